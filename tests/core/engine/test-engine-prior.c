/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-prior: what is thought of moves before they are tried
 */
#include "tengen-engine-prior.h"

#include "engine-board.h"

/* The mean that Black's move has before it is tried, -1 if it is left out. */
static int
find_mean (const char *picture, int x, int y, int last_x, gboolean fills)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  g_autofree TengenEnginePatterns *patterns = g_new (TengenEnginePatterns, 1);
  TengenEngineView view = { board, patterns, TENGEN_STONE_BLACK,
                            0,     2000,     fills,
                            NULL,  NULL,     NULL };
  TengenEngineNode node;

  tengen_engine_pattern_fill (patterns);
  if (last_x >= 0)
    view.last = engine_board_at (board, last_x, 0);
  if (!tengen_engine_prior_make (&view, engine_board_at (board, x, y), &node))
    return -1;
  g_assert_cmpuint (node.point, ==, engine_board_at (board, x, y));
  g_assert_cmpuint (node.visits, ==, 0);
  g_assert_cmpuint (node.children, ==, 0);
  g_assert_cmpuint (node.sum, <=, node.prior * TENGEN_ENGINE_REWARD_MAX);
  return (int) (node.sum / node.prior);
}

#define OPEN "......./......./......./......./......./......./......."

static void
test_order (void)
{
  int even = find_mean (OPEN, 3, 3, -1, FALSE);

  g_assert_cmpint (even, ==, 2000);
  g_assert_cmpint (find_mean (OPEN, 2, 3, -1, FALSE), >, even);
  g_assert_cmpint (find_mean (OPEN, 1, 3, -1, FALSE), <, even);
  g_assert_cmpint (find_mean (OPEN, 0, 3, -1, FALSE), <, even);
  /* takes */
  g_assert_cmpint (find_mean (".OX/.X./...", 0, 0, -1, FALSE), >, even);
  /* saves */
  g_assert_cmpint (find_mean ("XO./X../O..", 1, 1, -1, FALSE), >, even);
  /* throws away */
  g_assert_cmpint (find_mean (".OX/O../...", 0, 0, -1, FALSE), <, even);
  /* near the last move and far from it */
  g_assert_cmpint (find_mean ("..O....../.........", 4, 0, 2, FALSE),
                   >,
                   find_mean ("..O....../.........", 7, 0, 2, FALSE));
}

static void
test_eye (void)
{
  g_assert_cmpint (find_mean (".X./X../...", 0, 0, -1, FALSE), ==, -1);
  g_assert_cmpint (find_mean (".X./X../...", 0, 0, -1, TRUE), <, 1000);
  /* not where it saves the stones around */
  g_assert_cmpint (find_mean (".XO/X.O/.XO", 1, 1, -1, FALSE), !=, -1);
}

/* A point that is known not to be needed may be filled. */
static void
test_spare (void)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (".X./X../...");
  TengenGoPlayoutPoint point = engine_board_at (board, 0, 0);
  guint8 spare[TENGEN_GO_PLAYOUT_SQUARES] = { 0 };
  g_autofree TengenEnginePatterns *patterns = g_new0 (TengenEnginePatterns, 1);
  const TengenEngineView view = { board, patterns, TENGEN_STONE_BLACK,
                                  0,     2000,     TRUE,
                                  spare, NULL,     NULL };
  TengenEngineNode node;

  spare[point] = TRUE;
  g_assert_true (tengen_engine_prior_make (&view, point, &node));
  g_assert_cmpuint (node.sum / node.prior, ==, 2000);
}

/* The same with ladders read. */
static int
find_read (const char *picture, int x, int y)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  g_autoptr (TengenBoard) reading = tengen_picture_parse (picture, NULL);
  g_autofree TengenEnginePatterns *patterns = g_new0 (TengenEnginePatterns, 1);
  guint8 danger[TENGEN_BOARD_MAX_POINTS];
  const TengenEngineView view = { board, patterns, TENGEN_STONE_BLACK,
                                  0,     2000,     FALSE,
                                  NULL,  reading,  danger };
  TengenEngineNode node;

  tengen_engine_ladder_find_danger (
      reading, TENGEN_STONE_BLACK, TENGEN_ENGINE_PRIOR_MOVES, danger);
  g_assert_true (
      tengen_engine_prior_make (&view, engine_board_at (board, x, y), &node));
  return (int) (node.sum / node.prior);
}

/* A ladder that works and one that does not, for both sides of it. */
static void
test_ladder (void)
{
  const int even = 2000;

  /* running */
  g_assert_cmpint (
      find_read (
          "......./..OO.../.OX..../..O..../......./......./.......", 3, 2),
      <,
      even);
  g_assert_cmpint (
      find_read (
          "......./..OO.../.OX..../..O..../......./.....X./.......", 3, 2),
      >,
      even);
  /* atari */
  g_assert_cmpint (
      find_read (
          "......./..XX.../.XO..../......./......./......./.......", 2, 3),
      >,
      find_read (
          "......./..XX.../.XO..../......./......./.....O./.......", 2, 3));
  /* out of danger before it comes */
  g_assert_cmpint (
      find_read (
          "......./..OO.../.OX..../......./......./......./.......", 3, 2),
      >,
      find_read (
          "......./..OO.../.OX..../......./......./.....X./.......", 3, 2));
  /* into a ladder */
  g_assert_cmpint (
      find_read (
          "......./..OO.../.O...../......./......./......./.......", 2, 2),
      <,
      even);
}

static void
test_pass (void)
{
  const TengenEngineView view = { .mean = 2000 };
  TengenEngineNode node;

  tengen_engine_prior_make_pass (&view, &node);
  g_assert_cmpuint (node.point, ==, 0);
  g_assert_cmpuint (node.sum / node.prior, <, 2000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/prior/order", test_order);
  g_test_add_func ("/engine/prior/eye", test_eye);
  g_test_add_func ("/engine/prior/spare", test_spare);
  g_test_add_func ("/engine/prior/ladder", test_ladder);
  g_test_add_func ("/engine/prior/pass", test_pass);
  return g_test_run ();
}
