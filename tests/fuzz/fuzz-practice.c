/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-practice: any bytes as the log of a pupil
 *
 * What: reading does not crash; what was read is written, read again and written
 *       the same; merged with itself, or cut in two and merged, it is the same;
 *       the days of an origin do not run backwards but where the clock was wrong;
 *       the ten of a day are ten, no kind comes too often, and all of them can be
 *       done.
 */
#include "fuzz-one.h"
#include "tengen-exercise-plan.h"
#include "tengen-exercise-table.h"

#include <string.h>

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

static const TengenExerciseLogEntry *
get (const TengenExerciseLog *log, guint i)
{
  return &g_array_index (log->entries, TengenExerciseLogEntry, i);
}

static void
demand_text (const TengenExerciseLog *log,
             const char *expected,
             const char *promise)
{
  g_autofree char *text = tengen_exercise_log_encode (log);

  demand (strcmp (text, expected) == 0, promise);
}

static void
check_text (const TengenExerciseLog *log, const char *text)
{
  g_autoptr (TengenExerciseLog) back =
      tengen_exercise_log_decode (text, strlen (text));

  demand (back->is_whole && back->n_faults == 0, "what was written is whole");
  demand_text (back, text, "it is written the same again");
  tengen_exercise_log_merge (back, log);
  demand_text (back, text, "a log merged with itself is the same");
}

static void
check_parts (const TengenExerciseLog *log, const char *text)
{
  g_autoptr (TengenExerciseLog) a = tengen_exercise_log_new ();
  g_autoptr (TengenExerciseLog) b = tengen_exercise_log_new ();

  for (guint i = 0; i < log->entries->len; i++)
    tengen_exercise_log_add (i % 3 == 0 ? a : b, get (log, i));
  tengen_exercise_log_merge (a, b);
  tengen_exercise_log_merge (b, a);
  demand_text (a, text, "two parts are the whole");
  demand_text (b, text, "from either side");
}

static gint64
check_days (const TengenExerciseLog *log)
{
  gint64 today = 0;
  g_autoptr (GArray) days = NULL;

  for (guint i = 0; i < log->entries->len; i++)
    today = MAX (
        today,
        tengen_exercise_log_get_day (get (log, i)->time, get (log, i)->offset));
  days = tengen_exercise_log_make_days (log, today);
  demand (days->len == log->entries->len, "each attempt has its day");
  for (guint i = 0; i < days->len; i++)
    for (guint j = 0; j < i; j++)
      demand (get (log, i)->origin != get (log, j)->origin ||
                  g_array_index (days, gint64, j) <=
                      g_array_index (days, gint64, i),
              "days of an origin go on");
  return today;
}

/* Does all of a day, each position wrong that an odd seed has. */
static void
do_day (TengenExerciseLog *log, gint64 today, guint32 kinds)
{
  for (guint n = 0;; n++)
    {
      g_autoptr (TengenExercisePlan) plan =
          tengen_exercise_plan_new (log, today, 1, kinds);
      TengenExerciseLogEntry entry = { .offset = 240, .origin = 1 };
      TengenExercisePlanItem item;

      demand (tengen_exercise_plan_get_items (plan)->len ==
                  TENGEN_EXERCISE_PLAN_ITEMS,
              "a day has ten");
      if (!tengen_exercise_plan_find_next (plan, &item))
        return;
      demand (n < 5 * TENGEN_EXERCISE_PLAN_ITEMS, "a day has an end");
      entry.time = today * 24 * 60 * 60;
      strcpy (entry.kind, tengen_exercise_kind_get_info (item.kind)->id);
      entry.level = item.level;
      entry.seed = item.seed;
      entry.wrong = item.seed % 2;
      entry.result = item.seed % 2 == 0 ? TENGEN_EXERCISE_LOG_FIRST
                                        : TENGEN_EXERCISE_LOG_MISSED;
      entry.number = tengen_exercise_log_get_next (log, entry.origin);
      if (!tengen_exercise_log_is_valid (&entry))
        return;
      tengen_exercise_log_add (log, &entry);
    }
}

static void
check_kinds (const TengenExerciseLog *log, gint64 today, guint32 kinds)
{
  g_autoptr (TengenExercisePlan) plan =
      tengen_exercise_plan_new (log, today, 1, kinds);
  const GArray *items = tengen_exercise_plan_get_items (plan);
  guint of_kind[TENGEN_EXERCISE_KINDS] = { 0 };

  for (guint i = 0; i < items->len; i++)
    {
      const TengenExercisePlanItem *item =
          &g_array_index (items, TengenExercisePlanItem, i);
      const TengenExerciseKindInfo *info =
          tengen_exercise_kind_get_info (item->kind);

      demand ((kinds >> item->kind & 1) != 0, "a kind that is wanted");
      demand (++of_kind[item->kind] <= 3, "three of a kind at most");
      demand (item->level >= info->lowest && item->level <= info->highest,
              "a level that there is");
    }
}

static void
check_table (const TengenExerciseLog *log)
{
  g_autoptr (TengenExerciseTable) table = tengen_exercise_table_new ();
  guint tried = 0;

  tengen_exercise_table_add (table, log);
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseTableCell cell =
          tengen_exercise_table_get_cell (table, 0, (TengenExerciseKind) i);

      demand (cell.first + cell.missed <= cell.tried, "each is one thing");
      tried += cell.tried;
    }
  demand (tried <= log->entries->len, "each attempt counts once");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TengenExerciseLog) log =
      tengen_exercise_log_decode ((const char *) data, size);
  g_autofree char *text = tengen_exercise_log_encode (log);
  TengenExerciseReach reach = { 0 };
  guint32 kinds = tengen_exercise_reach_list_kinds (&reach, FALSE);
  gint64 today;

  check_text (log, text);
  check_parts (log, text);
  check_table (log);
  today = check_days (log);
  check_kinds (log, today, kinds);
  do_day (log, today, kinds);
  return 0;
}
