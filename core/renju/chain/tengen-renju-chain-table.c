/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-chain-table: what is known of positions that a search has seen
 *
 * Shape: open addressing; at most half of the entries are in use, else there
 *        are twice as many.
 */
#include "tengen-renju-chain-table.h"

#include <string.h>

#define FIRST_ROOM 1024
/* Room is kept for the next search if more than this part of it was used. */
#define ROOM_KEPT 16

typedef struct
{
  TengenRenjuKey key;
  TengenRenjuChainKnown known;
  gboolean is_used;
} Entry;

struct TengenRenjuChainTable
{
  Entry *entries;
  guint room; /* a power of two */
  guint n;
};

TengenRenjuChainTable *
tengen_renju_chain_table_new (void)
{
  TengenRenjuChainTable *self = g_new0 (TengenRenjuChainTable, 1);

  self->room = FIRST_ROOM;
  self->entries = g_new0 (Entry, self->room);
  return self;
}

void
tengen_renju_chain_table_free (TengenRenjuChainTable *self)
{
  if (self == NULL)
    return;
  g_free (self->entries);
  g_free (self);
}

void
tengen_renju_chain_table_clear (TengenRenjuChainTable *self)
{
  g_return_if_fail (self != NULL);

  if (self->room > FIRST_ROOM && self->n < self->room / ROOM_KEPT)
    {
      g_free (self->entries);
      self->room = FIRST_ROOM;
      self->entries = g_new0 (Entry, self->room);
    }
  else
    memset (self->entries, 0, self->room * sizeof *self->entries);
  self->n = 0;
}

/* The entry of a key, or the free one that it would have. */
static Entry *
find_entry (TengenRenjuChainTable *self, const TengenRenjuKey *key)
{
  guint index = (guint) key->find & (self->room - 1);

  while (self->entries[index].is_used &&
         (self->entries[index].key.find != key->find ||
          self->entries[index].key.verify != key->verify))
    index = (index + 1) & (self->room - 1);
  return &self->entries[index];
}

static void
make_room (TengenRenjuChainTable *self)
{
  g_autofree Entry *old = self->entries;
  guint n = self->room;

  self->room *= 2;
  self->entries = g_new0 (Entry, self->room);
  for (guint i = 0; i < n; i++)
    if (old[i].is_used)
      *find_entry (self, &old[i].key) = old[i];
}

TengenRenjuChainKnown *
tengen_renju_chain_table_get (TengenRenjuChainTable *self,
                              const TengenRenjuKey *key)
{
  Entry *entry;

  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  entry = find_entry (self, key);
  if (!entry->is_used && 2 * self->n >= self->room)
    {
      make_room (self);
      entry = find_entry (self, key);
    }
  if (!entry->is_used)
    {
      *entry = (Entry){ .key = *key, .is_used = TRUE };
      self->n++;
    }
  return &entry->known;
}
