/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-thumbnail: a small picture of a board
 *
 * What: a view as the board shows it, painted once, for lists and notes.
 * Not:  the board for playing (tengen-board-view).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_board_thumbnail_new:
 * @view: what is to be seen
 * @size: width and height
 * @scale: device pixels in a unit
 * @dark: the colours for a dark desktop
 *
 * Paints a board without coordinates; where stones are very small, shapes have
 * no names. Cost: some milliseconds.
 *
 * Returns: (transfer full): a picture of @size times @scale pixels
 */
GdkTexture *
tengen_board_thumbnail_new (const TengenView *view,
                            int size,
                            int scale,
                            gboolean dark) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_board_thumbnail_new_middle:
 * @view: what is to be seen
 * @lines: how many lines each way, an odd number not above those of the board
 * @cell: from line to line
 * @scale: device pixels in a unit
 * @dark: the colours for a dark desktop
 *
 * Paints the middle of a board of an odd number of lines; the wood goes on to
 * all sides.
 *
 * Returns: (transfer full): a picture of @lines times @cell units
 */
GdkTexture *
tengen_board_thumbnail_new_middle (const TengenView *view,
                                   int lines,
                                   int cell,
                                   int scale,
                                   gboolean dark) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
