/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-three: stop a three
 */
#include "tengen-exercise-renju-three.h"

#include "tengen-renju-shape.h"

/* Moves tried before a proof is given up. */
#define TRIES_MOST 6000
/* Right moves at most; where there are more nothing is to be stopped. */
#define RIGHT_MOST 10
/* The length of a chain that begins with a straight four. */
#define LENGTH_STRAIGHT 2
/* Positions searched from which on a proof is of level 4. */
#define POSITIONS_FOUR 240

typedef struct
{
  TengenExerciseRenjuProof *proof;
  guint tries;
} Search;

gboolean
tengen_exercise_renju_three_fits (TengenExerciseRenjuProof *proof, int level)
{
  g_autoptr (GArray) shapes = NULL;
  TengenRenjuChainAnswer answer;
  gboolean has_three = FALSE;

  (void) level;
  if (tengen_exercise_renju_proof_count_fives (proof, proof->other, NULL) > 0 ||
      tengen_exercise_renju_proof_count_fives (proof, proof->stone, NULL) > 0)
    return FALSE;
  shapes = tengen_renju_list_threats (proof->board, proof->other);
  for (guint i = 0; i < shapes->len; i++)
    has_three |= tengen_renju_shape_is_three (
        &g_array_index (shapes, TengenRenjuShape, i));
  return has_three &&
         tengen_exercise_renju_proof_find (proof, proof->other, &answer) &&
         answer.length == LENGTH_STRAIGHT &&
         !tengen_exercise_renju_proof_wins (proof, proof->stone);
}

static gboolean judge_move (Search *self,
                            TengenExerciseRenjuLine *line,
                            TengenPoint point,
                            guint *length);

/* Finds a move that is right where the side that defends is to move, and adds
 * it to the line with what follows; else the one that holds out longest.
 * @length: (out): of the chain that it loses to. */
static gboolean
defend (Search *self, TengenExerciseRenjuLine *line, guint *length)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenExerciseRenjuLine longest = { 0 };
  guint n = line->n_moves;

  *length = 0;
  for (guint i = 0; i <= TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint point =
          i < TENGEN_RENJU_POINTS ? (TengenPoint) i : TENGEN_POINT_PASS;
      guint its_length;

      if (point != TENGEN_POINT_PASS &&
          !tengen_renju_may_put (proof->board, point, proof->stone))
        continue;
      if (judge_move (self, line, point, &its_length))
        return TRUE;
      if (its_length > *length)
        {
          *length = its_length;
          longest = *line;
        }
      tengen_exercise_renju_proof_pop (proof, line, n);
      if (proof->is_given_up)
        return FALSE;
    }
  for (guint i = n; i < longest.n_moves; i++)
    tengen_exercise_renju_proof_push (proof, line, longest.moves[i]);
  line->reason = longest.reason;
  return FALSE;
}

/* Goes on after a four and its answer. */
static gboolean
go_on (Search *self, TengenExerciseRenjuLine *line, guint *length)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenPoint five;
  guint n =
      tengen_exercise_renju_proof_count_fives (proof, proof->other, &five);

  if (n == 0)
    return defend (self, line, length);
  if (n == 1 && tengen_renju_may_put (proof->board, five, proof->stone))
    return judge_move (self, line, five, length);
  *length = LENGTH_STRAIGHT;
  tengen_exercise_renju_proof_push_four (proof, line);
  return FALSE;
}

/* Adds a move to the line with what follows. Returns: %TRUE if it is right */
static gboolean
judge_move (Search *self,
            TengenExerciseRenjuLine *line,
            TengenPoint point,
            guint *length)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenPoint fives[TENGEN_RENJU_POINTS];

  *length = 0;
  if (++self->tries > TRIES_MOST)
    proof->is_given_up = TRUE;
  if (proof->is_given_up)
    return FALSE;
  tengen_exercise_renju_proof_push (proof, line, point);
  if (point != TENGEN_POINT_PASS &&
      tengen_exercise_renju_proof_list_fives (proof, point, fives) > 0)
    {
      /* there is one that can be stopped, else it would be a chain */
      tengen_exercise_renju_proof_push (proof, line, fives[0]);
      return go_on (self, line, length);
    }
  *length = tengen_exercise_renju_proof_push_chain (proof, line);
  line->reason = *length == 0 ? TENGEN_EXERCISE_REASON_STOPPED : line->reason;
  return *length == 0;
}

/* Finds where the straight four would be made first, row by row. */
static TengenPoint
find_greedy (TengenExerciseRenjuProof *proof)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_threats (proof->board, proof->other);
  TengenPoint first = TENGEN_POINT_NONE;

  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      for (int j = 0; j < shape->n_points; j++)
        if (tengen_renju_may_put (proof->board, shape->points[j], proof->stone))
          first = MIN (first, shape->points[j]);
    }
  return first;
}

static int
rate (TengenExerciseRenjuProof *proof, gboolean has_trap)
{
  const TengenExerciseLine *line;
  TengenPoint greedy = find_greedy (proof);

  if (!has_trap)
    return proof->positions < POSITIONS_FOUR ? 3 : 4;
  line = tengen_exercise_find_line (proof->exercise, greedy);
  return line != NULL && line->is_right ? 5 : 6;
}

gboolean
tengen_exercise_renju_three_prove (TengenExerciseRenjuProof *proof, int level)
{
  Search search = { proof, 0 };
  TengenExerciseRenjuLine line = { 0 };
  gboolean has_trap = FALSE;

  for (guint i = 0; i <= TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint point =
          i < TENGEN_RENJU_POINTS ? (TengenPoint) i : TENGEN_POINT_PASS;
      gboolean is_right;
      guint length;

      if (point != TENGEN_POINT_PASS &&
          !tengen_renju_may_put (proof->board, point, proof->stone))
        continue;
      is_right = judge_move (&search, &line, point, &length);
      has_trap |= !is_right && length > LENGTH_STRAIGHT;
      if (proof->is_given_up || (is_right && point == TENGEN_POINT_PASS))
        {
          tengen_exercise_renju_proof_pop (proof, &line, 0);
          return FALSE;
        }
      tengen_exercise_renju_proof_add (proof, &line, is_right);
    }
  return proof->exercise->points->len >= 1 &&
         proof->exercise->points->len <= RIGHT_MOST &&
         rate (proof, has_trap) == level;
}
