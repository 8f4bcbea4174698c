/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * record-dump: a record as text, to compare records in tests
 */
#include "record-dump.h"

/* Whether a property of a first node is one that the writer sets. */
static gboolean
is_set_by_writer (const TengenRecord *record, TengenNodeProperty property)
{
  TengenProperty kind = tengen_record_get_property_kind (record, property);

  return kind == TENGEN_PROPERTY_CA || kind == TENGEN_PROPERTY_FF ||
         kind == TENGEN_PROPERTY_AP;
}

static void
dump_property (GString *text,
               const TengenRecord *record,
               TengenNodeProperty property)
{
  g_string_append (text, tengen_record_get_property_name (record, property));
  for (TengenValue value = tengen_record_get_value (record, property);
       value != 0;
       value = tengen_record_get_next_value (record, value))
    {
      gsize length;
      const char *raw = tengen_record_get_raw (record, value, &length);

      g_string_append_c (text, '[');
      g_string_append_len (text, raw, (gssize) length);
      g_string_append_c (text, ']');
    }
}

static void
dump_node (GString *text,
           const TengenRecord *record,
           TengenNode node,
           gboolean whole)
{
  for (TengenNodeProperty property = tengen_record_get_property (record, node);
       property != 0;
       property = tengen_record_get_next_property (record, property))
    if (whole || !is_set_by_writer (record, property))
      dump_property (text, record, property);
  g_string_append_c (text, '\n');
}

/* The next node in the order of the file, or none. */
static TengenNode
get_following (const TengenRecord *record, TengenNode node)
{
  TengenNode child = tengen_record_get_child (record, node);

  if (child != TENGEN_NODE_NONE)
    return child;
  while (node != TENGEN_NODE_NONE &&
         tengen_record_get_sibling (record, node) == TENGEN_NODE_NONE)
    node = tengen_record_get_parent (record, node);
  return node == TENGEN_NODE_NONE ? node
                                  : tengen_record_get_sibling (record, node);
}

char *
record_dump (const TengenRecord *record, gboolean whole)
{
  GString *text = g_string_new (NULL);
  g_autofree guint *numbers =
      g_new0 (guint, tengen_record_get_n_nodes (record) + 1);
  TengenNode node = TENGEN_NODE_NONE;
  guint number = 0;

  if (tengen_record_get_n_games (record) > 0)
    node = tengen_record_get_game (record, 0);
  for (; node != TENGEN_NODE_NONE; node = get_following (record, node))
    {
      TengenNode parent = tengen_record_get_parent (record, node);

      numbers[node] = ++number;
      g_string_append_printf (text, "%u %u ", number, numbers[parent]);
      dump_node (text, record, node, whole || parent != TENGEN_NODE_NONE);
    }
  return g_string_free (text, FALSE);
}
