/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-renju-table: what is known of positions that a search has seen
 */
#include "tengen-engine-renju-table.h"

#define LEAST_ROOM 1024u
#define MOST_ROOM (1u << 18)

struct TengenEngineRenjuTable
{
  TengenEngineRenjuKnown *entries;
  guint room; /* a power of two */
};

TengenEngineRenjuTable *
tengen_engine_renju_table_new (guint positions)
{
  TengenEngineRenjuTable *self = g_new (TengenEngineRenjuTable, 1);

  self->room = LEAST_ROOM;
  while (self->room < positions && self->room < MOST_ROOM)
    self->room *= 2;
  self->entries = g_new0 (TengenEngineRenjuKnown, self->room);
  return self;
}

void
tengen_engine_renju_table_free (TengenEngineRenjuTable *self)
{
  if (self == NULL)
    return;
  g_free (self->entries);
  g_free (self);
}

/* The first of the two entries of a key. */
static TengenEngineRenjuKnown *
get_entries (const TengenEngineRenjuTable *self, const TengenRenjuKey *key)
{
  return &self->entries[(guint) key->find & (self->room - 2)];
}

const TengenEngineRenjuKnown *
tengen_engine_renju_table_get (const TengenEngineRenjuTable *self,
                               const TengenRenjuKey *key)
{
  const TengenEngineRenjuKnown *entries;

  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  entries = get_entries (self, key);
  for (int i = 0; i < 2; i++)
    if (entries[i].bound != TENGEN_ENGINE_RENJU_UNKNOWN &&
        entries[i].verify == key->verify)
      return &entries[i];
  return NULL;
}

void
tengen_engine_renju_table_put (TengenEngineRenjuTable *self,
                               const TengenRenjuKey *key,
                               const TengenEngineRenjuKnown *known)
{
  TengenEngineRenjuKnown *entries, *entry;

  g_return_if_fail (self != NULL && key != NULL && known != NULL);

  /* the first keeps what was searched most deeply, the second the newest */
  entries = get_entries (self, key);
  entry = entries[0].bound == TENGEN_ENGINE_RENJU_UNKNOWN ||
                  entries[0].verify == key->verify ||
                  entries[0].depth <= known->depth
              ? &entries[0]
              : &entries[1];
  *entry = *known;
  entry->verify = key->verify;
}

const TengenEngineRenjuKnown *
tengen_engine_renju_table_get_attack (const TengenEngineRenjuTable *self,
                                      const TengenRenjuKey *key,
                                      guint moves)
{
  const TengenEngineRenjuKnown *known =
      tengen_engine_renju_table_get (self, key);

  return known != NULL && (known->score > 0 || known->depth >= (int) moves)
             ? known
             : NULL;
}

void
tengen_engine_renju_table_put_attack (TengenEngineRenjuTable *self,
                                      const TengenRenjuKey *key,
                                      guint moves,
                                      guint length,
                                      TengenPoint point)
{
  const TengenEngineRenjuKnown known = {
    .point = point,
    .score = (gint16) length,
    .depth = (gint8) moves,
    .bound = TENGEN_ENGINE_RENJU_EXACT,
  };

  tengen_engine_renju_table_put (self, key, &known);
}
