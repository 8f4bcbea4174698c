/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli: the program tengen-cli as a script calls it
 *
 * What: counting, legality, pictures, usage; what it says of records is in
 *       test-cli-record.
 */
#include "cli-program.h"
#include "rounds.h"

#include <unistd.h>

/* The end of a 9x9 game: Black 7, White 28 points and 9 dead black stones. */
#define ROOM_GAME                                                              \
  "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[0]PB[花子]PW[太郎]RE[W+30]"             \
  "AB[ac][bc][cc][cd][dd][bf][cf][ch][dh][gc][hc][ic][fd][gd][ee][fe][he]"     \
  "[ie][ff][gf][gg][gh][hh][ih]"                                               \
  "AW[ea][ga][bb][cb][db][gb][hb][ib][dc][ec][fc][bd][ed][ae][ce][de][df]"     \
  "[ag][bg][cg][dg][eg][eh][fh][ei][fi][gi][hi][ii])"

/* White may not retake at once; Black's stone at C2 was played at move 7. */
#define KO_GAME                                                                \
  "(;GM[1]SZ[5]RU[Japanese]KM[0];B[bc];W[cc];B[ad];W[dd];B[be];W[ce];B[cd];"   \
  "W[bd])"

static void
test_help (Fixture *fixture, gconstpointer data)
{
  run (fixture, "--version");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "tengen-cli "));
  run (fixture, "--help");
  expect_status (fixture, 0);
  expect_out (fixture, "score");
  run (fixture, "score --help");
  expect_status (fixture, 0);
  expect_out (fixture, "--steps");
  run (fixture, "legal --help");
  expect_out (fixture, "--move");
  run (fixture, "render --help");
  expect_out (fixture, "--output");
  run (fixture, "info --help");
  expect_status (fixture, 0);
  expect_out (fixture, "--json");
}

static void
test_usage (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "",
    "nothing",
    "score",
    "score a.sgf a.sgf",
    "score --unknown a.sgf",
    "score --rules nowhere a.sgf",
    "score --game 2 a.sgf",
    "score --game 0 a.sgf",
    "score --dead Z9 a.sgf",
    "score --dead pass a.sgf",
    "score --dead A9 a.sgf",
    "score --seki J1,A1 a.sgf",
    "legal --move 7 a.sgf",
    "legal --move -2 a.sgf",
    "legal --move x a.sgf",
    "render a.sgf",
    "render --size 0 -o b.png a.sgf",
    "render --size 100000 -o b.png a.sgf",
    "render --format bmp -o b.bmp a.sgf",
    "render -o b.foo a.sgf",
    "render -o b.png.sgf a.sgf",
    "lesson render -o b.gif right.xml",
    "paper kifu -o b.tex a.sgf",
    "render --size 1201 -o b.gif a.sgf",
    "render --part A1:K10 -o b.png a.sgf",
    "render --part A1 -o b.png a.sgf",
    "render --part A1:pass -o b.png a.sgf",
    "render --delay 1 -o b.gif a.sgf",
    "render --from 3 --to 2 -o b.gif a.sgf",
    "render --theme none -o b.png a.sgf",
    "render --numbers some -o b.png a.sgf",
    "info",
  };
  guint i;

  write_file (fixture, "a.sgf", ROOM_GAME);
  for (i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run (fixture, lines[i]);
      expect_status (fixture, 2);
      g_assert_cmpstr (fixture->out, ==, "");
      expect_err (fixture, "tengen-cli: ");
      expect_err (fixture, "--help");
    }
}

static void
test_bad_input (Fixture *fixture, gconstpointer data)
{
  static const char *const commands[] = {
    "score", "legal", "info", "render -o b.png"
  };
  guint i;

  write_file (fixture, "empty.sgf", "no game at all\n");
  write_file (fixture, "renju.sgf", "(;GM[4]SZ[15];B[hh])");
  for (i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *missing = g_strconcat (commands[i], " none.sgf", NULL);
      g_autofree char *folder = g_strconcat (commands[i], " .", NULL);
      g_autofree char *empty = g_strconcat (commands[i], " empty.sgf", NULL);

      run (fixture, missing);
      expect_status (fixture, 1);
      expect_err (fixture, "none.sgf: There is no such file");
      run (fixture, folder);
      expect_status (fixture, 1);
      expect_err (fixture, ".: ");
      run (fixture, empty);
      expect_status (fixture, 1);
      expect_err (fixture, "empty.sgf:1:1: There is no game record");
    }
  run (fixture, "score renju.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "renju.sgf: ");
}

static void
test_score (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", ROOM_GAME);
  run (fixture, "score --dead A7,c6,B4,C2 a.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->err, ==, "");
  expect_out (fixture, "Go 9x9\nJapanese rules, no komi\n");
  expect_out (fixture, "The record does not end with two passes");
  expect_out (fixture,
              "Result in the record: White wins by 30 points\n"
              "Dead stones as given: A7 B7 C7 C6 D6 B4 C4 C2 D2\n"
              "Black 7 points, White 37 points\n"
              "White wins by 30 points\n");
}

static void
test_score_steps (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", ROOM_GAME);
  run (fixture, "score --steps --dead A7,C6,B4,C2 a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Territory                7     28\n");
  expect_out (fixture, "Dead stones              0      9\n");
  expect_out (fixture, "Total                    7     37\n");
  expect_out (fixture, "White wins by 30 points\n");
}

static void
test_score_japanese (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", ROOM_GAME);
  run_in (fixture, "ja", "score --steps --dead A7,C6,B4,C2 a.sgf");
  collect (fixture);
  expect_out (fixture, "囲碁　9路盤\n日本ルール・コミなし\n");
  expect_out (fixture, "合計                 7  37\n白の30目勝ち\n");
}

/* Rules chosen go before those of the file, in everything. */
static void
test_score_rules (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", ROOM_GAME);
  run (fixture, "score --rules pure --steps a.sgf");
  expect_out (fixture, "Pure Go 9x9\nThe record does not end");
  expect_out (fixture, "\nThese rules take no dead stones off");
  expect_out (fixture, "White wins by 5 stones\n");
  run (fixture, "score --rules china --dead A7,C6,B4,C2 a.sgf");
  expect_out (fixture, "Chinese rules");
  expect_out (fixture, "White wins by 35 points\n");
}

static void
test_score_assumed (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", "(;GM[1]SZ[5]KM[0.5];B[cc];W[];B[])");
  run (fixture, "score a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Japanese rules (assumed), komi 0.5 points\n");
  expect_out (fixture, "--rules");
  expect_out (fixture, "Dead stones as the program proposes them: none\n");
  expect_out (fixture, "Black wins by 23.5 points\n");
}

/* The count in the record goes before a proposal. */
static void
test_score_agreed (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;GM[1]SZ[5]RU[Japanese]KM[0];B[cc];W[aa];B[];W[]"
              "TNC[dead aa][agree B][agree W][finish];C[end])");
  run (fixture, "score a.sgf");
  expect_out (fixture, "Dead stones as agreed in the record: A5\n");
  expect_out (fixture, "Black wins by 25 points\n");
  write_file (fixture,
              "a.sgf",
              "(;GM[1]SZ[5]RU[Japanese]KM[0];B[cc];W[aa];B[];W[]TNC[dead aa])");
  run (fixture, "score a.sgf");
  expect_out (fixture, "not agreed: A5\n");
  run (fixture, "score --dead A5,C3 a.sgf");
  expect_out (fixture, "Dead stones as given: A5 C3\n");
}

static void
test_score_json (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a\"\\.sgf", ROOM_GAME);
  run (fixture, "score --json --dead A7,C6,B4,C2 a*.sgf");
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture, "{\"file\": \"a\\\"\\\\.sgf\", \"width\": 9");
  expect_out (fixture, "\"marks\": \"given\", \"dead\": [\"A7\", \"B7\"");
  expect_out (fixture, "{\"line\": \"total\", \"black\": 7, \"white\": 37}]");
  expect_out (fixture, "\"result\": \"W+30\"}\n");
}

static void
test_legal (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", KO_GAME);
  run (fixture, "legal a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture,
              "Move 9, Black to play\n\n"
              "    A B C D E\n"
              "  5 . . . . .\n"
              "  4 . . . . .\n"
              "  3 . X O . .\n"
              "  2 X O k O .\n"
              "  1 . X O . .\n");
  expect_out (fixture, "k ko 1\n");
  expect_out (fixture, "C2   Ko. Retaking brings the position after move 7");
  run (fixture, "legal --move 0 a.sgf");
  expect_out (fixture, "Move 1, Black to play\n");
  expect_out (fixture, ". legal 25\n");
}

/* 純碁 forbids the retake as well; the files' rules do not matter then. */
static void
test_legal_json (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", KO_GAME);
  run (fixture, "legal --json --rules pure a.sgf");
  expect_status (fixture, 0);
  expect_json (fixture);
  expect_out (fixture, "\"rules\": \"pure\"");
  expect_out (fixture, "\"to_play\": \"black\"");
  expect_out (fixture,
              "{\"point\": \"C2\", \"reason\": \"ko\", \"repeats_move\": 7, "
              "\"evidence\": [\"B2\"]}");
}

static gboolean
starts (Fixture *fixture, const char *name, const char *start)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *bytes = NULL;

  return g_file_get_contents (path, &bytes, NULL, NULL) &&
         g_str_has_prefix (bytes, start);
}

static void
test_render (Fixture *fixture, gconstpointer data)
{
  g_autofree char *device = g_build_filename (fixture->folder, "device", NULL);

  write_file (fixture, "a.sgf", KO_GAME);
  run (fixture, "render --size 200 -o b.png a.sgf");
  expect_status (fixture, 0);
  g_assert_true (starts (fixture, "b.png", "\211PNG"));
  run (fixture, "render --size 200 --move 3 -o b.svg a.sgf");
  expect_status (fixture, 0);
  g_assert_true (starts (fixture, "b.svg", "<?xml"));
  run (fixture, "render --size 200 --numbers all -o b.pdf a.sgf");
  expect_status (fixture, 0);
  g_assert_true (starts (fixture, "b.pdf", "%PDF"));
  run (fixture, "render --size 200 --format pdf -o b.png a.sgf");
  g_assert_true (starts (fixture, "b.png", "%PDF"));
  run (fixture, "render --size 200 -o b a.sgf");
  expect_status (fixture, 0);
  g_assert_true (starts (fixture, "b", "\211PNG"));
  g_assert_cmpint (symlink ("/dev/null", device), ==, 0);
  run (fixture, "render --size 200 -o device a.sgf");
  expect_status (fixture, 0);
  g_assert_true (g_file_test (device, G_FILE_TEST_IS_SYMLINK));
  run (fixture, "render --size 200 -o b.foo a.sgf");
  expect_err (fixture, "“.foo”; there are .png, .svg, .pdf, .gif, .txt, .tex");
  g_assert_false (starts (fixture, "b.foo", ""));
  run (fixture, "render --size 200 -o - a.sgf");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "\211PNG"));
  g_assert_cmpuint (fixture->out_length, >, 1000);
}

/* Draws what the arguments say and gives how large the picture's file is. */
static gsize
render_size (Fixture *fixture, const char *arguments)
{
  g_autofree char *line =
      g_strdup_printf ("render --size 200 %s -o - m.sgf", arguments);

  run (fixture, line);
  expect_status (fixture, 0);
  return fixture->out_length;
}

/* Marks are drawn unless they are not wanted; each option changes a picture. */
static void
test_render_markup (Fixture *fixture, gconstpointer data)
{
  gsize plain, marked;

  write_file (fixture,
              "m.sgf",
              "(;SZ[9];B[ee];W[cc]LB[gg:A]TR[ee]AR[aa:ie](;B[gc])(;B[cg]))");
  marked = render_size (fixture, "--move 2");
  plain = render_size (fixture, "--move 2 --no-markup");
  g_assert_cmpuint (marked, !=, plain);
  g_assert_cmpuint (render_size (fixture, "--move 2 --variations"), !=, marked);
  g_assert_cmpuint (
      render_size (fixture, "--no-markup --numbers from --from 2"),
      !=,
      render_size (fixture, "--no-markup --numbers variation"));
  run (fixture, "render --from -1 -o b.png m.sgf");
  expect_status (fixture, 2);
}

/* A film of the moves, diagrams as text, a part of the board. */
static void
test_render_others (Fixture *fixture, gconstpointer data)
{
  gsize whole, part;

  write_file (fixture, "m.sgf", "(;SZ[5];B[bb];W[cb];B[bc];W[cc])");
  whole = render_size (fixture, "--format gif");
  g_assert_true (g_str_has_prefix (fixture->out, "GIF89a"));
  part = render_size (fixture, "--format gif --from 2 --to 3 --delay 200");
  g_assert_cmpuint (part, <, whole);
  g_assert_cmpuint (render_size (fixture, "--part A1:B2"),
                    !=,
                    render_size (fixture, "--part B2:A1 --no-coordinates"));
  run (fixture, "render --format ascii --numbers all --part A5:C3 -o - m.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out,
                   ==,
                   "$$Bc5\n$$  -------\n$$ | . . .\n$$ | . 1 2\n$$ | . 3 4\n");
  run (fixture, "render -o b.tex m.sgf");
  expect_status (fixture, 0);
  g_assert_true (starts (fixture, "b.tex", "% \\usepackage{psgo}"));
  write_file (fixture, "w.sgf", "(;SZ[9:5])");
  run (fixture, "render --format latex -o b.tex w.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "w.sgf: ");
}

/* As a file manager asks for a small picture: the longer side is as it says. */
static void
test_render_thumbnail (Fixture *fixture, gconstpointer data)
{
  static const guint8 wide[] = { 0, 0, 0, 128 };

  write_file (fixture, "w.sgf", "(;SZ[9:5];B[aa])");
  run (fixture, "render --format png --size 128 -o thumbnail w.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "");
  run (fixture, "render --format png --size 128 -o - w.sgf");
  g_assert_cmpmem (fixture->out + 16, 4, wide, 4);
  g_assert_cmpint ((guint8) fixture->out[23], <, 128);
  g_assert_true (starts (fixture, "thumbnail", "\211PNG"));
}

static void
test_render_refused (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", KO_GAME);
  run (fixture, "render --size 100 -o nowhere/b.png a.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "nowhere/b.png: ");
}

/* A file cannot make a terminal do something. */
static void
test_control (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;SZ[9]PB[\x1b[31mred]PW[a\xe2\x80\xae"
              "b\xc2\x85]RE[\x1b[0m])");
  run (fixture, "info a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Black: \xef\xbf\xbd[31mred, ");
  expect_out (fixture,
              "White: a\xef\xbf\xbd"
              "b\xef\xbf\xbd, ");
  run (fixture, "score a.sgf");
  expect_out (fixture, "Result in the record: \xef\xbf\xbd");
  run (fixture, "score --steps a.sgf");
  g_assert_null (strchr (fixture->out, '\x1b'));
}

/* Where the locale has no such characters, others like them are written. */
static void
test_ascii (Fixture *fixture, gconstpointer data)
{
  g_autofree char *kept = g_strdup (g_getenv ("LC_ALL"));

  write_file (fixture, "a.sgf", ROOM_GAME);
  g_setenv ("LC_ALL", "C", TRUE);
  run (fixture, "--help");
  expect_out (fixture, "\"tengen-cli COMMAND --help\"");
  expect_out (fixture, "[OPTION...]");
  run (fixture, "info a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "Black: ??, White: ??, ");
  run (fixture, "legal --move x a.sgf");
  expect_status (fixture, 2);
  g_assert_true (g_str_is_ascii (fixture->err));
  if (kept != NULL)
    g_setenv ("LC_ALL", kept, TRUE);
  else
    g_unsetenv ("LC_ALL");
}

/* Whatever a file holds: an answer or a complaint, never a crash. */
static void
test_noise (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "score --json n.sgf",
    "score --steps --rules china n.sgf",
    "legal n.sgf",
    "legal --json --rules china n.sgf",
    "info n.sgf",
    "info --json n.sgf",
    "score --rules all --json n.sgf",
    "score --steps --json --rules 4-1 n.sgf",
    "score --rules all n.sgf",
    "score --steps --rules 2-2alt n.sgf",
  };
  static const char *const pieces[] = { "(",
                                        ")",
                                        ";",
                                        "]",
                                        "[",
                                        "B",
                                        "W",
                                        "AB",
                                        "TNC[dead aa]",
                                        "TNA[resign B]",
                                        "SZ[52]",
                                        "SZ[1]",
                                        "SZ[3:40]",
                                        "[aa]",
                                        "[zz]",
                                        "[]",
                                        "HA[9]",
                                        "KM[-9999]",
                                        "TNC[resume]",
                                        "PL[W]",
                                        "\\",
                                        "\xff" };
  guint n = rounds_make (160), i, j;

  for (i = 0; i < n; i++)
    {
      g_autoptr (GString) text = g_string_new (KO_GAME);
      const char *line = lines[i % G_N_ELEMENTS (lines)];

      for (j = 0; j < 6; j++)
        g_string_insert (
            text,
            g_test_rand_int_range (0, (int) text->len),
            pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
      write_bytes (fixture, "n.sgf", text->str, (gssize) text->len);
      run (fixture, line);
      if (fixture->status < 0 || fixture->status > 2)
        g_test_message ("%s: %s", line, text->str);
      g_assert_cmpint (fixture->status, >=, 0);
      g_assert_cmpint (fixture->status, <=, 2);
      if (fixture->status == 0 && strstr (line, "--json") != NULL)
        expect_json (fixture);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli/help", test_help);
  add ("/cli/usage", test_usage);
  add ("/cli/bad-input", test_bad_input);
  add ("/cli/score/given", test_score);
  add ("/cli/score/steps", test_score_steps);
  add ("/cli/score/japanese", test_score_japanese);
  add ("/cli/score/rules", test_score_rules);
  add ("/cli/score/assumed", test_score_assumed);
  add ("/cli/score/agreed", test_score_agreed);
  add ("/cli/score/json", test_score_json);
  add ("/cli/legal/picture", test_legal);
  add ("/cli/legal/json", test_legal_json);
  add ("/cli/render/formats", test_render);
  add ("/cli/render/markup", test_render_markup);
  add ("/cli/render/others", test_render_others);
  add ("/cli/render/thumbnail", test_render_thumbnail);
  add ("/cli/render/refused", test_render_refused);
  add ("/cli/control", test_control);
  add ("/cli/ascii", test_ascii);
  add ("/cli/noise", test_noise);
  return run_tests ();
}
