/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-opponent-count: whether the computer agrees to what is marked at a
 * stop
 */
#include "tengen-opponent-count.h"

#include "tengen-go-alive.h"
#include "tengen-go-dead.h"

/* What no play can change, for each point. */
typedef struct
{
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  guint8 dead[TENGEN_BOARD_MAX_POINTS];
} Certain;

static void
find_certain (const TengenBoard *board, Certain *certain)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  int n = tengen_board_get_n_points (board);

  tengen_board_read (board, stones);
  tengen_go_dead_find_certain (board, certain->dead);
  for (int i = 0; i < n; i++)
    certain->alive[i] = FALSE;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      tengen_go_alive (stones,
                       tengen_board_get_width (board),
                       tengen_board_get_height (board),
                       (TengenStone) side,
                       alive,
                       NULL);
      for (int i = 0; i < n; i++)
        certain->alive[i] |= alive[i];
    }
}

static TengenOpponentFault
judge_mark (const Certain *certain, TengenPoint point, TengenGoMark mark)
{
  if (mark == TENGEN_GO_MARK_DEAD && certain->alive[point])
    return TENGEN_OPPONENT_FAULT_LIVES;
  if (mark != TENGEN_GO_MARK_DEAD && certain->dead[point])
    return TENGEN_OPPONENT_FAULT_DEAD;
  return TENGEN_OPPONENT_FAULT_NONE;
}

TengenOpponentFault
tengen_opponent_find_fault (const TengenPosition *position, TengenPoint *point)
{
  const TengenBoard *board;
  Certain certain;

  g_return_val_if_fail (position != NULL && point != NULL,
                        TENGEN_OPPONENT_FAULT_NONE);

  board = tengen_position_get_board (position);
  find_certain (board, &certain);
  for (int i = 0; i < tengen_board_get_n_points (board); i++)
    {
      TengenOpponentFault fault;

      if (tengen_position_get_said (position,
                                    TENGEN_ACTION_MARK,
                                    (TengenPoint) i) != TENGEN_SAID_BY_PLAYER)
        continue;
      fault = judge_mark (&certain,
                          (TengenPoint) i,
                          tengen_position_get_mark (position, (TengenPoint) i));
      if (fault == TENGEN_OPPONENT_FAULT_NONE)
        continue;
      *point = (TengenPoint) i;
      return fault;
    }
  return TENGEN_OPPONENT_FAULT_NONE;
}
