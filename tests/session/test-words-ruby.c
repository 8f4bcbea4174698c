/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-ruby: readings of what the program says
 */
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"
#include "words-said.h"

#include <string.h>

/* Texts that are seen in lessons, in games and when a game is counted: what
 * these rooms say, and these files of words. */
static const char *const ROOMS[] = {
  "ui/lesson/", "ui/practice/", "ui/play/",  "ui/score/",
  "ui/tally/",  "ui/renju/",    "ui/board/", "ui/classroom/",
};
static const char *const WORDS[] = {
  "account",     "act",       "advice",   "clock",       "compare",
  "computer",    "count",     "estimate", "exercise",    "lesson",
  "move",        "reason",    "relay",    "renju-chain", "renju-opening",
  "renju-rules", "renju-why", "renju",    "room-table",  "room",
  "rules",       "tally",     "ties",
};

/* Writes base and reading of each piece that has one. */
static char *
read_aloud (const char *plain)
{
  g_autoptr (TengenLessonText) text = tengen_words_ruby (plain);
  GString *pieces = g_string_new (NULL);

  for (guint i = 0; i < text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (text->spans, TengenLessonSpan, i);

      if (span->reading != NULL)
        g_string_append_printf (pieces, "{%s|%s}", span->base, span->reading);
      else
        g_string_append (pieces, span->base);
    }
  return g_string_free (pieces, FALSE);
}

/* --- Words that are read in more than one way --- */

static void
test_context (void)
{
  static const char *const CASES[] = {
    "{一手|いって}、{二手|にて}、{三手目|さんてめ}、10{手|て}、{手|て}",
    "{一人|ひとり}と{二人|ふたり}、{1人|ひとり}、3{人|にん}、11{人|にん}、{人|"
    "ひと}",
    "{一|ひと}つ、{二|ふた}つ、{三|みっ}つ、{四|よっ}つ、{五|いつ}つ、{六|むっ}"
    "つ",
    "{一度|いちど}、{一局|いっきょく}、{一子|いっし}、{二個|にこ}",
    "{黒番|くろばん}、{白番|しろばん}、{黒地|くろじ}、{白石|しろいし}、{死石|"
    "しにいし}",
    "3{目|もく}、3{目半|もくはん}、{半目|はんもく}、{何目|なんもく}、{目|め}、{"
    "眼|め}",
    "セキの{目|もく}、3{番目|ばんめ}、{六|むっ}つ{目|め}、3{手目|てめ}",
    "{黒|くろ}の{勝|か}ち、{黒|くろ}の3{目|もく}{勝|が}ち、5.5{目|もく}{勝|が}"
    "ち",
    "{黒|くろ}の13{目半|もくはん}{勝|が}ち、3{点|てん}{勝|が}ち、{中押|"
    "ちゅうお}し{勝|が}ち",
    "{反則勝|はんそくが}ち、{時間切|じかんぎ}れ{勝|が}ち、{切|き}れ{負|ま}け",
    "{上|うえ}、{盤上|ばんじょう}、ルール{上|じょう}、{右上|みぎあ}がり、{以上|"
    "いじょう}",
    "{中|なか}、{考|かんが}え{中|ちゅう}、{対局中|たいきょくちゅう}、{中国|"
    "ちゅうごく}",
    "{数|かず}、{数|かぞ}える、{人数|にんずう}、{手数|てすう}、{数字|すうじ}",
    "10{個|こ}{数|かぞ}える、3{個|こ}{取|と}った",
    "{所|ところ}、3か{所|しょ}、{場所|ばしょ}、{間|あいだ}、{間接止|かんせつど}"
    "め",
    "{分|ぶん}、{半分|はんぶん}、{分|わ}かる、{引|ひ}き{分|わ}け、{一勝分|"
    "いっしょうぶん}",
    "{白|しろ} 4の{五|ご}、16の{十七|じゅうなな}、3の{三|さん}",
    "1{分|ぷん}、2{分|ふん}、5{分|ふん}、10{分|ぷん}、23{分|ぷん}",
    "{止|と}める、{停止|ていし}、{直接止|ちょくせつど}め、ナツ{止|ど}め",
    "{出|で}る、{出|だ}す、{入|い}れる、{入|はい}る、{消|け}す、{消|き}える",
    "{三|さん}、{四|し}、{四三|しさん}、{三々|さんさん}、{四追|しお}い、{棒四|"
    "ぼうし}",
    "{先|さき}に、{仮先|かりせん}、{互先|たがいせん}、{先後|せんご}、{定先|"
    "じょうせん}",
    "{生|い}きる、{生死|せいし}、{死活|しかつ}、{活|い}き、{死|し}に",
    "{方|かた}、{両方|りょうほう}、{見|み}せ{方|かた}、{他|ほか}、その{他|た}",
    "{印|しるし}、バツ{印|じるし}、{丸印|まるじるし}、{話|はな}し{合|あ}い",
  };

  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (GRegex) braces =
          g_regex_new ("\\{([^|{}]*)\\|[^{}]*\\}", 0, 0, NULL);
      g_autofree char *plain =
          g_regex_replace (braces, CASES[i], -1, 0, "\\1", 0, NULL);
      g_autofree char *ruby = read_aloud (plain);

      g_assert_cmpstr (ruby, ==, CASES[i]);
    }
}

/* What is written in a text, and names. */
static void
test_given (void)
{
  static const char *const CASES[][2] = {
    { "{黒|こく}の番", "{黒|こく}の{番|ばん}" },
    { "白に {points}を加えます。", "{白|しろ}に {points}を{加|くわ}えます。" },
    { "黒木さんの番", "黒木さんの{番|ばん}" },
    { "山田と白川", "山田と白川" },
    { "Black 3", "Black 3" },
    { "", "" },
  };
  g_autoptr (TengenLessonText) unread = NULL;

  speak ("ja");
  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *ruby = read_aloud (CASES[i][0]);

      g_assert_cmpstr (ruby, ==, CASES[i][1]);
    }
  unread = tengen_words_unread ("黒の番");
  g_assert_cmpuint (unread->spans->len, ==, 1);
  g_assert_null (g_array_index (unread->spans, TengenLessonSpan, 0).reading);
}

/* Kanji of Chinese are read in another way. */
static void
test_languages (void)
{
  g_autofree char *chinese = NULL;
  g_autofree char *english = NULL;

  speak ("zh_CN");
  chinese = read_aloud ("黑方先行，白方后行");
  g_assert_cmpstr (chinese, ==, "黑方先行，白方后行");
  speak ("en");
  english = read_aloud ("黒の番");
  g_assert_cmpstr (english, ==, "黒の番");
}

/* --- All translations --- */

/**
 * Entry:
 * @is_seen: whether a file that is looked at has it
 * @is_translation: whether what follows belongs to the translation
 *
 * An entry of the catalogue, as far as it is read.
 */
typedef struct
{
  gboolean is_seen;
  gboolean is_translation;
  GString *text;
} Entry;

static gboolean
is_looked_at (const char *file)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ROOMS); i++)
    if (g_str_has_prefix (file, ROOMS[i]))
      return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (WORDS); i++)
    {
      g_autofree char *name =
          g_strdup_printf ("ui/words/tengen-words-%s.c", WORDS[i]);

      if (g_str_equal (file, name))
        return TRUE;
    }
  return g_str_equal (file, "ui/words/tengen-words.c");
}

static void
read_files (Entry *entry, const char *line)
{
  g_auto (GStrv) files = g_strsplit (line, " ", -1);

  for (char **file = files; *file != NULL; file++)
    entry->is_seen |= is_looked_at (*file);
}

static gboolean
has_kanji (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_get_script (g_utf8_get_char (text)) == G_UNICODE_SCRIPT_HAN)
      return TRUE;
  return FALSE;
}

/* A number stands where one will stand. */
static char *
fill_in (const char *translation)
{
  g_autoptr (GRegex) number = g_regex_new ("%(\\d\\$)?[du]", 0, 0, NULL);

  return g_regex_replace (number, translation, -1, 0, "3", 0, NULL);
}

/* Says what has no reading. */
static void
check_translation (const char *translation)
{
  g_autofree char *plain = fill_in (translation);
  g_autoptr (TengenLessonText) text = tengen_words_ruby (plain);

  for (guint i = 0; i < text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (text->spans, TengenLessonSpan, i);

      if (span->reading != NULL || !has_kanji (span->base))
        continue;
      g_test_message ("no reading: %s in: %s "
                      "(add it to ui/words/tengen-words-readings.c)",
                      span->base,
                      plain);
      g_test_fail ();
    }
}

/* Ends a translation; tells whether one was looked at. */
static guint
end_translation (Entry *entry)
{
  gboolean seen = entry->is_seen && entry->is_translation;

  if (seen)
    check_translation (entry->text->str);
  entry->is_translation = FALSE;
  g_string_truncate (entry->text, 0);
  return seen ? 1 : 0;
}

static guint
read_line (Entry *entry, const char *line)
{
  const char *start = strchr (line, '"');
  g_autofree char *part = NULL;
  guint n = 0;

  if (*line != '"')
    {
      n = end_translation (entry);
      entry->is_translation = g_str_has_prefix (line, "msgstr");
    }
  if (*line == '\0')
    entry->is_seen = FALSE;
  if (g_str_has_prefix (line, "#: "))
    read_files (entry, line + 3);
  if (!entry->is_translation || start == NULL)
    return n;
  part = g_strndup (start + 1, strlen (start) - 2);
  g_string_append (entry->text, part);
  return n;
}

static void
test_translations (void)
{
  g_autofree char *catalogue = NULL;
  g_autofree char *name =
      g_test_build_filename (G_TEST_DIST, "..", "po", "ja.po", NULL);
  g_auto (GStrv) lines = NULL;
  Entry entry = { .text = g_string_new (NULL) };
  guint n = 0;

  speak ("ja");
  g_assert_true (g_file_get_contents (name, &catalogue, NULL, NULL));
  lines = g_strsplit (catalogue, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    n += read_line (&entry, *line);
  g_assert_cmpuint (n, >, 1000);
  g_string_free (entry.text, TRUE);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words-ruby/context", test_context);
  g_test_add_func ("/words-ruby/given", test_given);
  g_test_add_func ("/words-ruby/languages", test_languages);
  g_test_add_func ("/words-ruby/translations", test_translations);
  return g_test_run ();
}
