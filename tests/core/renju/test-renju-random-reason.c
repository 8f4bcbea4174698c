/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-renju-random-reason: on random boards each step of a reason is true by
 * the rules word by word
 *
 * A board that fails is told as a row of 225 characters, from the upper left,
 * with the stones that were tried on it.
 */
#include "renju-literal.h"
#include "renju-random.h"
#include "tengen-renju-reason.h"

#include <string.h>

/* Boards of the short and of the long form. */
#define N_BOARDS 25
#define N_BOARDS_FULL 4000

static void check_reason (guint8 *stones,
                          const TengenRenjuReason *reason,
                          gboolean is_whole);

/* Says which board it was before it stops. */
static void
demand (const guint8 *stones, gboolean kept, int point, const char *promise)
{
  if (!kept)
    {
      g_autofree char *picture = renju_random_picture (stones);

      g_test_message ("%s point %d: %s", picture, point, promise);
    }
  g_assert_true (kept);
}

/* The parts that count, by what they are. */
typedef struct
{
  int n_fives;
  int n_overlines;
  int n_fours;
  int n_threes;
} Sum;

static Sum
add_up (const TengenRenjuReason *reason)
{
  Sum sum = { 0 };

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);

      if (!part->counts)
        continue;
      sum.n_fives += part->shape.kind == TENGEN_RENJU_SHAPE_FIVE;
      sum.n_overlines += part->shape.kind == TENGEN_RENJU_SHAPE_OVERLINE;
      sum.n_fours += tengen_renju_shape_is_four (&part->shape);
      sum.n_threes += tengen_renju_shape_is_three (&part->shape);
    }
  return sum;
}

/* All that counts is there. */
static void
check_whole (guint8 *stones, const TengenRenjuReason *reason, const Sum *sum)
{
  TengenPoint points[TENGEN_RENJU_SIZE];
  int n_fours = 0, n_threes = 0;

  for (int line = 0; line < TENGEN_RENJU_N_DIRECTIONS; line++)
    {
      n_fours += renju_literal_fours (stones, reason->point, line);
      n_threes +=
          renju_literal_three_points (stones, reason->point, line, points) > 0;
    }
  demand (stones, sum->n_fours == n_fours, reason->point, "all fours");
  demand (stones, sum->n_threes == n_threes, reason->point, "all threes");
}

/* What is told is enough for what is said. */
static void
check_enough (const guint8 *stones,
              const TengenRenjuReason *reason,
              const Sum *sum)
{
  gboolean is_shown =
      (reason->classes & TENGEN_RENJU_FIVE && sum->n_fives > 0) ||
      (reason->classes & TENGEN_RENJU_OVERLINE && sum->n_overlines > 0) ||
      (reason->classes & TENGEN_RENJU_DOUBLE_FOUR && sum->n_fours >= 2) ||
      (reason->classes & TENGEN_RENJU_DOUBLE_THREE && sum->n_threes >= 2);

  demand (stones,
          is_shown || reason->classes == 0,
          reason->point,
          "a reason is enough");
}

/* A try with its stone on the board, to go on from a four. */
static void
check_five (const guint8 *stones,
            const TengenRenjuPart *part,
            const TengenRenjuTry *try)
{
  int run = renju_literal_run (stones, try->point, (int) part->shape.direction);

  demand (stones,
          try->cause == (run == 5 ? TENGEN_RENJU_CAUSE_NONE
                                  : TENGEN_RENJU_CAUSE_OVERLINE) &&
              run >= 5,
          try->point,
          "five or too many");
}

/* Whether the stone makes an unbroken four with five at both ends. */
static gboolean
is_straight (const guint8 *stones, TengenPoint point, int line)
{
  TengenPoint points[TENGEN_RENJU_SIZE];

  return renju_literal_run (stones, point, line) == 4 &&
         renju_literal_five_points (stones, point, line, points) == 2 &&
         renju_literal_fours (stones, point, line) == 1;
}

/* Likewise, to go on from a three. */
static void
check_straight_four (guint8 *stones,
                     const TengenRenjuPart *part,
                     const TengenRenjuTry *try)
{
  guint classes = renju_literal_class (stones, try->point);
  gboolean is_four =
      is_straight (stones, try->point, (int) part->shape.direction);

  switch (try->cause)
    {
    case TENGEN_RENJU_CAUSE_NONE:
      demand (stones,
              is_four && classes == 0,
              try->point,
              "a straight four can be made");
      break;
    case TENGEN_RENJU_CAUSE_FORBIDDEN:
      demand (stones,
              is_four && (classes & TENGEN_RENJU_FORBIDDEN) != 0 &&
                  classes == try->classes,
              try->point,
              "the point of a straight four is forbidden");
      break;
    case TENGEN_RENJU_CAUSE_FIVE:
      demand (stones,
              classes == TENGEN_RENJU_FIVE,
              try->point,
              "the point of a straight four makes five");
      break;
    case TENGEN_RENJU_CAUSE_OVERLINE:
    case TENGEN_RENJU_CAUSE_SHUT:
      demand (stones, !is_four, try->point, "there is no straight four");
      break;
    }
}

static void
check_try (guint8 *stones,
           const TengenRenjuPart *part,
           const TengenRenjuTry *try)
{
  demand (stones,
          stones[try->point] == TENGEN_STONE_NONE,
          try->point,
          "an empty point is tried");
  stones[try->point] = TENGEN_STONE_BLACK;
  if (tengen_renju_shape_is_four (&part->shape))
    check_five (stones, part, try);
  else
    check_straight_four (stones, part, try);
  stones[try->point] = TENGEN_STONE_NONE;
  if (try->reason != NULL)
    {
      demand (stones,
              try->reason->point == try->point,
              try->point,
              "the reason is of the point tried");
      check_reason (stones, try->reason, FALSE);
    }
}

/* Whether what a part is called stands on the board. */
static gboolean
stands (guint8 *stones, const TengenRenjuShape *shape, TengenPoint point)
{
  TengenPoint points[TENGEN_RENJU_SIZE];
  int line = (int) shape->direction;

  if (tengen_renju_shape_is_three (shape))
    return renju_literal_three_points (stones, point, line, points) > 0;
  if (!tengen_renju_shape_is_four (shape))
    return renju_literal_run (stones, point, line) == shape->n_stones;
  for (int i = 0; i < renju_literal_five_points (stones, point, line, points);
       i++)
    if (shape->n_points > 0 && points[i] == shape->points[0])
      return TRUE;
  return FALSE;
}

/* A part counts if one of its tries does; tries that decide nothing may be left
 * out. */
static void
check_part (guint8 *stones,
            const TengenRenjuPart *part,
            TengenPoint point,
            gboolean is_whole)
{
  gboolean is_row = part->shape.kind == TENGEN_RENJU_SHAPE_FIVE ||
                    part->shape.kind == TENGEN_RENJU_SHAPE_OVERLINE;
  gboolean goes_on = FALSE;

  for (guint i = 0; i < part->tries->len; i++)
    {
      const TengenRenjuTry *try =
          &g_array_index (part->tries, TengenRenjuTry, i);

      check_try (stones, part, try);
      goes_on = goes_on || try->cause == TENGEN_RENJU_CAUSE_NONE;
    }
  demand (stones,
          part->counts == stands (stones, &part->shape, point),
          point,
          "a part counts or not");
  if (part->tries->len > 0 || (is_whole && !is_row))
    demand (stones,
            part->counts == goes_on,
            point,
            "a part counts if one can go on from it");
}

/* The board is without the stone that the reason is of, or with it. */
static void
check_reason (guint8 *stones,
              const TengenRenjuReason *reason,
              gboolean is_whole)
{
  guint8 kept = stones[reason->point];
  Sum sum = add_up (reason);

  stones[reason->point] = TENGEN_STONE_BLACK;
  demand (stones,
          reason->classes == renju_literal_class (stones, reason->point),
          reason->point,
          "a reason names the class");
  check_enough (stones, reason, &sum);
  if (is_whole && (reason->classes & TENGEN_RENJU_FIVE) == 0)
    check_whole (stones, reason, &sum);
  for (guint i = 0; i < reason->parts->len; i++)
    check_part (
        stones, g_ptr_array_index (reason->parts, i), reason->point, is_whole);
  stones[reason->point] = kept;
}

/* Each step shows stones that can be put, and tells of the reason it is of. */
static void
check_steps (const guint8 *stones, const TengenRenjuReason *reason)
{
  g_autoptr (GPtrArray) steps = tengen_renju_prove (reason);

  demand (stones, steps->len > 0, reason->point, "there is a step");
  for (guint i = 0; i < steps->len; i++)
    {
      const TengenRenjuProofStep *step = g_ptr_array_index (steps, i);
      guint8 put[TENGEN_RENJU_POINTS] = { 0 };

      demand (stones,
              g_array_index (step->stones, TengenPoint, 0) == reason->point,
              reason->point,
              "the point asked about is put first");
      for (guint k = 0; k < step->stones->len; k++)
        {
          TengenPoint point = g_array_index (step->stones, TengenPoint, k);

          demand (stones,
                  !put[point] && (k == 0 || stones[point] == 0),
                  point,
                  "a stone is put on an empty point");
          put[point] = TRUE;
        }
      if (step->try != NULL)
        demand (stones, put[step->try->point], step->try->point, "it is tried");
    }
}

/* How many reasons there are in a reason, itself among them, and how many points
 * that are forbidden have none. */
static guint
count_reasons (const TengenRenjuReason *reason, guint *missing)
{
  guint n = 1;

  for (guint i = 0; i < reason->parts->len; i++)
    {
      const TengenRenjuPart *part = g_ptr_array_index (reason->parts, i);

      for (guint k = 0; k < part->tries->len; k++)
        {
          const TengenRenjuTry *try =
              &g_array_index (part->tries, TengenRenjuTry, k);

          if (try->reason != NULL)
            n += count_reasons (try->reason, missing);
          else
            *missing += try->cause == TENGEN_RENJU_CAUSE_FORBIDDEN;
        }
    }
  return n;
}

/* Each forbidden point has its reason, until there are too many. */
static void
check_size (const guint8 *stones, const TengenRenjuReason *reason)
{
  guint missing = 0, n = count_reasons (reason, &missing) - 1;

  demand (stones,
          n <= TENGEN_RENJU_REASON_MOST &&
              (missing == 0 || n == TENGEN_RENJU_REASON_MOST),
          reason->point,
          "a reason is neither too large nor without need too small");
}

/* Every black stone and every point that may mean something. */
static void
check_board (TengenRenju *renju, guint8 *stones)
{
  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (stones[i] != TENGEN_STONE_WHITE)
      {
        TengenPoint point = (TengenPoint) i;
        g_autoptr (TengenRenjuReason) reason =
            tengen_renju_explain (renju, point);

        demand (stones, reason->point == i, i, "the point is told");
        check_reason (stones, reason, TRUE);
        check_size (stones, reason);
        check_steps (stones, reason);
      }
}

static void
test_reasons (void)
{
  int n = g_getenv ("TENGEN_FULL") != NULL ? N_BOARDS_FULL : N_BOARDS;

  for (int i = 0; i < n; i++)
    {
      g_autoptr (TengenRenju) renju = tengen_renju_new ();
      guint8 stones[TENGEN_RENJU_POINTS];

      renju_random_board (stones);
      for (int k = 0; k < TENGEN_RENJU_POINTS; k++)
        if (stones[k] != TENGEN_STONE_NONE)
          tengen_renju_put (renju, (TengenPoint) k, (TengenStone) stones[k]);
      check_board (renju, stones);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renju/random/reasons", test_reasons);
  return g_test_run ();
}
