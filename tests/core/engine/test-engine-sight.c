/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-sight: what the levels without search see of a move
 */
#include "tengen-engine-sight.h"

#include "engine-board.h"
#include "tengen-engine-level.h"

#define SEEDS 64

static TengenEnginePatterns patterns;

/* Rates a move of Black, chance left out. */
static int
rate (const TengenGoPlayoutBoard *board,
      const TengenEngineSight *sight,
      guint64 seed,
      TengenGoPlayoutPoint point)
{
  TengenEngineSight calm = *sight;
  TengenEngineScene scene = { .board = board,
                              .patterns = &patterns,
                              .sight = &calm,
                              .stone = TENGEN_STONE_BLACK,
                              .seed = seed };

  calm.noise = 1;
  return tengen_engine_sight_rate (&scene, point);
}

/* What a move of Black at @x, @y does, and what it is that sees it. */
typedef struct
{
  const char *name;
  gsize field;
  const char *picture;
  int x, y;
} Case;

#define FIELD(name) #name, G_STRUCT_OFFSET(TengenEngineSight, name)

#define OPEN_BOARD                                                             \
  ".........../.........../.........../.........../.........../.........../"   \
  ".........../.........X./.........../.........../..........."

static const Case cases[] = {
  { FIELD (take), "..X../.XO../..X../.....", 3, 1 },
  { FIELD (save), ".O.../OX.../.O.../.....", 2, 1 },
  /* takes a stone beside the one in atari */
  { FIELD (save), ".OX../OX.../.O.../.....", 0, 0 },
  { FIELD (atari), "..X../.XO../...../.....", 3, 1 },
  { FIELD (join), "...../.X.../.OX../.....", 2, 1 },
  { FIELD (cut), "...../.O.../.XO../.....", 2, 1 },
  { FIELD (waste), ".O.../...../...../.....", 0, 0 },
  { FIELD (weak), ".O.../OX.../...../.....", 2, 1 },
  { FIELD (shape), "...../..O../..X../.....", 1, 1 },
  { FIELD (shape), "...O./OOOO./...../.....", 1, 0 },
  { FIELD (open), OPEN_BOARD, 2, 2 },
  { FIELD (open), OPEN_BOARD, 3, 6 },
};

/* Counts the games in which a level sees it: a move is rated otherwise if that
 * is not seen. */
static guint
count_seen (const Case *c, int level)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (c->picture);
  TengenGoPlayoutPoint point = engine_board_at (board, c->x, c->y);
  const TengenEngineSight *sight = tengen_engine_sight_get (level);
  TengenEngineSight blind = *sight;
  guint n = 0;

  G_STRUCT_MEMBER (guint8, &blind, c->field) = 0;
  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      int seen = rate (board, sight, seed, point);

      g_assert_cmpint (seen, ==, rate (board, sight, seed, point));
      n += seen != rate (board, &blind, seed, point);
    }
  return n;
}

/* Each level sees as much of each thing as is said of it. */
static void
test_shares (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int level = 1; level <= TENGEN_ENGINE_LEVELS_SIGHT; level++)
      {
        guint share = G_STRUCT_MEMBER (
            guint8, tengen_engine_sight_get (level), cases[i].field);
        guint n = count_seen (&cases[i], level);

        g_test_message ("%s, level %d: %u", cases[i].name, level, n);
        if (share % 16 == 0)
          g_assert_cmpuint (n, ==, share * SEEDS / 16);
        else
          g_assert_cmpint (
              ABS ((int) n - (int) (share * SEEDS / 16)), <, SEEDS / 4);
      }
}

/* A level sees what those below it see. */
static void
test_order (void)
{
  for (int level = 2; level <= TENGEN_ENGINE_LEVELS_SIGHT; level++)
    for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
      g_assert_cmpuint (
          G_STRUCT_MEMBER (
              guint8, tengen_engine_sight_get (level), cases[i].field),
          >=,
          G_STRUCT_MEMBER (
              guint8, tengen_engine_sight_get (level - 1), cases[i].field));
}

/* A move beside stones is better than one away from them, which is better than
 * one on the edge. */
static void
test_places (void)
{
  g_autoptr (TengenGoPlayoutBoard) board =
      playout_picture_read ("......./......./..O..../......./......./......./"
                            ".......");

  for (int level = 1; level <= TENGEN_ENGINE_LEVELS_SIGHT; level++)
    {
      const TengenEngineSight *sight = tengen_engine_sight_get (level);
      int beside = rate (board, sight, 3, engine_board_at (board, 3, 2));
      int away = rate (board, sight, 3, engine_board_at (board, 4, 4));
      int edge = rate (board, sight, 3, engine_board_at (board, 6, 5));

      g_assert_cmpint (beside, >, away);
      g_assert_cmpint (away, >, edge + sight->noise);
    }
}

/* On a large board the corner goes before the side, and both before the middle
 * and what is one point off a stone. */
static void
test_open (void)
{
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (OPEN_BOARD);
  const TengenEngineSight *sight =
      tengen_engine_sight_get (TENGEN_ENGINE_LEVELS_SIGHT);
  int corner = rate (board, sight, 3, engine_board_at (board, 3, 2));
  int side = rate (board, sight, 3, engine_board_at (board, 5, 2));
  int middle = rate (board, sight, 3, engine_board_at (board, 4, 4));
  int near = rate (board, sight, 3, engine_board_at (board, 8, 6));

  g_assert_cmpint (corner, >, side);
  g_assert_cmpint (side, >, near);
  g_assert_cmpint (near, >, middle);
}

static void
test_draw (void)
{
  guint n = 0;

  g_assert_cmpuint (
      tengen_engine_sight_draw (1, 2), ==, tengen_engine_sight_draw (1, 2));
  for (guint64 i = 0; i < 1000; i++)
    n += (tengen_engine_sight_draw (i / 32, i % 32) >> 32 & 15) < 8;
  g_assert_cmpint (ABS ((int) n - 500), <, 60);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tengen_engine_pattern_fill (&patterns);
  g_test_add_func ("/engine-sight/shares", test_shares);
  g_test_add_func ("/engine-sight/order", test_order);
  g_test_add_func ("/engine-sight/places", test_places);
  g_test_add_func ("/engine-sight/open", test_open);
  g_test_add_func ("/engine-sight/draw", test_draw);
  return g_test_run ();
}
