/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-pupils: who learns on this computer, to text and back
 */
#include "tengen-lesson-pupils.h"

#include <string.h>

static TengenLessonPupils *
decode (const char *text)
{
  return tengen_lesson_pupils_decode (text, strlen (text));
}

static void
check_text (const TengenLessonPupils *self, const char *wanted)
{
  g_autofree char *text = tengen_lesson_pupils_encode (self);

  g_assert_cmpstr (text, ==, wanted);
}

/* Each as `id:nickname:picture;` */
static void
check_all (const TengenLessonPupils *self, const char *wanted)
{
  const GPtrArray *all = tengen_lesson_pupils_get_all (self);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);

      g_string_append_printf (
          text, "%s:%s:%u;", pupil->id, pupil->nickname, pupil->picture);
    }
  g_assert_cmpstr (text->str, ==, wanted);
  g_string_free (text, TRUE);
}

static void
test_add (void)
{
  g_autoptr (TengenLessonPupils) self = tengen_lesson_pupils_new ();

  check_text (self, "[pupils]\nformat=1\n");
  g_assert_true (tengen_lesson_pupils_add (self, "p2", "はな", 3));
  g_assert_true (tengen_lesson_pupils_add (self, "a-1", "太郎", 15));
  g_assert_false (tengen_lesson_pupils_add (self, "p2", "別人", 0));
  check_all (self, "p2:はな:3;a-1:太郎:15;");
  g_assert_true (tengen_lesson_pupils_change (self, "p2", "はなこ", 4));
  g_assert_false (tengen_lesson_pupils_change (self, "p3", "?", 4));
  check_text (self,
              "[pupils]\n"
              "format=1\n"
              "\n"
              "[pupil p2]\n"
              "nickname=はなこ\n"
              "picture=4\n"
              "\n"
              "[pupil a-1]\n"
              "nickname=太郎\n"
              "picture=15\n");
  g_assert_cmpstr (
      tengen_lesson_pupils_find (self, "a-1")->nickname, ==, "太郎");
  g_assert_null (tengen_lesson_pupils_find (self, "a"));
  g_assert_null (tengen_lesson_pupils_find (self, NULL));
}

static void
test_last (void)
{
  g_autoptr (TengenLessonPupils) self = tengen_lesson_pupils_new ();

  tengen_lesson_pupils_add (self, "a", "A", 0);
  g_assert_null (tengen_lesson_pupils_get_last (self));
  g_assert_false (tengen_lesson_pupils_set_last (self, NULL));
  g_assert_false (tengen_lesson_pupils_set_last (self, "b"));
  g_assert_true (tengen_lesson_pupils_set_last (self, "a"));
  g_assert_false (tengen_lesson_pupils_set_last (self, "a"));
  g_assert_cmpstr (tengen_lesson_pupils_get_last (self)->id, ==, "a");
  /* who is away cannot be the one who learns, but is again when back */
  tengen_lesson_pupils_take_away (self, "a", 10);
  g_assert_null (tengen_lesson_pupils_get_last (self));
  tengen_lesson_pupils_bring_back (self, "a");
  g_assert_cmpstr (tengen_lesson_pupils_get_last (self)->id, ==, "a");
  g_assert_true (tengen_lesson_pupils_set_last (self, NULL));
  g_assert_null (tengen_lesson_pupils_get_last (self));
}

static void
test_away (void)
{
  g_autoptr (TengenLessonPupils) self = tengen_lesson_pupils_new ();
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) gone = NULL;

  tengen_lesson_pupils_add (self, "a", "A", 0);
  tengen_lesson_pupils_add (self, "b", "B", 1);
  tengen_lesson_pupils_add (self, "c", "C", 2);
  g_assert_false (tengen_lesson_pupils_bring_back (self, "b"));
  g_assert_true (tengen_lesson_pupils_take_away (self, "b", 100));
  g_assert_false (tengen_lesson_pupils_take_away (self, "b", 101));
  check_all (self, "a:A:0;c:C:2;");
  g_assert_false (tengen_lesson_pupils_add (self, "b", "new", 1));
  g_assert_true (tengen_lesson_pupils_bring_back (self, "b"));
  check_all (self, "a:A:0;b:B:1;c:C:2;");

  tengen_lesson_pupils_take_away (self, "a", 100);
  tengen_lesson_pupils_take_away (self, "c", 200);
  none = tengen_lesson_pupils_forget (self, 100);
  g_assert_cmpuint (none->len, ==, 0);
  gone = tengen_lesson_pupils_forget (self, 101);
  g_assert_cmpuint (gone->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (gone, 0), ==, "a");
  g_assert_false (tengen_lesson_pupils_bring_back (self, "a"));
  g_assert_true (tengen_lesson_pupils_bring_back (self, "c"));
  check_all (self, "b:B:1;c:C:2;");
}

/* What this program does not understand stays, and is not shown. */
static void
test_unknown (void)
{
  const char *text = "[pupils]\n"
                     "# by hand\n"
                     "format=1\n"
                     "last=c\n"
                     "class=3\n"
                     "\n"
                     "[pupil A B]\n"
                     "nickname=x\n"
                     "\n"
                     "[pupil a]\n"
                     "nickname=\n"
                     "\n"
                     "[pupil b]\n"
                     "nickname=B\n"
                     "picture=17\n"
                     "colour=red\n"
                     "\n"
                     "[pupil d]\n"
                     "picture=-1\n"
                     "\n"
                     "[pupil e]\n"
                     "nickname=E\n"
                     "picture=-1\n";
  g_autoptr (TengenLessonPupils) self = decode (text);

  g_assert_nonnull (self);
  check_all (self, "b:B:1;e:E:0;");
  g_assert_null (tengen_lesson_pupils_get_last (self));
  check_text (self, text);
}

static void
test_broken (void)
{
  static const char *const texts[] = {
    "",
    "x",
    "[pupils]\n",
    "[pupils]\nformat=2\n",
    "[progress]\nformat=1\n",
    "[pupils]\nformat=1\nlast=\xff\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (decode (texts[i]));
}

static void
test_full (void)
{
  g_autoptr (TengenLessonPupils) self = tengen_lesson_pupils_new ();

  for (guint i = 0; i < TENGEN_LESSON_PUPILS_MOST; i++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", i);

      g_assert_true (tengen_lesson_pupils_add (self, id, "x", 0));
    }
  g_assert_false (tengen_lesson_pupils_add (self, "more", "x", 0));
  tengen_lesson_pupils_take_away (self, "p7", 1);
  g_assert_false (tengen_lesson_pupils_add (self, "more", "x", 0));
  g_ptr_array_unref (tengen_lesson_pupils_forget (self, 2));
  g_assert_true (tengen_lesson_pupils_add (self, "more", "x", 0));
}

static void
test_clean (void)
{
  static const struct
  {
    const char *text;
    const char *nickname;
  } cases[] = {
    { "はな", "はな" },
    { " \t　はな　こ　 ", "はな　こ" },
    { "=1+1", "=1+1" },
    { "あいうえおかきくけこさしすせそたちつてと",
      "あいうえおかきくけこさしすせそたちつてと" },
    { "あいうえおかきくけこさしすせそたちつてとな", NULL },
    { "", NULL },
    { "　", NULL },
    { "\xe2\x80\x8b", NULL },
    { "a\nb", NULL },
    { "a\xe2\x80\xae", NULL },
    { "\xff", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *nickname = tengen_lesson_pupils_clean (cases[i].text);

      g_assert_cmpstr (nickname, ==, cases[i].nickname);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-pupils/add", test_add);
  g_test_add_func ("/lesson-pupils/last", test_last);
  g_test_add_func ("/lesson-pupils/away", test_away);
  g_test_add_func ("/lesson-pupils/unknown", test_unknown);
  g_test_add_func ("/lesson-pupils/broken", test_broken);
  g_test_add_func ("/lesson-pupils/full", test_full);
  g_test_add_func ("/lesson-pupils/clean", test_clean);
  return g_test_run ();
}
