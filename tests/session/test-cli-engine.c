/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-engine: the computer's moves as a script gets them: gtp and play
 */
#include "cli-program.h"

/* Sends commands, a line each, to an engine. */
static void
send (Fixture *fixture, const char *options, const char *commands)
{
  g_autofree char *arguments = g_strconcat ("gtp ", options, NULL);

  write_file (fixture, "in", commands);
  run_to (fixture, "en", arguments, "<in >.out");
  collect (fixture);
  expect_status (fixture, 0);
}

/* Commands and all that is answered. */
typedef struct
{
  const char *commands;
  const char *out;
} Case;

static const Case cases[] = {
  { "protocol_version\n", "= 2\n\n" },
  { "name\n", "= Tengen\n\n" },
  { "7 name\n", "=7 Tengen\n\n" },
  { "\n# nothing\n  \n12\tname # a comment\r\n", "=12 Tengen\n\n" },
  { "known_command play\nknown_command jump\nknown_command\n",
    "= true\n\n= false\n\n= false\n\n" },
  { "jump\n3 jump\n4\n",
    "? unknown command\n\n?3 unknown command\n\n"
    "?4 unknown command\n\n" },
  { "quit\nname\n", "= \n\n" },
  { "boardsize 0\nboardsize 53\nboardsize x\nboardsize\n",
    "? unacceptable size\n\n? unacceptable size\n\n"
    "? unacceptable size\n\n? syntax error\n\n" },
  { "boardsize 2\nplay b A1\nplay w A1\nplay w B2\nshowboard\n",
    "= \n\n= \n\n? illegal move\n\n= \n\n"
    "= \n   A B\n 2 . O\n 1 X .\n   A B\n\n" },
  { "play b Z1\nplay x A1\nplay b\nplay b I1\n",
    "? invalid color or coordinate\n\n? invalid color or coordinate\n\n"
    "? syntax error\n\n? invalid color or coordinate\n\n" },
  { "undo\nplay black a1\nplay BLACK b1\nundo\nundo\nundo\n",
    "? cannot undo\n\n= \n\n= \n\n= \n\n= \n\n? cannot undo\n\n" },
  { "komi x\nkomi 1e9\nkomi nan\nkomi 3.x\nkomi .5\nkomi -+1\nkomi 3.49\nkomi "
    "-3.5\nfinal_score\nkomi +6.5\nfinal_score\n",
    "? syntax error\n\n? syntax error\n\n? syntax error\n\n"
    "? syntax error\n\n? syntax error\n\n? syntax error\n\n= \n\n= \n\n"
    "= B+3.5\n\n= \n\n= W+6.5\n\n" },
  { "boardsize 3\nkomi 0\nplay b B2\nfinal_score\nclear_board\nfinal_score\n",
    "= \n\n= \n\n= \n\n= B+1\n\n= \n\n= 0\n\n" },
  { "fixed_handicap 3\nfixed_handicap 2\n",
    "= C3 G7 C7\n\n? board not empty\n\n" },
  { "boardsize 25\nfixed_handicap 3\nboardsize 20\nfixed_handicap 5\n"
    "boardsize 6\nfixed_handicap 2\n",
    "= \n\n= D4 W22 D22\n\n= \n\n? invalid number of stones\n\n"
    "= \n\n? invalid number of stones\n\n" },
  { "fixed_handicap 10\nfixed_handicap 1\n",
    "? invalid number of stones\n\n? invalid number of stones\n\n" },
  { "set_free_handicap A1 A2\nundo\nkomi 0\nfinal_score\n",
    "= \n\n? cannot undo\n\n= \n\n= B+2\n\n" },
  { "set_free_handicap A1\nset_free_handicap A1 A1\n"
    "set_free_handicap A1 pass\n",
    "? bad vertex list\n\n? bad vertex list\n\n? bad vertex list\n\n" },
  { "place_free_handicap 4\n", "= C3 G7 G3 C7\n\n" },
  { "time_settings 60 x 0\ntime_settings -1 0 0\ntime_settings 1\n"
    "time_left b 3 x\ntime_left x 3 0\ntime_settings 600 30 5\n"
    "time_left b 29.5 5\n",
    "? syntax error\n\n? syntax error\n\n? syntax error\n\n"
    "? syntax error\n\n? syntax error\n\n= \n\n= \n\n" },
  { "kata-set-rules pure goal=3\nkata-get-rules\nkata-set-rules none\n"
    "play b A1\nkata-set-rules japan\nfinal_status_list alive\n",
    "= \n\n= pure goal=3\n\n"
    "? unknown rules\n\n= \n\n? board not empty\n\n? cannot score\n\n" },
  { "analyze b 10\nlz-analyze b 10\nkata-analyze b 10\n"
    "genmove_analyze b\nlz-genmove_analyze b\nkata-genmove_analyze b\n",
    "? unknown command\n\n? unknown command\n\n? unknown command\n\n"
    "? unknown command\n\n? unknown command\n\n? unknown command\n\n" },
};

static void
test_answers (Fixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      send (fixture, "", cases[i].commands);
      g_assert_cmpstr (fixture->out, ==, cases[i].out);
    }
}

/* Control characters are no part of a line. */
static void
test_bytes (Fixture *fixture, gconstpointer data)
{
  static const char bytes[] = "5 na\0m\x01\x7f"
                              "e\t#\x02\n\v \f\r\nversion";

  write_bytes (fixture, "in", bytes, sizeof bytes - 1);
  run_to (fixture, "en", "gtp", "<in >.out");
  collect (fixture);
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "=5 Tengen\n\n= " TENGEN_VERSION "\n\n");
}

#define KATA(friendly, ko, scoring, suicide, tax, bonus)                       \
  "{\"friendlyPassOk\":" friendly ",\"hasButton\":false,\"ko\":\"" ko          \
  "\",\"scoring\":\"" scoring "\",\"suicide\":" suicide ",\"tax\":\"" tax      \
  "\",\"whiteHandicapBonus\":\"" bonus "\"}"

/* Rules as KataGo has them; what it has no word for, as it stands in records. */
static void
test_rules (Fixture *fixture, gconstpointer data)
{
  static const char *const rules[][2] = {
    { "pure", KATA ("false", "SIMPLE", "AREA", "false", "ALL", "0") },
    { "Stone-Scoring", KATA ("false", "SIMPLE", "AREA", "false", "ALL", "0") },
    { "chinese", KATA ("true", "SIMPLE", "AREA", "false", "NONE", "N") },
    { "china", KATA ("true", "POSITIONAL", "AREA", "false", "NONE", "N") },
    { "chinese-ogs",
      KATA ("true", "POSITIONAL", "AREA", "false", "NONE", "N") },
    { "japanese", KATA ("true", "SIMPLE", "TERRITORY", "false", "SEKI", "0") },
    { "aga", KATA ("true", "SITUATIONAL", "AREA", "false", "NONE", "N-1") },
    { "tromp-taylor",
      KATA ("false", "POSITIONAL", "AREA", "true", "NONE", "0") },
    { "{ \"scoring\" : \"TERRITORY\", \"suicide\":false }",
      KATA ("true", "POSITIONAL", "TERRITORY", "false", "SEKI", "0") },
    { "{}", KATA ("true", "POSITIONAL", "AREA", "true", "NONE", "0") },
    { "china komi=11",
      KATA ("true", "POSITIONAL", "AREA", "false", "NONE", "N") },
    { "ing", "ing" },
    { "china tie-black=1", "china tie-black=1" },
  };
  static const char refused[] =
      "kata-set-rules aga-button\nkata-set-rules {\"hasButton\":true}\n"
      "kata-set-rules {\"ko\":\"SIMPLE\",}\nkata-set-rules {\"ko\":SIMPLE}\n"
      "kata-set-rules {\"speed\":true}\nkata-set-rules {\"tax\":\"SEKI\"}\n"
      "kata-set-rules {\nkata-set-rules {}x\n"
      "kata-set-rules {\"scoring\":\"TERRITORY\",\"friendlyPassOk\":false}\n";

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *commands = g_strdup_printf (
          "kata-set-rules %s\nkata-get-rules\nkata-set-rules %s\n"
          "kata-get-rules\n",
          rules[i][0],
          rules[i][1]);
      g_autofree char *answers = g_strdup_printf (
          "= \n\n= %s\n\n= \n\n= %s\n\n", rules[i][1], rules[i][1]);

      send (fixture, "--rules=japan", commands);
      g_assert_cmpstr (fixture->out, ==, answers);
    }
  send (fixture, "", refused);
  g_assert_true (g_regex_match_simple ("^(\\? unknown rules\n\n){9}$",
                                       fixture->out,
                                       G_REGEX_DEFAULT,
                                       G_REGEX_MATCH_DEFAULT));
  /* where dead stones must be taken, they count as they lie */
  send (fixture,
        "",
        "kata-set-rules tromp-taylor\nboardsize 5\nplay b B5\nplay b D5\n"
        "play b A4\nplay b B4\nplay b C4\nplay b D4\nplay b E4\nplay b B2\n"
        "play b D2\nplay b C3\nplay w C2\nfinal_status_list dead\n"
        "play b C1\nfinal_score\n");
  g_assert_true (g_str_has_suffix (fixture->out, "= \n\n= \n\n= B+25\n\n"));
}

/* Many stones are placed at once, by whatever level. */
static void
test_handicap (Fixture *fixture, gconstpointer data)
{
  double start = get_seconds ();

  send (fixture,
        "",
        "boardsize 19\nplace_free_handicap 40\nundo\nboardsize 25\n"
        "place_free_handicap 100\ngenmove w\nboardsize 3\n"
        "kata-set-rules pure goal=1\nplace_free_handicap 8\n");
  g_assert_true (g_regex_match_simple (
      "^= \n\n= [A-T]\\d+( [A-T]\\d+){39}\n\n\\? cannot undo\n\n= \n\n"
      "= [A-Z]\\d+( [A-Z]\\d+){99}\n\n= [A-Z]\\d+\n\n= \n\n= \n\n"
      "= [A-C]\\d( [A-C]\\d){7}\n\n$",
      fixture->out,
      G_REGEX_DEFAULT,
      G_REGEX_MATCH_DEFAULT));
  g_assert_cmpfloat (get_seconds () - start, <, 60);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) names = NULL, answers = NULL;
  g_autoptr (GString) asked = g_string_new (NULL);

  send (fixture, "", "list_commands\n");
  names = g_strsplit (g_strstrip (fixture->out + 2), "\n", 0);
  g_assert_cmpuint (g_strv_length (names), ==, 24);
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (asked, "known_command %s\n", names[i]);
  send (fixture, "", asked->str);
  answers = g_strsplit (fixture->out, "\n\n", 0);
  g_assert_cmpuint (g_strv_length (answers), ==, 25);
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_cmpstr (answers[i], ==, "= true");
}

/* Which stones the count takes off, a chain a line. */
static void
test_status (Fixture *fixture, gconstpointer data)
{
  static const char board[] =
      "boardsize 5\nplay b B5\nplay b D5\nplay b A4\nplay b B4\nplay b C4\n"
      "play b D4\nplay b E4\nplay b B2\nplay b D2\nplay b C3\nplay w C2\n";
  g_autofree char *all =
      g_strconcat (board,
                   "final_status_list dead\nfinal_status_list seki\n"
                   "final_status_list\nfinal_status_list x\n",
                   NULL);

  send (fixture, "--rules=china", all);
  g_assert_true (g_str_has_suffix (
      fixture->out,
      "= \n\n= C2\n\n= \n\n? syntax error\n\n? syntax error\n\n"));
  /* where stones count as they lie, none is taken off */
  send (fixture, "--rules=pure", all);
  g_assert_true (g_str_has_suffix (
      fixture->out, "= \n\n= \n\n= \n\n? syntax error\n\n? syntax error\n\n"));
  send (fixture,
        "--rules=pure",
        "boardsize 2\nplay b A1\nplay b B1\nplay w B2\n"
        "final_status_list alive\n");
  g_assert_true (g_str_has_suffix (fixture->out, "= A1 B1\nB2\n\n") ||
                 g_str_has_suffix (fixture->out, "= B2\nA1 B1\n\n") ||
                 g_str_has_suffix (fixture->out, "= B2\nB1 A1\n\n") ||
                 g_str_has_suffix (fixture->out, "= B1 A1\nB2\n\n"));
}

/* A record is played by the engine's rules up to a move; what cannot be changes
 * nothing. */
static void
test_load (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[1]FF[4]SZ[3]KM[0.5]AB[aa]AW[cc];B[ba];W[cb];B[])");
  write_file (fixture, "set.sgf", "(;SZ[2];B[aa];AE[aa]AW[bb]PL[W])");
  write_file (fixture, "renju.sgf", "(;GM[4]SZ[15];B[hh])");
  write_file (fixture, "long.sgf", "(;GM[1]SZ[3:5];B[aa])");
  send (fixture,
        "--rules=china",
        "loadsgf a.sgf\nshowboard\nundo\nundo\nundo\nundo\n"
        "loadsgf a.sgf 2\nfinal_score\nshowboard\n"
        "loadsgf a.sgf 9\nloadsgf a.sgf x\nloadsgf none.sgf\nloadsgf -\n"
        "loadsgf renju.sgf\nloadsgf long.sgf\nloadsgf\n"
        "loadsgf set.sgf\nshowboard\nundo\n");
  g_assert_cmpstr (
      fixture->out,
      ==,
      "= \n\n= \n   A B C\n 3 X X .\n 2 . . O\n 1 . . O\n   A B C\n\n"
      "= \n\n= \n\n= \n\n? cannot undo\n\n"
      "= \n\n= B+0.5\n\n= \n   A B C\n 3 X X .\n 2 . . .\n 1 . . O\n"
      "   A B C\n\n"
      "? cannot load file\n\n? syntax error\n\n? cannot load file\n\n"
      "? cannot load file\n\n? cannot load file\n\n"
      "? cannot load file\n\n? syntax error\n\n"
      "= \n\n= \n   A B\n 2 . .\n 1 . O\n   A B\n\n? cannot undo\n\n");
}

/* A move that is only asked for is not played; without time it comes all the
 * same. */
static void
test_time (Fixture *fixture, gconstpointer data)
{
  send (fixture,
        "--size=3 --playouts=500",
        "reg_genmove b\nshowboard\ntime_left b 0 0\nreg_genmove b\n"
        "reg_genmove x\n");
  g_assert_true (g_regex_match_simple (
      "^= B2\n\n= \n   A B C\n 3 . . .\n 2 . . .\n 1 . . .\n   A B C\n\n"
      "= \n\n= [ABC][123]\n\n\\? invalid color\n\n$",
      fixture->out,
      G_REGEX_DEFAULT,
      G_REGEX_MATCH_DEFAULT));
}

/* Moves are those of the rules, of either side at any turn, and the same each
 * time. */
static void
test_genmove (Fixture *fixture, gconstpointer data)
{
  const char *commands = "genmove b\ngenmove b\nundo\ngenmove w\nundo\nundo\n"
                         "undo\ngenmove x\n";
  g_autofree char *first = NULL;

  send (fixture, "--size=3 --playouts=500", "genmove b\n");
  g_assert_cmpstr (fixture->out, ==, "= B2\n\n");
  send (fixture, "--playouts=100 --seed=5 --rules=japan", commands);
  g_assert_true (g_str_has_suffix (
      fixture->out, "= \n\n= \n\n? cannot undo\n\n? invalid color\n\n"));
  first = g_strdup (fixture->out);
  send (fixture, "--playouts=100 --seed=5 --rules=japan", commands);
  g_assert_cmpstr (fixture->out, ==, first);
  send (fixture, "--playouts=100", "boardsize 2\nplace_free_handicap 2\n");
  g_assert_cmpuint (strlen (fixture->out), ==, strlen ("= \n\n= A1 B2\n\n"));
  /* a rule set without passes */
  send (fixture,
        "--rules=3-1 --size=1 --playouts=1",
        "genmove b\ngenmove w\nplay b pass\nfinal_score\n");
  g_assert_true (g_str_has_prefix (fixture->out, "= pass\n\n= pass\n\n"));
  send (fixture,
        "--rules=3-1 --size=2",
        "play b pass\nplay w pass\nplay b A1\nundo\nundo\nundo\nundo\n");
  g_assert_cmpstr (fixture->out,
                   ==,
                   "= \n\n= \n\n= \n\n= \n\n= \n\n= \n\n"
                   "? cannot undo\n\n");
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;

  run (fixture, "play -b 1 -w 6 -n 3 --size=4 --rules=china --seed=2");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "game 1: "));
  expect_out (fixture, "\ngame 3: ");
  expect_out (fixture, "\nBlack ");
  first = g_strdup (fixture->out);
  run (fixture, "play -b 1 -w 6 -n 3 --size=4 --rules=china --seed=2");
  g_assert_cmpstr (fixture->out, ==, first);
  run (fixture, "play --playouts=500 --size=3");
  g_assert_true (g_str_has_prefix (fixture->out, "game 1: B+7, moves: "));
  expect_out (fixture, "\nBlack 1, White 0, draws 0\n");
  run_in (fixture, "ja", "play --playouts=500 --size=3");
  collect (fixture);
  expect_out (fixture, "黒 1勝、白 0勝、引き分け 0");
}

/* Renju with its opening; the same seed, the same games. */
static void
test_renju (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;

  run (fixture,
       "play -b 1 -w 6 -n 2 --playouts=50 --seed=2 --rules=renju\\ rif");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "game 1: "));
  expect_out (fixture, "\ngame 2: ");
  expect_out (fixture, "\nBlack ");
  first = g_strdup (fixture->out);
  run (fixture,
       "play -b 1 -w 6 -n 2 --playouts=50 --seed=2 --rules=renju\\ rif");
  g_assert_cmpstr (fixture->out, ==, first);
  run (fixture, "play --rules=\"renju tara-1O\"");
  expect_status (fixture, 2);
  g_assert_true (g_str_has_prefix (
      fixture->err,
      "tengen-cli: play: there is no rule set “renju tara-1O”; there are renju "
      "free, renju s26, "));
  run (fixture, "play --size=9 --rules=renju\\ free");
  expect_status (fixture, 2);
  run (fixture, "play -b 11 --rules=renju\\ free");
  expect_status (fixture, 2);
}

/* Where captures decide, play ends with them, and nothing is counted before. */
static void
test_captures (Fixture *fixture, gconstpointer data)
{
  send (fixture,
        "--rules=\"pure goal=1\" --size=3 --level=2",
        "play b B2\nplay w pass\nplay w A2\nfinal_score\nplay b A1\n"
        "genmove b\nfinal_score\ngenmove w\nplay w C3\nundo\nfinal_score\n");
  g_assert_cmpstr (fixture->out,
                   ==,
                   "= \n\n? illegal move\n\n= \n\n? cannot score\n\n= \n\n"
                   "= A3\n\n= B+\n\n? game over\n\n? illegal move\n\n= \n\n"
                   "? cannot score\n\n");
  write_file (fixture,
              "a.sgf",
              "(;GM[1]FF[4]SZ[5]TNR[pure goal=1]RE[B+];B[ab];W[aa];B[ba])");
  run (fixture, "score a.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "a.sgf: This game is not counted: captures decide.");
  run (fixture, "score --rules=pure a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Black wins by 2 stones");
  run (fixture, "play -b 2 -w 1 -n 20 --size=5 --rules=\"pure goal=3\"");
  expect_status (fixture, 0);
  g_assert_null (strstr (fixture->out, "broken off"));
  g_assert_true (
      g_regex_match_simple ("^(game \\d+: [BW]\\+, moves: \\d+\n){20}Black "
                            "\\d+, White \\d+, draws 0\n$",
                            fixture->out,
                            G_REGEX_DEFAULT,
                            G_REGEX_MATCH_DEFAULT));
}

/* Levels without search play on any board. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  static const char *const large[] = { "--seed=3",
                                       "--seed=3 --level=5",
                                       "--seed=3 --playouts=100" };
  g_autofree char *first = NULL;

  send (fixture, "--size=3 --level=10", "genmove b\n");
  g_assert_cmpstr (fixture->out, ==, "= B2\n\n");
  send (fixture, "--level=1 --seed=3", "genmove b\ngenmove w\n");
  first = g_strdup (fixture->out);
  send (fixture,
        "--level=1 --seed=3",
        "genmove b\ngenmove w\nundo\nundo\ngenmove b\ngenmove w\n");
  g_assert_true (g_str_has_prefix (fixture->out, first));
  g_assert_true (g_str_has_suffix (fixture->out, first));
  send (fixture,
        "--level=4 --size=52",
        "boardsize 53\nboardsize 30\nplay b E5\ngenmove w\n");
  g_assert_true (
      g_str_has_prefix (fixture->out, "? unacceptable size\n\n= \n\n= \n\n= "));
  g_free (first);
  /* where a level is not offered, the highest one that is; it is said so */
  send (fixture, "--level=4 --size=20 --seed=3", "genmove b\n");
  first = g_strconcat ("= \n\n", fixture->out, NULL);
  g_assert_cmpstr (fixture->err, ==, "");
  for (gsize i = 0; i < G_N_ELEMENTS (large); i++)
    {
      send (fixture, large[i], "boardsize 20\ngenmove b\n");
      g_assert_cmpstr (fixture->out, ==, first);
      expect_err (fixture, "--level: from 1 to 4 on boards above 19x19");
    }
  /* and on smaller ones the level is what it was */
  send (fixture, "--size=20", "boardsize 3\ngenmove b\n");
  g_assert_cmpstr (fixture->out, ==, "= \n\n= B2\n\n");
  g_assert_cmpstr (fixture->err, ==, "");
  run (fixture, "play -b 1 -w 2 --size=20 --rules=japan");
  expect_status (fixture, 0);
  run (fixture, "play -b 5 -w 2 --size=20");
  expect_status (fixture, 2);
  g_assert_true (g_str_has_prefix (
      fixture->err, "tengen-cli: --black: from 1 to 4 on boards above 19x19"));
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "gtp file",
    "gtp --rules=nowhere",
    "gtp --rules=\"pure goal=-1\"",
    "play --rules=\"pure goal=21\"",
    "gtp --size=0",
    "gtp --size=53",
    "gtp --playouts=0",
    "gtp --playouts=1000001",
    "gtp --seed=x",
    "play file",
    "play --black=0",
    "play --white=1e3",
    "play --games=0",
    "play --games=100001",
    "play --rules=renju",
    "play --size=53",
    "gtp --level=0",
    "gtp --level=11",
    "play --white=11",
    "gtp --level=5 --size=20",
    "play --playouts=0",
    "play --playouts=9 --size=20",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run (fixture, lines[i]);
      expect_status (fixture, 2);
      g_assert_cmpstr (fixture->out, ==, "");
      g_assert_true (g_str_has_prefix (fixture->err, "tengen-cli: "));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli/engine/answers", test_answers);
  add ("/cli/engine/bytes", test_bytes);
  add ("/cli/engine/rules", test_rules);
  add ("/cli/engine/handicap", test_handicap);
  add ("/cli/engine/list", test_list);
  add ("/cli/engine/genmove", test_genmove);
  add ("/cli/engine/play", test_play);
  add ("/cli/engine/renju", test_renju);
  add ("/cli/engine/captures", test_captures);
  add ("/cli/engine/status", test_status);
  add ("/cli/engine/load", test_load);
  add ("/cli/engine/time", test_time);
  add ("/cli/engine/levels", test_levels);
  add ("/cli/engine/refused", test_refused);
  return run_tests ();
}
