/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead: which stones are proposed as dead (死石)
 *
 * What:  the stones in territory enclosed by unconditionally alive chains, as
 *        tengen-go-alive finds it: there the opponent has no place for an eye
 *        or for one only, so the stones cannot live however play goes on.
 * Not:   stones that a good player would see to be dead although the chains
 *        around them could in theory be taken: those are left to the players.
 *        A stone that is alive or in seki is never proposed.
 * Shape: proved for each side alone; one stone cannot be in the territory of
 *        its own colour, so that the two answers do not meet.
 */
#include "tengen-go-dead.h"

#include "tengen-go-alive.h"

int
tengen_go_dead_propose (const TengenBoard *board, guint8 *dead)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  guint8 alive[TENGEN_BOARD_MAX_POINTS];
  guint8 territory[TENGEN_BOARD_MAX_POINTS];
  int n_points, n = 0;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (dead != NULL, 0);

  n_points = tengen_board_get_n_points (board);
  tengen_board_read (board, stones);
  for (int i = 0; i < n_points; i++)
    dead[i] = FALSE;
  for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
    {
      tengen_go_alive (stones,
                       tengen_board_get_width (board),
                       tengen_board_get_height (board),
                       (TengenStone) side,
                       alive,
                       territory);
      for (int i = 0; i < n_points; i++)
        if (territory[i] && stones[i] != TENGEN_STONE_NONE)
          {
            dead[i] = TRUE;
            n++;
          }
    }
  return n;
}
