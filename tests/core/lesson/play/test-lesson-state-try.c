/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-state-try: moves that are asked for
 */
#include "lesson-do.h"

#define GO "game='go' size='5'"

/* Black's stone at C3 can be taken at D3; a corner for suicide. */
#define ATARI                                                                  \
  "<diagram to-play='white'><rows>"                                            \
  ". X . . .\n X . O . .\n . O X . .\n . . O . .\n . . . . .</rows></diagram>"

static TengenLessonSchema *schema;

#define ONE                                                                    \
  ATARI                                                                        \
  "<try><answer at='D3' verdict='right' show='C3'><say>taken</say></answer>"   \
  "<answer at='C1' verdict='good'><say>quiet</say></answer>"                   \
  "<answer at='B4' verdict='wrong' show='C3 D3'><say>no</say>"                 \
  "<reply at='D3'/><reply at='E5'/></answer>"                                  \
  "<answer at='A5' verdict='illegal'><say>no room</say></answer>"              \
  "<otherwise><say>else</say></otherwise></try>"                               \
  "<hint show='C3'>h1</hint><hint>h2</hint>"

static void
test_right (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, ONE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  g_autofree char *begin = describe (player);

  g_assert_cmpstr (begin, ==, "asked none 0/1 m0 hint \"-\"");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_WHITE);
  expect (player, "D3", "solved! right 1/1 m0 \"taken\" C3h D3r");
  expect_board (player, ".X.../X.O../.O.O./..O../.....");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_BLACK);
  g_assert_false (do_word (player, "A1"));
  g_assert_false (do_word (player, "~"));
  g_assert_false (do_word (player, "?"));
  g_assert_false (do_word (player, "*"));
  g_assert_false (do_word (player, "=1"));
  g_assert_false (do_word (player, ">"));
  g_assert_true (tengen_lesson_player_undo (player));
  expect (player, "C1", "solved! good 1/1 m0 \"quiet\" C1r");
  tengen_lesson_player_restart (player);
  g_assert_false (tengen_lesson_player_undo (player));
}

/* The refutation stands until a retry, or the next answer. */
static void
test_wrong (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, ONE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "B4", "missed wrong 0/1 m1 hint \"no\" E5:3 B4w:1 C3h D3h:2");
  expect_board (player, ".X..O/XOO../.OXX./..O../.....");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_WHITE);
  expect (player, "~", "asked none 0/1 m1 hint \"-\"");
  expect_board (player, ".X.../X.O../.OX../..O../.....");
  expect (player, "E1", "missed wrong 0/1 m2 show hint \"else\" E1w");
  expect (player, "D3", "solved! right 1/1 m2 \"taken\" C3h D3r");
  expect_board (player, ".X.../X.O../.O.O./..O../.....");
  g_assert_true (tengen_lesson_player_undo (player));
  expect_board (player, ".X.../X.O../.OX../..O../....O");
}

/* What the rules refuse is not played. */
static void
test_illegal (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, ONE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "A5", "missed refused 0/1 m1 hint \"no room\" A5w B5h A4h");
  g_assert_cmpint (get_state (player)->reason->code, ==, TENGEN_REASON_SUICIDE);
  expect_board (player, ".X.../X.O../.OX../..O../.....");
  /* a click on a stone is no answer */
  expect (player, "C3", "asked refused 0/1 m1 hint \"-\" C3h");
  g_assert_cmpint (
      get_state (player)->reason->code, ==, TENGEN_REASON_OCCUPIED);
  expect (player, "pass", "missed wrong 0/1 m2 show hint \"else\"");
}

static void
test_solution (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, ONE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "B4 *", "solved! solution 0/1 m1 shown \"taken\" D3s");
  expect_board (player, ".X.../X.O../.O.O./..O../.....");
}

/* A rule has only what no answer before it has. */
static void
test_solution_rule (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<try><answer at='A5 B5' verdict='wrong'/>"
                 "<answer rule='legal' verdict='right'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "*", "solved! solution 0/1 m0 shown \"-\" C5s");
  expect_board (player, "..X../...../...../...../.....");
}

/* Where nothing else is allowed the solution is a pass. */
static void
test_solution_pass (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram to-play='white'><rows>. X . X .\n X X X X X\n"
                 " X X X X X\n X X X X X\n X X X X X</rows></diagram>"
                 "<try><answer rule='any-legal' verdict='right'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "*", "solved! solution 0/1 m0 shown \"-\"");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_BLACK);
}

/* Two questions in a line, with the program's answers. */
#define LINE                                                                   \
  "<diagram/><try colour='black'>"                                             \
  "<answer at='C3' verdict='right'><say>first</say><reply at='C4'/>"           \
  "<try><answer at='D4' verdict='right'><say>second</say><reply at='pass'/>"   \
  "</answer><answer at='B4' verdict='good'><say>too</say>"                     \
  "<reply at='B5'/><try><answer at='A4' verdict='right'/></try></answer>"      \
  "<answer at='C5' verdict='wrong'><say>hane</say><reply at='B4'/></answer>"   \
  "</try></answer></try>"

static void
test_line (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, LINE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpuint (get_state (player)->n_wanted, ==, 2);
  expect (player, "C3", "asked next 1/2 m0 \"first\" C4:2 C3r:1");
  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_BLACK);
  expect (
      player, "C5", "missed wrong 1/2 m1 show \"hane\" C5w:3 B4:4 C4:2 C3:1");
  expect (player, "~", "asked none 1/2 m1 show \"-\" C4:2 C3:1");
  expect (player, "D4", "solved! right 2/2 m1 \"second\" C4:2 D4r:3 C3:1");
  g_assert_true (tengen_lesson_player_undo (player));
  expect (player, "B4", "asked next 2/3 m1 show \"too\" B5:4 B4r:3 C4:2 C3:1");
  expect (player, "A4", "solved! right 3/3 m1 \"-\" B5:4 A4r:5 B4:3 C4:2 C3:1");
}

/* The solution goes on from the current move, to the end of the line. */
static void
test_line_solution (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, LINE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (
      player, "*", "solved! solution 0/2 m0 shown \"second\" C4:2 D4s:3 C3s:1");
  tengen_lesson_player_restart (player);
  expect (player,
          "C3 E5 *",
          "solved! solution 1/2 m1 shown \"second\" C4:2 D4s:3 C3:1");
}

/* A line may end with a question that has several answers. */
static void
test_line_all (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      "<diagram/><try><answer at='C3' verdict='right'><reply at='pass'/>"
      "<try all='yes'><answer at='A1 B1' "
      "verdict='right'/></try></answer></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "C3", "asked next 1/3 m0 \"-\" C3r");
  expect (player, "A1", "asked found 2/3 m0 \"-\" A1r");
  expect (player, "E5", "missed wrong 2/3 m1 show \"-\" E5w A1r");
  expect (player, "B1", "solved! right 3/3 m1 \"-\" A1r B1r");
  expect_board (player, "...../...../..X../...../XX...");
  tengen_lesson_player_restart (player);
  do_words (player, "*");
  expect_board (player, "...../...../..X../...../XX...");
}

/* Replies that are found by the rules; who plays need not be who is to move. */
static void
test_reply_rule (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      "game='renju'",
      "<diagram><stones colour='white' at='H8 I8 J8'/>"
      "<stones colour='black' at='G8'/></diagram>"
      "<try colour='white'><answer at='K8' verdict='right'>"
      "<reply at='A1'/></answer>"
      "<otherwise verdict='good'><say>ok</say><reply rule='five'/></otherwise>"
      "</try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  g_assert_cmpint (get_state (player)->to_move, ==, TENGEN_STONE_WHITE);
  expect (player, "K8", "solved! right 1/1 m0 \"-\" K8r:1 A1:2");
  tengen_lesson_player_restart (player);
  /* there is no five to be made: no reply */
  expect (player, "A15", "solved! good 1/1 m0 \"ok\" A15r");
}

/* What the board has after so many replies, and the signs. */
static void
expect_replies (const TengenLessonPlayer *player,
                guint n,
                const char *board,
                const char *signs)
{
  const TengenLesson *lesson = tengen_lesson_player_get_lesson (player);
  g_autoptr (TengenLessonState) state = tengen_lesson_state_new_replies (
      get_state (player), tengen_lesson_get_step (lesson, 0), n);
  g_autofree char *seen = list_signs (state);

  assert_board (state->game, board);
  g_assert_cmpstr (seen, ==, signs);
  g_assert_cmpint (state->phase, ==, get_state (player)->phase);
  g_assert_true (state->words == get_state (player)->words);
}

/* The replies to an answer can be seen one after another; a stone that is still
 * to come has neither number nor light, what was taken has its number until
 * then. */
static void
test_replies (void)
{
  g_autoptr (TengenLesson) lesson = read_step (
      schema,
      GO,
      ATARI "<try><answer at='C1' verdict='right'><reply at='A1'/></answer>"
            "<answer at='E4' verdict='wrong' show='C3 D5'><say>no</say>"
            "<reply at='D5'/><reply at='A1'/><reply at='E3'/></answer></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpuint (get_state (player)->n_replies, ==, 0);
  do_words (player, "E4");
  g_assert_cmpuint (get_state (player)->n_replies, ==, 3);
  before = describe_all (player);
  expect_replies (player, 0, ".X.../X.O.O/.OX../..O../.....", "E4w:1 C3h");
  expect_replies (
      player, 1, ".X.X./X.O.O/.OX../..O../.....", "D5h:2 E4w:1 C3h");
  expect_replies (
      player, 2, ".X.X./X.O.O/.OX../..O../O....", "D5h:2 E4w:1 C3h A1:3");
  expect_replies (
      player, 3, ".X.X./X.O.O/.OX.X/..O../O....", "D5h:2 E4w:1 C3h E3:4 A1:3");
  after = describe_all (player);
  g_assert_cmpstr (before, ==, after);
  do_words (player, "~");
  g_assert_cmpuint (get_state (player)->n_replies, ==, 0);
  do_words (player, "C1");
  g_assert_cmpuint (get_state (player)->n_replies, ==, 1);
}

/* A stone that is taken by the replies is there until then; where one is put
 * again the sign of the answer stays. */
static void
test_replies_taken (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 GO,
                 "<diagram to-play='black'><rows>. . O . .\n O O . . .\n"
                 " . . . . .\n . . . . .\n . . . . .</rows></diagram>"
                 "<try><answer at='B5' verdict='wrong'>"
                 "<reply at='A5'/><reply at='E1'/></answer>"
                 "<answer at='E1' verdict='right'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  do_words (player, "B5");
  expect_board (player, "O.O../OO.../...../...../....X");
  expect_replies (player, 0, ".XO../OO.../...../...../.....", "B5w:1");
  expect_replies (player, 1, "O.O../OO.../...../...../.....", "A5:2 B5w");
}

/* Of a solution all moves after its first one can be seen so. */
static void
test_replies_solution (void)
{
  g_autoptr (TengenLesson) lesson = read_step (schema, GO, LINE);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  do_words (player, "*");
  g_assert_cmpuint (get_state (player)->n_replies, ==, 3);
  expect_replies (player, 0, "...../...../..X../...../.....", "C3s:1");
  expect_replies (
      player, 2, "...../..OX./..X../...../.....", "C4:2 D4s:3 C3s:1");
}

/* A forbidden point is refused; its stones are lit. */
static void
test_forbidden (void)
{
  g_autoptr (TengenLesson) lesson =
      read_step (schema,
                 "game='renju'",
                 "<diagram><stones colour='black' at='G8 I8 H7 H9'/></diagram>"
                 "<try><answer at='H8' verdict='illegal'><say>no</say></answer>"
                 "<answer rule='any-legal' verdict='right'/></try>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (
      player, "H8", "missed refused 0/1 m1 show \"no\" H9h G8h H8w I8h H7h");
  g_assert_cmpint (
      get_state (player)->reason->code, ==, TENGEN_REASON_FORBIDDEN);
  expect (player, "pass", "solved! right 1/1 m1 \"-\"");
}

/* One need not solve it. */
static void
test_seen (void)
{
  g_autoptr (TengenLesson) lesson =
      read_steps (schema,
                  GO,
                  "<step id='a' require='seen'><say>S</say><diagram/>"
                  "<try><answer at='A1' verdict='right'/></try></step>");
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  expect (player, "B1", "missed! wrong 0/1 m1 show \"-\" B1w");
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-state-try/right", test_right);
  g_test_add_func ("/lesson-state-try/wrong", test_wrong);
  g_test_add_func ("/lesson-state-try/illegal", test_illegal);
  g_test_add_func ("/lesson-state-try/solution", test_solution);
  g_test_add_func ("/lesson-state-try/solution-rule", test_solution_rule);
  g_test_add_func ("/lesson-state-try/solution-pass", test_solution_pass);
  g_test_add_func ("/lesson-state-try/line", test_line);
  g_test_add_func ("/lesson-state-try/line-solution", test_line_solution);
  g_test_add_func ("/lesson-state-try/line-all", test_line_all);
  g_test_add_func ("/lesson-state-try/reply-rule", test_reply_rule);
  g_test_add_func ("/lesson-state-try/replies", test_replies);
  g_test_add_func ("/lesson-state-try/replies-taken", test_replies_taken);
  g_test_add_func ("/lesson-state-try/replies-solution", test_replies_solution);
  g_test_add_func ("/lesson-state-try/forbidden", test_forbidden);
  g_test_add_func ("/lesson-state-try/seen", test_seen);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
