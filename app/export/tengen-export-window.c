/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export-window: a diagram for other programs, with a preview
 *
 * Shape: what is saved or copied is made in a worker from what is chosen at
 *        that moment, whole, before a file is touched.
 */
#include "tengen-export-window.h"

#include "tengen-announce.h"
#include "tengen-export-preview.h"
#include "tengen-export.h"
#include "tengen-file-picker.h"
#include "tengen-files.h"
#include "tengen-help.h"
#include "tengen-shortcuts.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* How often progress is looked at, in milliseconds. */
#define LOOK_MS 100

struct _TengenExportWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  TengenExportChoices *choices;
  TengenExportPreview *preview;
  GtkRevealer *work;
  GtkProgressBar *progress;
  GtkLabel *told;

  /* Owned */
  GFile *folder;
  char *name;
  GTask *job;                /* what is saved or copied */
  GCancellable *cancellable; /* stops it */
  guint looking;             /* at its progress */
};

G_DEFINE_FINAL_TYPE (TengenExportWindow, tengen_export_window, GTK_TYPE_WINDOW)

/* What a job is for: a file, or the clipboard. A window that is closed goes
 * away, which stops its job. */
typedef struct
{
  TengenExportWindow *window; /* weak */
  GFile *file;
  TengenPaintExportFormat format;
} Purpose;

static void
purpose_free (Purpose *self)
{
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->file);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Purpose, purpose_free)

static Purpose *
purpose_new (TengenExportWindow *window,
             GFile *file,
             TengenPaintExportFormat format)
{
  Purpose *self = g_new0 (Purpose, 1);

  g_set_weak_pointer (&self->window, window);
  g_set_object (&self->file, file);
  self->format = format;
  return self;
}

static void
tell (TengenExportWindow *self, const char *text)
{
  gtk_label_set_label (self->told, text);
  tengen_announce (GTK_WIDGET (self->told), text);
}

static void
update_actions (TengenExportWindow *self, gboolean possible)
{
  gboolean is_free = self->job == NULL;

  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "export.save", possible && is_free);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "export.copy", possible && is_free);
  gtk_widget_set_sensitive (GTK_WIDGET (self->choices), is_free);
  gtk_revealer_set_reveal_child (self->work, !is_free);
}

/* Of a moving picture the last board is shown. */
static void
show (TengenExportWindow *self)
{
  TengenExportWish wish;
  g_autofree char *fault = tengen_export_choices_read (self->choices, &wish);

  update_actions (self, fault == NULL);
  if (fault != NULL)
    tengen_export_preview_show_fault (self->preview, &wish.export, fault);
  else
    tengen_export_preview_show (
        self->preview,
        &wish.export,
        tengen_export_choices_list_last (self->choices, &wish),
        tengen_export_choices_count (self->choices, &wish));
}

static void
changed_cb (TengenExportWindow *self)
{
  tell (self, "");
  show (self);
}

static void
failed_cb (TengenExportWindow *self, const char *message)
{
  tell (self, message);
}

/* --- Jobs --- */

static gboolean
look_cb (gpointer data)
{
  TengenExportWindow *self = data;

  gtk_progress_bar_set_fraction (self->progress,
                                 tengen_export_get_progress (self->job));
  return G_SOURCE_CONTINUE;
}

static void
drop_job (TengenExportWindow *self)
{
  g_clear_object (&self->job);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->looking, g_source_remove);
}

/* The window, free for another job, or NULL if it is gone. */
static TengenExportWindow *
end_job (const Purpose *purpose)
{
  if (purpose->window == NULL)
    return NULL;
  drop_job (purpose->window);
  update_actions (purpose->window, TRUE);
  return purpose->window;
}

static void
tell_error (TengenExportWindow *self, const GError *error)
{
  g_autofree char *text = NULL;

  if (g_error_matches (error,
                       TENGEN_PAINT_EXPORT_ERROR,
                       TENGEN_PAINT_EXPORT_ERROR_STOPPED) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    text = g_strdup (_ ("Stopped. Nothing was saved."));
  else
    text = g_strdup_printf (_ ("Not saved. %s"), error->message);
  tell (self, text);
}

static void
begin_job (TengenExportWindow *self, GAsyncReadyCallback made_cb, GFile *file)
{
  TengenExportWish wish;
  g_autofree char *fault = tengen_export_choices_read (self->choices, &wish);
  Purpose *purpose;

  if (fault != NULL || self->job != NULL)
    return;
  tell (self, "");
  purpose = purpose_new (self, file, wish.export.format);
  self->cancellable = g_cancellable_new ();
  self->job =
      tengen_export_start (tengen_export_choices_list (self->choices, &wish),
                           &wish.export,
                           self->cancellable,
                           made_cb,
                           purpose);
  gtk_progress_bar_set_fraction (self->progress, 0);
  self->looking = g_timeout_add (LOOK_MS, look_cb, self);
  update_actions (self, TRUE);
}

/* --- Saving --- */

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Purpose) purpose = data;
  g_autoptr (GError) error = NULL;
  gboolean saved = tengen_files_write_finish (result, NULL, &error);
  g_autofree char *base = g_file_get_basename (purpose->file);
  g_autofree char *name = g_filename_display_name (base);
  g_autofree char *text = NULL;
  TengenExportWindow *self = end_job (purpose);

  if (self == NULL)
    return;
  if (!saved)
    {
      tell_error (self, error);
      return;
    }
  text = g_strdup_printf (_ ("Saved as “%s”."), name);
  tell (self, text);
}

/* A stopped job gives no bytes, also when it was stopped at the very end. */
static void
made_file_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Purpose) purpose = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tengen_export_finish (result, &error);
  GFile *file = purpose->file;
  TengenExportWindow *self;

  if (bytes != NULL)
    {
      tengen_files_write_async (file,
                                bytes,
                                NULL,
                                TENGEN_FILES_WRITE_PLAIN,
                                written_cb,
                                g_steal_pointer (&purpose));
      return;
    }
  self = end_job (purpose);
  if (self != NULL)
    tell_error (self, error);
}

void
tengen_export_window_save (TengenExportWindow *self, GFile *file)
{
  TengenExportWish wish;
  TengenPaintExportFormat named;
  g_autofree char *fault = NULL;
  g_autofree char *base = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (TENGEN_IS_EXPORT_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  fault = tengen_export_choices_read (self->choices, &wish);
  base = g_file_get_basename (file);
  if (!tengen_paint_export_find (base, &named) || named == wish.export.format)
    {
      begin_job (self, made_file_cb, file);
      return;
    }
  text = g_strdup_printf (
      _ ("Not saved. The name ends in “%s”, but what is chosen is “%s”."),
      tengen_paint_export_get_ending (named),
      tengen_paint_export_get_ending (wish.export.format));
  tell (self, text);
}

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenExportWindow) self = data;

  if (file != NULL && self->told != NULL)
    tengen_export_window_save (self, file);
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenExportWindow *self = TENGEN_EXPORT_WINDOW (widget);
  TengenExportWish wish;
  g_autofree char *fault = tengen_export_choices_read (self->choices, &wish);
  g_autofree char *name = g_strconcat (
      self->name, tengen_paint_export_get_ending (wish.export.format), NULL);

  if (fault == NULL)
    tengen_file_picker_save_in (
        GTK_WINDOW (self), self->folder, name, picked_cb, g_object_ref (self));
}

/* --- The clipboard --- */

/* Programs that do not know a drawing or a moving picture get the preview. */
static GdkContentProvider *
make_provider (TengenExportWindow *self,
               TengenPaintExportFormat format,
               GBytes *bytes)
{
  GdkTexture *shown = tengen_export_preview_get_texture (self->preview);
  g_autoptr (GdkTexture) texture = NULL;
  GdkContentProvider *providers[2];
  guint n = 0;

  if (tengen_paint_export_is_text (format))
    return gdk_content_provider_new_typed (
        G_TYPE_STRING, (const char *) g_bytes_get_data (bytes, NULL));
  providers[n++] = gdk_content_provider_new_for_bytes (
      tengen_paint_export_get_mime (format), bytes);
  if (format == TENGEN_PAINT_EXPORT_PNG)
    texture = gdk_texture_new_from_bytes (bytes, NULL);
  else
    g_set_object (&texture, shown);
  if (texture != NULL)
    providers[n++] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  return gdk_content_provider_new_union (providers, n);
}

static void
made_copy_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Purpose) purpose = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tengen_export_finish (result, &error);
  g_autoptr (GdkContentProvider) provider = NULL;
  TengenExportWindow *self = end_job (purpose);

  if (self == NULL)
    return;
  if (bytes == NULL)
    {
      tell_error (self, error);
      return;
    }
  provider = make_provider (self, purpose->format, bytes);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                             provider);
  tell (self, _ ("Copied to the clipboard."));
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  begin_job (TENGEN_EXPORT_WINDOW (widget), made_copy_cb, NULL);
}

static void
stop_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenExportWindow *self = TENGEN_EXPORT_WINDOW (widget);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* --- The window --- */

static void
tengen_export_window_dispose (GObject *object)
{
  TengenExportWindow *self = TENGEN_EXPORT_WINDOW (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  drop_job (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_EXPORT_WINDOW);
  g_clear_object (&self->folder);
  G_OBJECT_CLASS (tengen_export_window_parent_class)->dispose (object);
}

static void
tengen_export_window_finalize (GObject *object)
{
  TengenExportWindow *self = TENGEN_EXPORT_WINDOW (object);

  g_free (self->name);
  G_OBJECT_CLASS (tengen_export_window_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_EXPORT_CHOICES);
  g_type_ensure (TENGEN_TYPE_EXPORT_PREVIEW);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/app/tengen-export-window.ui");
  gtk_widget_class_bind_template_child (klass, TengenExportWindow, choices);
  gtk_widget_class_bind_template_child (klass, TengenExportWindow, preview);
  gtk_widget_class_bind_template_child (klass, TengenExportWindow, work);
  gtk_widget_class_bind_template_child (klass, TengenExportWindow, progress);
  gtk_widget_class_bind_template_child (klass, TengenExportWindow, told);
  gtk_widget_class_bind_template_callback (klass, changed_cb);
  gtk_widget_class_bind_template_callback (klass, failed_cb);
}

static void
install_actions (GtkWidgetClass *klass)
{
  /* TengenExportWindow|export.save: asks for a place and saves there */
  gtk_widget_class_install_action (klass, "export.save", NULL, save_action);
  /* TengenExportWindow|export.copy: puts it on the clipboard */
  gtk_widget_class_install_action (klass, "export.copy", NULL, copy_action);
  /* TengenExportWindow|export.stop: stops what is made; closes the window */
  gtk_widget_class_install_action (klass, "export.stop", NULL, stop_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_s, GDK_CONTROL_MASK, "export.save", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_c, GDK_CONTROL_MASK, "export.copy", NULL);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_Escape, 0, "export.stop", NULL);
  tengen_shortcuts_install (klass, "print");
}

static void
tengen_export_window_class_init (TengenExportWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_export_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_export_window_finalize;
  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
tengen_export_window_init (TengenExportWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "export");
  tengen_widget_forget_parent_on_close (GTK_WINDOW (self));
}

TengenExportWindow *
tengen_export_window_new (GtkWindow *parent, GFile *folder, const char *name)
{
  TengenExportWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  self =
      g_object_new (TENGEN_TYPE_EXPORT_WINDOW, "transient-for", parent, NULL);
  g_set_object (&self->folder, folder);
  self->name = g_strdup (name);
  return self;
}

TengenExportChoices *
tengen_export_window_get_choices (TengenExportWindow *self)
{
  g_return_val_if_fail (TENGEN_IS_EXPORT_WINDOW (self), NULL);

  return self->choices;
}
