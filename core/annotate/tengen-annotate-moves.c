/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: a line of moves as a variation
 */
#include "tengen-annotate-private.h"

#include "tengen-board-notation.h"
#include "tengen-record-value.h"

/* The child that is a move and no other one, or none. */
static TengenNode
find_child (const TengenRecord *record,
            TengenNode node,
            const TengenGameSetup *setup,
            const TengenEditMove *move)
{
  TengenNode child = tengen_record_get_child (record, node);

  for (; child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (record, child))
    if (tengen_record_has_move (record,
                                child,
                                move->stone,
                                move->point,
                                setup->width,
                                setup->height))
      return child;
  return TENGEN_NODE_NONE;
}

/* Sets the properties of a node that was made. */
static void
set_move (TengenEdit *self,
          TengenNode node,
          const TengenGameSetup *setup,
          const TengenEditMove *move)
{
  g_autofree char *point = tengen_notation_format (
      TENGEN_NOTATION_SGF, setup->width, setup->height, move->point);
  g_autofree char *value = g_strdup_printf ("[%s]", point);
  g_autofree char *comment = NULL;
  TengenProperty colour =
      move->stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W;

  tengen_edit_add (
      self,
      tengen_change_set (node, tengen_property_get_info (colour)->name, value));
  if (move->comment == NULL)
    return;
  comment = tengen_value_escape (move->comment, FALSE);
  g_free (value);
  value = g_strdup_printf ("[%s]", comment);
  tengen_edit_add (self, tengen_change_set (node, "C", value));
}

TengenEdit *
tengen_edit_moves (const TengenPosition *position,
                   const TengenEditMove *moves,
                   guint n_moves,
                   TengenNode *first)
{
  const TengenRecord *record;
  const TengenGameSetup *setup;
  TengenNode node, made;
  TengenEdit *self;
  guint n = 0;

  g_return_val_if_fail (position != NULL && moves != NULL, NULL);
  g_return_val_if_fail (n_moves > 0 && first != NULL, NULL);

  record = tengen_position_get_record (position);
  setup = tengen_position_get_setup (position);
  node = tengen_position_get_node (position);
  made = tengen_record_get_n_nodes (record) + 1;
  for (; n < n_moves; n++)
    {
      TengenNode child = find_child (record, node, setup, &moves[n]);

      if (child == TENGEN_NODE_NONE)
        break;
      node = child;
      if (n == 0)
        *first = child;
    }
  if (n == 0)
    *first = made;
  self = tengen_edit_new ("variation", *first);
  for (; n < n_moves; n++)
    {
      tengen_edit_add (self, tengen_change_add (node, TENGEN_CHANGE_LAST));
      set_move (self, made, setup, &moves[n]);
      node = made++;
    }
  return tengen_edit_finish (self);
}
