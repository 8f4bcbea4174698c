/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-setup: what a game starts from: size, rules, handicap, names
 *
 * What:  the values of the new-game window; to the properties of a first node
 *        and back, with what had to be assumed.
 * Shape: a plain struct with two owned texts.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-game-clock.h"
#include "tengen-game-computer.h"
#include "tengen-go-rules.h"
#include "tengen-record.h"
#include "tengen-renju-rules.h"

G_BEGIN_DECLS

/**
 * TengenGameSetup:
 * @game: GM: 1 Go, 4 Renju and five in a row; other numbers have no board here
 * @no_board: only the tree of the game is known: another game, or an invalid
 *   size
 * @width: columns, 1 without a board
 * @height: rows, 1 without a board
 * @rules: the rule set
 * @handicap: 0 (even), 1 (Black only moves first), 2 and up stones
 * @komi_x2: komi, half points, for White
 * @is_renju: GM[4] by the rules of Renju; see tengen_game_setup_is_renju()
 * @renju: (Renju): its rules
 * @black: (nullable): the name of Black's player at the end of the main line
 * @white: (nullable): the name of White's player there
 * @black_rank: (nullable): their rank (BR), such as `3k`
 * @white_rank: (nullable): their rank (WR)
 * @clock: the time of both (TNT; TM and OT for others)
 * @free_handicap: Black puts the handicap stones anywhere, one by one, before
 *   White begins (TNH)
 * @match: (nullable): the match that the game belongs to: an id without spaces,
 *   a space, the number of the game in it from 1 (TNM). Its players ask each
 *   other for 待った and are not helped
 * @computers: by #TengenSeat: the computer that sits there, of level 0 for a
 *   person (TNO)
 * @rules_assumed: the record did not say which rules
 * @rules_name: (nullable): the user's own name of the rule set (RU beside TNR)
 * @past_moves: moves made on the board before the first node, by colour (TNP)
 * @past_prisoners: stones OF each colour taken before it (TNP)
 *
 * What a game starts from.
 */
typedef struct
{
  int game;
  gboolean no_board;
  int width;
  int height;
  TengenGoRules rules;
  int handicap;
  int komi_x2;
  gboolean is_renju;
  TengenRenjuRules renju;
  char *black;
  char *white;
  char *black_rank;
  char *white_rank;
  TengenClockSetting clock;
  gboolean free_handicap;
  char *match;
  TengenGameComputer computers[TENGEN_SEAT_SECOND + 1];
  gboolean rules_assumed;
  char *rules_name;
  int past_moves[3];
  int past_prisoners[3];
} TengenGameSetup;

/* Makes an even game under rules with their komi, no names; @size: 2 to 25. */
TengenGameSetup *tengen_game_setup_new (const TengenGoRules *rules,
                                        int size) G_GNUC_WARN_UNUSED_RESULT;

/* Makes a game of Renju on 15 x 15, without names; @rules: %NULL if unknown. */
TengenGameSetup *tengen_game_setup_new_renju (const TengenRenjuRules *rules)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_setup_new_parsed:
 * @text: what tengen_game_setup_format_rules() wrote
 * @size: side of the board, 2 to 25; Renju has its own
 *
 * Makes an even game under these rules, without names.
 *
 * Returns: (transfer full) (nullable): a setup, or %NULL for other texts
 */
TengenGameSetup *tengen_game_setup_new_parsed (const char *text, int size)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_setup_is_renju:
 * @self: a setup
 *
 * Tells whether it is played by the rules of Renju: GM[4] on 15 x 15, unless
 * the record says that it is five in a row without them (五目並べ).
 *
 * Returns: %FALSE for other games of GM[4], whose stones are only shown
 */
gboolean tengen_game_setup_is_renju (const TengenGameSetup *self);

/**
 * tengen_game_setup_format_rules:
 * @self: a setup of Go or Renju
 * @text: (out) (optional) (transfer full) (nullable): the name that other
 *   programs know (RU), or %NULL if they know none
 *
 * Writes its rules down.
 *
 * Returns: (transfer full): all of them (TNR)
 */
char *tengen_game_setup_format_rules (const TengenGameSetup *self,
                                      char **text) G_GNUC_WARN_UNUSED_RESULT;

/* Copies a setup. */
TengenGameSetup *
tengen_game_setup_copy (const TengenGameSetup *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a setup; does nothing for %NULL. */
void tengen_game_setup_free (TengenGameSetup *self);

/**
 * tengen_game_setup_read:
 * @record: a record
 * @root: the first node of a game
 *
 * Reads a setup from a record: GM, SZ, TNR, TNP, RU, KM, HA, TNH, PB, PW, BR, WR,
 * TNT, TNM, TNO. Missing: 19 x
 * 19; Chinese rules with a komi of 7.5, else Japanese; the komi of the rules.
 * KM in hundredths (750, 375) and in 子 (3.75) is understood. GM[4]: 15 x 15,
 * without komi and handicap; @rules mean nothing then. Nothing is refused, see
 * tengen_game_setup_has_board().
 *
 * Returns: (transfer full): a setup
 */
TengenGameSetup *
tengen_game_setup_read (const TengenRecord *record,
                        TengenNode root) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_setup_write:
 * @self: a setup
 *
 * Makes a record with one game of one node that says it all: GM, FF, CA, SZ,
 * RU, TNR (which says that the game was begun here), KM, HA with the handicap stones,
 * PB, PW, BR, WR, TNM, TNO, TNT with TM and OT. Only Go has RU, TNR, KM, HA.
 *
 * Returns: (transfer full): a record
 */
TengenRecord *
tengen_game_setup_write (const TengenGameSetup *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_setup_write_moves:
 * @self: a setup
 * @points: (array length=n_points): points of its board
 * @n_points: how many
 *
 * Makes the record that tengen_game_setup_write() makes, and behind its node a
 * move for each point, of Black and White in turn.
 *
 * Returns: (transfer full): a record
 */
TengenRecord *
tengen_game_setup_write_moves (const TengenGameSetup *self,
                               const TengenPoint *points,
                               guint n_points) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_game_setup_write_past:
 * @record: a record
 * @root: the first node of a game
 * @moves: moves made on the board before it, by colour
 * @prisoners: stones OF each colour taken before it
 *
 * Writes TNP, unless nothing came before the node.
 */
void tengen_game_setup_write_past (TengenRecord *record,
                                   TengenNode root,
                                   const int moves[3],
                                   const int prisoners[3]);

/**
 * tengen_game_setup_has_board:
 * @self: a setup
 *
 * Tells whether the game has a board to be drawn: Go, or GM[4], up to 52 x 52.
 *
 * Returns: %FALSE for other games and sizes, of which only the tree is known
 */
gboolean tengen_game_setup_has_board (const TengenGameSetup *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGameSetup, tengen_game_setup_free)

G_END_DECLS
