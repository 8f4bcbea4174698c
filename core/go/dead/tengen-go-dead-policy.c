/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-policy: which move a weighted playout plays next
 */
#include "tengen-go-dead-policy.h"

#include "tengen-go-dead-shape.h"

/* Stones that may go into atari for nothing; more are thrown away. */
#define MAX_THROWN 2
/* Points drawn at random before all are looked through in turn. */
#define MAX_DRAWS 6
/* Of eight moves, how many are looked for beside the opponent's last. */
#define NEAR_OF_8 7

/* The chain that a move would make, as far as nothing is taken: its size and
 * its cell. */
static TengenGoDeadCell
join_around (const TengenGoDeadBoard *board,
             TengenStone stone,
             TengenGoDeadPoint point,
             guint *size)
{
  TengenGoDeadPoint heads[4];
  TengenGoDeadCell cell = board->cells[point];
  guint n = 0;

  *size = 1;
  for (int i = 0; i < 4; i++)
    {
      TengenGoDeadPoint near = (TengenGoDeadPoint) (point + board->steps[i]);
      TengenGoDeadPoint head = board->heads[near];
      guint j = 0;

      if (board->stones[near] != stone)
        continue;
      cell -= tengen_go_dead_cell_touch (point);
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
has_two_liberties (TengenGoDeadCell cell)
{
  return tengen_go_dead_cell_count (cell) > 0 &&
         tengen_go_dead_cell_get_only (cell) == 0;
}

/* Tells whether a move takes at least one of the opponent's chains. */
static gboolean
is_taking (const TengenGoDeadBoard *board,
           TengenStone stone,
           TengenGoDeadPoint point)
{
  guint other = tengen_stone_other (stone);

  for (int i = 0; i < 4; i++)
    {
      TengenGoDeadPoint near = (TengenGoDeadPoint) (point + board->steps[i]);

      if (board->stones[near] == other &&
          tengen_go_dead_board_has_only (board, near, point))
        return TRUE;
    }
  return FALSE;
}

/* Tells whether a legal move throws stones away: it takes nothing, has one
 * liberty and does not leave a hole with a single eye. */
static gboolean
is_waste (const TengenGoDeadBoard *board,
          TengenStone stone,
          TengenGoDeadPoint point)
{
  guint size;

  if (tengen_go_dead_board_count_empty (board, point) > 1)
    return FALSE;
  if (has_two_liberties (join_around (board, stone, point, &size)) ||
      size <= MAX_THROWN || is_taking (board, stone, point))
    return FALSE;
  return !tengen_go_dead_shape_is_one_eye (board, stone, point, size);
}

gboolean
tengen_go_dead_policy_is_sensible (const TengenGoDeadBoard *board,
                                   TengenStone stone,
                                   TengenGoDeadPoint point)
{
  return !tengen_go_dead_board_is_eye (board, stone, point) &&
         tengen_go_dead_board_is_legal (board, stone, point) &&
         !is_waste (board, stone, point);
}

/* Finds a move that takes a chain of the opponent's beside the chain. */
static TengenGoDeadPoint
find_counter (const TengenGoDeadBoard *board,
              TengenStone stone,
              TengenGoDeadPoint chain)
{
  guint other = tengen_stone_other (stone);
  TengenGoDeadPoint point = chain;

  do
    {
      for (int i = 0; i < 4; i++)
        {
          TengenGoDeadPoint near =
              (TengenGoDeadPoint) (point + board->steps[i]);
          TengenGoDeadPoint move;

          if (board->stones[near] != other)
            continue;
          move = tengen_go_dead_board_get_atari (board, near);
          if (move != 0 && tengen_go_dead_board_is_legal (board, stone, move))
            return move;
        }
      point = board->nexts[point];
    }
  while (point != chain);
  return 0;
}

/* Finds a move that saves a chain of one liberty, or 0. */
static TengenGoDeadPoint
find_rescue (const TengenGoDeadBoard *board,
             TengenStone stone,
             TengenGoDeadPoint chain)
{
  TengenGoDeadPoint move = find_counter (board, stone, chain);
  guint size;

  if (move != 0)
    return move;
  move = tengen_go_dead_board_get_atari (board, chain);
  return has_two_liberties (join_around (board, stone, move, &size)) ? move : 0;
}

/* Answers the opponent's move where it is in atari or gives atari. */
static TengenGoDeadPoint
answer_atari (const TengenGoDeadBoard *board,
              TengenStone stone,
              TengenGoDeadPoint last)
{
  TengenGoDeadPoint move = tengen_go_dead_board_get_atari (board, last);

  if (move != 0 && tengen_go_dead_board_is_legal (board, stone, move))
    return move;
  for (int i = 0; i < 4; i++)
    {
      TengenGoDeadPoint near = (TengenGoDeadPoint) (last + board->steps[i]);

      if (board->stones[near] != stone ||
          tengen_go_dead_board_get_atari (board, near) == 0)
        continue;
      move = find_rescue (board, stone, near);
      if (move != 0)
        return move;
    }
  return 0;
}

/* Plays the vital point of a small space beside the opponent's move. */
static TengenGoDeadPoint
find_vital (const TengenGoDeadBoard *board,
            TengenStone stone,
            TengenGoDeadPoint last)
{
  for (int i = 0; i < 4; i++)
    {
      TengenGoDeadPoint near = (TengenGoDeadPoint) (last + board->steps[i]);
      TengenGoDeadPoint move;

      if (board->stones[near] != TENGEN_STONE_NONE)
        continue;
      move = tengen_go_dead_shape_find_vital (board, near);
      if (move != 0 && tengen_go_dead_policy_is_sensible (board, stone, move))
        return move;
    }
  return 0;
}

static guint
count_touched (const TengenGoDeadBoard *board,
               TengenStone stone,
               TengenGoDeadPoint point)
{
  guint n = 0;

  for (int i = 0; i < 4; i++)
    n += board->stones[point + board->steps[i]] == stone;
  return n;
}

/* Chooses among the eight points around the opponent's move one that touches
 * the most of the opponent's stones. */
static TengenGoDeadPoint
choose_near (const TengenGoDeadBoard *board,
             TengenGoDeadRandom *random,
             TengenStone stone,
             TengenGoDeadPoint last)
{
  int south = board->steps[3];
  int around[8] = { -south - 1, -south,    -south + 1, -1,
                    1,          south - 1, south,      south + 1 };
  guint start = tengen_go_dead_random_below (random, 8);
  guint most = 0;
  TengenGoDeadPoint best = 0;

  for (guint i = 0; i < 8; i++)
    {
      TengenGoDeadPoint point =
          (TengenGoDeadPoint) (last + around[(start + i * 3) & 7]);
      guint n;

      if (board->places[point] == TENGEN_GO_DEAD_NO_PLACE)
        continue;
      n = count_touched (board, tengen_stone_other (stone), point);
      if ((best != 0 && n <= most) ||
          !tengen_go_dead_policy_is_sensible (board, stone, point))
        continue;
      most = n;
      best = point;
    }
  return best;
}

/* Chooses by chance among all sensible moves. */
static TengenGoDeadPoint
choose_any (const TengenGoDeadBoard *board,
            TengenGoDeadRandom *random,
            TengenStone stone)
{
  guint n = board->n_empty;
  guint start;

  if (n == 0)
    return 0;
  for (int i = 0; i < MAX_DRAWS; i++)
    {
      TengenGoDeadPoint point =
          board->empty[tengen_go_dead_random_below (random, n)];

      if (tengen_go_dead_policy_is_sensible (board, stone, point))
        return point;
    }
  start = tengen_go_dead_random_below (random, n);
  for (guint i = 0; i < n; i++)
    {
      TengenGoDeadPoint point =
          board->empty[start + i < n ? start + i : start + i - n];

      if (tengen_go_dead_policy_is_sensible (board, stone, point))
        return point;
    }
  return 0;
}

TengenGoDeadPoint
tengen_go_dead_policy_choose (const TengenGoDeadBoard *board,
                              TengenGoDeadRandom *random,
                              TengenStone stone,
                              TengenGoDeadPoint last)
{
  TengenGoDeadPoint move = 0;

  if (last != 0)
    {
      move = answer_atari (board, stone, last);
      if (move == 0)
        move = find_vital (board, stone, last);
      if (move == 0 && tengen_go_dead_random_below (random, 8) < NEAR_OF_8)
        move = choose_near (board, random, stone, last);
    }
  return move != 0 ? move : choose_any (board, random, stone);
}
