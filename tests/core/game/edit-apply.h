/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * edit-apply: doing edits in tests
 */
#pragma once

#include "game-play.h"
#include "record-dump.h"
#include "tengen-game-edit.h"

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

/* The properties of a node as they stand. */
static inline char *
dump_node (const TengenGame *game, TengenNode node)
{
  const TengenRecord *record = tengen_game_get_record (game);
  GString *text = g_string_new (NULL);

  for (TengenNodeProperty at = tengen_record_get_property (record, node);
       at != 0;
       at = tengen_record_get_next_property (record, at))
    {
      g_string_append (text, tengen_record_get_property_name (record, at));
      for (TengenValue value = tengen_record_get_value (record, at); value != 0;
           value = tengen_record_get_next_value (record, value))
        {
          gsize length = 0;
          const char *raw = tengen_record_get_raw (record, value, &length);

          g_string_append_printf (text, "[%.*s]", (int) length, raw);
        }
    }
  return g_string_free (text, FALSE);
}

static inline char *
dump (const TengenGame *game)
{
  return record_dump (tengen_game_get_record (game), TRUE);
}

/* A game at a node. */
static inline TengenGame *
open_at (const char *text, TengenNode node)
{
  TengenGame *game = open_text (text);

  g_assert_nonnull (game);
  g_assert_cmpint (go_to (game, node), ==, TENGEN_REASON_NONE);
  return game;
}

/* A game of 5x5 whose second node holds the properties. */
static inline TengenGame *
open_node (const char *properties)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[5];%s)", properties);

  return open_at (text, 2);
}

/* The record of a file. */
static inline TengenRecord *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return g_steal_pointer (&reading->record);
}

static inline const TengenPosition *
here (const TengenGame *game)
{
  return tengen_game_get_position (game);
}

/* A point by its SGF letters. */
static inline TengenPoint
sgf (const TengenGame *game, const char *letters)
{
  const TengenGameSetup *setup = tengen_game_get_setup (game);
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (
      TENGEN_NOTATION_SGF, setup->width, setup->height, letters, &point));
  return point;
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
