/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-tactic-join: connect two chains, or cut them
 *
 * Shape: as tengen-exercise-go-tactic-take, with pairs of chains.
 */
#include "tengen-exercise-go-tactic-join.h"

#include "tengen-exercise-go-depth.h"
#include "tengen-exercise-go-tactic.h"

/* Questions to the prover, a try. */
#define ASKS 8
/* Liberties of chains that are looked at, at most. */
#define LIBERTIES 6
/* Percent of points with stones where a game begins, at most. */
#define MOST 45

/* By pair of levels. */
static const TengenExerciseGoBudget budgets[] = { { 100, 300, 4 },
                                                  { 200, 600, 4 } };
/* The positions of half of a thousand exercises. */
static const guint connect_medians[] = { 172, 489 };
static const guint cut_medians[] = { 167 };

static int
get_pair (int level)
{
  return (level + 1) / 2;
}

static const TengenExerciseGoBudget *
get_budget (int level)
{
  return &budgets[get_pair (level) - 1];
}

/* In how many moves the side of the chains joins them, moving next; 0 if not in
 * two. */
static int
count_moves (const TengenExerciseGoPosition *position,
             const TengenPoint targets[2])
{
  TengenExerciseGoPosition now = *position;

  now.to_move = tengen_board_get (now.board, targets[0]);
  now.ko = TENGEN_POINT_NONE;
  return tengen_exercise_go_depth_join (&now, targets, 2);
}

static gboolean
is_gone (const TengenBoard *board, const TengenPoint targets[2])
{
  return tengen_board_get (board, targets[0]) == TENGEN_STONE_NONE ||
         tengen_board_get (board, targets[1]) == TENGEN_STONE_NONE;
}

/* Tells whether a glance finds a cut: a liberty of a chain where the other side
 * puts a stone after which they are not joined in two moves. */
static gboolean
has_cut (const TengenExerciseGoPosition *position, const TengenPoint targets[2])
{
  TengenExerciseGoPosition now = *position;
  TengenPoint liberties[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_liberties (now.board, targets[0], liberties);
  gboolean has = FALSE;

  for (int i = 0; i < n && !has; i++)
    {
      now.to_move =
          tengen_stone_other (tengen_board_get (now.board, targets[0]));
      now.ko = TENGEN_POINT_NONE;
      if (!tengen_exercise_go_position_is_legal (&now, liberties[i]))
        continue;
      tengen_exercise_go_position_play (&now, liberties[i]);
      has = is_gone (now.board, targets) ||
            (tengen_board_get_liberties (now.board, liberties[i]) > 1 &&
             tengen_exercise_go_depth_join (&now, targets, 2) == 0);
      tengen_board_undo (now.board);
    }
  return has;
}

/* Tells whether two chains have a liberty in common. */
static gboolean
are_near (const TengenBoard *board, TengenPoint a, TengenPoint b)
{
  TengenPoint liberties[TENGEN_EXERCISE_GO_POINTS];
  int n = tengen_board_list_liberties (board, a, liberties);

  for (int i = 0; i < n; i++)
    {
      TengenPoint around[4];
      int n_around = tengen_board_list_neighbours (board, liberties[i], around);

      for (int j = 0; j < n_around; j++)
        if (tengen_board_get (board, around[j]) ==
                tengen_board_get (board, b) &&
            tengen_board_get_chain (board, around[j]) ==
                tengen_board_get_chain (board, b))
          return TRUE;
    }
  return FALSE;
}

static gboolean
is_promising (const TengenExerciseGoPosition *position,
              const TengenPoint targets[2],
              int level)
{
  int pair = get_pair (level);

  return are_near (position->board, targets[0], targets[1]) == (pair == 1) &&
         count_moves (position, targets) == pair && has_cut (position, targets);
}

/* Tells whether an exercise is one of its level; @size: positions that its proof
 * took. */
static gboolean
suits (const TengenExercise *exercise, guint size)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_open (exercise);
  const TengenPoint *targets = (const TengenPoint *) exercise->targets->data;
  const guint *medians =
      exercise->kind == TENGEN_EXERCISE_CUT ? cut_medians : connect_medians;
  int pair = get_pair (exercise->level);

  return (size > medians[pair - 1]) == (exercise->level % 2 == 0) &&
         count_moves (position, targets) == pair;
}

/* Asks about the pairs of chains of a position. */
static TengenExercise *
ask_all (TengenExerciseGoPosition *position,
         TengenExerciseKind kind,
         int level,
         TengenEngineProof *proof,
         guint *n_asked)
{
  gboolean is_own = kind == TENGEN_EXERCISE_CONNECT;
  TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_chains (
      position,
      is_own ? position->to_move : tengen_stone_other (position->to_move),
      1,
      LIBERTIES,
      chains);

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n && *n_asked < ASKS; j++)
      {
        const TengenPoint targets[2] = { chains[i], chains[j] };
        g_autoptr (TengenExercise) exercise = NULL;
        TengenExerciseGoTactic tactic;

        if (!is_promising (position, targets, level))
          continue;
        *n_asked += 1;
        tengen_exercise_go_tactic_begin (&tactic,
                                         position,
                                         proof,
                                         is_own ? TENGEN_ENGINE_PROOF_GOAL_JOIN
                                                : TENGEN_ENGINE_PROOF_GOAL_CUT,
                                         targets[0],
                                         targets[1],
                                         get_budget (level));
        exercise = tengen_exercise_go_tactic_make (&tactic, kind, level);
        if (exercise != NULL && suits (exercise, tactic.size))
          return g_steal_pointer (&exercise);
      }
  return NULL;
}

static TengenExercise *
mine (TengenExerciseKind kind, int level, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_draw (
          7, TENGEN_EXERCISE_GO_LEAST, MOST, random);
  g_autoptr (TengenEngineProof) proof =
      tengen_engine_proof_new (get_budget (level)->move);
  guint n_asked = 0;

  do
    {
      TengenExercise *exercise =
          ask_all (position, kind, level, proof, &n_asked);

      if (exercise != NULL)
        return exercise;
    }
  while (n_asked < ASKS &&
         tengen_exercise_go_position_get_percent (position) <
             TENGEN_EXERCISE_GO_MOST &&
         tengen_exercise_go_position_advance (position, NULL));
  return NULL;
}

TengenExercise *
tengen_exercise_go_tactic_join_make_connect (int level,
                                             TengenBoardRandom *random)
{
  return mine (TENGEN_EXERCISE_CONNECT, level, random);
}

TengenExercise *
tengen_exercise_go_tactic_join_make_cut (int level, TengenBoardRandom *random)
{
  return mine (TENGEN_EXERCISE_CUT, level, random);
}
