/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-proof: what proves an exercise of Renju, answer by
 *                              answer
 */
#include "tengen-exercise-renju-proof.h"

#include "tengen-renju-shape.h"

/* Positions of all searches of a proof at most. */
#define POSITIONS_MOST 40000
/* How far the stones of a four and what makes it a five lie apart. */
#define REACH 4

TengenExerciseRenjuProof *
tengen_exercise_renju_proof_new (void)
{
  TengenExerciseRenjuProof *self = g_new0 (TengenExerciseRenjuProof, 1);

  self->board = tengen_renju_new ();
  self->chain = tengen_renju_chain_new ();
  return self;
}

void
tengen_exercise_renju_proof_free (TengenExerciseRenjuProof *self)
{
  if (self == NULL)
    return;
  tengen_exercise_free (self->exercise);
  tengen_renju_free (self->board);
  tengen_renju_chain_free (self->chain);
  g_free (self);
}

void
tengen_exercise_renju_proof_set_up (TengenExerciseRenjuProof *self,
                                    const guint8 *stones,
                                    TengenStone stone)
{
  tengen_renju_put_all (self->board, stones);
  self->stone = stone;
  self->other = tengen_stone_other (stone);
  self->positions = 0;
  self->is_given_up = FALSE;
}

void
tengen_exercise_renju_proof_begin (TengenExerciseRenjuProof *self,
                                   TengenExerciseKind kind)
{
  g_clear_pointer (&self->exercise, tengen_exercise_free);
  self->exercise =
      tengen_exercise_new (kind, "renju", TENGEN_RENJU_SIZE, TENGEN_RENJU_SIZE);
  self->exercise->to_move = self->stone;
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    self->exercise->stones[i] = (guint8) tengen_renju_get (self->board, i);
}

gboolean
tengen_exercise_renju_proof_is_sound (const TengenExerciseRenjuProof *self)
{
  int more = 0;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    switch (tengen_renju_get (self->board, i))
      {
      case TENGEN_STONE_NONE:
        break;
      case TENGEN_STONE_BLACK:
        if (tengen_renju_classify (self->board, i) != 0)
          return FALSE;
        more++;
        break;
      case TENGEN_STONE_WHITE:
        if (tengen_renju_wins (self->board, i, TENGEN_STONE_WHITE))
          return FALSE;
        more--;
        break;
      }
  return more == (self->stone == TENGEN_STONE_BLACK ? 0 : 1);
}

/* --- Lines --- */

void
tengen_exercise_renju_proof_push (TengenExerciseRenjuProof *self,
                                  TengenExerciseRenjuLine *line,
                                  TengenPoint point)
{
  if (point != TENGEN_POINT_PASS)
    tengen_renju_put (
        self->board, point, tengen_exercise_renju_proof_get_side (self, line));
  line->moves[line->n_moves++] = point;
}

void
tengen_exercise_renju_proof_pop (TengenExerciseRenjuProof *self,
                                 TengenExerciseRenjuLine *line,
                                 guint n_moves)
{
  while (line->n_moves > n_moves)
    {
      TengenPoint point = line->moves[--line->n_moves];

      if (point != TENGEN_POINT_PASS)
        tengen_renju_take (self->board, point);
    }
}

void
tengen_exercise_renju_proof_add (TengenExerciseRenjuProof *self,
                                 TengenExerciseRenjuLine *line,
                                 gboolean is_right)
{
  tengen_exercise_add_line (
      self->exercise, is_right, line->reason, line->moves, line->n_moves);
  tengen_exercise_renju_proof_pop (self, line, 0);
}

/* --- Chains --- */

gboolean
tengen_exercise_renju_proof_find (TengenExerciseRenjuProof *self,
                                  TengenStone stone,
                                  TengenRenjuChainAnswer *answer)
{
  const TengenRenjuChainLimits limits = { .positions = POSITIONS_MOST -
                                                       self->positions + 1 };

  tengen_renju_chain_find (self->chain, self->board, stone, &limits, answer);
  self->positions = MIN (self->positions + answer->positions, POSITIONS_MOST);
  if (answer->result == TENGEN_RENJU_CHAIN_STOPPED)
    self->is_given_up = TRUE;
  return answer->result == TENGEN_RENJU_CHAIN_WIN;
}

gboolean
tengen_exercise_renju_proof_wins (TengenExerciseRenjuProof *self,
                                  TengenStone stone)
{
  TengenRenjuChainAnswer answer;

  return tengen_exercise_renju_proof_find (self, stone, &answer);
}

/* Makes five. */
static void
push_five (TengenExerciseRenjuProof *self, TengenExerciseRenjuLine *line)
{
  TengenStone side = tengen_exercise_renju_proof_get_side (self, line);
  TengenPoint five;

  tengen_exercise_renju_proof_count_fives (self, side, &five);
  tengen_exercise_renju_proof_push (self, line, five);
  line->reason = side == self->stone ? TENGEN_EXERCISE_REASON_FIVE
                                     : TENGEN_EXERCISE_REASON_OTHER_FIVE;
}

/* Tells whether the last move made a straight four. */
static gboolean
is_straight (const TengenExerciseRenjuProof *self,
             const TengenExerciseRenjuLine *line)
{
  TengenPoint last = line->moves[line->n_moves - 1];
  g_autoptr (GArray) shapes = tengen_renju_list_shapes (
      self->board, last, tengen_renju_get (self->board, last));

  for (guint i = 0; i < shapes->len; i++)
    if (g_array_index (shapes, TengenRenjuShape, i).kind ==
        TENGEN_RENJU_SHAPE_STRAIGHT_FOUR)
      return TRUE;
  return FALSE;
}

void
tengen_exercise_renju_proof_push_four (TengenExerciseRenjuProof *self,
                                       TengenExerciseRenjuLine *line)
{
  TengenStone defends = tengen_exercise_renju_proof_get_side (self, line);
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n = tengen_exercise_renju_proof_list_fives (
      self, line->moves[line->n_moves - 1], fives);
  guint i = 0;

  while (i < n && !tengen_renju_may_put (self->board, fives[i], defends))
    i++;
  if (i == n)
    {
      line->reason = TENGEN_EXERCISE_REASON_FORBIDDEN;
      return;
    }
  if (defends == self->stone && is_straight (self, line))
    {
      line->reason = TENGEN_EXERCISE_REASON_STRAIGHT_FOUR;
      return;
    }
  tengen_exercise_renju_proof_push (self, line, fives[i]);
  push_five (self, line);
}

guint
tengen_exercise_renju_proof_push_chain (TengenExerciseRenjuProof *self,
                                        TengenExerciseRenjuLine *line)
{
  TengenStone side = tengen_exercise_renju_proof_get_side (self, line);
  TengenRenjuChainAnswer answer;

  if (!tengen_exercise_renju_proof_find (self, side, &answer))
    return 0;
  if (answer.length == 1)
    {
      push_five (self, line);
      return answer.length;
    }
  /* to the last four; an answer that is none and the five follow */
  for (guint i = 0; i + 2 < answer.n_line; i++)
    tengen_exercise_renju_proof_push (self, line, answer.line[i]);
  tengen_exercise_renju_proof_push_four (self, line);
  return answer.length;
}

/* --- What is on the board --- */

guint
tengen_exercise_renju_proof_count_fives (const TengenExerciseRenjuProof *self,
                                         TengenStone stone,
                                         TengenPoint *first)
{
  TengenPoint fives[TENGEN_RENJU_POINTS];
  guint n = tengen_renju_list_fives (self->board, stone, fives);

  if (first != NULL)
    *first = n > 0 ? fives[0] : TENGEN_POINT_NONE;
  return n;
}

guint
tengen_exercise_renju_proof_list_fives (const TengenExerciseRenjuProof *self,
                                        TengenPoint point,
                                        TengenPoint *fives)
{
  static const int DX[] = { 1, 0, 1, 1 }, DY[] = { 0, 1, 1, -1 };
  TengenStone stone = tengen_renju_get (self->board, point);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (DX); i++)
    for (int j = -REACH; j <= REACH; j++)
      {
        int x = tengen_point_x (point, TENGEN_RENJU_SIZE) + j * DX[i];
        int y = tengen_point_y (point, TENGEN_RENJU_SIZE) + j * DY[i];
        TengenPoint other;

        if (x < 0 || y < 0 || x >= TENGEN_RENJU_SIZE || y >= TENGEN_RENJU_SIZE)
          continue;
        other = tengen_point_make (TENGEN_RENJU_SIZE, x, y);
        if (tengen_renju_get (self->board, other) == TENGEN_STONE_NONE &&
            tengen_renju_wins (self->board, other, stone))
          fives[n++] = other;
      }
  return n;
}

void
tengen_exercise_renju_proof_count_shapes (const TengenExerciseRenjuProof *self,
                                          TengenPoint point,
                                          TengenStone stone,
                                          guint *fours,
                                          guint *threes)
{
  g_autoptr (GArray) shapes =
      tengen_renju_list_shapes (self->board, point, stone);

  *fours = *threes = 0;
  for (guint i = 0; i < shapes->len; i++)
    {
      const TengenRenjuShape *shape =
          &g_array_index (shapes, TengenRenjuShape, i);

      *fours += tengen_renju_shape_is_four (shape);
      *threes += tengen_renju_shape_is_three (shape);
    }
}
