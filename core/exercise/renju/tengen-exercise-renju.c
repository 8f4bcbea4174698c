/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju: exercises of Renju
 */
#include "tengen-exercise-renju.h"

#include <stdlib.h>
#include <string.h>

#include "tengen-exercise-renju-five.h"
#include "tengen-exercise-renju-forbidden.h"
#include "tengen-exercise-renju-fours.h"
#include "tengen-exercise-renju-game.h"
#include "tengen-exercise-renju-three.h"

/* No position with fewer stones is looked at; where long games are asked for,
 * with fewer than the second. */
#define STONES_LEAST 7
#define STONES_LEAST_LONG 16
/* Positions of a game that are tried. */
#define TRIES_MOST 3
/* Stones are added so near to another one, so many pairs at most, drawn so
 * often at most. */
#define NEAR 2
/* Stones so near to what is right stay. */
#define KEPT 1
/* Proofs that taking stones off is worth. */
#define PROOFS_MOST 16
#define PAIRS_MOST 3
#define DRAWS_MOST 100

/**
 * Maker:
 * @fits: tells at little cost which positions may be an exercise
 * @prove: proves it, and that it is of the level
 * @with_slips: the last move may be another one of the same game: its side
 *   overlooked something
 * @with_shapes: stones may be added that make more shapes of Black
 * @long_from: from this level on what is asked for comes late in games of good
 *   players; 0 for never
 *
 * How a kind is made.
 */
typedef struct
{
  gboolean (*fits) (TengenExerciseRenjuProof *proof, int level);
  gboolean (*prove) (TengenExerciseRenjuProof *proof, int level);
  gboolean with_slips;
  gboolean with_shapes;
  int long_from;
} Maker;

static const Maker makers[TENGEN_EXERCISE_KINDS] = {
  [TENGEN_EXERCISE_FIVE] = { tengen_exercise_renju_five_fits,
                             tengen_exercise_renju_five_prove,
                             .with_slips = TRUE },
  [TENGEN_EXERCISE_STOP_FOUR] = { tengen_exercise_renju_five_fits_stop,
                                  tengen_exercise_renju_five_prove_stop },
  [TENGEN_EXERCISE_STOP_THREE] = { tengen_exercise_renju_three_fits,
                                   tengen_exercise_renju_three_prove },
  [TENGEN_EXERCISE_FOUR_THREE] = { tengen_exercise_renju_fours_fits_three,
                                   tengen_exercise_renju_fours_prove },
  [TENGEN_EXERCISE_FOURS] = { tengen_exercise_renju_fours_fits,
                              tengen_exercise_renju_fours_prove,
                              .long_from = 9 },
  [TENGEN_EXERCISE_FORBIDDEN] = { tengen_exercise_renju_forbidden_fits,
                                  tengen_exercise_renju_forbidden_prove,
                                  .with_shapes = TRUE },
  [TENGEN_EXERCISE_FORCE] = { tengen_exercise_renju_fours_fits_force,
                              tengen_exercise_renju_fours_prove },
};

static gboolean
is_long (const Maker *maker, int level)
{
  return maker->long_from > 0 && level >= maker->long_from;
}

/* Lets the last move before another one be that which its side made next. */
static void
slip (const TengenExerciseRenjuGame *game, guint move, guint8 *stones)
{
  if (move + 1 >= game->n_moves)
    return;
  stones[game->moves[move - 1]] = TENGEN_STONE_NONE;
  stones[game->moves[move + 1]] =
      (guint8) tengen_exercise_renju_game_get_side (move + 1);
}

/* Draws an empty point near a stone of a side, or NONE. */
static TengenPoint
draw_near (const guint8 *stones, TengenStone stone, TengenBoardRandom *random)
{
  for (int i = 0; i < DRAWS_MOST; i++)
    {
      guint from = tengen_board_random_below (random, TENGEN_RENJU_POINTS);
      int x = (int) from % TENGEN_RENJU_SIZE - NEAR +
              (int) tengen_board_random_below (random, 2 * NEAR + 1);
      int y = (int) from / TENGEN_RENJU_SIZE - NEAR +
              (int) tengen_board_random_below (random, 2 * NEAR + 1);
      TengenPoint point;

      if (stones[from] != stone || x < 0 || y < 0 || x >= TENGEN_RENJU_SIZE ||
          y >= TENGEN_RENJU_SIZE)
        continue;
      point = tengen_point_make (TENGEN_RENJU_SIZE, x, y);
      if (stones[point] == TENGEN_STONE_NONE)
        return point;
    }
  return TENGEN_POINT_NONE;
}

/* Adds some stones of both sides near those that there are. */
static void
add_shapes (guint8 *stones, TengenBoardRandom *random)
{
  guint n = tengen_board_random_below (random, PAIRS_MOST + 1);

  for (guint i = 0; i < n; i++)
    {
      TengenPoint black = draw_near (stones, TENGEN_STONE_BLACK, random);
      TengenPoint white = draw_near (stones, TENGEN_STONE_WHITE, random);

      if (black == TENGEN_POINT_NONE || white == TENGEN_POINT_NONE ||
          black == white)
        return;
      stones[black] = TENGEN_STONE_BLACK;
      stones[white] = TENGEN_STONE_WHITE;
    }
}

/* Lays the position before a move of a game. */
static void
set_up (TengenExerciseRenjuProof *proof,
        const TengenExerciseRenjuGame *game,
        const Maker *maker,
        guint move,
        TengenBoardRandom *random)
{
  guint8 stones[TENGEN_RENJU_POINTS] = { 0 };

  for (guint i = 0; i < move; i++)
    stones[game->moves[i]] = (guint8) tengen_exercise_renju_game_get_side (i);
  if (maker->with_slips && tengen_board_random_below (random, 2) == 0)
    slip (game, move, stones);
  if (maker->with_shapes)
    add_shapes (stones, random);
  tengen_exercise_renju_proof_set_up (
      proof, stones, tengen_exercise_renju_game_get_side (move));
}

/* --- Stones without effect --- */

/* A stone far off, and how far. */
typedef struct
{
  TengenPoint point;
  int distance;
} Far;

static int
compare_far (const void *a, const void *b)
{
  const Far *one = a, *other = b;

  return one->distance != other->distance ? other->distance - one->distance
                                          : one->point - other->point;
}

static int
get_distance (TengenPoint a, TengenPoint b)
{
  int x = a % TENGEN_RENJU_SIZE - b % TENGEN_RENJU_SIZE;
  int y = a / TENGEN_RENJU_SIZE - b / TENGEN_RENJU_SIZE;

  return MAX (ABS (x), ABS (y));
}

/* How far a point is from the right answers and what follows them. */
static int
find_distance (const TengenExercise *exercise, TengenPoint point)
{
  int least = TENGEN_RENJU_SIZE;

  for (guint i = 0; i < exercise->points->len; i++)
    least = MIN (
        least,
        get_distance (point, g_array_index (exercise->points, TengenPoint, i)));
  for (guint i = 0; i < exercise->lines->len; i++)
    {
      const TengenExerciseLine *line = g_ptr_array_index (exercise->lines, i);

      for (guint j = 0; line->is_right && j < line->moves->len; j++)
        {
          TengenPoint move = g_array_index (line->moves, TengenPoint, j);

          if (move != TENGEN_POINT_PASS)
            least = MIN (least, get_distance (point, move));
        }
    }
  return least;
}

/* Lists the stones of a side that are not beside what is right, the farthest
 * first. Returns: how many. */
static guint
list_far (const TengenExercise *exercise, TengenStone stone, Far *far)
{
  guint n = 0;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (exercise->stones[i] == stone)
      {
        far[n] = (Far){ i, find_distance (exercise, i) };
        n += far[n].distance > KEPT;
      }
  qsort (far, n, sizeof far[0], compare_far);
  return n;
}

static guint
count_stones (const TengenExercise *exercise)
{
  guint n = 0;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    n += exercise->stones[i] != TENGEN_STONE_NONE;
  return n;
}

static gboolean
has_same_points (const TengenExercise *a, const TengenExercise *b)
{
  return a->points->len == b->points->len &&
         (a->points->len == 0 ||
          memcmp (a->points->data,
                  b->points->data,
                  a->points->len * sizeof (TengenPoint)) == 0);
}

/* Stones that may come off, a black and a white one at a time. */
typedef struct
{
  TengenExerciseRenjuProof *proof; /* its exercise is the best so far */
  const Maker *maker;
  Far black[TENGEN_RENJU_POINTS];
  Far white[TENGEN_RENJU_POINTS];
  guint n_left; /* proofs */
} Pruning;

/* Proves the exercise anew as the stones lie, and keeps that if it is the
 * same. */
static gboolean
prove_again (Pruning *self, const guint8 *stones)
{
  TengenExerciseRenjuProof *proof = self->proof;
  g_autoptr (TengenExercise) before = g_steal_pointer (&proof->exercise);
  int level = before->level;

  self->n_left--;
  tengen_exercise_renju_proof_set_up (proof, stones, before->to_move);
  if (tengen_exercise_renju_proof_is_sound (proof) &&
      self->maker->fits (proof, level) && !proof->is_given_up)
    {
      tengen_exercise_renju_proof_begin (proof, before->kind);
      proof->exercise->level = level;
      if (self->maker->prove (proof, level) && !proof->is_given_up &&
          has_same_points (before, proof->exercise))
        return TRUE;
    }
  g_clear_pointer (&proof->exercise, tengen_exercise_free);
  proof->exercise = g_steal_pointer (&before);
  return FALSE;
}

/* Takes off the pairs from one on, or what can be of them. */
static void
take_off (Pruning *self, guint first, guint n)
{
  guint8 stones[TENGEN_RENJU_POINTS];

  if (n == 0 || self->n_left == 0)
    return;
  memcpy (stones, self->proof->exercise->stones, sizeof stones);
  for (guint i = first; i < first + n; i++)
    {
      stones[self->black[i].point] = TENGEN_STONE_NONE;
      stones[self->white[i].point] = TENGEN_STONE_NONE;
    }
  if (prove_again (self, stones) || n == 1)
    return;
  take_off (self, first, n / 2);
  take_off (self, first + n / 2, n - n / 2);
}

/* Takes stones off without which the exercise stays the same, first those far
 * from what is right. */
static void
prune (TengenExerciseRenjuProof *proof, const Maker *maker)
{
  const TengenExercise *exercise = proof->exercise;
  Pruning self = { .proof = proof, .maker = maker, .n_left = PROOFS_MOST };
  guint n_black = list_far (exercise, TENGEN_STONE_BLACK, self.black);
  guint n_white = list_far (exercise, TENGEN_STONE_WHITE, self.white);

  take_off (&self,
            0,
            MIN (MIN (n_black, n_white),
                 (count_stones (exercise) - STONES_LEAST) / 2));
}

/* Tries positions of a game in an order by chance. */
static gboolean
try_positions (TengenExerciseRenjuProof *proof,
               const TengenExerciseRenjuGame *game,
               const Maker *maker,
               TengenExerciseKind kind,
               int level,
               TengenBoardRandom *random)
{
  guint moves[TENGEN_EXERCISE_RENJU_MOVES];
  guint n = 0, n_tries = 0;

  for (guint i = is_long (maker, level) ? STONES_LEAST_LONG : STONES_LEAST;
       i < game->n_moves;
       i++)
    moves[n++] = i;
  while (n > 0 && n_tries < TRIES_MOST)
    {
      guint i = tengen_board_random_below (random, n);

      set_up (proof, game, maker, moves[i], random);
      moves[i] = moves[--n];
      if (!tengen_exercise_renju_proof_is_sound (proof) ||
          !maker->fits (proof, level) || proof->is_given_up)
        continue;
      tengen_exercise_renju_proof_begin (proof, kind);
      if (maker->prove (proof, level) && !proof->is_given_up)
        return TRUE;
      n_tries++;
    }
  return FALSE;
}

TengenExercise *
tengen_exercise_renju_make (TengenExerciseKind kind,
                            int level,
                            TengenBoardRandom *random)
{
  g_autoptr (TengenExerciseRenjuProof) proof = NULL;
  const Maker *maker;
  TengenExerciseRenjuGame game;

  g_return_val_if_fail (kind < TENGEN_EXERCISE_KINDS, NULL);
  g_return_val_if_fail (random != NULL, NULL);
  maker = &makers[kind];
  g_return_val_if_fail (maker->fits != NULL, NULL);

  proof = tengen_exercise_renju_proof_new ();
  tengen_exercise_renju_game_play (
      &game,
      is_long (maker, level) ? TENGEN_EXERCISE_RENJU_GAME_LEVELS : 0,
      random);
  if (!try_positions (proof, &game, maker, kind, level, random))
    return NULL;
  proof->exercise->level = level;
  prune (proof, maker);
  return g_steal_pointer (&proof->exercise);
}
