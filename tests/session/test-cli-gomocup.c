/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-gomocup: the computer at Renju as other programs get it
 */
#include "cli-program.h"
#include "rounds.h"

/* Few positions: what is expected does not hang on more. */
#define QUICK "--positions=200"
#define POINT "(\\d|1[0-4]),(\\d|1[0-4])\n"

/* White is to move. Black has four from 10,11 to 13,11 with one end, which
 * must be closed; 5,3 is 三々. */
#define FOUR                                                                   \
  "BOARD\n10,11,2\n9,11,1\n11,11,2\n0,14,1\n12,11,2\n2,14,1\n13,11,2\n"        \
  "4,14,1\n3,3,2\n6,14,1\n4,3,2\n8,13,1\n5,4,2\n14,0,1\n5,5,2\nDONE\n"

static void
send_bytes (Fixture *fixture, const char *options, const char *bytes, gsize n)
{
  g_autofree char *arguments = g_strconcat ("gomocup ", options, NULL);

  write_bytes (fixture, "in", bytes, (gssize) n);
  run_to (fixture, "en", arguments, "<in >.out");
  collect (fixture);
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->err, ==, "");
}

static void
send (Fixture *fixture, const char *options, const char *commands)
{
  send_bytes (fixture, options, commands, strlen (commands));
}

static void
expect_match (const Fixture *fixture, const char *pattern)
{
  if (!g_regex_match_simple (
          pattern, fixture->out, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT))
    g_error ("%s does not match %s", fixture->out, pattern);
}

/* Commands and all that is answered. */
typedef struct
{
  const char *commands;
  const char *out;
} Case;

static const Case cases[] = {
  { "START 15\r\nRECTSTART 15,15\r\nRESTART\r\n", "OK\nOK\nOK\n" },
  { "\n  \r\nstart\t15\n", "OK\n" },
  { "START 20\nSTART 15x\nSTART -15\nRECTSTART 15,16\nRECTSTART 19,15\n",
    "ERROR the board has 15 lines\nERROR the board has 15 lines\n"
    "ERROR the board has 15 lines\nERROR the board has 15 lines\n"
    "ERROR the board has 15 lines\n" },
  { "START\nSTART 15 15\nBEGIN 1\nTURN 7\nTURN 7,7,1\nTAKEBACK\n",
    "ERROR a wrong number of words\nERROR a wrong number of words\n"
    "ERROR a wrong number of words\nERROR a wrong number of words\n"
    "ERROR a wrong number of words\nERROR a wrong number of words\n" },
  { "HELLO\nPLAY 7,7\n7,7,1\n",
    "UNKNOWN command\nUNKNOWN command\n"
    "UNKNOWN command\n" },
  /* an opening that is not negotiated has one answer */
  { "SWAP2BOARD\n7,7\n8,7\n9,9\nDONE\nRESTART\nDONE\n"
    "SWAP2BOARD\n7,7\nABOUT\n7,7\nDONE\n",
    "UNKNOWN command\nOK\nERROR no BOARD before it\n"
    "UNKNOWN command\nname=\"Tengen\", version=\"" TENGEN_VERSION
    "\", author=\"The Tengen authors\"\nUNKNOWN command\n"
    "ERROR no BOARD before it\n" },
  { "INFO\nINFO folder\nINFO folder /tmp/a b\nINFO max_memory 1\nINFO "
    "timeout_match 1\nINFO game_type 2\nINFO evaluate 3,3\nINFO colour "
    "red\nINFO rule x\nINFO rule 4\nABOUT\nEND\nABOUT\n",
    "name=\"Tengen\", version=\"" TENGEN_VERSION
    "\", author=\"The Tengen authors\"\n" },
  { "TURN 15,0\nTURN 0,15\nTURN -1,0\nTURN a,b\nTURN 1.5,2\nTURN "
    "99999999999,0\n",
    "ERROR no point of the board\nERROR no point of the board\n"
    "ERROR no point of the board\nERROR no point of the board\n"
    "ERROR no point of the board\nERROR no point of the board\n" },
  { "INFO rule 1\nBEGIN\nTURN 7,7\n" FOUR "INFO rule 4\n" FOUR,
    "ERROR only Renju is played, INFO rule 4\n"
    "ERROR only Renju is played, INFO rule 4\n"
    "ERROR only Renju is played, INFO rule 4\n14,11\n" },
  /* lines of BOARD */
  { "DONE\nBOARD\n7,7\nDONE\nBOARD\n7,7,0\nDONE\nBOARD\n7,7,4\nDONE\n",
    "ERROR no BOARD before it\nERROR no line of BOARD\n"
    "ERROR no line of BOARD\nERROR no line of BOARD\n" },
  { "BOARD\n7,15,1\nx\n7,7,1\nDONE\nBOARD\n7,7,1\n7,7,2\nDONE\n",
    "ERROR no point of the board\nERROR a point comes twice\n" },
  { "BOARD\n7,7,1\nDONE\nBOARD\n7,7,1\n6,7,1\nDONE\nBOARD\n7,7,2\n6,7,2\n"
    "DONE\n",
    "ERROR the numbers of stones do not fit\n"
    "ERROR the numbers of stones do not fit\n"
    "ERROR the numbers of stones do not fit\n" },
  { "BOARD\n7,7,1\nSTART 15\n7,7,1\nDONE\n",
    "OK\nUNKNOWN command\nERROR no BOARD before it\n" },
  { "BOARD\nEND\nABOUT\n", "" },
  /* a row that wins already: of six for White */
  { "BOARD\n0,0,1\n0,14,2\n1,0,1\n2,14,2\n2,0,1\n4,14,2\n3,0,1\n6,14,2\n"
    "4,0,1\n8,14,2\nDONE\n"
    "BOARD\n0,14,2\n0,0,1\n2,14,2\n1,0,1\n4,14,2\n2,0,1\n6,14,2\n3,0,1\n"
    "8,14,2\n4,0,1\n10,14,2\n5,0,1\n12,14,2\nDONE\n",
    "ERROR the game is over\nERROR the game is over\n" },
  /* the order tells nothing; the third field is a stone too */
  { "BOARD\n13,11,1\n12,11,1\n10,11,1\n11,11,1\n0,0,2\n2,0,2\n4,0,2\n9,11,2\n"
    "DONE\n"
    "BOARD\n10,11,3\n0,0,3\n11,11,1\n2,0,2\n12,11,1\n4,0,2\n13,11,1\n"
    "9,11,3\nDONE\n",
    "14,11\n14,11\n" },
  /* either side; what is over, and goes on after TAKEBACK */
  { FOUR "TURN 14,11\nTURN 5,3\nTAKEBACK 14,11\nTAKEBACK 14,11\n"
         "TAKEBACK 9,11\nTAKEBACK 15,0\nTURN 0,0\nTURN 1,1\nBEGIN\n"
         "TAKEBACK 0,0\nTAKEBACK 14,11\nTURN 14,11\nTURN 0,3\n",
    "14,11\nERROR there is a stone\nERROR a forbidden move\nOK\n"
    "ERROR not the last move\nERROR not the last move\n"
    "ERROR no point of the board\n14,11\nERROR the game is over\n"
    "ERROR the game is over\nERROR not the last move\nOK\n"
    "ERROR the game is over\n14,11\n" },
};

static void
test_answers (Fixture *fixture, gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      send (fixture, QUICK, cases[i].commands);
      g_assert_cmpstr (fixture->out, ==, cases[i].out);
    }
}

/* The board at first is one to play on; the same commands have the same
 * answers, and what is refused changes nothing. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  static const char *const refused[] = {
    "TURN 15,15\n",     "TURN 6,8\n",     "BEGIN\n",        "START 19\n",
    "BOARD\nx\nDONE\n", "TAKEBACK 7,7\n", "INFO speed 3\n", "HM\n",
  };
  /* too few for the computer to win before the last one */
  static const char *const moves[] = { "TURN 0,0\n",
                                       "TURN 14,14\n",
                                       "TURN 0,14\n" };
  static const char *const levels[] = { QUICK, "--level=1 --seed=7" };

  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      const char *begin = "INFO timeout_turn 100000\nSTART 15\n"
                          "BOARD\n7,7,2\n7,6,1\n6,8,2\nDONE\n";
      g_autoptr (GString) plain = g_string_new (begin);
      g_autoptr (GString) mixed = g_string_new (begin);
      g_autoptr (GRegex) fault =
          g_regex_new ("(?m)^(ERROR|UNKNOWN).*\n", 0, 0, NULL);
      g_autofree char *first = NULL;
      g_autofree char *rest = NULL;

      for (gsize k = 0; k < G_N_ELEMENTS (moves); k++)
        {
          for (gsize j = 0; j < G_N_ELEMENTS (refused); j++)
            g_string_append (mixed, refused[j]);
          g_string_append (mixed, moves[k]);
          g_string_append (plain, moves[k]);
        }
      send (fixture, levels[i], plain->str);
      expect_match (fixture, "^OK\n(" POINT "){4}$");
      first = g_strdup (fixture->out);
      send (fixture, levels[i], plain->str);
      g_assert_cmpstr (fixture->out, ==, first);
      send (fixture, levels[i], mixed->str);
      expect_match (fixture, "(?m)^ERROR the game has begun$");
      rest = g_regex_replace_literal (fault, fixture->out, -1, 0, "", 0, NULL);
      g_assert_cmpstr (rest, ==, first);
    }
  send (fixture, QUICK, "BEGIN\nRESTART\nBEGIN\nRESTART\nTURN 7,7\n");
  expect_match (fixture, "^(" POINT ")OK\n\\1OK\n" POINT "$");
}

/* All that is left to Black is a row of seven: something must be said, and
 * nothing is left afterwards. */
static void
test_only_forbidden (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[] = {
    "XXOOXXOOXXOOXXO", "OOXXOOXXOOXXOOX", "XXOOOXOOXXOOXXO", "OOXXOOXXOOXXOOX",
    "XXOOXXOOXXOOXXO", "OOXXOOXXOOXXOOX", "XXOOXXOOXXOOXXO", "OOXOXXX.XXXOOOX",
    "XXOOXXOOXXOOXXO", "OOXXOOXXOOOXOOX", "XXOOXXOOXXOOXXO", "OOXXOOXXOOXXOOX",
    "XXOOXXOOXXOOXXO", "OOXXOOXXOOXXOOX", "XXOOXXOOXXOOXXO",
  };
  g_autoptr (GString) commands = g_string_new ("BOARD\n");

  for (int y = 0; y < 15; y++)
    for (int x = 0; x < 15; x++)
      if (rows[y][x] != '.')
        g_string_append_printf (
            commands, "%d,%d,%d\n", x, y, rows[y][x] == 'X' ? 1 : 2);
  g_string_append (commands, "DONE\nTURN 7,7\n");
  send (fixture, QUICK, commands->str);
  g_assert_cmpstr (fixture->out,
                   ==,
                   "MESSAGE all points that are left are forbidden\n7,7\n"
                   "ERROR the board is full\n");
}

/* The input may end anywhere. */
static void
test_ends (Fixture *fixture, gconstpointer data)
{
  const char *commands = "INFO rule 4\r\nSTART 15\r\nBOARD\r\n7,7,2\r\nDONE\r\n"
                         "TURN 0,0\r\nTAKEBACK 0,0\r\n";

  gsize length = strlen (commands);
  gsize step = 1 + length / rounds_make (160);

  for (gsize n = 0; n <= length; n += step)
    send_bytes (fixture, "--level=2", commands, n);
}

static void
test_garbage (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) bytes = g_string_new (NULL);
  g_autoptr (GRand) chance = g_rand_new_with_seed (1);

  for (int i = 0; i < 100000; i++)
    g_string_append_c (bytes, (char) g_rand_int_range (chance, 0, 256));
  send_bytes (fixture, QUICK, bytes->str, bytes->len);
  expect_match (fixture, "^(UNKNOWN command\n)+$");
  /* lines longer than any, of which the rest is dropped */
  g_string_assign (bytes, "TURN 7,");
  for (int i = 0; i < 1000000; i++)
    g_string_append_c (bytes, '7');
  g_string_append (bytes, "\nBOARD\n");
  for (int i = 0; i < 100000; i++)
    g_string_append (bytes, "7,7,1,");
  g_string_append (bytes, "\n");
  for (int i = 0; i < 1000; i++)
    g_string_append_printf (bytes, "%d,%d,1\n", i % 15, i / 15 % 15);
  g_string_append (bytes, "DONE\nRESTART\n");
  send (fixture, QUICK, bytes->str);
  g_assert_cmpstr (fixture->out,
                   ==,
                   "ERROR no point of the board\nERROR no line of BOARD\nOK\n");
}

/* So many positions would take much longer. */
static void
test_time (Fixture *fixture, gconstpointer data)
{
  static const char *const limits[] = {
    "timeout_turn 0",
    "timeout_turn 300",
    "time_left 2000",
    "time_left -5",
  };
  double start = get_seconds ();

  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *commands =
          g_strdup_printf ("INFO time_left 2147483647\nINFO %s\nSTART 15\n"
                           "BOARD\n7,7,2\n7,6,1\n8,6,2\n6,8,1\n9,9,2\nDONE\n",
                           limits[i]);

      send (fixture, "--positions=10000000", commands);
      expect_match (fixture, "^OK\n" POINT "$");
    }
  g_assert_cmpfloat (get_seconds () - start, <, 4);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "gomocup file",
    "gomocup --level=0",
    "gomocup --level=11",
    "gomocup --positions=0",
    "gomocup --positions=10000001",
    "gomocup --level=4 --positions=100",
    "gomocup --seed=x",
    "gomocup --size=15",
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
  add ("/cli/gomocup/answers", test_answers);
  add ("/cli/gomocup/game", test_game);
  add ("/cli/gomocup/only-forbidden", test_only_forbidden);
  add ("/cli/gomocup/ends", test_ends);
  add ("/cli/gomocup/garbage", test_garbage);
  add ("/cli/gomocup/time", test_time);
  add ("/cli/gomocup/refused", test_refused);
  return run_tests ();
}
