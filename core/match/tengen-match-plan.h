/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-plan: who will be absent, and who is to have the bye
 *
 * What:  absences that were announced for rounds to come, and byes that the
 *        organiser has chosen.
 * Not:   pairing (tengen-match-pair), players who left.
 * Shape: one bit a round, for the first %TENGEN_MATCH_MAX_PLANNED rounds.
 */
#pragma once

#include "tengen-match.h"

G_BEGIN_DECLS

/**
 * tengen_match_set_absent:
 * @self: a match
 * @player: which
 * @round: from 1
 * @absent: whether the player will be absent
 *
 * Announces an absence, or takes it back. The player is not paired in that round
 * and rests (休み), which is worth nothing. A series needs both its players, a
 * round that is paired stays as it is, and who is to have the bye cannot be
 * absent.
 *
 * Returns: KIND, ROUND, PAIRED, BOTH, or NONE; nothing has changed but for NONE
 */
TengenMatchFault tengen_match_set_absent (TengenMatch *self,
                                          int player,
                                          int round,
                                          gboolean absent);

/* Tells whether an absence was announced for a round, from 1. */
gboolean
tengen_match_is_absent (const TengenMatch *self, int player, int round);

/**
 * tengen_match_set_bye:
 * @self: a match
 * @player: which
 * @round: from 1
 * @bye: whether the player is to have the bye (不戦勝)
 *
 * Chooses a player for the bye of a round, or takes this back. It comes true if
 * the number of those who are there is odd then; see
 * tengen_match_find_refused_bye(). Only in SWISS are there byes, one in a round
 * at most.
 *
 * Returns: KIND, ROUND, PAIRED, BOTH, CHOSEN, or NONE; nothing has changed but
 *   for NONE
 */
TengenMatchFault
tengen_match_set_bye (TengenMatch *self, int player, int round, gboolean bye);

/* Tells who has the bye of a round, from 1, or %TENGEN_MATCH_NOBODY. */
int tengen_match_find_bye (const TengenMatch *self, int round);

/**
 * tengen_match_find_refused_bye:
 * @self: a match
 * @round: from 1
 *
 * Tells which player was chosen for the bye of a round that is paired, but has
 * an opponent in it, as no player could be left over.
 *
 * Returns: a player, or %TENGEN_MATCH_NOBODY
 */
int tengen_match_find_refused_bye (const TengenMatch *self, int round);

/* Counts who is there in a round, from 1: has not left and is not absent. */
int tengen_match_count_present (const TengenMatch *self, int round);

G_END_DECLS
