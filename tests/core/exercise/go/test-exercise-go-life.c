/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-life: make two eyes, or prevent them
 *
 * Lines are played out with the rules; what lives at their end is asked of the
 * judge's search for unconditional life, which the prover does not use. What is
 * killed may have one move after another there, and has no life even so.
 */
#include "tengen-exercise-go-life.h"

#include "exercise-go-brute.h"
#include "exercise-go-check.h"
#include "tengen-go-alive.h"

static gboolean
is_alive (const TengenBoard *board, TengenPoint point, guint8 *alive)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   (TengenStone) stones[point],
                   alive,
                   NULL);
  return alive[point];
}

/* Marks what is enclosed with a point by living stones of the other side. */
static void
mark_enclosed (const TengenBoard *board,
               TengenPoint point,
               const guint8 *walls,
               guint8 *enclosed)
{
  TengenPoint around[4];
  int n = tengen_board_list_neighbours (board, point, around);

  enclosed[point] = 1;
  for (int i = 0; i < n; i++)
    if (!walls[around[i]] && !enclosed[around[i]])
      mark_enclosed (board, around[i], walls, enclosed);
}

/* Tells whether a side can make a chain live if the other only passes. */
static gboolean
can_live_alone (TengenGo *go,
                TengenPoint target,
                TengenStone own,
                const guint8 *enclosed)
{
  const TengenBoard *board = tengen_go_get_board (go);
  int n = tengen_board_get_width (board) * tengen_board_get_height (board);
  guint8 alive[TENGEN_BOARD_MAX_POINTS];

  if (is_alive (board, target, alive))
    return TRUE;
  for (TengenPoint i = 0; i < n; i++)
    if (enclosed[i] && tengen_go_check (go, i, own, NULL) == TENGEN_REASON_NONE)
      {
        gboolean lives;

        tengen_go_play (go, i, own);
        tengen_go_pass (go, tengen_stone_other (own));
        lives = can_live_alone (go, target, own, enclosed);
        tengen_go_undo (go);
        tengen_go_undo (go);
        if (lives)
          return TRUE;
      }
  return FALSE;
}

static gboolean
is_killed (TengenGo *go, TengenPoint target, TengenStone own)
{
  const TengenBoard *board = tengen_go_get_board (go);
  guint8 stones[TENGEN_BOARD_MAX_POINTS], walls[TENGEN_BOARD_MAX_POINTS];
  guint8 enclosed[TENGEN_BOARD_MAX_POINTS] = { 0 };

  if (tengen_board_get (board, target) != own)
    return TRUE;
  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   tengen_stone_other (own),
                   walls,
                   NULL);
  mark_enclosed (board, target, walls, enclosed);
  if (tengen_go_get_to_move (go) != own)
    tengen_go_pass (go, tengen_stone_other (own));
  return !can_live_alone (go, target, own, enclosed);
}

/* Asks whether two eyes stand, or no room for them is left. */
static void
check_end (const TengenExercise *exercise,
           const TengenExerciseLine *line,
           gboolean lives)
{
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  TengenStone own = (TengenStone) exercise->stones[target];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];

  exercise_go_brute_play (go, line->moves, line->moves->len);
  if (lives)
    g_assert_true (is_alive (tengen_go_get_board (go), target, alive));
  else
    g_assert_true (is_killed (go, target, own));
}

static void
check_exercise (const TengenExercise *exercise)
{
  gboolean wants_life = exercise->kind == TENGEN_EXERCISE_LIVE;
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);

  exercise_go_check (exercise);
  g_assert_cmpuint (exercise->targets->len, ==, 1);
  g_assert_cmpint (
      exercise->stones[target] == exercise->to_move, ==, wants_life);
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = exercise->lines->pdata[i];
      gboolean lives = line->is_right == wants_life;

      g_assert_cmpint (line->reason,
                       ==,
                       lives ? TENGEN_EXERCISE_REASON_LIVES
                             : TENGEN_EXERCISE_REASON_DIES);
      check_end (exercise, line, lives);
    }
}

static void
check_kind (TengenExerciseKind kind)
{
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  int most = MIN (info->highest, info->lowest + 2);

  for (int level = info->lowest; level <= most; level++)
    {
      guint64 seed = 1;
      g_autoptr (TengenExercise) exercise =
          exercise_go_check_make (kind, level, &seed);

      g_assert_cmpint (exercise->level, ==, level);
      check_exercise (exercise);
    }
}

static void
test_live (void)
{
  check_kind (TENGEN_EXERCISE_LIVE);
}

static void
test_kill (void)
{
  check_kind (TENGEN_EXERCISE_KILL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-life/live", test_live);
  g_test_add_func ("/exercise-go-life/kill", test_kill);
  return g_test_run ();
}
