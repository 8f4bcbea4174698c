/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-standing-old: tables of before keep their standing
 *
 * Shape: tests/data/match-old has tables that were written before tie-breaks
 *        could be chosen, and for each what that program made of it: place,
 *        player, score, SOS, and SODOS in quarters.
 */
#include "match-table.h"
#include "tengen-match-standing.h"

static char *
read_file (const char *name, const char *suffix)
{
  g_autofree char *base = g_strconcat (name, suffix, NULL);
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "match-old", base, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static char *
write_standings (const TengenMatch *match)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (match);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);

      g_string_append_printf (text,
                              "%d\t%d\t%g\t%g\t%d\n",
                              line->place,
                              line->player + 1,
                              line->score_x2 / 2.0,
                              line->sos_x2 / 2.0,
                              line->sodos_x4);
    }
  return g_string_free (text, FALSE);
}

/* Nor does a table change by being read and written. */
static void
check_table (gconstpointer data)
{
  g_autofree char *text = read_file (data, ".tengen");
  g_autofree char *expected = read_file (data, ".tsv");
  g_autoptr (TengenMatch) match = match_table_read (text);
  g_autofree char *found = write_standings (match);
  g_autofree char *again = tengen_match_to_text (match);

  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpstr (again, ==, text);
}

int
main (int argc, char **argv)
{
  static const char *const TABLES[] = {
    "circle-odd",   "circle-open",      "series",     "swiss-open",
    "swiss-direct", "swiss-difference", "swiss-wins", "swiss-points",
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (TABLES); i++)
    {
      g_autofree char *path =
          g_strconcat ("/match-standing-old/", TABLES[i], NULL);

      g_test_add_data_func (path, TABLES[i], check_table);
    }
  return g_test_run ();
}
