/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-line: lines and arrows across a board
 *
 * What:  a line from point to point above all stones. It keeps clear of what
 *        stands at its ends: letters, numbers, marks.
 */
#pragma once

#include "tengen-paint-metrics.h"
#include "tengen-paint-theme.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/* Lines and arrows that are drawn at most: far more than a person draws, and few
 * enough for a program that drew them. */
#define TENGEN_PAINT_LINES_MOST 500

/**
 * tengen_paint_lines:
 * @cr: where to draw
 * @metrics: where things are
 * @theme: colours
 * @view: what is to be seen
 *
 * Draws the first lines and arrows of a view; a plate tells how many more there
 * are, such as +20, where the next of them ends.
 */
void tengen_paint_lines (cairo_t *cr,
                         const TengenPaintMetrics *metrics,
                         const TengenPaintTheme *theme,
                         const TengenView *view);

/**
 * tengen_paint_lines_reach:
 * @metrics: where things are
 * @view: what is to be seen
 *
 * Tells how far beyond their points the lines of a view, or their plate, may
 * reach.
 *
 * Returns: a length, a whole number of device pixels
 */
double tengen_paint_lines_reach (const TengenPaintMetrics *metrics,
                                 const TengenView *view);

/**
 * tengen_paint_line:
 * @cr: where to draw
 * @metrics: where things are
 * @theme: colours
 * @view: what is to be seen
 * @line: a line of it, or another
 *
 * Draws a line or an arrow. One with an end that is hidden or not on the board
 * is not drawn.
 */
void tengen_paint_line (cairo_t *cr,
                        const TengenPaintMetrics *metrics,
                        const TengenPaintTheme *theme,
                        const TengenView *view,
                        const TengenMarkupLine *line);

/**
 * tengen_paint_line_reach:
 * @metrics: where things are
 *
 * Tells how far beyond its two points a line may reach.
 *
 * Returns: a length, a whole number of device pixels
 */
double tengen_paint_line_reach (const TengenPaintMetrics *metrics);

G_END_DECLS
