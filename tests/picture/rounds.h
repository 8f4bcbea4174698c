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
 * build makes as well; the long form makes all of them in both.
 *
 * Returns: @n, else a quarter of it; an eighth under the sanitizers; 1 or more
 */
static inline guint
rounds_make (guint n)
{
#ifdef __SANITIZE_ADDRESS__
  const guint part = 8;
#else
  const guint part = 4;
#endif

  return g_strcmp0 (g_getenv ("TENGEN_FULL"), "1") == 0 ? n : MAX (n / part, 1);
}
