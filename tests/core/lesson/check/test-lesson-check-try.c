/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-check-try: what is said of answers and replies is judged
 */
#include "lesson-rows.h"

static TengenLessonSchema *schema;

/* White takes C3 at C2. */
#define ATARI                                                                  \
  "<diagram to-play='white'><stones colour='black' at='C3'/>"                  \
  "<stones colour='white' at='C4 B3 D3'/></diagram>"

static void
test_verdicts (void)
{
  static const Row rows[] = {
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<answer at='A1 pass' verdict='wrong'/>"
            "<answer at='C3' verdict='illegal'/><otherwise/></try>",
      FINE,
      NULL },
    { EYE "<try><answer at='A1' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer A1" },
    { EYE "<try><answer at='C3' verdict='right'/>"
          "<answer at='B1' verdict='good'/></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer B1" },
    { EYE "<try><answer at='C3' verdict='right'/>"
          "<answer at='A1 D4' verdict='illegal'/></try>",
      TENGEN_LESSON_FAULT_LEGAL,
      "answer D4" },
    { EYE "<try><answer at='C3' verdict='right'/>"
          "<answer at='A1' verdict='wrong'/></try>",
      TENGEN_LESSON_FAULT_MOVE,
      "answer A1" },
    { EYE "<try colour='white'><answer at='A1' verdict='right'/></try>",
      FINE,
      NULL },
    { KO "<try><answer at='B3' verdict='illegal'/>"
         "<answer rule='any-legal' verdict='right'/></try>",
      FINE,
      NULL },
    { KO "<try><answer rule='ko' verdict='illegal'/>"
         "<answer at='B3' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_OVERLAP,
      "answer B3" },
    { KO "<try><answer at='B3' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer B3" },
    { KO "<try colour='black'><answer at='B3' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_TURN,
      "try" },
  };

  CHECK (GO, rows);
}

static void
test_answers (void)
{
  static const Row rows[] = {
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<answer at='A1 C2' verdict='wrong'/></try>",
      TENGEN_LESSON_FAULT_OVERLAP,
      "answer C2" },
    { ATARI "<try><answer at='C2 C2' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_OVERLAP,
      "answer C2" },
    { ATARI "<try><answer rule='captures' verdict='right'/>"
            "<answer rule='any-legal' verdict='wrong'/></try>",
      FINE,
      NULL },
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<answer rule='captures' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_NO_MATCH,
      "answer" },
    { ATARI "<try><answer at='A1' verdict='wrong'/></try>",
      TENGEN_LESSON_FAULT_NO_RIGHT,
      "try" },
    { ATARI "<try><answer at='C2' verdict='good'/></try>",
      TENGEN_LESSON_FAULT_NO_RIGHT,
      "try" },
    { ATARI "<try><answer rule='four' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_OTHER_GAME,
      "answer" },
  };

  CHECK (GO, rows);
}

static void
test_replies (void)
{
  static const Row rows[] = {
    { ATARI "<try><answer at='C2' verdict='right'><reply at='C3'/></answer>"
            "</try>",
      TENGEN_LESSON_FAULT_MOVE,
      "reply C3" },
    { ATARI "<try><answer at='C2' verdict='right'>"
            "<reply at='A1'/><reply at='A1'/></answer></try>",
      TENGEN_LESSON_FAULT_MOVE,
      "reply A1" },
    { ATARI "<try><answer at='C2' verdict='right'>"
            "<reply at='pass'/><reply at='A1'/><reply at='B1'/></answer></try>",
      FINE,
      NULL },
    /* the second pass stops play */
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<answer at='pass' verdict='wrong'><reply at='pass'/>"
            "<reply at='C2'/></answer></try>",
      TENGEN_LESSON_FAULT_MOVE,
      "reply C2" },
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<answer at='A1 B1' verdict='wrong'><reply at='B1'/></answer>"
            "</try>",
      TENGEN_LESSON_FAULT_MOVE,
      "reply B1" },
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<otherwise><reply at='C2'/></otherwise></try>",
      FINE,
      NULL },
    { ATARI "<try><answer at='C2' verdict='right'/>"
            "<otherwise><reply at='E5'/></otherwise></try>",
      TENGEN_LESSON_FAULT_MOVE,
      "reply E5" },
    { ATARI "<try><answer at='C2' verdict='right'>"
            "<reply rule='capture'/></answer></try>",
      FINE,
      NULL },
    { ATARI "<try><answer at='A1' verdict='right'>"
            "<reply at='C2'/><try colour='white'>"
            "<answer at='C1 B2 D2' verdict='right'/></try></answer></try>",
      FINE,
      NULL },
    { ATARI "<try><answer at='A1' verdict='right'>"
            "<reply at='C2'/><try colour='black'>"
            "<answer at='C1' verdict='right'/></try></answer></try>",
      TENGEN_LESSON_FAULT_TURN,
      "try" },
    { ATARI "<try><answer rule='any-legal' verdict='right'>"
            "<try><answer at='C2' verdict='right'/></try></answer></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer C2" },
    { ATARI "<try><answer at='A1' verdict='right'>"
            "<try><answer at='C2' verdict='right'>"
            "<try><answer at='C3' verdict='right'/></try></answer></try>"
            "</answer></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer C3" },
  };

  CHECK (GO, rows);
}

/* A room of two points for one stone of Black's; one where Black has to take
 * away a liberty first. */
#define ROOM "<diagram><stones colour='white' at='A2 B2 C1'/></diagram>"
#define FIRST                                                                  \
  "<diagram><stones colour='black' at='B2'/>"                                  \
  "<stones colour='white' at='A2 B1'/></diagram>"

static void
test_all (void)
{
  static const Row rows[] = {
    { ROOM "<try all='yes'><answer at='A1' verdict='right'/>"
           "<answer at='D4' verdict='right'/><otherwise/></try>",
      FINE,
      NULL },
    { ROOM "<try all='yes'><answer at='A1 B1' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer B1" },
    { ATARI "<try all='yes'><answer rule='captures' verdict='right'/>"
            "<answer at='C3' verdict='illegal'/></try>",
      FINE,
      NULL },
    { FIRST "<try all='yes' order='fixed'><answer at='C1' verdict='right'/>"
            "<answer at='A1' verdict='right'/></try>",
      FINE,
      NULL },
    { FIRST "<try all='yes'><answer at='C1' verdict='right'/>"
            "<answer at='A1' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer A1" },
    { ROOM "<try all='yes'><answer at='A1' verdict='right'>"
           "<reply at='B1'/></answer></try>",
      TENGEN_LESSON_FAULT_ALL_REPLY,
      "answer" },
    { ROOM "<try all='yes'><answer at='A1' verdict='right'/>"
           "<otherwise><reply at='B1'/></otherwise></try>",
      TENGEN_LESSON_FAULT_ALL_REPLY,
      "answer" },
  };

  CHECK (GO, rows);
}

static void
test_renju (void)
{
  static const Row rows[] = {
    { FORBIDDEN "<try><answer at='H9' verdict='illegal'/>"
                "<answer rule='any-legal' verdict='right'/></try>",
      FINE,
      NULL },
    { FORBIDDEN "<try><answer rule='forbidden' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_RIGHT_ILLEGAL,
      "answer H9" },
    { FORBIDDEN "<try colour='white'><answer at='H9' verdict='right'/></try>",
      FINE,
      NULL },
    { FORBIDDEN "<try><answer at='E3' verdict='right'/>"
                "<otherwise><reply at='E3'/></otherwise></try>",
      FINE,
      NULL },
    /* nothing is played after a five */
    { FORBIDDEN "<try colour='white'><answer rule='five' verdict='right'>"
                "<reply at='A15'/></answer></try>",
      TENGEN_LESSON_FAULT_MOVE,
      "reply A15" },
    { FORBIDDEN "<try><answer rule='captures' verdict='right'/></try>",
      TENGEN_LESSON_FAULT_OTHER_GAME,
      "answer" },
  };

  CHECK (RENJU, rows);
}

/* Questions within questions, each for every point: too many to be asked. */
static void
test_too_many (void)
{
  static const char question[] = "<try><answer rule='any-legal' "
                                 "verdict='right'>";
  GString *step = g_string_new ("<diagram size='19'/>");
  g_autoptr (GPtrArray) faults = tengen_lesson_faults_new ();
  g_autoptr (TengenLesson) lesson = NULL;
  const TengenLessonFault *fault;

  for (int i = 0; i < 4; i++)
    g_string_append (step, question);
  for (int i = 0; i < 4; i++)
    g_string_append (step, "</answer></try>");
  lesson = read_step (schema, "game='pure-go'", step->str, faults);
  g_assert_nonnull (lesson);
  g_assert_false (tengen_lesson_check (lesson, faults));
  g_assert_cmpuint (faults->len, ==, 1);
  fault = faults->pdata[0];
  g_assert_cmpint (fault->code, ==, TENGEN_LESSON_FAULT_ANSWERS);
  g_string_free (step, TRUE);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  schema = load_schema ();
  g_test_add_func ("/lesson-check-try/verdicts", test_verdicts);
  g_test_add_func ("/lesson-check-try/answers", test_answers);
  g_test_add_func ("/lesson-check-try/replies", test_replies);
  g_test_add_func ("/lesson-check-try/all", test_all);
  g_test_add_func ("/lesson-check-try/renju", test_renju);
  g_test_add_func ("/lesson-check-try/too-many", test_too_many);
  result = g_test_run ();
  tengen_lesson_schema_free (schema);
  return result;
}
