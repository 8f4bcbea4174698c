/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-dead-playout: games by chance end, are fair to all moves, and are
 *                       the same everywhere
 */
#include "tengen-go-dead-playout.h"

#include "tengen-board-picture.h"

/* Makes a board from a picture. */
static TengenGoDeadBoard *
load_picture (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autofree guint8 *stones = g_new (guint8, tengen_board_get_n_points (board));
  TengenGoDeadBoard *self = tengen_go_dead_board_new (
      tengen_board_get_width (board), tengen_board_get_height (board));

  tengen_board_read (board, stones);
  tengen_go_dead_board_load (self, stones);
  return self;
}

static gboolean
is_full (void)
{
  return g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0;
}

/* The numbers that splitmix64 gives from seed 0 are known. */
static void
test_random (void)
{
  TengenGoDeadRandom random = { 0 };
  guint counts[7] = { 0 };

  g_assert_cmphex (tengen_go_dead_random_draw (&random),
                   ==,
                   G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmphex (tengen_go_dead_random_draw (&random),
                   ==,
                   G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  for (int i = 0; i < 7000; i++)
    counts[tengen_go_dead_random_below (&random, 7)]++;
  for (int i = 0; i < 7; i++)
    g_assert_cmpuint (ABS ((int) counts[i] - 1000), <, 120);
  g_assert_cmpuint (tengen_go_dead_random_below (&random, 1), ==, 0);
  g_assert_cmpuint (tengen_go_dead_random_scale (G_MAXUINT32, 9), ==, 8);
}

/* Draws often; the moves that may be drawn are marked `x`, and each must come
 * about as often. */
static void
check_moves (const char *picture, TengenStone stone, const char *marks)
{
  g_autoptr (TengenGoDeadBoard) board = load_picture (picture);
  TengenGoDeadRandom random = { 11 };
  guint counts[100] = { 0 };
  int n = 0;

  for (int i = 0; marks[i] != '\0'; i++)
    n += marks[i] == 'x';
  for (int i = 0; i < 1000 * n; i++)
    {
      TengenGoDeadPoint point =
          tengen_go_dead_playout_choose (board, stone, &random);

      g_assert_cmpuint (point, !=, 0);
      counts[tengen_go_dead_board_unpad (board, point)]++;
    }
  if (n == 0)
    g_assert_cmpuint (
        tengen_go_dead_playout_choose (board, stone, &random), ==, 0);
  for (int i = 0; marks[i] != '\0'; i++)
    g_assert_cmpuint (ABS ((int) counts[i] - (marks[i] == 'x' ? 1000 : 0)),
                      <=,
                      marks[i] == 'x' ? 150 : 0);
}

static void
test_choose (void)
{
  check_moves ("...", TENGEN_STONE_BLACK, "xxx");
  /* Eyes of one's own are spared, those of the other side too, as suicide. */
  check_moves (".X./XXX/.X.", TENGEN_STONE_BLACK, "---------");
  check_moves (".X./XXX/.X.", TENGEN_STONE_WHITE, "---------");
  /* The last liberty is no suicide but takes. */
  check_moves ("XXX/XXX/XX.", TENGEN_STONE_WHITE, "--------x");
  check_moves ("XXX/XXX/XX.", TENGEN_STONE_BLACK, "---------");
  /* A false eye at the edge is no eye. */
  check_moves (".XO/XX./OX.", TENGEN_STONE_BLACK, "-----x--x");
  check_moves (".XO/XO./X..", TENGEN_STONE_BLACK, "x----x-xx");
  /* A long row of eyes makes what stands after it no more likely. */
  check_moves (".X.X.X.X.X.X/XXXXXXXXXXXX/OOOOOOOOOOOO/.O.O.O...O.O",
               TENGEN_STONE_WHITE,
               "------------------------------------------xxx---");
}

static void
test_closed (void)
{
  g_autoptr (TengenGoDeadBoard) board = load_picture ("...../.....");
  TengenGoDeadRandom random = { 3 };

  for (TengenPoint i = 0; i < 9; i++)
    tengen_go_dead_board_close (board, tengen_go_dead_board_pad (board, i));
  for (int i = 0; i < 50; i++)
    g_assert_cmpuint (
        tengen_go_dead_playout_choose (board, TENGEN_STONE_WHITE, &random),
        ==,
        tengen_go_dead_board_pad (board, 9));
}

/* Who passed last had no move; who passed before may have had nothing but a
 * ko. Every other point is somebody's. */
static void
check_end (const TengenGoDeadBoard *board,
           TengenStone last,
           TengenGoDeadRandom *random)
{
  TengenStone before = tengen_stone_other (last);
  TengenGoDeadPoint ko = tengen_go_dead_playout_choose (board, before, random);
  int n =
      board->n_stones[TENGEN_STONE_BLACK] - board->n_stones[TENGEN_STONE_WHITE];

  g_assert_cmpuint (tengen_go_dead_playout_choose (board, last, random), ==, 0);
  if (ko != 0)
    g_assert_cmpuint (
        tengen_go_dead_board_count_around (board, ko, last), ==, 4);
  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenGoDeadPoint point = board->empty[i];

      n += tengen_go_dead_board_count_around (
               board, point, TENGEN_STONE_BLACK) == 4;
      n -= tengen_go_dead_board_count_around (
               board, point, TENGEN_STONE_WHITE) == 4;
    }
  g_assert_cmpint (tengen_go_dead_playout_count (board), ==, n);
}

/* Plays games from the empty board; returns the sum of their lengths. */
static guint
play_games (int width, int height, guint n)
{
  g_autoptr (TengenGoDeadBoard) start =
      tengen_go_dead_board_new (width, height);
  g_autoptr (TengenGoDeadBoard) board =
      tengen_go_dead_board_new (width, height);
  TengenGoDeadRandom random = { 1 };
  guint n_most = 4 * width * height + 16;
  guint n_moves, sum = 0;

  for (guint i = 0; i < n; i++)
    {
      tengen_go_dead_board_assign (board, start);
      n_moves = tengen_go_dead_playout_run (board, TENGEN_STONE_BLACK, &random);
      g_assert_cmpuint (n_moves, <=, n_most);
      if (n_moves < n_most)
        check_end (board,
                   n_moves % 2 == 1 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
                   &random);
      sum += n_moves;
    }
  return sum;
}

static void
test_end (void)
{
  for (int width = 1; width <= TENGEN_BOARD_MAX; width += is_full () ? 1 : 17)
    for (int height = 1; height <= TENGEN_BOARD_MAX;
         height += is_full () ? 1 : 17)
      play_games (width, height, 3);
}

/* Lengths that other programs' games by chance have too. */
static void
test_length (void)
{
  guint n = is_full () ? 30000 : 1000;

  g_assert_cmpuint (play_games (9, 9, n), >, 110 * n);
  g_assert_cmpuint (play_games (9, 9, n), <, 112 * n);
  g_assert_cmpuint (play_games (1, 1, 10), ==, 20);
  /* Along one line stones are taken back and forth for long. */
  g_assert_cmpuint (play_games (1, 52, 10), >, 200 * 10);
}

/* The same on every machine. */
static void
test_same (void)
{
  g_assert_cmpuint (play_games (7, 7, 20), ==, 1579);
  g_assert_cmpuint (play_games (19, 19, 5), ==, 2383);
  g_assert_cmpuint (play_games (13, 2, 20), ==, 837);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/dead-playout/random", test_random);
  g_test_add_func ("/go/dead-playout/choose", test_choose);
  g_test_add_func ("/go/dead-playout/closed", test_closed);
  g_test_add_func ("/go/dead-playout/end", test_end);
  g_test_add_func ("/go/dead-playout/length", test_length);
  g_test_add_func ("/go/dead-playout/same", test_same);
  return g_test_run ();
}
