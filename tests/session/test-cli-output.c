/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-output: where answers cannot be written
 *
 * What: each command and program with standard output on a full disk, closed or a pipe
 *       that nothing reads, with standard error closed, and writing into files
 *       that cannot be; numbers that mean nothing.
 */
#include "cli-program.h"

#include <sys/stat.h>

#define GAME "(;GM[1]SZ[9]RU[Japanese]KM[0]AB[aa]AW[bb]C[Black 1];B[cc])"
#define LESSON                                                                 \
  "<lesson xmlns='urn:tengen:lesson:1' id='right' version='1' xml:lang='en' "  \
  "game='go' size='5'>\n<title>Test</title>\n<chapter id='c'>"                 \
  "<title>C</title>\n<step id='a'><say>Say.</say></step></chapter></lesson>"
#define FULL "standard output: There is no room left on the disk."
#define CLOSED "standard output: It is closed."
#define UNREAD "standard output: The reading side was closed."
/* The only reader is the shell, which closes it. */
#define PIPE "3<>.pipe >.pipe 3<&-"

/* Each has something to say on standard output. */
static const char *const lines[] = {
  "--version",
  "--help",
  "help",
  "score a.sgf",
  "score --json a.sgf",
  "score --help",
  "rules",
  "rules pure",
  "rules --json",
  "rules renju",
  "rules renju rif --json",
  "legal a.sgf",
  "legal --json a.sgf",
  "render --format ascii -o - a.sgf",
  "render --format latex -o - a.sgf",
  "render --format png --size 64 -o - a.sgf",
  "renju h8h9i8",
  "renju --json h8h9i8",
  "info a.sgf",
  "info --json a.sgf",
  "convert a.sgf -",
  "check odd.sgf",
  "lesson --help",
  "lesson list",
  "lesson list --json",
  "lesson check right.xml",
  "lesson from-sgf a.sgf",
  "lesson to-sgf right.xml",
  "lesson render right.xml -o - --size 100",
  "match --help",
  "match show m",
  "match show m --json",
  "paper rules --help",
  "paper kifu a.sgf -o -",
};

/* Each writes a file, whose name follows. */
static const char *const writers[] = {
  "render --format png --size 64 a.sgf -o ",
  "render --format ascii a.sgf -o ",
  "render --format gif --size 64 a.sgf -o ",
  "convert a.sgf ",
  "lesson from-sgf a.sgf -o ",
  "lesson to-sgf right.xml -o ",
  "lesson render --size 100 --format png right.xml -o ",
  "paper boards -o ",
};

static void
write_files (Fixture *fixture)
{
  write_file (fixture, "a.sgf", GAME);
  write_file (fixture, "odd.sgf", "(;GM[1]SZ[9];B[zz])");
  write_file (fixture, "right.xml", LESSON);
  run (fixture, "match new m --swiss A B C D");
  expect_status (fixture, 0);
}

static void
make_pipe (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->folder, ".pipe", NULL);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
clear_files (Fixture *fixture)
{
  g_autofree char *table =
      g_build_filename (fixture->folder, "m", "table.tengen", NULL);
  g_autofree char *lock =
      g_build_filename (fixture->folder, "m", ".lock", NULL);

  g_remove (table);
  g_remove (lock);
}

static void
check_lost (Fixture *fixture,
            const char *line,
            const char *streams,
            const char *said)
{
  run_to (fixture, "en", line, streams);
  collect (fixture);
  g_test_message ("tengen-cli %s %s", line, streams);
  expect_status (fixture, 1);
  expect_err (fixture, said);
}

/* A lost answer is reported, whatever ends the program. */
static void
test_lost (Fixture *fixture, gconstpointer data)
{
  write_files (fixture);
  make_pipe (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      check_lost (fixture, lines[i], ">/dev/full", FULL);
      check_lost (fixture, lines[i], ">&-", CLOSED);
      check_lost (fixture, lines[i], PIPE, UNREAD);
    }
  run_to (fixture, "ja", "rules", ">/dev/full");
  collect (fixture);
  expect_err (fixture, "標準出力: ディスクに空きがありません。");
  clear_files (fixture);
}

/* The window's program too, and the one that runs vectors. */
static void
test_programs (Fixture *fixture, gconstpointer data)
{
  fixture->program = "TENGEN";
  check_lost (fixture, "--help", ">/dev/full", "tengen: " FULL);
  check_lost (fixture, "--help", ">&-", "tengen: " CLOSED);
  check_lost (fixture, "--version", ">/dev/full", "tengen: " FULL);
  check_lost (fixture, "--version", ">&-", "tengen: " CLOSED);
  make_pipe (fixture);
  check_lost (fixture, "--version", PIPE, "tengen: " UNREAD);
  run_to (fixture, "en", "--version", ">.out 2>&-");
  expect_status (fixture, 0);
  write_file (fixture, "none.tsv", "# no row\n");
  fixture->program = "TENGEN_VECTORS";
  check_lost (fixture, "counting none.tsv", ">/dev/full", "vectors: " FULL);
  check_lost (fixture, "counting none.tsv", ">&-", "vectors: " CLOSED);
}

/* What is written into a file is no answer, and no file gets one's number. */
static void
test_file (Fixture *fixture, gconstpointer data)
{
  write_files (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (writers); i++)
    {
      g_autofree char *full = g_strconcat (writers[i], "/dev/full", NULL);
      g_autofree char *away = g_strconcat (writers[i], "none/x.png", NULL);
      g_autofree char *good = g_strconcat (writers[i], "x.png", NULL);

      check_lost (fixture, full, ">.out", "/dev/full: There is no room left");
      check_lost (fixture, away, ">.out", "none/x.png: There is no such file");
      run_to (fixture, "en", good, ">&- 2>&- <&-");
      expect_status (fixture, 0);
    }
  clear_files (fixture);
}

/* The lock of a match would be written into, had it the number of standard
 * output. */
static void
test_lock (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lock =
      g_build_filename (fixture->folder, "m", ".lock", NULL);
  g_autofree char *text = NULL;

  write_files (fixture);
  check_lost (fixture, "match pair m", ">&- <&-", CLOSED);
  g_assert_true (g_file_get_contents (lock, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "");
  run (fixture, "match show m");
  expect_out (fixture, "Round 1");
  clear_files (fixture);
}

/* Without standard error all is as before, but for what is told there. */
static void
test_silent (Fixture *fixture, gconstpointer data)
{
  write_files (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run_to (fixture, "en", lines[i], ">.out 2>&-");
      collect (fixture);
      expect_status (fixture, g_str_has_prefix (lines[i], "check") ? 1 : 0);
      g_assert_cmpint (fixture->out_length, >, 0);
    }
  run_to (fixture, "en", "nothing", ">.out 2>&-");
  expect_status (fixture, 2);
  run_to (fixture, "en", "info none.sgf", ">.out 2>&-");
  expect_status (fixture, 1);
  clear_files (fixture);
}

/* The sentence names the numbers that there are. */
static const struct
{
  const char *line;
  const char *said;
} numbers[] = {
  { "paper kifu b.sgf --moves 0 -o x.pdf", "--moves: from 1 to 9999" },
  { "paper kifu b.sgf --moves -7 -o x.pdf", "--moves: from 1 to 9999" },
  { "paper kifu b.sgf --per-page 0 -o x.pdf", "--per-page: 1, 2, 4, 6 or 9" },
  { "paper kifu b.sgf --per-page -1 -o x.pdf", "--per-page: 1, 2, 4, 6 or 9" },
  { "paper kifu b.sgf --page 0 -o x.png", "--page: there is 1 page" },
  { "paper kifu b.sgf --page 0 -o x.pdf", "--page: there is 1 page" },
  { "paper kifu b.sgf --page 9 -o x.pdf", "--page: there is 1 page" },
  { "paper kifu b.sgf --game 0 -o x.pdf", "--game: the file has 1 game" },
  { "paper account b.sgf --game 0 -o x.pdf", "--game: the file has 1 game" },
  { "paper kifu b.sgf --dpi 0 -o x.png", "--dpi: from 1 to 600" },
  { "paper boards --size 0 -o x.pdf", "--size: from 5 to 19" },
  { "paper rules --size 20 -o x.pdf", "--size: from 5 to 19" },
  { "paper certificate --stars -1 -o x.pdf", "--stars: from 0 to 3" },
  { "paper certificate --stars 4 -o x.pdf", "--stars: from 0 to 3" },
  { "render b.sgf --size 0 -o x.png", "--size: from 16 to 8192" },
  { "render b.sgf --delay -1 -o x.gif", "--delay: from 20 to 60000" },
  { "render b.sgf --delay 0 -o x.gif", "--delay: from 20 to 60000" },
  { "render b.sgf --from 0 -o x.gif", "--from: from 1 to 3" },
  { "render b.sgf --from -1 -o x.gif", "--from: from 1 to 3" },
  { "render b.sgf --from 4 -o x.gif", "--from: the main line has 3 moves" },
  { "render b.sgf --from 4 --numbers from -o x.png",
    "--from: the main line has 3 moves" },
  { "render b.sgf --from 3 --to 2 -o x.gif", "--from: from 1 to 2" },
  { "render b.sgf --from 3 --move 2 -o x.gif", "--from: from 1 to 2" },
  { "render b.sgf --to 0 -o x.gif", "--to: from 1 to 3" },
  { "render b.sgf --to 4 -o x.gif", "--to: the main line has 3 moves" },
  { "render empty.sgf --from 1 -o x.gif", "--from: the main line has 0 moves" },
  { "render b.sgf --move 4 -o x.png", "--move: the main line has 3 moves" },
  { "render b.sgf --game 0 -o x.png", "--game: the file holds 1 game" },
  { "lesson render pure-go-first --size 0 -o x.png",
    "--size: from 100 to 2400" },
  { "match new n --swiss A B C D --rounds 0", "--rounds: from 1 to 64" },
  { "match new n --series A B --rounds 0", "--rounds: from 1 to 64" },
  { "match new n --swiss A B C D --size 0", "--size: from 2 to 25" },
  { "match pair m --seed -5", "--seed: from 0 to 4294967295" },
  { "match pair m --seed 4294967296", "--seed: from 0 to 4294967295" },
};

/* Each takes a number, which follows. */
static const char *const takers[] = {
  "paper kifu b.sgf -o x.pdf --moves",
  "paper kifu b.sgf -o x.pdf --game",
  "paper kifu b.sgf -o x.pdf --per-page",
  "paper kifu b.sgf -o x.png --page",
  "paper kifu b.sgf -o x.png --dpi",
  "paper boards -o x.pdf --size",
  "paper certificate -o x.pdf --stars",
  "legal b.sgf --move",
  "score b.sgf --game",
  "renju b.sgf --move",
  "render b.sgf -o x.gif --from",
  "render b.sgf -o x.gif --to",
  "render b.sgf -o x.gif --delay",
  "render b.sgf -o x.png --size",
  "render b.sgf -o x.png --move",
  "render b.sgf -o x.png -g",
  "lesson render pure-go-first -o x.png --size",
  "match new n --swiss A B C D -n",
  "match new n --swiss A B C D --size",
  "match pair m --seed",
};

/* Numbers are decimal, whatever the C library makes of the rest. */
static void
test_decimal (Fixture *fixture, gconstpointer data)
{
  static const char *const odd[] = {
    "0x1", "+1", "\" 1\"", "\"1 \"", "1e0", "1.0", "--", "-", "\"\"", "１",
  };

  write_files (fixture);
  write_file (fixture, "b.sgf", "(;GM[1]SZ[9];B[cc];W[gg];B[cg])");
  for (gsize i = 0; i < G_N_ELEMENTS (takers); i++)
    for (gsize j = 0; j < (i == 0 ? G_N_ELEMENTS (odd) : 1); j++)
      {
        g_autofree char *line = g_strdup_printf ("%s %s", takers[i], odd[j]);

        run (fixture, line);
        g_test_message ("tengen-cli %s", line);
        expect_status (fixture, 2);
        expect_err (fixture, "is no whole number");
      }
  run (fixture, "legal b.sgf --move 010");
  expect_err (fixture, "--move: the main line has 3 moves");
  run (fixture, "legal b.sgf --move 003");
  expect_status (fixture, 0);
  run (fixture, "legal b.sgf --move 99999999999999999999");
  expect_err (fixture, "--move: the main line has 3 moves");
  run (fixture, "match pair m --seed -99999999999999999999");
  expect_err (fixture, "--seed: from 0 to 4294967295");
  clear_files (fixture);
}

static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  write_files (fixture);
  write_file (fixture, "b.sgf", "(;GM[1]SZ[9];B[cc];W[gg];B[cg])");
  write_file (fixture, "empty.sgf", "(;GM[1]SZ[9])");
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      run (fixture, numbers[i].line);
      g_test_message ("tengen-cli %s", numbers[i].line);
      expect_status (fixture, 2);
      expect_err (fixture, numbers[i].said);
      expect_err (fixture, "--help");
      g_assert_cmpstr (fixture->out, ==, "");
    }
  run (fixture, "paper kifu b.sgf --moves 1 --page 3 -o x.pdf");
  expect_status (fixture, 0);
  run (fixture, "render b.sgf --from 3 --to 3 -o x.gif");
  expect_status (fixture, 0);
  clear_files (fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-output/lost", test_lost);
  add ("/cli-output/programs", test_programs);
  add ("/cli-output/file", test_file);
  add ("/cli-output/lock", test_lock);
  add ("/cli-output/silent", test_silent);
  add ("/cli-output/numbers", test_numbers);
  add ("/cli-output/decimal", test_decimal);
  return run_tests ();
}
