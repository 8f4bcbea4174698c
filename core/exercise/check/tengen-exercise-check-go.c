/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check-go: exercises of Go that ask for a move
 *
 * Rules: those of the prover: basic ko, no suicide.
 */
#include "tengen-exercise-check-private.h"

#include "tengen-engine-proof.h"

/* A position on which lines are played. */
typedef struct
{
  TengenBoard *board;
  TengenPoint ko;
  TengenStone stone;
} Position;

static gboolean
is_legal (const Position *self, TengenPoint point)
{
  TengenBoardTry result;

  if (tengen_board_get (self->board, point) != TENGEN_STONE_NONE ||
      point == self->ko)
    return FALSE;
  tengen_board_try (self->board, point, self->stone, &result);
  return result.own == 0;
}

static TengenPoint
find_ko (const TengenBoard *board, TengenPoint point, int taken)
{
  TengenPoint liberty = TENGEN_POINT_NONE;

  if (taken == 1 && tengen_board_get_chain_size (board, point) == 1 &&
      tengen_board_get_liberties (board, point) == 1)
    tengen_board_list_liberties (board, point, &liberty);
  return liberty;
}

static void
play (Position *self, TengenPoint point)
{
  TengenPoint ko = TENGEN_POINT_NONE;

  if (point != TENGEN_POINT_PASS)
    {
      int taken = tengen_board_play (self->board, point, self->stone, NULL);

      ko = find_ko (self->board, point, taken);
    }
  self->ko = ko;
  self->stone = tengen_stone_other (self->stone);
}

/* --- The position --- */

static gboolean
check_board (TengenExerciseChecker *self, const TengenBoard *board)
{
  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, i) != TENGEN_STONE_NONE &&
        tengen_board_get_liberties (board, i) == 0)
      {
        tengen_exercise_checker_add (self, TENGEN_EXERCISE_FAULT_BOARD, i);
        return FALSE;
      }
  return TRUE;
}

/* Whose chains are marked, B for the side to move and W for the other, * for
 * either; . is an empty point. */
static const char *
get_wanted_targets (TengenExerciseKind kind)
{
  switch (kind)
    {
    case TENGEN_EXERCISE_ESCAPE:
    case TENGEN_EXERCISE_LIVE:
      return "B";
    case TENGEN_EXERCISE_ATARI:
    case TENGEN_EXERCISE_CAPTURE:
    case TENGEN_EXERCISE_LADDER:
    case TENGEN_EXERCISE_NET:
    case TENGEN_EXERCISE_KILL:
      return "W";
    case TENGEN_EXERCISE_KO:
      return "*";
    case TENGEN_EXERCISE_CONNECT:
      return "BB";
    case TENGEN_EXERCISE_CUT:
      return "WW";
    case TENGEN_EXERCISE_RACE:
      return "WB";
    case TENGEN_EXERCISE_LEGAL:
      return ".";
    case TENGEN_EXERCISE_STONES:
    case TENGEN_EXERCISE_TERRITORY:
    case TENGEN_EXERCISE_DEAD:
    case TENGEN_EXERCISE_FIVE:
    case TENGEN_EXERCISE_STOP_FOUR:
    case TENGEN_EXERCISE_STOP_THREE:
    case TENGEN_EXERCISE_FOUR_THREE:
    case TENGEN_EXERCISE_FOURS:
    case TENGEN_EXERCISE_FORBIDDEN:
    case TENGEN_EXERCISE_FORCE:
      return "";
    }
  g_assert_not_reached ();
}

static TengenPoint
get_target (const TengenExerciseChecker *self, guint i)
{
  return i < self->exercise->targets->len
             ? g_array_index (self->exercise->targets, TengenPoint, i)
             : TENGEN_POINT_NONE;
}

static char
name_side (const TengenExerciseChecker *self, TengenPoint target)
{
  TengenStone stone = (TengenStone) self->exercise->stones[target];

  if (stone == TENGEN_STONE_NONE)
    return '.';
  return stone == self->exercise->to_move ? 'B' : 'W';
}

static gboolean
is_wanted (char side, char wanted)
{
  return wanted == '*' ? side != '.' : side == wanted;
}

/* The marked chains; two chains in the order in which they are asked about. Of
 * an atari there may be more. */
static gboolean
find_targets (TengenExerciseChecker *self, TengenPoint *targets)
{
  const char *wanted = get_wanted_targets (self->exercise->kind);
  guint n = self->exercise->targets->len;

  for (guint i = 0; i < 2; i++)
    targets[i] = get_target (self, i);
  if (self->exercise->kind == TENGEN_EXERCISE_RACE && n == 2 &&
      name_side (self, targets[0]) == 'B')
    {
      targets[0] = get_target (self, 1);
      targets[1] = get_target (self, 0);
    }
  for (guint i = 0; wanted[i] != '\0'; i++)
    if (i >= n || !is_wanted (name_side (self, targets[i]), wanted[i]))
      {
        tengen_exercise_checker_add (
            self, TENGEN_EXERCISE_FAULT_TARGET, targets[i]);
        return FALSE;
      }
  return TRUE;
}

/* --- Lines --- */

static void
check_line (TengenExerciseChecker *self,
            const TengenBoard *board,
            const TengenExerciseLine *line)
{
  g_autoptr (TengenBoard) copy = tengen_board_copy (board);
  Position position = { .board = copy,
                        .ko = self->exercise->ko,
                        .stone = self->exercise->to_move };

  for (guint i = 0; i < line->moves->len; i++)
    {
      TengenPoint move = g_array_index (line->moves, TengenPoint, i);

      if (move != TENGEN_POINT_PASS && !is_legal (&position, move))
        {
          tengen_exercise_checker_add (
              self,
              TENGEN_EXERCISE_FAULT_LINE,
              g_array_index (line->moves, TengenPoint, 0));
          return;
        }
      play (&position, move);
    }
}

/* What is said to be right must be allowed, whether it has a line or not. */
static void
check_right (TengenExerciseChecker *self, TengenBoard *board)
{
  const Position position = { .board = board,
                              .ko = self->exercise->ko,
                              .stone = self->exercise->to_move };

  for (guint i = 0; i < self->exercise->points->len; i++)
    {
      TengenPoint point =
          g_array_index (self->exercise->points, TengenPoint, i);

      if (point != TENGEN_POINT_PASS && !is_legal (&position, point))
        tengen_exercise_checker_add (
            self, TENGEN_EXERCISE_FAULT_ILLEGAL, point);
    }
}

static gboolean
check_lines (TengenExerciseChecker *self, TengenBoard *board)
{
  check_right (self, board);
  for (guint i = 0; i < self->exercise->lines->len && self->faults->len == 0;
       i++)
    check_line (self, board, g_ptr_array_index (self->exercise->lines, i));
  return self->faults->len == 0;
}

/* --- Answers --- */

/* An atari: each target has one liberty, and the stone is not taken. */
static TengenExerciseVerdict
judge_atari (TengenExerciseChecker *self, Position *position, TengenPoint move)
{
  gboolean is_right = TRUE;

  tengen_board_play (position->board, move, position->stone, NULL);
  for (guint i = 0; i < self->exercise->targets->len; i++)
    {
      TengenPoint target = get_target (self, i);

      is_right &=
          tengen_board_get (position->board, target) != TENGEN_STONE_NONE &&
          tengen_board_get_liberties (position->board, target) == 1;
    }
  is_right &= tengen_board_get_liberties (position->board, move) > 1;
  tengen_board_undo (position->board);
  return is_right ? TENGEN_EXERCISE_VERDICT_RIGHT
                  : TENGEN_EXERCISE_VERDICT_WRONG;
}

/* Of a ko the target is to live or to be killed. */
static TengenEngineProofGoal
get_goal (const TengenExercise *exercise, TengenPoint target)
{
  TengenExerciseKind kind = exercise->kind;

  if (kind == TENGEN_EXERCISE_ESCAPE)
    return TENGEN_ENGINE_PROOF_GOAL_SAVE;
  if (kind == TENGEN_EXERCISE_CONNECT)
    return TENGEN_ENGINE_PROOF_GOAL_JOIN;
  if (kind == TENGEN_EXERCISE_CUT)
    return TENGEN_ENGINE_PROOF_GOAL_CUT;
  if (kind == TENGEN_EXERCISE_RACE)
    return TENGEN_ENGINE_PROOF_GOAL_RACE;
  if (kind == TENGEN_EXERCISE_LIVE || kind == TENGEN_EXERCISE_KILL ||
      kind == TENGEN_EXERCISE_KO)
    return exercise->stones[target] == exercise->to_move
               ? TENGEN_ENGINE_PROOF_GOAL_LIVE
               : TENGEN_ENGINE_PROOF_GOAL_KILL;
  return TENGEN_ENGINE_PROOF_GOAL_TAKE;
}

/* Of eyes and races nothing but the end counts. */
static guint
get_escape (TengenEngineProofGoal goal)
{
  return goal == TENGEN_ENGINE_PROOF_GOAL_LIVE ||
                 goal == TENGEN_ENGINE_PROOF_GOAL_KILL ||
                 goal == TENGEN_ENGINE_PROOF_GOAL_RACE
             ? 0
             : TENGEN_EXERCISE_ESCAPED;
}

static TengenExerciseVerdict
get_verdict (TengenEngineProofResult result)
{
  switch (result)
    {
    case TENGEN_ENGINE_PROOF_PROVED:
      return TENGEN_EXERCISE_VERDICT_RIGHT;
    case TENGEN_ENGINE_PROOF_REFUTED:
      return TENGEN_EXERCISE_VERDICT_WRONG;
    case TENGEN_ENGINE_PROOF_KO:
      return TENGEN_EXERCISE_VERDICT_KO;
    case TENGEN_ENGINE_PROOF_UNKNOWN:
      break;
    }
  return TENGEN_EXERCISE_VERDICT_UNKNOWN;
}

/* Of a ko right is what hangs on it, wrong what fails whoever wins it; what
 * succeeds whoever wins it is no ko. */
static TengenExerciseVerdict
get_verdict_of_ko (TengenEngineProofResult won, TengenEngineProofResult lost)
{
  if (won == TENGEN_ENGINE_PROOF_REFUTED)
    return TENGEN_EXERCISE_VERDICT_WRONG;
  if (won != TENGEN_ENGINE_PROOF_PROVED || lost == TENGEN_ENGINE_PROOF_UNKNOWN)
    return TENGEN_EXERCISE_VERDICT_UNKNOWN;
  return lost == TENGEN_ENGINE_PROOF_REFUTED ? TENGEN_EXERCISE_VERDICT_RIGHT
                                             : TENGEN_EXERCISE_VERDICT_KO;
}

/**
 * Proof:
 * @provers: two, for the two sides that may win the kos
 * @question: what is asked of a move
 * @zone: for each point 1 if it matters where a pass is refuted
 *
 * What moves are proved with.
 */
typedef struct
{
  TengenEngineProof *provers[2];
  TengenEngineProofQuestion question;
  guint8 zone[TENGEN_ENGINE_PROOF_MAX_POINTS];
} Proof;

static TengenEngineProofResult
ask (Proof *self, guint prover, TengenStone ko_winner, TengenPoint move)
{
  self->question.ko_winner = ko_winner;
  if (move == TENGEN_POINT_PASS && prover == 0)
    return tengen_engine_proof_read_zone (
        self->provers[0], &self->question, move, self->zone);
  return tengen_engine_proof_ask_move (
      self->provers[prover], &self->question, move);
}

static TengenExerciseVerdict
judge_move (TengenExerciseChecker *self, Proof *proof, TengenPoint move)
{
  TengenStone side = self->exercise->to_move;
  TengenEngineProofResult won;

  if (self->exercise->kind != TENGEN_EXERCISE_KO)
    return get_verdict (ask (proof, 0, TENGEN_STONE_NONE, move));
  won = ask (proof, 0, side, move);
  return get_verdict_of_ko (
      won,
      won == TENGEN_ENGINE_PROOF_PROVED
          ? ask (proof, 1, tengen_stone_other (side), move)
          : won);
}

/* Whether a move takes nothing and lies where the refutation of a pass does not
 * look, so that it is refuted, too. */
static gboolean
is_away (const Proof *proof, const Position *position, TengenPoint move)
{
  TengenBoardTry result;

  if (proof->zone[move])
    return FALSE;
  tengen_board_try (position->board, move, position->stone, &result);
  return result.taken == 0;
}

static void
check_moves (TengenExerciseChecker *self, Proof *proof, Position *position)
{
  TengenExerciseVerdict pass = judge_move (self, proof, TENGEN_POINT_PASS);

  tengen_exercise_checker_judge (self, TENGEN_POINT_PASS, pass);
  for (TengenPoint move = 0; move < tengen_board_get_n_points (position->board);
       move++)
    {
      TengenExerciseVerdict verdict = TENGEN_EXERCISE_VERDICT_WRONG;

      if (!is_legal (position, move))
        continue;
      if (pass != TENGEN_EXERCISE_VERDICT_WRONG ||
          !is_away (proof, position, move))
        verdict = judge_move (self, proof, move);
      tengen_exercise_checker_judge (self, move, verdict);
    }
}

static void
prove_moves (TengenExerciseChecker *self,
             Position *position,
             const TengenPoint *targets)
{
  const TengenExercise *exercise = self->exercise;
  Proof proof = {
    .question = {
        .board = position->board,
        .ko = exercise->ko,
        .goal = get_goal (exercise, targets[0]),
        .targets = { targets[0], targets[1] },
        .first = exercise->to_move,
    },
  };

  proof.question.escape = get_escape (proof.question.goal);
  for (guint i = 0; i < G_N_ELEMENTS (proof.provers); i++)
    proof.provers[i] = tengen_engine_proof_new (self->positions);
  check_moves (self, &proof, position);
  for (guint i = 0; i < G_N_ELEMENTS (proof.provers); i++)
    tengen_engine_proof_free (proof.provers[i]);
}

static void
check_atari (TengenExerciseChecker *self, Position *position)
{
  tengen_exercise_checker_judge (
      self, TENGEN_POINT_PASS, TENGEN_EXERCISE_VERDICT_WRONG);
  for (TengenPoint move = 0; move < tengen_board_get_n_points (position->board);
       move++)
    if (is_legal (position, move))
      tengen_exercise_checker_judge (
          self, move, judge_atari (self, position, move));
}

static void
check_answers (TengenExerciseChecker *self,
               TengenBoard *board,
               const TengenPoint *targets)
{
  Position position = { .board = board,
                        .ko = self->exercise->ko,
                        .stone = self->exercise->to_move };

  if (self->exercise->kind == TENGEN_EXERCISE_ATARI)
    check_atari (self, &position);
  else
    prove_moves (self, &position, targets);
}

void
tengen_exercise_checker_check_go (TengenExerciseChecker *self)
{
  const TengenExercise *exercise = self->exercise;
  g_autoptr (TengenBoard) board =
      tengen_board_new (exercise->width, exercise->height);
  TengenPoint targets[2];

  tengen_board_put_all (board, exercise->stones);
  if (!check_board (self, board) || !find_targets (self, targets))
    return;
  if (tengen_exercise_kind_get_info (exercise->kind)->ask !=
      TENGEN_EXERCISE_ASK_MOVE)
    tengen_exercise_checker_check_count (self, board);
  else if (check_lines (self, board))
    check_answers (self, board, targets);
}
