/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * main-loop: what is due now is run, without waiting
 */
#pragma once

#include <glib.h>

static inline void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
