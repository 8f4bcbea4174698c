/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-shelf: how long a shelf of unfinished games takes
 *
 *     bench-shelf                   measures and prints `name value unit`
 *     bench-shelf FOLDER N LINES    makes a shelf for other programs
 *
 * What: listing, what was open last (at a start), that of a file (when it is
 *       opened), with and without the index; of 10 journals, and of 6,000.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "app-folder.h"
#include "shelf-fill.h"
#include "tengen-journal-shelf.h"

#define ROUNDS 9

typedef enum
{
  LIST,
  LAST,
  FIRST_FILE,
  NO_FILE,
  CLEAN,
} What;

static const char *const names[] = {
  "list", "take-last", "take-file", "take-no-file", "clean"
};

static void
free_journals (GPtrArray *journals)
{
  for (guint i = 0; i < journals->len; i++)
    tengen_journal_leave (g_ptr_array_index (journals, i));
  g_ptr_array_unref (journals);
}

static void
take_file (const char *shelf, guint n)
{
  g_autofree char *uri =
      g_strdup_printf ("file:///nowhere/%02u/pupil%04u.sgf", n % 40, n);
  g_autofree char *sum = shelf_fill_sum (n);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autoptr (TengenJournal) journal =
      tengen_journal_shelf_take_file (shelf, file, sum);
  if (journal != NULL)
    tengen_journal_leave (journal);
}

/* What a start does. */
static void
take_last (const char *shelf)
{
  g_auto (GStrv) ids = tengen_journal_shelf_find_last (shelf);
  int number = 0;

  free_journals (tengen_journal_shelf_take_all (
      shelf, (const char *const *) ids, &number));
}

static void
do_it (const char *shelf, What what)
{
  switch (what)
    {
    case LIST:
      g_ptr_array_unref (tengen_journal_shelf_list (shelf));
      break;
    case LAST:
      take_last (shelf);
      break;
    case FIRST_FILE:
      take_file (shelf, 5);
      break;
    case NO_FILE:
      take_file (shelf, 1000000);
      break;
    case CLEAN:
      (void) !tengen_journal_shelf_clean (shelf);
      break;
    }
}

/* The processor's time of this process: a busy machine does not add to it. */
static gint64
get_time_us (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  gint64 one = *(const gint64 *) a;
  gint64 other = *(const gint64 *) b;
  return one == other ? 0 : one < other ? -1 : 1;
}

static void
measure (const char *shelf, const char *name, What what, gboolean cold)
{
  g_autofree char *index = g_build_filename (shelf, ".index", NULL);
  gint64 times[ROUNDS];
  for (int i = 0; i < ROUNDS; i++)
    {
      if (cold)
        g_unlink (index);
      gint64 start = get_time_us ();
      do_it (shelf, what);
      times[i] = get_time_us () - start;
    }
  qsort (times, ROUNDS, sizeof times[0], compare);
  printf ("%s-%s%s %.2f ms\n",
          name,
          names[what],
          cold ? "-cold" : "",
          (double) times[ROUNDS / 2] / 1000);
}

static void
measure_all (const char *shelf, const char *name)
{
  for (What what = LIST; what <= CLEAN; what++)
    {
      do_it (shelf, what);
      measure (shelf, name, what, FALSE);
    }
  measure (shelf, name, LIST, TRUE);
}

int
main (int argc, char **argv)
{
  if (argc == 4)
    {
      shelf_fill (argv[1], 0, (guint) atoi (argv[2]), (guint) atoi (argv[3]));
      return 0;
    }
  g_autofree char *folder = g_dir_make_tmp ("tengen-bench-XXXXXX", NULL);
  g_autofree char *few = g_build_filename (folder, "few", NULL);
  g_autofree char *many = g_build_filename (folder, "many", NULL);
  shelf_fill (few, 0, 10, 300);
  shelf_fill (many, 0, 1000, 500);
  shelf_fill (many, 1000, 5000, 50);
  measure_all (few, "few");
  measure_all (many, "many");
  folder_remove (folder);
  return 0;
}
