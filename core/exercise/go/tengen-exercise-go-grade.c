/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-grade: how hard an exercise about groups is
 */
#include "tengen-exercise-go-grade.h"

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

TengenPoint
tengen_exercise_go_grade_find_greedy (const TengenExerciseGoPosition *position)
{
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_moves (position, moves);
  TengenPoint best = TENGEN_POINT_PASS;
  int most = 0;

  for (guint i = 0; i < n; i++)
    {
      TengenBoardTry result;

      tengen_board_try (position->board, moves[i], position->to_move, &result);
      if (result.taken > most)
        {
          most = result.taken;
          best = moves[i];
        }
    }
  if (most > 0)
    return best;
  n = tengen_exercise_go_position_list_chains (
      position, position->to_move, 1, 1, moves);
  for (guint i = 0; i < n; i++)
    {
      int size = tengen_board_get_chain_size (position->board, moves[i]);
      TengenPoint liberty;

      tengen_board_list_liberties (position->board, moves[i], &liberty);
      if (size > most &&
          tengen_exercise_go_position_is_legal (position, liberty))
        {
          most = size;
          best = liberty;
        }
    }
  return best;
}

gboolean
tengen_exercise_go_grade_is_greedy (const TengenExercise *self)
{
  g_autoptr (TengenExerciseGoPosition) position = NULL;
  TengenPoint greedy;

  g_return_val_if_fail (self != NULL, FALSE);

  position = tengen_exercise_go_position_open (self);
  greedy = tengen_exercise_go_grade_find_greedy (position);
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
         (self->level < TENGEN_EXERCISE_GO_GRADE_NOT_GREEDY ||
          !tengen_exercise_go_grade_is_greedy (self));
}
