/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host-seats: which device has which seat
 */
#include "tengen-room-host-private.h"

TengenRoomClient *
tengen_room_host_find_client (TengenRoomHost *self, int member)
{
  for (guint i = 0; member >= 0 && i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (client->member == member)
        return client;
    }
  return NULL;
}

gboolean
tengen_room_host_is_here (TengenRoomHost *self, int member)
{
  TengenRoomClient *client = tengen_room_host_find_client (self, member);

  return client != NULL && !tengen_room_line_is_broken (client->line);
}

gboolean
tengen_room_host_was_hidden (TengenRoomHost *self, int member)
{
  TengenRoomClient *client = tengen_room_host_find_client (self, member);

  return client != NULL
             ? tengen_room_line_is_hidden (client->line)
             : g_hash_table_contains (self->hidden, GINT_TO_POINTER (member));
}

/* Notes from where a member came last. */
static void
note_arrival (TengenRoomHost *self, int member, const char *address)
{
  Arrival now = { member, g_quark_from_string (address) };

  for (guint i = 0; i < self->arrivals->len; i++)
    if (g_array_index (self->arrivals, Arrival, i).member == member)
      {
        g_array_remove_index (self->arrivals, i);
        break;
      }
  g_array_append_val (self->arrivals, now);
}

gboolean
tengen_room_host_is_left (TengenRoomHost *self, int member)
{
  GQuark address = 0;

  if (tengen_room_host_find_client (self, member) != NULL ||
      tengen_room_has_played (self->room, member))
    return FALSE;
  for (guint i = 0; i < self->arrivals->len; i++)
    {
      const Arrival *at = &g_array_index (self->arrivals, Arrival, i);

      if (at->member == member)
        address = at->address;
      else if (address != 0 && at->address == address)
        return TRUE;
    }
  return FALSE;
}

void
tengen_room_host_settle_member (TengenRoomHost *self, int member)
{
  TengenRoomDesk *desk = tengen_room_host_get_desk (
      self, tengen_room_find_table (self->room, member));

  tengen_room_host_touch (self, TENGEN_ROOM_NONE);
  if (desk == NULL)
    return;
  tengen_room_desk_settle (desk);
  tengen_room_host_touch (self, desk->index);
}

void
tengen_room_host_seat (TengenRoomClient *client, int member)
{
  TengenRoomHost *self = client->host;
  TengenRoomClient *before = tengen_room_host_find_client (self, member);
  int left = client->member;

  if (before != NULL && before != client)
    tengen_room_host_end_line (
        before, "elsewhere", TENGEN_WORDS_ROOM_ELSEWHERE);
  client->member = member;
  client->watched = TENGEN_ROOM_NONE;
  client->wants = TENGEN_ROOM_WANTS_ROOM | TENGEN_ROOM_WANTS_TABLES;
  g_hash_table_remove (self->hidden, GINT_TO_POINTER (member));
  if (member >= 0)
    note_arrival (self, member, tengen_room_line_get_address (client->line));
  tengen_room_host_settle_member (self, left);
  tengen_room_host_settle_member (self, member);
}
