/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-plain: records of GM[4] that are no Renju
 */
#include "game-play.h"
#include "board-picture.h"

static void
check_board (const TengenGame *game, const char *wanted)
{
  const TengenPosition *position = tengen_game_get_position (game);
  g_autofree char *picture =
      tengen_picture_format (tengen_position_get_board (position), '/');

  g_assert_cmpstr (picture, ==, wanted);
}

/* Stones are where they were put, also those without liberties. */
static void
test_nothing_taken (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[4]SZ[3];B[aa];W[ba];B[bb];W[ab];B[cc])");
  const TengenPosition *position = tengen_game_get_position (game);

  go_to (game, 6);
  check_board (game, "XO./OX./..X");
  g_assert_cmpint (
      tengen_position_get_prisoners (position, TENGEN_STONE_BLACK), ==, 0);
  g_assert_cmpint (tengen_position_get_last_taken (position), ==, 0);
  g_assert_null (tengen_position_count (position));
  g_assert_cmpint (play (game, 0), ==, TENGEN_REASON_OCCUPIED);
  g_assert_cmpint (play (game, 2), ==, TENGEN_REASON_NONE);
  check_board (game, "XOO/OX./..X");
}

/* What a file puts on a stone takes its place, and is flagged. */
static void
test_forced (void)
{
  g_autoptr (TengenGame) game = open_text ("(;GM[4]SZ[3];B[aa];W[aa];B[aa])");

  go_to (game, 3);
  check_board (game, "O../.../...");
  g_assert_cmpint (
      tengen_position_get_forced (tengen_game_get_position (game))->code,
      ==,
      TENGEN_REASON_OCCUPIED);
  go_to (game, 2);
  check_board (game, "X../.../...");
}

static void
test_passes (void)
{
  g_autoptr (TengenGame) game = open_text ("(;GM[4]RU[Gomoku])");

  g_assert_cmpint (tengen_game_get_setup (game)->width, ==, 15);
  play_all (game, "H8 pass pass pass G7");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (game)),
      ==,
      TENGEN_STONE_WHITE);
  g_assert_cmpint (count_act (game, TENGEN_ACTION_FINISH, TENGEN_SEAT_NONE, 0),
                   ==,
                   TENGEN_REASON_NOT_STOPPED);
}

static void
test_resign (void)
{
  g_autoptr (TengenGame) game = open_text ("(;GM[4]RU[五目並べ];B[hh])");
  g_autofree char *text = NULL;

  go_to (game, 2);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_RESIGN, TENGEN_SEAT_SECOND, 0),
      ==,
      TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (play (game, 0), ==, TENGEN_REASON_OVER);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "RE[B+R]"));
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
}

/* Setup, and a turn that the record gives, are taken back exactly. */
static void
test_setup (void)
{
  g_autoptr (TengenGame) game = open_text (
      "(;GM[4]SZ[4]HA[3]AB[aa:da]AW[ab:db];PL[W]AE[aa:db]AB[dd];W[aa]"
      "TNC[dead aa][finish])");

  go_to (game, 1);
  check_board (game, "XXXX/OOOO/..../....");
  go_to (game, 3);
  check_board (game, "O.../..../..../...X");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_PLAY);
  go_to (game, 2);
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (game)),
      ==,
      TENGEN_STONE_WHITE);
  go_to (game, 1);
  check_board (game, "XXXX/OOOO/..../....");
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (game)),
      ==,
      TENGEN_STONE_BLACK);
}

/* Plays and goes about at random, beside an array of stones a node. */
static void
test_random (void)
{
  for (int i = 0; i < 40; i++)
    {
      int size = g_test_rand_int_range (2, 8);
      g_autofree char *text =
          g_strdup_printf ("(;GM[4]SZ[%d]RU[gomoku])", size);
      g_autoptr (TengenGame) game = open_text (text);
      const TengenPosition *position = tengen_game_get_position (game);
      g_autoptr (GPtrArray) stones = g_ptr_array_new_with_free_func (g_free);
      int n = size * size;

      g_ptr_array_add (stones, NULL);
      g_ptr_array_add (stones, g_malloc0 ((gsize) n));
      for (int j = 0; j < 60; j++)
        {
          TengenPoint point = (TengenPoint) g_test_rand_int_range (0, n);
          TengenNode cursor = tengen_game_get_cursor (game);
          guint8 *before = stones->pdata[cursor];
          TengenStone stone = tengen_position_get_to_move (position);
          gboolean free_point = before[point] == TENGEN_STONE_NONE;
          g_autofree guint8 *now = g_malloc ((gsize) n);

          g_assert_cmpint (play (game, point),
                           ==,
                           free_point ? TENGEN_REASON_NONE
                                      : TENGEN_REASON_OCCUPIED);
          if (tengen_game_get_cursor (game) == stones->len)
            {
              g_ptr_array_add (stones, g_memdup2 (before, (gsize) n));
              ((guint8 *) stones->pdata[stones->len - 1])[point] =
                  (guint8) stone;
            }
          if (j % 5 == 0)
            go_to (game,
                   (TengenNode) g_test_rand_int_range (1, (int) stones->len));
          tengen_board_read (tengen_position_get_board (position), now);
          g_assert_cmpmem (
              now, n, stones->pdata[tengen_game_get_cursor (game)], n);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/plain/nothing-taken", test_nothing_taken);
  g_test_add_func ("/game/plain/forced", test_forced);
  g_test_add_func ("/game/plain/passes", test_passes);
  g_test_add_func ("/game/plain/resign", test_resign);
  g_test_add_func ("/game/plain/setup", test_setup);
  g_test_add_func ("/game/plain/random", test_random);
  return g_test_run ();
}
