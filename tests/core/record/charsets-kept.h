/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * charsets-kept: charsets that stay loaded
 *
 * Why: the C library loads the module of a charset anew whenever nothing has it
 *      open, which takes more time than thousands of short readings.
 */
#pragma once

#include <glib.h>

/* Opens them once, until the program ends. */
static inline void
keep_charsets (void)
{
  static const char *const NAMES[] = { "CP932",      "EUC-JP", "EUC-JP-MS",
                                       "GB18030",    "CP949",  "BIG5",
                                       "BIG5-HKSCS", "CP1252", "ISO-2022-JP" };
  static GIConv kept[G_N_ELEMENTS (NAMES)];

  if (kept[0] != NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (NAMES); i++)
    kept[i] = g_iconv_open ("UTF-8", NAMES[i]);
}
