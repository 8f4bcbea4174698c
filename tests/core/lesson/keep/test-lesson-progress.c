/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-progress: what a person has done, to text and back
 */
#include "tengen-lesson-progress.h"

#include <string.h>

static TengenLessonProgress *
decode (const char *text)
{
  return tengen_lesson_progress_decode (text, strlen (text));
}

static void
check_text (const TengenLessonProgress *progress, const char *wanted)
{
  g_autofree char *text = tengen_lesson_progress_encode (progress);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_done (void)
{
  g_autoptr (TengenLessonProgress) self = tengen_lesson_progress_new ();

  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "a", "s"), ==, 0);
  g_assert_true (tengen_lesson_progress_set_done (self, "a", "s", 2));
  g_assert_false (tengen_lesson_progress_set_done (self, "a", "s", 2));
  g_assert_false (tengen_lesson_progress_set_done (self, "a", "s", 1));
  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "a", "s"), ==, 2);
  g_assert_true (tengen_lesson_progress_set_done (self, "a", "s", 3));
  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "a", "s"), ==, 3);
  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "a", "t"), ==, 0);
  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "b", "s"), ==, 0);
}

static void
test_place (void)
{
  g_autoptr (TengenLessonProgress) self = tengen_lesson_progress_new ();

  g_assert_null (tengen_lesson_progress_get_last (self));
  g_assert_null (tengen_lesson_progress_get_place (self, "a"));
  g_assert_true (tengen_lesson_progress_set_place (self, "a", "s"));
  g_assert_false (tengen_lesson_progress_set_place (self, "a", "s"));
  g_assert_true (tengen_lesson_progress_set_place (self, "b", "t"));
  g_assert_true (tengen_lesson_progress_set_place (self, "a", "s"));
  g_assert_cmpstr (tengen_lesson_progress_get_last (self), ==, "a");
  g_assert_cmpstr (tengen_lesson_progress_get_place (self, "a"), ==, "s");
  g_assert_cmpstr (tengen_lesson_progress_get_place (self, "b"), ==, "t");
}

static void
test_language (void)
{
  g_autoptr (TengenLessonProgress) self = tengen_lesson_progress_new ();

  g_assert_null (tengen_lesson_progress_get_language (self, "a"));
  g_assert_false (tengen_lesson_progress_set_language (self, "a", NULL));
  g_assert_true (tengen_lesson_progress_set_language (self, "a", "en_GB"));
  g_assert_false (tengen_lesson_progress_set_language (self, "a", "en_GB"));
  g_assert_cmpstr (
      tengen_lesson_progress_get_language (self, "a"), ==, "en_GB");
  g_assert_null (tengen_lesson_progress_get_language (self, "b"));
  g_assert_true (tengen_lesson_progress_set_language (self, "a", NULL));
  g_assert_null (tengen_lesson_progress_get_language (self, "a"));
}

/* Steps may have the names of other keys. */
#define TEXT                                                                   \
  "[progress]\n"                                                               \
  "format=1\n"                                                                 \
  "last=pure-go\n"                                                             \
  "\n"                                                                         \
  "[lesson 5_3]\n"                                                             \
  "language=ja\n"                                                              \
  "\n"                                                                         \
  "[lesson pure-go]\n"                                                         \
  "place=language\n"                                                           \
  "step.language=1\n"                                                          \
  "step.place=3\n"

static void
test_text (void)
{
  g_autoptr (TengenLessonProgress) self = tengen_lesson_progress_new ();
  g_autoptr (TengenLessonProgress) read = decode (TEXT);

  tengen_lesson_progress_set_done (self, "pure-go", "place", 3);
  tengen_lesson_progress_set_done (self, "pure-go", "language", 1);
  tengen_lesson_progress_set_place (self, "pure-go", "language");
  tengen_lesson_progress_set_language (self, "5_3", "ja");
  check_text (self, TEXT);

  g_assert_nonnull (read);
  check_text (read, TEXT);
  g_assert_cmpuint (
      tengen_lesson_progress_get_stars (read, "pure-go", "place"), ==, 3);
  g_assert_cmpstr (
      tengen_lesson_progress_get_place (read, "pure-go"), ==, "language");
  g_assert_cmpstr (tengen_lesson_progress_get_last (read), ==, "pure-go");
  g_assert_cmpstr (tengen_lesson_progress_get_language (read, "5_3"), ==, "ja");
}

static void
test_unknown (void)
{
  g_autoptr (TengenLessonProgress) self = decode ("[progress]\n"
                                                  "format=1\n"
                                                  "theme=dark\n"
                                                  "[other]\n"
                                                  "name[de]=Wert\n"
                                                  "[lesson a b]\n"
                                                  "place=s\n"
                                                  "[lesson a]\n"
                                                  "place=no id\n"
                                                  "language=\n"
                                                  "step.s=4\n"
                                                  "step.t=two\n"
                                                  "step.no id=2\n"
                                                  "step.=2\n"
                                                  "seen.s=12\n");

  g_assert_nonnull (self);
  g_assert_null (tengen_lesson_progress_get_place (self, "a"));
  g_assert_null (tengen_lesson_progress_get_language (self, "a"));
  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "a", "s"), ==, 0);
  g_assert_cmpuint (tengen_lesson_progress_get_stars (self, "a", "t"), ==, 0);
  tengen_lesson_progress_set_done (self, "a", "t", 2);
  check_text (self,
              "[progress]\n"
              "format=1\n"
              "theme=dark\n"
              "\n"
              "[lesson a]\n"
              "step.t=2\n"
              "place=no id\n"
              "language=\n"
              "step.s=4\n"
              "step.no id=2\n"
              "step.=2\n"
              "seen.s=12\n"
              "\n"
              "[other]\n"
              "name[de]=Wert\n"
              "\n"
              "[lesson a b]\n"
              "place=s\n");
}

static void
test_refused (void)
{
  static const char *const rows[] = {
    "",
    "\n",
    "no key file",
    "[progress]\n",
    "[progress]\nformat=2\n",
    "[progress]\nformat=one\n",
    "format=1\n",
    "[lesson a]\nformat=1\n",
    "[progress]\nformat=1\nbroken\n",
    "[progress\nformat=1\n",
    "[progress]\nformat=1\nlast=\xff\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenLessonProgress) self = decode (rows[i]);

      g_assert_null (self);
    }
  g_assert_null (tengen_lesson_progress_decode (NULL, 0));
  g_assert_null (tengen_lesson_progress_decode ("[progress]\0format=1", 20));
}

/* Texts with some bytes changed: they are read and written, or refused. */
static void
test_broken (void)
{
  static const char bytes[] = "[]=.\n\\ ;#\x80";

  for (int i = 0; i < 2000; i++)
    {
      g_autofree char *text = g_strdup (TEXT);
      g_autoptr (TengenLessonProgress) self = NULL;
      g_autoptr (TengenLessonProgress) again = NULL;
      g_autofree char *written = NULL;

      for (int n = g_test_rand_int_range (1, 6); n > 0; n--)
        text[g_test_rand_int_range (0, strlen (TEXT))] =
            bytes[g_test_rand_int_range (0, sizeof bytes - 1)];
      self = decode (text);
      if (self == NULL)
        continue;
      written = tengen_lesson_progress_encode (self);
      again = decode (written);
      g_assert_nonnull (again);
      check_text (again, written);
    }
}

static void
test_merge (void)
{
  g_autoptr (TengenLessonProgress) self = decode ("[progress]\n"
                                                  "format=1\n"
                                                  "[lesson a]\n"
                                                  "place=s\n"
                                                  "step.s=1\n"
                                                  "step.t=3\n");
  g_autoptr (TengenLessonProgress) other = decode ("[progress]\n"
                                                   "format=1\n"
                                                   "last=b\n"
                                                   "theme=dark\n"
                                                   "[lesson a]\n"
                                                   "place=t\n"
                                                   "language=en\n"
                                                   "step.s=2\n"
                                                   "step.t=2\n"
                                                   "step.u=1\n"
                                                   "[lesson b]\n"
                                                   "place=v\n");

  tengen_lesson_progress_merge (self, other);
  tengen_lesson_progress_merge (self, self);
  check_text (self,
              "[progress]\n"
              "format=1\n"
              "last=b\n"
              "theme=dark\n"
              "\n"
              "[lesson a]\n"
              "place=s\n"
              "language=en\n"
              "step.s=2\n"
              "step.t=3\n"
              "step.u=1\n"
              "\n"
              "[lesson b]\n"
              "place=v\n");
}

static void
test_rate (void)
{
  static const struct
  {
    guint misses, hints;
    gboolean shown;
    guint stars;
  } rows[] = {
    { 0, 0, FALSE, 3 },         { 1, 0, FALSE, 2 }, { 0, 1, FALSE, 2 },
    { 1, 1, FALSE, 2 },         { 2, 0, FALSE, 2 }, { 2, 1, FALSE, 1 },
    { 9, 9, FALSE, 1 },         { 0, 0, TRUE, 1 },  { 3, 2, TRUE, 1 },
    { G_MAXUINT, 1, FALSE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (tengen_lesson_progress_rate (
                          rows[i].misses, rows[i].hints, rows[i].shown),
                      ==,
                      rows[i].stars);
}

static void
test_reset (void)
{
  g_autoptr (TengenLessonProgress) self = decode (TEXT);

  tengen_lesson_progress_set_place (self, "5_3", "s");
  tengen_lesson_progress_reset (self, "unknown");
  tengen_lesson_progress_reset (self, "pure-go");
  g_assert_cmpuint (
      tengen_lesson_progress_get_stars (self, "pure-go", "place"), ==, 0);
  g_assert_null (tengen_lesson_progress_get_place (self, "pure-go"));
  g_assert_cmpstr (tengen_lesson_progress_get_last (self), ==, "5_3");
  g_assert_cmpstr (tengen_lesson_progress_get_place (self, "5_3"), ==, "s");

  /* the language of a lesson is no part of what was done */
  tengen_lesson_progress_reset (self, NULL);
  check_text (self,
              "[progress]\n"
              "format=1\n"
              "\n"
              "[lesson 5_3]\n"
              "language=ja\n");
}

/* A lesson of steps that ask (`?`) or are only read (`.`), called a, b... */
static TengenLesson *
make_lesson (const char *steps)
{
  TengenLesson *lesson = g_new0 (TengenLesson, 1);

  lesson->id = (char *) "l";
  lesson->steps = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; steps[i] != '\0'; i++)
    {
      static const char *const ids[] = { "a", "b", "c", "d" };
      TengenLessonStep *step = g_new0 (TengenLessonStep, 1);

      step->id = (char *) ids[i];
      step->task =
          steps[i] == '?' ? TENGEN_LESSON_TASK_CHOOSE : TENGEN_LESSON_TASK_READ;
      g_ptr_array_add (lesson->steps, step);
    }
  return lesson;
}

static void
check_sum (const char *steps, const char *stars, guint n_done, guint wanted)
{
  TengenLesson *lesson = make_lesson (steps);
  g_autoptr (TengenLessonProgress) self = tengen_lesson_progress_new ();
  TengenLessonSum sum;

  for (guint i = 0; stars[i] != '\0'; i++)
    if (stars[i] != '0')
      tengen_lesson_progress_set_done (self,
                                       "l",
                                       tengen_lesson_get_step (lesson, i)->id,
                                       (guint) (stars[i] - '0'));
  sum = tengen_lesson_progress_sum (self, lesson);
  g_assert_cmpuint (sum.n_steps, ==, strlen (steps));
  g_assert_cmpuint (sum.n_done, ==, n_done);
  g_assert_cmpuint (sum.stars, ==, wanted);
  g_ptr_array_unref (lesson->steps);
  g_free (lesson);
}

static void
test_sum (void)
{
  check_sum (".??.", "0000", 0, 0);
  check_sum (".??.", "3330", 3, 0);
  check_sum (".??.", "3333", 4, 3);
  check_sum (".??.", "3323", 4, 2);
  check_sum (".??.", "1331", 4, 3);
  check_sum ("????", "1112", 4, 1);
  check_sum ("????", "1223", 4, 2);
  check_sum ("..", "11", 2, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-progress/done", test_done);
  g_test_add_func ("/lesson-progress/place", test_place);
  g_test_add_func ("/lesson-progress/language", test_language);
  g_test_add_func ("/lesson-progress/text", test_text);
  g_test_add_func ("/lesson-progress/unknown", test_unknown);
  g_test_add_func ("/lesson-progress/refused", test_refused);
  g_test_add_func ("/lesson-progress/broken", test_broken);
  g_test_add_func ("/lesson-progress/merge", test_merge);
  g_test_add_func ("/lesson-progress/rate", test_rate);
  g_test_add_func ("/lesson-progress/reset", test_reset);
  g_test_add_func ("/lesson-progress/sum", test_sum);
  return g_test_run ();
}
