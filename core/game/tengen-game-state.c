/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-state: record, position and line of a game in step
 *
 * What: changing the record, letting the position and the line follow, going
 *       over to another game of the record.
 * Not:  which changes a command makes, and how it is taken back (tengen-game).
 */
#include "tengen-game-names.h"
#include "tengen-game-private.h"

#include "tengen-record-edit.h"

#include <string.h>

/* The record. */

gboolean
tengen_game_is_played (const char *name)
{
  static const TengenProperty PLAYED[] = {
    TENGEN_PROPERTY_B,   TENGEN_PROPERTY_W,   TENGEN_PROPERTY_AB,
    TENGEN_PROPERTY_AW,  TENGEN_PROPERTY_AE,  TENGEN_PROPERTY_PL,
    TENGEN_PROPERTY_TNA, TENGEN_PROPERTY_TNC, TENGEN_PROPERTY_TNP,
    TENGEN_PROPERTY_TNR, TENGEN_PROPERTY_GM,  TENGEN_PROPERTY_SZ,
    TENGEN_PROPERTY_RU,  TENGEN_PROPERTY_KM,  TENGEN_PROPERTY_HA,
    TENGEN_PROPERTY_PB,  TENGEN_PROPERTY_PW,  TENGEN_PROPERTY_MN,
    TENGEN_PROPERTY_DD,  TENGEN_PROPERTY_VW,  TENGEN_PROPERTY_TNH,
    TENGEN_PROPERTY_TNT, TENGEN_PROPERTY_TNM, TENGEN_PROPERTY_BR,
    TENGEN_PROPERTY_WR,  TENGEN_PROPERTY_TNO,
  };
  TengenProperty property = tengen_property_find (name, strlen (name));

  for (gsize i = 0; i < G_N_ELEMENTS (PLAYED); i++)
    if (PLAYED[i] == property)
      return TRUE;
  /* it tells Renju from Go where GM does not */
  return strcmp (name, "5A") == 0;
}

gboolean
tengen_game_is_new (const TengenGame *self, TengenNode node)
{
  return node > self->n_before && node > self->n_known;
}

gboolean
tengen_game_change (TengenGame *self,
                    TengenGameStep *step,
                    TengenChange *wanted)
{
  TengenChange *inverse = tengen_record_apply (self->record, wanted);

  if (inverse == NULL)
    return FALSE;
  if (wanted->kind == TENGEN_CHANGE_SET && wanted->node > self->n_before)
    tengen_change_free (inverse);
  else
    step->changes = g_slist_prepend (step->changes, inverse);
  self->cut |= wanted->kind == TENGEN_CHANGE_UNLINK;
  if (wanted->node <= self->n_known && (wanted->kind == TENGEN_CHANGE_UNLINK ||
                                        (wanted->kind == TENGEN_CHANGE_SET &&
                                         tengen_game_is_played (wanted->name))))
    g_array_append_val (self->stale, wanted->node);
  return TRUE;
}

void
tengen_game_refresh (TengenGame *self)
{
  if (self->stale->len > 0)
    tengen_position_forget (self->position, self->stale);
  g_array_set_size (self->stale, 0);
  self->n_known = tengen_record_get_n_nodes (self->record);
  if (self->cursor == self->judged)
    tengen_position_follow (self->position, self->cursor);
  else
    tengen_position_goto (self->position, self->cursor);
  self->judged = TENGEN_NODE_NONE;
}

/* The line. */

static gboolean
find_in_line (TengenGame *self)
{
  for (guint i = 0; i < self->line->len; i++)
    if (g_array_index (self->line, TengenNode, i) == self->cursor)
      {
        self->line_cursor = i;
        return TRUE;
      }
  return FALSE;
}

/* Finds the way to the cursor, if it is not known from before a command that
 * took nothing out, and the first nodes that follow. */
static void
build_line (TengenGame *self)
{
  TengenNode last = TENGEN_NODE_NONE;
  TengenNode node;

  if (!self->cut && self->line->len > 0)
    last = g_array_index (self->line, TengenNode, self->line_cursor);
  if (last != TENGEN_NODE_NONE &&
      (last == self->cursor ||
       last == tengen_record_get_parent (self->record, self->cursor)))
    g_array_set_size (self->line, self->line_cursor + 1);
  else
    {
      g_array_unref (self->line);
      self->line = tengen_record_list_path (self->record, self->cursor);
      last = self->cursor;
    }
  if (last != self->cursor)
    g_array_append_val (self->line, self->cursor);
  self->line_cursor = self->line->len - 1;
  for (node = tengen_record_get_child (self->record, self->cursor);
       node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (self->record, node))
    g_array_append_val (self->line, node);
  self->cut = FALSE;
}

gboolean
tengen_game_has_node (const TengenGame *self, TengenNode node)
{
  return node != TENGEN_NODE_NONE &&
         node <= tengen_record_get_n_nodes (self->record) &&
         tengen_record_is_linked (self->record, node);
}

gboolean
tengen_game_is_ours (const TengenGame *self, TengenNode node)
{
  return tengen_game_has_node (self, node) &&
         tengen_record_get_root (self->record, node) == self->root;
}

/* Asks who has which colour at the end of the main line. */
static void
update_swapped (TengenGame *self)
{
  self->is_swapped = (guint8) tengen_names_are_swapped (
      self->record, self->root, tengen_position_get_setup (self->position));
}

void
tengen_game_settle (TengenGame *self, gboolean changed)
{
  if (self->cut)
    {
      self->cursor =
          tengen_game_is_ours (self, self->cursor) ? self->cursor : self->root;
      self->live =
          tengen_game_is_ours (self, self->live) ? self->live : self->root;
    }
  tengen_game_refresh (self);
  if (changed)
    update_swapped (self);
  if (changed || !find_in_line (self))
    build_line (self);
}

TengenNode
tengen_game_find_end (const TengenRecord *record, TengenNode node)
{
  for (TengenNode child = tengen_record_get_child (record, node);
       child != TENGEN_NODE_NONE;
       child = tengen_record_get_child (record, child))
    node = child;
  return node;
}

void
tengen_game_switch (TengenGame *self, TengenNode root)
{
  if (root == self->root)
    return;
  tengen_position_move_setups (self->position, self->setups);
  tengen_position_free (self->position);
  self->root = root;
  self->position = tengen_position_new (self->record, root);
  self->live = tengen_game_find_end (self->record, root);
  self->cursor = root;
  update_swapped (self);
}
