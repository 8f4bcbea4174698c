/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-tactic-join: connect two chains, or cut them
 */
#include "exercise-go-brute.h"
#include "exercise-go-check.h"

#define EXERCISES 2

static void
check_line (const TengenExercise *exercise, const TengenExerciseLine *line)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  const TengenBoard *board = tengen_go_get_board (go);
  TengenPoint a = g_array_index (exercise->targets, TengenPoint, 0);
  TengenPoint b = g_array_index (exercise->targets, TengenPoint, 1);
  gboolean is_own = exercise->stones[a] == exercise->to_move;

  exercise_go_brute_play (go, line->moves, line->moves->len);
  if (line->is_right == is_own)
    {
      g_assert_cmpint (line->reason, ==, TENGEN_EXERCISE_REASON_JOINS);
      g_assert_cmpuint (tengen_board_get_chain (board, a),
                        ==,
                        tengen_board_get_chain (board, b));
      return;
    }
  if (line->reason == TENGEN_EXERCISE_REASON_TAKES)
    {
      g_assert_true (tengen_board_get (board, a) == TENGEN_STONE_NONE ||
                     tengen_board_get (board, b) == TENGEN_STONE_NONE);
      return;
    }
  g_assert_cmpint (line->reason, ==, TENGEN_EXERCISE_REASON_CUTS);
  g_assert_cmpuint (
      tengen_board_get_chain (board, a), !=, tengen_board_get_chain (board, b));
  if (tengen_go_get_to_move (go) == exercise->stones[a])
    g_assert_false (exercise_go_brute_joins (go, a, b));
}

static void
check_level (TengenExerciseKind kind, int level)
{
  guint64 seed = 4;

  for (int i = 0; i < EXERCISES; i++)
    {
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (kind, level, &seed);
      g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
      TengenPoint a, b;

      exercise_go_check (exercise);
      g_assert_cmpuint (exercise->targets->len, ==, 2);
      a = g_array_index (exercise->targets, TengenPoint, 0);
      b = g_array_index (exercise->targets, TengenPoint, 1);
      g_assert_cmpint (exercise->stones[a] == exercise->to_move,
                       ==,
                       kind == TENGEN_EXERCISE_CONNECT);
      for (guint j = 0; j < exercise->lines->len; j++)
        check_line (exercise, exercise->lines->pdata[j]);
      /* One move is enough at the first levels, and not at the others. */
      if (kind == TENGEN_EXERCISE_CUT)
        tengen_go_pass (go, exercise->to_move);
      g_assert_cmpint (exercise_go_brute_joins (go, a, b), ==, level <= 2);
    }
}

static void
test_connect (void)
{
  for (int level = 1; level <= 4; level++)
    check_level (TENGEN_EXERCISE_CONNECT, level);
}

static void
test_cut (void)
{
  for (int level = 1; level <= 2; level++)
    check_level (TENGEN_EXERCISE_CUT, level);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-tactic-join/connect", test_connect);
  g_test_add_func ("/exercise-go-tactic-join/cut", test_cut);
  return g_test_run ();
}
