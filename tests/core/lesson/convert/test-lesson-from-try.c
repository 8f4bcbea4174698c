/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-try: problems as steps that ask for moves
 */
#include "lesson-convert.h"

static void
check_step (const char *sgf,
            const char *rows,
            TengenStone stone,
            const char *say)
{
  g_autoptr (TengenLesson) lesson = convert (sgf, "");
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  g_autoptr (TengenGame) game =
      tengen_lesson_game_new (step->diagram, NULL, 0, FALSE);

  assert_words (step->say, say);
  g_assert_cmpint (step->diagram->to_move, ==, stone);
  assert_board (game, rows);
}

/* What stands before the question is its board. */
static void
test_question (void)
{
  /* the first node has the comment */
  check_step ("(;SZ[5]AB[aa]C[Where?];W[bb]TE[1])",
              "X..../...../...../...../.....",
              TENGEN_STONE_WHITE,
              "Where?");
  /* or a later one */
  check_step ("(;SZ[5];B[aa];W[bb]C[Where?](;B[cc])(;B[dd]))",
              "X..../.O.../...../...../.....",
              TENGEN_STONE_BLACK,
              "Where?");
  /* or the one that branches */
  check_step ("(;SZ[5];B[aa](;W[bb])(;W[cc]))",
              "X..../...../...../...../.....",
              TENGEN_STONE_WHITE,
              "White to play.");
  /* what is said of an answer is no question */
  check_step ("(;SZ[5];B[aa];W[bb]C[Correct!])",
              "X..../...../...../...../.....",
              TENGEN_STONE_WHITE,
              "White to play.");
}

/* It may be anybody's turn who has a variation. */
static void
test_turn (void)
{
  check_step ("(;SZ[5]AB[aa]C[a](;B[bb])(;B[cc]))",
              "X..../...../...../...../.....",
              TENGEN_STONE_BLACK,
              "a");
  check_step ("(;SZ[5]AB[aa]AW[ee]PL[B]C[b](;W[bb])(;W[cc]))",
              "X..../...../...../...../....O",
              TENGEN_STONE_WHITE,
              "b");
}

/* Answers of which the same is said are one. */
static void
test_same (void)
{
  check_problem ("(;SZ[5]C[a](;B[bb]TE[1]C[x])(;B[cc]TE[1]C[x])(;B[dd]C[y])"
                 "(;B[aa];W[ab])(;B[ee];W[ab])(;B[ea];W[eb]))",
                 "",
                 "right B4 C3 \"x\"; wrong D2 \"y\"; wrong A5 E1 >A4; "
                 "wrong E5 >E4");
}

/* Where there are too many the right ones stay. */
static void
test_many (void)
{
  g_autoptr (GString) sgf = g_string_new ("(;SZ[19]C[a]");
  g_autoptr (TengenLesson) lesson = NULL;
  const TengenLessonTry *trial;

  for (int i = 0; i < 80; i++)
    g_string_append_printf (sgf,
                            "(;B[%c%c]%sC[%d])",
                            'a' + i % 19,
                            'a' + i / 19,
                            i == 79 ? "TE[1]" : "",
                            i);
  g_string_append (sgf, ")");
  lesson = convert (sgf->str, "ANSWERS 1.0");
  trial = tengen_lesson_get_step (lesson, 0)->trial;
  g_assert_cmpuint (trial->answers->len, ==, TENGEN_LESSON_MAX_ANSWERS);
  g_assert_cmpint (((TengenLessonAnswer *) trial->answers->pdata[0])->verdict,
                   ==,
                   TENGEN_LESSON_RIGHT);
}

/* Without a right answer the moves are watched. */
static void
test_no_right (void)
{
  g_autoptr (TengenLesson) lesson =
      convert ("(;SZ[5]C[a](;B[bb]BM[1])(;B[cc]BM[1]))", "NO_RIGHT 1.0");

  g_assert_cmpint (
      tengen_lesson_get_step (lesson, 0)->task, ==, TENGEN_LESSON_TASK_WATCH);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-try/question", test_question);
  g_test_add_func ("/lesson-from-try/turn", test_turn);
  g_test_add_func ("/lesson-from-try/same", test_same);
  g_test_add_func ("/lesson-from-try/many", test_many);
  g_test_add_func ("/lesson-from-try/no-right", test_no_right);
  return g_test_run ();
}
