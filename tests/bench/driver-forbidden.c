/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-forbidden: what Black may do on boards of Renju
 *
 * What:  FILE R [standing]: for each board of the file a new one is made, its
 *        stones are put one by one, and each empty point is asked about; with
 *        `standing` the boards stand before time begins, so that only asking
 *        counts. A check is one question about one point.
 * Shape: FILE has a board at the beginning of each line, 225 of `.XO` row by
 *        row; lines that begin with # are passed over.
 */
#include "driver.h"

#include "tengen-renju.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  guint64 positions;
  guint64 checks;
  guint64 forbidden;
} Tally;

static gboolean
is_board (const char *line)
{
  return strspn (line, ".XO") == TENGEN_RENJU_POINTS;
}

TengenRenju *
driver_put_renju (const char *letters)
{
  TengenRenju *board = tengen_renju_new ();

  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (letters[i] == 'X')
      tengen_renju_put (board, i, TENGEN_STONE_BLACK);
    else if (letters[i] == 'O')
      tengen_renju_put (board, i, TENGEN_STONE_WHITE);
  return board;
}

static void
ask (const TengenRenju *board, const char *letters, Tally *tally)
{
  for (TengenPoint i = 0; i < TENGEN_RENJU_POINTS; i++)
    if (letters[i] == '.')
      {
        tally->checks++;
        if (tengen_renju_classify (board, i) & TENGEN_RENJU_FORBIDDEN)
          tally->forbidden++;
      }
  tally->positions++;
}

static double
run_scratch (char **lines, guint n, Tally *tally)
{
  double start = driver_get_cpu ();

  for (guint i = 0; i < n; i++)
    for (char **line = lines; *line != NULL; line++)
      if (is_board (*line))
        {
          g_autoptr (TengenRenju) board = driver_put_renju (*line);

          ask (board, *line, tally);
        }
  return driver_get_cpu () - start;
}

static double
run_standing (char **lines, guint n, Tally *tally)
{
  double cpu = 0;

  for (char **line = lines; *line != NULL; line++)
    if (is_board (*line))
      {
        g_autoptr (TengenRenju) board = driver_put_renju (*line);
        double start = driver_get_cpu ();

        for (guint i = 0; i < n; i++)
          ask (board, *line, tally);
        cpu += driver_get_cpu () - start;
      }
  return cpu;
}

gboolean
driver_run_forbidden (char **args)
{
  gsize length = 0;
  g_autofree char *text = driver_load (args[0], &length);
  guint n = (guint) MAX (atoi (args[1]), 1);
  g_auto (GStrv) lines = NULL;
  Tally tally = { 0 };
  double cpu;

  if (text == NULL)
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  cpu = g_strcmp0 (args[2], "standing") == 0 ? run_standing (lines, n, &tally)
                                             : run_scratch (lines, n, &tally);
  printf ("forbidden positions %" G_GUINT64_FORMAT " checks %" G_GUINT64_FORMAT
          " forbidden %" G_GUINT64_FORMAT " cpu %.6f\n",
          tally.positions,
          tally.checks,
          tally.forbidden,
          cpu);
  return TRUE;
}
