/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-net: take a chain by a net
 */
#include "tengen-exercise-go-net.h"

#include "tengen-engine-ladder.h"
#include "tengen-exercise-go-depth.h"
#include "tengen-exercise-go-grade.h"
#include "tengen-exercise-go-tactic-take.h"
#include "tengen-exercise-go-tactic.h"

#define SIZE 9
/* Percent of points with stones where a game begins. */
#define MOST 35
/* Stones of a chain at most. */
#define CHAIN_MOST 3
/* Stones that come or go for one chain, and how far from it they lie. */
#define CHANGES 400
#define REACH 3
/* One change in so many takes a stone off. */
#define TAKES 4
/* Questions to the prover for one chain. */
#define ASKS 12
/* More right answers make no exercise. */
#define MOST_RIGHT 2
/* Moves that a ladder is read. */
#define LADDER_MOVES 200

static const TengenExerciseGoBudget budget = { 400,
                                               2000,
                                               TENGEN_EXERCISE_ESCAPED };

/* The positions of half of the exercises, which part the levels. */
#define MEDIAN 340
#define LEVEL_SECOND 8

/* What is looked for. */
typedef struct
{
  int level;
  TengenExerciseGoPosition *position;
  TengenEngineProof *proof;
  TengenPoint target;
} Search;

/* --- The shape --- */

/* Tells whether each chain of a board has a liberty. */
static gboolean
have_liberties (const TengenBoard *board)
{
  for (TengenPoint i = 0; i < tengen_board_get_n_points (board); i++)
    if (tengen_board_get (board, i) != TENGEN_STONE_NONE &&
        tengen_board_get_liberties (board, i) == 0)
      return FALSE;
  return TRUE;
}

/* Draws a point near the target, NONE if it is off the board. */
static TengenPoint
draw_near (const Search *self, TengenBoardRandom *random)
{
  int x = tengen_point_x (self->target, SIZE) - REACH +
          (int) tengen_board_random_below (random, 2 * REACH + 1);
  int y = tengen_point_y (self->target, SIZE) - REACH +
          (int) tengen_board_random_below (random, 2 * REACH + 1);

  if (x < 0 || y < 0 || x >= SIZE || y >= SIZE)
    return TENGEN_POINT_NONE;
  return tengen_point_make (SIZE, x, y);
}

/* Lets a stone near the target come or go, unless that leaves a chain without
 * liberties or the target with other than two. */
static gboolean
change (Search *self, TengenBoardRandom *random)
{
  TengenBoard *board = self->position->board;
  TengenPoint point = draw_near (self, random);
  gboolean takes = tengen_board_random_below (random, TAKES) == 0;
  TengenStone side = (TengenStone) (1 + tengen_board_random_below (random, 2));

  if (point == TENGEN_POINT_NONE ||
      (tengen_board_get (board, point) != TENGEN_STONE_NONE) != takes)
    return FALSE;
  tengen_board_put (board, point, takes ? TENGEN_STONE_NONE : side);
  if (have_liberties (board) &&
      tengen_board_get (board, self->target) != TENGEN_STONE_NONE &&
      tengen_board_get_liberties (board, self->target) == 2 &&
      tengen_board_get_chain_size (board, self->target) <= CHAIN_MOST)
    return TRUE;
  tengen_board_undo (board);
  return FALSE;
}

/* Finds a chain to begin with, NONE if there is none. */
static TengenPoint
draw_target (const TengenExerciseGoPosition *position,
             TengenBoardRandom *random)
{
  TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_chains (
      position, tengen_stone_other (position->to_move), 2, 2, chains);
  TengenPoint chain;

  if (n == 0)
    return TENGEN_POINT_NONE;
  chain = chains[tengen_board_random_below (random, n)];
  return tengen_board_get_chain_size (position->board, chain) <= CHAIN_MOST
             ? chain
             : TENGEN_POINT_NONE;
}

/* --- What is asked --- */

/* Tells whether a move takes nothing and gives no atari. */
static gboolean
is_quiet (const Search *self, TengenPoint move)
{
  TengenBoard *board = self->position->board;
  gboolean result =
      tengen_board_play (board, move, self->position->to_move, NULL) == 0 &&
      tengen_board_get_liberties (board, self->target) > 1;

  tengen_board_undo (board);
  return result;
}

/* Tells whether a chain is taken in three moves, by no ladder, and only by
 * moves that give no atari and that a greedy solver does not find. */
static gboolean
is_promising (Search *self)
{
  TengenPoint greedy = tengen_exercise_go_grade_find_greedy (self->position);
  TengenPoint takers[MOST_RIGHT + 1];
  guint n;

  if (tengen_engine_ladder_catches (self->position->board,
                                    self->target,
                                    LADDER_MOVES) == TENGEN_ENGINE_LADDER_YES ||
      tengen_exercise_go_depth_take (self->position, self->target, 2) > 0)
    return FALSE;
  n = tengen_exercise_go_depth_list_takers (
      self->position, self->target, 3, takers, G_N_ELEMENTS (takers));
  if (n == 0 || n > MOST_RIGHT)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (takers[i] == greedy || !is_quiet (self, takers[i]))
      return FALSE;
  return tengen_exercise_go_tactic_take_gets_away (self->position,
                                                   self->target);
}

/* Tells whether an exercise is a net, and of its level. @size: positions that
 * its proof took. */
static gboolean
suits (const Search *self, const TengenExercise *exercise, guint size)
{
  for (guint i = 0; i < exercise->points->len; i++)
    if (!is_quiet (self, g_array_index (exercise->points, TengenPoint, i)))
      return FALSE;
  return (size > MEDIAN) == (self->level == LEVEL_SECOND) &&
         !tengen_exercise_go_grade_is_greedy (exercise);
}

/* Asks about the chain as it stands now. */
static TengenExercise *
ask (Search *self)
{
  g_autoptr (TengenExercise) exercise = NULL;
  TengenExerciseGoTactic tactic;

  tengen_exercise_go_tactic_begin (&tactic,
                                   self->position,
                                   self->proof,
                                   TENGEN_ENGINE_PROOF_GOAL_TAKE,
                                   self->target,
                                   TENGEN_POINT_NONE,
                                   &budget);
  exercise = tengen_exercise_go_tactic_make (
      &tactic, TENGEN_EXERCISE_NET, self->level);
  if (exercise == NULL || !suits (self, exercise, tactic.size))
    return NULL;
  return g_steal_pointer (&exercise);
}

TengenExercise *
tengen_exercise_go_net_make (int level, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_draw (
          SIZE, TENGEN_EXERCISE_GO_LEAST, MOST, random);
  g_autoptr (TengenEngineProof) proof = NULL;
  Search search = { .level = level, .position = position };
  guint n_asked = 0;

  search.target = draw_target (position, random);
  if (search.target == TENGEN_POINT_NONE)
    return NULL;
  proof = tengen_engine_proof_new (budget.move);
  search.proof = proof;
  position->ko = TENGEN_POINT_NONE;
  for (guint i = 0; i < CHANGES && n_asked < ASKS; i++)
    {
      TengenExercise *exercise;

      if (!change (&search, random) || !is_promising (&search))
        continue;
      n_asked++;
      exercise = ask (&search);
      if (exercise != NULL)
        return exercise;
    }
  return NULL;
}
