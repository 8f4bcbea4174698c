/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-board-random: numbers by chance that are the same everywhere
 */
#include "tengen-board-random.h"

/* The numbers that splitmix64 gives from seed 0 are known. */
static void
test_random (void)
{
  TengenBoardRandom random = { 0 };
  guint counts[7] = { 0 };

  g_assert_cmphex (tengen_board_random_draw (&random),
                   ==,
                   G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmphex (tengen_board_random_draw (&random),
                   ==,
                   G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  for (int i = 0; i < 7000; i++)
    counts[tengen_board_random_below (&random, 7)]++;
  for (int i = 0; i < 7; i++)
    g_assert_cmpuint (ABS ((int) counts[i] - 1000), <, 120);
  g_assert_cmpuint (tengen_board_random_below (&random, 1), ==, 0);
  g_assert_cmpuint (tengen_board_random_scale (G_MAXUINT32, 9), ==, 8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/go/playout-random/splitmix", test_random);
  return g_test_run ();
}
