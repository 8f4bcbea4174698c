/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-chain: four-chains of Renju (四追い)
 *
 * What:  FILE R: looks R times for the shortest chain on each board of the file,
 *        each time with a table that knows nothing yet; making and emptying it
 *        does not count. A position is one with the attacker to move.
 * Shape: FILE is in the form of tests/data/renju-vcf.tsv.
 */
#include "driver.h"

#include "tengen-renju-chain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  guint64 rows;
  guint64 wins;
  guint64 positions;
  double cpu;
} Tally;

static void
solve (const TengenRenju *board, TengenStone stone, Tally *tally)
{
  const TengenRenjuChainLimits limits = { 0 };
  g_autoptr (TengenRenjuChain) chain = tengen_renju_chain_new ();
  TengenRenjuChainAnswer answer;
  double start = driver_get_cpu ();

  tengen_renju_chain_find (chain, board, stone, &limits, &answer);
  tally->cpu += driver_get_cpu () - start;
  tally->rows++;
  tally->wins += answer.result == TENGEN_RENJU_CHAIN_WIN;
  tally->positions += answer.positions;
}

static void
run_row (char **fields, guint n, Tally *tally)
{
  g_autoptr (TengenRenju) board = driver_put_renju (fields[1]);
  TengenStone stone =
      *fields[2] == 'b' ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;

  for (guint i = 0; i < n; i++)
    solve (board, stone, tally);
}

gboolean
driver_run_chain (char **args)
{
  gsize length = 0;
  g_autofree char *text = driver_load (args[0], &length);
  guint n = (guint) MAX (atoi (args[1]), 1);
  g_auto (GStrv) lines = NULL;
  Tally tally = { 0 };

  if (text == NULL)
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);

      if (**line != '#' && g_strv_length (fields) > 3)
        run_row (fields, n, &tally);
    }
  printf ("renju-chain rows %" G_GUINT64_FORMAT " wins %" G_GUINT64_FORMAT
          " positions %" G_GUINT64_FORMAT " cpu %.6f\n",
          tally.rows,
          tally.wins,
          tally.positions,
          tally.cpu);
  return TRUE;
}
