/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic-take: take a chain, or save one
 *
 * Shape: a game is played on from where so many stones lie as were drawn; at
 *        each move the chains are looked at that might make an exercise, what
 *        is cheap first.
 */
#include "tengen-exercise-go-tactic-take.h"

#include "tengen-engine-ladder.h"
#include "tengen-exercise-go-depth.h"
#include "tengen-exercise-go-grade.h"
#include "tengen-exercise-go-tactic.h"

/* Moves that a ladder is read. */
#define LADDER_MOVES 200

/* What is looked for. */
typedef struct
{
  TengenExerciseKind kind;
  int level;
  gboolean is_own; /* the chain is one of the side to move */
  int size;        /* of the board */
  guint most;      /* percent of points with stones where a game begins */
  TengenExerciseGoBudget budget;
  guint asks;   /* questions to the prover */
  guint median; /* positions of the prover that part a pair, or 0 */
} Plan;

static const TengenExerciseGoBudget small_budget = { 80,
                                                     200,
                                                     TENGEN_EXERCISE_ESCAPED };
static const TengenExerciseGoBudget budget = { 250,
                                               1000,
                                               TENGEN_EXERCISE_ESCAPED };
static const TengenExerciseGoBudget large_budget = { 400,
                                                     3000,
                                                     TENGEN_EXERCISE_ESCAPED };

/* By pair of levels: the positions of half of a thousand exercises. */
static const guint capture_medians[] = { 27, 51, 64, 280, 0 };
static const guint escape_medians[] = { 20, 231 };

/* Takes a chain off. */
static void
take_off (TengenBoard *board, TengenPoint chain)
{
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_chain (board, chain, stones);

  for (int i = 0; i < n; i++)
    tengen_board_put (board, stones[i], TENGEN_STONE_NONE);
}

static gboolean
is_ladder (const TengenExerciseGoPosition *position, TengenPoint target)
{
  return tengen_engine_ladder_catches (position->board, target, LADDER_MOVES) ==
         TENGEN_ENGINE_LADDER_YES;
}

/* Which solver takes a chain: the pair of levels, 1 to @most, 4 at most; one
 * more if none of them does. */
static int
find_solver (TengenExerciseGoPosition *position, TengenPoint target, int most)
{
  int depth = tengen_exercise_go_depth_take (position, target, MIN (most, 2));

  if (depth > 0)
    return depth;
  if (most >= 3 && is_ladder (position, target))
    return 3;
  if (most >= 4 && tengen_exercise_go_depth_take (position, target, 3) == 3)
    return 4;
  return most + 1;
}

/* Tells whether a glance finds a way out for the side to move: a move after
 * which neither two moves nor a ladder take the chain. */
static gboolean
has_way_out (TengenExerciseGoPosition *position, TengenPoint target)
{
  TengenExerciseGoPosition before = *position;
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_moves (position, moves);
  gboolean has = FALSE;

  for (guint i = 0; i < n && !has; i++)
    {
      int liberties = tengen_board_get_liberties (position->board, target);

      tengen_exercise_go_position_play (position, moves[i]);
      has = tengen_board_get_liberties (position->board, target) > liberties &&
            tengen_exercise_go_depth_take (position, target, 2) == 0 &&
            !is_ladder (position, target);
      tengen_board_undo (position->board);
      *position = before;
    }
  return has;
}

gboolean
tengen_exercise_go_tactic_take_gets_away (TengenExerciseGoPosition *position,
                                          TengenPoint target)
{
  TengenExerciseGoPosition before = *position;
  gboolean has;

  tengen_exercise_go_position_play (position, TENGEN_POINT_PASS);
  has = has_way_out (position, target);
  *position = before;
  return has;
}

static int
get_pair (int level)
{
  return (level + 1) / 2;
}

/* The choice of a solver that saves a chain: of the moves after which it does
 * not see it taken, the first of those that leave most liberties; NONE if there
 * is none. @pair: which solver, 1 to 4. */
static TengenPoint
choose_saver (TengenExerciseGoPosition *position, TengenPoint target, int pair)
{
  TengenExerciseGoPosition before = *position;
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_moves (position, moves);
  TengenPoint best = TENGEN_POINT_NONE;
  int most = 1;

  for (guint i = 0; i < n; i++)
    {
      int liberties;

      tengen_exercise_go_position_play (position, moves[i]);
      liberties = tengen_board_get_liberties (position->board, target);
      if (liberties > most && find_solver (position, target, pair) > pair)
        {
          most = liberties;
          best = moves[i];
        }
      tengen_board_undo (position->board);
      *position = before;
    }
  return best;
}

/* Tells whether an own chain is in danger, and whether a solver saves it while
 * a simpler one is wrong. */
static gboolean
is_in_danger (TengenExerciseGoPosition *position, TengenPoint target, int pair)
{
  TengenExerciseGoPosition before = *position;
  TengenPoint choice;
  gboolean is_caught;

  tengen_exercise_go_position_play (position, TENGEN_POINT_PASS);
  is_caught = find_solver (position, target, 3) <= 3;
  *position = before;
  if (!is_caught)
    return FALSE;
  choice = choose_saver (position, target, MIN (pair, 4));
  return choice != TENGEN_POINT_NONE &&
         (pair == 1 || choose_saver (position, target, pair - 1) != choice);
}

/* Tells whether a solver finds a right answer, and the simpler one does not. */
static gboolean
is_for_saver (const TengenExercise *exercise,
              TengenExerciseGoPosition *position,
              int pair)
{
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  gboolean is_right[2] = { FALSE, pair > 4 };

  for (int i = 0; i < 2; i++)
    {
      int k = pair - 1 + i;
      TengenPoint choice;

      if (k < 1 || k > 4)
        continue;
      choice = choose_saver (position, target, k);
      is_right[i] = choice != TENGEN_POINT_NONE &&
                    tengen_exercise_find_line (exercise, choice)->is_right;
    }
  return !is_right[0] && is_right[1];
}

/* Tells whether a chain of the other side is taken by what a level asks for. */
static gboolean
is_for_taker (const Plan *plan,
              TengenExerciseGoPosition *position,
              TengenPoint target)
{
  int liberties = tengen_board_get_liberties (position->board, target);
  int pair = get_pair (plan->level);

  if (plan->kind == TENGEN_EXERCISE_LADDER)
    return liberties == 2 && is_ladder (position, target) &&
           tengen_exercise_go_depth_take (position, target, 3) == 0;
  return liberties >= MIN (pair, 2) && (pair > 3 || liberties <= pair) &&
         find_solver (position, target, 4) == pair;
}

/* Tells whether a chain may make an exercise, by what is cheap to ask. */
static gboolean
is_promising (const Plan *plan,
              TengenExerciseGoPosition *position,
              TengenPoint target)
{
  return plan->is_own
             ? is_in_danger (position, target, get_pair (plan->level))
             : is_for_taker (plan, position, target) &&
                   tengen_exercise_go_tactic_take_gets_away (position, target);
}

/* Tells whether a chain gets away from the wrong atari only because one of its
 * side's chains stands in the way of the ladder (シチョウアタリ). @board: the
 * exercise's, the same afterwards. */
static gboolean
has_breaker (const TengenExercise *exercise, TengenBoard *board)
{
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  TengenPoint right = g_array_index (exercise->points, TengenPoint, 0);
  TengenExerciseGoPosition position = { .board = board };
  TengenPoint chains[TENGEN_EXERCISE_GO_POINTS], liberties[2];
  guint depth = tengen_board_get_depth (board);
  gboolean has = FALSE;
  guint n;

  tengen_board_list_liberties (board, target, liberties);
  tengen_board_play (
      board, liberties[liberties[0] == right], exercise->to_move, NULL);
  n = tengen_exercise_go_position_list_chains (
      &position, tengen_stone_other (exercise->to_move), 1, G_MAXINT, chains);
  for (guint i = 0; i < n && !has; i++)
    {
      guint before = tengen_board_get_depth (board);

      if (tengen_board_get_chain (board, chains[i]) ==
          tengen_board_get_chain (board, target))
        continue;
      take_off (board, chains[i]);
      has = tengen_board_get_liberties (board, target) == 1 &&
            tengen_engine_ladder_escapes (board, target, LADDER_MOVES) ==
                TENGEN_ENGINE_LADDER_NO;
      while (tengen_board_get_depth (board) > before)
        tengen_board_undo (board);
    }
  while (tengen_board_get_depth (board) > depth)
    tengen_board_undo (board);
  return has;
}

/* Tells whether the right move begins a ladder, and whether a stone is in the
 * way of the other one, as the level says. */
static gboolean
is_ladder_of_level (const TengenExercise *exercise, TengenBoard *board)
{
  TengenPoint target = g_array_index (exercise->targets, TengenPoint, 0);
  TengenPoint right = g_array_index (exercise->points, TengenPoint, 0);
  TengenPoint liberties[2];

  tengen_board_list_liberties (board, target, liberties);
  return exercise->points->len == 1 &&
         (right == liberties[0] || right == liberties[1]) &&
         has_breaker (exercise, board) == (exercise->level == 6);
}

/* Tells whether an exercise is one of its kind and level. @size: positions that
 * its proof took. */
static gboolean
suits (const TengenExercise *exercise, const Plan *plan, guint size)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_open (exercise);
  gboolean is_second = plan->level % 2 == 0;

  if ((plan->median > 0 && (size > plan->median) != is_second) ||
      (plan->level >= TENGEN_EXERCISE_GO_GRADE_NOT_GREEDY &&
       tengen_exercise_go_grade_is_greedy (exercise)))
    return FALSE;
  if (plan->is_own)
    return is_for_saver (exercise, position, get_pair (plan->level));
  return is_for_taker (plan,
                       position,
                       g_array_index (exercise->targets, TengenPoint, 0)) &&
         (plan->kind != TENGEN_EXERCISE_LADDER ||
          is_ladder_of_level (exercise, position->board));
}

/* Asks about a chain. */
static TengenExercise *
ask (const Plan *plan,
     TengenExerciseGoPosition *position,
     TengenPoint target,
     TengenEngineProof *proof)
{
  g_autoptr (TengenExercise) exercise = NULL;
  TengenExerciseGoTactic tactic;

  tengen_exercise_go_tactic_begin (&tactic,
                                   position,
                                   proof,
                                   plan->is_own ? TENGEN_ENGINE_PROOF_GOAL_SAVE
                                                : TENGEN_ENGINE_PROOF_GOAL_TAKE,
                                   target,
                                   TENGEN_POINT_NONE,
                                   &plan->budget);
  exercise = tengen_exercise_go_tactic_make (&tactic, plan->kind, plan->level);
  if (exercise == NULL || !suits (exercise, plan, tactic.size))
    return NULL;
  return g_steal_pointer (&exercise);
}

/* Plays a game and asks about its chains until an exercise comes of it. */
static TengenExercise *
mine (const Plan *plan, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_draw (
          plan->size, TENGEN_EXERCISE_GO_LEAST, plan->most, random);
  g_autoptr (TengenEngineProof) proof =
      tengen_engine_proof_new (plan->budget.move);
  guint n_asked = 0;

  do
    {
      TengenStone side = plan->is_own ? position->to_move
                                      : tengen_stone_other (position->to_move);
      TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
      guint n = tengen_exercise_go_position_list_chains (
          position, side, 1, 3, chains);

      for (guint i = 0; i < n && n_asked < plan->asks; i++)
        {
          TengenExercise *exercise;

          if (!is_promising (plan, position, chains[i]))
            continue;
          n_asked++;
          exercise = ask (plan, position, chains[i], proof);
          if (exercise != NULL)
            return exercise;
        }
    }
  while (n_asked < plan->asks &&
         tengen_exercise_go_position_get_percent (position) <
             TENGEN_EXERCISE_GO_MOST &&
         tengen_exercise_go_position_advance (position, NULL));
  return NULL;
}

TengenExercise *
tengen_exercise_go_tactic_take_make_capture (int level,
                                             TengenBoardRandom *random)
{
  int pair = get_pair (level);
  const Plan plan = {
    .kind = TENGEN_EXERCISE_CAPTURE,
    .level = level,
    .size = pair <= 2 ? 7 : 9,
    .most = 45,
    .budget = pair <= 2   ? small_budget
              : pair <= 4 ? budget
                          : large_budget,
    .asks = 8,
    .median = capture_medians[pair - 1],
  };

  return mine (&plan, random);
}

TengenExercise *
tengen_exercise_go_tactic_take_make_escape (int level,
                                            TengenBoardRandom *random)
{
  const Plan plan = {
    .kind = TENGEN_EXERCISE_ESCAPE,
    .level = level,
    .is_own = TRUE,
    .size = 7,
    .most = 45,
    .budget = small_budget,
    .asks = 8,
    .median = escape_medians[get_pair (level) - 1],
  };

  return mine (&plan, random);
}

TengenExercise *
tengen_exercise_go_tactic_take_make_ladder (int level,
                                            TengenBoardRandom *random)
{
  const Plan plan = {
    .kind = TENGEN_EXERCISE_LADDER,
    .level = level,
    .size = 9,
    .most = 35,
    .budget = budget,
    .asks = 8,
  };

  return mine (&plan, random);
}
