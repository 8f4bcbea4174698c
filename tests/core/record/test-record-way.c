/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ways there and back, and ways that end early.
 */
#include "tengen-record-edit.h"
#include "tengen-record-way.h"

/*
 * game 1:  a     game 2:  b - c - d
 *                          \ e
 *                          \ f - g
 */
typedef struct
{
  TengenRecord *record;
  TengenNode a, b, c, d, e, f, g;
} Family;

static Family
new_family (void)
{
  TengenRecord *record = tengen_record_new ();
  Family self = { .record = record };

  self.a = tengen_record_build_node (record, TENGEN_NODE_NONE);
  self.b = tengen_record_build_node (record, TENGEN_NODE_NONE);
  self.c = tengen_record_build_node (record, self.b);
  self.d = tengen_record_build_node (record, self.c);
  self.e = tengen_record_build_node (record, self.b);
  self.f = tengen_record_build_node (record, self.b);
  self.g = tengen_record_build_node (record, self.f);
  return self;
}

static void
check_way (const TengenRecord *record, TengenNode node, const char *expected)
{
  g_autoptr (GArray) way = tengen_record_list_way (record, node);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < way->len; i++)
    g_string_append_printf (text, "%u ", g_array_index (way, guint, i));
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_cmpuint (tengen_record_find_way (record, way), ==, node);
}

static void
test_both_ways (void)
{
  Family self = new_family ();
  g_autoptr (TengenRecord) record = self.record;

  check_way (record, self.a, "0 ");
  check_way (record, self.b, "1 ");
  check_way (record, self.c, "1 0 ");
  check_way (record, self.d, "1 0 0 ");
  check_way (record, self.e, "1 1 ");
  check_way (record, self.g, "1 2 0 ");
}

static TengenNode
find (const TengenRecord *record, guint n, const guint *numbers)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (guint));

  if (n > 0)
    g_array_append_vals (way, numbers, n);
  return tengen_record_find_way (record, way);
}

static void
test_early_end (void)
{
  Family self = new_family ();
  g_autoptr (TengenRecord) record = self.record;

  g_assert_cmpuint (find (record, 0, NULL), ==, TENGEN_NODE_NONE);
  g_assert_cmpuint (find (record, 1, (guint[]){ 2 }), ==, TENGEN_NODE_NONE);
  g_assert_cmpuint (find (record, 2, (guint[]){ 0, 0 }), ==, self.a);
  g_assert_cmpuint (find (record, 2, (guint[]){ 1, 3 }), ==, self.b);
  g_assert_cmpuint (find (record, 4, (guint[]){ 1, 9, 0, 0 }), ==, self.b);
  g_assert_cmpuint (find (record, 4, (guint[]){ 1, 2, 0, 5 }), ==, self.g);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-way/both-ways", test_both_ways);
  g_test_add_func ("/record-way/early-end", test_early_end);
  return g_test_run ();
}
