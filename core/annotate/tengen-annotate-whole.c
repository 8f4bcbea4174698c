/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate: every node of a game written anew (whole)
 *
 * Shape: the properties of a node are listed as they are to be; what differs
 *        becomes changes, so that order, places and properties that stand
 *        several times survive. No recursion: the tree is walked by its links.
 */
#include "tengen-annotate-private.h"

#include "tengen-record-value.h"

#include <string.h>

/* A property as it is to be. */
typedef struct
{
  const char *from;
  const char *to;
  GString *values;
  gboolean changed;
  gboolean done; /* it stands in the node by now */
} Renewed;

static void
clear_renewed (gpointer data)
{
  Renewed *self = data;

  g_string_free (self->values, TRUE);
}

static void
append_values (const TengenEditRenewal *renewal,
               const TengenRecord *record,
               TengenNodeProperty property,
               Renewed *renewed)
{
  TengenProperty kind = tengen_record_get_property_kind (record, property);
  TengenValueIter iter;

  tengen_value_iter_init (&iter, record, property);
  while (tengen_value_iter_next (&iter))
    {
      g_autoptr (GString) text =
          g_string_new_len (iter.raw, (gssize) iter.length);

      renewal->value (renewal->data, kind, renewed->from, text);
      if (text->len != iter.length ||
          memcmp (text->str, iter.raw, iter.length) != 0)
        renewed->changed = TRUE;
      tengen_value_append (renewed->values, text->str, text->len);
    }
}

static GArray *
list_renewed (const TengenEditRenewal *renewal,
              const TengenRecord *record,
              TengenNode node)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Renewed));

  g_array_set_clear_func (list, clear_renewed);
  for (TengenNodeProperty at = tengen_record_get_property (record, node);
       at != 0;
       at = tengen_record_get_next_property (record, at))
    {
      Renewed renewed = { .from =
                              tengen_record_get_property_name (record, at) };

      renewed.to =
          renewal->name != NULL
              ? renewal->name (tengen_record_get_property_kind (record, at))
              : NULL;
      if (renewed.to == NULL)
        renewed.to = renewed.from;
      renewed.changed = strcmp (renewed.to, renewed.from) != 0;
      renewed.values = g_string_new (NULL);
      append_values (renewal, record, at, &renewed);
      g_array_append_val (list, renewed);
    }
  return list;
}

/* If one of several properties with the same name is set, all are. */
static gboolean
spread (GArray *list)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean more = TRUE;

  while (more)
    {
      more = FALSE;
      for (guint i = 0; i < list->len; i++)
        {
          Renewed *renewed = &g_array_index (list, Renewed, i);

          renewed->changed = renewed->changed ||
                             g_hash_table_contains (names, renewed->from) ||
                             g_hash_table_contains (names, renewed->to);
          if (!renewed->changed)
            continue;
          more |= g_hash_table_add (names, (gpointer) renewed->from);
          more |= g_hash_table_add (names, (gpointer) renewed->to);
        }
    }
  return g_hash_table_size (names) > 0;
}

/* Takes the properties out that are to be set. */
static void
take_out (TengenEdit *edit, GArray *list, TengenNode node)
{
  g_autoptr (GHashTable) gone = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < list->len; i++)
    {
      Renewed *renewed = &g_array_index (list, Renewed, i);

      renewed->done = !renewed->changed;
      if (renewed->changed && g_hash_table_add (gone, (gpointer) renewed->from))
        g_ptr_array_add (edit->changes,
                         tengen_change_set (node, renewed->from, NULL));
    }
}

/* Sets all properties that are to have the name of the one at @index, each at
 * its place among those that stand by then. */
static TengenChange *
set_name (GArray *list, TengenNode node, guint index)
{
  const char *name = g_array_index (list, Renewed, index).to;
  g_autoptr (GString) values = g_string_new (NULL);
  guint place = 0, first = 0;
  TengenChange *change;

  for (guint i = 0; i < list->len; i++)
    {
      Renewed *renewed = &g_array_index (list, Renewed, i);

      if (renewed->changed && !renewed->done && strcmp (renewed->to, name) == 0)
        {
          if (values->len > 0)
            g_string_append_printf (values, "%u", place);
          else
            first = place;
          g_string_append (values, renewed->values->str);
          renewed->done = TRUE;
        }
      place += renewed->done;
    }
  change = tengen_change_set (node, name, values->str);
  change->index = first;
  return change;
}

static void
renew_node (TengenEdit *edit,
            const TengenEditRenewal *renewal,
            const TengenRecord *record,
            TengenNode node)
{
  g_autoptr (GArray) list = list_renewed (renewal, record, node);

  if (!spread (list))
    return;
  take_out (edit, list, node);
  for (guint i = 0; i < list->len; i++)
    if (!g_array_index (list, Renewed, i).done)
      g_ptr_array_add (edit->changes, set_name (list, node, i));
}

/* The node after @node in the order of a file, or none behind @root. */
static TengenNode
find_next (const TengenRecord *record, TengenNode root, TengenNode node)
{
  TengenNode next = tengen_record_get_child (record, node);

  if (next != TENGEN_NODE_NONE)
    return next;
  for (; node != root; node = tengen_record_get_parent (record, node))
    {
      next = tengen_record_get_sibling (record, node);
      if (next != TENGEN_NODE_NONE)
        return next;
    }
  return TENGEN_NODE_NONE;
}

void
tengen_edit_renew (TengenEdit *self,
                   const TengenRecord *record,
                   TengenNode root,
                   const TengenEditRenewal *renewal)
{
  for (TengenNode node = root; node != TENGEN_NODE_NONE;
       node = find_next (record, root, node))
    renew_node (self, renewal, record, node);
}

gboolean
tengen_edit_has_words (const TengenRecord *record, TengenNode root)
{
  for (TengenNode node = root; node != TENGEN_NODE_NONE;
       node = find_next (record, root, node))
    if (tengen_record_find (record, node, TENGEN_PROPERTY_C) != 0 ||
        tengen_record_find (record, node, TENGEN_PROPERTY_GC) != 0 ||
        tengen_record_find (record, node, TENGEN_PROPERTY_N) != 0)
      return TRUE;
  return FALSE;
}
