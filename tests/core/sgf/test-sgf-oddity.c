/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Oddities noted by offsets, and the warnings made of them.
 */
#include "tengen-sgf-oddity.h"

static void
add (TengenSgfOddities *oddities, TengenSgfFault fault, guint32 offset)
{
  TengenSgfOddity oddity = {
    .fault = fault, .offset = offset, .node = offset + 1, .name = "XY"
  };

  tengen_sgf_oddities_add (oddities, &oddity);
}

/* Warnings come in the order of the text; equal places keep theirs. */
static void
test_order (void)
{
  static const struct
  {
    TengenSgfFault fault;
    guint offset, line, column;
  } expected[] = {
    { TENGEN_SGF_FAULT_NUL, 0, 1, 1 },
    { TENGEN_SGF_FAULT_NO_VALUE, 3, 2, 1 },
    { TENGEN_SGF_FAULT_DUPLICATE, 6, 2, 2 },
    { TENGEN_SGF_FAULT_STRAY_TEXT, 6, 2, 2 },
    { TENGEN_SGF_FAULT_UNCLOSED_TREE, 8, 3, 1 },
  };
  static const gsize order[] = { 2, 4, 3, 0, 1 };
  static const char text[] = "ab\n黒c\n";
  g_autoptr (GArray) warnings =
      g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  TengenSgfOddities oddities;

  tengen_sgf_oddities_init (&oddities);
  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    add (&oddities, expected[order[i]].fault, expected[order[i]].offset);
  tengen_sgf_oddities_list (&oddities, text, warnings);
  tengen_sgf_oddities_clear (&oddities);
  g_assert_cmpuint (warnings->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < warnings->len; i++)
    {
      const TengenSgfWarning *warning =
          &g_array_index (warnings, TengenSgfWarning, i);

      g_assert_cmpint (warning->fault, ==, expected[i].fault);
      g_assert_cmpuint (warning->line, ==, expected[i].line);
      g_assert_cmpuint (warning->column, ==, expected[i].column);
      g_assert_cmpuint (warning->node, ==, expected[i].offset + 1);
      g_assert_cmpstr (warning->name, ==, "XY");
    }
}

/* Those beyond the limit are counted and told by the last one. */
static void
test_limit (void)
{
  for (guint n = TENGEN_SGF_MAX_WARNINGS - 1; n < TENGEN_SGF_MAX_WARNINGS + 3;
       n++)
    {
      g_autoptr (GArray) warnings =
          g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
      TengenSgfOddities oddities;
      TengenSgfWarning last;

      tengen_sgf_oddities_init (&oddities);
      for (guint i = 0; i < n; i++)
        add (&oddities, TENGEN_SGF_FAULT_STRAY_TEXT, 1);
      tengen_sgf_oddities_list (&oddities, "\n(", warnings);
      tengen_sgf_oddities_clear (&oddities);
      g_assert_cmpuint (warnings->len, ==, MIN (n, TENGEN_SGF_MAX_WARNINGS));
      last = g_array_index (warnings, TengenSgfWarning, warnings->len - 1);
      g_assert_cmpint (last.fault,
                       ==,
                       n > TENGEN_SGF_MAX_WARNINGS
                           ? TENGEN_SGF_FAULT_MORE
                           : TENGEN_SGF_FAULT_STRAY_TEXT);
      g_assert_cmpuint (last.line, ==, 2);
      g_assert_cmpuint (last.column, ==, 1);
    }
}

static void
test_place (void)
{
  static const char text[] = "a\r\nb\rc\n\rd黒";
  static const guint lines[] = { 1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 5, 5, 5 };
  static const guint columns[] = { 1, 2, 3, 1, 2, 1, 2, 1, 1, 2, 3, 3, 3 };
  TengenSgfPlace place = { text, 1, 1 };

  for (gsize i = 0; i < sizeof text; i++)
    {
      tengen_sgf_place_move (&place, text + i);
      g_assert_cmpuint (place.line, ==, lines[i]);
      g_assert_cmpuint (place.column, ==, columns[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-oddity/order", test_order);
  g_test_add_func ("/sgf-oddity/limit", test_limit);
  g_test_add_func ("/sgf-oddity/place", test_place);
  return g_test_run ();
}
