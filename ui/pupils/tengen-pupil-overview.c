/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pupil-overview: how much of each lesson each pupil has done
 *
 * Shape: the heads stay while the rows scroll; both are boxes of equal cells,
 *        so that they line up. A cell tells screen readers its pupil and its
 *        lesson.
 */
#include "tengen-pupil-overview.h"

#include "tengen-lesson-shelf.h"
#include "tengen-pupil-picture.h"
#include "tengen-pupil-ui.h"
#include "tengen-style.h"
#include "tengen-widget.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

#define NAME_WIDTH 190
#define CELL_WIDTH 92
#define PICTURE_SIZE 32

struct _TengenPupilOverview
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkLabel *said;
  GtkWidget *copy;
  GtkWidget *save;
  GtkWidget *table;
  GtkBox *heads;
  GtkListBox *rows;

  TengenLessonOverview *overview;
};

G_DEFINE_FINAL_TYPE (TengenPupilOverview,
                     tengen_pupil_overview,
                     GTK_TYPE_WIDGET)

static char *
write_title (const TengenLesson *lesson)
{
  return tengen_lesson_text_get_plain (tengen_lesson_words_get (
      lesson->title, tengen_lesson_shelf_get_language (lesson)));
}

/* --- Cells --- */

/* The box of the lessons; the name stands before it in @line. */
static GtkWidget *
add_cells (GtkWidget *line, GtkWidget *name)
{
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (name, NAME_WIDTH, -1);
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_set_homogeneous (GTK_BOX (cells), TRUE);
  gtk_widget_set_hexpand (cells, TRUE);
  gtk_box_append (GTK_BOX (line), cells);
  return cells;
}

static GtkWidget *
add_cell (GtkWidget *cells, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_size_request (label, CELL_WIDTH, -1);
  gtk_box_append (GTK_BOX (cells), label);
  return label;
}

/* Three stars for a lesson that is done, else how many steps. */
static char *
write_cell (const TengenLessonSum *sum)
{
  GString *stars;

  if (sum->n_done == 0)
    return g_strdup ("–");
  if (sum->n_done < sum->n_steps)
    return g_strdup_printf ("%u / %u", sum->n_done, sum->n_steps);
  stars = g_string_new (NULL);
  for (guint i = 0; i < TENGEN_LESSON_STARS; i++)
    g_string_append (stars, i < sum->stars ? "★" : "☆");
  return g_string_free (stars, FALSE);
}

static char *
say_cell (const TengenLessonSum *sum)
{
  if (sum->n_done < sum->n_steps)
    return g_strdup_printf (
        _ ("%u of %u steps done"), sum->n_done, sum->n_steps);
  return tengen_words_lesson_stars (sum->stars);
}

static void
fill_cell (TengenPupilOverview *self, GtkWidget *cells, guint row, guint column)
{
  const TengenLessonSum *sum =
      tengen_lesson_overview_get_sum (self->overview, row, column);
  g_autofree char *text = write_cell (sum);
  g_autofree char *said = say_cell (sum);
  g_autofree char *title =
      write_title (tengen_lesson_overview_get_lesson (self->overview, column));
  g_autofree char *name =
      g_strdup_printf ("%s, %s, %s",
                       tengen_lesson_overview_get_name (self->overview, row),
                       title,
                       said);
  GtkWidget *cell = add_cell (cells, text);

  if (sum->n_done == 0)
    gtk_widget_add_css_class (cell, "dim");
  if (sum->n_done == sum->n_steps)
    gtk_widget_add_css_class (cell, "pupil-stars");
  gtk_widget_set_tooltip_text (cell, name);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
make_name (TengenPupilOverview *self, guint row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label =
      gtk_label_new (tengen_lesson_overview_get_name (self->overview, row));
  guint picture = tengen_lesson_overview_get_picture (self->overview, row);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* the name takes the room there is, never more */
  gtk_label_set_width_chars (GTK_LABEL (label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box),
                  tengen_pupil_picture_new (picture, PICTURE_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_hexpand (box, FALSE);
  gtk_widget_add_css_class (label, "pupil-row-name");
  return box;
}

static GtkWidget *
make_row (TengenPupilOverview *self, guint row)
{
  GtkWidget *widget = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *cells = add_cells (line, make_name (self, row));
  guint n = tengen_lesson_overview_get_n_columns (self->overview);

  for (guint column = 0; column < n; column++)
    fill_cell (self, cells, row, column);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), FALSE);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (widget),
      GTK_ACCESSIBLE_PROPERTY_LABEL,
      tengen_lesson_overview_get_name (self->overview, row),
      -1);
  return widget;
}

static void
make_heads (TengenPupilOverview *self)
{
  GtkWidget *name = gtk_label_new (_ ("Nickname"));
  GtkWidget *cells;
  guint n = tengen_lesson_overview_get_n_columns (self->overview);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_valign (name, GTK_ALIGN_END);
  cells = add_cells (GTK_WIDGET (self->heads), name);
  for (guint column = 0; column < n; column++)
    {
      g_autofree char *title = write_title (
          tengen_lesson_overview_get_lesson (self->overview, column));
      GtkWidget *head = add_cell (cells, title);

      gtk_label_set_wrap (GTK_LABEL (head), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (head), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (head), GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (GTK_LABEL (head), 8);
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

/* --- The object --- */

static void
tengen_pupil_overview_finalize (GObject *object)
{
  tengen_lesson_overview_free (TENGEN_PUPIL_OVERVIEW (object)->overview);
  G_OBJECT_CLASS (tengen_pupil_overview_parent_class)->finalize (object);
}

static void
tengen_pupil_overview_class_init (TengenPupilOverviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_pupil_overview_finalize;
  tengen_pupil_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/lesson/tengen-pupil-overview.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, content);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, said);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, copy);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, save);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, table);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, heads);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPupilOverview, rows);
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
                            TengenLessonOverview *overview)
{
  guint n;

  g_return_if_fail (TENGEN_IS_PUPIL_OVERVIEW (self));
  g_return_if_fail (overview != NULL);

  tengen_lesson_overview_free (self->overview);
  self->overview = overview;
  n = tengen_lesson_overview_get_n_rows (overview);
  clear (self);
  make_heads (self);
  for (guint row = 0; row < n; row++)
    gtk_list_box_append (self->rows, make_row (self, row));
  gtk_label_set_label (
      self->said,
      n > 0 ? _ ("★ all steps done, 3 / 14 so many steps done")
            : _ ("Nobody is on the list yet. Each person gets a nickname and "
                 "a picture under “People”."));
  gtk_widget_set_visible (self->table, n > 0);
  gtk_widget_set_sensitive (self->copy, n > 0);
  gtk_widget_set_sensitive (self->save, n > 0);
  gtk_widget_child_focus (n > 0 ? GTK_WIDGET (self->rows) : self->content,
                          GTK_DIR_TAB_FORWARD);
}

char *
tengen_pupil_overview_write (TengenPupilOverview *self, char separator)
{
  g_autoptr (GPtrArray) heads = NULL;
  guint n;

  g_return_val_if_fail (TENGEN_IS_PUPIL_OVERVIEW (self), NULL);
  g_return_val_if_fail (self->overview != NULL, NULL);

  heads = g_ptr_array_new_with_free_func (g_free);
  n = tengen_lesson_overview_get_n_columns (self->overview);
  g_ptr_array_add (heads, g_strdup (_ ("Nickname")));
  for (guint column = 0; column < n; column++)
    {
      const TengenLesson *lesson =
          tengen_lesson_overview_get_lesson (self->overview, column);
      g_autofree char *title = write_title (lesson);

      g_ptr_array_add (
          heads,
          /* TRANSLATORS: the title of a lesson, and how many steps it has */
          g_strdup_printf (
              _ ("%s: of %u steps done"), title, lesson->steps->len));
      /* TRANSLATORS: the title of a lesson */
      g_ptr_array_add (heads, g_strdup_printf (_ ("%s: stars"), title));
    }
  g_ptr_array_add (heads, NULL);
  return tengen_lesson_overview_write (
      self->overview, (const char *const *) heads->pdata, separator);
}
