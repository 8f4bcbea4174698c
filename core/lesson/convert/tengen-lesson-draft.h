/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-draft: the variations of a problem as questions and answers
 *
 * What:   which moves are right, what the program replies, the questions that
 *         follow; what is said with them.
 * Not:    writing them down (-from-try), making them parts of a lesson
 *         (-from-problem).
 */
#pragma once

#include "tengen-lesson-from-private.h"

G_BEGIN_DECLS

typedef struct _TengenLessonDraft TengenLessonDraft;

/**
 * TengenLessonDraftAnswer:
 * @node: the node of its move
 * @point: where
 * @line: what the record says of it
 * @verdict: what it is worth
 * @text: what is said
 * @replies: (element-type TengenPoint): what is played after it
 * @next: (nullable): the next question of the line
 *
 * A variation as an answer.
 */
typedef struct
{
  TengenNode node;
  TengenPoint point;
  TengenLessonLine line;
  TengenLessonVerdict verdict;
  GString *text;
  GArray *replies;
  TengenLessonDraft *next;
} TengenLessonDraftAnswer;

/**
 * TengenLessonDraft:
 * @node: the node after which the question is asked
 * @answers: (element-type TengenLessonDraftAnswer): each point once
 * @otherwise: (nullable): what is said of every other move
 *
 * Variations as a question.
 */
struct _TengenLessonDraft
{
  TengenNode node;
  GArray *answers;
  char *otherwise;
};

/**
 * tengen_lesson_draft_new:
 * @maker: the lesson; its lines are judged
 * @diagram: what stands before the question
 * @stone: who answers
 * @node: the node after which the question is asked
 * @most: how many questions may be within each other; what is deeper is shown
 *   and not asked
 *
 * Gathers the answers of a question and of those after it.
 *
 * Returns: (transfer full) (nullable): the question, or %NULL if no answer is
 *   right, or the game is over
 */
TengenLessonDraft *
tengen_lesson_draft_new (TengenLessonMaker *maker,
                         const TengenLessonDiagram *diagram,
                         TengenStone stone,
                         TengenNode node,
                         guint most) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a question with those that follow; does nothing for %NULL. */
void tengen_lesson_draft_free (TengenLessonDraft *self);

/* Tells whether the line goes on after an answer. */
gboolean
tengen_lesson_draft_is_accepted (const TengenLessonDraftAnswer *answer);

/* Finds the node after which a game asks its question. */
TengenNode tengen_lesson_draft_find_question (const TengenLessonMaker *maker);

/* Tells which side answers: the side to move if it has a variation. */
TengenStone tengen_lesson_draft_find_stone (const TengenLessonMaker *maker,
                                            TengenNode question);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonDraft, tengen_lesson_draft_free)

G_END_DECLS
