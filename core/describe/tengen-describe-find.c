/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-find: where a text stands in comments and names, and how often
 *
 * Shape: a node is asked first whether it holds the text at all, which is
 *        quick; only where it does the places are counted.
 */
#include "tengen-describe-find-private.h"

#include "tengen-describe-walk.h"
#include "tengen-record-value.h"

/* A node that holds the text, and how many places it has. */
typedef struct
{
  TengenNode node;
  guint n;
} Found;

struct _TengenFindCount
{
  const TengenRecord *record;
  TengenFold fold;
  /* the node to look at next, or none */
  TengenNode next;
  /* in the order of the file */
  GArray *found;
  guint total;
};

/* Nodes. */

/* The texts of a kind that a node has, all in one; what is shown of several
 * names, the first, comes first. */
static char *
get_text (const TengenRecord *record, TengenNode node, TengenProperty kind)
{
  TengenValueIter iter;
  GString *text;

  if (kind == TENGEN_PROPERTY_C)
    return tengen_record_get_text (record, node, kind);
  text = g_string_new (NULL);
  tengen_value_iter_init_kind (&iter, record, node, kind);
  while (tengen_value_iter_next (&iter))
    {
      g_autofree char *name = tengen_value_text (iter.raw, iter.length, TRUE);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, name);
    }
  return g_string_free (text, FALSE);
}

static guint
count_places (TengenFold *fold,
              const TengenRecord *record,
              TengenNode node,
              TengenProperty kind)
{
  g_autofree char *text = get_text (record, node, kind);
  g_autoptr (GArray) ranges = tengen_fold_list (fold, text != NULL ? text : "");

  return ranges->len;
}

/* The only value of a kind; 0 where there is none, or there are several. */
static TengenValue
find_only_value (const TengenRecord *record,
                 TengenNode node,
                 TengenProperty kind,
                 gboolean *several)
{
  TengenValueIter iter;
  TengenValue only;

  tengen_value_iter_init_kind (&iter, record, node, kind);
  only = tengen_value_iter_next (&iter) ? iter.value : 0;
  *several = only != 0 && tengen_value_iter_next (&iter);
  return *several ? 0 : only;
}

/* Looks at the value as it is recorded: most nodes have one comment. */
static gboolean
holds (TengenFold *fold,
       const TengenRecord *record,
       TengenNode node,
       TengenProperty kind)
{
  gboolean several;
  TengenValue only = find_only_value (record, node, kind, &several);
  gsize length;
  const char *raw;

  if (several)
    return count_places (fold, record, node, kind) > 0;
  if (only == 0)
    return FALSE;
  raw = tengen_record_get_raw (record, only, &length);
  return tengen_fold_is_in_raw (fold, raw, length, kind == TENGEN_PROPERTY_N);
}

gboolean
tengen_fold_is_in_node (TengenFold *self,
                        const TengenRecord *record,
                        TengenNode node)
{
  return holds (self, record, node, TENGEN_PROPERTY_N) ||
         holds (self, record, node, TENGEN_PROPERTY_C);
}

static guint
count_in_node (TengenFold *fold, const TengenRecord *record, TengenNode node)
{
  static const TengenProperty KINDS[] = { TENGEN_PROPERTY_N,
                                          TENGEN_PROPERTY_C };
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (KINDS); i++)
    if (holds (fold, record, node, KINDS[i]))
      n += count_places (fold, record, node, KINDS[i]);
  return n;
}

GArray *
tengen_find_in_text (const char *text, const char *wanted)
{
  GArray *ranges;
  TengenFold fold;

  g_return_val_if_fail (text != NULL && wanted != NULL, NULL);

  tengen_fold_init (&fold, wanted);
  ranges = tengen_fold_list (&fold, text);
  tengen_fold_clear (&fold);
  return ranges;
}

guint
tengen_find_in_node (const TengenRecord *record,
                     TengenNode node,
                     TengenProperty property,
                     const char *wanted)
{
  TengenFold fold;
  guint n;

  g_return_val_if_fail (record != NULL && wanted != NULL, 0);
  g_return_val_if_fail (
      property == TENGEN_PROPERTY_C || property == TENGEN_PROPERTY_N, 0);

  tengen_fold_init (&fold, wanted);
  n = count_places (&fold, record, node, property);
  tengen_fold_clear (&fold);
  return n;
}

/* Counting. */

TengenFindCount *
tengen_find_count_new (const TengenRecord *record,
                       TengenNode node,
                       const char *wanted)
{
  TengenFindCount *self;

  g_return_val_if_fail (record != NULL && wanted != NULL, NULL);
  g_return_val_if_fail (node != TENGEN_NODE_NONE, NULL);

  self = g_new0 (TengenFindCount, 1);
  self->record = record;
  self->found = g_array_new (FALSE, FALSE, sizeof (Found));
  tengen_fold_init (&self->fold, wanted);
  if (self->fold.wanted_length > 0)
    self->next = tengen_record_get_root (record, node);
  return self;
}

void
tengen_find_count_free (TengenFindCount *self)
{
  if (self == NULL)
    return;
  tengen_fold_clear (&self->fold);
  g_array_unref (self->found);
  g_free (self);
}

gboolean
tengen_find_count_step (TengenFindCount *self, guint n_nodes)
{
  g_return_val_if_fail (self != NULL && n_nodes > 0, FALSE);

  for (; n_nodes > 0 && self->next != TENGEN_NODE_NONE; n_nodes--)
    {
      Found found = { self->next, 0 };

      found.n = count_in_node (&self->fold, self->record, self->next);
      if (found.n > 0)
        g_array_append_val (self->found, found);
      self->total += found.n;
      self->next = tengen_walk_order (self->record, self->next, TENGEN_WALK_ON);
    }
  return self->next != TENGEN_NODE_NONE;
}

guint
tengen_find_count_get_total (const TengenFindCount *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->total;
}

guint
tengen_find_count_get_before (const TengenFindCount *self, TengenNode node)
{
  guint before = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->found->len; i++)
    {
      const Found *found = &g_array_index (self->found, Found, i);

      if (found->node == node)
        break;
      before += found->n;
    }
  return before;
}
