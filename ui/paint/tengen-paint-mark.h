/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-mark: marks, signals and small signs (印)
 *
 * What:  how each of them looks; sizes are parts of a stone's radius.
 * Not:   which of them lies where (tengen-paint-piece), words on points
 *        (tengen-paint-label).
 */
#pragma once

#include "tengen-paint-piece.h"

G_BEGIN_DECLS

/**
 * tengen_paint_mark:
 * @cr: where to draw; the middle of the point is 0,0
 * @metrics: where things are
 * @theme: colours
 * @piece: %TENGEN_PIECE_DEAD_CROSS or one after it
 *
 * Draws whatever is no stone.
 */
void tengen_paint_mark (cairo_t *cr,
                        const TengenPaintMetrics *metrics,
                        const TengenPaintTheme *theme,
                        TengenPaintPiece piece);

G_END_DECLS
