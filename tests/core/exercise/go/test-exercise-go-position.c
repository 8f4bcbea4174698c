/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-position: positions out of games, and their moves
 */
#include "tengen-exercise-go-position.h"

#include "tengen-go-play.h"

#define GAMES 6

/* A whole game and the rules agree move by move: what is legal, the ko, the
 * stones. */
static void
check_game (guint64 seed)
{
  TengenBoardRandom random = { seed };
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_new (7, &random);
  g_autoptr (TengenGo) go =
      tengen_go_new (tengen_go_rules_find ("japan"), 7, 7);
  guint n_moves = 0;

  for (;;)
    {
      TengenPoint moves[TENGEN_EXERCISE_GO_POINTS], move;
      guint n = tengen_exercise_go_position_list_moves (position, moves);
      guint n_legal = 0;

      g_assert_true (
          tengen_board_equal (position->board, tengen_go_get_board (go)));
      for (int i = 0; i < 49; i++)
        if (tengen_go_check (go, (TengenPoint) i, position->to_move, NULL) ==
            TENGEN_REASON_NONE)
          g_assert_cmpuint (moves[n_legal++], ==, i);
      g_assert_cmpuint (n, ==, n_legal);
      if (!tengen_exercise_go_position_advance (position, NULL))
        break;
      n_moves++;
      move = TENGEN_POINT_PASS;
      for (guint i = 0; i < n; i++)
        if (tengen_board_get (tengen_go_get_board (go), moves[i]) ==
                TENGEN_STONE_NONE &&
            tengen_board_get (position->board, moves[i]) ==
                tengen_stone_other (position->to_move))
          move = moves[i];
      if (move == TENGEN_POINT_PASS)
        tengen_go_pass (go, tengen_stone_other (position->to_move));
      else
        tengen_go_play (go, move, tengen_stone_other (position->to_move));
    }
  g_assert_cmpuint (n_moves, >, 20);
}

static void
test_game (void)
{
  for (guint64 seed = 1; seed <= GAMES; seed++)
    check_game (seed);
}

static void
test_closed (void)
{
  TengenBoardRandom random = { 5 };
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_new (5, &random);
  guint8 closed[25] = { [12] = 1, [7] = 1 };

  while (tengen_exercise_go_position_advance (position, closed))
    for (int i = 0; i < 25; i++)
      if (closed[i])
        g_assert_cmpint (tengen_board_get (position->board, (TengenPoint) i),
                         ==,
                         TENGEN_STONE_NONE);
}

/* An exercise stands where it was made. */
static void
check_open (const TengenExercise *exercise,
            const TengenExerciseGoPosition *position)
{
  g_autoptr (TengenExerciseGoPosition) again =
      tengen_exercise_go_position_open (exercise);

  g_assert_true (tengen_board_equal (again->board, position->board));
  g_assert_cmpint (again->to_move, ==, position->to_move);
  g_assert_cmpuint (again->ko, ==, position->ko);
}

static void
test_draw (void)
{
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      TengenBoardRandom random = { seed };
      g_autoptr (TengenExerciseGoPosition) position =
          tengen_exercise_go_position_draw (9, 30, 40, &random);
      g_autoptr (TengenExercise) exercise = tengen_exercise_go_position_begin (
          position, TENGEN_EXERCISE_LADDER, 6);
      TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
      guint n = tengen_exercise_go_position_list_chains (
          position, TENGEN_STONE_WHITE, 1, 3, chains);

      g_assert_cmpuint (
          tengen_exercise_go_position_get_percent (position), >=, 30);
      g_assert_cmpuint (
          tengen_exercise_go_position_get_percent (position), <=, 41);
      g_assert_cmpint (exercise->level, ==, 6);
      check_open (exercise, position);
      g_assert_cmpint (exercise->to_move, ==, position->to_move);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpint (exercise->stones[chains[i]], ==, TENGEN_STONE_WHITE);
          g_assert_cmpint (
              tengen_board_get_liberties (position->board, chains[i]), <=, 3);
          for (guint j = 0; j < i; j++)
            g_assert_cmpuint (
                tengen_board_get_chain (position->board, chains[i]),
                !=,
                tengen_board_get_chain (position->board, chains[j]));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-position/game", test_game);
  g_test_add_func ("/exercise-go-position/closed", test_closed);
  g_test_add_func ("/exercise-go-position/draw", test_draw);
  return g_test_run ();
}
