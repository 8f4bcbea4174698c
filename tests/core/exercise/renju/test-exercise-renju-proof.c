/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju-proof: positions that play may leave, and chains played
 *                            until their win can be seen
 */
#include "exercise-renju-figure.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static void
check_sound (const char *black,
             const char *white,
             TengenStone stone,
             gboolean is_sound)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      exercise_renju_figure_begin (TENGEN_EXERCISE_FIVE, black, white, stone);

  g_assert_true (tengen_exercise_renju_proof_is_sound (proof) == is_sound);
}

static void
test_sound (void)
{
  check_sound ("H8 F8", "H9 C3", BLACK, TRUE);
  check_sound ("H8 F8 G8", "H9 C3", WHITE, TRUE);
  /* a stone too many, or of the wrong side */
  check_sound ("H8 F8", "H9 C3", WHITE, FALSE);
  check_sound ("H8 F8 G8", "H9 C3", BLACK, FALSE);
  check_sound ("H8 F8", "H9 C3 C4", BLACK, FALSE);
  /* a row that wins, and one that is too long */
  check_sound ("D8 E8 F8 G8 H8", "A1 A3 C3 C5 C7", BLACK, FALSE);
  check_sound ("A1 A3 C3 C5 C7", "D8 E8 F8 G8 H8", BLACK, FALSE);
  check_sound ("D8 E8 F8 G8 H8 I8", "A1 A3 C3 C5 C7 E1", BLACK, FALSE);
  /* a double-three that nobody spoke of */
  check_sound ("H8 F8 G8 H9 H10", "A1 A3 C3 C5", WHITE, FALSE);
}

/* Plays the chain of the side to move, or after passing of the other one. */
static void
check_chain (const char *black,
             const char *white,
             TengenStone stone,
             gboolean has_passed,
             guint length,
             TengenExerciseReason reason,
             const char *last)
{
  g_autoptr (TengenExerciseRenjuProof) proof =
      exercise_renju_figure_begin (TENGEN_EXERCISE_FOURS, black, white, stone);
  TengenExerciseRenjuLine line = { 0 };
  const TengenExerciseLine *added;

  if (has_passed)
    tengen_exercise_renju_proof_push (proof, &line, TENGEN_POINT_PASS);
  g_assert_cmpuint (
      tengen_exercise_renju_proof_push_chain (proof, &line), ==, length);
  if (length == 0)
    {
      g_assert_cmpuint (line.n_moves, ==, has_passed);
      return;
    }
  tengen_exercise_renju_proof_add (proof, &line, TRUE);
  added = proof->exercise->lines->pdata[0];
  g_assert_cmpint (added->reason, ==, reason);
  {
    g_autofree char *moves = exercise_renju_figure_write (added->moves);

    g_assert_true (g_str_has_suffix (moves, last));
  }
  /* and the board is what it was */
  g_assert_cmpuint (line.n_moves, ==, 0);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    g_assert_cmpint (
        tengen_renju_get (proof->board, i), ==, proof->exercise->stones[i]);
}

static void
test_chains (void)
{
  /* five at once */
  check_chain ("D8 E8 F8 G8",
               "C8 A1 A3 C3",
               BLACK,
               FALSE,
               1,
               TENGEN_EXERCISE_REASON_FIVE,
               "H8");
  check_chain ("C8 A1 A3 C3",
               "D8 E8 F8 G8",
               BLACK,
               TRUE,
               1,
               TENGEN_EXERCISE_REASON_OTHER_FIVE,
               "pass H8");
  /* a straight four: one's own goes on to the five */
  check_chain ("F8 G8 H8",
               "A1 A3 C3",
               BLACK,
               FALSE,
               2,
               TENGEN_EXERCISE_REASON_FIVE,
               "E8 D8 I8");
  check_chain ("A1 A3 C3",
               "F8 G8 H8",
               BLACK,
               TRUE,
               2,
               TENGEN_EXERCISE_REASON_STRAIGHT_FOUR,
               "pass E8");
  /* a four that Black could stop on J8, which would be a double-three */
  check_chain ("E8 J9 J10 K7 L6",
               "F8 G8 H8 A1",
               WHITE,
               FALSE,
               2,
               TENGEN_EXERCISE_REASON_FORBIDDEN,
               "I8");
  /* nothing */
  check_chain (
      "F8 G8", "A1 A3", BLACK, FALSE, 0, TENGEN_EXERCISE_REASON_NONE, "");
}

static void
test_shapes (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FOURS, "D8 E8 F8 G10 G11", "C8 K3 L3 M3 B14", BLACK);
  TengenPoint point;
  guint fours, threes;

  tengen_exercise_renju_proof_count_shapes (
      proof, 7 * TENGEN_RENJU_SIZE + 6, BLACK, &fours, &threes);
  g_assert_cmpuint (fours, ==, 1);
  g_assert_cmpuint (threes, ==, 1);
  g_assert_cmpuint (
      tengen_exercise_renju_proof_count_fives (proof, BLACK, &point), ==, 0);
  g_assert_cmpuint (point, ==, TENGEN_POINT_NONE);
  g_assert_true (tengen_exercise_renju_proof_wins (proof, BLACK));
  g_assert_true (tengen_exercise_renju_proof_wins (proof, WHITE));
  g_assert_cmpuint (proof->positions, >, 0);
  g_assert_false (proof->is_given_up);
}

/* The points of fives beside a stone are all there are. */
static void
test_fives (void)
{
  g_autoptr (TengenExerciseRenjuProof) proof = exercise_renju_figure_begin (
      TENGEN_EXERCISE_FOURS, "A1 C5 E7 M14", "H8 F8 G8 I9 K11 A9", WHITE);
  TengenExerciseRenjuLine line = { 0 };
  TengenPoint fives[TENGEN_RENJU_POINTS], all[TENGEN_RENJU_POINTS];
  const TengenPoint point = 5 * TENGEN_RENJU_SIZE + 9; /* J10 */
  guint n;

  tengen_exercise_renju_proof_push (proof, &line, point);
  n = tengen_exercise_renju_proof_list_fives (proof, point, fives);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (tengen_renju_list_fives (proof->board, WHITE, all), ==, n);
  g_assert_cmpuint (MIN (fives[0], fives[1]), ==, all[0]);
  g_assert_cmpuint (MAX (fives[0], fives[1]), ==, all[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju-proof/sound", test_sound);
  g_test_add_func ("/exercise-renju-proof/chains", test_chains);
  g_test_add_func ("/exercise-renju-proof/shapes", test_shapes);
  g_test_add_func ("/exercise-renju-proof/fives", test_fives);
  return g_test_run ();
}
