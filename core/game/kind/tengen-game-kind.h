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
#include "tengen-go-play.h"

G_BEGIN_DECLS

/**
 * TengenKindGo:
 * @get_line: the line of play so far, with its counters
 * @get_cycle: whether the same position with the same side to move occurred
 *   before and the rules do not ban it; after which action
 * @get_agreement: (COUNT, OVER): what is agreed so far, its arrays (transfer
 *   none) until the next action
 * @get_said: (COUNT): whether a player or the program last said what the chain
 *   (MARK) or point (CLAIM) at a point is
 * @get_agreed: (COUNT): whether a seat agrees
 * @get_marks_left: (COUNT): how many marks a player can take back
 * @get_resumer: (COUNT): which side would move first after a resumption asked
 *   for by a seat
 * @is_resumed: whether play has just been resumed and nothing was done since
 * @restart: lets the record of positions begin with this one, as in a copy; part
 *   of the last action
 * @count: the count under other terms (%NULL for the game's own) and with
 *   another agreement (%NULL for what is agreed)
 *
 * What is asked of a game that is counted.
 */
typedef struct
{
  const TengenGo *(*get_line) (gconstpointer state);
  gboolean (*get_cycle) (gconstpointer state, guint *action);
  void (*get_agreement) (gconstpointer state, TengenGoAgreement *agreement);
  TengenSaid (*get_said) (gconstpointer state,
                          TengenActionKind kind,
                          TengenPoint point);
  gboolean (*get_agreed) (gconstpointer state, TengenSeat seat);
  guint (*get_marks_left) (gconstpointer state);
  TengenStone (*get_resumer) (gconstpointer state, TengenSeat seat);
  gboolean (*is_resumed) (gconstpointer state);
  void (*restart) (gpointer state);
  TengenGoCount *(*count) (gconstpointer state,
                           const TengenGameSetup *terms,
                           const TengenGoAgreement *agreement);
} TengenKindGo;

/**
 * TengenKindRenju:
 * @get_seat: the seat that has a colour now
 * @get_actor: the seat that has to act now
 * @get_renju: what only Renju knows
 *
 * What is asked of a game with an opening.
 */
typedef struct
{
  TengenSeat (*get_seat) (gconstpointer state, TengenStone stone);
  TengenSeat (*get_actor) (gconstpointer state);
  const TengenGameRenju *(*get_renju) (gconstpointer state);
} TengenKindRenju;

/**
 * TengenKind:
 * @id: name of the kind
 * @is_strict: @check refuses a move that @check_move is against; in Renju a
 *   forbidden move can be played, and loses
 * @go: (nullable): %NULL where nothing is taken and counted
 * @renju: (nullable): %NULL where the first seat always has Black, and the side
 *   to move has to act
 * @create: makes the start of a game, on an empty board; the setup must outlive
 *   it and its copies
 * @copy: makes a state that goes on as this one would, but has nothing to take
 *   back
 * @destroy: frees a state
 * @get_board: the board as it lies
 * @get_to_move: whose turn it is
 * @get_phase: play, count or over
 * @get_duty: (nullable function): what an action makes the side to move do
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
 *   play: what it took back is not pushed); gives the stones that it took from
 *   the opponent
 * @pop: takes the last action back
 * @get_n: how many actions were done
 * @get_history: the bytes that taking actions back needs
 * @map: for all points a #TengenReasonCode for playing there
 * @get_result: (OVER): the result
 *
 * The table.
 */
typedef struct
{
  const char *id;
  gboolean is_strict;
  const TengenKindGo *go;
  const TengenKindRenju *renju;
  gpointer (*create) (const TengenGameSetup *setup);
  gpointer (*copy) (gconstpointer state);
  void (*destroy) (gpointer state);
  const TengenBoard *(*get_board) (gconstpointer state);
  TengenStone (*get_to_move) (gconstpointer state);
  TengenPhase (*get_phase) (gconstpointer state);
  TengenDuty (*get_duty) (gconstpointer state);
  void (*setup) (gpointer state, const guint8 *stones);
  void (*set_to_move) (gpointer state, TengenStone stone);
  TengenReason *(*check) (gconstpointer state, const TengenAction *action);
  TengenReason *(*check_point) (gconstpointer state,
                                TengenPoint point,
                                TengenStone stone);
  TengenReason *(*check_move) (gconstpointer state, const TengenAction *action);
  int (*push) (gpointer state, const TengenAction *action);
  void (*pop) (gpointer state);
  guint (*get_n) (gconstpointer state);
  gsize (*get_history) (gconstpointer state);
  void (*map) (gconstpointer state, TengenStone stone, guint8 *codes);
  TengenResult (*get_result) (gconstpointer state);
} TengenKind;

/* Gives the static table of the Go family. */
const TengenKind *tengen_kind_go (void);

/* Gives the static table of Renju. */
const TengenKind *tengen_kind_renju (void);

/* Finds the static table of a game's kind. */
const TengenKind *tengen_kind_find (const TengenGameSetup *setup);

G_END_DECLS
