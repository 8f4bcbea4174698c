/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-two-step: a stone is shown first and placed by a second click
 *
 * What:  the proposed point: where it comes from, when it goes, how it is seen.
 * Not:   for anyone outside of this room (the properties "two-step" and
 *        "proposed"); the button below the board (tengen-board-confirm).
 * Shape: only pointer and touch propose; the keyboard's cursor already shows
 *        where a stone will be.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-view.h"

G_BEGIN_DECLS

/**
 * tengen_board_two_step_install_properties:
 * @class: the board's class
 * @two_step: id of "two-step"
 * @proposed: id of "proposed"
 *
 * Adds the properties.
 */
void tengen_board_two_step_install_properties (GObjectClass *class,
                                               guint two_step,
                                               guint proposed);

/* Sets "two-step": whether a first click only proposes. */
void tengen_board_two_step_set (TengenBoardView *self, gboolean two_step);

/**
 * tengen_board_two_step_click:
 * @self: a board
 * @point: a point
 * @button: the button, 1 for a touch
 * @n_press: the how manyth click in a row
 *
 * Takes a click: proposes a stone, or emits "activated".
 */
void tengen_board_two_step_click (TengenBoardView *self,
                                  TengenPoint point,
                                  guint button,
                                  guint n_press);

/* Drops what was proposed in another position. @old: what was seen before. */
void tengen_board_two_step_check (TengenBoardView *self, const TengenView *old);

/* Draws the proposed stone with a ring, and lines to the edges of the board. */
void tengen_board_two_step_snapshot (TengenBoardView *self,
                                     GtkSnapshot *snapshot);

G_END_DECLS
