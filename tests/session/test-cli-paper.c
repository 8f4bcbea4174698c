/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-paper: games, counts and tables on paper by `tengen-cli paper`
 */
#include "cli-program.h"

#define GAME                                                                   \
  "(;GM[1]SZ[5]TNR[japan]KM[6.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];"   \
  "W[dd];B[ce];W[de];B[];W[];TNC[agree B][agree W][finish]RE[B+3.5])"

/* How the file begins that was written. */
static void
expect_file (const Fixture *fixture, const char *name, const char *start)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, strlen (start));
  g_assert_cmpint (memcmp (bytes, start, strlen (start)), ==, 0);
}

static void
test_kifu (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", GAME "(;GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))");
  run (fixture, "paper kifu a.sgf --variations --moves 50 -n 2 -o a.pdf");
  expect_status (fixture, 0);
  expect_file (fixture, "a.pdf", "%PDF-");
  run (fixture, "paper kifu a.sgf --page 2 -o a.svg");
  expect_status (fixture, 0);
  expect_file (fixture, "a.svg", "<?xml");
  run (fixture, "paper kifu a.sgf --game 2 --dpi 30 -l ja -o a.png");
  expect_status (fixture, 0);
  expect_file (fixture, "a.png", "\x89PNG");
}

static void
test_account (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", GAME "(;GM[1]SZ[9];B[aa])");
  run (fixture, "paper account a.sgf --coordinates --dpi 30 -o a.png");
  expect_status (fixture, 0);
  expect_file (fixture, "a.png", "\x89PNG");
  run (fixture, "paper account a.sgf --game 2 -o b.png");
  expect_status (fixture, 1);
  expect_err (fixture, "has not been counted");
}

static void
test_table (Fixture *fixture, gconstpointer data)
{
  g_autofree char *table =
      g_build_filename (fixture->folder, "m", "table.tengen", NULL);
  g_autofree char *lock =
      g_build_filename (fixture->folder, "m", ".lock", NULL);

  write_file (fixture, "names", "花子\n太郎\n次郎\n");
  run (fixture, "match new m --round-robin -p names");
  run (fixture, "match pair m");
  run (fixture, "paper table m -o t.pdf");
  expect_status (fixture, 0);
  expect_file (fixture, "t.pdf", "%PDF-");
  run (fixture, "paper pairings m -o t.pdf");
  expect_status (fixture, 0);
  expect_file (fixture, "t.pdf", "%PDF-");
  run (fixture, "paper pairings m --page 2 -o t.png");
  expect_status (fixture, 2);
  run (fixture, "paper slips m -o t.png");
  expect_status (fixture, 0);
  run (fixture, "paper slips -o t.pdf");
  expect_status (fixture, 2);
  run (fixture, "paper table a.sgf -o t.pdf");
  expect_status (fixture, 1);
  g_remove (table);
  g_remove (lock);
}

static void
test_faults (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", GAME);
  run (fixture, "paper kifu a.sgf --game 2 -o a.pdf");
  expect_status (fixture, 2);
  expect_err (fixture, "--game");
  run (fixture, "paper kifu a.sgf --moves -1 -o a.pdf");
  expect_status (fixture, 2);
  run (fixture, "paper kifu -o a.pdf");
  expect_status (fixture, 2);
  run (fixture, "paper kifu a.sgf --page 9 -o a.svg");
  expect_status (fixture, 2);
  run (fixture, "paper kifu none.sgf -o a.pdf");
  expect_status (fixture, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-paper/kifu", test_kifu);
  add ("/cli-paper/account", test_account);
  add ("/cli-paper/table", test_table);
  add ("/cli-paper/faults", test_faults);
  return run_tests ();
}
