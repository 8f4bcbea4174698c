/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-capture: the computer in games in which captures decide
 */
#include "tengen-engine-advice.h"
#include "tengen-engine-capture.h"
#include "tengen-engine-level.h"

#include "engine-board.h"

#include <string.h>

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

/* What is missing counts, not how much a move takes. */
static void
test_wins (void)
{
  static const struct
  {
    const char *picture;
    int x, y;
    TengenEngineCapture capture;
    gboolean wins;
  } cases[] = {
    { ".OX/.X./...", 0, 0, { 1, { 0, 0, 0 }, 0 }, TRUE },
    { ".OX/.X./...", 0, 0, { 0, { 0, 0, 0 }, 0 }, FALSE },
    { ".OX/.X./...", 0, 0, { 3, { 0, 1, 2 }, 0 }, FALSE },
    { ".OX/.X./...", 0, 0, { 3, { 0, 2, 0 }, 0 }, TRUE },
    { "OO./XX./...", 2, 0, { 3, { 0, 1, 0 }, 0 }, TRUE },
    { "OO./XX./...", 2, 1, { 3, { 0, 1, 0 }, 0 }, FALSE },
    { ".OX/.../...", 0, 0, { 1, { 0, 0, 0 }, 0 }, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGoPlayoutBoard) board =
          playout_picture_read (cases[i].picture);

      g_test_message ("%s", cases[i].picture);
      g_assert_cmpint (tengen_engine_capture_wins (
                           &cases[i].capture,
                           board,
                           BLACK,
                           engine_board_at (board, cases[i].x, cases[i].y)),
                       ==,
                       cases[i].wins);
    }
}

static void
test_note (void)
{
  TengenEngineCapture capture = { .goal = 3 };

  tengen_engine_capture_note (&capture, WHITE, 2);
  g_assert_cmpint (capture.winner, ==, TENGEN_STONE_NONE);
  tengen_engine_capture_note (&capture, BLACK, 4);
  g_assert_cmpint (capture.winner, ==, BLACK);
  tengen_engine_capture_note (&capture, WHITE, 1);
  g_assert_cmpint (capture.winner, ==, BLACK);
  g_assert_cmpint (capture.taken[WHITE], ==, 3);
}

/* Plays out from a picture; replays the moves to see that they are legal, that
 * what is said to be taken was, and that it ended for a reason. */
static TengenEngineCapture
run (const char *picture, int goal, guint64 seed, guint *n)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  g_autoptr (TengenGoPlayoutBoard) again = playout_picture_read (picture);
  g_autofree TengenEnginePatterns *patterns = g_new (TengenEnginePatterns, 1);
  TengenGoPlayoutPoint moves[TENGEN_GO_PLAYOUT_MAX];
  TengenBoardRandom random = { seed };
  TengenEngineCapture capture = { .goal = goal };
  guint limit = tengen_go_playout_limit (board);
  int taken[3] = { 0 };
  TengenStone stone = BLACK;

  tengen_engine_pattern_fill (patterns);
  *n = tengen_engine_capture_run (
      &capture, board, patterns, &random, stone, 0, 0, limit, moves);
  for (guint i = 0; i < *n; i++)
    {
      g_assert_cmpint (MAX (taken[BLACK], taken[WHITE]), <, goal);
      g_assert_true (tengen_go_playout_board_is_legal (again, stone, moves[i]));
      taken[stone] +=
          (int) tengen_go_playout_board_play (again, stone, moves[i]);
      stone = tengen_stone_other (stone);
    }
  g_assert_cmpint (taken[BLACK], ==, capture.taken[BLACK]);
  g_assert_cmpint (taken[WHITE], ==, capture.taken[WHITE]);
  g_assert_cmpint (capture.winner, !=, TENGEN_STONE_NONE);
  if (taken[capture.winner] < goal)
    for (guint i = 0; i < again->n_empty; i++)
      g_assert_false (
          tengen_go_playout_board_is_legal (again, stone, again->empty[i]));
  return capture;
}

static void
test_run (void)
{
  guint n;

  for (guint64 seed = 0; seed < 100; seed++)
    for (int goal = 1; goal <= 5; goal++)
      run ("...../...../...../...../.....", goal, seed, &n);
  /* what wins is taken, wherever it is */
  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_assert_cmpint (
          run ("OX.../...../...../...../...XO", 1, seed, &n).winner, ==, BLACK);
      g_assert_cmpuint (n, ==, 1);
    }
  /* the only point left is an own eye: either side cannot move then */
  g_assert_cmpint (run ("XX/X.", 2, 1, &n).winner, ==, WHITE);
  g_assert_cmpint (run ("XX./X.X/XX.", 2, 1, &n).winner, ==, BLACK);
}

static TengenGo *
start (const char *rules, const char *picture)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  const TengenBoardPlan *plan = board->plan;
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenGoRules read;
  TengenGo *go;

  g_assert_true (tengen_go_rules_parse (rules, &read));
  go = tengen_go_new (&read, plan->width, plan->height);
  for (int i = 0; i < plan->n_points; i++)
    stones[i] = board->stones[plan->squares[i]];
  tengen_go_setup_all (go, stones);
  return go;
}

static TengenPoint
choose (TengenGo *go, int level)
{
  TengenEnginePlayer player = { .level = level, .seed = 9 };
  TengenEngineAnswer answer;

  tengen_engine_level_choose (go, &player, NULL, NULL, &answer);
  return answer.point;
}

/* From level 2 on the computer takes what wins; from level 3 on it saves what
 * would be taken. */
static void
test_levels (void)
{
  for (int level = 2; level <= TENGEN_ENGINE_LEVELS; level++)
    {
      /* a stone that can be taken beside one that could be saved */
      g_autoptr (TengenGo) take =
          start ("pure goal=1", "X..../OX.../...../...OX/....O");

      g_assert_cmpint (choose (take, level), ==, 10);
    }
  for (int level = 3; level <= TENGEN_ENGINE_LEVELS; level++)
    {
      g_autoptr (TengenGo) go =
          start ("pure goal=1", "...../..O../.OX../..O../.....");

      g_assert_cmpint (choose (go, level), ==, 13);
    }
}

/* Advice knows the move that wins, and the one that saves. */
static void
test_advice (void)
{
  static const TengenEngineSettings plain = { .playouts = 150, .seed = 7 };
  static const struct
  {
    const char *rules;
    const char *picture;
    TengenPoint good;
    TengenEngineAdviceKind kind;
  } cases[] = {
    { "pure goal=1",
      ".X.../XOX../...../..O../.....",
      11,
      TENGEN_ENGINE_ADVICE_CAPTURE },
    { "pure goal=2",
      ".OO.../OXX.../.OO.../....../...X../......",
      9,
      TENGEN_ENGINE_ADVICE_ESCAPE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGo) go = start (cases[i].rules, cases[i].picture);
      TengenEngineAdvice advice;
      gboolean found = FALSE;

      tengen_engine_advice_find (go, &plain, NULL, NULL, &advice);
      g_assert_cmpint (advice.n_points, >, 0);
      for (int j = 0; j < advice.n_points; j++)
        found |= advice.points[j] == cases[i].good && advice.is_good[j];
      g_test_message ("%s: %d of %d", cases[i].picture, found, advice.n_points);
      g_assert_true (found);
      if (advice.n_points > 1)
        g_assert_cmpint (advice.kind, ==, cases[i].kind);
    }
}

/* Games of any two levels end by themselves, under other sets too: no move is
 * illegal, and none is a pass. */
static void
test_games (void)
{
  static const char *const RULES[] = {
    "pure goal=1", "pure goal=3", "pure goal=5", "ing goal=2", "2-1 goal=3",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (RULES); i++)
    for (int level = 1; level <= 6; level++)
      {
        g_autoptr (TengenGo) go =
            start (RULES[i], "...../...../...../...../.....");
        int goal = tengen_go_get_rules (go)->goal;
        int n = 0;

        while (!tengen_go_has_reached (go, BLACK) &&
               !tengen_go_has_reached (go, WHITE) &&
               tengen_go_has_move (go, tengen_go_get_to_move (go)))
          {
            TengenStone stone = tengen_go_get_to_move (go);
            TengenPoint point = choose (go, (level + n) % 6 + 1);

            g_assert_cmpint (tengen_go_check (go, point, stone, NULL),
                             ==,
                             TENGEN_REASON_NONE);
            tengen_go_play (go, point, stone);
            n++;
          }
        g_assert_cmpint (n, >, goal);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/capture/wins", test_wins);
  g_test_add_func ("/engine/capture/note", test_note);
  g_test_add_func ("/engine/capture/run", test_run);
  g_test_add_func ("/engine/capture/levels", test_levels);
  g_test_add_func ("/engine/capture/advice", test_advice);
  g_test_add_func ("/engine/capture/games", test_games);
  return g_test_run ();
}
