/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-overview: how a class does, as a table
 *
 * Shape: the heads stay while the rows scroll; both are boxes of equal cells,
 *        so that they line up. A cell tells screen readers its row and its
 *        column.
 */
#include "tengen-pupil-overview.h"

#include "tengen-pupil-picture.h"
#include "tengen-pupil-ui.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define NAME_WIDTH 190
#define CELL_WIDTH 92
/* Beside what stands over a column. */
#define SIDE 4
/* Where the first column has long texts the others are few. */
#define WIDE_CELL_WIDTH 190
#define PICTURE_SIZE 32

struct _TengenPupilOverview
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkToggleButton *lessons;
  GtkToggleButton *practice;
  GtkToggleButton *stumbles;
  GtkCheckButton *numbered;
  GtkLabel *said;
  GtkWidget *copy;
  GtkWidget *save;
  GtkWidget *print;
  GtkWidget *table;
  GtkBox *heads;
  GtkListBox *rows;

  /* Owned; NULL before anything is shown */
  TengenLessonOverview *overview;
  TengenExerciseTable *exercises;
  TengenClassSheet *sheet;
};

G_DEFINE_FINAL_TYPE (TengenPupilOverview,
                     tengen_pupil_overview,
                     GTK_TYPE_WIDGET)

static TengenClassSheetKind
get_kind (TengenPupilOverview *self)
{
  if (gtk_toggle_button_get_active (self->practice))
    return TENGEN_CLASS_SHEET_PRACTICE;
  return gtk_toggle_button_get_active (self->stumbles)
             ? TENGEN_CLASS_SHEET_STUMBLES
             : TENGEN_CLASS_SHEET_LESSONS;
}

static gboolean
is_wide (TengenPupilOverview *self)
{
  return get_kind (self) == TENGEN_CLASS_SHEET_STUMBLES;
}

static TengenClassSheet *
make_sheet (TengenPupilOverview *self, TengenClassSheetFlags flags)
{
  if (gtk_check_button_get_active (self->numbered))
    flags |= TENGEN_CLASS_SHEET_NUMBERED;
  return tengen_class_sheet_new (
      get_kind (self), self->overview, self->exercises, flags);
}

/* --- Cells --- */

/* The box of what stands behind the name, which stands before it in @line. */
static GtkWidget *
add_cells (TengenPupilOverview *self, GtkWidget *line, GtkWidget *name)
{
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (name, NAME_WIDTH, -1);
  gtk_widget_set_hexpand (name, is_wide (self));
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  gtk_widget_set_hexpand (cells, !is_wide (self));
  gtk_box_append (GTK_BOX (line), cells);
  return cells;
}

static GtkWidget *
add_cell (TengenPupilOverview *self, GtkWidget *cells, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_margin_start (label, SIDE);
  gtk_widget_set_margin_end (label, SIDE);
  gtk_widget_set_size_request (
      label, (is_wide (self) ? WIDE_CELL_WIDTH : CELL_WIDTH) - 2 * SIDE, -1);
  gtk_box_append (GTK_BOX (cells), label);
  return label;
}

static void
fill_cell (TengenPupilOverview *self, GtkWidget *cells, guint row, guint column)
{
  const char *text = tengen_class_sheet_get_text (self->sheet, row, column);
  g_autofree char *said = tengen_class_sheet_say (self->sheet, row, column);
  GtkWidget *cell = add_cell (self, cells, text);

  if (g_str_equal (text, "–"))
    gtk_widget_add_css_class (cell, "dim");
  if (g_str_has_prefix (text, "★"))
    gtk_widget_add_css_class (cell, "pupil-stars");
  gtk_widget_set_tooltip_text (cell, said);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static GtkWidget *
make_name (TengenPupilOverview *self, guint row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  const char *text = tengen_class_sheet_get_text (self->sheet, row, 0);
  GtkWidget *label = gtk_label_new (text);
  int picture = tengen_class_sheet_get_picture (self->sheet, row);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* the name takes the room there is, never more */
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (label, text);
  if (picture >= 0)
    gtk_box_append (GTK_BOX (box),
                    tengen_pupil_picture_new ((guint) picture, PICTURE_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (label, "pupil-row-name");
  return box;
}

static GtkWidget *
make_row (TengenPupilOverview *self, guint row)
{
  GtkWidget *widget = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *cells = add_cells (self, line, make_name (self, row));
  guint n = tengen_class_sheet_get_n_columns (self->sheet);

  for (guint column = 1; column < n; column++)
    fill_cell (self, cells, row, column);
  if (tengen_class_sheet_has_total (self->sheet) &&
      row + 1 == tengen_class_sheet_get_n_rows (self->sheet))
    gtk_widget_add_css_class (widget, "pupil-total");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), FALSE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      tengen_class_sheet_get_text (self->sheet, row, 0),
      -1);
  return widget;
}

static void
make_heads (TengenPupilOverview *self)
{
  GtkWidget *name =
      gtk_label_new (tengen_class_sheet_get_head (self->sheet, 0));
  GtkWidget *cells;
  guint n = tengen_class_sheet_get_n_columns (self->sheet);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_valign (name, GTK_ALIGN_END);
  cells = add_cells (self, GTK_WIDGET (self->heads), name);
  for (guint column = 1; column < n; column++)
    {
      GtkWidget *head = add_cell (
          self, cells, tengen_class_sheet_get_head (self->sheet, column));

      gtk_label_set_wrap (GTK_LABEL (head), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (head), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (head), 7);
      gtk_widget_set_valign (head, GTK_ALIGN_END);
    }
}

static void
clear (TengenPupilOverview *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->heads))) !=
         NULL)
    gtk_box_remove (self->heads, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, child);
}

/* --- What is shown --- */

static gboolean
has_cells (TengenPupilOverview *self)
{
  return tengen_class_sheet_get_n_rows (self->sheet) > 0;
}

static void
update (TengenPupilOverview *self)
{
  gboolean has_people;

  if (self->overview == NULL)
    return;
  has_people = tengen_lesson_overview_get_n_rows (self->overview) > 0;
  tengen_class_sheet_unref (self->sheet);
  self->sheet = make_sheet (self, 0);
  clear (self);
  make_heads (self);
  for (guint row = 0; row < tengen_class_sheet_get_n_rows (self->sheet); row++)
    gtk_list_box_append (self->rows, make_row (self, row));
  gtk_label_set_label (
      self->said,
      has_people ? tengen_class_sheet_explain (self->sheet)
                 : _ ("Nobody is on the list yet. Each person gets a nickname "
                      "and a picture under “People”."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tengen_class_sheet_get_title (self->sheet),
                                  -1);
  gtk_widget_set_visible (self->table, has_cells (self));
  gtk_widget_set_sensitive (self->copy, has_cells (self));
  gtk_widget_set_sensitive (self->save, has_cells (self));
  gtk_widget_set_sensitive (self->print, has_cells (self));
}

/* Of the buttons of a group the one that is left tells it, too. */
static void
toggled_cb (TengenPupilOverview *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    update (self);
}

static void
numbered_cb (TengenPupilOverview *self)
{
  update (self);
}

/* --- The object --- */

static void
tengen_pupil_overview_finalize (GObject *object)
{
  TengenPupilOverview *self = TENGEN_PUPIL_OVERVIEW (object);

  tengen_class_sheet_unref (self->sheet);
  tengen_lesson_overview_free (self->overview);
  tengen_exercise_table_free (self->exercises);
  G_OBJECT_CLASS (tengen_pupil_overview_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_pupil_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-pupil-overview.ui");
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, content);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, lessons);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, practice);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, stumbles);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, numbered);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, said);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, copy);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, save);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, print);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, table);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, heads);
  gtk_widget_class_bind_template_child (klass, TengenPupilOverview, rows);
  gtk_widget_class_bind_template_callback (klass, toggled_cb);
  gtk_widget_class_bind_template_callback (klass, numbered_cb);
}

static void
tengen_pupil_overview_class_init (TengenPupilOverviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_pupil_overview_finalize;
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_pupil_overview_init (TengenPupilOverview *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/lesson/tengen-pupil.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_pupil_overview_new (void)
{
  return g_object_new (TENGEN_TYPE_PUPIL_OVERVIEW, NULL);
}

void
tengen_pupil_overview_show (TengenPupilOverview *self,
                            TengenLessonOverview *overview,
                            TengenExerciseTable *exercises)
{
  g_return_if_fail (TENGEN_IS_PUPIL_OVERVIEW (self));
  g_return_if_fail (overview != NULL && exercises != NULL);

  tengen_lesson_overview_free (self->overview);
  tengen_exercise_table_free (self->exercises);
  self->overview = overview;
  self->exercises = exercises;
  update (self);
  gtk_widget_child_focus (has_cells (self) ? GTK_WIDGET (self->rows)
                                           : self->content,
                          GTK_DIR_TAB_FORWARD);
}

TengenClassSheet *
tengen_pupil_overview_make_sheet (TengenPupilOverview *self,
                                  TengenClassSheetFlags flags)
{
  g_return_val_if_fail (TENGEN_IS_PUPIL_OVERVIEW (self), NULL);
  g_return_val_if_fail (self->overview != NULL, NULL);

  return make_sheet (self, flags);
}
