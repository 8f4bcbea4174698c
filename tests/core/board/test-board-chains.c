/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-chains: long random games against a slow recount
 *
 * What: every kind of change on boards of many sizes, forth and back; after
 *       each, all chains and liberties are counted anew from the stones.
 */
#include "tengen-board.h"

#include <string.h>

/* A board, and what must hold for it. */
typedef struct
{
  TengenBoard *board;
  int width, height, n_points;
  GPtrArray *past; /* of guint8 arrays: the stones at each depth */
  GRand *random;
} Game;

static Game
start_game (int width, int height, guint32 seed)
{
  return (Game){
    .board = tengen_board_new (width, height),
    .width = width,
    .height = height,
    .n_points = width * height,
    .past = g_ptr_array_new_with_free_func (g_free),
    .random = g_rand_new_with_seed (seed),
  };
}

static void
end_game (Game *game)
{
  tengen_board_free (game->board);
  g_ptr_array_unref (game->past);
  g_rand_free (game->random);
}

static guint8 *
read_stones (const Game *game)
{
  guint8 *stones = g_new (guint8, game->n_points);

  tengen_board_read (game->board, stones);
  return stones;
}

/* Collects a chain and the empty points beside it by looking at all points
 * again and again: marks 1 for its stones, 2 for its liberties. */
static void
grow (const Game *game, const guint8 *stones, int point, guint8 *marks)
{
  static const int dx[] = { 0, -1, 1, 0 }, dy[] = { -1, 0, 0, 1 };
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  memset (marks, 0, game->n_points);
  marks[point] = 1;
  g_array_append_val (queue, point);
  for (guint i = 0; i < queue->len; i++)
    for (int j = 0; j < 4; j++)
      {
        int from = g_array_index (queue, int, i);
        int x = from % game->width + dx[j];
        int y = from / game->width + dy[j];
        int to = y * game->width + x;

        if (x < 0 || x >= game->width || y < 0 || y >= game->height)
          continue;
        if (stones[to] == TENGEN_STONE_NONE)
          marks[to] = 2;
        if (stones[to] != stones[point] || marks[to] != 0)
          continue;
        marks[to] = 1;
        g_array_append_val (queue, to);
      }
}

static int
count_marks (const Game *game, const guint8 *marks, int mark)
{
  int n = 0;

  for (int i = 0; i < game->n_points; i++)
    n += marks[i] == mark;
  return n;
}

static void
assert_marked (const TengenPoint *points, int n, guint8 *marks, int mark)
{
  for (int i = 0; i < n; i++)
    {
      g_assert_cmpint (marks[points[i]], ==, mark);
      /* so that no point passes twice */
      marks[points[i]] = 0;
    }
}

/* Recounts the chain of a point; its stones are struck off in unseen. */
static void
assert_chain (const Game *game,
              const guint8 *stones,
              TengenPoint point,
              guint8 *unseen)
{
  const TengenBoard *board = game->board;
  guint8 marks[TENGEN_BOARD_MAX_POINTS];
  TengenPoint points[TENGEN_BOARD_MAX_POINTS];
  TengenPoint chain = tengen_board_get_chain (board, point);
  int size, n_liberties;

  grow (game, stones, point, marks);
  size = count_marks (game, marks, 1);
  n_liberties = count_marks (game, marks, 2);
  g_assert_cmpint (marks[chain], ==, 1);
  for (int i = 0; i < game->n_points; i++)
    {
      if (marks[i] != 1)
        continue;
      unseen[i] = 0;
      g_assert_cmpint (tengen_board_get_chain (board, i), ==, chain);
    }
  g_assert_cmpint (tengen_board_get_chain_size (board, point), ==, size);
  g_assert_cmpint (tengen_board_get_liberties (board, point), ==, n_liberties);
  g_assert_cmpint (tengen_board_list_chain (board, point, points), ==, size);
  g_assert_cmpint (points[0], ==, point);
  assert_marked (points, size, marks, 1);
  g_assert_cmpint (
      tengen_board_list_liberties (board, point, points), ==, n_liberties);
  for (int i = 1; i < n_liberties; i++)
    g_assert_cmpint (points[i - 1], <, points[i]);
  assert_marked (points, n_liberties, marks, 2);
}

static void
assert_all (const Game *game, const guint8 *stones)
{
  g_autoptr (TengenBoard) fresh = tengen_board_new (game->width, game->height);
  g_autofree guint8 *unseen = g_memdup2 (stones, game->n_points);
  int counts[3] = { 0 };

  for (int i = 0; i < game->n_points; i++)
    {
      counts[stones[i]]++;
      g_assert_cmpint (tengen_board_get (game->board, i), ==, stones[i]);
      if (unseen[i] != TENGEN_STONE_NONE)
        assert_chain (game, stones, i, unseen);
      if (stones[i] != TENGEN_STONE_NONE)
        tengen_board_put (fresh, i, stones[i]);
    }
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (tengen_board_count (game->board, i), ==, counts[i]);
  g_assert_true (tengen_board_equal (game->board, fresh));
  g_assert_cmphex (
      tengen_board_get_hash (game->board), ==, tengen_board_get_hash (fresh));
}

/* What a move does, worked out slowly; returns the stones afterwards. */
static guint8 *
play_slowly (const Game *game,
             TengenPoint point,
             TengenStone stone,
             int *taken,
             int *own)
{
  static const int steps_x[] = { 0, -1, 1, 0, 0 };
  static const int steps_y[] = { -1, 0, 0, 1, 0 };
  guint8 *stones = read_stones (game);
  guint8 marks[TENGEN_BOARD_MAX_POINTS];

  *taken = *own = 0;
  stones[point] = stone;
  for (int i = 0; i < 5; i++)
    {
      int x = point % game->width + steps_x[i];
      int y = point / game->width + steps_y[i];
      int at = y * game->width + x;
      TengenStone wanted = i < 4 ? tengen_stone_other (stone) : stone;

      if (x < 0 || x >= game->width || y < 0 || y >= game->height ||
          stones[at] != wanted)
        continue;
      grow (game, stones, at, marks);
      if (count_marks (game, marks, 2) > 0)
        continue;
      *(i < 4 ? taken : own) += count_marks (game, marks, 1);
      for (int j = 0; j < game->n_points; j++)
        if (marks[j] == 1)
          stones[j] = TENGEN_STONE_NONE;
    }
  return stones;
}

static void
play (Game *game, TengenPoint point, TengenStone stone)
{
  TengenBoard *board = game->board;
  gboolean is_empty = tengen_board_get (board, point) == TENGEN_STONE_NONE;
  TengenBoardTry attempt = { 0 };
  g_autofree guint8 *after = NULL;
  g_autofree guint8 *stones = NULL;
  int taken, own, slowly_taken, slowly_own;

  after = play_slowly (game, point, stone, &slowly_taken, &slowly_own);
  if (is_empty)
    tengen_board_try (board, point, stone, &attempt);
  taken = tengen_board_play (board, point, stone, &own);
  stones = read_stones (game);
  g_assert_cmpmem (stones, game->n_points, after, game->n_points);
  g_assert_cmpint (taken, ==, slowly_taken);
  g_assert_cmpint (own, ==, slowly_own);
  if (!is_empty)
    return;
  g_assert_cmpint (attempt.taken, ==, taken);
  g_assert_cmpint (attempt.own, ==, own);
  g_assert_cmphex (attempt.hash, ==, tengen_board_get_hash (board));
}

/* The board knows what its last change changed: what lay there before. */
static void
assert_changed (const Game *game, const guint8 *before)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];

  tengen_board_read_at (
      game->board, tengen_board_get_depth (game->board) - 1, stones);
  g_assert_cmpmem (stones, game->n_points, before, game->n_points);
}

static void
assert_past (const Game *game)
{
  guint depth = g_rand_int_range (game->random, 0, game->past->len);
  g_autofree guint8 *stones = g_new (guint8, game->n_points);

  tengen_board_read_at (game->board, depth, stones);
  g_assert_cmpmem (stones,
                   game->n_points,
                   g_ptr_array_index (game->past, depth),
                   game->n_points);
}

static int
find_empty (const Game *game)
{
  int start = g_rand_int_range (game->random, 0, game->n_points);

  for (int i = 0; i < game->n_points; i++)
    {
      int point = (start + i) % game->n_points;

      if (tengen_board_get (game->board, point) == TENGEN_STONE_NONE)
        return point;
    }
  return start;
}

/* Sets many points at once, so many that it is one change. */
static void
fill (Game *game)
{
  g_autofree guint8 *stones = read_stones (game);
  int n = g_rand_int_range (game->random, 9, game->n_points + 1);
  int start = g_rand_int_range (game->random, 0, game->n_points);

  for (int i = 0; i < n; i++)
    {
      guint8 *at = stones + (start + i) % game->n_points;

      *at = (guint8) ((*at + g_rand_int_range (game->random, 1, 3)) % 3);
    }
  g_assert_cmpuint (tengen_board_put_all (game->board, stones), ==, 1);
}

static void
step_forth (Game *game)
{
  TengenPoint point = g_rand_int_range (game->random, 0, game->n_points);
  TengenStone stone = g_rand_int_range (game->random, 1, 3);
  int kind = g_rand_int_range (game->random, 0, 22);

  if (kind >= 20 && game->n_points >= 9)
    fill (game);
  else if (kind == 0)
    tengen_board_put (game->board, point, TENGEN_STONE_NONE);
  else if (kind <= 2)
    tengen_board_put (game->board, point, stone);
  else if (kind == 3)
    play (game, point, stone);
  else
    play (game, find_empty (game), stone);
}

static void
step_back (Game *game)
{
  g_autofree guint8 *stones = NULL;

  tengen_board_undo (game->board);
  g_ptr_array_remove_index (game->past, game->past->len - 1);
  g_assert_cmpint (
      tengen_board_get_depth (game->board), ==, game->past->len - 1);
  stones = read_stones (game);
  g_assert_cmpmem (stones,
                   game->n_points,
                   g_ptr_array_index (game->past, game->past->len - 1),
                   game->n_points);
}

/* Plays, goes back now and then, and at the end back to the beginning;
 * recounts at every recount-th step. */
static void
run_game (Game *game, int n_steps, int recount)
{
  g_ptr_array_add (game->past, read_stones (game));
  for (int i = 0; i < n_steps; i++)
    {
      guint8 *before = g_ptr_array_index (game->past, game->past->len - 1);

      if (game->past->len > 1 && g_rand_int_range (game->random, 0, 8) == 0)
        {
          int back = g_rand_int_range (game->random, 1, 12);

          while (back-- > 0 && game->past->len > 1)
            step_back (game);
        }
      else
        {
          step_forth (game);
          g_ptr_array_add (game->past, read_stones (game));
          assert_changed (game, before);
          assert_past (game);
        }
      if (i % recount == 0)
        assert_all (game, g_ptr_array_index (game->past, game->past->len - 1));
    }
  for (int i = 0; game->past->len > 1; i++)
    {
      step_back (game);
      if (i % recount == 0)
        assert_all (game, g_ptr_array_index (game->past, game->past->len - 1));
    }
  assert_all (game, g_ptr_array_index (game->past, 0));
  g_assert_cmpint (tengen_board_count (game->board, TENGEN_STONE_BLACK), ==, 0);
  g_assert_cmpint (tengen_board_count (game->board, TENGEN_STONE_WHITE), ==, 0);
}

static void
test_random (gconstpointer data)
{
  const int *sizes = data;
  guint32 seed = g_test_rand_int ();
  Game game = start_game (sizes[0], sizes[1], seed);

  g_test_message ("seed %u", seed);
  run_game (&game, sizes[2], sizes[3]);
  end_game (&game);
}

/* Large chains that cross each other, put at random and lifted again. */
static void
test_random_dense (void)
{
  Game game = start_game (11, 9, g_test_rand_int ());

  for (int i = 0; i < game.n_points; i++)
    tengen_board_put (game.board, i, g_rand_int_range (game.random, 0, 7) < 4);
  g_ptr_array_add (game.past, read_stones (&game));
  for (int i = 0; i < 600; i++)
    {
      TengenPoint point = g_rand_int_range (game.random, 0, game.n_points);
      int kind = g_rand_int_range (game.random, 0, 10);

      tengen_board_put (game.board, point, kind < 4 ? 0 : kind < 8 ? 1 : 2);
      g_ptr_array_add (game.past, read_stones (&game));
      assert_all (&game, g_ptr_array_index (game.past, game.past->len - 1));
    }
  while (game.past->len > 1)
    {
      tengen_board_undo (game.board);
      g_ptr_array_remove_index (game.past, game.past->len - 1);
      assert_all (&game, g_ptr_array_index (game.past, game.past->len - 1));
    }
  end_game (&game);
}

/* A copy taken in the midst of a game goes on by itself. */
static void
test_random_copy (void)
{
  Game game = start_game (9, 9, g_test_rand_int ());
  Game other = start_game (9, 9, g_test_rand_int ());
  g_autofree guint8 *stones = NULL;
  g_autofree guint8 *other_stones = NULL;

  for (int i = 0; i < 300; i++)
    step_forth (&game);
  tengen_board_free (other.board);
  other.board = tengen_board_copy (game.board);
  for (int i = 0; i < 300; i++)
    {
      step_forth (&game);
      step_forth (&other);
    }
  stones = read_stones (&game);
  assert_all (&game, stones);
  other_stones = read_stones (&other);
  assert_all (&other, other_stones);
  g_assert_cmpint (tengen_board_get_depth (other.board), ==, 300);
  end_game (&game);
  end_game (&other);
}

/* width, height, steps, steps between recounts */
static const int sizes[][4] = {
  { 1, 1, 500, 1 },   { 1, 2, 500, 1 },     { 2, 2, 1000, 1 },
  { 3, 5, 2000, 1 },  { 5, 3, 2000, 1 },    { 1, 52, 500, 3 },
  { 52, 1, 500, 3 },  { 7, 7, 3000, 2 },    { 9, 9, 3000, 5 },
  { 13, 6, 2000, 5 }, { 19, 19, 3000, 40 }, { 52, 52, 1500, 500 },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf (
          "/board-chains/random/%dx%d", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (path, sizes[i], test_random);
    }
  g_test_add_func ("/board-chains/random/dense", test_random_dense);
  g_test_add_func ("/board-chains/random/copy", test_random_copy);
  return g_test_run ();
}
