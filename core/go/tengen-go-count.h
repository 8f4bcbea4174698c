/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-count: counting a stopped position (計算)
 *
 * What:   dead stones off, territory by flooding, prisoners, area, stones,
 *         neutral points; the score of each side and the result.
 * Not:    who is dead or in seki: that is agreed by the players; words.
 * Source: 囲碁オンラインのルール, 得点計算; 純碁の遊び方 (5).
 */
#pragma once

#include "tengen-board.h"
#include "tengen-go-play.h"
#include "tengen-go-rules.h"

G_BEGIN_DECLS

/**
 * TengenGoMark:
 * @TENGEN_GO_MARK_ALIVE: the stones stay
 * @TENGEN_GO_MARK_DEAD: the stones are taken off
 * @TENGEN_GO_MARK_SEKI: the stones stay, in seki (セキ)
 *
 * What the players agreed for the stone of a point.
 */
typedef enum
{
  TENGEN_GO_MARK_ALIVE,
  TENGEN_GO_MARK_DEAD,
  TENGEN_GO_MARK_SEKI,
} TengenGoMark;

/**
 * TengenGoOwner:
 * @TENGEN_GO_OWNER_BLACK_STONE: a black stone that stays
 * @TENGEN_GO_OWNER_WHITE_STONE: a white stone that stays
 * @TENGEN_GO_OWNER_BLACK: Black's territory
 * @TENGEN_GO_OWNER_WHITE: White's territory
 * @TENGEN_GO_OWNER_BLACK_SEKI: an eye of black stones in seki
 * @TENGEN_GO_OWNER_WHITE_SEKI: an eye of white stones in seki
 * @TENGEN_GO_OWNER_DAME: nobody's (駄目)
 *
 * Whose a point is.
 */
typedef enum
{
  TENGEN_GO_OWNER_BLACK_STONE,
  TENGEN_GO_OWNER_WHITE_STONE,
  TENGEN_GO_OWNER_BLACK,
  TENGEN_GO_OWNER_WHITE,
  TENGEN_GO_OWNER_BLACK_SEKI,
  TENGEN_GO_OWNER_WHITE_SEKI,
  TENGEN_GO_OWNER_DAME,
} TengenGoOwner;

/**
 * TengenGoCount:
 * @n_points: width x height
 * @owner: a #TengenGoOwner for each point
 * @removed: for each point the dead stone that was taken off it, or none
 * @stones: stones that stay, by colour
 * @territory: empty points owned, without eyes in seki
 * @seki_eyes: empty points of stones in seki
 * @dame: points that are nobody's
 * @dead: stones OF that colour agreed to be dead
 * @prisoners: stones OF that colour taken in play
 * @score_x2: what each side counts under the rules, half points, without
 *   komi and bonus
 * @komi_x2: komi, half points, for White
 * @bonus_x2: what White gets for handicap stones, half points
 * @winner: who wins, or none for a draw
 * @margin_x2: by how much, half points, 0 for a draw
 *
 * A count. Arrays of three are indexed with #TengenStone.
 */
typedef struct
{
  int n_points;
  guint8 *owner;
  guint8 *removed;
  int stones[3];
  int territory[3];
  int seki_eyes[3];
  int dame;
  int dead[3];
  int prisoners[3];
  int score_x2[3];
  int komi_x2;
  int bonus_x2;
  TengenStone winner;
  int margin_x2;
} TengenGoCount;

/**
 * tengen_go_count_new:
 * @board: the position when play stopped
 * @rules: how to count
 * @counters: what happened before
 * @marks: (nullable): a #TengenGoMark for each point, %NULL for all alive;
 *   marks on empty points mean nothing; dead marks mean nothing where the
 *   rules take no dead stones off
 * @komi_x2: komi, half points, for White
 * @handicap: handicap stones, for the bonus
 *
 * Counts. Regions that touch a stone marked as seki are eyes in seki; they
 * count for their owner only with @rules->seki_eyes on.
 *
 * Conservation: stones + dead + prisoners = moves + setup by colour;
 * stones + territory + eyes in seki + neutral = points.
 *
 * Returns: (transfer full): the count
 */
TengenGoCount *tengen_go_count_new (const TengenBoard *board,
                                    const TengenGoRules *rules,
                                    const TengenGoCounters *counters,
                                    const guint8 *marks,
                                    int komi_x2,
                                    int handicap) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_count_free:
 * @self: (nullable) (transfer full): a count
 *
 * Frees a count.
 */
void tengen_go_count_free (TengenGoCount *self);

/**
 * tengen_go_count_fillable:
 * @board: the position when play stopped
 * @colour: a side
 * @points: (out caller-allocates): room for all points
 *
 * Finds the empty points that a side could still fill under stone counting
 * with its chains staying alive: the stone put there is unconditionally alive
 * and no stone has lost its life; or it lies in an empty room of one's own of
 * eight points or more. Legality beyond suicide is not asked for.
 * Cost: a search for life for each empty point.
 *
 * Returns: how many
 */
int tengen_go_count_fillable (const TengenBoard *board,
                              TengenStone colour,
                              TengenPoint *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoCount, tengen_go_count_free)

G_END_DECLS
