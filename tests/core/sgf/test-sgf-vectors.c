/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Real files: the games and nodes that are counted in their index, and reading
 * what was written gives the same record. Skipped where the files are not.
 */
#include "record-dump.h"
#include "tengen-sgf-reader.h"
#include "tengen-sgf-writer.h"

#include <string.h>

/* Columns of the index. */
#define COLUMN_FILE 0
#define COLUMN_GAMES 9
#define COLUMN_NODES 10
#define COLUMN_DEPTH 11
#define COLUMNS 19

static char *
find_folder (void)
{
  const char *source = g_getenv ("G_TEST_SRCDIR");

  if (source == NULL)
    return NULL;
  return g_build_filename (
      source, "..", "..", "shared", "vectors", "sgf", NULL);
}

/* How many nodes are on the longest path; a parent has a smaller number than
 * its children in a record that was just read. */
static guint
measure_depth (const TengenRecord *record)
{
  guint n = tengen_record_get_n_nodes (record);
  g_autofree guint *depths = g_new0 (guint, n + 1);
  guint depth = 0;

  for (TengenNode node = 1; node <= n; node++)
    {
      depths[node] = depths[tengen_record_get_parent (record, node)] + 1;
      depth = MAX (depth, depths[node]);
    }
  return depth;
}

/* Reading what is written gives the same record, and writing this the same
 * text. */
static void
check_round_trip (const TengenRecord *record)
{
  gsize length, length_again;
  g_autofree char *text = tengen_sgf_write (record, NULL, &length);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, length, NULL, NULL);
  g_autofree char *dump = record_dump (record, FALSE);
  g_autofree char *dump_again = NULL;
  g_autofree char *text_again = NULL;

  g_assert_nonnull (reading->record);
  g_assert_cmpstr (reading->charset, ==, "UTF-8");
  g_assert_true (reading->certain);
  dump_again = record_dump (reading->record, FALSE);
  g_assert_cmpstr (dump_again, ==, dump);
  text_again = tengen_sgf_write (reading->record, NULL, &length_again);
  g_assert_cmpmem (text_again, length_again, text, length);
}

static void
check_file (const char *folder, char **columns)
{
  g_autofree char *path = g_build_filename (folder, columns[COLUMN_FILE], NULL);
  g_autofree char *data = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;
  gsize length;

  g_test_message ("%s", columns[COLUMN_FILE]);
  if (!g_file_get_contents (path, &data, &length, NULL))
    return;
  reading = tengen_sgf_read (data, length, NULL, NULL);
  if (strcmp (columns[COLUMN_GAMES], "0") == 0)
    {
      g_assert_null (reading->record);
      return;
    }
  g_assert_nonnull (reading->record);
  g_assert_cmpuint (tengen_record_get_n_games (reading->record),
                    ==,
                    g_ascii_strtoull (columns[COLUMN_GAMES], NULL, 10));
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record),
                    ==,
                    g_ascii_strtoull (columns[COLUMN_NODES], NULL, 10));
  g_assert_cmpuint (measure_depth (reading->record),
                    ==,
                    g_ascii_strtoull (columns[COLUMN_DEPTH], NULL, 10));
  check_round_trip (reading->record);
}

static void
test_index (void)
{
  g_autofree char *folder = find_folder ();
  g_autofree char *path = NULL;
  g_autofree char *index = NULL;
  g_auto (GStrv) lines = NULL;

  if (folder != NULL)
    path = g_build_filename (folder, "INDEX.tsv", NULL);
  if (path == NULL || !g_file_get_contents (path, &index, NULL, NULL))
    {
      g_test_skip ("no files");
      return;
    }
  lines = g_strsplit (index, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

      if (g_str_has_suffix (columns[0] != NULL ? columns[0] : "", ".sgf") &&
          g_strv_length (columns) >= COLUMNS)
        check_file (folder, columns);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-vectors/index", test_index);
  return g_test_run ();
}
