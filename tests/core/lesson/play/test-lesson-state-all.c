/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-state-all: all right answers of one question
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

static TengenLessonSchema *schema;

/* Three stones that can be taken. */
#define ALL                                                                    \
  "<diagram to-play='white'><rows>X O . . .\n . . . . .\n . O . O .\n "        \
  "O X O X O\n . . . . .</rows></diagram>"

static void
test_all (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      ALL "<try all='yes'><answer at='A4' verdict='right'><say>corner</say>"
          "</answer><answer at='B1 D1' verdict='right' show='C2'>"
          "<say>edge</say></answer><answer at='C4' verdict='good'>"
          "<say>fine</say></answer><answer at='E1' verdict='wrong'>"
          "<say>no</say></answer></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpuint (get_state (player)->n_wanted, ==, 3);
  expect (player, "D1", "asked found 1/3 m0 \"edge\" C2h D1r");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_WHITE);
  expect_board (player, "XO.../...../.O.O./OXO.O/...O.");
  expect (player, "D1", "asked already 1/3 m0 \"-\" D1r");
  expect (player, "E1", "missed wrong 1/3 m1 show \"no\" D1r E1w");
  expect (player, "A4", "asked found 2/3 m1 show \"corner\" A4r D1r");
  expect_board (player, ".O.../O..../.O.O./OXO.O/...O.");
  expect (player, "C4", "asked good 2/3 m1 show \"fine\" A4r D1r");
  expect (player, "E5", "missed wrong 2/3 m2 show \"-\" E5w A4r D1r");
  expect (player, "B1", "solved! right 3/3 m2 \"edge\" A4r C2h B1r D1r");
  expect_board (player, ".O.../O..../.O.O./O.O.O/.O.O.");
}

/* The same asked of the rules, and solved. */
static void
test_all_rule (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 ALL "<try all='yes'><answer rule='captures' verdict='right'>"
                     "<say>yes</say></answer></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "B1", "asked found 1/3 m0 \"yes\" B1r");
  expect (player, "E5 *", "solved! solution 1/3 m1 shown \"yes\" A4s B1r D1s");
  expect_board (player, ".O.../O..../.O.O./O.O.O/.O.O.");
}

/* What an answer before it has is none of those that a rule finds. */
static void
test_all_but (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 ALL "<try all='yes'><answer at='A4' verdict='wrong'>"
                     "<say>no</say></answer>"
                     "<answer rule='captures' verdict='right'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "A4", "missed wrong 0/2 m1 show \"no\" A4w");
  expect (player, "B1 D1", "solved! right 2/2 m1 \"-\" B1r D1r");
}

static void
test_order (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      ALL "<try all='yes' order='fixed'><answer at='A4' verdict='right'/>"
          "<answer at='B1 D1' verdict='right'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "D1", "asked order 0/3 m0 \"-\"");
  expect (player, "A4", "asked found 1/3 m0 \"-\" A4r");
  expect (player, "D1", "asked found 2/3 m0 \"-\" A4r D1r");
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-state-all/all", test_all);
  g_test_add_func ("/lesson-state-all/all-rule", test_all_rule);
  g_test_add_func ("/lesson-state-all/all-but", test_all_but);
  g_test_add_func ("/lesson-state-all/order", test_order);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
