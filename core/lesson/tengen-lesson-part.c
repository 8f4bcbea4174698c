/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-part: the parts of a lesson, made empty
 */
#include "tengen-lesson-part.h"

static void
clear_words (TengenLessonWords **words)
{
  g_clear_pointer (words, g_ptr_array_unref);
}

static void
clear_points (GArray **points)
{
  g_clear_pointer (points, g_array_unref);
}

static void
clear_move (gpointer data)
{
  TengenLessonMove *move = data;

  clear_words (&move->words);
}

static void
free_text (gpointer data)
{
  tengen_lesson_text_free (data);
}

static void free_try (TengenLessonTry *trial);

static void
free_answer (gpointer data)
{
  TengenLessonAnswer *answer = data;

  if (answer == NULL)
    return;
  clear_points (&answer->points);
  clear_points (&answer->show);
  clear_words (&answer->words);
  clear_points (&answer->replies);
  free_try (answer->next);
  g_free (answer);
}

static void
free_try (TengenLessonTry *trial)
{
  if (trial == NULL)
    return;
  g_ptr_array_unref (trial->answers);
  free_answer (trial->otherwise);
  g_free (trial);
}

static void
free_mark (TengenLessonMark *mark)
{
  if (mark == NULL)
    return;
  clear_points (&mark->of);
  clear_points (&mark->dead);
  clear_points (&mark->points);
  clear_words (&mark->words);
  free_answer (mark->otherwise);
  g_free (mark);
}

static void
free_count (gpointer data)
{
  TengenLessonCount *count = data;

  clear_points (&count->of);
  clear_points (&count->dead);
  clear_words (&count->words);
  free_answer (count->otherwise);
  g_free (count);
}

static void
free_option (gpointer data)
{
  TengenLessonOption *option = data;

  clear_words (&option->label);
  clear_words (&option->words);
  clear_points (&option->show);
  g_free (option);
}

static void
free_press (TengenLessonPress *press)
{
  if (press == NULL)
    return;
  clear_words (&press->words);
  free_answer (press->otherwise);
  g_free (press);
}

static void
free_play (TengenLessonPlay *play)
{
  if (play == NULL)
    return;
  tengen_game_setup_free (play->setup);
  clear_words (&play->words);
  g_free (play);
}

static void
free_set (gpointer data)
{
  TengenLessonSet *set = data;

  clear_words (&set->words);
  g_free (set);
}

static void
free_account (TengenLessonAccount *account)
{
  if (account == NULL)
    return;
  clear_points (&account->dead);
  clear_points (&account->seki);
  clear_points (&account->claim_black);
  clear_points (&account->claim_white);
  g_ptr_array_unref (account->sets);
  g_free (account);
}

static void
free_hint (gpointer data)
{
  TengenLessonHint *hint = data;

  clear_words (&hint->words);
  clear_points (&hint->show);
  g_free (hint);
}

static void
free_step (gpointer data)
{
  TengenLessonStep *step = data;

  g_free (step->id);
  clear_words (&step->title);
  clear_words (&step->goal);
  clear_words (&step->say);
  tengen_lesson_diagram_free (step->diagram);
  g_clear_pointer (&step->moves, g_array_unref);
  free_try (step->trial);
  free_mark (step->mark);
  g_clear_pointer (&step->counts, g_ptr_array_unref);
  g_clear_pointer (&step->options, g_ptr_array_unref);
  free_press (step->press);
  free_play (step->play);
  free_account (step->account);
  g_ptr_array_unref (step->hints);
  clear_words (&step->done);
  g_free (step);
}

static void
free_chapter (gpointer data)
{
  TengenLessonChapter *chapter = data;

  g_free (chapter->id);
  clear_words (&chapter->title);
  g_free (chapter);
}

TengenLesson *
tengen_lesson_new (void)
{
  TengenLesson *self = g_new0 (TengenLesson, 1);

  self->chapters = g_ptr_array_new_with_free_func (free_chapter);
  self->steps = g_ptr_array_new_with_free_func (free_step);
  self->languages = g_ptr_array_new_with_free_func (g_free);
  return self;
}

TengenLessonWords *
tengen_lesson_words_new (void)
{
  return g_ptr_array_new_with_free_func (free_text);
}

GArray *
tengen_lesson_points_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TengenPoint));
}

GArray *
tengen_lesson_moves_new (void)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TengenLessonMove));

  g_array_set_clear_func (moves, clear_move);
  return moves;
}

TengenLessonDiagram *
tengen_lesson_diagram_new (TengenGameSetup *setup)
{
  TengenLessonDiagram *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = g_new0 (TengenLessonDiagram, 1);
  self->setup = setup;
  self->stones = g_new0 (guint8, setup->width * setup->height);
  self->to_move = TENGEN_STONE_BLACK;
  self->ko = TENGEN_POINT_NONE;
  self->before = tengen_lesson_moves_new ();
  self->labels = g_array_new (FALSE, FALSE, sizeof (TengenLessonLabel));
  self->arrows = g_array_new (FALSE, FALSE, sizeof (TengenLessonArrow));
  self->right = setup->width - 1;
  self->bottom = setup->height - 1;
  self->coordinates = -1;
  return self;
}

void
tengen_lesson_diagram_free (TengenLessonDiagram *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  tengen_game_setup_free (self->setup);
  g_free (self->stones);
  g_array_unref (self->before);
  g_array_unref (self->labels);
  g_array_unref (self->arrows);
  g_free (self);
}

TengenLessonStep *
tengen_lesson_step_add (TengenLesson *lesson)
{
  TengenLessonStep *step;
  TengenLessonChapter *chapter;

  g_return_val_if_fail (lesson != NULL && lesson->chapters->len > 0, NULL);

  step = g_new0 (TengenLessonStep, 1);
  step->chapter = lesson->chapters->len - 1;
  step->hints = g_ptr_array_new_with_free_func (free_hint);
  g_ptr_array_add (lesson->steps, step);
  chapter = g_ptr_array_index (lesson->chapters, step->chapter);
  chapter->n_steps++;
  return step;
}

TengenLessonChapter *
tengen_lesson_chapter_add (TengenLesson *lesson)
{
  TengenLessonChapter *chapter;

  g_return_val_if_fail (lesson != NULL, NULL);

  chapter = g_new0 (TengenLessonChapter, 1);
  chapter->first = lesson->steps->len;
  g_ptr_array_add (lesson->chapters, chapter);
  return chapter;
}

TengenLessonHint *
tengen_lesson_hint_add (TengenLessonStep *step)
{
  TengenLessonHint *hint;

  g_return_val_if_fail (step != NULL, NULL);

  hint = g_new0 (TengenLessonHint, 1);
  hint->show = tengen_lesson_points_new ();
  g_ptr_array_add (step->hints, hint);
  return hint;
}

TengenLessonTry *
tengen_lesson_try_new (void)
{
  TengenLessonTry *trial = g_new0 (TengenLessonTry, 1);

  trial->answers = g_ptr_array_new_with_free_func (free_answer);
  return trial;
}

TengenLessonAnswer *
tengen_lesson_answer_new (void)
{
  TengenLessonAnswer *answer = g_new0 (TengenLessonAnswer, 1);

  answer->verdict = TENGEN_LESSON_WRONG;
  answer->points = tengen_lesson_points_new ();
  answer->show = tengen_lesson_points_new ();
  answer->replies = g_array_new (FALSE, FALSE, sizeof (TengenLessonReply));
  return answer;
}

TengenLessonMark *
tengen_lesson_mark_new (void)
{
  TengenLessonMark *mark = g_new0 (TengenLessonMark, 1);

  mark->of = tengen_lesson_points_new ();
  mark->dead = tengen_lesson_points_new ();
  mark->points = tengen_lesson_points_new ();
  return mark;
}

TengenLessonCount *
tengen_lesson_count_add (TengenLessonStep *step)
{
  TengenLessonCount *count;

  g_return_val_if_fail (step != NULL, NULL);

  count = g_new0 (TengenLessonCount, 1);
  count->of = tengen_lesson_points_new ();
  count->dead = tengen_lesson_points_new ();
  if (step->counts == NULL)
    step->counts = g_ptr_array_new_with_free_func (free_count);
  g_ptr_array_add (step->counts, count);
  return count;
}

TengenLessonOption *
tengen_lesson_option_add (TengenLessonStep *step)
{
  TengenLessonOption *option;

  g_return_val_if_fail (step != NULL, NULL);

  option = g_new0 (TengenLessonOption, 1);
  option->verdict = TENGEN_LESSON_WRONG;
  option->show = tengen_lesson_points_new ();
  if (step->options == NULL)
    step->options = g_ptr_array_new_with_free_func (free_option);
  g_ptr_array_add (step->options, option);
  return option;
}

TengenLessonAccount *
tengen_lesson_account_new (void)
{
  TengenLessonAccount *account = g_new0 (TengenLessonAccount, 1);

  account->dead = tengen_lesson_points_new ();
  account->seki = tengen_lesson_points_new ();
  account->claim_black = tengen_lesson_points_new ();
  account->claim_white = tengen_lesson_points_new ();
  account->sets = g_ptr_array_new_with_free_func (free_set);
  return account;
}

TengenLessonSet *
tengen_lesson_set_add (TengenLessonAccount *account)
{
  TengenLessonSet *set;

  g_return_val_if_fail (account != NULL, NULL);

  set = g_new0 (TengenLessonSet, 1);
  set->equal = -1;
  g_ptr_array_add (account->sets, set);
  return set;
}
