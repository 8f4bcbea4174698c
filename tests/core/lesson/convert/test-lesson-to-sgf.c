/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-to-sgf: steps as records
 */
#include "lesson-records.h"

/* The moves that lead to a question stand before it, a ko as its capture. */
static void
test_before (void)
{
  check_sgf ("game='go' size='5'",
             "<step id='a'><say>Go on.</say><diagram before='B:A1 W:E5'/>"
             "<moves><move at='B2'><say>Two.</say></move>"
             "<move colour='black' at='pass'/></moves></step>",
             HEAD "GN[Test];B[ae];W[ea]C[Go on.];B[bd]C[Two.];B[])");
  check_sgf ("game='go' size='5'",
             "<step id='a'><say>Ko.</say><diagram to-play='white' ko='B4'>"
             "<rows>\n. X O . .\nX . X O .\n. X O . .\n. . . . .\n. . . . .\n"
             "</rows></diagram></step>",
             HEAD "AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B]GN[Test]"
                  ";B[cb]C[Ko.])");
}

static void
test_other (void)
{
  check_sgf ("game='go' size='5'",
             "<step id='a'><say>Which?</say><choice><option "
             "verdict='wrong'>One</option>"
             "<option verdict='right'>Two<say>Yes.</say></option></choice>"
             "</step>"
             "<step id='b'><say>Count.</say>" CORNER
             "<count what='black-stones' answer='1'><say>Black?</say></count>"
             "</step>"
             "<step id='c'><say>Mark.</say>" CORNER
             "<mark what='liberties' of='A5'><say>One.</say></mark></step>",
             HEAD
             "GN[Test]C[Which?□ One□ Two];C[× One○ TwoYes.])" HEAD
             "AB[aa]AW[ba]PL[W]GN[Test]CR[aa]LB[cc:a]AR[aa:ab]"
             "C[Count.□ Black?];C[○ 1])" HEAD
             "AB[aa]AW[ba]PL[W]GN[Test]CR[aa]LB[cc:a]AR[aa:ab]C[Mark.];C[One.]"
             "SQ[ab])");
}

static void
test_language (void)
{
  g_autoptr (TengenLesson) lesson =
      read_steps (get_schema (),
                  "game='go' size='5'",
                  "<step id='a'><say>Look.</say><say xml:lang='ja'>みて。</say>"
                  "</step>");
  g_autofree char *text = write_lesson (lesson, "ja");

  g_assert_nonnull (strstr (text, "C[みて。]"));
  g_assert_nonnull (strstr (text, "GN[Test]"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-to-sgf/before", test_before);
  g_test_add_func ("/lesson-to-sgf/other", test_other);
  g_test_add_func ("/lesson-to-sgf/language", test_language);
  return g_test_run ();
}
