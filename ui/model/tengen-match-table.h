/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-table: a match that widgets watch
 *
 * What: a match with a signal; the only door for its changes, the last of
 *       which can be undone.
 * Not:  files: the code that stores it connects to "changed"
 *       (app/tengen-match-folder).
 */
#pragma once

#include <gio/gio.h>

#include "tengen-match-mcmahon.h"
#include "tengen-match-pair.h"
#include "tengen-match-plan.h"
#include "tengen-match-sides.h"
#include "tengen-match-standing.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_TABLE (tengen_match_table_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchTable, tengen_match_table, TENGEN, MATCH_TABLE, GObject)

/* Properties (read only, notified):
 *   can-undo  gboolean  a change can be undone
 * Signals:
 *   changed ()   after every change
 *   replaced ()  the match was read anew, "changed" follows
 */

/* Makes a table that takes over a match. */
TengenMatchTable *
tengen_match_table_new (TengenMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the match, to be asked only. */
const TengenMatch *tengen_match_table_get (TengenMatchTable *self);

/* Replaces the match (transfer full); nothing can be undone then. */
void tengen_match_table_replace (TengenMatchTable *self, TengenMatch *match);

/* Adds a player; @rank: 0 for none. Returns: a fault, or NONE. */
TengenMatchFault tengen_match_table_add_player (TengenMatchTable *self,
                                                const char *name,
                                                int rank);

/* Adds the computer as a player; @level: 1 and up. Returns: a fault or NONE. */
TengenMatchFault tengen_match_table_add_computer (TengenMatchTable *self,
                                                  const char *name,
                                                  int level);

/**
 * tengen_match_table_set_player:
 * @self: a table
 * @player: which
 * @name: the name
 * @rank: a rank, 0 for none
 * @left: whether the player has left
 *
 * Changes a player.
 *
 * Returns: a fault, or NONE
 */
TengenMatchFault tengen_match_table_set_player (TengenMatchTable *self,
                                                int player,
                                                const char *name,
                                                int rank,
                                                gboolean left);

/* Seats the computer (level 1 and up; an engine unless empty) or a person (0). */
void tengen_match_table_set_computer (TengenMatchTable *self,
                                      int player,
                                      int level,
                                      const char *engine);

/**
 * tengen_match_table_set_absent:
 * @self: a table
 * @player: which
 * @round: from 1
 * @absent: whether the player will be absent
 *
 * Announces an absence, or takes it back; see tengen_match_set_absent().
 *
 * Returns: a fault, or NONE
 */
TengenMatchFault tengen_match_table_set_absent (TengenMatchTable *self,
                                                int player,
                                                int round,
                                                gboolean absent);

/**
 * tengen_match_table_set_bye:
 * @self: a table
 * @player: which
 * @round: from 1
 * @bye: whether the player is to have the bye
 *
 * Chooses who has a bye, or takes it back; see tengen_match_set_bye().
 *
 * Returns: a fault, or NONE
 */
TengenMatchFault tengen_match_table_set_bye (TengenMatchTable *self,
                                             int player,
                                             int round,
                                             gboolean bye);

/* Chooses the tie-breaks, at any time; the same ones change nothing. */
void tengen_match_table_set_ties (TengenMatchTable *self,
                                  const TengenMatchTies *ties);

/**
 * tengen_match_table_can_group:
 * @self: a table
 *
 * Tells whether the groups by rank can be chosen: before the first round, where
 * there can be any.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_match_table_can_group (TengenMatchTable *self);

/**
 * tengen_match_table_set_groups:
 * @self: a table
 * @bar: the upper rank, 0 without groups
 * @floor: the lower rank, 0 without groups
 *
 * Chooses the groups by rank; see tengen_match_set_groups().
 *
 * Returns: %FALSE if they cannot be chosen, or not like this
 */
gboolean
tengen_match_table_set_groups (TengenMatchTable *self, int bar, int floor);

/* Pairs the next round. Returns: a fault, or NONE. */
TengenMatchFault tengen_match_table_pair (TengenMatchTable *self);

/**
 * tengen_match_table_swap:
 * @self: a table
 * @first: a game
 * @first_black: its Black, else its White
 * @second: another game, or the same
 * @second_black: its Black, else its White
 *
 * See tengen_match_swap().
 *
 * Returns: %FALSE if it cannot be
 */
gboolean tengen_match_table_swap (TengenMatchTable *self,
                                  int first,
                                  gboolean first_black,
                                  int second,
                                  gboolean second_black);

/* See tengen_match_drop_round(). Returns: %FALSE if it has to stay. */
gboolean tengen_match_table_drop_round (TengenMatchTable *self);

/**
 * tengen_match_table_set_result:
 * @self: a table
 * @game: which game
 * @result: how it ended; UNKNOWN takes it back
 * @by_hand: it was entered
 *
 * Notes a result; the same one again changes nothing.
 */
void tengen_match_table_set_result (TengenMatchTable *self,
                                    int game,
                                    const TengenResult *result,
                                    gboolean by_hand);

/**
 * tengen_match_table_set_played:
 * @self: a table
 * @game: which game
 * @result: how it ended on the board; UNKNOWN takes it back
 * @sides: whether its colours were exchanged
 *
 * Notes what happened on a board; the same again changes nothing.
 */
void tengen_match_table_set_played (TengenMatchTable *self,
                                    int game,
                                    const TengenResult *result,
                                    TengenMatchSides sides);

/* Notes the record of a game by its name without folder; nothing to undo. */
void tengen_match_table_set_file (TengenMatchTable *self,
                                  int game,
                                  const char *name);

/* Takes the last change back. Returns: %FALSE if there was none. */
gboolean tengen_match_table_undo (TengenMatchTable *self);

G_END_DECLS
