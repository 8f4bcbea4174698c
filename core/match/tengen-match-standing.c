/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-standing: the lines of a table and their order
 *
 * Shape: lines stand by player until they are sorted: first scores, then sums
 *        over opponents, then the tie-breaks in their order, as the games between
 *        those who are equal need all that stands before them.
 */
#include "tengen-match-standing.h"

#include "tengen-match-mcmahon.h"

/* What no class comes to: a table that was written by hand to go beyond it does
 * not begin again below 0. */
#define MOST (G_MAXINT / 4)

/* What is known of a round: none of its games, or all, or some are decided. */
typedef enum
{
  ROUND_NONE,
  ROUND_FINISHED,
  ROUND_OPEN,
} RoundState;

/* rounds: (by round, from 1): how far they are
 * n_finished: rounds that are finished
 * as_opponents_x2: (by player): what a player counts in the opponents' sums
 * n_played: (by player): games of finished rounds that were played
 * virtual_x2: what a virtual opponent has without the start of the player */
typedef struct
{
  const TengenMatch *match;
  GArray *lines;
  RoundState rounds[TENGEN_MATCH_MAX_GAMES + 1];
  int n_finished;
  gint64 as_opponents_x2[TENGEN_MATCH_MAX_PLAYERS];
  int n_played[TENGEN_MATCH_MAX_PLAYERS];
  gint64 virtual_x2;
} Standing;

/* The sums of a player. */
typedef struct
{
  gint64 sos_x2;
  gint64 lowest_x2;
  gint64 sodos_x4;
  int n;
} Sums;

static TengenMatchStanding *
get_line (const Standing *self, int player)
{
  return &g_array_index (self->lines, TengenMatchStanding, player);
}

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

static gboolean
is_virtual (const Standing *self)
{
  return self->match->ties.unplayed == TENGEN_MATCH_UNPLAYED_VIRTUAL;
}

/* Whether a game is decided and was played: by two, and no forfeit. */
static gboolean
is_played (const TengenMatch *self, int game)
{
  const TengenMatchGame *found;

  g_return_val_if_fail (self != NULL, FALSE);

  found = tengen_match_get_game (self, game);
  g_return_val_if_fail (found != NULL, FALSE);

  return found->white != TENGEN_MATCH_NOBODY &&
         found->result.kind != TENGEN_RESULT_UNKNOWN &&
         found->result.kind != TENGEN_RESULT_FORFEIT;
}

/* --- Rounds --- */

static RoundState *
get_round (Standing *self, const TengenMatchGame *game)
{
  return &self->rounds[CLAMP (game->round, 0, TENGEN_MATCH_MAX_GAMES)];
}

static gboolean
is_finished (const Standing *self, const TengenMatchGame *game)
{
  return self->rounds[CLAMP (game->round, 0, TENGEN_MATCH_MAX_GAMES)] ==
         ROUND_FINISHED;
}

static void
read_rounds (Standing *self)
{
  for (int i = 0; i < (int) self->match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self->match, i);
      RoundState *round = get_round (self, game);

      if (game->result.kind == TENGEN_RESULT_UNKNOWN)
        *round = ROUND_OPEN;
      else if (*round == ROUND_NONE)
        *round = ROUND_FINISHED;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (self->rounds); i++)
    self->n_finished += self->rounds[i] == ROUND_FINISHED ? 1 : 0;
}

/* --- Scores --- */

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
add_score (Standing *self, int game, int player)
{
  TengenMatchStanding *line = get_line (self, player);
  TengenMatchOutcome outcome =
      tengen_match_get_outcome (self->match, game, player);
  int score_x2 = tengen_match_score (self->match, game, player);

  line->score_x2 += score_x2;
  count_game (line, outcome);
  if (!is_played (self->match, game))
    return;
  self->as_opponents_x2[player] += score_x2;
  if (is_finished (self, tengen_match_get_game (self->match, game)))
    self->n_played[player]++;
}

static void
add_scores (Standing *self)
{
  for (int i = 0; i < (int) self->lines->len; i++)
    {
      TengenMatchStanding *line = get_line (self, i);

      line->player = i;
      line->start_x2 = tengen_match_get_start (self->match, i);
      line->score_x2 = line->start_x2;
    }
  for (int i = 0; i < (int) self->match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self->match, i);

      add_score (self, i, game->black);
      if (game->white != TENGEN_MATCH_NOBODY)
        add_score (self, i, game->white);
    }
}

/* What players count as opponents. */
static void
set_opponents (Standing *self)
{
  gint64 draw_x2 = tengen_match_get_worth (self->match, TENGEN_MATCH_DRAWN);

  self->virtual_x2 = self->n_finished * draw_x2;
  for (int i = 0; i < (int) self->lines->len; i++)
    {
      const TengenMatchStanding *line = get_line (self, i);

      if (is_virtual (self))
        self->as_opponents_x2[i] +=
            line->start_x2 + (self->n_finished - self->n_played[i]) * draw_x2;
      else
        self->as_opponents_x2[i] = line->score_x2;
    }
}

/* --- Sums over opponents --- */

static void
add_opponent (Sums *sums, gint64 opponent_x2, TengenMatchOutcome outcome)
{
  if (sums->n == 0 || opponent_x2 < sums->lowest_x2)
    sums->lowest_x2 = opponent_x2;
  sums->n++;
  sums->sos_x2 += opponent_x2;
  if (outcome == TENGEN_MATCH_WON)
    sums->sodos_x4 += 2 * opponent_x2;
  else if (outcome == TENGEN_MATCH_DRAWN)
    sums->sodos_x4 += opponent_x2;
}

/* Whether a game has an opponent in the sums. */
static gboolean
has_opponent (const Standing *self, int game)
{
  if (is_virtual (self))
    return is_played (self->match, game);
  return tengen_match_get_game (self->match, game)->white !=
             TENGEN_MATCH_NOBODY &&
         tengen_match_get_game (self->match, game)->result.kind !=
             TENGEN_RESULT_UNKNOWN;
}

/* The opponents of games, in finished rounds without one a virtual one. */
static Sums
add_opponents (const Standing *self, int player)
{
  gint64 virtual_x2 = get_line (self, player)->start_x2 + self->virtual_x2;
  int n_missing = self->n_finished;
  Sums sums = { 0 };

  for (int i = 0; i < (int) self->match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self->match, i);
      TengenMatchOutcome outcome;

      if (!is_in (game, player))
        continue;
      outcome = tengen_match_get_outcome (self->match, i, player);
      n_missing -= is_finished (self, game) ? 1 : 0;
      if (has_opponent (self, i))
        add_opponent (
            &sums, self->as_opponents_x2[get_opponent (game, player)], outcome);
      else if (is_virtual (self) && is_finished (self, game))
        add_opponent (&sums, virtual_x2, outcome);
    }
  /* rounds in which the player does not stand at all */
  for (int i = 0; is_virtual (self) && i < n_missing; i++)
    add_opponent (&sums, virtual_x2, TENGEN_MATCH_RESTED);
  return sums;
}

static void
set_sums (Standing *self)
{
  for (int i = 0; i < (int) self->lines->len; i++)
    {
      TengenMatchStanding *line = get_line (self, i);
      Sums sums = add_opponents (self, i);

      line->sos_x2 = (int) MIN (sums.sos_x2, MOST);
      line->sos_less_x2 = (int) MIN (sums.sos_x2 - sums.lowest_x2, MOST);
      line->sodos_x4 = (int) MIN (sums.sodos_x4, MOST);
    }
}

/* --- The games between those who are equal --- */

/* Negative where the first is ahead by the score and a number of tie-breaks. */
static int
compare (const TengenMatchStanding *a, const TengenMatchStanding *b, int n_ties)
{
  if (a->score_x2 != b->score_x2)
    return b->score_x2 - a->score_x2;
  for (int i = 0; i < n_ties; i++)
    if (a->ties_x4[i] != b->ties_x4[i])
      return b->ties_x4[i] - a->ties_x4[i];
  return 0;
}

static void
note_met (TengenMatchMeetings *met, int a, int b)
{
  met->n[a][b]++;
  met->n[b][a]++;
}

/* Adds the scores of games between equal ones, and notes who has met whom. */
static void
add_direct (Standing *self, int n_ties, TengenMatchMeetings *met)
{
  for (int i = 0; i < (int) self->match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (self->match, i);
      TengenMatchStanding *black = get_line (self, game->black);
      TengenMatchStanding *white;

      if (game->white == TENGEN_MATCH_NOBODY ||
          game->result.kind == TENGEN_RESULT_UNKNOWN)
        continue;
      white = get_line (self, game->white);
      if (compare (black, white, n_ties) != 0)
        continue;
      note_met (met, game->black, game->white);
      black->direct_x2 += tengen_match_score (self->match, i, game->black);
      white->direct_x2 += tengen_match_score (self->match, i, game->white);
    }
}

/* Whether the games between a player and all equal ones tell something. Where
 * two of a group have not met, they tell nothing of any player in it. */
static gboolean
is_direct (const Standing *self,
           int player,
           int n_ties,
           const TengenMatchMeetings *met,
           gboolean any)
{
  gboolean others = FALSE;

  for (int i = 0; i < (int) self->lines->len; i++)
    {
      if (compare (get_line (self, i), get_line (self, player), n_ties) != 0)
        continue;
      others |= i != player;
      for (int k = 0; !any && k < i; k++)
        if (met->n[i][k] == 0 &&
            compare (get_line (self, k), get_line (self, player), n_ties) == 0)
          return FALSE;
    }
  return others;
}

static void
set_direct (Standing *self, int n_ties, gboolean any)
{
  g_autofree TengenMatchMeetings *met = g_new0 (TengenMatchMeetings, 1);
  gboolean told[TENGEN_MATCH_MAX_PLAYERS];

  for (int i = 0; i < (int) self->lines->len; i++)
    get_line (self, i)->direct_x2 = 0;
  add_direct (self, n_ties, met);
  for (int i = 0; i < (int) self->lines->len; i++)
    told[i] = is_direct (self, i, n_ties, met, any);
  for (int i = 0; i < (int) self->lines->len; i++)
    {
      TengenMatchStanding *line = get_line (self, i);

      line->is_direct = told[i];
      if (!told[i])
        line->direct_x2 = 0;
    }
}

/* --- The order --- */

static int
get_tie (const TengenMatchStanding *line, TengenMatchTie tie)
{
  switch (tie)
    {
    case TENGEN_MATCH_TIE_SOS:
      return 2 * line->sos_x2;
    case TENGEN_MATCH_TIE_SODOS:
      return line->sodos_x4;
    case TENGEN_MATCH_TIE_SOS_LESS_LOWEST:
      return 2 * line->sos_less_x2;
    case TENGEN_MATCH_TIE_DIRECT:
    case TENGEN_MATCH_TIE_DIRECT_ANY:
      return (int) MIN (2 * (gint64) line->direct_x2, 2 * (gint64) MOST);
    }
  g_assert_not_reached ();
}

static void
set_ties (Standing *self)
{
  const TengenMatchTies *ties = &self->match->ties;

  for (int i = 0; i < ties->n; i++)
    {
      if (ties->kinds[i] == TENGEN_MATCH_TIE_DIRECT ||
          ties->kinds[i] == TENGEN_MATCH_TIE_DIRECT_ANY)
        set_direct (self, i, ties->kinds[i] == TENGEN_MATCH_TIE_DIRECT_ANY);
      for (int k = 0; k < (int) self->lines->len; k++)
        {
          TengenMatchStanding *line = get_line (self, k);

          line->ties_x4[i] = get_tie (line, ties->kinds[i]);
        }
    }
}

static int
compare_lines (gconstpointer a, gconstpointer b, gpointer data)
{
  const TengenMatchStanding *first = a, *second = b;
  const TengenMatchTies *ties = data;
  int order = compare (first, second, ties->n);

  return order != 0 ? order : first->player - second->player;
}

static void
set_places (const Standing *self)
{
  for (int i = 0; i < (int) self->lines->len; i++)
    {
      TengenMatchStanding *line = get_line (self, i);

      line->place = i + 1;
      if (i > 0 && compare (line - 1, line, self->match->ties.n) == 0)
        line->place = (line - 1)->place;
    }
}

GArray *
tengen_match_list_standings (const TengenMatch *self)
{
  g_autofree Standing *standing = NULL;
  TengenMatchTies ties;

  g_return_val_if_fail (self != NULL, NULL);

  standing = g_new0 (Standing, 1);
  standing->match = self;
  standing->lines = g_array_new (FALSE, TRUE, sizeof (TengenMatchStanding));
  g_array_set_size (standing->lines, self->players->len);
  read_rounds (standing);
  add_scores (standing);
  set_opponents (standing);
  set_sums (standing);
  set_ties (standing);
  ties = self->ties;
  g_array_sort_with_data (standing->lines, compare_lines, &ties);
  set_places (standing);
  return standing->lines;
}
