/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-try: what becomes of one more stone
 */
#include "tengen-renju-try.h"

#include "renju-figure.h"

#define ACROSS TENGEN_RENJU_ACROSS
#define DOWN TENGEN_RENJU_DOWN

typedef struct
{
  const char *board;
  TengenStone stone;
  TengenRenjuDirection direction;
  const char *at;
  const char *point;
  const char *text;
} Case;

static void
check (const Case *row, gboolean is_three)
{
  g_autoptr (TengenRenju) board = renju_figure_read (row->board);
  TengenPoint point = renju_figure_point (row->point);
  TengenRenjuLine line;
  TengenRenjuTry try;
  g_autofree char *got = NULL;

  tengen_renju_line_read (
      &line, board, renju_figure_point (row->at), row->direction, row->stone);
  if (is_three)
    tengen_renju_try_three (&try, board, &line, point);
  else
    tengen_renju_try_four (&try, &line, point);
  got = renju_figure_try (&try);
  g_assert_cmpstr (got, ==, row->text);
  g_assert_null (try.reason);
}

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

static void
test_three (void)
{
  static const Case rows[] = {
    { "F8 G8 H8",
      BLACK,
      ACROSS,
      "H8",
      "I8",
      "I8 none straight F8 G8 H8 I8 > E8 J8" },
    { "F8 G8 H8 / D8",
      BLACK,
      ACROSS,
      "H8",
      "E8",
      "E8 shut four E8 F8 G8 H8 > I8" },
    { "F8 G8 H8 / D8 J8",
      BLACK,
      ACROSS,
      "H8",
      "I8",
      "I8 shut four F8 G8 H8 I8 > E8" },
    { "B8 C8 D8", BLACK, ACROSS, "B8", "A8", "A8 shut four A8 B8 C8 D8 > E8" },
    /* shut at one end, and six at the other */
    { "F8 G8 H8 K8 / D8",
      BLACK,
      ACROSS,
      "H8",
      "E8",
      "E8 shut four E8 F8 G8 H8 > I8" },
    { "F8 G8 H8 J8 / D8",
      BLACK,
      ACROSS,
      "H8",
      "E8",
      "E8 shut four E8 F8 G8 H8" },
    /* six at the far end, at the near one */
    { "C8 F8 G8 H8",
      BLACK,
      ACROSS,
      "H8",
      "E8",
      "E8 overline overline C8 D8 E8 F8 G8 H8 > D8" },
    { "F8 G8 H8 K8",
      BLACK,
      ACROSS,
      "H8",
      "I8",
      "I8 overline overline F8 G8 H8 I8 J8 K8 > J8" },
    { "F8 H8 I8 G4 G5 G6 G7 / G3",
      BLACK,
      ACROSS,
      "H8",
      "G8",
      "G8 five 5 five G8 G7 G6 G5 G4" },
    /* its point is a double-four, a double-three, an overline */
    { "F8 H8 I8 G9 G10 G11",
      BLACK,
      ACROSS,
      "H8",
      "G8",
      "G8 forbidden 44 straight F8 G8 H8 I8 > E8 J8" },
    { "F8 H8 I8 G9 G10 F9 E10",
      BLACK,
      ACROSS,
      "H8",
      "G8",
      "G8 forbidden 33 straight F8 G8 H8 I8 > E8 J8" },
    { "F8 H8 I8 G5 G6 G7 G9 G10",
      BLACK,
      ACROSS,
      "H8",
      "G8",
      "G8 forbidden 6 straight F8 G8 H8 I8 > E8 J8" },
    { "/ F8 H8 I8 G5 G6 G7 G9 G10",
      WHITE,
      ACROSS,
      "H8",
      "G8",
      "G8 five 5 overline G10 G9 G8 G7 G6 G5" },
    { "/ F8 H8 I8 G9 G10 G11",
      WHITE,
      ACROSS,
      "H8",
      "G8",
      "G8 none straight F8 G8 H8 I8 > E8 J8" },
    { "/ C8 F8 G8 H8",
      WHITE,
      ACROSS,
      "H8",
      "E8",
      "E8 none straight E8 F8 G8 H8 > D8 I8" },
    { "H13 H12 H11",
      BLACK,
      DOWN,
      "H11",
      "H14",
      "H14 none straight H14 H13 H12 H11 > H15 H10" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check (&rows[i], TRUE);
}

static void
test_four (void)
{
  static const Case rows[] = {
    { "F8 G8 H8 I8", BLACK, ACROSS, "H8", "J8", "J8 none five F8 G8 H8 I8 J8" },
    { "F8 G8 H8 I8 K8",
      BLACK,
      ACROSS,
      "H8",
      "J8",
      "J8 overline overline F8 G8 H8 I8 J8 K8" },
    { "/ F8 G8 H8 I8 K8",
      WHITE,
      ACROSS,
      "H8",
      "J8",
      "J8 none overline F8 G8 H8 I8 J8 K8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check (&rows[i], FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-try/three", test_three);
  g_test_add_func ("/renju-try/four", test_four);
  return g_test_run ();
}
