/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paper: pages of paper (プリント): handouts, problems, boards, games
 *
 * What:   how large the paper is, how many pages there are, drawing one, all of
 *         them as a PDF, one as a picture.
 * Not:    what is on them (tengen-paper-lesson, -problems, -sheets, -kifu,
 *         -account, -results); printers and files.
 * Shape:  made once and never changed: where everything stands was found out
 *         then. Any thread may draw it, one at a time. Lengths are points (1/72
 *         inch) from the upper left corner.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Nothing is drawn nearer to an edge: what printers can reach. */
#define TENGEN_PAPER_MARGIN 36.0

/* No letter of a text is smaller; readings are half as large. */
#define TENGEN_PAPER_SMALLEST 7.0

/* What is put on paper at once: books have less. A board of more than 19 x 19
 * counts as often as it has so many points. Texts are counted in bytes, a
 * paragraph as a line more. */
#define TENGEN_PAPER_MOST_PAGES 1000
#define TENGEN_PAPER_MOST_BOARDS 2000
#define TENGEN_PAPER_MOST_TEXT 500000

#define TENGEN_PAPER_ERROR (tengen_paper_error_quark ())

/**
 * TengenPaperError:
 * @TENGEN_PAPER_ERROR_FULL: more pages, boards or text than there may be
 *
 * Why pages are of no use.
 */
typedef enum
{
  TENGEN_PAPER_ERROR_FULL,
} TengenPaperError;

/**
 * TengenPaperSize:
 * @TENGEN_PAPER_A4: 210 mm by 297 mm
 * @TENGEN_PAPER_A5: 148 mm by 210 mm
 * @TENGEN_PAPER_B5: 182 mm by 257 mm (JIS)
 * @TENGEN_PAPER_LETTER: 8.5 inch by 11 inch
 *
 * How large the paper is; it is upright.
 */
typedef enum
{
  TENGEN_PAPER_A4,
  TENGEN_PAPER_A5,
  TENGEN_PAPER_B5,
  TENGEN_PAPER_LETTER,
} TengenPaperSize;

typedef struct TengenPaper TengenPaper;

/**
 * TengenPaperStep:
 * @done: how much is done, from 0 to 1
 * @data: the caller's
 *
 * Follows long work, in the thread that does it.
 *
 * Returns: %FALSE to stop it
 */
typedef gboolean (*TengenPaperStep) (double done, gpointer data);

/**
 * TengenPaperWatch:
 * @step: (nullable): told now and then
 * @data: for @step
 *
 * Who follows long work and may stop it.
 */
typedef struct
{
  TengenPaperStep step;
  gpointer data;
} TengenPaperWatch;

/**
 * tengen_paper_watch_step:
 * @self: (nullable): who follows the work
 * @done: how much is done, from 0 to 1
 *
 * Tells how far it is.
 *
 * Returns: %FALSE if it is to stop
 */
gboolean tengen_paper_watch_step (const TengenPaperWatch *self, double done);

/* Tells how large it is. */
void
tengen_paper_size_get (TengenPaperSize size, double *width, double *height);

/* Takes a reference. */
TengenPaper *tengen_paper_ref (TengenPaper *self);

/* Drops a reference; the last one frees the pages; does nothing for %NULL. */
void tengen_paper_unref (TengenPaper *self);

/* Tells how large they are. */
TengenPaperSize tengen_paper_get_size (const TengenPaper *self);

/* Tells how many there are. */
guint tengen_paper_get_n_pages (const TengenPaper *self);

/* Gives the domain of #TengenPaperError. */
GQuark tengen_paper_error_quark (void);

/**
 * tengen_paper_check:
 * @self: pages
 * @error: return location for a %TENGEN_PAPER_ERROR: FULL, with a message in the
 *   language of the program that tells the bounds
 *
 * Tells whether all that was to be put on the pages is there. Where it is not,
 * the making of them has ended early.
 *
 * Returns: %FALSE if something is missing
 */
gboolean tengen_paper_check (const TengenPaper *self, GError **error);

/**
 * tengen_paper_draw:
 * @self: pages
 * @page: index of a page
 * @cr: where to draw; a unit is a point of paper
 *
 * Draws a page. The ground is left as it is: paper is white.
 */
void tengen_paper_draw (const TengenPaper *self, guint page, cairo_t *cr);

/**
 * tengen_paper_make_pdf:
 * @self: pages
 * @watch: (nullable): who follows it
 * @status: (out) (optional): what went wrong, if anything did
 *
 * Makes a PDF of all of them.
 *
 * Returns: (transfer full) (nullable): the bytes of a file; %NULL also where it
 *   was stopped
 */
GByteArray *
tengen_paper_make_pdf (const TengenPaper *self,
                       const TengenPaperWatch *watch,
                       cairo_status_t *status) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_make_png:
 * @self: pages
 * @page: index of a page
 * @dpi: dots an inch
 * @status: (out) (optional): what went wrong, if anything did
 *
 * Makes a picture of a page, on white.
 *
 * Returns: (transfer full) (nullable): the bytes of a file
 */
GByteArray *
tengen_paper_make_png (const TengenPaper *self,
                       guint page,
                       double dpi,
                       cairo_status_t *status) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paper_make_svg:
 * @self: pages
 * @page: index of a page
 * @status: (out) (optional): what went wrong, if anything did
 *
 * Makes a picture of a page of shapes, on white.
 *
 * Returns: (transfer full) (nullable): the bytes of a file
 */
GByteArray *
tengen_paper_make_svg (const TengenPaper *self,
                       guint page,
                       cairo_status_t *status) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPaper, tengen_paper_unref)

G_END_DECLS
