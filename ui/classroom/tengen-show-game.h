/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-game: a game that is played or looked through before a class
 *
 * What:   the comment of a move sentence by sentence, else the last move and
 *         whose turn it is; refusals with their reason; of Renju why a point is
 *         forbidden; when play has stopped, the count.
 * Not:    editing the record; what is decided in an opening of Renju is only
 *         said.
 * Shape:  forward: the next sentence, then the next move of the line. A click
 *         plays, where play stands or, elsewhere, as a variation.
 */
#pragma once

#include "tengen-session.h"
#include "tengen-show.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_GAME (tengen_show_game_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenShowGame, tengen_show_game, TENGEN, SHOW_GAME, TengenShow)

/* Makes the show of a game. */
TengenShow *
tengen_show_game_new (TengenSession *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
