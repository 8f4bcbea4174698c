/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-talk: what is said to a class, one sentence at a time
 */
#include "tengen-show-talk.h"

#include "tengen-lesson-feedback.h"
#include "tengen-lesson-text-cut.h"
#include "tengen-words-lesson.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Between a word and what it belongs to. */

typedef struct
{
  const TengenLessonStep *step;
  const TengenLessonState *state;
  const char *language;
  GPtrArray *sentences;
} Talk;

/* --- Sentences --- */

/* Adds a text's sentences; (transfer full). */
static void
add_sentences (Talk *talk, GPtrArray *sentences)
{
  g_ptr_array_extend_and_steal (talk->sentences, sentences);
}

static void
say (Talk *talk, const TengenLessonWords *words)
{
  const TengenLessonText *text =
      tengen_lesson_words_get (words, talk->language);

  if (text != NULL)
    add_sentences (talk, tengen_lesson_text_cut (text));
}

/* Whether a sentence asks or invites. */
static gboolean
is_asking (const TengenLessonText *text)
{
  const char *ends[] = { "？", "?", "か。", "しょう。" };
  g_autofree char *plain = tengen_lesson_text_get_plain (text);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_str_has_suffix (plain, ends[i]))
      return TRUE;
  return FALSE;
}

/* Which of the sentences from @from on is the question: the last that asks, else
 * the last. */
static guint
find_question (const GPtrArray *sentences, guint from)
{
  for (guint i = sentences->len; i > from; i--)
    if (is_asking (sentences->pdata[i - 1]))
      return i - 1;
  return sentences->len - 1;
}

static void
say_question (Talk *talk, const TengenLessonWords *words)
{
  guint from = talk->sentences->len;
  guint at;

  say (talk, words);
  if (talk->sentences->len == from)
    return;
  at = find_question (talk->sentences, from);
  g_ptr_array_remove_range (
      talk->sentences, at + 1, talk->sentences->len - at - 1);
  if (at > from)
    g_ptr_array_remove_range (talk->sentences, from, at - from);
}

/* What was said stays. */
static void
say_last (Talk *talk, const TengenLessonWords *words)
{
  guint n_before = talk->sentences->len;

  say (talk, words);
  if (talk->sentences->len > n_before + 1)
    g_ptr_array_remove_range (
        talk->sentences, n_before, talk->sentences->len - n_before - 1);
}

static void
say_own (Talk *talk, const char *said)
{
  if (said != NULL)
    add_sentences (talk, tengen_show_talk_new_said (said));
}

/* --- Questions --- */

static const TengenLessonWords *
get_question (const Talk *talk)
{
  const GPtrArray *counts = talk->step->counts;
  const TengenLessonCount *count;

  if (counts == NULL || talk->state->n_found >= counts->len)
    return talk->step->say;
  count = counts->pdata[talk->state->n_found];
  return count->words != NULL ? count->words : talk->step->say;
}

/* Where something else is said after the question, it is asked once more. */
static void
say_and_ask (Talk *talk, const TengenLessonWords *question)
{
  guint n;

  say (talk, question);
  n = talk->sentences->len;
  if (n == 0 || is_asking (talk->sentences->pdata[n - 1]))
    return;
  say_question (talk, question);
  if (talk->sentences->len > n && !is_asking (talk->sentences->pdata[n]))
    g_ptr_array_remove_index (talk->sentences, n);
}

static void
ask (Talk *talk)
{
  const TengenLessonWords *question = get_question (talk);

  if (question != talk->step->say)
    say (talk, talk->step->say);
  say_and_ask (talk, question);
}

static void
ask_again (Talk *talk)
{
  guint hints = MIN (talk->state->hints, talk->step->hints->len);
  const TengenLessonHint *hint;
  g_autofree char *head = NULL;

  if (hints > 0 && talk->state->remark == TENGEN_LESSON_REMARK_NONE)
    {
      hint = talk->step->hints->pdata[hints - 1];
      head = g_strdup_printf (_ ("Hint %u"), hints);
      say (talk, hint->words);
      tengen_show_talk_begin_with (talk->sentences, 0, head);
    }
  say_question (talk, get_question (talk));
}

/* --- Answers --- */

/* Right and wrong have a sign as well as a word. */
static const char *const SIGNS[] = {
  [TENGEN_LESSON_TONE_TOLD] = "",
  [TENGEN_LESSON_TONE_RIGHT] = "✓ ",
  [TENGEN_LESSON_TONE_WRONG] = "✕ ",
};

static void
say_verdict (Talk *talk)
{
  TengenLessonRemark remark = talk->state->remark;
  const char *word = tengen_words_lesson_verdict (remark);
  g_autofree char *head = NULL;

  if (word == NULL)
    return;
  head = g_strconcat (SIGNS[tengen_lesson_tone_choose (remark)], word, NULL);
  tengen_show_talk_begin_with (talk->sentences, 0, head);
}

static void
say_remark (Talk *talk)
{
  g_autofree char *remark =
      tengen_words_lesson_remark (talk->step, talk->state);

  say_own (talk, remark);
}

static void
say_answer (Talk *talk)
{
  say (talk, talk->state->words);
  say_remark (talk);
  say_verdict (talk);
}

/* --- Solutions --- */

static void
say_all (Talk *talk, const TengenLessonTry *trial)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = trial->answers->pdata[i];

      if (answer->verdict == TENGEN_LESSON_RIGHT)
        say (talk, answer->words);
    }
}

/* What is said of each move of the line. */
static void
solve_try (Talk *talk)
{
  const TengenLessonTry *trial = talk->step->trial;

  while (trial != NULL && !trial->all)
    {
      const TengenLessonAnswer *best = tengen_lesson_try_get_best (trial);

      say (talk, best != NULL ? best->words : NULL);
      trial = best != NULL ? best->next : NULL;
    }
  if (trial != NULL)
    say_all (talk, trial);
}

/* Puts a number behind the last sentence, or says it alone. */
static void
end_with (Talk *talk, guint n_before, int number_x2)
{
  g_autofree char *number =
      tengen_words_half_points (number_x2, TENGEN_GO_UNIT_POINTS, FALSE);
  TengenLessonText *text;

  if (talk->sentences->len == n_before)
    g_ptr_array_add (talk->sentences, tengen_lesson_text_new (talk->language));
  text = talk->sentences->pdata[talk->sentences->len - 1];
  if (text->spans->len > 0)
    /* Translators: between a question and the number that answers it */
    tengen_lesson_text_add (text, tengen_words_context ("answer", " "), NULL);
  tengen_lesson_text_add (text, number, NULL)->flags =
      TENGEN_LESSON_SPAN_EMPHASIS;
}

/* A question once more, with its number. */
static void
solve_count (Talk *talk, guint index)
{
  const TengenLessonCount *count = talk->step->counts->pdata[index];
  guint n_before = talk->sentences->len;

  say_question (talk, count->words);
  end_with (talk, n_before, count->answer_x2);
}

/* Those that are left; the first of them has been heard before. */
static void
solve_counts (Talk *talk)
{
  const GPtrArray *counts = talk->step->counts;
  guint first = MIN (talk->state->n_found, counts->len - 1);

  for (guint i = first; i < counts->len; i++)
    {
      if (i > first)
        say_and_ask (talk,
                     ((const TengenLessonCount *) counts->pdata[i])->words);
      solve_count (talk, i);
    }
}

/* The option or button is named first. */
static void
solve_by_name (Talk *talk)
{
  const TengenLessonStep *step = talk->step;
  const TengenLessonOption *option;
  g_autofree char *button = NULL;

  if (step->press != NULL)
    {
      button = tengen_words_lesson_press (step->press->what,
                                          &step->diagram->setup->rules);
      say_own (talk, button);
    }
  else if (talk->state->chosen >= 0)
    {
      option = step->options->pdata[talk->state->chosen];
      say (talk, option->label);
    }
  say (talk, talk->state->words);
}

static void
say_solution (Talk *talk)
{
  if (talk->step->trial != NULL)
    solve_try (talk);
  else if (talk->step->counts != NULL)
    solve_counts (talk);
  else if (talk->step->mark != NULL)
    say (talk, talk->state->words);
  else
    solve_by_name (talk);
  say_verdict (talk);
}

/* --- Steps that ask nothing --- */

/* Nothing on the board shows a pass: %TRUE if it is said. */
static gboolean
say_pass (Talk *talk)
{
  TengenStone stone = TENGEN_STONE_NONE;

  if (tengen_position_get_last (tengen_game_get_position (talk->state->game),
                                &stone) != TENGEN_POINT_PASS)
    return FALSE;
  say_own (talk,
           stone == TENGEN_STONE_BLACK ? _ ("Black passed.")
                                       : _ ("White passed."));
  return TRUE;
}

/* A stone of which nothing is said leaves what was said before. */
static void
say_move (Talk *talk, guint n)
{
  const GArray *moves = talk->step->moves;
  const TengenLessonWords *words =
      g_array_index (moves, TengenLessonMove, n - 1).words;

  if (words != NULL)
    {
      say (talk, words);
      return;
    }
  if (say_pass (talk))
    return;
  while (words == NULL && --n > 0)
    words = g_array_index (moves, TengenLessonMove, n - 1).words;
  say_last (talk, words != NULL ? words : talk->step->say);
}

static void
watch (Talk *talk)
{
  guint n = talk->state->n_found;

  if (n > 0)
    say_move (talk, n);
  else
    say (talk, talk->step->say);
  if (n == talk->step->moves->len)
    say (talk, talk->step->done);
}

/* The rule set and what comes of it, then what is said of it. */
static void
look_at_set (Talk *talk)
{
  const TengenLessonAccount *account = talk->step->account;
  const TengenLessonSet *set = account->sets->pdata[talk->state->chosen];
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count (talk->step->diagram, account, set);
  g_autofree char *rules = tengen_words_rules (set->rules);

  if (count != NULL)
    {
      g_autoptr (TengenAccount) sum = tengen_account_new (count, set->rules);
      g_autofree char *result = tengen_words_account_result (sum);

      say_own (talk, result);
    }
  tengen_show_talk_begin_with (talk->sentences, 0, rules);
  say (talk, set->words);
  if (talk->state->chosen + 1 == (int) account->sets->len)
    say (talk, talk->step->done);
}

static void
say_open (Talk *talk)
{
  const TengenLessonStep *step = talk->step;

  if (step->moves != NULL)
    watch (talk);
  else if (step->account != NULL && talk->state->chosen >= 0)
    look_at_set (talk);
  else
    {
      say (talk, step->say);
      if (step->play != NULL)
        say (talk, step->play->words);
      if (step->account == NULL)
        say (talk, step->done);
    }
}

/* After a number, found or shown, the next question is new. */
static void
say_next_count (Talk *talk)
{
  if (talk->state->remark == TENGEN_LESSON_REMARK_SOLUTION)
    solve_count (talk, talk->state->n_found - 1);
  say_verdict (talk);
  say_and_ask (talk, get_question (talk));
}

static gboolean
is_next_count (const Talk *talk)
{
  return talk->step->counts != NULL &&
         (talk->state->remark == TENGEN_LESSON_REMARK_NEXT ||
          talk->state->remark == TENGEN_LESSON_REMARK_SOLUTION);
}

static void
say_asked (Talk *talk)
{
  if (!tengen_show_talk_is_touched (talk->state))
    {
      ask (talk);
      return;
    }
  if (is_next_count (talk))
    {
      say_next_count (talk);
      return;
    }
  if (talk->state->remark != TENGEN_LESSON_REMARK_NONE)
    say_answer (talk);
  ask_again (talk);
}

static void
say_solved (Talk *talk)
{
  if (talk->state->remark == TENGEN_LESSON_REMARK_SOLUTION)
    say_solution (talk);
  else
    say_answer (talk);
  say (talk, talk->step->done);
}

GPtrArray *
tengen_show_talk_new (const TengenLessonStep *step,
                      const TengenLessonState *state,
                      const char *language)
{
  Talk talk = { .step = step, .state = state, .language = language };

  g_return_val_if_fail (step != NULL && state != NULL, NULL);
  g_return_val_if_fail (language != NULL, NULL);

  talk.sentences =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_lesson_text_free);
  switch (state->phase)
    {
    case TENGEN_LESSON_PHASE_OPEN:
      say_open (&talk);
      break;
    case TENGEN_LESSON_PHASE_ASKED:
      say_asked (&talk);
      break;
    case TENGEN_LESSON_PHASE_MISSED:
      say_answer (&talk);
      break;
    case TENGEN_LESSON_PHASE_SOLVED:
      say_solved (&talk);
      break;
    }
  if (talk.sentences->len == 0)
    g_ptr_array_add (talk.sentences, tengen_lesson_text_new (language));
  return talk.sentences;
}

gboolean
tengen_show_talk_is_touched (const TengenLessonState *state)
{
  g_return_val_if_fail (state != NULL, FALSE);

  return state->misses > 0 || state->hints > 0 || state->n_found > 0 ||
         state->chosen >= 0 || state->remark != TENGEN_LESSON_REMARK_NONE ||
         state->phase == TENGEN_LESSON_PHASE_SOLVED;
}
