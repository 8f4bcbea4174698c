/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-export: pictures and texts of boards as files (図の書き出し)
 *
 * What:  the bytes of a PNG, SVG, PDF or GIF, or the text of a diagram, for the
 *        window and the command line.
 * Not:   what is shown (tengen-paint-show), where the bytes go.
 * Shape: the board is laid out in a square; the picture is cut to the wood with
 *        as much around it at all sides. SVG and PDF are laid out large and made
 *        smaller, so that they are the same at every size.
 */
#pragma once

#include "tengen-paint-board.h"
#include "tengen-paint-file.h"

G_BEGIN_DECLS

/**
 * TengenPaintExportFormat:
 * @TENGEN_PAINT_EXPORT_PNG: pixels
 * @TENGEN_PAINT_EXPORT_SVG: shapes for the web
 * @TENGEN_PAINT_EXPORT_PDF: shapes for paper
 * @TENGEN_PAINT_EXPORT_GIF: a line of moves
 * @TENGEN_PAINT_EXPORT_ASCII: the text of a diagram, as in Sensei's Library
 * @TENGEN_PAINT_EXPORT_LATEX: one for LaTeX, with psgo
 * @TENGEN_PAINT_EXPORT_LAST: no format: how many there are
 *
 * What a board can be written as; the first three are #TengenPaintFormat too.
 */
typedef enum
{
  TENGEN_PAINT_EXPORT_PNG = TENGEN_PAINT_FORMAT_PNG,
  TENGEN_PAINT_EXPORT_SVG = TENGEN_PAINT_FORMAT_SVG,
  TENGEN_PAINT_EXPORT_PDF = TENGEN_PAINT_FORMAT_PDF,
  TENGEN_PAINT_EXPORT_GIF,
  TENGEN_PAINT_EXPORT_ASCII,
  TENGEN_PAINT_EXPORT_LATEX,
  TENGEN_PAINT_EXPORT_LAST,
} TengenPaintExportFormat;

/* How large pictures may be, in pixels; a moving one less, it is many. */
#define TENGEN_PAINT_EXPORT_SIZE_MIN 16
#define TENGEN_PAINT_EXPORT_SIZE_MAX 8192
#define TENGEN_PAINT_EXPORT_GIF_MAX 1200

/**
 * TengenPaintExport:
 * @format: what is written
 * @size: the longer side: pixels; of SVG and PDF points, 72 to an inch; ignored
 *   for texts
 * @style: how the board looks; its fields for screens and printers (scale,
 *   paper, part, print) are ignored
 * @title: (nullable): for texts: a line about the board
 * @delay_ms: (GIF): how long a move is shown
 * @last_ms: (GIF): how long the last move is shown
 * @loops: (GIF): whether it repeats
 *
 * How boards are written.
 */
typedef struct
{
  TengenPaintExportFormat format;
  double size;
  TengenPaintStyle style;
  const char *title;
  guint delay_ms;
  guint last_ms;
  gboolean loops;
} TengenPaintExport;

#define TENGEN_PAINT_EXPORT_ERROR (tengen_paint_export_error_quark ())

/**
 * TengenPaintExportError:
 * @TENGEN_PAINT_EXPORT_ERROR_STOPPED: the one who watches did not want more
 * @TENGEN_PAINT_EXPORT_ERROR_BOARD: the format has no such boards
 * @TENGEN_PAINT_EXPORT_ERROR_FAILED: it cannot be painted
 *
 * Why nothing was written.
 */
typedef enum
{
  TENGEN_PAINT_EXPORT_ERROR_STOPPED,
  TENGEN_PAINT_EXPORT_ERROR_BOARD,
  TENGEN_PAINT_EXPORT_ERROR_FAILED,
} TengenPaintExportError;

/**
 * TengenPaintExportWatch:
 * @done: how many frames are done
 * @total: of how many
 * @data: as given
 *
 * Told before each frame.
 *
 * Returns: %FALSE to stop
 */
typedef gboolean (*TengenPaintExportWatch) (guint done,
                                            guint total,
                                            gpointer data);

/* Names the error domain. */
GQuark tengen_paint_export_error_quark (void);

/**
 * tengen_paint_export_find:
 * @name: name of a file
 * @format: (out): the format, unset if the name does not tell
 *
 * Finds the format by the end of the name.
 *
 * Returns: %FALSE if the name does not tell
 */
gboolean tengen_paint_export_find (const char *name,
                                   TengenPaintExportFormat *format);

/* Gives how names of its files end, as in ".png". */
const char *tengen_paint_export_get_ending (TengenPaintExportFormat format);

/* Gives its type, as in "image/png". */
const char *tengen_paint_export_get_mime (TengenPaintExportFormat format);

/* Tells whether it is a text. */
gboolean tengen_paint_export_is_text (TengenPaintExportFormat format);

/* Tells how large a picture will be, in the units of its size. */
void tengen_paint_export_measure (const TengenPaintExport *self,
                                  const TengenView *view,
                                  double *width,
                                  double *height);

/* Draws a picture as it will be written, from 0,0. */
void tengen_paint_export_draw (const TengenPaintExport *self,
                               const TengenView *view,
                               cairo_t *cr);

/**
 * tengen_paint_export_text:
 * @self: how boards are written
 * @view: what is to be seen
 * @error: return location for a %TENGEN_PAINT_EXPORT_ERROR
 *
 * Writes a diagram. Dead stones have a cross, the last move a circle.
 *
 * Errors: BOARD.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL
 */
char *tengen_paint_export_text (const TengenPaintExport *self,
                                const TengenView *view,
                                GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_export_write:
 * @self: how boards are written
 * @views: (element-type TengenView): of one size, 1 at least; all but a GIF
 *   show the last one
 * @watch: (nullable): told of frames
 * @data: for @watch
 * @error: return location for a %TENGEN_PAINT_EXPORT_ERROR
 *
 * Writes boards. It may be called in a thread.
 *
 * Errors: STOPPED, BOARD, FAILED.
 *
 * Returns: (transfer full) (nullable): the whole file, or %NULL
 */
GByteArray *
tengen_paint_export_write (const TengenPaintExport *self,
                           const GPtrArray *views,
                           TengenPaintExportWatch watch,
                           gpointer data,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
