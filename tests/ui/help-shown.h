/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * help-shown: which page a window of help shows
 */
#pragma once

#include "tengen-help-window-private.h"

static inline const char *
get_help_shown (gpointer window)
{
  const TengenHelpWindow *self = TENGEN_HELP_WINDOW (window);
  const TengenHelpPage *page = g_ptr_array_index (self->read, self->place);

  return page->id;
}
