/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-strip: what has to be done next in an opening of Renju (開局)
 *
 * What:  a card with one sentence, who must do what, and the controls for what
 *        is not a click on the board: choices, a number, the patterns.
 * Not:   doing it: the controls activate game.choose, game.declare and
 *        game.patterns of a widget above; points are clicked on the board.
 * Shape: a function of the position it is given.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-position.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_RENJU_STRIP (tengen_renju_strip_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRenjuStrip, tengen_renju_strip, TENGEN, RENJU_STRIP, GtkWidget)

/**
 * tengen_renju_strip_find_choice:
 * @position: a position
 * @nth: which of the choices, from 0
 * @choice: (out): it; unset if there is none
 *
 * Tells what the buttons choose, from the first to the last.
 *
 * Returns: %FALSE if there is nothing to choose, or less
 */
gboolean tengen_renju_strip_find_choice (const TengenPosition *position,
                                         int nth,
                                         TengenRenjuChoice *choice);

/**
 * tengen_renju_strip_has_duty:
 * @position: a position
 *
 * Tells whether an opening asks for something that is worth a card: 自由打ち
 * asks for its first point only.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_renju_strip_has_duty (const TengenPosition *position);

/**
 * tengen_renju_strip_make_prompt:
 * @position: a position
 *
 * Says who must do what in the opening, by their name if it is known.
 *
 * Returns: (transfer full) (nullable): a sentence, %NULL when nothing is to be
 *   done
 */
char *tengen_renju_strip_make_prompt (const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_renju_strip_update:
 * @self: a strip
 * @position: (nullable): a position
 * @is_told: it is only told what has to be done, as the computer does it
 *
 * Shows what has to be done, or goes away when that is nothing.
 */
void tengen_renju_strip_update (TengenRenjuStrip *self,
                                const TengenPosition *position,
                                gboolean is_told);

/* Gives the keyboard to the first control. Returns: %FALSE if there is none. */
gboolean tengen_renju_strip_focus (TengenRenjuStrip *self);

G_END_DECLS
