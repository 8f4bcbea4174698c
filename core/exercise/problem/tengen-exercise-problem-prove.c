/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-problem-prove: moves that a problem of a file does not know
 */
#include "tengen-exercise-problem-prove.h"

#include "tengen-engine-proof.h"
#include "tengen-lesson-part.h"

/* After so many moves that could not be proved no more are looked at. */
#define UNKNOWN_MOST 20

/* So many positions are looked at for a problem, but for its last move. */
#define POSITIONS_MOST 100000

/* A refutation is shown no further. */
#define LINE_MOST 12

typedef struct
{
  const TengenLessonDiagram *diagram;
  TengenLessonTry *trial;
  TengenBoard *board;
  TengenEngineProof *proof;
  TengenEngineProofQuestion question;
  const TengenLessonText *right;
  const TengenLessonText *wrong;
} Prover;

static TengenBoard *
make_board (const TengenLessonDiagram *diagram)
{
  TengenBoard *board =
      tengen_board_new (diagram->setup->width, diagram->setup->height);

  tengen_board_put_all (board, diagram->stones);
  return board;
}

/* The chain that all marks on stones are on, or NONE. */
static TengenPoint
find_target (const Prover *self)
{
  TengenPoint found = TENGEN_POINT_NONE;

  for (guint i = 0; i < self->diagram->labels->len; i++)
    {
      const TengenLessonLabel *label =
          &g_array_index (self->diagram->labels, TengenLessonLabel, i);

      if (label->mark == TENGEN_LESSON_LABEL_NONE ||
          tengen_board_get (self->board, label->point) == TENGEN_STONE_NONE)
        continue;
      if (tengen_board_get (self->board, label->point) !=
              tengen_stone_other (self->diagram->to_move) ||
          (found != TENGEN_POINT_NONE &&
           tengen_board_get_chain (self->board, found) !=
               tengen_board_get_chain (self->board, label->point)))
        return TENGEN_POINT_NONE;
      found = label->point;
    }
  return found;
}

static gboolean
has_answer (const Prover *self, TengenPoint point)
{
  for (guint i = 0; i < self->trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer =
          g_ptr_array_index (self->trial->answers, i);

      for (guint k = 0; k < answer->points->len; k++)
        if (g_array_index (answer->points, TengenPoint, k) == point)
          return TRUE;
    }
  return FALSE;
}

static gboolean
is_legal (const Prover *self, TengenPoint point)
{
  TengenBoardTry result;

  if (tengen_board_get (self->board, point) != TENGEN_STONE_NONE ||
      point == self->diagram->ko)
    return FALSE;
  tengen_board_try (self->board, point, self->diagram->to_move, &result);
  return result.own == 0;
}

/* Whether what the file says is right takes the chain: only then is that what
 * it asks for. */
static gboolean
asks_for_it (Prover *self)
{
  for (guint i = 0; i < self->trial->answers->len; i++)
    {
      const TengenLessonAnswer *answer =
          g_ptr_array_index (self->trial->answers, i);

      if (answer->verdict == TENGEN_LESSON_RIGHT &&
          tengen_engine_proof_ask_move (
              self->proof,
              &self->question,
              g_array_index (answer->points, TengenPoint, 0)) !=
              TENGEN_ENGINE_PROOF_PROVED)
        return FALSE;
    }
  return TRUE;
}

static void
add_answer (Prover *self, TengenPoint point, gboolean is_right)
{
  TengenLessonAnswer *answer = tengen_lesson_answer_new ();
  TengenPoint line[LINE_MOST];
  guint n = 0;

  if (!is_right)
    n = tengen_engine_proof_read_line (
        self->proof, &self->question, point, line, LINE_MOST);
  g_array_append_val (answer->points, point);
  answer->verdict = is_right ? TENGEN_LESSON_RIGHT : TENGEN_LESSON_WRONG;
  answer->words = tengen_lesson_words_new ();
  g_ptr_array_add (
      answer->words,
      tengen_lesson_text_copy (is_right ? self->right : self->wrong));
  for (guint i = 1; i < n; i++)
    {
      TengenLessonReply reply = { .point = line[i] };

      g_array_append_val (answer->replies, reply);
    }
  g_ptr_array_add (self->trial->answers, answer);
}

/* A pass is not looked at: that there is a button for it would be a hint. */
static guint
prove_moves (Prover *self)
{
  TengenPoint n_points = (TengenPoint) tengen_board_get_n_points (self->board);
  guint n = 0;
  guint n_unknown = 0;
  guint positions = 0;

  for (TengenPoint point = 0; point < n_points && n_unknown < UNKNOWN_MOST &&
                              positions < POSITIONS_MOST;
       point++)
    {
      TengenEngineProofResult result;

      if (has_answer (self, point) || !is_legal (self, point))
        continue;
      result =
          tengen_engine_proof_ask_move (self->proof, &self->question, point);
      positions += tengen_engine_proof_get_positions (self->proof);
      if (result == TENGEN_ENGINE_PROOF_PROVED ||
          result == TENGEN_ENGINE_PROOF_REFUTED)
        {
          add_answer (self, point, result == TENGEN_ENGINE_PROOF_PROVED);
          n++;
        }
      else
        n_unknown++;
    }
  return n;
}

guint
tengen_exercise_problem_prove (TengenLesson *lesson,
                               const TengenLessonText *right,
                               const TengenLessonText *wrong)
{
  g_autoptr (TengenBoard) board = NULL;
  g_autoptr (TengenEngineProof) proof = NULL;
  TengenLessonStep *step;
  Prover self = { .right = right, .wrong = wrong };
  TengenPoint target;

  g_return_val_if_fail (lesson != NULL && lesson->steps->len == 1, 0);
  g_return_val_if_fail (right != NULL && wrong != NULL, 0);

  step = g_ptr_array_index (lesson->steps, 0);
  if (step->trial == NULL || !step->trial->is_open ||
      step->diagram->setup->is_renju)
    return 0;
  self.diagram = step->diagram;
  self.trial = step->trial;
  self.board = board = make_board (step->diagram);
  target = find_target (&self);
  if (target == TENGEN_POINT_NONE)
    return 0;
  self.proof = proof =
      tengen_engine_proof_new (TENGEN_EXERCISE_PROBLEM_PROVE_POSITIONS);
  self.question = (TengenEngineProofQuestion){
    .board = board,
    .ko = step->diagram->ko,
    .goal = TENGEN_ENGINE_PROOF_GOAL_TAKE,
    .targets = { target, TENGEN_POINT_NONE },
    .first = step->diagram->to_move,
  };
  return asks_for_it (&self) ? prove_moves (&self) : 0;
}
