/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-check-count: numbers, dead stones, allowed or not
 */
#include "exercise-faults.h"

/* Both sides live; a white stone is dead in Black's part. */
#define FINISHED                                                               \
  ".X.XO"                                                                      \
  "XXXXO"                                                                      \
  "X.XOO"                                                                      \
  "XXXO."                                                                      \
  "O.XOO"

static void
test_stones (void)
{
  g_autoptr (TengenExercise) exercise =
      build_board (TENGEN_EXERCISE_STONES, "pure", 5, FINISHED);

  exercise->number = 12;
  expect_faults (exercise, "");
  exercise->to_move = TENGEN_STONE_WHITE;
  expect_faults (exercise, "NUMBER 8");
  exercise->to_move = TENGEN_STONE_NONE;
  expect_faults (exercise, "NUMBER 4");
}

#define SETTLED                                                                \
  ".X.XO.O"                                                                    \
  "XXXXOOO"                                                                    \
  "X..XO.."                                                                    \
  "X..XOOO"                                                                    \
  "XXXXO.."                                                                    \
  "XXXXO.O"                                                                    \
  "XXXXOOO"

static void
test_territory (void)
{
  g_autoptr (TengenExercise) exercise =
      build_board (TENGEN_EXERCISE_TERRITORY, "japan", 7, SETTLED);

  exercise->number = 6;
  expect_faults (exercise, "");
  exercise->to_move = TENGEN_STONE_WHITE;
  expect_faults (exercise, "");
  exercise->stones[15] = TENGEN_STONE_WHITE;
  exercise->to_move = TENGEN_STONE_BLACK;
  expect_faults (exercise, "");
  exercise->number = 5;
  expect_faults (exercise, "NUMBER 6");
}

/* Where it is not settled whose it is, nothing is proved. */
static void
test_open (void)
{
  g_autoptr (TengenExercise) exercise = build_board (TENGEN_EXERCISE_TERRITORY,
                                                     "japan",
                                                     5,
                                                     "....."
                                                     ".X.O."
                                                     "....."
                                                     ".X.O."
                                                     ".....");

  expect_faults (exercise, "UNKNOWN 0");
}

static void
test_dead (void)
{
  g_autoptr (TengenExercise) exercise =
      build_board (TENGEN_EXERCISE_DEAD, "japan", 7, SETTLED);

  exercise->stones[15] = TENGEN_STONE_WHITE;
  exercise->stones[40] = TENGEN_STONE_BLACK;
  SET (exercise, 15, 40);
  expect_faults (exercise, "");
  SET (exercise, 15);
  expect_faults (exercise, "UNLISTED 40");
  SET (exercise, 2, 15, 40);
  expect_faults (exercise, "WRONG 2");
  SET (exercise, 1, 15, 40);
  expect_faults (exercise, "WRONG 1");
}

static void
test_legal (void)
{
  g_autoptr (TengenExercise) no = build_board (TENGEN_EXERCISE_LEGAL,
                                               "japan",
                                               5,
                                               "tO..."
                                               "OO..."
                                               "....."
                                               "....."
                                               ".....");
  g_autoptr (TengenExercise) yes = build_board (TENGEN_EXERCISE_LEGAL,
                                                "japan",
                                                5,
                                                "tOX.."
                                                "OX..."
                                                "X...."
                                                "....."
                                                ".....");
  g_autoptr (TengenExercise) stone = build_board (TENGEN_EXERCISE_LEGAL,
                                                  "japan",
                                                  5,
                                                  "xO..."
                                                  "....."
                                                  "....."
                                                  "....."
                                                  ".....");

  expect_faults (no, "");
  no->number = 1;
  expect_faults (no, "YES");
  yes->number = 1;
  expect_faults (yes, "");
  yes->ko = 0;
  expect_faults (yes, "YES");
  expect_faults (stone, "TARGET 0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-check-count/stones", test_stones);
  g_test_add_func ("/exercise-check-count/territory", test_territory);
  g_test_add_func ("/exercise-check-count/open", test_open);
  g_test_add_func ("/exercise-check-count/dead", test_dead);
  g_test_add_func ("/exercise-check-count/legal", test_legal);
  return g_test_run ();
}
