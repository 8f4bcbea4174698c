/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-series: exercises of a kind and a level, one after another
 */
#include "tengen-exercise-series.h"

#include <string.h>

#include "tengen-exercise-make.h"

/* So many seeds may give nothing, or nothing new one after another. */
#define FAILURES_MOST 3
#define REPEATS_MOST 1000

/* --- Making --- */

static void
free_exercise (gpointer exercise)
{
  tengen_exercise_free (exercise);
}

static gboolean
is_new (GHashTable *keys, const TengenExercise *exercise)
{
  guint64 key = tengen_exercise_make_key (exercise);

  return g_hash_table_add (keys, g_memdup2 (&key, sizeof key));
}

GPtrArray *
tengen_exercise_series_make (const TengenExerciseSeries *self,
                             TengenExerciseSeriesStep step,
                             gpointer data)
{
  GPtrArray *exercises = g_ptr_array_new_with_free_func (free_exercise);
  g_autoptr (GHashTable) keys =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint failures = 0, repeats = 0;

  for (guint64 seed = self->seed;
       exercises->len < self->count && failures < FAILURES_MOST &&
       repeats < REPEATS_MOST && (step == NULL || step (exercises->len, data));
       seed++)
    {
      g_autoptr (TengenExercise) exercise =
          tengen_exercise_make (self->kind, self->level, seed);

      if (exercise == NULL)
        failures++;
      else if (!is_new (keys, exercise))
        repeats++;
      else
        {
          repeats = 0;
          g_ptr_array_add (exercises, g_steal_pointer (&exercise));
        }
    }
  return exercises;
}

/* --- Its code --- */

char *
tengen_exercise_series_write_code (const TengenExerciseSeries *self)
{
  return g_strdup_printf ("%s-%d-%" G_GUINT64_FORMAT,
                          tengen_exercise_kind_get_info (self->kind)->id,
                          self->level,
                          self->seed);
}

/* Small narrow letters, digits and hyphens, without blanks around. */
static char *
make_plain (const char *code)
{
  g_autofree char *narrow =
      g_utf8_normalize (code, -1, G_NORMALIZE_ALL_COMPOSE);
  GString *plain = g_string_new (narrow);

  /* what input methods write for a hyphen: minus, hyphens, a long vowel */
  g_string_replace (plain, "−", "-", 0);
  g_string_replace (plain, "‐", "-", 0);
  g_string_replace (plain, "–", "-", 0);
  g_string_replace (plain, "ー", "-", 0);
  g_string_ascii_down (plain);
  return g_strstrip (g_string_free (plain, FALSE));
}

/* Digits alone; a number that is too large is none. */
static gboolean
read_number (const char *text, guint64 most, guint64 *number)
{
  gsize n_digits = strspn (text, "0123456789");

  if (n_digits == 0 || text[n_digits] != '\0')
    return FALSE;
  *number = g_ascii_strtoull (text, NULL, 10);
  return *number <= most;
}

/* The name of a kind may have hyphens of its own. */
static gboolean
read_whole (TengenExerciseSeries *series, char *plain)
{
  char *seed = strrchr (plain, '-');
  char *level;
  guint64 number = 0;
  const TengenExerciseKindInfo *info;

  if (seed == NULL)
    return FALSE;
  *seed++ = '\0';
  level = strrchr (plain, '-');
  if (level == NULL)
    return FALSE;
  *level++ = '\0';
  if (!tengen_exercise_kind_find (plain, &series->kind))
    return FALSE;
  info = tengen_exercise_kind_get_info (series->kind);
  if (!read_number (level, TENGEN_EXERCISE_LEVELS, &number) ||
      (int) number < info->lowest || (int) number > info->highest)
    return FALSE;
  series->level = (int) number;
  return read_number (seed, G_MAXINT64, &series->seed);
}

gboolean
tengen_exercise_series_read_code (TengenExerciseSeries *self, const char *code)
{
  TengenExerciseSeries read = *self;
  g_autofree char *plain = NULL;

  if (!g_utf8_validate (code, -1, NULL))
    return FALSE;
  plain = make_plain (code);
  if (!read_number (plain, G_MAXINT64, &read.seed) &&
      !read_whole (&read, plain))
    return FALSE;
  *self = read;
  return TRUE;
}
