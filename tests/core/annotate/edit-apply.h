/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * edit-apply: doing edits in tests
 */
#pragma once

#include "game-open.h"
#include "tengen-annotate.h"

/* Does an edit as a command; FALSE if there is none. */
static inline gboolean
apply (TengenGame *game, TengenEdit *own)
{
  g_autoptr (TengenEdit) edit = own;
  TengenCommand *command;

  if (edit == NULL)
    return FALSE;
  command = tengen_command_new (TENGEN_COMMAND_EDIT);
  command->name = g_strdup (edit->name);
  command->node = edit->node;
  g_ptr_array_unref (command->changes);
  command->changes = g_ptr_array_ref (edit->changes);
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_cmpuint (tengen_game_get_cursor (game), ==, edit->node);
  return TRUE;
}

/* Checks the properties of the current node. */
static inline void
check_here (const TengenGame *game, const char *expected)
{
  g_autofree char *text = dump_node (game, tengen_game_get_cursor (game));

  g_assert_cmpstr (text, ==, expected);
}

/* Undoes everything and checks that all is as it was. */
static inline void
check_undone (TengenGame *game, const char *before)
{
  g_autofree char *after = NULL;

  while (tengen_game_get_n_undo (game) > 0)
    g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  after = dump (game);
  g_assert_cmpstr (after, ==, before);
}
