/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"

static const char steps[] =
    "<step id='one'><say>1</say></step>"
    "<step id='two'><say>2</say><press what='pass'/></step>"
    "<step id='three'><say>3</say><play/></step>";

static void
test_steps (void)
{
  g_autoptr (TengenLesson) lesson = read_steps ("game='go'", steps);
  guint index = 7;

  g_assert_true (tengen_lesson_find_step (lesson, "two", &index));
  g_assert_cmpuint (index, ==, 1);
  g_assert_cmpstr (tengen_lesson_get_step (lesson, 1)->id, ==, "two");
  g_assert_false (tengen_lesson_find_step (lesson, "four", &index));
  g_assert_false (tengen_lesson_find_step (lesson, NULL, &index));
  g_assert_cmpuint (index, ==, 1);
}

static void
test_asks (void)
{
  g_autoptr (TengenLesson) lesson = read_steps ("game='go'", steps);

  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (
        tengen_lesson_step_asks (tengen_lesson_get_step (lesson, i)),
        ==,
        i == 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/steps", test_steps);
  g_test_add_func ("/lesson/asks", test_asks);
  return g_test_run ();
}
