/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-five: make five, and stop a four
 */
#include "tengen-exercise-renju-five.h"

#include "tengen-renju-shape.h"

/* Right points at most. */
#define FIVES_MOST 2

/* Tells whether a side has a four with a gap. */
static gboolean
has_gap (const TengenRenju *board, TengenStone stone)
{
  g_autoptr (GArray) shapes = tengen_renju_list_threats (board, stone);

  for (guint i = 0; i < shapes->len; i++)
    if (g_array_index (shapes, TengenRenjuShape, i).kind ==
        TENGEN_RENJU_SHAPE_SPLIT_FOUR)
      return TRUE;
  return FALSE;
}

/* Tells whether a side has a point that makes six or more: one that Black must
 * not take for a five, and with which White wins. */
static gboolean
has_overline (const TengenRenju *board, TengenStone stone)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      g_autoptr (GArray) shapes = NULL;

      if (tengen_renju_get (board, i) != TENGEN_STONE_NONE)
        continue;
      if (stone == TENGEN_STONE_BLACK)
        {
          if ((tengen_renju_classify (board, i) & TENGEN_RENJU_OVERLINE) != 0)
            return TRUE;
          continue;
        }
      if (!tengen_renju_wins (board, i, stone))
        continue;
      shapes = tengen_renju_list_shapes (board, i, stone);
      for (guint j = 0; j < shapes->len; j++)
        if (g_array_index (shapes, TengenRenjuShape, j).kind ==
            TENGEN_RENJU_SHAPE_OVERLINE)
          return TRUE;
    }
  return FALSE;
}

/* Tells whether a side could make a four. */
static gboolean
has_four (TengenExerciseRenjuProof *proof, TengenStone stone)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      guint fours, threes;

      if (!tengen_renju_may_put (proof->board, i, stone))
        continue;
      tengen_exercise_renju_proof_count_shapes (
          proof, i, stone, &fours, &threes);
      if (fours > 0)
        return TRUE;
    }
  return FALSE;
}

/* --- Make five --- */

gboolean
tengen_exercise_renju_five_fits (TengenExerciseRenjuProof *proof, int level)
{
  guint n = tengen_exercise_renju_proof_count_fives (proof, proof->stone, NULL);

  return n >= 1 && n <= FIVES_MOST &&
         tengen_exercise_renju_proof_count_fives (proof, proof->other, NULL) <=
             1 &&
         level == (has_gap (proof->board, proof->stone) ||
                           has_overline (proof->board, proof->stone)
                       ? 2
                       : 1);
}

/* Plays on after a move that makes no five. */
static void
follow_idle (TengenExerciseRenjuProof *proof, TengenExerciseRenjuLine *line)
{
  TengenPoint point;

  if (tengen_exercise_renju_proof_count_fives (proof, proof->other, &point) > 0)
    line->reason = TENGEN_EXERCISE_REASON_OTHER_FIVE;
  else if (tengen_exercise_renju_proof_count_fives (
               proof, proof->stone, &point) == 1 &&
           tengen_renju_may_put (proof->board, point, proof->other))
    line->reason = TENGEN_EXERCISE_REASON_STOPPED;
  else
    {
      line->reason = TENGEN_EXERCISE_REASON_IDLE;
      return;
    }
  tengen_exercise_renju_proof_push (proof, line, point);
}

gboolean
tengen_exercise_renju_five_prove (TengenExerciseRenjuProof *proof, int level)
{
  TengenExerciseRenjuLine line = { 0 };

  (void) level;
  tengen_exercise_renju_proof_push (proof, &line, TENGEN_POINT_PASS);
  follow_idle (proof, &line);
  if (line.reason == TENGEN_EXERCISE_REASON_IDLE)
    {
      tengen_exercise_renju_proof_pop (proof, &line, 0);
      return FALSE;
    }
  tengen_exercise_renju_proof_add (proof, &line, FALSE);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      gboolean is_right;

      if (!tengen_renju_may_put (proof->board, i, proof->stone))
        continue;
      is_right = tengen_renju_wins (proof->board, i, proof->stone);
      tengen_exercise_renju_proof_push (proof, &line, i);
      if (is_right)
        line.reason = TENGEN_EXERCISE_REASON_FIVE;
      else
        follow_idle (proof, &line);
      tengen_exercise_renju_proof_add (proof, &line, is_right);
    }
  return TRUE;
}

/* --- Stop a four --- */

gboolean
tengen_exercise_renju_five_fits_stop (TengenExerciseRenjuProof *proof,
                                      int level)
{
  TengenPoint point;

  return tengen_exercise_renju_proof_count_fives (
             proof, proof->other, &point) == 1 &&
         tengen_renju_may_put (proof->board, point, proof->stone) &&
         tengen_exercise_renju_proof_count_fives (proof, proof->stone, NULL) ==
             0 &&
         level == (has_gap (proof->board, proof->other) ||
                           has_four (proof, proof->stone)
                       ? 2
                       : 1);
}

gboolean
tengen_exercise_renju_five_prove_stop (TengenExerciseRenjuProof *proof,
                                       int level)
{
  TengenExerciseRenjuLine line = { 0 };
  TengenPoint five;
  gboolean is_stopped;

  (void) level;
  tengen_exercise_renju_proof_count_fives (proof, proof->other, &five);
  tengen_exercise_renju_proof_push (proof, &line, five);
  line.reason = TENGEN_EXERCISE_REASON_STOPPED;
  is_stopped = !tengen_exercise_renju_proof_wins (proof, proof->other);
  tengen_exercise_renju_proof_add (proof, &line, TRUE);
  if (!is_stopped)
    return FALSE;
  for (guint i = 0; i <= TENGEN_RENJU_POINTS; i++)
    {
      TengenPoint point =
          i < TENGEN_RENJU_POINTS ? (TengenPoint) i : TENGEN_POINT_PASS;

      if (point == five ||
          (point != TENGEN_POINT_PASS &&
           !tengen_renju_may_put (proof->board, point, proof->stone)))
        continue;
      tengen_exercise_renju_proof_push (proof, &line, point);
      tengen_exercise_renju_proof_push (proof, &line, five);
      line.reason = TENGEN_EXERCISE_REASON_OTHER_FIVE;
      tengen_exercise_renju_proof_add (proof, &line, FALSE);
    }
  return TRUE;
}
