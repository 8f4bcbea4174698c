/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-policy: what a move does, and what playouts play
 */
#include "tengen-engine-policy.h"

#include "engine-board.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

typedef struct
{
  const char *picture;
  int x;
  int y;
  TengenEngineMove move; /* of Black: taken, saved, size, liberties, atari */
} Look;

static const Look looks[] = {
  { ".OX/.../...", 0, 0, { 0, 0, 1, 1, 1 } },         /* thrown in */
  { ".OX/.X./...", 0, 0, { 1, 0, 1, 2, 0 } },         /* takes one */
  { "OO./XX./...", 2, 0, { 2, 0, 1, 3, 0 } },         /* takes two */
  { "XO./X../O..", 1, 1, { 0, 2, 3, 2, 1 } },         /* saves, gives atari */
  { "..../..../..../....", 1, 1, { 0, 0, 1, 3, 0 } }, /* nothing around */
  { "..../.O../..../....", 1, 0, { 0, 0, 1, 2, 0 } }, /* contact */
  { "X.X/.../...", 1, 0, { 0, 0, 3, 3, 0 } },         /* joins two */
};

static void
test_look (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr (TengenGoPlayoutBoard) board =
          playout_picture_read (looks[i].picture);
      const TengenEngineMove *expected = &looks[i].move;
      TengenEngineMove move;

      tengen_engine_policy_look (
          board, BLACK, engine_board_at (board, looks[i].x, looks[i].y), &move);
      g_test_message ("%s", looks[i].picture);
      g_assert_cmpuint (move.taken, ==, expected->taken);
      g_assert_cmpuint (move.saved, ==, expected->saved);
      g_assert_cmpuint (move.size, ==, expected->size);
      g_assert_cmpuint (move.liberties, ==, expected->liberties);
      g_assert_cmpuint (move.atari, ==, expected->atari);
    }
}

/* The first line of a large board comes late but where two stones are taken or
 * saved. */
static void
test_early (void)
{
  static const struct
  {
    const char *top;
    int x;
    int y;
    guint n_moves;
    gboolean is_early;
  } cases[] = {
    { "............./.............", 5, 0, 29, TRUE },
    { "............./.............", 5, 0, 30, FALSE },
    { "............./.............", 12, 1, 0, TRUE },
    { "............./.............", 5, 1, 0, FALSE },
    { ".OX........../.X...........", 0, 0, 12, TRUE },  /* takes one */
    { ".OOX........./.XX..........", 0, 0, 12, FALSE }, /* takes two */
    { "OXX........../.OO..........", 3, 0, 12, FALSE }, /* saves two */
    { "OX.........../.O...........", 2, 0, 12, TRUE },
    { ".O.........../.............", 2, 0, 12, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      static const char rest[] =
          "/............./............./............./............."
          "/............./............./............./............."
          "/............./............./.............";
      g_autofree char *picture = g_strconcat (cases[i].top, rest, NULL);
      g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
      g_autoptr (TengenGoPlayoutBoard) small =
          playout_picture_read (cases[i].top);

      g_test_message ("%u", (guint) i);
      g_assert_cmpint (tengen_engine_policy_is_too_early (
                           board,
                           cases[i].n_moves,
                           BLACK,
                           engine_board_at (board, cases[i].x, cases[i].y)),
                       ==,
                       cases[i].is_early);
      g_assert_false (tengen_engine_policy_is_too_early (
          small,
          cases[i].n_moves,
          BLACK,
          engine_board_at (small, cases[i].x, cases[i].y)));
    }
}

/* Liberties are those of the game's board, in any order. */
static void
test_liberties (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read ("XX.O/X.OO/..../....");
  TengenGoPlayoutPoint found[TENGEN_ENGINE_LIBERTIES];

  g_assert_cmpuint (tengen_engine_policy_list_liberties (
                        board, engine_board_at (board, 0, 0), 3, found),
                    ==,
                    3);
  g_assert_cmpuint (tengen_engine_policy_list_liberties (
                        board, engine_board_at (board, 0, 0), 2, found),
                    ==,
                    2);
  g_assert_true (found[0] != found[1]);
}

/* Counts how often a move of Black is chosen in 200 tries. */
static guint
count_choices (const char *picture, int last_x, int last_y, int x, int y)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  g_autofree TengenEnginePatterns *patterns = g_new (TengenEnginePatterns, 1);
  TengenBoardRandom random = { 1 };
  guint n = 0;

  tengen_engine_pattern_fill (patterns);
  for (int i = 0; i < 200; i++)
    n += tengen_engine_policy_choose (board,
                                      patterns,
                                      &random,
                                      BLACK,
                                      engine_board_at (board, last_x, last_y),
                                      0) == engine_board_at (board, x, y);
  return n;
}

static void
test_choose (void)
{
  /* takes what has just gone into atari */
  g_assert_cmpuint (
      count_choices ("...../.XO../..X../...../.....", 2, 1, 2, 0), <, 150);
  g_assert_cmpuint (
      count_choices (".X.../XOX../...../...../.....", 1, 1, 1, 2), >, 150);
  /* saves two stones in atari */
  g_assert_cmpuint (
      count_choices ("..O../.OXO./.OXO./...../.....", 2, 0, 2, 3), >, 150);
  /* plays the vital point of three in a row */
  g_assert_cmpuint (
      count_choices ("...OX/OOOOX/XXXXX/...../.....", 3, 0, 1, 0), >, 100);
}

/* A playout ends; no eye that it needs was filled. */
static void
test_run (void)
{
  g_autofree TengenEnginePatterns *patterns = g_new (TengenEnginePatterns, 1);
  TengenBoardRandom random = { 5 };
  TengenGoPlayoutPoint moves[TENGEN_GO_PLAYOUT_MAX];

  tengen_engine_pattern_fill (patterns);
  for (int side = 1; side <= 13; side++)
    for (int i = 0; i < 20; i++)
      {
        g_autoptr (TengenGoPlayoutBoard) board =
            tengen_go_playout_board_new (side, side);
        guint limit = tengen_go_playout_limit (board);
        guint n = tengen_engine_policy_run (
            board, patterns, &random, BLACK, 0, 0, limit, moves);

        g_assert_cmpuint (n, <=, limit);
        if (n == limit)
          continue;
        g_assert_cmpuint (n, >=, 2);
        g_assert_cmpuint (moves[n - 1], ==, 0);
        g_assert_cmpuint (moves[n - 2], ==, 0);
        for (guint j = 0; j < board->n_empty; j++)
          {
            g_assert_false (tengen_go_playout_policy_is_sensible (
                board, BLACK, board->empty[j]));
            g_assert_false (tengen_go_playout_policy_is_sensible (
                board, WHITE, board->empty[j]));
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/policy/look", test_look);
  g_test_add_func ("/engine/policy/early", test_early);
  g_test_add_func ("/engine/policy/liberties", test_liberties);
  g_test_add_func ("/engine/policy/choose", test_choose);
  g_test_add_func ("/engine/policy/run", test_run);
  return g_test_run ();
}
