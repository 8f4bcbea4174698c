/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * rounds: how often a test does what it does by chance or in bulk
 */
#pragma once

#include <glib.h>

/**
 * rounds_make:
 * @n: rounds
 *
 * The sanitizers take ten times as long for the same rounds, which the plain
 * build makes as well; the long form makes all of them in both.
 *
 * Returns: @n, or a quarter of it
 */
static inline guint
rounds_make (guint n)
{
#ifdef __SANITIZE_ADDRESS__
  return g_getenv ("TENGEN_FULL") != NULL ? n : n / 4;
#else
  return n;
#endif
}
