/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-tactic: from a question to an exercise, proved
 */
#include "tengen-exercise-go-tactic.h"

#include "board-picture.h"
#include "exercise-go-check.h"

static const TengenExerciseGoBudget budget = { 1000, 1000, 4 };

/* Makes an exercise of taking the white stone at a point; Black moves. */
static TengenExercise *
make (const char *picture, int x, int y)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (TengenEngineProof) proof = tengen_engine_proof_new (budget.move);
  g_autofree char *after = NULL;
  TengenExerciseGoPosition position = { .board = board,
                                        .to_move = TENGEN_STONE_BLACK,
                                        .ko = TENGEN_POINT_NONE };
  TengenExerciseGoTactic tactic;
  TengenExercise *exercise;

  tengen_exercise_go_tactic_begin (
      &tactic,
      &position,
      proof,
      TENGEN_ENGINE_PROOF_GOAL_TAKE,
      tengen_point_make (tengen_board_get_width (board), x, y),
      TENGEN_POINT_NONE,
      &budget);
  exercise =
      tengen_exercise_go_tactic_make (&tactic, TENGEN_EXERCISE_CAPTURE, 1);
  after = tengen_picture_format (board, '/');
  g_assert_cmpstr (after, ==, picture);
  return exercise;
}

/* A stone in atari that gets away, and stones far off that do not matter. */
#define ATARI "......./..X..../.XOX.../......./..O..../......./....."
static void
test_made (void)
{
  g_autoptr (TengenExercise) exercise = make (ATARI ".X", 2, 2);

  g_assert_nonnull (exercise);
  exercise_go_check (exercise);
  g_assert_cmpuint (exercise->points->len, ==, 1);
  g_assert_cmpuint (g_array_index (exercise->points, TengenPoint, 0),
                    ==,
                    tengen_point_make (7, 2, 3));
  g_assert_cmpint (exercise->level, ==, 1);
}

/* What is not needed is taken off while enough is left; what is, stays. */
static void
test_pruned (void)
{
  g_autoptr (TengenExercise) exercise =
      make ("......./..X..../.XOX.../......./..O...O/OO.X.OO/OO.X.OO", 2, 2);
  guint n = 0;

  g_assert_nonnull (exercise);
  exercise_go_check (exercise);
  for (int i = 0; i < 49; i++)
    n += exercise->stones[i] != TENGEN_STONE_NONE;
  g_assert_cmpuint (n, <, 16);
  g_assert_cmpuint (100 * n, >=, 20 * 49);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (exercise->stones[tengen_point_make (7, 1 + i, 2)],
                     !=,
                     TENGEN_STONE_NONE);
}

static void
test_refused (void)
{
  /* it cannot be taken */
  g_assert_null (
      make ("......./......./..O..../......./......./......./.......", 2, 2));
  /* it is taken whatever Black does */
  g_assert_null (
      make ("OX...../.X...../XX...../......./......./......./.......", 0, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-tactic/made", test_made);
  g_test_add_func ("/exercise-go-tactic/pruned", test_pruned);
  g_test_add_func ("/exercise-go-tactic/refused", test_refused);
  return g_test_run ();
}
