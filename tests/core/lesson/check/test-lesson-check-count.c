/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-check-count: numbers and results are judged
 */
#include "lesson-rows.h"

static TengenLessonSchema *schema;

static void
test_numbers (void)
{
  static const Row rows[] = {
    { AREAS "<count what='territory' colour='black' dead='A3' answer='3'/>"
            "<count what='territory' colour='white' answer='5'/>"
            "<count what='prisoners' colour='white' answer='2'/>"
            "<count what='prisoners' colour='black' dead='A3' answer='1'/>"
            "<count what='white-stones' dead='A3' answer='5'/>"
            "<count what='white-stones' answer='6'/>"
            "<count what='black-stones' answer='5'/>"
            "<count what='dame' answer='9'/>"
            "<count what='area' colour='black' dead='A3' answer='8'/>"
            "<count what='score' colour='black' dead='A3' answer='4'/>"
            "<count what='score' colour='black' dead='A3' rules='china' "
            "answer='11.5'/>"
            "<count what='difference' dead='A3' answer='3'/>"
            "<count what='liberties' of='A3' answer='1'/>"
            "<count what='number' answer='77.5'/>",
      FINE,
      NULL },
    { AREAS "<count what='territory' colour='black' answer='3'/>",
      TENGEN_LESSON_FAULT_COUNT,
      "count 6" },
    { AREAS "<count what='prisoners' colour='white' answer='2.5'/>",
      TENGEN_LESSON_FAULT_COUNT,
      "count 5 4" },
    { AREAS "<count what='score' answer='3'/>",
      TENGEN_LESSON_FAULT_NEEDS,
      "count colour" },
    { AREAS "<count what='liberties' answer='3'/>",
      TENGEN_LESSON_FAULT_NEEDS,
      "count of" },
    { AREAS "<count what='liberties' of='C1' answer='3'/>",
      TENGEN_LESSON_FAULT_OF,
      "count C1" },
    { AREAS "<count what='dame' dead='C1' answer='3'/>",
      TENGEN_LESSON_FAULT_OF,
      "count C1" },
  };

  CHECK (JAPAN, rows);
}

static void
test_account (void)
{
  static const Row rows[] = {
    { AREAS
      "<account dead='A3'>"
      "<set rules='japan' black='4' white='7' result='W+3'/>"
      "<set rules='china' black='11.5' white='13.5' komi='-2' result='0'/>"
      "<set rules='china'/></account>",
      FINE,
      NULL },
    { AREAS "<account dead='A3'><set rules='japan' black='5'/></account>",
      TENGEN_LESSON_FAULT_CLAIM,
      "set japan 10 8 1" },
    { AREAS "<account dead='A3'><set rules='japan' white='5'/></account>",
      TENGEN_LESSON_FAULT_CLAIM,
      "set japan 10 14 2" },
    { AREAS "<account dead='A3'><set rules='japan' result='B+3'/></account>",
      TENGEN_LESSON_FAULT_CLAIM,
      "set japan 6 -6 4" },
    { AREAS "<account dead='A3'><set rules='japan' equal='7'/></account>",
      TENGEN_LESSON_FAULT_VALUE,
      "set equal=\"7\"" },
    { AREAS "<account dead='E1'><set rules='japan'/></account>",
      TENGEN_LESSON_FAULT_OF,
      "account E1" },
    { AREAS "<account seki='E2'><set rules='japan'/></account>",
      TENGEN_LESSON_FAULT_OF,
      "account E2" },
  };

  CHECK (JAPAN, rows);
}

static void
test_renju (void)
{
  static const Row rows[] = {
    { FORBIDDEN "<count what='black-stones' answer='4'/>", FINE, NULL },
    { FORBIDDEN "<count what='area' colour='black' answer='4'/>",
      TENGEN_LESSON_FAULT_NOT_COUNTED,
      "count" },
    { FORBIDDEN "<count what='liberties' of='F9' answer='4'/>",
      TENGEN_LESSON_FAULT_OTHER_GAME,
      "count" },
  };

  CHECK (RENJU, rows);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-check-count/numbers", test_numbers);
  g_test_add_func ("/lesson-check-count/account", test_account);
  g_test_add_func ("/lesson-check-count/renju", test_renju);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
