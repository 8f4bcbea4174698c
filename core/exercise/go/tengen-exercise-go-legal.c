/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-go-legal: may a stone be put here?
 */
#include "tengen-exercise-go-legal.h"

#include <string.h>

#include "tengen-exercise-go-position.h"

/* What a point without empty points around it is to the side to move. */
typedef enum
{
  CASE_NONE,             /* too plain, or it has a liberty of its own */
  CASE_ALONE = 1 << 0,   /* no: a stone alone without a liberty */
  CASE_CHAIN = 1 << 1,   /* no: chains without a liberty */
  CASE_KO = 1 << 2,      /* no: the ko just taken */
  CASE_EYE = 1 << 3,     /* yes: own stones all around */
  CASE_CONNECT = 1 << 4, /* yes: own chains that have more liberties */
  CASE_TAKE = 1 << 5,    /* yes: it has a liberty only by what it takes */
  CASE_RETAKE = 1 << 6,  /* yes: the same, of a stone alone that takes one */
} Case;

#define CASES_NO (CASE_ALONE | CASE_CHAIN | CASE_KO)

/* By level less 1: what counts, and the size. */
static const struct
{
  guint cases;
  int size;
} levels[] = {
  { CASE_ALONE | CASE_EYE | CASE_CONNECT, 7 },
  { CASE_ALONE | CASE_CHAIN | CASE_TAKE | CASE_RETAKE, 9 },
  { CASE_CHAIN | CASE_CONNECT | CASE_TAKE, 9 },
  { CASE_KO | CASE_RETAKE, 9 },
};

/* A position seen in a game. */
typedef struct
{
  guint8 stones[TENGEN_EXERCISE_GO_POINTS];
  TengenStone to_move;
  TengenPoint ko;
  TengenPoint point;
  guint n_seen; /* how many it was drawn from */
} Find;

/* Counts around a point the empty ones, the own stones, and the own chains that
 * have another liberty. */
static void
look_around (const TengenExerciseGoPosition *self,
             TengenPoint point,
             int *n_empty,
             int *n_own,
             int *n_free,
             int *n_around)
{
  TengenPoint around[4];

  *n_around = tengen_board_list_neighbours (self->board, point, around);
  *n_empty = *n_own = *n_free = 0;
  for (int i = 0; i < *n_around; i++)
    {
      TengenStone stone = tengen_board_get (self->board, around[i]);

      *n_empty += stone == TENGEN_STONE_NONE;
      if (stone != self->to_move)
        continue;
      *n_own += 1;
      *n_free += tengen_board_get_liberties (self->board, around[i]) > 1;
    }
}

static Case
find_case (const TengenExerciseGoPosition *self, TengenPoint point)
{
  int n_empty, n_own, n_free, n_around;
  TengenBoardTry result;

  look_around (self, point, &n_empty, &n_own, &n_free, &n_around);
  if (n_empty > 0)
    return CASE_NONE;
  if (point == self->ko)
    return CASE_KO;
  tengen_board_try (self->board, point, self->to_move, &result);
  if (result.own > 0)
    return result.own == 1 ? CASE_ALONE : CASE_CHAIN;
  if (n_free == 0)
    return n_own == 0 && result.taken == 1 ? CASE_RETAKE : CASE_TAKE;
  if (result.taken > 0)
    return CASE_NONE;
  return n_own == n_around ? CASE_EYE : CASE_CONNECT;
}

/* Keeps each of the points seen with the same chance. */
static void
keep (Find *find,
      const TengenExerciseGoPosition *position,
      TengenPoint point,
      TengenBoardRandom *random)
{
  if (tengen_board_random_below (random, ++find->n_seen) != 0)
    return;
  tengen_board_read (position->board, find->stones);
  find->to_move = position->to_move;
  find->ko = position->ko;
  find->point = point;
}

/* Takes a ko, and keeps that it cannot be taken back at once. */
static void
keep_ko (Find *find,
         TengenExerciseGoPosition *position,
         TengenPoint point,
         TengenBoardRandom *random)
{
  TengenExerciseGoPosition before = *position;

  tengen_exercise_go_position_play (position, point);
  keep (find, position, position->ko, random);
  tengen_board_undo (position->board);
  *position = before;
}

/* Looks for a yes and a no in a position; @finds: of no and of yes. */
static void
search (TengenExerciseGoPosition *position,
        int level,
        TengenBoardRandom *random,
        Find *finds)
{
  int n_points = tengen_board_get_n_points (position->board);
  guint cases = levels[level - 1].cases;

  for (int i = 0; i < n_points; i++)
    {
      TengenPoint point = (TengenPoint) i;
      guint found;

      if (tengen_board_get (position->board, point) != TENGEN_STONE_NONE)
        continue;
      found = find_case (position, point) & cases;
      if (found != 0)
        keep (&finds[(found & CASES_NO) == 0], position, point, random);
      if (found == CASE_RETAKE && (cases & CASE_KO) != 0)
        keep_ko (&finds[0], position, point, random);
    }
}

static TengenExercise *
make_exercise (const Find *find, int level, int size, gboolean is_yes)
{
  TengenExercise *exercise =
      tengen_exercise_new (TENGEN_EXERCISE_LEGAL, "japan", size, size);

  exercise->level = level;
  memcpy (exercise->stones, find->stones, (gsize) (size * size));
  exercise->to_move = find->to_move;
  exercise->ko = find->ko;
  exercise->number = is_yes;
  g_array_append_val (exercise->targets, find->point);
  return exercise;
}

TengenExercise *
tengen_exercise_go_legal_make (int level, TengenBoardRandom *random)
{
  int size = levels[level - 1].size;
  g_autoptr (TengenExerciseGoPosition) position =
      tengen_exercise_go_position_draw (
          size, TENGEN_EXERCISE_GO_LEAST, TENGEN_EXERCISE_GO_LEAST, random);
  Find finds[2] = { 0 };
  gboolean is_yes;

  while (tengen_exercise_go_position_get_percent (position) <=
             TENGEN_EXERCISE_GO_MOST &&
         tengen_exercise_go_position_advance (position, NULL))
    search (position, level, random, finds);
  if (finds[0].n_seen == 0 || finds[1].n_seen == 0)
    return NULL;
  is_yes = tengen_board_random_below (random, 2) == 1;
  return make_exercise (&finds[is_yes], level, size, is_yes);
}
