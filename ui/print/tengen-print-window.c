/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-print-window: what is printed for a class, with a preview
 *
 * Shape: after a change a worker makes the pages anew; those from before are
 *        seen until then. What is saved is made by another worker from what is
 *        chosen at that moment. Work that takes long shows how far it is.
 */
#include "tengen-print-window.h"

#include "tengen-announce.h"
#include "tengen-file-picker.h"
#include "tengen-help.h"
#include "tengen-print-job.h"
#include "tengen-print-page.h"
#include "tengen-print-ui.h"
#include "tengen-save-error.h"
#include "tengen-style.h"
#include "tengen-widget.h"
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
  GtkWidget *work;
  GtkLabel *work_label;
  GtkProgressBar *progress;
  GtkLabel *told;

  /* Owned */
  TengenPaper *paper;
  guint index;
  guint idle;
  /* (nullable): pages that are being made, a file that is being written */
  TengenPrintWork *making;
  TengenPrintWork *saving;
  guint tick;
  guint n_ticks;
};

/* How often the progress of a work is polled, and after how many polls it is
 * shown. */
#define TICK_MS 100
#define TICKS_BEFORE_SHOWN 4

G_DEFINE_FINAL_TYPE (TengenPrintWindow, tengen_print_window, GTK_TYPE_WINDOW)

/**
 * Work:
 * @window: the window that wants it
 * @work: (not owned): which one it is
 * @shown: (nullable): name of its file
 *
 * What is asked of a worker.
 */
typedef struct
{
  TengenPrintWindow *window;
  TengenPrintWork *work;
  char *shown;
} Work;

static Work *
new_work (TengenPrintWindow *self, TengenPrintWork *work)
{
  Work *asked = g_new0 (Work, 1);

  asked->window = g_object_ref (self);
  asked->work = work;
  return asked;
}

static void
free_work (Work *work)
{
  g_object_unref (work->window);
  g_free (work->shown);
  g_free (work);
}

static void
tell (TengenPrintWindow *self, const char *text)
{
  if (self->told == NULL)
    return;
  gtk_label_set_label (self->told, text);
  tengen_announce (GTK_WIDGET (self->told), text);
}

/* --- Long work --- */

static gboolean
tick_cb (gpointer data)
{
  TengenPrintWindow *self = data;
  TengenPrintWork *work = self->saving != NULL ? self->saving : self->making;
  gboolean is_long = work != NULL && ++self->n_ticks >= TICKS_BEFORE_SHOWN;

  if (is_long)
    {
      gtk_label_set_label (self->work_label,
                           self->saving != NULL ? _ ("Saving…")
                                                : _ ("Making the pages…"));
      gtk_progress_bar_set_fraction (self->progress,
                                     tengen_print_work_get_done (work));
    }
  gtk_widget_set_visible (self->work, is_long);
  if (work != NULL)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Shows how far the work is if it takes long. */
static void
follow (TengenPrintWindow *self)
{
  if (self->tick != 0)
    return;
  self->n_ticks = 0;
  self->tick = g_timeout_add (TICK_MS, tick_cb, self);
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (widget);

  if (self->saving != NULL)
    tengen_print_work_cancel (self->saving);
  else if (self->making != NULL)
    tengen_print_work_cancel (self->making);
}

/* --- The pages --- */

static guint
count_pages (TengenPrintWindow *self)
{
  return self->paper != NULL ? tengen_paper_get_n_pages (self->paper) : 0;
}

static gboolean
is_making (TengenPrintWindow *self)
{
  return self->idle != 0 || self->making != NULL ||
         tengen_print_choices_is_reading (self->choices);
}

static void
enable_actions (TengenPrintWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean has_pages = self->paper != NULL && self->making == NULL;
  gboolean can_save = has_pages && self->saving == NULL;

  gtk_widget_action_set_enabled (widget, "print.print", has_pages);
  gtk_widget_action_set_enabled (widget, "print.save", can_save);
  gtk_widget_action_set_enabled (widget, "print.save-page", can_save);
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
                : g_strdup (is_making (self) ? "" : _ ("Nothing to print"));
  gtk_label_set_label (self->place, place);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "print.previous", self->index > 0);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "print.next", self->index + 1 < n);
  enable_actions (self);
}

static void
take_paper (TengenPrintWindow *self, TengenPaper *paper)
{
  tengen_print_page_show (self->page, NULL, 0);
  g_clear_pointer (&self->paper, tengen_paper_unref);
  self->paper = paper;
  show_page (self, self->index);
}

static void
tell_not_made (TengenPrintWindow *self, const GError *error)
{
  g_autoptr (GString) text = NULL;

  if (g_error_matches (error, TENGEN_PAPER_ERROR, TENGEN_PAPER_ERROR_FULL))
    {
      text = g_string_new (error->message);
      tengen_words_append (text,
                           _ ("Choose more moves for a figure, leave out "
                              "variations, or divide the file."));
      tell (self, text->str);
    }
  else if (error != NULL)
    tell (self, _ ("The pages were not made."));
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Work *work = data;
  TengenPrintWindow *self = work->window;
  g_autoptr (GError) error = NULL;
  TengenPaper *paper = tengen_print_work_make_finish (result, &error);

  if (self->making != work->work)
    tengen_paper_unref (paper);
  else
    {
      g_clear_pointer (&self->making, tengen_print_work_unref);
      take_paper (self, paper);
      tell_not_made (self, error);
    }
  free_work (work);
}

/* What was being made is not wanted any more. */
static void
drop_making (TengenPrintWindow *self)
{
  if (self->making != NULL)
    tengen_print_work_cancel (self->making);
  g_clear_pointer (&self->making, tengen_print_work_unref);
}

static void
make_paper (TengenPrintWindow *self)
{
  TengenPrintWish wish = tengen_print_choices_read (self->choices);

  drop_making (self);
  self->making = tengen_print_work_new (&wish);
  tengen_print_work_make_async (
      self->making, made_cb, new_work (self, self->making));
  follow (self);
  enable_actions (self);
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
  /* what was told is of what was chosen before */
  gtk_label_set_label (self->told, "");
  if (self->idle == 0)
    self->idle = g_idle_add (idle_cb, self);
}

/* --- Printing and saving --- */

static void
done_cb (GtkPrintOperation *operation,
         GtkPrintOperationResult result,
         TengenPrintWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    tell (self, _ ("The pages were given to the printer."));
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  why = error != NULL ? tengen_save_explain (error) : g_strdup ("");
  text = g_strdup_printf (_ ("Printing failed: %s"), why);
  tell (self, text);
}

/* The printer is served by the main loop, as the window is. */
static void
print_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (widget);
  TengenPrintWish wish = tengen_print_choices_read (self->choices);
  g_autofree char *name = tengen_print_wish_make_name (&wish, "pdf");
  g_autoptr (GtkPrintOperation) operation = NULL;

  if (self->paper == NULL)
    return;
  operation = tengen_print_job_new (self->paper, name);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  gtk_print_operation_run (operation,
                           GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (self),
                           NULL);
}

static char *
say_saved (const char *shown, const GError *error)
{
  g_autofree char *why = NULL;

  if (error == NULL)
    return g_strdup_printf (_ ("Saved as “%s”."), shown);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("Saving was stopped. What was there before is as it "
                        "was."));
  why = tengen_save_explain (error);
  return g_strdup_printf (_ ("“%s” could not be saved: %s"), shown, why);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Work *work = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  tengen_print_work_save_finish (result, &error);
  text = say_saved (work->shown, error);
  g_clear_pointer (&work->window->saving, tengen_print_work_unref);
  if (work->window->told != NULL)
    enable_actions (work->window);
  tell (work->window, text);
  free_work (work);
}

static void
picked_cb (GFile *file, gpointer data)
{
  Work *work = data;
  TengenPrintWindow *self = work->window;
  TengenPrintWish wish;
  g_autofree char *name = NULL;

  if (file == NULL || self->told == NULL || self->saving != NULL)
    {
      free_work (work);
      return;
    }
  wish = tengen_print_choices_read (self->choices);
  name = g_file_get_basename (file);
  work->shown = g_filename_display_name (name);
  self->saving = tengen_print_work_new (&wish);
  tengen_print_work_save_async (
      self->saving, file, self->index, saved_cb, work);
  follow (self);
  enable_actions (self);
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPrintWindow *self = TENGEN_PRINT_WINDOW (widget);
  gboolean is_page = g_str_equal (action, "print.save-page");
  TengenPrintWish wish = tengen_print_choices_read (self->choices);
  g_autofree char *name =
      tengen_print_wish_make_name (&wish, is_page ? "png" : "pdf");

  tengen_file_picker_save_in (
      GTK_WINDOW (self), NULL, name, picked_cb, new_work (self, NULL));
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
  g_clear_handle_id (&self->tick, g_source_remove);
  drop_making (self);
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
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, work);
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, work_label);
  gtk_widget_class_bind_template_child (klass, TengenPrintWindow, progress);
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
  /* TengenPrintWindow|print.save-page: saves the page as PNG or SVG */
  gtk_widget_class_install_action (klass, "print.save-page", NULL, save_action);
  /* TengenPrintWindow|print.cancel: stops what takes long */
  gtk_widget_class_install_action (klass, "print.cancel", NULL, cancel_action);
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
  tengen_help_add_button (GTK_WINDOW (self), "print");
  tengen_widget_forget_parent_on_close (GTK_WINDOW (self));
}

TengenPrintWindow *
tengen_print_window_new (GtkWindow *parent, TengenLessonShelf *shelf)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  TengenPrintWindow *self =
      g_object_new (TENGEN_TYPE_PRINT_WINDOW, "transient-for", parent, NULL);

  tengen_print_choices_set_shelf (self->choices, shelf);
  changed_cb (self);
  show_page (self, 0);
  return self;
}

gboolean
tengen_print_window_is_busy (TengenPrintWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_PRINT_WINDOW (self), FALSE);
  return is_making (self) || self->saving != NULL;
}

TengenPrintChoices *
tengen_print_window_get_choices (TengenPrintWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_PRINT_WINDOW (self), NULL);
  return self->choices;
}
