/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-finish: games played to their end, where all is settled
 */
#include "tengen-exercise-go-finish.h"

#include <string.h>

#include "tengen-board-region.h"
#include "tengen-go-alive.h"

/* From so many percent on it is asked what is closed off. */
#define PERCENT_CLOSED 40
/* That is asked again after so many moves. */
#define MOVES_CLOSED 3
/* Empty points that one side encloses are left alone, up to so many. */
#define MOST_ENCLOSED 12

void
tengen_exercise_go_finish_settle (TengenExerciseGoFinish *self,
                                  const TengenBoard *board)
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

TengenStone
tengen_exercise_go_finish_get_owner (const TengenExerciseGoFinish *self,
                                     int point)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    if (self->territory[side][point] && self->stones[point] != side)
      return (TengenStone) side;
  return TENGEN_STONE_NONE;
}

/* Closes areas that one side encloses. */
static void
close_areas (const TengenExerciseGoFinish *settled, int size, guint8 *closed)
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

void
tengen_exercise_go_finish_play (TengenExerciseGoPosition *position,
                                gboolean fills,
                                TengenExerciseGoFinish *settled)
{
  int size = tengen_board_get_width (position->board);
  guint8 closed[TENGEN_EXERCISE_GO_POINTS] = { 0 };

  for (guint n = 0; tengen_exercise_go_position_advance (position, closed); n++)
    {
      if (n % MOVES_CLOSED != 0 ||
          tengen_exercise_go_position_get_percent (position) < PERCENT_CLOSED)
        continue;
      memset (closed, 0, sizeof closed);
      tengen_exercise_go_finish_settle (settled, position->board);
      for (int i = 0; i < settled->n_points; i++)
        {
          TengenStone owner = tengen_exercise_go_finish_get_owner (settled, i);

          closed[i] = owner != TENGEN_STONE_NONE &&
                      (!fills || owner != position->to_move);
        }
      if (!fills)
        close_areas (settled, size, closed);
    }
  tengen_exercise_go_finish_settle (settled, position->board);
}

gboolean
tengen_exercise_go_finish_is_settled (const TengenExerciseGoFinish *self,
                                      gboolean dead_too)
{
  for (int i = 0; i < self->n_points; i++)
    if (self->stones[i] != TENGEN_STONE_NONE &&
        !self->alive[self->stones[i]][i] &&
        (!dead_too ||
         tengen_exercise_go_finish_get_owner (self, i) == TENGEN_STONE_NONE))
      return FALSE;
  return TRUE;
}

/* Counts the points that are settled for a side. */
static int
count_settled (const TengenExerciseGoFinish *self, TengenStone side)
{
  int n = 0;

  for (int i = 0; i < self->n_points; i++)
    n += self->alive[side][i] ||
         tengen_exercise_go_finish_get_owner (self, i) == side;
  return n;
}

/* Finds where a stone settles most for its side; NONE if none does. */
static TengenPoint
find_guard (TengenBoard *board,
            const TengenExerciseGoFinish *settled,
            TengenStone side)
{
  int best_n = count_settled (settled, side);
  TengenPoint best = TENGEN_POINT_NONE;

  for (int i = 0; i < settled->n_points; i++)
    {
      TengenExerciseGoFinish after;
      int n;

      if (settled->stones[i] != TENGEN_STONE_NONE ||
          tengen_exercise_go_finish_get_owner (settled, i) != TENGEN_STONE_NONE)
        continue;
      tengen_board_play (board, (TengenPoint) i, side, NULL);
      tengen_exercise_go_finish_settle (&after, board);
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

void
tengen_exercise_go_finish_guard (TengenBoard *board,
                                 TengenExerciseGoFinish *settled)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    while (!tengen_exercise_go_finish_is_settled (settled, TRUE))
      {
        TengenPoint point = find_guard (board, settled, (TengenStone) side);

        if (point == TENGEN_POINT_NONE)
          break;
        tengen_board_play (board, point, (TengenStone) side, NULL);
        tengen_exercise_go_finish_settle (settled, board);
      }
}
