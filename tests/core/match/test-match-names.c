/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-names: a list of players as a person types or pastes it
 */
#include "tengen-match-names.h"

static TengenMatch *
new_match (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);

  return tengen_match_new ("20260101-test", TENGEN_MATCH_SWISS, setup);
}

static void
test_names (void)
{
  static const struct
  {
    const char *line;
    const char *name;
    int rank;
    gboolean bad;
  } cases[] = {
    { "花子 3級", "花子", -3, FALSE },
    { "花子　３級", "花子", -3, FALSE },
    { "1. 花子\t初段", "花子", 1, FALSE },
    { "12) Anna Lee 3 kyu", "Anna Lee", -3, FALSE },
    { "2\t太郎\t2d\textra", "太郎", 2, FALSE },
    { "・みお、5k", "みお", -5, FALSE },
    { "\"Bob\":1d", "Bob", 1, FALSE },
    { "Anna Lee", "Anna Lee", 0, FALSE },
    { "太郎, strong", "太郎", 0, TRUE },
    { "3級", "3級", 0, FALSE },
    { "7", "7", 0, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenMatch) match = new_match ();
      g_autoptr (GArray) names = tengen_match_names_read (cases[i].line, match);
      const TengenMatchName *name = &g_array_index (names, TengenMatchName, 0);

      g_assert_cmpuint (names->len, ==, 1);
      g_assert_cmpstr (name->name, ==, cases[i].name);
      g_assert_cmpint (name->bad_rank, ==, cases[i].bad);
      if (!cases[i].bad)
        g_assert_cmpint (name->rank, ==, cases[i].rank);
    }
}

static void
test_names_faults (void)
{
  g_autoptr (TengenMatch) match = new_match ();
  g_autoptr (GString) text = g_string_new ("a\r\n\n  \nb\na\n");
  GArray *names = tengen_match_names_read (text->str, match);

  g_assert_cmpuint (names->len, ==, 3);
  g_assert_cmpint (g_array_index (names, TengenMatchName, 2).fault,
                   ==,
                   TENGEN_MATCH_FAULT_TWICE);
  g_assert_cmpint (g_array_index (names, TengenMatchName, 2).line, ==, 4);
  g_array_unref (names);
  for (int i = 0; i < TENGEN_MATCH_MAX_PLAYERS; i++)
    g_string_append_printf (text, "p%d\n", i);
  names = tengen_match_names_read (text->str, match);
  g_assert_cmpuint (match->players->len, ==, TENGEN_MATCH_MAX_PLAYERS);
  g_assert_cmpint (g_array_index (names, TengenMatchName, names->len - 1).fault,
                   ==,
                   TENGEN_MATCH_FAULT_MANY);
  g_array_unref (names);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-names/lines", test_names);
  g_test_add_func ("/match-names/faults", test_names_faults);
  return g_test_run ();
}
