/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-check-go: exercises of Go that ask for a move
 *
 * Rules: those of the prover: basic ko, no suicide.
 */
#include "tengen-exercise-check-private.h"

#include "tengen-engine-proof.h"

/* With so many liberties a chain has escaped, and is a safe wall. */
#define ESCAPE 5

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

/* Whose chains are marked, B for the side to move and W for the other. */
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
    case TENGEN_EXERCISE_KO:
      return "W";
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
    if (i >= n || name_side (self, targets[i]) != wanted[i])
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
              i == 0 && line->is_right ? TENGEN_EXERCISE_FAULT_ILLEGAL
                                       : TENGEN_EXERCISE_FAULT_LINE,
              g_array_index (line->moves, TengenPoint, 0));
          return;
        }
      play (&position, move);
    }
}

static gboolean
check_lines (TengenExerciseChecker *self, const TengenBoard *board)
{
  guint n = self->faults->len;

  for (guint i = 0; i < self->exercise->lines->len; i++)
    check_line (self, board, g_ptr_array_index (self->exercise->lines, i));
  return self->faults->len == n;
}

/* --- Answers --- */

/* An atari: each target has one liberty, and the stone is not taken. */
static TengenExerciseVerdict
judge_atari (TengenExerciseChecker *self, Position *position, TengenPoint move)
{
  gboolean is_right = TRUE;

  if (move == TENGEN_POINT_PASS)
    return TENGEN_EXERCISE_VERDICT_WRONG;
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

static TengenEngineProofGoal
get_goal (TengenExerciseKind kind)
{
  if (kind == TENGEN_EXERCISE_ESCAPE)
    return TENGEN_ENGINE_PROOF_GOAL_SAVE;
  if (kind == TENGEN_EXERCISE_CONNECT)
    return TENGEN_ENGINE_PROOF_GOAL_JOIN;
  if (kind == TENGEN_EXERCISE_CUT)
    return TENGEN_ENGINE_PROOF_GOAL_CUT;
  if (kind == TENGEN_EXERCISE_LIVE)
    return TENGEN_ENGINE_PROOF_GOAL_LIVE;
  if (kind == TENGEN_EXERCISE_KILL)
    return TENGEN_ENGINE_PROOF_GOAL_KILL;
  if (kind == TENGEN_EXERCISE_RACE)
    return TENGEN_ENGINE_PROOF_GOAL_RACE;
  return TENGEN_ENGINE_PROOF_GOAL_TAKE;
}

/* Where only a ko decides, that is what is asked for. */
static TengenExerciseVerdict
get_verdict (TengenExerciseKind kind, TengenEngineProofResult result)
{
  switch (result)
    {
    case TENGEN_ENGINE_PROOF_PROVED:
      return TENGEN_EXERCISE_VERDICT_RIGHT;
    case TENGEN_ENGINE_PROOF_REFUTED:
      return TENGEN_EXERCISE_VERDICT_WRONG;
    case TENGEN_ENGINE_PROOF_KO:
      return kind == TENGEN_EXERCISE_KO ? TENGEN_EXERCISE_VERDICT_RIGHT
                                        : TENGEN_EXERCISE_VERDICT_KO;
    case TENGEN_ENGINE_PROOF_UNKNOWN:
      break;
    }
  return TENGEN_EXERCISE_VERDICT_UNKNOWN;
}

static void
check_answers (TengenExerciseChecker *self,
               TengenBoard *board,
               const TengenPoint *targets)
{
  const TengenExercise *exercise = self->exercise;
  g_autoptr (TengenEngineProof) proof =
      tengen_engine_proof_new (self->positions);
  TengenEngineProofQuestion question = {
    .board = board,
    .ko = exercise->ko,
    .goal = get_goal (exercise->kind),
    .targets = { targets[0], targets[1] },
    .first = exercise->to_move,
    .escape = ESCAPE,
  };
  Position position = { .board = board,
                        .ko = exercise->ko,
                        .stone = exercise->to_move };

  for (int i = -1; i < tengen_board_get_n_points (board); i++)
    {
      TengenPoint move = i < 0 ? TENGEN_POINT_PASS : (TengenPoint) i;

      if (move != TENGEN_POINT_PASS && !is_legal (&position, move))
        continue;
      tengen_exercise_checker_judge (
          self,
          move,
          exercise->kind == TENGEN_EXERCISE_ATARI
              ? judge_atari (self, &position, move)
              : get_verdict (
                    exercise->kind,
                    tengen_engine_proof_ask_move (proof, &question, move)));
    }
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
