/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-check-renju: exercises of Renju
 */
#include "exercise-faults.h"

#define SIZE 15

/* Stones of both sides; the rest of White's lie along the edge, apart. */
static TengenExercise *
build_renju (TengenExerciseKind kind,
             TengenStone to_move,
             const TengenPoint *black,
             guint n_black,
             const TengenPoint *white,
             guint n_white)
{
  TengenExercise *self = tengen_exercise_new (kind, "renju", SIZE, SIZE);
  guint wanted = n_black - (to_move == TENGEN_STONE_WHITE ? 1 : 0);

  self->to_move = to_move;
  for (guint i = 0; i < n_black; i++)
    self->stones[black[i]] = TENGEN_STONE_BLACK;
  for (guint i = 0; i < n_white; i++)
    self->stones[white[i]] = TENGEN_STONE_WHITE;
  for (guint i = n_white; i < wanted; i++)
    self->stones[2 * (i - n_white)] = TENGEN_STONE_WHITE;
  return self;
}

#define BUILD(kind, to_move, black, white)                                     \
  build_renju (                                                                \
      kind, to_move, black, G_N_ELEMENTS (black), white, G_N_ELEMENTS (white))

/* A row of four, open at its right end alone. */
static const TengenPoint four[] = { 108, 109, 110, 111 };
static const TengenPoint stop[] = { 107 };

static void
test_five (void)
{
  g_autoptr (TengenExercise) exercise =
      BUILD (TENGEN_EXERCISE_FIVE, TENGEN_STONE_BLACK, four, stop);

  SET (exercise, 112);
  expect_faults (exercise, "");
  SET (exercise, 113);
  expect_faults (exercise, "UNLISTED 112 WRONG 113");
}

static void
test_stop_four (void)
{
  g_autoptr (TengenExercise) exercise =
      BUILD (TENGEN_EXERCISE_STOP_FOUR, TENGEN_STONE_WHITE, four, stop);

  SET (exercise, 112);
  expect_faults (exercise, "");
  SET (exercise, 112, 113);
  expect_faults (exercise, "WRONG 113");
}

/* An open three, stopped beside it; a point further there is a straight four
 * on the other side. */
static void
test_stop_three (void)
{
  static const TengenPoint three[] = { 110, 111, 112 };
  g_autoptr (TengenExercise) exercise =
      BUILD (TENGEN_EXERCISE_STOP_THREE, TENGEN_STONE_WHITE, three, stop);

  SET (exercise, 109, 113);
  expect_faults (exercise, "");
  SET (exercise, 109, 114, TENGEN_POINT_PASS);
  expect_faults (exercise, "WRONG pass UNLISTED 113 WRONG 114");
}

static void
test_forbidden (void)
{
  static const TengenPoint cross[] = { 110, 111, 82, 97 };
  static const TengenPoint none[] = { 14 };
  g_autoptr (TengenExercise) exercise =
      BUILD (TENGEN_EXERCISE_FORBIDDEN, TENGEN_STONE_BLACK, cross, none);

  SET (exercise, 112);
  expect_faults (exercise, "");
  SET (exercise, 113);
  expect_faults (exercise, "UNLISTED 112 WRONG 113");
}

static void
test_board (void)
{
  static const TengenPoint six[] = { 108, 109, 110, 111, 112, 113 };
  static const TengenPoint five[] = { 108, 109, 110, 111, 112 };
  g_autoptr (TengenExercise) long_row =
      BUILD (TENGEN_EXERCISE_FIVE, TENGEN_STONE_BLACK, six, stop);
  g_autoptr (TengenExercise) won =
      BUILD (TENGEN_EXERCISE_FIVE, TENGEN_STONE_BLACK, five, stop);
  g_autoptr (TengenExercise) turn =
      BUILD (TENGEN_EXERCISE_FIVE, TENGEN_STONE_BLACK, four, stop);

  SET (long_row, 0);
  expect_faults (long_row, "BOARD 108");
  SET (won, 0);
  expect_faults (won, "BOARD 108");
  SET (turn, 112);
  turn->to_move = TENGEN_STONE_WHITE;
  expect_faults (turn, "BOARD");
}

static void
test_lines (void)
{
  g_autoptr (TengenExercise) exercise =
      BUILD (TENGEN_EXERCISE_FIVE, TENGEN_STONE_BLACK, four, stop);

  ADD (exercise, TRUE, FIVE, 112);
  ADD (exercise, FALSE, STOPPED, 113, 112);
  expect_faults (exercise, "");
  ADD (exercise, FALSE, STOPPED, 114, 111);
  expect_faults (exercise, "LINE 114");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-check-renju/five", test_five);
  g_test_add_func ("/exercise-check-renju/stop-four", test_stop_four);
  g_test_add_func ("/exercise-check-renju/stop-three", test_stop_three);
  g_test_add_func ("/exercise-check-renju/forbidden", test_forbidden);
  g_test_add_func ("/exercise-check-renju/board", test_board);
  g_test_add_func ("/exercise-check-renju/lines", test_lines);
  return g_test_run ();
}
