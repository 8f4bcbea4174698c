/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-exercise-go-line: what an answer to a question leads to
 */
#include "tengen-exercise-go-line.h"

#include "board-picture.h"

#define SIZE 7
#define AT(x, y) ((TengenPoint) ((y) *SIZE + (x)))
#define NOWHERE TENGEN_POINT_NONE
#define PASS TENGEN_POINT_PASS

/* A white stone in atari at (2, 2). */
#define ATARI "......./..X..../.XOX.../......./..O..../......./......X"
/* Black chains one point apart, with two liberties and more. */
#define APART ".XX.X../OOOO.../......./......./......./......./......."
/* A white and a black stone in the corner with a liberty each. */
#define RACE "XO...../.X...../......./......./......./......./......."
/* A black chain with three points in a row, within living stones. */
#define EYES "...XO.O/XXXXOOO/OOOOO.O/OOOOOOO/......./......./......."

typedef struct
{
  const char *picture; /* Black to move */
  TengenEngineProofGoal goal;
  TengenPoint first, second;
  TengenPoint move; /* the right one */
  TengenExerciseReason right, wrong;
} Case;

static const Case cases[] = {
  { ATARI,
    TENGEN_ENGINE_PROOF_GOAL_TAKE,
    AT (2, 2),
    NOWHERE,
    AT (2, 3),
    TENGEN_EXERCISE_REASON_TAKES,
    TENGEN_EXERCISE_REASON_ESCAPES },
  { APART,
    TENGEN_ENGINE_PROOF_GOAL_JOIN,
    AT (1, 0),
    AT (4, 0),
    AT (3, 0),
    TENGEN_EXERCISE_REASON_JOINS,
    TENGEN_EXERCISE_REASON_CUTS },
  { RACE,
    TENGEN_ENGINE_PROOF_GOAL_RACE,
    AT (1, 0),
    AT (0, 0),
    AT (2, 0),
    TENGEN_EXERCISE_REASON_TAKES,
    TENGEN_EXERCISE_REASON_TAKES },
  { EYES,
    TENGEN_ENGINE_PROOF_GOAL_LIVE,
    AT (3, 0),
    NOWHERE,
    AT (1, 0),
    TENGEN_EXERCISE_REASON_LIVES,
    TENGEN_EXERCISE_REASON_DIES },
};

typedef struct
{
  TengenBoard *board;
  TengenExerciseGoPosition position;
  TengenEngineProof *proof;
  TengenExerciseGoLine line;
} Question;

static void
begin (Question *self, const Case *asked)
{
  self->board = tengen_picture_parse (asked->picture, NULL);
  self->position = (TengenExerciseGoPosition){ .board = self->board,
                                               .to_move = TENGEN_STONE_BLACK,
                                               .ko = NOWHERE };
  self->proof = tengen_engine_proof_new (2000);
  tengen_exercise_go_line_begin (&self->line,
                                 &self->position,
                                 self->proof,
                                 asked->goal,
                                 asked->first,
                                 asked->second,
                                 asked->goal == TENGEN_ENGINE_PROOF_GOAL_LIVE
                                     ? 0
                                     : TENGEN_EXERCISE_ESCAPED);
}

/* Nothing has changed on the board. */
static void
end (Question *self, const Case *asked)
{
  g_autofree char *after = tengen_picture_format (self->board, '/');

  g_assert_cmpstr (after, ==, asked->picture);
  g_assert_cmpint (self->position.to_move, ==, TENGEN_STONE_BLACK);
  tengen_engine_proof_free (self->proof);
  tengen_board_free (self->board);
}

/* What succeeds and what fails ends with a reason for each goal. */
static void
test_reasons (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenExercise) exercise = NULL;
      const TengenExerciseLine *line;
      Question question;

      g_test_message ("%s", cases[i].picture);
      begin (&question, &cases[i]);
      exercise = tengen_exercise_go_line_open (
          &question.line, TENGEN_EXERCISE_CAPTURE, 3);
      g_assert_cmpint (exercise->level, ==, 3);
      g_assert_cmpuint (
          exercise->targets->len, ==, cases[i].second == NOWHERE ? 1 : 2);
      g_assert_true (
          tengen_exercise_go_line_add (&question.line, exercise, PASS, FALSE));
      g_assert_true (tengen_exercise_go_line_add (
          &question.line, exercise, cases[i].move, TRUE));
      line = tengen_exercise_find_line (exercise, PASS);
      g_assert_cmpint (line->reason, ==, cases[i].wrong);
      g_assert_cmpuint (line->moves->len, >, 1);
      line = tengen_exercise_find_line (exercise, cases[i].move);
      g_assert_cmpint (line->reason, ==, cases[i].right);
      g_assert_cmpuint (line->moves->len, ==, 1);
      end (&question, &cases[i]);
    }
}

/* What takes something is not away, nor what lies in the zone. */
static void
test_is_away (void)
{
  guint8 zone[SIZE * SIZE] = { 0 };
  Question question;

  begin (&question, &cases[0]);
  zone[AT (2, 3)] = TRUE;
  g_assert_false (
      tengen_exercise_go_line_is_away (&question.line, AT (2, 3), zone));
  g_assert_true (
      tengen_exercise_go_line_is_away (&question.line, AT (0, 0), zone));
  zone[AT (2, 3)] = FALSE;
  g_assert_false (
      tengen_exercise_go_line_is_away (&question.line, AT (2, 3), zone));
  end (&question, &cases[0]);
}

/* What follows is the same as after PASS; where that cannot be played, it is
 * read anew. */
static void
test_away (void)
{
  g_autoptr (TengenExercise) exercise = NULL;
  const TengenExerciseLine *pass, *away;
  Question question;

  begin (&question, &cases[0]);
  exercise =
      tengen_exercise_go_line_open (&question.line, TENGEN_EXERCISE_CAPTURE, 1);
  g_assert_true (
      tengen_exercise_go_line_add (&question.line, exercise, PASS, FALSE));
  for (TengenPoint move = AT (0, 6); move <= AT (1, 6); move++)
    g_assert_true (
        tengen_exercise_go_line_add_away (&question.line, exercise, move));
  pass = tengen_exercise_find_line (exercise, PASS);
  away = tengen_exercise_find_line (exercise, AT (0, 6));
  g_assert_false (away->is_right);
  g_assert_cmpint (away->reason, ==, TENGEN_EXERCISE_REASON_ESCAPES);
  g_assert_cmpmem (&g_array_index (away->moves, TengenPoint, 1),
                   (away->moves->len - 1) * sizeof (TengenPoint),
                   &g_array_index (pass->moves, TengenPoint, 1),
                   (pass->moves->len - 1) * sizeof (TengenPoint));
  g_assert_true (
      tengen_exercise_go_line_add_away (&question.line, exercise, AT (2, 3)));
  g_assert_cmpint (tengen_exercise_find_line (exercise, AT (2, 3))->reason,
                   ==,
                   TENGEN_EXERCISE_REASON_TAKES);
  end (&question, &cases[0]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-go-line/reasons", test_reasons);
  g_test_add_func ("/exercise-go-line/is-away", test_is_away);
  g_test_add_func ("/exercise-go-line/away", test_away);
  return g_test_run ();
}
