/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-room: the window of the room
 */
#include "tengen-application-private.h"

#include "tengen-room-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* Whoever closes the window may think that the room is closed. */
static void
left_open_cb (TengenApplication *self)
{
  TengenWindow *window = tengen_application_find_window (self);

  if (window != NULL)
    tengen_window_tell (window,
                        _ ("The room stays open, and the pupils play on."),
                        _ ("Show the Room"),
                        "app.room");
}

void
tengen_application_show_room (TengenApplication *self)
{
  TengenRoomWindow *window;

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  window = tengen_application_find (self, TENGEN_TYPE_ROOM_WINDOW);
  if (window == NULL)
    {
      window = tengen_room_window_new (TENGEN_PROGRAM (self));
      g_signal_connect_object (window,
                               "left-open",
                               G_CALLBACK (left_open_cb),
                               self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
room_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_application_show_room (TENGEN_APPLICATION (data));
}

void
tengen_application_add_room_action (TengenApplication *self)
{
  static const GActionEntry actions[] = {
    { .name = "room", .activate = room_action },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  g_action_map_add_action_entries (
      G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
