/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-part: all that a stone makes, what counts and what does not
 */
#include "tengen-renju-part.h"

#include "renju-figure.h"

/* The parts of the stone on H8, with their tries. */
typedef struct
{
  const char *board;
  const char *parts;
} Case;

static char *
format (GPtrArray *parts)
{
  TengenRenjuReason reason = { .point = renju_figure_point ("H8"),
                               .parts = parts };

  return renju_figure_reason (&reason);
}

static void
check (const Case *row)
{
  g_autoptr (TengenRenju) board = renju_figure_read (row->board);
  g_autoptr (GPtrArray) parts =
      tengen_renju_part_gather (board, renju_figure_point ("H8"));
  g_autofree char *got = format (parts);

  g_assert_cmpstr (got, ==, row->parts);
}

static void
test_order (void)
{
  static const Case rows[] = {
    { "H8", "H8:" },
    /* rows, fours, threes; then what looks like a four, like a three */
    { "H8 "
      "G8 F8 E8 D8 C8 "
      "H9 H10 H11 "
      "G9 F10",
      "H8:"
      " +overline C8 D8 E8 F8 G8 H8"
      " +straight H11 H10 H9 H8 > H12 H7"
      " (H12 none five H12 H11 H10 H9 H8) (H7 none five H11 H10 H9 H8 H7)"
      " +three F10 G9 H8 > E11 I7"
      " (E11 none straight E11 F10 G9 H8 > D12 I7)"
      " (I7 none straight F10 G9 H8 I7 > E11 J6)" },
    { "H8 "
      "H7 H6 H5 H10 H11 "
      "G8 F8 "
      "G9 F10 E11 / H4 D8 J8",
      "H8:"
      " +straight E11 F10 G9 H8 > D12 I7"
      " (D12 none five D12 E11 F10 G9 H8) (I7 none five E11 F10 G9 H8 I7)"
      " -four H8 H7 H6 H5 (H9 overline overline H11 H10 H9 H8 H7 H6 H5)"
      " -three F8 G8 H8 (E8 shut four E8 F8 G8 H8 > I8)"
      " (I8 shut four F8 G8 H8 I8 > E8)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check (&rows[i]);
}

static void
test_look_alikes (void)
{
  static const Case rows[] = {
    /* no room, and no player would take them for threes */
    { "H8 G8 F8 / I8", "H8:" },
    { "H8 G8 F8 / I8 E8", "H8:" },
    { "H8 G8 E8 / I8", "H8:" },
    { "H8 G8 D8", "H8:" },
    { "A8 H8", "H8:" },
    /* shut by two walls, by a wall and a long row */
    { "H8 G8 F8 / D8 J8",
      "H8: -three F8 G8 H8 (E8 shut four E8 F8 G8 H8 > I8)"
      " (I8 shut four F8 G8 H8 I8 > E8)" },
    { "H8 G8 F8 K8 / D8",
      "H8: -three F8 G8 H8 (E8 shut four E8 F8 G8 H8 > I8)"
      " (I8 overline overline F8 G8 H8 I8 J8 K8 > J8)" },
    { "H8 G8 E8 J8",
      "H8: -split-three E8 G8 H8"
      " (F8 overline overline E8 F8 G8 H8 I8 J8 > I8)"
      " -split-three G8 H8 J8"
      " (I8 overline overline E8 F8 G8 H8 I8 J8 > F8)" },
    /* two on one line that share one stone */
    { "H8 F8 E8 J8 K8",
      "H8: -split-three E8 F8 H8"
      " (G8 overline overline E8 F8 G8 H8 I8 J8 K8 > I8)"
      " -split-three H8 J8 K8"
      " (I8 overline overline E8 F8 G8 H8 I8 J8 K8 > G8)" },
    /* a four at one end only, six at the other: one part */
    { "H8 G8 F8 I8 K8",
      "H8: +four F8 G8 H8 I8 > E8 (E8 none five E8 F8 G8 H8 I8)"
      " (J8 overline overline F8 G8 H8 I8 J8 K8)" },
    { "H8 G8 F8 I8 K8 D8",
      "H8: -four F8 G8 H8 I8"
      " (E8 overline overline D8 E8 F8 G8 H8 I8)"
      " (J8 overline overline F8 G8 H8 I8 J8 K8)" },
    /* five stones and a gap are said to look like a four, not like a three */
    { "H8 G8 F8 D8 C8",
      "H8: -split-four D8 F8 G8 H8"
      " (E8 overline overline C8 D8 E8 F8 G8 H8)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    check (&rows[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju-part/order", test_order);
  g_test_add_func ("/renju-part/look-alikes", test_look_alikes);
  return g_test_run ();
}
