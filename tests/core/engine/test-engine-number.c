/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-engine-number: roots and logarithms in whole numbers
 */
#include "tengen-engine-number.h"

static void
test_root (void)
{
  const guint64 most = G_MAXUINT32;

  for (guint64 i = 0; i < 2000; i++)
    {
      g_assert_cmpuint (tengen_engine_root (i * i), ==, i);
      if (i > 0)
        g_assert_cmpuint (tengen_engine_root (i * i - 1), ==, i - 1);
    }
  g_assert_cmpuint (tengen_engine_root (most * most), ==, most);
  g_assert_cmpuint (tengen_engine_root (most * most - 1), ==, most - 1);
  g_assert_cmpuint (tengen_engine_root (G_MAXUINT64), ==, most);
}

static void
test_log (void)
{
  guint last = 0;

  for (guint i = 0; i < 32; i++)
    g_assert_cmpuint (
        tengen_engine_log (1u << i), ==, i * TENGEN_ENGINE_LOG_UNIT);
  g_assert_cmpuint (tengen_engine_log (3), ==, TENGEN_ENGINE_LOG_UNIT * 3 / 2);
  g_assert_cmpuint (
      tengen_engine_log (G_MAXUINT32), ==, 32 * TENGEN_ENGINE_LOG_UNIT - 1);
  for (guint i = 1; i < 5000; i++)
    {
      g_assert_cmpuint (tengen_engine_log (i), >=, last);
      last = tengen_engine_log (i);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/number/root", test_root);
  g_test_add_func ("/engine/number/log", test_log);
  return g_test_run ();
}
