/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-why: why a point is forbidden (禁手), or is not
 *
 * What:   a card with a heading, the fours and threes of a point, and the proof
 *         as steps to walk through; it may ask whether to play a forbidden
 *         move all the same. What belongs on the board it adds to a view.
 * Not:    the reason (core/renju), its words (ui/words), playing.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-view.h"
#include "tengen-renju.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RENJU_WHY (tengen_renju_why_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRenjuWhy, tengen_renju_why, TENGEN, RENJU_WHY, GtkWidget)

/* It is hidden at first. Keys while the focus is in it: Left and Right walk
 * through the proof, Escape leaves the proof or closes the card.
 * Signals:
 *   redraw     something else is to be shown on the board
 *   play       the forbidden move is to be played all the same
 *   dismissed  the user is done with it: its owner closes it
 */

/**
 * tengen_renju_why_open:
 * @self: a card
 * @board: a board, which is not kept
 * @point: an empty point, one with a black stone, or with a white stone of a row
 *   that wins
 * @asks: whether it asks to play there all the same
 *
 * Shows what a stone there is, and announces it.
 */
void tengen_renju_why_open (TengenRenjuWhy *self,
                            const TengenRenju *board,
                            TengenPoint point,
                            gboolean asks);

/* Takes it away, without a signal. */
void tengen_renju_why_close (TengenRenjuWhy *self);

/* Tells what it is about. */
TengenPoint tengen_renju_why_get_point (TengenRenjuWhy *self);

/**
 * tengen_renju_why_decorate:
 * @self: a card
 * @view: a view of the board it was opened for
 *
 * Adds what it speaks of: the stone and its shapes, or the step of the proof.
 */
void tengen_renju_why_decorate (TengenRenjuWhy *self, TengenView *view);

G_END_DECLS
