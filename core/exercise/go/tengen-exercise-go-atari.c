/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-atari: put a chain into atari
 */
#include "tengen-exercise-go-atari.h"

#include "tengen-exercise-go-position.h"

/* What comes of a move. */
typedef enum
{
  OUTCOME_IDLE,  /* not all marked chains have one liberty */
  OUTCOME_TAKEN, /* they have, but the stone is taken at once */
  OUTCOME_RIGHT,
  OUTCOME_KO, /* it takes a ko */
} Outcome;

/* Tells whether all marked chains have one liberty. */
static gboolean
is_atari (const TengenBoard *board, const TengenPoint *targets, guint n)
{
  for (guint i = 0; i < n; i++)
    if (tengen_board_get_liberties (board, targets[i]) != 1)
      return FALSE;
  return TRUE;
}

/* Looks what comes of a move; @answer: where the stone is taken. */
static Outcome
look (TengenExerciseGoPosition *self,
      TengenPoint move,
      const TengenPoint *targets,
      guint n_targets,
      TengenPoint *answer)
{
  TengenExerciseGoPosition before = *self;
  Outcome outcome = OUTCOME_IDLE;

  tengen_exercise_go_position_play (self, move);
  if (is_atari (self->board, targets, n_targets))
    {
      if (self->ko != TENGEN_POINT_NONE)
        outcome = OUTCOME_KO;
      else if (tengen_board_get_liberties (self->board, move) > 1)
        outcome = OUTCOME_RIGHT;
      else
        {
          tengen_board_list_liberties (self->board, move, answer);
          outcome = OUTCOME_TAKEN;
        }
    }
  tengen_board_undo (self->board);
  *self = before;
  return outcome;
}

/* Adds a line for each legal move and PASS. Returns: %FALSE if a ko decides. */
static gboolean
add_lines (TengenExercise *exercise, TengenExerciseGoPosition *position)
{
  const TengenPoint pass = TENGEN_POINT_PASS;
  const TengenPoint *targets = (const TengenPoint *) exercise->targets->data;
  TengenPoint moves[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_moves (position, moves);

  for (guint i = 0; i < n; i++)
    {
      TengenPoint line[2] = { moves[i], TENGEN_POINT_NONE };

      switch (
          look (position, moves[i], targets, exercise->targets->len, &line[1]))
        {
        case OUTCOME_IDLE:
          tengen_exercise_add_line (
              exercise, FALSE, TENGEN_EXERCISE_REASON_IDLE, line, 1);
          break;
        case OUTCOME_TAKEN:
          tengen_exercise_add_line (
              exercise, FALSE, TENGEN_EXERCISE_REASON_SELF_ATARI, line, 2);
          break;
        case OUTCOME_RIGHT:
          tengen_exercise_add_line (
              exercise, TRUE, TENGEN_EXERCISE_REASON_GIVES_ATARI, line, 1);
          break;
        case OUTCOME_KO:
          return FALSE;
        }
    }
  tengen_exercise_add_line (
      exercise, FALSE, TENGEN_EXERCISE_REASON_IDLE, &pass, 1);
  return TRUE;
}

/* Draws the chain to be marked, at level 4 another that has a liberty in
 * common with it. Returns: how many. */
static guint
draw_targets (const TengenExerciseGoPosition *position,
              int level,
              TengenBoardRandom *random,
              TengenPoint *targets)
{
  TengenPoint chains[TENGEN_EXERCISE_GO_POINTS];
  guint n = tengen_exercise_go_position_list_chains (
      position, tengen_stone_other (position->to_move), 2, 2, chains);
  guint first;

  if (n < (level == 2 ? 3 : level == 4 ? 2 : 1))
    return 0;
  first = tengen_board_random_below (random, n);
  targets[0] = chains[first];
  if (level < 4)
    return 1;
  for (guint i = 1; i < n; i++)
    {
      TengenPoint other = chains[(first + i) % n];
      TengenPoint a[2], b[2];

      tengen_board_list_liberties (position->board, targets[0], a);
      tengen_board_list_liberties (position->board, other, b);
      if (a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1])
        {
          targets[0] = MIN (chains[first], other);
          targets[1] = MAX (chains[first], other);
          return 2;
        }
    }
  return 0;
}

TengenExercise *
tengen_exercise_go_atari_make (int level, TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_draw (level == 1 ? 7 : 9,
                                        TENGEN_EXERCISE_GO_LEAST,
                                        TENGEN_EXERCISE_GO_MOST,
                                        random);
  g_autoptr (TengenExercise) exercise = tengen_exercise_go_position_begin (
      position, TENGEN_EXERCISE_ATARI, level);
  TengenPoint targets[2];
  guint n = draw_targets (position, level, random, targets);
  guint n_right;

  g_array_append_vals (exercise->targets, targets, n);
  if (n == 0 || !add_lines (exercise, position))
    return NULL;
  n_right = exercise->points->len;
  if (level <= 2 ? n_right != 2 : level == 3 ? n_right != 1 : n_right == 0)
    return NULL;
  return g_steal_pointer (&exercise);
}
