/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-game-ask: moves that fit a rule, replies, counts of a diagram
 */
#include "lesson-draw.h"

static TengenLessonSchema *schema;

static void
test_tests (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema,
            "game='go' size='5'",
            "",
            "<rows>. O . . . / O . . X . / . . X O . / O O . X . / "
            ". . . . .</rows>");
  g_autoptr (TengenGame) game = make_game (lesson);

  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_CAPTURES, "E3");
  assert_fitting (game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_SAVES, "E3");
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_SUICIDE, "A5");
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_ILLEGAL, "A5");
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_KO, "");
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_FIVE, "");
  assert_fitting (game,
                  TENGEN_STONE_BLACK,
                  TENGEN_LESSON_TEST_LEGAL,
                  "C5 D5 E5 B4 C4 E4 A3 B3 E3 C2 E2 A1 B1 C1 D1 E1");
  assert_fitting (game,
                  TENGEN_STONE_BLACK,
                  TENGEN_LESSON_TEST_ANY_LEGAL,
                  "C5 D5 E5 B4 C4 E4 A3 B3 E3 C2 E2 A1 B1 C1 D1 E1 pass");
  g_assert_cmpint (check (game, lesson, TENGEN_STONE_BLACK, "A4"),
                   ==,
                   TENGEN_REASON_OCCUPIED);
  g_assert_cmpint (
      check (game, lesson, TENGEN_STONE_BLACK, "pass"), ==, TENGEN_REASON_NONE);
}

/* Rules without passes have none here. */
static void
test_no_pass (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema, "game='go' rules='3-1' size='5'", "", "");
  g_autoptr (TengenGame) game = make_game (lesson);

  g_assert_cmpint (check (game, lesson, TENGEN_STONE_BLACK, "pass"),
                   ==,
                   TENGEN_REASON_NO_PASS);
}

static void
test_renju (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema,
            "game='renju'",
            "",
            "<stones colour='black' at='H8 H9 H10 H11 D4 E4 F5 F6'/>"
            "<stones colour='white' at='H12 K2'/>");
  g_autoptr (TengenGame) game = make_game (lesson);

  g_assert_cmpint (tengen_lesson_game_get_notation (get_diagram (lesson)),
                   ==,
                   TENGEN_NOTATION_RENJU);
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_FIVE, "H7");
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_CAPTURES, "");
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_SAVES, "");
  assert_fitting (game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_FORBIDDEN, "");
  assert_fitting (game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_FOUR, "");
  /* the corner of two threes */
  assert_fitting (game, TENGEN_STONE_BLACK, TENGEN_LESSON_TEST_FORBIDDEN, "F4");
}

/* Shapes of both sides. */
static void
test_renju_shapes (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema,
            "game='renju'",
            "to-play='white'",
            "<stones colour='white' at='F6 G6 H6 I7 I8'/>"
            "<stones colour='black' at='C12 D12 E12 F11 F10 B12'/>");
  g_autoptr (TengenGame) game = make_game (lesson);

  assert_fitting (
      game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_STRAIGHT_FOUR, "E6 I6");
  assert_fitting (
      game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_FOUR, "D6 E6 I6 J6");
  assert_fitting (
      game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_FOUR_THREE, "I6");
}

/* The largest capture, five, nothing. */
static void
test_replies (void)
{
  g_autoptr (TengenLesson) go =
      draw (schema,
            "game='go' size='5'",
            "",
            "<rows>O X . . . / O X . . . / . . . X . / . . X O . / "
            ". . . X .</rows>");
  g_autoptr (TengenLesson) renju = draw (
      schema, "game='renju'", "", "<stones colour='black' at='D8 E8 F8 G8'/>");
  g_autoptr (TengenGame) game = make_game (go);
  g_autoptr (TengenGame) five = make_game (renju);
  TengenLessonReply reply = { .point = TENGEN_POINT_NONE,
                              .test = TENGEN_LESSON_TEST_CAPTURES };

  g_assert_cmpuint (
      tengen_lesson_game_find_reply (
          tengen_game_get_position (game), TENGEN_STONE_BLACK, &reply),
      ==,
      point_of (get_diagram (go), "A3"));
  g_assert_cmpuint (
      tengen_lesson_game_find_reply (
          tengen_game_get_position (game), TENGEN_STONE_WHITE, &reply),
      ==,
      TENGEN_POINT_NONE);
  reply.test = TENGEN_LESSON_TEST_FIVE;
  g_assert_cmpuint (
      tengen_lesson_game_find_reply (
          tengen_game_get_position (five), TENGEN_STONE_BLACK, &reply),
      ==,
      point_of (get_diagram (renju), "C8"));
  reply.test = TENGEN_LESSON_TEST_NONE;
  reply.point = TENGEN_POINT_PASS;
  g_assert_cmpuint (
      tengen_lesson_game_find_reply (
          tengen_game_get_position (five), TENGEN_STONE_BLACK, &reply),
      ==,
      TENGEN_POINT_PASS);
}

/* Counted with dead stones by chain, seki and claims. */
static void
test_count (void)
{
  static const char STEP[] =
      "<step id='a'><say>S</say><diagram prisoners-white='2'><rows>"
      ". X . O .\n X X . O O\n . X O O .\n O X O . X\n O X O . X</rows>"
      "</diagram><account dead='E1 A1'><set rules='%s' %s/></account></step>";
  g_autofree char *area = g_strdup_printf (STEP, "china", "komi='0'");
  g_autofree char *land = g_strdup_printf (STEP, "japan", "komi='3'");
  g_autoptr (TengenLesson) first =
      read_steps (schema, "game='go' size='5'", area);
  g_autoptr (TengenLesson) second =
      read_steps (schema, "game='go' size='5'", land);
  const TengenLessonAccount *account =
      tengen_lesson_get_step (first, 0)->account;
  g_autoptr (TengenGoCount) count = tengen_lesson_game_count (
      get_diagram (first), account, g_ptr_array_index (account->sets, 0));
  g_autoptr (TengenGoCount) other = NULL;

  g_assert_cmpint (count->dead[TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (count->dead[TENGEN_STONE_WHITE], ==, 2);
  /* 6 stones and 4 points; 8 stones and 6 points; a shared point each */
  g_assert_cmpint (count->score_x2[TENGEN_STONE_BLACK], ==, 22);
  g_assert_cmpint (count->score_x2[TENGEN_STONE_WHITE], ==, 28);
  account = tengen_lesson_get_step (second, 0)->account;
  other = tengen_lesson_game_count (
      get_diagram (second), account, g_ptr_array_index (account->sets, 0));
  g_assert_cmpint (other->prisoners[TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (other->komi_x2, ==, 6);
}

static void
test_not_counted (void)
{
  g_autoptr (TengenLesson) lesson = draw (schema, "game='renju'", "", "");
  g_autoptr (TengenLesson) counted = read_steps (
      schema,
      "game='go' size='5'",
      "<step id='a'><say>S</say><account><set rules='japan'/></account>"
      "</step>");
  const TengenLessonAccount *account =
      tengen_lesson_get_step (counted, 0)->account;

  g_assert_null (tengen_lesson_game_count (
      get_diagram (lesson), account, g_ptr_array_index (account->sets, 0)));
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-game-ask/tests", test_tests);
  g_test_add_func ("/lesson-game-ask/no-pass", test_no_pass);
  g_test_add_func ("/lesson-game-ask/renju", test_renju);
  g_test_add_func ("/lesson-game-ask/renju-shapes", test_renju_shapes);
  g_test_add_func ("/lesson-game-ask/replies", test_replies);
  g_test_add_func ("/lesson-game-ask/count", test_count);
  g_test_add_func ("/lesson-game-ask/not-counted", test_not_counted);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
