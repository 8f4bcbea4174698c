/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-lesson-part.h"

static TengenLessonDiagram *
make_diagram (void)
{
  return tengen_lesson_diagram_new (
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 7));
}

static void
test_lesson (void)
{
  g_autoptr (TengenLesson) lesson = tengen_lesson_new ();
  TengenLessonChapter *second;
  TengenLessonStep *step;

  tengen_lesson_chapter_add (lesson);
  tengen_lesson_step_add (lesson);
  tengen_lesson_step_add (lesson);
  second = tengen_lesson_chapter_add (lesson);
  step = tengen_lesson_step_add (lesson);
  g_assert_cmpuint (second->first, ==, 2);
  g_assert_cmpuint (second->n_steps, ==, 1);
  g_assert_cmpuint (step->chapter, ==, 1);
  g_assert_cmpuint (lesson->steps->len, ==, 3);
}

/* A step frees whatever it holds. */
static void
test_step (void)
{
  g_autoptr (TengenLesson) lesson = tengen_lesson_new ();
  TengenLessonStep *step;

  tengen_lesson_chapter_add (lesson);
  step = tengen_lesson_step_add (lesson);
  step->diagram = make_diagram ();
  step->say = tengen_lesson_words_new ();
  g_ptr_array_add (step->say, tengen_lesson_text_new ("ja"));
  step->moves = tengen_lesson_moves_new ();
  step->trial = tengen_lesson_try_new ();
  g_ptr_array_add (step->trial->answers, tengen_lesson_answer_new ());
  step->trial->otherwise = tengen_lesson_answer_new ();
  step->trial->otherwise->next = tengen_lesson_try_new ();
  step->mark = tengen_lesson_mark_new ();
  g_assert_cmpint (tengen_lesson_count_add (step)->answer_x2, ==, 0);
  g_assert_cmpint (
      tengen_lesson_option_add (step)->verdict, ==, TENGEN_LESSON_WRONG);
  g_assert_null (tengen_lesson_hint_add (step)->words);
  step->account = tengen_lesson_account_new ();
  g_assert_cmpint (tengen_lesson_set_add (step->account)->equal, ==, -1);
}

static void
test_diagram (void)
{
  TengenLessonDiagram *diagram = make_diagram ();

  g_assert_cmpint (diagram->right, ==, 6);
  g_assert_cmpint (diagram->bottom, ==, 6);
  g_assert_cmpint (diagram->to_move, ==, TENGEN_STONE_BLACK);
  g_assert_cmpuint (diagram->ko, ==, TENGEN_POINT_NONE);
  g_assert_cmpint (diagram->coordinates, ==, -1);
  tengen_lesson_diagram_free (diagram);
  tengen_lesson_diagram_free (NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-part/lesson", test_lesson);
  g_test_add_func ("/lesson-part/step", test_step);
  g_test_add_func ("/lesson-part/diagram", test_diagram);
  return g_test_run ();
}
