/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-yard: groups enclosed by stones that live, broken up
 */
#include "tengen-exercise-go-yard.h"

#include <string.h>

#include "tengen-go-alive.h"

#define SIZE 9
#define N_POINTS 10
#define N_SEEDS 200

/* Marks the yard's points, each once. */
static void
mark (const TengenExerciseGoYard *yard, guint8 *is_yard)
{
  memset (is_yard, FALSE, SIZE * SIZE);
  for (int i = 0; i < yard->n_points; i++)
    {
      g_assert_false (is_yard[yard->points[i]]);
      is_yard[yard->points[i]] = TRUE;
    }
}

/* Asserts that only stones of the other side that live for good lie around the
 * yard, and that the target is of its largest chain. */
static void
check (const TengenExerciseGoYard *yard)
{
  const TengenBoard *board = yard->position->board;
  guint8 stones[TENGEN_BOARD_MAX_POINTS], alive[TENGEN_BOARD_MAX_POINTS];
  guint8 is_yard[SIZE * SIZE];
  int largest = tengen_board_get_chain_size (board, yard->target);

  mark (yard, is_yard);
  tengen_board_read (board, stones);
  tengen_go_alive (
      stones, SIZE, SIZE, tengen_stone_other (yard->side), alive, NULL);
  g_assert_true (is_yard[yard->target]);
  g_assert_cmpint (stones[yard->target], ==, yard->side);
  g_assert_cmpint (largest, >=, 3);
  for (int i = 0; i < yard->n_points; i++)
    {
      TengenPoint around[4];
      int n = tengen_board_list_neighbours (board, yard->points[i], around);

      if (stones[yard->points[i]] == yard->side)
        g_assert_cmpint (
            tengen_board_get_chain_size (board, yard->points[i]), <=, largest);
      for (int j = 0; j < n; j++)
        g_assert_true (is_yard[around[j]] || alive[around[j]]);
    }
}

/* Breaks the group up; asserts that one stone of it goes, or one of the other
 * side comes. Returns: how many times it could be done. */
static int
break_up (TengenExerciseGoYard *yard, TengenBoardRandom *random)
{
  guint8 before[TENGEN_BOARD_MAX_POINTS], after[TENGEN_BOARD_MAX_POINTS];
  guint8 is_yard[SIZE * SIZE];
  int n = 0;

  mark (yard, is_yard);
  for (;; n++)
    {
      int n_changes = 0;

      tengen_board_read (yard->position->board, before);
      if (!tengen_exercise_go_yard_break (yard, 3, random))
        return n;
      tengen_board_read (yard->position->board, after);
      for (int i = 0; i < SIZE * SIZE; i++)
        if (before[i] != after[i])
          {
            n_changes++;
            g_assert_true (is_yard[i]);
            if (before[i] == yard->side)
              g_assert_cmpint (after[i], ==, TENGEN_STONE_NONE);
            else
              {
                g_assert_cmpint (before[i], ==, TENGEN_STONE_NONE);
                g_assert_cmpint (after[i], ==, tengen_stone_other (yard->side));
              }
          }
      g_assert_cmpint (n_changes, ==, 1);
      check (yard);
    }
}

static void
test_new (void)
{
  int n_yards = 0, n_sides[3] = { 0 };

  for (guint64 seed = 1; seed <= N_SEEDS; seed++)
    {
      TengenBoardRandom random = { tengen_board_random_mix (seed) };
      g_autoptr (TengenExerciseGoYard) yard =
          tengen_exercise_go_yard_new (SIZE, N_POINTS, &random);
      guint64 hash;

      if (yard == NULL)
        continue;
      hash = tengen_board_get_hash (yard->position->board);
      n_yards++;
      n_sides[yard->side]++;
      g_assert_cmpint (yard->n_points, ==, N_POINTS);
      check (yard);
      g_assert_cmpint (break_up (yard, &random), >, 0);
      for (int i = 0; i < 2; i++)
        {
          tengen_exercise_go_yard_mend (yard);
          g_assert_cmpuint (
              tengen_board_get_hash (yard->position->board), ==, hash);
          break_up (yard, &random);
        }
    }
  g_assert_cmpint (n_yards, >, N_SEEDS / 10);
  g_assert_cmpint (n_sides[TENGEN_STONE_BLACK], >, 0);
  g_assert_cmpint (n_sides[TENGEN_STONE_WHITE], >, 0);
}

/* Groups at the end of a game; each choice begins at that end again. */
static void
test_finished (void)
{
  int n_chosen = 0;

  for (guint64 seed = 1; seed <= N_SEEDS / 2; seed++)
    {
      TengenBoardRandom random = { tengen_board_random_mix (seed) };
      g_autoptr (TengenExerciseGoYard) yard =
          tengen_exercise_go_yard_new_finished (SIZE, &random);
      guint64 hash;

      if (yard == NULL)
        continue;
      hash = tengen_board_get_hash (yard->position->board);
      for (int i = 0; i < 20; i++)
        {
          gboolean is_chosen =
              tengen_exercise_go_yard_choose (yard, 16, &random);

          g_assert_cmpuint (
              tengen_board_get_hash (yard->position->board), ==, hash);
          if (!is_chosen)
            continue;
          n_chosen++;
          g_assert_cmpint (yard->n_points, <=, 16);
          check (yard);
          break_up (yard, &random);
        }
    }
  g_assert_cmpint (n_chosen, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-yard/new", test_new);
  g_test_add_func ("/exercise-go-yard/finished", test_finished);
  return g_test_run ();
}
