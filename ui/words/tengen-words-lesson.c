/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-lesson: what the program itself says in lessons
 *
 * What: short words for those who learn; children read them too.
 * Not:  faults of a file (tengen-words-lesson-fault).
 */
#include "tengen-words-lesson.h"

#include "tengen-words-rules.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* By #TengenLessonRemark; NULL where right or wrong is all there is to say, or
 * where the sentence is put together. */
static const char *const remarks[] = {
  [TENGEN_LESSON_REMARK_NONE] = NULL,
  [TENGEN_LESSON_REMARK_RIGHT] = NULL,
  [TENGEN_LESSON_REMARK_GOOD] = NULL,
  [TENGEN_LESSON_REMARK_FOUND] = NULL,
  [TENGEN_LESSON_REMARK_ALREADY] = N_ ("You have found that one already."),
  [TENGEN_LESSON_REMARK_NEXT] = N_ ("What do you play next?"),
  [TENGEN_LESSON_REMARK_WRONG] = NULL,
  [TENGEN_LESSON_REMARK_OUTSIDE] =
      N_ ("This move is not in the file. It does not count as wrong. Try "
          "another one."),
  [TENGEN_LESSON_REMARK_REFUSED] = NULL,
  [TENGEN_LESSON_REMARK_ORDER] =
      N_ ("That belongs to it, but another one comes first."),
  [TENGEN_LESSON_REMARK_SMALL] = N_ ("That is too few. Count once more."),
  [TENGEN_LESSON_REMARK_LARGE] = N_ ("That is too many. Count once more."),
  [TENGEN_LESSON_REMARK_BUTTON] = N_ ("It is another button."),
  [TENGEN_LESSON_REMARK_NO_STONE] = N_ ("No stone lies there. Choose a stone."),
  [TENGEN_LESSON_REMARK_STONE] =
      N_ ("A stone lies there. Choose a point without one."),
  [TENGEN_LESSON_REMARK_SOLUTION] = NULL,
};

static char *
say_found (const TengenLessonState *state)
{
  guint left = state->n_wanted - MIN (state->n_found, state->n_wanted);

  return g_strdup_printf (
      tengen_words_plural ("There is %u more.", "There are %u more.", left),
      left);
}

static char *
say_refused (const TengenLessonStep *step, const TengenLessonState *state)
{
  if (state->reason == NULL)
    return g_strdup (_ ("The rules do not allow that."));
  return tengen_words_reason (state->reason, &step->diagram->setup->rules);
}

char *
tengen_words_lesson_remark (const TengenLessonStep *step,
                            const TengenLessonState *state)
{
  g_return_val_if_fail (step != NULL && state != NULL, NULL);
  g_return_val_if_fail ((guint) state->remark < G_N_ELEMENTS (remarks), NULL);

  if (state->remark == TENGEN_LESSON_REMARK_FOUND)
    return say_found (state);
  if (state->remark == TENGEN_LESSON_REMARK_REFUSED)
    return say_refused (step, state);
  if (state->remark == TENGEN_LESSON_REMARK_NEXT && step->counts != NULL)
    return g_strdup (_ ("Now the next question."));
  if (remarks[state->remark] == NULL)
    return NULL;
  return g_strdup (_ (remarks[state->remark]));
}

/* What is not a miss is only told. */
const char *
tengen_words_lesson_verdict (TengenLessonRemark remark)
{
  switch (remark)
    {
    case TENGEN_LESSON_REMARK_NONE:
    case TENGEN_LESSON_REMARK_ALREADY:
    case TENGEN_LESSON_REMARK_ORDER:
    case TENGEN_LESSON_REMARK_NO_STONE:
    case TENGEN_LESSON_REMARK_STONE:
    case TENGEN_LESSON_REMARK_OUTSIDE:
      return NULL;
    case TENGEN_LESSON_REMARK_RIGHT:
    case TENGEN_LESSON_REMARK_GOOD:
    case TENGEN_LESSON_REMARK_FOUND:
    case TENGEN_LESSON_REMARK_NEXT:
      return tengen_words_context ("answer", "Right");
    case TENGEN_LESSON_REMARK_REFUSED:
      return _ ("Not allowed");
    case TENGEN_LESSON_REMARK_WRONG:
    case TENGEN_LESSON_REMARK_SMALL:
    case TENGEN_LESSON_REMARK_LARGE:
    case TENGEN_LESSON_REMARK_BUTTON:
      return _ ("Not right");
    case TENGEN_LESSON_REMARK_SOLUTION:
      return _ ("The answer");
    }
  g_return_val_if_reached (NULL);
}

/* What is done, with whose turn it is: 「黒の番です。打ってみましょう。」 */
static char *
say_try (const TengenLessonState *state)
{
  g_autofree char *side = tengen_words_stone (state->to_move);
  gboolean all = state->trial != NULL && state->trial->all;

  if (all && state->trial->in_order)
    return g_strdup_printf (_ ("%s to play: find all moves, in order."), side);
  if (all)
    return g_strdup_printf (_ ("%s to play: find all moves."), side);
  return g_strdup_printf (_ ("%s to play: try it."), side);
}

/* NULL for what the learner has to count: that there is only one liberty, or one
 * forbidden point, would be half of the answer. */
static const char *
name_single_mark (TengenLessonMarkWhat what)
{
  if (what == TENGEN_LESSON_MARK_POINTS)
    return _ ("Choose one point.");
  if (what == TENGEN_LESSON_MARK_STONES)
    return _ ("Choose one stone.");
  return NULL;
}

static const char *
name_mark (TengenLessonMarkWhat what)
{
  switch (what)
    {
    case TENGEN_LESSON_MARK_DEAD:
      return _ ("Choose all dead stones.");
    case TENGEN_LESSON_MARK_LIBERTIES:
      return _ ("Choose all liberties.");
    case TENGEN_LESSON_MARK_TERRITORY:
      return _ ("Choose all territory.");
    case TENGEN_LESSON_MARK_DAME:
      return _ ("Choose all neutral points.");
    case TENGEN_LESSON_MARK_EYES:
      return _ ("Choose all eyes.");
    case TENGEN_LESSON_MARK_STONES:
      return _ ("Choose all the stones.");
    case TENGEN_LESSON_MARK_ILLEGAL:
      return _ ("Choose all points where no move is allowed.");
    case TENGEN_LESSON_MARK_FORBIDDEN:
      return _ ("Choose all points forbidden for Black.");
    case TENGEN_LESSON_MARK_FIVE:
      return _ ("Choose all fives.");
    case TENGEN_LESSON_MARK_POINTS:
      break;
    }
  return _ ("Choose all the points.");
}

static const char *
say_mark (const TengenLessonStep *step, const TengenLessonState *state)
{
  const char *single =
      state->n_wanted == 1 ? name_single_mark (step->mark->what) : NULL;

  return single != NULL ? single : name_mark (step->mark->what);
}

char *
tengen_words_lesson_task (const TengenLessonStep *step,
                          const TengenLessonState *state)
{
  g_return_val_if_fail (step != NULL && state != NULL, NULL);

  switch (step->task)
    {
    case TENGEN_LESSON_TASK_READ:
      return g_strdup (_ ("Look and read."));
    case TENGEN_LESSON_TASK_WATCH:
      return g_strdup (_ ("Watch the moves."));
    case TENGEN_LESSON_TASK_TRY:
      return say_try (state);
    case TENGEN_LESSON_TASK_MARK:
      return g_strdup (say_mark (step, state));
    case TENGEN_LESSON_TASK_COUNT:
      return g_strdup (
          tengen_lesson_state_get_counted (state, step) != TENGEN_STONE_NONE
              ? _ ("Press the rows of the board one by one to count them, or "
                   "type the number.")
              : _ ("Count, and type the number."));
    case TENGEN_LESSON_TASK_CHOOSE:
      return g_strdup (_ ("Choose an answer."));
    case TENGEN_LESSON_TASK_PRESS:
      return g_strdup (_ ("Press a button."));
    case TENGEN_LESSON_TASK_PLAY:
      return g_strdup (_ ("Play a game."));
    case TENGEN_LESSON_TASK_ACCOUNT:
      return g_strdup (_ ("Compare the counts."));
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_lesson_press (TengenLessonPressWhat what,
                           const TengenGoRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  switch (what)
    {
    case TENGEN_LESSON_PRESS_FIVE:
      return g_strdup (_ ("Five!"));
    case TENGEN_LESSON_PRESS_FORBIDDEN:
      return g_strdup (_ ("Forbidden!"));
    case TENGEN_LESSON_PRESS_PASS:
      return tengen_words_act (TENGEN_ACTION_PASS, rules);
    case TENGEN_LESSON_PRESS_VIRTUAL:
      return g_strdup (_ ("Virtual move"));
    case TENGEN_LESSON_PRESS_PROPOSE:
      return tengen_words_act (TENGEN_ACTION_PROPOSE, rules);
    case TENGEN_LESSON_PRESS_RESIGN:
      return g_strdup (_ ("Resign"));
    case TENGEN_LESSON_PRESS_AGREE:
      return g_strdup (_ ("Both Agree"));
    }
  g_return_val_if_reached (NULL);
}

char *
tengen_words_lesson_row (guint row, guint in_row, guint in_all)
{
  /* TRANSLATORS: the number of a row of the board, its stones, and those of all
   * rows counted so far */
  return g_strdup_printf (
      _ ("Row %u: %u. All together: %u."), row, in_row, in_all);
}

char *
tengen_words_lesson_stars (guint stars)
{
  if (stars == 0)
    return g_strdup (_ ("No stars yet"));
  return g_strdup_printf (
      tengen_words_plural ("%u star of 3", "%u stars of 3", stars), stars);
}
