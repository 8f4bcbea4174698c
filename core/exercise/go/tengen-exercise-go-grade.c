/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-grade: how hard an exercise about groups is
 */
#include "tengen-exercise-go-grade.h"

#include "tengen-board.h"

/* From this level on a greedy solver must fail. */
#define LEVEL_NOT_GREEDY 6

/* The moves of the shortest right line. */
static guint
measure (const TengenExercise *self)
{
  guint least = G_MAXUINT;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const TengenExerciseLine *line = self->lines->pdata[i];

      if (line->is_right)
        least = MIN (least, line->moves->len);
    }
  return least;
}

int
tengen_exercise_go_grade_find_level (const TengenExercise *self,
                                     guint size,
                                     const guint *sizes,
                                     guint n_sizes)
{
  guint pair;

  g_return_val_if_fail (self != NULL && sizes != NULL && n_sizes > 0, 1);

  pair = MIN (measure (self) / 2, n_sizes - 1);
  return 1 + 2 * (int) pair + (size >= sizes[pair]);
}

/* Finds the largest capture, else what saves the largest chain in atari. */
static TengenPoint
find_greedy (const TengenBoard *board, const TengenExercise *self)
{
  TengenPoint best = TENGEN_POINT_PASS, save = TENGEN_POINT_PASS;
  int n_points = self->width * self->height;
  int most = 0, most_saved = 0;

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      TengenPoint liberty;
      TengenBoardTry result;
      int size;

      if (self->stones[i] == TENGEN_STONE_NONE)
        {
          tengen_board_try (board, point, self->to_move, &result);
          if (result.taken > most && point != self->ko)
            {
              most = result.taken;
              best = point;
            }
          continue;
        }
      if (self->stones[i] != self->to_move ||
          tengen_board_get_liberties (board, point) != 1)
        continue;
      tengen_board_list_liberties (board, point, &liberty);
      tengen_board_try (board, liberty, self->to_move, &result);
      size = tengen_board_get_chain_size (board, point);
      if (result.own == 0 && size > most_saved)
        {
          most_saved = size;
          save = liberty;
        }
    }
  return best != TENGEN_POINT_PASS ? best : save;
}

gboolean
tengen_exercise_go_grade_is_greedy (const TengenExercise *self)
{
  g_autoptr (TengenBoard) board = NULL;
  TengenPoint greedy;

  g_return_val_if_fail (self != NULL, FALSE);

  board = tengen_board_new (self->width, self->height);
  tengen_board_put_all (board, self->stones);
  greedy = find_greedy (board, self);
  for (guint i = 0; i < self->points->len; i++)
    if (g_array_index (self->points, TengenPoint, i) == greedy)
      return TRUE;
  return FALSE;
}

gboolean
tengen_exercise_go_grade_fits (const TengenExercise *self,
                               guint size,
                               const guint *sizes,
                               guint n_sizes)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return tengen_exercise_go_grade_find_level (self, size, sizes, n_sizes) ==
             self->level &&
         (self->level < LEVEL_NOT_GREEDY ||
          !tengen_exercise_go_grade_is_greedy (self));
}
