/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-practice: exercises before a class, one after another; for two
 * teams a relay (リレー)
 *
 * What:   the exercise that is on the wall, whose turn it is, points, the end.
 * Not:    the making of exercises, which is asked for by a signal; the rules of
 *         the relay (tengen-exercise-relay).
 * Shape:  each exercise is a lesson of one step, held by a show of its own to
 *         which all else is left. In a relay no key shows the answer before
 *         both teams have tried; undo takes a wrong press back.
 */
#pragma once

#include "tengen-lesson-run.h"
#include "tengen-show.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_PRACTICE (tengen_show_practice_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenShowPractice, tengen_show_practice, TENGEN, SHOW_PRACTICE, TengenShow)

/* Signals:
 *   wanted ()   another exercise is wanted: tengen_show_practice_set_run()
 */

/**
 * tengen_show_practice_new:
 * @run: the first exercise
 * @teams: (nullable): two teams, for a relay
 * @count: how many exercises the relay has
 *
 * Shows exercises to a class.
 *
 * Returns: (transfer full): the show
 */
TengenShow *tengen_show_practice_new (TengenLessonRun *run,
                                      TengenTeams *teams,
                                      guint count) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the next exercise. */
void tengen_show_practice_set_run (TengenShowPractice *self,
                                   TengenLessonRun *run);

G_END_DECLS
