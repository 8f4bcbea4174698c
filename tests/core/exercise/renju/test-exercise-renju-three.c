/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju-three: stop a three
 */
#include "tengen-exercise-renju-three.h"

#include "exercise-renju-figure.h"

#define BLACK TENGEN_STONE_BLACK

static TengenExerciseRenjuProof *
begin (const char *black, const char *white)
{
  return exercise_renju_figure_begin (
      TENGEN_EXERCISE_STOP_THREE, black, white, BLACK);
}

/* Which level a position has, 0 for none. */
static int
find_level (TengenExerciseRenjuProof *proof)
{
  for (int level = 3; level <= 6; level++)
    {
      proof->positions = 0;
      tengen_exercise_renju_proof_begin (proof, TENGEN_EXERCISE_STOP_THREE);
      if (tengen_exercise_renju_three_fits (proof, level) &&
          tengen_exercise_renju_three_prove (proof, level))
        return level;
    }
  return 0;
}

/* Only the ends; one further leaves a straight four at the other end. */
static void
test_ends (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof = begin ("C3 C12 M12", "F8 G8 H8");

  g_assert_cmpint (find_level (proof), >, 0);
  exercise_renju_figure_check_points (proof, "E8 I8");
  exercise_renju_figure_check_line (
      proof, "E8", TENGEN_EXERCISE_REASON_STOPPED);
  exercise_renju_figure_check_line (
      proof, "D8 I8", TENGEN_EXERCISE_REASON_STRAIGHT_FOUR);
  exercise_renju_figure_check_line (
      proof, "pass E8", TENGEN_EXERCISE_REASON_STRAIGHT_FOUR);
}

/* A four gains the time to stop the three with the next move. */
static void
test_counter (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      begin ("C3 J9 J10 J11", "F8 G8 H8 J12");

  g_assert_cmpint (find_level (proof), >, 0);
  exercise_renju_figure_check_points (proof, "E8 I8 J8 J7");
  exercise_renju_figure_check_line (
      proof, "J8 J7 D8", TENGEN_EXERCISE_REASON_STOPPED);
  /* the answer is a four itself */
  exercise_renju_figure_check_line (
      proof, "J7 J8 I8", TENGEN_EXERCISE_REASON_STOPPED);
}

/* At one end the stone leaves a four that meets another line: a straight four
 * is stopped, a chain is not. */
static void
test_trap (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      begin ("C3 C12 L13 D2 N3", "F8 G8 H8 E10 E11");

  g_assert_cmpint (find_level (proof), >=, 5);
  exercise_renju_figure_check_points (proof, "E8");
  g_assert_false (
      tengen_exercise_find_line (proof->exercise, 7 * TENGEN_RENJU_SIZE + 8)
          ->is_right);
}

static void
test_not (void)
{
  /* nothing to be stopped; a three of one's own that is first; a four */
  g_autoptr (TengenExerciseRenjuProof) none = begin ("C3 C12", "F8 G8");
  g_autoptr (TengenExerciseRenjuProof) own = begin ("C3 C4 C5", "F8 G8 H8");
  g_autoptr (TengenExerciseRenjuProof) four =
      begin ("C3 C12 M12 E8", "F8 G8 H8 I8");

  g_assert_cmpint (find_level (none), ==, 0);
  g_assert_cmpint (find_level (own), ==, 0);
  g_assert_cmpint (find_level (four), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju-three/ends", test_ends);
  g_test_add_func ("/exercise-renju-three/counter", test_counter);
  g_test_add_func ("/exercise-renju-three/trap", test_trap);
  g_test_add_func ("/exercise-renju-three/not", test_not);
  return g_test_run ();
}
