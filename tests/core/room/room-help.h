/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * room-help: rooms for tests, from lines of a log
 */
#pragma once

#include "tengen-room.h"

static inline TengenRoomFault
help_try (TengenRoom *room, const char *line)
{
  g_autoptr (TengenRoomEvent) event = tengen_room_event_decode (line);
  g_autoptr (TengenReason) reason = NULL;
  TengenRoomFault fault;

  if (event == NULL)
    g_error ("no event: %s", line);
  fault = tengen_room_do (room, event, &reason);
  if (reason != NULL)
    g_test_message ("reason %d: %s", reason->code, line);
  return fault;
}

/* Lets something happen that has to be possible. */
static inline void
help_do (TengenRoom *room, const char *line)
{
  TengenRoomFault fault = help_try (room, line);

  if (fault != TENGEN_ROOM_FAULT_NONE)
    g_error ("refused for %d: %s", fault, line);
}

/* Makes a room of members, with blanks between the names. */
static inline TengenRoom *
help_room (const char *names)
{
  TengenRoom *room = tengen_room_new ();
  g_auto (GStrv) each = g_strsplit (names, " ", 0);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("add :%s 0", each[i]);

      help_do (room, line);
    }
  return room;
}

/* Sets rules, on a board of 7 x 7, and how 待った goes. */
static inline void
help_settings (TengenRoom *room, const char *rules, TengenRoomUndo undo)
{
  g_autoptr (TengenRoomEvent) event =
      tengen_room_event_new (TENGEN_ROOM_SETTINGS);

  event->settings.id = g_strdup ("2026-11-27-1");
  event->settings.title = g_strdup ("3年2組");
  event->settings.setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), 7);
  event->settings.undo = undo;
  event->settings.level = 2;
  g_assert_cmpint (
      tengen_room_do (room, event, NULL), ==, TENGEN_ROOM_FAULT_NONE);
}

/* FNV-1a of a text. */
static inline guint64
help_hash (const char *text)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (; *text != '\0'; text++)
    {
      hash ^= (guchar) *text;
      hash *= G_GUINT64_CONSTANT (0x100000001b3);
    }
  return hash;
}
