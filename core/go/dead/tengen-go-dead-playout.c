/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-playout: a game played to its end by chance
 *
 * Shape: points are drawn until one will do; if a few did not, most will not,
 *        and all that do are listed and one of these drawn. Either way each is
 *        as likely as any other.
 */
#include "tengen-go-dead-playout.h"

/* So few empty points are listed at once. */
#define FEW 4

/* Most points have an empty one beside them: they are neither eyes nor
 * suicide. */
static inline gboolean
will_do (const TengenGoDeadBoard *board,
         TengenStone stone,
         TengenGoDeadPoint point)
{
  return tengen_go_dead_board_count_empty (board, point) > 0 ||
         (!tengen_go_dead_board_is_eye (board, stone, point) &&
          tengen_go_dead_board_is_legal_closely (board, stone, point));
}

static TengenGoDeadPoint
choose_listed (const TengenGoDeadBoard *board,
               TengenStone stone,
               TengenGoDeadRandom *random)
{
  TengenGoDeadPoint points[TENGEN_BOARD_MAX_POINTS];
  guint n = 0;

  for (guint i = 0; i < board->n_empty; i++)
    if (will_do (board, stone, board->empty[i]))
      points[n++] = board->empty[i];
  return n == 0 ? 0 : points[tengen_go_dead_random_below (random, n)];
}

/* Draws two points at a time, and more often where a list would be longer. */
static inline TengenGoDeadPoint
choose (const TengenGoDeadBoard *board,
        TengenStone stone,
        TengenGoDeadRandom *random)
{
  guint n = board->n_empty;

  for (guint i = 0; n > FEW && i < n / 8 + 2; i++)
    {
      guint64 number = tengen_go_dead_random_draw (random);
      guint32 high = (guint32) (number >> 32), low = (guint32) number;
      TengenGoDeadPoint one =
          board->empty[tengen_go_dead_random_scale (high, n)];
      TengenGoDeadPoint other =
          board->empty[tengen_go_dead_random_scale (low, n)];

      if (will_do (board, stone, one))
        return one;
      if (will_do (board, stone, other))
        return other;
    }
  return choose_listed (board, stone, random);
}

TengenGoDeadPoint
tengen_go_dead_playout_choose (const TengenGoDeadBoard *board,
                               TengenStone stone,
                               TengenGoDeadRandom *random)
{
  return choose (board, stone, random);
}

guint
tengen_go_dead_playout_run (TengenGoDeadBoard *board,
                            TengenStone stone,
                            TengenGoDeadRandom *random)
{
  guint n_most, n = 0, n_passes = 0;

  g_return_val_if_fail (board != NULL && random != NULL, 0);

  n_most = 4 * board->plan->n_points + 16;
  while (n_passes < 2 && n < n_most)
    {
      TengenGoDeadPoint point = choose (board, stone, random);

      tengen_go_dead_board_play (board, stone, point);
      n_passes = point == 0 ? n_passes + 1 : 0;
      stone = tengen_stone_other (stone);
      n++;
    }
  return n;
}

int
tengen_go_dead_playout_count (const TengenGoDeadBoard *board)
{
  int n;

  g_return_val_if_fail (board != NULL, 0);

  n = board->n_stones[TENGEN_STONE_BLACK] - board->n_stones[TENGEN_STONE_WHITE];
  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenGoDeadPoint point = board->empty[i];

      n += tengen_go_dead_board_count_around (
               board, point, TENGEN_STONE_BLACK) == 4;
      n -= tengen_go_dead_board_count_around (
               board, point, TENGEN_STONE_WHITE) == 4;
    }
  return n;
}
