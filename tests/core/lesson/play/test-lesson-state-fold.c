/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-state-fold: what all questions have: what is said and lit, hints,
 * misses, retries
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

static TengenLessonSchema *schema;

/* A question with something to be lit by everything. */
#define QUESTION                                                               \
  "<diagram/><try><answer at='C3' verdict='right' show='A1'><say>yes</say>"    \
  "</answer><answer at='B2' verdict='wrong' show='A2 B2'><say>no</say>"        \
  "<reply at='D4'/></answer></try><hint show='A3 C3'>h</hint>"                 \
  "<hint>i</hint>"

/* When the solution may be asked for. */
static void
test_hints (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, QUESTION);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "?", "asked none 0/1 m0 hint \"-\" A3h C3h");
  expect (player, "?", "asked none 0/1 m0 \"-\"");
  g_assert_cmpuint (get_state (player)->hints, ==, 2);
  g_assert_false (do_word (player, "?"));
  expect (player, "E1", "missed wrong 0/1 m1 show \"-\" E1w");
  tengen_lesson_player_restart (player);
  expect (player, "E1 E2", "missed wrong 0/1 m2 show hint \"-\" E2w");
}

/* What was said and lit goes with the next input. */
static void
test_forget (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, QUESTION);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "B2", "missed wrong 0/1 m1 hint \"no\" D4:2 A2h B2w:1");
  /* a hint is about the question */
  expect (player, "?", "asked none 0/1 m1 hint \"-\" A3h C3h");
  expect_board (player, "...../...../...../...../.....");
  expect (player, "C3", "solved! right 1/1 m1 \"yes\" C3r A1h");
}

static void
test_retry (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, QUESTION);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_false (do_word (player, "~"));
  expect_board (player, "...../...../...../...../.....");
  do_words (player, "B2");
  expect_board (player, "...../...O./...../.X.../.....");
  expect (player, "~", "asked none 0/1 m1 hint \"-\"");
  expect_board (player, "...../...../...../...../.....");
  g_assert_false (do_word (player, "~"));
}

/* What was found stays, whatever follows. */
static void
test_found (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<diagram/><mark what='points' at='A1 B1'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "A1", "asked found 1/2 m0 \"-\" A1r");
  expect (player, "C1", "missed wrong 1/2 m1 show \"-\" A1r C1w");
  expect (player, "~", "asked none 1/2 m1 show \"-\" A1r");
  expect (player, "*", "solved! solution 1/2 m1 shown \"-\" A1r B1s");
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-state-fold/hints", test_hints);
  g_test_add_func ("/lesson-state-fold/forget", test_forget);
  g_test_add_func ("/lesson-state-fold/retry", test_retry);
  g_test_add_func ("/lesson-state-fold/found", test_found);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
