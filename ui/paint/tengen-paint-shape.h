/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-shape: rows, fours and threes that are lit, and their names
 *
 * What:  a ring around stones in a row, above all stones; a small plate with a
 *        name at the corner of a cell, where it hides least.
 */
#pragma once

#include "tengen-paint-metrics.h"
#include "tengen-paint-theme.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_paint_shapes:
 * @cr: where to draw
 * @metrics: where things are
 * @theme: colours
 * @view: what is to be seen
 *
 * Draws all shapes, then their names. One with an end that is hidden is not
 * drawn.
 */
void tengen_paint_shapes (cairo_t *cr,
                          const TengenPaintMetrics *metrics,
                          const TengenPaintTheme *theme,
                          const TengenView *view);

/**
 * tengen_paint_tag:
 * @cr: where to draw
 * @metrics: where things are
 * @theme: colours
 * @point: a point of the board
 * @name: a short text
 *
 * Draws a plate with a text at the upper right of a point, or the upper left
 * where the board ends.
 */
void tengen_paint_tag (cairo_t *cr,
                       const TengenPaintMetrics *metrics,
                       const TengenPaintTheme *theme,
                       TengenPoint point,
                       const char *name);

/**
 * tengen_paint_shape_reach:
 * @metrics: where things are
 *
 * Tells how far beyond its points a shape or a plate may reach.
 *
 * Returns: a length, a whole number of device pixels
 */
double tengen_paint_shape_reach (const TengenPaintMetrics *metrics);

G_END_DECLS
