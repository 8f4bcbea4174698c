/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-settled: points that are one side's whichever side moves next
 */
#include "tengen-engine-settled.h"

#include "engine-board.h"

#include <string.h>

typedef struct
{
  const char *picture;
  const char *settled;
} Case;

static const Case cases[] = {
  { ".....", "....." },
  /* a closed boundary, and a dead stone */
  { ".XO./.XO./.XO./.XO./.XO.", "XXOO/XXOO/XXOO/XXOO/XXOO" },
  { "..XO./.OXO./..XO./X.XO./..XO.", "XXXOO/XXXOO/XXXOO/XXXOO/XXXOO" },
  /* a neutral point */
  { ".X.OO/.XXO./.XOOO/.XO.O/.XOOO", "XX.OO/XXXOO/XXOOO/XXOOO/XXOOO" },
  /* few stones say nothing */
  { ".X.../XX.../...../...../.....", "...../...../...../...../....." },
};

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGoPlayoutBoard) start =
          playout_picture_read (cases[i].picture);
      g_autoptr (TengenGoPlayoutBoard) board =
          playout_picture_read (cases[i].picture);
      guint8 settled[TENGEN_BOARD_MAX_POINTS];
      const char *wanted = cases[i].settled;

      g_assert_true (
          tengen_engine_settled_find (start, board, 5, NULL, NULL, settled));
      for (int j = 0; *wanted != '\0'; wanted++)
        if (*wanted != '/')
          g_assert_cmpint (".XO"[settled[j++]], ==, *wanted);
    }
}

static gboolean
stop_cb (guint playouts, gpointer data)
{
  guint *left = data;

  return --*left > 0;
}

static void
test_stop (void)
{
  const char *picture = ".XO./.XO./.XO./.XO./.XO.";
  g_autoptr (TengenGoPlayoutBoard) start = playout_picture_read (picture);
  g_autoptr (TengenGoPlayoutBoard) board = playout_picture_read (picture);
  guint8 settled[TENGEN_BOARD_MAX_POINTS];

  for (guint most = 1; most < 64; most += 20)
    {
      guint left = most;

      memset (settled, 7, sizeof settled);
      g_assert_false (tengen_engine_settled_find (
          start, board, 5, stop_cb, &left, settled));
      g_assert_cmpuint (left, ==, 0);
      for (int i = 0; i < 20; i++)
        g_assert_cmpint (settled[i], ==, TENGEN_STONE_NONE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-settled/cases", test_cases);
  g_test_add_func ("/engine-settled/stop", test_stop);
  return g_test_run ();
}
