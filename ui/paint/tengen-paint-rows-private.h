/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-rows-private: what the files of the rows share
 */
#pragma once

#include "tengen-paint-rows.h"

G_BEGIN_DECLS

/* The room below a tray, with its number, in cells. */
#define TENGEN_PAINT_ROWS_BELOW 1.15
/* How far the wood of a tray reaches over its things. */
#define TENGEN_PAINT_ROWS_PAD 0.16

/**
 * tengen_paint_rows_snap:
 * @self: places
 * @value: a place
 *
 * Gives the nearest edge of a device pixel.
 *
 * Returns: a place
 */
double tengen_paint_rows_snap (const TengenPaintRows *self, double value);

/**
 * tengen_paint_rows_get_tray:
 * @self: places
 * @tray: which tray, from 0
 * @x: (out): left edge of its first thing
 * @y: (out): top edge of it
 *
 * Tells where a tray is.
 */
void tengen_paint_rows_get_tray (const TengenPaintRows *self,
                                 int tray,
                                 double *x,
                                 double *y);

G_END_DECLS
