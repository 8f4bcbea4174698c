/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-reason: why something is refused
 *
 * What: one type of reasons for all rules, so that what a rule has found stays
 *       the same thing up to the window.
 * Not:  words for people (ui/words).
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

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
 * @TENGEN_REASON_NO_VIRTUAL: these rules have no moves beside the board
 * @TENGEN_REASON_NO_PASS: these rules have no passes
 * @TENGEN_REASON_NO_PROPOSAL: under these rules play stops by passes, not by a
 *   proposal
 * @TENGEN_REASON_FOURTH: the board would be shown a fourth time or more by a
 *   virtual move
 * @TENGEN_REASON_ANSWER: a proposal waits for its answer first
 * @TENGEN_REASON_NOT_PROPOSED: there is no proposal to be answered
 * @TENGEN_REASON_DUTY_VIRTUAL: the proposal was refused: a stone beside the
 *   board must be put now
 * @TENGEN_REASON_DUTY_BOARD: the player who refused must play on the board now
 * @TENGEN_REASON_NO_MOVE_LEFT: a player who could not play on the board
 *   afterwards may not refuse
 * @TENGEN_REASON_NO_CYCLE: no position came back that would end the game
 * @TENGEN_REASON_NO_CLAIMS: these rules have no claims
 * @TENGEN_REASON_OWNED: that point is not neutral, so it cannot be claimed
 * @TENGEN_REASON_NO_GROUPS: groups and eyes mean nothing under these rules
 * @TENGEN_REASON_NO_EQUAL: the number of stones cannot be chosen under these
 *   rules, or not this one
 * @TENGEN_REASON_NO_BALANCE: these rules do not balance the number of moves so
 * @TENGEN_REASON_NO_BOARD: only the tree of this game is known, not its board
 * @TENGEN_REASON_BROKEN: the change does not fit the record
 * @TENGEN_REASON_FORBIDDEN: a forbidden move of Renju (禁手); it can be played
 *   and loses
 * @TENGEN_REASON_CENTER: the first stone must lie on 天元
 * @TENGEN_REASON_AREA: outside of the area that the opening allows
 * @TENGEN_REASON_STEP: something else has to be done in the opening first
 * @TENGEN_REASON_OFFERED: that fifth move has been offered
 * @TENGEN_REASON_TWIN: a fifth move offered before, the one of @points, makes
 *   the same shape
 * @TENGEN_REASON_NOT_OFFERED: not one of the fifth moves offered
 * @TENGEN_REASON_EARLY_PASS: no passes before the sixth stone
 * @TENGEN_REASON_NO_CLAIM: these rules have nothing to declare: the game ends
 *   by itself
 * @TENGEN_REASON_NO_FIVE: no five of that side stands
 * @TENGEN_REASON_NO_FORBIDDEN: the last black stone makes no forbidden shape
 * @TENGEN_REASON_LATE: White has moved since the last black stone
 * @TENGEN_REASON_ADMIT: a declared five waits for its answer first
 * @TENGEN_REASON_OTHER_GAME: there is no such thing in this game
 * @TENGEN_REASON_PLACE: Black's handicap stones have to be put first
 * @TENGEN_REASON_PAUSED: the clock is paused
 * @TENGEN_REASON_NOT_LIVE: another position is shown while a game with a clock,
 *   or of a match, is played
 * @TENGEN_REASON_TIME_UP: no time is left
 * @TENGEN_REASON_NO_CLOCK: this game is played without a clock
 * @TENGEN_REASON_MATCH: what was done in a game of a match is not undone or
 *   changed by one side; 待った has to be asked for
 * @TENGEN_REASON_COMPUTER: it is the computer's turn
 * @TENGEN_REASON_NO_DRAW: the computer does not agree to a draw
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
  TENGEN_REASON_NO_VIRTUAL,
  TENGEN_REASON_NO_PASS,
  TENGEN_REASON_NO_PROPOSAL,
  TENGEN_REASON_FOURTH,
  TENGEN_REASON_ANSWER,
  TENGEN_REASON_NOT_PROPOSED,
  TENGEN_REASON_DUTY_VIRTUAL,
  TENGEN_REASON_DUTY_BOARD,
  TENGEN_REASON_NO_MOVE_LEFT,
  TENGEN_REASON_NO_CYCLE,
  TENGEN_REASON_NO_CLAIMS,
  TENGEN_REASON_OWNED,
  TENGEN_REASON_NO_GROUPS,
  TENGEN_REASON_NO_EQUAL,
  TENGEN_REASON_NO_BALANCE,
  TENGEN_REASON_NO_BOARD,
  TENGEN_REASON_BROKEN,
  TENGEN_REASON_FORBIDDEN,
  TENGEN_REASON_CENTER,
  TENGEN_REASON_AREA,
  TENGEN_REASON_STEP,
  TENGEN_REASON_OFFERED,
  TENGEN_REASON_TWIN,
  TENGEN_REASON_NOT_OFFERED,
  TENGEN_REASON_EARLY_PASS,
  TENGEN_REASON_NO_CLAIM,
  TENGEN_REASON_NO_FIVE,
  TENGEN_REASON_NO_FORBIDDEN,
  TENGEN_REASON_LATE,
  TENGEN_REASON_ADMIT,
  TENGEN_REASON_OTHER_GAME,
  TENGEN_REASON_PLACE,
  TENGEN_REASON_PAUSED,
  TENGEN_REASON_NOT_LIVE,
  TENGEN_REASON_TIME_UP,
  TENGEN_REASON_NO_CLOCK,
  TENGEN_REASON_MATCH,
  TENGEN_REASON_COMPUTER,
  TENGEN_REASON_NO_DRAW,
} TengenReasonCode;

/**
 * TengenReason:
 * @code: why
 * @point: the point asked about, or %TENGEN_POINT_NONE
 * @stone: the colour that wanted to play, or none
 * @points: (element-type TengenPoint): the stones that prove it
 * @n_chain: (SUICIDE): how many stones the chain would have
 * @move: (KO, SUPERKO): number of the move after which the position that would
 *   come back stood; (FOURTH): after which the board was there first; 0 is the
 *   start. Below a position that walks along a record it is a number of actions
 * @node: (KO, SUPERKO, FOURTH): that node of the record, or 0
 *
 * A refusal with its evidence.
 */
typedef struct
{
  TengenReasonCode code;
  TengenPoint point;
  TengenStone stone;
  GArray *points;
  guint n_chain;
  guint move;
  guint32 node;
} TengenReason;

/* Makes a reason without evidence. */
TengenReason *
tengen_reason_new (TengenReasonCode code) G_GNUC_WARN_UNUSED_RESULT;

/* Copies a reason. */
TengenReason *
tengen_reason_copy (const TengenReason *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a reason; does nothing for %NULL. */
void tengen_reason_free (TengenReason *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenReason, tengen_reason_free)

G_END_DECLS
