/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-read: whether a chain can be taken, by reading (ヨミ)
 *
 * What: puts the questions to tengen-go-dead-proof and joins its answers.
 * Ko:   where ko fights are played a chain is read about twice, with the
 *       attacker and with the defender as master of all kos: what comes out
 *       the same does not depend on them.
 */
#include "tengen-go-dead-read.h"

#include "tengen-go-dead-proof.h"

#include <string.h>

/* Regions with more empty points than this are not read. */
#define MAX_EMPTY 64
/* Those with more than this are large: mostly in vain, so they may use less. */
#define LARGE 16
/* The part of the budget that one search may use. */
#define PARTS 4
#define PARTS_IF_LARGE 8

struct TengenGoDeadReader
{
  TengenBoard *board;
  TengenGoKoFights ko_fights;
  int budget;
  TengenGoDeadProver *prover;
  guint8 settled[TENGEN_BOARD_MAX_POINTS];
  TengenGoDeadRegion region;
};

TengenGoDeadReader *
tengen_go_dead_reader_new (const TengenBoard *board,
                           const guint8 *settled,
                           TengenGoKoFights ko_fights,
                           int budget)
{
  TengenGoDeadReader *self;

  g_return_val_if_fail (board != NULL && settled != NULL, NULL);
  g_return_val_if_fail (budget >= 1 && budget <= 1000000, NULL);

  self = g_new (TengenGoDeadReader, 1);
  self->board = tengen_board_copy (board);
  self->ko_fights = ko_fights;
  self->budget = budget;
  self->prover = tengen_go_dead_prover_new (budget);
  memcpy (self->settled, settled, tengen_board_get_n_points (board));
  return self;
}

void
tengen_go_dead_reader_free (TengenGoDeadReader *self)
{
  if (self == NULL)
    return;
  tengen_board_free (self->board);
  tengen_go_dead_prover_free (self->prover);
  g_free (self);
}

/* Gives the first stone of a chain, so that equal questions are known again. */
static TengenPoint
find_first (const TengenGoDeadReader *self, TengenPoint point)
{
  TengenPoint stones[TENGEN_BOARD_MAX_POINTS];
  TengenPoint first = point;
  int n = tengen_board_list_chain (self->board, point, stones);

  for (int i = 0; i < n; i++)
    first = MIN (first, stones[i]);
  return first;
}

/* Searches for a goal with a chain of the present region. */
static TengenGoDeadProof
search (TengenGoDeadReader *self,
        TengenPoint target,
        TengenGoDeadGoal goal,
        TengenStone mover,
        TengenStone master,
        gboolean *met_ko)
{
  TengenStone stone = tengen_board_get (self->board, target);
  TengenGoDeadLine line = { .board = self->board,
                            .region = &self->region,
                            .ko_fights = self->ko_fights,
                            .goal = goal,
                            .master = master };
  int parts = self->region.n_empty > LARGE ? PARTS_IF_LARGE : PARTS;
  TengenGoDeadProof proof;

  line.prover =
      goal == TENGEN_GO_DEAD_GOAL_LIVE ? stone : tengen_stone_other (stone);
  line.salt =
      (guint64) goal << 4 | (guint64) line.prover << 2 | (guint64) master;
  line.turn = (TengenGoDeadTurn){ .target = find_first (self, target),
                                  .target_stone = (guint8) stone,
                                  .stone = (guint8) mover,
                                  .ban = TENGEN_POINT_NONE };
  proof = tengen_go_dead_prover_search (
      self->prover, &line, MAX (self->budget / parts, 1));
  *met_ko = line.met_ko;
  return proof;
}

/* Asks whether a chain of the present region is taken. */
static TengenGoDeadAnswer
ask_take (TengenGoDeadReader *self, TengenPoint target, TengenStone mover)
{
  TengenStone stone = tengen_board_get (self->board, target);
  TengenGoDeadProof proof;
  gboolean met_ko;

  if (tengen_go_dead_region_is_hopeless (&self->region, target))
    return TENGEN_GO_DEAD_ANSWER_YES;
  if (self->region.n_empty > MAX_EMPTY)
    return TENGEN_GO_DEAD_ANSWER_UNKNOWN;
  proof = search (self,
                  target,
                  TENGEN_GO_DEAD_GOAL_TAKE,
                  mover,
                  tengen_stone_other (stone),
                  &met_ko);
  if (proof == TENGEN_GO_DEAD_PROOF_LOST)
    return TENGEN_GO_DEAD_ANSWER_NO;
  if (proof == TENGEN_GO_DEAD_PROOF_OPEN)
    return TENGEN_GO_DEAD_ANSWER_UNKNOWN;
  if (!met_ko || self->ko_fights == TENGEN_GO_KO_FIGHTS_BARRED)
    return TENGEN_GO_DEAD_ANSWER_YES;
  proof =
      search (self, target, TENGEN_GO_DEAD_GOAL_TAKE, mover, stone, &met_ko);
  if (proof == TENGEN_GO_DEAD_PROOF_OPEN)
    return TENGEN_GO_DEAD_ANSWER_UNKNOWN;
  return proof == TENGEN_GO_DEAD_PROOF_WON ? TENGEN_GO_DEAD_ANSWER_YES
                                           : TENGEN_GO_DEAD_ANSWER_KO;
}

/* Asks whether it is proved that a chain of the present region cannot make two
 * eyes by moving first, even if it wins all kos. */
static gboolean
cannot_live (TengenGoDeadReader *self, TengenPoint target)
{
  TengenStone stone = tengen_board_get (self->board, target);
  gboolean met_ko;

  return search (
             self, target, TENGEN_GO_DEAD_GOAL_LIVE, stone, stone, &met_ko) ==
         TENGEN_GO_DEAD_PROOF_LOST;
}

static gboolean
find_region (TengenGoDeadReader *self, TengenPoint target)
{
  return tengen_go_dead_region_find (
      &self->region, self->board, self->settled, target);
}

TengenGoDeadAnswer
tengen_go_dead_reader_can_take (TengenGoDeadReader *self,
                                TengenPoint point,
                                gboolean attacker_first)
{
  TengenStone stone;

  g_return_val_if_fail (self != NULL, TENGEN_GO_DEAD_ANSWER_UNKNOWN);

  stone = tengen_board_get (self->board, point);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE,
                        TENGEN_GO_DEAD_ANSWER_UNKNOWN);

  if (self->settled[point])
    return TENGEN_GO_DEAD_ANSWER_NO;
  if (!find_region (self, point))
    return TENGEN_GO_DEAD_ANSWER_UNKNOWN;
  return ask_take (
      self, point, attacker_first ? tengen_stone_other (stone) : stone);
}

/* Asks whether an opponent's chain at a point, that shares a liberty with one
 * in question, is as the other in seki must be. */
static gboolean
is_counterpart (TengenGoDeadReader *self, TengenPoint point)
{
  TengenStone stone = tengen_board_get (self->board, point);

  return !self->settled[point] &&
         ask_take (self, point, tengen_stone_other (stone)) ==
             TENGEN_GO_DEAD_ANSWER_NO &&
         cannot_live (self, point);
}

/* Looks for the other chain of a seki at the liberties of a chain. */
static gboolean
has_counterpart (TengenGoDeadReader *self, TengenPoint point)
{
  TengenStone other =
      tengen_stone_other (tengen_board_get (self->board, point));
  TengenPoint liberties[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_liberties (self->board, point, liberties);

  for (int i = 0; i < n; i++)
    {
      TengenPoint around[4];
      int n_around =
          tengen_board_list_neighbours (self->board, liberties[i], around);

      for (int j = 0; j < n_around; j++)
        if (tengen_board_get (self->board, around[j]) == other &&
            is_counterpart (self, around[j]))
          return TRUE;
    }
  return FALSE;
}

gboolean
tengen_go_dead_reader_is_seki (TengenGoDeadReader *self, TengenPoint point)
{
  TengenStone stone;

  g_return_val_if_fail (self != NULL, FALSE);

  stone = tengen_board_get (self->board, point);
  g_return_val_if_fail (stone != TENGEN_STONE_NONE, FALSE);

  return !self->settled[point] && find_region (self, point) &&
         ask_take (self, point, tengen_stone_other (stone)) ==
             TENGEN_GO_DEAD_ANSWER_NO &&
         cannot_live (self, point) && has_counterpart (self, point);
}

TengenGoLife
tengen_go_dead_reader_judge (TengenGoDeadReader *self,
                             TengenPoint point,
                             gboolean *is_proved)
{
  TengenGoDeadAnswer attacked, defended;
  gboolean unused;

  if (is_proved == NULL)
    is_proved = &unused;
  *is_proved = FALSE;
  g_return_val_if_fail (self != NULL, TENGEN_GO_LIFE_DOUBTFUL);

  attacked = tengen_go_dead_reader_can_take (self, point, TRUE);
  *is_proved = attacked != TENGEN_GO_DEAD_ANSWER_UNKNOWN;
  if (attacked == TENGEN_GO_DEAD_ANSWER_NO)
    return tengen_go_dead_reader_is_seki (self, point) ? TENGEN_GO_LIFE_SEKI
                                                       : TENGEN_GO_LIFE_ALIVE;
  defended = tengen_go_dead_reader_can_take (self, point, FALSE);
  if (defended == TENGEN_GO_DEAD_ANSWER_YES)
    {
      *is_proved = TRUE;
      return TENGEN_GO_LIFE_DEAD;
    }
  *is_proved &= defended != TENGEN_GO_DEAD_ANSWER_UNKNOWN;
  return TENGEN_GO_LIFE_DOUBTFUL;
}

int
tengen_go_dead_reader_get_nodes (const TengenGoDeadReader *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return tengen_go_dead_prover_get_nodes (self->prover);
}
