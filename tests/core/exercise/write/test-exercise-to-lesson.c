/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-to-lesson: lessons of exercises can be read, and judge as they do
 */
#include "exercise-built.h"
#include "lesson-convert.h"
#include "tengen-exercise-to-lesson.h"
#include "tengen-lesson-player.h"

static char *
write_lesson (const TengenExercise *exercise,
              const TengenExerciseTexts *texts,
              gboolean is_brief)
{
  g_autoptr (GPtrArray) exercises = g_ptr_array_new ();
  g_autoptr (GPtrArray) all_texts = g_ptr_array_new ();
  TengenExerciseSheet sheet = { .id = "made",
                                .language = "en",
                                .title = texts->title,
                                .exercises = exercises,
                                .texts = all_texts,
                                .is_brief = is_brief };

  g_ptr_array_add (exercises, (gpointer) exercise);
  g_ptr_array_add (all_texts, (gpointer) texts);
  return tengen_exercise_to_lesson (&sheet);
}

static TengenLesson *
make_lesson (const TengenExercise *exercise, gboolean is_brief)
{
  g_autoptr (TengenExerciseTexts) texts = build_texts (exercise);
  g_autofree char *xml = write_lesson (exercise, texts, is_brief);

  return read_made (xml);
}

/* What a learner sees who answers with a point. */
static TengenLessonState *
answer (const TengenLesson *lesson, TengenPoint point)
{
  g_autoptr (GArray) inputs =
      g_array_new (FALSE, FALSE, sizeof (TengenLessonInput));
  TengenLessonInput input = { .kind = TENGEN_LESSON_INPUT_POINT,
                              .point = point };

  g_array_append_val (inputs, input);
  return tengen_lesson_state_new (
      tengen_lesson_get_step (lesson, 0), inputs, 1);
}

static void
check_said (const TengenLesson *lesson,
            TengenPoint point,
            TengenLessonPhase phase,
            guint n_replies,
            const char *said)
{
  TengenLessonState *state = answer (lesson, point);

  g_assert_cmpint (state->phase, ==, phase);
  g_assert_cmpuint (state->n_replies, ==, n_replies);
  assert_words (state->words, said);
  tengen_lesson_state_free (state);
}

/* Every move is answered by its own line. */
static void
check_all (const TengenExercise *exercise, const TengenLesson *lesson)
{
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (exercise->lines, i);
      g_autofree char *said = say_line (line);

      check_said (lesson,
                  g_array_index (line->moves, TengenPoint, 0),
                  line->is_right ? TENGEN_LESSON_PHASE_SOLVED
                                 : TENGEN_LESSON_PHASE_MISSED,
                  line->moves->len - 1,
                  said);
    }
}

static void
test_moves (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();
  g_autoptr (TengenLesson) lesson = make_lesson (exercise, FALSE);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);

  assert_try (lesson,
              0,
              "right D3 \"Good: takes.\"; "
              "wrong E3 \"Bad: idle.\" >D3 >D4 >D2; else \"Bad: escapes.\"");
  assert_words (step->title, "Title");
  assert_words (step->say, "Question?");
  g_assert_cmpuint (step->hints->len, ==, 1);
  check_all (exercise, lesson);
}

/* What takes the target is not shown on paper. */
static void
test_brief (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();
  g_autoptr (TengenExercise) longer = build_board (TENGEN_EXERCISE_CAPTURE,
                                                   "japan",
                                                   5,
                                                   "oX..."
                                                   "....."
                                                   "....."
                                                   "....."
                                                   ".....");
  g_autoptr (TengenLesson) lesson = make_lesson (exercise, TRUE);
  g_autoptr (TengenLesson) long_lesson = NULL;

  assert_try (lesson, 0, "right D3 \"Good: takes.\"");
  ADD (longer, TRUE, TAKES, 10, 24, 5);
  ADD (longer, TRUE, ESCAPES, 6, 24, 5);
  long_lesson = make_lesson (longer, TRUE);
  assert_try (long_lesson,
              0,
              "right A3 \"Good: takes.\" >E1; "
              "right B4 \"Good: escapes.\" >E1 >A4");
}

/* On an empty board of 81 points every move has a line of its own. */
static void
test_many (void)
{
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_new (TENGEN_EXERCISE_CAPTURE, "japan", 9, 9);
  g_autoptr (TengenLesson) lesson = NULL;
  const TengenPoint target = 0, right = 10, reply = 20;
  const TengenLessonTry *trial;
  guint n_same = 0, n_own = 0;

  exercise->stones[target] = TENGEN_STONE_WHITE;
  g_array_append_val (exercise->targets, target);
  ADD (exercise, TRUE, TAKES, right);
  ADD (exercise, FALSE, ESCAPES, TENGEN_POINT_PASS, reply);
  ADD (exercise, FALSE, SELF_ATARI, reply, 21);
  for (TengenPoint point = 1; point < 81; point++)
    if (point != right && point != reply)
      ADD (exercise,
           FALSE,
           ESCAPES,
           point,
           reply,
           TENGEN_POINT_PASS,
           point == 19 || point == 80 ? 40 : point + 1);
  lesson = make_lesson (exercise, FALSE);
  trial = tengen_lesson_get_step (lesson, 0)->trial;
  g_assert_cmpuint (trial->answers->len, <=, TENGEN_LESSON_MAX_ANSWERS);
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (exercise->lines, i);
      TengenLessonState *state =
          answer (lesson, g_array_index (line->moves, TengenPoint, 0));

      n_same += state->n_replies == 1;
      n_own += state->n_replies == line->moves->len - 1;
      g_assert_cmpint (
          state->phase == TENGEN_LESSON_PHASE_SOLVED, ==, line->is_right);
      tengen_lesson_state_free (state);
    }
  g_assert_cmpuint (n_own, >, 3);
  g_assert_cmpuint (n_same + n_own, >=, exercise->lines->len);
}

static void
test_dead (void)
{
  g_autoptr (TengenExercise) exercise = build_board (TENGEN_EXERCISE_DEAD,
                                                     "japan",
                                                     5,
                                                     "XX..."
                                                     "....."
                                                     "....O"
                                                     "....."
                                                     ".....");
  g_autoptr (TengenLesson) lesson = NULL;
  const TengenLessonMark *mark;
  const TengenPoint points[] = { 1, 14 };
  const TengenPoint wanted[] = { 0, 1, 14 };

  g_array_append_vals (exercise->points, points, 2);
  lesson = make_lesson (exercise, FALSE);
  mark = tengen_lesson_get_step (lesson, 0)->mark;
  g_assert_cmpint (mark->what, ==, TENGEN_LESSON_MARK_DEAD);
  g_assert_cmpmem (mark->points->data,
                   mark->points->len * sizeof (TengenPoint),
                   wanted,
                   sizeof wanted);
  assert_words (mark->words, "Yes.");
  assert_words (mark->otherwise->words, "Wrong one.");
}

/* Two open rows of two make a double three where they meet. */
static void
test_forbidden (void)
{
  static const TengenPoint stones[] = { 110, 111, 82, 97 };
  const TengenPoint point = 112;
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_new (TENGEN_EXERCISE_FORBIDDEN, "renju", 15, 15);
  g_autoptr (TengenLesson) lesson = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (stones); i++)
    exercise->stones[stones[i]] = TENGEN_STONE_BLACK;
  g_array_append_val (exercise->points, point);
  lesson = make_lesson (exercise, FALSE);
  g_assert_cmpint (tengen_lesson_get_step (lesson, 0)->mark->what,
                   ==,
                   TENGEN_LESSON_MARK_FORBIDDEN);
  g_assert_true (tengen_lesson_get_step (lesson, 0)->diagram->setup->is_renju);
}

/* In Renju nothing is taken, and a move stops where it lies. */
static void
test_renju (void)
{
  static const TengenPoint stones[] = { 110, 111, 112, 113 };
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_new (TENGEN_EXERCISE_STOP_FOUR, "renju", 15, 15);
  g_autoptr (TengenLesson) lesson = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (stones); i++)
    exercise->stones[stones[i]] = TENGEN_STONE_BLACK;
  exercise->stones[109] = TENGEN_STONE_WHITE;
  exercise->to_move = TENGEN_STONE_WHITE;
  ADD (exercise, TRUE, STOPPED, 114);
  ADD (exercise, FALSE, OTHER_FIVE, TENGEN_POINT_PASS, 114);
  for (TengenPoint move = 0; move < 225; move++)
    if (exercise->stones[move] == TENGEN_STONE_NONE && move != 114)
      ADD (exercise, FALSE, OTHER_FIVE, move, 114);
  lesson = make_lesson (exercise, FALSE);
  assert_try (lesson, 0, "right J8 \"Good: stopped.\"; else \"Bad: five.\"");
  check_all (exercise, lesson);
}

static void
check_count (TengenExerciseKind kind,
             TengenStone side,
             const char *rows,
             int number,
             TengenLessonCountWhat what)
{
  g_autoptr (TengenExercise) exercise = build_board (
      kind, kind == TENGEN_EXERCISE_STONES ? "pure" : "japan", 5, rows);
  g_autoptr (TengenLesson) lesson = NULL;
  const TengenLessonStep *step;
  const TengenLessonCount *count;

  exercise->to_move = side;
  exercise->number = number;
  lesson = make_lesson (exercise, FALSE);
  step = tengen_lesson_get_step (lesson, 0);
  g_assert_cmpuint (step->counts->len, ==, 1);
  count = g_ptr_array_index (step->counts, 0);
  g_assert_cmpint (count->what, ==, what);
  g_assert_cmpint (count->answer_x2, ==, 2 * number);
  assert_words (count->otherwise->words, "Wrong one.");
  assert_words (step->done, "Yes.");
}

#define HALVES                                                                 \
  ".X.XO"                                                                      \
  "XXXXO"                                                                      \
  "..XOO"                                                                      \
  "XXXO."                                                                      \
  ".XXOO"

static void
test_counts (void)
{
  const TengenExerciseKind stones = TENGEN_EXERCISE_STONES;
  const TengenExerciseKind territory = TENGEN_EXERCISE_TERRITORY;

  check_count (
      stones, TENGEN_STONE_BLACK, HALVES, 12, TENGEN_LESSON_COUNT_BLACK_STONES);
  check_count (
      stones, TENGEN_STONE_WHITE, HALVES, 7, TENGEN_LESSON_COUNT_WHITE_STONES);
  check_count (
      stones, TENGEN_STONE_NONE, HALVES, 5, TENGEN_LESSON_COUNT_DIFFERENCE);
  check_count (
      territory, TENGEN_STONE_BLACK, HALVES, 5, TENGEN_LESSON_COUNT_TERRITORY);
  check_count (
      territory, TENGEN_STONE_WHITE, HALVES, 1, TENGEN_LESSON_COUNT_TERRITORY);
  /* a dead stone, which the exercise takes off */
  check_count (territory,
               TENGEN_STONE_BLACK,
               ".X.XO"
               "XXXXO"
               ".OXOO"
               "XXXO."
               ".XXOO",
               5,
               TENGEN_LESSON_COUNT_NUMBER);
}

static void
test_yes (void)
{
  g_autoptr (TengenExercise) legal = build_board (
      TENGEN_EXERCISE_LEGAL, "japan", 5, "t........................");
  g_autoptr (TengenLesson) chosen = NULL;
  const TengenLessonStep *step;
  const TengenLessonOption *yes, *no;

  legal->number = 0;
  chosen = make_lesson (legal, FALSE);
  step = tengen_lesson_get_step (chosen, 0);
  g_assert_cmpuint (step->options->len, ==, 2);
  yes = step->options->pdata[0];
  no = step->options->pdata[1];
  assert_words (yes->label, "It may");
  g_assert_cmpint (yes->verdict, ==, TENGEN_LESSON_WRONG);
  assert_words (yes->words, "Wrong one.");
  assert_words (no->label, "It may not");
  g_assert_cmpint (no->verdict, ==, TENGEN_LESSON_RIGHT);
  assert_words (no->words, "Yes.");
}

/* Readings are kept; a lesson in Japanese has one for each kanji. */
static void
test_readings (void)
{
  g_autoptr (TengenExercise) exercise = build_capture ();
  g_autoptr (TengenExerciseTexts) texts = build_texts (exercise);
  g_autofree char *xml = NULL;
  g_autoptr (TengenLesson) lesson = NULL;
  g_autofree char *spoken = NULL;
  const TengenLessonText *said;

  tengen_lesson_text_free (texts->question);
  texts->question = tengen_lesson_text_new ("ja");
  tengen_lesson_text_add (texts->question, "黒", "くろ");
  tengen_lesson_text_add (texts->question, "の<", NULL);
  tengen_lesson_text_add (texts->question, "番", "ばん");
  tengen_lesson_text_add (texts->question, "だ", NULL)->flags =
      TENGEN_LESSON_SPAN_EMPHASIS;
  xml = write_lesson (exercise, texts, FALSE);
  lesson = read_made (xml);
  said =
      tengen_lesson_words_get (tengen_lesson_get_step (lesson, 0)->say, NULL);
  spoken = tengen_lesson_text_get_spoken (said);
  g_assert_cmpstr (spoken, ==, "くろの<ばんだ");
  g_assert_cmpuint (said->spans->len, ==, 4);
  g_assert_cmpuint (g_array_index (said->spans, TengenLessonSpan, 3).flags,
                    ==,
                    TENGEN_LESSON_SPAN_EMPHASIS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-to-lesson/moves", test_moves);
  g_test_add_func ("/exercise-to-lesson/brief", test_brief);
  g_test_add_func ("/exercise-to-lesson/many", test_many);
  g_test_add_func ("/exercise-to-lesson/dead", test_dead);
  g_test_add_func ("/exercise-to-lesson/forbidden", test_forbidden);
  g_test_add_func ("/exercise-to-lesson/renju", test_renju);
  g_test_add_func ("/exercise-to-lesson/counts", test_counts);
  g_test_add_func ("/exercise-to-lesson/yes", test_yes);
  g_test_add_func ("/exercise-to-lesson/readings", test_readings);
  return g_test_run ();
}
