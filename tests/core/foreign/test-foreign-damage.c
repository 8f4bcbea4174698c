/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Good files, cut and changed: whatever comes of it, nothing breaks.
 *
 * All files at 40 places, and 40 of their bytes changed; with TENGEN_FULL=1 at
 * each place of the first 4,000.
 */
#include "tengen-foreign.h"

#include <string.h>

#define PLACES 40u
#define MOST_PLACES 4000u

/* The same numbers on every machine. */
static guint
draw (guint *state)
{
  *state = *state * 1664525u + 1013904223u;
  return *state >> 8;
}

/* Reads bytes from a block of their own length, so that reading behind them is
 * found; what is opened has a game, and what is not has a reason. */
static void
read_bytes (const char *data, gsize length, const char *name)
{
  g_autofree char *bytes = g_memdup2 (data, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading = tengen_foreign_read (
      bytes != NULL ? bytes : "", length, name, NULL, NULL, &error);

  if (reading->record != NULL)
    g_assert_cmpuint (tengen_record_get_n_games (reading->record), >, 0);
  else
    g_assert_nonnull (error);
}

static void
damage (const char *data, gsize length, const char *name)
{
  g_autofree char *changed = g_memdup2 (data, length);
  guint n = g_getenv ("TENGEN_FULL") != NULL ? (guint) MIN (length, MOST_PLACES)
                                             : PLACES;
  guint state = g_str_hash (name);

  read_bytes (data, length, name);
  for (guint i = 0; i < n; i++)
    {
      gsize at = draw (&state) % length;
      char old = changed[at];

      read_bytes (data, length * i / n, name);
      changed[at] = (char) draw (&state);
      read_bytes (changed, length, name);
      changed[at] = old;
    }
}

static void
test_damage (void)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "data", "foreign", "ok", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) files = g_dir_open (folder, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *data = NULL;
      gsize length;

      /* packed files are unpacked before */
      if (g_str_has_suffix (name, ".gz") || g_str_has_suffix (name, ".tsv"))
        continue;
      g_assert_true (g_file_get_contents (path, &data, &length, &error));
      damage (data, length, name);
      n++;
    }
  g_assert_cmpuint (n, >=, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-damage/all", test_damage);
  return g_test_run ();
}
