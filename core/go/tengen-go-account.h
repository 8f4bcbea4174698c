/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-account: the written sum of a count (計算書)
 *
 * What: the lines of the sum as data: 7 + 0 = 7; 28 + 14 = 42; White by 35.
 * Not:  words (ui/words), showing them (ui/score).
 */
#pragma once

#include "tengen-go-count.h"

G_BEGIN_DECLS

/**
 * TengenAccountCode:
 * @TENGEN_ACCOUNT_STONES: own stones on the board
 * @TENGEN_ACCOUNT_TERRITORY: own empty points
 * @TENGEN_ACCOUNT_SEKI_EYES: own eyes in seki, where they count
 * @TENGEN_ACCOUNT_DAME: half of the neutral points
 * @TENGEN_ACCOUNT_PRISONERS: opponent's stones taken in play, added
 * @TENGEN_ACCOUNT_DEAD: opponent's dead stones, added
 * @TENGEN_ACCOUNT_LOST_PRISONERS: own stones taken in play, subtracted
 * @TENGEN_ACCOUNT_LOST_DEAD: own dead stones, subtracted
 * @TENGEN_ACCOUNT_VIRTUAL: own virtual stones, subtracted
 * @TENGEN_ACCOUNT_PASSES: own passes, subtracted
 * @TENGEN_ACCOUNT_PASS_STONES: stones the opponent handed over by passes, added
 * @TENGEN_ACCOUNT_NEGATIVE: the own stone taken off by the negative move, added
 * @TENGEN_ACCOUNT_EXTRA_OWN: extra stones taken off the side's own territory,
 *   added
 * @TENGEN_ACCOUNT_EXTRA_FILLED: extra stones put into the side's own territory,
 *   subtracted
 * @TENGEN_ACCOUNT_BORDER: (with an equal number chosen freely) extra stones
 *   taken off the border, subtracted
 * @TENGEN_ACCOUNT_EQUAL: the equal number of stones, subtracted
 * @TENGEN_ACCOUNT_EYES: needed eye points, subtracted
 * @TENGEN_ACCOUNT_GROUPS: what groups more than the other's cost or bring
 * @TENGEN_ACCOUNT_KOMI: komi; negative komi stands with Black
 * @TENGEN_ACCOUNT_BONUS: for handicap stones
 * @TENGEN_ACCOUNT_PASS_BONUS: for White's first pass
 * @TENGEN_ACCOUNT_TOTAL: the sum of a side
 *
 * What a line of the sum is.
 */
typedef enum
{
  TENGEN_ACCOUNT_STONES,
  TENGEN_ACCOUNT_TERRITORY,
  TENGEN_ACCOUNT_SEKI_EYES,
  TENGEN_ACCOUNT_DAME,
  TENGEN_ACCOUNT_PRISONERS,
  TENGEN_ACCOUNT_DEAD,
  TENGEN_ACCOUNT_LOST_PRISONERS,
  TENGEN_ACCOUNT_LOST_DEAD,
  TENGEN_ACCOUNT_VIRTUAL,
  TENGEN_ACCOUNT_PASSES,
  TENGEN_ACCOUNT_PASS_STONES,
  TENGEN_ACCOUNT_NEGATIVE,
  TENGEN_ACCOUNT_EXTRA_OWN,
  TENGEN_ACCOUNT_EXTRA_FILLED,
  TENGEN_ACCOUNT_BORDER,
  TENGEN_ACCOUNT_EQUAL,
  TENGEN_ACCOUNT_EYES,
  TENGEN_ACCOUNT_GROUPS,
  TENGEN_ACCOUNT_KOMI,
  TENGEN_ACCOUNT_BONUS,
  TENGEN_ACCOUNT_PASS_BONUS,
  TENGEN_ACCOUNT_TOTAL,
} TengenAccountCode;

/**
 * TengenAccountLine:
 * @code: what is counted
 * @amount_x2: for each side, half points, signed; indexed with #TengenStone
 * @points: (element-type TengenPoint): where it is seen on the board; empty
 *   for what is not
 *
 * A line of the sum with a figure for each side.
 */
typedef struct
{
  TengenAccountCode code;
  int amount_x2[3];
  GArray *points;
} TengenAccountLine;

/**
 * TengenAccount:
 * @lines: (element-type TengenAccountLine): in the order they are added; the
 *   last one is the total
 * @unit: what is counted
 * @winner: the side that wins, or none for a draw
 * @margin_x2: the margin, in half points
 *
 * A written sum.
 */
typedef struct
{
  GPtrArray *lines;
  TengenGoUnit unit;
  TengenStone winner;
  int margin_x2;
} TengenAccount;

/**
 * tengen_account_new:
 * @count: a count
 * @rules: the rules it was made with
 *
 * Writes the sum of a count. Lines that the rules do not know are left out;
 * lines they know are there also when both figures are 0, so that players see
 * that nothing was forgotten. Only what most games have nothing of (eyes in
 * seki, bonuses, balancing, extra stones) is left out when it is 0. The lines
 * stand in the order of the steps that count them (tengen-go-steps).
 *
 * Returns: (transfer full): the sum; its totals are the count's scores with
 *   komi and bonus
 */
TengenAccount *
tengen_account_new (const TengenGoCount *count,
                    const TengenGoRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a sum; does nothing for %NULL. */
void tengen_account_free (TengenAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenAccount, tengen_account_free)

G_END_DECLS
