/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-action: what a player does, and why it may be refused
 *
 * What:  actions, seats, phases, reasons as values, for every kind of game.
 * Not:   what they do to a position (kind), where they are kept (game).
 * Shape: an action has at most one point; a set of points is several actions.
 *        Seats are persons, not colours: the map from seat to colour is part
 *        of a position.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"
#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenSeat:
 * @TENGEN_SEAT_NONE: nobody: the program, a file
 * @TENGEN_SEAT_FIRST: who has Black when the game starts
 * @TENGEN_SEAT_SECOND: the opponent
 */
typedef enum
{
  TENGEN_SEAT_NONE = 0,
  TENGEN_SEAT_FIRST = 1,
  TENGEN_SEAT_SECOND = 2,
} TengenSeat;

/**
 * TengenPhase:
 * @TENGEN_PHASE_PLAY: stones are played
 * @TENGEN_PHASE_COUNT: play has stopped; the players agree on the count
 * @TENGEN_PHASE_OVER: the game has ended
 */
typedef enum
{
  TENGEN_PHASE_PLAY,
  TENGEN_PHASE_COUNT,
  TENGEN_PHASE_OVER,
} TengenPhase;

/**
 * TengenActionKind:
 * @TENGEN_ACTION_PLAY: put @stone on @point
 * @TENGEN_ACTION_PASS: pass (パス)
 * @TENGEN_ACTION_RESIGN: give up (投了)
 * @TENGEN_ACTION_MARK: (COUNT): the chain at @point is @value, a #TengenGoMark;
 *   both agreements are cleared. Of seat NONE it is the program's proposal
 * @TENGEN_ACTION_UNMARK: (COUNT): take the last mark of a player back; both
 *   agreements are cleared
 * @TENGEN_ACTION_AGREE: (COUNT): the seat agrees (@value 1) or no longer (0)
 * @TENGEN_ACTION_RESUME: (COUNT): the seat wants to go on (対局に戻る)
 * @TENGEN_ACTION_FINISH: (COUNT): the count both agreed to is final (確定)
 *
 * What can be done.
 */
typedef enum
{
  TENGEN_ACTION_PLAY,
  TENGEN_ACTION_PASS,
  TENGEN_ACTION_RESIGN,
  TENGEN_ACTION_MARK,
  TENGEN_ACTION_UNMARK,
  TENGEN_ACTION_AGREE,
  TENGEN_ACTION_RESUME,
  TENGEN_ACTION_FINISH,
} TengenActionKind;

/**
 * TengenAction:
 * @kind: what is done
 * @seat: who does it
 * @stone: (PLAY, PASS, RESIGN): the colour of that seat
 * @point: (PLAY, MARK): where
 * @value: (MARK, AGREE): see the kind
 *
 * An action.
 */
typedef struct
{
  TengenActionKind kind;
  TengenSeat seat;
  TengenStone stone;
  TengenPoint point;
  int value;
} TengenAction;

/**
 * TengenReasonCode:
 * @TENGEN_REASON_NONE: nothing against it
 * @TENGEN_REASON_OCCUPIED: a stone lies there
 * @TENGEN_REASON_SUICIDE: the chain would have no liberty
 * @TENGEN_REASON_KO: the stone just taken would be retaken at once
 * @TENGEN_REASON_SUPERKO: an earlier position would come back
 * @TENGEN_REASON_TURN: it is the other side's turn
 * @TENGEN_REASON_STOPPED: play has stopped; the count is open
 * @TENGEN_REASON_NOT_STOPPED: play goes on; there is nothing to count yet
 * @TENGEN_REASON_OVER: the game has ended
 * @TENGEN_REASON_NO_STONE: no stone lies there to be marked
 * @TENGEN_REASON_NO_DEAD: these rules take no dead stones off (純碁)
 * @TENGEN_REASON_NO_SEKI: these rules need no marks for seki
 * @TENGEN_REASON_NO_MARK: there is no mark to take back
 * @TENGEN_REASON_NOT_AGREED: both must agree first
 * @TENGEN_REASON_OFF_BOARD: no such point
 * @TENGEN_REASON_NO_MOVE: there is no move to take back
 * @TENGEN_REASON_NOTHING: there is nothing to undo or redo
 * @TENGEN_REASON_NO_BOARD: only the tree of this game is known, not its board
 * @TENGEN_REASON_BROKEN: the change does not fit the record
 *
 * Why something is refused.
 */
typedef enum
{
  TENGEN_REASON_NONE,
  TENGEN_REASON_OCCUPIED,
  TENGEN_REASON_SUICIDE,
  TENGEN_REASON_KO,
  TENGEN_REASON_SUPERKO,
  TENGEN_REASON_TURN,
  TENGEN_REASON_STOPPED,
  TENGEN_REASON_NOT_STOPPED,
  TENGEN_REASON_OVER,
  TENGEN_REASON_NO_STONE,
  TENGEN_REASON_NO_DEAD,
  TENGEN_REASON_NO_SEKI,
  TENGEN_REASON_NO_MARK,
  TENGEN_REASON_NOT_AGREED,
  TENGEN_REASON_OFF_BOARD,
  TENGEN_REASON_NO_MOVE,
  TENGEN_REASON_NOTHING,
  TENGEN_REASON_NO_BOARD,
  TENGEN_REASON_BROKEN,
} TengenReasonCode;

/**
 * TengenReason:
 * @code: why
 * @point: the point asked about, or %TENGEN_POINT_NONE
 * @stone: the colour that wanted to play, or none
 * @points: (element-type TengenPoint): the stones that prove it
 * @move: (KO, SUPERKO): number of the move after which the position that would
 *   come back stood; 0 is the start
 * @node: (KO, SUPERKO): that node, or none
 *
 * A refusal with its evidence.
 */
typedef struct
{
  TengenReasonCode code;
  TengenPoint point;
  TengenStone stone;
  GArray *points;
  guint move;
  TengenNode node;
} TengenReason;

/**
 * tengen_reason_new:
 * @code: why
 *
 * Makes a reason without evidence.
 *
 * Returns: (transfer full): a reason
 */
TengenReason *
tengen_reason_new (TengenReasonCode code) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_reason_copy:
 * @self: a reason
 *
 * Copies a reason.
 *
 * Returns: (transfer full): a reason
 */
TengenReason *
tengen_reason_copy (const TengenReason *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_reason_free:
 * @self: (nullable) (transfer full): a reason
 *
 * Frees a reason.
 */
void tengen_reason_free (TengenReason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenReason, tengen_reason_free)

G_END_DECLS
