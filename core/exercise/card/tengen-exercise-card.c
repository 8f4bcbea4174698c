/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-exercise-card.h"

#define LEAST_EASE 130
#define FIRST_INTERVAL 1
#define SECOND_INTERVAL 6

int
tengen_exercise_card_grade (const TengenExerciseLogEntry *entry)
{
  g_return_val_if_fail (entry != NULL, 0);

  if (entry->result == TENGEN_EXERCISE_LOG_SHOWN)
    return 0;
  if (entry->wrong > 0)
    return entry->wrong == 1 ? 2 : 1;
  return entry->result == TENGEN_EXERCISE_LOG_HINT ? 3 : 5;
}

static int
get_interval (const TengenExerciseCard *self)
{
  if (self->n <= 1)
    return FIRST_INTERVAL;
  if (self->n == 2)
    return SECOND_INTERVAL;
  return MIN ((self->interval * self->ease + 99) / 100,
              TENGEN_EXERCISE_CARD_LONGEST);
}

void
tengen_exercise_card_repeat (TengenExerciseCard *self, int grade, gint64 day)
{
  int lack = 5 - grade;

  g_return_if_fail (self != NULL && grade >= 0 && grade <= 5);

  if (grade < TENGEN_EXERCISE_CARD_PASSED)
    self->n = 0;
  else
    {
      self->ease = MAX (self->ease + 10 - lack * (8 + lack * 2), LEAST_EASE);
      self->n++;
    }
  self->interval = get_interval (self);
  self->due = day + self->interval;
}
