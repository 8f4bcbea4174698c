/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * rounds: how often a test does what it does by chance or in bulk
 */
#pragma once

#include <glib.h>

/**
 * rounds_make:
 * @n: rounds of the long form
 *
 * The sanitizers take ten times as long for the same rounds, which the plain
 * build makes as well: there the long form makes as many as the plain short one.
 *
 * Returns: @n in the long form, else a quarter of it; under the sanitizers a
 *   quarter and an eighth; 1 or more
 */
static inline guint
rounds_make (guint n)
{
  gboolean is_long = g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0;
#ifdef __SANITIZE_ADDRESS__
  guint part = is_long ? 4 : 8;
#else
  guint part = is_long ? 1 : 4;
#endif

  return MAX (n / part, 1);
}
