/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-stone: slate and shell (那智黒, 蛤)
 *
 * What: a stone with soft light from the upper left, and its short shadow; or
 *       as in print; or of a shape of its own.
 * Not:  which stone lies where (tengen-paint-piece).
 */
#pragma once

#include "tengen-board-stone.h"
#include "tengen-paint-theme.h"

G_BEGIN_DECLS

/**
 * tengen_paint_stone:
 * @cr: where to draw; the middle of the stone is 0,0
 * @radius: of the stone
 * @theme: colours
 * @stone: black or white
 * @shell: which of several shells, 0 and up
 *
 * Draws a stone without its shadow. The growth lines of a shell are drawn
 * where it is large enough for them.
 */
void tengen_paint_stone (cairo_t *cr,
                         double radius,
                         const TengenPaintTheme *theme,
                         TengenStone stone,
                         int shell);

/**
 * tengen_paint_stone_outline:
 * @cr: where to draw; the middle of the stone is 0,0
 * @radius: of the stone
 * @theme: colours
 * @stone: black or white
 *
 * Draws an edge around a stone that lies on a dark ground beside the board. White
 * stones need none.
 */
void tengen_paint_stone_outline (cairo_t *cr,
                                 double radius,
                                 const TengenPaintTheme *theme,
                                 TengenStone stone);

/**
 * tengen_paint_stone_shadow:
 * @cr: where to draw; the middle of the stone is 0,0
 * @radius: of the stone
 * @theme: colours
 *
 * Draws what a stone throws on the wood, where stones lie in soft light.
 */
void tengen_paint_stone_shadow (cairo_t *cr,
                                double radius,
                                const TengenPaintTheme *theme);

G_END_DECLS
