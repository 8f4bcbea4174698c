/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-renju-worth: what speaks for a side has a worth of that sign
 */
#include "tengen-engine-renju-worth.h"

static int
get (guint side, guint to_move, guint stronger, guint weaker)
{
  return tengen_engine_renju_worths[side][to_move][tengen_engine_renju_pair (
      stronger, weaker)];
}

/* Learned numbers are not even; but shapes that matter come out in order, for
 * both sides, and more so when the side is to move. */
static void
test_order (void)
{
  for (guint side = 0; side < 2; side++)
    {
      for (guint to_move = 0; to_move < 2; to_move++)
        {
          int two = get (side, to_move, TENGEN_ENGINE_RENJU_WIDE_TWO, 2);
          int three = get (side, to_move, TENGEN_ENGINE_RENJU_WIDE_THREE, 2);

          g_assert_cmpint (three, >, two);
          g_assert_cmpint (
              get (side, to_move, TENGEN_ENGINE_RENJU_FOUR, 2), >, two);
          g_assert_cmpint (get (side,
                                to_move,
                                TENGEN_ENGINE_RENJU_FOUR,
                                TENGEN_ENGINE_RENJU_WIDE_TWO),
                           >,
                           three);
        }
      for (guint to_move = 0; to_move < 2; to_move++)
        g_assert_cmpint (
            ABS (get (side, to_move, TENGEN_ENGINE_RENJU_ONE, 2)), <, 50);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju/worth/order", test_order);
  return g_test_run ();
}
