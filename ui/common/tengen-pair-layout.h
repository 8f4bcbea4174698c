/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-pair-layout: a board with its panel, placed where there is most room
 * for it
 *
 * What:  the first child has the board and is as large as it can be; the second
 *        is beside it in a wide window, below it in a tall one, and left out
 *        where the board would be too small or is alone by request. A third
 *        child, if there is one, is a line above a board that is alone; a
 *        fourth is below the panel beside the board, or else below the board.
 * Shape: only the request is kept, and that the panel was below: the available
 *        room decides each time, so no size is requested while sizes are
 *        allocated.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_PAIR_LAYOUT (tengen_pair_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPairLayout, tengen_pair_layout, TENGEN, PAIR_LAYOUT, GtkLayoutManager)

/* Properties:
 *   alone      gboolean  whether the board is alone by wish (the start: FALSE)
 *   droppable  gboolean  whether the panel may be left out in a small window
 *                        (the start: FALSE)
 *   panel-part  double   how much of the height a panel below the board has at
 *                        least (the start: 0.28)
 *   panel-most  int      pixels that a panel beside the board has at most if
 *                        it can do with them, 0 for all it asks for (the start)
 */

G_END_DECLS
