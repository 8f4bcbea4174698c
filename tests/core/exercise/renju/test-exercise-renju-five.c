/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju-five: make five, and stop a four
 */
#include "tengen-exercise-renju-five.h"

#include "exercise-renju-figure.h"

#define BLACK TENGEN_STONE_BLACK

static TengenExerciseRenjuProof *
begin (TengenExerciseKind kind, const char *black, const char *white)
{
  return exercise_renju_figure_begin (kind, black, white, BLACK);
}

static void
test_five (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      begin (TENGEN_EXERCISE_FIVE, "E8 F8 G8 H8", "D8 F9 G7 J10");

  g_assert_true (tengen_exercise_renju_five_fits (proof, 1));
  g_assert_false (tengen_exercise_renju_five_fits (proof, 2));
  g_assert_true (tengen_exercise_renju_five_prove (proof, 1));
  exercise_renju_figure_check_points (proof, "I8");
  exercise_renju_figure_check_line (proof, "I8", TENGEN_EXERCISE_REASON_FIVE);
  exercise_renju_figure_check_line (
      proof, "pass I8", TENGEN_EXERCISE_REASON_STOPPED);
  exercise_renju_figure_check_line (
      proof, "A1 I8", TENGEN_EXERCISE_REASON_STOPPED);
  g_assert_cmpuint (
      proof->exercise->lines->len, ==, TENGEN_RENJU_POINTS - 8 + 1);
}

/* J8 makes six. */
static void
test_overline (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      begin (TENGEN_EXERCISE_FIVE, "F8 G8 H8 I8 K8", "F9 G7 H9 I7 L4");

  g_assert_false (tengen_exercise_renju_five_fits (proof, 1));
  g_assert_true (tengen_exercise_renju_five_fits (proof, 2));
  g_assert_true (tengen_exercise_renju_five_prove (proof, 2));
  exercise_renju_figure_check_points (proof, "E8");
  /* forbidden, so no legal move */
  g_assert_null (
      tengen_exercise_find_line (proof->exercise, 7 * TENGEN_RENJU_SIZE + 9));
}

/* Of a straight four one end is left, whatever the other side stops; where
 * that has a four itself it wins. */
static void
test_two (void)
{
  g_autoptr (TengenExerciseRenjuProof) idle =
      begin (TENGEN_EXERCISE_FIVE, "E8 F8 G8 H8", "B2 F9 G7 J10");
  g_autoptr (TengenExerciseRenjuProof) race =
      begin (TENGEN_EXERCISE_FIVE, "E8 F8 G8 H8 B3", "B4 B5 B6 B7 J10");

  g_assert_true (tengen_exercise_renju_five_fits (idle, 1));
  g_assert_false (tengen_exercise_renju_five_prove (idle, 1));
  g_assert_true (tengen_exercise_renju_five_prove (race, 1));
  exercise_renju_figure_check_points (race, "D8 I8");
  exercise_renju_figure_check_line (
      race, "pass B8", TENGEN_EXERCISE_REASON_OTHER_FIVE);
  exercise_renju_figure_check_line (race, "B8", TENGEN_EXERCISE_REASON_IDLE);
}

static void
test_stop (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      begin (TENGEN_EXERCISE_STOP_FOUR, "E8 C3 C12 M12", "F8 G8 H8 I8");

  g_assert_true (tengen_exercise_renju_five_fits_stop (proof, 1));
  g_assert_true (tengen_exercise_renju_five_prove_stop (proof, 1));
  exercise_renju_figure_check_points (proof, "J8");
  exercise_renju_figure_check_line (
      proof, "J8", TENGEN_EXERCISE_REASON_STOPPED);
  exercise_renju_figure_check_line (
      proof, "pass J8", TENGEN_EXERCISE_REASON_OTHER_FIVE);
  exercise_renju_figure_check_line (
      proof, "A1 J8", TENGEN_EXERCISE_REASON_OTHER_FIVE);
}

static void
test_stop_not (void)
{
  /* J8 would be a double-three */
  g_autoptr (TengenExerciseRenjuProof) forbidden =
      begin (TENGEN_EXERCISE_STOP_FOUR, "E8 J9 J10 K7 L6", "F8 G8 H8 I8 A1");
  /* a five of one's own */
  g_autoptr (TengenExerciseRenjuProof) five =
      begin (TENGEN_EXERCISE_STOP_FOUR, "E8 C3 C4 C5 C6", "F8 G8 H8 I8 A1");
  /* the other side goes on with another three */
  g_autoptr (TengenExerciseRenjuProof) lost = begin (TENGEN_EXERCISE_STOP_FOUR,
                                                     "E8 C3 C12 M12 A4 A7 A10",
                                                     "F8 G8 H8 I8 K4 L4 M4");

  for (int level = 1; level <= 2; level++)
    {
      g_assert_false (tengen_exercise_renju_five_fits_stop (forbidden, level));
      g_assert_false (tengen_exercise_renju_five_fits_stop (five, level));
    }
  g_assert_true (tengen_exercise_renju_five_fits_stop (lost, 1));
  g_assert_false (tengen_exercise_renju_five_prove_stop (lost, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju-five/five", test_five);
  g_test_add_func ("/exercise-renju-five/overline", test_overline);
  g_test_add_func ("/exercise-renju-five/two", test_two);
  g_test_add_func ("/exercise-renju-five/stop", test_stop);
  g_test_add_func ("/exercise-renju-five/stop-not", test_stop_not);
  return g_test_run ();
}
