/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-ko: where only a ko decides
 */
#include "tengen-exercise-go-ko.h"

#include "exercise-go-brute.h"
#include "exercise-go-check.h"

/* The first seed that gives an exercise is not far from it. */
#define SEED 9500

/* Whether a side could take a single stone and have it taken back but for the
 * rule of ko. */
static gboolean
has_ko (TengenGo *go, TengenStone stone)
{
  TengenStone other = tengen_stone_other (stone);
  const TengenBoard *board = tengen_go_get_board (go);
  int n = tengen_board_get_width (board) * tengen_board_get_height (board);
  gboolean found = FALSE;

  for (TengenPoint i = 0; i < n && !found; i++)
    {
      guint8 codes[TENGEN_BOARD_MAX_POINTS];

      if (tengen_go_check (go, i, stone, NULL) != TENGEN_REASON_NONE ||
          tengen_go_play (go, i, stone) != 1)
        continue;
      tengen_go_map (go, other, codes);
      for (int k = 0; k < n; k++)
        found = found || codes[k] == TENGEN_REASON_KO;
      tengen_go_undo (go);
    }
  return found;
}

/* A ko is there to be taken by either side, or has just been. */
static void
check_right (const TengenExercise *exercise, const TengenExerciseLine *line)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  TengenStone side;
  guint8 codes[TENGEN_BOARD_MAX_POINTS];
  gboolean found;

  g_assert_cmpint (line->reason, ==, TENGEN_EXERCISE_REASON_KO);
  exercise_go_brute_play (go, line->moves, line->moves->len);
  side = tengen_go_get_to_move (go);
  tengen_go_map (go, side, codes);
  found = has_ko (go, side);
  for (int i = 0; i < exercise->width * exercise->height; i++)
    found = found || codes[i] == TENGEN_REASON_KO;
  g_assert_true (found);
}

static void
test_lines (void)
{
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (TENGEN_EXERCISE_KO);
  int most = MIN (info->highest, info->lowest);

  for (int level = info->lowest; level <= most; level++)
    {
      guint64 seed = SEED;
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (TENGEN_EXERCISE_KO, level, &seed);

      exercise_go_check (exercise);
      g_assert_cmpuint (exercise->targets->len, ==, 1);
      for (guint i = 0; i < exercise->lines->len; i++)
        {
          const TengenExerciseLine *line = exercise->lines->pdata[i];

          if (line->is_right)
            check_right (exercise, line);
          else
            g_assert_cmpint (line->reason, !=, TENGEN_EXERCISE_REASON_KO);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-ko/lines", test_lines);
  return g_test_run ();
}
