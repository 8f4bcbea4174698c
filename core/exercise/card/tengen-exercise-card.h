/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-card: when a kind of exercises at a level comes back
 *
 * What:   the grade of an attempt, and what a repetition does to a card by SM-2.
 * Not:    which attempts are repetitions (tengen-exercise-plan).
 * Shape:  whole numbers. The easiness factor (EF) is in hundredths, in which
 *         every change of it is exact. A grade is never given by speed.
 * Source: P. A. Woźniak, Optimization of learning, 1990, chapter 3.2: EF
 *         begins at 2.5 and is at least 1.3; intervals of 1 and 6 days, then
 *         the last one times EF, rounded up; EF changes by 0.1 - (5 - q) *
 *         (0.08 + (5 - q) * 0.02), q being the grade; with q < 3 the card
 *         comes back the next day as a new one, but EF stays. Not of the source
 *         is the longest interval, %TENGEN_EXERCISE_CARD_LONGEST days.
 */
#pragma once

#include "tengen-exercise-log.h"

G_BEGIN_DECLS

/* The longest interval, in days. */
#define TENGEN_EXERCISE_CARD_LONGEST 30

/* A lower grade begins anew. */
#define TENGEN_EXERCISE_CARD_PASSED 3

/**
 * TengenExerciseCard:
 * @ease: the easiness factor in hundredths
 * @n: repetitions that went well since it was new or began anew
 * @interval: days from the last repetition to the next
 * @due: the day of the next one
 *
 * A card.
 */
typedef struct
{
  int ease;
  int n;
  int interval;
  gint64 due;
} TengenExerciseCard;

/* A card without repetitions. */
#define TENGEN_EXERCISE_CARD_NEW ((TengenExerciseCard){ .ease = 250 })

/**
 * tengen_exercise_card_grade:
 * @entry: an attempt
 *
 * Grades an attempt: 5 for right at the first try, 3 for right after a hint, 2
 * after one wrong try, 1 after more, 0 where the answer was shown.
 *
 * Returns: 0 to 5
 */
int tengen_exercise_card_grade (const TengenExerciseLogEntry *entry);

/**
 * tengen_exercise_card_repeat:
 * @self: a card
 * @grade: how the repetition went, 0 to 5
 * @day: when
 *
 * Does to a card what a repetition does.
 */
void
tengen_exercise_card_repeat (TengenExerciseCard *self, int grade, gint64 day);

G_END_DECLS
