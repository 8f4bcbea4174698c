/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-label: numbers and labels on points
 *
 * What:   which of them a point shows, how they are written, how much of the
 *         lines they keep free on an empty point.
 * Shape:  a number or label is centred by its ink, on a line of device pixels,
 *         and made smaller until it fits.
 */
#pragma once

#include "tengen-paint-metrics.h"
#include "tengen-paint-theme.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* How many letters of a label are drawn. */
#define TENGEN_PAINT_LABEL_LETTERS 3

/**
 * TengenPaintFit:
 * @TENGEN_FIT_POINT: the label has the point for itself
 * @TENGEN_FIT_RING: within the ring of a move that may follow
 * @TENGEN_FIT_MARK: within a mark of the record
 * @TENGEN_FIT_CHOICE: in the disc of a point to choose, which hides the lines
 * @TENGEN_FIT_LAST: no fit: how many there are
 *
 * How much room a label has.
 */
typedef enum
{
  TENGEN_FIT_POINT,
  TENGEN_FIT_RING,
  TENGEN_FIT_MARK,
  TENGEN_FIT_CHOICE,
  TENGEN_FIT_LAST,
} TengenPaintFit;

/**
 * TengenPaintGap:
 * @x: to the left and right of a crossing
 * @y: above and below it
 *
 * How far from a crossing lines end; 0 and 0 where they do not.
 */
typedef struct
{
  double x;
  double y;
} TengenPaintGap;

/**
 * tengen_paint_get_number:
 * @view: what is to be seen
 * @point: a point of it
 * @stone: (out): the stone below, which tells the number's colour
 *
 * Tells which number is written on a point, above the pieces of the layer
 * STONES. A label or a mark of the record is seen instead of it.
 *
 * Returns: 0 for none
 */
int tengen_paint_get_number (const TengenView *view,
                             TengenPoint point,
                             TengenStone *stone);

/**
 * tengen_paint_get_label:
 * @view: what is to be seen
 * @point: a point of it
 * @stone: (out): the stone below, which tells the label's colour
 * @fit: (out): how much room it has
 *
 * Tells which label is written on a point, above the pieces of the layer MARKS.
 *
 * Returns: (transfer none) (nullable): the whole label
 */
const char *tengen_paint_get_label (const TengenView *view,
                                    TengenPoint point,
                                    TengenStone *stone,
                                    TengenPaintFit *fit);

/**
 * tengen_paint_shorten_label:
 * @label: a label
 *
 * Gives what is drawn of a label: up to %TENGEN_PAINT_LABEL_LETTERS letters as
 * a reader counts them, of longer ones two and an ellipsis.
 *
 * Returns: (transfer full): a text, "" for white space
 */
char *tengen_paint_shorten_label (const char *label) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_number:
 * @cr: where to draw; the middle of the point is 0,0
 * @metrics: where things are
 * @theme: colours
 * @number: 1 and up; up to three digits stay within the stone
 * @stone: the stone below
 *
 * Writes the number of a move on its stone.
 */
void tengen_paint_number (cairo_t *cr,
                          const TengenPaintMetrics *metrics,
                          const TengenPaintTheme *theme,
                          int number,
                          TengenStone stone);

/**
 * tengen_paint_label:
 * @cr: where to draw; the middle of the point is 0,0
 * @metrics: where things are
 * @theme: colours
 * @label: a label, whole
 * @stone: the stone below, or none
 * @fit: how much room it has
 *
 * Writes a label, shortened.
 */
void tengen_paint_label (cairo_t *cr,
                         const TengenPaintMetrics *metrics,
                         const TengenPaintTheme *theme,
                         const char *label,
                         TengenStone stone,
                         TengenPaintFit fit);

/**
 * tengen_paint_get_gap:
 * @cr: where it will be drawn
 * @metrics: where things are
 * @label: a label, whole
 * @fit: how much room it has
 *
 * Tells how much of the lines a label on an empty point keeps free. The edges
 * are edges of device pixels.
 *
 * Returns: a gap, 0 and 0 in a disc
 */
TengenPaintGap tengen_paint_get_gap (cairo_t *cr,
                                     const TengenPaintMetrics *metrics,
                                     const char *label,
                                     TengenPaintFit fit);

/**
 * tengen_paint_number_reach:
 * @metrics: where things are
 *
 * Tells how far from the middle of its point a number may reach.
 *
 * Returns: a length, a whole number of device pixels
 */
double tengen_paint_number_reach (const TengenPaintMetrics *metrics);

/**
 * tengen_paint_label_reach:
 * @metrics: where things are
 *
 * Tells how far from the middle of its point a label may reach.
 *
 * Returns: a length, a whole number of device pixels
 */
double tengen_paint_label_reach (const TengenPaintMetrics *metrics);

G_END_DECLS
