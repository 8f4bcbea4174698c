/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-limits: how much of the host one address, or one client, may use
 */
#include "tengen-room-limits.h"

TengenRoomBucket
tengen_room_bucket_make (double rate, double most, gint64 now_us)
{
  return (TengenRoomBucket){
    .rate = rate, .most = most, .level = most, .at_us = now_us
  };
}

gboolean
tengen_room_bucket_take (TengenRoomBucket *self, gint64 now_us)
{
  double came = self->rate * (double) (now_us - self->at_us) / G_USEC_PER_SEC;
  self->level = MIN (self->most, self->level + MAX (came, 0));
  self->at_us = now_us;
  if (self->level < 1)
    return FALSE;
  self->level -= 1;
  return TRUE;
}

struct TengenRoomCrowd
{
  GHashTable *counts; /* (element-type utf8 guint) */
  guint n, most, of_address;
};

TengenRoomCrowd *
tengen_room_crowd_new (guint most, guint of_address)
{
  TengenRoomCrowd *self = g_new0 (TengenRoomCrowd, 1);
  self->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->most = most;
  self->of_address = of_address;
  return self;
}

void
tengen_room_crowd_free (TengenRoomCrowd *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->counts);
  g_free (self);
}

static guint
count (TengenRoomCrowd *self, const char *address)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, address));
}

gboolean
tengen_room_crowd_enter (TengenRoomCrowd *self, const char *address)
{
  guint n = count (self, address);
  if (self->n >= self->most || n >= self->of_address)
    return FALSE;
  self->n++;
  g_hash_table_insert (
      self->counts, g_strdup (address), GUINT_TO_POINTER (n + 1));
  return TRUE;
}

void
tengen_room_crowd_leave (TengenRoomCrowd *self, const char *address)
{
  guint n = count (self, address);
  g_return_if_fail (n > 0);
  self->n--;
  if (n == 1)
    g_hash_table_remove (self->counts, address);
  else
    g_hash_table_insert (
        self->counts, g_strdup (address), GUINT_TO_POINTER (n - 1));
}

guint
tengen_room_crowd_get_n (const TengenRoomCrowd *self)
{
  return self->n;
}
