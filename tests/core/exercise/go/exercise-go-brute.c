/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * exercise-go-brute: taking a chain, by trying everything with the rules alone
 */
#include "exercise-go-brute.h"

static void
play (TengenGo *go, TengenPoint move)
{
  TengenStone side = tengen_go_get_to_move (go);

  if (move == TENGEN_POINT_PASS)
    tengen_go_pass (go, side);
  else
    tengen_go_play (go, move, side);
}

static gboolean
is_there (TengenGo *go, TengenPoint point)
{
  return tengen_board_get (tengen_go_get_board (go), point) !=
         TENGEN_STONE_NONE;
}

static gboolean
is_legal (TengenGo *go, TengenPoint point)
{
  return tengen_go_check (go, point, tengen_go_get_to_move (go), NULL) ==
         TENGEN_REASON_NONE;
}

/* Tells whether every reply, PASS first, leaves the target to be taken. */
static gboolean
is_lost (TengenGo *go, TengenPoint target, int n)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (go));
  gboolean lost;

  play (go, TENGEN_POINT_PASS);
  lost = exercise_go_brute_takes (go, target, n);
  tengen_go_undo (go);
  for (int i = 0; i < n_points && lost; i++)
    {
      if (!is_legal (go, (TengenPoint) i))
        continue;
      play (go, (TengenPoint) i);
      lost = exercise_go_brute_takes (go, target, n);
      tengen_go_undo (go);
    }
  return lost;
}

gboolean
exercise_go_brute_takes_by (TengenGo *go,
                            TengenPoint target,
                            TengenPoint move,
                            int n)
{
  gboolean takes;

  if (!is_legal (go, move))
    return FALSE;
  play (go, move);
  takes = !is_there (go, target) || (n > 1 && is_lost (go, target, n - 1));
  tengen_go_undo (go);
  return takes;
}

gboolean
exercise_go_brute_takes (TengenGo *go, TengenPoint target, int n)
{
  int n_points = tengen_board_get_n_points (tengen_go_get_board (go));
  gboolean takes = FALSE;

  for (int i = 0; i < n_points && !takes; i++)
    takes = exercise_go_brute_takes_by (go, target, (TengenPoint) i, n);
  return takes;
}

gboolean
exercise_go_brute_joins (TengenGo *go, TengenPoint a, TengenPoint b)
{
  const TengenBoard *board = tengen_go_get_board (go);
  int n_points = tengen_board_get_n_points (board);
  gboolean joins = FALSE;

  for (int i = 0; i < n_points && !joins; i++)
    {
      if (!is_legal (go, (TengenPoint) i))
        continue;
      play (go, (TengenPoint) i);
      joins = tengen_board_get_chain (board, a) ==
              tengen_board_get_chain (board, b);
      tengen_go_undo (go);
    }
  return joins;
}

void
exercise_go_brute_play (TengenGo *go, const GArray *moves, guint n)
{
  for (guint i = 0; i < n; i++)
    play (go, g_array_index (moves, TengenPoint, i));
}
