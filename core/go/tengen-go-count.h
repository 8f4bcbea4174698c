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
 * TengenGoAgreement:
 * @marks: (nullable): a #TengenGoMark for each point, %NULL for all alive;
 *   marks on empty points mean nothing; dead marks mean nothing where the
 *   rules take no dead stones off
 * @claims: (nullable): for each point the side it is agreed to belong to, or
 *   none; means something for neutral points, dead stones off, where the rules
 *   know claims
 * @groups: living groups, by colour; negative: as proposed
 * @eyes: needed eye points, by colour; negative: as proposed
 * @equal: stones of each side in the equal-stones position where it is chosen
 *   freely; negative: as many as the side with more has
 * @balance: STONE or NEGATIVE where the rules balance in one of these ways;
 *   NONE: as the rules say
 *
 * What the players agreed on before the count. Zeroed but for the negative
 * numbers: %TENGEN_GO_AGREEMENT_INIT.
 */
typedef struct
{
  const guint8 *marks;
  const guint8 *claims;
  int groups[3];
  int eyes[3];
  int equal;
  TengenGoBalance balance;
} TengenGoAgreement;

#define TENGEN_GO_AGREEMENT_INIT                                               \
  {                                                                            \
    NULL, NULL, { -1, -1, -1 }, { -1, -1, -1 }, -1, TENGEN_GO_BALANCE_NONE     \
  }

/**
 * tengen_go_agreement_make:
 * @marks: (nullable): a #TengenGoMark for each point
 *
 * Makes an agreement on marks alone.
 *
 * Returns: an agreement that borrows @marks
 */
static inline TengenGoAgreement
tengen_go_agreement_make (const guint8 *marks)
{
  TengenGoAgreement self = TENGEN_GO_AGREEMENT_INIT;

  self.marks = marks;
  return self;
}

/**
 * TengenGoOwner:
 * @TENGEN_GO_OWNER_BLACK_STONE: a black stone that stays
 * @TENGEN_GO_OWNER_WHITE_STONE: a white stone that stays
 * @TENGEN_GO_OWNER_BLACK: Black's territory
 * @TENGEN_GO_OWNER_WHITE: White's territory
 * @TENGEN_GO_OWNER_BLACK_SEKI: an eye of black stones in seki
 * @TENGEN_GO_OWNER_WHITE_SEKI: an eye of white stones in seki
 * @TENGEN_GO_OWNER_DAME: neutral (駄目)
 *
 * Which side owns a point.
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

/* Tells which side owns an empty point, eyes in seki too; or none. */
TengenStone tengen_go_owner_get_side (TengenGoOwner self);

/**
 * TengenGoCount:
 * @n_points: width x height
 * @owner: a #TengenGoOwner for each point
 * @removed: for each point the dead stone that was taken off it, or none
 * @stones: stones that stay, by colour
 * @territory: empty points owned, claims too, without eyes in seki
 * @claimed: how many of @territory are claims
 * @seki_eyes: empty points of stones in seki
 * @dame: neutral points
 * @dead: stones OF that colour agreed to be dead
 * @prisoners: stones OF that colour taken in play
 * @virtual_moves: stones beside the board that are filled back, the balancing
 *   one included; 0 where they are not filled back
 * @passes: passes that are filled back (without the two that stopped play
 *   where no stone is handed over), White's last one included; 0 where they
 *   are not filled back
 * @extra: moves that Black made more than White, in the unit of the rules, [0]
 *   before the first stop, [1] after it
 * @handicap: stones set up for Black more than for White (H)
 * @own: what a side gains as its extra stones leave its own territory
 * @filled: what a side loses as its extra stones go into its own territory
 * @border: extra stones taken off the border, by colour
 * @balancer: the side that adds a stone (STONE), takes one off (NEGATIVE) or
 *   passes once more (WHITE_LAST), or none
 * @balance: how that is done, also when neither side has to
 * @negative: 1 for the side that takes a stone off its territory (NEGATIVE)
 * @equal: stones of each side in the equal-stones position where it is chosen
 *   freely, else -1
 * @groups: living groups, agreed or, where they cost something, proposed
 * @eyes: needed eye points, likewise
 * @tax_x2: what a side pays for them, half points, negative: what it gets
 * @board_stones: stones of both sides in the equal-stones position (k): all
 *   that lived, died or were filled back, or twice @equal
 * @score_x2: what each side counts under the rules, half points, without
 *   komi and bonus
 * @has_points: @points_x2 is known
 * @points_x2: the score in points of area, half points; both together are all
 *   points of the board
 * @komi_x2: komi, half points, for White
 * @bonus_x2: what White gets for handicap stones, half points
 * @pass_bonus_x2: what White gets for the first pass, half points
 * @winner: the side that wins, or none for a draw
 * @margin_x2: the margin, in half points; 0 for a draw, and for a tie that
 *   Black wins
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
  int claimed[3];
  int seki_eyes[3];
  int dame;
  int dead[3];
  int prisoners[3];
  int virtual_moves[3];
  int passes[3];
  int extra[2];
  int handicap;
  int own[3];
  int filled[3];
  int border[3];
  TengenStone balancer;
  TengenGoBalance balance;
  int negative[3];
  int equal;
  int groups[3];
  int eyes[3];
  int tax_x2[3];
  int board_stones;
  int score_x2[3];
  gboolean has_points;
  int points_x2[3];
  int komi_x2;
  int bonus_x2;
  int pass_bonus_x2;
  TengenStone winner;
  int margin_x2;
} TengenGoCount;

/**
 * tengen_go_count_new:
 * @board: the position when play stopped
 * @rules: how to count
 * @counters: what happened before
 * @agreement: (nullable): what the players agreed on, %NULL for nothing
 * @komi_x2: komi, half points, for White
 * @handicap: handicap stones, for the bonus: those set up for Black more than
 *   for White (seat stones of both sides are none)
 *
 * Counts. Regions that touch a stone marked as seki are eyes in seki; they
 * count for their owner only with @rules->seki_eyes on.
 *
 * A claim means something on a neutral point only, dead stones off. Proposed
 * groups and eyes are those of tengen_go_propose_groups(). Where one number of
 * stones is chosen freely, extra stones inside a side's own territory come back
 * to it: @own is 0.
 *
 * Cost: O(points).
 *
 * Conservation: stones + dead + prisoners = moves + setup by colour;
 * stones + territory + eyes in seki + neutral = points. Numbers are signed: a
 * side may have less territory than it lost stones.
 *
 * Returns: (transfer full): the count
 */
TengenGoCount *tengen_go_count_new (const TengenBoard *board,
                                    const TengenGoRules *rules,
                                    const TengenGoCounters *counters,
                                    const TengenGoAgreement *agreement,
                                    int komi_x2,
                                    int handicap) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a count; does nothing for %NULL. */
void tengen_go_count_free (TengenGoCount *self);

/**
 * tengen_go_count_fillable:
 * @board: the position when play stopped
 * @colour: a side
 * @points: (out caller-allocates): room for all points
 *
 * Finds the empty points that a side could still fill under stone counting
 * with its chains staying alive: the stone put there is unconditionally alive
 * and no stone has lost its life; or it lies in an empty area of eight points
 * or more that its side owns. Legality beyond suicide is not asked for.
 * Cost: a search for life for each empty point.
 *
 * Returns: how many
 */
int tengen_go_count_fillable (const TengenBoard *board,
                              TengenStone colour,
                              TengenPoint *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoCount, tengen_go_count_free)

G_END_DECLS
