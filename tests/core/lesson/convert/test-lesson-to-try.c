/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-lesson-to-try: questions as variations, and back again
 */
#include "lesson-records.h"

static void
test_try (void)
{
  check_sgf (
      "game='go' size='5'",
      "<step id='a'><title>Take</title><say>Take <em>it</em>.</say>" CORNER
      "<try><answer at='A4' verdict='right'><say>Yes.</say></answer>"
      "<answer at='E1' verdict='good'><reply at='A4'/>"
      "<try><answer at='E2' verdict='right'/></try></answer>"
      "<answer at='D2' verdict='wrong'><say>No.</say><reply at='A4'/>"
      "</answer><otherwise><say>Look again.</say></otherwise></try>"
      "<done>Done.</done></step>",
      HEAD "AB[aa]AW[ba]PL[W]GN[Test – Take]CR[aa]LB[cc:a]AR[aa:ab]"
           "C[Take it.]"
           "(;W[ab]TE[1]C[Yes.Done.RIGHT])"
           "(;W[ee]IT[];B[ab];W[ed]TE[1]C[Done.RIGHT])"
           "(;W[dd]BM[1]C[No.];B[ab])"
           "(;C[Look again.]))");
}

/* The points that fit a rule, each with the first answer that it fits. */
static void
test_rule (void)
{
  check_sgf ("game='go' size='5'",
             "<step id='a'><say>Take.</say>" CORNER
             "<try><answer at='pass' verdict='wrong'/>"
             "<answer rule='captures' verdict='right'><reply rule='capture'/>"
             "</answer></try></step>",
             HEAD "AB[aa]AW[ba]PL[W]GN[Test]CR[aa]LB[cc:a]AR[aa:ab]C[Take.]"
                  "(;W[]BM[1])(;W[ab]TE[1]C[RIGHT]))");
}

/* --- And back --- */

/* For each point and the pass what it is worth, 0 where nothing is said. */
static void
append_verdicts (GString *list,
                 const TengenLessonDiagram *diagram,
                 const TengenLessonTry *trial)
{
  static const char letters[] = "RGWI";
  int n = diagram->setup->width * diagram->setup->width;

  for (int i = 0; i <= n; i++)
    {
      TengenPoint point = i == n ? TENGEN_POINT_PASS : (TengenPoint) i;

      for (guint j = 0; j < trial->answers->len; j++)
        {
          const TengenLessonAnswer *answer = trial->answers->pdata[j];

          for (guint k = 0; k < answer->points->len; k++)
            if (g_array_index (answer->points, TengenPoint, k) == point)
              {
                append_name (list, diagram, " ", point);
                g_string_append_c (list, letters[answer->verdict]);
                for (guint l = 0; l < answer->replies->len; l++)
                  append_name (
                      list,
                      diagram,
                      ">",
                      g_array_index (answer->replies, TengenLessonReply, l)
                          .point);
                if (answer->next != NULL)
                  {
                    g_string_append (list, " (");
                    append_verdicts (list, diagram, answer->next);
                    g_string_append (list, ")");
                  }
              }
        }
    }
}

static gboolean
names_points (const TengenLessonTry *trial)
{
  for (guint i = 0; i < trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer = trial->answers->pdata[i];

      if (answer->test != TENGEN_LESSON_TEST_NONE)
        return FALSE;
      for (guint j = 0; j < answer->replies->len; j++)
        if (g_array_index (answer->replies, TengenLessonReply, j).test !=
            TENGEN_LESSON_TEST_NONE)
          return FALSE;
      if (answer->next != NULL && !names_points (answer->next))
        return FALSE;
    }
  return TRUE;
}

static void
check_same (const TengenLessonStep *step, const TengenLesson *made)
{
  const TengenLessonStep *other = tengen_lesson_get_step (made, 0);
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);

  g_assert_cmpint (other->task, ==, TENGEN_LESSON_TASK_TRY);
  if (!names_points (step->trial))
    return;
  append_verdicts (before, step->diagram, step->trial);
  append_verdicts (after, other->diagram, other->trial);
  g_test_message ("%s", step->id);
  g_assert_cmpstr (after->str, ==, before->str);
}

/* Each step alone, so that it is clear which it is. */
static void
check_back (const TengenLesson *lesson, const char *language)
{
  g_autoptr (GPtrArray) records = tengen_lesson_to_sgf (lesson, language);

  for (guint i = 0; i < records->len; i++)
    {
      const TengenLessonStep *step = tengen_lesson_get_step (lesson, i);
      g_autofree char *sgf = tengen_sgf_write (records->pdata[i], NULL, NULL);
      g_autoptr (TengenRecord) record = read_record (sgf);
      g_autoptr (GArray) notes = notes_new ();
      g_autofree char *xml = tengen_lesson_from_sgf (record, "a", "T", notes);
      g_autoptr (TengenLesson) made = read_made (xml);

      if (step->task == TENGEN_LESSON_TASK_TRY)
        check_same (step, made);
    }
}

static void
test_back (void)
{
  static const char *const names[] = {
    "go-basics.xml",       "renju-five.xml",      "go-shapes.xml",
    "pure-go-first.xml",   "pure-go-seven.xml",   "pure-go-to-go.xml",
    "counting.xml",        "renju-forbidden.xml", "renju-openings.xml",
    "renju-manners.xml",   "go-first.xml",        "go-more.xml",
    "counting-area.xml",   "scientific-play.xml", "scientific-stop.xml",
    "counting-history.xml"
  };
  gboolean full = g_getenv ("TENGEN_FULL") != NULL;
  guint n = full ? G_N_ELEMENTS (names) : 3;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path =
          g_build_filename (g_getenv ("TENGEN_LESSONS"), names[i], NULL);
      g_autofree char *data = NULL;
      g_autoptr (TengenLesson) lesson = NULL;

      g_assert_true (g_file_get_contents (path, &data, NULL, NULL));
      lesson = read_made (data);
      check_back (lesson, "en");
      if (full)
        check_back (lesson, "ja");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-to-try/try", test_try);
  g_test_add_func ("/lesson-to-try/rule", test_rule);
  g_test_add_func ("/lesson-to-try/back", test_back);
  return g_test_run ();
}
