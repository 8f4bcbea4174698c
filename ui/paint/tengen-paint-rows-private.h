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

/* Gives the edge of a device pixel that is nearest to a place. */
double tengen_paint_rows_snap (const TengenPaintRows *self, double value);

/* Tells where the first thing of a tray begins; trays count from 0. */
void tengen_paint_rows_get_tray (const TengenPaintRows *self,
                                 int tray,
                                 double *x,
                                 double *y);

G_END_DECLS
