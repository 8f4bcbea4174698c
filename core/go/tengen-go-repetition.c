/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-repetition: which positions have been on the board (同形反復)
 *
 * Shape: positions go in and out at the end only. At each level a bucket is a
 *        list from the latest position to the earliest, and the last position
 *        is always the first of its bucket. A position that comes back takes
 *        the place of its mate if that is the first, so that a list is short
 *        however often a position appears. Positions are linked on request: a
 *        caller that only passes by on the way to a far node does not pay for
 *        it.
 */
#include "tengen-go-repetition.h"

#include <string.h>

/* Room at first. */
#define FEWEST_SHAPES 128
#define FEWEST_PLACES 256

/* Words of bits at first, and positions for each word: at that most questions
 * end there. */
#define FEWEST_WORDS 256
#define SHAPES_A_WORD 2

/* Where a position is at a level; small, as most never come back. */
typedef struct
{
  guint before; /* the next one in its bucket, or NONE */
  guint link;   /* where its link is if it has come back, else NONE */
} Place;

/* Where positions are found at a level; grows with the questions. */
struct TengenGoRepetitionIndex
{
  guint *buckets; /* the latest position of each, or NONE */
  Place *places;  /* of the first positions */
  guint room;     /* places there is room for, and buckets; a power of two */
  guint n_linked;
  GArray *links; /* TengenGoLink, of the positions that have come back */
};

typedef struct TengenGoRepetitionIndex Index;

G_STATIC_ASSERT (sizeof (TengenGoShape) + sizeof (guint64) / SHAPES_A_WORD +
                     TENGEN_GO_N_LEVELS * (sizeof (Place) + sizeof (guint)) <=
                 TENGEN_GO_REPETITION_BYTES);

/* Where the record begins for the last position. */
static inline guint
get_start (const TengenGoRepetition *self)
{
  guint n = self->starts->len;

  return n > 0 ? g_array_index (self->starts, guint, n - 1) : 0;
}

/* Where the record begins for a position. */
static guint
find_start (const TengenGoRepetition *self, guint i)
{
  guint low = 0, high = self->starts->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->starts, guint, middle) <= i)
        low = middle + 1;
      else
        high = middle;
    }
  return low > 0 ? g_array_index (self->starts, guint, low - 1) : 0;
}

/* The latest earlier position that is the same, or NONE. */
static guint
get_mate (const Index *index, guint i)
{
  guint link = index->places[i].link;

  return link != TENGEN_GO_REPETITION_NONE
             ? g_array_index (index->links, TengenGoLink, link).mate
             : TENGEN_GO_REPETITION_NONE;
}

static TengenGoLink
read_link (const TengenGoRepetition *self, const Index *index, guint i)
{
  guint link = index->places[i].link;

  if (link != TENGEN_GO_REPETITION_NONE)
    return g_array_index (index->links, TengenGoLink, link);
  return (TengenGoLink){
    .mate = TENGEN_GO_REPETITION_NONE,
    .other = TENGEN_GO_REPETITION_NONE,
    .apart = TENGEN_GO_REPETITION_NONE,
    .first = i,
    .count = self->shapes[i].silent ? 0 : 1,
  };
}

static inline guint *
find_bucket (const Index *index,
             TengenGoLevel level,
             const TengenGoShape *shape)
{
  guint64 key = shape->hash;

  if (level == TENGEN_GO_LEVEL_WHOLE)
    key += shape->virtual_black * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) +
           shape->virtual_white * G_GUINT64_CONSTANT (0xc2b2ae3d27d4eb4f);
  return &index->buckets[key & (index->room - 1)];
}

/* All but the boards themselves. */
static gboolean
seems_same (const TengenGoShape *shape,
            const TengenGoShape *other,
            TengenGoLevel level)
{
  return shape->hash == other->hash &&
         (level == TENGEN_GO_LEVEL_BOARD ||
          (shape->virtual_black == other->virtual_black &&
           shape->virtual_white == other->virtual_white));
}

/* Looks along a bucket from a position on. Those before the start are at the
 * far end of the list. */
static guint
find_in_bucket (const TengenGoRepetition *self,
                TengenGoLevel level,
                guint i,
                guint start,
                const TengenGoShape *wanted)
{
  while (i != TENGEN_GO_REPETITION_NONE && i >= start &&
         !seems_same (&self->shapes[i], wanted, level))
    i = self->indexes[level].places[i].before;
  return i == TENGEN_GO_REPETITION_NONE || i < start ? TENGEN_GO_REPETITION_NONE
                                                     : i;
}

/* Looks along a bucket from a position on for the mate of another. */
static guint
find_mate (const TengenGoRepetition *self,
           TengenGoLevel level,
           guint from,
           guint i)
{
  const Place *places = self->indexes[level].places;
  const TengenGoShape *shape = &self->shapes[i];
  guint start = find_start (self, i);
  guint mate = find_in_bucket (self, level, from, start, shape);

  while (mate != TENGEN_GO_REPETITION_NONE &&
         !self->same (&self->shapes[mate], shape, self->data))
    mate = find_in_bucket (self, level, places[mate].before, start, shape);
  return mate;
}

/* Puts a position, whose link is known, at the head of its bucket. */
static void
insert (const TengenGoRepetition *self, TengenGoLevel level, guint i)
{
  Index *index = &self->indexes[level];
  guint *bucket = find_bucket (index, level, &self->shapes[i]);
  guint first = *bucket;

  index->places[i].before =
      first != TENGEN_GO_REPETITION_NONE && first == get_mate (index, i)
          ? index->places[first].before
          : first;
  *bucket = i;
}

/* Makes room for more places and puts what is linked into buckets anew. */
static G_GNUC_NO_INLINE void
grow_index (const TengenGoRepetition *self, TengenGoLevel level)
{
  Index *index = &self->indexes[level];
  guint room = MAX (2 * index->room, FEWEST_PLACES);

  while (room <= self->n_shapes)
    room *= 2;
  index->places = g_renew (Place, index->places, room);
  index->room = room;
  g_free (index->buckets);
  index->buckets = g_new (guint, room);
  /* each is NONE */
  memset (index->buckets, 0xff, room * sizeof (guint));
  for (guint i = 0; i < index->n_linked; i++)
    insert (self, level, i);
}

/* Notes what follows for a position from its mate, and tells where. */
static guint
add_link (const TengenGoRepetition *self, Index *index, guint i, guint mate)
{
  const TengenGoShape *shape = &self->shapes[i];
  const TengenGoShape *before = &self->shapes[mate];
  TengenGoLink link = read_link (self, index, mate);
  guint alike; /* the same, the side to move too */

  alike = before->to_move == shape->to_move ? mate : link.other;
  if (before->to_move != shape->to_move)
    link.other = mate;
  link.apart = TENGEN_GO_REPETITION_NONE;
  if (alike != TENGEN_GO_REPETITION_NONE)
    link.apart = self->shapes[alike].depth == shape->depth
                     ? read_link (self, index, alike).apart
                     : alike;
  link.mate = mate;
  link.count += shape->silent ? 0 : 1;
  g_array_append_val (index->links, link);
  return index->links->len - 1;
}

/* Goes on with linking a position that is not alone in its bucket. */
static G_GNUC_NO_INLINE void
link_behind (const TengenGoRepetition *self,
             TengenGoLevel level,
             guint i,
             guint first)
{
  Index *index = &self->indexes[level];
  guint mate = find_mate (self, level, first, i);

  if (mate == TENGEN_GO_REPETITION_NONE)
    return;
  index->places[i].link = add_link (self, index, i, mate);
  if (mate == first)
    index->places[i].before = index->places[first].before;
}

/* Links the positions that are not yet. */
static inline void
link_shapes (const TengenGoRepetition *self, TengenGoLevel level)
{
  Index *index = &self->indexes[level];

  if (G_UNLIKELY (self->n_shapes >= index->room))
    grow_index (self, level);
  while (index->n_linked < self->n_shapes)
    {
      guint i = index->n_linked++;
      guint *bucket = find_bucket (index, level, &self->shapes[i]);
      guint first = *bucket;

      index->places[i] = (Place){ first, TENGEN_GO_REPETITION_NONE };
      *bucket = i;
      if (first != TENGEN_GO_REPETITION_NONE)
        link_behind (self, level, i, first);
    }
}

/* Takes the last position out of a level, if it is in. */
static void
unlink_last (const TengenGoRepetition *self, TengenGoLevel level)
{
  Index *index = &self->indexes[level];
  guint last = self->n_shapes - 1;
  const Place *place;
  guint mate;

  if (index->n_linked <= last)
    return;
  place = &index->places[last];
  mate = get_mate (index, last);
  /* only a position that took its mate's place has what was before the mate */
  *find_bucket (index, level, &self->shapes[last]) =
      mate != TENGEN_GO_REPETITION_NONE &&
              index->places[mate].before == place->before
          ? mate
          : place->before;
  if (mate != TENGEN_GO_REPETITION_NONE)
    g_array_set_size (index->links, index->links->len - 1);
  index->n_linked = last;
}

TengenGoRepetition *
tengen_go_repetition_new (TengenGoSameBoard same, gconstpointer data)
{
  TengenGoRepetition *self;

  g_return_val_if_fail (same != NULL, NULL);

  self = g_new0 (TengenGoRepetition, 1);
  self->seen_mask = FEWEST_WORDS - 1;
  self->seen = g_new0 (guint64, FEWEST_WORDS);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->indexes = g_new0 (Index, TENGEN_GO_N_LEVELS);
  self->same = same;
  self->data = data;
  for (int level = 0; level < TENGEN_GO_N_LEVELS; level++)
    self->indexes[level].links =
        g_array_new (FALSE, FALSE, sizeof (TengenGoLink));
  return self;
}

void
tengen_go_repetition_free (TengenGoRepetition *self)
{
  if (self == NULL)
    return;
  g_free (self->shapes);
  g_free (self->seen);
  g_array_unref (self->starts);
  for (int level = 0; level < TENGEN_GO_N_LEVELS; level++)
    {
      g_array_unref (self->indexes[level].links);
      g_free (self->indexes[level].places);
      g_free (self->indexes[level].buckets);
    }
  g_free (self->indexes);
  g_free (self);
}

/* Notes the hashes of all positions anew, in more words if there is room for
 * more positions. */
static void
note_anew (TengenGoRepetition *self)
{
  guint words = self->seen_mask + 1;

  while (words < self->room / SHAPES_A_WORD)
    words *= 2;
  g_free (self->seen);
  self->seen = g_new0 (guint64, words);
  self->seen_mask = words - 1;
  self->n_stale = 0;
  for (guint i = 0; i < self->n_shapes; i++)
    tengen_go_repetition_note (self, self->shapes[i].hash);
}

void
tengen_go_repetition_grow (TengenGoRepetition *self)
{
  self->room = 2 * self->room + FEWEST_SHAPES;
  self->shapes = g_renew (TengenGoShape, self->shapes, self->room);
  if (self->seen_mask < self->room / SHAPES_A_WORD)
    note_anew (self);
}

void
tengen_go_repetition_pop (TengenGoRepetition *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->n_shapes > 0);

  for (int level = 0; level < TENGEN_GO_N_LEVELS; level++)
    unlink_last (self, (TengenGoLevel) level);
  self->n_shapes--;
  if (++self->n_stale > self->room)
    note_anew (self);
  if (self->n_shapes > 0 && get_start (self) == self->n_shapes)
    g_array_set_size (self->starts, self->starts->len - 1);
}

void
tengen_go_repetition_restart (TengenGoRepetition *self)
{
  guint last;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->n_shapes > 0);

  last = self->n_shapes - 1;
  for (int level = 0; level < TENGEN_GO_N_LEVELS; level++)
    unlink_last (self, (TengenGoLevel) level);
  if (get_start (self) != last)
    g_array_append_val (self->starts, last);
  self->shapes[last].silent = FALSE;
}

guint
tengen_go_repetition_get_n (const TengenGoRepetition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_shapes;
}

const TengenGoShape *
tengen_go_repetition_get (const TengenGoRepetition *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->n_shapes, NULL);

  return &self->shapes[index];
}

guint
tengen_go_repetition_get_start (const TengenGoRepetition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return get_start (self);
}

guint
tengen_go_repetition_find (const TengenGoRepetition *self,
                           TengenGoLevel level,
                           const TengenGoShape *wanted)
{
  guint first;

  g_return_val_if_fail (self != NULL, TENGEN_GO_REPETITION_NONE);
  g_return_val_if_fail (level < TENGEN_GO_N_LEVELS, TENGEN_GO_REPETITION_NONE);
  g_return_val_if_fail (wanted != NULL, TENGEN_GO_REPETITION_NONE);

  link_shapes (self, level);
  first = *find_bucket (&self->indexes[level], level, wanted);
  if (first == TENGEN_GO_REPETITION_NONE)
    return first;
  return find_in_bucket (self, level, first, get_start (self), wanted);
}

guint
tengen_go_repetition_find_next (const TengenGoRepetition *self,
                                TengenGoLevel level,
                                guint index)
{
  g_return_val_if_fail (self != NULL, TENGEN_GO_REPETITION_NONE);
  g_return_val_if_fail (level < TENGEN_GO_N_LEVELS, TENGEN_GO_REPETITION_NONE);
  g_return_val_if_fail (index < self->n_shapes, TENGEN_GO_REPETITION_NONE);

  link_shapes (self, level);
  return find_in_bucket (self,
                         level,
                         self->indexes[level].places[index].before,
                         get_start (self),
                         &self->shapes[index]);
}

TengenGoLink
tengen_go_repetition_look (const TengenGoRepetition *self,
                           TengenGoLevel level,
                           guint index)
{
  const TengenGoLink nothing = { 0 };

  g_return_val_if_fail (self != NULL, nothing);
  g_return_val_if_fail (level < TENGEN_GO_N_LEVELS, nothing);
  g_return_val_if_fail (index < self->n_shapes, nothing);

  link_shapes (self, level);
  return read_link (self, &self->indexes[level], index);
}
