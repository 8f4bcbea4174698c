/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-pattern: shapes of 3x3 points
 */
#include "tengen-engine-pattern.h"

#include "engine-board.h"

typedef struct
{
  const char *picture;
  int x;
  int y;
  gboolean is_shape;
} Case;

/* The point is marked by its place only; the board around is empty. */
static const Case cases[] = {
  { "...../.XOX./...../...../.....", 2, 2, TRUE }, /* hane around */
  { "...../.OXO./...../...../.....", 2, 2, TRUE }, /* colours exchanged */
  { "...../.X.../.O.../.X.../.....", 2, 2, TRUE }, /* turned */
  { "...../.XO../...../...../.....", 2, 2, TRUE }, /* hane beside */
  { "...../.XO../...../..O../.....", 2, 2, FALSE },
  { "...../..O../.X.../...../.....", 2, 2, TRUE }, /* diagonal contact */
  { "...../..X../.O.O./...../.....", 2, 2, TRUE }, /* push through and cut */
  { "...../...../...../.OX../.....", 1, 4, TRUE }, /* at the edge */
  { "...../...../...../...../.....", 2, 2, FALSE },
  { "...../...../...../...../.....", 0, 0, FALSE },
  { "...../...../..X../...../.....", 1, 2, FALSE },
};

static void
test_cases (void)
{
  g_autofree TengenEnginePatterns *patterns = g_new (TengenEnginePatterns, 1);

  tengen_engine_pattern_fill (patterns);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGoPlayoutBoard) board =
          playout_picture_read (cases[i].picture);
      TengenGoPlayoutPoint point =
          engine_board_at (board, cases[i].x, cases[i].y);

      g_test_message ("%s", cases[i].picture);
      g_assert_cmpint (tengen_engine_pattern_matches (patterns, board, point),
                       ==,
                       cases[i].is_shape);
    }
}

/* What lies around, read in another way: turned by a quarter, mirrored, with
 * colours exchanged. */
static guint
arrange (guint code, const int *sources, gboolean is_exchanged)
{
  guint result = 0;

  for (int i = 0; i < 8; i++)
    {
      guint square = code >> (14 - 2 * sources[i]) & 3;

      if (is_exchanged && (square == 1 || square == 2))
        square = 3 - square;
      result = result << 2 | square;
    }
  return result;
}

static void
test_symmetry (void)
{
  static const int same[] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  static const int turned[] = { 5, 3, 0, 6, 1, 7, 4, 2 };
  static const int mirrored[] = { 2, 1, 0, 4, 3, 7, 6, 5 };
  g_autofree TengenEnginePatterns *patterns = g_new (TengenEnginePatterns, 1);
  guint n = 0;

  tengen_engine_pattern_fill (patterns);
  for (guint code = 0; code < TENGEN_ENGINE_PATTERN_CODES; code++)
    {
      gboolean is_shape = patterns->is_shape[code];

      n += is_shape;
      g_assert_cmpint (
          is_shape, ==, patterns->is_shape[arrange (code, turned, FALSE)]);
      g_assert_cmpint (
          is_shape, ==, patterns->is_shape[arrange (code, mirrored, FALSE)]);
      g_assert_cmpint (
          is_shape, ==, patterns->is_shape[arrange (code, same, TRUE)]);
    }
  g_assert_cmpuint (n, >, 1000);
  g_assert_cmpuint (n, <, 20000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/pattern/cases", test_cases);
  g_test_add_func ("/engine/pattern/symmetry", test_symmetry);
  return g_test_run ();
}
