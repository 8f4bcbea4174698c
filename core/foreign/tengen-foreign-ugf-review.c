/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-ugf-review: the review nodes of UGF and UGI
 */
#include "tengen-foreign-ugf-review.h"

/* Numbers count the nodes; those far beyond that are not found again. */
#define SPARE_IDS 1024u

typedef enum
{
  KIND_MOVE,
  KIND_EMPTY,
  /* the node before, under one more number */
  KIND_SAME,
} Kind;

/* A node before it is put, and then the node that it is. */
typedef struct
{
  guint id;
  guint parent;
  guint depth;
  guint node;
  guint line;
  guint column;
  guint8 kind;
  guint8 stone;
  gint8 x;
  gint8 y;
} Item;

struct TengenForeignReview
{
  /* the first is the first node of the game */
  GArray *items;
  /* the last node of the block */
  guint last;
  /* those before the blocks that are open */
  GArray *open;
  gboolean started;
  guint most_id;
  guint n_ids;
  guint *ids;
};

TengenForeignReview *
tengen_foreign_review_new (void)
{
  TengenForeignReview *self = g_new0 (TengenForeignReview, 1);

  self->items = g_array_new (FALSE, TRUE, sizeof (Item));
  self->open = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_set_size (self->items, 1);
  return self;
}

void
tengen_foreign_review_free (TengenForeignReview *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->items);
  g_array_unref (self->open);
  g_free (self->ids);
  g_free (self);
}

static Item *
get_item (const TengenForeignReview *self, guint item)
{
  return &g_array_index (self->items, Item, item);
}

static void
append (TengenForeignReview *self, Item *item)
{
  item->parent = self->last;
  item->depth = self->open->len;
  self->last = self->items->len;
  self->most_id = MAX (self->most_id, item->id);
  g_array_append_vals (self->items, item, 1);
}

void
tengen_foreign_review_add (TengenForeignReview *self,
                           const TengenForeignReviewNode *node)
{
  Item item = { .id = node->id, .line = node->line, .column = node->column };

  item.kind = node->stone == TENGEN_STONE_NONE ? KIND_EMPTY : KIND_MOVE;
  item.stone = (guint8) node->stone;
  item.x = (gint8) node->x;
  item.y = (gint8) node->y;
  self->started = TRUE;
  append (self, &item);
}

void
tengen_foreign_review_add_same (TengenForeignReview *self, guint id)
{
  Item item = { .id = id, .kind = KIND_SAME };

  append (self, &item);
}

void
tengen_foreign_review_begin (TengenForeignReview *self)
{
  g_array_append_val (self->open, self->last);
}

void
tengen_foreign_review_end (TengenForeignReview *self)
{
  if (self->open->len == 0)
    return;
  self->last = g_array_index (self->open, guint, self->open->len - 1);
  g_array_set_size (self->open, self->open->len - 1);
}

gboolean
tengen_foreign_review_is_start (const TengenForeignReview *self)
{
  return self->open->len == 0 && !self->started;
}

gboolean
tengen_foreign_review_is_open (const TengenForeignReview *self)
{
  return self->open->len > 0;
}

/* The numbers of the items, by depth, in their order in each. */
static guint *
sort_items (const TengenForeignReview *self)
{
  guint n = self->items->len;
  guint *order = g_new (guint, n);
  guint *starts = g_new0 (guint, n + 1);

  for (guint i = 0; i < n; i++)
    starts[get_item (self, i)->depth + 1]++;
  for (guint depth = 1; depth <= n; depth++)
    starts[depth] += starts[depth - 1];
  for (guint i = 0; i < n; i++)
    order[starts[get_item (self, i)->depth]++] = i;
  g_free (starts);
  return order;
}

/* What a node of the main line repeats, or 0. */
static guint
find_repeated (const Item *item, TengenForeignDraft *draft, guint parent)
{
  if (item->depth > 0)
    return 0;
  return tengen_foreign_draft_find_move (
      draft, parent, (TengenStone) item->stone, item->x, item->y);
}

/* A node without a move amid the moves of the game is only a number more. */
static guint
put_empty (const Item *item, TengenForeignDraft *draft, guint parent)
{
  if (item->depth == 0 && tengen_foreign_draft_get_child (draft, parent) != 0)
    return parent;
  return tengen_foreign_draft_add_node (draft, parent);
}

/* Nothing is put behind a node that was not put. */
static guint
put_item (const Item *item, TengenForeignDraft *draft, guint parent)
{
  guint node;

  if (parent == 0 || item->kind == KIND_SAME)
    return parent;
  if (item->kind == KIND_EMPTY)
    return put_empty (item, draft, parent);
  node = find_repeated (item, draft, parent);
  if (node != 0)
    return node;
  if (item->x >= 0 &&
      tengen_foreign_draft_has_stone (draft, parent, item->x, item->y))
    {
      tengen_foreign_draft_warn (
          draft, TENGEN_SGF_FAULT_MOVE_TAKEN, item->line, item->column);
      return 0;
    }
  return tengen_foreign_draft_add_move (
      draft, parent, (TengenStone) item->stone, item->x, item->y);
}

/* A number that was given twice names the first node that has it. */
static void
index_ids (TengenForeignReview *self)
{
  guint most = 2 * self->items->len + SPARE_IDS;

  self->n_ids = MIN (self->most_id, most) + 1;
  self->ids = g_new0 (guint, self->n_ids);
  for (guint i = 1; i < self->items->len; i++)
    {
      const Item *item = get_item (self, i);

      if (item->id < self->n_ids && self->ids[item->id] == 0)
        self->ids[item->id] = item->node;
    }
}

void
tengen_foreign_review_build (TengenForeignReview *self,
                             TengenForeignDraft *draft,
                             guint root)
{
  g_autofree guint *order = sort_items (self);

  get_item (self, 0)->node = root;
  /* the first item is the first in the order as well */
  for (guint i = 1; i < self->items->len; i++)
    {
      Item *item = get_item (self, order[i]);

      item->node = put_item (item, draft, get_item (self, item->parent)->node);
    }
  index_ids (self);
}

guint
tengen_foreign_review_find (const TengenForeignReview *self, guint id)
{
  return id < self->n_ids ? self->ids[id] : 0;
}
