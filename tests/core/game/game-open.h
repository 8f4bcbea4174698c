/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * game-open: looking at written games in tests
 */
#pragma once

#include "game-play.h"
#include "record-dump.h"

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
