/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "lesson-faults.h"
#include "tengen-lesson-part.h"
#include "tengen-lesson-reader.h"
#include "tengen-lesson-tree.h"

#define TEXT                                                                   \
  "<lesson xmlns='urn:tengen:lesson:1' xml:lang='ja' id='i' yes='yes' "        \
  "no='no' white='white' odd='x' n='12' half='-6.5' big='123456789' p='B5' "   \
  "off='F1' list='A1 pass F1 x'/>"

/* A run on an empty board of 5 x 5. */
typedef struct
{
  TengenLessonReader reader;
  GPtrArray *faults;
  TengenLessonDiagram *board;
  xmlDoc *doc;
  const xmlNode *node;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->faults = tengen_lesson_faults_new ();
  fixture->doc = tengen_lesson_tree_new (
      TEXT, strlen (TEXT), "urn:tengen:lesson:1", "lesson", fixture->faults);
  fixture->node = xmlDocGetRootElement (fixture->doc);
  fixture->board = tengen_lesson_diagram_new (
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5));
  tengen_lesson_reader_init (&fixture->reader, fixture->node, fixture->faults);
  fixture->reader.board = fixture->board;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tengen_lesson_reader_clear (&fixture->reader);
  tengen_lesson_diagram_free (fixture->board);
  xmlFreeDoc (fixture->doc);
  g_ptr_array_unref (fixture->faults);
}

static void
assert_faults (const Fixture *fixture, const char *wanted)
{
  g_autofree char *found = list_faults (fixture->faults);

  g_assert_cmpstr (found, ==, wanted);
}

static void
test_values (Fixture *fixture, gconstpointer data)
{
  const xmlNode *node = fixture->node;
  int half = 7;

  g_assert_cmpint (tengen_lesson_reader_get_flag (node, "yes", 0), ==, 1);
  g_assert_cmpint (tengen_lesson_reader_get_flag (node, "no", 1), ==, 0);
  g_assert_cmpint (tengen_lesson_reader_get_flag (node, "odd", -1), ==, -1);
  g_assert_cmpint (
      tengen_lesson_reader_get_stone (node, "white"), ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (
      tengen_lesson_reader_get_stone (node, "gone"), ==, TENGEN_STONE_NONE);
  g_assert_cmpint (tengen_lesson_reader_get_number (node, "n", 3), ==, 12);
  g_assert_cmpint (tengen_lesson_reader_get_number (node, "gone", -1), ==, -1);
  g_assert_true (tengen_lesson_reader_get_half (node, "half", &half));
  g_assert_cmpint (half, ==, -13);
  g_assert_false (tengen_lesson_reader_get_half (node, "big", &half));
  g_assert_cmpint (half, ==, -13);
  assert_faults (fixture, "");
}

static void
test_points (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) points = tengen_lesson_points_new ();
  TengenLessonReader *reader = &fixture->reader;
  g_autofree char *name = tengen_lesson_reader_format_point (reader, 24);

  g_assert_cmpstr (name, ==, "E1");
  g_assert_cmpuint (
      tengen_lesson_reader_get_point (reader, fixture->node, "p"), ==, 1);
  g_assert_cmpuint (
      tengen_lesson_reader_get_point (reader, fixture->node, "gone"),
      ==,
      TENGEN_POINT_NONE);
  assert_faults (fixture, "");
  g_assert_false (reader->failed);
  g_assert_cmpuint (
      tengen_lesson_reader_get_point (reader, fixture->node, "off"),
      ==,
      TENGEN_POINT_NONE);
  g_assert_true (reader->failed);
  tengen_lesson_reader_get_points (reader, fixture->node, "list", points);
  g_assert_cmpuint (points->len, ==, 2);
  g_assert_cmpuint (g_array_index (points, TengenPoint, 0), ==, 20);
  g_assert_cmpuint (
      g_array_index (points, TengenPoint, 1), ==, TENGEN_POINT_PASS);
  assert_faults (fixture, "1 POINT lesson F1; 1 POINT lesson F1");
}

static void
test_remarks (Fixture *fixture, gconstpointer data)
{
  TengenLessonReader *reader = &fixture->reader;

  g_assert_cmpstr (tengen_lesson_reader_get_language (reader), ==, "ja");
  tengen_lesson_reader_count_text (reader, fixture->node, "ja");
  tengen_lesson_reader_count_text (reader, fixture->node, "en");
  tengen_lesson_reader_count_text (reader, fixture->node, "ja");
  tengen_lesson_reader_count_text (reader, fixture->node, "de");
  tengen_lesson_reader_count_text (reader, fixture->node, "de");
  g_string_append (reader->unread, "石");
  tengen_lesson_reader_add_remarks (reader);
  assert_faults (fixture, "[0 TRANSLATION - en]; [0 KANJI - 石]");
  g_assert_false (reader->failed);
}

static void
test_ids (Fixture *fixture, gconstpointer data)
{
  g_autofree char *once =
      tengen_lesson_reader_get_id (&fixture->reader, fixture->node);
  g_autofree char *twice =
      tengen_lesson_reader_get_id (&fixture->reader, fixture->node);

  g_assert_cmpstr (once, ==, "i");
  g_assert_cmpstr (twice, ==, "i");
  assert_faults (fixture, "1 ID lesson i");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add (
      "/lesson-reader/values", Fixture, NULL, set_up, test_values, tear_down);
  g_test_add (
      "/lesson-reader/points", Fixture, NULL, set_up, test_points, tear_down);
  g_test_add (
      "/lesson-reader/remarks", Fixture, NULL, set_up, test_remarks, tear_down);
  g_test_add ("/lesson-reader/ids", Fixture, NULL, set_up, test_ids, tear_down);
  return g_test_run ();
}
