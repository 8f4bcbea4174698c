/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Changes as values and as words of a line.
 */
#include "tengen-record-change.h"

#include <string.h>

/* Encodes a change, which is freed. */
static char *
encode (TengenChange *change)
{
  GString *line = g_string_new (NULL);

  tengen_change_encode (change, line);
  tengen_change_free (change);
  return g_string_free (line, FALSE);
}

static void
test_encode (void)
{
  g_autofree char *add = encode (tengen_change_add (5, 2));
  g_autofree char *unlink_node = encode (tengen_change_unlink (7));
  g_autofree char *link_node = encode (tengen_change_link (7, 5, 0));
  g_autofree char *set = encode (tengen_change_set (3, "AB", "[aa][bb]"));
  g_autofree char *take_out = encode (tengen_change_set (3, "5A", NULL));

  g_assert_cmpstr (add, ==, "A 0 5 2");
  g_assert_cmpstr (unlink_node, ==, "U 7 0 0");
  g_assert_cmpstr (link_node, ==, "L 7 5 0");
  g_assert_cmpstr (set, ==, "S 3 0 4294967295 AB =[aa][bb]");
  g_assert_cmpstr (take_out, ==, "S 3 0 4294967295 5A -");
}

static void
test_set_text (void)
{
  g_autoptr (TengenChange) text =
      tengen_change_set_text (3, TENGEN_PROPERTY_C, "a]b\\ :\n");
  g_autoptr (TengenChange) empty =
      tengen_change_set_text (3, TENGEN_PROPERTY_GN, "");
  g_autoptr (TengenChange) none =
      tengen_change_set_text (3, TENGEN_PROPERTY_GN, NULL);

  g_assert_cmpstr (text->name, ==, "C");
  g_assert_cmpstr (text->values, ==, "[a\\]b\\\\ :\n]");
  g_assert_cmpstr (empty->name, ==, "GN");
  g_assert_null (empty->values);
  g_assert_null (none->values);
}

/* Values with anything in them come back the same, in one line and one word. */
static void
test_round_trip (void)
{
  static const char *const values[] = { NULL,
                                        "",
                                        "-",
                                        "=",
                                        "[]",
                                        "[a b]",
                                        "[ ]",
                                        "[a\nb\r\nc\td]",
                                        "[\\]\\\\]",
                                        "[\\n\\b]",
                                        "[白の四目勝ち　黒]",
                                        "[one]4[two][three]",
                                        "[\x01\x7f]" };

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *line = encode (tengen_change_set (9, "C", values[i]));
      const char *at = line;
      g_autoptr (TengenChange) back = NULL;
      guint blanks = 0;

      for (const char *letter = line; *letter != '\0'; letter++)
        blanks += *letter == ' ' ? 1 : 0;
      g_assert_cmpuint (blanks, ==, 5);
      g_assert_null (strpbrk (line, "\n\r\t"));
      back = tengen_change_decode (&at);
      g_assert_nonnull (back);
      g_assert_cmpint (back->kind, ==, TENGEN_CHANGE_SET);
      g_assert_cmpuint (back->node, ==, 9);
      g_assert_cmpuint (back->index, ==, TENGEN_CHANGE_LAST);
      g_assert_cmpstr (back->name, ==, "C");
      g_assert_cmpstr (back->values, ==, values[i]);
      g_assert_cmpstr (at, ==, "");
    }
}

/* Several changes stand in a line one behind the other. */
static void
test_sequence (void)
{
  const char *at = "A 0 1 0 S 2 0 0 B =[d\\bd]  L 2 1 4294967295 U 2 0 0\nrest";
  g_autoptr (TengenChange) first = tengen_change_decode (&at);
  g_autoptr (TengenChange) second = tengen_change_decode (&at);
  g_autoptr (TengenChange) third = tengen_change_decode (&at);
  g_autoptr (TengenChange) fourth = tengen_change_decode (&at);

  g_assert_nonnull (first);
  g_assert_cmpint (first->kind, ==, TENGEN_CHANGE_ADD);
  g_assert_cmpuint (first->parent, ==, 1);
  g_assert_nonnull (second);
  g_assert_cmpstr (second->values, ==, "[d d]");
  g_assert_nonnull (third);
  g_assert_cmpint (third->kind, ==, TENGEN_CHANGE_LINK);
  g_assert_cmpuint (third->index, ==, TENGEN_CHANGE_LAST);
  g_assert_nonnull (fourth);
  g_assert_cmpint (fourth->kind, ==, TENGEN_CHANGE_UNLINK);
  g_assert_cmpstr (at, ==, "\nrest");
  g_assert_null (tengen_change_decode (&at));
  g_assert_cmpstr (at, ==, "\nrest");
}

static void
test_bad (void)
{
  static const char *const lines[] = { "",
                                       " ",
                                       "X 1 2 3",
                                       "A",
                                       "A 1",
                                       "A 1 2",
                                       "A 1 2 ",
                                       "A 1 2 x",
                                       "A 1 -2 3",
                                       "A 1 2 4294967296",
                                       "A 1 2 99999999999999999999999999",
                                       "A  1 2 3",
                                       "A 1 2 3x",
                                       "S 1 2 3",
                                       "S 1 2 3 ",
                                       "S 1 2 3 C",
                                       "S 1 2 3 C ",
                                       "S 1 2 3 C [a]",
                                       "S 1 2 3 C -x",
                                       "S 1 2 3 C =[a\\q]",
                                       "S 1 2 3 C =[a\\",
                                       "S 1 2 3 C\\ =[a]" };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const char *at = lines[i];

      g_assert_null (tengen_change_decode (&at));
      g_assert_true (at == lines[i]);
    }
}

/* A line that breaks off anywhere gives no change or one that was whole. */
static void
test_cut (void)
{
  g_autofree char *line =
      encode (tengen_change_set (12, "LB", "[aa:1 2]\n[bb\\:]"));

  for (gsize length = 0; length < strlen (line); length++)
    {
      g_autofree char *cut = g_strndup (line, length);
      const char *at = cut;
      g_autoptr (TengenChange) change = tengen_change_decode (&at);

      g_assert_true (change == NULL || at == cut + length);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record-change/encode", test_encode);
  g_test_add_func ("/record-change/set-text", test_set_text);
  g_test_add_func ("/record-change/round-trip", test_round_trip);
  g_test_add_func ("/record-change/sequence", test_sequence);
  g_test_add_func ("/record-change/bad", test_bad);
  g_test_add_func ("/record-change/cut", test_cut);
  return g_test_run ();
}
