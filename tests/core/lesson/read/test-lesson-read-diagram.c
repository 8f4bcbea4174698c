/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"

#define STEP(id, diagram) "<step id='" id "'><say>S</say>\n" diagram "</step>\n"

static const TengenLessonDiagram *
get_diagram (const TengenLesson *lesson, guint index)
{
  return tengen_lesson_get_step (lesson, index)->diagram;
}

static int
count_stones (const TengenLessonDiagram *diagram, TengenStone stone)
{
  int n = 0;

  for (int i = 0; i < diagram->setup->width * diagram->setup->height; i++)
    n += diagram->stones[i] == stone;
  return n;
}

static void
assert_game (const TengenLesson *lesson,
             guint index,
             const char *rules,
             int size,
             int komi_x2)
{
  const TengenGameSetup *setup = get_diagram (lesson, index)->setup;

  g_assert_cmpstr (setup->is_renju ? "renju" : setup->rules.id, ==, rules);
  g_assert_cmpint (setup->width, ==, size);
  g_assert_cmpint (setup->height, ==, size);
  g_assert_cmpint (setup->komi_x2, ==, komi_x2);
}

static void
test_games (void)
{
  g_autoptr (TengenLesson) lesson = read_steps (
      "game='go' komi='6.5' size='13'",
      STEP ("a", "") STEP ("b", "<diagram id='b' rules='china'/>")
          STEP ("c", "<diagram ref='b' size='7' komi='0'/>")
              STEP ("d", "<diagram id='d' game='renju' opening='s26'/>")
                  STEP ("e", "<diagram ref='d' game='pure-go'/>")
                      STEP ("f", "<diagram ref='d' rules='renju'/>"));
  g_autoptr (TengenLesson) plain = read_steps ("", STEP ("a", ""));

  assert_game (lesson, 0, "japan", 13, 13);
  assert_game (lesson, 1, "china", 13, 13);
  assert_game (lesson, 2, "china", 7, 0);
  assert_game (lesson, 3, "renju", 15, 0);
  assert_game (lesson, 4, "pure", 9, 0);
  assert_game (lesson, 5, "renju", 15, 0);
  g_assert_cmpint (
      get_diagram (lesson, 5)->setup->renju.regulation, ==, TENGEN_RENJU_S26);
  assert_game (plain, 0, "pure", 9, 0);
}

static void
test_game_faults (void)
{
  assert_steps ("game='go' rules='pure'", STEP ("a", ""), "1 GAME lesson go");
  assert_steps ("rules='chess'", STEP ("a", ""), "1 RULES lesson chess");
  assert_steps (
      "game='renju' opening='x'", STEP ("a", ""), "1 OPENING lesson x");
  assert_steps (
      "game='go' opening='s26'", STEP ("a", ""), "1 OTHER_GAME lesson opening");
  assert_steps (
      "game='renju' size='9'", STEP ("a", ""), "1 BOARD_SIZE lesson -");
}

static void
test_stones (void)
{
  g_autoptr (TengenLesson) lesson = read_steps (
      "size='5'",
      STEP (
          "a",
          "<diagram id='a' view='D4 A2' coords='no' to-play='white'>"
          "<stones colour='black' at='A1 B2'/><stones colour='white' at='E5'/>"
          "<label at='A1 B1' text=' a  b ' mark='cross'/>"
          "<arrow from='A1' to='B2'/></diagram>")
          STEP ("b", "<diagram ref='a' coords='yes'><label at='C3'/></diagram>")
              STEP ("c",
                    "<diagram ref='a'><rows>XO...\n\n . . . . "
                    ".\n.....\n.....\n....X"
                    "</rows></diagram>"));
  const TengenLessonDiagram *a = get_diagram (lesson, 0);
  const TengenLessonDiagram *b = get_diagram (lesson, 1);
  const TengenLessonDiagram *c = get_diagram (lesson, 2);
  const TengenLessonLabel *label = (const TengenLessonLabel *) a->labels->data;

  g_assert_cmpint (a->stones[20], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (a->stones[16], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (a->stones[4], ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (a->left, ==, 0);
  g_assert_cmpint (a->right, ==, 3);
  g_assert_cmpint (a->top, ==, 1);
  g_assert_cmpint (a->bottom, ==, 3);
  g_assert_cmpint (a->coordinates, ==, 0);
  g_assert_cmpuint (a->labels->len, ==, 2);
  g_assert_cmpstr (label->text, ==, "a b");
  g_assert_cmpint (label->mark, ==, TENGEN_LESSON_LABEL_CROSS);
  g_assert_cmpuint (b->labels->len, ==, 1);
  g_assert_cmpuint (b->arrows->len, ==, 1);
  g_assert_cmpint (b->coordinates, ==, 1);
  g_assert_cmpint (b->right, ==, 3);
  g_assert_cmpint (b->to_move, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (count_stones (b, TENGEN_STONE_BLACK), ==, 2);
  g_assert_null (b->id);
  g_assert_cmpint (c->stones[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (c->stones[24], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (count_stones (c, TENGEN_STONE_BLACK), ==, 2);
  g_assert_cmpint (count_stones (c, TENGEN_STONE_WHITE), ==, 1);
}

static void
test_past (void)
{
  g_autoptr (TengenLesson) lesson = read_steps (
      "game='go' size='5'",
      STEP ("a",
            "<diagram id='a' before='W:A1 B:pass' to-play='white' ko='C3' "
            "played='29 30' prisoners-black='3'/>")
          STEP ("b", "<diagram ref='a' before='B:B2' prisoners-white='4'/>")
              STEP ("c", "<diagram ref='a' size='7'/>")
                  STEP ("d", "<diagram before='B:pass W:pass resume'/>"));
  const TengenLessonDiagram *a = get_diagram (lesson, 0);
  const TengenLessonDiagram *b = get_diagram (lesson, 1);
  const TengenLessonDiagram *c = get_diagram (lesson, 2);
  const TengenLessonDiagram *d = get_diagram (lesson, 3);
  const TengenLessonMove *moves = (const TengenLessonMove *) a->before->data;

  g_assert_cmpuint (a->before->len, ==, 2);
  g_assert_cmpint (moves[0].stone, ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (moves[0].point, ==, 20);
  g_assert_cmpuint (moves[1].point, ==, TENGEN_POINT_PASS);
  g_assert_cmpint (a->to_move, ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (a->ko, ==, 12);
  g_assert_true (a->has_past);
  g_assert_cmpint (a->setup->past_moves[TENGEN_STONE_WHITE], ==, 30);
  g_assert_cmpint (a->setup->past_prisoners[TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpuint (b->before->len, ==, 1);
  g_assert_cmpint (b->to_move, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (b->setup->past_moves[TENGEN_STONE_BLACK], ==, 29);
  g_assert_cmpint (b->setup->past_prisoners[TENGEN_STONE_BLACK], ==, 3);
  g_assert_cmpint (b->setup->past_prisoners[TENGEN_STONE_WHITE], ==, 4);
  g_assert_cmpuint (c->before->len, ==, 0);
  g_assert_cmpuint (c->ko, ==, TENGEN_POINT_NONE);
  moves = (const TengenLessonMove *) d->before->data;
  g_assert_cmpuint (d->before->len, ==, 3);
  g_assert_cmpint (moves[2].stone, ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (moves[2].point, ==, TENGEN_POINT_NONE);
}

static void
test_faults (void)
{
  assert_steps ("size='5'",
                STEP ("a",
                      "<diagram><rows>\nXX..\n.....\n..Q..\n.....</rows>"
                      "</diagram>"),
                "3 ROW rows -; 3 ROW_TEXT rows Q; 3 ROWS rows -");
  assert_steps ("size='5'",
                STEP ("a",
                      "<diagram><stones colour='black' at='A1 F1 A1'/>\n"
                      "<stones colour='white' at='A1'/></diagram>"),
                "3 POINT stones F1; 3 TWICE stones A1; 4 TWICE stones A1");
  assert_steps ("size='5'",
                STEP ("a",
                      "<diagram><stones colour='black' at='A1'/>"
                      "<stones colour='white' at='A2 B1'/></diagram>"),
                "3 NO_LIBERTY diagram A1");
  assert_steps (
      "size='5'", STEP ("a", "<diagram view='A1 A5'/>"), "3 VIEW diagram -");
  assert_steps ("size='5'",
                STEP ("a", "<diagram before='B:A1' to-play='black'/>"),
                "3 TURN diagram -");
}

static void
test_refs (void)
{
  assert_steps ("",
                STEP ("a", "<diagram ref='b'/>")
                    STEP ("b", "<diagram id='b'/>"),
                "3 REF diagram b");
  assert_steps ("", STEP ("a", "<diagram id='a' ref='a'/>"), "3 REF diagram a");
  assert_steps ("",
                STEP ("a", "<diagram id='a'/>") STEP ("b", "<diagram id='a'/>"),
                "5 ID diagram a");
}

/* Go has no column I, Renju has. */
static void
test_letters (void)
{
  assert_steps ("game='go'",
                STEP ("a", "<diagram ko='I5' before='B:J9 B:K9'/>"),
                "3 POINT diagram K9; 3 POINT diagram I5");
  assert_steps ("game='renju'",
                STEP ("a", "<diagram><label at='I15 P1 A16'/></diagram>"),
                "3 POINT label P1; 3 POINT label A16");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-read-diagram/games", test_games);
  g_test_add_func ("/lesson-read-diagram/game-faults", test_game_faults);
  g_test_add_func ("/lesson-read-diagram/stones", test_stones);
  g_test_add_func ("/lesson-read-diagram/past", test_past);
  g_test_add_func ("/lesson-read-diagram/faults", test_faults);
  g_test_add_func ("/lesson-read-diagram/refs", test_refs);
  g_test_add_func ("/lesson-read-diagram/letters", test_letters);
  return g_test_run ();
}
