/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-steps-tray: lids, bowls and stones beside the board of a count
 *
 * What: for each side the stones in its lid (アゲハマ), what its bowl (碁笥)
 *       holds, and its stones beside the board (盤外); stones in rows of ten.
 */
#pragma once

#include <cairo.h>

#include "tengen-go-steps.h"
#include "tengen-paint-board.h"

G_BEGIN_DECLS

/**
 * tengen_paint_steps_tray:
 * @step: a step
 * @style: the look of the board beside it; theme and dark count
 * @family: (nullable): the font of its words, %NULL for that of pictures
 * @width: room there is
 * @height: room there is
 * @cr: where to draw, from 0,0
 *
 * Draws what lies beside the board after a step, Black's to the left.
 */
void tengen_paint_steps_tray (const TengenGoStep *step,
                              const TengenPaintStyle *style,
                              const char *family,
                              double width,
                              double height,
                              cairo_t *cr);

/* Says what lies beside the board after a step. */
char *tengen_paint_steps_tray_text (const TengenGoStep *step)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_steps_tray_fit:
 * @counts: stones of each heap
 * @n_counts: how many heaps
 * @width: room there is
 * @height: room there is for all heaps
 * @columns: (out): stones in a line: ten, or several tens
 *
 * Finds how heaps of stones, one below the other, are laid out in rows of ten
 * so that the stones are as large as can be.
 *
 * Returns: the distance from stone to stone
 */
double tengen_paint_steps_tray_fit (const int *counts,
                                    guint n_counts,
                                    double width,
                                    double height,
                                    int *columns);

G_END_DECLS
