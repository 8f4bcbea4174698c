/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine: a move of the computer in a game of the Go family
 */
#include "tengen-engine.h"

#include "engine-board.h"
#include "rounds.h"
#include "tengen-go-count.h"
#include "tengen-board-random.h"
#include "thread-time.h"

#include <string.h>

static const TengenEngineSettings plain = { .playouts = 300,
                                            .seed = 7,
                                            .counts_lying = TRUE };

/* Searches a move with an engine of its own. */
static TengenEngineAnswer
search (TengenGo *go, const TengenEngineSettings *settings)
{
  const TengenBoard *board = tengen_go_get_board (go);
  g_autoptr (TengenEngine) engine = tengen_engine_new (
      tengen_board_get_width (board), tengen_board_get_height (board));
  TengenEngineAnswer answer;

  tengen_engine_choose (engine, go, settings, NULL, NULL, &answer);
  return answer;
}

/* Plays what was answered; a pass is a stone beside the board where there is
 * none. It must be legal. */
static void
play (TengenGo *go, TengenPoint point)
{
  TengenStone stone = tengen_go_get_to_move (go);

  if (point == TENGEN_POINT_PASS)
    {
      if (tengen_go_rules_has_passes (tengen_go_get_rules (go)))
        tengen_go_pass (go, stone);
      else
        tengen_go_virtual (go, stone);
      return;
    }
  g_assert_cmpint (
      tengen_go_check (go, point, stone, NULL), ==, TENGEN_REASON_NONE);
  tengen_go_play (go, point, stone);
}

/* Tells whether all stones that were safe still are. */
static gboolean
is_safe_kept (const guint8 *before, const guint8 *after, int n)
{
  for (int i = 0; i < n; i++)
    if (before[i] && !after[i])
      return FALSE;
  return TRUE;
}

/* Plays a game of two engines to its end. No move is illegal or takes safety
 * from stones. */
static guint
play_game (TengenGo *go, guint playouts, guint64 seed)
{
  const TengenBoard *board = tengen_go_get_board (go);
  int n_points = tengen_board_get_n_points (board);
  TengenEngineSettings settings = plain;
  guint n_passes = 0, n = 0;

  settings.playouts = playouts;
  settings.seed = seed;
  while (n_passes < 2 && n < 6 * (guint) n_points + 10)
    {
      TengenStone stone = tengen_go_get_to_move (go);
      TengenEngineAnswer answer;
      guint8 before[TENGEN_BOARD_MAX_POINTS], after[TENGEN_BOARD_MAX_POINTS];

      find_safe (go, stone, before);
      answer = search (go, &settings);
      play (go, answer.point);
      find_safe (go, stone, after);
      g_assert_true (is_safe_kept (before, after, n_points));
      n_passes = answer.point == TENGEN_POINT_PASS ? n_passes + 1 : 0;
      n++;
    }
  return n_passes;
}

/* Games under all rule sets, on small boards of any shape; the short form plays
 * each set on a part of them. */
static void
test_games (void)
{
  static const int sizes[][2] = { { 1, 1 }, { 2, 1 }, { 2, 2 }, { 5, 1 },
                                  { 3, 2 }, { 3, 3 }, { 2, 6 }, { 4, 4 },
                                  { 5, 4 }, { 5, 5 }, { 7, 3 } };
  guint n_ended = 0, n = 0, step = 12 / rounds_make (12);

  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    for (gsize j = i / 2 % step; j < G_N_ELEMENTS (sizes); j += step)
      {
        g_autoptr (TengenGo) go = tengen_go_new (
            tengen_go_rules_get_named (i), sizes[j][0], sizes[j][1]);

        n_ended += play_game (go, 60, i + j) == 2;
        n++;
      }
  /* Without a ban on repetition some never end. */
  g_assert_cmpuint (n_ended, >, n * 9 / 10);
}

/* The largest board and long ones. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 19, 19 }, { 19, 1 }, { 1, 19 }, { 13, 9 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (TengenGo) go = tengen_go_new (
          tengen_go_rules_find ("china"), sizes[i][0], sizes[i][1]);

      for (int j = 0; j < 6; j++)
        play (go, search (go, &plain).point);
    }
}

/* The game is the same afterwards, with its history. */
static void
test_unchanged (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("2-1"), 5, 5);
  TengenGoCounters counters;
  guint64 hash;
  guint ply;

  for (int i = 0; i < 8; i++)
    play (go, search (go, &plain).point);
  counters = *tengen_go_get_counters (go);
  hash = tengen_board_get_hash (tengen_go_get_board (go));
  ply = tengen_go_get_ply (go);
  search (go, &plain);
  g_assert_cmpmem (
      &counters, sizeof counters, tengen_go_get_counters (go), sizeof counters);
  g_assert_cmpuint (hash, ==, tengen_board_get_hash (tengen_go_get_board (go)));
  g_assert_cmpuint (ply, ==, tengen_go_get_ply (go));
}

/* The same game, seed and budget give the same answer, by an engine that is
 * new or was used; other seeds give others. */
static void
test_same (void)
{
  g_autoptr (TengenEngine) engine = tengen_engine_new (9, 9);
  TengenEngineSettings settings = plain;
  guint n_other = 0, n = rounds_make (20);

  for (guint64 seed = 0; seed < n; seed++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_find ("pure"), 9, 9);
      TengenEngineAnswer answer, again, other;

      for (guint64 i = 0; i < seed; i++)
        play (go, search (go, &plain).point);
      settings.seed = seed;
      answer = search (go, &settings);
      tengen_engine_choose (engine, go, &settings, NULL, NULL, &again);
      g_assert_cmpint (answer.point, ==, again.point);
      g_assert_cmpuint (answer.playouts, ==, again.playouts);
      g_assert_cmpint (answer.lead_x2, ==, again.lead_x2);
      g_assert_cmpuint (answer.share, ==, again.share);
      settings.seed = seed + 1000;
      other = search (go, &settings);
      n_other += other.lead_x2 != answer.lead_x2 || other.share != answer.share;
    }
  g_assert_cmpuint (n_other, >, n / 2);
}

static gboolean
stop_cb (guint playouts, gpointer data)
{
  guint *limit = data;

  return playouts < *limit;
}

/* A search that is stopped says what one with that budget says. */
static void
test_stop (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("pure"), 9, 9);
  g_autoptr (TengenEngine) engine = tengen_engine_new (9, 9);
  TengenEngineSettings settings = plain;
  TengenEngineAnswer answer, cut;
  guint limit = 320;

  settings.playouts = 100000;
  tengen_engine_choose (engine, go, &settings, stop_cb, &limit, &cut);
  g_assert_true (cut.is_stopped);
  g_assert_cmpuint (cut.playouts, ==, limit);
  settings.playouts = limit;
  answer = search (go, &settings);
  g_assert_false (answer.is_stopped);
  g_assert_cmpuint (answer.playouts, ==, limit);
  g_assert_cmpint (answer.point, ==, cut.point);
  g_assert_cmpint (answer.lead_x2, ==, cut.lead_x2);
  g_assert_cmpuint (answer.share, ==, cut.share);
  limit = 0;
  tengen_engine_choose (engine, go, &settings, stop_cb, &limit, &cut);
  g_assert_true (cut.is_stopped);
  g_assert_cmpint (
      tengen_go_check (go, cut.point, TENGEN_STONE_BLACK, NULL), ==, 0);
}

typedef struct
{
  gint64 last_us;
  gint64 longest_us;
} Watch;

static gboolean
watch_cb (guint playouts, gpointer data)
{
  Watch *watch = data;
  gint64 now_us = get_thread_us ();

  watch->longest_us = MAX (watch->longest_us, now_us - watch->last_us);
  watch->last_us = now_us;
  return TRUE;
}

/* A search on the largest board asks often enough whether to go on. */
static void
test_asks (void)
{
  g_autoptr (TengenGo) go =
      tengen_go_new (tengen_go_rules_find ("china"), 19, 19);
  g_autoptr (TengenEngine) engine = tengen_engine_new (19, 19);
  TengenEngineAnswer answer;
  Watch watch = { .last_us = get_thread_us () };

  tengen_engine_choose (engine, go, &plain, watch_cb, &watch, &answer);
  g_test_message ("%" G_GINT64_FORMAT " us", watch.longest_us);
  g_assert_cmpint (watch.longest_us, <, SLOWER * 50000);
}

typedef struct
{
  const char *rules;
  const char *picture;
  TengenStone stone;
  int komi_x2;
  int x, y; /* the only good move; -1: a pass */
} Position;

static const Position positions[] = {
  /* takes four stones in the middle */
  { "china", "..X../.XOX./XOO../.XOX./..X..", 1, 0, 3, 2 },
  /* the centre of 3x3, the only move that wins all */
  { "pure", ".../.../...", 1, 0, 1, 1 },
  /* nothing but needed eyes is left */
  { "pure", ".X.XO/XXXXO/OOOOO/O.OO./OOOOO", 1, 0, -1, -1 },
  /* the third eye is filled, not the other two */
  { "pure", ".X.XO/XXXXO/XXOOO/.XO.O/XXOO.", 1, 0, -2, -2 },
  /* the boundary is closed */
  { "japan", ".XO./.XO./.XO./.XO./.XO.", 1, 0, -1, -1 },
  { "china", ".XO./.XO./.XO./.XO./.XO.", 2, 0, -1, -1 },
};

static void
test_positions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      const Position *position = &positions[i];
      g_autoptr (TengenGo) go = engine_board_begin (
          position->rules, position->picture, position->stone);
      TengenEngineSettings settings = plain;
      TengenEngineAnswer answer;

      settings.playouts = 10000;
      settings.komi_x2 = position->komi_x2;
      answer = search (go, &settings);
      g_test_message ("%s: %u", position->picture, answer.point);
      if (position->x == -1)
        g_assert_cmpint (answer.point, ==, TENGEN_POINT_PASS);
      else if (position->x == -2)
        g_assert_cmpint (answer.point, !=, TENGEN_POINT_PASS);
      else
        g_assert_cmpint (answer.point,
                         ==,
                         tengen_point_make (
                             tengen_board_get_width (tengen_go_get_board (go)),
                             position->x,
                             position->y));
    }
}

/* Where that is asked, a pass is chosen if nothing is left; not if a move still
 * takes half the board or the last neutral point, which is settled, too, if
 * Black passes. */
static void
test_pass (void)
{
  static const Position cases[] = {
    { "china",
      "OXXOOOOXX/OOXXOOXX./OXX.OXXXX/OOOOOOXXX/OXXOOX..X/OXXOXXXX./"
      "XXXOX.X.X/.X.X.XXOX/X.X.X..XX",
      1,
      27,
      3,
      2 },
    { "china",
      "XOO.OO.O./XXOO.OOOO/OXXOOOOXX/.X.XOXXX./X.XXOXXXX/XXXXXOOXX/"
      "....X.OOO/XXXXOO.OO/...XOOO.O",
      1,
      13,
      5,
      6 },
    { "china",
      "XOO.OO.O./XXOO.OOOO/OXXOOOOXX/.X.XOXXX./X.XXOXXXX/XXXXXOOXX/"
      "....XXOOO/XXXXOO.OO/...XOOO.O",
      2,
      13,
      -1,
      -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint64 seed = 0; seed < 10; seed++)
      {
        g_autoptr (TengenGo) go = engine_board_begin (
            cases[i].rules, cases[i].picture, cases[i].stone);
        int width = tengen_board_get_width (tengen_go_get_board (go));
        TengenEngineSettings settings = plain;
        TengenPoint point = TENGEN_POINT_PASS;

        if (cases[i].x >= 0)
          point = tengen_point_make (width, cases[i].x, cases[i].y);
        settings.seed = seed;
        settings.playouts = 800;
        settings.counts_lying = FALSE;
        settings.komi_x2 = cases[i].komi_x2;
        settings.komi_x2 += search (go, &settings).lead_x2;
        settings.seeks_points = settings.asks_pass = TRUE;
        g_test_message ("%s: %u", cases[i].picture, point);
        g_assert_cmpint (search (go, &settings).point, ==, point);
      }
}

/* Stones in an own eye: taking them leaves a hole that proves no eye any more. It
 * is done only if it wins a game that is lost without. */
static void
test_doubt (void)
{
  static const struct
  {
    const char *picture;
    TengenStone stone;
    int x, y;      /* where they are taken */
    int won, lost; /* komi for the side that moves, half points */
  } cases[] = {
    { "OOOXXX/OOXXXX/OOXXXX/OOOXXX/OXXXXX/.XX.XX", 1, 0, 5, 0, 40 },
    { "XXXXX/XXXXX/.XXXX/XXOOX/XOOO.", 1, 4, 4, 10, 32 },
    { "OOOOO/OOOOO/.OOOO/OOXXO/OXXX.", 2, 4, 4, 10, 32 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint64 seed = 0; seed < 10; seed++)
      for (guint playouts = 40; playouts < 2000; playouts *= 3)
        {
          g_autoptr (TengenGo) go =
              engine_board_begin ("pure", cases[i].picture, cases[i].stone);
          int width = tengen_board_get_width (tengen_go_get_board (go));
          TengenPoint taking =
              tengen_point_make (width, cases[i].x, cases[i].y);
          int sign = cases[i].stone == TENGEN_STONE_BLACK ? 1 : -1;
          TengenEngineSettings settings = plain;

          settings.seed = seed;
          settings.playouts = playouts;
          settings.komi_x2 = sign * cases[i].won;
          g_assert_cmpint (search (go, &settings).point, !=, taking);
          settings.komi_x2 = sign * cases[i].lost;
          g_assert_cmpint (search (go, &settings).point, ==, taking);
          settings.komi_x2 = sign * 100;
          g_assert_cmpint (search (go, &settings).point, !=, taking);
        }
}

/* The ko of the game is asked for, and answers are sought within its rules. */
static void
test_ko (void)
{
  g_autoptr (TengenGo) go =
      engine_board_begin ("pure", ".XO./XO.O/.XO./....", TENGEN_STONE_BLACK);

  tengen_go_play (go, 6, TENGEN_STONE_BLACK);
  g_assert_cmpint (
      tengen_go_check (go, 5, TENGEN_STONE_WHITE, NULL), ==, TENGEN_REASON_KO);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      TengenEngineSettings settings = plain;

      settings.seed = seed;
      g_assert_cmpint (search (go, &settings).point, !=, 5);
    }
}

/* A game that is lost is still played for the count: with a komi that nothing
 * can win Black does as well as without. */
static void
test_lost (void)
{
  g_autoptr (TengenGo) go = tengen_go_new (tengen_go_rules_find ("pure"), 5, 5);
  TengenEngineSettings settings = plain;
  TengenEngineAnswer answer;

  settings.playouts = 2000;
  settings.komi_x2 = 101;
  answer = search (go, &settings);
  g_assert_cmpint (answer.point, ==, 12);
  g_assert_cmpint (answer.lead_x2, >, -101);
  g_assert_cmpuint (answer.share, <, 200);
}

/* Boards set up by hand, also with chains that have no liberty: the move is
 * legal, and the board is left as it was. */
static void
test_set_up (void)
{
  TengenBoardRandom random = { 11 };
  guint n_moves = 0;

  for (int i = 0; i < 200; i++)
    {
      g_autoptr (TengenGo) go =
          tengen_go_new (tengen_go_rules_get_named (
                             (guint) i % tengen_go_rules_get_n_named ()),
                         5,
                         4);
      TengenEngineSettings settings = plain;
      TengenEngineAnswer answer;
      guint8 stones[20];

      for (int j = 0; j < 20; j++)
        {
          guint drawn = tengen_board_random_below (&random, 5);

          stones[j] = (guint8) (drawn > 2 ? drawn - 2 : 0);
          stones[j] =
              i % 4 == 0 && j != 7 ? (guint8) (1 + drawn % 2) : stones[j];
        }
      tengen_go_setup_all (go, stones);
      settings.playouts = 40;
      answer = search (go, &settings);
      n_moves += answer.point != TENGEN_POINT_PASS;
      play (go, answer.point);
    }
  g_assert_cmpuint (n_moves, >, 100);
}

/* The moves considered are all there, in order, with the one chosen. */
static void
test_list (void)
{
  g_autoptr (TengenGo) go =
      engine_board_begin ("pure", "..X../.XOX./XOO../.XOX./..X..", 1);
  g_autoptr (TengenEngine) engine = tengen_engine_new (5, 5);
  TengenEngineCandidate candidates[26];
  TengenEngineAnswer answer;
  guint n, sum = 0;

  g_assert_cmpuint (tengen_engine_list (engine, candidates), ==, 0);
  tengen_engine_choose (engine, go, &plain, NULL, NULL, &answer);
  n = tengen_engine_list (engine, candidates);
  g_assert_cmpuint (n, >, 2);
  g_assert_cmpuint (n, <=, 26);
  g_assert_cmpint (candidates[0].point, ==, answer.point);
  g_assert_cmpint (candidates[0].lead_x2, ==, answer.lead_x2);
  g_assert_cmpuint (candidates[0].share, ==, answer.share);
  for (guint i = 0; i < n; i++)
    {
      sum += candidates[i].visits;
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (candidates[i].point, !=, candidates[j].point);
      if (i > 0)
        g_assert_cmpuint (candidates[i].visits, <=, candidates[i - 1].visits);
      if (candidates[i].point != TENGEN_POINT_PASS)
        g_assert_cmpint (
            tengen_go_check (go, candidates[i].point, 1, NULL), ==, 0);
    }
  g_assert_cmpuint (sum, <=, answer.playouts);
}

/* In a game that is won, what the last points are worth is told apart where
 * points are sought. */
static void
test_points (void)
{
  g_autoptr (TengenGo) go =
      engine_board_begin ("china", ".X.O./.X.O./.X.O./.X.O./.X.O.", 1);
  g_autoptr (TengenEngine) engine = tengen_engine_new (5, 5);
  TengenEngineSettings settings = plain;
  TengenEngineAnswer answer;

  settings.seeks_points = TRUE;
  settings.playouts = 2000;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      tengen_engine_choose (engine, go, &settings, NULL, NULL, &answer);
      g_test_message ("%d: %d", side, answer.lead_x2);
      g_assert_cmpint (tengen_point_x (answer.point, 5), ==, 2);
      g_assert_cmpint (ABS (answer.lead_x2), <=, 10);
      g_assert_cmpint (answer.lead_x2 >= 0, ==, side == TENGEN_STONE_BLACK);
      tengen_go_set_to_move (go, TENGEN_STONE_WHITE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/games", test_games);
  g_test_add_func ("/engine/sizes", test_sizes);
  g_test_add_func ("/engine/unchanged", test_unchanged);
  g_test_add_func ("/engine/same", test_same);
  g_test_add_func ("/engine/stop", test_stop);
  g_test_add_func ("/engine/asks", test_asks);
  g_test_add_func ("/engine/positions", test_positions);
  g_test_add_func ("/engine/pass", test_pass);
  g_test_add_func ("/engine/doubt", test_doubt);
  g_test_add_func ("/engine/ko", test_ko);
  g_test_add_func ("/engine/set-up", test_set_up);
  g_test_add_func ("/engine/lost", test_lost);
  g_test_add_func ("/engine/list", test_list);
  g_test_add_func ("/engine/points", test_points);
  return g_test_run ();
}
