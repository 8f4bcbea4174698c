/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-game: diagrams as games, and what the rules say of them
 */
#include "lesson-draw.h"

/* White has just taken at b3: Black may not take back. */
#define KO                                                                     \
  "<rows>. . . . . / . X O . . / X . X O . / . X O . . / . . . . .</rows>"

static TengenLessonSchema *schema;

static void
test_empty (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema, "game='pure-go' size='5'", "", "");
  g_autoptr (TengenGame) game = make_game (lesson);
  const TengenPosition *position = tengen_game_get_position (game);

  assert_board (game, "...../...../...../...../.....");
  g_assert_cmpint (
      tengen_position_get_to_move (position), ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_lesson_game_get_notation (get_diagram (lesson)),
                   ==,
                   TENGEN_NOTATION_A1);
  g_assert_cmpuint (tengen_position_get_move (position), ==, 0);
  g_assert_cmpuint (tengen_game_get_edits (game), ==, 0);
}

/* Drawn stones, moves from them, further moves. */
static void
test_moves (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema,
            "game='go' size='5'",
            "to-play='white' before='W:B3 B:pass'",
            "<stones colour='black' at='A3 C3 B4'/>"
            "<stones colour='white' at='C4'/>");
  g_autoptr (GArray) moves =
      g_array_new (FALSE, FALSE, sizeof (TengenLessonMove));
  const TengenLessonDiagram *diagram = get_diagram (lesson);
  TengenLessonMove move = { .stone = TENGEN_STONE_BLACK,
                            .point = point_of (diagram, "B2") };
  g_autoptr (TengenGame) game = NULL;
  g_autoptr (TengenGame) longer = make_game (lesson);

  assert_board (longer, "...../.XO../XOX../...../.....");
  g_assert_cmpint (
      tengen_position_get_to_move (tengen_game_get_position (longer)),
      ==,
      TENGEN_STONE_WHITE);
  /* out of turn, then by the side to move */
  g_array_append_val (moves, move);
  move.stone = TENGEN_STONE_NONE;
  move.point = point_of (diagram, "E1");
  g_array_append_val (moves, move);
  game = tengen_lesson_game_new (diagram, moves, 1, FALSE);
  assert_board (game, "...../.XO../X.X../.X.../.....");
  tengen_game_free (longer);
  longer = tengen_lesson_game_new (diagram, moves, 2, FALSE);
  assert_board (longer, "...../.XO../X.X../.X.../....O");
  g_assert_cmpuint (
      tengen_position_get_move (tengen_game_get_position (longer)), ==, 4);
}

/* White to move on an empty board; White's turn with stones. */
static void
test_turn (void)
{
  static const char *const INSIDE[] = { "",
                                        "<stones colour='black' at='A1'/>" };

  for (gsize i = 0; i < G_N_ELEMENTS (INSIDE); i++)
    {
      g_autoptr (TengenLesson) lesson =
          draw (schema, "game='go' size='5'", "to-play='white'", INSIDE[i]);
      g_autoptr (TengenGame) game = make_game (lesson);

      g_assert_cmpint (
          tengen_position_get_to_move (tengen_game_get_position (game)),
          ==,
          TENGEN_STONE_WHITE);
    }
}

/* What happened before is known to the count. */
static void
test_past (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema,
            "game='go' size='5'",
            "played='7 6' prisoners-black='3' prisoners-white='2'",
            "<stones colour='black' at='A3 C3 B4'/>");
  g_autoptr (TengenGame) game = make_game (lesson);
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_cmpint (
      tengen_position_get_prisoners (position, TENGEN_STONE_BLACK), ==, 3);
  g_assert_cmpint (
      tengen_position_get_prisoners (position, TENGEN_STONE_WHITE), ==, 2);
  g_assert_cmpint (
      tengen_position_get_counters (position)->board_moves[0][1], ==, 7);
}

/* A ko that only the attribute tells of: the same board, the same past. */
static void
test_ko (void)
{
  static const char *const GAMES[] = { "game='pure-go' size='5'",
                                       "game='go' size='5'",
                                       "game='go' rules='1-1' size='5'" };

  for (gsize i = 0; i < G_N_ELEMENTS (GAMES); i++)
    {
      g_autoptr (TengenLesson) lesson =
          draw (schema,
                GAMES[i],
                "to-play='white' ko='B3' played='9 9' prisoners-white='4'",
                KO);
      g_autoptr (TengenLesson) free =
          draw (schema, GAMES[i], "to-play='white'", KO);
      g_autoptr (TengenGame) game = make_game (lesson);
      g_autoptr (TengenGame) unknown = make_game (free);
      const TengenPosition *position = tengen_game_get_position (game);

      assert_board (game, "...../.XO../X.XO./.XO../.....");
      g_assert_cmpuint (tengen_lesson_game_find_ko (get_diagram (lesson)),
                        ==,
                        point_of (get_diagram (lesson), "C3"));
      g_assert_cmpint (
          check (game, lesson, TENGEN_STONE_WHITE, "B3"), ==, TENGEN_REASON_KO);
      assert_fitting (game, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_KO, "B3");
      g_assert_cmpint (check (unknown, free, TENGEN_STONE_WHITE, "B3"),
                       ==,
                       TENGEN_REASON_NONE);
      assert_fitting (
          unknown, TENGEN_STONE_WHITE, TENGEN_LESSON_TEST_CAPTURES, "B3");
      g_assert_cmpint (
          tengen_position_get_prisoners (position, TENGEN_STONE_WHITE), ==, 4);
      g_assert_cmpint (
          tengen_position_get_counters (position)->board_moves[0][1], ==, 9);
    }
}

/* Where nothing could have been taken, there is nothing to be taken back. */
static void
test_no_ko (void)
{
  static const char *const KOS[] = { "", "ko='E5'", "ko='C3'", "ko='A4'" };

  for (gsize i = 0; i < G_N_ELEMENTS (KOS); i++)
    {
      g_autofree char *attributes =
          g_strconcat ("to-play='white' ", KOS[i], NULL);
      g_autofree char *text = g_strdup_printf (
          "<lesson xmlns='urn:tengen:lesson:1' id='t' version='1' "
          "xml:lang='en' game='go' size='5'><title>T</title>"
          "<chapter id='c'><title>C</title><step id='a'><say>S</say>"
          "<diagram %s><stones colour='black' at='B4 A3 C3 B2'/>"
          "<stones colour='white' at='C4 C2 D3'/></diagram></step></chapter>"
          "</lesson>",
          attributes);
      g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
      g_autoptr (TengenLesson) lesson = tengen_lesson_read (
          text, strlen (text), schema, NULL, TENGEN_NOTATION_A1, faults);
      g_autoptr (TengenGame) game = make_game (lesson);

      g_assert_cmpuint (tengen_lesson_game_find_ko (get_diagram (lesson)),
                        ==,
                        TENGEN_POINT_NONE);
      assert_board (game, "...../.XO../X.XO./.XO../.....");
    }
}

/* Stones and moves ask for no opening, whatever the lesson's is. */
static void
test_renju_opening (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema, "game='renju' opening='s26'", "before='B:A1 W:O15'", "");
  g_autoptr (TengenGame) game = make_game (lesson);
  const TengenPosition *position = tengen_game_get_position (game);

  g_assert_null (tengen_position_get_forced (position));
  g_assert_cmpint (
      check (game, lesson, TENGEN_STONE_BLACK, "A15"), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (
      check (game, lesson, TENGEN_STONE_WHITE, "pass"), ==, TENGEN_REASON_NONE);
}

/* A five that stands does not hinder questions. */
static void
test_renju_over (void)
{
  g_autoptr (TengenLesson) lesson =
      draw (schema,
            "game='renju'",
            "before='B:H8'",
            "<stones colour='black' at='D8 E8 F8 G8'/>");
  g_autoptr (TengenGame) game = make_game (lesson);
  g_autoptr (TengenGame) declared =
      tengen_lesson_game_new (get_diagram (lesson), NULL, 0, TRUE);

  g_assert_cmpint (tengen_position_get_phase (tengen_game_get_position (game)),
                   ==,
                   TENGEN_PHASE_OVER);
  g_assert_cmpint (
      tengen_position_get_phase (tengen_game_get_position (declared)),
      ==,
      TENGEN_PHASE_PLAY);
  g_assert_cmpint (
      check (game, lesson, TENGEN_STONE_WHITE, "I8"), ==, TENGEN_REASON_NONE);
}

/* Games that a step offers. */
static void
test_play (void)
{
  g_autoptr (TengenLesson) lesson = draw (schema,
                                          "game='go' size='5'",
                                          "played='4 3' before='W:E5'",
                                          "<stones colour='black' at='A3'/>");
  const TengenLessonDiagram *diagram = get_diagram (lesson);
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("china"), 9);
  g_autoptr (TengenGame) empty = NULL;
  g_autoptr (TengenGame) drawn = NULL;

  setup->handicap = 2;
  empty = tengen_lesson_game_new_from (setup, NULL);
  g_assert_cmpint (tengen_game_get_setup (empty)->width, ==, 9);
  g_assert_cmpint (tengen_game_get_setup (empty)->handicap, ==, 2);
  drawn = tengen_lesson_game_new_from (setup, diagram);
  assert_board (drawn, "....O/...../X..../...../.....");
  g_assert_cmpint (tengen_game_get_setup (drawn)->handicap, ==, 0);
  g_assert_cmpint (tengen_game_get_setup (drawn)->komi_x2, ==, setup->komi_x2);
  g_assert_cmpint (tengen_game_get_setup (drawn)->past_moves[1], ==, 4);
  g_assert_cmpuint (tengen_game_get_edits (drawn), ==, 0);
}

/* A game of Renju begins with its opening. */
static void
test_play_renju (void)
{
  TengenRenjuRules rules;
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenGame) game = NULL;
  TengenRenjuStep step;

  tengen_renju_rules_init (&rules, TENGEN_RENJU_S26);
  setup = tengen_game_setup_new_renju (&rules);
  game = tengen_lesson_game_new_from (setup, NULL);
  tengen_renju_opening_get_step (
      tengen_position_get_renju (tengen_game_get_position (game))->opening,
      &step);
  g_assert_cmpint (step.kind, !=, TENGEN_RENJU_STEP_DONE);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-game/empty", test_empty);
  g_test_add_func ("/lesson-game/moves", test_moves);
  g_test_add_func ("/lesson-game/turn", test_turn);
  g_test_add_func ("/lesson-game/past", test_past);
  g_test_add_func ("/lesson-game/ko", test_ko);
  g_test_add_func ("/lesson-game/no-ko", test_no_ko);
  g_test_add_func ("/lesson-game/renju-opening", test_renju_opening);
  g_test_add_func ("/lesson-game/renju-over", test_renju_over);
  g_test_add_func ("/lesson-game/play", test_play);
  g_test_add_func ("/lesson-game/play-renju", test_play_renju);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
