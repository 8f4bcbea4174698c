/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-lesson-sgf: lessons of records and records of lessons
 */
#include "cli-program.h"

#define PROBLEM                                                                \
  "(;GM[1]SZ[5]GN[Corner]AB[aa]AW[ba]PL[W]C[Take it.](;W[ab]C[RIGHT])"         \
  "(;W[ee]C[Too far.]))"

static char *
read_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
expect_in (Fixture *fixture, const char *name, const char *wanted)
{
  g_autofree char *text = read_file (fixture, name);

  if (strstr (text, wanted) == NULL)
    g_error ("%s: %s", wanted, text);
}

static void
test_from (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "my.problem.sgf", PROBLEM);
  run (fixture, "lesson from-sgf my.problem.sgf");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "<?xml"));
  expect_out (fixture, "id=\"my-problem\"");
  expect_out (fixture, "<title>Corner</title>");
  expect_out (fixture, "<answer at=\"A4\" verdict=\"right\"/>");
  g_assert_cmpstr (fixture->err, ==, "");
  run (fixture, "lesson from-sgf my.problem.sgf --id corner_1 -o a.xml");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "");
  expect_in (fixture, "a.xml", "id=\"corner_1\"");
  run (fixture, "lesson check -q a.xml");
  expect_status (fixture, 0);
}

/* What could not be taken over is told, with its place. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "a.sgf", PROBLEM "(;GM[6])(;SZ[5]C[石];B[aa];W[aa])");
  run (fixture, "lesson from-sgf a.sgf -o a.xml");
  expect_status (fixture, 0);
  expect_err (fixture, "a.sgf: the texts have kanji");
  expect_err (fixture, "a.sgf: game 2: lessons do not know this game");
  expect_err (fixture, "a.sgf: game 3, move 2: the rules refuse");
  expect_in (fixture, "a.xml", "xml:lang=\"ja\"");
}

/* An existing file stays if nothing can be written. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) many = g_string_new (NULL);

  for (int i = 0; i < 501; i++)
    g_string_append (many, "(;SZ[5]C[a])");
  write_file (fixture, "many.sgf", many->str);
  write_file (fixture, "none.sgf", "(;GM[6])");
  write_file (fixture, "a.xml", "old");
  run (fixture, "lesson from-sgf none.sgf -o a.xml");
  expect_status (fixture, 1);
  expect_err (fixture, "nothing to make a lesson of");
  run (fixture, "lesson from-sgf many.sgf -o a.xml");
  expect_status (fixture, 1);
  expect_err (fixture, "many.sgf: This cannot become one lesson:");
  expect_err (fixture, "steps");
  run (fixture, "lesson from-sgf nowhere.sgf -o a.xml");
  expect_status (fixture, 1);
  run (fixture, "lesson to-sgf nowhere -o a.xml");
  expect_status (fixture, 1);
  expect_in (fixture, "a.xml", "old");
  run (fixture, "lesson to-sgf pure-go-first -o nowhere/a.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "nowhere/a.sgf: ");
}

/* What cannot become one lesson is refused early, whatever is in it. */
static void
test_much (Fixture *fixture, gconstpointer data)
{
  glong least;

  run (fixture, "lesson from-sgf none.sgf");
  least = get_most_memory ();
  write_many (fixture, "games.sgf", "", "(;SZ[5]C[a])", 20000);
  run_quickly (fixture, "lesson from-sgf games.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "steps");
  write_many (fixture, "left.sgf", "", "(;SZ[2])", 20000);
  run_quickly (fixture, "lesson from-sgf left.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "nothing to make a lesson of");
  write_many (fixture, "line.sgf", "(;SZ[9]", ";B[aa]C[a]TR[aa]", 20000);
  run_quickly (fixture, "lesson from-sgf line.sgf");
  expect_status (fixture, 1);
  expect_err (fixture, "This cannot become one lesson:");
  g_test_message ("%ld KiB, %ld", least, get_most_memory ());
  if (g_getenv ("ASAN_OPTIONS") == NULL)
    g_assert_cmpint (get_most_memory (), <, least + 16 * 1024);
}

/* A lesson of the program, and one of a file; what comes back is a lesson. */
static void
test_to (Fixture *fixture, gconstpointer data)
{
  run (fixture, "lesson to-sgf pure-go-first --language en -o a.sgf");
  expect_status (fixture, 0);
  expect_in (fixture, "a.sgf", "GN[First steps in Pure Go");
  run (fixture, "info a.sgf");
  expect_status (fixture, 0);
  run (fixture, "lesson from-sgf a.sgf -o a.xml");
  expect_status (fixture, 0);
  run (fixture, "lesson to-sgf a.xml");
  expect_status (fixture, 0);
  expect_out (fixture, "TE[1]");
  run (fixture, "lesson to-sgf pure-go-first -l ja");
  expect_out (fixture, "GN[純碁の第一歩");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "lesson from-sgf",
    "lesson from-sgf a.sgf b.sgf",
    "lesson from-sgf a.sgf --id a.b",
    "lesson from-sgf a.sgf --id=",
    "lesson to-sgf",
    "lesson to-sgf a b",
    "lesson to-sgf pure-go-first --language fr",
  };

  write_file (fixture, "a.sgf", PROBLEM);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run (fixture, lines[i]);
      expect_status (fixture, 2);
      expect_err (fixture, "--help");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-lesson-sgf/much", test_much);
  add ("/cli-lesson-sgf/from", test_from);
  add ("/cli-lesson-sgf/notes", test_notes);
  add ("/cli-lesson-sgf/kept", test_kept);
  add ("/cli-lesson-sgf/to", test_to);
  add ("/cli-lesson-sgf/refused", test_refused);
  return run_tests ();
}
