/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-fight: from a question about groups to an exercise, proved
 */
#include "tengen-exercise-go-fight.h"

#include <string.h>

/* More right answers make no exercise. */
#define MOST_RIGHT 2
/* Moves of a line that leads to a ko. */
#define LINE_KO 5
/* Questions that are asked for a line to a ko at most. */
#define MOST_ASKED 60

void
tengen_exercise_go_fight_begin (TengenExerciseGoFight *self,
                                TengenExerciseGoPosition *position,
                                TengenEngineProof *proof,
                                TengenEngineProofGoal goal,
                                TengenPoint first,
                                TengenPoint second,
                                const TengenExerciseGoBudget *budget)
{
  memset (self, 0, sizeof *self);
  tengen_exercise_go_line_begin (
      &self->line, position, proof, goal, first, second, budget->escape);
  self->budget = *budget;
}

void
tengen_exercise_go_fight_also (TengenExerciseGoFight *self,
                               TengenEngineProof *proof,
                               TengenEngineProofGoal goal,
                               TengenPoint target)
{
  self->also = proof;
  self->also_question = self->line.question;
  self->also_question.goal = goal;
  self->also_question.targets[0] = target;
  self->also_question.targets[1] = TENGEN_POINT_NONE;
}

static void
count (TengenExerciseGoFight *self)
{
  self->size += tengen_engine_proof_get_positions (self->line.proof);
}

static TengenExerciseGoFightState
look (TengenExerciseGoFight *self)
{
  TengenEngineProofResult result;

  result = tengen_engine_proof_ask_move (
      self->line.proof, &self->line.question, TENGEN_POINT_PASS);
  count (self);
  if (result == TENGEN_ENGINE_PROOF_PROVED)
    return TENGEN_EXERCISE_GO_FIGHT_WON;
  if (result != TENGEN_ENGINE_PROOF_REFUTED)
    return TENGEN_EXERCISE_GO_FIGHT_OPEN;
  result = tengen_engine_proof_ask (self->line.proof, &self->line.question);
  count (self);
  switch (result)
    {
    case TENGEN_ENGINE_PROOF_PROVED:
      return TENGEN_EXERCISE_GO_FIGHT_BETWEEN;
    case TENGEN_ENGINE_PROOF_REFUTED:
      return TENGEN_EXERCISE_GO_FIGHT_LOST;
    case TENGEN_ENGINE_PROOF_KO:
      return TENGEN_EXERCISE_GO_FIGHT_KO;
    case TENGEN_ENGINE_PROOF_UNKNOWN:
      break;
    }
  return TENGEN_EXERCISE_GO_FIGHT_OPEN;
}

TengenExerciseGoFightState
tengen_exercise_go_fight_find_state (TengenExerciseGoFight *self)
{
  TengenExerciseGoFightState state;

  g_return_val_if_fail (self != NULL, TENGEN_EXERCISE_GO_FIGHT_OPEN);

  tengen_engine_proof_set_positions (self->line.proof, self->budget.pass);
  state = look (self);
  tengen_engine_proof_set_positions (self->line.proof, self->budget.move);
  return state;
}

/* --- What succeeds --- */

/* The answers found so far. */
typedef struct
{
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n_moves;
  guint8 away[TENGEN_EXERCISE_GO_POINTS]; /* of each move: fails as PASS does */
  guint8 right[TENGEN_EXERCISE_GO_POINTS]; /* of each move */
  guint n_right;
} Answers;

/* Tells whether only a ko decides: who wins it succeeds. */
static gboolean
is_ko (TengenExerciseGoFight *self, TengenPoint move)
{
  static const TengenEngineProofResult results[2] = {
    TENGEN_ENGINE_PROOF_PROVED, TENGEN_ENGINE_PROOF_REFUTED
  };

  for (int i = 0; i < 2; i++)
    {
      TengenEngineProofQuestion question = self->line.question;

      question.ko_winner =
          i == 0 ? question.first : tengen_stone_other (question.first);
      if (tengen_engine_proof_ask_move (self->kos[i], &question, move) !=
          results[i])
        return FALSE;
    }
  return TRUE;
}

/* Tells whether what is known of a move settles it. */
static gboolean
settle (TengenExerciseGoFight *self,
        TengenPoint move,
        TengenEngineProofResult result,
        guint8 *is_right)
{
  gboolean seeks_ko = self->kos[0] != NULL;

  switch (result)
    {
    case TENGEN_ENGINE_PROOF_PROVED:
      *is_right = TRUE;
      return !seeks_ko;
    case TENGEN_ENGINE_PROOF_REFUTED:
      return TRUE;
    case TENGEN_ENGINE_PROOF_KO:
      *is_right = TRUE;
      return seeks_ko && is_ko (self, move);
    case TENGEN_ENGINE_PROOF_UNKNOWN:
      break;
    }
  return FALSE;
}

/* Tells whether PASS fails, and on which points that rests. */
static gboolean
fails_by_pass (TengenExerciseGoFight *self, guint8 *zone)
{
  int n_points = tengen_board_get_n_points (self->line.position->board);
  guint8 also[TENGEN_EXERCISE_GO_POINTS];

  if (tengen_engine_proof_read_zone (
          self->line.proof, &self->line.question, TENGEN_POINT_PASS, zone) !=
      TENGEN_ENGINE_PROOF_REFUTED)
    return FALSE;
  count (self);
  if (self->also == NULL)
    return TRUE;
  if (tengen_engine_proof_read_zone (
          self->also, &self->also_question, TENGEN_POINT_PASS, also) !=
      TENGEN_ENGINE_PROOF_REFUTED)
    return FALSE;
  for (int i = 0; i < n_points; i++)
    zone[i] |= also[i];
  return TRUE;
}

/* Asks about a move. Where two things are asked for that do not go together,
 * it is not known. */
static TengenEngineProofResult
ask (TengenExerciseGoFight *self, TengenPoint move)
{
  TengenEngineProofResult result = tengen_engine_proof_ask_move (
      self->line.proof, &self->line.question, move);

  count (self);
  if (self->also != NULL && result != TENGEN_ENGINE_PROOF_UNKNOWN &&
      tengen_engine_proof_ask_move (self->also, &self->also_question, move) !=
          result)
    return TENGEN_ENGINE_PROOF_UNKNOWN;
  return result;
}

/* Finds what succeeds; FALSE if that makes no exercise. */
static gboolean
find_answers (TengenExerciseGoFight *self, Answers *answers)
{
  guint8 pass[TENGEN_EXERCISE_GO_POINTS];

  memset (answers, 0, sizeof *answers);
  if (!fails_by_pass (self, pass))
    return FALSE;
  answers->n_moves = tengen_exercise_go_position_list_moves (
      self->line.position, answers->moves);
  for (guint i = 0; i < answers->n_moves; i++)
    {
      TengenPoint move = answers->moves[i];
      TengenEngineProofResult result;

      answers->away[i] =
          tengen_exercise_go_line_is_away (&self->line, move, pass);
      if (answers->away[i])
        continue;
      result = ask (self, move);
      if (!settle (self, move, result, &answers->right[i]))
        return FALSE;
      answers->n_right += answers->right[i];
      if (answers->n_right > MOST_RIGHT)
        return FALSE;
    }
  return answers->n_right > 0;
}

/* --- To a ko --- */

static void
take_back (TengenExerciseGoFight *self,
           TengenPoint move,
           const TengenExerciseGoPosition *before)
{
  if (move != TENGEN_POINT_PASS)
    tengen_board_undo (self->line.position->board);
  *self->line.position = *before;
}

static gboolean
takes_ko (TengenExerciseGoFight *self, TengenPoint move)
{
  TengenExerciseGoPosition before = *self->line.position;
  gboolean takes;

  tengen_exercise_go_position_play (self->line.position, move);
  takes = self->line.position->ko != TENGEN_POINT_NONE;
  take_back (self, move, &before);
  return takes;
}

/* Goes on with moves after which still only a ko decides, until one of them has
 * taken a ko. Returns: the moves, 0 if there are none so few. */
static guint
follow_ko (TengenExerciseGoFight *self,
           TengenPoint *line,
           guint n,
           guint most,
           guint *n_asked)
{
  TengenExerciseGoPosition before = *self->line.position;
  TengenEngineProofQuestion question = self->line.question;
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n_moves;

  if (self->line.position->ko != TENGEN_POINT_NONE)
    return n;
  if (n == most)
    return 0;
  question.ko = TENGEN_POINT_NONE;
  question.first = self->line.position->to_move;
  n_moves = tengen_exercise_go_position_list_moves (self->line.position, moves);
  for (guint i = 0; i < n_moves && *n_asked < MOST_ASKED; i++)
    {
      guint length = 0;

      if (n + 1 == most && !takes_ko (self, moves[i]))
        continue;
      (*n_asked)++;
      if (tengen_engine_proof_ask_move (
              self->line.proof, &question, moves[i]) != TENGEN_ENGINE_PROOF_KO)
        continue;
      tengen_exercise_go_position_play (self->line.position, moves[i]);
      line[n] = moves[i];
      length = follow_ko (self, line, n + 1, most, n_asked);
      take_back (self, moves[i], &before);
      if (length > 0)
        return length;
    }
  return 0;
}

/* Adds the shortest line to a ko. */
static gboolean
add_ko (TengenExerciseGoFight *self, TengenExercise *exercise, TengenPoint move)
{
  TengenPoint line[LINE_KO] = { move };
  TengenExerciseGoPosition before = *self->line.position;
  guint n = 0;

  tengen_exercise_go_position_play (self->line.position, move);
  for (guint most = 1; most <= LINE_KO && n == 0; most++)
    {
      guint n_asked = 0;

      n = follow_ko (self, line, 1, most, &n_asked);
    }
  take_back (self, move, &before);
  if (n == 0)
    return FALSE;
  tengen_exercise_add_line (exercise, TRUE, TENGEN_EXERCISE_REASON_KO, line, n);
  return TRUE;
}

static gboolean
add_answer (TengenExerciseGoFight *self,
            TengenExercise *exercise,
            const Answers *answers,
            guint i)
{
  TengenPoint move = answers->moves[i];

  if (answers->away[i])
    return tengen_exercise_go_line_add_away (&self->line, exercise, move);
  if (answers->right[i] && self->kos[0] != NULL)
    return add_ko (self, exercise, move);
  return tengen_exercise_go_line_add (
      &self->line, exercise, move, answers->right[i]);
}

TengenExercise *
tengen_exercise_go_fight_make (TengenExerciseGoFight *self,
                               TengenExerciseKind kind,
                               int level)
{
  g_autoptr (TengenExercise) exercise = NULL;
  Answers answers;

  g_return_val_if_fail (self != NULL, NULL);

  if (!find_answers (self, &answers))
    return NULL;
  exercise = tengen_exercise_go_line_open (&self->line, kind, level);
  if (!tengen_exercise_go_line_add (
          &self->line, exercise, TENGEN_POINT_PASS, FALSE))
    return NULL;
  for (guint i = 0; i < answers.n_moves; i++)
    if (!add_answer (self, exercise, &answers, i))
      return NULL;
  return g_steal_pointer (&exercise);
}
