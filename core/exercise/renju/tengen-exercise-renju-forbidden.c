/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-exercise-renju-forbidden: mark all forbidden points
 */
#include "tengen-exercise-renju-forbidden.h"

#include "tengen-renju-reason.h"

/* Points at most. */
#define POINTS_MOST 4
/* How far the stones of a four lie from each other. */
#define REACH 4

/* Why points look forbidden that are not, the hardest to see last. */
typedef enum
{
  LOOK_NONE,
  LOOK_SHUT,
  LOOK_POINT,
  LOOK_DEEP,
} Look;

/* How deep a reason goes: 1 if nothing is nested in it. */
static int
measure_depth (const TengenRenjuReason *reason)
{
  int depth = 0;

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = reason->parts->pdata[i];

      for (guint j = 0; j < part->tries->len; j++)
        {
          const TengenRenjuTry *try =
              &g_array_index (part->tries, TengenRenjuTry, j);

          if (try->reason != NULL)
            depth = MAX (depth, measure_depth (try->reason));
        }
    }
  return depth + 1;
}

/* Tells why a part is none. */
static Look
look_at_part (const TengenRenjuPart *part)
{
  Look look = LOOK_SHUT;

  for (guint i = 0; i < part->tries->len; i++)
    {
      const TengenRenjuTry *try =
          &g_array_index (part->tries, TengenRenjuTry, i);

      if (try->cause == TENGEN_RENJU_CAUSE_FIVE)
        look = MAX (look, LOOK_POINT);
      if (try->cause == TENGEN_RENJU_CAUSE_FORBIDDEN)
        look = MAX (look,
                    measure_depth (try->reason) > 1 ? LOOK_DEEP : LOOK_POINT);
    }
  return look;
}

/* Tells why an empty point that is not forbidden looks as if it were: two
 * threes or two fours, of which one at least is none. */
static Look
look_at_point (const TengenRenju *board, TengenPoint point)
{
  g_autoptr (TengenRenjuReason) reason = tengen_renju_explain (board, point);
  guint fours = 0, threes = 0;
  Look four = LOOK_NONE, three = LOOK_NONE;

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = reason->parts->pdata[i];
      Look look = part->counts ? LOOK_NONE : look_at_part (part);

      if (tengen_renju_shape_is_four (&part->shape))
        {
          fours++;
          four = MAX (four, look);
        }
      if (tengen_renju_shape_is_three (&part->shape))
        {
          threes++;
          three = MAX (three, look);
        }
    }
  return MAX (fours > 1 ? four : LOOK_NONE, threes > 1 ? three : LOOK_NONE);
}

/* Tells whether a black stone could be part of two threes or fours: there are
 * two others near it on each of two lines, or four on one. */
static gboolean
is_near (const TengenRenju *board, TengenPoint point)
{
  static const int DX[] = { 1, 0, 1, 1 }, DY[] = { 0, 1, 1, -1 };
  int x = tengen_point_x (point, TENGEN_RENJU_SIZE);
  int y = tengen_point_y (point, TENGEN_RENJU_SIZE);
  guint n_lines = 0;

  for (guint i = 0; i < G_N_ELEMENTS (DX); i++)
    {
      guint n = 0;

      for (int j = -REACH; j <= REACH; j++)
        {
          int other_x = x + j * DX[i], other_y = y + j * DY[i];

          n += other_x >= 0 && other_y >= 0 && other_x < TENGEN_RENJU_SIZE &&
               other_y < TENGEN_RENJU_SIZE &&
               tengen_renju_get (
                   board,
                   tengen_point_make (TENGEN_RENJU_SIZE, other_x, other_y)) ==
                   TENGEN_STONE_BLACK;
        }
      n_lines += n / 2;
    }
  return n_lines >= 2;
}

static gboolean
is_forbidden (guint8 classes)
{
  return (classes & TENGEN_RENJU_FORBIDDEN) != 0;
}

static int
rate (const TengenRenju *board, const guint8 *classes)
{
  Look hardest = LOOK_NONE;
  int n_forbidden = 0, n_looks = 0;

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    n_forbidden += is_forbidden (classes[i]);
  if (n_forbidden == 0 || n_forbidden > POINTS_MOST)
    return 0;
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (classes[i] == 0 && tengen_renju_get (board, i) == TENGEN_STONE_NONE &&
        is_near (board, i))
      {
        Look look = look_at_point (board, i);

        hardest = MAX (hardest, look);
        n_looks += look != LOOK_NONE;
      }
  switch (hardest)
    {
    case LOOK_NONE:
      return n_forbidden == 1 ? 1 : 2;
    case LOOK_SHUT:
      return n_forbidden == 1 ? 3 : 4;
    case LOOK_POINT:
      return CLAMP (n_forbidden + n_looks + 3, 5, 8);
    case LOOK_DEEP:
    default:
      return 8;
    }
}

gboolean
tengen_exercise_renju_forbidden_fits (TengenExerciseRenjuProof *proof,
                                      int level)
{
  guint8 classes[TENGEN_RENJU_POINTS];

  if (proof->stone != TENGEN_STONE_BLACK)
    return FALSE;
  tengen_renju_map (proof->board, classes);
  return rate (proof->board, classes) == level &&
         tengen_exercise_renju_proof_count_fives (proof, proof->stone, NULL) ==
             0 &&
         tengen_exercise_renju_proof_count_fives (proof, proof->other, NULL) ==
             0;
}

gboolean
tengen_exercise_renju_forbidden_prove (TengenExerciseRenjuProof *proof,
                                       int level)
{
  guint8 classes[TENGEN_RENJU_POINTS];

  (void) level;
  tengen_renju_map (proof->board, classes);
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (is_forbidden (classes[i]))
      g_array_append_val (proof->exercise->points, i);
  return TRUE;
}
