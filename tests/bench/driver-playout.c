/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-playout: games by chance from the empty board
 *
 * What:  SIZE N SEED: N light playouts, Black first; each starts from a copy
 *        of the empty board and is counted when it ends. `moves` are passes
 *        too, `black` is the part that Black wins without komi.
 */
#include "driver.h"

#include "tengen-go-dead-playout.h"

#include <stdio.h>
#include <stdlib.h>

gboolean
driver_run_playout (char **args)
{
  int size = CLAMP (atoi (args[0]), 1, TENGEN_BOARD_MAX);
  guint n = (guint) MAX (atoi (args[1]), 1);
  TengenGoDeadRandom random = { strtoul (args[2], NULL, 10) };
  g_autoptr (TengenGoDeadBoard) start = tengen_go_dead_board_new (size, size);
  g_autoptr (TengenGoDeadBoard) board = tengen_go_dead_board_new (size, size);
  guint64 n_moves = 0;
  guint n_black = 0;
  double cpu = driver_get_cpu ();

  for (guint i = 0; i < n; i++)
    {
      tengen_go_dead_board_assign (board, start);
      n_moves +=
          tengen_go_dead_playout_run (board, TENGEN_STONE_BLACK, &random);
      n_black += tengen_go_dead_playout_count (board) > 0;
    }
  cpu = driver_get_cpu () - cpu;
  printf ("playout size %d playouts %u moves %" G_GUINT64_FORMAT
          " cpu %.6f black %.4f\n",
          size,
          n,
          n_moves,
          cpu,
          (double) n_black / n);
  return TRUE;
}
