/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"

#define HEAD                                                                   \
  "<glossary xmlns='urn:tengen:glossary:1' version='1' xml:lang='ja'>\n"

static const char text[] = HEAD
    "<entry id='atari' game='go'><word>アタリ</word>"
    "<word xml:lang='en'>Atari</word><meaning><term ref='chain'>石</term>が"
    "とられそう</meaning></entry>\n"
    "<entry id='chain' game='common'>"
    "<word><ruby><rb>一団</rb><rt>いちだん</rt></ruby></word>"
    "<meaning>つながったもの</meaning></entry>\n"
    "<entry id='eye' game='common'><word>"
    "<ruby><rb>眼</rb><rt>あい</rt></ruby></word><meaning>x</meaning></entry>"
    "</glossary>";

static TengenLessonGlossary *
read_text (const char *data, const char *wanted)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  TengenLessonGlossary *glossary =
      tengen_lesson_glossary_read (data, strlen (data), faults);
  g_autofree char *found = list_faults (faults);

  g_assert_cmpstr (found, ==, wanted);
  return glossary;
}

static void
test_order (void)
{
  static const char *const ids[] = { "eye", "atari", "chain" };
  g_autoptr (TengenLessonGlossary) glossary =
      read_text (text, "[0 TRANSLATION - en]; [0 KANJI - 石]");
  const GPtrArray *entries = tengen_lesson_glossary_get_entries (glossary);

  g_assert_cmpuint (entries->len, ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenLessonEntry *entry = g_ptr_array_index (entries, i);

      g_assert_cmpstr (entry->id, ==, ids[i]);
      g_assert_true (tengen_lesson_glossary_find (glossary, ids[i]) == entry);
    }
  g_assert_null (tengen_lesson_glossary_find (glossary, "ko"));
}

static void
assert_match (const TengenLessonEntry *entry,
              const char *wanted,
              gboolean matches)
{
  if (tengen_lesson_entry_matches (entry, wanted) != matches)
    g_error ("%s", wanted);
}

static void
test_match (void)
{
  g_autoptr (TengenLessonGlossary) glossary =
      read_text (text, "[0 TRANSLATION - en]; [0 KANJI - 石]");
  const TengenLessonEntry *atari =
      tengen_lesson_glossary_find (glossary, "atari");
  const TengenLessonEntry *chain =
      tengen_lesson_glossary_find (glossary, "chain");

  assert_match (atari, "", TRUE);
  assert_match (atari, " ", TRUE);
  assert_match (atari, "あたり", TRUE);
  assert_match (atari, "ｱﾀﾘ", TRUE);
  assert_match (atari, " ＡＴＡ", TRUE);
  assert_match (atari, "とられ", TRUE);
  assert_match (atari, "いちだん", FALSE);
  assert_match (chain, "一団", TRUE);
  assert_match (chain, "イチダン", TRUE);
  assert_match (chain, "眼", FALSE);
}

static void
test_faults (void)
{
  g_assert_null (read_text ("", "1 XML - Document is empty"));
  g_assert_null (read_text ("<glossary/>", "1 NAMESPACE - glossary"));
  g_assert_null (read_text (HEAD "</glossary>", "1 MISSING glossary entry"));
  g_assert_null (read_text (HEAD "<entry id='a' game='chess'><word/></entry>"
                                 "</glossary>",
                            "2 VALUE entry game=\"chess\"; "
                            "2 MISSING entry meaning; 2 EMPTY word -"));
  g_assert_null (read_text (HEAD
                            "<entry id='a' game='go'><word>a</word><meaning>b"
                            "<term ref='c'>d</term></meaning></entry>\n"
                            "<entry id='a' game='go'><word>a</word><meaning>b"
                            "</meaning></entry></glossary>",
                            "2 TERM term c; 3 ID entry a"));
  g_assert_null (read_text ("<glossary xmlns='urn:tengen:glossary:1' "
                            "version='2' xml:lang='ja'/>",
                            "1 VERSION glossary 2"));
}

/* The glossary of the program. */
static void
test_own (void)
{
  gsize length = 0;
  g_autofree char *data = load_file ("glossary.xml", &length);
  g_autoptr (TengenLessonGlossary) glossary = read_text (data, "");

  g_assert_nonnull (tengen_lesson_glossary_find (glossary, "atari"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-glossary/order", test_order);
  g_test_add_func ("/lesson-glossary/match", test_match);
  g_test_add_func ("/lesson-glossary/faults", test_faults);
  g_test_add_func ("/lesson-glossary/own", test_own);
  return g_test_run ();
}
