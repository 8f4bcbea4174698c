/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-renju: what tengen-cli tells of positions and records of Renju
 */
#include "cli-program.h"

/* Black is to move; H10 is 三々. */
#define SKETCH "h8i9h9j8g10g8f10i7"
#define SKETCH_MOVES ";B[hh];W[ig];B[hg];W[jh];B[gf];W[gh];B[ff];W[ii]"
#define PLAIN "(;GM[4]FF[4]SZ[15]RU[Renju]"

static const char sketch[] = "Renju 15x15\n"
                             "Move 9, Black to play\n"
                             "Opening: I6 Ungetsu (雲月)\n"
                             "\n"
                             "    A B C D E F G H I J K L M N O\n"
                             " 15 . . . . . . . . . . . . . . .\n"
                             " 14 . . . . . . . . . . . . . . .\n"
                             " 13 . . . . . . . . . . . . . . .\n"
                             " 12 . . . . . . . . . . . . . . .\n"
                             " 11 . . . . . . . . . . . . . . .\n"
                             " 10 . . . . . X X * . . . . . . .\n"
                             "  9 . . . . . . . X O . . . . . .\n"
                             "  8 . . . . . . O X . O . . . . .\n"
                             "  7 . . . . . . . . O . . . . . .\n"
                             "  6 . . . . . . . . . . . . . . .\n"
                             "  5 . . . . . . . . . . . . . . .\n"
                             "  4 . . . . . . . . . . . . . . .\n"
                             "  3 . . . . . . . . . . . . . . .\n"
                             "  2 . . . . . . . . . . . . . . .\n"
                             "  1 . . . . . . . . . . . . . . .\n"
                             "\n"
                             "* H10 is forbidden (double-three)\n"
                             "    Two threes arise at once.\n"
                             "    three F10, G10, H10 (across)\n"
                             "    three H8, H9, H10 (down)\n"
                             "Black\n"
                             "    no fours and no threes\n"
                             "White\n"
                             "    no fours and no threes\n";

/* The same position as a text in several spellings, and as a file. */
static void
test_position (Fixture *fixture, gconstpointer data)
{
  run (fixture, "renju " SKETCH);
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->err, ==, "");
  g_assert_cmpstr (fixture->out, ==, sketch);
  run (fixture, "renju \"H8 I9, H9 J8 G10 G8 F10 I7\"");
  g_assert_cmpstr (fixture->out, ==, sketch);
  run (fixture, "renju h8 i9 h9 j8 g10 g8 f10 i7");
  g_assert_cmpstr (fixture->out, ==, sketch);
  run (fixture, "renju " SKETCH "a1a15 --move 8");
  g_assert_cmpstr (fixture->out, ==, sketch);
  write_file (fixture, "a.sgf", PLAIN SKETCH_MOVES ")");
  run (fixture, "renju a.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, sketch);
  run (fixture, "renju - < a.sgf");
  g_assert_cmpstr (fixture->out, ==, sketch);
  write_file (fixture, "b.sgf", "(;GM[1]SZ[9])" PLAIN SKETCH_MOVES ";B[aa])");
  run (fixture, "renju b.sgf --game 2 --move 8");
  g_assert_cmpstr (fixture->out, ==, sketch);
}

static void
test_japanese (Fixture *fixture, gconstpointer data)
{
  run_in (fixture, "ja", "renju " SKETCH);
  collect (fixture);
  expect_status (fixture, 0);
  expect_out (fixture, "連珠　15路盤\n9手目・黒の番\n");
  expect_out (fixture, "珠型：I6 雲月（うんげつ）\n");
  expect_out (fixture,
              "* H10 は三々の禁手\n"
              "    三が同時に二つできます。\n"
              "    三 F10・G10・H10（横）\n"
              "    三 H8・H9・H10（縦）\n");
  run_in (fixture, "ja", "renju h8p3");
  collect (fixture);
  expect_err (fixture, "2個目の石「p3」：a から o までの列が必要です\n");
}

/* Fives, fours and threes of both sides. */
static void
test_shapes (Fixture *fixture, gconstpointer data)
{
  run (fixture, "renju h8a1g8a3f8a4e8c5");
  expect_out (fixture,
              "No point is forbidden for Black.\n"
              "Black\n"
              "    makes five at D8 I8\n"
              "    straight four E8, F8, G8, H8 (across)\n"
              "White\n"
              "    no fours and no threes\n");
  run (fixture, "renju h8c5a15d5o15e5");
  expect_out (fixture, "Move 7, Black to play\n\n");
  expect_out (fixture, "White\n    three C5, D5, E5 (across)\n");
}

/* What is over says how, and shows the shapes that ended it. */
static void
test_over (Fixture *fixture, gconstpointer data)
{
  run (fixture, "renju " SKETCH "h10");
  expect_out (fixture, "\nWhite wins (forbidden move: double-three)\n");
  expect_out (fixture,
              "* H10 is forbidden (double-three)\n"
              "    Two threes arise at once.\n");
  g_assert_null (strstr (fixture->out, "No point is forbidden"));
  run (fixture, "renju h8a1g8a3f8a4e8c5d8");
  expect_out (fixture, "\nBlack wins (five in a row)\n");
  expect_out (fixture, "Black\n    five D8, E8, F8, G8, H8 (across)\n");
}

static void
test_json (Fixture *fixture, gconstpointer data)
{
  run (fixture, "renju --json " SKETCH);
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture,
              "{\"file\": null, \"width\": 15, \"height\": 15, "
              "\"rules\": \"none\", \"rules_assumed\": false, \"move\": 8, "
              "\"to_play\": \"black\", \"result\": null, \"opening\": "
              "{\"id\": \"I6\", \"name\": \"雲月\", \"reading\": "
              "\"うんげつ\", \"romaji\": \"Ungetsu\"}, "
              "\"offers\": [], \"forbidden\": [{\"point\": \"H10\", "
              "\"classes\": [\"double-three\"], "
              "\"parts\": [{\"shape\": \"three\", \"line\": \"across\", "
              "\"stones\": [\"F10\", \"G10\", \"H10\"], ");
  expect_out (fixture,
              "\"black\": {\"stones\": [\"F10\", \"G10\", \"H9\", \"H8\"], "
              "\"fives\": [], \"rows\": [], \"threats\": []}");
  write_file (
      fixture, "a.sgf", "(;GM[4]SZ[15]TNR[renju s26]" SKETCH_MOVES ";B[hf])");
  run (fixture, "renju --json a.sgf");
  expect_json (fixture);
  expect_out (fixture, "{\"file\": \"a.sgf\", ");
  expect_out (fixture, "\"rules\": \"s26\", ");
  expect_out (fixture, "\"to_play\": null, \"result\": \"W+F\", ");
  expect_out (fixture, "\"threats\": [{\"shape\": \"three\", ");
  /* a look-alike with the reason of the point that spoils it */
  run (fixture, "renju --json h8a1 --move 0");
  expect_json (fixture);
  expect_out (fixture, "\"move\": 0, \"to_play\": \"black\"");
  expect_out (fixture, "\"opening\": null");
}

/* Whether a side wins by nothing but fours; nothing where the game has ended. */
static void
test_chain (Fixture *fixture, gconstpointer data)
{
  run (fixture, "renju --vcf h8a1g8c1f8e1");
  expect_status (fixture, 0);
  expect_out (fixture,
              "    Black wins by fours in 2 moves, beginning at E8.\n"
              "    E8 * D8\n"
              "    other beginnings: I8 (2)\n");
  expect_out (fixture, "    White has no win by fours, however long.\n");
  run (fixture, "renju --vcf --json h8a1g8c1f8e1");
  expect_json (fixture);
  expect_out (fixture,
              "\"chain\": {\"result\": \"win\", \"length\": 2, "
              "\"line\": \"E8 * D8\", \"beginnings\": [");
  expect_out (fixture, "\"chain\": {\"result\": \"none\"}");
  run (fixture, "renju --vcf h8a1g8a3f8a4e8c5d8");
  g_assert_null (strstr (fixture->out, "fours, however"));
}

/* Which player must do what, and the fifth moves that were offered. */
static void
test_opening (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[4]SZ[15]TNR[renju rif];B[hh];W[ig];B[hg]TNC[stay W];W[jh]"
              "TNC[offer B gf][offer B lk];B[gf])");
  run (fixture, "renju a.sgf --move 0");
  expect_out (fixture,
              "Renju 15x15\nRIF rule (two fifth moves)\n"
              "Tentative Black: choose an opening pattern.\n\n");
  run (fixture, "renju a.sgf --move 4");
  expect_out (fixture,
              "White: choose the fifth move that stays.\n"
              "Opening: I6 Ungetsu (雲月)\n"
              "Fifth moves offered: G10, L5\n");
  run (fixture, "renju a.sgf");
  expect_out (fixture, "Move 6, White to play\n");
  expect_out (fixture, "Fifth moves offered: G10, L5\n");
  run (fixture, "renju --json a.sgf");
  expect_json (fixture);
  expect_out (fixture, "\"offers\": [\"G10\", \"L5\"], ");
}

/* Fifth moves as other programs write them. */
static void
test_foreign_fifths (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "5a.sgf",
              "(;GM[4]SZ[15];B[hh];W[ig];B[hg];W[jh]5A[gf][lk];B[gf];W[hf])");
  run (fixture, "renju 5a.sgf --move 4");
  expect_out (fixture, "Fifth moves offered: G10, L5\n");
  run (fixture, "renju 5a.sgf");
  expect_out (fixture, "Fifth moves offered: G10, L5\n");
  run (fixture, "renju --json 5a.sgf");
  expect_json (fixture);
  expect_out (fixture, "\"offers\": [\"G10\", \"L5\"], ");
  write_file (fixture,
              "fa.sgf",
              "(;GM[4]SZ[15]FA[gflk];B[hh];W[ig];B[hg];W[jh];B[gf];W[hf])");
  run (fixture, "renju fa.sgf --move 4");
  expect_out (fixture, "Fifth moves offered: G10, L5\n");
}

static void
test_passes (Fixture *fixture, gconstpointer data)
{
  run (fixture, "renju --json h8 -- i9");
  expect_out (fixture, "\"stones\": [\"I9\", \"H8\"]");
  expect_out (fixture, "\"move\": 3");
  run (fixture, "renju --json 1. h8 2. －－ 3. ｉ９");
  expect_out (fixture, "\"move\": 3");
}

/* What is wrong is told with its place, and nothing else is. */
static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *arguments;
    int status;
    const char *said;
  } rows[] = {
    { "h8p3", 2, "stone 2, “p3”: a column from a to o was expected\n" },
    { "h8h16",
      2,
      "stone 2, “h16”: a row from 1 to 15 must stand behind the column\n" },
    { "h8 h9 H8", 2, "stone 3, “H8”: stone 1 lies there\n" },
    { "1. h8 3. h9", 2, "stone 2 has the number 3\n" },
    { "h8-h9", 2, "stone 2, “-”: a column from a to o was expected\n" },
    { "\"\"", 2, "the position has no stone\n" },
    { "\" , \"", 2, "the position has no stone\n" },
    { "", 2, "a position or a file must be named\n" },
    { "h8h9 --move 3", 2, "--move: the position has 2 stones\n" },
    { "h8 --move 2", 2, "--move: the position has 1 stone\n" },
    { "h8 --move -2", 2, "--move: there are no moves below 0\n" },
    { "h8 --move=-1", 2, "--move: there are no moves below 0\n" },
    { "h8 --game=2", 2, "--game: no file was named\n" },
    { "h8 --game=0", 2, "--game: no file was named\n" },
    { "a.sgf --move 3", 2, "--move: the main line has 2 moves\n" },
    { "a.sgf --game 2", 2, "--game: the file holds 1 game\n" },
    { "a.sgf a.sgf", 2, "one file must be named\n" },
    { "none.sgf", 1, "none.sgf: There is no such file or folder.\n" },
    { ".", 1, ".: This is a folder, not a file.\n" },
    { "go.sgf", 1, "go.sgf: This is no game of Renju.\n" },
    { "gomoku.sgf", 1, "gomoku.sgf: This is no game of Renju.\n" },
    { "large.sgf", 1, "large.sgf: This is no game of Renju.\n" },
    { "empty.sgf", 1, "empty.sgf:1:1: There is no game record" },
  };

  write_file (fixture, "a.sgf", PLAIN ";B[hh];W[ig])");
  write_file (fixture, "go.sgf", "(;GM[1]SZ[9];B[ee])");
  write_file (fixture, "gomoku.sgf", "(;GM[4]SZ[15]RU[Gomoku];B[hh])");
  write_file (fixture, "large.sgf", "(;GM[4]SZ[19];B[hh])");
  write_file (fixture, "empty.sgf", "h8h9");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *arguments =
          g_strconcat ("renju ", rows[i].arguments, NULL);

      g_test_message ("%s", arguments);
      run (fixture, arguments);
      expect_status (fixture, rows[i].status);
      expect_err (fixture, rows[i].said);
      g_assert_cmpstr (fixture->out, ==, "");
    }
}

/* A text that is a position is one, though a file has that name. */
static void
test_name (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "h8", PLAIN ";B[aa])");
  run (fixture, "renju h8");
  expect_out (fixture, "  8 . . . . . . . X");
  run (fixture, "renju ./h8");
  expect_out (fixture, " 15 X . .");
  write_file (fixture, "h8x", PLAIN ";B[aa])");
  run (fixture, "renju h8x");
  expect_out (fixture, " 15 X . .");
}

/* What the other commands say of records of Renju. */
static void
test_others (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[4]FF[4]SZ[15]RU[Renju, Swap after pattern]PB[花子]PW[太郎]"
              "RE[W+F]" SKETCH_MOVES ";B[hf])");
  run (fixture, "info a.sgf");
  expect_out (fixture,
              "Renju 15x15, Swap after pattern, Ungetsu, Black: 花子, "
              "White: 太郎, White wins (forbidden move or forfeit), ");
  run (fixture, "info --json a.sgf");
  expect_json (fixture);
  expect_out (fixture,
              "\"rules\": \"s26\", \"rules_assumed\": false, "
              "\"opening\": \"I6\", \"black\": ");
  run (fixture, "check a.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "");
  run (fixture, "score a.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "a.sgf: Renju is not counted: ");
  run (fixture, "convert a.sgf -");
  expect_status (fixture, 0);
  expect_out (fixture, "RU[Renju, Swap after pattern]");
  run (fixture, "render a.sgf -o a.svg");
  expect_status (fixture, 0);
  run (fixture, "legal --rules japan a.sgf");
  expect_status (fixture, 2);
  expect_err (fixture, "--rules: these are for games of Go\n");
}

static void
test_legal (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", PLAIN SKETCH_MOVES ")");
  run (fixture, "legal a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "    A B C D E F G H I J K L M N O\n");
  expect_out (fixture, " 10 . . . . . X X f . .");
  expect_out (fixture,
              "\n. legal 216\nf forbidden move 1\n"
              "H10  double-three: Two threes arise at once.\n");
  run (fixture, "legal --json a.sgf");
  expect_json (fixture);
  expect_out (fixture,
              "\"refused\": [{\"point\": \"H10\", \"reason\": \"forbidden\", "
              "\"evidence\": [\"F10\", \"G10\", \"H9\", \"H8\"]}]");
  write_file (fixture, "b.sgf", "(;GM[4]SZ[15]TNR[renju s26];B[hh])");
  run (fixture, "legal b.sgf");
  expect_out (fixture, "\n. legal 8\na outside of the area 216\n");
  run (fixture, "legal b.sgf --move 0");
  expect_out (fixture, "\n. legal 1\nc not the centre 224\n");
  g_assert_false (g_str_has_suffix (fixture->out, "(H8).\n"));
  /* where endings are declared every point may be played */
  write_file (fixture,
              "c.sgf",
              "(;GM[4]SZ[15]TNR[renju free declared]" SKETCH_MOVES ")");
  run (fixture, "legal c.sgf");
  expect_out (fixture, "\n. legal 217\n");
}

/* What is odd in a record of Renju. */
static void
test_check (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[4]FF[4]SZ[15]RU[Renju, Free]\n;B[aa]\n;W[aa]\n;B[])");
  run (fixture, "check a.sgf");
  expect_status (fixture, 1);
  expect_out (fixture, "a.sgf:2:1: Played as recorded");
  expect_out (fixture, "(The first stone goes on the centre (H8))");
  expect_out (fixture, "a.sgf:3:1: Played as recorded");
  expect_out (fixture, "a.sgf:4:1: Played as recorded");
  /* a game that goes on after a forbidden move */
  write_file (fixture, "b.sgf", PLAIN SKETCH_MOVES "\n;B[hf];W[aa])");
  run (fixture, "check b.sgf");
  expect_status (fixture, 1);
  expect_out (fixture,
              "b.sgf:2:1: Black’s forbidden move, by which White wins.\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli/renju/position", test_position);
  add ("/cli/renju/japanese", test_japanese);
  add ("/cli/renju/shapes", test_shapes);
  add ("/cli/renju/over", test_over);
  add ("/cli/renju/json", test_json);
  add ("/cli/renju/chain", test_chain);
  add ("/cli/renju/opening", test_opening);
  add ("/cli/renju/foreign-fifths", test_foreign_fifths);
  add ("/cli/renju/passes", test_passes);
  add ("/cli/renju/wrong", test_wrong);
  add ("/cli/renju/name", test_name);
  add ("/cli/renju/others", test_others);
  add ("/cli/renju/legal", test_legal);
  add ("/cli/renju/check", test_check);
  return g_test_run ();
}
