/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * driver-replay: recorded games played through as a game plays them
 *
 * What:  MOVES R [psk|ssk]: every move is checked, then played, with the
 *        complete record of positions kept; a new game is made for each, and
 *        making and freeing it counts. Without a third argument only the
 *        immediate retake is forbidden.
 * Shape: MOVES has a line a game, `size n x y x y ..`, -1 -1 for a pass; Black
 *        begins, the sides take turns. Captures are those of one repetition.
 */
#include "driver.h"

#include "tengen-go-play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  int size;
  GArray *moves; /* TengenPoint */
} Game;

typedef struct
{
  guint64 moves;
  guint64 captures;
  guint64 refused;
} Tally;

static void
clear_game (gpointer game)
{
  g_array_unref (((Game *) game)->moves);
}

static GArray *
read_moves (char *text, int size, guint n)
{
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (TengenPoint), n);

  for (guint i = 0; i < n; i++)
    {
      long x = strtol (text, &text, 10);
      long y = strtol (text, &text, 10);
      TengenPoint point = x < 0 || y < 0 || x >= size || y >= size
                              ? TENGEN_POINT_PASS
                              : tengen_point_make (size, (int) x, (int) y);

      g_array_append_val (moves, point);
    }
  return moves;
}

static GArray *
read_games (char *text)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (Game));

  g_array_set_clear_func (games, clear_game);
  while (*text != '\0')
    {
      char *end = strchr (text, '\n');
      Game game = { .size = (int) strtol (text, &text, 10) };

      if (game.size < 1 || game.size > TENGEN_BOARD_MAX)
        break;
      game.moves =
          read_moves (text, game.size, (guint) strtoul (text, &text, 10));
      g_array_append_val (games, game);
      if (end == NULL)
        break;
      text = end + 1;
    }
  return games;
}

static void
replay (const Game *game, const TengenGoRules *rules, Tally *tally)
{
  g_autoptr (TengenGo) go = tengen_go_new (rules, game->size, game->size);
  const TengenPoint *points = (const TengenPoint *) game->moves->data;
  guint n = game->moves->len;
  TengenStone stone = TENGEN_STONE_BLACK;

  for (guint i = 0; i < n; i++)
    {
      TengenPoint point = points[i];

      if (point == TENGEN_POINT_PASS)
        tengen_go_pass (go, stone);
      else if (tengen_go_check (go, point, stone, NULL) == TENGEN_REASON_NONE)
        tally->captures += (guint64) tengen_go_play (go, point, stone);
      else
        tally->refused++;
      stone = tengen_stone_other (stone);
    }
  tally->moves += n;
}

static TengenGoRepetitionRule
find_rule (const char *name)
{
  if (g_strcmp0 (name, "psk") == 0)
    return TENGEN_GO_REPETITION_POSITIONAL;
  if (g_strcmp0 (name, "ssk") == 0)
    return TENGEN_GO_REPETITION_SITUATIONAL;
  return TENGEN_GO_REPETITION_BASIC;
}

gboolean
driver_run_replay (char **args)
{
  gsize length = 0;
  g_autofree char *text = driver_load (args[0], &length);
  guint n = (guint) MAX (atoi (args[1]), 1);
  TengenGoRules rules = *tengen_go_rules_find ("china");
  g_autoptr (GArray) games = NULL;
  Tally tally = { 0 };
  double start, cpu;

  if (text == NULL)
    return FALSE;
  games = read_games (text);
  rules.repetition = find_rule (args[2]);
  start = driver_get_cpu ();
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < games->len; j++)
      replay (&g_array_index (games, Game, j), &rules, &tally);
  cpu = driver_get_cpu () - start;
  printf ("replay games %u moves %" G_GUINT64_FORMAT
          " captures %" G_GUINT64_FORMAT " refused %" G_GUINT64_FORMAT
          " cpu %.6f\n",
          games->len * n,
          tally.moves,
          tally.captures / n,
          tally.refused,
          cpu);
  return TRUE;
}
