/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-pair-swiss: players with equal points meet (スイス式)
 *
 * Shape: the players stand in a row, best first. A graph joins the players who
 *        may meet; at first no two may meet twice and no colour may come three
 *        times in a row, then less and less strictly until all can be paired.
 *        From the best on each gets the opponent that suits best (as many
 *        points, good colours, half a group further down) and leaves the others
 *        a way to be paired, which the graph can tell without a search through
 *        all pairings. In the end pairs exchange opponents where that is better
 *        for the four of them.
 */
#include "tengen-match-pair-private.h"

#include "tengen-match-graph.h"
#include "tengen-match-plan.h"
#include "tengen-match-standing.h"

#include <stdlib.h>

/* A point of score more or less than the opponent weighs as much as any colours
 * that may be. */
#define SCORE_WEIGHT (4 * TENGEN_MATCH_COLOUR_HARD)
/* Meeting once more weighs more than any difference of scores. */
#define MEETING_WEIGHT (G_GINT64_CONSTANT (1) << 53)
/* More than these make no difference. */
#define MOST_DIFFERENCE (1 << 20)
#define MOST_MEETINGS (1 << 8)

/* row: players, best first, without those who left or are absent
 * costs: by places in the row */
typedef struct
{
  TengenMatch *match;
  guint32 seed;
  int round;
  int n;
  int row[TENGEN_MATCH_MAX_PLAYERS];
  int scores_x2[TENGEN_MATCH_MAX_PLAYERS];
  int byes[TENGEN_MATCH_MAX_PLAYERS];
  TengenMatchColours colours;
  TengenMatchMeetings meetings;
  gint64 costs[TENGEN_MATCH_MAX_PLAYERS][TENGEN_MATCH_MAX_PLAYERS];
} Swiss;

/* --- The row --- */

typedef struct
{
  int player;
  int place;
  int rank;
  guint32 lot;
} Entry;

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  const Entry *first = a, *second = b;

  if (first->place != second->place)
    return first->place - second->place;
  if (first->rank != second->rank)
    return second->rank - first->rank;
  if (first->lot != second->lot)
    return first->lot < second->lot ? -1 : 1;
  return first->player - second->player;
}

/* Players without a rank stand behind those who have one. */
static int
get_order_of_rank (int rank)
{
  return rank == 0 ? G_MININT16 : rank;
}

static void
fill_row (Swiss *self)
{
  g_autoptr (GArray) lines = tengen_match_list_standings (self->match);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GRand) rand = g_rand_new_with_seed (self->seed);

  for (guint i = 0; i < lines->len; i++)
    {
      const TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);
      const TengenMatchPlayer *player =
          tengen_match_get_player (self->match, line->player);
      Entry entry = { line->player,
                      line->place,
                      get_order_of_rank (player->rank),
                      g_rand_int (rand) };

      if (!player->left &&
          !tengen_match_is_absent (self->match, line->player, self->round))
        g_array_append_val (entries, entry);
      self->scores_x2[line->player] = line->score_x2;
    }
  g_array_sort (entries, compare_entries);
  self->n = (int) entries->len;
  for (int i = 0; i < self->n; i++)
    self->row[i] = g_array_index (entries, Entry, i).player;
}

static void
count_byes (Swiss *self)
{
  for (guint i = 0; i < self->match->games->len; i++)
    {
      const TengenMatchGame *game =
          tengen_match_get_game (self->match, (int) i);

      /* who was absent had none */
      if (game->white == TENGEN_MATCH_NOBODY &&
          game->result.kind != TENGEN_RESULT_VOID)
        self->byes[game->black]++;
    }
}

static int
weigh_colours (const Swiss *self, int a, int b)
{
  if (tengen_match_pair_by_rank (self->match, a, b))
    return 0;
  return MIN (tengen_match_colours_weigh (&self->colours, a, b),
              tengen_match_colours_weigh (&self->colours, b, a));
}

static gint64
weigh (const Swiss *self, int a, int b)
{
  gint64 difference =
      MIN (ABS (self->scores_x2[a] - self->scores_x2[b]), MOST_DIFFERENCE);
  int meetings = MIN (self->meetings.n[a][b], MOST_MEETINGS);

  /* two small steps are better than a large one */
  return meetings * MEETING_WEIGHT + difference * difference * SCORE_WEIGHT +
         weigh_colours (self, a, b);
}

static void
init (Swiss *self, TengenMatch *match, guint32 seed)
{
  self->match = match;
  self->seed = seed;
  self->round = tengen_match_get_round (match) + 1;
  tengen_match_colours_init (&self->colours, match);
  tengen_match_count_meetings (match, &self->meetings);
  count_byes (self);
  fill_row (self);
  for (int i = 0; i < self->n; i++)
    for (int k = 0; k < self->n; k++)
      self->costs[i][k] = weigh (self, self->row[i], self->row[k]);
}

/* --- Who may meet --- */

static gboolean
may_meet (const Swiss *self, int i, int k, int most_meetings, gboolean strict)
{
  int a = self->row[i], b = self->row[k];

  if (self->meetings.n[a][b] > most_meetings)
    return FALSE;
  return !strict || weigh_colours (self, a, b) < TENGEN_MATCH_COLOUR_HARD;
}

/* Pairs all but one, or all; gives %FALSE where that cannot be. */
static gboolean
fill_graph (const Swiss *self,
            TengenMatchGraph *graph,
            int bye,
            int most_meetings,
            gboolean strict)
{
  tengen_match_graph_init (graph, self->n);
  for (int i = 0; i < self->n; i++)
    for (int k = 0; k < i; k++)
      if (i != bye && k != bye && may_meet (self, i, k, most_meetings, strict))
        tengen_match_graph_join (graph, i, k);
  return tengen_match_graph_fill (graph) == self->n / 2;
}

static gboolean
fill_for (const Swiss *self,
          TengenMatchGraph *graph,
          int bye,
          int most_meetings)
{
  return fill_graph (self, graph, bye, most_meetings, TRUE) ||
         fill_graph (self, graph, bye, most_meetings, FALSE);
}

/* Gives the place in the row of the player chosen for the bye, or none. */
static int
find_chosen (const Swiss *self)
{
  int chosen = tengen_match_find_bye (self->match, self->round);

  for (int i = 0; i < self->n; i++)
    if (self->row[i] == chosen)
      return i;
  return TENGEN_MATCH_NOBODY;
}

static int
get_fewest_byes (const Swiss *self)
{
  int fewest = G_MAXINT;

  for (int i = 0; i < self->n; i++)
    fewest = MIN (fewest, self->byes[self->row[i]]);
  return fewest;
}

/* The chosen player, else the last of those with the fewest byes whose bye lets
 * the others be paired. */
static gboolean
choose_bye (const Swiss *self,
            TengenMatchGraph *graph,
            int most_meetings,
            int *bye)
{
  int fewest = get_fewest_byes (self);

  *bye = find_chosen (self);
  if (*bye != TENGEN_MATCH_NOBODY)
    return fill_for (self, graph, *bye, most_meetings);
  for (*bye = self->n - 1; *bye >= 0; (*bye)--)
    if (self->byes[self->row[*bye]] == fewest &&
        fill_for (self, graph, *bye, most_meetings))
      return TRUE;
  return FALSE;
}

/* Gives %FALSE where not all can be paired with so few meetings. */
static gboolean
try_pairing (const Swiss *self,
             TengenMatchGraph *graph,
             int most_meetings,
             int *bye)
{
  if (self->n % 2 != 0)
    return choose_bye (self, graph, most_meetings, bye);
  *bye = TENGEN_MATCH_NOBODY;
  return fill_for (self, graph, *bye, most_meetings);
}

/* --- Who meets whom --- */

/* How many places further down the best opponent in the group stands. */
static int
get_step (const Swiss *self, const TengenMatchGraph *graph, int i)
{
  int score_x2 = self->scores_x2[self->row[i]];
  int n = 0;

  for (int k = i; k < self->n; k++)
    if (graph->mates[k] != TENGEN_MATCH_GRAPH_FREE &&
        self->scores_x2[self->row[k]] == score_x2)
      n++;
  return MAX (n / 2, 1);
}

typedef struct
{
  int place;
  gint64 cost;
  int off; /* places from the best one */
} Candidate;

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *first = a, *second = b;

  if (first->cost != second->cost)
    return first->cost < second->cost ? -1 : 1;
  if (first->off != second->off)
    return first->off - second->off;
  return first->place - second->place;
}

/* Lists the opponents left for a player, best first. */
static int
list_candidates (const Swiss *self,
                 const TengenMatchGraph *graph,
                 int i,
                 Candidate *candidates)
{
  int step = get_step (self, graph, i);
  int n = 0, further = 0;

  for (int k = i + 1; k < self->n; k++)
    {
      if (graph->mates[k] == TENGEN_MATCH_GRAPH_FREE)
        continue;
      further++;
      if ((graph->edges[i] >> k & 1) != 0)
        candidates[n++] =
            (Candidate){ k, self->costs[i][k], ABS (further - step) };
    }
  qsort (candidates, (gsize) n, sizeof *candidates, compare_candidates);
  return n;
}

/* Pairs two if the others can still be paired then. */
static gboolean
take (TengenMatchGraph *graph, int i, int k)
{
  TengenMatchGraph rest = *graph;
  int pairs = tengen_match_graph_fill (&rest);

  tengen_match_graph_remove (&rest, i);
  tengen_match_graph_remove (&rest, k);
  if (tengen_match_graph_fill (&rest) != pairs - 1)
    return FALSE;
  *graph = rest;
  return TRUE;
}

static void
choose_pairs (const Swiss *self, TengenMatchGraph *graph, int *mates)
{
  Candidate candidates[TENGEN_MATCH_MAX_PLAYERS];

  for (int i = 0; i < self->n; i++)
    {
      int n = graph->mates[i] != TENGEN_MATCH_GRAPH_FREE
                  ? list_candidates (self, graph, i, candidates)
                  : 0;

      for (int c = 0; c < n; c++)
        if (take (graph, i, candidates[c].place))
          {
            mates[i] = candidates[c].place;
            mates[mates[i]] = i;
            break;
          }
    }
}

/* Lets two pairs exchange opponents if that is better. */
static gboolean
exchange (
    const Swiss *self, const TengenMatchGraph *may, int *mates, int i, int k)
{
  int a = mates[i], b = mates[k];

  if ((may->edges[i] >> k & 1) == 0 || (may->edges[a] >> b & 1) == 0 ||
      self->costs[i][k] + self->costs[a][b] >=
          self->costs[i][a] + self->costs[k][b])
    return FALSE;
  mates[i] = k;
  mates[k] = i;
  mates[a] = b;
  mates[b] = a;
  return TRUE;
}

static void
improve (const Swiss *self, const TengenMatchGraph *may, int *mates)
{
  gboolean better = TRUE;

  while (better)
    {
      better = FALSE;
      for (int i = 0; i < self->n; i++)
        for (int k = 0; k < self->n; k++)
          if (i != k && mates[i] != TENGEN_MATCH_GRAPH_FREE && mates[i] != k &&
              mates[k] != TENGEN_MATCH_GRAPH_FREE)
            better |= exchange (self, may, mates, i, k);
    }
}

static void
add_absent (const Swiss *self)
{
  for (int i = 0; i < (int) self->match->players->len; i++)
    if (!tengen_match_get_player (self->match, i)->left &&
        tengen_match_is_absent (self->match, i, self->round))
      tengen_match_pair_add (self->match, self->round, i, TENGEN_MATCH_NOBODY);
}

static void
add_games (const Swiss *self, const int *mates, int bye)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (self->seed);

  for (int i = 0; i < self->n; i++)
    if (mates[i] > i)
      tengen_match_pair_add_even (self->match,
                                  &self->colours,
                                  self->round,
                                  self->row[i],
                                  self->row[mates[i]],
                                  g_rand_boolean (rand));
  if (bye != TENGEN_MATCH_NOBODY)
    tengen_match_pair_add (
        self->match, self->round, self->row[bye], TENGEN_MATCH_NOBODY);
  add_absent (self);
}

void
tengen_match_pair_swiss (TengenMatch *match, guint32 seed)
{
  g_autofree Swiss *self = g_new0 (Swiss, 1);
  TengenMatchGraph graph, may;
  int mates[TENGEN_MATCH_MAX_PLAYERS];
  int bye = TENGEN_MATCH_NOBODY;
  int most_meetings = 0;

  init (self, match, seed);
  while (!try_pairing (self, &graph, most_meetings, &bye))
    most_meetings++;
  may = graph;
  for (int i = 0; i < TENGEN_MATCH_MAX_PLAYERS; i++)
    mates[i] = TENGEN_MATCH_GRAPH_FREE;
  choose_pairs (self, &graph, mates);
  improve (self, &may, mates);
  add_games (self, mates, bye);
}
