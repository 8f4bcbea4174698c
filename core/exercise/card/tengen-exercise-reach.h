/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-reach: which level of each kind suits a pupil
 *
 * What:   the level of a kind, moved so that about 80 % succeed at first try;
 *         the kinds that are in reach.
 * Not:    which exercises come next (tengen-exercise-plan).
 * Shape:  a weighted up-down rule: a success at the pupil's level is a quarter
 *         of a step up, anything else a whole step down. It stands still where
 *         four succeed for one that does not, thus at 80 %. Until the first
 *         failure a success is a whole step, which soon leaves behind what is
 *         far too easy.
 *         Only the first attempt at a position counts, and only where it tells
 *         something: success at an easier level and failure at a harder one
 *         are expected, and of failure at an easier one the pupil's own level
 *         will tell.
 * Source: C. Kaernbach, Simple adaptive testing with the weighted up-down
 *         method, Perception & Psychophysics 49 (1991).
 */
#pragma once

#include "tengen-exercise-log.h"

G_BEGIN_DECLS

/**
 * TengenExerciseReach:
 * @steps: of each kind, quarters of a level above its lowest
 * @has_failed: of each kind, whether there was a failure
 * @is_tried: of each kind, whether there was an attempt
 *
 * What is known of a pupil; all zero for a new one.
 */
typedef struct
{
  int steps[TENGEN_EXERCISE_KINDS];
  gboolean has_failed[TENGEN_EXERCISE_KINDS];
  gboolean is_tried[TENGEN_EXERCISE_KINDS];
} TengenExerciseReach;

/* Lets an attempt count; those of a log are given in their order. */
void tengen_exercise_reach_note (TengenExerciseReach *self,
                                 const TengenExerciseLogEntry *entry);

/* Gives the level of a kind, within those that it has. */
int tengen_exercise_reach_get_level (const TengenExerciseReach *self,
                                     TengenExerciseKind kind);

/**
 * tengen_exercise_reach_list_kinds:
 * @self: what is known of a pupil
 * @is_renju: of Renju, else of Go
 *
 * Tells which kinds of a game are in reach: those that the pupil has tried, and
 * those whose lowest level is not above the best that the pupil has in a kind
 * of that game. To a new pupil these are the kinds that begin at level 1.
 *
 * Returns: a bit for each kind, that of the first one is 1
 */
guint32 tengen_exercise_reach_list_kinds (const TengenExerciseReach *self,
                                          gboolean is_renju);

G_END_DECLS
