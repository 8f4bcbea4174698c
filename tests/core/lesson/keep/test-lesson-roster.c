/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-roster: names out of a text that was pasted
 */
#include "tengen-lesson-roster.h"

#define LONG "あいうえおかきくけこさしすせそたちつてとな"

/* Each line as `name;`, with the picture of a new one or a sign of its fate. */
static void
check (const char *text, const TengenLessonPupils *pupils, const char *wanted)
{
  static const char *const signs[] = {
    "", "present", "twice", "unfit", "full"
  };
  g_autoptr (GPtrArray) lines =
      tengen_lesson_roster_read (text, tengen_lesson_pupils_get_all (pupils));
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenLessonRosterLine *line = g_ptr_array_index (lines, i);

      if (line->fate == TENGEN_LESSON_ROSTER_NEW)
        g_string_append_printf (found, "%s %u;", line->name, line->picture);
      else
        g_string_append_printf (found, "%s %s;", line->name, signs[line->fate]);
    }
  g_assert_cmpstr (found->str, ==, wanted);
}

static void
test_lines (void)
{
  TengenLessonPupils *none = tengen_lesson_pupils_new ();

  check ("", none, "");
  check ("\n \r\n　\t\n,\n", none, "");
  check ("山田花子\r\n佐藤太郎", none, "山田花子 0;佐藤太郎 1;");
  /* numbers as they stand in lists and tables */
  check ("1 山田花子\n2\t山田　次郎\n3,鈴木\n４　田中\n5. 森\n6）林\n7番 原\n"
         "\"8\",\"北　一\"\n10：南",
         none,
         "山田花子 0;山田 次郎 1;鈴木 2;田中 3;森 4;林 5;原 6;北 一 7;南 8;");
  check ("1\t山田\t花子\t\n", none, "山田 花子 0;");
  /* what is no number of a pupil */
  check ("12\n3年A組\nR2-D2\n1,\n", none, "12 0;3年A組 1;R2-D2 2;1 3;");
  tengen_lesson_pupils_free (none);
}

static void
test_fates (void)
{
  TengenLessonPupils *pupils = tengen_lesson_pupils_new ();

  tengen_lesson_pupils_add (pupils, "a", "Hana", 14);
  tengen_lesson_pupils_add (pupils, "b", "山田花子", 15);
  check ("ＨＡＮＡ\n1 山田　花子\n太郎\n太 郎\n" LONG "\n次郎\na\u202eb\n",
         pupils,
         "ＨＡＮＡ present;山田 花子 present;太郎 0;太 郎 twice;" LONG
         " unfit;次郎 1;a\u202e"
         "b unfit;");
  tengen_lesson_pupils_free (pupils);
}

/* Another picture for each neighbour, and no more than there is room for. */
static void
test_many (void)
{
  TengenLessonPupils *none = tengen_lesson_pupils_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) lines = NULL;
  const TengenLessonRosterLine *line;

  for (guint i = 0; i < TENGEN_LESSON_PUPILS_MOST + 2; i++)
    g_string_append_printf (text, "%u\tPupil%u\n", i, i);
  lines = tengen_lesson_roster_read (text->str,
                                     tengen_lesson_pupils_get_all (none));
  g_assert_cmpuint (lines->len, ==, TENGEN_LESSON_PUPILS_MOST + 2);
  for (guint i = 0; i < lines->len; i++)
    {
      line = g_ptr_array_index (lines, i);
      g_assert_cmpint (line->fate,
                       ==,
                       i < TENGEN_LESSON_PUPILS_MOST
                           ? TENGEN_LESSON_ROSTER_NEW
                           : TENGEN_LESSON_ROSTER_FULL);
      if (line->fate == TENGEN_LESSON_ROSTER_NEW)
        g_assert_cmpuint (line->picture, ==, i % TENGEN_LESSON_PUPILS_PICTURES);
    }
  tengen_lesson_pupils_free (none);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-roster/lines", test_lines);
  g_test_add_func ("/lesson-roster/fates", test_fates);
  g_test_add_func ("/lesson-roster/many", test_many);
  return g_test_run ();
}
