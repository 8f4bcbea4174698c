/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export: a picture of the board for other programs
 *
 * Shape: the board is laid out in a square, then the picture is cut to the
 *        wood with a little paper around it.
 */
#include "tengen-export.h"

#include <math.h>

#define SIDE 1024
#define MARGIN 12

typedef struct
{
  TengenView *view;
  TengenPaintStyle style;
  TengenPaintFormat format;
} Painting;

static void
painting_free (Painting *self)
{
  tengen_view_free (self->view);
  g_free (self);
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
  cairo_t *cr = tengen_paint_file_begin (self->format,
                                         ceil (metrics.width) + 2 * margin,
                                         ceil (metrics.height) + 2 * margin,
                                         bytes);
  cairo_translate (cr, margin - metrics.x, margin - metrics.y);
  tengen_paint_board (cr, room, room, self->view, &self->style);
  return tengen_paint_file_end (cr, self->format, bytes);
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
                           TengenPaintFormat format,
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
