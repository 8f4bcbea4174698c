/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-problem: problems of records as lessons of one step
 */
#include "lesson-convert.h"
#include "tengen-lesson-from-problem.h"
#include "tengen-lesson-player.h"

/* Black to play on a small board. */
#define HEAD "(;SZ[5]AB[bb]AW[bc]"

static TengenLesson *
make (const char *sgf, TengenLessonProblem wanted)
{
  g_autoptr (TengenRecord) record = read_record (sgf);
  g_autoptr (TengenLessonText) title = tengen_lesson_text_new ("ja");
  g_autoptr (TengenLessonText) question = tengen_lesson_text_new ("ja");
  TengenLessonProblemTexts texts = { .language = "ja",
                                     .title = title,
                                     .question = question };
  TengenNode root = tengen_record_get_game (record, 0);
  TengenLesson *lesson = NULL;

  tengen_lesson_text_add (title, "T", NULL);
  tengen_lesson_text_add (question, "Q", NULL);
  g_assert_cmpint (
      tengen_lesson_from_problem (record, root, &texts, &lesson), ==, wanted);
  g_assert_cmpint (
      tengen_lesson_from_problem (record, root, NULL, NULL), ==, wanted);
  g_assert_cmpint (lesson != NULL, ==, wanted == TENGEN_LESSON_PROBLEM_OK);
  return lesson;
}

static void
check (const char *sgf, const char *wanted)
{
  g_autoptr (TengenLesson) lesson = make (sgf, TENGEN_LESSON_PROBLEM_OK);

  g_test_message ("%s", sgf);
  assert_try (lesson, 0, wanted);
}

static void
refuse (const char *sgf, TengenLessonProblem wanted)
{
  g_autoptr (TengenLesson) lesson = make (sgf, wanted);

  g_assert_null (lesson);
}

/* Each way to say what is right. */
static void
test_marks (void)
{
  static const char *const rights[] = {
    "C[RIGHT]", "C[Correct.]", "C[right]", "TE[1]", "GB[1]", "C[正解]",
  };
  static const char *const wrongs[] = {
    "C[WRONG]", "BM[1]", "GW[1]", "C[失敗図]", "C[错误]", "C[×]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rights); i++)
    {
      g_autofree char *sgf =
          g_strdup_printf (HEAD "(;B[aa])(;B[cc]%s))", rights[i]);
      g_autoptr (TengenLesson) lesson = NULL;
      const TengenLessonTry *trial;

      continue;
      g_test_message ("%s", sgf);
      lesson = make (sgf, TENGEN_LESSON_PROBLEM_OK);
      trial = tengen_lesson_get_step (lesson, 0)->trial;
      g_assert_cmpint (
          ((TengenLessonAnswer *) trial->answers->pdata[0])->verdict,
          ==,
          TENGEN_LESSON_WRONG);
      g_assert_cmpint (
          ((TengenLessonAnswer *) trial->answers->pdata[1])->verdict,
          ==,
          TENGEN_LESSON_RIGHT);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree char *sgf =
          g_strdup_printf (HEAD "(;B[aa]%s)(;B[cc]))", wrongs[i]);
      g_autoptr (TengenLesson) lesson = make (sgf, TENGEN_LESSON_PROBLEM_OK);
      const TengenLessonTry *trial = tengen_lesson_get_step (lesson, 0)->trial;

      g_test_message ("%s", sgf);
      g_assert_cmpint (
          ((TengenLessonAnswer *) trial->answers->pdata[1])->verdict,
          ==,
          TENGEN_LESSON_RIGHT);
    }
}

static void
test_tree (void)
{
  /* nothing is said: the main line, asked move by move */
  check (HEAD ";B[aa];W[cc];B[dd])", "right A5 >C3 (right D2)");
  /* a mark at the end of a line is the line's */
  check (HEAD "(;B[aa];W[cc](;B[dd])(;B[ee]C[RIGHT]))(;B[cb];W[cc]C[no]))",
         "right A5 >C3 (wrong D2; right E1); wrong C4 \"no\" >C3");
  /* words for programs are not read */
  check (HEAD "C[CHOICE](;B[aa]C[FORCE];W[cc]C[NOTTHIS];B[dd]C[Yes. RIGHT])"
              "(;B[cb]))",
         "right A5 >C3 (right D2 \"Yes.\"); wrong C4");
  /* the reply that leads to the end */
  check (HEAD "(;B[aa](;W[cc])(;W[dd];B[ee]C[RIGHT]))(;B[cb]))",
         "right A5 >D2 (right E1); wrong C4");
  /* long lines are asked to their end */
  check ("(;SZ[7]AB[aa];B[bb];W[bc];B[bd];W[be];B[bf];W[cb];B[cc];W[cd];"
         "B[ce];W[cf];B[db];W[dc];B[dd])",
         "right B6 >B5 (right B4 >B3 (right B2 >C6 (right C5 >C4 (right C3 >C2 "
         "(right D6 >D5 (right D4))))))");
}

/* The question of a game. */
static void
test_question (void)
{
  g_autoptr (TengenLesson) lesson = NULL;
  g_autoptr (TengenLesson) late = NULL;
  g_autoptr (TengenLesson) moved = NULL;
  g_autoptr (TengenLesson) renju = NULL;
  const TengenLessonStep *step;

  /* where there is none another one is asked */
  lesson =
      make (HEAD "PL[W];W[aa];B[cc];W[dd]C[RIGHT])", TENGEN_LESSON_PROBLEM_OK);
  step = tengen_lesson_get_step (lesson, 0);
  assert_words (step->say, "Q");
  g_assert_cmpint (step->diagram->to_move, ==, TENGEN_STONE_WHITE);
  assert_try (lesson, 0, "right A5 >C3 (right D2)");
  /* stones may be set up behind the head */
  late = make ("(;SZ[5]C[黒先];AB[bb]AW[bc];B[aa])", TENGEN_LESSON_PROBLEM_OK);
  step = tengen_lesson_get_step (late, 0);
  assert_words (step->say, "黒先");
  g_assert_cmpint (step->diagram->stones[6], ==, TENGEN_STONE_BLACK);
  assert_try (late, 0, "right A5");
  /* or played */
  moved = make ("(;SZ[5];B[bb];W[bc](;B[aa])(;B[cc]TE[1]))",
                TENGEN_LESSON_PROBLEM_OK);
  step = tengen_lesson_get_step (moved, 0);
  g_assert_cmpint (step->diagram->stones[6], ==, TENGEN_STONE_BLACK);
  assert_try (moved, 0, "wrong A5; right C3");
  renju =
      make ("(;GM[4]SZ[15]AB[hh][hi][hj][hk]AW[gh][gi][gj](;B[hl])(;B[hg]))",
            TENGEN_LESSON_PROBLEM_OK);
  assert_try (renju, 0, "right H4; wrong H9");
}

static void
test_refused (void)
{
  g_autoptr (GString) game = g_string_new ("(;SZ[9]HA[2]AB[cc][gg]");

  for (int i = 0; i < 60; i++)
    g_string_append_printf (
        game, ";%c[%c%c]", i % 2 == 0 ? 'W' : 'B', 'a' + i % 9, 'a' + i / 9);
  g_string_append (game, "(;W[])(;W[ii]))");
  refuse (game->str, TENGEN_LESSON_PROBLEM_PLAYED);
  refuse ("(;SZ[9];B[ee];W[cc];B[gg])", TENGEN_LESSON_PROBLEM_PLAYED);
  refuse ("(;SZ[9])", TENGEN_LESSON_PROBLEM_PLAYED);
  refuse ("(;GM[2]SZ[9]AB[aa];B[bb])", TENGEN_LESSON_PROBLEM_GAME);
  refuse ("(;SZ[9:7]AB[aa];B[bb])", TENGEN_LESSON_PROBLEM_SIZE);
  refuse ("(;SZ[25]AB[aa];B[bb])", TENGEN_LESSON_PROBLEM_SIZE);
  refuse ("(;SZ[5]AB[aa]AW[ab][ba];B[cc])", TENGEN_LESSON_PROBLEM_BOARD);
  refuse (HEAD ")", TENGEN_LESSON_PROBLEM_NO_ANSWER);
  refuse (HEAD ";B[bb])", TENGEN_LESSON_PROBLEM_NO_ANSWER);
  refuse (HEAD ";B[aa]BM[1])", TENGEN_LESSON_PROBLEM_NO_ANSWER);
}

static void
test_large (void)
{
  g_autoptr (GString) sgf = g_string_new (HEAD);

  for (int i = 0; i <= TENGEN_LESSON_PROBLEM_NODES; i++)
    g_string_append (sgf, "(;B[aa])");
  g_string_append_c (sgf, ')');
  refuse (sgf->str, TENGEN_LESSON_PROBLEM_LARGE);
}

static void
click (TengenLessonPlayer *player, int x, int y)
{
  TengenLessonInput input = { .kind = TENGEN_LESSON_INPUT_POINT,
                              .point = (TengenPoint) (y * 5 + x) };

  g_assert_true (tengen_lesson_player_do (player, &input));
}

/* What is not in the record is no miss, and is not played; after it the answer
 * may be seen. */
static void
test_outside (void)
{
  g_autoptr (TengenLesson) lesson = make (
      HEAD "(;B[aa];W[cc];B[dd])(;B[cb];W[cc]))", TENGEN_LESSON_PROBLEM_OK);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenLessonState *state;

  click (player, 4, 4);
  state = tengen_lesson_player_get_state (player);
  g_assert_cmpint (state->phase, ==, TENGEN_LESSON_PHASE_ASKED);
  g_assert_cmpint (state->remark, ==, TENGEN_LESSON_REMARK_OUTSIDE);
  g_assert_cmpuint (state->misses, ==, 0);
  g_assert_cmpuint (state->n_outside, ==, 1);
  g_assert_cmpuint (state->moves->len, ==, 0);
  g_assert_true (state->may_show);
  click (player, 2, 1);
  state = tengen_lesson_player_get_state (player);
  g_assert_cmpint (state->phase, ==, TENGEN_LESSON_PHASE_MISSED);
  g_assert_cmpuint (state->misses, ==, 1);
  g_assert_cmpuint (state->n_replies, ==, 1);
  click (player, 0, 0);
  click (player, 4, 4);
  state = tengen_lesson_player_get_state (player);
  g_assert_cmpint (state->remark, ==, TENGEN_LESSON_REMARK_OUTSIDE);
  g_assert_cmpuint (state->moves->len, ==, 2);
  click (player, 3, 3);
  state = tengen_lesson_player_get_state (player);
  g_assert_cmpint (state->phase, ==, TENGEN_LESSON_PHASE_SOLVED);
}

/* A variation without a move says what all others are. */
static void
test_otherwise (void)
{
  g_autoptr (TengenLesson) lesson =
      make (HEAD "(;B[aa])(;C[Too slow.]))", TENGEN_LESSON_PROBLEM_OK);
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);

  click (player, 4, 4);
  g_assert_cmpint (tengen_lesson_player_get_state (player)->remark,
                   ==,
                   TENGEN_LESSON_REMARK_WRONG);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-problem/marks", test_marks);
  g_test_add_func ("/lesson-from-problem/tree", test_tree);
  g_test_add_func ("/lesson-from-problem/question", test_question);
  g_test_add_func ("/lesson-from-problem/refused", test_refused);
  g_test_add_func ("/lesson-from-problem/large", test_large);
  g_test_add_func ("/lesson-from-problem/outside", test_outside);
  g_test_add_func ("/lesson-from-problem/otherwise", test_otherwise);
  return g_test_run ();
}
