/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-state-mark: points that are marked
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

static TengenLessonSchema *schema;

/* Chains are found with one click; the colours are told apart. */
static void
test_dead (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram><rows>. X . O .\n X X . O O\n . . . . .\n X O . . X\n "
      "O O . X .</rows></diagram>"
      "<mark what='dead' at='A1 A2 B2 B1 E2'><say>all</say>"
      "<otherwise show='D1'><say>alive</say></otherwise></mark>"
      "<hint show='E2'>look</hint>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpuint (get_state (player)->n_wanted, ==, 3);
  expect (player, "B1", "asked found 1/3 m0 hint \"-\" B2r A1r B1r");
  expect (player, "A1", "asked already 1/3 m0 hint \"-\" B2r A1r B1r");
  expect (player, "C3", "asked no-stone 1/3 m0 hint \"-\" B2r A1r B1r");
  expect (
      player, "D5", "missed wrong 1/3 m1 hint \"alive\" D5w B2r A1r B1r D1h");
  expect (player, "?", "asked none 1/3 m1 show \"-\" B2r E2h A1r B1r");
  expect (player, "E2", "asked found 2/3 m1 show \"-\" B2r E2r A1r B1r");
  expect (player, "A2", "solved! right 3/3 m1 \"all\" A2r B2r E2r A1r B1r");
  g_assert_false (do_word (player, "A2"));
}

static void
test_dead_solution (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram><stones colour='black' at='A1 B1 D5'/></diagram>"
                 "<mark what='dead' at='A1 B1 D5'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "D5 *", "solved! solution 1/2 m0 shown \"-\" D5r A1s B1s");
}

/* Areas, whatever lies in them. */
static void
test_territory (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram><rows>. X O . .\n . X O . .\n X X O O O\n O X O . .\n "
      ". X O . .</rows></diagram>"
      "<mark what='territory' colour='black' dead='A2' at='A5 A4 A2 A1'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpuint (get_state (player)->n_wanted, ==, 2);
  expect (player, "A2", "asked found 1/2 m0 \"-\" A2r A1r");
  expect (player, "B5", "asked stone 1/2 m0 \"-\" A2r A1r");
  expect (player, "E5", "missed wrong 1/2 m1 show \"-\" E5w A2r A1r");
  expect (player, "A4", "solved! right 2/2 m1 \"-\" A5r A4r A2r A1r");
}

/* Point by point. */
static void
test_liberties (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram><stones colour='black' at='A1 B1'/></diagram>"
                 "<mark what='liberties' of='A1' at='A2 B2 C1'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "A2", "asked found 1/3 m0 \"-\" A2r");
  expect (player, "A1", "asked stone 1/3 m0 \"-\" A2r");
  g_assert_false (do_word (player, "pass"));
  expect (player, "A3", "missed wrong 1/3 m1 show \"-\" A3w A2r");
  expect (player, "B2 C1", "solved! right 3/3 m1 \"-\" A2r B2r C1r");
}

/* Rows of five; a stone may lie in two of them. */
static void
test_five (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      "game='renju'",
      "<diagram><stones colour='black' at='C3 D3 E3 F3 G3 E1 E2 E4 E5'/>"
      "<stones colour='white' at='A15 B15 C15 D15 E15 F15 O15'/></diagram>"
      "<mark what='five' at='C3 D3 E3 F3 G3 E1 E2 E4 E5 A15 B15 C15 D15 E15 "
      "F15'/>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpuint (get_state (player)->n_wanted, ==, 3);
  expect (player, "E3", "asked found 1/3 m0 \"-\" C3r D3r E3r F3r G3r");
  expect (player,
          "E3",
          "asked found 2/3 m0 \"-\" E5r E4r C3r D3r E3r F3r G3r E2r E1r");
  g_assert_true (do_word (player, "E3"));
  g_assert_cmpint (
      get_state (player)->remark, ==, TENGEN_LESSON_REMARK_ALREADY);
  g_assert_true (do_word (player, "O15"));
  g_assert_cmpint (get_state (player)->remark, ==, TENGEN_LESSON_REMARK_WRONG);
  g_assert_true (do_word (player, "B15"));
  g_assert_cmpint (get_state (player)->phase, ==, TENGEN_LESSON_PHASE_SOLVED);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-state-mark/dead", test_dead);
  g_test_add_func ("/lesson-state-mark/dead-solution", test_dead_solution);
  g_test_add_func ("/lesson-state-mark/territory", test_territory);
  g_test_add_func ("/lesson-state-mark/liberties", test_liberties);
  g_test_add_func ("/lesson-state-mark/five", test_five);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
