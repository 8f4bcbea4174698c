/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-match: matches on the command line: made, paired, decided, shown
 */
#include "cli-program.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>

#define N_PLAYERS 16
#define N_ROUNDS 4

/* Of an event as a person would keep it on paper; players from 0. */
typedef struct
{
  int wins[N_PLAYERS];
  int opponents[N_PLAYERS][N_ROUNDS];
  gboolean won[N_PLAYERS][N_ROUNDS];
  int n_games;
} Paper;

/* Takes the folder of a match away, so that its own can go. */
static void
clear_match (Fixture *fixture)
{
  static const char *const NAMES[] = { "table.tengen", ".lock", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      g_autofree char *path =
          g_build_filename (fixture->folder, "event", NAMES[i], NULL);

      g_remove (path);
    }
}

static void
write_names (Fixture *fixture)
{
  g_autoptr (GString) names = g_string_new ("# the class\n\n");

  for (int i = 0; i < N_PLAYERS; i++)
    g_string_append_printf (names, "p%02d:%dk\n", i + 1, i + 1);
  write_file (fixture, "names.txt", names->str);
}

/* Reads the lines of a round: number, Black, White. */
static void
read_round (Fixture *fixture, int games[][3])
{
  g_auto (GStrv) lines = g_strsplit (fixture->out, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, N_PLAYERS / 2 + 1);
  for (int i = 0; i < N_PLAYERS / 2; i++)
    g_assert_cmpint (
        sscanf (
            lines[i], "%d p%d – p%d", &games[i][0], &games[i][1], &games[i][2]),
        ==,
        3);
}

static void
note (Paper *paper, int round, int winner, int loser)
{
  for (int k = 0; k < round; k++)
    g_assert_cmpint (paper->opponents[winner][k], !=, loser);
  paper->opponents[winner][round] = loser;
  paper->opponents[loser][round] = winner;
  paper->won[winner][round] = TRUE;
  paper->wins[winner]++;
}

/* Pairs a round and decides it: mostly the better one wins. */
static void
play_round (Fixture *fixture, Paper *paper, int round)
{
  int games[N_PLAYERS / 2][3];

  run (fixture, "match pair event --seed 5");
  expect_status (fixture, 0);
  read_round (fixture, games);
  run (fixture, "match pair event");
  expect_status (fixture, 1);
  expect_err (fixture, "not decided");
  for (int i = 0; i < N_PLAYERS / 2; i++)
    {
      int black = games[i][1] - 1, white = games[i][2] - 1;
      gboolean is_black = (black < white) == ((black + white + round) % 5 != 0);
      g_autofree char *line = g_strdup_printf (
          "match result event %d %s", games[i][0], is_black ? "B+R" : "W+1.5");

      g_assert_cmpint (games[i][0], ==, ++paper->n_games);
      run (fixture, line);
      expect_status (fixture, 0);
      note (paper, round, is_black ? black : white, is_black ? white : black);
    }
}

static int
add_up (const Paper *paper, int player, gboolean only_beaten)
{
  int sum = 0;

  for (int k = 0; k < N_ROUNDS; k++)
    if (!only_beaten || paper->won[player][k])
      sum += paper->wins[paper->opponents[player][k]];
  return sum;
}

/* A number by which the table is in order, but for games between the tied. */
static int
get_height (const Paper *paper, int player)
{
  return paper->wins[player] * 10000 + add_up (paper, player, FALSE) * 100 +
         add_up (paper, player, TRUE);
}

static int
count_ahead (const Paper *paper, int player)
{
  int n = 0;

  for (int i = 0; i < N_PLAYERS; i++)
    n += get_height (paper, i) > get_height (paper, player) ? 1 : 0;
  return n;
}

static int
count_tied (const Paper *paper, int player)
{
  int n = 0;

  for (int i = 0; i < N_PLAYERS; i++)
    n += get_height (paper, i) == get_height (paper, player) ? 1 : 0;
  return n;
}

/* Compares a line of the table with the paper. */
static void
check_line (const Paper *paper, const char *line, int *height)
{
  int place, player, rank, score, won, drawn, lost, sos, sodos;

  g_assert_cmpint (sscanf (line,
                           "%d p%d %d kyu %d %d %d %d %d %d",
                           &place,
                           &player,
                           &rank,
                           &score,
                           &won,
                           &drawn,
                           &lost,
                           &sos,
                           &sodos),
                   ==,
                   9);
  player--;
  g_assert_cmpint (rank, ==, player + 1);
  g_assert_cmpint (score, ==, paper->wins[player]);
  g_assert_cmpint (won, ==, paper->wins[player]);
  g_assert_cmpint (drawn, ==, 0);
  g_assert_cmpint (lost, ==, N_ROUNDS - paper->wins[player]);
  g_assert_cmpint (sos, ==, add_up (paper, player, FALSE));
  g_assert_cmpint (sodos, ==, add_up (paper, player, TRUE));
  g_assert_cmpint (get_height (paper, player), <=, *height);
  g_assert_cmpint (place, >, count_ahead (paper, player));
  g_assert_cmpint (
      place, <=, count_ahead (paper, player) + count_tied (paper, player));
  *height = get_height (paper, player);
}

static void
check_table (const Fixture *fixture, const Paper *paper)
{
  g_auto (GStrv) lines = g_strsplit (fixture->out, "\n", -1);
  int height = G_MAXINT;

  /* the title, the rules, a blank line, the heads of the columns */
  g_assert_cmpuint (g_strv_length (lines), >, 4 + N_PLAYERS);
  for (int i = 0; i < N_PLAYERS; i++)
    check_line (paper, lines[4 + i], &height);
}

/* A class of 16 over 4 rounds: the table is that of a paper kept beside it. */
static void
test_swiss (Fixture *fixture, gconstpointer data)
{
  Paper paper = { 0 };

  write_names (fixture);
  run (fixture, "match new event --swiss --players names.txt --title Autumn");
  expect_status (fixture, 0);
  for (int round = 0; round < N_ROUNDS; round++)
    {
      play_round (fixture, &paper, round);
      g_assert_cmpint (paper.n_games, ==, (round + 1) * N_PLAYERS / 2);
    }
  run (fixture, "match show event");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "Autumn\nSwiss system · "));
  expect_out (fixture, "All games have been played.");
  check_table (fixture, &paper);
  run (fixture, "match pair event");
  expect_status (fixture, 1);
  run (fixture, "match show event --json");
  expect_json (fixture);
  expect_out (fixture, "\"over\": true");
  clear_match (fixture);
}

/* A list of players is read as the window reads it. */
static void
test_players (Fixture *fixture, gconstpointer data)
{
  static const char LIST[] = "\xef\xbb\xbf# 春の大会\n1. 青木 3級\n"
                             "２．石田　二段\n・上野,５ｋ\n江口\n";
  g_autofree char *path = g_build_filename (fixture->folder, "list.txt", NULL);

  g_assert_true (g_file_set_contents (path, LIST, -1, NULL));
  run (fixture, "match new listed --round-robin --players list.txt");
  expect_status (fixture, 0);
  run (fixture, "match show listed --json");
  expect_status (fixture, 0);
  expect_out (fixture, "\"青木\"");
  expect_out (fixture, "\"石田\"");
  expect_out (fixture, "\"上野\"");
  expect_out (fixture, "\"江口\"");
  expect_out (fixture, "\"3k\"");
  expect_out (fixture, "\"2d\"");
  expect_out (fixture, "\"5k\"");
}

/* What is no rule set is answered with those that are. */
static void
test_rules (Fixture *fixture, gconstpointer data)
{
  run (fixture, "match new none --swiss --rules renju a b c");
  expect_status (fixture, 2);
  expect_err (fixture, "renju s26");
  expect_err (fixture, "renju free");
  run (fixture, "match new none --swiss --rules chinese-old a b c");
  expect_status (fixture, 2);
  expect_err (fixture, "japan");
  expect_err (fixture, "renju soos-8");
}

/* Online room: the difference is what counts; a record tells its result, also
 * where the two sat down the other way round. */
static void
test_records (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "one.sgf",
              "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[花子]PW[太郎]RE[W+35])");
  write_file (fixture,
              "other.sgf",
              "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[花子]PW[太郎]RE[B+R])");
  write_file (fixture, "none.sgf", "(;GM[1]FF[4]SZ[9])");
  write_file (fixture,
              "others.sgf",
              "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[次郎]PW[三郎]RE[W+35])");
  run (fixture,
       "match new event --series --rounds 3 --rules bsw-jp --size 9 "
       "--scoring difference 花子:12k 太郎：初段");
  expect_status (fixture, 0);
  run (fixture, "match pair event --seed 0");
  expect_out (fixture, "花子 – 太郎");
  run (fixture, "match result event 1 none.sgf");
  expect_status (fixture, 1);
  run (fixture, "match result event 1 nothing.sgf");
  expect_status (fixture, 2);
  run (fixture, "match result event 1 others.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "a record of “次郎” and “三郎”");
  expect_err (fixture, "the game is one of “花子” and “太郎”");
  run (fixture, "match result event 1 one.sgf");
  expect_out (fixture, "White wins by 35 points");
  run (fixture, "match pair event --seed 0");
  expect_out (fixture, "太郎 – 花子");
  run (fixture, "match result event 2 other.sgf");
  expect_out (fixture, "花子 (Black) wins by resignation");
  run (fixture, "match result event 1 太郎+35");
  expect_out (fixture, "White wins by 35 points");
  run (fixture, "match show event");
  /* below each other, though kanji are wide */
  expect_out (fixture,
              " Place  Name Rank    Score   Won Drawn  Lost    SOS   SODOS\n"
              "     1  太郎 1 dan      35     1     0     1     40      20\n"
              "     2  花子 12 kyu     20     1     0     1     70      35\n");
  clear_match (fixture);
}

/* In Renju with exchanges the winner has a name: B may mean either player. */
static void
test_exchanged (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "swap.sgf",
              "(;GM[4]FF[4]CA[UTF-8]SZ[15]TNR[renju s26]RE[W+F];B[hh];W[hg]"
              ";B[ig]TNC[swap W];W[aa];B[ab])");
  write_file (fixture,
              "moves.sgf",
              "(;GM[4]FF[4]CA[UTF-8]SZ[15]RE[W+];B[hh];W[hg];B[ig];W[aa])");
  write_file (fixture,
              "five.sgf",
              "(;GM[4]FF[4]CA[UTF-8]SZ[15]TNR[renju s26]RE[B+];B[hh];W[hg]"
              ";B[ig]TNC[swap W];W[aa];B[jf];W[ac];B[ke];W[ae];B[ld])");
  write_file (fixture,
              "named.sgf",
              "(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[太郎]PW[花子]RE[B+];B[hh])");
  run (fixture, "match new event --series --rules \"renju s26\" 花子 太郎");
  expect_status (fixture, 0);
  run (fixture, "match pair event --seed 0");
  expect_out (fixture, "花子 – 太郎");
  run (fixture, "match result event 1 B+R");
  expect_status (fixture, 1);
  expect_err (fixture, "“花子” or “太郎”");
  run (fixture, "match result event 1 moves.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "“花子” or “太郎”");
  run (fixture, "match result event 1 次郎+R");
  expect_status (fixture, 2);
  run (fixture, "match show event");
  expect_out (fixture, "(Tentative Black – Tentative White)");
  expect_out (fixture, "花子 – 太郎  …");
  run (fixture, "match result event 1 花子");
  expect_out (fixture, "太郎  花子 wins\n");
  run (fixture, "match result event 1 太郎＋R");
  expect_out (fixture, "太郎 wins (花子 resigned)");
  run (fixture, "match result event 1 花子+forbidden");
  expect_out (fixture, "花子 (White) wins (Black’s forbidden move)");
  run (fixture, "match result event 1 named.sgf");
  expect_out (fixture, "太郎 (Black) wins");
  /* tentative Black, who has White after the exchange, wins */
  run (fixture, "match result event 1 swap.sgf");
  expect_out (fixture, "花子 (White) wins\n");
  run (fixture, "match show event --json");
  expect_json (fixture);
  expect_out (fixture, "\"colours\": \"exchanged\"");
  expect_out (fixture, "\"winner\": 1");
  run (fixture, "match result event 1 five.sgf");
  expect_out (fixture, "太郎 (Black) wins (five in a row)");
  run (fixture, "match result event 1 花子+F");
  expect_out (fixture, "花子 wins by forfeit");
  run (fixture, "match result event 1 Void");
  expect_out (fixture, "No result");
  clear_match (fixture);
}

/* What is there stays: a second match, a lock that is held, a later format. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lock =
      g_build_filename (fixture->folder, "event", ".lock", NULL);
  int fd;

  run (fixture, "match new event --series a b");
  expect_status (fixture, 0);
  run (fixture, "match new event --swiss c d");
  expect_status (fixture, 1);
  expect_err (fixture, "already");
  fd = open (lock, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  run (fixture, "match pair event");
  expect_status (fixture, 1);
  expect_err (fixture, "another program");
  run (fixture, "match show event/table.tengen");
  expect_status (fixture, 0);
  close (fd);
  write_file (fixture, "event/table.tengen", "[Match]\nformat=4\n");
  run (fixture, "match pair event");
  expect_status (fixture, 1);
  expect_err (fixture, "newer");
  run (fixture, "match show nowhere");
  expect_status (fixture, 1);
  clear_match (fixture);
}

/* A table that somebody changed is used, and that is said until it is written
 * again. */
static void
test_changed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path =
      g_build_filename (fixture->folder, "event", "table.tengen", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  run (fixture, "match new event --series Anna Ben");
  expect_status (fixture, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (
      g_string_replace (changed, "name=Ben", "name=Ken", 0), ==, 1);
  write_file (fixture, "event/table.tengen", changed->str);
  run (fixture, "match show event");
  expect_status (fixture, 0);
  expect_out (fixture, "Ken");
  expect_err (fixture, "damaged");
  run (fixture, "match pair event");
  expect_err (fixture, "damaged");
  run (fixture, "match show event");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->err, ==, "");
  clear_match (fixture);
}

/* Notes that Black has won each game from one on, but those that are told. */
static void
decide_from (Fixture *fixture, int first, int last)
{
  for (int game = first; game <= last; game++)
    {
      g_autofree char *line =
          g_strdup_printf ("match result event %d B+R", game);

      run (fixture, line);
    }
}

/* The tie-breaks of an event are its columns, and what decides is said. */
static void
test_ties (Fixture *fixture, gconstpointer data)
{
  run (fixture,
       "match new event --swiss --ties sos-1,direct --unplayed left-out a b c");
  expect_status (fixture, 0);
  run (fixture, "match show event");
  expect_out (fixture, "Lost   SOS−1   Direct\n");
  expect_out (fixture,
              "With equal points these decide: SOS−1 (SOS without the weakest "
              "opponent), then the games between those who are equal");
  expect_out (fixture, "Rounds without an opponent do not count");
  run (fixture, "match show event --json");
  expect_json (fixture);
  expect_out (fixture, "\"ties\": [\"sos-1\", \"direct\"]");
  expect_out (fixture, "\"unplayed\": \"left-out\"");
  clear_match (fixture);
  run (fixture, "match new event --swiss a b c");
  run (fixture, "match show event --json");
  expect_out (fixture, "\"ties\": [\"sos\", \"sodos\", \"direct\"]");
  expect_out (fixture, "\"unplayed\": \"virtual\"");
  clear_match (fixture);
}

/* How many points each player starts with. */
static void
test_mcmahon (Fixture *fixture, gconstpointer data)
{
  run (fixture,
       "match new event --swiss --mcmahon 1d:2k a:3d b:1d c:1k d:9k e f:二段");
  expect_status (fixture, 0);
  run (fixture, "match show event");
  expect_out (fixture, "Rank    Start  Score");
  expect_out (fixture, "a    3 dan       2      2");
  expect_out (fixture, "c    1 kyu       1      1");
  expect_out (fixture, "d    9 kyu       0      0");
  expect_out (fixture, "McMahon system: whoever is 2 kyu");
  run_in (fixture, "ja", "match show event");
  collect (fixture);
  expect_out (fixture, "二段");
  run (fixture, "match show event --json");
  expect_json (fixture);
  expect_out (fixture, "\"bar\": \"1d\", \"floor\": \"2k\"");
  expect_out (fixture, "\"start\": 2");
  clear_match (fixture);
}

/* Absences, byes that are chosen, and a game that both have lost. */
static void
test_player (Fixture *fixture, gconstpointer data)
{
  run (fixture, "match new event --swiss a b c d 花子");
  run (fixture, "match player event 花子 --absent 2,3");
  expect_status (fixture, 0);
  expect_out (fixture, "5 花子  absent in round 2, 3\n");
  run (fixture, "match player event 5 --present 3 --bye 4");
  expect_out (fixture, "absent in round 2  bye chosen for round 4\n");
  run (fixture, "match player event a --bye 4");
  expect_status (fixture, 1);
  expect_err (fixture, "round 4: Another player");
  run (fixture, "match player event 5 --absent 4");
  expect_status (fixture, 1);
  run (fixture, "match player event b --bye 2");
  expect_status (fixture, 0);
  run (fixture, "match player event c --bye 1");
  run (fixture, "match pair event --seed 1");
  expect_out (fixture, "c    – –     Bye\n");
  run (fixture, "match player event c --no-bye 1");
  expect_status (fixture, 1);
  expect_err (fixture, "round 1: That round is paired already.");
  run (fixture, "match result event 1 both-lost");
  expect_out (fixture, "  Both lost\n");
  run (fixture, "match result event 2 B+R");
  run (fixture, "match pair event --seed 1");
  expect_out (fixture, "花子 – –     Rests\n");
  /* four are there: b has an opponent, and that is said */
  expect_out (fixture, "b cannot have the chosen bye");
  run (fixture, "match show event --json");
  expect_json (fixture);
  expect_out (fixture, "\"result\": \"both-lost\"");
  expect_out (fixture, "\"refused-byes\": [{\"round\": 2, \"player\": 2}]");
  expect_out (fixture, "\"absent\": [2], \"bye\": [4]");
  run (fixture, "match player event a --leave");
  expect_out (fixture, "1 a  left\n");
  run (fixture, "match player event 1 --back");
  expect_out (fixture, "1 a\n");
  run (fixture, "match player event nobody");
  expect_status (fixture, 1);
  clear_match (fixture);
}

/* Two of three meet again in the fourth round, and it is said why. */
static void
test_repeat (Fixture *fixture, gconstpointer data)
{
  run (fixture, "match new event --swiss --rounds 4 a b c");
  for (int round = 1; round <= 4; round++)
    {
      run (fixture, "match pair event --seed 1");
      expect_status (fixture, 0);
      if (round < 4)
        g_assert_null (strstr (fixture->out, "Meeting again"));
      if (round < 4)
        decide_from (fixture, 2 * round - 1, 2 * round - 1);
    }
  expect_out (fixture, "Meeting again: ");
  expect_out (fixture, "Otherwise not everybody would have an opponent");
  run (fixture, "match show event");
  expect_out (fixture, "Meeting again: ");
  run (fixture, "match show event --json");
  expect_json (fixture);
  expect_out (fixture, "\"meet-again\": \"forced\"");
  clear_match (fixture);
}

static void
test_usage (Fixture *fixture, gconstpointer data)
{
  static const char *const WRONG[] = {
    "match",
    "match play",
    "match new event a b",
    "match new event --swiss --series a b",
    "match new event --swiss a",
    "match new event --swiss a a",
    "match new event --swiss a:10d b",
    "match new event --swiss --rules chess a b",
    "match new event --swiss --size 1 a b",
    "match new event --swiss --time fast a b",
    "match new event --swiss --scoring love a b",
    "match new event --swiss --rounds 65 a b",
    "match new event --series a b c",
    "match show",
    "match pair",
    "match result event 1",
    "match new event --swiss --ties sos,sos a b",
    "match new event --swiss --ties fame a b",
    "match new event --series --ties sos a b",
    "match new event --swiss --unplayed half a b",
    "match new event --swiss --mcmahon 5k a b",
    "match new event --swiss --mcmahon 5k:1d a b",
    "match new event --round-robin --mcmahon 1d:5k a b",
    "match new event --swiss --scoring difference --mcmahon 1d:5k a b",
    "match player event",
    "match player event a b",
    "match player event a --leave --back",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (WRONG); i++)
    {
      run (fixture, WRONG[i]);
      expect_status (fixture, 2);
      expect_err (fixture, "--help");
    }
  run (fixture, "match show event");
  expect_status (fixture, 1);
  run (fixture, "match --help");
  expect_status (fixture, 0);
  expect_out (fixture, "result");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli/match/swiss", test_swiss);
  add ("/cli/match/players", test_players);
  add ("/cli/match/rules", test_rules);
  add ("/cli/match/records", test_records);
  add ("/cli/match/exchanged", test_exchanged);
  add ("/cli/match/refused", test_refused);
  add ("/cli/match/changed", test_changed);
  add ("/cli/match/ties", test_ties);
  add ("/cli/match/mcmahon", test_mcmahon);
  add ("/cli/match/player", test_player);
  add ("/cli/match/repeat", test_repeat);
  add ("/cli/match/usage", test_usage);
  return run_tests ();
}
