/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-playout: games by chance from the empty board
 *
 * What:  SIZE N SEED: N playouts as the judge of dead stones runs them, with
 *        its policy and its vote. `moves` are passes too. SEED is what other
 *        programs take; the judge's is fixed.
 */
#include "driver.h"

#include "tengen-go-dead-vote.h"

#include <stdio.h>
#include <stdlib.h>

gboolean
driver_run_playout (char **args)
{
  int size = CLAMP (atoi (args[0]), 1, TENGEN_BOARD_MAX);
  guint n = (guint) MAX (atoi (args[1]), 1);
  g_autoptr (TengenBoard) board = tengen_board_new (size, size);
  g_autofree guint8 *settled = g_new0 (guint8, size * size);
  TengenGoDeadVote vote;
  guint64 n_moves = 0;
  double cpu = driver_get_cpu ();

  for (guint left = n, part; left > 0; left -= part)
    {
      part = MIN (left, G_MAXUINT16);
      tengen_go_dead_vote_run (&vote, board, settled, part);
      n_moves += vote.n_moves;
    }
  cpu = driver_get_cpu () - cpu;
  printf ("playout size %d playouts %u moves %" G_GUINT64_FORMAT " cpu %.6f\n",
          size,
          n,
          n_moves,
          cpu);
  return TRUE;
}
