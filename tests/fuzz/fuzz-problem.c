/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-problem: any bytes as a file of problems
 *
 * What: reading does not crash; each game is a problem or says why not; a
 *       problem has a key, a lesson, and an answer that solves it; a move that is
 *       not in the file is no miss.
 */
#include "fuzz-one.h"
#include "tengen-exercise-problem-prove.h"
#include "tengen-exercise-problem.h"
#include "tengen-lesson-player.h"
#include "tengen-sgf-reader.h"

/* How many problems of a file are gone through. */
#define PROBLEMS_MOST 8

/* Stops the program where a promise is not kept. */
static void
demand (gboolean kept, const char *promise)
{
  if (!kept)
    g_error ("%s", promise);
}

static void
do_input (TengenLessonPlayer *player,
          TengenLessonInputKind kind,
          TengenPoint point)
{
  TengenLessonInput input = { kind, point, 0 };

  tengen_lesson_player_do (player, &input);
}

static void
go_through (const TengenLesson *lesson)
{
  g_autoptr (TengenLessonPlayer) player = tengen_lesson_player_new (lesson);
  const TengenLessonStep *step = tengen_lesson_get_step (lesson, 0);
  int n = step->diagram->setup->width * step->diagram->setup->height;

  demand (tengen_lesson_try_get_best (step->trial) != NULL,
          "some answer is right");
  for (int i = 0; i <= n; i += n / 8)
    {
      guint misses = tengen_lesson_player_get_state (player)->misses;
      guint outside = tengen_lesson_player_get_state (player)->n_outside;

      do_input (player,
                TENGEN_LESSON_INPUT_POINT,
                i < n ? (TengenPoint) i : TENGEN_POINT_PASS);
      if (tengen_lesson_player_get_state (player)->n_outside > outside)
        demand (tengen_lesson_player_get_state (player)->misses == misses,
                "what is not in the file is no miss");
    }
  do_input (player, TENGEN_LESSON_INPUT_SOLUTION, TENGEN_POINT_NONE);
  demand (tengen_lesson_player_get_state (player)->phase ==
              TENGEN_LESSON_PHASE_SOLVED,
          "the answer solves it");
}

static void
try_problem (const TengenRecord *record, const TengenExerciseProblem *problem)
{
  g_autoptr (TengenLessonText) said = tengen_lesson_text_new ("ja");
  TengenLessonProblemTexts texts = { .language = "ja",
                                     .title = said,
                                     .question = said };
  g_autoptr (TengenExercise) exercise = NULL;
  g_autoptr (TengenLesson) lesson = NULL;

  tengen_lesson_text_add (said, "a", NULL);
  if (problem->is_own)
    {
      exercise = tengen_exercise_problem_read (record, problem);
      demand (exercise != NULL, "an exercise is read again");
      return;
    }
  demand (tengen_lesson_from_problem (record, problem->root, &texts, &lesson) ==
              TENGEN_LESSON_PROBLEM_OK,
          "a problem is one again");
  tengen_exercise_problem_prove (lesson, said, said);
  go_through (lesson);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read ((const char *) data, size, NULL, NULL);
  g_autoptr (GArray) skipped =
      g_array_new (FALSE, FALSE, sizeof (TengenExerciseProblem));
  g_autoptr (GArray) problems = NULL;

  if (reading->record == NULL)
    return 0;
  problems = tengen_exercise_problem_list (reading->record, skipped);
  demand (problems->len + skipped->len ==
              tengen_record_get_n_games (reading->record),
          "each game is a problem or none");
  for (guint i = 0; i < MIN (problems->len, PROBLEMS_MOST); i++)
    try_problem (reading->record,
                 &g_array_index (problems, TengenExerciseProblem, i));
  return 0;
}
