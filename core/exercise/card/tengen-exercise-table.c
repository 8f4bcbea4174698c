/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-table: how the exercises of several pupils went, for a teacher
 */
#include "tengen-exercise-table.h"

#include "tengen-exercise-card.h"

typedef struct
{
  TengenExerciseTableCell cells[TENGEN_EXERCISE_KINDS];
} Pupil;

struct TengenExerciseTable
{
  /* (element-type Pupil) */
  GPtrArray *pupils;
};

TengenExerciseTable *
tengen_exercise_table_new (void)
{
  TengenExerciseTable *self = g_new0 (TengenExerciseTable, 1);

  self->pupils = g_ptr_array_new_with_free_func (g_free);
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
                           const TengenExerciseLog *log)
{
  TengenExerciseReach reach = { 0 };
  Pupil *pupil;

  g_return_if_fail (self != NULL && log != NULL);

  pupil = g_new0 (Pupil, 1);
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

/* --- Where pupils stumble --- */

static TengenExerciseTableStumble
make_stumble (const TengenExerciseTable *self, TengenExerciseKind kind)
{
  TengenExerciseTableStumble stumble = {
    .kind = kind, .sum = tengen_exercise_table_sum_kind (self, kind)
  };

  for (guint i = 0; i < self->pupils->len; i++)
    {
      TengenExerciseTableCell cell =
          tengen_exercise_table_get_cell (self, i, kind);

      stumble.n_tried += cell.tried > 0;
      stumble.n_missed += cell.missed > 0;
    }
  return stumble;
}

static int
compare_stumbles (gconstpointer a, gconstpointer b, gpointer data)
{
  const TengenExerciseTableStumble *x = a;
  const TengenExerciseTableStumble *y = b;

  if (x->sum.missed != y->sum.missed)
    return x->sum.missed > y->sum.missed ? -1 : 1;
  return (x->sum.tried > y->sum.tried) - (x->sum.tried < y->sum.tried);
}

GArray *
tengen_exercise_table_list_stumbles (const TengenExerciseTable *self)
{
  GArray *stumbles =
      g_array_new (FALSE, FALSE, sizeof (TengenExerciseTableStumble));

  g_return_val_if_fail (self != NULL, stumbles);

  for (guint i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    {
      TengenExerciseTableStumble stumble =
          make_stumble (self, (TengenExerciseKind) i);

      if (stumble.n_missed > 0)
        g_array_append_val (stumbles, stumble);
    }
  /* it is stable: what is alike stays in the order of the kinds */
  g_array_sort_with_data (stumbles, compare_stumbles, NULL);
  return stumbles;
}
