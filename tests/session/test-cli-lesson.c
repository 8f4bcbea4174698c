/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-cli-lesson: lessons on the command line: checked, listed, drawn
 */
#include "cli-program.h"

#define LESSON(id, inside)                                                     \
  "<lesson xmlns='urn:tengen:lesson:1' id='" id "' version='1' xml:lang='en' " \
  "game='go' size='5'>\n<title>Test</title>\n<chapter id='c'>"                 \
  "<title>C</title>\n" inside "</chapter></lesson>\n"
#define STEP(id, inside) "<step id='" id "'><say>Say.</say>" inside "</step>\n"

static void
write_lessons (Fixture *fixture)
{
  write_file (fixture, "right.xml", LESSON ("right", STEP ("a", "")));
  write_file (fixture,
              "wrong.xml",
              LESSON ("wrong",
                      STEP ("a", "") STEP (
                          "b", "<count what='black-stones' answer='3'/>")));
}

static void
test_check (Fixture *fixture, gconstpointer data)
{
  write_lessons (fixture);
  run (fixture, "lesson check right.xml");
  expect_status (fixture, 0);
  g_assert_cmpstr (fixture->out, ==, "1 lesson, 0 faults, 0 remarks\n");
  g_assert_cmpstr (fixture->err, ==, "");
  run (fixture, "lesson check wrong.xml right.xml");
  expect_status (fixture, 1);
  expect_out (fixture, "wrong.xml:5: ");
  expect_out (fixture, "\n2 lessons, 1 fault, 0 remarks\n");
  run (fixture, "lesson check --quiet right.xml");
  g_assert_cmpstr (fixture->out, ==, "");
}

/* A folder stands for its lessons, in order; no lesson is none of them. */
static void
test_folder (Fixture *fixture, gconstpointer data)
{
  const char *first;

  run (fixture, "lesson check .");
  expect_status (fixture, 1);
  expect_err (fixture, ".: ");
  write_lessons (fixture);
  write_file (fixture, "also.xml", LESSON ("also", STEP ("a", "<nothing/>")));
  write_file (fixture, "glossary.xml", "<glossary/>");
  write_file (fixture, "course", "right\n");
  run (fixture, "lesson check -q .");
  expect_status (fixture, 1);
  first = strstr (fixture->out, "also.xml:4: ");
  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first, "wrong.xml:5: "));
  g_assert_null (strstr (fixture->out, "glossary"));
  g_assert_null (strstr (fixture->out, "fault"));
}

/* What could never be a lesson is one fault each. */
static void
test_hostile (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_text = g_strnfill (1100000, ' ');

  write_file (fixture, "empty.xml", "");
  write_file (fixture, "huge.xml", long_text);
  write_file (fixture,
              "bomb.xml",
              "<!DOCTYPE lesson [<!ENTITY a SYSTEM '/etc/passwd'>]>\n"
              "<lesson>&a;</lesson>");
  write_bytes (fixture, "bytes.xml", "\xff\xfe<\x1b[31m", 8);
  run (fixture, "lesson check empty.xml huge.xml bomb.xml bytes.xml");
  expect_status (fixture, 1);
  expect_out (fixture, "empty.xml");
  expect_out (fixture, "huge.xml");
  expect_out (fixture, "bomb.xml");
  expect_out (fixture, "bytes.xml");
  expect_out (fixture, "4 lessons, 4 faults, 0 remarks\n");
  g_assert_null (strchr (fixture->out, '\x1b'));
  g_assert_null (strstr (fixture->out, "root:"));
  run (fixture, "lesson check nowhere.xml");
  expect_status (fixture, 1);
  expect_err (fixture, "nowhere.xml: ");
  expect_out (fixture, "0 lessons, 0 faults, 0 remarks\n");
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  run (fixture, "lesson list");
  expect_status (fixture, 0);
  g_assert_true (g_str_has_prefix (fixture->out, "pure-go-first "));
  expect_out (fixture, " steps · ja, en");
  expect_out (fixture, "First steps in Pure Go");
  run (fixture, "lesson list --json");
  expect_status (fixture, 0);
  expect_json (fixture);
  g_assert_true (g_str_has_prefix (
      fixture->out, "[{\"id\": \"pure-go-first\", \"title\": {\"ja\": "));
  expect_out (fixture, "\"languages\": [\"ja\", \"en\"]");
  run_in (fixture, "ja", "lesson list");
  collect (fixture);
  expect_out (fixture, "純碁の第一歩");
}

static void
expect_file (Fixture *fixture, const char *name, const char *start)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, 1000);
  g_assert_true (g_str_has_prefix (bytes, start));
}

/* The width of a picture. */
static int
read_width (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  return (guchar) bytes[18] << 8 | (guchar) bytes[19];
}

static void
test_render (Fixture *fixture, gconstpointer data)
{
  write_lessons (fixture);
  run (fixture, "lesson render right.xml --size 120 -o a.png");
  expect_status (fixture, 0);
  expect_file (fixture, "a.png", "\x89PNG");
  g_assert_cmpint (read_width (fixture, "a.png"), ==, 120);
  write_file (fixture,
              "four.xml",
              LESSON ("four",
                      STEP ("a", "") STEP ("b", "") STEP ("c", "")
                          STEP ("d", "")));
  run (fixture, "lesson render four.xml --size 120 -o b.png");
  g_assert_cmpint (read_width (fixture, "b.png"), ==, 360);
  run (fixture, "lesson render four.xml --step d --size 120 -o c.png");
  g_assert_cmpint (read_width (fixture, "c.png"), ==, 120);
  run (fixture, "lesson render four.xml --size 120 --format svg -o -");
  expect_out (fixture, "<svg");
  run (fixture, "lesson render four.xml -s 120 -o d.pdf");
  expect_status (fixture, 0);
  expect_file (fixture, "d.pdf", "%PDF");
}

/* A lesson of the program by its id, in another language, with readings above
 * some of the kanji, and the answers. */
static void
test_render_id (Fixture *fixture, gconstpointer data)
{
  run (fixture,
       "lesson render pure-go-first --step take-one --size 120 "
       "--language en -o a.png");
  expect_status (fixture, 0);
  expect_file (fixture, "a.png", "\x89PNG");
  run (fixture,
       "lesson render pure-go-first --step take-one --size 120 "
       "--language ja --furigana 2 --solution -o b.png");
  expect_status (fixture, 0);
  expect_file (fixture, "b.png", "\x89PNG");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[] = {
    "lesson",
    "lesson nothing",
    "lesson check",
    "lesson check --unknown right.xml",
    "lesson list right.xml",
    "lesson render -o a.png",
    "lesson render right.xml",
    "lesson render right.xml wrong.xml -o a.png",
    "lesson render right.xml --size 20 -o a.png",
    "lesson render right.xml --format gif -o a.png",
    "lesson render right.xml --furigana 7 -o a.png",
    "lesson render right.xml --language fr -o a.png",
    "lesson render right.xml --step z -o a.png",
  };

  write_lessons (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      run (fixture, lines[i]);
      expect_status (fixture, 2);
      expect_err (fixture, "--help");
    }
  run (fixture, "lesson render wrong.xml -o a.png");
  expect_status (fixture, 1);
  expect_err (fixture, "wrong.xml:5: ");
  run (fixture, "lesson render nowhere -o a.png");
  expect_status (fixture, 1);
  expect_err (fixture, "nowhere: ");
  run (fixture, "lesson --help");
  expect_status (fixture, 0);
  expect_out (fixture, "render");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli-lesson/check", test_check);
  add ("/cli-lesson/folder", test_folder);
  add ("/cli-lesson/hostile", test_hostile);
  add ("/cli-lesson/list", test_list);
  add ("/cli-lesson/render", test_render);
  add ("/cli-lesson/render/id", test_render_id);
  add ("/cli-lesson/refused", test_refused);
  return run_tests ();
}
