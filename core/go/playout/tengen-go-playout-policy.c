/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-policy: which move a weighted playout plays next
 */
#include "tengen-go-playout-policy.h"

#include "tengen-go-playout-shape.h"

/* Stones that may go into atari for nothing; more are thrown away. */
#define MAX_THROWN 2
/* Points drawn at random before all are looked through in turn. */
#define MAX_DRAWS 6
/* Of eight moves, how many are looked for beside the opponent's last. */
#define NEAR_OF_8 7

/* The chain that a move would make, as far as nothing is taken: its size and
 * its cell. */
static TengenGoPlayoutCell
join_around (const TengenGoPlayoutBoard *board,
             TengenStone stone,
             TengenGoPlayoutPoint point,
             guint *size)
{
  TengenGoPlayoutPoint heads[4];
  TengenGoPlayoutCell cell = board->cells[point];
  guint n = 0;

  *size = 1;
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (point + board->steps[i]);
      TengenGoPlayoutPoint head = board->heads[near];
      guint j = 0;

      if (board->stones[near] != stone)
        continue;
      cell -= tengen_go_playout_cell_touch (point);
      while (j < n && heads[j] != head)
        j++;
      if (j < n)
        continue;
      heads[n++] = head;
      cell += board->cells[head];
      *size += board->sizes[head];
    }
  return cell;
}

static gboolean
has_two_liberties (TengenGoPlayoutCell cell)
{
  return tengen_go_playout_cell_count (cell) > 0 &&
         tengen_go_playout_cell_get_only (cell) == 0;
}

/* Tells whether a move takes at least one of the opponent's chains. */
static gboolean
is_taking (const TengenGoPlayoutBoard *board,
           TengenStone stone,
           TengenGoPlayoutPoint point)
{
  guint other = tengen_stone_other (stone);

  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (point + board->steps[i]);

      if (board->stones[near] == other &&
          tengen_go_playout_board_has_only (board, near, point))
        return TRUE;
    }
  return FALSE;
}

/* Tells whether a legal move throws stones away: it takes nothing, has one
 * liberty and does not leave a hole with a single eye. */
static gboolean
is_waste (const TengenGoPlayoutBoard *board,
          TengenStone stone,
          TengenGoPlayoutPoint point)
{
  guint size;

  if (tengen_go_playout_board_count_empty (board, point) > 1)
    return FALSE;
  if (has_two_liberties (join_around (board, stone, point, &size)) ||
      size <= MAX_THROWN || is_taking (board, stone, point))
    return FALSE;
  return !tengen_go_playout_shape_is_one_eye (board, stone, point, size);
}

gboolean
tengen_go_playout_policy_is_sensible (const TengenGoPlayoutBoard *board,
                                      TengenStone stone,
                                      TengenGoPlayoutPoint point)
{
  return !tengen_go_playout_board_is_eye (board, stone, point) &&
         tengen_go_playout_board_is_legal (board, stone, point) &&
         !is_waste (board, stone, point);
}

/* Finds a move that takes a chain of the opponent's beside the chain. */
static TengenGoPlayoutPoint
find_counter (const TengenGoPlayoutBoard *board,
              TengenStone stone,
              TengenGoPlayoutPoint chain)
{
  guint other = tengen_stone_other (stone);
  TengenGoPlayoutPoint point = chain;

  do
    {
      for (int i = 0; i < 4; i++)
        {
          TengenGoPlayoutPoint near =
              (TengenGoPlayoutPoint) (point + board->steps[i]);
          TengenGoPlayoutPoint move;

          if (board->stones[near] != other)
            continue;
          move = tengen_go_playout_board_get_atari (board, near);
          if (move != 0 &&
              tengen_go_playout_board_is_legal (board, stone, move))
            return move;
        }
      point = board->nexts[point];
    }
  while (point != chain);
  return 0;
}

/* Finds a move that saves a chain of one liberty, or 0. */
static TengenGoPlayoutPoint
find_rescue (const TengenGoPlayoutBoard *board,
             TengenStone stone,
             TengenGoPlayoutPoint chain)
{
  TengenGoPlayoutPoint move = find_counter (board, stone, chain);
  guint size;

  if (move != 0)
    return move;
  move = tengen_go_playout_board_get_atari (board, chain);
  return has_two_liberties (join_around (board, stone, move, &size)) ? move : 0;
}

/* Answers the opponent's move where it is in atari or gives atari. */
static TengenGoPlayoutPoint
answer_atari (const TengenGoPlayoutBoard *board,
              TengenStone stone,
              TengenGoPlayoutPoint last)
{
  TengenGoPlayoutPoint move = tengen_go_playout_board_get_atari (board, last);

  if (move != 0 && tengen_go_playout_board_is_legal (board, stone, move))
    return move;
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (last + board->steps[i]);

      if (board->stones[near] != stone ||
          tengen_go_playout_board_get_atari (board, near) == 0)
        continue;
      move = find_rescue (board, stone, near);
      if (move != 0)
        return move;
    }
  return 0;
}

/* Plays the vital point of a small space beside the opponent's move. */
static TengenGoPlayoutPoint
find_vital (const TengenGoPlayoutBoard *board,
            TengenStone stone,
            TengenGoPlayoutPoint last)
{
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (last + board->steps[i]);
      TengenGoPlayoutPoint move;

      if (board->stones[near] != TENGEN_STONE_NONE)
        continue;
      move = tengen_go_playout_shape_find_vital (board, near);
      if (move != 0 &&
          tengen_go_playout_policy_is_sensible (board, stone, move))
        return move;
    }
  return 0;
}

static guint
count_touched (const TengenGoPlayoutBoard *board,
               TengenStone stone,
               TengenGoPlayoutPoint point)
{
  guint n = 0;

  for (int i = 0; i < 4; i++)
    n += board->stones[point + board->steps[i]] == stone;
  return n;
}

/* Chooses among the eight points around the opponent's move one that touches
 * the most of the opponent's stones. */
static TengenGoPlayoutPoint
choose_near (const TengenGoPlayoutBoard *board,
             TengenBoardRandom *random,
             TengenStone stone,
             TengenGoPlayoutPoint last)
{
  int south = board->steps[3];
  int around[8] = { -south - 1, -south,    -south + 1, -1,
                    1,          south - 1, south,      south + 1 };
  guint start = tengen_board_random_below (random, 8);
  guint most = 0;
  TengenGoPlayoutPoint best = 0;

  for (guint i = 0; i < 8; i++)
    {
      TengenGoPlayoutPoint point =
          (TengenGoPlayoutPoint) (last + around[(start + i * 3) & 7]);
      guint n;

      if (board->places[point] == TENGEN_GO_PLAYOUT_NO_PLACE)
        continue;
      n = count_touched (board, tengen_stone_other (stone), point);
      if ((best != 0 && n <= most) ||
          !tengen_go_playout_policy_is_sensible (board, stone, point))
        continue;
      most = n;
      best = point;
    }
  return best;
}

TengenGoPlayoutPoint
tengen_go_playout_policy_choose_any (const TengenGoPlayoutBoard *board,
                                     TengenBoardRandom *random,
                                     TengenStone stone)
{
  guint n = board->n_empty;
  guint start;

  if (n == 0)
    return 0;
  for (int i = 0; i < MAX_DRAWS; i++)
    {
      TengenGoPlayoutPoint point =
          board->empty[tengen_board_random_below (random, n)];

      if (tengen_go_playout_policy_is_sensible (board, stone, point))
        return point;
    }
  start = tengen_board_random_below (random, n);
  for (guint i = 0; i < n; i++)
    {
      TengenGoPlayoutPoint point =
          board->empty[start + i < n ? start + i : start + i - n];

      if (tengen_go_playout_policy_is_sensible (board, stone, point))
        return point;
    }
  return 0;
}

TengenGoPlayoutPoint
tengen_go_playout_policy_choose (const TengenGoPlayoutBoard *board,
                                 TengenBoardRandom *random,
                                 TengenStone stone,
                                 TengenGoPlayoutPoint last)
{
  TengenGoPlayoutPoint move = 0;

  if (last != 0)
    {
      move = answer_atari (board, stone, last);
      if (move == 0)
        move = find_vital (board, stone, last);
      if (move == 0 && tengen_board_random_below (random, 8) < NEAR_OF_8)
        move = choose_near (board, random, stone, last);
    }
  return move != 0 ? move
                   : tengen_go_playout_policy_choose_any (board, random, stone);
}
