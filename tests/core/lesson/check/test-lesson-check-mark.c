/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-check-mark: points to be marked are judged
 */
#include "lesson-rows.h"

static TengenLessonSchema *schema;

/* Chains A1-A2 and C1 of Black's, D5 of White's. */
#define CHAINS                                                                 \
  "<diagram><stones colour='black' at='A1 A2 C1'/>"                            \
  "<stones colour='white' at='D5'/></diagram>"

static void
test_marks (void)
{
  static const Row rows[] = {
    { CHAINS "<mark what='liberties' of='A1 C1' at='A3 B1 B2 C2 D1'/>",
      FINE,
      NULL },
    { CHAINS "<mark what='liberties' of='A1' at='A3 B1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark B2" },
    { CHAINS "<mark what='liberties' of='A1' at='A3 B1 B2 B3'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark B3 1" },
    { CHAINS "<mark what='liberties' at='A3'/>",
      TENGEN_LESSON_FAULT_NEEDS,
      "mark of" },
    { CHAINS "<mark what='liberties' of='A1 A3'/>",
      TENGEN_LESSON_FAULT_OF,
      "mark A3" },
    { CHAINS "<mark what='dead' at='A1 A2'/>", FINE, NULL },
    { CHAINS "<mark what='dead' at='C1 A1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark A2" },
    { CHAINS "<mark what='dead' at='B1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark B1 1" },
    { CHAINS "<mark what='dead'/>", TENGEN_LESSON_FAULT_NEEDS, "mark at" },
    { CHAINS "<mark what='stones' at='A1 D5'/>", FINE, NULL },
    { CHAINS "<mark what='stones' at='A1 A1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark A1 1" },
    { CHAINS "<mark what='stones' at='B1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark B1 1" },
    { CHAINS "<mark what='points' at='B1 E5'/>", FINE, NULL },
    { CHAINS "<mark what='points' at='A1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark A1 1" },
    { CHAINS "<mark what='eyes' colour='black' at='B1'/>", FINE, NULL },
    { CHAINS "<mark what='eyes' at='B1 E5'/>", FINE, NULL },
    { CHAINS "<mark what='eyes' colour='white' at='B1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark B1 1" },
    { EYE "<mark what='illegal' at='A1'/>", FINE, NULL },
    { EYE "<mark what='illegal' colour='black' at='A1 C3'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark C3 1" },
    { EYE "<mark what='illegal' colour='white'/>",
      TENGEN_LESSON_FAULT_NO_MATCH,
      "mark" },
    { EYE "<mark what='forbidden' at='A1'/>",
      TENGEN_LESSON_FAULT_OTHER_GAME,
      "mark" },
  };

  CHECK (GO, rows);
}

static void
test_areas (void)
{
  static const Row rows[] = {
    { AREAS "<mark what='territory' at='E1 E2 E3 E4 E5'/>", FINE, NULL },
    { AREAS "<mark what='territory' colour='black' dead='A3' at='A1 A2 A3'/>",
      FINE,
      NULL },
    { AREAS "<mark what='territory' colour='black' dead='A3' at='A1 A2'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark A3" },
    { AREAS "<mark what='dame' at='A1 A2 A5 B5 C1 C2 C3 C4 C5'/>", FINE, NULL },
    { AREAS "<mark what='dame' dead='A3' at='A5 B5 C1 C2 C3 C4 C5'/>",
      FINE,
      NULL },
    { AREAS "<mark what='dame' dead='E1' at='A5'/>",
      TENGEN_LESSON_FAULT_OF,
      "mark E1" },
  };

  CHECK (JAPAN, rows);
}

static void
test_renju (void)
{
  static const Row rows[] = {
    { FIVE "<mark what='five' at='A1 B1 C1 D1 E1'/>", FINE, NULL },
    { FIVE "<mark what='five' at='A1 B1 C1 D1'/>",
      TENGEN_LESSON_FAULT_MARK,
      "mark E1" },
    { FIVE "<mark what='five' colour='white'/>",
      TENGEN_LESSON_FAULT_NO_MATCH,
      "mark" },
    { FORBIDDEN "<mark what='forbidden' at='H9'/>", FINE, NULL },
    { FORBIDDEN "<mark what='illegal' colour='black'/>", FINE, NULL },
    { FORBIDDEN "<mark what='liberties' of='F9' at='F10'/>",
      TENGEN_LESSON_FAULT_OTHER_GAME,
      "mark" },
    { FORBIDDEN "<mark what='territory' at='F10'/>",
      TENGEN_LESSON_FAULT_NOT_COUNTED,
      "mark" },
  };

  CHECK (RENJU, rows);
}

/* What is not given is filled in. */
static void
test_filled (void)
{
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson =
      read_step (schema, GO, CHAINS "<mark what='liberties' of='A1'/>", faults);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  GString *names = g_string_new (NULL);

  g_assert_true (tengen_lesson_check (lesson, faults));
  for (guint i = 0; i < step->mark->points->len; i++)
    {
      g_autofree char *name = tengen_notation_format (
          TENGEN_NOTATION_A1,
          5,
          5,
          g_array_index (step->mark->points, TengenPoint, i));

      g_string_append_printf (names, " %s", name);
    }
  g_assert_cmpstr (names->str, ==, " A3 B2 B1");
  g_string_free (names, TRUE);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-check-mark/marks", test_marks);
  g_test_add_func ("/lesson-check-mark/areas", test_areas);
  g_test_add_func ("/lesson-check-mark/renju", test_renju);
  g_test_add_func ("/lesson-check-mark/filled", test_filled);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
