/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-grade: kanji by school year
 *
 * Source: 学年別漢字配当表 of 2017: how many kanji each year has, the twenty of
 *         the names of prefectures that came into year 4, the others that
 *         changed their year then.
 */
#include "tengen-lesson-grade.h"

static int
get_grade (gunichar character)
{
  char text[7] = "";

  g_unichar_to_utf8 (character, text);
  return tengen_lesson_grade_text (text);
}

static void
test_counts (void)
{
  int counts[TENGEN_LESSON_GRADE_LATER + 1] = { 0 };

  for (gunichar i = 0x4e00; i < 0xa000; i++)
    counts[get_grade (i)]++;
  g_assert_cmpint (counts[1], ==, 80);
  g_assert_cmpint (counts[2], ==, 160);
  g_assert_cmpint (counts[3], ==, 200);
  g_assert_cmpint (counts[4], ==, 202);
  g_assert_cmpint (counts[5], ==, 193);
  g_assert_cmpint (counts[6], ==, 191);
}

static void
test_years (void)
{
  static const struct
  {
    const char *text;
    int grade;
  } rows[] = {
    { "一白石目王力林六", 1 },
    { "引黒地番点外角線同切", 2 },
    { "打負死次取着始終勝局相手", 3 },
    { "茨媛岡潟岐熊香佐埼崎滋鹿縄井沖栃奈梨阪阜", 4 },
    { "賀群徳富城", 4 },
    { "連飛置変", 4 },
    { "囲紀喜救型航告殺士史象賞貯停堂得毒費粉脈歴", 5 },
    { "基禁形", 5 },
    { "胃腸恩券承舌銭退敵俵預", 6 },
    { "盤", TENGEN_LESSON_GRADE_LATER },
    { "碁", TENGEN_LESSON_GRADE_LATER },
    { "珠", TENGEN_LESSON_GRADE_LATER },
    { "伸", TENGEN_LESSON_GRADE_LATER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].text);
      g_assert_cmpint (
          tengen_lesson_grade_text (rows[i].text), ==, rows[i].grade);
    }
}

/* Each of them, not only the highest. */
static void
test_prefectures (void)
{
  const char *text = "茨媛岡潟岐熊香佐埼崎滋鹿縄井沖栃奈梨阪阜賀群徳富城";

  for (; *text != '\0'; text = g_utf8_next_char (text))
    g_assert_cmpint (get_grade (g_utf8_get_char (text)), ==, 4);
}

static void
test_text (void)
{
  g_assert_cmpint (tengen_lesson_grade_text (""), ==, 0);
  g_assert_cmpint (tengen_lesson_grade_text ("ゆっくり Go 5"), ==, 0);
  g_assert_cmpint (tengen_lesson_grade_text ("石を取る"), ==, 3);
  g_assert_cmpint (tengen_lesson_grade_text ("囲碁"), ==, 7);
  g_assert_cmpint (tengen_lesson_grade_text ("人々"), ==, 1);
  g_assert_cmpint (tengen_lesson_grade_text ("々"), ==, 0);
}

static void
test_is_kanji (void)
{
  static const gunichar kanji[] = { 0x4e00, 0x7881,  0x3005,
                                    0x3400, 0x20bb7, 0xf9dc };
  static const gunichar others[] = { 0,      'A',    0x3042, 0x30ab, 0x30fc,
                                     0x3002, 0x3007, 0x25cb, 0x2f00, 0x2e80,
                                     0xff21, 0xac00, 0x2fff, 0x1f600 };

  for (guint i = 0; i < G_N_ELEMENTS (kanji); i++)
    g_assert_true (tengen_lesson_is_kanji (kanji[i]));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_false (tengen_lesson_is_kanji (others[i]));
      g_assert_cmpint (get_grade (others[i]), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-grade/counts", test_counts);
  g_test_add_func ("/lesson-grade/years", test_years);
  g_test_add_func ("/lesson-grade/prefectures", test_prefectures);
  g_test_add_func ("/lesson-grade/text", test_text);
  g_test_add_func ("/lesson-grade/is-kanji", test_is_kanji);
  return g_test_run ();
}
