/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-advice: a choice of three points for a beginner
 */
#include "tengen-engine-advice.h"

#include "engine-board.h"

static const TengenEngineSettings plain = { .playouts = 150, .seed = 7 };

static TengenEngineAdvice
find (TengenGo *go)
{
  TengenEngineAdvice advice;

  tengen_engine_advice_find (go, &plain, NULL, NULL, &advice);
  return advice;
}

/* What holds for any advice. */
static void
check (TengenGo *go, const TengenEngineAdvice *advice)
{
  int width = tengen_board_get_width (tengen_go_get_board (go));
  int n_good = 0;

  for (int i = 0; i < advice->n_points; i++)
    {
      TengenPoint point = advice->points[i];

      g_assert_cmpint (
          tengen_go_check (go, point, tengen_go_get_to_move (go), NULL),
          ==,
          TENGEN_REASON_NONE);
      g_assert_cmpint (advice->answer[i], !=, point);
      g_assert_cmpint (advice->loss_x2[i], >=, 0);
      if (advice->is_good[i])
        g_assert_cmpint (advice->loss_x2[i], <=, 2);
      else
        g_assert_cmpint (advice->loss_x2[i], >=, 6);
      n_good += advice->is_good[i];
      if (i > 0)
        g_assert_cmpint (tengen_point_x (advice->points[i - 1], width) * 100 +
                             tengen_point_y (advice->points[i - 1], width),
                         <,
                         tengen_point_x (point, width) * 100 +
                             tengen_point_y (point, width));
    }
  g_assert_true (n_good == MIN (advice->n_points, 1) ||
                 n_good == advice->n_points);
  if (advice->kind == TENGEN_ENGINE_ADVICE_NOTHING)
    g_assert_cmpint (advice->chain, ==, TENGEN_POINT_NONE);
  else
    g_assert_cmpint (
        advice->n_stones,
        ==,
        tengen_board_get_chain_size (tengen_go_get_board (go), advice->chain));
}

static gboolean
has_good (const TengenEngineAdvice *advice, TengenPoint point)
{
  for (int i = 0; i < advice->n_points; i++)
    if (advice->points[i] == point)
      return advice->is_good[i];
  return FALSE;
}

typedef struct
{
  const char *rules;
  const char *picture;
  TengenStone stone;
  int x, y; /* the good move, -1 for no matter which */
  TengenEngineAdviceKind kind;
  int n_stones;
} Case;

static const Case cases[] = {
  /* takes three stones and saves five */
  { "pure",
    ".X.X./.X.XO/XXXOO/OOOXX/...O.",
    TENGEN_STONE_BLACK,
    4,
    0,
    TENGEN_ENGINE_ADVICE_CAPTURE,
    3 },
  { "pure",
    "...../.XOXO/..XOO/..XX./.....",
    TENGEN_STONE_WHITE,
    3,
    0,
    TENGEN_ENGINE_ADVICE_CAPTURE,
    1 },
  /* the stone in the middle runs */
  { "pure",
    "...../.XO../OOXO./.X.../.....",
    TENGEN_STONE_BLACK,
    2,
    3,
    TENGEN_ENGINE_ADVICE_ESCAPE,
    1 },
  /* the three stones cannot get away along the edge */
  { "pure",
    "......./.XXOO../.XO..O./..OOOX./...OXX./...XOOX/...X.O.",
    TENGEN_STONE_BLACK,
    4,
    6,
    TENGEN_ENGINE_ADVICE_ATARI,
    3 },
};

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *it = &cases[i];
      g_autoptr (TengenGo) go =
          engine_board_begin (it->rules, it->picture, it->stone);
      int width = tengen_board_get_width (tengen_go_get_board (go));
      TengenEngineAdvice advice = find (go);

      check (go, &advice);
      g_test_message (
          "%s: %d of %d", it->picture, advice.kind, advice.n_points);
      g_assert_true (
          has_good (&advice, tengen_point_make (width, it->x, it->y)));
      g_assert_cmpint (advice.n_points, >, 1);
      g_assert_cmpint (advice.kind, ==, it->kind);
      g_assert_cmpint (advice.n_stones, ==, it->n_stones);
    }
}

/* There is something to choose from on an empty board. */
static void
test_empty (void)
{
  static const int sizes[] = { 3, 5, 7 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_find ("pure"), sizes[i], sizes[i]);
      TengenEngineAdvice advice = find (go);

      check (go, &advice);
      g_assert_cmpint (advice.n_points, >=, 1);
      g_assert_cmpint (advice.kind, ==, TENGEN_ENGINE_ADVICE_NOTHING);
    }
}

/* Where a pass is best there are no points. */
static void
test_over (void)
{
  static const char *const boards[][2] = {
    { "pure", ".X.XO/XXXXO/OOOOO/O.OO./OOOOO" },
    { "japan", ".XO./.XO./.XO./.XO./.XO." },
    { "pure", "." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (TengenGo) go =
          engine_board_begin (boards[i][0], boards[i][1], TENGEN_STONE_BLACK);
      TengenEngineAdvice advice = find (go);

      check (go, &advice);
      g_assert_cmpint (advice.n_points, ==, 0);
      g_assert_false (advice.is_stopped);
    }
}

/* The same game, settings and seed give the same advice, and the game is the
 * same afterwards. */
static void
test_same (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("2-1"), 5, 5);

  for (TengenPoint i = 0; i < 4; i++)
    {
      guint ply = tengen_go_get_ply (go);
      guint64 hash = tengen_board_get_hash (tengen_go_get_board (go));
      TengenEngineAdvice advice = find (go), again = find (go);

      check (go, &advice);
      g_assert_cmpmem (&advice, sizeof advice, &again, sizeof again);
      g_assert_cmpuint (tengen_go_get_ply (go), ==, ply);
      g_assert_cmpuint (
          tengen_board_get_hash (tengen_go_get_board (go)), ==, hash);
      tengen_go_play (go, 6 + i * 3, tengen_go_get_to_move (go));
    }
}

typedef struct
{
  guint last;  /* what was told */
  guint limit; /* from where on it is enough */
} Watch;

static gboolean
watch_cb (guint playouts, gpointer data)
{
  Watch *watch = data;

  g_assert_cmpuint (playouts, >, watch->last);
  watch->last = playouts;
  return playouts < watch->limit;
}

/* It stops wherever it is, and then says nothing. */
static void
test_stop (void)
{
  g_autoptr (TengenGo) go =
      engine_board_begin ("pure", "..X../.XOX./XOO../.XOX./..X..", 1);
  Watch whole = { .limit = G_MAXUINT };
  TengenEngineAdvice advice;

  tengen_engine_advice_find (go, &plain, watch_cb, &whole, &advice);
  g_assert_false (advice.is_stopped);
  for (guint limit = 0; limit < whole.last; limit += 500)
    {
      Watch watch = { .limit = limit };

      tengen_engine_advice_find (go, &plain, watch_cb, &watch, &advice);
      g_assert_true (advice.is_stopped);
      g_assert_cmpint (advice.n_points, ==, 0);
      g_assert_cmpint (advice.kind, ==, TENGEN_ENGINE_ADVICE_NOTHING);
      check (go, &advice);
      g_assert_cmpuint (tengen_go_get_last_passes (go), ==, 0);
    }
}

static void
test_playouts (void)
{
  g_assert_cmpuint (tengen_engine_advice_get_playouts (1, 1), >, 0);
  g_assert_cmpuint (tengen_engine_advice_get_playouts (9, 9), >, 0);
  g_assert_cmpuint (tengen_engine_advice_get_playouts (19, 19), >, 0);
  g_assert_cmpuint (tengen_engine_advice_get_playouts (19, 19),
                    <,
                    tengen_engine_advice_get_playouts (9, 9));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/advice/cases", test_cases);
  g_test_add_func ("/engine/advice/empty", test_empty);
  g_test_add_func ("/engine/advice/over", test_over);
  g_test_add_func ("/engine/advice/same", test_same);
  g_test_add_func ("/engine/advice/stop", test_stop);
  g_test_add_func ("/engine/advice/playouts", test_playouts);
  return g_test_run ();
}
