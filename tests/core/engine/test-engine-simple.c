/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-simple: a move without search
 */
#include "tengen-engine-simple.h"

#include "engine-board.h"
#include "tengen-go-count.h"

#define SEEDS 40

static TengenPoint
choose (TengenGo *go, int level, guint64 seed)
{
  TengenEnginePlayer player = { .level = level,
                                .seed = seed,
                                .counts_lying = TRUE };
  TengenEngineAnswer answer;

  tengen_engine_simple_choose (go, &player, NULL, NULL, &answer);
  g_assert_false (answer.is_stopped);
  return answer.point;
}

typedef struct
{
  const char *picture;
  int x, y;  /* the move to see */
  int never; /* the highest level that does not play it in each game */
  int level; /* the lowest that does */
} Case;

static const Case cases[] = {
  /* takes a stone in atari */
  { "......./..X..../.XO..../..X..../......./....O../.......", 3, 2, 1, 2 },
  /* runs from atari */
  { "......./..O..../.OX..../..O..../......./....X../.......", 3, 2, 2, 3 },
  /* gives atari where that is no self-atari */
  { "......./X....../X....../O....../.O...../......./.......", 1, 3, 2, 3 },
  /* connects */
  { "......./......./...O.../..X.X../......./......./.......", 3, 3, 3, 4 },
  /* cuts */
  { "......./......./...X.../..O.O../......./......./.......", 3, 3, 3, 4 },
  /* makes two eyes */
  { "...XO../XXXXO../OOOOO../......./......./......./.......", 1, 0, 3, 4 },
};

static guint
count_chosen (const Case *c, int level)
{
  g_autoptr (TengenGo) go =
      engine_board_begin ("pure", c->picture, TENGEN_STONE_BLACK);
  guint n = 0;

  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      TengenPoint point = choose (go, level, seed);

      g_assert_cmpuint (point, ==, choose (go, level, seed));
      n += point == tengen_point_make (7, c->x, c->y);
    }
  return n;
}

static void
test_sees (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int level = 1; level <= TENGEN_ENGINE_LEVELS_SIGHT; level++)
      {
        guint n = count_chosen (&cases[i], level);

        g_test_message ("%s, level %d: %u", cases[i].picture, level, n);
        if (level <= cases[i].never)
          g_assert_cmpuint (n, <, SEEDS);
        if (level < cases[i].never)
          g_assert_cmpuint (n, <, SEEDS / 2);
        if (level >= cases[i].level)
          g_assert_cmpuint (n, ==, SEEDS);
      }
}

/* Level 1 takes about half of what is in atari, in a game always the same. */
static void
test_half (void)
{
  static const char *const pictures[] = {
    "......./..X..../.XO..../..X..../......./....O../.......",
    "......./......./...X.../..XO.../...X.../O....../.......",
    ".....OX/......./......./...O.../......./..X..../.......",
    "......./.XX..../XOO..../.XX..../......./....O../.......",
  };
  static const int points[] = { 17, 25, 13, 17 };
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autoptr (TengenGo) go =
          engine_board_begin ("china", pictures[i], TENGEN_STONE_BLACK);

      for (guint64 seed = 0; seed < SEEDS; seed++)
        n += choose (go, 1, seed) == points[i];
    }
  g_test_message ("%u of %u", n, SEEDS * 4);
  g_assert_true (n > SEEDS * 4 * 3 / 8 && n < SEEDS * 4 * 3 / 4);
}

typedef struct
{
  const char *rules;
  const char *picture;
  int x, y; /* the move; -1: a pass, -2: any but a pass */
} End;

static const End ends[] = {
  /* nothing but needed eyes is left */
  { "pure", ".X.XO/XXXXO/OOOOO/O.OO./OOOOO", -1, 0 },
  /* the third eye is filled */
  { "pure", ".X.XO/XXXXO/XXOOO/.XO.O/XXOO.", -2, 0 },
  /* own territory is filled in Pure Go, not in Go */
  { "pure", ".XO./.XO./.XO./.XO./.XO.", -2, 0 },
  { "japan", ".XO./.XO./.XO./.XO./.XO.", -1, 0 },
  { "china", ".XO./.XO./.XO./.XO./.XO.", -1, 0 },
  { "3-1", ".XO./.XO./.XO./.XO./.XO.", -1, 0 },
  /* the last neutral point */
  { "japan", ".X.OO/.XXO./.XOOO/.XO.O/.XOOO", 2, 0 },
};

static void
test_ends (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    for (int level = 1; level <= TENGEN_ENGINE_LEVELS_SIGHT; level++)
      {
        const End *end = &ends[i];
        g_autoptr (TengenGo) go =
            engine_board_begin (end->rules, end->picture, TENGEN_STONE_BLACK);
        int width = tengen_board_get_width (tengen_go_get_board (go));
        TengenPoint point = choose (go, level, 3);

        g_test_message ("%s: %u", end->picture, point);
        if (end->x == -1)
          g_assert_cmpint (point, ==, TENGEN_POINT_PASS);
        else if (end->x == -2)
          g_assert_cmpint (point, !=, TENGEN_POINT_PASS);
        else
          g_assert_cmpint (
              point, ==, tengen_point_make (width, end->x, end->y));
      }
}

/* A board of one side only is filled up to two points. */
static void
test_fill (void)
{
  g_autoptr (TengenGo) go = engine_board_begin (
      "pure", "...../..X../.XXX./..X../.....", TENGEN_STONE_BLACK);
  TengenPoint point;

  while ((point = choose (go, 2, 1)) != TENGEN_POINT_PASS)
    {
      g_assert_cmpint (tengen_go_check (go, point, TENGEN_STONE_BLACK, NULL),
                       ==,
                       TENGEN_REASON_NONE);
      tengen_go_play (go, point, TENGEN_STONE_BLACK);
      tengen_go_set_to_move (go, TENGEN_STONE_BLACK);
    }
  g_assert_cmpint (
      tengen_board_count (tengen_go_get_board (go), TENGEN_STONE_BLACK),
      >=,
      22);
}

/* A move that would bring a position back is not made. */
static void
test_cycle (void)
{
  g_autoptr (TengenGo) go =
      engine_board_begin ("pure", ".XO./X.XO/.XO./....", TENGEN_STONE_WHITE);

  tengen_go_play (go, 5, TENGEN_STONE_WHITE);
  tengen_go_pass (go, TENGEN_STONE_BLACK);
  tengen_go_pass (go, TENGEN_STONE_WHITE);
  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      TengenPoint point = choose (go, 2, seed);

      if (point == TENGEN_POINT_PASS)
        continue;
      tengen_go_play (go, point, TENGEN_STONE_BLACK);
      g_assert_false (tengen_go_get_cycle (go, NULL));
      tengen_go_undo (go);
    }
}

static gboolean
stop_cb (guint playouts, gpointer data)
{
  return FALSE;
}

/* A choice that is stopped is a legal move all the same. */
static void
test_stop (void)
{
  g_autoptr (TengenGo) go = engine_board_begin (
      "pure", ".XO./.XO./.XO./.XO./.XO.", TENGEN_STONE_BLACK);
  TengenEnginePlayer player = { .level = 2, .seed = 4 };
  TengenEngineAnswer answer;

  tengen_engine_simple_choose (go, &player, stop_cb, NULL, &answer);
  g_assert_true (answer.is_stopped);
  g_assert_cmpint (tengen_go_check (go, answer.point, 1, NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-simple/sees", test_sees);
  g_test_add_func ("/engine-simple/half", test_half);
  g_test_add_func ("/engine-simple/ends", test_ends);
  g_test_add_func ("/engine-simple/fill", test_fill);
  g_test_add_func ("/engine-simple/cycle", test_cycle);
  g_test_add_func ("/engine-simple/stop", test_stop);
  return g_test_run ();
}
