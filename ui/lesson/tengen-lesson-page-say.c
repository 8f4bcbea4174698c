/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-page-say: what is said of an answer
 *
 * Shape: a word, the words of the lesson, then a sentence of the program.
 */
#include "tengen-lesson-page-private.h"

#include "tengen-words-lesson.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* What the lesson says at the end of a step belongs to what was done there. */
static gboolean
is_done (const TengenLessonStep *step, const TengenLessonState *state)
{
  return state->phase == TENGEN_LESSON_PHASE_SOLVED ||
         (state->phase == TENGEN_LESSON_PHASE_OPEN &&
          state->n_found >= state->n_wanted);
}

static void
say_state (TengenLessonPage *self)
{
  const TengenLessonState *state = tengen_lesson_run_get_state (self->run);
  g_autofree char *remark = tengen_words_lesson_remark (self->step, state);
  TengenLessonSaying saying = {
    .tone = tengen_lesson_tone_choose (state->remark),
    .word = tengen_words_lesson_verdict (state->remark),
    .words = state->words,
    .remark = remark,
    .done = is_done (self->step, state) ? self->step->done : NULL,
    .retries = state->phase == TENGEN_LESSON_PHASE_MISSED,
  };

  tengen_lesson_feedback_show (self->feedback, &saying, &self->look);
  tengen_lesson_page_speak_answer (self, &saying);
}

static void
say_trial (TengenLessonPage *self, TengenSession *trial)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (trial));
  g_autofree char *reason = NULL;
  TengenLessonSaying saying = { .tone = TENGEN_LESSON_TONE_TOLD };

  if (self->reason != NULL)
    {
      reason = tengen_words_reason (self->reason, &setup->rules);
      saying.tone = TENGEN_LESSON_TONE_WRONG;
      saying.word = _ ("Not allowed");
    }
  else
    reason = tengen_words_status (tengen_session_get_game (trial));
  saying.remark = reason;
  tengen_lesson_feedback_show (self->feedback, &saying, &self->look);
}

void
tengen_lesson_page_say (TengenLessonPage *self)
{
  TengenSession *trial = tengen_lesson_page_get_trial (self);

  if (trial != NULL)
    say_trial (self, trial);
  else
    say_state (self);
}

/* --- As plain text --- */

static void
add_paragraph (GString *text, const char *paragraph)
{
  if (*paragraph == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, "\n\n");
  g_string_append (text, paragraph);
}

static void
add_words (TengenLessonPage *self,
           GString *text,
           const TengenLessonWords *words)
{
  g_autofree char *plain = tengen_lesson_look_plain (&self->look, words);

  add_paragraph (text, plain);
}

char *
tengen_lesson_page_write (TengenLessonPage *self)
{
  GString *text = g_string_new (NULL);

  add_words (self, text, self->step->title);
  add_words (self, text, self->step->say);
  add_paragraph (text, tengen_lesson_feedback_get_text (self->feedback));
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}
