/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-count: count a finished position
 *
 * The numbers are found again by the count of the rules; that the positions
 * are finished, by the judge of dead stones.
 */
#include "exercise-go-check.h"

#include "tengen-go-count.h"
#include "tengen-go-dead.h"

#define EXERCISES 8

static void
check_stones (const TengenExercise *exercise, const TengenBoard *board)
{
  int black = tengen_board_count (board, TENGEN_STONE_BLACK);
  int white = tengen_board_count (board, TENGEN_STONE_WHITE);
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];

  g_assert_cmpstr (exercise->rules, ==, "pure");
  if (exercise->level >= 3)
    {
      g_assert_cmpint (exercise->to_move, ==, TENGEN_STONE_NONE);
      g_assert_cmpint (exercise->number, ==, ABS (black - white));
      g_assert_cmpint (exercise->number, >, 0);
    }
  else
    g_assert_cmpint (
        exercise->number, ==, tengen_board_count (board, exercise->to_move));
  g_assert_cmpint (
      tengen_go_count_fillable (board, TENGEN_STONE_BLACK, points), ==, 0);
  g_assert_cmpint (
      tengen_go_count_fillable (board, TENGEN_STONE_WHITE, points), ==, 0);
}

static void
test_stones (void)
{
  for (int level = 1; level <= 4; level++)
    {
      guint64 seed = 300;

      for (int i = 0; i < EXERCISES; i++)
        {
          g_autoptr (TengenExercise) exercise =
              exercise_go_check_make (TENGEN_EXERCISE_STONES, level, &seed);
          g_autoptr (TengenBoard) board =
              tengen_board_new (exercise->width, exercise->height);

          tengen_board_put_all (board, exercise->stones);
          check_stones (exercise, board);
        }
    }
}

/* Counts by the judge and the rules of Japan. */
static void
check_territory (const TengenExercise *exercise, const TengenBoard *board)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS], marks[TENGEN_BOARD_MAX_POINTS] = { 0 };
  TengenGoCounters counters = { 0 };
  TengenGoAgreement agreement = tengen_go_agreement_make (marks);
  int n_dead =
      tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_BARRED, life, NULL);
  g_autoptr (TengenGoCount) count = NULL;

  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      marks[i] = TENGEN_GO_MARK_ALIVE;
      if (exercise->stones[i] == TENGEN_STONE_NONE)
        continue;
      g_assert_true (life[i] == TENGEN_GO_LIFE_ALIVE ||
                     life[i] == TENGEN_GO_LIFE_DEAD);
      if (life[i] == TENGEN_GO_LIFE_DEAD)
        marks[i] = TENGEN_GO_MARK_DEAD;
    }
  g_assert_cmpint (n_dead > 0, ==, exercise->level >= 4);
  count = tengen_go_count_new (board,
                               tengen_go_rules_find (exercise->rules),
                               &counters,
                               &agreement,
                               0,
                               0);
  g_assert_cmpint (exercise->number, ==, count->territory[exercise->to_move]);
  g_assert_cmpint (
      count->dame > 0, ==, exercise->level == 3 || exercise->level == 6);
}

static void
test_territory (void)
{
  for (int level = 1; level <= 6; level++)
    {
      guint64 seed = 400;

      for (int i = 0; i < EXERCISES; i++)
        {
          g_autoptr (TengenExercise) exercise =
              exercise_go_check_make (TENGEN_EXERCISE_TERRITORY, level, &seed);
          g_autoptr (TengenBoard) board =
              tengen_board_new (exercise->width, exercise->height);

          exercise_go_check (exercise);
          tengen_board_put_all (board, exercise->stones);
          check_territory (exercise, board);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-count/stones", test_stones);
  g_test_add_func ("/exercise-go-count/territory", test_territory);
  return g_test_run ();
}
