/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-region: areas as pictures of their numbers
 */
#include "tengen-board-region.h"

#include <string.h>

#define E TENGEN_REGION_EMPTY
#define B TENGEN_REGION_BLACK
#define W TENGEN_REGION_WHITE

/* Stones and the areas expected in them: one digit a point, `-` for none;
 * touch is one set for each area. */
typedef struct
{
  const char *stones;
  int width, height;
  guint members;
  const char *labels;
  guint8 touch[4];
} RegionCase;

static const RegionCase cases[] = {
  { "....", 2, 2, E, "0000", { 0 } },
  { "XXXX", 2, 2, E, "----", { 0 } },
  { ".", 1, 1, E, "0", { 0 } },
  { ".X.O.", 5, 1, E, "0-1-2", { B, B | W, W } },
  { ".X.O.", 1, 5, E, "0-1-2", { B, B | W, W } },
  { ".X."
    "XX."
    "O..",
    3,
    3,
    E,
    "0-1"
    "--1"
    "-11",
    { B, B | W } },
  /* corners do not hang together */
  { ".X"
    "X.",
    2,
    2,
    E,
    "0-"
    "-1",
    { B, B } },
  /* the end of a row is no neighbour of the next row's beginning */
  { "X.."
    "..X",
    3,
    2,
    B,
    "0--"
    "--1",
    { E, E } },
  { "XO."
    "X.O"
    "XXX",
    3,
    3,
    B,
    "0--"
    "0--"
    "000",
    { E | W } },
  /* one colour's stones and empty points together */
  { "X.O."
    "OOO."
    "X.X.",
    4,
    3,
    E | B,
    "00-1"
    "---1"
    "1111",
    { W, W } },
  { "XO.", 3, 1, E | B | W, "000", { 0 } },
  { "XO.", 3, 1, 0, "---", { 0 } },
};

static void
read_stones (const RegionCase *c, guint8 *stones)
{
  for (int i = 0; i < c->width * c->height; i++)
    stones[i] = strchr (".XO", c->stones[i]) - ".XO";
}

static void
test_pictures (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RegionCase *c = &cases[i];
      guint8 stones[16], touch[16];
      guint16 labels[16];
      int n_expected = 0;
      int n_areas;

      read_stones (c, stones);
      n_areas =
          tengen_region_label (stones, c->width, c->height, c->members, labels);
      for (int j = 0; j < c->width * c->height; j++)
        {
          int label =
              c->labels[j] == '-' ? TENGEN_REGION_NONE : c->labels[j] - '0';

          g_assert_cmpint (labels[j], ==, label);
          if (label != TENGEN_REGION_NONE)
            n_expected = MAX (n_expected, label + 1);
        }
      g_assert_cmpint (n_areas, ==, n_expected);
      tengen_region_touch (stones, c->width, c->height, labels, n_areas, touch);
      g_assert_cmpmem (touch, n_areas, c->touch, n_areas);
    }
}

/* A snake that winds through the largest board is one area. */
static void
test_snake (void)
{
  enum
  {
    N = TENGEN_BOARD_MAX
  };
  g_autofree guint8 *stones = g_new0 (guint8, N * N);
  g_autofree guint16 *labels = g_new (guint16, N * N);
  guint8 touch[1];

  for (int y = 1; y < N; y += 2)
    for (int x = 0; x < N - 1; x++)
      stones[y * N + (y % 4 == 1 ? x : x + 1)] = TENGEN_STONE_WHITE;
  g_assert_cmpint (tengen_region_label (stones, N, N, E, labels), ==, 1);
  tengen_region_touch (stones, N, N, labels, 1, touch);
  g_assert_cmpint (touch[0], ==, W);
  g_assert_cmpint (labels[N * (N - 1)], ==, 0);
  g_assert_cmpint (labels[N * N - 1], ==, TENGEN_REGION_NONE);
}

/* As many areas as there can be. */
static void
test_chequers (void)
{
  enum
  {
    N = TENGEN_BOARD_MAX
  };
  g_autofree guint8 *stones = g_new0 (guint8, N * N);
  g_autofree guint16 *labels = g_new (guint16, N * N);
  g_autofree guint8 *touch = g_new (guint8, N * N);
  int n_areas;

  for (int i = 0; i < N * N; i++)
    if ((i % N + i / N) % 2 != 0)
      stones[i] = TENGEN_STONE_BLACK;
  n_areas = tengen_region_label (stones, N, N, E, labels);
  g_assert_cmpint (n_areas, ==, N * N / 2);
  tengen_region_touch (stones, N, N, labels, n_areas, touch);
  for (int i = 0; i < n_areas; i++)
    g_assert_cmpint (touch[i], ==, B);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/board-region/pictures", test_pictures);
  g_test_add_func ("/board-region/snake", test_snake);
  g_test_add_func ("/board-region/chequers", test_chequers);
  return g_test_run ();
}
