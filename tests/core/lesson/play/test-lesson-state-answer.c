/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-state-answer: numbers, options, buttons
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

static TengenLessonSchema *schema;

static void
test_count (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram><stones colour='black' at='A1 B1'/></diagram>"
      "<count what='black-stones' answer='2'><say>stones?</say></count>"
      "<count what='number' answer='2.5'><otherwise show='B1'>"
      "<say>again</say></otherwise></count>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "=3", "missed large 0/2 m1 show \"-\"");
  expect (player, "=2", "asked next 1/2 m1 show \"-\"");
  expect (player, "=2", "missed small 1/2 m2 show \"again\" B1h");
  g_assert_cmpint (get_state (player)->entered, ==, 4);
  g_assert_false (do_word (player, "#0"));
  g_assert_false (do_word (player, "A1"));
  g_assert_false (do_word (player, "!pass"));
  expect (player, "=2.5", "solved! right 2/2 m2 \"-\"");
  g_assert_false (do_word (player, "=2.5"));
  tengen_lesson_player_restart (player);
  expect (player, "*", "solved! solution 0/2 m0 shown \"-\"");
  g_assert_cmpint (get_state (player)->entered, ==, 5);
}

/* A teacher shows the numbers one after another. */
static void
test_count_shown (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram/><count what='number' answer='2'><say>first</say></count>"
      "<count what='number' answer='2.5'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "^", "asked solution 1/2 m0 shown \"-\"");
  g_assert_cmpint (get_state (player)->entered, ==, 4);
  expect (player, "=2", "missed small 1/2 m1 show shown \"-\"");
  expect (player, "^", "solved! solution 2/2 m1 shown \"-\"");
  g_assert_cmpint (get_state (player)->entered, ==, 5);
  g_assert_false (do_word (player, "^"));
}

static void
test_choose (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram/><choice><option verdict='wrong' show='A1'>one"
      "<say>not one</say></option><option verdict='right' show='B1'>two"
      "<say>two it is</say></option></choice>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpint (get_state (player)->chosen, ==, -1);
  g_assert_false (do_word (player, "#2"));
  g_assert_false (do_word (player, "#-1"));
  expect (player, "#0", "missed wrong 0/1 m1 show \"not one\" A1h");
  g_assert_cmpint (get_state (player)->chosen, ==, 0);
  expect (player, "#1", "solved! right 1/1 m1 \"two it is\" B1h");
  tengen_lesson_player_restart (player);
  expect (player, "*", "solved! solution 0/1 m0 shown \"two it is\" B1h");
  g_assert_cmpint (get_state (player)->chosen, ==, 1);
}

/* A five counts when it is said. */
static void
test_five (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      "game='renju'",
      "<diagram before='B:H8'><stones colour='black' at='D8 E8 F8 G8'/>"
      "</diagram><press what='five' colour='black'><say>said</say>"
      "<otherwise><say>other</say></otherwise></press>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenPosition *position;

  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_BLACK);
  expect (player, "!resign", "missed button 0/1 m1 show \"other\"");
  expect (player, "!five", "solved! right 1/1 m1 \"said\"");
  position = tengen_game_get_position (get_state (player)->game);
  g_assert_cmpint (
      tengen_position_get_renju (position)->declared, ==, TENGEN_STONE_BLACK);
}

static void
test_forbidden (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      "game='renju'",
      "<diagram before='B:H8'><stones colour='black' at='G8 I8 H7 H9'/>"
      "</diagram><press what='forbidden'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenPosition *position;

  expect (player, "*", "solved! solution 0/1 m0 shown \"-\"");
  position = tengen_game_get_position (get_state (player)->game);
  g_assert_cmpint (tengen_position_get_renju (position)->end,
                   ==,
                   TENGEN_RENJU_END_FORBIDDEN);
}

static void
test_pass (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<diagram to-play='white'/><press what='pass'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "!pass", "solved! right 1/1 m0 \"-\"");
  g_assert_cmpuint (
      tengen_position_get_last (
          tengen_game_get_position (get_state (player)->game), NULL),
      ==,
      TENGEN_POINT_PASS);
}

static void
test_resign (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<diagram/><press what='resign'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "!resign", "solved! right 1/1 m0 \"-\"");
  g_assert_cmpint (tengen_game_get_result (get_state (player)->game).winner,
                   ==,
                   TENGEN_STONE_WHITE);
}

static void
test_agree (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema, GO, "<diagram before='B:pass W:pass'/><press what='agree'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  TengenLessonPressWhat whats[TENGEN_LESSON_PRESS_MAX];
  const TengenPosition *position;

  g_assert_cmpuint (tengen_lesson_press_list (step->diagram, whats), ==, 2);
  g_assert_cmpint (whats[0], ==, TENGEN_LESSON_PRESS_RESIGN);
  g_assert_cmpint (whats[1], ==, TENGEN_LESSON_PRESS_AGREE);
  expect (player, "!agree", "solved! right 1/1 m0 \"-\"");
  position = tengen_game_get_position (get_state (player)->game);
  g_assert_true (tengen_position_get_agreed (position, TENGEN_SEAT_FIRST));
  g_assert_true (tengen_position_get_agreed (position, TENGEN_SEAT_SECOND));
}

/* Which buttons there are depends on the rules. */
static void
test_virtual (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<diagram rules='2-1'/><press what='virtual'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  TengenLessonPressWhat whats[TENGEN_LESSON_PRESS_MAX];

  g_assert_cmpuint (tengen_lesson_press_list (step->diagram, whats), ==, 3);
  g_assert_cmpint (whats[0], ==, TENGEN_LESSON_PRESS_PASS);
  g_assert_cmpint (whats[1], ==, TENGEN_LESSON_PRESS_VIRTUAL);
  g_assert_cmpint (whats[2], ==, TENGEN_LESSON_PRESS_RESIGN);
  expect (player, "!virtual", "solved! right 1/1 m0 \"-\"");
  g_assert_cmpint (tengen_position_get_to_move (
                       tengen_game_get_position (get_state (player)->game)),
                   ==,
                   TENGEN_STONE_WHITE);
}

static void
test_propose (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, "<diagram rules='3-1'/><press what='propose'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  TengenLessonPressWhat whats[TENGEN_LESSON_PRESS_MAX];

  g_assert_cmpuint (tengen_lesson_press_list (step->diagram, whats), ==, 3);
  g_assert_cmpint (whats[0], ==, TENGEN_LESSON_PRESS_VIRTUAL);
  g_assert_cmpint (whats[1], ==, TENGEN_LESSON_PRESS_PROPOSE);
  g_assert_cmpint (whats[2], ==, TENGEN_LESSON_PRESS_RESIGN);
  expect (player, "!propose", "solved! right 1/1 m0 \"-\"");
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-state-answer/count", test_count);
  g_test_add_func ("/lesson-state-answer/count-shown", test_count_shown);
  g_test_add_func ("/lesson-state-answer/choose", test_choose);
  g_test_add_func ("/lesson-state-answer/five", test_five);
  g_test_add_func ("/lesson-state-answer/forbidden", test_forbidden);
  g_test_add_func ("/lesson-state-answer/pass", test_pass);
  g_test_add_func ("/lesson-state-answer/resign", test_resign);
  g_test_add_func ("/lesson-state-answer/agree", test_agree);
  g_test_add_func ("/lesson-state-answer/virtual", test_virtual);
  g_test_add_func ("/lesson-state-answer/propose", test_propose);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
