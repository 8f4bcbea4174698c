/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export: a picture of the board for other programs
 *
 * Shape: the board is laid out in a square, then the picture is cut to the
 *        wood with a little paper around it.
 */
#include "tengen-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

#define SIDE 1024
#define MARGIN 12

typedef struct
{
  TengenView *view;
  TengenPaintStyle style;
  TengenExportFormat format;
} Painting;

static void
painting_free (Painting *self)
{
  tengen_view_free (self->view);
  g_free (self);
}

TengenExportFormat
tengen_export_find_format (const char *name)
{
  g_return_val_if_fail (name != NULL, TENGEN_EXPORT_FORMAT_PNG);
  g_autofree char *small = g_ascii_strdown (name, -1);
  if (g_str_has_suffix (small, ".svg"))
    return TENGEN_EXPORT_FORMAT_SVG;
  if (g_str_has_suffix (small, ".pdf"))
    return TENGEN_EXPORT_FORMAT_PDF;
  return TENGEN_EXPORT_FORMAT_PNG;
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
make_surface (TengenExportFormat format,
              int width,
              int height,
              GByteArray *bytes)
{
  switch (format)
    {
    case TENGEN_EXPORT_FORMAT_PNG:
      return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
    case TENGEN_EXPORT_FORMAT_SVG:
      return cairo_svg_surface_create_for_stream (
          append_cb, bytes, width, height);
    case TENGEN_EXPORT_FORMAT_PDF:
      return cairo_pdf_surface_create_for_stream (
          append_cb, bytes, width, height);
    }
  g_assert_not_reached ();
}

static cairo_status_t
paint (const Painting *self, GByteArray *bytes)
{
  TengenPaintMetrics metrics;
  double room = SIDE + 2 * MARGIN;
  tengen_paint_metrics_init (&metrics,
                             room,
                             room,
                             self->view->width,
                             self->view->height,
                             self->style.coordinates >= 0,
                             self->style.cell_ratio,
                             1);
  int margin = (int) MIN (MARGIN, MIN (metrics.x, metrics.y));
  margin = MAX (margin, 0);
  cairo_surface_t *surface =
      make_surface (self->format,
                    (int) ceil (metrics.width) + 2 * margin,
                    (int) ceil (metrics.height) + 2 * margin,
                    bytes);
  cairo_t *cr = cairo_create (surface);
  cairo_translate (cr, margin - metrics.x, margin - metrics.y);
  tengen_paint_board (cr, room, room, self->view, &self->style);
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS &&
      self->format == TENGEN_EXPORT_FORMAT_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static void
paint_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = paint (data, bytes);
  if (status == CAIRO_STATUS_SUCCESS)
    g_task_return_pointer (
        task,
        g_byte_array_free_to_bytes (g_steal_pointer (&bytes)),
        (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_new_error (task,
                             G_IO_ERROR,
                             G_IO_ERROR_FAILED,
                             "%s",
                             cairo_status_to_string (status));
}

void
tengen_export_paint_async (TengenView *view,
                           int coordinates,
                           double cell_ratio,
                           TengenExportFormat format,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  g_return_if_fail (view != NULL);
  Painting *painting = g_new0 (Painting, 1);
  painting->view = view;
  painting->style = (TengenPaintStyle) TENGEN_PAINT_STYLE_INIT;
  painting->style.coordinates = coordinates;
  painting->style.cell_ratio = cell_ratio;
  painting->format = format;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  g_task_set_source_tag (task, tengen_export_paint_async);
  g_task_set_task_data (task, painting, (GDestroyNotify) painting_free);
  g_task_run_in_thread (task, paint_worker);
}

GBytes *
tengen_export_paint_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
