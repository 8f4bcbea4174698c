/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-choice: a kind of exercises, a level, and how many, to be
 * chosen
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-exercise-kind.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PRACTICE_CHOICE (tengen_practice_choice_get_type ())
G_DECLARE_FINAL_TYPE (TengenPracticeChoice,
                      tengen_practice_choice,
                      TENGEN,
                      PRACTICE_CHOICE,
                      GtkBox)

/* Signals:
 *   changed ()   something else is chosen
 */

/* Chooses a kind and a level. */
void tengen_practice_choice_set (TengenPracticeChoice *self,
                                 TengenExerciseKind kind,
                                 int level);

/* Offers 1 to @most exercises, and chooses so many. */
void tengen_practice_choice_set_count (TengenPracticeChoice *self,
                                       guint count,
                                       guint most);

/* Gives the kind that is chosen. */
TengenExerciseKind tengen_practice_choice_get_kind (TengenPracticeChoice *self);

/* Gives the level that is chosen, one of the kind. */
int tengen_practice_choice_get_level (TengenPracticeChoice *self);

/* Gives how many are chosen. */
guint tengen_practice_choice_get_count (TengenPracticeChoice *self);

G_END_DECLS
