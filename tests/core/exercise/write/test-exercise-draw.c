/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-draw: exercises as diagrams
 */
#include "exercise-built.h"
#include "tengen-exercise-draw.h"
#include "tengen-lesson-game.h"
#include "tengen-lesson-part.h"

static void
test_marks (void)
{
  g_autoptr (TengenExercise) exercise = build_board (TENGEN_EXERCISE_CUT,
                                                     "japan",
                                                     5,
                                                     "....."
                                                     ".oO.."
                                                     "..O.o"
                                                     "XX.t."
                                                     ".....");
  const TengenPoint wanted[] = { 6, 7, 12, 14, 18 };
  TengenLessonDiagram *diagram;

  exercise->to_move = TENGEN_STONE_WHITE;
  diagram = tengen_exercise_draw (exercise);
  g_assert_cmpmem (diagram->stones, 25, exercise->stones, 25);
  g_assert_cmpint (diagram->to_move, ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (diagram->labels->len, ==, G_N_ELEMENTS (wanted));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      guint n = 0;

      for (guint j = 0; j < diagram->labels->len; j++)
        {
          const TengenLessonLabel *label =
              &g_array_index (diagram->labels, TengenLessonLabel, j);

          g_assert_cmpint (label->mark, ==, TENGEN_LESSON_LABEL_TRIANGLE);
          n += label->point == wanted[i];
        }
      g_assert_cmpuint (n, ==, 1);
    }
  g_assert_cmpstr (diagram->setup->rules.id, ==, "japan");
  g_assert_cmpint (diagram->setup->komi_x2, ==, 0);
  tengen_lesson_diagram_free (diagram);
}

/* The stone on 8 has just taken one on 7, which may not be taken back. */
static void
test_ko (void)
{
  g_autoptr (TengenExercise) exercise = build_board (TENGEN_EXERCISE_LEGAL,
                                                     "japan",
                                                     5,
                                                     "..XO."
                                                     ".XtXO"
                                                     "..XO."
                                                     "....."
                                                     ".....");
  TengenLessonDiagram *diagram;

  exercise->to_move = TENGEN_STONE_WHITE;
  exercise->ko = 7;
  diagram = tengen_exercise_draw (exercise);
  g_assert_cmpint (diagram->ko, ==, 7);
  g_assert_cmpint (tengen_lesson_game_find_ko (diagram), ==, 8);
  tengen_lesson_diagram_free (diagram);
}

static void
test_renju (void)
{
  g_autoptr (TengenExercise) exercise =
      tengen_exercise_new (TENGEN_EXERCISE_FIVE, "renju", 15, 15);
  g_autoptr (TengenGameSetup) setup = tengen_exercise_draw_setup (exercise);
  g_autoptr (TengenBoard) board = NULL;

  exercise->stones[112] = TENGEN_STONE_BLACK;
  board = tengen_exercise_draw_board (exercise);
  g_assert_true (setup->is_renju);
  g_assert_cmpint (setup->width, ==, 15);
  g_assert_cmpint (tengen_board_count (board, TENGEN_STONE_BLACK), ==, 1);
  g_assert_cmpint (tengen_board_get (board, 112), ==, TENGEN_STONE_BLACK);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-draw/marks", test_marks);
  g_test_add_func ("/exercise-draw/ko", test_ko);
  g_test_add_func ("/exercise-draw/renju", test_renju);
  return g_test_run ();
}
