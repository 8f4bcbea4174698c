/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-overview: who has done how much of which lesson
 */
#include "tengen-lesson-overview.h"

typedef struct
{
  char *name;
  guint picture;
  TengenLessonSum *sums;
} Row;

struct TengenLessonOverview
{
  GPtrArray *lessons; /* of TengenLesson, borrowed */
  GArray *rows;
  /* of TengenLessonStumble: each step of each lesson */
  GArray *steps;
};

static void
clear_row (gpointer data)
{
  Row *row = data;

  g_free (row->name);
  g_free (row->sums);
}

static void
add_steps (TengenLessonOverview *self, const TengenLesson *lesson)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      TengenLessonStumble step = { .lesson = lesson, .step = i };

      g_array_append_val (self->steps, step);
    }
}

TengenLessonOverview *
tengen_lesson_overview_new (const GPtrArray *lessons)
{
  TengenLessonOverview *self;

  g_return_val_if_fail (lessons != NULL, NULL);

  self = g_new0 (TengenLessonOverview, 1);
  self->lessons = g_ptr_array_new ();
  self->steps = g_array_new (FALSE, FALSE, sizeof (TengenLessonStumble));
  for (guint i = 0; i < lessons->len; i++)
    {
      g_ptr_array_add (self->lessons, g_ptr_array_index (lessons, i));
      add_steps (self, g_ptr_array_index (lessons, i));
    }
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, clear_row);
  return self;
}

void
tengen_lesson_overview_free (TengenLessonOverview *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->lessons);
  g_array_unref (self->rows);
  g_array_unref (self->steps);
  g_free (self);
}

static void
count_steps (TengenLessonOverview *self, const TengenLessonProgress *progress)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      TengenLessonStumble *step =
          &g_array_index (self->steps, TengenLessonStumble, i);
      guint stars = tengen_lesson_progress_get_stars (
          progress,
          step->lesson->id,
          tengen_lesson_get_step (step->lesson, step->step)->id);

      step->n_done += stars > 0;
      step->n_missed += stars > 0 && stars < TENGEN_LESSON_STARS;
    }
}

void
tengen_lesson_overview_add (TengenLessonOverview *self,
                            const char *name,
                            guint picture,
                            const TengenLessonProgress *progress)
{
  Row row = { NULL, picture, NULL };

  g_return_if_fail (self != NULL);
  g_return_if_fail (name != NULL && progress != NULL);

  row.name = g_strdup (name);
  row.sums = g_new0 (TengenLessonSum, self->lessons->len);
  for (guint i = 0; i < self->lessons->len; i++)
    row.sums[i] = tengen_lesson_progress_sum (
        progress, g_ptr_array_index (self->lessons, i));
  g_array_append_val (self->rows, row);
  count_steps (self, progress);
}

static const Row *
get_row (const TengenLessonOverview *self, guint row)
{
  return &g_array_index (self->rows, Row, row);
}

guint
tengen_lesson_overview_get_n_rows (const TengenLessonOverview *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

guint
tengen_lesson_overview_get_n_columns (const TengenLessonOverview *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->lessons->len;
}

const TengenLesson *
tengen_lesson_overview_get_lesson (const TengenLessonOverview *self,
                                   guint column)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (column < self->lessons->len, NULL);

  return g_ptr_array_index (self->lessons, column);
}

const char *
tengen_lesson_overview_get_name (const TengenLessonOverview *self, guint row)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (row < self->rows->len, NULL);

  return get_row (self, row)->name;
}

guint
tengen_lesson_overview_get_picture (const TengenLessonOverview *self, guint row)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (row < self->rows->len, 0);

  return get_row (self, row)->picture;
}

const TengenLessonSum *
tengen_lesson_overview_get_sum (const TengenLessonOverview *self,
                                guint row,
                                guint column)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (row < self->rows->len, NULL);
  g_return_val_if_fail (column < self->lessons->len, NULL);

  return &get_row (self, row)->sums[column];
}

/* --- Where people stumble --- */

static int
compare_stumbles (gconstpointer a, gconstpointer b, gpointer data)
{
  const TengenLessonStumble *x = a;
  const TengenLessonStumble *y = b;

  if (x->n_missed != y->n_missed)
    return x->n_missed > y->n_missed ? -1 : 1;
  return (x->n_done > y->n_done) - (x->n_done < y->n_done);
}

GArray *
tengen_lesson_overview_list_stumbles (const TengenLessonOverview *self)
{
  GArray *stumbles = g_array_new (FALSE, FALSE, sizeof (TengenLessonStumble));

  g_return_val_if_fail (self != NULL, stumbles);

  for (guint i = 0; i < self->steps->len; i++)
    if (g_array_index (self->steps, TengenLessonStumble, i).n_missed > 0)
      g_array_append_val (stumbles,
                          g_array_index (self->steps, TengenLessonStumble, i));
  /* it is stable: what is alike stays in the order of the course */
  g_array_sort_with_data (stumbles, compare_stumbles, NULL);
  return stumbles;
}
