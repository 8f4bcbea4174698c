/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-read-diagram: the diagrams of a lesson
 *
 * What:   what is played (game, rules, size, komi) and what lies on the board,
 *         each taken over from what stands before where it is not said.
 * Not:    whether it can be played (tengen-lesson-check).
 */
#pragma once

#include "tengen-lesson-reader.h"

G_BEGIN_DECLS

/**
 * tengen_lesson_read_diagram_get_setup:
 * @self: a run
 * @node: an element that may say what is played
 * @base: (nullable): what is played where it does not say it
 *
 * Reads what is played.
 *
 * Returns: (transfer full): the game
 */
TengenGameSetup *tengen_lesson_read_diagram_get_setup (
    TengenLessonReader *self,
    const xmlNode *node,
    const TengenGameSetup *base) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_read_diagram:
 * @self: a run
 * @node: (nullable): a diagram, or %NULL for an empty board
 * @base: what is played where it is not said
 *
 * Reads a diagram.
 *
 * Returns: (transfer full): the diagram
 */
TengenLessonDiagram *tengen_lesson_read_diagram (TengenLessonReader *self,
                                                 const xmlNode *node,
                                                 const TengenGameSetup *base)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
