/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-aside: what stands below the sentence of a lesson: options,
 * digits, buttons of a game, a written sum
 *
 * What:   the panels of the page of a lesson, large; whose turn it is, how much
 *         was found.
 * Not:    doing anything: it tells what was pressed.
 * Shape:  all sizes follow the letters it stands in.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-lesson-player.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_SHOW_ASIDE (tengen_show_aside_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenShowAside, tengen_show_aside, TENGEN, SHOW_ASIDE, GtkWidget)

/* Signals:
 *   answer (int kind, int point, int number)   an input as of
 *                                              tengen_lesson_run_do()
 *   play ()                                    the game is to be played
 */

/* Makes it, for no step. */
GtkWidget *tengen_show_aside_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_show_aside_update:
 * @self: what stands below the sentence
 * @step: a step
 * @state: its state
 * @language: in which language it is read
 *
 * Shows a state.
 *
 * Returns: %FALSE if there is nothing to be seen
 */
gboolean tengen_show_aside_update (TengenShowAside *self,
                                   const TengenLessonStep *step,
                                   const TengenLessonState *state,
                                   const char *language);

/**
 * tengen_show_aside_type:
 * @self: it
 * @key: a key of GDK
 *
 * Types a key into the number of a COUNT step.
 *
 * Returns: %FALSE if there is none, or if it takes no such key now
 */
gboolean tengen_show_aside_type (TengenShowAside *self, guint key);

G_END_DECLS
