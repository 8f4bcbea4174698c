/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-play-renju: the computer against itself at Renju
 *
 * What: whole games, with their opening.
 * Not:  what is told of them (tengen-cli-play).
 */
#pragma once

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/**
 * tengen_cli_play_renju:
 * @setup: a game of two computers
 * @winner: (out): the winner, or none
 * @result: (out) (transfer full): as SGF has it: `B+`, `0`
 *
 * Plays a game to its end.
 *
 * Returns: how many moves it had, passes too
 */
guint tengen_cli_play_renju (const TengenGameSetup *setup,
                             TengenStone *winner,
                             char **result);

G_END_DECLS
