/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-repetition: which positions have been on the board (同形反復)
 *
 * Shape: positions go in and out at the end only. Each is linked to the one
 *        that came into the same bucket before it, so that a bucket is a list
 *        from the latest to the earliest and the last position is always the
 *        first of its bucket.
 */
#include "tengen-go-repetition.h"

#define FEWEST_BUCKETS 64

typedef struct
{
  TengenGoShape shape;
  guint before; /* the next one in its bucket, or NONE */
} Entry;

struct TengenGoRepetition
{
  GArray *entries;
  guint *buckets;  /* the latest position of each, or NONE */
  guint n_buckets; /* a power of two, at least the number of positions */
  guint start;
};

static guint *
find_bucket (const TengenGoRepetition *self, guint64 hash)
{
  return &self->buckets[hash & (self->n_buckets - 1)];
}

static Entry *
get_entry (const TengenGoRepetition *self, guint index)
{
  return &g_array_index (self->entries, Entry, index);
}

static void
link_entry (TengenGoRepetition *self, guint index)
{
  Entry *entry = get_entry (self, index);
  guint *bucket = find_bucket (self, entry->shape.hash);

  entry->before = *bucket;
  *bucket = index;
}

static void
set_n_buckets (TengenGoRepetition *self, guint n)
{
  self->n_buckets = n;
  self->buckets = g_renew (guint, self->buckets, n);
  for (guint i = 0; i < n; i++)
    self->buckets[i] = TENGEN_GO_REPETITION_NONE;
  for (guint i = 0; i < self->entries->len; i++)
    link_entry (self, i);
}

/* Positions before the start are at the far end of the list. */
static guint
find_in_bucket (const TengenGoRepetition *self, guint index, guint64 hash)
{
  while (index != TENGEN_GO_REPETITION_NONE && index >= self->start)
    {
      const Entry *entry = get_entry (self, index);

      if (entry->shape.hash == hash)
        return index;
      index = entry->before;
    }
  return TENGEN_GO_REPETITION_NONE;
}

TengenGoRepetition *
tengen_go_repetition_new (void)
{
  TengenGoRepetition *self = g_new0 (TengenGoRepetition, 1);

  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  set_n_buckets (self, FEWEST_BUCKETS);
  return self;
}

void
tengen_go_repetition_free (TengenGoRepetition *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->entries);
  g_free (self->buckets);
  g_free (self);
}

void
tengen_go_repetition_push (TengenGoRepetition *self, const TengenGoShape *shape)
{
  Entry entry = { .before = TENGEN_GO_REPETITION_NONE };

  g_return_if_fail (self != NULL);
  g_return_if_fail (shape != NULL);

  entry.shape = *shape;
  g_array_append_val (self->entries, entry);
  if (self->entries->len > self->n_buckets)
    set_n_buckets (self, 2 * self->n_buckets);
  else
    link_entry (self, self->entries->len - 1);
}

void
tengen_go_repetition_pop (TengenGoRepetition *self)
{
  const Entry *last;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->entries->len > 0);

  last = get_entry (self, self->entries->len - 1);
  *find_bucket (self, last->shape.hash) = last->before;
  g_array_set_size (self->entries, self->entries->len - 1);
}

guint
tengen_go_repetition_get_n (const TengenGoRepetition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->entries->len;
}

const TengenGoShape *
tengen_go_repetition_get (const TengenGoRepetition *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->entries->len, NULL);

  return &get_entry (self, index)->shape;
}

void
tengen_go_repetition_set_start (TengenGoRepetition *self, guint start)
{
  g_return_if_fail (self != NULL);

  self->start = start;
}

guint
tengen_go_repetition_get_start (const TengenGoRepetition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->start;
}

guint
tengen_go_repetition_find (const TengenGoRepetition *self, guint64 hash)
{
  g_return_val_if_fail (self != NULL, TENGEN_GO_REPETITION_NONE);

  return find_in_bucket (self, *find_bucket (self, hash), hash);
}

guint
tengen_go_repetition_find_before (const TengenGoRepetition *self, guint index)
{
  const Entry *entry;

  g_return_val_if_fail (self != NULL, TENGEN_GO_REPETITION_NONE);
  g_return_val_if_fail (index < self->entries->len, TENGEN_GO_REPETITION_NONE);

  entry = get_entry (self, index);
  return find_in_bucket (self, entry->before, entry->shape.hash);
}
