/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-match-standing-model: standings against a second way to work them out
 *
 * Shape: the model keeps for each player and round who the opponent was, what
 *        the game was worth and whether it was played, as a person would in a
 *        crosstable, and follows the formulas of the help. It counts in quarter
 *        points throughout and shares no code with the standings but what a
 *        result is worth. Events are made by chance: byes, absences, forfeits,
 *        games that both have lost, players who come late or leave, games that
 *        are open, all scorings, all tie-breaks in any order.
 */
#include "match-class.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-plan.h"
#include "tengen-match-standing.h"

#define MOST 12
#define MOST_ROUNDS 9

/* Of a player in a round: nothing at all, a game that is open, one that was
 * played, or a bye, a rest, a forfeit. */
typedef enum
{
  NOT_THERE,
  NOT_YET,
  PLAYED,
  UNPLAYED,
} Happened;

typedef struct
{
  Happened happened;
  int opponent; /* -1 for none */
  int worth_x4;
  int part; /* of the opponent's score in SODOS, in halves */
} Square;

typedef struct
{
  int n;
  int rounds;
  gboolean finished[MOST_ROUNDS + 1];
  int n_finished;
  Square squares[MOST][MOST_ROUNDS + 1];
  int start_x4[MOST];
  int score_x4[MOST];
  gint64 opponent_x4[MOST];
  gint64 sos_x4[MOST];
  gint64 less_x4[MOST];
  gint64 sodos_x4[MOST];
  /* keys: the score, then the tie-breaks so far */
  gint64 keys[MOST][1 + TENGEN_MATCH_MAX_TIES];
  int n_keys;
  gboolean told[MOST];
} Model;

/* --- The crosstable --- */

static Square
read_square (const TengenMatch *match, int index, int player)
{
  const TengenMatchGame *game = tengen_match_get_game (match, index);
  TengenStone own =
      game->black == player ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  Square square = { UNPLAYED, -1, 0, 0 };

  square.worth_x4 = 2 * tengen_match_score (match, index, player);
  if (game->white >= 0)
    square.opponent = game->black == player ? game->white : game->black;
  if (game->result.winner == own)
    square.part = 2;
  if (game->result.kind == TENGEN_RESULT_UNKNOWN)
    square.happened = NOT_YET;
  else if (square.opponent >= 0 && game->result.kind != TENGEN_RESULT_FORFEIT)
    {
      square.happened = PLAYED;
      if (game->result.kind == TENGEN_RESULT_DRAW ||
          game->result.kind == TENGEN_RESULT_VOID)
        square.part = 1;
    }
  return square;
}

static void
read_table (Model *self, const TengenMatch *match)
{
  *self = (Model){ .n = (int) match->players->len,
                   .rounds = tengen_match_get_round (match) };
  for (int r = 1; r <= self->rounds; r++)
    self->finished[r] = TRUE;
  for (int i = 0; i < (int) match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      self->squares[game->black][game->round] =
          read_square (match, i, game->black);
      if (game->white >= 0)
        self->squares[game->white][game->round] =
            read_square (match, i, game->white);
      if (game->result.kind == TENGEN_RESULT_UNKNOWN)
        self->finished[game->round] = FALSE;
    }
  for (int r = 1; r <= self->rounds; r++)
    self->n_finished += self->finished[r] ? 1 : 0;
}

/* --- The formulas --- */

static int
get_draw_x4 (const TengenMatch *match)
{
  if (match->scoring == TENGEN_MATCH_SCORE_WINS)
    return 2;
  return match->scoring == TENGEN_MATCH_SCORE_POINTS ? 2 * match->points_x2[1]
                                                     : 0;
}

static void
add_scores (Model *self, const TengenMatch *match)
{
  for (int p = 0; p < self->n; p++)
    {
      self->start_x4[p] = 2 * tengen_match_get_start (match, p);
      self->score_x4[p] = self->start_x4[p];
      for (int r = 1; r <= self->rounds; r++)
        self->score_x4[p] += self->squares[p][r].worth_x4;
      self->keys[p][0] = self->score_x4[p];
    }
  self->n_keys = 1;
}

static void
set_as_opponents (Model *self, const TengenMatch *match)
{
  for (int p = 0; p < self->n; p++)
    {
      self->opponent_x4[p] = self->start_x4[p];
      for (int r = 1; r <= self->rounds; r++)
        if (self->squares[p][r].happened == PLAYED)
          self->opponent_x4[p] += self->squares[p][r].worth_x4;
        else if (self->finished[r])
          self->opponent_x4[p] += get_draw_x4 (match);
      if (match->ties.unplayed == TENGEN_MATCH_UNPLAYED_LEFT_OUT)
        self->opponent_x4[p] = self->score_x4[p];
    }
}

/* What a square adds to SOS; -1 for nothing. */
static gint64
get_addend (const Model *self, const TengenMatch *match, int p, int r)
{
  const Square *square = &self->squares[p][r];

  if (match->ties.unplayed == TENGEN_MATCH_UNPLAYED_LEFT_OUT)
    return square->happened != NOT_YET && square->happened != NOT_THERE &&
                   square->opponent >= 0
               ? self->opponent_x4[square->opponent]
               : -1;
  if (square->happened == PLAYED)
    return self->opponent_x4[square->opponent];
  return self->finished[r] ? self->start_x4[p] +
                                 (gint64) self->n_finished * get_draw_x4 (match)
                           : -1;
}

static void
add_sums (Model *self, const TengenMatch *match)
{
  for (int p = 0; p < self->n; p++)
    {
      gint64 lowest = -1;

      for (int r = 1; r <= self->rounds; r++)
        {
          gint64 addend = get_addend (self, match, p, r);

          if (addend < 0)
            continue;
          if (lowest < 0 || addend < lowest)
            lowest = addend;
          self->sos_x4[p] += addend;
          self->sodos_x4[p] += addend * self->squares[p][r].part / 2;
        }
      self->less_x4[p] = self->sos_x4[p] - MAX (lowest, 0);
    }
}

static gboolean
is_tied (const Model *self, int a, int b)
{
  for (int i = 0; i < self->n_keys; i++)
    if (self->keys[a][i] != self->keys[b][i])
      return FALSE;
  return TRUE;
}

static gboolean
has_met (const Model *self, int a, int b)
{
  for (int r = 1; r <= self->rounds; r++)
    if (self->squares[a][r].opponent == b &&
        self->squares[a][r].happened != NOT_YET &&
        self->squares[a][r].happened != NOT_THERE)
      return TRUE;
  return FALSE;
}

static gint64
get_direct (Model *self, int p, gboolean any)
{
  gint64 sum_x4 = 0;
  int tied = 0;
  gboolean all = TRUE;

  for (int a = 0; a < self->n; a++)
    {
      if (!is_tied (self, a, p))
        continue;
      tied++;
      for (int b = 0; b < self->n; b++)
        if (a != b && is_tied (self, b, p) && !has_met (self, a, b))
          all = FALSE;
    }
  for (int r = 1; r <= self->rounds; r++)
    {
      const Square *square = &self->squares[p][r];

      if (square->happened != NOT_THERE && square->opponent >= 0 &&
          is_tied (self, square->opponent, p))
        sum_x4 += square->worth_x4;
    }
  self->told[p] = tied > 1 && (all || any);
  return self->told[p] ? sum_x4 : 0;
}

static void
add_tie (Model *self, TengenMatchTie tie)
{
  gint64 values[MOST];

  for (int p = 0; p < self->n; p++)
    switch (tie)
      {
      case TENGEN_MATCH_TIE_SOS:
        values[p] = self->sos_x4[p];
        break;
      case TENGEN_MATCH_TIE_SODOS:
        values[p] = self->sodos_x4[p];
        break;
      case TENGEN_MATCH_TIE_SOS_LESS_LOWEST:
        values[p] = self->less_x4[p];
        break;
      case TENGEN_MATCH_TIE_DIRECT:
      case TENGEN_MATCH_TIE_DIRECT_ANY:
        values[p] = get_direct (self, p, tie == TENGEN_MATCH_TIE_DIRECT_ANY);
        break;
      }
  for (int p = 0; p < self->n; p++)
    self->keys[p][self->n_keys] = values[p];
  self->n_keys++;
}

static int
get_place (const Model *self, int p)
{
  int place = 1;

  for (int i = 0; i < self->n; i++)
    for (int k = 0; k < self->n_keys; k++)
      {
        if (self->keys[i][k] > self->keys[p][k])
          place++;
        if (self->keys[i][k] != self->keys[p][k])
          break;
      }
  return place;
}

/* --- Against the standings --- */

static void
check_line (const Model *self,
            const TengenMatch *match,
            const TengenMatchStanding *line)
{
  int p = line->player;

  g_assert_cmpint (line->place, ==, get_place (self, p));
  g_assert_cmpint (2 * line->start_x2, ==, self->start_x4[p]);
  g_assert_cmpint (2 * line->score_x2, ==, self->score_x4[p]);
  g_assert_cmpint (2 * line->sos_x2, ==, self->sos_x4[p]);
  g_assert_cmpint (2 * line->sos_less_x2, ==, self->less_x4[p]);
  g_assert_cmpint (line->sodos_x4, ==, self->sodos_x4[p]);
  for (int i = 0; i < match->ties.n; i++)
    g_assert_cmpint (line->ties_x4[i], ==, self->keys[p][1 + i]);
  if (tengen_match_ties_find (&match->ties, TENGEN_MATCH_TIE_DIRECT) >= 0 ||
      tengen_match_ties_find (&match->ties, TENGEN_MATCH_TIE_DIRECT_ANY) >= 0)
    g_assert_true (line->is_direct == self->told[p]);
}

static void
check (const TengenMatch *match)
{
  g_autofree Model *model = g_new0 (Model, 1);
  g_autoptr (GArray) lines = tengen_match_list_standings (match);

  read_table (model, match);
  add_scores (model, match);
  set_as_opponents (model, match);
  add_sums (model, match);
  for (int i = 0; i < match->ties.n; i++)
    add_tie (model, match->ties.kinds[i]);
  g_assert_cmpuint (lines->len, ==, model->n);
  for (guint i = 0; i < lines->len; i++)
    {
      const TengenMatchStanding *line =
          &g_array_index (lines, TengenMatchStanding, i);

      check_line (model, match, line);
      if (i > 0)
        g_assert_cmpint (line->place, >=, (line - 1)->place);
    }
}

/* --- Events by chance --- */

static gboolean
by_chance (GRand *rand, int one_in)
{
  return g_rand_int_range (rand, 0, one_in) == 0;
}

static void
choose_terms (TengenMatch *match, GRand *rand)
{
  int n_ties = g_rand_int_range (rand, 0, TENGEN_MATCH_MAX_TIES + 1);

  match->ties.n = 0;
  for (int i = 0; i < 20 && match->ties.n < n_ties; i++)
    tengen_match_ties_add (
        &match->ties,
        (TengenMatchTie) g_rand_int_range (rand, 0, TENGEN_MATCH_N_TIES));
  match->ties.unplayed =
      (TengenMatchUnplayed) g_rand_int_range (rand, 0, TENGEN_MATCH_N_UNPLAYED);
  match->scoring = (TengenMatchScoring) g_rand_int_range (rand, 0, 3);
  for (int i = 0; i < 3; i++)
    match->points_x2[i] = g_rand_int_range (rand, 0, 7);
  match->n_rounds = match->kind == TENGEN_MATCH_SWISS
                        ? g_rand_int_range (rand, 1, MOST_ROUNDS + 1)
                        : 1;
  for (int i = 0; i < (int) match->players->len; i++)
    tengen_match_get_player (match, i)->rank = g_rand_int_range (rand, -6, 5);
  if (by_chance (rand, 3))
    tengen_match_set_groups (match, g_rand_int_range (rand, 1, 4), -4);
}

static void
plan (TengenMatch *match, GRand *rand)
{
  for (int i = 0; i < 6; i++)
    {
      int player = g_rand_int_range (rand, 0, (int) match->players->len);
      int round = g_rand_int_range (rand, 1, MOST_ROUNDS + 1);

      if (by_chance (rand, 3))
        tengen_match_set_bye (match, player, round, TRUE);
      else
        tengen_match_set_absent (match, player, round, TRUE);
    }
}

static void
decide (TengenMatch *match, GRand *rand, gboolean all)
{
  for (int i = 0; i < (int) match->games->len; i++)
    {
      TengenResult both = { TENGEN_RESULT_BOTH_LOST, TENGEN_STONE_NONE, 0 };

      if (tengen_match_get_game (match, i)->result.kind !=
              TENGEN_RESULT_UNKNOWN ||
          (!all && by_chance (rand, 2)))
        continue;
      if (by_chance (rand, 6))
        tengen_match_set_result (match, i, &both, TRUE);
      else
        match_class_decide (match,
                            i,
                            by_chance (rand, 6)   ? "W+F"
                            : by_chance (rand, 6) ? "0"
                            : by_chance (rand, 8) ? "Void"
                            : by_chance (rand, 2) ? "B+2.5"
                                                  : "W+R");
    }
}

static void
come_or_leave (TengenMatch *match, GRand *rand)
{
  if (by_chance (rand, 8))
    tengen_match_get_player (
        match, g_rand_int_range (rand, 0, (int) match->players->len))
        ->left = TRUE;
  if (by_chance (rand, 8) && match->players->len < MOST)
    tengen_match_add_player (match, "late", -2);
}

static void
run_event (GRand *rand)
{
  TengenMatchKind kind =
      by_chance (rand, 4) ? TENGEN_MATCH_ROUND_ROBIN : TENGEN_MATCH_SWISS;
  int n = g_rand_int_range (
      rand, 2, kind == TENGEN_MATCH_ROUND_ROBIN ? 7 : MOST + 1);
  g_autoptr (TengenMatch) match = match_class_new (kind, n, "japan", 19);

  choose_terms (match, rand);
  plan (match, rand);
  check (match);
  while (tengen_match_get_round (match) < MOST_ROUNDS &&
         tengen_match_pair (match, g_rand_int (rand)) ==
             TENGEN_MATCH_FAULT_NONE)
    {
      check (match);
      decide (match, rand, FALSE);
      check (match);
      decide (match, rand, TRUE);
      check (match);
      come_or_leave (match, rand);
    }
}

static void
test_events (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  int times = g_getenv ("TENGEN_FULL") != NULL ? 40000 : 2500;

  for (int i = 0; i < times; i++)
    run_event (rand);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-standing-model/events", test_events);
  return g_test_run ();
}
