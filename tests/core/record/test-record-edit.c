/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes of a record and the changes that take them back.
 */
#include "record-dump.h"
#include "tengen-record-arrays.h"
#include "tengen-record-edit.h"

#include <string.h>

/* Applies a change, which is freed, and gives its inverse. */
static TengenChange *
apply (TengenRecord *record, TengenChange *change)
{
  TengenChange *inverse = tengen_record_apply (record, change);

  tengen_change_free (change);
  return inverse;
}

/* Applies a change that fits. */
static void
apply_well (TengenRecord *record, TengenChange *change)
{
  g_autoptr (TengenChange) inverse = apply (record, change);

  g_assert_nonnull (inverse);
}

static void
assert_dump (const TengenRecord *record, const char *expected)
{
  g_autofree char *dump = record_dump (record, TRUE);

  g_assert_cmpstr (dump, ==, expected);
}

/*
 * A record as a file gives it:  1 - 2 - 3
 *                                 \ 4
 * with C twice in node 1.
 */
static TengenRecord *
new_record (void)
{
  static const char text[] = "onetwo19aa";
  static const struct
  {
    TengenNode parent;
    const char *names[4];
  } nodes[] = { { 0, { "C", "SZ", "C", "XY" } },
                { 1, { "B" } },
                { 2, { NULL } },
                { 1, { "B" } } };
  static const gsize places[] = { 0, 6, 3, 8 };
  static const gsize lengths[] = { 3, 2, 3, 2 };
  TengenRecord *record = tengen_record_new ();

  tengen_record_take_text (record, g_strdup (text), strlen (text));
  for (gsize i = 0; i < G_N_ELEMENTS (nodes); i++)
    {
      TengenNode node = tengen_record_build_node (record, nodes[i].parent);

      for (int j = 0; j < 4 && nodes[i].names[j] != NULL; j++)
        {
          const char *name = nodes[i].names[j];
          int from = *name == 'B' ? 3 : j;

          tengen_record_build_value (
              record,
              tengen_record_build_property (
                  record, node, name, strlen (name), NULL),
              places[from],
              lengths[from]);
        }
    }
  return record;
}

static const char start[] = "1 0 C[one]SZ[19]C[two]XY[aa]\n"
                            "2 1 B[aa]\n"
                            "3 2 \n"
                            "4 1 B[aa]\n";

/* Each change, what it makes, and that its inverse takes it back and the
 * inverse's inverse makes it again. */
static void
test_each (void)
{
  static const struct
  {
    const char *change;
    const char *dump;
  } cases[] = {
    { "A 0 1 0",
      "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 \n3 1 B[aa]\n4 3 \n5 1 B[aa]\n" },
    { "A 0 1 1",
      "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 \n5 1 B[aa]\n" },
    { "A 0 1 2",
      "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n5 1 \n" },
    { "A 0 1 4294967295",
      "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n5 1 \n" },
    { "A 0 0 0",
      "1 0 \n2 0 C[one]SZ[19]C[two]XY[aa]\n3 2 B[aa]\n4 3 \n5 2 B[aa]\n" },
    { "U 2 0 0", "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n" },
    { "U 4 0 0", "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n" },
    { "U 1 0 0", "" },
    { "S 1 0 0 SZ =[9]",
      "1 0 C[one]SZ[9]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 0 C =[x]", "1 0 C[x]SZ[19]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 0 C -", "1 0 SZ[19]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 0 XY =[a][\\\\]][]",
      "1 0 C[one]SZ[19]C[two]XY[a][\\]][]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 0 N =[x]",
      "1 0 N[x]C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 3 N =[x]",
      "1 0 C[one]SZ[19]C[two]N[x]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 4294967295 Q5 =[x[y]",
      "1 0 C[one]SZ[19]C[two]XY[aa]Q5[x[y]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 1 0 0 C =[x]1[y]3[z]",
      "1 0 C[x]C[y]SZ[19]C[z]XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n" },
    { "S 3 0 0 C -", start },
    { "S 3 0 0 C =[a\\nb]",
      "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 C[a\nb]\n4 1 B[aa]\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenRecord) record = new_record ();
      const char *at = cases[i].change;
      g_autoptr (TengenChange) change = tengen_change_decode (&at);
      g_autoptr (TengenChange) back = NULL;
      g_autoptr (TengenChange) again = NULL;

      g_assert_nonnull (change);
      assert_dump (record, start);
      back = tengen_record_apply (record, change);
      g_assert_nonnull (back);
      assert_dump (record, cases[i].dump);
      again = tengen_record_apply (record, back);
      g_assert_nonnull (again);
      assert_dump (record, start);
      apply_well (record, g_steal_pointer (&again));
      assert_dump (record, cases[i].dump);
    }
}

/* ADD tells which node it made. */
static void
test_add_node (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (TengenChange) game = tengen_change_add (0, 0);
  g_autoptr (TengenChange) back = tengen_record_apply (record, game);

  g_assert_nonnull (back);
  g_assert_cmpuint (game->node, ==, 1);
  g_assert_cmpint (back->kind, ==, TENGEN_CHANGE_UNLINK);
  g_assert_cmpuint (back->node, ==, 1);
  g_assert_cmpuint (tengen_record_get_game (record, 0), ==, 1);
}

/* A node moves among its siblings and to another node. */
static void
test_move (void)
{
  g_autoptr (TengenRecord) record = new_record ();

  apply_well (record, tengen_change_unlink (4));
  apply_well (record, tengen_change_link (4, 1, 0));
  assert_dump (record,
               "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 1 B[aa]\n4 3 \n");
  apply_well (record, tengen_change_unlink (4));
  apply_well (record, tengen_change_link (4, 3, TENGEN_CHANGE_LAST));
  assert_dump (record,
               "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 \n4 3 B[aa]\n");
  apply_well (record, tengen_change_unlink (2));
  apply_well (record, tengen_change_link (2, 0, 1));
  assert_dump (record,
               "1 0 C[one]SZ[19]C[two]XY[aa]\n2 0 B[aa]\n3 2 \n4 3 B[aa]\n");
}

/* Nodes that were unlinked can be changed; what is built on them stays. */
static void
test_change_unlinked (void)
{
  g_autoptr (TengenRecord) record = new_record ();

  apply_well (record, tengen_change_unlink (2));
  apply_well (record, tengen_change_set (3, "W", "[bb]"));
  apply_well (record, tengen_change_add (3, 0));
  apply_well (record, tengen_change_unlink (3));
  apply_well (record, tengen_change_link (2, 1, 1));
  assert_dump (record, "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 1 B[aa]\n");
  apply_well (record, tengen_change_link (3, 4, 0));
  assert_dump (
      record,
      "1 0 C[one]SZ[19]C[two]XY[aa]\n2 1 B[aa]\n3 2 W[bb]\n4 3 \n5 1 B[aa]\n");
}

/* Changes that do not fit change nothing. */
static void
test_unfit (void)
{
  static const char *const changes[] = {
    "A 0 5 0",
    "A 0 4294967295 0",
    "A 0 1 3",
    "A 0 0 2",
    "U 0 0 0",
    "U 5 0 0",
    "U 4294967295 0 0",
    "L 0 1 0",
    "L 2 1 0",
    "L 5 1 0",
    "S 0 0 0 C =[a]",
    "S 5 0 0 C =[a]",
    "S 1 0 0 c =[a]",
    "S 1 0 0 C\\bC =[a]",
    "S 1 0 0 C[ =[a]",
    "S 1 0 0  =[a]",
    "S 1 0 0 黒 =[a]",
    "S 1 0 0 C =",
    "S 1 0 0 C =a",
    "S 1 0 0 C =[a",
    "S 1 0 0 C =x[a]",
    "S 1 0 0 C =[a]x",
    "S 1 0 0 C =[a]]",
    "S 1 0 0 C =[a\\\\]",
    "S 1 0 0 C =[a]\\b[b]",
    "S 1 0 0 C =[a]2",
    "S 1 0 0 C =[a]0[b]",
    "S 1 0 0 C =[a]4[b]",
    "S 1 0 0 C =[a]2[b]2[c]",
    "S 1 0 0 C =2[b]",
    "S 1 0 0 C =[a]99999999999[b]",
    "S 1 0 0 C =[\xFF]",
  };
  g_autoptr (TengenRecord) record = new_record ();

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      const char *at = changes[i];
      g_autoptr (TengenChange) change = tengen_change_decode (&at);

      g_assert_nonnull (change);
      g_assert_null (tengen_record_apply (record, change));
      g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 4);
      assert_dump (record, start);
    }
}

/* No node comes after itself. */
static void
test_ring (void)
{
  g_autoptr (TengenRecord) record = new_record ();

  apply_well (record, tengen_change_unlink (2));
  g_assert_null (apply (record, tengen_change_link (2, 2, 0)));
  g_assert_null (apply (record, tengen_change_link (2, 3, 0)));
  g_assert_null (apply (record, tengen_change_unlink (2)));
  apply_well (record, tengen_change_link (2, 4, 0));
  g_assert_null (apply (record, tengen_change_link (2, 4, 0)));
}

/* A random change, mostly one that fits. */
static TengenChange *
make_change (const TengenRecord *record)
{
  static const char *const names[] = { "C", "B", "AB", "XY", "5A" };
  static const char *const values[] = { NULL,       "[a]",     "[a][b\\]]",
                                        "[黒\n白]", "[a]2[b]", "[]1[\\\\][x]" };
  int n = (int) tengen_record_get_n_nodes (record);
  TengenNode node = (TengenNode) g_test_rand_int_range (0, n + 1);
  TengenNode parent = (TengenNode) g_test_rand_int_range (0, n + 1);
  guint index = (guint) g_test_rand_int_range (0, 3);
  TengenChange *set;

  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      return tengen_change_add (parent, index);
    case 1:
      return tengen_change_unlink (node);
    case 2:
      return tengen_change_link (
          node, parent, index == 2 ? TENGEN_CHANGE_LAST : index);
    default:
      set = tengen_change_set (
          node,
          names[g_test_rand_int_range (0, G_N_ELEMENTS (names))],
          values[g_test_rand_int_range (0, G_N_ELEMENTS (values))]);
      set->index = index;
      return set;
    }
}

/* Sends a change through its encoded form. */
static TengenChange *
recode (TengenChange *change)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const char *at;

  tengen_change_encode (change, line);
  tengen_change_free (change);
  at = line->str;
  return tengen_change_decode (&at);
}

/* Thousands of changes; after each of them the inverse restores the tree, and
 * at the end all inverses together restore each earlier tree. */
static void
test_random (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  g_autoptr (GPtrArray) inverses =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  g_autoptr (GPtrArray) dumps = g_ptr_array_new_with_free_func (g_free);
  guint fitting = 0;

  for (int round = 0; round < 4000; round++)
    {
      g_autofree char *before = record_dump (record, TRUE);
      TengenChange *inverse = apply (record, recode (make_change (record)));

      if (inverse == NULL)
        {
          assert_dump (record, before);
          continue;
        }
      fitting++;
      g_ptr_array_add (dumps, g_steal_pointer (&before));
      g_ptr_array_add (inverses, recode (inverse));
      while (inverses->len > 0 && g_test_rand_int_range (0, 100) < 30)
        {
          guint last = inverses->len - 1;

          apply_well (record, g_ptr_array_steal_index (inverses, last));
          assert_dump (record, g_ptr_array_index (dumps, last));
          g_ptr_array_remove_index (dumps, last);
        }
    }
  g_assert_cmpuint (fitting, >, 1000);
  while (inverses->len > 0)
    {
      guint last = inverses->len - 1;

      apply_well (record, g_ptr_array_steal_index (inverses, last));
      assert_dump (record, g_ptr_array_index (dumps, last));
      g_ptr_array_remove_index (dumps, last);
    }
  assert_dump (record, start);
}

/* The cost of a move at the end does not grow with the line. */
static void
test_long_line (void)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  TengenNode node = TENGEN_NODE_NONE;

  for (int i = 0; i < 100000; i++)
    {
      g_autoptr (TengenChange) add =
          tengen_change_add (node, TENGEN_CHANGE_LAST);
      g_autoptr (TengenChange) back = tengen_record_apply (record, add);

      g_assert_nonnull (back);
      node = add->node;
      apply_well (record, tengen_change_set (node, "B", "[aa]"));
    }
  g_assert_cmpuint (tengen_record_get_root (record, node), ==, 1);
  g_assert_true (tengen_record_is_linked (record, node));
}

/* Many nodes of one parent are taken out one by one and put back, from the
 * front, from the back, or alternately; no node costs what stands before it. */
static void
test_many_nodes (void)
{
  const guint n = 100000;
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (GPtrArray) back =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  g_autofree char *before = NULL;

  apply_well (record, tengen_change_add (0, 0));
  for (guint i = 0; i < n; i++)
    apply_well (record, tengen_change_add (1, TENGEN_CHANGE_LAST));
  before = record_dump (record, TRUE);
  for (int way = 0; way < 3; way++)
    {
      for (guint i = 0; i < n; i++)
        {
          gboolean front = way == 0 || (way == 2 && i % 2 == 0);
          guint from = way == 2 ? i / 2 : i;

          g_ptr_array_add (
              back,
              apply (record,
                     tengen_change_unlink (front ? 2 + from : n + 1 - from)));
        }
      g_assert_cmpuint (tengen_record_get_child (record, 1), ==, 0);
      while (back->len > 0)
        apply_well (record, g_ptr_array_steal_index (back, back->len - 1));
      assert_dump (record, before);
    }
}

/* The same with a line, from its end. */
static void
test_many_of_line (void)
{
  const guint n = 100000;
  g_autoptr (TengenRecord) record = tengen_record_new ();
  g_autoptr (GPtrArray) back =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);

  for (guint i = 0; i < n; i++)
    apply_well (record, tengen_change_add (i, 0));
  for (guint i = n; i > 0; i--)
    g_ptr_array_add (back, apply (record, tengen_change_unlink (i)));
  g_assert_cmpuint (tengen_record_get_n_games (record), ==, 0);
  while (back->len > 0)
    apply_well (record, g_ptr_array_steal_index (back, back->len - 1));
  for (guint i = 1; i <= n; i++)
    g_assert_cmpuint (tengen_record_get_parent (record, i), ==, i - 1);
}

/* What is set without the way back is as if by a change; what does not fit
 * leaves the record alone. */
static void
test_set (void)
{
  g_autoptr (TengenRecord) record = new_record ();

  g_assert_true (tengen_record_set (record, 1, TENGEN_PROPERTY_SZ, "[9]"));
  tengen_record_set_text (record, 3, TENGEN_PROPERTY_C, "a]b");
  assert_dump (record,
               "1 0 C[one]SZ[9]C[two]XY[aa]\n2 1 B[aa]\n3 2 C[a\\]b]\n"
               "4 1 B[aa]\n");
  g_assert_false (tengen_record_set (record, 1, TENGEN_PROPERTY_SZ, "[19"));
  g_assert_true (tengen_record_set (record, 1, TENGEN_PROPERTY_SZ, "[19]"));
  g_assert_false (tengen_record_set (record, 99, TENGEN_PROPERTY_SZ, "[9]"));
  tengen_record_set_text (record, 3, TENGEN_PROPERTY_C, "");
  assert_dump (record, start);
  tengen_record_set (record, 1, TENGEN_PROPERTY_SZ, "");
  tengen_record_set (record, 1, TENGEN_PROPERTY_C, NULL);
  assert_dump (record, "1 0 XY[aa]\n2 1 B[aa]\n3 2 \n4 1 B[aa]\n");
}

static gsize
get_edited (const TengenRecord *record)
{
  TengenRecordArrays arrays;

  tengen_record_get_arrays (record, &arrays);
  return arrays.lengths[1];
}

/* Nodes that were added for nothing give their numbers back, and the room of what
 * stands in them. */
static void
test_drop (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  g_autoptr (TengenChange) add = tengen_change_add (3, 0);
  gsize edited = get_edited (record);

  apply_well (record, tengen_change_add (2, 0));
  apply_well (record, tengen_change_set (5, "C", "[gone]"));
  apply_well (record, tengen_change_set (5, "N", "[gone][too]"));
  apply_well (record, tengen_change_add (5, 0));
  apply_well (record, tengen_change_unlink (6));
  apply_well (record, tengen_change_unlink (5));
  tengen_record_drop (record, 4);
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, 4);
  assert_dump (record, start);
  g_assert_cmpuint (get_edited (record), ==, edited);
  tengen_record_drop (record, 4);
  tengen_change_free (tengen_record_apply (record, add));
  g_assert_cmpuint (add->node, ==, 5);
  g_assert_cmpuint (tengen_record_get_property (record, 5), ==, 0);
}

#define N_FLUSHES 4000
#define FLUSH (24u << 10)

/* A comment of 24 KiB, the last letters of which differ. */
static char *
make_comment (guint number)
{
  g_autofree char *long_part = g_strnfill (FLUSH, 'x');

  return g_strdup_printf ("[%s%u]", long_part, number);
}

static void
assert_comment (const TengenRecord *record, TengenNode node, guint number)
{
  g_autofree char *text =
      tengen_record_get_text (record, node, TENGEN_PROPERTY_C);
  g_autofree char *wanted = make_comment (number);

  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text) + 2, ==, strlen (wanted));
  g_assert_true (strncmp (text, wanted + 1, strlen (text)) == 0);
}

/* Typing leaves nothing but the last text, and the way back. */
static void
test_typing (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  g_autoptr (TengenChange) back = NULL;
  g_autofree char *before = record_dump (record, TRUE);

  for (guint i = 0; i < N_FLUSHES; i++)
    {
      g_autofree char *values = make_comment (i);
      TengenChange *inverse =
          apply (record, tengen_change_set (1, "C", values));

      if (back == NULL)
        back = inverse;
      else
        tengen_change_free (inverse);
      g_assert_cmpuint (get_edited (record), <, 2 * FLUSH);
    }
  assert_comment (record, 1, N_FLUSHES - 1);
  tengen_change_free (tengen_record_apply (record, back));
  assert_dump (record, before);
}

/* Comments of several nodes in turn, one of them not linked. */
static void
test_waste (void)
{
  g_autoptr (TengenRecord) record = new_record ();
  g_autoptr (TengenChange) link = apply (record, tengen_change_unlink (4));
  GPtrArray *back =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  g_autofree char *before = record_dump (record, TRUE);
  guint n = 400;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *values = make_comment (i);

      g_ptr_array_add (
          back, apply (record, tengen_change_set (1 + i % 4, "C", values)));
      g_assert_cmpuint (get_edited (record), <, (2u << 20) + 8 * FLUSH);
    }
  for (guint i = n - 4; i < n; i++)
    assert_comment (record, 1 + i % 4, i);
  tengen_change_free (tengen_record_apply (record, link));
  assert_comment (record, 4, n - 1);
  tengen_change_free (apply (record, tengen_change_unlink (4)));
  for (guint i = n; i > 0; i--)
    {
      tengen_change_free (tengen_record_apply (record, back->pdata[i - 1]));
      if (i - 1 >= 4)
        assert_comment (record, 1 + (i - 1) % 4, i - 5);
    }
  assert_dump (record, before);
  g_ptr_array_unref (back);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-edit/each", test_each);
  g_test_add_func ("/record-edit/add-node", test_add_node);
  g_test_add_func ("/record-edit/move", test_move);
  g_test_add_func ("/record-edit/change-unlinked", test_change_unlinked);
  g_test_add_func ("/record-edit/unfit", test_unfit);
  g_test_add_func ("/record-edit/ring", test_ring);
  g_test_add_func ("/record-edit/set", test_set);
  g_test_add_func ("/record-edit/drop", test_drop);
  g_test_add_func ("/record-edit/typing", test_typing);
  g_test_add_func ("/record-edit/waste", test_waste);
  g_test_add_func ("/record-edit/random", test_random);
  g_test_add_func ("/record-edit/long-line", test_long_line);
  g_test_add_func ("/record-edit/many-nodes", test_many_nodes);
  g_test_add_func ("/record-edit/many-of-line", test_many_of_line);
  return g_test_run ();
}
