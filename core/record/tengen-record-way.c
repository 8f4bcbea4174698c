/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-way: where a node is, for another record of the same games
 */
#include "tengen-record-way.h"

GArray *
tengen_record_list_way (const TengenRecord *self, TengenNode node)
{
  g_autoptr (GArray) path = NULL;
  GArray *way = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (self != NULL, way);

  path = tengen_record_list_path (self, node);
  for (guint i = 0; i < path->len; i++)
    {
      guint index =
          tengen_record_get_index (self, g_array_index (path, TengenNode, i));

      g_array_append_val (way, index);
    }
  return way;
}

static TengenNode
find_child (const TengenRecord *self, TengenNode node, guint index)
{
  node = tengen_record_get_child (self, node);
  for (; index > 0 && node != TENGEN_NODE_NONE; index--)
    node = tengen_record_get_sibling (self, node);
  return node;
}

TengenNode
tengen_record_find_way (const TengenRecord *self, const GArray *way)
{
  TengenNode node, next;

  g_return_val_if_fail (self != NULL && way != NULL, TENGEN_NODE_NONE);

  if (way->len == 0 ||
      g_array_index (way, guint, 0) >= tengen_record_get_n_games (self))
    return TENGEN_NODE_NONE;
  next = tengen_record_get_game (self, g_array_index (way, guint, 0));
  node = next;
  for (guint i = 1; i < way->len && next != TENGEN_NODE_NONE; i++)
    {
      node = next;
      next = find_child (self, node, g_array_index (way, guint, i));
    }
  return next != TENGEN_NODE_NONE ? next : node;
}
