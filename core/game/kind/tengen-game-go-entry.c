/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-go-entry: what actions of the Go family overwrote
 *
 * Shape: only actions that overwrite more than the position takes back have an
 *        entry, in the order in which they were done.
 */
#include "tengen-game-go-private.h"

static void
clear_entry (gpointer data)
{
  TengenGoEntry *entry = data;

  tengen_go_terms_free (entry->terms);
}

GArray *
tengen_go_entries_new (void)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (TengenGoEntry));

  g_array_set_clear_func (entries, clear_entry);
  return entries;
}

TengenGoEntry *
tengen_go_state_add_entry (TengenGoState *self, guint plies)
{
  TengenGoEntry entry = { 0 };

  entry.phase = self->phase;
  entry.duty = self->duty;
  entry.result = self->result;
  for (int seat = 0; seat < 3; seat++)
    entry.agreed |= (guint) self->agreed[seat] << seat;
  entry.marks_left = self->marks_left;
  entry.n = self->n;
  entry.point = TENGEN_POINT_NONE;
  entry.mark = TENGEN_ACTION_PLAY;
  entry.plies = plies;
  g_array_append_val (self->entries, entry);
  return &g_array_index (self->entries, TengenGoEntry, self->entries->len - 1);
}

TengenGoEntry *
tengen_go_state_get_entry (const TengenGoState *self, guint n)
{
  TengenGoEntry *last;

  if (self->entries->len == 0)
    return NULL;
  last = &g_array_index (self->entries, TengenGoEntry, self->entries->len - 1);
  return last->n == n ? last : NULL;
}

guint
tengen_go_state_find_action (const TengenGoState *self, guint ply)
{
  const TengenGoEntry *entries = (const TengenGoEntry *) self->entries->data;
  guint low = 0, high = self->entries->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (entries[middle].ply < ply)
        low = middle + 1;
      else
        high = middle;
    }
  /* the actions without entry are one of the position each */
  if (low > 0)
    ply = entries[low - 1].n + 1 + (ply - entries[low - 1].ply);
  return low < self->entries->len ? MIN (ply, entries[low].n + 1)
                                  : MIN (ply, self->n);
}
