/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Putting entries into a record: many of them, duplicates, trees.
 */
#include "record-dump.h"
#include "tengen-record-arrays.h"
#include "tengen-record-edit.h"

#include <string.h>

/* A record whose text consists of as many letters. */
static TengenRecord *
new_record (gsize length)
{
  TengenRecord *record = tengen_record_new ();

  tengen_record_take_text (record, g_strnfill (length, 'x'), length);
  return record;
}

/* More nodes, properties and values than the text makes one expect. */
static void
test_dense (void)
{
  g_autoptr (TengenRecord) record = new_record (40);
  TengenNode node = TENGEN_NODE_NONE;

  for (int i = 0; i < 2000; i++)
    {
      node = tengen_record_build_node (record, node);
      for (int j = 0; j < 3; j++)
        {
          TengenNodeProperty property =
              tengen_record_build_property (record, node, "AB", 2, NULL);

          for (int k = 0; k <= j; k++)
            tengen_record_build_value (record, property, (gsize) k, 2);
        }
    }
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 2000);
  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_parent (record, node))
    {
      TengenNodeProperty property = tengen_record_get_property (record, node);

      for (int j = 0; j < 3; j++)
        {
          TengenValue value = tengen_record_get_value (record, property);

          for (int k = 0; k <= j; k++)
            {
              gsize offset;

              g_assert_true (tengen_record_get_offset (record, value, &offset));
              g_assert_cmpuint (offset, ==, k);
              value = tengen_record_get_next_value (record, value);
            }
          g_assert_cmpuint (value, ==, 0);
          property = tengen_record_get_next_property (record, property);
        }
      g_assert_cmpuint (property, ==, 0);
    }
}

/* A property that is in its node already is told as such. */
static void
test_twice (void)
{
  static const struct
  {
    const char *name;
    gboolean new_node;
    gboolean twice;
  } steps[] = {
    { "C", TRUE, FALSE },   { "B", FALSE, FALSE },  { "C", FALSE, TRUE },
    { "XY", FALSE, FALSE }, { "XY", FALSE, TRUE },  { "C", FALSE, TRUE },
    { "C", TRUE, FALSE },   { "XY", FALSE, FALSE }, { "QQ", FALSE, FALSE },
    { "XY", FALSE, TRUE },  { "QQ", TRUE, FALSE },  { "TNR", FALSE, FALSE },
  };
  g_autoptr (TengenRecord) record = new_record (100);
  TengenNode node = TENGEN_NODE_NONE;

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gboolean twice = !steps[i].twice;

      if (steps[i].new_node)
        node = tengen_record_build_node (record, node);
      tengen_record_build_value (
          record,
          tengen_record_build_property (
              record, node, steps[i].name, strlen (steps[i].name), &twice),
          0,
          1);
      g_assert_cmpint (twice, ==, steps[i].twice);
    }
}

/* Thousands of identifiers that are in no table. */
static void
test_names (void)
{
  g_autoptr (TengenRecord) record = new_record (10);
  TengenNode node = tengen_record_build_node (record, TENGEN_NODE_NONE);

  for (int round = 0; round < 2; round++)
    for (int i = 0; i < 3000; i++)
      {
        g_autofree char *name = g_strdup_printf ("X%d", i);
        gboolean twice;
        TengenNodeProperty property = tengen_record_build_property (
            record, node, name, strlen (name), &twice);

        g_assert_cmpint (twice, ==, round);
        tengen_record_build_value (record, property, 0, 0);
        g_assert_cmpstr (
            tengen_record_get_property_name (record, property), ==, name);
      }
}

static gboolean
begins_tree (const TengenRecord *record, TengenNode node)
{
  TengenRecordArrays arrays;

  tengen_record_get_arrays (record, &arrays);
  return tengen_record_node_begins_tree (&arrays.nodes[node]);
}

/* Where trees begin: where there is more than one, and where the file says so,
 * also after changes. */
static void
test_trees (void)
{
  g_autoptr (TengenRecord) record = new_record (1);
  TengenNode root = tengen_record_build_node (record, TENGEN_NODE_NONE);
  TengenNode first = tengen_record_build_node (record, root);
  TengenNode after = tengen_record_build_node (record, first);
  g_autoptr (TengenChange) add = tengen_change_add (root, TENGEN_CHANGE_LAST);
  g_autoptr (TengenChange) take = NULL;
  g_autoptr (TengenChange) give = NULL;

  tengen_record_build_tree (record, after);
  g_assert_false (begins_tree (record, first));
  g_assert_true (begins_tree (record, after));
  take = tengen_record_apply (record, add);
  g_assert_true (begins_tree (record, first));
  tengen_change_free (tengen_record_apply (record, take));
  g_assert_false (begins_tree (record, first));
  g_clear_pointer (&take, tengen_change_free);
  take = tengen_change_unlink (after);
  give = tengen_record_apply (record, take);
  tengen_change_free (tengen_record_apply (record, give));
  g_assert_true (begins_tree (record, after));
  g_assert_cmpuint (tengen_record_get_child (record, first), ==, after);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-build/dense", test_dense);
  g_test_add_func ("/record-build/twice", test_twice);
  g_test_add_func ("/record-build/names", test_names);
  g_test_add_func ("/record-build/trees", test_trees);
  return g_test_run ();
}
