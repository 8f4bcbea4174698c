/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-grid: lines, frame, stars and coordinates
 *
 * What:  what is drawn upon the wood before anything lies there; of a part of
 *        the board too, and with room for labels.
 * Not:   the wood (tengen-paint-wood).
 */
#pragma once

#include "tengen-paint-board.h"
#include "tengen-paint-label.h"

G_BEGIN_DECLS

/**
 * tengen_paint_grid:
 * @cr: where to draw
 * @metrics: where things are
 * @style: how
 * @hidden: (nullable): 1 for each point that is not drawn
 * @gaps: (nullable): for each point where its lines end
 *
 * Draws lines and coordinates. Beyond what is seen lines go on for half a cell;
 * coordinates stand beside it, of no other columns and rows.
 */
void tengen_paint_grid (cairo_t *cr,
                        const TengenPaintMetrics *metrics,
                        const TengenPaintStyle *style,
                        const guint8 *hidden,
                        const TengenPaintGap *gaps);

G_END_DECLS
