/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-go-check: what holds for every exercise of Go
 */
#include "exercise-go-check.h"

#include <string.h>

#define TRIES 20000

TengenExercise *
exercise_go_check_make (TengenExerciseKind kind, int level, guint64 *seed)
{
  for (int i = 0; i < TRIES; i++)
    {
      TengenBoardRandom random = { tengen_board_random_mix ((*seed)++) };
      TengenExercise *exercise = tengen_exercise_go_make (kind, level, &random);

      if (exercise != NULL)
        return exercise;
    }
  g_error ("%s, level %d: none found",
           tengen_exercise_kind_get_info (kind)->id,
           level);
}

TengenGo *
exercise_go_check_begin (const TengenExercise *exercise)
{
  TengenGo *go = tengen_go_new (tengen_go_rules_find (exercise->rules),
                                exercise->width,
                                exercise->height);
  TengenStone other = tengen_stone_other (exercise->to_move);
  TengenPoint around[4], last = TENGEN_POINT_NONE;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  int n;

  memcpy (
      stones, exercise->stones, (gsize) (exercise->width * exercise->height));
  if (exercise->ko == TENGEN_POINT_NONE)
    {
      tengen_go_setup_all (go, stones);
      if (exercise->to_move != TENGEN_STONE_NONE)
        tengen_go_set_to_move (go, exercise->to_move);
      return go;
    }
  /* The stone that took the ko is the one that has no other liberty. */
  n = tengen_board_list_neighbours (
      tengen_go_get_board (go), exercise->ko, around);
  tengen_go_setup_all (go, stones);
  for (int i = 0; i < n; i++)
    if (tengen_board_get_liberties (tengen_go_get_board (go), around[i]) == 1)
      {
        g_assert_cmpuint (last, ==, TENGEN_POINT_NONE);
        last = around[i];
      }
  g_assert_cmpuint (last, !=, TENGEN_POINT_NONE);
  stones[last] = TENGEN_STONE_NONE;
  stones[exercise->ko] = exercise->to_move;
  tengen_go_setup_all (go, stones);
  g_assert_cmpint (tengen_go_play (go, last, other), ==, 1);
  return go;
}

static void
check_board (const TengenExercise *exercise, const TengenBoard *board)
{
  int n_points = exercise->width * exercise->height;

  for (int i = 0; i < n_points; i++)
    {
      g_assert_cmpint (tengen_board_get (board, i), ==, exercise->stones[i]);
      if (exercise->stones[i] != TENGEN_STONE_NONE)
        g_assert_cmpint (tengen_board_get_liberties (board, i), >, 0);
    }
}

static void
check_targets (const TengenExercise *exercise, const TengenBoard *board)
{
  TengenPoint before = TENGEN_POINT_NONE;

  for (guint i = 0; i < exercise->targets->len; i++)
    {
      TengenPoint target = g_array_index (exercise->targets, TengenPoint, i);

      g_assert_cmpint (tengen_board_get (board, target), !=, TENGEN_STONE_NONE);
      if (before != TENGEN_POINT_NONE)
        {
          g_assert_cmpuint (tengen_board_get_chain (board, before),
                            !=,
                            tengen_board_get_chain (board, target));
          if (exercise->kind != TENGEN_EXERCISE_RACE)
            g_assert_cmpint (tengen_board_get (board, before),
                             ==,
                             tengen_board_get (board, target));
        }
      before = target;
    }
}

static void
play_line (TengenGo *go, const TengenExerciseLine *line)
{
  for (guint i = 0; i < line->moves->len; i++)
    {
      TengenPoint move = g_array_index (line->moves, TengenPoint, i);
      TengenStone stone = tengen_go_get_to_move (go);

      if (move == TENGEN_POINT_PASS)
        tengen_go_pass (go, stone);
      else
        {
          g_assert_cmpint (
              tengen_go_check (go, move, stone, NULL), ==, TENGEN_REASON_NONE);
          tengen_go_play (go, move, stone);
        }
    }
  for (guint i = 0; i < line->moves->len; i++)
    tengen_go_undo (go);
}

static void
check_lines (const TengenExercise *exercise, TengenGo *go)
{
  int n_points = exercise->width * exercise->height;
  guint8 codes[TENGEN_BOARD_MAX_POINTS];
  const TengenExerciseLine *pass =
      tengen_exercise_find_line (exercise, TENGEN_POINT_PASS);
  guint n_legal = 0, n_right = 0;

  g_assert_nonnull (pass);
  g_assert_false (pass->is_right);
  tengen_go_map (go, exercise->to_move, codes);
  for (int i = 0; i < n_points; i++)
    {
      const TengenExerciseLine *line =
          tengen_exercise_find_line (exercise, (TengenPoint) i);

      g_assert_cmpint (line != NULL, ==, codes[i] == TENGEN_REASON_NONE);
      n_legal += line != NULL;
    }
  g_assert_cmpuint (exercise->lines->len, ==, n_legal + 1);
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = exercise->lines->pdata[i];

      n_right += line->is_right;
      play_line (go, line);
    }
  g_assert_cmpuint (n_right, ==, exercise->points->len);
  g_assert_cmpuint (n_right, >=, 1);
  g_assert_cmpuint (n_right, <=, 2);
  if (n_right == 2)
    g_assert_cmpuint (g_array_index (exercise->points, TengenPoint, 0),
                      <,
                      g_array_index (exercise->points, TengenPoint, 1));
}

void
exercise_go_check (const TengenExercise *exercise)
{
  const TengenExerciseKindInfo *info =
      tengen_exercise_kind_get_info (exercise->kind);
  g_autoptr (TengenGo) go = exercise_go_check_begin (exercise);

  g_assert_false (info->is_renju);
  check_board (exercise, tengen_go_get_board (go));
  if (exercise->kind != TENGEN_EXERCISE_LEGAL)
    check_targets (exercise, tengen_go_get_board (go));
  if (info->ask == TENGEN_EXERCISE_ASK_MOVE)
    check_lines (exercise, go);
  else
    g_assert_cmpuint (exercise->lines->len, ==, 0);
}
