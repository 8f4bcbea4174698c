/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-window: what is printed for a class, with a preview
 *
 * Shape: the pages are made anew at the next idle moment after a change. What
 *        is printed or saved is made from what is chosen at that moment, and
 *        shared with nobody: a worker must not draw what the window draws.
 */
#include "tengen-print-window.h"

#include "tengen-announce.h"
#include "tengen-file-picker.h"
#include "tengen-print-job.h"
#include "tengen-print-page.h"
#include "tengen-print-ui.h"
#include "tengen-style.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define C_(context, text) tengen_words_context (context, text)

struct _TengenPrintWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  TengenPrintChoices *choices;
  TengenPrintPage *page;
  GtkLabel *place;
  GtkLabel *told;

  /* Owned */
  TengenPaper *paper;
  guint index;
  guint idle;
};

G_DEFINE_FINAL_TYPE (TengenPrintWindow, tengen_print_window, GTK_TYPE_WINDOW)

/* --- The pages --- */

static guint
count_pages (TengenPrintWindow *self)
{
  return self->paper != NULL ? tengen_paper_get_n_pages (self->paper) : 0;
}

static void
show_page (TengenPrintWindow *self, guint index)
{
  guint n = count_pages (self);
  g_autofree char *place = NULL;

  self->index = n > 0 ? MIN (index, n - 1) : 0;
  tengen_print_page_show (self->page, self->paper, self->index);
  /* TRANSLATORS: page 2 of 5 pages */
  place = n > 0 ? g_strdup_printf (C_ ("page", "%u of %u"), self->index + 1, n)
                : g_strdup ("");
  gtk_label_set_label (self->place, place);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "print.previous", self->index > 0);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "print.next", self->index + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.print", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.save", n > 0);
}

static void
make_paper (TengenPrintWindow *self)
{
  TengenPrintWish wish = tengen_print_choices_read (self->choices);

  g_clear_pointer (&self->paper, tengen_paper_unref);
  self->paper = tengen_print_wish_make (&wish);
  show_page (self, self->index);
}

static gboolean
idle_cb (gpointer data)
{
  TengenPrintWindow *self = data;

  self->idle = 0;
  make_paper (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (TengenPrintWindow *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (idle_cb, self);
}

/* --- Printing and saving --- */

static void
tell (TengenPrintWindow *self, const char *text)
{
  gtk_label_set_label (self->told, text);
  tengen_announce (GTK_WIDGET (self->told), text);
}

static void
done_cb (GtkPrintOperation *operation,
         GtkPrintOperationResult result,
         TengenPrintWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    tell (self, _ ("The pages were given to the printer."));
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  text = g_strdup_printf (_ ("Printing failed: %s"),
                          error != NULL ? error->message : "");
  tell (self, text);
}

static void
print_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (widget);
  TengenPrintWish wish = tengen_print_choices_read (self->choices);
  g_autofree char *name = tengen_print_wish_make_name (&wish);
  g_autoptr (TengenPaper) paper = tengen_print_wish_make (&wish);
  g_autoptr (GtkPrintOperation) operation = NULL;

  if (paper == NULL)
    return;
  operation = tengen_print_job_new (paper, name);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  gtk_print_operation_run (operation,
                           GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (self),
                           NULL);
}

typedef struct
{
  TengenPrintWindow *window;
  TengenPaper *paper;
  char *shown;
} Saving;

static void
free_saving (Saving *saving)
{
  g_object_unref (saving->window);
  tengen_paper_unref (saving->paper);
  g_free (saving->shown);
  g_free (saving);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (tengen_print_job_save_finish (result, &error))
    text = g_strdup_printf (_ ("Saved as “%s”."), saving->shown);
  else
    text = g_strdup_printf (
        _ ("“%s” could not be saved: %s"), saving->shown, error->message);
  if (saving->window->told != NULL)
    tell (saving->window, text);
  free_saving (saving);
}

static void
picked_cb (GFile *file, gpointer data)
{
  Saving *saving = data;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (file == NULL)
    {
      free_saving (saving);
      return;
    }
  saving->shown = g_filename_display_name (name);
  tengen_print_job_save_async (NULL, saving->paper, file, saved_cb, saving);
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (widget);
  TengenPrintWish wish = tengen_print_choices_read (self->choices);
  g_autofree char *name = tengen_print_wish_make_name (&wish);
  g_autoptr (TengenPaper) paper = tengen_print_wish_make (&wish);
  Saving *saving = NULL;

  if (paper == NULL)
    return;
  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (self);
  saving->paper = g_steal_pointer (&paper);
  tengen_file_picker_save_in (GTK_WINDOW (self), NULL, name, picked_cb, saving);
}

static void
turn_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (widget);

  if (g_str_equal (action, "print.next"))
    show_page (self, self->index + 1);
  else
    show_page (self, self->index - 1);
}

/* --- The window --- */

static void
tengen_print_window_dispose (GObject *object)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_PRINT_WINDOW);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->paper, tengen_paper_unref);
  G_OBJECT_CLASS (tengen_print_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_PRINT_CHOICES);
  g_type_ensure (TENGEN_TYPE_PRINT_PAGE);
  tengen_print_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/print/tengen-print-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, choices);
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, page);
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, place);
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, told);
  gtk_widget_class_bind_template_callback (klass, changed_cb);
}

static void
install_actions (GtkWidgetClass *klass)
{
  /* TengenPrintWindow|print.print: the desktop's print dialog */
  gtk_widget_class_install_action (klass, "print.print", NULL, print_action);
  /* TengenPrintWindow|print.save: saves all pages as PDF */
  gtk_widget_class_install_action (klass, "print.save", NULL, save_action);
  /* TengenPrintWindow|print.previous: the page before */
  gtk_widget_class_install_action (klass, "print.previous", NULL, turn_action);
  /* TengenPrintWindow|print.next: the next page */
  gtk_widget_class_install_action (klass, "print.next", NULL, turn_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_p, GDK_CONTROL_MASK, "print.print", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_s, GDK_CONTROL_MASK, "print.save", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Up, 0, "print.previous", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Page_Down, 0, "print.next", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_print_window_class_init (TengenPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_print_window_dispose;
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
tengen_print_window_init (TengenPrintWindow *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/print/tengen-print.css");
  gtk_widget_init_template (GTK_WIDGET (self));
}

TengenPrintWindow *
tengen_print_window_new (GtkWindow *parent, TengenLessonShelf *shelf)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  TengenPrintWindow *self =
      g_object_new (TENGEN_TYPE_PRINT_WINDOW, "transient-for", parent, NULL);

  tengen_print_choices_set_shelf (self->choices, shelf);
  make_paper (self);
  return self;
}

TengenPaper *
tengen_print_window_get_paper (TengenPrintWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_PRINT_WINDOW (self), NULL);
  return self->paper;
}

TengenPrintChoices *
tengen_print_window_get_choices (TengenPrintWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_PRINT_WINDOW (self), NULL);
  return self->choices;
}
