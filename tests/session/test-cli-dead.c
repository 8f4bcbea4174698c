/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-dead: what the command line proposes where it is not said which
 *                stones are dead
 */
#include "cli-program.h"

/* Black has three points in a row, White two eyes: who plays the middle of the
 * three decides.
 *   . . . X O . O
 *   X X X X O O O
 *   O O O O O . O
 *   . . . . . O . */
#define OPEN_THREE                                                             \
  "SZ[7]KM[0]AB[da][ab][bb][cb][db]"                                           \
  "AW[ea][ga][eb][fb][gb][ac][bc][cc][dc][ec][gc][fd])"

/* Two chains with an eye each share a liberty; both sides live around them.
 *   . X . O . O X . X
 *   X X O O O O X X .
 *   O O X X X X X X X
 *   . O O O O O O O O
 *   O . O . . . . . .
 *   . O . . . . . . . */
#define EYE_EACH                                                               \
  "SZ[9]KM[0]AB[ba][ga][ia][ab][bb][gb][hb][cc][dc][ec][fc][gc][hc][ic]"       \
  "AW[da][fa][cb][db][eb][fb][ac][bc][bd][cd][dd][ed][fd][gd][hd][id]"         \
  "[ae][ce][bf])"

/* Bent four in the corner: White's, lower left. */
#define BENT_FOUR                                                              \
  "SZ[9]KM[0]AB[ad][bd][cd][dd][ed][fd][gd][hd][id][af][bf][cf][cg][dg][eg]"   \
  "[fg][fh][ai][bi][ci][fi]"                                                   \
  "AW[ea][eb][ac][bc][cc][dc][ec][fc][gc][hc][ic][ag][bg][bh][ch][dh][eh]"     \
  "[ei])"

static void
write_game (Fixture *fixture, const char *rules, const char *rest)
{
  g_autofree char *text =
      g_strdup_printf ("(;GM[1]FF[4]TNR[%s]%s", rules, rest);

  write_file (fixture, "a.sgf", text);
}

static void
test_doubtful (Fixture *fixture, gconstpointer data)
{
  write_game (fixture, "japan", OPEN_THREE);
  run (fixture, "score a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "as the program proposes them: none\n");
  expect_out (fixture,
              "\nDoubtful: these count as alive; --dead and --seki name what "
              "is not.\n"
              "  Black, 5 stones: D7 A6 B6 C6 D6\n");
  run (fixture, "score --json a.sgf");
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture, "\"marks\": \"proposed\", \"dead\": [], \"seki\": []");
  expect_out (fixture,
              "\"doubtful\": [{\"side\": \"black\", \"stones\": "
              "[\"D7\", \"A6\", \"B6\", \"C6\", \"D6\"]}]");
}

/* A user who names dead stones has looked. */
static void
test_no_doubt (Fixture *fixture, gconstpointer data)
{
  write_game (fixture, "japan", OPEN_THREE);
  run (fixture, "score --dead A6 a.sgf");
  expect_status (fixture, 0);
  g_assert_null (strstr (fixture->out, "Doubtful"));
  run (fixture, "score --dead A6 --json a.sgf");
  expect_json (fixture);
  expect_out (fixture, "\"doubtful\": []");
  write_game (fixture, "pure", OPEN_THREE);
  run (fixture, "score a.sgf");
  expect_out (fixture, "These rules take no dead stones off");
  g_assert_null (strstr (fixture->out, "Doubtful"));
}

/* Eyes of chains in seki count where the rules say so. */
static void
test_seki (Fixture *fixture, gconstpointer data)
{
  static const char said[] = "as the program proposes them: none\n"
                             "In seki: B9 D9 F9 A8 B8 C8 D8 E8 F8\n";

  write_game (fixture, "japan", EYE_EACH);
  run (fixture, "score a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, said);
  expect_out (fixture, "Black 2 points, White 43 points");
  write_game (fixture, "bsw-jp", EYE_EACH);
  run (fixture, "score a.sgf");
  expect_out (fixture, said);
  expect_out (fixture, "Black 3 points, White 44 points");
}

/* Dead without play in the Japanese rules only. */
static void
test_bent_four (Fixture *fixture, gconstpointer data)
{
  static const char said[] =
      "as the program proposes them: A3 B3 B2 C2 D2 E2 E1\n";

  write_game (fixture, "japan", BENT_FOUR);
  run (fixture, "score a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, said);
  write_game (fixture, "bsw-jp", BENT_FOUR);
  run (fixture, "score a.sgf");
  expect_status (fixture, 0);
  g_assert_null (strstr (fixture->out, said));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-dead/doubtful", test_doubtful);
  add ("/cli-dead/no-doubt", test_no_doubt);
  add ("/cli-dead/seki", test_seki);
  add ("/cli-dead/bent-four", test_bent_four);
  return run_tests ();
}
