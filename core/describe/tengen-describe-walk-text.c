/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-walk: looking for a text in comments and names
 */
#include "tengen-describe-find-private.h"
#include "tengen-describe-walk-private.h"

/* The nearest node of a list from one of them on, which comes last. */
static TengenNode
find_node (TengenFold *fold,
           const TengenRecord *record,
           const GArray *nodes,
           guint index,
           TengenWalk walk)
{
  for (guint i = 1; i <= nodes->len; i++)
    {
      guint step = walk == TENGEN_WALK_BACK ? nodes->len - i : i;
      TengenNode at =
          g_array_index (nodes, TengenNode, (index + step) % nodes->len);

      if (tengen_fold_is_in_node (fold, record, at))
        return at;
    }
  return TENGEN_NODE_NONE;
}

TengenNode
tengen_walk_text (const TengenRecord *record,
                  TengenNode node,
                  const char *text,
                  TengenWalk walk)
{
  g_autoptr (GArray) nodes = NULL;
  TengenFold fold;
  TengenNode found = TENGEN_NODE_NONE;
  guint index = 0;

  g_return_val_if_fail (record != NULL && text != NULL, TENGEN_NODE_NONE);
  g_return_val_if_fail (node != TENGEN_NODE_NONE &&
                            node <= tengen_record_get_n_nodes (record),
                        TENGEN_NODE_NONE);

  tengen_fold_init (&fold, text);
  if (fold.wanted_length > 0)
    {
      nodes = tengen_walk_list (record, node, &index);
      found = find_node (&fold, record, nodes, index, walk);
    }
  tengen_fold_clear (&fold);
  return found;
}
