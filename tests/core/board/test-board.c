/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board: pictures of single changes, and what a board answers
 *
 * Not: long random games (test-board-chains).
 */
#include "board-change.h"
#include "tengen-board.h"
#include "board-picture.h"

#include <string.h>

#define B TENGEN_STONE_BLACK
#define W TENGEN_STONE_WHITE

/* A move, and what comes of it. */
typedef struct
{
  const char *name;
  const char *before;
  int x, y;
  TengenStone stone;
  const char *after;
  int taken, own;
  int n_changed;
} PlayCase;

static const PlayCase play_cases[] = {
  { "alone", ".../.../...", 1, 1, B, ".../.X./...", 0, 0, 1 },
  { "joins two", "X.X/.../...", 1, 0, B, "XXX/.../...", 0, 0, 1 },
  { "joins four", ".X./X.X/.X.", 1, 1, B, ".X./XXX/.X.", 0, 0, 1 },
  { "takes in the corner", "OX./.../...", 0, 1, B, ".X./X../...", 1, 0, 2 },
  { "takes at the edge", "XOX/.../...", 1, 1, B, "X.X/.X./...", 1, 0, 2 },
  { "takes in the middle", ".X./XO./.X.", 2, 1, B, ".X./X.X/.X.", 1, 0, 2 },
  { "one liberty is left",
    ".OO./XXXO/.OO.",
    0,
    0,
    W,
    "OOO./XXXO/.OO.",
    0,
    0,
    1 },
  { "takes three", "OOO./XXXO/.OO.", 0, 2, W, "OOO./...O/OOO.", 3, 0, 4 },
  { "takes two chains", "X.X/O.O/...", 1, 0, W, ".O./O.O/...", 2, 0, 3 },
  { "takes three chains", "X.X/OXO/.O.", 1, 0, W, ".O./O.O/.O.", 3, 0, 4 },
  { "takes four chains",
    "..O../.OXO./OX.XO/.OXO./..O..",
    2,
    2,
    W,
    "..O../.O.O./O.O.O/.O.O./..O..",
    4,
    0,
    5 },
  { "takes a ring from within",
    "OOOOO/OXXXO/OX.XO/OXXXO/OOOOO",
    2,
    2,
    W,
    "OOOOO/O...O/O.O.O/O...O/OOOOO",
    8,
    0,
    9 },
  { "takes before suicide", ".OX/OXX/X..", 0, 0, B, "X.X/.XX/X..", 2, 0, 3 },
  { "takes a ko", ".XO./X.XO/.XO.", 1, 1, W, ".XO./XO.O/.XO.", 1, 0, 2 },
  { "takes all", "XXX/XX./XXX", 2, 1, W, ".../..O/...", 8, 0, 9 },
  { "takes on two points", "X.", 1, 0, W, ".O", 1, 0, 2 },
  { "takes on two points, upright", "O/.", 0, 1, B, "./X", 1, 0, 2 },
  { "suicide of one", ".O./O.O/.O.", 1, 1, B, ".O./O.O/.O.", 0, 1, 0 },
  { "suicide in the corner", ".O/O.", 0, 0, B, ".O/O.", 0, 1, 0 },
  { "suicide of three", "XX.O/OOOO/....", 2, 0, B, "...O/OOOO/....", 0, 3, 2 },
  { "suicide of two chains",
    "X.XO/OOOO/....",
    1,
    0,
    B,
    "...O/OOOO/....",
    0,
    3,
    2 },
  { "suicide of all", "XXX/XX./XXX", 2, 1, B, ".../.../...", 0, 9, 8 },
  { "suicide on the only point", ".", 0, 0, W, ".", 0, 1, 0 },
};

/* A stone played on a stone takes its place; chains that had no liberties
 * before are judged only beside it. */
static const PlayCase replace_cases[] = {
  { "other colour", ".../.O./...", 1, 1, B, ".../.X./...", 0, 0, 1 },
  { "same colour", ".../.X./...", 1, 1, B, ".../.X./...", 0, 0, 0 },
  { "takes what it cuts off", "OOX/XX./...", 1, 0, B, ".XX/XX./...", 1, 0, 2 },
  { "suicide cuts in four",
    "..O../..O../OOOOO/..O../..O..",
    2,
    2,
    B,
    "..O../..O../OO.OO/..O../..O..",
    0,
    1,
    1 },
  { "suicide of the stone there",
    "OXO/.O./...",
    1,
    0,
    B,
    "O.O/.O./...",
    0,
    1,
    1 },
  { "suicide with others", "XOX/OOO/...", 1, 0, B, ".../OOO/...", 0, 3, 3 },
  { "takes what had no liberties",
    "XOX/OXO/XOX",
    1,
    1,
    B,
    "X.X/.X./X.X",
    4,
    0,
    4 },
  { "leaves what lies farther away",
    "OXO/XOX/OXO",
    0,
    0,
    B,
    "..O/.OX/OXO",
    0,
    3,
    3 },
};

static TengenPoint
at (const TengenBoard *board, int x, int y)
{
  return tengen_point_make (tengen_board_get_width (board), x, y);
}

static int
liberties_at (const TengenBoard *board, int x, int y)
{
  return tengen_board_get_liberties (board, at (board, x, y));
}

static void
assert_try (const PlayCase *c)
{
  g_autoptr (TengenBoard) board = tengen_picture_read (c->before);
  g_autoptr (TengenBoard) after = tengen_picture_read (c->after);
  TengenBoardTry attempt;

  tengen_board_try (board, at (board, c->x, c->y), c->stone, &attempt);
  g_assert_cmpint (attempt.taken, ==, c->taken);
  g_assert_cmpint (attempt.own, ==, c->own);
  g_assert_cmphex (attempt.hash, ==, tengen_board_get_hash (after));
  g_assert_cmpint (tengen_board_get_depth (board), ==, 0);
  tengen_picture_assert (board, c->before);
}

static void
assert_changed (const TengenBoard *board, const PlayCase *c)
{
  TengenPoint changed[TENGEN_BOARD_MAX_POINTS + 1];
  g_autoptr (TengenBoard) before = tengen_picture_read (c->before);
  int n = list_changed (board, changed);

  g_assert_cmpint (n, ==, c->n_changed);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (tengen_board_get (board, changed[i]),
                     !=,
                     tengen_board_get (before, changed[i]));
}

static void
assert_play (const PlayCase *c)
{
  g_autoptr (TengenBoard) board = tengen_picture_read (c->before);
  g_autoptr (TengenBoard) after = tengen_picture_read (c->after);
  g_autoptr (TengenBoard) before = tengen_board_copy (board);
  TengenPoint point = at (board, c->x, c->y);
  int own = -1;
  int taken;

  g_test_message ("%s: %s", c->name, c->before);
  taken = tengen_board_play (board, point, c->stone, &own);
  g_assert_cmpint (taken, ==, c->taken);
  g_assert_cmpint (own, ==, c->own);
  tengen_picture_assert (board, c->after);
  g_assert_true (tengen_board_equal (board, after));
  g_assert_cmpint (tengen_board_get_depth (board), ==, 1);
  assert_changed (board, c);

  tengen_board_undo (board);
  tengen_picture_assert (board, c->before);
  g_assert_true (tengen_board_equal (board, before));
  g_assert_cmpint (tengen_board_get_depth (board), ==, 0);
}

static void
exchange_colours (const char *picture, char *to)
{
  for (; *picture != '\0'; picture++)
    *to++ = *picture == 'X' ? 'O' : *picture == 'O' ? 'X' : *picture;
  *to = '\0';
}

/* Makes the same case with the colours exchanged. */
static PlayCase
exchange_case (const PlayCase *c, char *before, char *after)
{
  PlayCase other = *c;

  exchange_colours (c->before, before);
  exchange_colours (c->after, after);
  other.before = before;
  other.after = after;
  other.stone = tengen_stone_other (c->stone);
  return other;
}

static void
test_play (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (play_cases); i++)
    {
      char before[64], after[64];
      PlayCase other = exchange_case (&play_cases[i], before, after);

      assert_try (&play_cases[i]);
      assert_play (&play_cases[i]);
      assert_try (&other);
      assert_play (&other);
    }
}

static void
test_play_on_stone (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (replace_cases); i++)
    {
      char before[64], after[64];
      PlayCase other = exchange_case (&replace_cases[i], before, after);

      assert_play (&replace_cases[i]);
      assert_play (&other);
    }
}

/* White throws in, black takes one, white takes five back (ウッテガエシ). */
static void
test_play_snapback (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_read ("..XO./XXXO./OOOO.");
  int taken;

  taken = tengen_board_play (board, at (board, 1, 0), W, NULL);
  g_assert_cmpint (taken, ==, 0);
  g_assert_cmpint (liberties_at (board, 2, 1), ==, 1);
  taken = tengen_board_play (board, at (board, 0, 0), B, NULL);
  g_assert_cmpint (taken, ==, 1);
  tengen_picture_assert (board, "X.XO./XXXO./OOOO.");
  g_assert_cmpint (liberties_at (board, 0, 0), ==, 1);
  taken = tengen_board_play (board, at (board, 1, 0), W, NULL);
  g_assert_cmpint (taken, ==, 5);
  tengen_picture_assert (board, ".O.O./...O./OOOO.");
  g_assert_cmpint (liberties_at (board, 1, 0), ==, 3);
  while (tengen_board_get_depth (board) > 0)
    tengen_board_undo (board);
  tengen_picture_assert (board, "..XO./XXXO./OOOO.");
  g_assert_cmpint (liberties_at (board, 2, 1), ==, 2);
}

static void
test_play_without_out (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_read ("X.");

  g_assert_cmpint (tengen_board_play (board, 1, B, NULL), ==, 0);
  tengen_picture_assert (board, "..");
}

static void
test_new (void)
{
  for (int width = 1; width <= TENGEN_BOARD_MAX; width += 3)
    for (int height = 1; height <= TENGEN_BOARD_MAX; height += 17)
      {
        g_autoptr (TengenBoard) board = tengen_board_new (width, height);
        int n_points = width * height;

        g_assert_cmpint (tengen_board_get_width (board), ==, width);
        g_assert_cmpint (tengen_board_get_height (board), ==, height);
        g_assert_cmpint (tengen_board_get_n_points (board), ==, n_points);
        g_assert_cmpint (tengen_board_get_depth (board), ==, 0);
        g_assert_cmpint (tengen_board_count (board, B), ==, 0);
        g_assert_cmpint (tengen_board_count (board, W), ==, 0);
        for (int i = 0; i < n_points; i++)
          g_assert_cmpint (tengen_board_get (board, i), ==, TENGEN_STONE_NONE);
      }
}

static void
test_contract (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_read ("X.");
  TengenBoardTry attempt = { .taken = 7 };

  g_test_expect_message ("Tengen", G_LOG_LEVEL_CRITICAL, "*width*");
  g_assert_null (tengen_board_new (TENGEN_BOARD_MAX + 1, 5));
  g_test_expect_message ("Tengen", G_LOG_LEVEL_CRITICAL, "*point*");
  tengen_board_put (board, 2, B);
  g_test_expect_message ("Tengen", G_LOG_LEVEL_CRITICAL, "*stone*");
  tengen_board_play (board, 1, TENGEN_STONE_NONE, NULL);
  g_test_expect_message ("Tengen", G_LOG_LEVEL_CRITICAL, "*stone*");
  tengen_board_try (board, 0, W, &attempt);
  g_assert_cmpint (attempt.taken, ==, 7);
  g_test_expect_message ("Tengen", G_LOG_LEVEL_CRITICAL, "*head != 0*");
  g_assert_cmpint (tengen_board_get_liberties (board, 1), ==, 0);
  g_test_expect_message ("Tengen", G_LOG_LEVEL_CRITICAL, "*depth > 0*");
  tengen_board_undo (board);
  g_test_assert_expected_messages ();
  tengen_picture_assert (board, "X.");
}

static void
test_put (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (3, 3);
  TengenPoint changed[10];

  tengen_board_put (board, at (board, 1, 0), W);
  tengen_board_put (board, at (board, 0, 1), W);
  tengen_board_put (board, at (board, 0, 0), B);
  tengen_picture_assert (board, "XO./O../...");
  g_assert_cmpint (liberties_at (board, 0, 0), ==, 0);
  g_assert_cmpint (list_changed (board, changed), ==, 1);
  g_assert_cmpint (changed[0], ==, 0);
  tengen_board_put (board, 0, B);
  g_assert_cmpint (list_changed (board, changed), ==, 0);
  tengen_board_put (board, 8, TENGEN_STONE_NONE);
  g_assert_cmpint (list_changed (board, changed), ==, 0);
  g_assert_cmpint (tengen_board_get_depth (board), ==, 5);
  tengen_board_put (board, 0, TENGEN_STONE_NONE);
  tengen_picture_assert (board, ".O./O../...");
  g_assert_cmpint (liberties_at (board, 1, 0), ==, 3);
  for (int i = 0; i < 3; i++)
    tengen_board_undo (board);
  tengen_picture_assert (board, "XO./O../...");
  g_assert_cmpint (tengen_board_count (board, B), ==, 1);
  g_assert_cmpint (tengen_board_count (board, W), ==, 2);
}

/* A stone without liberties stays until a move beside it gives its last
 * neighbours' colour a reason to look at it. */
static void
test_put_without_liberties (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_read ("XO./O../...");

  tengen_board_play (board, at (board, 2, 2), W, NULL);
  tengen_picture_assert (board, "XO./O../..O");
  tengen_board_play (board, at (board, 1, 0), W, NULL);
  tengen_picture_assert (board, ".O./O../..O");
  tengen_board_undo (board);
  tengen_board_play (board, at (board, 1, 0), B, NULL);
  tengen_picture_assert (board, "XX./O../..O");
  g_assert_cmpint (liberties_at (board, 0, 0), ==, 2);
}

/* Lifting the middle leaves four arms, each with its own liberties. */
static void
test_put_cuts (void)
{
  g_autoptr (TengenBoard) board =
      tengen_picture_read ("..X../..X../XXXXX/..X../..X..");
  TengenPoint chain[25];

  g_assert_cmpint (liberties_at (board, 2, 2), ==, 12);
  tengen_board_put (board, at (board, 2, 2), TENGEN_STONE_NONE);
  g_assert_cmpint (liberties_at (board, 2, 0), ==, 5);
  g_assert_cmpint (liberties_at (board, 0, 2), ==, 5);
  g_assert_cmpint (
      tengen_board_list_chain (board, at (board, 3, 2), chain), ==, 2);
  g_assert_cmpint (chain[0], ==, at (board, 3, 2));
  g_assert_cmpint (chain[1], ==, at (board, 4, 2));
  tengen_board_undo (board);
  g_assert_cmpint (
      tengen_board_list_chain (board, at (board, 3, 2), chain), ==, 9);
  g_assert_cmpint (liberties_at (board, 2, 2), ==, 12);
}

static void
test_copy (void)
{
  g_autoptr (TengenBoard) board = tengen_picture_read ("X.O/.../...");
  g_autoptr (TengenBoard) copy = NULL;

  tengen_board_play (board, 4, B, NULL);
  copy = tengen_board_copy (board);
  g_assert_cmpint (tengen_board_get_depth (copy), ==, 0);
  g_assert_true (tengen_board_equal (board, copy));
  tengen_board_play (copy, 5, W, NULL);
  g_assert_false (tengen_board_equal (board, copy));
  tengen_board_undo (board);
  tengen_picture_assert (board, "X.O/.../...");
  tengen_picture_assert (copy, "X.O/.XO/...");
  g_clear_pointer (&board, tengen_board_free);
  tengen_board_undo (copy);
  tengen_picture_assert (copy, "X.O/.X./...");
}

static void
put_number (TengenBoard *board, int number)
{
  for (int i = 0; i < 9; i++, number /= 3)
    tengen_board_put (board, i, number % 3);
}

/* All 19,683 boards of 3 x 3 differ in hash; going back gives the hash of
 * the board before. */
static void
test_hash (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autofree guint64 *hashes = g_new (guint64, 19683);
  g_autoptr (TengenBoard) board = tengen_board_new (3, 3);

  for (int i = 0; i < 19683; i++)
    {
      put_number (board, i);
      hashes[i] = tengen_board_get_hash (board);
      g_assert_true (g_hash_table_add (seen, &hashes[i]));
    }
  for (int i = 19683; i-- > 1;)
    {
      g_assert_cmphex (tengen_board_get_hash (board), ==, hashes[i]);
      for (int j = 0; j < 9; j++)
        tengen_board_undo (board);
    }
}

static void
test_equal (void)
{
  g_autoptr (TengenBoard) wide = tengen_board_new (3, 2);
  g_autoptr (TengenBoard) high = tengen_board_new (2, 3);
  g_autoptr (TengenBoard) other = tengen_board_new (3, 2);

  g_assert_false (tengen_board_equal (wide, high));
  g_assert_cmphex (
      tengen_board_get_hash (wide), !=, tengen_board_get_hash (high));
  g_assert_true (tengen_board_equal (wide, other));
  tengen_board_play (wide, 1, B, NULL);
  tengen_board_play (wide, 3, W, NULL);
  tengen_board_put (other, 3, W);
  g_assert_false (tengen_board_equal (wide, other));
  tengen_board_put (other, 1, B);
  g_assert_true (tengen_board_equal (wide, other));
  g_assert_cmphex (
      tengen_board_get_hash (wide), ==, tengen_board_get_hash (other));
}

/* A move that takes, a suicide, a stone lifted. */
static void
test_read_at (void)
{
  static const guint8 expected[][4] = {
    { 2, 1, 0, 0 }, { 0, 1, 1, 0 }, { 0, 1, 1, 0 }, { 0, 0, 1, 0 }
  };
  g_autoptr (TengenBoard) board = tengen_picture_read ("OX/..");
  guint8 stones[4];

  tengen_board_play (board, 2, B, NULL);
  tengen_board_play (board, 3, W, NULL);
  tengen_board_put (board, 1, TENGEN_STONE_NONE);
  for (guint i = 0; i < 4; i++)
    {
      tengen_board_read_at (board, i, stones);
      g_assert_cmpmem (stones, 4, expected[i], 4);
    }
  tengen_picture_assert (board, "../X.");
  g_assert_cmpint (tengen_board_get_depth (board), ==, 3);
}

/* Long lines, taken back here and there: what lay on the board is always what
 * was noted then. */
static void
test_read_at_long (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (5, 4);
  g_autoptr (GArray) then = g_array_new (FALSE, FALSE, 20);
  guint8 stones[20];

  for (int i = 0; i < 6000; i++)
    {
      guint depth = tengen_board_get_depth (board);
      TengenPoint point = (TengenPoint) g_test_rand_int_range (0, 20);

      tengen_board_read (board, stones);
      g_array_set_size (then, depth);
      g_array_append_vals (then, stones, 1);
      if (i % 900 == 899)
        for (int n = g_test_rand_int_range (1, 600); n > 0; n--)
          tengen_board_undo (board);
      else if (g_test_rand_bit ())
        tengen_board_play (board, point, g_test_rand_bit () ? B : W, NULL);
      else
        tengen_board_put (
            board, point, (TengenStone) g_test_rand_int_range (0, 3));
      depth = tengen_board_get_depth (board);
      depth = (guint) g_test_rand_int_range (0, (int) MIN (depth, then->len));
      tengen_board_read_at (board, depth, stones);
      g_assert_cmpmem (stones, 20, then->data + 20 * depth, 20);
    }
  g_assert_cmpuint (tengen_board_get_depth (board), >, 1000);
}

/* Two depths near each other and far apart, in either order; on few points, so
 * that boards come back. */
static void
test_is_same_at (void)
{
  g_autoptr (TengenBoard) board = tengen_board_new (2, 2);
  guint8 stones[4], others[4];
  guint n_same = 0;

  for (int i = 0; i < 2000; i++)
    tengen_board_play (board,
                       (TengenPoint) g_test_rand_int_range (0, 4),
                       g_test_rand_bit () ? B : W,
                       NULL);
  for (int i = 0; i < 4000; i++)
    {
      guint depth = (guint) g_test_rand_int_range (0, 2001);
      guint other = (guint) g_test_rand_int_range (0, 2001);
      gboolean same;

      if (i % 2 == 0)
        other = MIN (depth + other % 8, 2000);
      tengen_board_read_at (board, depth, stones);
      tengen_board_read_at (board, other, others);
      same = memcmp (stones, others, 4) == 0;
      n_same += same;
      g_assert_cmpint (tengen_board_is_same_at (board, depth, other), ==, same);
      g_assert_cmpint (tengen_board_is_same_at (board, other, depth), ==, same);
    }
  g_assert_cmpuint (n_same, >, 200);
  g_assert_cmpuint (n_same, <, 3800);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board/new", test_new);
  g_test_add_func ("/board/contract", test_contract);
  g_test_add_func ("/board/play", test_play);
  g_test_add_func ("/board/play/on-stone", test_play_on_stone);
  g_test_add_func ("/board/play/snapback", test_play_snapback);
  g_test_add_func ("/board/play/without-out", test_play_without_out);
  g_test_add_func ("/board/put", test_put);
  g_test_add_func ("/board/put/no-liberties", test_put_without_liberties);
  g_test_add_func ("/board/put/cuts", test_put_cuts);
  g_test_add_func ("/board/copy", test_copy);
  g_test_add_func ("/board/hash", test_hash);
  g_test_add_func ("/board/equal", test_equal);
  g_test_add_func ("/board/read-at", test_read_at);
  g_test_add_func ("/board/read-at/long", test_read_at_long);
  g_test_add_func ("/board/is-same-at", test_is_same_at);
  return g_test_run ();
}
