/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-depth: how far a solver has to look
 */
#include "tengen-exercise-go-depth.h"

#include "board-picture.h"
#include "exercise-go-brute.h"

typedef struct
{
  const char *picture; /* Black to move */
  int x, y;
  int n;
} Case;

static const Case takes[] = {
  /* in atari */
  { "...X.../..XOX../......./......./......./......./.......", 3, 1, 1 },
  /* two liberties, at the edge */
  { "OX...../......./......./......./......./......./.......", 0, 0, 1 },
  { ".OX..../.X...../......./......./......./......./.......", 1, 0, 1 },
  { ".OOX.../XXX..../......./......./......./......./.......", 1, 0, 1 },
  /* along the edge, into the corner or back */
  { ".O...../.XX..../......./......./......./......./.......", 1, 0, 2 },
  /* in the open */
  { "......./......./...O.../......./......./......./.......", 3, 2, 0 },
};

static TengenExerciseGoPosition
begin (const char *picture)
{
  TengenExerciseGoPosition position = {
    .board = tengen_picture_parse (picture, NULL),
    .to_move = TENGEN_STONE_BLACK,
    .ko = TENGEN_POINT_NONE,
  };

  return position;
}

static void
test_take (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (takes); i++)
    {
      TengenExerciseGoPosition position = begin (takes[i].picture);
      g_autoptr (TengenBoard) board = position.board;
      g_autofree char *after = NULL;

      g_test_message ("%s", takes[i].picture);
      g_assert_cmpint (
          tengen_exercise_go_depth_take (
              &position, tengen_point_make (7, takes[i].x, takes[i].y), 2),
          ==,
          takes[i].n);
      after = tengen_picture_format (board, '/');
      g_assert_cmpstr (after, ==, takes[i].picture);
      g_assert_cmpint (position.to_move, ==, TENGEN_STONE_BLACK);
    }
}

/* The moves listed take, and where each has to fill a liberty there are no
 * others on the board. */
static void
check_takers (TengenExerciseGoPosition *position, TengenGo *go, TengenPoint at)
{
  for (int n = 1; n <= 2; n++)
    {
      TengenPoint takers[TENGEN_EXERCISE_GO_POINTS];
      guint8 is_listed[49] = { 0 };
      guint n_takers = tengen_exercise_go_depth_list_takers (
          position, at, n, takers, G_N_ELEMENTS (takers));

      for (guint i = 0; i < n_takers; i++)
        is_listed[takers[i]] = TRUE;
      for (TengenPoint i = 0; i < 49; i++)
        if (is_listed[i] ||
            tengen_board_get_liberties (position->board, at) == n)
          g_assert_cmpint (
              is_listed[i], ==, exercise_go_brute_takes_by (go, at, i, n));
      g_assert_cmpuint (
          tengen_exercise_go_depth_list_takers (position, at, n, takers, 1),
          ==,
          MIN (n_takers, 1));
    }
}

/* What it finds agrees with trying everything, in positions out of games. */
static void
test_brute (void)
{
  guint n_taken = 0;

  for (guint64 seed = 1; seed <= 40; seed++)
    {
      TengenBoardRandom random = { seed };
      g_autoptr (TengenExerciseGoPosition) position =
          tengen_exercise_go_position_draw (7, 30, 50, &random);
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_find ("japan"), 7, 7);
      TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
      guint n = tengen_exercise_go_position_list_chains (
          position, tengen_stone_other (position->to_move), 1, 2, chains);
      guint8 stones[49];

      if (position->ko != TENGEN_POINT_NONE)
        continue;
      tengen_board_read (position->board, stones);
      tengen_go_setup_all (go, stones);
      tengen_go_set_to_move (go, position->to_move);
      for (guint i = 0; i < n; i++)
        {
          int depth = tengen_exercise_go_depth_take (position, chains[i], 2);

          n_taken += depth > 0;
          g_assert_cmpint (
              depth == 1, ==, exercise_go_brute_takes (go, chains[i], 1));
          g_assert_cmpint (
              depth > 0, ==, exercise_go_brute_takes (go, chains[i], 2));
          if (depth > 0)
            check_takers (position, go, chains[i]);
        }
    }
  g_assert_cmpuint (n_taken, >, 5);
}

static void
check_join (const char *picture, int n)
{
  TengenExerciseGoPosition position = begin (picture);
  g_autoptr (TengenBoard) board = position.board;
  const TengenPoint targets[2] = { tengen_point_make (7, 2, 3),
                                   tengen_point_make (7, 4, 3) };

  g_assert_cmpint (
      tengen_exercise_go_depth_join (&position, targets, 2), ==, n);
}

static void
test_join (void)
{
  /* one point between them */
  check_join ("......./......./..O.O../..X.X../..O.O../......./.......", 1);
  /* what lies between can be taken */
  check_join ("......./......./...X.../..XOX../......./......./.......", 2);
  /* cut */
  check_join ("...O.../...O.../...O.../..XOX../...O.../...O.../...O...", 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-depth/take", test_take);
  g_test_add_func ("/exercise-go-depth/brute", test_brute);
  g_test_add_func ("/exercise-go-depth/join", test_join);
  return g_test_run ();
}
