/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-draw: a position of a game as a diagram of a lesson (図)
 *
 * What:   stones, the side to move, a ko, what happened before, and the marks
 *         of the node.
 * Not:    writing it down (tengen-lesson-write).
 * Shape:  the moves that led there are not kept: the diagram has their stones.
 */
#pragma once

#include "tengen-game-position.h"
#include "tengen-lesson.h"

G_BEGIN_DECLS

/**
 * TengenLessonDraw:
 * @TENGEN_LESSON_DRAW_OK: it can be drawn
 * @TENGEN_LESSON_DRAW_GAME: lessons do not know this game
 * @TENGEN_LESSON_DRAW_SIZE: nor boards of this size
 * @TENGEN_LESSON_DRAW_LIBERTIES: stones without liberties lie there
 *
 * Whether a position can be a diagram.
 */
typedef enum
{
  TENGEN_LESSON_DRAW_OK,
  TENGEN_LESSON_DRAW_GAME,
  TENGEN_LESSON_DRAW_SIZE,
  TENGEN_LESSON_DRAW_LIBERTIES,
} TengenLessonDraw;

/* Tells whether a position can be a diagram. Returns: OK, or why not. */
TengenLessonDraw tengen_lesson_draw_check (const TengenPosition *position);

/**
 * tengen_lesson_draw_terms:
 * @position: a position that can be a diagram
 * @changed: (out) (optional): the rule set is a named one with changes, which a
 *   lesson cannot say
 *
 * Gives what is played as a lesson says it: the named rule set, and the komi
 * only where the record says one.
 *
 * Returns: (transfer full): rules, size and komi
 */
TengenGameSetup *
tengen_lesson_draw_terms (const TengenPosition *position,
                          gboolean *changed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_draw:
 * @position: a position that can be a diagram
 * @stone: who is to move, NONE for whose turn it is
 *
 * Draws a position with the marks of its node. Of labels the first three
 * characters are taken.
 *
 * Returns: (transfer full): a diagram
 */
TengenLessonDiagram *
tengen_lesson_draw (const TengenPosition *position,
                    TengenStone stone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
