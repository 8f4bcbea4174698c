/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-player: going through a lesson step by step
 *
 * What:   what a person did in each step (inputs), and the state that follows
 *         from it: board, what was found, what is said, what is lit.
 * Not:    sentences of the program's own (ui/words), widgets, progress on disk.
 * Shape:  the state is a function of (lesson, step, inputs) and is made anew
 *         after each input; nothing else is kept, so that any step can be left
 *         and come back to, and going back always works.
 */
#pragma once

#include "tengen-lesson-game.h"

G_BEGIN_DECLS

/**
 * TengenLessonInputKind:
 * @TENGEN_LESSON_INPUT_POINT: a point is clicked (or PASS): a move, a mark. After
 *   a miss it begins the question again first
 * @TENGEN_LESSON_INPUT_NUMBER: @number is typed, half points
 * @TENGEN_LESSON_INPUT_OPTION: option @number is chosen; of ACCOUNT: set @number
 *   is looked at
 * @TENGEN_LESSON_INPUT_PRESS: the button @number, a #TengenLessonPressWhat
 * @TENGEN_LESSON_INPUT_NEXT: (WATCH): the next move
 * @TENGEN_LESSON_INPUT_BACK: (WATCH): the move before
 * @TENGEN_LESSON_INPUT_RETRY: the question again after a miss: what was played
 *   wrong and its refutation are taken off
 * @TENGEN_LESSON_INPUT_HINT: the next hint; after a miss it begins the question
 *   again first
 * @TENGEN_LESSON_INPUT_SOLUTION: the answer is shown, all of it; also before
 *   @may_show of #TengenLessonState
 * @TENGEN_LESSON_INPUT_SHOW: (COUNT): the number of the present question is shown
 *   and the next one is asked; with the last the step is solved
 * @TENGEN_LESSON_INPUT_START: (PLAY): the game was begun
 *
 * What a person does.
 */
typedef enum
{
  TENGEN_LESSON_INPUT_POINT,
  TENGEN_LESSON_INPUT_NUMBER,
  TENGEN_LESSON_INPUT_OPTION,
  TENGEN_LESSON_INPUT_PRESS,
  TENGEN_LESSON_INPUT_NEXT,
  TENGEN_LESSON_INPUT_BACK,
  TENGEN_LESSON_INPUT_RETRY,
  TENGEN_LESSON_INPUT_HINT,
  TENGEN_LESSON_INPUT_SOLUTION,
  TENGEN_LESSON_INPUT_SHOW,
  TENGEN_LESSON_INPUT_START,
} TengenLessonInputKind;

/**
 * TengenLessonInput:
 * @kind: what
 * @point: (POINT): where
 * @number: (NUMBER, OPTION, PRESS): which
 */
typedef struct
{
  TengenLessonInputKind kind;
  TengenPoint point;
  int number;
} TengenLessonInput;

/**
 * TengenLessonPhase:
 * @TENGEN_LESSON_PHASE_OPEN: nothing is asked (any more than to go on)
 * @TENGEN_LESSON_PHASE_ASKED: an answer is awaited
 * @TENGEN_LESSON_PHASE_MISSED: the last answer was wrong; the board shows why
 * @TENGEN_LESSON_PHASE_SOLVED: all was answered, or the solution is shown
 */
typedef enum
{
  TENGEN_LESSON_PHASE_OPEN,
  TENGEN_LESSON_PHASE_ASKED,
  TENGEN_LESSON_PHASE_MISSED,
  TENGEN_LESSON_PHASE_SOLVED,
} TengenLessonPhase;

/**
 * TengenLessonSign:
 * @TENGEN_LESSON_SIGN_NONE: nothing
 * @TENGEN_LESSON_SIGN_RIGHT: found, right: a green ring
 * @TENGEN_LESSON_SIGN_WRONG: the last answer, wrong: a 朱 cross
 * @TENGEN_LESSON_SIGN_SHOWN: lit: evidence, a hint: a ring of light
 * @TENGEN_LESSON_SIGN_SOLUTION: part of the solution that was not found
 *
 * What is drawn on a point besides its stone.
 */
typedef enum
{
  TENGEN_LESSON_SIGN_NONE,
  TENGEN_LESSON_SIGN_RIGHT,
  TENGEN_LESSON_SIGN_WRONG,
  TENGEN_LESSON_SIGN_SHOWN,
  TENGEN_LESSON_SIGN_SOLUTION,
} TengenLessonSign;

/**
 * TengenLessonRemark:
 * @TENGEN_LESSON_REMARK_NONE: nothing to say
 * @TENGEN_LESSON_REMARK_RIGHT: right
 * @TENGEN_LESSON_REMARK_GOOD: accepted; where all are to be found, though it is
 *   not one of them
 * @TENGEN_LESSON_REMARK_FOUND: right, there are more (@n_found of @n_wanted)
 * @TENGEN_LESSON_REMARK_ALREADY: that answer was found before
 * @TENGEN_LESSON_REMARK_NEXT: right, the next question of the line
 * @TENGEN_LESSON_REMARK_WRONG: wrong
 * @TENGEN_LESSON_REMARK_OUTSIDE: of that move nothing is known; no miss
 * @TENGEN_LESSON_REMARK_REFUSED: the rules refuse it, see @reason; a click on a
 *   stone is no miss
 * @TENGEN_LESSON_REMARK_ORDER: right, but another one comes first
 * @TENGEN_LESSON_REMARK_SMALL: the number is too small
 * @TENGEN_LESSON_REMARK_LARGE: the number is too large
 * @TENGEN_LESSON_REMARK_BUTTON: another button
 * @TENGEN_LESSON_REMARK_NO_STONE: no stone lies there
 * @TENGEN_LESSON_REMARK_STONE: a stone lies there, a point is wanted
 * @TENGEN_LESSON_REMARK_SOLUTION: the solution is shown
 *
 * What the program says of the last input, besides the words of the lesson.
 */
typedef enum
{
  TENGEN_LESSON_REMARK_NONE,
  TENGEN_LESSON_REMARK_RIGHT,
  TENGEN_LESSON_REMARK_GOOD,
  TENGEN_LESSON_REMARK_FOUND,
  TENGEN_LESSON_REMARK_ALREADY,
  TENGEN_LESSON_REMARK_NEXT,
  TENGEN_LESSON_REMARK_WRONG,
  TENGEN_LESSON_REMARK_OUTSIDE,
  TENGEN_LESSON_REMARK_REFUSED,
  TENGEN_LESSON_REMARK_ORDER,
  TENGEN_LESSON_REMARK_SMALL,
  TENGEN_LESSON_REMARK_LARGE,
  TENGEN_LESSON_REMARK_BUTTON,
  TENGEN_LESSON_REMARK_NO_STONE,
  TENGEN_LESSON_REMARK_STONE,
  TENGEN_LESSON_REMARK_SOLUTION,
} TengenLessonRemark;

/**
 * TengenLessonState:
 * @phase: whether an answer is awaited
 * @is_done: the step counts as done (also what only has to be seen)
 * @game: what lies on the board now, refutation and replies with it
 * @to_move: who is asked to move, or whose turn it is
 * @signs: a #TengenLessonSign for each point
 * @numbers: a number for each point, 0 for none: moves that are watched, replies
 * @remark: what the program says of the last input
 * @words: (nullable): what the lesson says of it
 * @reason: (nullable): (REFUSED): why
 * @hints: how many hints are shown
 * @may_hint: there is one more
 * @may_show: the solution may be asked for: after two misses, or when all hints
 *   are shown and one answer was wrong, or nothing is known of it
 * @misses: how many answers were wrong
 * @n_outside: of how many answers nothing is known
 * @is_shown: the solution was shown
 * @n_found: how many right answers were given, moves watched, numbers typed, sets
 *   seen
 * @n_wanted: of how many
 * @chosen: (CHOOSE, ACCOUNT): which option was chosen last, or set looked at; -1
 *   for none
 * @entered: (COUNT): half points that were typed last
 * @trial: (TRY) (nullable): the present question
 * @moves: (element-type TengenLessonMove): what was played after the moves of
 *   the diagram
 * @n_replies: (TRY): how many of them, the last ones, came after the answer, or
 *   after the first move of a solution
 * @is_numbered: whether @moves have numbers
 *
 * The state of a step.
 */
typedef struct
{
  TengenLessonPhase phase;
  gboolean is_done;
  TengenGame *game;
  TengenStone to_move;
  guint8 *signs;
  guint16 *numbers;
  TengenLessonRemark remark;
  const TengenLessonWords *words;
  TengenReason *reason;
  guint hints;
  gboolean may_hint;
  gboolean may_show;
  guint misses;
  guint n_outside;
  gboolean is_shown;
  guint n_found;
  guint n_wanted;
  int chosen;
  int entered;
  const TengenLessonTry *trial;
  GArray *moves;
  guint n_replies;
  gboolean is_numbered;
} TengenLessonState;

/* How many inputs of a step are kept; with one more it begins anew. */
#define TENGEN_LESSON_MAX_INPUTS 1024

/**
 * tengen_lesson_state_new:
 * @step: a step of a lesson that was checked
 * @inputs: (element-type TengenLessonInput): what was done
 * @n_inputs: how many of them
 *
 * Makes the state that follows. Inputs that mean nothing there change nothing.
 *
 * Returns: (transfer full): a state
 */
TengenLessonState *
tengen_lesson_state_new (const TengenLessonStep *step,
                         const GArray *inputs,
                         guint n_inputs) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_lesson_state_get_counted:
 * @self: a state
 * @step: its step
 *
 * Tells whose stones on the board are to be counted now.
 *
 * Returns: a side, NONE if nothing of the kind is asked, or some of the stones
 *   count as taken off
 */
TengenStone tengen_lesson_state_get_counted (const TengenLessonState *self,
                                             const TengenLessonStep *step);

/**
 * tengen_lesson_state_new_replies:
 * @self: a state with replies
 * @step: its step
 * @n_replies: how many replies lie on the board, at most its own
 *
 * Makes the state while the replies are being played. All but the board is as
 * with all of them; what is still to come has no sign.
 *
 * Returns: (transfer full): a state
 */
TengenLessonState *
tengen_lesson_state_new_replies (const TengenLessonState *self,
                                 const TengenLessonStep *step,
                                 guint n_replies) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a state; does nothing for %NULL. */
void tengen_lesson_state_free (TengenLessonState *self);

/**
 * tengen_lesson_state_make_trial:
 * @self: a state
 *
 * Makes a game of its own from what lies on the board, to be played freely for
 * both sides.
 *
 * Returns: (transfer full): a game
 */
TengenGame *tengen_lesson_state_make_trial (const TengenLessonState *self)
    G_GNUC_WARN_UNUSED_RESULT;

typedef struct TengenLessonPlayer TengenLessonPlayer;

/* Begins at the first step of a checked lesson, which outlives the player. */
TengenLessonPlayer *
tengen_lesson_player_new (const TengenLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a player; does nothing for %NULL. */
void tengen_lesson_player_free (TengenLessonPlayer *self);

/* Gives the lesson. */
const TengenLesson *
tengen_lesson_player_get_lesson (const TengenLessonPlayer *self);

/* Tells which step it is at. */
guint tengen_lesson_player_get_index (const TengenLessonPlayer *self);

/* Goes to a step, as it was left. */
void tengen_lesson_player_goto (TengenLessonPlayer *self, guint index);

/* Gives the state of the present step. */
const TengenLessonState *
tengen_lesson_player_get_state (const TengenLessonPlayer *self);

/**
 * tengen_lesson_player_do:
 * @self: a player
 * @input: what a person does
 *
 * Does an input.
 *
 * Returns: %FALSE if it means nothing now; nothing is kept of it then
 */
gboolean tengen_lesson_player_do (TengenLessonPlayer *self,
                                  const TengenLessonInput *input);

/* Takes back the last input of the step. Returns: %FALSE if there is none. */
gboolean tengen_lesson_player_undo (TengenLessonPlayer *self);

/* Begins the present step anew. */
void tengen_lesson_player_restart (TengenLessonPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonState, tengen_lesson_state_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenLessonPlayer, tengen_lesson_player_free)

G_END_DECLS
