/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-walk: where to go in a tree of moves
 *
 * Not: what a text matches (tengen-describe-find).
 */
#include "tengen-describe-walk.h"

#include "tengen-describe-find-private.h"
#include "tengen-record-value.h"

/* Order. */

static TengenNode
find_after (const TengenRecord *record, TengenNode node)
{
  TengenNode parent = tengen_record_get_parent (record, node);
  TengenNode next = tengen_record_get_child (record, node);

  /* beside the first node there are other games */
  while (next == TENGEN_NODE_NONE && parent != TENGEN_NODE_NONE)
    {
      next = tengen_record_get_sibling (record, node);
      node = parent;
      parent = tengen_record_get_parent (record, node);
    }
  return next;
}

/* The variation before a node, which is not the first child. */
static TengenNode
find_sibling_before (const TengenRecord *record, TengenNode node)
{
  TengenNode before =
      tengen_record_get_child (record, tengen_record_get_parent (record, node));
  TengenNode next = tengen_record_get_sibling (record, before);

  while (next != node)
    {
      before = next;
      next = tengen_record_get_sibling (record, before);
    }
  return before;
}

static TengenNode
find_before (const TengenRecord *record, TengenNode node)
{
  TengenNode parent = tengen_record_get_parent (record, node);
  TengenNode last;

  if (parent == TENGEN_NODE_NONE ||
      tengen_record_get_child (record, parent) == node)
    return parent;
  last = find_sibling_before (record, node);
  for (TengenNode next = tengen_record_get_child (record, last);
       next != TENGEN_NODE_NONE;
       next = tengen_record_get_child (record, last))
    for (; next != TENGEN_NODE_NONE;
         next = tengen_record_get_sibling (record, next))
      last = next;
  return last;
}

TengenNode
tengen_walk_order (const TengenRecord *record, TengenNode node, TengenWalk walk)
{
  g_return_val_if_fail (tengen_record_holds (record, node), TENGEN_NODE_NONE);

  return walk == TENGEN_WALK_BACK ? find_before (record, node)
                                  : find_after (record, node);
}

/* All nodes of the game of a node in the order of the file, and which of them
 * it is. */
static GArray *
list_nodes (const TengenRecord *record, TengenNode node, guint *index)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));

  for (TengenNode at = tengen_record_get_root (record, node);
       at != TENGEN_NODE_NONE;
       at = find_after (record, at))
    {
      if (at == node)
        *index = nodes->len;
      g_array_append_val (nodes, at);
    }
  return nodes;
}

TengenNode
tengen_walk_along (const TengenRecord *record, TengenNode node, guint most)
{
  TengenNode child = tengen_record_get_child (record, node);

  for (guint i = 0; i < most && child != TENGEN_NODE_NONE; i++)
    {
      node = child;
      child = tengen_record_get_child (record, node);
    }
  return node;
}

/* Variations. */

gboolean
tengen_walk_has_variations (const TengenRecord *record, TengenNode node)
{
  TengenNode parent = tengen_record_get_parent (record, node);

  return parent != TENGEN_NODE_NONE &&
         (tengen_record_get_child (record, parent) != node ||
          tengen_record_get_sibling (record, node) != TENGEN_NODE_NONE);
}

TengenNode
tengen_walk_variation (const TengenRecord *record,
                       TengenNode node,
                       TengenWalk walk)
{
  TengenNode parent;

  g_return_val_if_fail (tengen_record_holds (record, node), TENGEN_NODE_NONE);

  while (node != TENGEN_NODE_NONE && !tengen_walk_has_variations (record, node))
    node = tengen_record_get_parent (record, node);
  if (node == TENGEN_NODE_NONE)
    return TENGEN_NODE_NONE;
  if (walk == TENGEN_WALK_ON)
    return tengen_record_get_sibling (record, node);
  parent = tengen_record_get_parent (record, node);
  return tengen_record_get_child (record, parent) == node
             ? TENGEN_NODE_NONE
             : find_sibling_before (record, node);
}

static gboolean
is_branch (const TengenRecord *record, TengenNode node)
{
  TengenNode child = tengen_record_get_child (record, node);

  return child != TENGEN_NODE_NONE &&
         tengen_record_get_sibling (record, child) != TENGEN_NODE_NONE;
}

TengenNode
tengen_walk_branch (const TengenRecord *record,
                    TengenNode node,
                    TengenWalk walk)
{
  g_return_val_if_fail (tengen_record_holds (record, node), TENGEN_NODE_NONE);

  do
    node = walk == TENGEN_WALK_BACK ? tengen_record_get_parent (record, node)
                                    : tengen_record_get_child (record, node);
  while (node != TENGEN_NODE_NONE && !is_branch (record, node));
  return node;
}

TengenNode
tengen_walk_main (const TengenRecord *record, TengenNode node)
{
  TengenNode left = node, parent;

  g_return_val_if_fail (tengen_record_holds (record, node), TENGEN_NODE_NONE);

  for (; node != TENGEN_NODE_NONE; node = parent)
    {
      parent = tengen_record_get_parent (record, node);
      if (parent != TENGEN_NODE_NONE &&
          tengen_record_get_child (record, parent) != node)
        left = parent;
    }
  return left;
}

/* Comments. */

static gboolean
has_comment (const TengenRecord *record, TengenNode node)
{
  gsize length;

  return tengen_record_find_raw (record, node, TENGEN_PROPERTY_C, &length) !=
             NULL &&
         length > 0;
}

TengenNode
tengen_walk_comment (const TengenRecord *record,
                     TengenNode node,
                     TengenWalk walk)
{
  g_autoptr (GArray) nodes = NULL;
  guint index = 0;

  g_return_val_if_fail (tengen_record_holds (record, node), TENGEN_NODE_NONE);

  if (walk == TENGEN_WALK_ON)
    {
      do
        node = find_after (record, node);
      while (node != TENGEN_NODE_NONE && !has_comment (record, node));
      return node;
    }
  /* step by step back would look for the variation before again and again */
  nodes = list_nodes (record, node, &index);
  while (index > 0)
    {
      node = g_array_index (nodes, TengenNode, --index);
      if (has_comment (record, node))
        return node;
    }
  return TENGEN_NODE_NONE;
}

gboolean
tengen_walk_may_find_comment (const TengenRecord *record,
                              TengenNode node,
                              guint n_nodes)
{
  g_return_val_if_fail (tengen_record_holds (record, node), FALSE);

  node = find_after (record, node);
  for (guint i = 0; i < n_nodes && node != TENGEN_NODE_NONE; i++)
    {
      if (has_comment (record, node))
        return TRUE;
      node = find_after (record, node);
    }
  return node != TENGEN_NODE_NONE;
}

/* Texts. */

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

  g_return_val_if_fail (tengen_record_holds (record, node), TENGEN_NODE_NONE);
  g_return_val_if_fail (text != NULL, TENGEN_NODE_NONE);

  tengen_fold_init (&fold, text);
  if (fold.wanted_length > 0)
    {
      nodes = list_nodes (record, node, &index);
      found = find_node (&fold, record, nodes, index, walk);
    }
  tengen_fold_clear (&fold);
  return found;
}

/* Moves. */

/* Whether a property is a move; gives where and whose. */
static gboolean
read_move (const TengenRecord *record,
           TengenNodeProperty property,
           const TengenGameSetup *setup,
           TengenPoint *point,
           TengenStone *stone)
{
  TengenProperty kind = tengen_record_get_property_kind (record, property);
  gsize length = 0;
  const char *raw;

  if (kind != TENGEN_PROPERTY_B && kind != TENGEN_PROPERTY_W)
    return FALSE;
  *stone = kind == TENGEN_PROPERTY_B ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  raw = tengen_record_get_raw (
      record, tengen_record_get_value (record, property), &length);
  return tengen_value_move (raw, length, setup->width, setup->height, point);
}

static guint
count_moves (const TengenRecord *record,
             TengenNode node,
             const TengenGameSetup *setup)
{
  guint n = 0;

  for (TengenNodeProperty at = tengen_record_get_property (record, node);
       at != 0;
       at = tengen_record_get_next_property (record, at))
    {
      TengenPoint point;
      TengenStone stone;

      n += read_move (record, at, setup, &point, &stone);
    }
  return n;
}

TengenNode
tengen_walk_move (const TengenGame *game, guint number)
{
  const TengenRecord *record;
  const TengenGameSetup *setup;
  const GArray *line;
  guint n = 0;

  g_return_val_if_fail (game != NULL, TENGEN_NODE_NONE);

  record = tengen_game_get_record (game);
  setup = tengen_game_get_setup (game);
  line = tengen_game_get_line (game, NULL);
  for (guint i = 0; i < line->len; i++)
    {
      TengenNode node = g_array_index (line, TengenNode, i);

      if (number == 0)
        return node;
      n += count_moves (record, node, setup);
      if (n >= number)
        return node;
    }
  return TENGEN_NODE_NONE;
}

/* Stones. */

/* Whether a node plays a stone of that colour on a point; of any colour if it
 * is NONE. */
static gboolean
is_played (const TengenRecord *record,
           TengenNode node,
           const TengenGameSetup *setup,
           TengenPoint point,
           TengenStone stone)
{
  for (TengenNodeProperty at = tengen_record_get_property (record, node);
       at != 0;
       at = tengen_record_get_next_property (record, at))
    {
      TengenPoint played;
      TengenStone whose;

      if (read_move (record, at, setup, &played, &whose) && played == point &&
          (stone == TENGEN_STONE_NONE || whose == stone))
        return TRUE;
    }
  return FALSE;
}

/* Whether a list of stones that are put holds a point. */
static gboolean
is_put (const TengenRecord *record,
        TengenNode node,
        const TengenGameSetup *setup,
        TengenPoint point,
        TengenStone stone)
{
  TengenValueIter iter;

  tengen_value_iter_init_kind (
      &iter,
      record,
      node,
      stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_AB : TENGEN_PROPERTY_AW);
  return tengen_value_iter_find_point (
      &iter, setup->width, setup->height, point);
}

/* Whether the stone lay there in the node before already. */
static gboolean
lay_before (TengenPosition **scratch,
            const TengenRecord *record,
            TengenNode node,
            TengenPoint point,
            TengenStone stone)
{
  TengenNode parent = tengen_record_get_parent (record, node);

  if (parent == TENGEN_NODE_NONE)
    return FALSE;
  if (*scratch == NULL)
    *scratch =
        tengen_position_new (record, tengen_record_get_root (record, node));
  if (*scratch == NULL)
    return FALSE;
  tengen_position_goto (*scratch, parent);
  return tengen_board_get (tengen_position_get_board (*scratch), point) ==
         stone;
}

TengenNode
tengen_walk_stone (const TengenPosition *position, TengenPoint point)
{
  g_autoptr (TengenPosition) scratch = NULL;
  const TengenRecord *record;
  const TengenGameSetup *setup;
  const TengenBoard *board;
  TengenStone stone;

  g_return_val_if_fail (position != NULL, TENGEN_NODE_NONE);

  record = tengen_position_get_record (position);
  setup = tengen_position_get_setup (position);
  board = tengen_position_get_board (position);
  if (point >= tengen_board_get_n_points (board))
    return TENGEN_NODE_NONE;
  stone = tengen_board_get (board, point);
  if (stone == TENGEN_STONE_NONE)
    return TENGEN_NODE_NONE;
  for (TengenNode node = tengen_position_get_node (position);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    if (is_played (record, node, setup, point, stone) ||
        (is_put (record, node, setup, point, stone) &&
         !lay_before (&scratch, record, node, point, stone)))
      return node;
  return TENGEN_NODE_NONE;
}

/* Adds the children of a node. */
static void
append_children (const TengenRecord *record, TengenNode node, GArray *nodes)
{
  for (TengenNode child = tengen_record_get_child (record, node);
       child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (record, child))
    g_array_append_val (nodes, child);
}

TengenNode
tengen_walk_play (const TengenPosition *position, TengenPoint point)
{
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  const TengenRecord *record;
  const TengenGameSetup *setup;
  TengenNode node;

  g_return_val_if_fail (position != NULL, TENGEN_NODE_NONE);

  record = tengen_position_get_record (position);
  setup = tengen_position_get_setup (position);
  node = tengen_position_get_node (position);
  append_children (record, node, nodes);
  for (TengenNode child = tengen_record_get_child (record, node);
       child != TENGEN_NODE_NONE;
       child = tengen_record_get_child (record, child))
    if (is_played (record, child, setup, point, TENGEN_STONE_NONE))
      return child;
  /* by generations: the nearest first */
  for (guint i = 0; i < nodes->len; i++)
    {
      node = g_array_index (nodes, TengenNode, i);
      if (is_played (record, node, setup, point, TENGEN_STONE_NONE))
        return node;
      append_children (record, node, nodes);
    }
  return TENGEN_NODE_NONE;
}
