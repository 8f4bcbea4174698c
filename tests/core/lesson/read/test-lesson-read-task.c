/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"

static TengenLesson *
read_task (const char *task)
{
  g_autofree char *step =
      g_strdup_printf ("<step id='s'><say>S</say>\n%s</step>", task);

  return read_steps ("game='go' size='5'", step);
}

static void
assert_task (const char *task, const char *wanted)
{
  g_autofree char *step =
      g_strdup_printf ("<step id='s'><say>S</say>\n%s</step>", task);

  assert_steps ("game='go' size='5'", step, wanted);
}

static char *
get_plain (const TengenLessonWords *words, const char *language)
{
  return tengen_lesson_text_get_plain (
      tengen_lesson_words_get (words, language));
}

static void
assert_points (const GArray *points, int a, int b)
{
  g_assert_cmpuint (points->len, ==, b < 0 ? 1 : 2);
  g_assert_cmpint (g_array_index (points, TengenPoint, 0), ==, a);
  if (b >= 0)
    g_assert_cmpint (g_array_index (points, TengenPoint, 1), ==, b);
}

static void
test_moves (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("<moves numbers='no'><move at='A5'><say>x</say></move>\n"
                 "<move colour='white' at='pass'/></moves>");
  const TengenLessonStep *step = get_first (lesson);
  const TengenLessonMove *moves = (const TengenLessonMove *) step->moves->data;
  g_autofree char *said = get_plain (moves[0].words, NULL);

  g_assert_cmpint (step->task, ==, TENGEN_LESSON_TASK_WATCH);
  g_assert_false (step->numbered);
  g_assert_cmpuint (step->moves->len, ==, 2);
  g_assert_cmpint (moves[0].stone, ==, TENGEN_STONE_NONE);
  g_assert_cmpuint (moves[0].point, ==, 0);
  g_assert_cmpstr (said, ==, "x");
  g_assert_cmpint (moves[1].stone, ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (moves[1].point, ==, TENGEN_POINT_PASS);
  g_assert_null (moves[1].words);
  g_assert_cmpint (moves[1].line, ==, 4);
}

static void
test_try (void)
{
  g_autoptr (TengenLesson) lesson = read_task (
      "<try colour='white' all='yes' order='fixed'>"
      "<answer at='A5 pass' verdict='good' show='B5'><say>x</say>"
      "<reply at='C5'/><reply rule='capture'/>"
      "<try><answer rule='any-legal' verdict='illegal'/></try></answer>"
      "<answer rule='four-three' verdict='right'/>"
      "<otherwise><reply rule='five'/></otherwise></try>");
  const TengenLessonTry *trial = get_first (lesson)->trial;
  const TengenLessonAnswer *first = trial->answers->pdata[0];
  const TengenLessonAnswer *second = trial->answers->pdata[1];
  const TengenLessonAnswer *next = first->next->answers->pdata[0];
  const TengenLessonReply *replies =
      (const TengenLessonReply *) first->replies->data;

  g_assert_cmpint (trial->stone, ==, TENGEN_STONE_WHITE);
  g_assert_true (trial->all);
  g_assert_true (trial->in_order);
  assert_points (first->points, 0, TENGEN_POINT_PASS);
  assert_points (first->show, 1, -1);
  g_assert_cmpint (first->verdict, ==, TENGEN_LESSON_GOOD);
  g_assert_cmpint (first->test, ==, TENGEN_LESSON_TEST_NONE);
  g_assert_cmpuint (replies[0].point, ==, 2);
  g_assert_cmpint (replies[0].test, ==, TENGEN_LESSON_TEST_NONE);
  g_assert_cmpuint (replies[1].point, ==, TENGEN_POINT_NONE);
  g_assert_cmpint (replies[1].test, ==, TENGEN_LESSON_TEST_CAPTURES);
  g_assert_cmpint (next->test, ==, TENGEN_LESSON_TEST_ANY_LEGAL);
  g_assert_cmpint (next->verdict, ==, TENGEN_LESSON_ILLEGAL);
  g_assert_cmpint (second->test, ==, TENGEN_LESSON_TEST_FOUR_THREE);
  g_assert_cmpint (trial->otherwise->verdict, ==, TENGEN_LESSON_WRONG);
  g_assert_cmpuint (trial->otherwise->replies->len, ==, 1);
}

static void
test_mark (void)
{
  g_autoptr (TengenLesson) lesson = read_task (
      "<mark what='eyes' colour='black' of='A5' dead='B5' at='C5 D5'>"
      "<say>x</say><otherwise verdict='good'/></mark>");
  const TengenLessonMark *mark = get_first (lesson)->mark;

  g_assert_cmpint (mark->what, ==, TENGEN_LESSON_MARK_EYES);
  g_assert_cmpint (mark->stone, ==, TENGEN_STONE_BLACK);
  assert_points (mark->of, 0, -1);
  assert_points (mark->dead, 1, -1);
  assert_points (mark->points, 2, 3);
  g_assert_nonnull (mark->words);
  g_assert_cmpint (mark->otherwise->verdict, ==, TENGEN_LESSON_GOOD);
}

static void
test_count (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("<count what='score' colour='white' rules='china' "
                 "answer='-3.5'/>\n<count what='number' answer='12'/>");
  const GPtrArray *counts = get_first (lesson)->counts;
  const TengenLessonCount *first = counts->pdata[0];
  const TengenLessonCount *second = counts->pdata[1];

  g_assert_cmpuint (counts->len, ==, 2);
  g_assert_cmpint (first->what, ==, TENGEN_LESSON_COUNT_SCORE);
  g_assert_cmpint (first->answer_x2, ==, -7);
  g_assert_cmpstr (first->rules->id, ==, "china");
  g_assert_cmpint (second->what, ==, TENGEN_LESSON_COUNT_NUMBER);
  g_assert_cmpint (second->answer_x2, ==, 24);
  g_assert_null (second->rules);
  g_assert_cmpint (second->line, ==, 4);
}

/* A translation belongs to the option before it, with what it says. */
static void
test_choice (void)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autofree char *text = make_lesson (
      "",
      "<step id='s'><say>S</say><choice>"
      "<option verdict='right'>yes<say>good</say></option>"
      "<option xml:lang='ja'>はい<say>よし</say></option>"
      "<option verdict='wrong' show='A9'>no</option></choice></step>");
  g_autoptr (TengenLesson) lesson = read_bytes (text, strlen (text), faults);
  const GPtrArray *options = get_first (lesson)->options;
  const TengenLessonOption *first = options->pdata[0];
  const TengenLessonOption *second = options->pdata[1];
  g_autofree char *label = get_plain (first->label, "ja");
  g_autofree char *said = get_plain (first->words, "ja");

  g_assert_cmpuint (options->len, ==, 2);
  g_assert_cmpint (first->verdict, ==, TENGEN_LESSON_RIGHT);
  g_assert_cmpstr (label, ==, "はい");
  g_assert_cmpstr (said, ==, "よし");
  g_assert_cmpint (second->verdict, ==, TENGEN_LESSON_WRONG);
  assert_points (second->show, 0, -1);
  assert_task ("<choice><option>a</option></choice>",
               "3 MISSING_ATTRIBUTE option verdict");
}

static void
test_press (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("<press what='resign' colour='white'><say>x</say></press>");
  const TengenLessonPress *press = get_first (lesson)->press;

  g_assert_cmpint (press->what, ==, TENGEN_LESSON_PRESS_RESIGN);
  g_assert_cmpint (press->stone, ==, TENGEN_STONE_WHITE);
  g_assert_nonnull (press->words);
  g_assert_null (press->otherwise);
}

static void
test_play (void)
{
  g_autoptr (TengenLesson) lesson = read_task (
      "<play rules='china' handicap='2' komi='0.5' from='diagram'/>");
  g_autoptr (TengenLesson) renju = read_task ("<play game='renju'/>");
  g_autoptr (TengenLesson) declared =
      read_task ("<play game='renju' declare='yes'/>");
  const TengenLessonPlay *play = get_first (lesson)->play;
  const TengenLessonPlay *free_play = get_first (renju)->play;

  g_assert_cmpstr (play->setup->rules.id, ==, "china");
  g_assert_cmpint (play->setup->width, ==, 5);
  g_assert_cmpint (play->setup->handicap, ==, 2);
  g_assert_cmpint (play->setup->komi_x2, ==, 1);
  g_assert_true (play->from_diagram);
  g_assert_true (free_play->setup->is_renju);
  g_assert_cmpint (free_play->setup->renju.regulation, ==, TENGEN_RENJU_FREE);
  g_assert_false (free_play->setup->renju.declared);
  g_assert_false (free_play->from_diagram);
  free_play = get_first (declared)->play;
  g_assert_cmpint (free_play->setup->renju.regulation, ==, TENGEN_RENJU_FREE);
  g_assert_true (free_play->setup->renju.declared);
}

static void
test_versus (void)
{
  g_autoptr (TengenLesson) lesson =
      read_task ("<versus level='2' goal='3' size='7'><say>x</say></versus>");
  g_autoptr (TengenLesson) renju =
      read_task ("<versus level='10' game='renju' colour='white'/>");
  const TengenLessonPlay *play = get_first (lesson)->play;
  const TengenLessonPlay *white = get_first (renju)->play;

  g_assert_cmpint (get_first (lesson)->task, ==, TENGEN_LESSON_TASK_PLAY);
  g_assert_true (tengen_game_computer_is_any (play->setup->computers));
  g_assert_cmpint (play->setup->width, ==, 7);
  g_assert_cmpint (play->setup->rules.goal, ==, 3);
  g_assert_cmpuint (play->setup->rules.acts, ==, 0);
  g_assert_cmpint (play->setup->computers[TENGEN_SEAT_SECOND].level, ==, 2);
  g_assert_cmpint (play->setup->computers[TENGEN_SEAT_FIRST].level, ==, 0);
  g_assert_nonnull (play->words);
  g_assert_true (white->setup->is_renju);
  g_assert_cmpint (white->setup->computers[TENGEN_SEAT_FIRST].level, ==, 10);
  assert_task ("<versus level='0'/>", "3 VALUE versus level=\"0\"");
  assert_task ("<versus level='11'/>", "3 VALUE versus level=\"11\"");
  assert_task ("<versus level='1' goal='21'/>", "3 VALUE versus goal=\"21\"");
  assert_task ("<versus level='1' goal='9999'/>",
               "3 VALUE versus goal=\"9999\"");
  assert_task ("<versus level='1' goal='1' game='renju'/>",
               "3 VALUE versus goal=\"1\"");
}

static void
test_account (void)
{
  g_autoptr (TengenLesson) lesson = read_task (
      "<account dead='A5' seki='B5' claim-black='C5' claim-white='D5'>"
      "<set rules='japan' komi='6.5' equal='8' black='7' white='1.5' "
      "result='W+3.5'><say>x</say></set><set rules='china' result='0'/>"
      "<set rules='pure'/></account>");
  const TengenLessonAccount *account = get_first (lesson)->account;
  const TengenLessonSet *japan = account->sets->pdata[0];
  const TengenLessonSet *china = account->sets->pdata[1];
  const TengenLessonSet *pure = account->sets->pdata[2];

  assert_points (account->dead, 0, -1);
  assert_points (account->seki, 1, -1);
  assert_points (account->claim_black, 2, -1);
  assert_points (account->claim_white, 3, -1);
  g_assert_cmpstr (japan->rules->id, ==, "japan");
  g_assert_cmpint (japan->komi_x2, ==, 13);
  g_assert_cmpint (japan->equal, ==, 8);
  g_assert_cmpuint (japan->claims, ==, 7);
  g_assert_cmpint (japan->black_x2, ==, 14);
  g_assert_cmpint (japan->white_x2, ==, 3);
  g_assert_cmpint (japan->winner, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (japan->margin_x2, ==, 7);
  g_assert_cmpuint (china->claims, ==, 4);
  g_assert_cmpint (china->winner, ==, TENGEN_STONE_NONE);
  g_assert_cmpuint (pure->claims, ==, 0);
  g_assert_cmpint (pure->equal, ==, -1);
  assert_task ("<account><set rules='renju'/></account>", "3 RULES set renju");
}

static char *
repeat (const char *before, const char *piece, int n, const char *after)
{
  GString *text = g_string_new (before);

  for (int i = 0; i < n; i++)
    g_string_append (text, piece);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static void
test_limits (void)
{
  g_autofree char *moves = repeat (
      "<moves>", "<move at='A1'/>", TENGEN_LESSON_MAX_MOVES + 1, "</moves>");
  g_autofree char *answers = repeat ("<try>",
                                     "<answer at='A1' verdict='right'/>",
                                     TENGEN_LESSON_MAX_ANSWERS + 1,
                                     "</try>");
  g_autofree char *labels = repeat ("<diagram><label at='A1",
                                    " B2",
                                    TENGEN_LESSON_MAX_LABELS,
                                    "'/></diagram>");
  g_autofree char *before =
      repeat ("<diagram before='B:A1", " W:B2", TENGEN_LESSON_MAX_MOVES, "'/>");

  assert_task (moves, "3 MOVES moves -");
  assert_task (answers, "3 ANSWERS try -");
  assert_task (labels, "3 LABELS diagram -");
  assert_task (before, "3 MOVES diagram -");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-read-task/moves", test_moves);
  g_test_add_func ("/lesson-read-task/try", test_try);
  g_test_add_func ("/lesson-read-task/mark", test_mark);
  g_test_add_func ("/lesson-read-task/count", test_count);
  g_test_add_func ("/lesson-read-task/choice", test_choice);
  g_test_add_func ("/lesson-read-task/press", test_press);
  g_test_add_func ("/lesson-read-task/play", test_play);
  g_test_add_func ("/lesson-read-task/versus", test_versus);
  g_test_add_func ("/lesson-read-task/account", test_account);
  g_test_add_func ("/lesson-read-task/limits", test_limits);
  return g_test_run ();
}
