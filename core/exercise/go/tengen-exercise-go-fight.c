/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-fight: from a question about groups to an exercise, proved
 */
#include "tengen-exercise-go-fight.h"

#include <string.h>

#include "tengen-go-alive.h"

/* More right answers make no exercise. */
#define MOST_RIGHT 2
/* Moves of a line at most, and of one that leads to a ko. */
#define LINE 48
#define LINE_KO 5
/* Questions that are asked for a line to a ko at most. */
#define MOST_ASKED 60

void
tengen_exercise_go_fight_begin (TengenExerciseGoFight *self,
                                TengenExerciseGoPosition *position,
                                TengenEngineProof *proof,
                                TengenEngineProofGoal goal,
                                TengenPoint first,
                                TengenPoint second)
{
  memset (self, 0, sizeof *self);
  self->position = position;
  self->proof = proof;
  self->question = (TengenEngineProofQuestion){
    .board = position->board,
    .ko = position->ko,
    .goal = goal,
    .targets = { first, second },
    .first = position->to_move,
  };
  self->side = tengen_board_get (position->board, first);
}

void
tengen_exercise_go_fight_also (TengenExerciseGoFight *self,
                               TengenEngineProof *proof,
                               TengenEngineProofGoal goal,
                               TengenPoint target)
{
  self->also = proof;
  self->also_question = self->question;
  self->also_question.goal = goal;
  self->also_question.targets[0] = target;
  self->also_question.targets[1] = TENGEN_POINT_NONE;
}

static void
count (TengenExerciseGoFight *self)
{
  self->size += tengen_engine_proof_get_positions (self->proof);
}

TengenExerciseGoFightState
tengen_exercise_go_fight_find_state (TengenExerciseGoFight *self)
{
  TengenEngineProofResult result;

  g_return_val_if_fail (self != NULL, TENGEN_EXERCISE_GO_FIGHT_OPEN);

  result = tengen_engine_proof_ask_move (
      self->proof, &self->question, TENGEN_POINT_PASS);
  count (self);
  if (result == TENGEN_ENGINE_PROOF_PROVED)
    return TENGEN_EXERCISE_GO_FIGHT_WON;
  if (result != TENGEN_ENGINE_PROOF_REFUTED)
    return TENGEN_EXERCISE_GO_FIGHT_OPEN;
  result = tengen_engine_proof_ask (self->proof, &self->question);
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

/* Tells whether a move takes nothing and lies outside of a zone. */
static gboolean
is_away (const TengenExerciseGoFight *self,
         TengenPoint move,
         const guint8 *zone)
{
  TengenBoardTry result;

  if (zone[move])
    return FALSE;
  tengen_board_try (
      self->position->board, move, self->position->to_move, &result);
  return result.taken == 0;
}

/* Tells whether only a ko decides: who wins it succeeds. */
static gboolean
is_ko (TengenExerciseGoFight *self, TengenPoint move)
{
  static const TengenEngineProofResult results[2] = {
    TENGEN_ENGINE_PROOF_PROVED, TENGEN_ENGINE_PROOF_REFUTED
  };

  for (int i = 0; i < 2; i++)
    {
      TengenEngineProofQuestion question = self->question;

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
  int n_points = tengen_board_get_n_points (self->position->board);
  guint8 also[TENGEN_EXERCISE_GO_POINTS];

  if (tengen_engine_proof_read_zone (
          self->proof, &self->question, TENGEN_POINT_PASS, zone) !=
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
  TengenEngineProofResult result =
      tengen_engine_proof_ask_move (self->proof, &self->question, move);

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
  answers->n_moves =
      tengen_exercise_go_position_list_moves (self->position, answers->moves);
  for (guint i = 0; i < answers->n_moves; i++)
    {
      TengenPoint move = answers->moves[i];
      TengenEngineProofResult result;

      answers->away[i] = is_away (self, move, pass);
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

/* --- How it ends --- */

static gboolean
is_alive (const TengenBoard *board, TengenPoint point)
{
  guint8 stones[TENGEN_EXERCISE_GO_POINTS], alive[TENGEN_EXERCISE_GO_POINTS];

  tengen_board_read (board, stones);
  tengen_go_alive (stones,
                   tengen_board_get_width (board),
                   tengen_board_get_height (board),
                   (TengenStone) stones[point],
                   alive,
                   NULL);
  return alive[point];
}

/* Tells how a line has ended that stands on the board. */
static TengenExerciseReason
find_reason (const TengenExerciseGoFight *self)
{
  const TengenEngineProofQuestion *question = &self->question;
  const TengenBoard *board = self->position->board;
  TengenPoint first = question->targets[0];
  gboolean is_gone = tengen_board_get (board, first) != self->side;

  if (question->goal == TENGEN_ENGINE_PROOF_GOAL_RACE)
    return is_gone || tengen_board_get (board, question->targets[1]) !=
                          tengen_stone_other (self->side)
               ? TENGEN_EXERCISE_REASON_TAKES
               : TENGEN_EXERCISE_REASON_NONE;
  return !is_gone && is_alive (board, first) ? TENGEN_EXERCISE_REASON_LIVES
                                             : TENGEN_EXERCISE_REASON_DIES;
}

/* Plays a line as far as it is legal, and takes it back. Returns: how many moves
 * were legal; @reason: how they end. */
static guint
play_line (TengenExerciseGoFight *self,
           const TengenPoint *line,
           guint n,
           TengenExerciseReason *reason)
{
  TengenExerciseGoPosition before = *self->position;
  guint n_played = 0, n_stones = 0;

  while (n_played < n)
    {
      TengenPoint move = line[n_played];

      if (move != TENGEN_POINT_PASS &&
          (tengen_board_get (self->position->board, move) !=
               TENGEN_STONE_NONE ||
           !tengen_exercise_go_position_is_legal (self->position, move)))
        break;
      n_stones += move != TENGEN_POINT_PASS;
      tengen_exercise_go_position_play (self->position, move);
      n_played++;
    }
  *reason = find_reason (self);
  while (n_stones-- > 0)
    tengen_board_undo (self->position->board);
  *self->position = before;
  return n_played;
}

/* Adds the line of an answer; FALSE if none can be shown. */
static gboolean
add_line (TengenExerciseGoFight *self,
          TengenExercise *exercise,
          TengenPoint move,
          gboolean is_right)
{
  TengenPoint line[LINE];
  TengenExerciseReason reason;
  guint n = tengen_engine_proof_read_line (
      self->proof, &self->question, move, line, LINE);

  if (n == 0 || n == LINE || play_line (self, line, n, &reason) < n ||
      reason == TENGEN_EXERCISE_REASON_NONE)
    return FALSE;
  tengen_exercise_add_line (exercise, is_right, reason, line, n);
  return TRUE;
}

/* Adds the line of a move that fails as PASS does: what follows is the same. */
static gboolean
add_away (TengenExerciseGoFight *self,
          TengenExercise *exercise,
          const TengenExerciseLine *pass,
          TengenPoint move)
{
  TengenPoint line[LINE];
  TengenExerciseReason reason;

  memcpy (line, pass->moves->data, pass->moves->len * sizeof line[0]);
  line[0] = move;
  if (play_line (self, line, pass->moves->len, &reason) < pass->moves->len ||
      reason != pass->reason)
    return add_line (self, exercise, move, FALSE);
  tengen_exercise_add_line (exercise, FALSE, reason, line, pass->moves->len);
  return TRUE;
}

/* --- To a ko --- */

static void
take_back (TengenExerciseGoFight *self,
           TengenPoint move,
           const TengenExerciseGoPosition *before)
{
  if (move != TENGEN_POINT_PASS)
    tengen_board_undo (self->position->board);
  *self->position = *before;
}

static gboolean
takes_ko (TengenExerciseGoFight *self, TengenPoint move)
{
  TengenExerciseGoPosition before = *self->position;
  gboolean takes;

  tengen_exercise_go_position_play (self->position, move);
  takes = self->position->ko != TENGEN_POINT_NONE;
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
  TengenExerciseGoPosition before = *self->position;
  TengenEngineProofQuestion question = self->question;
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n_moves;

  if (self->position->ko != TENGEN_POINT_NONE)
    return n;
  if (n == most)
    return 0;
  question.ko = TENGEN_POINT_NONE;
  question.first = self->position->to_move;
  n_moves = tengen_exercise_go_position_list_moves (self->position, moves);
  for (guint i = 0; i < n_moves && *n_asked < MOST_ASKED; i++)
    {
      guint length = 0;

      if (n + 1 == most && !takes_ko (self, moves[i]))
        continue;
      (*n_asked)++;
      if (tengen_engine_proof_ask_move (self->proof, &question, moves[i]) !=
          TENGEN_ENGINE_PROOF_KO)
        continue;
      tengen_exercise_go_position_play (self->position, moves[i]);
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
  TengenExerciseGoPosition before = *self->position;
  guint n = 0;

  tengen_exercise_go_position_play (self->position, move);
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
    return add_away (self, exercise, exercise->lines->pdata[0], move);
  if (answers->right[i] && self->kos[0] != NULL)
    return add_ko (self, exercise, move);
  return add_line (self, exercise, move, answers->right[i]);
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
  exercise = tengen_exercise_go_position_begin (self->position, kind, level);
  for (int i = 0; i < 2; i++)
    if (self->question.targets[i] != TENGEN_POINT_NONE)
      g_array_append_val (exercise->targets, self->question.targets[i]);
  if (!add_line (self, exercise, TENGEN_POINT_PASS, FALSE))
    return NULL;
  for (guint i = 0; i < answers.n_moves; i++)
    if (!add_answer (self, exercise, &answers, i))
      return NULL;
  return g_steal_pointer (&exercise);
}
