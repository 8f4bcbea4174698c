/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-plan: which exercises a pupil has today (今日の十問)
 *
 * What:   from the log of a pupil: the ten of a day, and which comes next.
 * Not:    making exercises, levels (tengen-exercise-reach), when a card comes
 *         back (tengen-exercise-card).
 * Shape:  nothing is stored. The ten hang on the log as it stood when the day
 *         began, on the pupil's seed and on the kinds; so they are the same all
 *         day, and what is done of them is read from the log.
 *
 * A card is a kind at a level. All attempts of a day at a card are one
 * repetition; its grade is the lowest of theirs. Only the first attempt at a
 * position counts. A repetition before its day that went well
 * changes nothing, as SM-2 knows none; a miss begins the card anew at any time.
 *
 * The ten are, in this order: cards that are due, the oldest first (of one day
 * the shorter interval); cards of the kinds at the pupil's level that are new;
 * more of the kinds at the pupil's level, in turn. A kind comes three times at
 * most, or as often as it must where fewer than four kinds are wanted. A card
 * above the pupil's level waits until the level is there. What is due and does
 * not fit is due the next day; how much that is is never told.
 *
 * A missed position comes back on the same day, after three others or more, and
 * once more if it is missed again. Where too few of the ten are left for that,
 * more exercises come in between. After that day its card comes back with
 * another position.
 */
#pragma once

#include "tengen-exercise-card.h"
#include "tengen-exercise-reach.h"

G_BEGIN_DECLS

/* As many exercises a day has. */
#define TENGEN_EXERCISE_PLAN_ITEMS 10

/* A missed position comes back after so many others. */
#define TENGEN_EXERCISE_PLAN_OTHERS 3

typedef struct TengenExercisePlan TengenExercisePlan;

/**
 * TengenExercisePlanItem:
 * @kind: the kind
 * @level: the level
 * @seed: the seed of the position
 * @is_again: it was missed today and comes back
 * @is_extra: it is none of the ten, but comes between two of them
 *
 * An exercise of today.
 */
typedef struct
{
  TengenExerciseKind kind;
  int level;
  guint64 seed;
  gboolean is_again;
  gboolean is_extra;
} TengenExercisePlanItem;

/**
 * tengen_exercise_plan_new:
 * @log: the pupil's log; it may change or go afterwards
 * @today: the day, by tengen_exercise_log_get_day()
 * @seed: the pupil's seed
 * @kinds: the kinds that are wanted, a bit for each
 *
 * Makes the plan of a day. It is made anew when the log has changed.
 *
 * Returns: (transfer full): a plan
 */
TengenExercisePlan *
tengen_exercise_plan_new (const TengenExerciseLog *log,
                          gint64 today,
                          guint64 seed,
                          guint32 kinds) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a plan; does nothing for %NULL. */
void tengen_exercise_plan_free (TengenExercisePlan *self);

/**
 * tengen_exercise_plan_get_items:
 * @self: a plan
 *
 * Gives the ten of today.
 *
 * Returns: (transfer none) (element-type TengenExercisePlanItem): the ten, or
 *   none where no kinds are wanted
 */
const GArray *tengen_exercise_plan_get_items (const TengenExercisePlan *self);

/* Tells how many of the ten were tried today. */
guint tengen_exercise_plan_count_done (const TengenExercisePlan *self);

/**
 * tengen_exercise_plan_find_next:
 * @self: a plan
 * @item: (out): what comes next
 *
 * Tells which exercise comes next.
 *
 * Returns: %FALSE if all of today is done
 */
gboolean tengen_exercise_plan_find_next (const TengenExercisePlan *self,
                                         TengenExercisePlanItem *item);

/* Gives a card as it stood when the day began. */
TengenExerciseCard tengen_exercise_plan_get_card (
    const TengenExercisePlan *self, TengenExerciseKind kind, int level);

/**
 * tengen_exercise_plan_make_seed:
 * @seed: the pupil's seed
 * @day: a day
 * @kind: a kind
 * @level: a level
 * @count: how often the card was there before on that day
 *
 * Gives the seed of a position, short enough to be told.
 *
 * Returns: a seed below 2^32
 */
guint64 tengen_exercise_plan_make_seed (
    guint64 seed, gint64 day, TengenExerciseKind kind, int level, guint count);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenExercisePlan, tengen_exercise_plan_free)

G_END_DECLS
