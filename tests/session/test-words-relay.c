/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-words-relay: sentences with readings, and what two teams are told
 */
#include "tengen-words-relay.h"
#include "tengen-words-ruby.h"
#include "tengen-words-text.h"

#include <locale.h>

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C");
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
}

/* Writes base and reading of each piece. */
static char *
describe (const TengenLessonText *text)
{
  GString *pieces = g_string_new (NULL);

  for (guint i = 0; i < text->spans->len; i++)
    {
      const TengenLessonSpan *span =
          &g_array_index (text->spans, TengenLessonSpan, i);

      g_string_append_printf (pieces,
                              "%s<%s>",
                              span->base,
                              span->reading != NULL ? span->reading : "");
    }
  return g_string_free (pieces, FALSE);
}

static void
test_ruby (void)
{
  static const struct
  {
    const char *text;
    const char *pieces;
  } CASES[] = {
    { "", "" },
    { "plain", "plain<>" },
    { "{黒|くろ}", "黒<くろ>" },
    { "{黒|くろ}の{番|ばん}です。", "黒<くろ>の<>番<ばん>です。<>" },
    { "a{b}c", "a{b}c<>" },
    { "{|x}{x|}", "{|x}{x|}<>" },
    { "{{黒|くろ}", "{<>黒<くろ>" },
    { "{黒|くろ", "{黒|くろ<>" },
    { "{黒|く|ろ}", "{黒|く|ろ}<>" },
    { "{", "{<>" },
    { "{黒", "{黒<>" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenLessonText) text = tengen_words_ruby (CASES[i].text);
      g_autofree char *pieces = describe (text);

      g_assert_cmpstr (pieces, ==, CASES[i].pieces);
    }
}

/* Compares the plain text. */
static void
expect (TengenRelaySaying saying,
        TengenStone stone,
        const char *name,
        int person,
        int stones,
        const char *wanted)
{
  TengenRelayTeam team = { stone, name, person };
  g_autoptr (TengenLessonText) text =
      tengen_words_relay (saying, &team, stones);
  g_autofree char *plain = tengen_lesson_text_get_plain (text);

  g_assert_cmpstr (plain, ==, wanted);
}

static void
test_english (void)
{
  speak ("en");
  expect (TENGEN_RELAY_SAYING_START,
          TENGEN_STONE_BLACK,
          NULL,
          0,
          3,
          "Whoever takes 3 stones first wins. Your turn: Black team.");
  expect (TENGEN_RELAY_SAYING_START,
          TENGEN_STONE_BLACK,
          NULL,
          1,
          0,
          "Your turn: Black team, person 1.");
  expect (TENGEN_RELAY_SAYING_TURN,
          TENGEN_STONE_WHITE,
          "Owls",
          12,
          3,
          "Your turn: Owls, person 12.");
  expect (TENGEN_RELAY_SAYING_NEXT,
          TENGEN_STONE_WHITE,
          NULL,
          2,
          3,
          "Change places. Next: White team, person 2.");
  expect (TENGEN_RELAY_SAYING_WON,
          TENGEN_STONE_WHITE,
          NULL,
          2,
          1,
          "White team has taken 1 stone. White team has won.");
}

static void
test_japanese (void)
{
  g_autofree char *points = NULL;
  g_autofree char *title = NULL;

  speak ("ja");
  points = tengen_words_team_points (TENGEN_STONE_BLACK, NULL, 3);
  title = tengen_words_relay_title (3);
  g_assert_cmpstr (points, ==, "黒チーム　3点");
  g_assert_cmpstr (title, ==, "石取りゲーム（3個）");
  expect (TENGEN_RELAY_SAYING_TURN,
          TENGEN_STONE_BLACK,
          NULL,
          3,
          3,
          "黒チーム 3番目の人の番です。");
  expect (TENGEN_RELAY_SAYING_WON,
          TENGEN_STONE_WHITE,
          "さくら",
          0,
          5,
          "石を5個取りました。さくらの勝ちです。");
}

static void
expect_end (const char *black,
            int black_points,
            const char *white,
            int white_points,
            const char *wanted)
{
  g_autoptr (TengenLessonText) text =
      tengen_words_relay_end (black, black_points, white, white_points);
  g_autofree char *plain = tengen_lesson_text_get_plain (text);

  g_assert_cmpstr (plain, ==, wanted);
}

static void
test_end (void)
{
  speak ("en");
  expect_end (
      NULL, 1, "Owls", 2, "Black team: 1 point. Owls: 2 points. Owls has won.");
  speak ("ja");
  expect_end (NULL, 3, NULL, 3, "黒チーム　3点、白チーム　3点。引き分けです。");
  expect_end (
      "さくら", 4, NULL, 3, "さくら　4点、白チーム　3点。さくらの勝ちです。");
}

/* The readings reach the text. */
static void
test_readings (void)
{
  TengenRelayTeam team = { .stone = TENGEN_STONE_BLACK };
  g_autoptr (TengenLessonText) text = NULL;
  g_autofree char *spoken = NULL;

  speak ("ja");
  text = tengen_words_relay (TENGEN_RELAY_SAYING_TURN, &team, 0);
  spoken = tengen_lesson_text_get_spoken (text);
  g_assert_cmpstr (spoken, ==, "くろチームのばんです。");
  g_assert_cmpstr (text->language, ==, "ja");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tengen_words_init ("/nonexistent");
  g_test_add_func ("/words-relay/ruby", test_ruby);
  g_test_add_func ("/words-relay/english", test_english);
  g_test_add_func ("/words-relay/japanese", test_japanese);
  g_test_add_func ("/words-relay/end", test_end);
  g_test_add_func ("/words-relay/readings", test_readings);
  return g_test_run ();
}
