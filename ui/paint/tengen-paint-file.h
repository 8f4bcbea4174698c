/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-file: what is painted as the bytes of a file
 *
 * What: the formats, and surfaces that end as bytes in memory.
 * Not:  what is painted; writing files.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenPaintFormat:
 * @TENGEN_PAINT_FORMAT_PNG: pixels
 * @TENGEN_PAINT_FORMAT_SVG: shapes for the web
 * @TENGEN_PAINT_FORMAT_PDF: shapes for paper
 *
 * What a picture is written as.
 */
typedef enum
{
  TENGEN_PAINT_FORMAT_PNG,
  TENGEN_PAINT_FORMAT_SVG,
  TENGEN_PAINT_FORMAT_PDF,
} TengenPaintFormat;

/* Finds the format by the end of a file name; PNG where that does not tell. */
TengenPaintFormat tengen_paint_format_find (const char *name);

/**
 * tengen_paint_file_begin:
 * @format: what to write
 * @width: in pixels, or in points of paper
 * @height: likewise
 * @bytes: where the file grows; must live until tengen_paint_file_end()
 *
 * Begins a picture.
 *
 * Returns: (transfer full): what to paint with
 */
cairo_t *tengen_paint_file_begin (TengenPaintFormat format,
                                  double width,
                                  double height,
                                  GByteArray *bytes);

/**
 * tengen_paint_file_end:
 * @cr: (transfer full): what tengen_paint_file_begin() gave
 * @format: as given there
 * @bytes: as given there, whole now if nothing went wrong
 *
 * Ends a picture.
 *
 * Returns: what went wrong, or %CAIRO_STATUS_SUCCESS
 */
cairo_status_t tengen_paint_file_end (cairo_t *cr,
                                      TengenPaintFormat format,
                                      GByteArray *bytes);

G_END_DECLS
