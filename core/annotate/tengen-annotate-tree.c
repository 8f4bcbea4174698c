/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: cutting, copying, pasting and ordering variations (変化)
 *
 * Shape: lists of nodes that wait stand for recursion; every function is
 *        linear in the nodes it touches, and so are undoing and redoing what
 *        it made.
 */
#include "tengen-annotate-private.h"

#include "tengen-describe-info.h"
#include "tengen-describe-walk.h"
#include "tengen-record-value.h"

#include <string.h>

TengenEdit *
tengen_edit_delete (const TengenRecord *record, TengenNode node, gboolean cut)
{
  TengenNode parent;
  TengenEdit *self;

  g_return_val_if_fail (tengen_record_holds (record, node), NULL);

  parent = tengen_record_get_parent (record, node);
  if (parent == TENGEN_NODE_NONE)
    return NULL;
  self = tengen_edit_new (cut ? "cut" : "delete", parent);
  tengen_edit_add (self, tengen_change_unlink (node));
  return self;
}

/* Order. */

static TengenEdit *
promote_by (const TengenRecord *record, TengenNode node, int by)
{
  TengenNode at = node;
  guint index;
  TengenEdit *self;

  while (at != TENGEN_NODE_NONE && !tengen_walk_has_variations (record, at))
    at = tengen_record_get_parent (record, at);
  if (at == TENGEN_NODE_NONE)
    return NULL;
  index = tengen_record_get_index (record, at);
  if (by < 0 ? index == 0
             : tengen_record_get_sibling (record, at) == TENGEN_NODE_NONE)
    return NULL;
  self = tengen_edit_new ("promote", node);
  tengen_edit_add (self, tengen_change_unlink (at));
  tengen_edit_add (self,
                   tengen_change_link (at,
                                       tengen_record_get_parent (record, at),
                                       by < 0 ? index - 1 : index + 1));
  return self;
}

/* The pieces of the path are taken apart from the first one on and joined from
 * the last one on: so each is looked through once, however many there are. */
static TengenEdit *
promote_path (const TengenRecord *record, TengenNode node)
{
  g_autoptr (GArray) path = tengen_record_list_path (record, node);
  TengenEdit *self = tengen_edit_new ("promote", node);
  guint n = 0;

  for (guint i = 1; i < path->len; i++)
    {
      TengenNode at = g_array_index (path, TengenNode, i);
      TengenNode parent = g_array_index (path, TengenNode, i - 1);

      if (tengen_record_get_child (record, parent) == at)
        continue;
      tengen_edit_add (self, tengen_change_unlink (at));
      n++;
    }
  for (guint i = n; i > 0; i--)
    {
      const TengenChange *unlink = self->changes->pdata[i - 1];
      TengenNode parent = tengen_record_get_parent (record, unlink->node);

      tengen_edit_add (self, tengen_change_link (unlink->node, parent, 0));
    }
  return tengen_edit_finish (self);
}

TengenEdit *
tengen_edit_promote (const TengenRecord *record, TengenNode node, int by)
{
  g_return_val_if_fail (tengen_record_holds (record, node), NULL);

  if (by == G_MININT)
    return promote_path (record, node);
  return by == 0 ? NULL : promote_by (record, node, by);
}

/* Pasting. */

/* A node that waits to be pasted. */
typedef struct
{
  TengenNode from;
  TengenNode parent;
  guint index;
} Waiting;

typedef struct
{
  TengenEdit *edit;
  const TengenRecord *branch;
  TengenNode first; /* the first node of the branch */
  gboolean dialect;
  TengenNode made; /* the number of the node made last */
  GArray *waiting;
} Paste;

static void
wait_for (Paste *self, TengenNode from, TengenNode parent, guint index)
{
  Waiting waiting = { from, parent, index };

  g_array_append_val (self->waiting, waiting);
}

/* Whether a property of the first node says something about the game. */
static gboolean
is_about_game (const Paste *self, TengenNodeProperty property)
{
  TengenProperty kind =
      tengen_record_get_property_kind (self->branch, property);
  const TengenPropertyInfo *info = tengen_property_get_info (kind);

  return info->kind == TENGEN_PROPERTY_CLASS_ROOT ||
         info->kind == TENGEN_PROPERTY_CLASS_INFO ||
         (self->dialect &&
          tengen_info_is_dialect_name (
              tengen_record_get_property_name (self->branch, property)));
}

/* Whether the first node holds more than what it says about the game. */
static gboolean
is_pasted (const Paste *self)
{
  for (TengenNodeProperty at =
           tengen_record_get_property (self->branch, self->first);
       at != 0;
       at = tengen_record_get_next_property (self->branch, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->branch, at);

      if (tengen_property_get_info (kind)->type !=
              TENGEN_PROPERTY_TYPE_UNKNOWN &&
          !is_about_game (self, at))
        return TRUE;
    }
  return FALSE;
}

static void
append_group (const TengenRecord *record,
              TengenNodeProperty property,
              GString *values)
{
  TengenValueIter iter;

  tengen_value_iter_init (&iter, record, property);
  while (tengen_value_iter_next (&iter))
    tengen_value_append (values, iter.raw, iter.length);
}

/* A property that is pasted. */
typedef struct
{
  TengenNodeProperty property;
  const char *name; /* the same pointer for the same name */
  gboolean done;
} Pasted;

/* The properties of a node that are pasted. */
static GArray *
list_properties (const Paste *self, TengenNode from)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Pasted));

  for (TengenNodeProperty at = tengen_record_get_property (self->branch, from);
       at != 0;
       at = tengen_record_get_next_property (self->branch, at))
    {
      Pasted pasted = { .property = at };

      if (from == self->first && is_about_game (self, at))
        continue;
      pasted.name = tengen_record_get_property_name (self->branch, at);
      g_array_append_val (list, pasted);
    }
  return list;
}

/* Makes the change for all properties with the name of the one at @index. Each
 * gets its place among those that stand in the new node by then. */
static TengenChange *
paste_name (const Paste *self, GArray *list, guint index)
{
  const char *name = g_array_index (list, Pasted, index).name;
  g_autoptr (GString) values = g_string_new (NULL);
  guint place = index;
  TengenChange *change;

  for (guint i = index; i < list->len; i++)
    {
      Pasted *pasted = &g_array_index (list, Pasted, i);

      if (pasted->name == name)
        {
          if (values->len > 0)
            g_string_append_printf (values, "%u", place);
          append_group (self->branch, pasted->property, values);
          pasted->done = TRUE;
        }
      place += pasted->done;
    }
  change = tengen_change_set (self->made, name, values->str);
  change->index = index;
  return change;
}

/* Makes the changes for a node; its children wait. The last of them is taken up
 * first and each becomes the first child, so that no search for a place among
 * many siblings is needed. */
static void
paste_node (Paste *self, const Waiting *waiting)
{
  g_autoptr (GArray) list = list_properties (self, waiting->from);

  tengen_edit_add (self->edit,
                   tengen_change_add (waiting->parent, waiting->index));
  self->made++;
  for (guint i = 0; i < list->len; i++)
    if (!g_array_index (list, Pasted, i).done)
      g_ptr_array_add (self->edit->changes, paste_name (self, list, i));
  for (TengenNode child = tengen_record_get_child (self->branch, waiting->from);
       child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (self->branch, child))
    wait_for (self, child, self->made, 0);
}

static guint
count_children (const TengenRecord *record, TengenNode node)
{
  guint n = 0;

  for (TengenNode child = tengen_record_get_child (record, node);
       child != TENGEN_NODE_NONE;
       child = tengen_record_get_sibling (record, child))
    n++;
  return n;
}

TengenEdit *
tengen_edit_paste (const TengenRecord *record,
                   TengenNode parent,
                   const TengenRecord *branch)
{
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (Waiting));
  Paste self = { .branch = branch, .waiting = waiting };
  TengenNode top;
  guint place;

  g_return_val_if_fail (tengen_record_holds (record, parent) && branch != NULL,
                        NULL);

  if (tengen_record_get_n_games (branch) == 0)
    return NULL;
  self.edit = tengen_edit_new ("paste", parent);
  self.made = tengen_record_get_n_nodes (record);
  self.first = tengen_record_get_game (branch, 0);
  self.dialect = tengen_info_is_dialect (branch, self.first);
  place = count_children (record, parent);
  top = is_pasted (&self) ? self.first
                          : tengen_record_get_child (branch, self.first);
  for (TengenNode node = top; node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (branch, node))
    {
      wait_for (&self, node, parent, place);
      if (node == self.first)
        break;
    }
  while (waiting->len > 0)
    {
      Waiting next = g_array_index (waiting, Waiting, waiting->len - 1);

      g_array_set_size (waiting, waiting->len - 1);
      paste_node (&self, &next);
      if (next.from == top)
        self.edit->node = self.made;
    }
  return tengen_edit_finish (self.edit);
}
