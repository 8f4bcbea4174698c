/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-thumbnail: a small picture of a board
 *
 * What: a view as the board shows it, painted once, for lists and notes.
 * Not:  the board one plays on (tengen-board-view).
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
 * Paints a board without coordinates. Cost: some milliseconds.
 *
 * Returns: (transfer full): a picture of @size times @scale pixels
 */
GdkTexture *
tengen_board_thumbnail_new (const TengenView *view,
                            int size,
                            int scale,
                            gboolean dark) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
