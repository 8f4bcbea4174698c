/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-policy: playouts of the opponent, and what a move does
 */
#include "tengen-engine-policy.h"

#include "tengen-go-playout-shape.h"

/* On boards of this side nothing is to be done on the first line in so many
 * moves. */
#define EARLY_SIDE 13
#define EARLY_MOVES 30
/* Stones that are worth taking or saving there. */
#define EARLY_STONES 2
/* Of 16 playout moves, how many look for each kind of answer: first choices, to
 * be tuned by matches. */
#define ATARI_OF_16 15
#define VITAL_OF_16 12
#define FIGHT_OF_16 10
#define SHAPE_OF_16 15
/* The most candidates of a kind. */
#define MAX_CANDIDATES 24

typedef struct
{
  TengenGoPlayoutPoint points[MAX_CANDIDATES];
  guint n;
} Candidates;

static TengenGoPlayoutPoint
step (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint point, int side)
{
  return (TengenGoPlayoutPoint) (point + board->steps[side]);
}

static gboolean
happens (TengenBoardRandom *random, guint of_16)
{
  return tengen_board_random_below (random, 16) < of_16;
}

guint
tengen_engine_policy_list_liberties (const TengenGoPlayoutBoard *board,
                                     TengenGoPlayoutPoint chain,
                                     guint most,
                                     TengenGoPlayoutPoint *liberties)
{
  TengenGoPlayoutPoint point = chain;
  guint n = 0;

  do
    {
      for (int i = 0; i < 4; i++)
        {
          TengenGoPlayoutPoint near = step (board, point, i);
          guint j = 0;

          if (board->stones[near] != TENGEN_STONE_NONE)
            continue;
          while (j < n && liberties[j] != near)
            j++;
          if (j < n)
            continue;
          liberties[n++] = near;
          if (n == most)
            return n;
        }
      point = board->nexts[point];
    }
  while (point != chain);
  return n;
}

/* Adds a liberty to those found, unless it is one of them or @point itself. */
static void
add_liberty (TengenGoPlayoutPoint *found,
             TengenEngineMove *move,
             TengenGoPlayoutPoint point,
             TengenGoPlayoutPoint liberty)
{
  if (move->liberties == TENGEN_ENGINE_LIBERTIES || liberty == point)
    return;
  for (guint i = 0; i < move->liberties; i++)
    if (found[i] == liberty)
      return;
  found[move->liberties++] = liberty;
}

/* Tells whether a chain beside a point was met on an earlier side of it. */
static gboolean
is_met (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint point, int side)
{
  TengenGoPlayoutPoint head = board->heads[step (board, point, side)];

  for (int i = 0; i < side; i++)
    if (board->heads[step (board, point, i)] == head)
      return TRUE;
  return FALSE;
}

/* The part of a look that concerns a chain of the opponent's. */
static void
look_at_other (const TengenGoPlayoutBoard *board,
               TengenGoPlayoutPoint point,
               TengenGoPlayoutPoint near,
               TengenEngineMove *move,
               TengenGoPlayoutPoint *found)
{
  TengenGoPlayoutPoint liberties[TENGEN_ENGINE_LIBERTIES];
  guint size = board->sizes[board->heads[near]];
  guint n = tengen_engine_policy_list_liberties (
      board, near, TENGEN_ENGINE_LIBERTIES, liberties);

  if (n == 1)
    {
      move->taken += size;
      add_liberty (found, move, point, near);
      if (size > 1)
        add_liberty (found, move, point, board->nexts[near]);
    }
  else if (n == 2)
    move->atari += size;
}

/* The part of a look that concerns an own chain; gives its liberties. */
static guint
look_at_own (const TengenGoPlayoutBoard *board,
             TengenGoPlayoutPoint point,
             TengenGoPlayoutPoint near,
             TengenEngineMove *move,
             TengenGoPlayoutPoint *found)
{
  TengenGoPlayoutPoint liberties[TENGEN_ENGINE_LIBERTIES + 1];
  guint n = tengen_engine_policy_list_liberties (
      board, near, TENGEN_ENGINE_LIBERTIES + 1, liberties);

  move->size += board->sizes[board->heads[near]];
  for (guint i = 0; i < n; i++)
    add_liberty (found, move, point, liberties[i]);
  return n;
}

void
tengen_engine_policy_look (const TengenGoPlayoutBoard *board,
                           TengenStone stone,
                           TengenGoPlayoutPoint point,
                           TengenEngineMove *move)
{
  TengenGoPlayoutPoint found[TENGEN_ENGINE_LIBERTIES];
  guint in_atari = 0;

  g_return_if_fail (board != NULL && move != NULL);

  *move = (TengenEngineMove){ .size = 1 };
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near = step (board, point, i);
      guint there = board->stones[near];

      if (there == TENGEN_STONE_NONE)
        add_liberty (found, move, point, near);
      else if (there == TENGEN_GO_PLAYOUT_EDGE || is_met (board, point, i))
        continue;
      else if (there != stone)
        look_at_other (board, point, near, move, found);
      else if (look_at_own (board, point, near, move, found) == 1)
        in_atari += board->sizes[board->heads[near]];
    }
  if (move->liberties >= 2)
    move->saved = in_atari;
}

static gboolean
is_on_edge (const TengenGoPlayoutBoard *board, TengenGoPlayoutPoint point)
{
  for (int i = 0; i < 4; i++)
    if (board->stones[step (board, point, i)] == TENGEN_GO_PLAYOUT_EDGE)
      return TRUE;
  return FALSE;
}

gboolean
tengen_engine_policy_is_too_early (const TengenGoPlayoutBoard *board,
                                   guint n_moves,
                                   TengenStone stone,
                                   TengenGoPlayoutPoint point)
{
  TengenEngineMove move;

  g_return_val_if_fail (board != NULL, FALSE);

  if (n_moves >= EARLY_MOVES || board->plan->width < EARLY_SIDE ||
      board->plan->height < EARLY_SIDE || !is_on_edge (board, point))
    return FALSE;
  tengen_engine_policy_look (board, stone, point, &move);
  return move.taken + move.saved < EARLY_STONES;
}

static void
add (Candidates *candidates, TengenGoPlayoutPoint point)
{
  for (guint i = 0; i < candidates->n; i++)
    if (candidates->points[i] == point)
      return;
  if (candidates->n < MAX_CANDIDATES)
    candidates->points[candidates->n++] = point;
}

/* Draws candidates until one makes sense. */
static TengenGoPlayoutPoint
draw (const TengenGoPlayoutBoard *board,
      TengenBoardRandom *random,
      TengenStone stone,
      Candidates *candidates)
{
  while (candidates->n > 0)
    {
      guint i = tengen_board_random_below (random, candidates->n);
      TengenGoPlayoutPoint point = candidates->points[i];

      if (tengen_go_playout_policy_is_sensible (board, stone, point))
        return point;
      candidates->points[i] = candidates->points[--candidates->n];
    }
  return 0;
}

/* Adds what saves an own chain in atari: taking a chain around it, or a move
 * after which it has two liberties. */
static void
add_rescues (const TengenGoPlayoutBoard *board,
             TengenStone stone,
             TengenGoPlayoutPoint chain,
             TengenGoPlayoutPoint liberty,
             Candidates *candidates)
{
  guint other = tengen_stone_other (stone);
  TengenGoPlayoutPoint point = chain;
  TengenEngineMove move;

  do
    {
      for (int i = 0; i < 4; i++)
        {
          TengenGoPlayoutPoint near = step (board, point, i);
          TengenGoPlayoutPoint taking;

          if (board->stones[near] != other)
            continue;
          taking = tengen_go_playout_board_get_atari (board, near);
          if (taking != 0)
            add (candidates, taking);
        }
      point = board->nexts[point];
    }
  while (point != chain);
  if (!tengen_go_playout_board_is_legal (board, stone, liberty))
    return;
  tengen_engine_policy_look (board, stone, liberty, &move);
  if (move.liberties >= 2)
    add (candidates, liberty);
}

/* Adds answers where the opponent's move is in atari or gives atari. */
static void
add_atari (const TengenGoPlayoutBoard *board,
           TengenStone stone,
           TengenGoPlayoutPoint last,
           Candidates *candidates)
{
  TengenGoPlayoutPoint liberty =
      tengen_go_playout_board_get_atari (board, last);

  if (liberty != 0)
    add (candidates, liberty);
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near = step (board, last, i);

      if (board->stones[near] != stone)
        continue;
      liberty = tengen_go_playout_board_get_atari (board, near);
      if (liberty != 0)
        add_rescues (board, stone, near, liberty, candidates);
    }
}

/* Adds moves in a fight between chains of two liberties: atari on the chain
 * just played, or a third liberty for an own chain beside it. */
static void
add_fights (const TengenGoPlayoutBoard *board,
            TengenStone stone,
            TengenGoPlayoutPoint last,
            Candidates *candidates)
{
  for (int i = -1; i < 4; i++)
    {
      TengenGoPlayoutPoint near = i < 0 ? last : step (board, last, i);
      TengenGoPlayoutPoint liberties[TENGEN_ENGINE_LIBERTIES];

      if (i >= 0 && board->stones[near] != stone)
        continue;
      if (tengen_engine_policy_list_liberties (
              board, near, TENGEN_ENGINE_LIBERTIES, liberties) != 2)
        continue;
      for (int j = 0; j < 2; j++)
        {
          TengenEngineMove move;

          if (!tengen_go_playout_board_is_legal (board, stone, liberties[j]))
            continue;
          tengen_engine_policy_look (board, stone, liberties[j], &move);
          if (move.liberties > (i < 0 ? 1 : 2))
            add (candidates, liberties[j]);
        }
    }
}

/* Adds the points around a move that make a shape. */
static void
add_shapes (const TengenGoPlayoutBoard *board,
            const TengenEnginePatterns *patterns,
            TengenGoPlayoutPoint last,
            Candidates *candidates)
{
  int south = board->steps[3];
  int around[8] = { -south - 1, -south,    -south + 1, -1,
                    1,          south - 1, south,      south + 1 };

  for (int i = 0; i < 8; i++)
    {
      TengenGoPlayoutPoint point = (TengenGoPlayoutPoint) (last + around[i]);

      if (board->places[point] != TENGEN_GO_PLAYOUT_NO_PLACE &&
          tengen_engine_pattern_matches (patterns, board, point))
        add (candidates, point);
    }
}

/* Finds the vital point of a small space beside the opponent's move. */
static TengenGoPlayoutPoint
find_vital (const TengenGoPlayoutBoard *board,
            TengenStone stone,
            TengenGoPlayoutPoint last)
{
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near = step (board, last, i);
      TengenGoPlayoutPoint vital;

      if (board->stones[near] != TENGEN_STONE_NONE)
        continue;
      vital = tengen_go_playout_shape_find_vital (board, near);
      if (vital != 0 &&
          tengen_go_playout_policy_is_sensible (board, stone, vital))
        return vital;
    }
  return 0;
}

TengenGoPlayoutPoint
tengen_engine_policy_choose (const TengenGoPlayoutBoard *board,
                             const TengenEnginePatterns *patterns,
                             TengenBoardRandom *random,
                             TengenStone stone,
                             TengenGoPlayoutPoint last,
                             TengenGoPlayoutPoint before)
{
  Candidates candidates = { .n = 0 };
  TengenGoPlayoutPoint move = 0;

  if (last != 0 && happens (random, ATARI_OF_16))
    add_atari (board, stone, last, &candidates);
  if (candidates.n > 0)
    move = draw (board, random, stone, &candidates);
  if (move == 0 && last != 0 && happens (random, VITAL_OF_16))
    move = find_vital (board, stone, last);
  if (move == 0 && last != 0 && happens (random, FIGHT_OF_16))
    {
      add_fights (board, stone, last, &candidates);
      move = draw (board, random, stone, &candidates);
    }
  if (move == 0 && happens (random, SHAPE_OF_16))
    {
      if (last != 0)
        add_shapes (board, patterns, last, &candidates);
      if (before != 0)
        add_shapes (board, patterns, before, &candidates);
      move = draw (board, random, stone, &candidates);
    }
  return move != 0 ? move
                   : tengen_go_playout_policy_choose_any (board, random, stone);
}

guint
tengen_engine_policy_run (TengenGoPlayoutBoard *board,
                          const TengenEnginePatterns *patterns,
                          TengenBoardRandom *random,
                          TengenStone stone,
                          TengenGoPlayoutPoint last,
                          TengenGoPlayoutPoint before,
                          guint limit,
                          TengenGoPlayoutPoint *moves)
{
  int n_passes = 0;
  guint n = 0;

  g_return_val_if_fail (board != NULL && patterns != NULL, 0);

  while (n_passes < 2 && n < limit)
    {
      TengenGoPlayoutPoint move = tengen_engine_policy_choose (
          board, patterns, random, stone, last, before);

      tengen_go_playout_board_play (board, stone, move);
      moves[n++] = move;
      n_passes = move == 0 ? n_passes + 1 : 0;
      before = last;
      last = move;
      stone = tengen_stone_other (stone);
    }
  return n;
}
