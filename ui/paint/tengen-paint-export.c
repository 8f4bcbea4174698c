/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-export: pictures and texts of boards as files
 */
#include "tengen-paint-export.h"

#include <math.h>
#include <string.h>

#include "tengen-paint-gif.h"
#include "tengen-paint-part.h"

/* The square in which shapes are laid out. */
#define SHAPES_SIDE 1200

/**
 * Page:
 * @side: of the square in which the board is laid out
 * @x: where the picture begins in it
 * @y: likewise
 * @width: of the picture, in units of the square
 * @height: likewise
 * @scale: units of the picture in a unit of the square
 * @style: how the board is drawn
 *
 * Where things are.
 */
typedef struct
{
  double side;
  double x;
  double y;
  double width;
  double height;
  double scale;
  TengenPaintStyle style;
} Page;

/* How the names of files end, in small letters, and what is in them. */
static const struct
{
  const char *name;
  const char *mime;
} formats[] = {
  [TENGEN_PAINT_EXPORT_PNG] = { ".png", "image/png" },
  [TENGEN_PAINT_EXPORT_SVG] = { ".svg", "image/svg+xml" },
  [TENGEN_PAINT_EXPORT_PDF] = { ".pdf", "application/pdf" },
  [TENGEN_PAINT_EXPORT_GIF] = { ".gif", "image/gif" },
  [TENGEN_PAINT_EXPORT_ASCII] = { ".txt", "text/plain;charset=utf-8" },
  [TENGEN_PAINT_EXPORT_LATEX] = { ".tex", "text/x-tex" },
};

G_DEFINE_QUARK (tengen - paint - export - error - quark,
                tengen_paint_export_error)

gboolean
tengen_paint_export_find (const char *name, TengenPaintExportFormat *format)
{
  g_autofree char *small = NULL;

  g_return_val_if_fail (name != NULL && format != NULL, FALSE);

  small = g_ascii_strdown (name, -1);
  for (guint i = 0; i < TENGEN_PAINT_EXPORT_LAST; i++)
    if (g_str_has_suffix (small, formats[i].name))
      {
        *format = (TengenPaintExportFormat) i;
        return TRUE;
      }
  return FALSE;
}

const char *
tengen_paint_export_get_ending (TengenPaintExportFormat format)
{
  g_return_val_if_fail (format < TENGEN_PAINT_EXPORT_LAST, NULL);

  return formats[format].name;
}

const char *
tengen_paint_export_get_mime (TengenPaintExportFormat format)
{
  g_return_val_if_fail (format < TENGEN_PAINT_EXPORT_LAST, NULL);

  return formats[format].mime;
}

gboolean
tengen_paint_export_is_text (TengenPaintExportFormat format)
{
  return format == TENGEN_PAINT_EXPORT_ASCII ||
         format == TENGEN_PAINT_EXPORT_LATEX;
}

/* --- Painting --- */

static gboolean
is_shapes (TengenPaintExportFormat format)
{
  return format == TENGEN_PAINT_EXPORT_SVG || format == TENGEN_PAINT_EXPORT_PDF;
}

static Page
lay_out (const TengenPaintExport *self, const TengenView *view)
{
  Page page = { .side = is_shapes (self->format) ? SHAPES_SIDE : self->size,
                .style = self->style };
  TengenPaintMetrics m;
  double margin;

  page.scale = self->size / page.side;
  page.style.scale = 1;
  page.style.paper = TRUE;
  page.style.print = FALSE;
  page.style.part = !tengen_view_is_whole (view);
  tengen_paint_board_measure (&m, page.side, page.side, view, &page.style);
  margin = MAX (MIN (m.x, m.y), 0);
  page.x = MAX (m.x - margin, 0);
  page.y = MAX (m.y - margin, 0);
  page.width = m.width >= m.height ? page.side : ceil (m.width + 2 * margin);
  page.height = m.height >= m.width ? page.side : ceil (m.height + 2 * margin);
  return page;
}

void
tengen_paint_export_measure (const TengenPaintExport *self,
                             const TengenView *view,
                             double *width,
                             double *height)
{
  Page page;

  g_return_if_fail (self != NULL && view != NULL);

  page = lay_out (self, view);
  *width = page.width * page.scale;
  *height = page.height * page.scale;
}

void
tengen_paint_export_draw (const TengenPaintExport *self,
                          const TengenView *view,
                          cairo_t *cr)
{
  Page page;

  g_return_if_fail (self != NULL && view != NULL && cr != NULL);

  page = lay_out (self, view);
  cairo_save (cr);
  cairo_scale (cr, page.scale, page.scale);
  cairo_translate (cr, -page.x, -page.y);
  tengen_paint_board (cr, page.side, page.side, view, &page.style);
  cairo_restore (cr);
}

static void
fail (cairo_status_t status, GError **error)
{
  g_set_error_literal (error,
                       TENGEN_PAINT_EXPORT_ERROR,
                       TENGEN_PAINT_EXPORT_ERROR_FAILED,
                       cairo_status_to_string (status));
}

static GByteArray *
write_still (const TengenPaintExport *self,
             const TengenView *view,
             GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  TengenPaintFormat format = (TengenPaintFormat) self->format;
  double width, height;
  cairo_status_t status;
  cairo_t *cr;

  tengen_paint_export_measure (self, view, &width, &height);
  cr = tengen_paint_file_begin (format, width, height, bytes);
  tengen_paint_export_draw (self, view, cr);
  status = tengen_paint_file_end (cr, format, bytes);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_steal_pointer (&bytes);
  fail (status, error);
  return NULL;
}

/* --- Moving pictures --- */

/**
 * Film:
 * @export: how boards are written
 * @views: the boards
 * @frame: the surface a board is painted on
 * @cr: for it
 *
 * What is shared while a moving picture is made.
 */
typedef struct
{
  const TengenPaintExport *export;
  const GPtrArray *views;
  cairo_surface_t *frame;
  cairo_t *cr;
} Film;

static void
open_film (Film *self)
{
  double width, height;

  tengen_paint_export_measure (
      self->export, g_ptr_array_index (self->views, 0), &width, &height);
  self->frame = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) width, (int) height);
  self->cr = cairo_create (self->frame);
}

static void
close_film (Film *self)
{
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->frame);
}

static void
paint_frame (const Film *self, guint index)
{
  tengen_paint_export_draw (
      self->export, g_ptr_array_index (self->views, index), self->cr);
}

/* The first, middle and last board hold all the colours there are. */
static guint
choose_palette (const Film *self, TengenPaintPalette *palette)
{
  guint last = self->views->len - 1;
  const guint chosen[] = { 0, last / 2, last };

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    if (i == 0 || chosen[i] != chosen[i - 1])
      {
        paint_frame (self, chosen[i]);
        tengen_paint_palette_count (palette, self->frame);
      }
  return tengen_paint_palette_choose (palette);
}

static gboolean
add_frames (const Film *self,
            TengenPaintGif *gif,
            TengenPaintExportWatch watch,
            gpointer data,
            GError **error)
{
  guint n = self->views->len;

  for (guint i = 0; i < n; i++)
    {
      guint delay = i + 1 < n ? self->export->delay_ms : self->export->last_ms;

      if (watch != NULL && !watch (i, n, data))
        {
          g_set_error_literal (error,
                               TENGEN_PAINT_EXPORT_ERROR,
                               TENGEN_PAINT_EXPORT_ERROR_STOPPED,
                               "stopped");
          return FALSE;
        }
      paint_frame (self, i);
      if (cairo_status (self->cr) != CAIRO_STATUS_SUCCESS)
        {
          fail (cairo_status (self->cr), error);
          return FALSE;
        }
      if (!tengen_paint_gif_add (gif, self->frame, delay))
        {
          fail (CAIRO_STATUS_WRITE_ERROR, error);
          return FALSE;
        }
    }
  return TRUE;
}

static GByteArray *
write_film (const Film *self,
            TengenPaintExportWatch watch,
            gpointer data,
            GError **error)
{
  g_autoptr (TengenPaintPalette) palette = tengen_paint_palette_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint n_colours = choose_palette (self, palette);
  TengenPaintGif *gif =
      tengen_paint_gif_new (cairo_image_surface_get_width (self->frame),
                            cairo_image_surface_get_height (self->frame),
                            palette,
                            n_colours,
                            self->export->loops,
                            bytes);

  if (!add_frames (self, gif, watch, data, error))
    {
      tengen_paint_gif_end (gif);
      return NULL;
    }
  if (tengen_paint_gif_end (gif))
    return g_steal_pointer (&bytes);
  fail (CAIRO_STATUS_WRITE_ERROR, error);
  return NULL;
}

static GByteArray *
write_moving (const TengenPaintExport *self,
              const GPtrArray *views,
              TengenPaintExportWatch watch,
              gpointer data,
              GError **error)
{
  Film film = { .export = self, .views = views };
  GByteArray *bytes = NULL;

  open_film (&film);
  if (cairo_status (film.cr) == CAIRO_STATUS_SUCCESS)
    bytes = write_film (&film, watch, data, error);
  else
    fail (cairo_status (film.cr), error);
  close_film (&film);
  return bytes;
}

static GByteArray *
write_text (const TengenPaintExport *self,
            const TengenView *view,
            GError **error)
{
  char *text = tengen_paint_export_text (self, view, error);

  return text != NULL ? g_byte_array_new_take ((guint8 *) text, strlen (text))
                      : NULL;
}

GByteArray *
tengen_paint_export_write (const TengenPaintExport *self,
                           const GPtrArray *views,
                           TengenPaintExportWatch watch,
                           gpointer data,
                           GError **error)
{
  const TengenView *last;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (views != NULL && views->len > 0, NULL);

  last = g_ptr_array_index (views, views->len - 1);
  if (tengen_paint_export_is_text (self->format))
    return write_text (self, last, error);
  if (self->format == TENGEN_PAINT_EXPORT_GIF)
    return write_moving (self, views, watch, data, error);
  return write_still (self, last, error);
}
