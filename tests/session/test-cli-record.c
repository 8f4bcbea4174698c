/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-record: what tengen-cli tells of records and makes of them
 */
#include <unistd.h>

#include "cli-program.h"
#include "rounds.h"

#define KO_GAME                                                                \
  "(;GM[1]FF[4]SZ[5]RU[Japanese]KM[0];B[bc];W[cc];B[ad];W[dd];B[be];W[ce];"    \
  "B[cd];W[bd])"

/* 花子 in Shift_JIS, with the second byte of 表 being a backslash. */
#define SJIS_GAME "(;GM[1]FF[4]SZ[9]CA[Shift_JIS]PB[\x89\xd4\x8eq]EV[\x95\x5c])"

static void
test_info (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[1]SZ[9]RU[Japanese]KM[6.5]PB[花子]PW[太郎]RE[B+R]"
              ";B[ee](;W[cc];B[gg])(;W[gg];B[cc]))(;GM[4]SZ[15];B[hh]))");
  run (fixture, "info a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "a.sgf: game 1 of 2, 6 nodes, depth 4, 3 moves, ");
  expect_out (fixture,
              "Go 9x9, Japanese rules, komi 6.5 points, "
              "Black: 花子, White: 太郎, Black wins by resignation, "
              "1 warning\n");
  expect_out (fixture, "a.sgf: game 2 of 2, 2 nodes, depth 2, 1 move, ");
  expect_out (fixture,
              "Renju 15x15, Renju rules (assumed), Black: -, White: -, "
              "no result given");
  run (fixture, "info --warnings a.sgf");
  expect_err (fixture, "a.sgf:1:");
}

/* Two members that hold a game each. */
static const char PACKED[] =
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xd3\xb0\x76\xf7\x8d"
    "\x36\x8c\x0d\x8e\x8a\xb6\x8c\xb5\x76\x8a\x4e\x4d\x8d\xd5\x04"
    "\x00\x42\xd9\x28\x7d\x13\x00\x00\x00\x1f\x8b\x08\x00\x00\x00"
    "\x00\x00\x02\x03\xd3\xb0\x76\xf7\x8d\x36\x89\xd5\x04\x00\x94"
    "\x8f\x22\x25\x08\x00\x00\x00";
#define PACKED_LENGTH (sizeof PACKED - 1)

/* Packed records are read; cut ones, and ones with a wrong sum, are not. */
static void
test_packed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *damaged = g_memdup2 (PACKED, PACKED_LENGTH);

  write_bytes (fixture, "a.sgf.gz", PACKED, PACKED_LENGTH);
  run (fixture, "info a.sgf.gz");
  expect_status (fixture, 0);
  expect_out (fixture, "a.sgf.gz: game 2 of 2");
  run (fixture, "convert a.sgf.gz -");
  expect_out (fixture, "B[ee]");
  run (fixture, "render --format svg -o - a.sgf.gz");
  expect_status (fixture, 0);
  run (fixture, "convert a.sgf.gz b.sgf.gz");
  expect_status (fixture, 2);
  expect_err (fixture, "packed files (.gz) are only read");
  write_bytes (fixture, "a.sgf.gz", PACKED, PACKED_LENGTH - 3);
  run (fixture, "info a.sgf.gz");
  expect_status (fixture, 1);
  expect_err (fixture, "a.sgf.gz: This packed file (.gz) is cut off");
  damaged[PACKED_LENGTH - 6] ^= 1;
  write_bytes (fixture, "a.sgf.gz", damaged, PACKED_LENGTH);
  run (fixture, "info a.sgf.gz");
  expect_status (fixture, 1);
  expect_err (fixture, "a.sgf.gz: This packed file (.gz) is damaged");
}

#define GIB                                                                    \
  "\\HS\n\\[GAMEBLACKNAME=Kuro (3D)\\]\n\\HE\n\\GS\n2 1 0\n3 0 &4\n"           \
  "INI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 3 3\n"

/* Records of other programs are read as SGF is, and never written. */
static void
test_foreign (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.gib", GIB "\\GE\n");
  run (fixture, "info a.gib");
  expect_status (fixture, 0);
  expect_out (fixture, "2 moves");
  expect_out (fixture, "Black: Kuro");
  run (fixture, "info --json a.gib");
  expect_out (fixture, "\"form\": \"Tygem GIB\"");
  run (fixture, "check a.gib");
  expect_status (fixture, 0);
  run (fixture, "convert a.gib -");
  expect_out (fixture, ";B[pd]\n;W[dd])");
  run (fixture, "render --format svg -o - a.gib");
  expect_status (fixture, 0);
  run (fixture, "score a.gib");
  expect_status (fixture, 0);
  run (fixture, "convert a.gib a.gib");
  expect_status (fixture, 1);
  expect_err (fixture, "a.gib: Files of this form are only read");
}

/* Where the reading ended, and how far it came; a refusal names the form. */
static void
test_foreign_damaged (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.gib", GIB "STO 0 4 1 19 3\n\\GE\n");
  run (fixture, "check a.gib");
  expect_status (fixture, 1);
  expect_out (fixture,
              "a.gib:10:11: This move is off the board; 2 moves were read.\n");
  run (fixture, "convert a.gib b.sgf");
  expect_status (fixture, 0);
  expect_err (fixture, "a.gib:10:11: This move is off the board");
  write_file (fixture, "b.gib", GIB "STO 0 4 1 15 3\n\\GE\n");
  run (fixture, "check b.gib");
  expect_status (fixture, 1);
  write_file (fixture, "c.gib", "nothing");
  run (fixture, "info c.gib");
  expect_status (fixture, 1);
  expect_err (fixture, "c.gib:1:1: There is no game in this Tygem GIB file.");
}

/* What render writes as a diagram is read again; of a wrong one the line is
 * told. */
static void
test_diagram (Fixture *fixture, gconstpointer data)
{
  g_autofree char *diagram = NULL;

  write_file (fixture,
              "a.sgf",
              "(;GM[1]SZ[9]AB[cc]AW[gc];B[ee];W[ef];B[df]LB[aa:a]TR[cc])");
  run (fixture,
       "render --format ascii --numbers all --part A9:E4 -o a.txt a.sgf");
  expect_status (fixture, 0);
  run (fixture, "render --format ascii --numbers all --part A9:E4 -o - a.sgf");
  diagram = g_strdup (fixture->out);
  g_assert_nonnull (strstr (diagram, "$$B"));
  run (fixture, "render --format ascii --numbers all --part A9:E4 -o - a.txt");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, diagram);
  run (fixture, "convert a.txt -");
  expect_out (fixture, "B[ee]");
  expect_out (fixture, "SZ[9]");
  write_file (fixture, "a.txt", "$$B\n$$ . X\n$$ . ! \n");
  run (fixture, "info a.txt");
  expect_status (fixture, 1);
  expect_err (fixture, "a.txt:3:1: Line 3 of the diagram");
}

/* Games are turned, all of a file, and come back as they were. */
static void
test_convert_turned (Fixture *fixture, gconstpointer data)
{
  g_autofree char *turned = NULL;

  write_file (fixture,
              "a.sgf",
              "(;GM[1]SZ[9:5]PB[a];B[aa];W[bb]C[A1])(;GM[1]SZ[5];B[aa])");
  run (fixture, "convert --mirror a.sgf -");
  expect_status (fixture, 0);
  expect_out (fixture, "B[ia]");
  expect_out (fixture, "B[ea]");
  expect_out (fixture, "C[A1]");
  expect_err (fixture, "comments stay as they were written");
  run (fixture, "convert --rotate 90 --exchange-colours a.sgf b.sgf");
  run (fixture, "convert b.sgf -");
  expect_out (fixture, "SZ[5:9]");
  expect_out (fixture, "PW[a]");
  expect_out (fixture, "W[ea]");
  run (fixture, "convert --rotate 270 --exchange-colours b.sgf -");
  turned = g_strdup (fixture->out);
  run (fixture, "convert a.sgf -");
  g_assert_cmpstr (turned, ==, fixture->out);
  run (fixture, "convert --rotate 45 a.sgf -");
  expect_status (fixture, 2);
}

/* What cannot be read does not hide the rest. */
static void
test_info_files (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", KO_GAME);
  run (fixture, "info none.sgf a.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "none.sgf: ");
  expect_out (fixture, "a.sgf: game 1 of 1, 9 nodes");
  run (fixture, "info - < a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "-: game 1 of 1");
}

static void
test_info_json (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "x(;SZ[9]PB[a\"b\\\\c\t\x01"
              "d]RE[?])(;GM[4])");
  run (fixture, "info --json a.sgf none.sgf");
  expect_status (fixture, 1);
  expect_json (fixture);
  expect_out (fixture, "\"games\": [{\"nodes\": 1, \"depth\": 1");
  expect_out (fixture, "\"gm\": 4");
  expect_out (fixture, "\"warnings\": [{\"line\": 1, \"column\": ");
  run (fixture, "info --json none.sgf");
  g_assert_cmpstr (fixture->out, ==, "[]\n");
}

/* An answer for many games is whole, and is never held whole: it would be 30
 * times as long as the file. */
static void
test_info_many (Fixture *fixture, gconstpointer data)
{
  glong lines;

  write_many (fixture, "a.sgf", "", "(;)", rounds_make (400000));
  run (fixture, "info a.sgf");
  lines = get_most_memory ();
  run (fixture, "info --json a.sgf");
  expect_json (fixture);
  g_test_message ("%ld KiB, %ld", lines, get_most_memory ());
  /* memory of sanitizers is another */
  if (g_getenv ("ASAN_OPTIONS") == NULL)
    g_assert_cmpint (get_most_memory (), <, lines + 4096);
}

/* Whatever a file was, what is written is UTF-8 with everything in it. */
static void
test_convert (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", SJIS_GAME);
  run (fixture, "convert a.sgf b.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "");
  g_assert_cmpstr (fixture->err, ==, "");
  run (fixture, "convert b.sgf -");
  expect_out (fixture, "CA[UTF-8]");
  expect_out (fixture, "PB[花子]");
  expect_out (fixture, "EV[表]");
  run (fixture, "convert a.sgf nowhere/b.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "nowhere/b.sgf: ");
  run (fixture, "convert none.sgf b.sgf");
  expect_status (fixture, 1);
  run (fixture, "info b.sgf");
  expect_out (fixture, "Black: 花子");
}

/* Five warnings are told, and how many more there are. */
static void
test_convert_warnings (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", "(;SZ[9]CoA[1]CoB[1]CoD[1]CoE[1]CoF[1]CoG[1])");
  run (fixture, "convert a.sgf b.sgf");
  expect_err (fixture, "a.sgf:1:32: CF: ");
  expect_err (fixture, "a.sgf: 1 more warning\n");
}

/* The mode, a link and another name of the file it writes over. */
static void
test_convert_keeps (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "b.sgf", NULL);
  g_autofree char *link_path =
      g_build_filename (fixture->folder, "link.sgf", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "c.sgf", NULL);
  g_autofree char *text = NULL;
  GStatBuf info;

  write_file (fixture, "a.sgf", KO_GAME);
  write_file (fixture, "b.sgf", "(;GM[1])");
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_cmpint (symlink ("b.sgf", link_path), ==, 0);
  run (fixture, "convert a.sgf link.sgf");
  expect_status (fixture, 0);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0600);
  g_assert_cmpint (link (path, other), ==, 0);
  write_file (fixture, "a.sgf", "(;GM[1]SZ[9]C[now])");
  run (fixture, "convert a.sgf b.sgf");
  expect_status (fixture, 0);
  g_assert_true (g_file_get_contents (other, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "C[now]"));
  /* what was private stays so under another name */
  run (fixture, "convert b.sgf d.sgf");
  expect_status (fixture, 0);
  g_free (other);
  other = g_build_filename (fixture->folder, "d.sgf", NULL);
  g_assert_cmpint (g_stat (other, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0600);
}

/* A charset that was named by hand goes before what the file says. */
static void
test_convert_charset (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", "(;SZ[9]PB[\xb2\xd6\xbb\xd2])");
  run (fixture, "convert --from-charset EUC_JP a.sgf -");
  expect_status (fixture, 0);
  expect_out (fixture, "PB[花子]");
  run (fixture, "convert --from-charset GBK a.sgf -");
  expect_out (fixture, "PB[仓灰]");
  run (fixture, "convert --from-charset 'no]such' a.sgf -");
  expect_status (fixture, 2);
  run (fixture, "convert --from-charset UTF-8 a.sgf b.sgf");
  expect_status (fixture, 1);
  run (fixture, "info b.sgf");
  expect_err (fixture, "b.sgf: ");
  run (fixture, "convert a.sgf");
  expect_status (fixture, 2);
}

static void
test_check (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", KO_GAME);
  run (fixture, "check a.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "");
  write_file (fixture, "b.sgf", "(;GM[1]FF[4]SZ[9]KM[750]\n;B[zz])");
  run (fixture, "check a.sgf b.sgf");
  expect_status (fixture, 1);
  expect_out (fixture, "b.sgf:1:21: KM: ");
  expect_out (fixture, "b.sgf:2:4: B: ");
  run (fixture, "check none.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "none.sgf: ");
  run (fixture, "check");
  expect_status (fixture, 2);
}

/* Moves that the rules forbid are kept, and told. */
static void
test_check_moves (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[1]FF[4]SZ[5]RU[Japanese]KM[0];B[bc];W[cc];B[ad];W[dd];"
              "B[be];W[ce];B[cd];W[bd]\n;B[cd])");
  run (fixture, "check a.sgf");
  expect_status (fixture, 1);
  expect_out (fixture, "a.sgf:2:1: Played as recorded");
  expect_out (fixture, "(Ko)");
  run_in (fixture, "ja", "check a.sgf");
  collect (fixture);
  expect_out (fixture, "a.sgf:2:1: 棋譜のとおりに打ちました");
}

/* A line is counted from the one before, not from the head of the file. */
static void
test_check_games (Fixture *fixture, gconstpointer data)
{
  write_many (fixture, "a.sgf", "", "(;SZ[9];B[aa];W[aa])\n", 19200);
  run_quickly (fixture, "check a.sgf");
  expect_status (fixture, 1);
  expect_out (fixture, "a.sgf:1:14: Played as recorded");
  expect_out (fixture, "a.sgf:19200:14: Played as recorded");
}

static double
take_seconds (Fixture *fixture, const char *line)
{
  double start = get_seconds ();

  run (fixture, line);
  return get_seconds () - start;
}

/* A picture of the end plays the line no more often than looking for what is
 * odd in it. Other programs slow both down, so the shortest times count. */
static void
test_render_once (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "render -f ascii -o b.txt a.sgf",
    "render --from 2 -n from -f ascii -o b.txt a.sgf",
  };

  write_many (fixture,
              "a.sgf",
              "(;SZ[52]",
              ";B[aa];AB[aa:ZZ];AW[aa:ZZ]",
              rounds_make (20000));
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      double check = G_MAXDOUBLE;
      double render = G_MAXDOUBLE;

      for (int round = 0; round < 5; round++)
        {
          check = MIN (check, take_seconds (fixture, "check a.sgf"));
          render = MIN (render, take_seconds (fixture, lines[i]));
          expect_status (fixture, 0);
          g_test_message ("%g, %g", render, check);
          if (render < 1.5 * check)
            break;
        }
      g_assert_cmpfloat (render, <, 1.5 * check);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli/info/games", test_info);
  add ("/cli/info/files", test_info_files);
  add ("/cli/info/json", test_info_json);
  add ("/cli/info/many", test_info_many);
  add ("/cli/packed", test_packed);
  add ("/cli/foreign/whole", test_foreign);
  add ("/cli/foreign/damaged", test_foreign_damaged);
  add ("/cli/diagram", test_diagram);
  add ("/cli/convert/turned", test_convert_turned);
  add ("/cli/convert/clean", test_convert);
  add ("/cli/convert/warnings", test_convert_warnings);
  add ("/cli/convert/keeps", test_convert_keeps);
  add ("/cli/convert/charset", test_convert_charset);
  add ("/cli/check/oddities", test_check);
  add ("/cli/check/moves", test_check_moves);
  add ("/cli/check/games", test_check_games);
  add ("/cli/render/once", test_render_once);
  return run_tests ();
}
