/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-tactic-take: take a chain, or save one
 *
 * Lines are played out with the rules. What can be taken in two moves is found
 * by trying everything.
 */
#include "tengen-exercise-go-tactic-take.h"

#include "exercise-go-brute.h"
#include "exercise-go-check.h"
#include "tengen-go-alive.h"

/* Seeds near which exercises are soon found, by level less the lowest. */
static const guint64 capture_seeds[] = { 19, 34, 30, 214, 3, 99, 10, 320 };
static const guint64 ladder_seeds[] = { 11, 75 };
static const guint64 escape_seeds[] = { 10, 4, 1, 33 };

static gboolean
is_alive (const TengenBoard *board, TengenPoint point)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS], alive[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   (TengenStone) stones[point],
                   alive,
                   NULL);
  return alive[point];
}

/* Asks whether a line ends as it says, and with the right result. */
static void
check_line (const TengenExercise *exercise, const TengenExerciseLine *line)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  const TengenBoard *board = tengen_go_get_board (go);
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  gboolean is_own = exercise->stones[target] == exercise->to_move;
  gboolean is_taken;

  exercise_go_brute_play (go, line->moves, line->moves->len);
  is_taken = tengen_board_get (board, target) == TENGEN_STONE_NONE;
  g_assert_cmpint (is_taken, ==, line->is_right != is_own);
  g_assert_cmpint (line->reason,
                   ==,
                   is_taken ? TENGEN_EXERCISE_REASON_TAKES
                            : TENGEN_EXERCISE_REASON_ESCAPES);
  if (is_taken || is_alive (board, target))
    return;
  g_assert_cmpint (
      tengen_board_get_liberties (board, target), >=, TENGEN_EXERCISE_ESCAPED);
  g_assert_cmpint (tengen_go_get_to_move (go), !=, exercise->stones[target]);
}

/* Asks whether the other side can take an own chain in two moves, or whether it
 * is out of reach after the answer of the defender. */
static void
check_reach (const TengenExercise *exercise, const TengenExerciseLine *line)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  gboolean is_own = exercise->stones[target] == exercise->to_move;

  if (line->is_right != is_own)
    return;
  exercise_go_brute_play (go, line->moves, is_own ? 1 : 2);
  g_assert_false (exercise_go_brute_takes (go, target, 2));
}

/* Asks whether the right move takes in one move, in two, or in more. */
static void
check_depth (const TengenExercise *exercise)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);

  g_assert_cmpint (
      exercise_go_brute_takes (go, target, 1), ==, exercise->level <= 2);
  if (exercise->level > 2)
    g_assert_cmpint (
        exercise_go_brute_takes (go, target, 2), ==, exercise->level <= 4);
}

static void
check_exercise (const TengenExercise *exercise)
{
  const TengenExerciseLine *pass =
      tengen_exercise_find_line (exercise, TENGEN_POINT_PASS);

  exercise_go_check (exercise);
  g_assert_cmpuint (exercise->targets->len, ==, 1);
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = exercise->lines->pdata[i];

      check_line (exercise, line);
      if (line == pass || line->is_right)
        check_reach (exercise, line);
    }
  if (exercise->kind == TENGEN_EXERCISE_CAPTURE ||
      exercise->kind == TENGEN_EXERCISE_LADDER)
    check_depth (exercise);
}

static void
check_kind (TengenExerciseKind kind, const guint64 *seeds, gsize n)
{
  int lowest = tengen_exercise_kind_get_info (kind)->lowest;

  for (gsize i = 0; i < n; i++)
    {
      guint64 seed = seeds[i];
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (kind, lowest + (int) i, &seed);

      check_exercise (exercise);
    }
}

static void
test_capture (void)
{
  check_kind (
      TENGEN_EXERCISE_CAPTURE, capture_seeds, G_N_ELEMENTS (capture_seeds));
}

/* A ladder begins with an atari and goes on for some moves. */
static void
check_ladder (const TengenExercise *exercise)
{
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  TengenPoint right = g_array_index (exercise->points, TengenPoint, 0);
  const TengenExerciseLine *line = tengen_exercise_find_line (exercise, right);
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);

  g_assert_cmpuint (exercise->points->len, ==, 1);
  exercise_go_brute_play (go, line->moves, 1);
  g_assert_cmpint (
      tengen_board_get_liberties (tengen_go_get_board (go), target), ==, 1);
  g_assert_cmpuint (line->moves->len, >=, 7);
}

static void
test_ladder (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ladder_seeds); i++)
    {
      guint64 seed = ladder_seeds[i];
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (TENGEN_EXERCISE_LADDER, 5 + (int) i, &seed);

      check_exercise (exercise);
      check_ladder (exercise);
    }
}

static void
test_escape (void)
{
  check_kind (
      TENGEN_EXERCISE_ESCAPE, escape_seeds, G_N_ELEMENTS (escape_seeds));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-tactic-take/capture", test_capture);
  g_test_add_func ("/exercise-go-tactic-take/ladder", test_ladder);
  g_test_add_func ("/exercise-go-tactic-take/escape", test_escape);
  return g_test_run ();
}
