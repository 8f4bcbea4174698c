/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-host-tell: what devices are told
 *
 * Shape: `outbox` holds messages in order, until the log is written (`held`).
 *        What is new is worded once for all who get the same. Of the room only
 *        small things change with every move: that is told once a second, and
 *        not to those who play.
 */
#include "tengen-room-host-private.h"

/* How often what changes with every move is told of the room. */
#define SOON_MS 1000

/* A message on its way, or the end of a line (@text: NULL). */
typedef struct
{
  TengenRoomLine *line;
  char *subject;
  char *text;
} Letter;

/* --- Letters --- */

static void
letter_free (gpointer data)
{
  Letter *self = data;

  g_object_unref (self->line);
  g_free (self->subject);
  g_free (self->text);
  g_free (self);
}

GPtrArray *
tengen_room_host_make_box (void)
{
  return g_ptr_array_new_with_free_func (letter_free);
}

void
tengen_room_host_post (TengenRoomClient *client,
                       const char *subject,
                       char *text)
{
  Letter *letter = g_new0 (Letter, 1);

  letter->line = g_object_ref (client->line);
  letter->subject = g_strdup (subject);
  letter->text = text;
  g_ptr_array_add (client->host->outbox, letter);
  tengen_room_host_wake (client->host);
}

void
tengen_room_host_end_line (TengenRoomClient *client,
                           const char *why,
                           TengenWordsRoom say)
{
  tengen_room_speak (client->language);
  tengen_room_host_post (
      client,
      NULL,
      tengen_room_say_short ("closed", why, tengen_words_room (say)));
  tengen_room_host_post (client, NULL, NULL);
  client->is_in = FALSE;
  client->is_teacher = FALSE;
  client->member = TENGEN_ROOM_NONE;
}

void
tengen_room_host_send_held (TengenRoomHost *self)
{
  for (guint i = 0; i < self->held->len; i++)
    {
      const Letter *letter = self->held->pdata[i];

      if (letter->text != NULL)
        tengen_room_line_send (letter->line, letter->subject, letter->text);
      else
        tengen_room_line_close (letter->line);
    }
  g_ptr_array_set_size (self->held, 0);
  tengen_room_host_end_if_told (self);
}

/* --- What has to be told --- */

static gboolean
soon_cb (gpointer data)
{
  TengenRoomHost *self = TENGEN_ROOM_HOST (data);

  self->soon_id = 0;
  tengen_room_host_wake (self);
  return G_SOURCE_REMOVE;
}

/* Has something told within a second. */
static void
tell_soon (TengenRoomHost *self, gboolean *changed)
{
  *changed = TRUE;
  if (self->soon_id == 0)
    self->soon_id = g_timeout_add (SOON_MS, soon_cb, self);
}

void
tengen_room_host_tell_door (TengenRoomHost *self)
{
  tell_soon (self, &self->door_moved);
}

void
tengen_room_host_touch (TengenRoomHost *self, int table)
{
  TengenRoomDesk *desk = tengen_room_host_get_desk (self, table);

  if (desk != NULL)
    desk->is_dirty = TRUE;
  else
    self->room_changed = TRUE;
  if (desk != NULL)
    tell_soon (self, &self->room_moved);
  tengen_room_host_wake (self);
}

void
tengen_room_host_tell_teachers (TengenRoomHost *self, guint wants)
{
  for (guint i = 0; i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (client->is_teacher)
        client->wants |= wants;
    }
  tengen_room_host_wake (self);
}

static gboolean
sees (TengenRoomHost *self,
      const TengenRoomClient *client,
      int yours,
      int table)
{
  return client->is_teacher || client->watched == table || yours == table ||
         tengen_room_get_shown (self->room) == table;
}

static void
get_view (TengenRoomHost *self,
          const TengenRoomClient *client,
          TengenRoomDesk *desk,
          TengenRoomView *view)
{
  *view = (TengenRoomView){ .is_teacher = client->is_teacher };
  view->seat = tengen_room_get_seat (self->room, desk->index, client->member);
  view->has_turn =
      view->seat != TENGEN_SEAT_NONE &&
      tengen_room_desk_get_turn (desk, view->seat) == client->member;
  if (client->refused_at == desk->index)
    view->refused = client->refused;
}

/* Each wording of a table is made once for all who get the same. */
static char *
word_table (TengenRoomHost *self,
            TengenRoomClient *client,
            TengenRoomDesk *desk,
            GHashTable *made)
{
  TengenRoomView view;
  g_autofree char *key = NULL;
  char *text;

  get_view (self, client, desk, &view);
  tengen_room_speak (client->language);
  if (view.refused != NULL)
    return tengen_room_say_table (desk, &view);
  key = g_strdup_printf ("%d %d %d %d %d",
                         desk->index,
                         (int) client->language,
                         (int) view.seat,
                         view.has_turn,
                         view.is_teacher);
  text = g_hash_table_lookup (made, key);
  if (text == NULL)
    {
      text = tengen_room_say_table (desk, &view);
      g_hash_table_insert (made, g_steal_pointer (&key), text);
    }
  return g_strdup (text);
}

static void
tell_tables (TengenRoomHost *self, TengenRoomClient *client, GHashTable *made)
{
  int yours = tengen_room_find_table (self->room, client->member);
  gboolean all = (client->wants & TENGEN_ROOM_WANTS_TABLES) != 0;

  for (guint i = 0; i < self->desks->len; i++)
    {
      TengenRoomDesk *desk = self->desks->pdata[i];
      g_autofree char *subject = NULL;

      if (desk == NULL || !sees (self, client, yours, (int) i) ||
          !(all || desk->is_dirty ||
            (client->refused != NULL && client->refused_at == (int) i)))
        continue;
      subject = g_strdup_printf ("table %u", i);
      tengen_room_host_post (
          client, subject, word_table (self, client, desk, made));
    }
  g_clear_pointer (&client->refused, tengen_reason_free);
}

static void
tell_room (TengenRoomHost *self,
           TengenRoomClient *client,
           gboolean is_soon,
           char **rooms)
{
  if (!self->room_changed && (client->wants & TENGEN_ROOM_WANTS_ROOM) == 0 &&
      !(is_soon && !tengen_room_is_busy (self->room, client->member)))
    return;
  tengen_room_speak (client->language);
  if (rooms[client->language] == NULL)
    rooms[client->language] = tengen_room_say_room (self);
  tengen_room_host_post (
      client,
      "room",
      tengen_room_say_room_for (client, rooms[client->language]));
}

void
tengen_room_host_word_all (TengenRoomHost *self)
{
  g_autoptr (GHashTable) made =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  char *rooms[TENGEN_ROOM_N_LANGUAGES] = { NULL };
  gboolean is_due = self->soon_id == 0;
  gboolean is_soon = self->room_moved && is_due;

  for (guint i = 0; i < self->clients->len; i++)
    {
      TengenRoomClient *client = self->clients->pdata[i];

      if (!client->is_in && !client->is_teacher)
        continue;
      if (client->member >= 0 || client->is_teacher)
        {
          tell_room (self, client, is_soon, rooms);
          tell_tables (self, client, made);
        }
      if (self->door_moved && is_due)
        client->wants |= TENGEN_ROOM_WANTS_DOOR;
      if (client->is_teacher)
        tengen_room_teacher_tell (client);
      client->wants = 0;
    }
  for (guint i = 0; i < TENGEN_ROOM_N_LANGUAGES; i++)
    g_free (rooms[i]);
  for (guint i = 0; i < self->desks->len; i++)
    if (self->desks->pdata[i] != NULL)
      ((TengenRoomDesk *) self->desks->pdata[i])->is_dirty = FALSE;
  self->room_changed = FALSE;
  if (is_due)
    self->room_moved = self->door_moved = FALSE;
}
