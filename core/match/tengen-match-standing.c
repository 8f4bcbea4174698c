/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-standing: the lines of a table and their order
 */
#include "tengen-match-standing.h"

/* What tells those apart whose sums are equal. */
typedef struct
{
  int among_x2[TENGEN_MATCH_MAX_PLAYERS]; /* score against who is tied */
} Order;

static int
get_opponent (const TengenMatchGame *game, int player)
{
  return game->black == player ? game->white : game->black;
}

static gboolean
is_in (const TengenMatchGame *game, int player)
{
  return game->black == player || game->white == player;
}

static void
count_game (TengenMatchStanding *line, TengenMatchOutcome outcome)
{
  switch (outcome)
    {
    case TENGEN_MATCH_WON:
      line->wins++;
      break;
    case TENGEN_MATCH_DRAWN:
      line->draws++;
      break;
    case TENGEN_MATCH_LOST:
      line->losses++;
      break;
    case TENGEN_MATCH_OPEN:
    case TENGEN_MATCH_RESTED:
      break;
    }
}

static void
add_scores (const TengenMatch *self, TengenMatchStanding *line)
{
  for (int i = 0; i < (int) self->games->len; i++)
    {
      if (!is_in (tengen_match_get_game (self, i), line->player))
        continue;
      line->score_x2 += tengen_match_score (self, i, line->player);
      count_game (line, tengen_match_get_outcome (self, i, line->player));
    }
}

/* Adds up to what no class comes to, so that a table that was written by hand
 * to go beyond it does not begin again below 0. */
static void
add_up (int *sum, gint64 more)
{
  *sum = (int) MIN (*sum + more, G_MAXINT / 4);
}

/* Needs the scores of all. */
static void
add_opponents (const TengenMatch *self, GArray *lines, int player)
{
  TengenMatchStanding *line =
      &g_array_index (lines, TengenMatchStanding, player);

  for (int i = 0; i < (int) self->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self, i);
      TengenMatchOutcome outcome;
      int score_x2;

      if (!is_in (game, player) || game->white == TENGEN_MATCH_NOBODY)
        continue;
      outcome = tengen_match_get_outcome (self, i, player);
      if (outcome == TENGEN_MATCH_OPEN)
        continue;
      score_x2 = g_array_index (
                     lines, TengenMatchStanding, get_opponent (game, player))
                     .score_x2;
      add_up (&line->sos_x2, score_x2);
      if (outcome == TENGEN_MATCH_WON)
        add_up (&line->sodos_x4, 2 * (gint64) score_x2);
      else if (outcome == TENGEN_MATCH_DRAWN)
        add_up (&line->sodos_x4, score_x2);
    }
}

/* Negative where the first is ahead. */
static int
compare_sums (const TengenMatchStanding *a, const TengenMatchStanding *b)
{
  if (a->score_x2 != b->score_x2)
    return b->score_x2 - a->score_x2;
  if (a->sos_x2 != b->sos_x2)
    return b->sos_x2 - a->sos_x2;
  return b->sodos_x4 - a->sodos_x4;
}

static int
compare_lines (gconstpointer a, gconstpointer b, gpointer data)
{
  const TengenMatchStanding *first = a, *second = b;
  const Order *order = data;
  int sums = compare_sums (first, second);
  int among = order->among_x2[second->player] - order->among_x2[first->player];

  if (sums != 0)
    return sums;
  return among != 0 ? among : first->player - second->player;
}

/* Lines stand by player here. */
static void
add_among (const TengenMatch *self, GArray *lines, Order *order)
{
  for (int i = 0; i < (int) self->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self, i);
      const TengenMatchStanding *all = (const void *) lines->data;

      if (game->white == TENGEN_MATCH_NOBODY ||
          compare_sums (&all[game->black], &all[game->white]) != 0)
        continue;
      order->among_x2[game->black] += tengen_match_score (self, i, game->black);
      order->among_x2[game->white] += tengen_match_score (self, i, game->white);
    }
}

static void
set_places (GArray *lines, const Order *order)
{
  for (guint i = 0; i < lines->len; i++)
    {
      TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);

      line->place = (int) i + 1;
      if (i > 0 && compare_sums (line - 1, line) == 0 &&
          order->among_x2[line->player] == order->among_x2[(line - 1)->player])
        line->place = (line - 1)->place;
    }
}

GArray *
tengen_match_list_standings (const TengenMatch *self)
{
  GArray *lines;
  Order order = { 0 };

  g_return_val_if_fail (self != NULL, NULL);

  lines = g_array_new (FALSE, TRUE, sizeof (TengenMatchStanding));
  g_array_set_size (lines, self->players->len);
  for (int i = 0; i < (int) lines->len; i++)
    {
      g_array_index (lines, TengenMatchStanding, i).player = i;
      add_scores (self, &g_array_index (lines, TengenMatchStanding, i));
    }
  for (int i = 0; i < (int) lines->len; i++)
    add_opponents (self, lines, i);
  add_among (self, lines, &order);
  g_array_sort_with_data (lines, compare_lines, &order);
  set_places (lines, &order);
  return lines;
}
