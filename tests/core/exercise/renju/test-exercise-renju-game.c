/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-renju-game: games from which positions are taken
 */
#include "tengen-exercise-renju-game.h"

#include "renju-literal.h"
#include "tengen-renju-pattern.h"

#include <string.h>

#define N_GAMES 40

/* Every move is a legal one, and nothing is played after a row that wins. */
static void
check_game (const TengenExerciseRenjuGame *game)
{
  guint8 stones[TENGEN_RENJU_POINTS] = { 0 };

  g_assert_cmpuint (game->n_moves, <=, TENGEN_EXERCISE_RENJU_MOVES);
  g_assert_cmpint (tengen_renju_pattern_find (game->moves, NULL), >=, 0);
  for (guint i = 0; i < game->n_moves; i++)
    {
      TengenPoint point = game->moves[i];

      g_assert_cmpuint (stones[point], ==, TENGEN_STONE_NONE);
      stones[point] = (guint8) tengen_exercise_renju_game_get_side (i);
      if (stones[point] == TENGEN_STONE_BLACK)
        g_assert_cmpuint (renju_literal_class (stones, point) &
                              TENGEN_RENJU_FORBIDDEN,
                          ==,
                          0);
      if (i + 1 < game->n_moves)
        g_assert_false (renju_literal_wins (stones, point));
    }
}

static void
test_legal (void)
{
  TengenBoardRandom random = { 1 };
  guint n_moves[2] = { 0 };

  for (int i = 0; i < N_GAMES; i++)
    for (int j = 0; j < 2; j++)
      {
        TengenExerciseRenjuGame game;

        tengen_exercise_renju_game_play (
            &game, j * TENGEN_EXERCISE_RENJU_GAME_LEVELS, &random);
        check_game (&game);
        n_moves[j] += game.n_moves;
      }
  /* long enough for something to happen; among good players, longer */
  g_assert_cmpuint (n_moves[0], >, 15 * N_GAMES);
  g_assert_cmpuint (n_moves[1], >, n_moves[0]);
}

static void
test_same (void)
{
  TengenBoardRandom random = { 2 }, again = { 2 };
  TengenExerciseRenjuGame game, same, other;

  tengen_exercise_renju_game_play (&game, 0, &random);
  tengen_exercise_renju_game_play (&same, 0, &again);
  tengen_exercise_renju_game_play (&other, 0, &again);
  g_assert_cmpmem (game.moves,
                   game.n_moves * sizeof *game.moves,
                   same.moves,
                   same.n_moves * sizeof *same.moves);
  g_assert_cmpint (
      memcmp (game.moves,
              other.moves,
              MIN (game.n_moves, other.n_moves) * sizeof *game.moves),
      !=,
      0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-renju-game/legal", test_legal);
  g_test_add_func ("/exercise-renju-game/same", test_same);
  return g_test_run ();
}
