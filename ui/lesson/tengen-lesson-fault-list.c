/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-fault-list: what is wrong with a lesson file, beside its board
 */
#include "tengen-lesson-fault-list.h"

#include "tengen-announce.h"
#include "tengen-label.h"
#include "tengen-lesson-list-ui.h"
#include "tengen-style.h"
#include "tengen-words-lesson.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenLessonFaultList
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *hint;
  GtkListBox *rows;

  /* Owned */
  TengenLessonFile *file;
  GSignalGroup *file_signals;
};

G_DEFINE_FINAL_TYPE (TengenLessonFaultList,
                     tengen_lesson_fault_list,
                     GTK_TYPE_WIDGET)

/* --- Texts --- */

char *
tengen_lesson_fault_list_say (TengenLessonFile *file)
{
  const char *said = NULL;
  const char *twin = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (file), NULL);

  said = tengen_lesson_file_get_said (file);
  twin = tengen_lesson_file_get_twin (file);
  if (said != NULL)
    return g_strdup (said);
  if (twin == NULL)
    return NULL;
  return g_strdup_printf (
      /* TRANSLATORS: the name of another file; id is an attribute in the XML */
      _ ("“%s” has a lesson of the same id. Give this one another id."),
      twin);
}

guint
tengen_lesson_fault_list_count (TengenLessonFile *file)
{
  const GPtrArray *faults = NULL;
  guint n = 0;

  g_return_val_if_fail (TENGEN_IS_LESSON_FILE (file), 0);

  faults = tengen_lesson_file_get_faults (file);
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);

      n += fault->is_remark ? 0 : 1;
    }
  if (tengen_lesson_file_get_said (file) != NULL ||
      tengen_lesson_file_get_twin (file) != NULL)
    n++;
  return n;
}

static char *
say_place (const TengenLessonFault *fault)
{
  if (fault->line == 0)
    return g_strdup (_ ("The whole file"));
  /* TRANSLATORS: number of a line in a file */
  return g_strdup_printf (_ ("Line %d"), fault->line);
}

char *
tengen_lesson_fault_list_get_text (TengenLessonFaultList *self)
{
  const GPtrArray *faults = NULL;
  const char *name = NULL;
  g_autofree char *said = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (TENGEN_IS_LESSON_FAULT_LIST (self), NULL);

  if (self->file == NULL)
    return g_string_free (text, FALSE);
  name = tengen_lesson_file_get_name (self->file);
  said = tengen_lesson_fault_list_say (self->file);
  faults = tengen_lesson_file_get_faults (self->file);
  if (said != NULL)
    g_string_append_printf (text, "%s: %s\n", name, said);
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    {
      g_autofree char *line =
          tengen_words_lesson_fault_line (g_ptr_array_index (faults, i), name);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

/* --- Rows --- */

/* A text can be marked with the pointer; keys go from row to row. */
static void
add_row (TengenLessonFaultList *self,
         const char *place,
         const char *said,
         gboolean is_remark)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *text = tengen_label_new (said, "fault-text");
  g_autofree char *name = g_strdup_printf ("%s: %s", place, said);

  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  gtk_box_append (
      GTK_BOX (box),
      tengen_label_new (place, is_remark ? "remark-line" : "fault-line"));
  gtk_box_append (GTK_BOX (box), text);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_list_box_append (self->rows, row);
}

static void
add_head (TengenLessonFaultList *self, const char *text)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              tengen_label_new (text, "fault-head"));
  gtk_list_box_append (self->rows, row);
}

static guint
add_faults (TengenLessonFaultList *self, gboolean remarks)
{
  const GPtrArray *faults = tengen_lesson_file_get_faults (self->file);
  guint n = 0;

  for (guint i = 0; faults != NULL && i < faults->len; i++)
    {
      const TengenLessonFault *fault = g_ptr_array_index (faults, i);
      g_autofree char *place = say_place (fault);
      g_autofree char *said = tengen_words_lesson_fault (fault);

      if (fault->is_remark != remarks)
        continue;
      if (remarks && n == 0)
        add_head (self, _ ("Remarks (no errors)"));
      add_row (self, place, said, remarks);
      n++;
    }
  return n;
}

/* Returns: how many rows can be stepped through */
static guint
fill (TengenLessonFaultList *self)
{
  g_autofree char *said = tengen_lesson_fault_list_say (self->file);
  GtkListBoxRow *row = NULL;
  guint n = said != NULL ? 1 : 0;

  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  if (said != NULL)
    add_row (self, _ ("The whole file"), said, FALSE);
  n += add_faults (self, FALSE);
  return n + add_faults (self, TRUE);
}

static char *
make_title (TengenLessonFile *file, guint n)
{
  const char *name = tengen_lesson_file_get_name (file);

  if (tengen_lesson_file_get_said (file) != NULL)
    /* TRANSLATORS: name of a file */
    return g_strdup_printf (_ ("“%s” cannot be read"), name);
  return g_strdup_printf (
      /* TRANSLATORS: name of a file, how many errors are in it */
      tengen_words_plural ("“%s”: %u error", "“%s”: %u errors", n),
      name,
      n);
}

static const char *
get_hint (TengenLessonFile *file)
{
  if (tengen_lesson_file_get_lesson (file) != NULL)
    return _ ("The lesson stays as it was. Mend the file and save it: it is "
              "read again by itself.");
  return _ ("Mend the file and save it: it is read again by itself and becomes "
            "a lesson.");
}

static void
say_title (TengenLessonFaultList *self, guint n)
{
  g_autofree char *title = make_title (self->file, n);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hint, get_hint (self->file));
  tengen_announce (GTK_WIDGET (self->title), title);
}

static void
enable_steps (TengenLessonFaultList *self, gboolean on)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "faults.next", on);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "faults.previous", on);
}

static void
update (TengenLessonFaultList *self)
{
  guint n =
      self->file != NULL ? tengen_lesson_fault_list_count (self->file) : 0;

  gtk_widget_set_visible (self->content, n > 0);
  if (n == 0)
    return;
  enable_steps (self, fill (self) > 1);
  say_title (self, n);
}

/* --- Going through them --- */

/* Gives the row behind or before one, headings left out. */
static GtkListBoxRow *
find_row (TengenLessonFaultList *self, GtkListBoxRow *from, int by)
{
  GtkListBoxRow *row = from;
  int index = from != NULL ? gtk_list_box_row_get_index (from) : -1;
  int last = -1;

  while (gtk_list_box_get_row_at_index (self->rows, last + 1) != NULL)
    last++;
  if (last < 0)
    return NULL;
  if (from == NULL && by < 0)
    index = 0;
  do
    {
      index = (index + by + last + 1) % (last + 1);
      row = gtk_list_box_get_row_at_index (self->rows, index);
    }
  while (!gtk_list_box_row_get_selectable (row));
  return row;
}

void
tengen_lesson_fault_list_step (TengenLessonFaultList *self, int by)
{
  GtkListBoxRow *row = NULL;

  g_return_if_fail (TENGEN_IS_LESSON_FAULT_LIST (self));
  g_return_if_fail (by == 1 || by == -1);

  row = find_row (self, gtk_list_box_get_selected_row (self->rows), by);
  if (row == NULL)
    return;
  gtk_list_box_select_row (self->rows, row);
  /* what has the focus is scrolled to, and read out */
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_lesson_fault_list_step (TENGEN_LESSON_FAULT_LIST (widget), 1);
}

static void
previous_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_lesson_fault_list_step (TENGEN_LESSON_FAULT_LIST (widget), -1);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenLessonFaultList *self = TENGEN_LESSON_FAULT_LIST (widget);
  g_autofree char *text = tengen_lesson_fault_list_get_text (self);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* --- The widget --- */

static void
tengen_lesson_fault_list_dispose (GObject *object)
{
  TengenLessonFaultList *self = TENGEN_LESSON_FAULT_LIST (object);

  g_clear_object (&self->file_signals);
  g_clear_object (&self->file);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_lesson_fault_list_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_lesson_list_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/lesson/tengen-lesson-fault-list.ui");
  gtk_widget_class_bind_template_child (klass, TengenLessonFaultList, content);
  gtk_widget_class_bind_template_child (klass, TengenLessonFaultList, title);
  gtk_widget_class_bind_template_child (klass, TengenLessonFaultList, hint);
  gtk_widget_class_bind_template_child (klass, TengenLessonFaultList, rows);
}

static void
tengen_lesson_fault_list_class_init (TengenLessonFaultListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_lesson_fault_list_dispose;
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson-faults");
  /* TengenLessonFaultList|faults.next: goes to the next row */
  gtk_widget_class_install_action (
      widget_class, "faults.next", NULL, next_action);
  /* TengenLessonFaultList|faults.previous: goes to the row before */
  gtk_widget_class_install_action (
      widget_class, "faults.previous", NULL, previous_action);
  /* TengenLessonFaultList|faults.copy: copies all */
  gtk_widget_class_install_action (
      widget_class, "faults.copy", NULL, copy_action);
}

static void
tengen_lesson_fault_list_init (TengenLessonFaultList *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/lesson/tengen-lesson-own.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  self->file_signals = g_signal_group_new (TENGEN_TYPE_LESSON_FILE);
  g_signal_group_connect_swapped (
      self->file_signals, "changed", G_CALLBACK (update), self);
}

void
tengen_lesson_fault_list_set_file (TengenLessonFaultList *self,
                                   TengenLessonFile *file)
{
  g_return_if_fail (TENGEN_IS_LESSON_FAULT_LIST (self));
  g_return_if_fail (file == NULL || TENGEN_IS_LESSON_FILE (file));

  if (!g_set_object (&self->file, file))
    return;
  g_signal_group_set_target (self->file_signals, file);
  update (self);
}
