/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-wood: a board of kaya (榧) with straight grain (柾目)
 *
 * What:  a made picture of wood: light from the upper left, fine growth lines
 *        that wander a little, short fibres between them.
 * Not:   lines, stones.
 * Shape: the same size and theme always give the same pixels.
 */
#pragma once

#include "tengen-paint-metrics.h"
#include "tengen-paint-theme.h"

G_BEGIN_DECLS

/**
 * tengen_paint_wood_new:
 * @width: device pixels
 * @height: device pixels
 * @theme: colours
 *
 * Makes a picture of wood. Cost: about 5 ns a pixel.
 *
 * Returns: (transfer full): an image surface
 */
cairo_surface_t *
tengen_paint_wood_new (int width,
                       int height,
                       const TengenPaintTheme *theme) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_wood:
 * @cr: where to draw
 * @metrics: where things are
 * @theme: colours
 *
 * Draws what the board is made of with its rim and the shadow it throws.
 */
void tengen_paint_wood (cairo_t *cr,
                        const TengenPaintMetrics *metrics,
                        const TengenPaintTheme *theme);

G_END_DECLS
