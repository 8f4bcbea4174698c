/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-alive: Benson's chains and the territory they enclose
 *
 * Pictures of expectation: `+` alive or territory, `.` not.
 */
#include "board-change.h"
#include "tengen-go-alive.h"

#include "board-picture.h"

#include <string.h>

static void
format_marks (const guint8 *marks, int width, int n_points, GString *text)
{
  for (int i = 0; i < n_points; i++)
    {
      if (i > 0 && i % width == 0)
        g_string_append_c (text, '/');
      g_string_append_c (text, marks[i] ? '+' : '.');
    }
}

static void
check (const char *picture,
       TengenStone colour,
       const char *alive,
       const char *territory)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (GString) got_alive = g_string_new (NULL);
  g_autoptr (GString) got_territory = g_string_new (NULL);
  guint8 stones[TENGEN_BOARD_MAX_POINTS], life[TENGEN_BOARD_MAX_POINTS];
  guint8 land[TENGEN_BOARD_MAX_POINTS];
  int width = tengen_board_get_width (board);
  int height = tengen_board_get_height (board);
  int n = 0;

  tengen_board_read (board, stones);
  for (const char *c = alive; *c != '\0'; c++)
    n += *c == '+';
  g_assert_cmpint (
      tengen_go_alive (stones, width, height, colour, life, land), ==, n);
  g_assert_cmpint (
      tengen_go_alive (stones, width, height, colour, life, NULL), ==, n);
  format_marks (life, width, width * height, got_alive);
  format_marks (land, width, width * height, got_territory);
  g_assert_cmpstr (got_alive->str, ==, alive);
  g_assert_cmpstr (got_territory->str, ==, territory);
}

static void
test_two_eyes (void)
{
  check (".X.XO/XXXXO/OOOO./.....",
         TENGEN_STONE_BLACK,
         ".+.+./++++./...../.....",
         "+.+../...../...../.....");
  check (".X.XO/XXXXO/OOOO./.....",
         TENGEN_STONE_WHITE,
         "...../...../...../.....",
         "...../...../...../.....");
}

static void
test_one_eye (void)
{
  check (".XXO./XXO../OO.../.....",
         TENGEN_STONE_BLACK,
         "...../...../...../.....",
         "...../...../...../.....");
}

/* The upper left eye is false: the corner stone hangs on it alone. */
static void
test_false_eye (void)
{
  check ("X.XX./OXX.X/.OXXX/..OOO",
         TENGEN_STONE_BLACK,
         "..++./.++.+/..+++/.....",
         "....+/...+./...../.....");
  check ("X.XO./OXXO./.OXXO/..OO.",
         TENGEN_STONE_BLACK,
         "...../...../...../.....",
         "...../...../...../.....");
}

/* Two chains that live by sharing two eyes. */
static void
test_shared_eyes (void)
{
  check ("OX.XO/OXXXO/O...O/OXXXO/OX.XO/OOOOO",
         TENGEN_STONE_BLACK,
         "...../...../...../...../...../.....",
         "...../...../...../...../...../.....");
  check (".X./X.X/XXX", TENGEN_STONE_BLACK, ".+./+.+/+++", "+.+/.+./...");
}

/* A dead white stone in an eye: all empty points touch Black. */
static void
test_dead_stone_inside (void)
{
  check ("..O.X/XXXXX/.X.X.",
         TENGEN_STONE_BLACK,
         "....+/+++++/.+.+.",
         "++++./...../+.+.+");
}

/* White can have one eye in the corner, but not two. */
static void
test_room_for_one_eye (void)
{
  check (".OX.X./O.XXXX/XXX...",
         TENGEN_STONE_BLACK,
         "..+.+./..++++/+++...",
         "++.+.+/++..../...+++");
}

/* White could live at the left; at the right one eye of two points at most. */
static void
test_room_for_life (void)
{
  check ("...X.X./...XXXX/...X.../XXXX...",
         TENGEN_STONE_BLACK,
         "...+.+./...++++/...+.../++++...",
         "....+.+/......./....+++/....+++");
}

static void
test_empty (void)
{
  check ("../..", TENGEN_STONE_BLACK, "../..", "../..");
  check (".", TENGEN_STONE_WHITE, ".", ".");
}

/* The other direction: White lets Black move as often as he likes. What can be
 * captured then is not alive, all else is. */
typedef struct
{
  GHashTable *seen;
  guint8 lost[16];
  int width;
  int height;
} Attack;

static void
attack (Attack *self, TengenBoard *board)
{
  g_autofree char *text = tengen_picture_format (board, '/');

  if (!g_hash_table_add (self->seen, g_steal_pointer (&text)))
    return;
  for (TengenPoint i = 0; i < self->width * self->height; i++)
    {
      TengenPoint taken[16];
      TengenBoardTry result;
      int n;

      if (tengen_board_get (board, i) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, i, TENGEN_STONE_BLACK, &result);
      if (result.own > 0)
        continue;
      tengen_board_play (board, i, TENGEN_STONE_BLACK, NULL);
      n = list_taken (board, taken);
      for (int j = 0; j < n; j++)
        self->lost[taken[j]] = TRUE;
      attack (self, board);
      tengen_board_undo (board);
    }
}

static TengenBoard *
make_random_board (int width, int height)
{
  TengenBoard *board = tengen_board_new (width, height);
  int n_moves = g_test_rand_int_range (10, 40);

  for (int i = 0; i < n_moves; i++)
    {
      TengenPoint point = g_test_rand_int_range (0, width * height);
      TengenStone stone = g_test_rand_int_range (0, 4) == 0
                              ? TENGEN_STONE_BLACK
                              : TENGEN_STONE_WHITE;
      TengenBoardTry result;

      if (tengen_board_get (board, point) != TENGEN_STONE_NONE)
        continue;
      tengen_board_try (board, point, stone, &result);
      if (result.own == 0 && result.taken < 4)
        tengen_board_play (board, point, stone, NULL);
    }
  return board;
}

static int
check_by_attack (int width, int height)
{
  g_autoptr (TengenBoard) board = make_random_board (width, height);
  Attack state = { .width = width, .height = height };
  guint8 stones[16], alive[16], territory[16];
  int n;

  state.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  tengen_board_read (board, stones);
  attack (&state, board);
  n = tengen_go_alive (
      stones, width, height, TENGEN_STONE_WHITE, alive, territory);
  for (int i = 0; i < width * height; i++)
    if (stones[i] == TENGEN_STONE_WHITE)
      g_assert_cmpint (alive[i], ==, !state.lost[i]);
    else
      g_assert_false (alive[i]);
  g_hash_table_unref (state.seen);
  return n;
}

static void
test_random (void)
{
  int n_alive = 0;

  for (int i = 0; i < 150; i++)
    n_alive += check_by_attack (4, 3) + check_by_attack (4, 4);
  g_assert_cmpint (n_alive, >, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/alive/two-eyes", test_two_eyes);
  g_test_add_func ("/go/alive/one-eye", test_one_eye);
  g_test_add_func ("/go/alive/false-eye", test_false_eye);
  g_test_add_func ("/go/alive/shared-eyes", test_shared_eyes);
  g_test_add_func ("/go/alive/dead-stone-inside", test_dead_stone_inside);
  g_test_add_func ("/go/alive/room-for-one-eye", test_room_for_one_eye);
  g_test_add_func ("/go/alive/room-for-life", test_room_for_life);
  g_test_add_func ("/go/alive/empty", test_empty);
  g_test_add_func ("/go/alive/random", test_random);
  return g_test_run ();
}
