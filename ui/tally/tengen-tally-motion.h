/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-motion: things that slide into their rows
 *
 * What:  where each of them is at a time.
 * Not:   drawing, clocks, which things slide (tengen-tally-view).
 * Shape: a list in the order in which they start; each takes as long.
 */
#pragma once

#include "tengen-paint-rows.h"

G_BEGIN_DECLS

/* Not more ticks than that slide at once. */
#define TENGEN_TALLY_MOTION_MOST 10

/**
 * TengenTallySpot:
 * @x: middle of a thing
 * @y: middle of it
 * @size: how large it is: room of a cell
 *
 * Where a thing is.
 */
typedef struct
{
  double x;
  double y;
  double size;
} TengenTallySpot;

/**
 * TengenTallyMove:
 * @item: which thing
 * @look: how it looks
 * @length_x2: how long it is, 1 or 2
 * @from: where it starts
 * @to: where it goes
 * @delay: how many others start before it, one after the other
 *
 * A thing on its way.
 */
typedef struct
{
  guint item;
  TengenPaintRowsLook look;
  int length_x2;
  TengenTallySpot from;
  TengenTallySpot to;
  guint delay;
} TengenTallyMove;

/**
 * tengen_tally_move_find:
 * @self: a thing on its way
 * @time_us: microseconds since all of them began
 * @spot: (out): where it is, between its start and its end
 *
 * Tells where a thing is.
 *
 * Returns: %FALSE if it has come to its end
 */
gboolean tengen_tally_move_find (const TengenTallyMove *self,
                                 gint64 time_us,
                                 TengenTallySpot *spot);

/**
 * tengen_tally_moves_count_there:
 * @moves: (element-type TengenTallyMove): things on their way
 * @n_items: how many things there will be
 * @time_us: microseconds since all of them began
 *
 * Tells how many things have come, those from before too.
 *
 * Returns: 0 to @n_items
 */
guint tengen_tally_moves_count_there (const GArray *moves,
                                      guint n_items,
                                      gint64 time_us);

G_END_DECLS
