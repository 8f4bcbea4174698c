/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-go-playout-board: the board for playouts beside the game's own, move by
 *                     move
 */
#include "tengen-go-playout-board.h"
#include "tengen-board-random.h"

#include "board-picture.h"
#include "tengen-go-play.h"

/* One game on two boards. */
typedef struct
{
  TengenGo *go;
  TengenGoPlayoutBoard *fast;
  TengenBoardRandom random;
  int width;
  int n_points;
  guint n_taken;
  guint n_kos;
} Pair;

static guint
draw (Pair *pair, guint n)
{
  return tengen_board_random_below (&pair->random, n);
}

static Pair
make_pair (int width, int height, guint seed)
{
  return (Pair){
    .go = tengen_go_new (tengen_go_rules_find ("japan"), width, height),
    .fast = tengen_go_playout_board_new (width, height),
    .random = { seed },
    .width = width,
    .n_points = width * height,
  };
}

static void
clear_pair (Pair *pair)
{
  tengen_go_free (pair->go);
  tengen_go_playout_board_free (pair->fast);
}

/* Makes a board from a picture, without a game. */
static TengenGoPlayoutBoard *
load_picture (const char *picture)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autofree guint8 *stones = g_new (guint8, tengen_board_get_n_points (board));
  TengenGoPlayoutBoard *fast = tengen_go_playout_board_new (
      tengen_board_get_width (board), tengen_board_get_height (board));

  tengen_board_read (board, stones);
  tengen_go_playout_board_load (fast, stones);
  return fast;
}

/* What lies at a distance from a point, or EDGE. */
static guint
look (const TengenBoard *board, TengenPoint point, int dx, int dy)
{
  int width = tengen_board_get_width (board);
  int x = tengen_point_x (point, width) + dx;
  int y = tengen_point_y (point, width) + dy;

  if (x < 0 || y < 0 || x >= width || y >= tengen_board_get_height (board))
    return TENGEN_GO_PLAYOUT_EDGE;
  return tengen_board_get (board, tengen_point_make (width, x, y));
}

/* Counts such squares along the lines or on the diagonals. */
static guint
count (const TengenBoard *board,
       TengenPoint point,
       gboolean is_diagonal,
       guint there)
{
  static const int steps[2][4][2] = {
    { { 0, -1 }, { -1, 0 }, { 1, 0 }, { 0, 1 } },
    { { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } },
  };
  guint n = 0;

  for (int i = 0; i < 4; i++)
    n += look (board,
               point,
               steps[is_diagonal][i][0],
               steps[is_diagonal][i][1]) == there;
  return n;
}

static void
check_empty (const Pair *pair, TengenPoint point, TengenStone stone)
{
  const TengenGoPlayoutBoard *fast = pair->fast;
  const TengenBoard *board = tengen_go_get_board (pair->go);
  TengenGoPlayoutPoint square = tengen_go_playout_board_pad (fast, point);
  TengenStone other = tengen_stone_other (stone);
  guint edges = count (board, point, FALSE, TENGEN_GO_PLAYOUT_EDGE);
  guint own = count (board, point, FALSE, stone) + edges;
  guint bad = count (board, point, TRUE, other) +
              (count (board, point, TRUE, TENGEN_GO_PLAYOUT_EDGE) > 0);

  g_assert_cmpint (tengen_go_playout_board_is_legal (fast, stone, square),
                   ==,
                   tengen_go_check (pair->go, point, stone, NULL) ==
                       TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_go_playout_board_count_empty (fast, square),
                    ==,
                    count (board, point, FALSE, TENGEN_STONE_NONE));
  g_assert_cmpuint (
      tengen_go_playout_board_count_around (fast, square, stone), ==, own);
  g_assert_cmpint (tengen_go_playout_board_is_eye (fast, stone, square),
                   ==,
                   own == 4 && bad < 2);
}

static void
check_chain (const Pair *pair, TengenPoint point)
{
  const TengenGoPlayoutBoard *fast = pair->fast;
  const TengenBoard *board = tengen_go_get_board (pair->go);
  TengenGoPlayoutPoint square = tengen_go_playout_board_pad (fast, point);
  TengenGoPlayoutPoint head = fast->heads[square];
  TengenGoPlayoutPoint atari = tengen_go_playout_board_get_atari (fast, square);
  TengenPoint list[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_list_chain (board, point, list);
  int n_liberties;
  guint touches = 0;

  g_assert_cmpuint (fast->sizes[head], ==, n);
  for (int i = 0; i < n; i++)
    {
      g_assert_cmpuint (
          head, ==, fast->heads[tengen_go_playout_board_pad (fast, list[i])]);
      touches += count (board, list[i], FALSE, TENGEN_STONE_NONE);
      square = fast->nexts[square];
      g_assert_true (square != tengen_go_playout_board_pad (fast, point) ||
                     i == n - 1);
    }
  g_assert_cmpuint (square, ==, tengen_go_playout_board_pad (fast, point));
  g_assert_cmpuint (
      tengen_go_playout_board_get_touches (fast, square), ==, touches);
  n_liberties = tengen_board_list_liberties (board, point, list);
  g_assert_cmpuint (
      atari,
      ==,
      n_liberties == 1 ? tengen_go_playout_board_pad (fast, list[0]) : 0);
  for (int i = 0; i < n_liberties; i++)
    g_assert_cmpint (
        tengen_go_playout_board_has_only (
            fast, square, tengen_go_playout_board_pad (fast, list[i])),
        ==,
        n_liberties == 1);
}

/* Compares all that can be asked. */
static void
check_all (const Pair *pair)
{
  const TengenGoPlayoutBoard *fast = pair->fast;
  const TengenBoard *board = tengen_go_get_board (pair->go);
  guint n_empty = 0;

  g_assert_cmpuint (fast->hash, ==, tengen_board_get_hash (board));
  for (TengenPoint i = 0; i < pair->n_points; i++)
    {
      TengenGoPlayoutPoint square = tengen_go_playout_board_pad (fast, i);

      g_assert_cmpuint (tengen_go_playout_board_unpad (fast, square), ==, i);
      g_assert_cmpint (tengen_go_playout_board_get (fast, square),
                       ==,
                       tengen_board_get (board, i));
      if (tengen_board_get (board, i) != TENGEN_STONE_NONE)
        {
          if (tengen_board_get_chain (board, i) == i)
            check_chain (pair, i);
          continue;
        }
      g_assert_cmpuint (fast->empty[fast->places[square]], ==, square);
      check_empty (pair, i, TENGEN_STONE_BLACK);
      check_empty (pair, i, TENGEN_STONE_WHITE);
      n_empty++;
    }
  g_assert_cmpuint (fast->n_empty, ==, n_empty);
  for (int i = TENGEN_STONE_BLACK; i <= TENGEN_STONE_WHITE; i++)
    g_assert_cmpuint (fast->n_stones[i], ==, tengen_board_count (board, i));
}

/* Finds a move by chance; own eyes are mostly spared, so that there are large
 * chains, and filled at times, so that these are taken. 0 is a pass. */
static TengenGoPlayoutPoint
choose (Pair *pair, TengenStone stone)
{
  const TengenGoPlayoutBoard *fast = pair->fast;

  for (int i = 0; fast->n_empty > 0 && i < 2 * pair->n_points; i++)
    {
      TengenGoPlayoutPoint square = fast->empty[draw (pair, fast->n_empty)];

      if (tengen_go_playout_board_is_legal (fast, stone, square) &&
          (!tengen_go_playout_board_is_eye (fast, stone, square) ||
           draw (pair, 30) == 0))
        return square;
    }
  return 0;
}

static void
move (Pair *pair)
{
  TengenStone stone = tengen_go_get_to_move (pair->go);
  TengenGoPlayoutPoint square = choose (pair, stone);
  int taken = 0;

  if (square == 0)
    tengen_go_pass (pair->go, stone);
  else
    taken = tengen_go_play (
        pair->go, tengen_go_playout_board_unpad (pair->fast, square), stone);
  g_assert_cmpint (
      tengen_go_playout_board_play (pair->fast, stone, square), ==, taken);
  pair->n_taken += taken;
  pair->n_kos += pair->fast->ko != 0;
}

/* Plays a game, comparing after every so many moves. */
static void
play_game (Pair *pair, guint n_moves, guint step)
{
  check_all (pair);
  for (guint i = 1; i <= n_moves; i++)
    {
      move (pair);
      if (i % step == 0)
        check_all (pair);
    }
}

static gboolean
is_full (void)
{
  return g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0;
}

/* Small boards, where all is compared after each move. */
static void
test_small (void)
{
  guint n_games = is_full () ? 60 : 2;
  guint n_taken = 0, n_kos = 0;

  for (int width = 1; width <= 9; width++)
    for (int height = 1; height <= 9; height++)
      for (guint i = 0; i < n_games; i++)
        {
          Pair pair = make_pair (width, height, 100 * i + 10 * width + height);

          play_game (&pair, 2 * pair.n_points + 8, 1);
          n_taken += pair.n_taken;
          n_kos += pair.n_kos;
          clear_pair (&pair);
        }
  g_assert_cmpuint (n_taken, >, 100 * n_games);
  g_assert_cmpuint (n_kos, >, 10 * n_games);
}

static void
test_large (void)
{
  static const int sizes[][2] = {
    { 19, 19 }, { 52, 52 }, { 52, 3 }, { 1, 52 }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Pair pair = make_pair (sizes[i][0], sizes[i][1], 5);

      play_game (&pair, 3 * pair.n_points, pair.n_points / 2 + 1);
      g_assert_cmpuint (pair.n_taken, >, pair.n_points / 8);
      clear_pair (&pair);
    }
}

/* All sizes there are. */
static void
test_sizes (void)
{
  int step = is_full () ? 1 : 17;

  for (int width = 1; width <= TENGEN_BOARD_MAX; width += step)
    for (int height = 1; height <= TENGEN_BOARD_MAX; height += step)
      {
        Pair pair = make_pair (width, height, 7);

        play_game (&pair, 2 * pair.n_points, pair.n_points);
        clear_pair (&pair);
      }
}

/* Loading gives the board that playing gave, but for the ko. */
static void
test_load (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      Pair pair = make_pair (9, 7, seed);
      guint8 stones[63];

      play_game (&pair, 40 + 5 * seed, 1000);
      tengen_board_read (tengen_go_get_board (pair.go), stones);
      tengen_go_pass (pair.go, tengen_go_get_to_move (pair.go));
      tengen_go_playout_board_load (pair.fast, stones);
      check_all (&pair);
      for (guint i = 1; i < pair.fast->n_empty; i++)
        g_assert_cmpuint (pair.fast->empty[i], >, pair.fast->empty[i - 1]);
      play_game (&pair, 20, 1);
      clear_pair (&pair);
    }
}

/* A board made like another goes on like it. */
static void
test_assign (void)
{
  Pair pair = make_pair (6, 9, 3);
  g_autoptr (TengenGoPlayoutBoard) kept = tengen_go_playout_board_new (6, 9);
  TengenBoardRandom random;
  guint64 hash;

  play_game (&pair, 60, 1000);
  tengen_go_playout_board_assign (kept, pair.fast);
  random = pair.random;
  play_game (&pair, 90, 1000);
  hash = pair.fast->hash;
  while (tengen_go_get_ply (pair.go) > 60)
    tengen_go_undo (pair.go);
  tengen_go_playout_board_assign (pair.fast, kept);
  pair.random = random;
  play_game (&pair, 90, 1);
  g_assert_cmpuint (pair.fast->hash, ==, hash);
  clear_pair (&pair);
}

/* What is closed is empty, and open again after a stone was taken there. */
static void
test_close (void)
{
  g_autoptr (TengenGoPlayoutBoard) board = load_picture ("X../O..");
  TengenGoPlayoutPoint side = tengen_go_playout_board_pad (board, 1);
  TengenGoPlayoutPoint far = tengen_go_playout_board_pad (board, 2);

  tengen_go_playout_board_close (board, far);
  tengen_go_playout_board_close (board, far);
  g_assert_cmpuint (board->n_empty, ==, 3);
  g_assert_cmpuint (tengen_go_playout_board_count_empty (board, side), ==, 2);
  tengen_go_playout_board_play (board, TENGEN_STONE_WHITE, far);
  g_assert_cmpuint (board->n_empty, ==, 3);
  g_assert_cmpuint (
      tengen_go_playout_board_play (board, TENGEN_STONE_WHITE, side), ==, 1);
  g_assert_cmpuint (board->n_empty, ==, 3);
}

/* The ko is forbidden to one side until a move or a pass came between. */
static void
test_ko (void)
{
  g_autoptr (TengenGoPlayoutBoard) board = load_picture (".XO./XO.O/.XO.");
  TengenGoPlayoutPoint left = tengen_go_playout_board_pad (board, 5);
  TengenGoPlayoutPoint right = tengen_go_playout_board_pad (board, 6);

  g_assert_cmpuint (board->ko, ==, 0);
  g_assert_cmpuint (
      tengen_go_playout_board_play (board, TENGEN_STONE_BLACK, right), ==, 1);
  g_assert_cmpuint (board->ko, ==, left);
  g_assert_false (
      tengen_go_playout_board_is_legal (board, TENGEN_STONE_WHITE, left));
  g_assert_true (
      tengen_go_playout_board_is_legal (board, TENGEN_STONE_BLACK, left));
  tengen_go_playout_board_play (board, TENGEN_STONE_WHITE, 0);
  g_assert_true (
      tengen_go_playout_board_is_legal (board, TENGEN_STONE_WHITE, left));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/playout-board/small", test_small);
  g_test_add_func ("/go/playout-board/large", test_large);
  g_test_add_func ("/go/playout-board/sizes", test_sizes);
  g_test_add_func ("/go/playout-board/load", test_load);
  g_test_add_func ("/go/playout-board/assign", test_assign);
  g_test_add_func ("/go/playout-board/close", test_close);
  g_test_add_func ("/go/playout-board/ko", test_ko);
  return g_test_run ();
}
