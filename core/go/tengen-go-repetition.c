/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-repetition: which positions have been on the board (同形反復)
 *
 * Shape: positions go in and out at the end only. Each is linked to the one
 *        that came into the same bucket before it, so that a bucket is a list
 *        from the latest to the earliest and the last position is always the
 *        first of its bucket. Positions are linked when somebody asks: who
 *        only passes by on the way to a far node does not pay for it.
 */
#include "tengen-go-repetition.h"

#define FEWEST_BUCKETS 64

typedef struct
{
  TengenGoShape shape;
  guint before; /* the next one in its bucket, or NONE */
} Entry;

/* Where positions are found; grows with the questions. */
typedef struct
{
  guint *buckets;  /* the latest position of each, or NONE */
  guint n_buckets; /* a power of two, at least the number of positions */
  guint n_linked;  /* how many of the first positions are in the buckets */
} Index;

struct TengenGoRepetition
{
  GArray *entries;
  Index *index;
  guint start;
};

static guint *
find_bucket (const TengenGoRepetition *self, guint64 hash)
{
  return &self->index->buckets[hash & (self->index->n_buckets - 1)];
}

static Entry *
get_entry (const TengenGoRepetition *self, guint index)
{
  return &g_array_index (self->entries, Entry, index);
}

/* Makes so many empty buckets. */
static void
set_n_buckets (Index *index, guint n)
{
  index->buckets = g_renew (guint, index->buckets, n);
  for (guint i = 0; i < n; i++)
    index->buckets[i] = TENGEN_GO_REPETITION_NONE;
  index->n_buckets = n;
  index->n_linked = 0;
}

/* Links the positions that are not yet. */
static void
link_entries (const TengenGoRepetition *self)
{
  Index *index = self->index;
  guint n = index->n_buckets;

  while (n < self->entries->len)
    n *= 2;
  if (n > index->n_buckets)
    set_n_buckets (index, n);
  for (; index->n_linked < self->entries->len; index->n_linked++)
    {
      Entry *entry = get_entry (self, index->n_linked);
      guint *bucket = find_bucket (self, entry->shape.hash);

      entry->before = *bucket;
      *bucket = index->n_linked;
    }
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
  self->index = g_new0 (Index, 1);
  set_n_buckets (self->index, FEWEST_BUCKETS);
  return self;
}

void
tengen_go_repetition_free (TengenGoRepetition *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->entries);
  g_free (self->index->buckets);
  g_free (self->index);
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
}

void
tengen_go_repetition_pop (TengenGoRepetition *self)
{
  const Entry *last;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->entries->len > 0);

  if (self->index->n_linked == self->entries->len)
    {
      last = get_entry (self, self->entries->len - 1);
      *find_bucket (self, last->shape.hash) = last->before;
      self->index->n_linked--;
    }
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

  link_entries (self);
  return find_in_bucket (self, *find_bucket (self, hash), hash);
}

guint
tengen_go_repetition_find_before (const TengenGoRepetition *self, guint index)
{
  const Entry *entry;

  g_return_val_if_fail (self != NULL, TENGEN_GO_REPETITION_NONE);
  g_return_val_if_fail (index < self->entries->len, TENGEN_GO_REPETITION_NONE);

  link_entries (self);
  entry = get_entry (self, index);
  return find_in_bucket (self, entry->before, entry->shape.hash);
}
