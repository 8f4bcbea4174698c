/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-rules: rule sets on the command line: listed, compared, step by step
 */
#include "cli-program.h"

/* The worked example of an online room's rule page: Black 7; White 28 points,
 * 9 dead black stones and 5 prisoners. */
#define ROOM_GAME                                                              \
  "(;GM[1]FF[4]SZ[9]TNR[bsw-jp]KM[0]TNP[29:29:5:0]"                            \
  "AB[ac][bc][cc][cd][dd][bf][cf][ch][dh][gc][hc][ic][fd][gd][ee][fe][he]"     \
  "[ie][ff][gf][gg][gh][hh][ih]"                                               \
  "AW[ea][ga][bb][cb][db][gb][hb][ib][dc][ec][fc][bd][ed][ae][ce][de][df]"     \
  "[ag][bg][cg][dg][eg][eh][fh][ei][fi][gi][hi][ii])"

/* A Japanese game without passes, Black a move ahead. */
#define OPEN_GAME                                                              \
  "(;GM[1]FF[4]SZ[5]RU[Japanese]KM[6.5]"                                       \
  ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[ba])"

static void
test_list (Fixture *fixture, gconstpointer data)
{
  static const char *const ids[] = {
    "japan", "china", "pure", "aga-area", "aga-terr", "wmsg",   "ing",
    "1-1",   "1-2",   "2-1",  "2-2",      "2-2alt",   "3-1",    "3-2",
    "3-2b",  "4-1",   "4-2",  "tang",     "mingqing", "bsw-jp", "bsw-cn",
  };

  run (fixture, "rules");
  expect_status (fixture, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *row = g_strdup_printf ("\n  %-9s ", ids[i]);

      expect_out (fixture, row);
    }
  run (fixture, "rules --json");
  expect_status (fixture, 0);
  expect_json (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *row = g_strdup_printf ("{\"id\": \"%s\", ", ids[i]);

      expect_out (fixture, row);
    }
}

static void
test_describe (Fixture *fixture, gconstpointer data)
{
  run (fixture, "rules ing");
  expect_status (fixture, 0);
  expect_out (fixture, "Ing rules");
  expect_out (fixture, "stands in for the ko rule");
  expect_out (fixture, "A tie: Black wins.");
  g_assert_cmpstr (fixture->err, ==, "");
  run (fixture, "rules japan komi=11");
  expect_status (fixture, 0);
  expect_out (fixture, "japan komi=11");
  expect_out (fixture, "* Komi: 5.5 points");
  run (fixture, "rules --json \"japan komi=11\"");
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture, "\"komi\": 5.5");
  expect_out (fixture, "\"contradiction\": null");
}

static void
test_renju (Fixture *fixture, gconstpointer data)
{
  static const char *const ids[] = {
    "free",  "s26",     "rif",   "swap89",   "yama",    "soos-8",
    "taran", "tara-10", "stara", "sakata",   "ssakata", "swap2",
    "swap1", "swap3",   "pro",   "long-pro",
  };

  run (fixture, "rules");
  expect_out (fixture, "\n\nRenju: five in a row wins");
  run (fixture, "rules renju");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "Renju: five in a row wins"));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *row = g_strdup_printf ("\n  renju %-9s ", ids[i]);

      expect_out (fixture, row);
    }
  g_assert_null (strstr (fixture->out, "renju none"));
  run (fixture, "rules renju --json");
  expect_json (fixture);
  g_assert_true (g_str_has_prefix (
      fixture->out,
      "[{\"id\": \"free\", \"rules\": \"renju free\", \"family\": "
      "\"renju\", \"name\": \"Free play\", "));
}

static void
test_describe_renju (Fixture *fixture, gconstpointer data)
{
  run (fixture, "rules renju tara-5 declared");
  expect_status (fixture, 0);
  g_assert_true (
      g_str_has_prefix (fixture->out, "Taraguchi-5\nrenju tara-5 declared\n"));
  expect_out (fixture, "\nA five wins only when its player says so");
  run (fixture, "rules renju s26");
  expect_out (fixture, "\nFive in a row ends the game by itself.");
  run (fixture, "rules --json renju tara-5 declared");
  expect_json (fixture);
  expect_out (fixture, "\"rules\": \"renju tara-5 declared\"");
  expect_out (fixture, "\"declared\": true}");
  run (fixture, "rules renju tara-13");
  expect_status (fixture, 2);
  expect_err (fixture,
              "rules renju: there is no rule set “tara-13”; there are "
              "free, s26, rif, swap89, yama, soos, ");
  run_in (fixture, "ja", "rules renju s26");
  collect (fixture);
  expect_out (fixture, "珠型交代打ち\nrenju s26\n");
}

/* Contradictions are told, but the answer is given. */
static void
test_contradiction (Fixture *fixture, gconstpointer data)
{
  run (fixture, "rules japan acts=none");
  expect_status (fixture, 0);
  expect_out (fixture, "Nothing stops play.");
  expect_err (fixture, "warning: There is neither a pass nor a proposal");
  run (fixture, "rules --json japan acts=none");
  expect_json (fixture);
  expect_out (fixture, "\"contradiction\": \"There is neither");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "rules nowhere",
    "rules japan nothing=1",
    "rules japan komi=x",
    "rules komi=11",
    "rules renju nowhere",
    "rules renju none",
    "rules renju s26 komi=11",
    "rules renjus26",
    "rules --unknown",
    "score --rules all --steps a.sgf",
    "score --rules \"japan komi\" a.sgf",
    "score --claim D4 a.sgf",
    "score --claim B:Z9 a.sgf",
    "score --claim B: a.sgf",
  };

  write_file (fixture, "a.sgf", ROOM_GAME);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run (fixture, lines[i]);
      expect_status (fixture, 2);
      g_assert_cmpstr (fixture->out, ==, "");
      expect_err (fixture, "--help");
    }
}

static void
test_room_steps (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", ROOM_GAME);
  run (fixture, "score --rules bsw-jp --steps --dead A7,C6,B4,C2 a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "\n1. The position\n");
  expect_out (fixture,
              "Black: dead are 9 stones, which become prisoners of White.\n");
  expect_out (fixture, "Territory: Black 7 points, White 28 points.");
  expect_out (fixture, "Black has 7 points, White 42 points.");
  expect_out (fixture, "Total                    7     42\n");
  expect_out (fixture,
              "White wins by 35 points\n"
              "The komi of these rules is 6 points. With it: White wins by 41 "
              "points.\n");
  run_in (fixture, "ja", "score --steps --dead A7,C6,B4,C2 a.sgf");
  collect (fixture);
  expect_out (fixture, "黒は 7目、白は 42目です。");
  expect_out (
      fixture,
      "このルールのコミは 6目です。コミを入れると白の41目勝ちになります。\n");
}

static void
test_steps_json (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", ROOM_GAME);
  run (fixture, "score --steps --json --dead A7,C6,B4,C2 a.sgf");
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture, "\"steps\": [{\"step\": \"stop\"");
  expect_out (fixture, "\"step\": \"result\"");
  expect_out (fixture, "\"result\": \"W+35\"");
}

/* Whatever the rules, the last step tells what the count says. */
static void
test_steps_all (Fixture *fixture, gconstpointer data)
{
  static const char *const ids[] = {
    "pure", "china", "ing", "1-1", "1-2",  "2-1",      "2-2",      "3-1",
    "3-2",  "3-2b",  "4-1", "4-2", "tang", "mingqing", "aga-terr",
  };

  write_file (fixture, "a.sgf", OPEN_GAME);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *line =
          g_strdup_printf ("score --steps --json --rules %s a.sgf", ids[i]);

      run (fixture, line);
      expect_status (fixture, 0);
      expect_json (fixture);
      expect_out (fixture, "\"step\": \"count\"");
      expect_out (fixture, "\"step\": \"result\"");
    }
}

/* Black has 15 of 25 points and made one move more. */
static void
test_all (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", OPEN_GAME);
  run (fixture, "score --rules all a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Black's lead in area (stones and territory): 5\n");
  expect_out (fixture, "Black’s last move −1, Komi −6.5\n");
  expect_out (fixture, "\njapan         9      5       4    6.5    W+2.5  ");
  expect_out (fixture, "\nchina        15     10       5    7.5    W+2.5  ");
  expect_out (fixture, "\nmingqing ");
  run (fixture, "score --rules all --json a.sgf");
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture, "\"area\": 5, \"sets\": [{\"rules\": \"");
  expect_out (fixture, "{\"term\": \"last-move\", \"lead\": -1}");
}

/* Claims count where the rules know them. */
static void
test_claim (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[1]SZ[5]TNR[china]KM[0]AB[ba][bb][bc][bd][be]"
              "AW[da][db][dc][dd][de])");
  run (fixture, "score --claim B:C1,w:C2 a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Claims: W:C2 B:C1\n");
  run (fixture, "score --claim B:C1,B:C2,B:C3 --json a.sgf");
  expect_json (fixture);
  expect_out (fixture, "\"claims\": [\"B:C3\", \"B:C2\", \"B:C1\"]");
  expect_out (fixture, "\"result\": \"B+3\"");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-rules/list", test_list);
  add ("/cli-rules/describe", test_describe);
  add ("/cli-rules/renju", test_renju);
  add ("/cli-rules/describe/renju", test_describe_renju);
  add ("/cli-rules/contradiction", test_contradiction);
  add ("/cli-rules/refused", test_refused);
  add ("/cli-rules/steps/room", test_room_steps);
  add ("/cli-rules/steps/json", test_steps_json);
  add ("/cli-rules/steps/all", test_steps_all);
  add ("/cli-rules/all", test_all);
  add ("/cli-rules/claim", test_claim);
  return run_tests ();
}
