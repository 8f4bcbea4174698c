/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export-preview: a diagram as it will be, with its size
 *
 * Shape: pictures are painted in a worker, one at a time; what is to be shown
 *        meanwhile waits, and only the last of it is painted next.
 */
#include "tengen-export-preview.h"

#include "tengen-export.h"
#include "tengen-long-text.h"
#include "tengen-signal.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* The longer side of the preview, in pixels. */
#define PREVIEW_SIZE 720
#define POINTS_PER_CM (72 / 2.54)

struct _TengenExportPreview
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkStack *stack;
  GtkPicture *picture;
  GtkWidget *text_page;
  GtkTextView *text;
  GtkLabel *measure;

  /* Owned */
  GTask *painting;
  GPtrArray *waiting;             /* (nullable): what is painted next */
  TengenPaintExport waiting_look; /* and how */
};

G_DEFINE_FINAL_TYPE (TengenExportPreview, tengen_export_preview, GTK_TYPE_BOX)

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- The picture --- */

static void paint_waiting (TengenExportPreview *self);

static void
painted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenExportPreview) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tengen_export_finish (result, &error);
  g_autoptr (GdkTexture) texture = NULL;

  /* its window was closed */
  if (self->picture == NULL)
    return;
  g_clear_object (&self->painting);
  if (bytes != NULL)
    texture = gdk_texture_new_from_bytes (bytes, &error);
  if (texture != NULL)
    gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
  else
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
  if (self->waiting != NULL)
    paint_waiting (self);
}

static void
paint_waiting (TengenExportPreview *self)
{
  self->painting = tengen_export_start (g_steal_pointer (&self->waiting),
                                        &self->waiting_look,
                                        NULL,
                                        painted_cb,
                                        g_object_ref (self));
}

static void
show_picture (TengenExportPreview *self,
              const TengenPaintExport *export,
              GPtrArray *views)
{
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  self->waiting = views;
  self->waiting_look = *export;
  self->waiting_look.format = TENGEN_PAINT_EXPORT_PNG;
  self->waiting_look.size = PREVIEW_SIZE;
  if (self->painting == NULL)
    paint_waiting (self);
}

/* --- Its size --- */

static char *
describe_size (const TengenPaintExport *export, const TengenView *view)
{
  double width, height;

  tengen_paint_export_measure (export, view, &width, &height);
  if (export->format == TENGEN_PAINT_EXPORT_SVG ||
      export->format == TENGEN_PAINT_EXPORT_PDF)
    return g_strdup_printf (
        _ ("%.1f × %.1f cm"), width / POINTS_PER_CM, height / POINTS_PER_CM);
  return g_strdup_printf (_ ("%.0f × %.0f pixels"), width, height);
}

static char *
describe (const TengenPaintExport *export, const TengenView *view, guint n)
{
  g_autofree char *size = describe_size (export, view);
  double seconds = ((n - 1.0) * export->delay_ms + export->last_ms) / 1000.0;

  if (export->format != TENGEN_PAINT_EXPORT_GIF)
    return g_steal_pointer (&size);
  return g_strdup_printf (
      tengen_words_plural ("%s, %u picture, %.0f s; the last one is shown",
                           "%s, %u pictures, %.0f s; the last one is shown",
                           n),
      size,
      n,
      seconds);
}

/* --- The widget --- */

static void
show_text (TengenExportPreview *self, const char *text)
{
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text), text, -1);
}

static void
choose_page (TengenExportPreview *self, TengenPaintExportFormat format)
{
  gtk_stack_set_visible_child (self->stack,
                               tengen_paint_export_is_text (format)
                                   ? self->text_page
                                   : GTK_WIDGET (self->picture));
}

static void
tengen_export_preview_dispose (GObject *object)
{
  TengenExportPreview *self = TENGEN_EXPORT_PREVIEW (object);

  g_clear_object (&self->painting);
  g_clear_pointer (&self->waiting, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_EXPORT_PREVIEW);
  G_OBJECT_CLASS (tengen_export_preview_parent_class)->dispose (object);
}

static void
tengen_export_preview_class_init (TengenExportPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_export_preview_dispose;
  /* TengenExportPreview::failed: a picture could not be painted */
  signals[SIGNAL_FAILED] = tengen_signal_new (
      "failed", TENGEN_TYPE_EXPORT_PREVIEW, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/app/tengen-export-preview.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenExportPreview, stack);
  gtk_widget_class_bind_template_child (
      widget_class, TengenExportPreview, picture);
  gtk_widget_class_bind_template_child (
      widget_class, TengenExportPreview, text_page);
  gtk_widget_class_bind_template_child (
      widget_class, TengenExportPreview, text);
  gtk_widget_class_bind_template_child (
      widget_class, TengenExportPreview, measure);
}

static void
tengen_export_preview_init (TengenExportPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_long_text_keep_bar (self->text);
}

void
tengen_export_preview_show (TengenExportPreview *self,
                            const TengenPaintExport *export,
                            GPtrArray *views,
                            guint n)
{
  g_autoptr (GPtrArray) shown = views;
  g_autofree char *text = NULL;

  g_return_if_fail (TENGEN_IS_EXPORT_PREVIEW (self));
  g_return_if_fail (export != NULL && views != NULL && views->len > 0);

  choose_page (self, export->format);
  if (tengen_paint_export_is_text (export->format))
    {
      text = tengen_paint_export_text (export, views->pdata[0], NULL);
      show_text (self, text);
      gtk_label_set_label (self->measure, "");
      return;
    }
  text = describe (export, views->pdata[0], n);
  gtk_label_set_label (self->measure, text);
  show_picture (self, export, g_steal_pointer (&shown));
}

void
tengen_export_preview_show_fault (TengenExportPreview *self,
                                  const TengenPaintExport *export,
                                  const char *fault)
{
  g_return_if_fail (TENGEN_IS_EXPORT_PREVIEW (self));
  g_return_if_fail (export != NULL && fault != NULL);

  choose_page (self, export->format);
  show_text (self, "");
  gtk_label_set_label (self->measure, fault);
}

GdkTexture *
tengen_export_preview_get_texture (TengenExportPreview *self)
{
  GdkPaintable *shown;

  g_return_val_if_fail (TENGEN_IS_EXPORT_PREVIEW (self), NULL);

  shown = gtk_picture_get_paintable (self->picture);
  return GDK_IS_TEXTURE (shown) ? GDK_TEXTURE (shown) : NULL;
}
