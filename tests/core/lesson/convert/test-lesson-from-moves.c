/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-moves: games as moves that are watched
 */
#include "lesson-convert.h"

/* The steps of a lesson: `say: move "text" move ... | say: ...`. */
static void
check_steps (const char *sgf, const char *notes, const char *wanted)
{
  g_autoptr (TengenLesson) lesson = convert (sgf, notes);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; lesson != NULL && i < lesson->steps->len; i++)
    {
      const TengenLessonStep *step = tengen_lesson_get_step (lesson, i);
      g_autofree char *say = plain_of (step->say);

      g_string_append_printf (list, "%s%s:", i > 0 ? " | " : "", say);
      for (guint j = 0; step->moves != NULL && j < step->moves->len; j++)
        {
          const TengenLessonMove *move =
              &g_array_index (step->moves, TengenLessonMove, j);
          g_autofree char *text = plain_of (move->words);

          append_name (list, step->diagram, " ", move->point);
          if (move->stone != TENGEN_STONE_NONE)
            g_string_append (list,
                             move->stone == TENGEN_STONE_BLACK ? "=B" : "=W");
          if (*text != '\0')
            g_string_append_printf (list, " \"%s\"", text);
        }
    }
  g_assert_cmpstr (list->str, ==, wanted);
}

static void
test_plain (void)
{
  check_steps ("(;SZ[5]C[A game.];B[cc];W[bb]C[Here.];B[dd])",
               "",
               "A game.: C3 B4 \"Here.\" D2");
  check_steps ("(;SZ[5];B[cc];W[bb];W[dd];B[])",
               "",
               "Go on move by move.: C3 B4 D2=W pass");
  check_steps ("(;SZ[5]AB[aa])", "", "Look at the board.:");
  check_steps ("(;SZ[5]C[あ];B[aa])", "", "あ: A5");
}

/* A comment begins a step after some moves, or if it is long, or with marks. */
static void
test_cut (void)
{
  g_autofree char *words = g_strnfill (130, 'x');
  g_autofree char *sgf = g_strdup_printf ("(;SZ[5];B[aa]C[%s];W[bb])", words);
  g_autofree char *cut =
      g_strdup_printf ("Go on move by move.: A5 | %s: B4", words);

  check_steps ("(;SZ[5]C[a];B[aa];W[ba];B[ca];W[da]C[b];B[ea]C[c];W[ab];B[bb])",
               "",
               "a: A5 B5 C5 D5 \"b\" E5 | c: A4 B4");
  check_steps (sgf, "", cut);
  check_steps ("(;SZ[5]C[a];B[aa]CR[aa];W[bb]C[end])",
               "",
               "a: A5 | Go on move by move.: B4 \"end\"");
}

/* What is set up, and what the rules refuse, is a board of its own. */
static void
test_boards (void)
{
  check_steps ("(;SZ[5]C[a];B[aa];AW[bb]C[b];B[cc])", "", "a: A5 | b: C3");
  check_steps ("(;SZ[5]C[a];B[aa];W[aa];B[bb])",
               "REFUSED 1.2",
               "a: A5 | Go on move by move.: B4");
  check_steps ("(;SZ[5]C[a];B[aa];C[said];W[bb])", "", "a: A5 | said: B4");
  check_steps ("(;SZ[5]C[a];B[aa];N[x];W[bb])", "", "a: A5 B4");
  /* after two passes the game is over */
  check_steps ("(;SZ[5]C[a];B[aa];W[];B[];W[bb])",
               "REFUSED 1.4",
               "a: A5 pass pass | Look at the board.:");
  /* a five ends a game of Renju */
  check_steps ("(;GM[4]SZ[15]AB[aa][ba][ca][da]AW[hh][hi][jj][kk]PL[B]C[a]"
               ";B[ea];W[oo])",
               "REFUSED 1.2",
               "a: E15 | Look at the board.:");
}

/* The boards of steps that begin later. */
static void
test_after (void)
{
  g_autoptr (TengenLesson) lesson =
      convert ("(;SZ[5]C[a];B[aa];W[ba];B[cc];W[ab];AB[ee]C[b])", "");
  const TengenLessonDiagram *diagram =
      tengen_lesson_get_step (lesson, 1)->diagram;

  g_assert_cmpint (diagram->stones[0], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (diagram->stones[24], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (diagram->setup->past_moves[TENGEN_STONE_BLACK], ==, 2);
  g_assert_cmpint (diagram->setup->past_moves[TENGEN_STONE_WHITE], ==, 2);
  g_assert_cmpint (diagram->setup->past_prisoners[TENGEN_STONE_BLACK], ==, 1);
}

static void
test_nothing (void)
{
  check_steps ("(;SZ[5])", "EMPTY 1.0", "");
  check_steps ("(;SZ[3];B[aa])", "SIZE 1.0", "");
  check_steps ("(;GM[6]PB[a])", "GAME 1.0", "");
  check_steps ("(;GM[1]SZ[5]AB[aa]AW[ab][ba]C[dead])", "LIBERTIES 1.0", "");
  check_steps ("(;SZ[5]C[a];B[aa];AW[ab][ba];B[cc])", "LIBERTIES 1.1", "a: A5");
}

/* No step has hundreds of moves. */
static void
test_long (void)
{
  g_autoptr (GString) sgf = g_string_new ("(;SZ[19]");
  g_autoptr (TengenLesson) lesson = NULL;

  for (int i = 0; i < 150; i++)
    g_string_append_printf (sgf,
                            ";%c[%c%c]",
                            i % 2 == 0 ? 'B' : 'W',
                            'a' + i % 19,
                            'a' + i / 19 * 2 % 19);
  g_string_append (sgf, ")");
  lesson = convert (sgf->str, "");
  g_assert_cmpuint (lesson->steps->len, ==, 2);
  g_assert_cmpuint (tengen_lesson_get_step (lesson, 0)->moves->len, ==, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-moves/plain", test_plain);
  g_test_add_func ("/lesson-from-moves/cut", test_cut);
  g_test_add_func ("/lesson-from-moves/boards", test_boards);
  g_test_add_func ("/lesson-from-moves/after", test_after);
  g_test_add_func ("/lesson-from-moves/nothing", test_nothing);
  g_test_add_func ("/lesson-from-moves/long", test_long);
  return g_test_run ();
}
