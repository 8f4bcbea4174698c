/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-from-answer: variations as answers that the rules allow
 */
#include "lesson-convert.h"

/* Two stones of Black in the corner; a takes them, b saves nothing. */
#define CORNER "(;GM[1]SZ[9]RU[Japanese]AB[aa][ba]AW[ab][bb]PL[W]C[Take.]"

static void
test_first (void)
{
  check_problem (CORNER "(;W[ca]C[Taken.])(;W[ee]C[No.];B[ca]C[Out.]))",
                 "",
                 "right C9 \"Taken.\"; wrong E5 \"No.\nOut.\" >C9");
}

static void
test_marked (void)
{
  check_problem (CORNER "(;W[ee])(;W[ca]C[RIGHT]))", "", "wrong E5; right C9");
  check_problem (CORNER "(;W[ee]BM[1])(;W[ca])(;W[dd]IT[]))",
                 "",
                 "wrong E5; right C9; good D6");
}

/* After the reply the next move is asked for. */
static void
test_next (void)
{
  check_problem (CORNER "(;W[ee];B[ca];W[da]C[Again.](;B[ff];W[fe]C[RIGHT])"
                        "(;B[gg]))(;W[aa]))",
                 "REPLIES 1.3",
                 "right E5 >C9 (right D9 \"Again.\" >F4 (right F5)); "
                 "illegal A9");
}

/* Beyond five questions the line is shown to its end. */
static void
test_deep (void)
{
  check_problem ("(;GM[1]SZ[9]C[a]"
                 ";B[aa]TE[1];W[ba];B[ac];W[bc];B[ae];W[be];B[ag];W[bg];B[ai]"
                 ";W[bi];B[ca];W[da];B[cc])",
                 "DEEP 1.10",
                 "right A9 >B9 (right A7 >B7 (right A5 >B5 (right A3 >B3 "
                 "(right A1 >B1 >C9 >D9 >C7))))");
}

/* What the rules refuse is illegal as an answer, and the end as a reply. */
static void
test_refused (void)
{
  /* suicide in the corner */
  check_problem ("(;GM[1]SZ[9]RU[Japanese]AB[ab][ba]PL[W]C[Where?]"
                 "(;W[ee])(;W[aa]C[No liberty.]))",
                 "",
                 "right E5; illegal A9 \"No liberty.\"");
  check_problem (CORNER "(;W[ca];B[ab];W[dd])(;W[zz])(;W[ca]))",
                 "REFUSED 1.1 TWICE 1.1 REFUSED 1.2",
                 "right C9");
  /* the other side, and the same side again */
  check_problem (
      CORNER "(;W[ca];W[dd])(;B[ee]))", "TURN 1.1 TURN 1.2", "right C9");
  check_problem (CORNER "(;W[ca];AB[ee];B[dd])(;AW[gg];W[dd]))",
                 "SETUP 1.0 SETUP 1.1",
                 "right C9");
}

/* Of Renju a forbidden move is illegal for Black. */
static void
test_renju (void)
{
  check_problem ("(;GM[4]SZ[15]AB[hi][hj][ih][jh]AW[aa][ca][ea][ga]C[Black.]"
                 "(;B[hh]C[Double three.])(;B[oo]))",
                 "",
                 "illegal H8 \"Double three.\"; right O1");
}

/* A pass is an answer; after two the line ends. */
static void
test_pass (void)
{
  check_problem (CORNER "(;W[];B[];W[ca])(;W[ee]))",
                 "REFUSED 1.3",
                 "right pass >pass; wrong E5");
}

/* What is said of every other move. */
static void
test_otherwise (void)
{
  check_problem (CORNER "(;W[ca])(;C[Count the liberties.]))",
                 "",
                 "right C9; else \"Count the liberties.\"");
  /* a comment in front of a move belongs to it */
  check_problem (CORNER "(;C[Yes.];W[ca]C[Taken.])(;W[ee]))",
                 "",
                 "right C9 \"Yes.\nTaken.\"; wrong E5");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-from-answer/first", test_first);
  g_test_add_func ("/lesson-from-answer/marked", test_marked);
  g_test_add_func ("/lesson-from-answer/next", test_next);
  g_test_add_func ("/lesson-from-answer/deep", test_deep);
  g_test_add_func ("/lesson-from-answer/refused", test_refused);
  g_test_add_func ("/lesson-from-answer/renju", test_renju);
  g_test_add_func ("/lesson-from-answer/pass", test_pass);
  g_test_add_func ("/lesson-from-answer/otherwise", test_otherwise);
  return g_test_run ();
}
