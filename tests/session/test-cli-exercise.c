/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-exercise: exercises are made, proved and listed
 */
#include "cli-program.h"

static char *
read_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static guint
count_in (const char *text, const char *part)
{
  guint n = 0;

  for (; (text = strstr (text, part)) != NULL; text++)
    n++;
  return n;
}

/* The same three numbers give the same bytes; each game is another one. */
static void
test_make (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  run (fixture, "exercise make --kind atari -n 5 --seed 7 -o a.sgf");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "");
  run (fixture, "exercise make -k atari --level 1 --count=5 --seed=7");
  expect_status (fixture, 0);
  first = read_file (fixture, "a.sgf");
  g_assert_cmpstr (fixture->out, ==, first);
  g_assert_cmpuint (count_in (first, "TNX[kind=atari level=1 seed="), ==, 5);
  g_assert_nonnull (strstr (first, "seed=7]"));
  g_assert_nonnull (strstr (first, "C[RIGHT"));
  run (fixture, "exercise make -k atari -n 5 --seed 8 -o b.sgf");
  second = read_file (fixture, "b.sgf");
  g_assert_cmpstr (first, !=, second);
  run (fixture, "check a.sgf");
  expect_status (fixture, 0);
}

static void
test_proved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *changed = NULL;

  run (fixture, "exercise make -k five -n 3 -o a.sgf");
  run (fixture, "exercise check a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "3 exercises proved, 0 not told, 0 faults\n");
  run (fixture, "exercise check -q a.sgf");
  g_assert_cmpstr (fixture->out, ==, "");
  /* where nothing is said of a line, the first one is right */
  text = read_file (fixture, "a.sgf");
  parts = g_strsplit (text, "RIGHT", 2);
  changed = g_strjoinv ("", parts);
  write_file (fixture, "b.sgf", changed);
  run (fixture, "exercise check b.sgf");
  expect_status (fixture, 0);
  write_file (fixture,
              "c.sgf",
              "(;GM[1]SZ[5]AB[cb][bc]AW[cc]PL[B]TR[cc]"
              "TNX[kind=atari level=1 seed=1](;B[dc]C[RIGHT])(;B[aa]C[RIGHT]))"
              "(;GM[6])");
  run (fixture, "exercise check c.sgf");
  expect_status (fixture, 1);
  expect_out (fixture, "c.sgf: game 1: A5 is said to be right, and is not\n");
  expect_out (fixture, "c.sgf: game 1: C2 is right, too\n");
  expect_out (fixture, "c.sgf: game 2: no game of Go or Renju");
  expect_out (fixture, "1 exercise proved, 0 not told, 3 faults\n");
  run (fixture, "exercise check a.sgf nowhere.sgf");
  expect_status (fixture, 1);
}

/* The same exercise turned around is found. */
static void
test_twice (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *turned = NULL;
  g_autofree char *both = NULL;

  run (fixture, "exercise make -k forbidden -o a.sgf");
  run (fixture, "convert --rotate 90 a.sgf b.sgf");
  expect_status (fixture, 0);
  run (fixture, "exercise check b.sgf");
  expect_status (fixture, 0);
  text = read_file (fixture, "a.sgf");
  turned = read_file (fixture, "b.sgf");
  both = g_strconcat (text, turned, NULL);
  write_file (fixture, "c.sgf", both);
  run (fixture, "exercise check c.sgf");
  expect_status (fixture, 1);
  expect_out (fixture, "c.sgf: game 2: it is the same exercise as game 1\n");
}

/* Problems of others: what they ask is told by what is taken. */
static void
test_problems (Fixture *fixture, gconstpointer data)
{
  write_file (fixture,
              "a.sgf",
              "(;SZ[7]AB[dc][cd][de]AW[dd][fa][fb][gb][fc][gc][fd][gd][fe][ge]"
              "[ff][gf][fg]PL[B](;B[ed])(;B[aa];W[ed]))"
              "(;SZ[7]AB[aa]AW[gg]PL[B](;B[ba])(;B[ab]))");
  run (fixture, "exercise check a.sgf");
  expect_status (fixture, 0);
  expect_out (fixture, "a.sgf: game 2: it is not told what is asked");
  expect_out (fixture, "1 exercise proved, 1 not told, 0 faults\n");
  run (fixture, "exercise check -q a.sgf");
  g_assert_cmpstr (fixture->out, ==, "");
}

static void
test_lesson (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  run (fixture, "exercise make -k legal -n 4 --seed 2 -l ja -o a.xml");
  expect_status (fixture, 0);
  run (fixture, "lesson check a.xml");
  expect_status (fixture, 0);
  text = read_file (fixture, "a.xml");
  g_assert_nonnull (strstr (text, "id=\"exercise-legal-1-2\""));
  g_assert_nonnull (strstr (text, "xml:lang=\"ja\""));
  g_assert_nonnull (strstr (text, "<level>beginner</level>"));
  g_assert_nonnull (strstr (text, "<rb>番号</rb>"));
  g_assert_cmpuint (count_in (text, "<step "), ==, 4);
  run (fixture, "exercise make -k stones -n 3 --format xml -l en");
  expect_out (fixture, "<title>Count the stones, level 1, no. 1</title>");
  run (fixture, "exercise make -k stones --format xml -l zh");
  expect_out (fixture, "数棋子");
  run (fixture, "exercise make -k five -n 2 -o b.pdf");
  expect_status (fixture, 0);
  g_clear_pointer (&text, g_free);
  text = read_file (fixture, "b.pdf");
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  run (fixture, "exercise list");
  expect_status (fixture, 0);
  expect_out (fixture, "\nladder ");
  g_assert_cmpuint (count_in (fixture->out, "\n"), ==, 22);
  run (fixture, "exercise list --json");
  expect_out (fixture, "\"id\": \"four-three\"");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "exercise",
    "exercise make",
    "exercise make -k nets",
    "exercise make -k atari --level 5",
    "exercise make -k atari --level 0",
    "exercise make -k atari -n 0",
    "exercise make -k atari --seed -1",
    "exercise make -k atari -f png",
    "exercise make -k atari -l fr",
    "exercise make -k atari -n 501 -f xml",
    "exercise make -k atari a.sgf",
    "exercise check",
    "exercise list a",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run (fixture, lines[i]);
      expect_status (fixture, 2);
      g_assert_cmpstr (fixture->out, ==, "");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-exercise/make", test_make);
  add ("/cli-exercise/proved", test_proved);
  add ("/cli-exercise/twice", test_twice);
  add ("/cli-exercise/problems", test_problems);
  add ("/cli-exercise/lesson", test_lesson);
  add ("/cli-exercise/list", test_list);
  add ("/cli-exercise/refused", test_refused);
  return run_tests ();
}
