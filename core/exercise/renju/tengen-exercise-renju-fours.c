/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-fours: win by fours
 *
 * Shape: what stopped one move mostly stops the next one too; such answers are
 *        kept, the last one first, and tried before all others.
 */
#include "tengen-exercise-renju-fours.h"

#include "tengen-renju-shape.h"

#include <string.h>

/* Positions of the search for all first moves at most. */
#define MAP_MOST 40000
/* Answers that are kept. */
#define KEPT_MOST 8
/* Fours of its own that the other side makes before it stops a chain. */
#define FOURS_BEFORE 2
/* Points of FOUR_THREE at most. */
#define FOUR_THREES_MOST 2

typedef struct
{
  TengenExerciseRenjuProof *proof;
  guint8 lengths[TENGEN_RENJU_POINTS];
  TengenPoint kept[KEPT_MOST];
  guint n_kept;
} Search;

/* --- What fits --- */

static gboolean
has_no_five (TengenExerciseRenjuProof *proof)
{
  return tengen_exercise_renju_proof_count_fives (proof, proof->stone, NULL) ==
             0 &&
         tengen_exercise_renju_proof_count_fives (proof, proof->other, NULL) ==
             0;
}

/* The lengths of chains of a level: 5 and 6 have the same. */
static gboolean
is_length_of_fours (guint length, int level)
{
  switch (level)
    {
    case 5:
    case 6:
      return length == 3;
    case 7:
      return length == 4;
    case 8:
      return length == 5;
    case 9:
      return length == 6;
    default: /* 10 */
      return length >= 7;
    }
}

static gboolean
is_length_of_force (guint length, int level)
{
  switch (level)
    {
    case 5:
    case 6:
      return length == 2;
    case 7:
      return length == 3;
    default: /* 8 */
      return length >= 4;
    }
}

gboolean
tengen_exercise_renju_fours_fits (TengenExerciseRenjuProof *proof, int level)
{
  TengenRenjuChainAnswer answer;

  return has_no_five (proof) &&
         tengen_exercise_renju_proof_find (proof, proof->stone, &answer) &&
         is_length_of_fours (answer.length, level);
}

gboolean
tengen_exercise_renju_fours_fits_three (TengenExerciseRenjuProof *proof,
                                        int level)
{
  TengenRenjuChainAnswer answer;
  guint fours, threes;

  (void) level;
  if (!has_no_five (proof) ||
      !tengen_exercise_renju_proof_find (proof, proof->stone, &answer) ||
      answer.length < 3)
    return FALSE;
  tengen_exercise_renju_proof_count_shapes (
      proof, answer.line[0], proof->stone, &fours, &threes);
  return fours == 1 && threes > 0;
}

gboolean
tengen_exercise_renju_fours_fits_force (TengenExerciseRenjuProof *proof,
                                        int level)
{
  TengenRenjuChainAnswer answer;

  return proof->stone == TENGEN_STONE_WHITE && has_no_five (proof) &&
         tengen_exercise_renju_proof_find (proof, proof->stone, &answer) &&
         is_length_of_force (answer.length, level) && answer.n_fives == 1;
}

/* --- Wrong answers --- */

/* Puts an answer in front of those that are kept. */
static void
keep (Search *self, TengenPoint point)
{
  guint i = 0;

  while (i < self->n_kept && self->kept[i] != point)
    i++;
  if (i == self->n_kept)
    {
      if (self->n_kept < KEPT_MOST)
        self->n_kept++;
      else
        i--;
    }
  memmove (self->kept + 1, self->kept, i * sizeof *self->kept);
  self->kept[0] = point;
}

/* Tries an answer that makes no four. It is taken back unless it stops. */
static gboolean
stop_with (Search *self, TengenExerciseRenjuLine *line, TengenPoint point)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n = line->n_moves;

  if (!tengen_renju_may_put (proof->board, point, proof->other))
    return FALSE;
  tengen_exercise_renju_proof_push (proof, line, point);
  if (tengen_exercise_renju_proof_list_fives (proof, point, fives) == 0 &&
      !tengen_exercise_renju_proof_wins (proof, proof->stone))
    {
      line->reason = TENGEN_EXERCISE_REASON_STOPPED;
      keep (self, point);
      return TRUE;
    }
  tengen_exercise_renju_proof_pop (proof, line, n);
  return FALSE;
}

/* Tries the answers that stopped other moves, and those on the points of a
 * chain, one of which stops it as a rule. */
static gboolean
stop_soon (Search *self, TengenExerciseRenjuLine *line)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenRenjuChainAnswer answer;

  for (guint i = 0; i < self->n_kept; i++)
    if (stop_with (self, line, self->kept[i]))
      return TRUE;
  if (!tengen_exercise_renju_proof_find (proof, proof->stone, &answer))
    {
      /* the move itself has spoiled it */
      line->reason = TENGEN_EXERCISE_REASON_STOPPED;
      return TRUE;
    }
  for (guint i = 0; i < answer.n_line; i++)
    if (answer.line[i] != TENGEN_POINT_PASS &&
        stop_with (self, line, answer.line[i]))
      return TRUE;
  return FALSE;
}

/* Tries to make some fours and to stop the chains then. */
static gboolean
stop_after_fours (Search *self, TengenExerciseRenjuLine *line, guint fours)
{
  TengenExerciseRenjuProof *proof = self->proof;
  guint n = line->n_moves;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS && fours > 0; i++)
    {
      TengenPoint fives[TENGEN_RENJU_POINTS];

      if (!tengen_renju_may_put (proof->board, i, proof->other))
        continue;
      tengen_exercise_renju_proof_push (proof, line, i);
      if (tengen_exercise_renju_proof_list_fives (proof, i, fives) == 1 &&
          tengen_renju_may_put (proof->board, fives[0], proof->stone))
        {
          TengenPoint answer = fives[0];

          tengen_exercise_renju_proof_push (proof, line, answer);
          if (tengen_exercise_renju_proof_list_fives (proof, answer, fives) ==
                  0 &&
              (stop_soon (self, line) ||
               stop_after_fours (self, line, fours - 1)))
            return TRUE;
        }
      tengen_exercise_renju_proof_pop (proof, line, n);
    }
  return FALSE;
}

/* Goes on after a wrong answer until it can be seen that it fails. Returns:
 * %FALSE if that is not proved */
static gboolean
refute (Search *self, TengenExerciseRenjuLine *line)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenPoint fives[TENGEN_RENJU_POINTS];

  if (line->moves[0] != TENGEN_POINT_PASS &&
      tengen_exercise_renju_proof_list_fives (proof, line->moves[0], fives) > 0)
    {
      /* a four with one answer, after which there is no chain */
      tengen_exercise_renju_proof_push (proof, line, fives[0]);
      line->reason = TENGEN_EXERCISE_REASON_STOPPED;
      return TRUE;
    }
  return stop_soon (self, line) ||
         tengen_exercise_renju_proof_push_chain (proof, line) > 0 ||
         stop_after_fours (self, line, FOURS_BEFORE);
}

/* --- Right answers --- */

/* Goes on after a right answer until the win can be seen. */
static void
follow (Search *self, TengenExerciseRenjuLine *line)
{
  TengenExerciseRenjuProof *proof = self->proof;
  TengenPoint five;

  if (tengen_exercise_renju_proof_count_fives (proof, proof->stone, &five) >
          1 ||
      !tengen_renju_may_put (proof->board, five, proof->other))
    {
      tengen_exercise_renju_proof_push_four (proof, line);
      return;
    }
  tengen_exercise_renju_proof_push (proof, line, five);
  tengen_exercise_renju_proof_push_chain (proof, line);
}

/* Tells whether what begins a chain is right for the kind. */
static gboolean
is_right (const TengenExerciseRenjuProof *proof,
          TengenPoint point,
          TengenExerciseReason reason)
{
  guint fours, threes;

  if (proof->exercise->kind == TENGEN_EXERCISE_FORCE)
    return reason == TENGEN_EXERCISE_REASON_FORBIDDEN;
  if (proof->exercise->kind == TENGEN_EXERCISE_FOURS)
    return TRUE;
  tengen_exercise_renju_proof_count_shapes (
      proof, point, proof->stone, &fours, &threes);
  return fours == 1 && threes > 0;
}

/* Adds all right answers. Returns: %FALSE if one is not what the kind asks */
static gboolean
add_right (Search *self)
{
  TengenExerciseRenjuProof *proof = self->proof;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      TengenExerciseRenjuLine line = { 0 };

      if (self->lengths[i] == 0)
        continue;
      tengen_exercise_renju_proof_push (proof, &line, i);
      follow (self, &line);
      tengen_exercise_renju_proof_add (proof, &line, TRUE);
      if (!is_right (proof, i, line.reason))
        return FALSE;
    }
  return proof->exercise->kind != TENGEN_EXERCISE_FOUR_THREE ||
         proof->exercise->points->len <= FOUR_THREES_MOST;
}

/* --- Levels --- */

static gboolean
is_split (const TengenExerciseRenjuProof *proof, TengenPoint point)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_shapes (proof->board, point, proof->stone);

  for (guint i = 0; i < shapes->len; i++)
    {
      TengenRenjuShapeKind kind =
          g_array_index (shapes, TengenRenjuShape, i).kind;

      if (kind == TENGEN_RENJU_SHAPE_SPLIT_FOUR ||
          kind == TENGEN_RENJU_SHAPE_SPLIT_THREE)
        return TRUE;
    }
  return FALSE;
}

/* Rates a FOUR_THREE. */
static int
rate_four_three (const Search *self)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (self->lengths[i] > 0 && is_split (self->proof, i))
      return 4;
  return 3;
}

/* Tells whether the first four, row by row from the top, is a right one. */
static gboolean
is_greedy_right (const Search *self)
{
  const TengenExerciseRenjuProof *proof = self->proof;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      guint fours, threes;

      if (self->lengths[i] > 0)
        return TRUE;
      if (!tengen_renju_may_put (proof->board, i, proof->stone))
        continue;
      tengen_exercise_renju_proof_count_shapes (
          proof, i, proof->stone, &fours, &threes);
      if (fours > 0)
        return FALSE;
    }
  return FALSE;
}

/* Tells whether an exercise with these right answers is of a level. */
static gboolean
is_of_level (const Search *self, int level)
{
  const TengenExerciseRenjuProof *proof = self->proof;

  if (proof->exercise->kind == TENGEN_EXERCISE_FOUR_THREE)
    return rate_four_three (self) == level;
  return is_greedy_right (self) == (level == 5);
}

/* --- All answers --- */

/* Lists what is wrong. Moves that make a three come first, as most of those that
 * nothing stops are among them, and then there is no exercise. Returns: how
 * many */
static guint
list_wrong (const Search *self, TengenPoint *points)
{
  const TengenExerciseRenjuProof *proof = self->proof;
  TengenPoint others[TENGEN_RENJU_POINTS + 1];
  guint n = 0, n_others = 0;

  others[n_others++] = TENGEN_POINT_PASS;
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      guint fours, threes;

      if (self->lengths[i] > 0 ||
          !tengen_renju_may_put (proof->board, i, proof->stone))
        continue;
      tengen_exercise_renju_proof_count_shapes (
          proof, i, proof->stone, &fours, &threes);
      if (threes > 0)
        points[n++] = i;
      else
        others[n_others++] = i;
    }
  memcpy (points + n, others, n_others * sizeof *others);
  return n + n_others;
}

gboolean
tengen_exercise_renju_fours_prove (TengenExerciseRenjuProof *proof, int level)
{
  const TengenRenjuChainLimits limits = { .positions = MAP_MOST };
  Search search = { .proof = proof };
  TengenPoint wrong[TENGEN_RENJU_POINTS + 1];
  guint n;

  if (tengen_renju_chain_map (
          proof->chain, proof->board, proof->stone, &limits, search.lengths) !=
          TENGEN_RENJU_CHAIN_WIN ||
      !is_of_level (&search, level) || !add_right (&search))
    return FALSE;
  n = list_wrong (&search, wrong);
  for (guint i = 0; i < n; i++)
    {
      TengenExerciseRenjuLine line = { 0 };

      tengen_exercise_renju_proof_push (proof, &line, wrong[i]);
      if (!refute (&search, &line) || proof->is_given_up)
        {
          tengen_exercise_renju_proof_pop (proof, &line, 0);
          return FALSE;
        }
      tengen_exercise_renju_proof_add (proof, &line, FALSE);
    }
  return TRUE;
}
