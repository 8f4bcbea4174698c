/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: copies of a branch or a position as records of their own
 *
 * Shape: a copy is built as the reader builds records: first all texts, then
 *        the nodes that point into them. No recursion.
 */
#include "tengen-annotate-private.h"

#include "tengen-describe-info.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"

#include <string.h>

typedef struct
{
  const TengenRecord *source;
  TengenNode top;
  TengenRecord *copy;
  GString *text;
  gsize offset; /* how much of the text has been built into */
} Copy;

/* Visits a value: its text is noted at first, then built into the copy. */
static void
copy_value (Copy *self, TengenNodeProperty made, TengenValue value)
{
  gsize length = 0;
  const char *raw = tengen_record_get_raw (self->source, value, &length);

  if (self->copy == NULL)
    {
      g_string_append_len (self->text, raw, (gssize) length);
      return;
    }
  tengen_record_build_value (self->copy, made, self->offset, length);
  self->offset += length;
}

static void
copy_node (Copy *self, TengenNode from, TengenNode to)
{
  for (TengenNodeProperty at = tengen_record_get_property (self->source, from);
       at != 0;
       at = tengen_record_get_next_property (self->source, at))
    {
      const char *name = tengen_record_get_property_name (self->source, at);
      TengenNodeProperty made = 0;

      if (self->copy != NULL)
        made = tengen_record_build_property (
            self->copy, to, name, strlen (name), NULL);
      for (TengenValue value = tengen_record_get_value (self->source, at);
           value != 0;
           value = tengen_record_get_next_value (self->source, value))
        copy_value (self, made, value);
    }
}

/* Copies all nodes from the top on, the first one under @parent. */
static void
copy_nodes (Copy *self, TengenNode parent)
{
  TengenNode from = self->top;

  while (from != TENGEN_NODE_NONE)
    {
      TengenNode next = tengen_record_get_child (self->source, from);
      TengenNode made = TENGEN_NODE_NONE;

      if (self->copy != NULL)
        made = tengen_record_build_node (self->copy, parent);
      copy_node (self, from, made);
      if (next != TENGEN_NODE_NONE)
        parent = made;
      while (next == TENGEN_NODE_NONE && from != self->top)
        {
          next = tengen_record_get_sibling (self->source, from);
          from = tengen_record_get_parent (self->source, from);
          if (next == TENGEN_NODE_NONE && self->copy != NULL)
            parent = tengen_record_get_parent (self->copy, parent);
        }
      from = next;
    }
}

/* What the first node of a copy says about the board. */
static void
copy_head (Copy *self, TengenNode root, TengenNode to)
{
  static const TengenProperty HEAD[] = { TENGEN_PROPERTY_GM,
                                         TENGEN_PROPERTY_SZ };

  for (gsize i = 0; i < G_N_ELEMENTS (HEAD); i++)
    {
      const char *name = tengen_property_get_info (HEAD[i])->name;
      TengenNodeProperty found =
          tengen_record_find (self->source, root, HEAD[i]);
      TengenNodeProperty made = 0;

      if (found == 0)
        continue;
      if (self->copy != NULL)
        made = tengen_record_build_property (
            self->copy, to, name, strlen (name), NULL);
      copy_value (self, made, tengen_record_get_value (self->source, found));
    }
}

static void
copy_all (Copy *self)
{
  TengenNode root = tengen_record_get_root (self->source, self->top);
  TengenNode first = TENGEN_NODE_NONE;

  if (root != self->top)
    {
      if (self->copy != NULL)
        first = tengen_record_build_node (self->copy, TENGEN_NODE_NONE);
      copy_head (self, root, first);
    }
  copy_nodes (self, first);
}

TengenRecord *
tengen_edit_copy (const TengenRecord *record, TengenNode node)
{
  Copy self = { .source = record, .top = node };
  gsize length;

  g_return_val_if_fail (record != NULL && node != TENGEN_NODE_NONE, NULL);
  g_return_val_if_fail (node <= tengen_record_get_n_nodes (record), NULL);

  self.text = g_string_new (NULL);
  copy_all (&self);
  length = self.text->len;
  self.copy = tengen_record_new ();
  tengen_record_take_text (
      self.copy, g_string_free (g_steal_pointer (&self.text), FALSE), length);
  copy_all (&self);
  return self.copy;
}

/* Positions. */

static void
set_info (TengenRecord *record,
          TengenNode node,
          TengenProperty property,
          const TengenPosition *position)
{
  g_autofree char *text =
      tengen_info_get (tengen_position_get_record (position),
                       tengen_position_get_node (position),
                       property);

  tengen_record_set_text (record, node, property, text);
}

/* Without it the stones would be handicap, and those taken be lost. */
static void
set_past (TengenRecord *record, TengenNode node, const TengenPosition *position)
{
  const TengenGoCounters *counters = tengen_position_get_counters (position);
  int moves[3] = { 0 };

  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    moves[side] =
        counters->board_moves[0][side] + counters->board_moves[1][side];
  tengen_game_setup_write_past (record, node, moves, counters->prisoners);
}

static void
set_terms (TengenRecord *record,
           TengenNode node,
           const TengenPosition *position)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  g_autofree char *game = g_strdup_printf ("[%d]", setup->game);
  g_autofree char *size =
      setup->width == setup->height
          ? g_strdup_printf ("[%d]", setup->width)
          : g_strdup_printf ("[%d:%d]", setup->width, setup->height);
  g_autofree char *points = tengen_value_write_half_points (setup->komi_x2);
  g_autofree char *komi = g_strdup_printf ("[%s]", points);

  tengen_record_set (record, node, TENGEN_PROPERTY_GM, game);
  tengen_record_set (record, node, TENGEN_PROPERTY_FF, "[4]");
  tengen_record_set (record, node, TENGEN_PROPERTY_CA, "[UTF-8]");
  tengen_record_set (record, node, TENGEN_PROPERTY_SZ, size);
  set_info (record, node, TENGEN_PROPERTY_PB, position);
  set_info (record, node, TENGEN_PROPERTY_PW, position);
  set_info (record, node, TENGEN_PROPERTY_RU, position);
  set_info (record, node, TENGEN_PROPERTY_TNR, position);
  if (setup->game != 1 || tengen_position_get_counters (position) == NULL)
    return;
  set_past (record, node, position);
  tengen_record_set (record, node, TENGEN_PROPERTY_KM, komi);
  set_info (record, node, TENGEN_PROPERTY_HA, position);
}

/* The stones of a colour as a list. */
static char *
list_stones (const TengenBoard *board, int width, TengenStone stone)
{
  GString *values = g_string_new (NULL);

  for (int point = 0; point < tengen_board_get_n_points (board); point++)
    if (tengen_board_get (board, (TengenPoint) point) == stone)
      {
        g_string_append_c (values, '[');
        tengen_value_append_point (values, width, (TengenPoint) point);
        g_string_append_c (values, ']');
      }
  return g_string_free (values, FALSE);
}

TengenRecord *
tengen_edit_copy_position (const TengenPosition *position)
{
  const TengenBoard *board;
  TengenRecord *record;
  TengenNode node;
  int width;
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;
  gboolean whites;

  g_return_val_if_fail (position != NULL, NULL);

  board = tengen_position_get_board (position);
  width = tengen_position_get_setup (position)->width;
  whites = tengen_position_get_to_move (position) == TENGEN_STONE_WHITE;
  record = tengen_record_new ();
  node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  set_terms (record, node, position);
  black = list_stones (board, width, TENGEN_STONE_BLACK);
  white = list_stones (board, width, TENGEN_STONE_WHITE);
  tengen_record_set (record, node, TENGEN_PROPERTY_AB, black);
  tengen_record_set (record, node, TENGEN_PROPERTY_AW, white);
  tengen_record_set (record, node, TENGEN_PROPERTY_PL, whites ? "[W]" : "[B]");
  return record;
}
