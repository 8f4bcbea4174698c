/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-finish: what is settled, and games played to their end
 */
#include "tengen-exercise-go-finish.h"

#include "board-picture.h"
#include "tengen-go-alive.h"

#define SIZE 7
#define N_GAMES 20
/* White lives by the eyes at the right edge; Black is enclosed. */
#define BELOW "/XXXXXOO/OOOOOO./.....OO/......./......./......."
#define BLACK_STONE 3

static void
test_settled (void)
{
  static const struct
  {
    const char *picture;
    gboolean lives;         /* Black does */
    gboolean is_settled[2]; /* if all must live, or may be dead */
    TengenStone owner;      /* of the corner */
  } cases[] = {
    { ".X.XXO." BELOW, TRUE, { TRUE, TRUE }, TENGEN_STONE_BLACK },
    { ".XXXXO./OOOOOOO/OOOOOO./.....OO/......./......./.......",
      FALSE,
      { FALSE, TRUE },
      TENGEN_STONE_WHITE },
    { "...XXO." BELOW, FALSE, { FALSE, FALSE }, TENGEN_STONE_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenBoard) board =
          tengen_picture_parse (cases[i].picture, NULL);
      TengenExerciseGoFinish finish;

      g_test_message ("%s", cases[i].picture);
      tengen_exercise_go_finish_settle (&finish, board);
      g_assert_cmpint (finish.n_points, ==, SIZE * SIZE);
      g_assert_cmpint (
          finish.alive[TENGEN_STONE_BLACK][BLACK_STONE], ==, cases[i].lives);
      g_assert_true (finish.alive[TENGEN_STONE_WHITE][5]);
      for (int j = 0; j < 2; j++)
        g_assert_cmpint (tengen_exercise_go_finish_is_settled (&finish, j),
                         ==,
                         cases[i].is_settled[j]);
      g_assert_cmpint (
          tengen_exercise_go_finish_get_owner (&finish, 0), ==, cases[i].owner);
      /* a white eye, and where Black might still live */
      g_assert_cmpint (tengen_exercise_go_finish_get_owner (&finish, 6),
                       ==,
                       TENGEN_STONE_WHITE);
      g_assert_cmpint (
          tengen_exercise_go_finish_get_owner (&finish, SIZE * SIZE - 1),
          ==,
          TENGEN_STONE_NONE);
    }
}

/* A stone in the middle of three makes the life of the group certain. */
static void
test_guard (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse ("...XXO." BELOW, NULL);
  g_autofree char *after = NULL;
  TengenExerciseGoFinish finish;

  tengen_exercise_go_finish_settle (&finish, board);
  tengen_exercise_go_finish_guard (board, &finish);
  after = tengen_picture_format (board, '/');
  g_assert_cmpstr (after, ==, ".X.XXO." BELOW);
  g_assert_true (tengen_exercise_go_finish_is_settled (&finish, FALSE));
}

static void
check_board (const TengenBoard *board, const TengenExerciseGoFinish *finish)
{
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      guint8 alive[TENGEN_BOARD_MAX_POINTS];

      tengen_go_alive (
          finish->stones, SIZE, SIZE, (TengenStone) side, alive, NULL);
      g_assert_cmpmem (finish->alive[side], SIZE * SIZE, alive, SIZE * SIZE);
    }
  for (int i = 0; i < SIZE * SIZE; i++)
    {
      TengenStone stone = tengen_board_get (board, (TengenPoint) i);

      g_assert_cmpint (finish->stones[i], ==, stone);
      if (stone != TENGEN_STONE_NONE)
        g_assert_cmpint (
            tengen_board_get_liberties (board, (TengenPoint) i), >, 0);
    }
}

/* Games end; what is said of the end holds; most ends are settled. */
static void
test_play (void)
{
  for (int fills = 0; fills < 2; fills++)
    {
      int n_settled = 0;

      for (guint64 seed = 1; seed <= N_GAMES; seed++)
        {
          TengenBoardRandom random = { tengen_board_random_mix (seed) };
          g_autoptr (TengenExerciseGoPosition) position =
              tengen_exercise_go_position_new (SIZE, &random);
          TengenExerciseGoFinish finish;

          tengen_exercise_go_finish_play (position, fills, &finish);
          check_board (position->board, &finish);
          g_assert_cmpuint (
              tengen_exercise_go_position_get_percent (position), >, 30);
          tengen_exercise_go_finish_guard (position->board, &finish);
          check_board (position->board, &finish);
          n_settled += tengen_exercise_go_finish_is_settled (&finish, TRUE);
        }
      g_assert_cmpint (n_settled, >, N_GAMES / 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-finish/settled", test_settled);
  g_test_add_func ("/exercise-go-finish/guard", test_guard);
  g_test_add_func ("/exercise-go-finish/play", test_play);
  return g_test_run ();
}
