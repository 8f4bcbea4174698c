/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-lesson-task: the texts of a step of a lesson, in their order
 *
 * Shape: what is said; what can be chosen, counted or pressed; what is right
 *        and what is said of it.
 */
#include "tengen-paint-lesson-private.h"

#include "tengen-paint-text.h"
#include "tengen-words-lesson.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

/**
 * Writer:
 * @blocks: where texts are added
 * @step: the step
 * @language: of the texts
 * @what: which
 */
typedef struct
{
  GPtrArray *blocks;
  const TengenLessonStep *step;
  const char *language;
  TengenLessonBlocks what;
} Writer;

static void
free_block (gpointer data)
{
  TengenLessonBlock *block = data;

  tengen_lesson_text_free (block->text);
  g_free (block);
}

GPtrArray *
tengen_lesson_blocks_new (void)
{
  return g_ptr_array_new_with_free_func (free_block);
}

void
tengen_lesson_blocks_add (GPtrArray *self,
                          TengenLessonBlockKind kind,
                          TengenLessonText *text)
{
  TengenLessonBlock *block = g_new0 (TengenLessonBlock, 1);

  block->kind = kind;
  block->text = text;
  g_ptr_array_add (self, block);
}

static void
write_words (const Writer *self,
             const TengenLessonWords *words,
             TengenLessonBlockKind kind)
{
  const TengenLessonText *text =
      tengen_lesson_words_get (words, self->language);

  if (text != NULL)
    tengen_lesson_blocks_add (
        self->blocks, kind, tengen_lesson_text_copy (text));
}

/* What the program says itself. */
static void
write_plain (const Writer *self, const char *plain, TengenLessonBlockKind kind)
{
  TengenLessonText *text = tengen_words_ruby (plain);

  g_free (text->language);
  text->language = g_strdup (tengen_paint_text_get_language ());
  tengen_lesson_blocks_add (self->blocks, kind, text);
}

static gboolean
is_wanted (const Writer *self, TengenLessonBlocks what)
{
  return (self->what & what) != 0;
}

/* --- What is asked --- */

static void
write_option (const Writer *self, const TengenLessonOption *option)
{
  gboolean is_right = is_wanted (self, TENGEN_LESSON_BLOCKS_ANSWERS) &&
                      option->verdict == TENGEN_LESSON_RIGHT;

  if (!is_right && !is_wanted (self, TENGEN_LESSON_BLOCKS_ASKED))
    return;
  write_words (self,
               option->label,
               is_right ? TENGEN_LESSON_BLOCK_RIGHT
                        : TENGEN_LESSON_BLOCK_OPTION);
  if (is_right)
    write_words (self, option->words, TENGEN_LESSON_BLOCK_MORE);
}

static void
write_count (const Writer *self, const TengenLessonCount *count)
{
  gboolean is_answered = is_wanted (self, TENGEN_LESSON_BLOCKS_ANSWERS);
  g_autofree char *number = NULL;

  write_words (self,
               count->words,
               is_answered ? TENGEN_LESSON_BLOCK_MORE
                           : TENGEN_LESSON_BLOCK_NUMBER);
  if (!is_answered)
    return;
  number = g_strdup_printf (
      "= %d%s", count->answer_x2 / 2, count->answer_x2 % 2 != 0 ? ".5" : "");
  write_plain (self, number, TENGEN_LESSON_BLOCK_MORE);
}

/* A question has all buttons of a game, an answer the right one. */
static void
write_buttons (const Writer *self)
{
  TengenLessonPressWhat whats[TENGEN_LESSON_PRESS_MAX];
  const TengenLessonDiagram *diagram = self->step->diagram;
  guint n = tengen_lesson_press_list (diagram, whats);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name =
          tengen_words_lesson_press (whats[i], &diagram->setup->rules);
      gboolean is_right = is_wanted (self, TENGEN_LESSON_BLOCKS_ANSWERS) &&
                          whats[i] == self->step->press->what;

      if (is_right || is_wanted (self, TENGEN_LESSON_BLOCKS_ASKED))
        write_plain (self,
                     name,
                     is_right ? TENGEN_LESSON_BLOCK_RIGHT
                              : TENGEN_LESSON_BLOCK_BUTTON);
    }
}

static void
write_set (const Writer *self, const TengenLessonSet *set)
{
  g_autoptr (TengenGoCount) count =
      tengen_lesson_game_count (self->step->diagram, self->step->account, set);
  g_autofree char *name = tengen_words_rules (set->rules);
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *result = NULL;
  g_autofree char *line = NULL;

  if (count != NULL)
    {
      account = tengen_account_new (count, set->rules);
      result = tengen_words_account_result (account);
    }
  line = g_strjoin (tengen_words_colon (), name, result, NULL);
  write_plain (self, line, TENGEN_LESSON_BLOCK_OPTION);
  if (is_wanted (self, TENGEN_LESSON_BLOCKS_SHOWN))
    write_words (self, set->words, TENGEN_LESSON_BLOCK_MORE);
}

static void
write_task (const Writer *self)
{
  const TengenLessonStep *step = self->step;

  for (guint i = 0; step->options != NULL && i < step->options->len; i++)
    write_option (self, g_ptr_array_index (step->options, i));
  for (guint i = 0; step->counts != NULL && i < step->counts->len; i++)
    write_count (self, g_ptr_array_index (step->counts, i));
  for (guint i = 0; step->account != NULL && i < step->account->sets->len; i++)
    write_set (self, g_ptr_array_index (step->account->sets, i));
  if (step->press != NULL)
    write_buttons (self);
  if (step->play != NULL)
    write_words (self, step->play->words, TENGEN_LESSON_BLOCK_SMALL);
}

/* --- What is right --- */

static char *
name_point (const Writer *self, TengenPoint point)
{
  const TengenGameSetup *setup = self->step->diagram->setup;

  if (point == TENGEN_POINT_PASS)
    return tengen_words_lesson_press (TENGEN_LESSON_PRESS_PASS, &setup->rules);
  return tengen_notation_format (
      (TengenNotation) tengen_lesson_game_get_shown_notation (
          self->step->diagram),
      setup->width,
      setup->height,
      point);
}

/* Any of these is meant: D6 F4. */
static char *
name_points (const Writer *self, const GArray *points)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < points->len; i++)
    {
      g_autofree char *name =
          name_point (self, g_array_index (points, TengenPoint, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
    }
  return g_string_free (text, FALSE);
}

/* What is said of a move, behind its number or name. */
static void
write_move (const Writer *self,
            const char *name,
            const TengenLessonWords *words)
{
  const TengenLessonText *said =
      tengen_lesson_words_get (words, self->language);
  g_autofree char *start = NULL;
  TengenLessonText *text;

  if (said == NULL)
    return;
  text = tengen_lesson_text_new (said->language);
  if (*name != '\0')
    {
      start = g_strconcat (name, tengen_words_colon (), NULL);
      tengen_lesson_text_add (text, start, NULL)->flags =
          TENGEN_LESSON_SPAN_EMPHASIS;
    }
  for (guint i = 0; i < said->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (said->spans, TengenLessonSpan, i);

      tengen_lesson_text_add (text, span->base, span->reading)->flags =
          span->flags;
    }
  tengen_lesson_blocks_add (self->blocks, TENGEN_LESSON_BLOCK_SMALL, text);
}

static void
write_moves (const Writer *self)
{
  for (guint i = 0; i < self->step->moves->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      write_move (self,
                  number,
                  g_array_index (self->step->moves, TengenLessonMove, i).words);
    }
}

static char *
get_plain (const Writer *self, const TengenLessonAnswer *answer)
{
  const TengenLessonText *said =
      tengen_lesson_words_get (answer->words, self->language);

  return said != NULL ? tengen_lesson_text_get_plain (said) : NULL;
}

/* Whether all other points are as right as one that is named, and the same is
 * said of them. */
static gboolean
is_told (const Writer *self, const TengenLessonTry *trial, guint index)
{
  const TengenLessonAnswer *answer = g_ptr_array_index (trial->answers, index);
  g_autofree char *said = get_plain (self, answer);

  if (answer->points->len > 0)
    return FALSE;
  for (guint i = 0; i < index; i++)
    {
      const TengenLessonAnswer *other = g_ptr_array_index (trial->answers, i);
      g_autofree char *before = get_plain (self, other);

      if (other->verdict == answer->verdict && g_strcmp0 (said, before) == 0)
        return TRUE;
    }
  return FALSE;
}

/* The right answers, and those of the questions after them. */
static void
write_answers (const Writer *self, const TengenLessonTry *trial)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (trial->answers, i);
      g_autofree char *name = NULL;

      if (answer->verdict != TENGEN_LESSON_RIGHT || is_told (self, trial, i))
        continue;
      name = name_points (self, answer->points);
      write_move (self, name, answer->words);
      if (answer->next != NULL)
        write_answers (self, answer->next);
    }
}

static void
write_solution (const Writer *self)
{
  if (self->step->task == TENGEN_LESSON_TASK_TRY)
    write_answers (self, self->step->trial);
  if (self->step->task == TENGEN_LESSON_TASK_MARK)
    write_words (self, self->step->mark->words, TENGEN_LESSON_BLOCK_SMALL);
  if (self->step->task == TENGEN_LESSON_TASK_PRESS)
    write_words (self, self->step->press->words, TENGEN_LESSON_BLOCK_SMALL);
}

void
tengen_lesson_blocks_add_step (GPtrArray *self,
                               const TengenLessonStep *step,
                               const char *language,
                               TengenLessonBlocks what)
{
  Writer writer = {
    .blocks = self, .step = step, .language = language, .what = what
  };
  TengenLessonBlocks end = tengen_lesson_step_asks (step)
                               ? TENGEN_LESSON_BLOCKS_ANSWERS
                               : TENGEN_LESSON_BLOCKS_SHOWN;

  if (is_wanted (&writer, TENGEN_LESSON_BLOCKS_SAY))
    write_words (&writer, step->say, TENGEN_LESSON_BLOCK_SAY);
  if (is_wanted (&writer,
                 TENGEN_LESSON_BLOCKS_ASKED | TENGEN_LESSON_BLOCKS_ANSWERS))
    write_task (&writer);
  if (is_wanted (&writer, TENGEN_LESSON_BLOCKS_SHOWN) &&
      step->task == TENGEN_LESSON_TASK_WATCH)
    write_moves (&writer);
  if (is_wanted (&writer, TENGEN_LESSON_BLOCKS_ANSWERS))
    write_solution (&writer);
  if (is_wanted (&writer, end))
    write_words (&writer, step->done, TENGEN_LESSON_BLOCK_SMALL);
}
