/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-exercise: how soon exercises are made and proved
 */
#include "driver.h"

#include "tengen-exercise-kind.h"
#include "tengen-exercise-series.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct
{
  guint done;
  double since; /* the one before was there, or nothing was yet */
  double longest;
} Tally;

/* Called before each attempt, some of which come to nothing. */
static gboolean
note (guint done, gpointer data)
{
  Tally *tally = data;
  double now = driver_get_cpu ();

  if (done > tally->done)
    {
      tally->longest = MAX (tally->longest, now - tally->since);
      tally->since = now;
      tally->done = done;
    }
  return TRUE;
}

gboolean
driver_run_exercise (char **args)
{
  TengenExerciseSeries series = {
    .level = atoi (args[1]),
    .count = (guint) MAX (atoi (args[2]), 1),
    .seed = g_ascii_strtoull (args[3], NULL, 10),
  };
  g_autoptr (GPtrArray) exercises = NULL;
  const TengenExerciseKindInfo *info;
  Tally tally = { 0 };
  double start = driver_get_cpu ();

  if (!tengen_exercise_kind_find (args[0], &series.kind))
    return FALSE;
  info = tengen_exercise_kind_get_info (series.kind);
  if (series.level < info->lowest || series.level > info->highest)
    return FALSE;
  tally.since = start;
  exercises = tengen_exercise_series_make (&series, note, &tally);
  note (exercises->len, &tally);
  printf ("exercise made %u cpu %.6f longest %.6f\n",
          exercises->len,
          driver_get_cpu () - start,
          tally.longest);
  return TRUE;
}
