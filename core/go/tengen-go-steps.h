/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps: how a count is carried out on the board (数える手順, 整地)
 *
 * What:   the procedure of each rule set as steps: which stones move from where
 *         to where, how the board lies then, how much of the written sum is
 *         known.
 * Not:    figures of the count (tengen-go-count), the sum (tengen-go-account),
 *         words and drawing.
 * Shape:  a step holds the whole board after it, so that a viewer can step
 *         back.
 * Source: 子空皆地・等子比空, 等子比空 and 附; 囲碁オンラインのルール, 計算;
 *         純碁の遊び方 (5); go-rules 5.9 and 5.9b.
 */
#pragma once

#include "tengen-go-account.h"

G_BEGIN_DECLS

/* Where a stone can be besides a point of the board. */
/* the bowl a side takes its stones from (碁笥) */
#define TENGEN_GO_PLACE_BOWL ((TengenPoint) 0xFF00)
/* the lid in which its captor keeps it */
#define TENGEN_GO_PLACE_LID ((TengenPoint) 0xFF01)
/* beside the board: a virtual stone, or one that found no room */
#define TENGEN_GO_PLACE_BESIDE ((TengenPoint) 0xFF02)

/**
 * TengenGoStepCode:
 * @TENGEN_GO_STEP_STOP: the position in which play stopped
 * @TENGEN_GO_STEP_DEAD: dead stones are taken off
 * @TENGEN_GO_STEP_TERRITORY: the owners of the empty points
 * @TENGEN_GO_STEP_BACK: lost stones of a colour go into its own territory:
 *   filled back by itself, or put there by the opponent
 * @TENGEN_GO_STEP_VIRTUAL: virtual stones are filled back
 * @TENGEN_GO_STEP_PASSES: stones handed over or abstained from are filled back
 * @TENGEN_GO_STEP_BALANCE: the number of moves is made equal
 * @TENGEN_GO_STEP_BORDER: extra stones are taken off the border, the points are
 *   half each
 * @TENGEN_GO_STEP_OWN: extra stones are taken off the side's own territory
 * @TENGEN_GO_STEP_FILLED: extra stones go from the border into the side's own
 *   territory
 * @TENGEN_GO_STEP_EQUAL: both fill up from their bowls to an equal number
 * @TENGEN_GO_STEP_EYES: needed eye points are set apart
 * @TENGEN_GO_STEP_GROUPS: a stone for each group more
 * @TENGEN_GO_STEP_SQUARE: stones are moved so that the territories are easily
 *   counted rectangles (整地)
 * @TENGEN_GO_STEP_ROWS: the stones of both sides are laid out in rows of ten
 * @TENGEN_GO_STEP_BOWLS: what is left in the bowls of 180 is compared
 * @TENGEN_GO_STEP_COUNT: what is to be counted is counted
 * @TENGEN_GO_STEP_POINTS: the score in points of area
 * @TENGEN_GO_STEP_KOMI: komi and bonuses
 * @TENGEN_GO_STEP_RESULT: who wins by how much
 *
 * What a step does.
 */
typedef enum
{
  TENGEN_GO_STEP_STOP,
  TENGEN_GO_STEP_DEAD,
  TENGEN_GO_STEP_TERRITORY,
  TENGEN_GO_STEP_BACK,
  TENGEN_GO_STEP_VIRTUAL,
  TENGEN_GO_STEP_PASSES,
  TENGEN_GO_STEP_BALANCE,
  TENGEN_GO_STEP_BORDER,
  TENGEN_GO_STEP_OWN,
  TENGEN_GO_STEP_FILLED,
  TENGEN_GO_STEP_EQUAL,
  TENGEN_GO_STEP_EYES,
  TENGEN_GO_STEP_GROUPS,
  TENGEN_GO_STEP_SQUARE,
  TENGEN_GO_STEP_ROWS,
  TENGEN_GO_STEP_BOWLS,
  TENGEN_GO_STEP_COUNT,
  TENGEN_GO_STEP_POINTS,
  TENGEN_GO_STEP_KOMI,
  TENGEN_GO_STEP_RESULT,
} TengenGoStepCode;

/**
 * TengenGoShift:
 * @from: a point, or a place beside the board
 * @to: likewise
 * @stone: the colour of the stone that moves
 *
 * One stone that moves.
 */
typedef struct
{
  TengenPoint from;
  TengenPoint to;
  guint8 stone;
} TengenGoShift;

/**
 * TengenGoStep:
 * @code: what is done
 * @shifts: (element-type TengenGoShift): the stones that move, in order
 * @stones: a #TengenStone for each point, after the step
 * @owner: a #TengenGoOwner for each point, after the step; DAME for all before
 *   TERRITORY
 * @points: (element-type TengenPoint): the points the step is about
 * @figure_x2: what the step finds or moves for each side, half points, by
 *   colour: stones moved (EQUAL: negative where stones are taken off; GROUPS:
 *   stones handed over; SQUARE: stones rearranged), free points (TERRITORY),
 *   what is left in the bowl (BOWLS, negative: points left free), the score
 *   (COUNT), the score in points (POINTS), komi and bonuses (KOMI), the totals
 *   (RESULT), stones on the board (STOP)
 * @over: stones of each colour that found no room in their territory so far;
 *   shown as a negative number, see tengen_go_steps_new()
 * @lid: stones of each colour in their captor's lid, after the step
 * @beside: stones of each colour beside the board, after the step
 * @bowl: stones left in each bowl, after the step; -1 where bowls are not used
 * @n_lines: so many lines of the written sum are known after the step
 *
 * A step. Arrays of three are indexed with #TengenStone.
 */
typedef struct
{
  TengenGoStepCode code;
  GArray *shifts;
  guint8 *stones;
  guint8 *owner;
  GArray *points;
  int figure_x2[3];
  int over[3];
  int lid[3];
  int beside[3];
  int bowl[3];
  guint n_lines;
} TengenGoStep;

/**
 * tengen_go_steps_new:
 * @board: the position when play stopped
 * @count: its count under @rules
 * @account: the written sum of that count
 * @rules: the rules
 *
 * Works out the procedure of a count. The first step is STOP, the last RESULT;
 * steps with nothing to do are left out, but COUNT and what shows the way of
 * the rules (TERRITORY where it counts, EQUAL, EYES, GROUPS, ROWS, BOWLS) are
 * always there.
 * Stones that find no room in their side's territory stay beside the board
 * (@over). No stone is made or lost: board, lids, bowls and those beside are
 * always the same sum. Bowls hold half the points of the board at first, or as
 * many as are needed; they are used where stones come from them or go there.
 *
 * Small territories are filled first, eye points of living groups last. A side
 * without enough stones on the board to take off has the rest in @over: a
 * point missing like that of a stone without room, or (negative) a point that
 * could not be made free.
 *
 * The board shown agrees with the sum: after EQUAL, OWN, BACK and so on the
 * empty points that a side owns less @over are its 目 of the account, less the
 * same number on both sides where the account adds prisoners to the captor.
 *
 * Returns: (transfer full) (element-type TengenGoStep): the steps
 */
GPtrArray *
tengen_go_steps_new (const TengenBoard *board,
                     const TengenGoCount *count,
                     const TengenAccount *account,
                     const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
