/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-file: what is painted as the bytes of a file
 */
#include "tengen-paint-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

TengenPaintFormat
tengen_paint_format_find (const char *name)
{
  g_autofree char *small = NULL;

  g_return_val_if_fail (name != NULL, TENGEN_PAINT_FORMAT_PNG);

  small = g_ascii_strdown (name, -1);
  if (g_str_has_suffix (small, ".svg"))
    return TENGEN_PAINT_FORMAT_SVG;
  if (g_str_has_suffix (small, ".pdf"))
    return TENGEN_PAINT_FORMAT_PDF;
  return TENGEN_PAINT_FORMAT_PNG;
}

static cairo_status_t
append_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
make_surface (TengenPaintFormat format,
              double width,
              double height,
              GByteArray *bytes)
{
  switch (format)
    {
    case TENGEN_PAINT_FORMAT_PNG:
      return cairo_image_surface_create (
          CAIRO_FORMAT_ARGB32, (int) ceil (width), (int) ceil (height));
    case TENGEN_PAINT_FORMAT_SVG:
      return cairo_svg_surface_create_for_stream (
          append_cb, bytes, width, height);
    case TENGEN_PAINT_FORMAT_PDF:
      return cairo_pdf_surface_create_for_stream (
          append_cb, bytes, width, height);
    }
  g_assert_not_reached ();
}

cairo_t *
tengen_paint_file_begin (TengenPaintFormat format,
                         double width,
                         double height,
                         GByteArray *bytes)
{
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (bytes != NULL, NULL);

  surface = make_surface (format, width, height, bytes);
  cr = cairo_create (surface);
  cairo_surface_destroy (surface);
  return cr;
}

cairo_status_t
tengen_paint_file_end (cairo_t *cr, TengenPaintFormat format, GByteArray *bytes)
{
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (cr != NULL && bytes != NULL, CAIRO_STATUS_NULL_POINTER);

  surface = cairo_surface_reference (cairo_get_target (cr));
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == TENGEN_PAINT_FORMAT_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}
