/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Building records, walking them and looking up.
 */
#include "record-dump.h"
#include "tengen-record-arrays.h"
#include "tengen-record-edit.h"

#include <string.h>

/* A text that values can point into, and where the values start. */
static const char text[] = "aa|bb|x\\]y\nz|Meijin|";
#define AA 0
#define BB 3
#define NOTE 6
#define NAME 13

static TengenRecord *
new_record (void)
{
  TengenRecord *record = tengen_record_new ();

  tengen_record_take_text (record, g_strdup (text), strlen (text));
  return record;
}

static void
build (TengenRecord *record,
       TengenNode node,
       const char *name,
       gsize offset,
       gsize length)
{
  TengenNodeProperty property =
      tengen_record_build_property (record, node, name, strlen (name), NULL);

  tengen_record_build_value (record, property, offset, length);
}

/*
 * game 1:  a - b - c      game 2:  f
 *            \ d
 *            \ e
 */
typedef struct
{
  TengenRecord *record;
  TengenNode a, b, c, d, e, f;
} Family;

static Family
new_family (void)
{
  Family family = { .record = new_record () };

  family.a = tengen_record_build_node (family.record, TENGEN_NODE_NONE);
  build (family.record, family.a, "EV", NAME, 6);
  build (family.record, family.a, "XY", AA, 2);
  build (family.record, family.a, "C", NOTE, 6);
  family.b = tengen_record_build_node (family.record, family.a);
  build (family.record, family.b, "B", AA, 2);
  family.c = tengen_record_build_node (family.record, family.b);
  family.d = tengen_record_build_node (family.record, family.a);
  build (family.record, family.d, "XY", BB, 2);
  family.e = tengen_record_build_node (family.record, family.a);
  family.f = tengen_record_build_node (family.record, TENGEN_NODE_NONE);
  return family;
}

static void
test_empty (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autofree char *dump = record_dump (record, TRUE);

  g_assert_cmpuint (tengen_record_get_n_games (record), ==, 0);
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 0);
  g_assert_cmpstr (dump, ==, "");
  g_assert_false (tengen_record_holds (record, 1));
  g_assert_false (tengen_record_holds (NULL, 1));
  tengen_record_free (NULL);
}

static void
test_walk (void)
{
  Family family = new_family ();
  g_autoptr (TengenRecord) record = family.record;
  g_autofree char *dump = record_dump (record, TRUE);

  g_assert_cmpuint (tengen_record_get_n_games (record), ==, 2);
  g_assert_cmpuint (tengen_record_get_game (record, 0), ==, family.a);
  g_assert_cmpuint (tengen_record_get_game (record, 1), ==, family.f);
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 6);
  g_assert_true (tengen_record_holds (record, 6));
  g_assert_false (tengen_record_holds (record, 7));
  g_assert_false (tengen_record_holds (record, TENGEN_NODE_NONE));
  g_assert_cmpuint (tengen_record_get_child (record, family.a), ==, family.b);
  g_assert_cmpuint (tengen_record_get_sibling (record, family.b), ==, family.d);
  g_assert_cmpuint (tengen_record_get_sibling (record, family.a), ==, family.f);
  g_assert_cmpuint (tengen_record_get_sibling (record, family.e), ==, 0);
  g_assert_cmpuint (tengen_record_get_child (record, family.c), ==, 0);
  g_assert_cmpuint (tengen_record_get_parent (record, family.e), ==, family.a);
  g_assert_cmpuint (tengen_record_get_parent (record, family.a), ==, 0);
  g_assert_cmpuint (tengen_record_get_root (record, family.c), ==, family.a);
  g_assert_cmpuint (tengen_record_get_root (record, family.f), ==, family.f);
  g_assert_cmpuint (tengen_record_get_index (record, family.e), ==, 2);
  g_assert_cmpuint (tengen_record_get_index (record, family.b), ==, 0);
  g_assert_cmpuint (tengen_record_get_index (record, family.f), ==, 1);
  g_assert_true (tengen_record_is_linked (record, family.c));
  g_assert_cmpstr (dump,
                   ==,
                   "1 0 EV[Meijin]XY[aa]C[x\\]y\nz]\n"
                   "2 1 B[aa]\n"
                   "3 2 \n"
                   "4 1 XY[bb]\n"
                   "5 1 \n"
                   "6 0 \n");
}

static void
test_properties (void)
{
  Family family = new_family ();
  g_autoptr (TengenRecord) record = family.record;
  TengenNodeProperty event = tengen_record_get_property (record, family.a);
  TengenNodeProperty own = tengen_record_get_next_property (record, event);
  TengenNodeProperty note = tengen_record_get_next_property (record, own);
  TengenNodeProperty other = tengen_record_find_named (record, family.d, "XY");
  gsize length = 0;
  const char *raw;

  g_assert_cmpint (
      tengen_record_get_property_kind (record, event), ==, TENGEN_PROPERTY_EV);
  g_assert_cmpstr (tengen_record_get_property_name (record, event), ==, "EV");
  g_assert_cmpint (
      tengen_record_get_property_kind (record, own), ==, TENGEN_PROPERTY_OTHER);
  g_assert_cmpstr (tengen_record_get_property_name (record, own), ==, "XY");
  g_assert_true (tengen_record_get_property_name (record, own) ==
                 tengen_record_get_property_name (record, other));
  g_assert_cmpuint (tengen_record_get_next_property (record, note), ==, 0);
  g_assert_cmpuint (
      tengen_record_find (record, family.a, TENGEN_PROPERTY_C), ==, note);
  g_assert_cmpuint (
      tengen_record_find (record, family.a, TENGEN_PROPERTY_N), ==, 0);
  g_assert_null (
      tengen_record_find_raw (record, family.a, TENGEN_PROPERTY_N, &length));
  g_assert_true (
      tengen_record_find_raw (record, family.a, TENGEN_PROPERTY_C, &length) ==
      tengen_record_get_raw (
          record, tengen_record_get_value (record, note), &length));
  g_assert_cmpuint (tengen_record_find_named (record, family.a, "C"), ==, note);
  g_assert_cmpuint (tengen_record_find_named (record, family.a, "Q"), ==, 0);
  g_assert_cmpuint (tengen_record_get_property (record, family.c), ==, 0);
  raw = tengen_record_get_raw (
      record, tengen_record_get_value (record, note), &length);
  g_assert_cmpmem (raw, length, "x\\]y\nz", 6);
}

static void
test_text (void)
{
  Family family = new_family ();
  g_autoptr (TengenRecord) record = family.record;
  g_autofree char *note =
      tengen_record_get_text (record, family.a, TENGEN_PROPERTY_C);
  g_autofree char *event =
      tengen_record_get_text (record, family.a, TENGEN_PROPERTY_EV);
  g_autofree char *none =
      tengen_record_get_text (record, family.b, TENGEN_PROPERTY_C);

  g_assert_cmpstr (note, ==, "x]y\nz");
  g_assert_cmpstr (event, ==, "Meijin");
  g_assert_null (none);
}

/* Simple text is one line, whatever the file has. */
static void
test_simple_text (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  TengenNode node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  g_autofree char *name = NULL;

  build (record, node, "N", NOTE, 6);
  name = tengen_record_get_text (record, node, TENGEN_PROPERTY_N);
  g_assert_cmpstr (name, ==, "x]y z");
}

/* What a text is that a node holds several times. */
static void
check_joined (const char *const *values,
              const char *name,
              TengenProperty property,
              const char *expected)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autofree char *all = g_strjoinv ("", (char **) values);
  TengenNode node;
  gsize offset = 0;
  g_autofree char *joined = NULL;

  tengen_record_take_text (record, g_strdup (all), strlen (all));
  node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  for (; *values != NULL; values++)
    {
      build (record, node, name, offset, strlen (*values));
      build (record, node, "XX", 0, 0);
      offset += strlen (*values);
    }
  joined = tengen_record_get_text (record, node, property);
  g_assert_cmpstr (joined, ==, expected);
}

static void
test_joined_text (void)
{
  static const char *const TWO[] = { "a\\]", "b", NULL };
  static const char *const LINES[] = { "a\r\nb", "c\n", "d", NULL };
  static const char *const EMPTY[] = { "", "a", "", "b", "", NULL };
  static const char *const NONE[] = { "", "", NULL };

  check_joined (TWO, "C", TENGEN_PROPERTY_C, "a]\nb");
  check_joined (TWO, "GC", TENGEN_PROPERTY_GC, "a]\nb");
  check_joined (TWO, "N", TENGEN_PROPERTY_N, "a]");
  check_joined (TWO, "PB", TENGEN_PROPERTY_PB, "a]");
  check_joined (LINES, "C", TENGEN_PROPERTY_C, "a\nb\nc\n\nd");
  check_joined (EMPTY, "C", TENGEN_PROPERTY_C, "a\nb");
  check_joined (EMPTY, "N", TENGEN_PROPERTY_N, "");
  check_joined (NONE, "C", TENGEN_PROPERTY_C, "");
}

static void
test_values (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  TengenNode node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  TengenNodeProperty stones =
      tengen_record_build_property (record, node, "ABxx", 2, NULL);
  g_autofree char *dump = NULL;

  tengen_record_build_value (record, stones, AA, 2);
  tengen_record_build_value (record, stones, BB, 2);
  tengen_record_build_value (record, stones, strlen (text), 0);
  build (record, node, "AB", BB, 2);
  dump = record_dump (record, TRUE);
  g_assert_cmpstr (dump, ==, "1 0 AB[aa][bb][]AB[bb]\n");
  g_assert_cmpuint (
      tengen_record_find (record, node, TENGEN_PROPERTY_AB), ==, stones);
}

static void
assert_iter (TengenValueIter *iter, const char *wanted)
{
  g_autoptr (GString) seen = g_string_new (NULL);

  while (tengen_value_iter_next (iter))
    g_string_append_printf (seen, "[%.*s]", (int) iter->length, iter->raw);
  g_assert_cmpstr (seen->str, ==, wanted);
  g_assert_false (tengen_value_iter_next (iter));
}

/* The stones of a setup, AE last, wherever it stands; rectangles; what is off
 * the board is nothing. */
static void
test_setup (void)
{
  static const char file[] = "AE[ba]AB[aa:bb][ca]AW[cc][zz]";
  static const struct
  {
    const char *name;
    const char *value;
  } parts[] = {
    { "AE", "ba" }, { "AB", "aa:bb" }, { "AB", "ca" },
    { "AW", "cc" }, { "AW", "zz" },
  };
  g_autoptr (TengenRecord) record = tengen_record_new ();
  guint8 stones[9] = { 0, 0, 0, 0, 0, 2, 0, 0, 0 };
  TengenNode node, other;

  tengen_record_take_text (record, g_strdup (file), strlen (file));
  node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    tengen_record_build_value (
        record,
        tengen_record_build_property (record, node, parts[i].name, 2, NULL),
        (gsize) (strstr (file, parts[i].value) - file),
        strlen (parts[i].value));
  other = tengen_record_build_node (record, node);
  g_assert_true (tengen_record_read_setup (record, node, 3, 3, stones));
  g_assert_cmpmem (stones, 9, "\1\0\1\1\1\2\0\0\2", 9);
  g_assert_false (tengen_record_read_setup (record, other, 3, 3, stones));
  g_assert_cmpmem (stones, 9, "\1\0\1\1\1\2\0\0\2", 9);
}

/* A name may stand several times in a node, with other properties between. */
static void
test_iter (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  TengenNode node = tengen_record_build_node (record, TENGEN_NODE_NONE);
  TengenNodeProperty first =
      tengen_record_build_property (record, node, "AB", 2, NULL);
  TengenValueIter iter;

  tengen_record_build_value (record, first, AA, 2);
  tengen_record_build_value (record, first, BB, 2);
  build (record, node, "AW", NOTE, 1);
  build (record, node, "XY", NAME, 6);
  build (record, node, "AB", NAME, 2);
  tengen_value_iter_init (&iter, record, first);
  assert_iter (&iter, "[aa][bb]");
  tengen_value_iter_init (&iter, record, 0);
  assert_iter (&iter, "");
  tengen_value_iter_init_kind (&iter, record, node, TENGEN_PROPERTY_AB);
  assert_iter (&iter, "[aa][bb][Me]");
  tengen_value_iter_init_kind (&iter, record, node, TENGEN_PROPERTY_AB);
  g_assert_true (tengen_value_iter_find_point (&iter, 9, 9, 10));
  assert_iter (&iter, "[Me]");
  tengen_value_iter_init_kind (&iter, record, node, TENGEN_PROPERTY_AB);
  g_assert_false (tengen_value_iter_find_point (&iter, 9, 9, 11));
  tengen_value_iter_init_kind (&iter, record, node, TENGEN_PROPERTY_AW);
  assert_iter (&iter, "[x]");
  tengen_value_iter_init_kind (&iter, record, node, TENGEN_PROPERTY_AE);
  assert_iter (&iter, "");
}

/* Many unknown identifiers keep their names. */
static void
test_names (void)
{
  g_autoptr (TengenRecord) record = new_record ();

  for (int i = 0; i < 3000; i++)
    {
      g_autofree char *name = g_strdup_printf ("KGS%d", i % 1000);

      build (record, tengen_record_build_node (record, i), name, AA, 2);
    }
  for (int i = 0; i < 3000; i++)
    {
      g_autofree char *name = g_strdup_printf ("KGS%d", i % 1000);
      TengenNodeProperty property =
          tengen_record_get_property (record, (TengenNode) i + 1);

      g_assert_cmpstr (
          tengen_record_get_property_name (record, property), ==, name);
    }
}

/* A hundred thousand children, each with a child, take no longer each. */
static void
test_wide (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  TengenNode root = tengen_record_build_node (record, TENGEN_NODE_NONE);
  TengenNode node;
  guint n = 0;

  for (int i = 0; i < 100000; i++)
    tengen_record_build_node (record, tengen_record_build_node (record, root));
  for (node = tengen_record_get_child (record, root); node != TENGEN_NODE_NONE;
       node = tengen_record_get_sibling (record, node))
    n++;
  g_assert_cmpuint (n, ==, 100000);
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 200001);
}

/* An unlinked node keeps what is after it. */
static void
test_unlinked (void)
{
  Family family = new_family ();
  g_autoptr (TengenRecord) record = family.record;
  g_autoptr (TengenChange) change = tengen_change_unlink (family.b);
  g_autoptr (TengenChange) inverse = tengen_record_apply (record, change);

  g_assert_nonnull (inverse);
  g_assert_false (tengen_record_is_linked (record, family.b));
  g_assert_false (tengen_record_is_linked (record, family.c));
  g_assert_true (tengen_record_is_linked (record, family.d));
  g_assert_cmpuint (tengen_record_get_parent (record, family.b), ==, 0);
  g_assert_cmpuint (tengen_record_get_sibling (record, family.b), ==, 0);
  g_assert_cmpuint (tengen_record_get_child (record, family.b), ==, family.c);
  g_assert_cmpuint (tengen_record_get_root (record, family.c), ==, family.b);
  g_assert_cmpuint (tengen_record_get_child (record, family.a), ==, family.d);
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 6);
  g_assert_true (tengen_record_holds (record, 6));
  g_assert_false (tengen_record_holds (record, 7));
  g_assert_false (tengen_record_holds (record, TENGEN_NODE_NONE));
}

static void
test_path (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  TengenNode root = tengen_record_build_node (record, TENGEN_NODE_NONE);
  TengenNode second = tengen_record_build_node (record, root);
  TengenNode third = tengen_record_build_node (record, second);
  TengenNode other = tengen_record_build_node (record, root);
  g_autoptr (GArray) path = tengen_record_list_path (record, third);
  g_autoptr (GArray) side = tengen_record_list_path (record, other);
  g_autoptr (GArray) first = tengen_record_list_path (record, root);

  g_assert_cmpuint (path->len, ==, 3);
  g_assert_cmpuint (g_array_index (path, TengenNode, 0), ==, root);
  g_assert_cmpuint (g_array_index (path, TengenNode, 1), ==, second);
  g_assert_cmpuint (g_array_index (path, TengenNode, 2), ==, third);
  g_assert_cmpuint (side->len, ==, 2);
  g_assert_cmpuint (g_array_index (side, TengenNode, 1), ==, other);
  g_assert_cmpuint (first->len, ==, 1);
}

/* Compares a property with its entry. */
static void
check_property (const TengenRecord *record,
                const TengenRecordArrays *arrays,
                TengenNodeProperty property)
{
  const TengenRecordProperty *entry = &arrays->properties[property];
  const TengenRecordValue *value = &arrays->values[entry->value];
  const char *name =
      entry->name < TENGEN_PROPERTY_COUNT
          ? tengen_property_get_info (TENGEN_PROPERTY_OTHER)[entry->name].name
          : arrays->names[entry->name - TENGEN_PROPERTY_COUNT];
  gboolean edited = (value->offset & TENGEN_VALUE_EDITED) != 0;
  gsize offset = value->offset & ~TENGEN_VALUE_EDITED;
  gsize length;
  const char *raw = tengen_record_get_raw (record, entry->value, &length);

  g_assert_cmpstr (
      name, ==, tengen_record_get_property_name (record, property));
  g_assert_cmpuint (
      entry->next, ==, tengen_record_get_next_property (record, property));
  g_assert_cmpuint (
      entry->value, ==, tengen_record_get_value (record, property));
  g_assert_cmpuint (value->length & ~TENGEN_VALUE_MORE, ==, length);
  g_assert_cmpuint (offset + length, <=, arrays->lengths[edited]);
  g_assert_true (arrays->texts[edited] + offset == raw);
  g_assert_cmpint ((value->length & TENGEN_VALUE_MORE) != 0,
                   ==,
                   tengen_record_get_next_value (record, entry->value) != 0);
}

/* The entries are what the functions tell; gives how many properties there
 * are. */
static guint
check_arrays (const TengenRecord *record)
{
  TengenRecordArrays arrays;
  guint n = 0;

  tengen_record_get_arrays (record, &arrays);
  for (TengenNode node = 1; node <= tengen_record_get_n_nodes (record); node++)
    {
      const TengenRecordNode *entry = &arrays.nodes[node];

      g_assert_cmpuint (
          entry->child, ==, tengen_record_get_child (record, node));
      g_assert_cmpuint (
          entry->sibling, ==, tengen_record_get_sibling (record, node));
      g_assert_cmpuint (
          entry->property, ==, tengen_record_get_property (record, node));
      for (TengenNodeProperty at = entry->property; at != 0;
           at = arrays.properties[at].next)
        {
          check_property (record, &arrays, at);
          n++;
        }
    }
  return n;
}

static void
test_arrays (void)
{
  Family family = new_family ();
  g_autoptr (TengenRecord) record = family.record;
  g_autoptr (TengenRecord) none = tengen_record_new ();
  g_autoptr (TengenChange) change =
      tengen_change_set (family.c, "LB", "[aa:1][bb:2]");
  g_autoptr (TengenChange) inverse = NULL;
  TengenRecordArrays arrays;
  guint n = check_arrays (record);

  g_assert_cmpuint (n, >=, 3);
  inverse = tengen_record_apply (record, change);
  g_assert_cmpuint (check_arrays (record), ==, n + 1);
  tengen_record_get_arrays (record, &arrays);
  g_assert_cmpuint (
      arrays.nodes[0].child, ==, tengen_record_get_game (record, 0));
  g_assert_cmpuint (arrays.lengths[0], ==, strlen (text));
  tengen_record_get_arrays (none, &arrays);
  g_assert_cmpuint (arrays.nodes[0].child, ==, TENGEN_NODE_NONE);
  g_assert_cmpstr (arrays.texts[0], ==, "");
  g_assert_cmpuint (arrays.lengths[0], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/empty", test_empty);
  g_test_add_func ("/record/walk", test_walk);
  g_test_add_func ("/record/properties", test_properties);
  g_test_add_func ("/record/text", test_text);
  g_test_add_func ("/record/simple-text", test_simple_text);
  g_test_add_func ("/record/joined-text", test_joined_text);
  g_test_add_func ("/record/values", test_values);
  g_test_add_func ("/record/iter", test_iter);
  g_test_add_func ("/record/setup", test_setup);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/wide", test_wide);
  g_test_add_func ("/record/unlinked", test_unlinked);
  g_test_add_func ("/record/path", test_path);
  g_test_add_func ("/record/arrays", test_arrays);
  return g_test_run ();
}
