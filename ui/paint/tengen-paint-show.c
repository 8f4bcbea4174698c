/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-show: what of a game is shown in a picture
 */
#include "tengen-paint-show.h"

#include "tengen-paint-part.h"

/* How many points all views of a line may have: about 25 MB. */
#define POINTS_MAX 800000

/* The node before the first move that is numbered. */
static TengenNode
find_first (const TengenPaintShow *self, const TengenPosition *position)
{
  const GArray *moves = tengen_position_get_moves (position);

  if (self->first <= 1 || moves->len == 0)
    return TENGEN_NODE_NONE;
  return g_array_index (
             moves, TengenMove, MIN (self->first - 2, moves->len - 1))
      .node;
}

TengenView *
tengen_paint_show_make (const TengenPaintShow *self,
                        const TengenPosition *position)
{
  TengenView *view;

  g_return_val_if_fail (self != NULL && position != NULL, NULL);

  view = tengen_view_new_position (
      position, self->numbers, find_first (self, position));
  if (self->marks)
    {
      g_autoptr (TengenMarkup) markup = tengen_markup_new (position);

      tengen_view_add_markup (view, markup, self->variations);
    }
  if (self->is_part)
    tengen_view_cut (view, self->part);
  return view;
}

/* The nodes of the line of a position, from the first node of its game. */
static GArray *
list_nodes (const TengenPosition *position)
{
  const TengenRecord *record = tengen_position_get_record (position);
  TengenNode root = tengen_position_get_root (position);
  TengenNode node = tengen_position_get_node (position);
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));

  g_array_append_val (nodes, node);
  while (node != root)
    {
      node = tengen_record_get_parent (record, node);
      g_array_append_val (nodes, node);
    }
  for (guint i = 0; i < nodes->len / 2; i++)
    {
      TengenNode *one = &g_array_index (nodes, TengenNode, i);
      TengenNode *other =
          &g_array_index (nodes, TengenNode, nodes->len - 1 - i);
      TengenNode kept = *one;

      *one = *other;
      *other = kept;
    }
  node = tengen_record_get_child (record, tengen_position_get_node (position));
  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    g_array_append_val (nodes, node);
  return nodes;
}

guint
tengen_paint_show_count (const TengenPosition *position)
{
  g_autoptr (GArray) nodes = NULL;
  TengenPosition *last;
  guint n;

  g_return_val_if_fail (position != NULL, 0);

  nodes = list_nodes (position);
  last = tengen_position_new (tengen_position_get_record (position),
                              tengen_position_get_root (position));
  tengen_position_goto (last,
                        g_array_index (nodes, TengenNode, nodes->len - 1));
  n = tengen_position_get_move (last);
  tengen_position_free (last);
  return n;
}

/* Plays a line, and makes the views of it where they are wanted. Returns: how
 * many there are */
static guint
walk (const TengenPaintShow *self,
      const TengenPosition *position,
      guint from,
      guint to,
      GPtrArray *views)
{
  g_autoptr (GArray) nodes = list_nodes (position);
  TengenPosition *walker =
      tengen_position_new (tengen_position_get_record (position),
                           tengen_position_get_root (position));
  guint n = 0;

  for (guint i = 0; i < nodes->len; i++)
    {
      guint before = tengen_position_get_move (walker);
      guint move;

      tengen_position_goto (walker, g_array_index (nodes, TengenNode, i));
      move = tengen_position_get_move (walker);
      if (move > to)
        break;
      if (move < from || (i > 0 && move == before))
        continue;
      n++;
      if (views != NULL)
        g_ptr_array_add (views, tengen_paint_show_make (self, walker));
    }
  if (n == 0 && views != NULL)
    g_ptr_array_add (views, tengen_paint_show_make (self, walker));
  tengen_position_free (walker);
  return MAX (n, 1);
}

guint
tengen_paint_show_count_views (const TengenPosition *position,
                               guint from,
                               guint to)
{
  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (from <= to, 0);

  return walk (NULL, position, from, to, NULL);
}

guint
tengen_paint_show_get_most (const TengenPosition *position)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (position != NULL, 0);

  setup = tengen_position_get_setup (position);
  return POINTS_MAX / (guint) (setup->width * setup->height);
}

GPtrArray *
tengen_paint_show_list (const TengenPaintShow *self,
                        const TengenPosition *position,
                        guint from,
                        guint to)
{
  GPtrArray *views;

  g_return_val_if_fail (self != NULL && position != NULL, NULL);
  g_return_val_if_fail (from <= to, NULL);

  views = g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
  walk (self, position, from, to, views);
  return views;
}
