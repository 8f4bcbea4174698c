/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver: the core's work in a form that other programs' work can stand beside
 *
 * What:  `driver OP ARGS` does one kind of work and prints one line of pairs
 *        `key value`, totals over all repetitions; README.md lists the
 *        operations.
 * Shape: cpu is the process's time for the work alone; starting and reading
 *        the file from disk are outside of it.
 */
#include "driver.h"

#include "tengen-sgf-writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

/* An operation: gets the arguments behind its name, NULL after the last. */
typedef struct
{
  const char *name;
  int n_args;
  const char *usage;
  gboolean (*run) (char **args);
} Operation;

double
driver_get_cpu (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

/* The most memory that the process had at one time. */
static long
get_peak_kb (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

/* The memory that the process has now. */
static long
get_rss_kb (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmRSS:");
  return line == NULL ? 0 : strtol (line + strlen ("VmRSS:"), NULL, 10);
}

char *
driver_load (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *data = NULL;

  if (!g_file_get_contents (path, &data, length, &error))
    fprintf (stderr, "%s\n", error->message);
  return data;
}

TengenSgfReading *
driver_read (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (data, length, NULL, &error);

  if (reading->record != NULL)
    return g_steal_pointer (&reading);
  fprintf (stderr, "%s\n", error->message);
  return NULL;
}

/* FILE R: bytes to a record and freeing it, R times. Memory is measured when
 * the first record was just read. */
static gboolean
run_parse (char **args)
{
  gsize length = 0;
  g_autofree char *data = driver_load (args[0], &length);
  guint n = (guint) MAX (atoi (args[1]), 1);
  long before_kb = get_rss_kb (), after_kb = 0;
  guint n_nodes = 0;
  double cpu = 0;

  if (data == NULL)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      double start = driver_get_cpu ();
      TengenSgfReading *reading = driver_read (data, length);

      cpu += driver_get_cpu () - start;
      if (reading == NULL)
        return FALSE;
      if (i == 0)
        after_kb = get_rss_kb ();
      n_nodes = tengen_record_get_n_nodes (reading->record);
      start = driver_get_cpu ();
      tengen_sgf_reading_free (reading);
      cpu += driver_get_cpu () - start;
    }
  printf ("parse bytes %" G_GUINT64_FORMAT " nodes %" G_GUINT64_FORMAT
          " cpu %.6f rss_kb %ld record_kb %ld bytes_a_node %.1f peak_kb %ld\n",
          (guint64) length * n,
          (guint64) n_nodes * n,
          cpu,
          after_kb,
          after_kb - before_kb,
          (double) (after_kb - before_kb) * 1024 / n_nodes,
          get_peak_kb ());
  return TRUE;
}

/* FILE R: a record to text, R times. */
static gboolean
run_write (char **args)
{
  gsize length = 0;
  g_autofree char *data = driver_load (args[0], &length);
  g_autoptr (TengenSgfReading) reading =
      data != NULL ? driver_read (data, length) : NULL;
  guint n = (guint) MAX (atoi (args[1]), 1);
  guint64 bytes = 0;
  double cpu = 0;

  if (reading == NULL)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      double start = driver_get_cpu ();
      char *text = tengen_sgf_write (reading->record, NULL, &length);

      g_free (text);
      cpu += driver_get_cpu () - start;
      bytes += length;
    }
  printf ("write bytes %" G_GUINT64_FORMAT " nodes %" G_GUINT64_FORMAT
          " cpu %.6f rss_kb %ld\n",
          bytes,
          (guint64) tengen_record_get_n_nodes (reading->record) * n,
          cpu,
          get_peak_kb ());
  return TRUE;
}

static const Operation operations[] = {
  { "parse", 2, "FILE R", run_parse },
  { "write", 2, "FILE R", run_write },
  { "advice", 5, "RULES SIZE N SEED TIMES [list]", driver_run_advice },
  { "board", 1, "FILE", driver_run_board },
  { "dead", 2, "FILE R", driver_run_dead },
  { "dead-lines", 0, "", driver_run_dead_lines },
  { "exercise", 4, "KIND LEVEL N SEED", driver_run_exercise },
  { "forbidden", 2, "FILE R [standing]", driver_run_forbidden },
  { "renju-chain", 2, "FILE R", driver_run_chain },
  { "manners",
    3,
    "LEVEL N SEED [RULES SIZE [PLAYOUTS [list]]]",
    driver_run_manners },
  { "openings", 5, "RULES SIZE N SEED PLAYOUTS", driver_run_openings },
  { "playout", 3, "SIZE N SEED", driver_run_playout },
  { "renju-advice", 2, "N SEED", driver_run_renju_advice },
  { "renju-games", 3, "POSITIONS N SEED", driver_run_renju_games },
  { "renju-worths", 1, "FILE", driver_run_renju_worths },
  { "replay", 2, "MOVES R [psk|ssk]", driver_run_replay },
};

int
main (int argc, char *argv[])
{
  for (gsize i = 0; i < G_N_ELEMENTS (operations); i++)
    if (argc >= operations[i].n_args + 2 &&
        strcmp (argv[1], operations[i].name) == 0)
      return operations[i].run (argv + 2) ? 0 : 1;
  for (gsize i = 0; i < G_N_ELEMENTS (operations); i++)
    fprintf (stderr, "driver %s %s\n", operations[i].name, operations[i].usage);
  return 1;
}
