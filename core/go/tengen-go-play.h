/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-play: a Go position with its history: legal? why not? what happens
 *
 * What:   moves and passes under a rule set, prisoners and counters, the
 *         repetition record, reasons why a move is refused, undo of it all.
 * Not:    stops, agreements and counts (core/game, count), records.
 * Shape:  actions are numbered from 1 in the order they happened ("plies");
 *         ply 0 is the start. Setup before or between actions is an action of
 *         its own.
 * Source: 純碁の遊び方 (3); 囲碁オンラインのルール, 自殺点・劫.
 */
#pragma once

#include "tengen-board.h"
#include "tengen-go-rules.h"
#include "tengen-reason.h"

G_BEGIN_DECLS

typedef struct TengenGo TengenGo;

/**
 * TengenGoCounters:
 * @setup: stones that setup put on the board less those it took away, and
 *   less those a forced move replaced (h), by colour
 * @board_moves: (r) moves on the board: [0] before the first stop, [1] after
 * @virtual_moves: (v) stones beside the board, likewise
 * @passes: (f) passes, likewise
 * @prisoners: (pr) stones OF that colour taken in play, suicides too
 * @first_mover: who acted first in the game (board, virtual or pass), or none
 * @first_passer: who passed first in the game, or none
 * @last_passer: who passed last, or none
 * @last_passes: passes in a row at the end
 *
 * What has happened so far, by colour where it says so; index with
 * #TengenStone.
 */
typedef struct
{
  int setup[3];
  int board_moves[2][3];
  int virtual_moves[2][3];
  int passes[2][3];
  int prisoners[3];
  TengenStone first_mover;
  TengenStone first_passer;
  TengenStone last_passer;
  int last_passes;
} TengenGoCounters;

/**
 * tengen_go_new:
 * @rules: a rule set; it is copied
 * @width: columns
 * @height: rows
 *
 * Makes the start of a game on an empty board, Black to move.
 *
 * Returns: (transfer full): a position
 */
TengenGo *tengen_go_new (const TengenGoRules *rules,
                         int width,
                         int height) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_copy:
 * @self: a position
 *
 * Copies a position without its history: it goes on as @self does after
 * tengen_go_restart(), but its ply is 0 and there is nothing to undo.
 *
 * Returns: (transfer full): a position
 */
TengenGo *tengen_go_copy (const TengenGo *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_copy_line:
 * @self: a position
 *
 * Copies a position with its line: repetition is judged, and actions are taken
 * back, as in @self. Cost: the actions so far.
 *
 * Returns: (transfer full): a position
 */
TengenGo *tengen_go_copy_line (const TengenGo *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a position with its history; does nothing for %NULL. */
void tengen_go_free (TengenGo *self);

/* Gives the rule set. */
const TengenGoRules *tengen_go_get_rules (const TengenGo *self);

/* Gives the board as it lies now. */
const TengenBoard *tengen_go_get_board (const TengenGo *self);

/* Tells whose turn it is. */
TengenStone tengen_go_get_to_move (const TengenGo *self);

/* Gives the counters. */
const TengenGoCounters *tengen_go_get_counters (const TengenGo *self);

/* Counts the actions so far. Returns: 0 and up. */
guint tengen_go_get_ply (const TengenGo *self);

/**
 * tengen_go_get_played:
 * @self: a position
 * @ply: 1 to tengen_go_get_ply()
 *
 * Tells where an action put a stone on the board.
 *
 * Returns: the point, PASS for a pass or a stone beside the board, NONE for any
 *   other action
 */
TengenPoint tengen_go_get_played (const TengenGo *self, guint ply);

/**
 * tengen_go_check:
 * @self: a position
 * @point: a point of the board
 * @stone: the colour that would play, whose turn it need not be
 * @reason: (out) (optional) (transfer full): the reason when it is refused
 *
 * Asks whether a move is legal under the rules. Never changes anything.
 *
 * The first reason that holds is given, in this order; @reason has the stones
 * that prove it:
 * - OCCUPIED: the stone that lies there
 * - SUICIDE: the chain that would have no liberty, the new stone's point first,
 *   and behind a stone alone those around it
 * - KO: the stone just played
 * - SUPERKO: the stone of the move whose position comes back, none if it is the
 *   start. Of several positions that may not come back one with the same side
 *   to move goes before others, then the latest
 *
 * The history is complete; every answer by hash is verified by comparing the
 * stones.
 *
 * Returns: the code, %TENGEN_REASON_NONE if it may be played
 */
TengenReasonCode tengen_go_check (const TengenGo *self,
                                  TengenPoint point,
                                  TengenStone stone,
                                  TengenReason **reason);

/**
 * tengen_go_map:
 * @self: a position
 * @stone: the colour that would play
 * @codes: (out caller-allocates): a #TengenReasonCode for every point
 *
 * Asks tengen_go_check() of all points at once.
 */
void tengen_go_map (const TengenGo *self, TengenStone stone, guint8 *codes);

/**
 * tengen_go_has_move:
 * @self: a position
 * @stone: a colour
 *
 * Asks tengen_go_check() whether any point may be played. Cost: that of the
 * first points, unless the board is nearly full.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_go_has_move (const TengenGo *self, TengenStone stone);

/* Counts the stones that a side has taken: those that the other has lost. */
int tengen_go_get_taken (const TengenGo *self, TengenStone stone);

/**
 * tengen_go_has_reached:
 * @self: a position
 * @stone: a colour, or none
 *
 * Tells whether a side has taken as many stones as win where captures decide.
 *
 * Returns: %TRUE if it has; %FALSE for none, and where there is no goal
 */
gboolean tengen_go_has_reached (const TengenGo *self, TengenStone stone);

/**
 * tengen_go_play:
 * @self: a position
 * @point: a point of the board
 * @stone: the colour that plays
 *
 * Plays, legal or not: the stone is put, chains without liberties are taken,
 * the opponent's first. The other side is to move then.
 *
 * Returns: number of opponent's stones taken
 */
int tengen_go_play (TengenGo *self, TengenPoint point, TengenStone stone);

/* Passes. The other side is to move then. */
void tengen_go_pass (TengenGo *self, TengenStone stone);

/**
 * tengen_go_virtual:
 * @self: a position
 * @stone: the colour that moves
 *
 * Puts a stone beside the board (虚着), legal or not. The other side is to move
 * then.
 */
void tengen_go_virtual (TengenGo *self, TengenStone stone);

/**
 * tengen_go_check_virtual:
 * @self: a position
 * @stone: the colour that would move, whose turn it need not be
 * @reason: (out) (optional) (transfer full): the reason when it is refused
 *
 * Asks whether the repetition rule allows a virtual move: under the generalised
 * rule a board may be shown by one up to the third time; other rules say
 * nothing about it. Whether the set has virtual moves at all is not asked.
 * Cost: O(1) on average.
 *
 * Returns: %TENGEN_REASON_NONE or %TENGEN_REASON_FOURTH, whose @move is the
 *   action after which the board was there first
 */
TengenReasonCode tengen_go_check_virtual (const TengenGo *self,
                                          TengenStone stone,
                                          TengenReason **reason);

/**
 * tengen_go_get_appearances:
 * @self: a position
 * @whole: (out) (optional): how often the board with these stones beside it was
 *   there, now included (全局棋形)
 * @board: (out) (optional): how often the board was there (盤内棋形)
 *
 * Counts how often the position has appeared since the repetition record
 * began: at the start and after each move, virtual move and pass. Cost: O(1)
 * on average.
 */
void
tengen_go_get_appearances (const TengenGo *self, guint *whole, guint *board);

/**
 * tengen_go_set_past:
 * @self: a position without any action yet
 * @moves: moves each side has made on the board before, by colour
 * @prisoners: stones OF each colour taken before
 *
 * Says what happened before a position that is set up next, so that its stones
 * are moves of a game and no handicap: setup + prisoners - moves = handicap.
 * The counter @setup takes that in: after the setup it is the handicap. The
 * side with more moves began then; with as many, the next one to act does. Not
 * an action: it cannot be undone.
 */
void
tengen_go_set_past (TengenGo *self, const int moves[3], const int prisoners[3]);

/**
 * tengen_go_setup_all:
 * @self: a position
 * @stones: what shall lie on each point
 *
 * Sets all points up in one action; nothing is taken. The repetition record
 * starts anew with the position set up; basic ko is forgotten.
 */
void tengen_go_setup_all (TengenGo *self, const guint8 *stones);

/**
 * tengen_go_set_to_move:
 * @self: a position
 * @stone: a colour
 *
 * Gives the turn to a side (setup). An action for undo. Right after the start
 * or a setup the repetition record begins with this turn.
 */
void tengen_go_set_to_move (TengenGo *self, TengenStone stone);

/**
 * tengen_go_resume:
 * @self: a position after a stop
 * @stone: the side that moves first now
 *
 * Goes on after a stop: later moves count as moves after the first stop; the
 * repetition record is cleared if the rules say so; a ko ban is lifted. An
 * action for undo.
 */
void tengen_go_resume (TengenGo *self, TengenStone stone);

/**
 * tengen_go_undo:
 * @self: a position with an action
 *
 * Takes the last action back with everything it did.
 */
void tengen_go_undo (TengenGo *self);

/* Counts the passes at the end of the line, since the last other action. */
guint tengen_go_get_last_passes (const TengenGo *self);

/**
 * tengen_go_get_history:
 * @self: a position
 *
 * Adds up what the history takes. An action adds the same whatever was before
 * it.
 *
 * Returns: bytes
 */
gsize tengen_go_get_history (const TengenGo *self);

/**
 * tengen_go_restart:
 * @self: a position
 *
 * Lets the record of positions begin with this one: no earlier one counts for
 * a ko or a repetition. Undone with the last action; there must be one.
 */
void tengen_go_restart (TengenGo *self);

/**
 * tengen_go_get_cycle:
 * @self: a position
 * @ply: (out) (optional): the action after which the same position stood
 *
 * Tells whether this board with this side to move has been there before in
 * the line of play, as a player may then ask for 無勝負. Positions with
 * nothing but passes in between are no cycle.
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_go_get_cycle (const TengenGo *self, guint *ply);

/**
 * tengen_go_makes_third:
 * @self: a position; it is the same afterwards
 * @point: a legal move
 * @stone: the side that makes it
 *
 * Tells whether a move brings a position that has been there twice, with the
 * same side to move.
 *
 * Returns: %TRUE if it does
 */
gboolean
tengen_go_makes_third (TengenGo *self, TengenPoint point, TengenStone stone);

/* Tells whether there were four actions for each point of the board. */
gboolean tengen_go_is_endless (const TengenGo *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGo, tengen_go_free)

G_END_DECLS
