/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: stones that are put, not played
 *
 * Source: SGF FF[4]: AB AW AE PL; setup and move do not stand together.
 */
#include "tengen-annotate-private.h"

#include "tengen-record-value.h"

/* The property that puts a stone, by stone. */
static const TengenProperty PUTS[] = {
  [TENGEN_STONE_NONE] = TENGEN_PROPERTY_AE,
  [TENGEN_STONE_BLACK] = TENGEN_PROPERTY_AB,
  [TENGEN_STONE_WHITE] = TENGEN_PROPERTY_AW,
};

/* Whether the present node puts a stone on a point, or takes one off. */
static gboolean
is_put (const TengenPosition *position, TengenStone stone, TengenPoint point)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  TengenValueIter iter;

  tengen_value_iter_init_kind (&iter,
                               tengen_position_get_record (position),
                               tengen_position_get_node (position),
                               PUTS[stone]);
  return tengen_value_iter_find_point (
      &iter, setup->width, setup->height, point);
}

/* What lies on a point in the node before. */
static TengenStone
find_before (const TengenPosition *position, TengenPoint point)
{
  const TengenRecord *record = tengen_position_get_record (position);
  TengenNode node = tengen_position_get_node (position);
  TengenNode parent = tengen_record_get_parent (record, node);
  g_autoptr (TengenPosition) before = NULL;
  gboolean named = FALSE;

  if (parent == TENGEN_NODE_NONE)
    return TENGEN_STONE_NONE;
  for (gsize i = 0; i < G_N_ELEMENTS (PUTS); i++)
    named = named || is_put (position, (TengenStone) i, point);
  if (!named)
    return tengen_board_get (tengen_position_get_board (position), point);
  before = tengen_position_new (record, tengen_record_get_root (record, node));
  if (before == NULL)
    return TENGEN_STONE_NONE;
  tengen_position_goto (before, parent);
  return tengen_board_get (tengen_position_get_board (before), point);
}

/* An edit that makes a node after the present one with one property. */
static TengenEdit *
edit_after (const TengenPosition *position,
            const char *name,
            TengenProperty property,
            const char *values)
{
  TengenNode node = tengen_position_get_node (position);
  TengenNode made =
      tengen_record_get_n_nodes (tengen_position_get_record (position)) + 1;
  TengenEdit *self = tengen_edit_new (name, made);

  tengen_edit_add (self, tengen_change_add (node, TENGEN_CHANGE_LAST));
  tengen_edit_add (self,
                   tengen_change_set (made,
                                      tengen_property_get_info (property)->name,
                                      values));
  return self;
}

/* Whether setup belongs into a new node. */
static gboolean
is_after_move (const TengenPosition *position)
{
  return tengen_edit_has_move (tengen_position_get_record (position),
                               tengen_position_get_node (position));
}

/* Makes the lists of the present node say what lies on a point. */
static TengenEdit *
edit_here (const TengenPosition *position,
           TengenPoint point,
           TengenStone stone,
           const char *values)
{
  const TengenRecord *record = tengen_position_get_record (position);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  TengenNode node = tengen_position_get_node (position);
  gboolean as_before = find_before (position, point) == stone;
  TengenEditPoint place = { setup->width, setup->height, point };
  TengenEdit *self = tengen_edit_new ("setup", node);

  for (gsize i = 0; i < G_N_ELEMENTS (PUTS); i++)
    {
      gboolean wanted = i == (gsize) stone && !as_before;

      if (wanted && is_put (position, stone, point))
        continue;
      tengen_edit_add (self,
                       tengen_edit_rewrite (self,
                                            record,
                                            node,
                                            PUTS[i],
                                            tengen_edit_take_point,
                                            &place,
                                            wanted ? values : NULL));
    }
  return tengen_edit_finish (self);
}

TengenEdit *
tengen_edit_setup (const TengenPosition *position,
                   TengenPoint point,
                   TengenStone stone)
{
  const TengenGameSetup *setup;
  g_autoptr (GString) values = g_string_new ("[");

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (stone <= TENGEN_STONE_WHITE, NULL);

  setup = tengen_position_get_setup (position);
  if (!tengen_game_setup_has_board (setup) ||
      point >= setup->width * setup->height ||
      tengen_board_get (tengen_position_get_board (position), point) == stone)
    return NULL;
  tengen_value_append_point (values, setup->width, point);
  g_string_append_c (values, ']');
  if (is_after_move (position))
    return edit_after (position, "setup", PUTS[stone], values->str);
  return edit_here (position, point, stone, values->str);
}

/* The values of PL, or NULL for none. */
static const char *
say_turn (TengenStone stone)
{
  switch (stone)
    {
    case TENGEN_STONE_BLACK:
      return "[B]";
    case TENGEN_STONE_WHITE:
      return "[W]";
    case TENGEN_STONE_NONE:
      break;
    }
  return NULL;
}

TengenStone
tengen_edit_get_turn (const TengenPosition *position)
{
  TengenStone stone = TENGEN_STONE_NONE;
  gsize length;
  const char *raw;

  g_return_val_if_fail (position != NULL, TENGEN_STONE_NONE);

  raw = tengen_record_find_raw (tengen_position_get_record (position),
                                tengen_position_get_node (position),
                                TENGEN_PROPERTY_PL,
                                &length);
  if (raw != NULL)
    tengen_value_stone (raw, length, &stone);
  return stone;
}

/* What is odd under PL goes with it. */
static TengenChange *
change_turn (const TengenRecord *record, TengenNode node, TengenStone stone)
{
  const char *values = say_turn (stone);

  return values != NULL
             ? tengen_edit_replace (record, node, TENGEN_PROPERTY_PL, values)
             : tengen_change_set (node, "PL", NULL);
}

TengenEdit *
tengen_edit_turn (const TengenPosition *position, TengenStone stone)
{
  const TengenRecord *record;
  TengenNode node;
  TengenEdit *self;

  g_return_val_if_fail (position != NULL, NULL);

  record = tengen_position_get_record (position);
  node = tengen_position_get_node (position);
  if (stone != TENGEN_STONE_NONE && is_after_move (position))
    return tengen_position_get_to_move (position) != stone
               ? edit_after (
                     position, "turn", TENGEN_PROPERTY_PL, say_turn (stone))
               : NULL;
  if (tengen_edit_get_turn (position) == stone &&
      (stone != TENGEN_STONE_NONE ||
       tengen_record_find (record, node, TENGEN_PROPERTY_PL) == 0))
    return NULL;
  self = tengen_edit_new ("turn", node);
  tengen_edit_add (self, change_turn (record, node, stone));
  return tengen_edit_finish (self);
}
