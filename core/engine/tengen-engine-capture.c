/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-capture: playouts of games in which captures decide (石取り)
 */
#include "tengen-engine-capture.h"

/* How often the policy is asked for a move that does not lose at once. */
#define TRIES 3

/* How a move stands in a playout; the higher the better. */
typedef enum
{
  RANK_ILLEGAL,
  RANK_LOSING, /* the opponent can take what it puts into atari, and wins */
  RANK_EYE,    /* an own eye */
  RANK_ANY,
} Rank;

void
tengen_engine_capture_note (TengenEngineCapture *self,
                            TengenStone stone,
                            guint taken)
{
  g_return_if_fail (self != NULL);

  self->taken[stone] += (int) taken;
  if (self->goal > 0 && self->winner == TENGEN_STONE_NONE &&
      self->taken[stone] >= self->goal)
    self->winner = stone;
}

/* Tells whether a chain of a side beside a point has no other liberty. */
static gboolean
is_last_liberty (const TengenGoPlayoutBoard *board,
                 TengenGoPlayoutPoint point,
                 TengenStone side)
{
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (point + board->steps[i]);

      if (board->stones[near] == side &&
          tengen_go_playout_board_has_only (board, near, point))
        return TRUE;
    }
  return FALSE;
}

/* Stones that a side still has to take. */
static guint
find_need (const TengenEngineCapture *self, TengenStone stone)
{
  return (guint) MAX (self->goal - self->taken[stone], 1);
}

gboolean
tengen_engine_capture_wins (const TengenEngineCapture *self,
                            const TengenGoPlayoutBoard *board,
                            TengenStone stone,
                            TengenGoPlayoutPoint point)
{
  TengenEngineMove move;

  g_return_val_if_fail (self != NULL && board != NULL, FALSE);

  if (self->goal == 0 ||
      !is_last_liberty (board, point, tengen_stone_other (stone)))
    return FALSE;
  tengen_engine_policy_look (board, stone, point, &move);
  return move.taken >= find_need (self, stone);
}

/* Finds a move that wins, or 0. */
static TengenGoPlayoutPoint
find_win (const TengenEngineCapture *self,
          const TengenGoPlayoutBoard *board,
          TengenStone stone)
{
  for (guint i = 0; i < board->n_empty; i++)
    if (tengen_engine_capture_wins (self, board, stone, board->empty[i]) &&
        tengen_go_playout_board_is_legal (board, stone, board->empty[i]))
      return board->empty[i];
  return 0;
}

/* Finds a move that gives a chain two liberties whose loss would lose the game,
 * or takes something, as that may help it; 0 if nothing is in such danger. */
static TengenGoPlayoutPoint
find_rescue (const TengenEngineCapture *self,
             const TengenGoPlayoutBoard *board,
             TengenStone stone)
{
  TengenStone other = tengen_stone_other (stone);
  TengenGoPlayoutPoint taking = 0;
  gboolean in_danger = FALSE;

  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenGoPlayoutPoint point = board->empty[i];
      TengenEngineMove move;

      if (tengen_engine_capture_wins (self, board, other, point))
        {
          in_danger = TRUE;
          if (!tengen_go_playout_board_is_legal (board, stone, point))
            continue;
          tengen_engine_policy_look (board, stone, point, &move);
          if (move.liberties >= 2)
            return point;
        }
      else if (is_last_liberty (board, point, other) &&
               tengen_go_playout_board_is_legal (board, stone, point))
        taking = point;
    }
  return in_danger ? taking : 0;
}

static Rank
rank (const TengenEngineCapture *self,
      const TengenGoPlayoutBoard *board,
      TengenStone stone,
      TengenGoPlayoutPoint point)
{
  TengenEngineMove move;

  if (!tengen_go_playout_board_is_legal (board, stone, point))
    return RANK_ILLEGAL;
  tengen_engine_policy_look (board, stone, point, &move);
  if (move.liberties < 2 && move.taken == 0 &&
      move.size >= find_need (self, tengen_stone_other (stone)))
    return RANK_LOSING;
  return tengen_go_playout_board_is_eye (board, stone, point) ? RANK_EYE
                                                              : RANK_ANY;
}

/* Finds the move of the highest rank, from any point on; 0 if none is legal. */
static TengenGoPlayoutPoint
find_any (const TengenEngineCapture *self,
          const TengenGoPlayoutBoard *board,
          TengenBoardRandom *random,
          TengenStone stone)
{
  TengenGoPlayoutPoint best = 0;
  Rank highest = RANK_ILLEGAL;
  guint first;

  if (board->n_empty == 0)
    return 0;
  first = tengen_board_random_below (random, board->n_empty);
  for (guint i = 0; i < board->n_empty && highest < RANK_ANY; i++)
    {
      TengenGoPlayoutPoint point = board->empty[(first + i) % board->n_empty];
      Rank found = rank (self, board, stone, point);

      if (found > highest)
        {
          highest = found;
          best = point;
        }
    }
  return best;
}

static TengenGoPlayoutPoint
choose (const TengenEngineCapture *self,
        const TengenGoPlayoutBoard *board,
        const TengenEnginePatterns *patterns,
        TengenBoardRandom *random,
        TengenStone stone,
        TengenGoPlayoutPoint last,
        TengenGoPlayoutPoint before)
{
  TengenGoPlayoutPoint move = find_win (self, board, stone);

  if (move == 0)
    move = find_rescue (self, board, stone);
  for (int i = 0; i < TRIES && move == 0; i++)
    {
      move = tengen_engine_policy_choose (
          board, patterns, random, stone, last, before);
      if (move != 0 && rank (self, board, stone, move) <= RANK_LOSING)
        move = 0;
    }
  return move != 0 ? move : find_any (self, board, random, stone);
}

guint
tengen_engine_capture_run (TengenEngineCapture *self,
                           TengenGoPlayoutBoard *board,
                           const TengenEnginePatterns *patterns,
                           TengenBoardRandom *random,
                           TengenStone stone,
                           TengenGoPlayoutPoint last,
                           TengenGoPlayoutPoint before,
                           guint limit,
                           TengenGoPlayoutPoint *moves)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && board != NULL, 0);
  g_return_val_if_fail (patterns != NULL && random != NULL, 0);

  while (self->winner == TENGEN_STONE_NONE && n < limit)
    {
      TengenGoPlayoutPoint move =
          choose (self, board, patterns, random, stone, last, before);

      if (move == 0)
        {
          self->winner = tengen_stone_other (stone);
          break;
        }
      tengen_engine_capture_note (
          self, stone, tengen_go_playout_board_play (board, stone, move));
      moves[n++] = move;
      before = last;
      last = move;
      stone = tengen_stone_other (stone);
    }
  return n;
}
