/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-state-private: what the files that make a state share
 *
 * Shape: a fold goes through the inputs of a step one by one; each kind of task
 *        takes its own. The game is made anew when moves were added or taken
 *        off and it is asked for.
 */
#pragma once

#include "tengen-lesson-player.h"

G_BEGIN_DECLS

/**
 * TengenLessonUnit:
 * @points: (element-type TengenPoint): points that are found together
 * @answer: (TRY) (nullable): the answer that it is
 * @is_found: whether it was found
 *
 * One of several things to be found.
 */
typedef struct
{
  GArray *points;
  const TengenLessonAnswer *answer;
  gboolean is_found;
} TengenLessonUnit;

/**
 * TengenLessonFold:
 * @step: the step
 * @state: what has become of it so far; its @game may be missing
 * @moves: (element-type TengenLessonMove): those of @state
 * @n_kept: how many of them a retry leaves
 * @asked: (TRY): who is asked to move
 * @units: (element-type TengenLessonUnit): (MARK, TRY for all): what is to be
 *   found
 * @kept: a #TengenLessonSign for each point, those that stay
 * @seen: (ACCOUNT): for each set whether it was looked at
 *
 * The inputs of a step being gone through.
 */
typedef struct
{
  const TengenLessonStep *step;
  TengenLessonState *state;
  GArray *moves;
  guint n_kept;
  TengenStone asked;
  GPtrArray *units;
  guint8 *kept;
  guint8 *seen;
} TengenLessonFold;

/**
 * tengen_lesson_state_follow:
 * @step: a step
 * @inputs: (nullable) (element-type TengenLessonInput): what was done
 * @n_inputs: how many of them
 * @is_meant: (out) (optional): whether the last one meant something
 *
 * Makes the state that follows.
 *
 * Returns: (transfer full): a state
 */
TengenLessonState *
tengen_lesson_state_follow (const TengenLessonStep *step,
                            const GArray *inputs,
                            guint n_inputs,
                            gboolean *is_meant) G_GNUC_WARN_UNUSED_RESULT;

/* The fold. */

/* Gives what lies on the board. */
const TengenPosition *tengen_lesson_fold_get_position (TengenLessonFold *self);

/* Counts the points of the board. Returns: width x height. */
int tengen_lesson_fold_count_points (const TengenLessonFold *self);

/* Begins to take an input: forgets what was said and lit for the one before;
 * after a miss the question is as it was before. */
void tengen_lesson_fold_begin (TengenLessonFold *self);

/* Adds a move, PASS too; %TENGEN_STONE_NONE is the side to move. */
void tengen_lesson_fold_play (TengenLessonFold *self,
                              TengenStone stone,
                              TengenPoint point);

/* Takes the last moves off, so that @n_moves stay. */
void tengen_lesson_fold_cut (TengenLessonFold *self, guint n_moves);

/* Draws a sign on points that have none, until the next input; not on PASS. */
void tengen_lesson_fold_sign (TengenLessonFold *self,
                              const GArray *points,
                              TengenLessonSign sign);

/* Draws a sign on a point, whatever sign it has; not on PASS. */
void tengen_lesson_fold_sign_point (TengenLessonFold *self,
                                    TengenPoint point,
                                    TengenLessonSign sign);

/**
 * tengen_lesson_fold_say:
 * @self: a fold
 * @remark: what the program says
 * @words: (nullable): what the lesson says
 * @show: (nullable) (element-type TengenPoint): points that light up
 *
 * Says something of the input.
 */
void tengen_lesson_fold_say (TengenLessonFold *self,
                             TengenLessonRemark remark,
                             const TengenLessonWords *words,
                             const GArray *show);

/* Says that the input was wrong; @answer may be %NULL. */
void tengen_lesson_fold_miss (TengenLessonFold *self,
                              TengenLessonRemark remark,
                              const TengenLessonAnswer *answer);

/* What is to be found. */

/* Adds something to be found, still without points; @answer may be %NULL. */
TengenLessonUnit *
tengen_lesson_fold_add_unit (TengenLessonFold *self,
                             const TengenLessonAnswer *answer);

/* Finds what a point is part of, unfound units first; may be %NULL. */
TengenLessonUnit *tengen_lesson_fold_find_unit (const TengenLessonFold *self,
                                                TengenPoint point);

/* Finds the first thing that was not found yet; may be %NULL. */
TengenLessonUnit *
tengen_lesson_fold_find_next_unit (const TengenLessonFold *self);

/**
 * tengen_lesson_fold_take_unit:
 * @self: a fold
 * @unit: what was found
 * @words: (nullable): what the lesson says
 * @show: (nullable) (element-type TengenPoint): points that light up
 *
 * Notes that something was found, and that the step is solved with the last of
 * them.
 */
void tengen_lesson_fold_take_unit (TengenLessonFold *self,
                                   TengenLessonUnit *unit,
                                   const TengenLessonWords *words,
                                   const GArray *show);

/* Tasks: each begins, takes an input and shows its solution. An input that means
 * nothing gives %FALSE and changes nothing. A solution is shown of a question
 * that is begun again; phase and remark are the caller's. */

/* Asks the first question. */
void tengen_lesson_fold_begin_try (TengenLessonFold *self);

/* Takes a move, a point or PASS. Returns: %FALSE if it means nothing. */
gboolean tengen_lesson_fold_try (TengenLessonFold *self, TengenPoint point);

/* Plays the right answers. */
void tengen_lesson_fold_solve_try (TengenLessonFold *self);

/* Finds what is to be marked. */
void tengen_lesson_fold_begin_mark (TengenLessonFold *self);

/* Takes a mark, a point or PASS. Returns: %FALSE if it means nothing. */
gboolean tengen_lesson_fold_mark (TengenLessonFold *self, TengenPoint point);

/* Shows what was not marked. */
void tengen_lesson_fold_solve_mark (TengenLessonFold *self);

/* Takes a number in half points. Returns: %FALSE if it means nothing. */
gboolean tengen_lesson_fold_count (TengenLessonFold *self, int number_x2);

/* Shows the number of the present question and asks the next one. Returns:
 * %TRUE. */
gboolean tengen_lesson_fold_show_count (TengenLessonFold *self);

/* Takes the index of an option. Returns: %FALSE if it means nothing. */
gboolean tengen_lesson_fold_choose (TengenLessonFold *self, int option);

/* Takes a #TengenLessonPressWhat. Returns: %FALSE if it means nothing. */
gboolean tengen_lesson_fold_press (TengenLessonFold *self, int what);

/* Gives the number, the option or the button. */
void tengen_lesson_fold_solve_answer (TengenLessonFold *self);

/* Does in the game what the right button does. */
void tengen_lesson_fold_do_press (const TengenLessonFold *self,
                                  TengenGame *game);

G_END_DECLS
