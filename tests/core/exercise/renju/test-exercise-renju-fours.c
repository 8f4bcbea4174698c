/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju-fours: win by fours
 */
#include "tengen-exercise-renju-fours.h"

#include "exercise-renju-figure.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* Black has a four-three on G8 and must win at once, as White has a three. */
#define RACE_BLACK "D8 E8 F8 G10 G11"
#define RACE_WHITE "C8 K3 L3 M3 B14"

static void
test_fours (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FOURS, RACE_BLACK, RACE_WHITE, BLACK);

  g_assert_true (tengen_exercise_renju_fours_fits (proof, 5));
  g_assert_false (tengen_exercise_renju_fours_fits (proof, 7));
  g_assert_false (tengen_exercise_renju_fours_prove (proof, 6));
  tengen_exercise_renju_proof_begin (proof, TENGEN_EXERCISE_FOURS);
  g_assert_true (tengen_exercise_renju_fours_prove (proof, 5));
  exercise_renju_figure_check_points (proof, "G8");
  exercise_renju_figure_check_line (
      proof, "G8 H8 G9 G12 G7", TENGEN_EXERCISE_REASON_FIVE);
  /* a four on the other point spoils it */
  exercise_renju_figure_check_line (
      proof, "H8 G8", TENGEN_EXERCISE_REASON_STOPPED);
  g_assert_false (
      tengen_exercise_find_line (proof->exercise, TENGEN_POINT_PASS)->is_right);
}

static void
test_four_three (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FOUR_THREE, RACE_BLACK, RACE_WHITE, BLACK);
  /* a straight four is none */
  g_autoptr (TengenExerciseRenjuProof) straight = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FOUR_THREE, "D8 E8 F8 G10 G11", "B2 K3 L3 M3 B14", BLACK);

  g_assert_true (tengen_exercise_renju_fours_fits_three (proof, 4));
  /* the three has a gap */
  g_assert_false (tengen_exercise_renju_fours_prove (proof, 3));
  tengen_exercise_renju_proof_begin (proof, TENGEN_EXERCISE_FOUR_THREE);
  g_assert_true (tengen_exercise_renju_fours_prove (proof, 4));
  exercise_renju_figure_check_points (proof, "G8");
  g_assert_false (tengen_exercise_renju_fours_fits_three (straight, 4));
}

static void
test_force (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FORCE, "E8 J9 J10 K7 L6", "F8 G8 H8 A1", WHITE);
  /* without the black stone there White has a straight four as well */
  g_autoptr (TengenExerciseRenjuProof) straight = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FORCE, "B2 J9 J10 K7 L6", "F8 G8 H8 A1", WHITE);

  g_assert_true (tengen_exercise_renju_fours_fits_force (proof, 5));
  g_assert_true (tengen_exercise_renju_fours_prove (proof, 5));
  exercise_renju_figure_check_points (proof, "I8");
  exercise_renju_figure_check_line (
      proof, "I8", TENGEN_EXERCISE_REASON_FORBIDDEN);
  exercise_renju_figure_check_line (
      proof, "J8 I8", TENGEN_EXERCISE_REASON_STOPPED);
  g_assert_false (tengen_exercise_renju_fours_prove (straight, 5));
}

/* Where another move wins as well, by a three that cannot be stopped, there is
 * no exercise. */
static void
test_other_win (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      exercise_renju_figure_begin (TENGEN_EXERCISE_FOURS,
                                   "D8 E8 F8 G10 G11 M8 M9",
                                   "C8 A1 C3 B14 N14 O1 A5",
                                   BLACK);

  g_assert_true (tengen_exercise_renju_fours_fits (proof, 5));
  g_assert_false (tengen_exercise_renju_fours_prove (proof, 5));
  g_assert_false (proof->is_given_up);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju-fours/fours", test_fours);
  g_test_add_func ("/exercise-renju-fours/four-three", test_four_three);
  g_test_add_func ("/exercise-renju-fours/force", test_force);
  g_test_add_func ("/exercise-renju-fours/other-win", test_other_win);
  return g_test_run ();
}
