/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-count: count a finished position
 */
#include "tengen-exercise-go-count.h"

#include <string.h>

#include "tengen-exercise-go-finish.h"
#include "tengen-go-count.h"

/* Neutral points at most. */
#define MOST_NEUTRAL 4
/* A side that has less than one in so many points is not worth counting. */
#define LEAST_SHARE 7

/* --- Stones --- */

/* Fills what the sides can still fill. */
static void
fill (TengenBoard *board, TengenStone stone)
{
  TengenPoint points[TENGEN_EXERCISE_GO_POINTS];

  while (tengen_go_count_fillable (board, stone, points) > 0)
    tengen_board_play (board, points[0], stone, NULL);
}

/* Tells whether all stones live, and all empty points are inside of them. */
static gboolean
is_filled (const TengenExerciseGoFinish *self)
{
  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] == TENGEN_STONE_NONE &&
        tengen_exercise_go_finish_get_owner (self, i) == TENGEN_STONE_NONE)
      return FALSE;
  return tengen_exercise_go_finish_is_settled (self, FALSE);
}

static int
draw_side (TengenBoardRandom *random)
{
  return TENGEN_STONE_BLACK + (int) tengen_board_random_below (random, 2);
}

TengenExercise *
tengen_exercise_go_count_make_stones (int level, TengenBoardRandom *random)
{
  static const int sizes[] = { 5, 7, 7, 9 };
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_new (sizes[level - 1], random);
  TengenExercise *self;
  TengenExerciseGoFinish settled;
  int n[3];

  tengen_exercise_go_finish_play (position, TRUE, &settled);
  if (!tengen_exercise_go_finish_is_settled (&settled, FALSE))
    return NULL;
  fill (position->board, TENGEN_STONE_BLACK);
  fill (position->board, TENGEN_STONE_WHITE);
  tengen_exercise_go_finish_settle (&settled, position->board);
  if (!is_filled (&settled))
    return NULL;
  n[TENGEN_STONE_BLACK] =
      tengen_board_count (position->board, TENGEN_STONE_BLACK);
  n[TENGEN_STONE_WHITE] =
      tengen_board_count (position->board, TENGEN_STONE_WHITE);
  if (MIN (n[TENGEN_STONE_BLACK], n[TENGEN_STONE_WHITE]) * LEAST_SHARE <
          settled.n_points ||
      (level >= 3 && n[TENGEN_STONE_BLACK] == n[TENGEN_STONE_WHITE]))
    return NULL;
  position->to_move =
      level <= 2 ? (TengenStone) draw_side (random) : TENGEN_STONE_NONE;
  position->ko = TENGEN_POINT_NONE;
  self = tengen_exercise_go_position_begin (
      position, TENGEN_EXERCISE_STONES, level);
  self->rules = "pure";
  self->number = level <= 2
                     ? n[self->to_move]
                     : ABS (n[TENGEN_STONE_BLACK] - n[TENGEN_STONE_WHITE]);
  return self;
}

/* --- Territory --- */

/* What the end of a game has, by colour. */
typedef struct
{
  int territory[3];
  int dead[3];    /* dead stones OF a colour */
  int n_alive[3]; /* stones */
  int n_neutral;
  int n_open; /* stones that may be taken, points that are not settled */
} Tally;

/* Tells whether an empty point lies between living stones of both sides. */
static gboolean
is_neutral (const TengenExerciseGoFinish *self,
            const TengenBoard *board,
            int point)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, (TengenPoint) point, around);
  guint sides = 0;

  for (int i = 0; i < n; i++)
    {
      TengenStone stone = self->stones[around[i]];

      if (stone == TENGEN_STONE_NONE || !self->alive[stone][around[i]])
        return FALSE;
      sides |= 1u << stone;
    }
  return sides == (1u << TENGEN_STONE_BLACK | 1u << TENGEN_STONE_WHITE);
}

static void
tally (const TengenExerciseGoFinish *self,
       const TengenBoard *board,
       Tally *tally)
{
  memset (tally, 0, sizeof *tally);
  for (int i = 0; i < self->n_points; i++)
    {
      TengenStone stone = self->stones[i];
      TengenStone owner = tengen_exercise_go_finish_get_owner (self, i);

      if (owner != TENGEN_STONE_NONE)
        {
          tally->territory[owner]++;
          tally->dead[stone]++;
        }
      else if (stone != TENGEN_STONE_NONE && self->alive[stone][i])
        tally->n_alive[stone]++;
      else if (stone == TENGEN_STONE_NONE && is_neutral (self, board, i))
        tally->n_neutral++;
      else
        tally->n_open++;
    }
}

/* Tells whether all is settled, with as many dead stones as a level has. */
static gboolean
fits (const Tally *tally, int level)
{
  int n_dead =
      tally->dead[TENGEN_STONE_BLACK] + tally->dead[TENGEN_STONE_WHITE];

  return tally->n_open == 0 && tally->n_alive[TENGEN_STONE_BLACK] > 0 &&
         tally->n_alive[TENGEN_STONE_WHITE] > 0 &&
         (level <= 3 ? n_dead == 0 : n_dead >= (level == 6 ? 2 : 1));
}

/* Tells whether a stone lies beside one of the other side. */
static gboolean
is_at_border (const TengenExerciseGoFinish *self,
              const TengenBoard *board,
              TengenPoint point)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, point, around);
  guint other = tengen_stone_other (self->stones[point]);

  for (int i = 0; i < n; i++)
    if (self->stones[around[i]] == other)
      return TRUE;
  return FALSE;
}

/* Takes dead stones off, as if they had been taken in the game. */
static void
take_dead (TengenBoard *board, TengenExerciseGoFinish *settled)
{
  for (int i = 0; i < settled->n_points; i++)
    if (tengen_exercise_go_finish_get_owner (settled, i) != TENGEN_STONE_NONE)
      tengen_board_put (board, (TengenPoint) i, TENGEN_STONE_NONE);
  tengen_exercise_go_finish_settle (settled, board);
}

/* Takes up to so many stones off where a neutral point comes of it and nothing
 * else changes. */
static void
open_neutral (TengenBoard *board,
              TengenExerciseGoFinish *settled,
              TengenBoardRandom *random)
{
  int first = (int) tengen_board_random_below (random, settled->n_points);
  Tally before, after;

  tally (settled, board, &before);
  for (int i = 0; i < settled->n_points && before.n_neutral < MOST_NEUTRAL; i++)
    {
      TengenPoint point = (TengenPoint) ((first + i) % settled->n_points);

      if (settled->stones[point] == TENGEN_STONE_NONE ||
          tengen_exercise_go_finish_get_owner (settled, point) !=
              TENGEN_STONE_NONE ||
          !is_at_border (settled, board, point))
        continue;
      tengen_board_put (board, point, TENGEN_STONE_NONE);
      tengen_exercise_go_finish_settle (settled, board);
      tally (settled, board, &after);
      if (after.n_open == 0 && after.n_neutral == before.n_neutral + 1)
        before = after;
      else
        {
          tengen_board_undo (board);
          tengen_exercise_go_finish_settle (settled, board);
        }
    }
}

TengenExercise *
tengen_exercise_go_count_make_territory (int level, TengenBoardRandom *random)
{
  static const int sizes[] = { 7, 9, 9, 7, 9, 9 };
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_new (sizes[level - 1], random);
  TengenExerciseGoFinish settled;
  Tally sums;
  TengenExercise *self;

  tengen_exercise_go_finish_play (position, FALSE, &settled);
  tengen_exercise_go_finish_guard (position->board, &settled);
  if (level <= 3)
    take_dead (position->board, &settled);
  tally (&settled, position->board, &sums);
  if (!fits (&sums, level))
    return NULL;
  if (level == 3 || level == 6)
    open_neutral (position->board, &settled, random);
  tally (&settled, position->board, &sums);
  if ((level == 3 || level == 6) != (sums.n_neutral > 0))
    return NULL;
  position->to_move = (TengenStone) draw_side (random);
  position->ko = TENGEN_POINT_NONE;
  self = tengen_exercise_go_position_begin (
      position, TENGEN_EXERCISE_TERRITORY, level);
  self->number = sums.territory[self->to_move];
  return self;
}
