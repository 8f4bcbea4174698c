/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-check-go: moves of Go
 */
#include "exercise-faults.h"

/* The marked stone is taken on 25; else it joins the living stones there. */
static TengenExercise *
build_edge (TengenExerciseKind kind)
{
  return build_board (kind,
                      "japan",
                      7,
                      ".....O."
                      ".....OO"
                      "...X.OO"
                      "..Xo.OO"
                      "...X.OO"
                      ".....OO"
                      ".....O.");
}

static void
test_capture (void)
{
  g_autoptr (TengenExercise) exercise = build_edge (TENGEN_EXERCISE_CAPTURE);

  SET (exercise, 25);
  expect_faults (exercise, "");
  SET (exercise, 0);
  expect_faults (exercise, "WRONG 0 UNLISTED 25");
  SET (exercise, 25, TENGEN_POINT_PASS);
  expect_faults (exercise, "WRONG pass");
}

/* The same chain, saved. */
static void
test_escape (void)
{
  g_autoptr (TengenExercise) exercise = build_edge (TENGEN_EXERCISE_ESCAPE);

  exercise->to_move = TENGEN_STONE_WHITE;
  SET (exercise, 25);
  expect_faults (exercise, "");
  exercise->to_move = TENGEN_STONE_BLACK;
  expect_faults (exercise, "TARGET 24");
}

/* Two chains are asked about, of the sides that the kind says. */
static void
test_two (void)
{
  g_autoptr (TengenExercise) exercise = build_edge (TENGEN_EXERCISE_CUT);
  const TengenPoint black = 23;

  SET (exercise, 25);
  expect_faults (exercise, "TARGET");
  g_array_append_val (exercise->targets, black);
  expect_faults (exercise, "TARGET 23");
}

/* From both sides, and both at once. */
static void
test_atari (void)
{
  g_autoptr (TengenExercise) exercise = build_board (TENGEN_EXERCISE_ATARI,
                                                     "japan",
                                                     5,
                                                     "....."
                                                     "..X.."
                                                     ".Xo.."
                                                     "...O."
                                                     ".....");
  const TengenPoint other = 18;

  SET (exercise, 13, 17);
  expect_faults (exercise, "");
  exercise->stones[14] = TENGEN_STONE_WHITE;
  exercise->stones[8] = TENGEN_STONE_WHITE;
  expect_faults (exercise, "ILLEGAL 13");
  exercise->stones[8] = TENGEN_STONE_NONE;
  exercise->stones[14] = TENGEN_STONE_NONE;
  exercise->stones[19] = TENGEN_STONE_BLACK;
  exercise->stones[23] = TENGEN_STONE_BLACK;
  g_array_append_val (exercise->targets, other);
  expect_faults (exercise, "");
  exercise->stones[23] = TENGEN_STONE_NONE;
  expect_faults (exercise, "WRONG 13 WRONG 17");
}

static void
test_lines (void)
{
  g_autoptr (TengenExercise) exercise = build_edge (TENGEN_EXERCISE_CAPTURE);

  ADD (exercise, TRUE, TAKES, 25);
  ADD (exercise, FALSE, ESCAPES, 0, 25);
  expect_faults (exercise, "");
  ADD (exercise, FALSE, ESCAPES, 1, 25, 25);
  expect_faults (exercise, "LINE 1");
  SET (exercise, 24, 25);
  expect_faults (exercise, "ILLEGAL 24");
}

static void
test_board (void)
{
  g_autoptr (TengenExercise) exercise = build_edge (TENGEN_EXERCISE_CAPTURE);

  SET (exercise, 25);
  exercise->stones[25] = TENGEN_STONE_BLACK;
  expect_faults (exercise, "BOARD 24");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-check-go/capture", test_capture);
  g_test_add_func ("/exercise-check-go/escape", test_escape);
  g_test_add_func ("/exercise-check-go/two", test_two);
  g_test_add_func ("/exercise-check-go/atari", test_atari);
  g_test_add_func ("/exercise-check-go/lines", test_lines);
  g_test_add_func ("/exercise-check-go/board", test_board);
  return g_test_run ();
}
