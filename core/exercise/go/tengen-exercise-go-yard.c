/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-yard: a group enclosed by stones that live for good
 */
#include "tengen-exercise-go-yard.h"

#include <string.h>

#include "tengen-exercise-go-finish.h"
#include "tengen-go-alive.h"

/* Stones of the target at least. */
#define LEAST_TARGET 3
/* Tries to find a place where a stone goes or comes. */
#define TRIES 12
/* Lines between the yard and the far edges, for the wall and its eyes. */
#define MARGIN 3

/* What a point of the sketch is. */
enum
{
  OUTSIDE,
  YARD,
  GROUP,
  WALL,
};

/* A yard before it is turned and coloured. */
typedef struct
{
  int size;
  guint8 cells[TENGEN_EXERCISE_GO_POINTS];
} Sketch;

static guint8
get_cell (const Sketch *self, int x, int y)
{
  return x >= 0 && y >= 0 && x < self->size && y < self->size
             ? self->cells[y * self->size + x]
             : OUTSIDE;
}

/* Counts the cells of a sort around a point, the corners too. */
static int
count_around (const Sketch *self, int point, guint sorts, gboolean corners)
{
  int x = point % self->size, y = point / self->size;
  int n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if ((dx != 0 || dy != 0) && (corners || dx == 0 || dy == 0))
        n += (sorts >> get_cell (self, x + dx, y + dy) & 1) != 0;
  return n;
}

/* Lets the yard grow from a point at the edge, compact rather than long. */
static gboolean
grow (Sketch *self, int n_points, TengenBoardRandom *random)
{
  guint room = (guint) (self->size - MARGIN);
  gboolean is_corner = tengen_board_random_below (random, 2) == 0;
  int least = is_corner ? 0 : MARGIN;
  int start = is_corner ? 0 : self->size / 2;
  int n = 1;

  self->cells[start] = YARD;
  for (int tries = 0; n < n_points; tries++)
    {
      int x = (int) tengen_board_random_below (random, room);
      int y = (int) tengen_board_random_below (random, room);
      int point = y * self->size + x;
      int beside = count_around (self, point, 1u << YARD, FALSE);

      if (tries > 400)
        return FALSE;
      if (x < least || self->cells[point] != OUTSIDE || beside == 0 ||
          (beside == 1 && tengen_board_random_below (random, 3) > 0))
        continue;
      self->cells[point] = YARD;
      n++;
    }
  return TRUE;
}

/* Builds the wall around the yard, and the group along the wall. */
static void
build_wall (Sketch *self)
{
  int n = self->size * self->size;

  for (int i = 0; i < n; i++)
    if (self->cells[i] == OUTSIDE &&
        count_around (self, i, 1u << YARD, TRUE) > 0)
      self->cells[i] = WALL;
  for (int i = 0; i < n; i++)
    if (self->cells[i] == YARD && count_around (self, i, 1u << WALL, TRUE) > 0)
      self->cells[i] = GROUP;
}

/* Gives the wall an eye somewhere outside, rather at the edge. */
static gboolean
build_eye (Sketch *self, TengenBoardRandom *random)
{
  int n = self->size * self->size;

  for (int tries = 0; tries < 60; tries++)
    {
      int point = (int) tengen_board_random_below (random, (guint) n);
      int x = point % self->size, y = point / self->size;
      gboolean is_edge =
          x == 0 || y == 0 || x == self->size - 1 || y == self->size - 1;

      if (self->cells[point] != OUTSIDE || (!is_edge && tries < 40) ||
          count_around (self, point, 1u << WALL, FALSE) == 0)
        continue;
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
          if ((dx != 0 || dy != 0) && x + dx >= 0 && y + dy >= 0 &&
              x + dx < self->size && y + dy < self->size)
            self->cells[(y + dy) * self->size + x + dx] = WALL;
      return TRUE;
    }
  return FALSE;
}

/* Lays the sketch down, turned and coloured by chance. */
static void
lay (TengenExerciseGoYard *self,
     const Sketch *sketch,
     TengenBoardRandom *random)
{
  int size = sketch->size, last = size - 1;
  guint turn = tengen_board_random_below (random, 8);
  guint8 stones[TENGEN_EXERCISE_GO_POINTS] = { 0 };

  self->side = (TengenStone) (TENGEN_STONE_BLACK +
                              tengen_board_random_below (random, 2));
  for (int i = 0; i < size * size; i++)
    {
      int x = i % size, y = i / size, point;

      x = turn & 1 ? last - x : x;
      y = turn & 2 ? last - y : y;
      point = turn & 4 ? x * size + y : y * size + x;
      if (sketch->cells[i] == GROUP)
        stones[point] = self->side;
      else if (sketch->cells[i] == WALL)
        stones[point] = tengen_stone_other (self->side);
      if (sketch->cells[i] == GROUP || sketch->cells[i] == YARD)
        self->points[self->n_points++] = (TengenPoint) point;
    }
  tengen_board_put_all (self->position->board, stones);
}

/* Tells whether all stones of the wall live. */
static gboolean
is_wall_alive (const TengenExerciseGoYard *self)
{
  const TengenBoard *board = self->position->board;
  TengenStone wall = tengen_stone_other (self->side);
  guint8 stones[TENGEN_EXERCISE_GO_POINTS], alive[TENGEN_EXERCISE_GO_POINTS];

  tengen_board_read (board, stones);
  return tengen_go_alive (stones,
                          tengen_board_get_width (board),
                          tengen_board_get_height (board),
                          wall,
                          alive,
                          NULL) == tengen_board_count (board, wall);
}

/* Tells whether each chain of the group has a liberty. */
static gboolean
can_breathe (const TengenExerciseGoYard *self)
{
  const TengenBoard *board = self->position->board;

  for (int i = 0; i < self->n_points; i++)
    if (tengen_board_get (board, self->points[i]) != TENGEN_STONE_NONE &&
        tengen_board_get_liberties (board, self->points[i]) == 0)
      return FALSE;
  return TRUE;
}

/* Finds the largest chain of the group. */
static gboolean
find_target (TengenExerciseGoYard *self)
{
  const TengenBoard *board = self->position->board;
  int largest = 0;

  for (int i = 0; i < self->n_points; i++)
    if (tengen_board_get (board, self->points[i]) == self->side)
      {
        int size = tengen_board_get_chain_size (board, self->points[i]);

        if (size > largest)
          {
            largest = size;
            self->target = self->points[i];
          }
      }
  return largest >= LEAST_TARGET;
}

TengenExerciseGoYard *
tengen_exercise_go_yard_new (int size, int n_points, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoYard) self = NULL;
  Sketch sketch = { .size = size, .cells = { 0 } };

  if (!grow (&sketch, n_points, random))
    return NULL;
  build_wall (&sketch);
  for (int i = 0; i < 2; i++)
    if (!build_eye (&sketch, random))
      return NULL;
  self = g_new0 (TengenExerciseGoYard, 1);
  self->position = tengen_exercise_go_position_new (size, random);
  lay (self, &sketch, random);
  if (!is_wall_alive (self) || !can_breathe (self) || !find_target (self))
    return NULL;
  self->depth = tengen_board_get_depth (self->position->board);
  return g_steal_pointer (&self);
}

TengenExerciseGoYard *
tengen_exercise_go_yard_new_finished (int size, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoYard) self = g_new0 (TengenExerciseGoYard, 1);
  TengenExerciseGoFinish finish;

  self->position = tengen_exercise_go_position_new (size, random);
  tengen_exercise_go_finish_play (self->position, FALSE, &finish);
  tengen_exercise_go_finish_guard (self->position->board, &finish);
  if (!tengen_exercise_go_finish_is_settled (&finish, TRUE))
    return NULL;
  self->depth = tengen_board_get_depth (self->position->board);
  return g_steal_pointer (&self);
}

/* Lists the points that a stone shares with what is not of the walls; FALSE if
 * they are too many. */
static gboolean
list_yard (TengenExerciseGoYard *self,
           const guint8 *walls,
           TengenPoint first,
           int most)
{
  guint8 seen[TENGEN_EXERCISE_GO_POINTS] = { 0 };
  int n = 0;

  self->points[n++] = first;
  seen[first] = TRUE;
  for (int i = 0; i < n; i++)
    {
      TengenPoint around[4];
      int k = tengen_board_list_neighbours (
          self->position->board, self->points[i], around);

      for (int j = 0; j < k; j++)
        if (!seen[around[j]] && !walls[around[j]])
          {
            if (n == most)
              return FALSE;
            seen[around[j]] = TRUE;
            self->points[n++] = around[j];
          }
    }
  self->n_points = n;
  return TRUE;
}

void
tengen_exercise_go_yard_mend (TengenExerciseGoYard *self)
{
  g_return_if_fail (self != NULL);

  while (tengen_board_get_depth (self->position->board) > self->depth)
    tengen_board_undo (self->position->board);
}

gboolean
tengen_exercise_go_yard_choose (TengenExerciseGoYard *self,
                                int most,
                                TengenBoardRandom *random)
{
  TengenBoard *board;
  TengenExerciseGoFinish finish;
  TengenPoint first;

  g_return_val_if_fail (self != NULL && most <= TENGEN_EXERCISE_GO_YARD_MAX,
                        FALSE);

  board = self->position->board;
  tengen_exercise_go_yard_mend (self);
  tengen_exercise_go_finish_settle (&finish, board);
  first =
      (TengenPoint) tengen_board_random_below (random, (guint) finish.n_points);
  self->side = tengen_board_get (board, first);
  if (self->side == TENGEN_STONE_NONE || !finish.alive[self->side][first])
    return FALSE;
  return list_yard (self,
                    finish.alive[tengen_stone_other (self->side)],
                    first,
                    most) &&
         find_target (self);
}

void
tengen_exercise_go_yard_free (TengenExerciseGoYard *self)
{
  if (self == NULL)
    return;
  tengen_exercise_go_position_free (self->position);
  g_free (self);
}

/* Puts a stone of the other side where it has liberties and takes nothing. */
static gboolean
put (TengenExerciseGoYard *self, TengenPoint point)
{
  TengenStone other = tengen_stone_other (self->side);
  TengenBoardTry result;

  tengen_board_try (self->position->board, point, other, &result);
  if (result.taken > 0 || result.own > 0)
    return FALSE;
  tengen_board_play (self->position->board, point, other, NULL);
  return TRUE;
}

gboolean
tengen_exercise_go_yard_break (TengenExerciseGoYard *self,
                               guint puts,
                               TengenBoardRandom *random)
{
  TengenBoard *board = self->position->board;

  for (int i = 0; i < TRIES; i++)
    {
      TengenPoint point = self->points[tengen_board_random_below (
          random, (guint) self->n_points)];
      gboolean comes = tengen_board_random_below (random, puts) == 0;
      TengenStone stone = tengen_board_get (board, point);

      if (comes && stone == TENGEN_STONE_NONE && put (self, point))
        return find_target (self);
      if (!comes && stone == self->side)
        {
          tengen_board_put (board, point, TENGEN_STONE_NONE);
          return find_target (self);
        }
    }
  return FALSE;
}
