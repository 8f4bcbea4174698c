/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-count: count a finished position
 */
#include "tengen-exercise-go-count.h"

#include <string.h>

#include "tengen-board-region.h"
#include "tengen-exercise-go-position.h"
#include "tengen-go-alive.h"
#include "tengen-go-count.h"

/* From so many percent on it is asked what is closed off. */
#define PERCENT_CLOSED 40
/* That is asked again after so many moves. */
#define MOVES_CLOSED 3
/* Neutral points at most. */
#define MOST_NEUTRAL 4
/* Empty points that one side encloses are left alone, up to so many. */
#define MOST_ENCLOSED 12
/* A side that has less than one in so many points is not worth counting. */
#define LEAST_SHARE 7

/* What is settled on a board. */
typedef struct
{
  int n_points;
  guint8 stones[TENGEN_EXERCISE_GO_POINTS];
  guint8 alive[3][TENGEN_EXERCISE_GO_POINTS];     /* by colour */
  guint8 territory[3][TENGEN_EXERCISE_GO_POINTS]; /* by colour */
} Settled;

static void
settle (Settled *self, const TengenBoard *board)
{
  int size = tengen_board_get_width (board);

  self->n_points = size * size;
  tengen_board_read (board, self->stones);
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    tengen_go_alive (self->stones,
                     size,
                     size,
                     (TengenStone) side,
                     self->alive[side],
                     self->territory[side]);
}

/* Whose territory a point is for good. */
static TengenStone
get_owner (const Settled *self, int point)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (self->territory[side][point] && self->stones[point] != side)
      return (TengenStone) side;
  return TENGEN_STONE_NONE;
}

/* Closes areas that one side encloses. */
static void
close_areas (const Settled *settled, int size, guint8 *closed)
{
  guint16 labels[TENGEN_EXERCISE_GO_POINTS];
  guint8 touch[TENGEN_EXERCISE_GO_POINTS];
  int n_members[TENGEN_EXERCISE_GO_POINTS] = { 0 };
  int n = tengen_region_label (
      settled->stones, size, size, TENGEN_REGION_EMPTY, labels);

  tengen_region_touch (settled->stones, size, size, labels, n, touch);
  for (int i = 0; i < settled->n_points; i++)
    if (labels[i] != TENGEN_REGION_NONE)
      n_members[labels[i]]++;
  for (int i = 0; i < settled->n_points; i++)
    if (labels[i] != TENGEN_REGION_NONE)
      {
        guint sides = touch[labels[i]];

        closed[i] |=
            (sides == TENGEN_REGION_BLACK || sides == TENGEN_REGION_WHITE) &&
            n_members[labels[i]] <= MOST_ENCLOSED;
      }
}

/* Plays to the end; a side fills its own territory only if @fills. */
static void
play_to_end (TengenExerciseGoPosition *position,
             gboolean fills,
             Settled *settled)
{
  int size = tengen_board_get_width (position->board);
  guint8 closed[TENGEN_EXERCISE_GO_POINTS] = { 0 };

  for (guint n = 0; tengen_exercise_go_position_advance (position, closed); n++)
    {
      if (n % MOVES_CLOSED != 0 ||
          tengen_exercise_go_position_get_percent (position) < PERCENT_CLOSED)
        continue;
      memset (closed, 0, sizeof closed);
      settle (settled, position->board);
      for (int i = 0; i < settled->n_points; i++)
        {
          TengenStone owner = get_owner (settled, i);

          closed[i] = owner != TENGEN_STONE_NONE &&
                      (!fills || owner != position->to_move);
        }
      if (!fills)
        close_areas (settled, size, closed);
    }
  settle (settled, position->board);
}

/* Tells whether all stones live, or are dead for good if @dead_too. */
static gboolean
is_settled (const Settled *self, gboolean dead_too)
{
  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] != TENGEN_STONE_NONE &&
        !self->alive[self->stones[i]][i] &&
        (!dead_too || get_owner (self, i) == TENGEN_STONE_NONE))
      return FALSE;
  return TRUE;
}

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
is_filled (const Settled *self)
{
  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] == TENGEN_STONE_NONE &&
        get_owner (self, i) == TENGEN_STONE_NONE)
      return FALSE;
  return is_settled (self, FALSE);
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
  Settled settled;
  int n[3];

  play_to_end (position, TRUE, &settled);
  if (!is_settled (&settled, FALSE))
    return NULL;
  fill (position->board, TENGEN_STONE_BLACK);
  fill (position->board, TENGEN_STONE_WHITE);
  settle (&settled, position->board);
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
is_neutral (const Settled *self, const TengenBoard *board, int point)
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
tally (const Settled *self, const TengenBoard *board, Tally *tally)
{
  memset (tally, 0, sizeof *tally);
  for (int i = 0; i < self->n_points; i++)
    {
      TengenStone stone = self->stones[i];
      TengenStone owner = get_owner (self, i);

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
is_at_border (const Settled *self, const TengenBoard *board, TengenPoint point)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, point, around);
  guint other = tengen_stone_other (self->stones[point]);

  for (int i = 0; i < n; i++)
    if (self->stones[around[i]] == other)
      return TRUE;
  return FALSE;
}

/* Counts the points that are settled for a side. */
static int
count_settled (const Settled *self, TengenStone side)
{
  int n = 0;

  for (int i = 0; i < self->n_points; i++)
    n += self->alive[side][i] || get_owner (self, i) == side;
  return n;
}

/* Finds where a stone settles most for its side; NONE if none does. */
static TengenPoint
find_guard (TengenBoard *board, const Settled *settled, TengenStone side)
{
  int best_n = count_settled (settled, side);
  TengenPoint best = TENGEN_POINT_NONE;

  for (int i = 0; i < settled->n_points; i++)
    {
      Settled after;
      int n;

      if (settled->stones[i] != TENGEN_STONE_NONE ||
          get_owner (settled, i) != TENGEN_STONE_NONE)
        continue;
      tengen_board_play (board, (TengenPoint) i, side, NULL);
      settle (&after, board);
      tengen_board_undo (board);
      n = count_settled (&after, side);
      if (n > best_n)
        {
          best_n = n;
          best = (TengenPoint) i;
        }
    }
  return best;
}

/* Puts stones into enclosed areas where they make life certain. */
static void
guard (TengenBoard *board, Settled *settled)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    while (!is_settled (settled, TRUE))
      {
        TengenPoint point = find_guard (board, settled, (TengenStone) side);

        if (point == TENGEN_POINT_NONE)
          break;
        tengen_board_play (board, point, (TengenStone) side, NULL);
        settle (settled, board);
      }
}

/* Takes dead stones off, as if they had been taken in the game. */
static void
take_dead (TengenBoard *board, Settled *settled)
{
  for (int i = 0; i < settled->n_points; i++)
    if (get_owner (settled, i) != TENGEN_STONE_NONE)
      tengen_board_put (board, (TengenPoint) i, TENGEN_STONE_NONE);
  settle (settled, board);
}

/* Takes up to so many stones off where a neutral point comes of it and nothing
 * else changes. */
static void
open_neutral (TengenBoard *board, Settled *settled, TengenBoardRandom *random)
{
  int first = (int) tengen_board_random_below (random, settled->n_points);
  Tally before, after;

  tally (settled, board, &before);
  for (int i = 0; i < settled->n_points && before.n_neutral < MOST_NEUTRAL; i++)
    {
      TengenPoint point = (TengenPoint) ((first + i) % settled->n_points);

      if (settled->stones[point] == TENGEN_STONE_NONE ||
          get_owner (settled, point) != TENGEN_STONE_NONE ||
          !is_at_border (settled, board, point))
        continue;
      tengen_board_put (board, point, TENGEN_STONE_NONE);
      settle (settled, board);
      tally (settled, board, &after);
      if (after.n_open == 0 && after.n_neutral == before.n_neutral + 1)
        before = after;
      else
        {
          tengen_board_undo (board);
          settle (settled, board);
        }
    }
}

TengenExercise *
tengen_exercise_go_count_make_territory (int level, TengenBoardRandom *random)
{
  static const int sizes[] = { 7, 9, 9, 7, 9, 9 };
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_new (sizes[level - 1], random);
  Settled settled;
  Tally sums;
  TengenExercise *self;

  play_to_end (position, FALSE, &settled);
  guard (position->board, &settled);
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
