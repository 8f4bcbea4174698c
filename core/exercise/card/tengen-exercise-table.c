/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-table: how the exercises of several pupils went, for a teacher
 */
#include "tengen-exercise-table.h"

#include <string.h>

#include "tengen-exercise-card.h"

#define COLUMNS 6

typedef struct
{
  char *label;
  TengenExerciseTableCell cells[TENGEN_EXERCISE_KINDS];
} Pupil;

struct TengenExerciseTable
{
  /* (element-type Pupil) */
  GPtrArray *pupils;
};

static void
pupil_free (gpointer data)
{
  Pupil *pupil = data;

  g_free (pupil->label);
  g_free (pupil);
}

TengenExerciseTable *
tengen_exercise_table_new (void)
{
  TengenExerciseTable *self = g_new0 (TengenExerciseTable, 1);

  self->pupils = g_ptr_array_new_with_free_func (pupil_free);
  return self;
}

void
tengen_exercise_table_free (TengenExerciseTable *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->pupils);
  g_free (self);
}

static void
count (TengenExerciseTableCell *cell, const TengenExerciseLogEntry *entry)
{
  cell->tried++;
  cell->first += entry->result == TENGEN_EXERCISE_LOG_FIRST;
  cell->missed +=
      tengen_exercise_card_grade (entry) < TENGEN_EXERCISE_CARD_PASSED;
}

void
tengen_exercise_table_add (TengenExerciseTable *self,
                           const char *label,
                           const TengenExerciseLog *log)
{
  TengenExerciseReach reach = { 0 };
  Pupil *pupil;

  g_return_if_fail (self != NULL && label != NULL && log != NULL);

  pupil = g_new0 (Pupil, 1);
  pupil->label = g_strdup (label);
  for (guint i = 0; i < log->entries->len; i++)
    {
      const TengenExerciseLogEntry *entry =
          &g_array_index (log->entries, TengenExerciseLogEntry, i);
      TengenExerciseKind kind;

      if (entry->is_again || !tengen_exercise_kind_find (entry->kind, &kind))
        continue;
      count (&pupil->cells[kind], entry);
      tengen_exercise_reach_note (&reach, entry);
      pupil->cells[kind].level = tengen_exercise_reach_get_level (&reach, kind);
    }
  g_ptr_array_add (self->pupils, pupil);
}

guint
tengen_exercise_table_get_n_pupils (const TengenExerciseTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pupils->len;
}

const char *
tengen_exercise_table_get_label (const TengenExerciseTable *self, guint pupil)
{
  g_return_val_if_fail (self != NULL && pupil < self->pupils->len, NULL);

  return ((const Pupil *) g_ptr_array_index (self->pupils, pupil))->label;
}

/* --- Cells --- */

TengenExerciseTableCell
tengen_exercise_table_get_cell (const TengenExerciseTable *self,
                                guint pupil,
                                TengenExerciseKind kind)
{
  const TengenExerciseTableCell none = { 0 };

  g_return_val_if_fail (self != NULL && pupil < self->pupils->len, none);
  g_return_val_if_fail (kind < TENGEN_EXERCISE_KINDS, none);

  return ((const Pupil *) g_ptr_array_index (self->pupils, pupil))->cells[kind];
}

static void
add_up (TengenExerciseTableCell *sum, TengenExerciseTableCell cell)
{
  sum->tried += cell.tried;
  sum->first += cell.first;
  sum->missed += cell.missed;
}

TengenExerciseTableCell
tengen_exercise_table_sum_pupil (const TengenExerciseTable *self, guint pupil)
{
  TengenExerciseTableCell sum = { 0 };

  g_return_val_if_fail (self != NULL && pupil < self->pupils->len, sum);

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    add_up (
        &sum,
        tengen_exercise_table_get_cell (self, pupil, (TengenExerciseKind) i));
  return sum;
}

/* Gives the level in the middle, of two the lower; 0 where there is none. */
static int
get_median (const guint *pupils, guint n)
{
  guint below = 0;
  int level = 0;

  while (n > 0 && below < (n + 1) / 2)
    below += pupils[++level];
  return level;
}

TengenExerciseTableCell
tengen_exercise_table_sum_kind (const TengenExerciseTable *self,
                                TengenExerciseKind kind)
{
  TengenExerciseTableCell sum = { 0 };
  guint at_level[TENGEN_EXERCISE_LEVELS + 1] = { 0 };
  guint n = 0;

  g_return_val_if_fail (self != NULL && kind < TENGEN_EXERCISE_KINDS, sum);

  for (guint i = 0; i < self->pupils->len; i++)
    {
      TengenExerciseTableCell cell =
          tengen_exercise_table_get_cell (self, i, kind);

      add_up (&sum, cell);
      at_level[cell.level] += cell.tried > 0;
      n += cell.tried > 0;
    }
  sum.level = get_median (at_level, n);
  return sum;
}

/* --- CSV --- */

static void
append_field (GString *csv, const char *text)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *doubled = NULL;

  if (text[0] != '\0' && strchr ("=+-@\t", text[0]) != NULL)
    {
      g_autofree char *spaced = g_strconcat (" ", text, NULL);

      append_field (csv, spaced);
      return;
    }
  if (strpbrk (text, "\",\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  parts = g_strsplit (text, "\"", -1);
  doubled = g_strjoinv ("\"\"", parts);
  g_string_append_printf (csv, "\"%s\"", doubled);
}

static void
append_line (GString *csv,
             const char *pupil,
             const char *kind,
             TengenExerciseTableCell cell)
{
  if (cell.tried == 0)
    return;
  append_field (csv, pupil);
  g_string_append_c (csv, ',');
  append_field (csv, kind);
  g_string_append_printf (
      csv, ",%u,%u,%u,", cell.tried, cell.first, cell.missed);
  if (cell.level > 0)
    g_string_append_printf (csv, "%d", cell.level);
  g_string_append (csv, "\r\n");
}

static void
append_pupil (const TengenExerciseTable *self,
              guint pupil,
              const char *all,
              const char *(*name_kind) (TengenExerciseKind kind),
              GString *csv)
{
  const char *label = tengen_exercise_table_get_label (self, pupil);

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    append_line (
        csv,
        label,
        name_kind ((TengenExerciseKind) i),
        tengen_exercise_table_get_cell (self, pupil, (TengenExerciseKind) i));
  append_line (csv, label, all, tengen_exercise_table_sum_pupil (self, pupil));
}

char *
tengen_exercise_table_to_csv (
    const TengenExerciseTable *self,
    const char *const *columns,
    const char *all,
    const char *(*name_kind) (TengenExerciseKind kind))
{
  GString *csv;

  g_return_val_if_fail (self != NULL && columns != NULL, NULL);
  g_return_val_if_fail (all != NULL && name_kind != NULL, NULL);

  csv = g_string_new (NULL);
  for (int i = 0; i < COLUMNS; i++)
    {
      append_field (csv, columns[i]);
      g_string_append (csv, i + 1 < COLUMNS ? "," : "\r\n");
    }
  for (guint i = 0; i < self->pupils->len; i++)
    append_pupil (self, i, all, name_kind, csv);
  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    append_line (csv,
                 all,
                 name_kind ((TengenExerciseKind) i),
                 tengen_exercise_table_sum_kind (self, (TengenExerciseKind) i));
  return g_string_free (csv, FALSE);
}
