/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-problem-prove: moves that a problem of a file does not know
 */
#include "position-at.h"
#include "tengen-exercise-problem-prove.h"
#include "tengen-lesson-from-problem.h"

/* White has room for three eyes in a row: Black takes all at B1. */
#define CORNER "(;SZ[9]AW[ah][bh][ch][dh][di]AB[ag][bg][cg][dg][eg][eh][ei]"

static TengenLesson *
make (const char *sgf, guint *n)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (TengenLessonText) said = tengen_lesson_text_new ("en");
  TengenLessonProblemTexts texts = { .language = "en",
                                     .title = said,
                                     .question = said };
  TengenLesson *lesson = NULL;

  tengen_lesson_text_add (said, "said", NULL);
  g_assert_cmpint (
      tengen_lesson_from_problem (
          record, tengen_record_get_game (record, 0), &texts, &lesson),
      ==,
      TENGEN_LESSON_PROBLEM_OK);
  *n = tengen_exercise_problem_prove (lesson, said, said);
  return lesson;
}

static int
get_verdict (const TengenLesson *lesson, TengenPoint point)
{
  const TengenLessonTry *trial = tengen_lesson_get_step (lesson, 0)->trial;

  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = g_ptr_array_index (trial->answers, i);

      if (g_array_index (answer->points, TengenPoint, 0) == point)
        return (int) answer->verdict;
    }
  return -1;
}

/* What is proved to fail is wrong, and its refutation is shown. */
static void
test_proved (void)
{
  guint n;
  g_autoptr (TengenLesson) lesson =
      make (CORNER "TR[ah];B[bi];W[ai];B[ci]C[RIGHT])", &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpint (get_verdict (lesson, 8 * 9 + 1), ==, TENGEN_LESSON_RIGHT);
  g_assert_cmpint (get_verdict (lesson, 8 * 9), ==, TENGEN_LESSON_WRONG);
  g_assert_cmpint (get_verdict (lesson, 8 * 9 + 2), ==, TENGEN_LESSON_WRONG);
}

/* Another way to take it is right, too. */
static void
test_right (void)
{
  guint n;
  g_autoptr (TengenLesson) lesson =
      make ("(;SZ[9]AW[ii]AB[hh]MA[ii];B[hi])", &n);

  g_assert_cmpint (get_verdict (lesson, 8 * 9 + 7), ==, TENGEN_LESSON_RIGHT);
  g_assert_cmpint (get_verdict (lesson, 7 * 9 + 8), ==, TENGEN_LESSON_RIGHT);
}

/* Where nothing is marked, several things are, or the file asks for something
 * else, nothing is known. */
static void
test_not_asked (void)
{
  static const char *const sgfs[] = {
    CORNER ";B[bi];W[ai];B[ci]C[RIGHT])",
    CORNER "TR[ah][ag];B[bi];W[ai];B[ci]C[RIGHT])",
    CORNER "TR[ag];B[bi];W[ai];B[ci]C[RIGHT])",
    CORNER "TR[ah];B[ai])",
    "(;GM[4]SZ[15]AB[fh][gh][hh][ih]AW[eh][gg][if][ig]TR[eh];B[jh])",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sgfs); i++)
    {
      guint n;
      g_autoptr (TengenLesson) lesson = make (sgfs[i], &n);

      g_test_message ("%s", sgfs[i]);
      g_assert_cmpuint (n, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-problem-prove/proved", test_proved);
  g_test_add_func ("/exercise-problem-prove/right", test_right);
  g_test_add_func ("/exercise-problem-prove/not-asked", test_not_asked);
  return g_test_run ();
}
