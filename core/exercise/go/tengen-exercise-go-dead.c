/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-dead: mark the dead stones of a finished game
 */
#include "tengen-exercise-go-dead.h"

#include "tengen-engine-proof.h"
#include "tengen-exercise-go-finish.h"
#include "tengen-exercise-go-yard.h"

/* From this level on a group is to be read. */
#define LEVEL_READ 7
/* Stones that go or come in such a group, and what its yard has at most. */
#define LEAST_BREAKS 2
#define MOST_BREAKS 6
#define MOST_YARD 24
/* One in so many comes. */
#define PUTS 3
/* Positions that the prover looks at for an answer at least. */
#define POSITIONS 100
/* Groups that are tried. */
#define TRIES 6
/* Dead stones of the easier levels at most. */
#define FEW 2

/* Positions that a group takes to prove: where the levels with reading end. */
static const guint sizes[] = { 40, 120, 400, 4000 };

/* What is known of a board. */
typedef struct
{
  TengenBoard *board;
  TengenExerciseGoFinish finish;
  TengenEngineProof *proof;
  guint size;
  int n_read; /* chains that were read */
  int n_dead; /* stones */
  int n_alive;
  guint8 dead[TENGEN_EXERCISE_GO_POINTS];
} Judge;

static TengenEngineProofResult
ask (Judge *self,
     TengenPoint point,
     TengenEngineProofGoal goal,
     TengenStone first)
{
  TengenEngineProofQuestion question = {
    .board = self->board,
    .ko = TENGEN_POINT_NONE,
    .goal = goal,
    .targets = { point, TENGEN_POINT_NONE },
    .first = first,
  };
  TengenEngineProofResult result =
      tengen_engine_proof_ask (self->proof, &question);

  self->size += tengen_engine_proof_get_positions (self->proof);
  return result;
}

/* Proves of a chain whether it is dead or alive; FALSE if it is neither. */
static gboolean
read_chain (Judge *self, TengenPoint point, gboolean *is_dead)
{
  TengenStone stone = tengen_board_get (self->board, point);

  self->n_read++;
  *is_dead = ask (self, point, TENGEN_ENGINE_PROOF_GOAL_KILL, stone) ==
                 TENGEN_ENGINE_PROOF_PROVED &&
             ask (self, point, TENGEN_ENGINE_PROOF_GOAL_TAKE, stone) ==
                 TENGEN_ENGINE_PROOF_PROVED;
  return *is_dead ||
         ask (self,
              point,
              TENGEN_ENGINE_PROOF_GOAL_LIVE,
              tengen_stone_other (stone)) == TENGEN_ENGINE_PROOF_PROVED;
}

/* Judges a chain by what is settled, else by reading. */
static gboolean
judge_chain (Judge *self, TengenPoint point)
{
  TengenStone stone = tengen_board_get (self->board, point);
  TengenPoint stones[TENGEN_EXERCISE_GO_POINTS];
  gboolean is_dead = FALSE;
  int n;

  if (!self->finish.alive[stone][point])
    {
      is_dead = tengen_exercise_go_finish_get_owner (&self->finish, point) !=
                TENGEN_STONE_NONE;
      if (!is_dead && !read_chain (self, point, &is_dead))
        return FALSE;
    }
  n = tengen_board_list_chain (self->board, point, stones);
  for (int i = 0; i < n; i++)
    self->dead[stones[i]] = is_dead;
  if (is_dead)
    self->n_dead += n;
  else
    self->n_alive += n;
  return TRUE;
}

/* Judges all chains; FALSE if one is in doubt. */
static gboolean
judge (Judge *self)
{
  guint8 seen[TENGEN_EXERCISE_GO_POINTS] = { 0 };
  int n_points = tengen_board_get_n_points (self->board);

  tengen_exercise_go_finish_settle (&self->finish, self->board);
  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i, chain;

      if (tengen_board_get (self->board, point) == TENGEN_STONE_NONE)
        continue;
      chain = tengen_board_get_chain (self->board, point);
      if (seen[chain])
        continue;
      seen[chain] = TRUE;
      if (!judge_chain (self, point))
        return FALSE;
    }
  return TRUE;
}

/* Tells whether what was judged is of a level. */
static gboolean
fits (const Judge *self, int level)
{
  if (self->n_dead == 0 || self->n_alive == 0)
    return FALSE;
  if (level < LEVEL_READ)
    return self->n_read == 0 && (level % 2 == 1) == (self->n_dead <= FEW);
  return self->n_read > 0 && self->size < sizes[level - LEVEL_READ] &&
         (level == LEVEL_READ || self->size >= sizes[level - LEVEL_READ - 1]);
}

static TengenExercise *
make_exercise (const Judge *self, TengenExerciseGoPosition *position, int level)
{
  TengenExercise *exercise;
  int n_points = tengen_board_get_n_points (self->board);

  position->to_move = TENGEN_STONE_NONE;
  position->ko = TENGEN_POINT_NONE;
  exercise =
      tengen_exercise_go_position_begin (position, TENGEN_EXERCISE_DEAD, level);
  for (int i = 0; i < n_points; i++)
    if (self->dead[i])
      {
        TengenPoint point = (TengenPoint) i;

        g_array_append_val (exercise->points, point);
      }
  return exercise;
}

/* All is settled: what is dead lies in territory. */
static TengenExercise *
make_settled (int level, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_new (level <= 4 ? 7 : 9, random);
  Judge self = { .board = position->board };

  tengen_exercise_go_finish_play (position, FALSE, &self.finish);
  tengen_exercise_go_finish_guard (position->board, &self.finish);
  if (!tengen_exercise_go_finish_is_settled (&self.finish, TRUE) ||
      !judge (&self) || !fits (&self, level))
    return NULL;
  return make_exercise (&self, position, level);
}

/* A group is broken up, and read. */
static TengenExercise *
make_read (int level, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoYard) yard =
      tengen_exercise_go_yard_new_finished (9, random);
  g_autoptr (TengenEngineProof) proof = NULL;

  if (yard == NULL)
    return NULL;
  proof = tengen_engine_proof_new (POSITIONS + sizes[level - LEVEL_READ]);
  for (int i = 0; i < TRIES; i++)
    {
      Judge self = { .board = yard->position->board, .proof = proof };
      int n =
          LEAST_BREAKS + (int) tengen_board_random_below (random, MOST_BREAKS);

      if (!tengen_exercise_go_yard_choose (yard, MOST_YARD, random))
        continue;
      while (n > 0 && tengen_exercise_go_yard_break (yard, PUTS, random))
        n--;
      if (n == 0 && judge (&self) && fits (&self, level))
        return make_exercise (&self, yard->position, level);
    }
  return NULL;
}

TengenExercise *
tengen_exercise_go_dead_make (int level, TengenBoardRandom *random)
{
  return level < LEVEL_READ ? make_settled (level, random)
                            : make_read (level, random);
}
