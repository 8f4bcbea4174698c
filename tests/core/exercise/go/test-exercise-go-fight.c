/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-fight: exercises of shapes whose answer is known
 */
#include "tengen-exercise-go-fight.h"

#include "board-picture.h"
#include "exercise-go-check.h"

#define SIZE 7
/* White lives by the eyes at the right edge; Black is enclosed. */
#define BELOW "/XXXXXOO/OOOOOO./.....OO/......./......./......."
#define TARGET SIZE /* the stone at the left end of the second row */
#define MIDDLE 1    /* of three points in a row */

static const TengenExerciseGoBudget budget = { 5000, 5000, 0 };

static TengenExerciseGoPosition
begin (const char *picture, TengenStone to_move)
{
  TengenExerciseGoPosition position = {
    .board = tengen_picture_parse (picture, NULL),
    .to_move = to_move,
    .ko = TENGEN_POINT_NONE,
  };

  return position;
}

static void
test_shapes (void)
{
  static const struct
  {
    const char *picture;
    TengenExerciseGoFightState live;
    TengenExerciseGoFightState kill;
  } cases[] = {
    { "....XO." BELOW,
      TENGEN_EXERCISE_GO_FIGHT_WON,
      TENGEN_EXERCISE_GO_FIGHT_LOST },
    { "...XXO." BELOW,
      TENGEN_EXERCISE_GO_FIGHT_BETWEEN,
      TENGEN_EXERCISE_GO_FIGHT_BETWEEN },
    { "..XXXO." BELOW,
      TENGEN_EXERCISE_GO_FIGHT_LOST,
      TENGEN_EXERCISE_GO_FIGHT_WON },
  };
  g_autoptr (TengenEngineProof) proof = tengen_engine_proof_new (budget.move);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int j = 0; j < 2; j++)
      {
        TengenExerciseGoPosition position = begin (
            cases[i].picture, j == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
        g_autoptr (TengenBoard) board = position.board;
        TengenExerciseGoFightState state =
            j == 0 ? cases[i].live : cases[i].kill;
        g_autoptr (TengenExercise) exercise = NULL;
        g_autofree char *after = NULL;
        TengenExerciseGoFight fight;

        g_test_message ("%s %d", cases[i].picture, j);
        tengen_exercise_go_fight_begin (&fight,
                                        &position,
                                        proof,
                                        j == 0 ? TENGEN_ENGINE_PROOF_GOAL_LIVE
                                               : TENGEN_ENGINE_PROOF_GOAL_KILL,
                                        TARGET,
                                        TENGEN_POINT_NONE,
                                        &budget);
        g_assert_cmpint (fight.line.stones[0], ==, TENGEN_STONE_BLACK);
        g_assert_cmpuint (fight.size, ==, 0);
        g_assert_cmpint (
            tengen_exercise_go_fight_find_state (&fight), ==, state);
        g_assert_cmpuint (fight.size, >, 0);
        exercise = tengen_exercise_go_fight_make (
            &fight, j == 0 ? TENGEN_EXERCISE_LIVE : TENGEN_EXERCISE_KILL, 1);
        g_assert_cmpint (
            exercise != NULL, ==, state == TENGEN_EXERCISE_GO_FIGHT_BETWEEN);
        after = tengen_picture_format (board, '/');
        g_assert_cmpstr (after, ==, cases[i].picture);
        g_assert_cmpint (position.to_move,
                         ==,
                         j == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
      }
}

/* The middle of three is the one right answer, for both sides. */
static void
test_answers (void)
{
  g_autoptr (TengenEngineProof) proof = tengen_engine_proof_new (budget.move);

  for (int i = 0; i < 2; i++)
    {
      TengenExerciseReason right =
          i == 0 ? TENGEN_EXERCISE_REASON_LIVES : TENGEN_EXERCISE_REASON_DIES;
      TengenExerciseReason wrong =
          i == 0 ? TENGEN_EXERCISE_REASON_DIES : TENGEN_EXERCISE_REASON_LIVES;
      TengenExerciseGoPosition position = begin (
          "...XXO." BELOW, i == 0 ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE);
      g_autoptr (TengenBoard) board = position.board;
      g_autoptr (TengenExercise) exercise = NULL;
      TengenExerciseGoFight fight;

      tengen_exercise_go_fight_begin (&fight,
                                      &position,
                                      proof,
                                      i == 0 ? TENGEN_ENGINE_PROOF_GOAL_LIVE
                                             : TENGEN_ENGINE_PROOF_GOAL_KILL,
                                      TARGET,
                                      TENGEN_POINT_NONE,
                                      &budget);
      exercise = tengen_exercise_go_fight_make (
          &fight, i == 0 ? TENGEN_EXERCISE_LIVE : TENGEN_EXERCISE_KILL, 3);
      g_assert_nonnull (exercise);
      exercise_go_check (exercise);
      g_assert_cmpint (exercise->level, ==, 3);
      g_assert_cmpuint (exercise->targets->len, ==, 1);
      g_assert_cmpuint (
          g_array_index (exercise->targets, TengenPoint, 0), ==, TARGET);
      g_assert_cmpuint (exercise->points->len, ==, 1);
      g_assert_cmpuint (
          g_array_index (exercise->points, TengenPoint, 0), ==, MIDDLE);
      for (guint j = 0; j < exercise->lines->len; j++)
        {
          const TengenExerciseLine *line = exercise->lines->pdata[j];
          TengenPoint answer = g_array_index (line->moves, TengenPoint, 0);

          g_assert_cmpint (line->is_right, ==, answer == MIDDLE);
          g_assert_cmpint (line->reason, ==, line->is_right ? right : wrong);
        }
      g_assert_nonnull (
          tengen_exercise_find_line (exercise, TENGEN_POINT_PASS));
    }
}

/* Both must succeed with the same answer. */
static void
test_also (void)
{
  static const TengenPoint targets[] = { TARGET, 5 * SIZE + 1 };

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TengenEngineProof) proof =
          tengen_engine_proof_new (budget.move);
      g_autoptr (TengenEngineProof) also =
          tengen_engine_proof_new (budget.move);
      /* the black stone below is lost if it does not run now */
      TengenExerciseGoPosition position =
          begin ("...XXO./XXXXXOO/OOOOOO./.....OO/.O...../OX...../.O.....",
                 TENGEN_STONE_BLACK);
      g_autoptr (TengenBoard) board = position.board;
      g_autoptr (TengenExercise) exercise = NULL;
      TengenExerciseGoFight fight;

      tengen_exercise_go_fight_begin (&fight,
                                      &position,
                                      proof,
                                      TENGEN_ENGINE_PROOF_GOAL_LIVE,
                                      TARGET,
                                      TENGEN_POINT_NONE,
                                      &budget);
      tengen_exercise_go_fight_also (
          &fight, also, TENGEN_ENGINE_PROOF_GOAL_SAVE, targets[i]);
      exercise =
          tengen_exercise_go_fight_make (&fight, TENGEN_EXERCISE_LIVE, 1);
      g_assert_cmpint (exercise != NULL, ==, i == 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-fight/shapes", test_shapes);
  g_test_add_func ("/exercise-go-fight/answers", test_answers);
  g_test_add_func ("/exercise-go-fight/also", test_also);
  return g_test_run ();
}
