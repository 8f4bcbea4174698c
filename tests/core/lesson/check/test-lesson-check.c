/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-check: moves that are shown, options, buttons and offered games are judged
 */
#include "lesson-rows.h"

static TengenLessonSchema *schema;

static void
test_moves (void)
{
  static const Row rows[] = {
    { EYE "<moves><move at='C3'/><move at='A1'/><move at='pass'/></moves>",
      FINE,
      NULL },
    { EYE "<moves><move at='C3'/><move at='pass'/><move at='A1'/></moves>",
      TENGEN_LESSON_FAULT_MOVE,
      "move A1" },
    { "<diagram before='B:D4 W:D4'/>", TENGEN_LESSON_FAULT_MOVE, "diagram D4" },
    { "<diagram before='B:D4 W:pass B:pass W:D2'/>",
      TENGEN_LESSON_FAULT_MOVE,
      "diagram D2" },
    { "<diagram before='B:D4 W:pass B:pass resume W:D2'/>", FINE, NULL },
    { "<diagram before='B:D4 W:pass resume'/>",
      TENGEN_LESSON_FAULT_MOVE,
      "diagram resume" },
    /* whose turn it is does not matter */
    { "<diagram before='B:D4 B:D2'/>", FINE, NULL },
    { "<diagram before='B:D4' to-play='white'/>"
      "<moves><move colour='white' at='D2'/></moves>",
      FINE,
      NULL },
    { KO "<moves><move at='D1'/><move at='E1'/><move at='B3'/></moves>",
      FINE,
      NULL },
    { KO "<moves><move at='B3'/></moves>",
      TENGEN_LESSON_FAULT_MOVE,
      "move B3" },
    { "<diagram ko='B3'><stones colour='black' at='C3'/></diagram>",
      TENGEN_LESSON_FAULT_KO,
      "diagram B3" },
  };

  CHECK (GO, rows);
}

static void
test_others (void)
{
  static const Row rows[] = {
    { "<choice><option verdict='right'>A</option>"
      "<option verdict='wrong'>B</option></choice>",
      FINE,
      NULL },
    { "<choice><option verdict='wrong'>A</option>"
      "<option verdict='wrong'>B</option></choice>",
      TENGEN_LESSON_FAULT_NO_RIGHT,
      "choice" },
    { "<press what='pass'/>", FINE, NULL },
    { "<press what='resign' colour='black'/>", FINE, NULL },
    { "<press what='pass' colour='white'/>",
      TENGEN_LESSON_FAULT_PRESS,
      "press" },
    { "<press what='agree'/>", TENGEN_LESSON_FAULT_PRESS, "press" },
    { "<diagram before='B:pass W:pass'/><press what='agree'/>", FINE, NULL },
    { "<press what='five'/>", TENGEN_LESSON_FAULT_OTHER_GAME, "press" },
    { "<diagram rules='2-1'/><press what='virtual'/>", FINE, NULL },
    { "<press what='virtual'/>", TENGEN_LESSON_FAULT_PRESS, "press" },
    { "<diagram rules='3-1'/><press what='propose'/>", FINE, NULL },
    { "<press what='propose'/>", TENGEN_LESSON_FAULT_PRESS, "press" },
    { "<diagram rules='3-1'/><press what='pass'/>",
      TENGEN_LESSON_FAULT_PRESS,
      "press" },
    { "<play size='9' handicap='4'/>", FINE, NULL },
    { "<diagram><stones colour='black' at='C3'/></diagram>"
      "<play from='diagram'/>",
      FINE,
      NULL },
    { "<play size='7' handicap='5'/>",
      TENGEN_LESSON_FAULT_VALUE,
      "play handicap=\"5\"" },
    { "<play from='diagram' handicap='4' size='9'/>",
      TENGEN_LESSON_FAULT_VALUE,
      "play handicap=\"4\"" },
    { "<play from='diagram' game='renju'/>", TENGEN_LESSON_FAULT_GAME, "play" },
    { "<versus level='1' goal='3'/>", FINE, NULL },
    { "<versus level='10' colour='white' game='renju'/>", FINE, NULL },
    { "<versus level='1' size='7' handicap='5'/>",
      TENGEN_LESSON_FAULT_VALUE,
      "versus handicap=\"5\"" },
    { "<versus level='1' from='diagram' game='renju'/>",
      TENGEN_LESSON_FAULT_GAME,
      "versus" },
  };

  CHECK (GO, rows);
}

static void
test_renju (void)
{
  static const Row rows[] = {
    { FORBIDDEN "<moves><move at='H9'/></moves>", FINE, NULL },
    { FORBIDDEN "<moves><move at='H9'/><move at='A15'/></moves>",
      TENGEN_LESSON_FAULT_MOVE,
      "move A15" },
    { FIVE "<press what='five' colour='black'/>", FINE, NULL },
    { FIVE "<press what='five' colour='white'/>",
      TENGEN_LESSON_FAULT_PRESS,
      "press" },
    { "<diagram before='B:H9'><stones colour='black' "
      "at='F9 G9 H7 H8'/></diagram>"
      "<press what='forbidden'/>",
      FINE,
      NULL },
    { "<press what='forbidden' colour='white'/>",
      TENGEN_LESSON_FAULT_PRESS,
      "press" },
  };

  CHECK (RENJU, rows);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-check/moves", test_moves);
  g_test_add_func ("/lesson-check/others", test_others);
  g_test_add_func ("/lesson-check/renju", test_renju);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
