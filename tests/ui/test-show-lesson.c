/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-show-lesson: a lesson before a class, by presenter keys and by clicks;
 * each lesson that Tengen comes with by one key alone, there and back
 */
#include "display-start.h"
#include "show.h"

#include "tengen-board-look.h"
#include "tengen-lesson-text-cut.h"
#include "tengen-ruby-label.h"
#include "tengen-show-lesson.h"

#include <string.h>

static const char LESSON[] =
    "<lesson xmlns='urn:tengen:lesson:1' id='all' version='1' xml:lang='en'"
    "  game='pure-go' size='5'>"
    "<title>All kinds</title><chapter id='one'><title>One</title>"
    "<step id='read'><title>Reading</title>"
    "  <say>See <pt at='C3'>C3</pt>. Good.</say></step>"
    "<step id='find'><title>Finding</title><say>Take. Both!</say>"
    "  <diagram id='two'><rows>X O . . .\n. . . . .\n. . . . .\n. . . . .\n"
    "  . . . O X</rows></diagram>"
    "  <try colour='white' all='yes'><answer at='A4' verdict='right'><say>Up."
    "  </say></answer><answer at='E2' verdict='right'><say>Down.</say></answer>"
    "  <otherwise><say>Nothing is taken. Look.</say></otherwise></try>"
    "  <hint show='A5'>Look at the corners.</hint><hint>At the edge.</hint>"
    "  <done>Both are taken.</done></step>"
    "<step id='line'><say>Play.</say>"
    "  <try><answer at='C3' verdict='right'><say>One.</say><reply at='C4'/>"
    "  <try><answer at='D4' verdict='right'><say>Two.</say></answer></try>"
    "  </answer></try></step>"
    "<step id='count'><say>Count.</say><diagram ref='two'/>"
    "  <count what='black-stones' answer='2'><say>Black?</say></count>"
    "  <count what='number' answer='6.5'><say>White? It is more.</say></count>"
    "  <done>Counted.</done></step>"
    "<step id='choose'><say>Which?</say>"
    "  <choice><option verdict='wrong'>This<say>No, that.</say></option>"
    "  <option verdict='right'>That</option></choice></step>"
    "<step id='press'><say>Pass.</say><press what='pass'/></step>"
    "<step id='watch'><say>Watch.</say>"
    "  <moves><move at='C3'><say>The middle. Nice.</say></move>"
    "  <move at='D3'/><move at='pass'/></moves>"
    "  <done>That is all.</done></step>"
    "<step id='account'><say>Compare.</say>"
    "  <diagram><rows>. X . O .\n. X . O .\n. X . O .\n. X . O .\n"
    "  . X . O .</rows></diagram>"
    "  <account><set rules='pure'/><set rules='china'><say>All of "
    "it.</say></set></account></step>"
    "<step id='play'><say>Now play.</say>"
    "  <play size='7'><say>For two.</say></play></step>"
    "</chapter></lesson>";

/* White begins one line, Black plays all of the other. */
static const char LINES[] =
    "<lesson xmlns='urn:tengen:lesson:1' id='lines' version='1' xml:lang='en'"
    "  game='pure-go' size='5'>"
    "<title>Lines</title><chapter id='one'><title>One</title>"
    "<step id='white'><say>Watch.</say><diagram coords='no'/>"
    "  <moves><move at='C3' colour='white'/><move at='D3'/>"
    "  <move at='pass'/><move at='pass'/></moves></step>"
    "<step id='black'><say>Watch.</say><diagram coords='yes'/>"
    "  <moves><move at='C3' colour='black'/><move at='D3' colour='black'/>"
    "  </moves></step></chapter></lesson>";

enum
{
  STEP_READ,
  STEP_FIND,
  STEP_LINE,
  STEP_COUNT,
  STEP_CHOOSE,
  STEP_PRESS,
  STEP_WATCH,
  STEP_ACCOUNT,
  STEP_PLAY,
};

typedef struct
{
  TengenLessonShelf *shelf;
  TengenLesson *lesson;
  TengenLessonRun *run;
  TengenShow *show;
  GString *told;
} Fixture;

static void
changed_cb (TengenShow *show, GString *told)
{
  g_string_append_c (told, 'c');
}

static void
turned_cb (TengenShow *show, GString *told)
{
  g_string_append_c (told, 't');
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const char *text = data != NULL ? data : LESSON;
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();

  fixture->shelf = tengen_lesson_shelf_new ();
  fixture->lesson = tengen_lesson_shelf_read (fixture->shelf, bytes, faults);
  g_assert_nonnull (fixture->lesson);
  fixture->run = tengen_lesson_run_new (fixture->shelf, fixture->lesson, TRUE);
  fixture->show = tengen_show_lesson_new (fixture->run);
  fixture->told = g_string_new (NULL);
  g_signal_connect (
      fixture->show, "changed", G_CALLBACK (changed_cb), fixture->told);
  g_signal_connect (
      fixture->show, "turned", G_CALLBACK (turned_cb), fixture->told);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->show);
  g_object_unref (fixture->run);
  tengen_lesson_free (fixture->lesson);
  g_object_unref (fixture->shelf);
  g_string_free (fixture->told, TRUE);
}

static void
go_to (Fixture *fixture, guint step)
{
  tengen_lesson_run_goto (fixture->run, step);
}

static TengenPoint
at (int x, int y)
{
  return (TengenPoint) (y * 5 + x);
}

static void
press (Fixture *fixture, TengenPoint point, const char *expected)
{
  g_assert_true (tengen_show_press (fixture->show, point, 1));
  assert_heard (fixture->show, expected);
}

static void
forward (Fixture *fixture, const char *expected)
{
  assert_act (fixture->show, TENGEN_SHOW_FORWARD, expected);
}

static void
back (Fixture *fixture, const char *expected)
{
  assert_act (fixture->show, TENGEN_SHOW_BACK, expected);
}

/* --- Beats --- */

static const char *const beats[] = {
  "See C3.",
  "Good.",
  "Take.",
  "Both!",
  "The answer: Up.",
  "Down.",
  "Both are taken.",
  "Play.",
  "The answer: One.",
  "Two.",
  "Count.",
  "Black?",
  "The answer: Black? 2",
  "White?",
  "It is more.",
  "White?",
  "The answer: White? 6.5",
  "Counted.",
  "Which?",
  "The answer: That",
  "Pass.",
  "The answer: Pass",
  "Watch.",
  "The middle.",
  "Nice.",
  "Nice.",
  "Black passed.",
  "That is all.",
  "Compare.",
  "Pure Go: Draw",
  "Chinese rules: Draw",
  "All of it.",
  "Now play.",
  "For two.",
  "All kinds\nThe end",
};

static void
test_beats (Fixture *fixture, gconstpointer data)
{
  assert_none (fixture->show, TENGEN_SHOW_BACK);
  assert_heard (fixture->show, beats[0]);
  for (guint i = 1; i < G_N_ELEMENTS (beats); i++)
    forward (fixture, beats[i]);
  assert_none (fixture->show, TENGEN_SHOW_FORWARD);
  for (guint i = G_N_ELEMENTS (beats) - 1; i > 0; i--)
    back (fixture, beats[i - 1]);
  assert_none (fixture->show, TENGEN_SHOW_BACK);
}

static void
test_signals (Fixture *fixture, gconstpointer data)
{
  forward (fixture, "Good.");
  forward (fixture, "Take.");
  back (fixture, "Good.");
  assert_act (fixture->show, TENGEN_SHOW_LAST, "Now play.");
  g_assert_cmpstr (fixture->told->str, ==, "ctctctc");
}

static void
test_points (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TengenView) named = tengen_show_make_view (fixture->show);
  g_autoptr (TengenView) other = NULL;

  forward (fixture, "Good.");
  other = tengen_show_make_view (fixture->show);
  g_assert_cmpint (named->lit[at (2, 2)], ==, 1);
  g_assert_cmpint (other->lit[at (2, 2)], ==, 0);
}

/* --- Answers --- */

static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_FIND);
  assert_heard (fixture->show, "Take.");
  press (fixture, at (2, 2), "✕ Not right: Nothing is taken.");
  forward (fixture, "Look.");
  forward (fixture, "Both!");
  back (fixture, "Look.");
  assert_act (fixture->show, TENGEN_SHOW_RETRY, "Both!");
  forward (fixture, "The answer: Up.");
}

static void
test_found (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_FIND);
  press (fixture, at (0, 1), "✓ Right: Up.");
  forward (fixture, "There is 1 more.");
  forward (fixture, "Both!");
  press (fixture, at (0, 1), "You have found that one already.");
  press (fixture, at (4, 3), "✓ Right: Down.");
  forward (fixture, "Both are taken.");
  forward (fixture, "Play.");
  g_assert_false (tengen_show_press (fixture->show, 99, 1));
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_FIND);
  press (fixture, at (1, 0), "✕ Not allowed: There is already a stone here.");
  forward (fixture, "Play on an empty point.");
  forward (fixture, "Both!");
  assert_act (fixture->show, TENGEN_SHOW_UNDO, "Both!");
  assert_none (fixture->show, TENGEN_SHOW_UNDO);
}

static void
test_hints (Fixture *fixture, gconstpointer data)
{
  assert_none (fixture->show, TENGEN_SHOW_HINT);
  go_to (fixture, STEP_FIND);
  forward (fixture, "Both!");
  assert_act (fixture->show, TENGEN_SHOW_HINT, "Hint 1: Look at the corners.");
  forward (fixture, "Both!");
  assert_act (fixture->show, TENGEN_SHOW_HINT, "Hint 2: At the edge.");
  assert_none (fixture->show, TENGEN_SHOW_HINT);
  back (fixture, "Both!");
  back (fixture, "Hint 1: Look at the corners.");
  assert_act (fixture->show, TENGEN_SHOW_RETRY, "Both!");
  assert_none (fixture->show, TENGEN_SHOW_RETRY);
}

static void
test_answer (Fixture *fixture, gconstpointer data)
{
  assert_none (fixture->show, TENGEN_SHOW_ANSWER);
  go_to (fixture, STEP_FIND);
  assert_act (fixture->show, TENGEN_SHOW_ANSWER, "The answer: Up.");
  assert_none (fixture->show, TENGEN_SHOW_ANSWER);
  assert_act (fixture->show, TENGEN_SHOW_RETRY, "Both!");
  go_to (fixture, STEP_PLAY);
  assert_act (fixture->show, TENGEN_SHOW_ANSWER, "For two.");
}

/* The question of the line goes on from what was played. */
static void
test_line (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_LINE);
  press (fixture, at (2, 2), "✓ Right: One.");
  forward (fixture, "What do you play next?");
  press (fixture, at (3, 1), "✓ Right: Two.");
  forward (fixture, "Count.");
}

/* Numbers are asked for one after another; the question is what stays. */
static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_COUNT);
  forward (fixture, "Black?");
  g_assert_true (tengen_lesson_run_do (
      fixture->run, TENGEN_LESSON_INPUT_NUMBER, TENGEN_POINT_NONE, 4));
  forward (fixture, "White?");
  g_assert_true (tengen_lesson_run_do (
      fixture->run, TENGEN_LESSON_INPUT_NUMBER, TENGEN_POINT_NONE, 10));
  assert_act (fixture->show, TENGEN_SHOW_RETRY, "White?");
}

/* The second question is answered by the class after the first was shown. */
static void
test_numbers_shown (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_COUNT);
  assert_act (fixture->show, TENGEN_SHOW_ANSWER, "The answer: Black? 2");
  forward (fixture, "White?");
  back (fixture, "The answer: Black? 2");
  back (fixture, "Black?");
  forward (fixture, "The answer: Black? 2");
  assert_act (fixture->show, TENGEN_SHOW_ANSWER, "The answer: White? 6.5");
  back (fixture, "White?");
  g_assert_true (tengen_lesson_run_do (
      fixture->run, TENGEN_LESSON_INPUT_NUMBER, TENGEN_POINT_NONE, 13));
  assert_heard (fixture->show, "✓ Right");
  forward (fixture, "Counted.");
}

static void
type (Fixture *fixture, const char *keys)
{
  for (; *keys != '\0'; keys++)
    g_assert_true (tengen_show_type (
        fixture->show, *keys == '\n' ? GDK_KEY_Return : (guint) *keys));
}

/* Digits are typed once they are seen; a half where there are halves. */
static void
test_numbers_typed (Fixture *fixture, gconstpointer data)
{
  g_assert_null (tengen_show_make_aside (fixture->show));
  g_assert_false (tengen_show_type (fixture->show, GDK_KEY_2));
  go_to (fixture, STEP_COUNT);
  g_assert_null (tengen_show_make_aside (fixture->show));
  g_assert_false (tengen_show_type (fixture->show, GDK_KEY_2));
  forward (fixture, "Black?");
  g_assert_nonnull (tengen_show_make_aside (fixture->show));
  g_assert_false (tengen_show_type (fixture->show, GDK_KEY_Return));
  g_assert_false (tengen_show_type (fixture->show, GDK_KEY_b));
  type (fixture, "12");
  g_assert_true (tengen_show_type (fixture->show, GDK_KEY_BackSpace));
  g_assert_true (tengen_show_type (fixture->show, GDK_KEY_BackSpace));
  g_assert_false (tengen_show_type (fixture->show, GDK_KEY_BackSpace));
  type (fixture, "2\n");
  assert_heard (fixture->show, "✓ Right");
  g_assert_nonnull (tengen_show_make_aside (fixture->show));
  type (fixture, "6.");
  g_assert_true (tengen_show_type (fixture->show, GDK_KEY_KP_Enter));
  forward (fixture, "Counted.");
  g_assert_false (tengen_show_type (fixture->show, GDK_KEY_2));
}

/* --- Turns --- */

/* Whose turn is said below the sentence. */
static void
assert_turn (Fixture *fixture, const char *expected)
{
  GtkWidget *aside = tengen_show_make_aside (fixture->show);
  GtkWidget *turn = aside != NULL ? gtk_widget_get_first_child (aside) : NULL;
  g_autofree char *said = NULL;

  if (turn != NULL && gtk_widget_get_visible (turn))
    said = tengen_lesson_text_get_plain (
        tengen_ruby_label_get_text (TENGEN_RUBY_LABEL (turn)));
  g_assert_cmpstr (said, ==, expected);
}

/* After each move it is the turn of the other side. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  go_to (fixture, STEP_WATCH);
  assert_turn (fixture, "Black to play.");
  forward (fixture, "The middle.");
  assert_turn (fixture, "White to play.");
  forward (fixture, "Nice.");
  assert_turn (fixture, "White to play.");
  forward (fixture, "Nice.");
  assert_turn (fixture, "Black to play.");
  back (fixture, "Nice.");
  assert_turn (fixture, "White to play.");
  go_to (fixture, STEP_READ);
  assert_turn (fixture, NULL);
}

/* The first move says it where the diagram does not; where play has stopped, and
 * where one side plays alone, there is no turn. */
static void
test_turns_truly (Fixture *fixture, gconstpointer data)
{
  assert_turn (fixture, "White to play.");
  forward (fixture, "Watch.");
  assert_turn (fixture, "Black to play.");
  forward (fixture, "Watch.");
  assert_turn (fixture, "White to play.");
  forward (fixture, "White passed.");
  assert_turn (fixture, "Black to play.");
  forward (fixture, "Black passed.");
  assert_turn (fixture, NULL);
  forward (fixture, "Watch.");
  assert_turn (fixture, NULL);
  forward (fixture, "Watch.");
  assert_turn (fixture, NULL);
}

/* --- Coordinates --- */

/* The learner's choice, unless the diagram has one of its own: as in the window
 * of lessons. */
static void
test_coordinates (Fixture *fixture, gconstpointer data)
{
  TengenBoardLook *look = tengen_board_look_get_default ();

  g_assert_cmpint (tengen_show_get_coordinates (fixture->show), ==, -1);
  go_to (fixture, 1);
  g_object_set (look, "coordinates", -1, NULL);
  g_assert_cmpint (
      tengen_show_get_coordinates (fixture->show), ==, TENGEN_NOTATION_A1);
  g_object_set (look, "coordinates", TENGEN_NOTATION_A1, NULL);
}

static void
test_coordinates_chosen (Fixture *fixture, gconstpointer data)
{
  TengenBoardLook *look = tengen_board_look_get_default ();

  g_assert_cmpint (
      tengen_show_get_coordinates (fixture->show), ==, TENGEN_NOTATION_A1);
  g_object_set (look, "coordinates", -1, NULL);
  g_assert_cmpint (tengen_show_get_coordinates (fixture->show), ==, -1);
  g_object_set (look, "coordinates", TENGEN_NOTATION_A1, NULL);
}

/* --- Pages --- */

static void
test_pages (Fixture *fixture, gconstpointer data)
{
  guint n_pages = 0;

  assert_none (fixture->show, TENGEN_SHOW_PREVIOUS);
  assert_act (fixture->show, TENGEN_SHOW_NEXT, "Take.");
  press (fixture, at (2, 2), "✕ Not right: Nothing is taken.");
  assert_act (fixture->show, TENGEN_SHOW_NEXT, "Play.");
  back (fixture, "Look.");
  assert_act (fixture->show, TENGEN_SHOW_NEXT, "Play.");
  assert_act (fixture->show, TENGEN_SHOW_PREVIOUS, "Take.");
  g_assert_cmpuint (tengen_show_get_place (fixture->show, &n_pages), ==, 1);
  g_assert_cmpuint (n_pages, ==, 9);
  assert_act (fixture->show, TENGEN_SHOW_FIRST, "See C3.");
  assert_act (fixture->show, TENGEN_SHOW_LAST, "Now play.");
  assert_none (fixture->show, TENGEN_SHOW_NEXT);
}

static void
test_title (Fixture *fixture, gconstpointer data)
{
  g_autofree char *title = tengen_show_make_title (fixture->show);

  g_assert_cmpstr (title, ==, "All kinds · Reading");
}

/* --- The course --- */

static void
expect_words (GPtrArray *expected,
              const TengenLessonWords *words,
              const char *language)
{
  const TengenLessonText *text = tengen_lesson_words_get (words, language);
  g_autoptr (GPtrArray) sentences =
      text != NULL ? tengen_lesson_text_cut (text) : NULL;

  for (guint i = 0; sentences != NULL && i < sentences->len; i++)
    g_ptr_array_add (expected,
                     tengen_lesson_text_get_plain (sentences->pdata[i]));
}

/* What has to be heard of a step at the least. */
static GPtrArray *
expect_step (const TengenLessonStep *step, const char *language)
{
  GPtrArray *expected = g_ptr_array_new_with_free_func (g_free);

  expect_words (expected, step->say, language);
  for (guint i = 0; step->counts != NULL && i < step->counts->len; i++)
    expect_words (expected,
                  ((const TengenLessonCount *) step->counts->pdata[i])->words,
                  language);
  for (guint i = 0; step->moves != NULL && i < step->moves->len; i++)
    expect_words (expected,
                  g_array_index (step->moves, TengenLessonMove, i).words,
                  language);
  for (guint i = 0; step->account != NULL && i < step->account->sets->len; i++)
    expect_words (
        expected,
        ((const TengenLessonSet *) step->account->sets->pdata[i])->words,
        language);
  if (step->mark != NULL)
    expect_words (expected, step->mark->words, language);
  if (step->press != NULL)
    expect_words (expected, step->press->words, language);
  expect_words (expected, step->done, language);
  return expected;
}

/* Takes off what is heard; an answer may begin with a word of its own, and end
 * with its number. */
static void
tick_off (GPtrArray *expected, const char *heard)
{
  for (guint i = 0; i < expected->len; i++)
    if (strstr (heard, expected->pdata[i]) != NULL)
      {
        g_ptr_array_remove_index (expected, i);
        return;
      }
}

/* Goes forward until the end, checks what is heard; gives all that was seen. */
static GPtrArray *
hold_lesson (TengenShow *show, TengenLessonRun *run)
{
  GPtrArray *seen = g_ptr_array_new_with_free_func (g_free);
  const char *language = tengen_lesson_run_get_language (run);
  const TengenLesson *lesson = tengen_lesson_run_get_lesson (run);

  g_ptr_array_add (seen, perceive (show));
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const TengenLessonStep *step = tengen_lesson_get_step (lesson, i);
      g_autoptr (GPtrArray) expected = expect_step (step, language);
      gboolean solved = FALSE;

      while (tengen_lesson_run_get_index (run) == i &&
             tengen_show_can (show, TENGEN_SHOW_FORWARD))
        {
          g_autofree char *heard = hear (show);

          tick_off (expected, heard);
          solved |= tengen_lesson_run_get_state (run)->is_done;
          g_assert_true (tengen_show_act (show, TENGEN_SHOW_FORWARD));
          g_ptr_array_add (seen, perceive (show));
          /* something happens at each press */
          g_assert_cmpstr (
              seen->pdata[seen->len - 1], !=, seen->pdata[seen->len - 2]);
        }
      g_assert_cmpuint (expected->len, ==, 0);
      g_assert_true (solved);
    }
  return seen;
}

static void
hold_both_ways (TengenLessonShelf *shelf,
                const TengenLesson *lesson,
                const char *language)
{
  g_autoptr (TengenLessonRun) run =
      tengen_lesson_run_new (shelf, lesson, FALSE);
  g_autoptr (TengenShow) show = NULL;
  g_autoptr (GPtrArray) seen = NULL;

  tengen_lesson_run_set_language (run, language);
  show = tengen_show_lesson_new (run);
  g_test_message ("%s %s", lesson->id, language);
  seen = hold_lesson (show, run);
  g_assert_false (tengen_show_can (show, TENGEN_SHOW_FORWARD));
  for (guint i = seen->len - 1; i > 0; i--)
    {
      g_autofree char *now = NULL;

      g_assert_true (tengen_show_act (show, TENGEN_SHOW_BACK));
      now = perceive (show);
      g_assert_cmpstr (now, ==, seen->pdata[i - 1]);
    }
  assert_none (show, TENGEN_SHOW_BACK);
}

static void
test_course (void)
{
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  GPtrArray *lessons = tengen_lesson_shelf_get_lessons (shelf);
  gboolean full = g_getenv ("TENGEN_FULL") != NULL;

  g_assert_cmpuint (lessons->len, >=, 8);
  for (guint i = 0; i < lessons->len; i++)
    {
      hold_both_ways (shelf, lessons->pdata[i], "ja");
      if (full || i == 0)
        hold_both_ways (shelf, lessons->pdata[i], "en");
    }
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  if (!start_tests (argc, argv))
    return 0;
  add ("/show/lesson/beats", test_beats);
  add ("/show/lesson/signals", test_signals);
  add ("/show/lesson/points", test_points);
  add ("/show/lesson/wrong", test_wrong);
  add ("/show/lesson/found", test_found);
  add ("/show/lesson/refused", test_refused);
  add ("/show/lesson/hints", test_hints);
  add ("/show/lesson/answer", test_answer);
  add ("/show/lesson/line", test_line);
  add ("/show/lesson/numbers", test_numbers);
  add ("/show/lesson/numbers-shown", test_numbers_shown);
  add ("/show/lesson/numbers-typed", test_numbers_typed);
  add ("/show/lesson/turns", test_turns);
  g_test_add ("/show/lesson/turns-truly",
              Fixture,
              LINES,
              set_up,
              test_turns_truly,
              tear_down);
  add ("/show/lesson/coordinates-chosen", test_coordinates_chosen);
  g_test_add ("/show/lesson/coordinates",
              Fixture,
              LINES,
              set_up,
              test_coordinates,
              tear_down);
  add ("/show/lesson/pages", test_pages);
  add ("/show/lesson/title", test_title);
  g_test_add_func ("/show/lesson/course", test_course);
  return g_test_run ();
}
