/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-kind: the questions that every kind of game answers
 *
 * What:  a table of functions; the Go family fills one (tengen-game-go), Renju
 *        one (tengen-game-renju), games whose rules are not known another
 *        (tengen-game-plain); a further game is one more table. Positions ask
 *        only through it.
 * Shape: a state takes actions one after another, legal or not, and takes them
 *        back in reverse order, exactly.
 */
#pragma once

#include "tengen-board.h"
#include "tengen-game-action.h"
#include "tengen-game-renju.h"
#include "tengen-game-result.h"
#include "tengen-game-setup.h"
#include "tengen-go-account.h"
#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * TengenKind:
 * @id: name of the kind
 * @is_strict: @check refuses a move that @check_move is against; in Renju a
 *   forbidden move can be played, and loses
 * @create: makes the start of a game, on an empty board
 * @copy: makes a state that goes on as this one would, but has nothing to take
 *   back
 * @destroy: frees a state
 * @get_board: the board as it lies
 * @get_to_move: whose turn it is
 * @get_phase: play, count or over
 * @get_prisoners: (nullable function): stones of a colour taken so far; %NULL
 *   where none are taken
 * @get_mark: (COUNT) (nullable function): what is agreed for a point
 * @get_agreed: (COUNT) (nullable function): whether a seat agrees
 * @get_counters: (nullable function): moves, passes and prisoners so far; %NULL
 *   where nothing is counted
 * @get_agreement: (COUNT, OVER) (nullable function): what is agreed so far, its
 *   arrays (transfer none) until the next action
 * @get_said: (COUNT) (nullable function): whether a player or the program last
 *   said what the chain (MARK) or point (CLAIM) at a point is
 * @get_duty: (nullable function): what a proposal to stop makes the side to
 *   move do
 * @get_cycle: (nullable function): whether the same position with the same side
 *   to move occurred before and the rules do not ban it; after which action
 * @get_marks_left: (COUNT) (nullable function): how many marks a player can take
 *   back
 * @is_resumed: (nullable function): whether play has just been resumed and
 *   nothing was done since
 * @get_resumer: (COUNT) (nullable function): which side would move first after a
 *   resumption asked for by a seat
 * @setup: makes the board what an array of a #TengenStone for each point says,
 *   without rules, an action for pop
 * @set_to_move: gives the turn to a side, an action for pop
 * @check: whether an action is allowed; the reason is (transfer full), its
 *   @move still in actions of this state
 * @check_point: likewise, whether the rules of the board allow a stone on a
 *   point, whatever turn or phase it is
 * @check_move: likewise, whether the rules allow PLAY, PASS or VIRTUAL, whatever
 *   turn or phase it is
 * @push: does an action, allowed or not (UNMARK is no action of a line of
 *   play: what it took back is not pushed)
 * @pop: takes the last action back
 * @get_n: how many actions were done
 * @get_history: the bytes that taking actions back needs
 * @restart: (nullable function): lets the record of positions begin with this
 *   one, as in a copy; part of the last action
 * @map: for all points a #TengenReasonCode for playing there
 * @count: (nullable function): the count under other terms (%NULL for the game's
 *   own) and with another agreement (%NULL for what is agreed); %NULL where
 *   nothing is counted
 * @get_result: (OVER): the result
 * @get_seat: (nullable function): the seat that has a colour now; %NULL where
 *   the first seat always has Black
 * @get_actor: (nullable function): the seat that has to act now; %NULL where it
 *   is the side to move
 * @get_renju: (nullable function): what only Renju knows
 *
 * The table.
 */
typedef struct
{
  const char *id;
  gboolean is_strict;
  gpointer (*create) (const TengenGameSetup *setup);
  gpointer (*copy) (gconstpointer state);
  void (*destroy) (gpointer state);
  const TengenBoard *(*get_board) (gconstpointer state);
  TengenStone (*get_to_move) (gconstpointer state);
  TengenPhase (*get_phase) (gconstpointer state);
  int (*get_prisoners) (gconstpointer state, TengenStone stone);
  TengenGoMark (*get_mark) (gconstpointer state, TengenPoint point);
  gboolean (*get_agreed) (gconstpointer state, TengenSeat seat);
  const TengenGoCounters *(*get_counters) (gconstpointer state);
  void (*get_agreement) (gconstpointer state, TengenGoAgreement *agreement);
  TengenSaid (*get_said) (gconstpointer state,
                          TengenActionKind kind,
                          TengenPoint point);
  TengenDuty (*get_duty) (gconstpointer state);
  gboolean (*get_cycle) (gconstpointer state, guint *action);
  guint (*get_marks_left) (gconstpointer state);
  gboolean (*is_resumed) (gconstpointer state);
  TengenStone (*get_resumer) (gconstpointer state, TengenSeat seat);
  void (*setup) (gpointer state, const guint8 *stones);
  void (*set_to_move) (gpointer state, TengenStone stone);
  TengenReason *(*check) (gconstpointer state, const TengenAction *action);
  TengenReason *(*check_point) (gconstpointer state,
                                TengenPoint point,
                                TengenStone stone);
  TengenReason *(*check_move) (gconstpointer state, const TengenAction *action);
  void (*push) (gpointer state, const TengenAction *action);
  void (*pop) (gpointer state);
  guint (*get_n) (gconstpointer state);
  gsize (*get_history) (gconstpointer state);
  void (*restart) (gpointer state);
  void (*map) (gconstpointer state, TengenStone stone, guint8 *codes);
  TengenGoCount *(*count) (gconstpointer state,
                           const TengenGameSetup *terms,
                           const TengenGoAgreement *agreement);
  TengenResult (*get_result) (gconstpointer state);
  TengenSeat (*get_seat) (gconstpointer state, TengenStone stone);
  TengenSeat (*get_actor) (gconstpointer state);
  const TengenGameRenju *(*get_renju) (gconstpointer state);
} TengenKind;

/**
 * tengen_kind_go:
 *
 * Gives the table of the Go family.
 *
 * Returns: (transfer none): a static table
 */
const TengenKind *tengen_kind_go (void);

/**
 * tengen_kind_renju:
 *
 * Gives the table of Renju.
 *
 * Returns: (transfer none): a static table
 */
const TengenKind *tengen_kind_renju (void);

/**
 * tengen_kind_find:
 * @setup: a setup
 *
 * Finds the kind of a game.
 *
 * Returns: (transfer none): a static table
 */
const TengenKind *tengen_kind_find (const TengenGameSetup *setup);

G_END_DECLS
