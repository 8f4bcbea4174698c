/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * words-said: what is said in a language, for tests
 */
#pragma once

#include <glib.h>
#include <locale.h>

static inline void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  /* a change of locale makes the catalogue be asked anew */
  setlocale (LC_ALL, "C");
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
}

/* Compares and frees. */
static inline void
expect (char *said, const char *expected)
{
  g_assert_cmpstr (said, ==, expected);
  g_free (said);
}
