/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-panel: what a step of a lesson asks, as widgets
 *
 * What:  the part below the text of a step: buttons, an entry, what was found.
 * Not:   doing anything: a panel asks the page by its actions (lesson.*), and
 *        shows the state that follows.
 * Shape: made for a step, one kind for each task; shown anew after each input.
 */
#pragma once

#include "tengen-lesson-look.h"
#include "tengen-lesson-player.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_LESSON_PANEL (tengen_lesson_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (
    TengenLessonPanel, tengen_lesson_panel, TENGEN, LESSON_PANEL, GtkWidget)

/**
 * TengenLessonPanelUpdate:
 * @self: a panel
 * @state: the state of its step
 *
 * Shows a state.
 */
typedef void (*TengenLessonPanelUpdate) (TengenLessonPanel *self,
                                         const TengenLessonState *state);

/**
 * TengenLessonPanelClass:
 * @parent_class: the class of widgets
 * @update: (nullable): shows a state
 *
 * A kind of panel. Its children stand below each other; grab_focus() goes to the
 * first of them that takes it, where the kind says nothing else.
 */
struct _TengenLessonPanelClass
{
  GtkWidgetClass parent_class;

  TengenLessonPanelUpdate update;
};

/**
 * tengen_lesson_panel_new:
 * @step: a step
 * @look: how its texts are shown
 *
 * Makes the panel of a step.
 *
 * Returns: (transfer floating) (nullable): a panel, or %NULL if nothing has to
 *   be shown besides the board
 */
GtkWidget *tengen_lesson_panel_new (const TengenLessonStep *step,
                                    const TengenLessonLook *look)
    G_GNUC_WARN_UNUSED_RESULT;

/* Shows the state of its step. */
void tengen_lesson_panel_update (TengenLessonPanel *self,
                                 const TengenLessonState *state);

/* Adds a widget below the others. */
void tengen_lesson_panel_append (TengenLessonPanel *self, GtkWidget *child);

G_END_DECLS
