/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * shelf-fill: a shelf with as many journals as wanted, put away as a person
 * does, each of a file of its own
 */
#pragma once

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "tengen-journal-log.h"

#define SHELF_FILL_BASE "(;GM[1]FF[4]SZ[19])"

/* The sum that file number @n had when its journal was written. */
static inline char *
shelf_fill_sum (guint n)
{
  g_autofree char *text = g_strdup_printf ("file %u", n);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static inline void
shelf_fill_seal (GString *log, GChecksum **chain, const char *lines)
{
  g_autoptr (GString) text = g_string_new (lines);
  GChecksum *next = tengen_journal_log_seal (*chain, text);
  g_clear_pointer (chain, g_checksum_free);
  *chain = next;
  g_string_append_len (log, text->str, (gssize) text->len);
}

static inline GString *
shelf_fill_log (guint n, guint n_lines)
{
  g_autofree char *base =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, SHELF_FILL_BASE, -1);
  g_autofree char *start = tengen_journal_log_start (1, base);
  g_autofree char *sum = shelf_fill_sum (n);
  g_autofree char *head =
      g_strdup_printf ("%s#game 0\n#title pupil%04u.sgf · Go\n#run fill\n"
                       "#file file:///nowhere/%02u/pupil%04u.sgf %s\n",
                       start,
                       n,
                       n % 40,
                       n,
                       sum);
  GString *log = g_string_new (NULL);
  GChecksum *chain = g_checksum_new (G_CHECKSUM_SHA256);
  shelf_fill_seal (log, &chain, head);
  for (guint i = 0; i < n_lines; i++)
    {
      g_autofree char *line = g_strdup_printf (
          "a 1000 0 %u %u %u 0\n", 1 + i % 2, 1 + i % 2, i % 361);
      shelf_fill_seal (log, &chain, line);
    }
  shelf_fill_seal (log, &chain, "#parked\n#end\n");
  g_checksum_free (chain);
  return log;
}

/* Without the care for the disk that takes most of the time. */
static inline void
shelf_fill_write (const char *folder, const char *name, const GString *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_set_contents_full (path,
                                           text->str,
                                           (gssize) text->len,
                                           G_FILE_SET_CONTENTS_NONE,
                                           0600,
                                           NULL));
}

/* The journals from @first on, each named by its number. */
static inline void
shelf_fill (const char *shelf, guint first, guint n, guint n_lines)
{
  g_autoptr (GString) base = g_string_new (SHELF_FILL_BASE);
  g_autoptr (GString) lock = g_string_new (NULL);
  for (guint i = first; i < first + n; i++)
    {
      g_autofree char *id = g_strdup_printf ("20260101-000000-%08x", i);
      g_autofree char *folder = g_build_filename (shelf, id, NULL);
      g_autoptr (GString) log = shelf_fill_log (i, n_lines);
      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      shelf_fill_write (folder, "base.sgf", base);
      shelf_fill_write (folder, "lock", lock);
      shelf_fill_write (folder, "log", log);
    }
}
