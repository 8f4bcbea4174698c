/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-dead: the judge of dead stones at the end of games
 *
 * What:  FILE.sgf R judges where the main line of the first game ends, by the
 *        rules of the game; `board` prints that position as a line, and
 *        `dead-lines` judges a line after the other, as other programs do.
 * Shape: a line is an array of rows from the top, `[[0,1,-1],..]` with 1 for
 *        Black; the answer is the dead stones, `[[x,y],..]`.
 */
#include "driver.h"

#include "tengen-board-notation.h"
#include "tengen-game-position.h"
#include "tengen-go-dead.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static TengenNode
find_end (const TengenRecord *record)
{
  TengenNode end = tengen_record_get_game (record, 0);
  TengenNode node;

  for (node = end; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    end = node;
  return end;
}

/* The reading must outlive the position. */
static TengenPosition *
open_end (const char *path, TengenSgfReading **reading)
{
  gsize length = 0;
  g_autofree char *data = driver_load (path, &length);
  g_autoptr (TengenPosition) position = NULL;
  const TengenRecord *record;

  *reading = data != NULL ? driver_read (data, length) : NULL;
  if (*reading == NULL)
    return NULL;
  record = (*reading)->record;
  position = tengen_position_new (record, tengen_record_get_game (record, 0));
  if (position == NULL ||
      !tengen_game_setup_has_board (tengen_position_get_setup (position)))
    {
      fprintf (stderr, "no game with a board\n");
      return NULL;
    }
  tengen_position_goto (position, find_end (record));
  return g_steal_pointer (&position);
}

/* `a1,b2`, or `-` for none. */
static char *
list_dead (const TengenBoard *board, const guint8 *life)
{
  g_autoptr (GString) list = g_string_new (NULL);
  int n_points = tengen_board_get_n_points (board);

  for (int i = 0; i < n_points; i++)
    if (life[i] == TENGEN_GO_LIFE_DEAD)
      {
        g_autofree char *name =
            tengen_notation_format (TENGEN_NOTATION_A1,
                                    tengen_board_get_width (board),
                                    tengen_board_get_height (board),
                                    (TengenPoint) i);
        g_autofree char *small = g_ascii_strdown (name, -1);

        g_string_append_printf (list, "%s%s", list->len > 0 ? "," : "", small);
      }
  return g_strdup (list->len > 0 ? list->str : "-");
}

static void
print_lives (const TengenBoard *board,
             const guint8 *life,
             guint n_times,
             double cpu)
{
  int n_points = tengen_board_get_n_points (board);
  int counts[TENGEN_GO_N_LIVES] = { 0 };
  g_autofree char *list = list_dead (board, life);

  for (int i = 0; i < n_points; i++)
    counts[life[i]]++;
  printf ("dead size %d positions %u dead %d doubtful %d seki %d cpu %.6f "
          "list %s\n",
          tengen_board_get_width (board),
          n_times,
          counts[TENGEN_GO_LIFE_DEAD],
          counts[TENGEN_GO_LIFE_DOUBTFUL],
          counts[TENGEN_GO_LIFE_SEKI],
          cpu,
          list);
}

gboolean
driver_run_dead (char **args)
{
  guint n_times = (guint) MAX (atoi (args[1]), 1);
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (TengenPosition) position = open_end (args[0], &reading);
  TengenGoKoFights ko_fights;
  double start;

  if (position == NULL)
    return FALSE;
  ko_fights = tengen_go_rules_get_ko_fights (
      &tengen_position_get_setup (position)->rules);
  start = driver_get_cpu ();
  for (guint i = 0; i < n_times; i++)
    tengen_go_dead_judge (
        tengen_position_get_board (position), ko_fights, life, NULL);
  print_lives (tengen_position_get_board (position),
               life,
               n_times,
               driver_get_cpu () - start);
  return TRUE;
}

gboolean
driver_run_board (char **args)
{
  static const char *const numbers[] = { "0", "1", "-1" };
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autoptr (TengenPosition) position = open_end (args[0], &reading);
  const TengenBoard *board;
  int n_points, width;

  if (position == NULL)
    return FALSE;
  board = tengen_position_get_board (position);
  n_points = tengen_board_get_n_points (board);
  width = tengen_board_get_width (board);
  for (int i = 0; i < n_points; i++)
    {
      const char *before = i % width > 0 ? "," : i > 0 ? "],[" : "[[";

      printf (
          "%s%s", before, numbers[tengen_board_get (board, (TengenPoint) i)]);
    }
  printf ("]]\n");
  return TRUE;
}

/* A board of a line: whole rows of 1, -1 and 0. */
static TengenBoard *
read_board (const char *line)
{
  guint8 stones[TENGEN_BOARD_MAX_POINTS];
  TengenBoard *board;
  gboolean minus = FALSE;
  int n_rows = -1, n = 0;

  for (const char *at = line; *at != '\0'; minus = *at == '-', at++)
    if (*at == '[')
      n_rows++;
    else if (*at == '0' && n < TENGEN_BOARD_MAX_POINTS)
      stones[n++] = TENGEN_STONE_NONE;
    else if (*at == '1' && n < TENGEN_BOARD_MAX_POINTS)
      stones[n++] = minus ? TENGEN_STONE_WHITE : TENGEN_STONE_BLACK;
  if (n_rows < 1 || n_rows > TENGEN_BOARD_MAX || n == 0 || n % n_rows != 0 ||
      n / n_rows > TENGEN_BOARD_MAX)
    return NULL;
  board = tengen_board_new (n / n_rows, n_rows);
  tengen_board_put_all (board, stones);
  return board;
}

static void
answer (const TengenBoard *board)
{
  guint8 life[TENGEN_BOARD_MAX_POINTS];
  int n_points = tengen_board_get_n_points (board);
  int width = tengen_board_get_width (board);
  const char *comma = "";

  tengen_go_dead_judge (board, TENGEN_GO_KO_FIGHTS_PLAYED, life, NULL);
  printf ("[");
  for (int i = 0; i < n_points; i++)
    if (life[i] == TENGEN_GO_LIFE_DEAD)
      {
        printf ("%s[%d,%d]", comma, i % width, i / width);
        comma = ",";
      }
  printf ("]\n");
  fflush (stdout);
}

gboolean
driver_run_dead_lines (char **args G_GNUC_UNUSED)
{
  char *line = NULL;
  size_t size = 0;
  gboolean ok = TRUE;

  while (ok && getline (&line, &size, stdin) >= 0)
    {
      TengenBoard *board = read_board (line);

      ok = board != NULL;
      if (ok)
        answer (board);
      else
        fprintf (stderr, "no board: %s", line);
      tengen_board_free (board);
    }
  free (line);
  return ok;
}
