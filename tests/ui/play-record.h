/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * play-record: a page with a game from a record, for tests
 */
#pragma once

#include "play-page.h"

#include "tengen-sgf-reader.h"

#include <string.h>

static inline void
set_up_record (Fixture *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);
  TengenSession *session;

  g_assert_no_error (error);
  set_up (self, "japan", 9);
  session = tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
  tengen_play_page_set_session (self->page, session);
  g_assert_finalize_object (self->session);
  self->session = session;
}
