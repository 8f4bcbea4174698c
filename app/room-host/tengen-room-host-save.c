/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host-save: from the state to the disk
 *
 * Shape: what happened in a turn of the main loop is written to the log
 *        together, and what was worded of it goes out when it is on the disk.
 *        While the disk takes nothing the room stands still: what devices send
 *        is refused, and what happened last waits to be told.
 */
#include "tengen-room-host-private.h"

#include "tengen-room-records.h"
#include "tengen-words.h"

/* How long a disk that took nothing is left alone. */
#define RETRY_MS 5000

/* --- Records --- */

static int
keep_record (TengenRoomHost *self, int table)
{
  TengenRoomDesk *desk = tengen_room_host_get_desk (self, table);

  return desk == NULL ? 0
                      : tengen_room_records_keep (
                            tengen_room_log_get_folder (self->log),
                            table,
                            tengen_session_get_game (
                                tengen_room_play_get_session (desk->play)));
}

static int
keep_table (TengenRoomHost *self)
{
  return tengen_room_records_keep_table (tengen_room_log_get_folder (self->log),
                                         self->room);
}

/* Tells teachers why nothing can be saved, or all that it cannot. */
static void
warn (TengenRoomHost *self, int number, gboolean all)
{
  for (guint i = 0; i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (client->is_teacher || (all && client->is_in))
        tengen_room_message_refuse_unsaved (client, number);
    }
}

void
tengen_room_host_keep (TengenRoomHost *self, int table)
{
  int number = keep_record (self, table);

  if (number == 0)
    number = keep_table (self);
  if (number != 0)
    warn (self, number, FALSE);
}

/* --- From the state to the disk to the devices --- */

static gboolean
wake_cb (gpointer data)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (data);

  self->wake_id = 0;
  if (tengen_room_log_is_busy (self->log) || self->retry_id != 0)
    return G_SOURCE_REMOVE;
  if (self->stuck == 0)
    tengen_room_host_word_all (self);
  /* wording posts, which would wake again */
  g_clear_handle_id (&self->wake_id, g_source_remove);
  g_ptr_array_extend_and_steal (self->held, self->outbox);
  self->outbox = tengen_room_host_make_box ();
  if (tengen_room_log_has_lines (self->log))
    tengen_room_log_commit (self->log);
  else
    tengen_room_host_send_held (self);
  return G_SOURCE_REMOVE;
}

void
tengen_room_host_wake (TengenRoomHost *self)
{
  if (self->wake_id == 0 && !self->is_replaying)
    self->wake_id = g_idle_add_full (G_PRIORITY_DEFAULT, wake_cb, self, NULL);
}

static gboolean
retry_cb (gpointer data)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (data);

  self->retry_id = 0;
  tengen_room_host_wake (self);
  return G_SOURCE_REMOVE;
}

/* Nothing is told that was not saved, and nothing more happens until it is. */
static void
stand_still (TengenRoomHost *self, int number)
{
  gboolean is_first = self->stuck == 0;
  g_autofree char *why = tengen_words_errno (number);

  g_printerr ("%s: %s\n", tengen_room_log_get_folder (self->log), why);
  self->stuck = number;
  self->retry_id = g_timeout_add (RETRY_MS, retry_cb, self);
  warn (self, number, is_first);
  if (is_first)
    tengen_room_host_settle (self);
}

static void
go_on (TengenRoomHost *self)
{
  self->stuck = 0;
  self->room_changed = TRUE;
  tengen_room_host_settle (self);
  for (guint i = 0; i < self->desks->len; i++)
    {
      const TengenRoomTable *table =
          tengen_room_get_table (self->room, (int) i);

      if (table != NULL && table->result.kind != TENGEN_RESULT_UNKNOWN)
        keep_record (self, (int) i);
    }
  keep_table (self);
}

/* Of a room of which nothing shall be left nothing has to be saved. */
void
tengen_room_host_committed (TengenRoomHost *self, int number)
{
  if (number != 0 && !(self->is_closing && !self->is_kept))
    {
      stand_still (self, number);
      return;
    }
  if (self->stuck != 0)
    go_on (self);
  tengen_room_host_send_held (self);
  tengen_room_host_wake (self);
}

void
tengen_room_host_finish (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  tengen_room_log_finish (self->log);
  /* records that would be deleted at once are not written */
  if (tengen_room_is_closed (self->room) && !self->is_kept)
    return;
  for (guint i = 0; i < self->desks->len; i++)
    keep_record (self, (int) i);
  keep_table (self);
}

void
tengen_room_host_remove (TengenRoomHost *self)
{
  g_return_if_fail (TENGEN_IS_ROOM_HOST (self));

  tengen_room_records_remove (tengen_room_log_get_folder (self->log));
  tengen_room_log_remove (self->log);
}
