/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-settled: points that are one side's whichever side moves next
 */
#include "tengen-engine-settled.h"

#include <string.h>

/* Playouts with either side first; on boards above LARGE_POINTS. */
#define PLAYOUTS 32
#define PLAYOUTS_LARGE 12
#define LARGE_POINTS 361
/* Of eight playouts, in how many a settled point is one side's. */
#define SETTLED_OF_8 7
/* Nothing is settled as long as fewer than one of so many points has a
 * stone. */
#define POINTS_OF_STONE 4

/* How often each side owned each point. */
typedef struct
{
  guint8 black[TENGEN_BOARD_MAX_POINTS];
  guint8 white[TENGEN_BOARD_MAX_POINTS];
} Owners;

static void
count_owners (const TengenGoPlayoutBoard *board, Owners *owners)
{
  for (int i = 0; i < board->plan->n_points; i++)
    {
      TengenStone owner =
          tengen_go_playout_get_owner (board, board->plan->squares[i]);

      owners->black[i] += owner == TENGEN_STONE_BLACK;
      owners->white[i] += owner == TENGEN_STONE_WHITE;
    }
}

/* Takes back what one side first does not own as well. */
static void
join (const Owners *owners, int n_points, guint n, guint8 *settled)
{
  guint least = (n * SETTLED_OF_8 + 7) / 8;

  for (int i = 0; i < n_points; i++)
    if ((settled[i] == TENGEN_STONE_BLACK && owners->black[i] < least) ||
        (settled[i] == TENGEN_STONE_WHITE && owners->white[i] < least))
      settled[i] = TENGEN_STONE_NONE;
}

static void
begin (const Owners *owners, int n_points, guint8 *settled)
{
  for (int i = 0; i < n_points; i++)
    settled[i] = owners->black[i] > owners->white[i] ? TENGEN_STONE_BLACK
                                                     : TENGEN_STONE_WHITE;
}

/* Tells whether a stone of a side that is settled as its own lies beside a
 * point. */
static gboolean
touches (const TengenGoPlayoutBoard *board,
         TengenGoPlayoutPoint point,
         TengenStone side,
         const guint8 *settled)
{
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near =
          (TengenGoPlayoutPoint) (point + board->steps[i]);

      if (board->stones[near] == side &&
          settled[tengen_go_playout_board_unpad (board, near)] == side)
        return TRUE;
    }
  return FALSE;
}

/* Opens the empty points between living stones of both: playouts come to them
 * late. */
static void
open_boundary (const TengenGoPlayoutBoard *board, guint8 *settled)
{
  for (guint i = 0; i < board->n_empty; i++)
    {
      TengenGoPlayoutPoint point = board->empty[i];

      if (touches (board, point, TENGEN_STONE_BLACK, settled) &&
          touches (board, point, TENGEN_STONE_WHITE, settled))
        settled[tengen_go_playout_board_unpad (board, point)] =
            TENGEN_STONE_NONE;
    }
}

static gboolean
is_open (const TengenGoPlayoutBoard *board)
{
  int n_stones =
      board->n_stones[TENGEN_STONE_BLACK] + board->n_stones[TENGEN_STONE_WHITE];

  return n_stones * POINTS_OF_STONE < board->plan->n_points;
}

gboolean
tengen_engine_settled_find (const TengenGoPlayoutBoard *start,
                            TengenGoPlayoutBoard *board,
                            guint64 seed,
                            TengenEngineProgress progress,
                            gpointer data,
                            guint8 *settled)
{
  g_autofree Owners *owners = NULL;
  TengenBoardRandom random = { seed };
  guint limit, n;
  int n_points;

  g_return_val_if_fail (start != NULL && board != NULL, FALSE);
  g_return_val_if_fail (settled != NULL, FALSE);

  n_points = start->plan->n_points;
  memset (settled, TENGEN_STONE_NONE, (gsize) n_points);
  if (is_open (start))
    return TRUE;
  owners = g_new (Owners, 1);
  limit = tengen_go_playout_limit (start);
  n = n_points > LARGE_POINTS ? PLAYOUTS_LARGE : PLAYOUTS;
  for (TengenStone stone = TENGEN_STONE_BLACK; stone <= TENGEN_STONE_WHITE;
       stone++)
    {
      memset (owners, 0, sizeof *owners);
      for (guint i = 0; i < n; i++)
        {
          tengen_go_playout_board_assign (board, start);
          tengen_go_playout_run (board, &random, stone, 0, limit, NULL);
          count_owners (board, owners);
          if (progress != NULL && !progress (0, data))
            {
              memset (settled, TENGEN_STONE_NONE, (gsize) n_points);
              return FALSE;
            }
        }
      if (stone == TENGEN_STONE_BLACK)
        begin (owners, n_points, settled);
      join (owners, n_points, n, settled);
    }
  open_boundary (start, settled);
  return TRUE;
}
