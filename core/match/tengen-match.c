/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match: players, games, results and what they are worth
 */
#include "tengen-match.h"

#include "tengen-board-number.h"
#include "tengen-match-rank.h"

#include <string.h>

/* What resignation, time, forfeit and wins without a number count where
 * differences do: 20 points. */
#define CREDIT_X2 40

static void
free_player (TengenMatchPlayer *self)
{
  g_free (self->name);
  g_free (self);
}

static void
free_game (TengenMatchGame *self)
{
  g_free (self->file);
  g_free (self);
}

static void
init_ties (TengenMatch *self)
{
  tengen_match_ties_init_old (&self->ties);
  if (self->kind == TENGEN_MATCH_SERIES)
    return;
  self->ties.kinds[2] = TENGEN_MATCH_TIE_DIRECT;
  if (self->kind == TENGEN_MATCH_SWISS)
    self->ties.unplayed = TENGEN_MATCH_UNPLAYED_VIRTUAL;
}

TengenMatch *
tengen_match_new (const char *id,
                  TengenMatchKind kind,
                  const TengenGameSetup *setup)
{
  static const int ROUNDS[] = {
    [TENGEN_MATCH_SERIES] = 3,
    [TENGEN_MATCH_ROUND_ROBIN] = 1,
    [TENGEN_MATCH_SWISS] = 4,
  };
  TengenMatch *self;

  g_return_val_if_fail (id != NULL && setup != NULL, NULL);

  self = g_new0 (TengenMatch, 1);
  self->id = g_strdup (id);
  self->title = g_strdup ("");
  self->kind = kind;
  self->points_x2[0] = 4;
  self->points_x2[1] = 2;
  self->n_rounds = ROUNDS[kind];
  self->to_win = kind == TENGEN_MATCH_SERIES ? 2 : 0;
  init_ties (self);
  self->setup = tengen_game_setup_copy (setup);
  self->players = g_ptr_array_new_with_free_func ((GDestroyNotify) free_player);
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) free_game);
  return self;
}

static void
copy_players (TengenMatch *self, const TengenMatch *from)
{
  for (guint i = 0; i < from->players->len; i++)
    {
      TengenMatchPlayer *player =
          g_memdup2 (g_ptr_array_index (from->players, i), sizeof *player);

      player->name = g_strdup (player->name);
      g_ptr_array_add (self->players, player);
    }
}

static void
copy_games (TengenMatch *self, const TengenMatch *from)
{
  for (guint i = 0; i < from->games->len; i++)
    {
      TengenMatchGame *game =
          g_memdup2 (g_ptr_array_index (from->games, i), sizeof *game);

      game->file = g_strdup (game->file);
      g_ptr_array_add (self->games, game);
    }
}

TengenMatch *
tengen_match_copy (const TengenMatch *self)
{
  TengenMatch *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = tengen_match_new (self->id, self->kind, self->setup);
  g_free (copy->title);
  copy->title = g_strdup (self->title);
  copy->scoring = self->scoring;
  memcpy (copy->points_x2, self->points_x2, sizeof copy->points_x2);
  copy->n_rounds = self->n_rounds;
  copy->to_win = self->to_win;
  copy->by_rank = self->by_rank;
  copy->ties = self->ties;
  copy->bar = self->bar;
  copy->floor = self->floor;
  copy->rest = self->rest != NULL ? g_key_file_ref (self->rest) : NULL;
  copy_players (copy, self);
  copy_games (copy, self);
  return copy;
}

void
tengen_match_free (TengenMatch *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->title);
  tengen_game_setup_free (self->setup);
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->games);
  g_clear_pointer (&self->rest, g_key_file_unref);
  g_free (self);
}

/* --- Players --- */

/* What would break a line becomes a blank. Gives %NULL where nothing is left. */
static char *
clean_name (const char *name)
{
  g_autoptr (GString) clean = g_string_new (NULL);

  if (!g_utf8_validate (name, -1, NULL))
    return NULL;
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      g_string_append_unichar (clean,
                               g_unichar_isprint (letter) ? letter : ' ');
    }
  /* also blanks that are not ASCII */
  while (clean->len > 0 && g_unichar_isspace (g_utf8_get_char (clean->str)))
    g_string_erase (clean, 0, g_utf8_next_char (clean->str) - clean->str);
  while (clean->len > 0)
    {
      const char *last = g_utf8_prev_char (clean->str + clean->len);

      if (!g_unichar_isspace (g_utf8_get_char (last)))
        break;
      g_string_truncate (clean, (gsize) (last - clean->str));
    }
  return clean->len > 0 ? g_strdup (clean->str) : NULL;
}

static gboolean
is_same_name (const char *name, const char *other)
{
  g_autofree char *first = g_utf8_normalize (name, -1, G_NORMALIZE_NFKC);
  g_autofree char *second = g_utf8_normalize (other, -1, G_NORMALIZE_NFKC);

  return g_strcmp0 (first, second) == 0;
}

/* Cleans a name; no other player may have it. */
int
tengen_match_find_player (const TengenMatch *self, const char *name)
{
  g_autofree char *clean = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, TENGEN_MATCH_NOBODY);

  clean = clean_name (name);
  for (int i = 0; clean != NULL && i < (int) self->players->len; i++)
    if (is_same_name (tengen_match_get_player (self, i)->name, clean))
      return i;
  return TENGEN_MATCH_NOBODY;
}

static TengenMatchFault
check_name (const TengenMatch *self, int player, const char *name, char **clean)
{
  g_autofree char *cleaned = NULL;

  *clean = NULL;
  cleaned = clean_name (name);
  if (cleaned == NULL)
    return TENGEN_MATCH_FAULT_NAME;
  for (int i = 0; i < (int) self->players->len; i++)
    if (i != player &&
        is_same_name (tengen_match_get_player (self, i)->name, cleaned))
      return TENGEN_MATCH_FAULT_TWICE;
  *clean = g_steal_pointer (&cleaned);
  return TENGEN_MATCH_FAULT_NONE;
}

static guint
get_most_players (const TengenMatch *self)
{
  return self->kind == TENGEN_MATCH_SERIES ? 2 : TENGEN_MATCH_MAX_PLAYERS;
}

TengenMatchFault
tengen_match_add_player (TengenMatch *self, const char *name, int rank)
{
  g_autofree char *clean = NULL;
  TengenMatchPlayer *player;
  TengenMatchFault fault;

  g_return_val_if_fail (self != NULL && name != NULL, TENGEN_MATCH_FAULT_NAME);

  fault = check_name (self, TENGEN_MATCH_NOBODY, name, &clean);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  if (self->players->len >= get_most_players (self))
    return TENGEN_MATCH_FAULT_MANY;
  player = g_new0 (TengenMatchPlayer, 1);
  player->name = g_steal_pointer (&clean);
  player->rank = rank;
  g_ptr_array_add (self->players, player);
  return TENGEN_MATCH_FAULT_NONE;
}

TengenMatchFault
tengen_match_set_player (
    TengenMatch *self, int player, const char *name, int rank, gboolean left)
{
  TengenMatchPlayer *found;
  TengenMatchFault fault;
  char *clean = NULL;

  g_return_val_if_fail (self != NULL && name != NULL, TENGEN_MATCH_FAULT_NAME);

  found = tengen_match_get_player (self, player);
  g_return_val_if_fail (found != NULL, TENGEN_MATCH_FAULT_NAME);

  fault = check_name (self, player, name, &clean);
  if (fault != TENGEN_MATCH_FAULT_NONE)
    return fault;
  g_free (found->name);
  found->name = clean;
  found->rank = rank;
  found->left = left;
  return TENGEN_MATCH_FAULT_NONE;
}

void
tengen_match_set_computer (TengenMatch *self,
                           int player,
                           int level,
                           const char *engine)
{
  TengenMatchPlayer *found;
  TengenGameComputer computer = { 0 };

  g_return_if_fail (self != NULL && engine != NULL);
  g_return_if_fail (level >= 0 && level <= TENGEN_GAME_COMPUTER_LEVELS);

  found = tengen_match_get_player (self, player);
  g_return_if_fail (found != NULL);

  tengen_game_computer_set_engine (&computer, level > 0 ? engine : "");
  found->level = level;
  memcpy (found->engine, computer.engine, sizeof found->engine);
}

TengenMatchPlayer *
tengen_match_get_player (const TengenMatch *self, int index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index >= 0 && index < (int) self->players->len, NULL);

  return g_ptr_array_index (self->players, index);
}

/* --- Games --- */

TengenMatchGame *
tengen_match_get_game (const TengenMatch *self, int index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index >= 0 && index < (int) self->games->len, NULL);

  return g_ptr_array_index (self->games, index);
}

int
tengen_match_get_round (const TengenMatch *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->games->len == 0)
    return 0;
  return tengen_match_get_game (self, (int) self->games->len - 1)->round;
}

void
tengen_match_set_result (TengenMatch *self,
                         int game,
                         const TengenResult *result,
                         gboolean by_hand)
{
  TengenMatchGame *found;

  g_return_if_fail (self != NULL && result != NULL);

  found = tengen_match_get_game (self, game);
  g_return_if_fail (found != NULL && found->white != TENGEN_MATCH_NOBODY);

  found->result = *result;
  found->by_hand = by_hand && result->kind != TENGEN_RESULT_UNKNOWN;
  if (result->kind == TENGEN_RESULT_UNKNOWN)
    found->sides = TENGEN_MATCH_SIDES_UNSAID;
}

static gboolean
is_decided (const TengenMatchGame *game)
{
  return game->result.kind != TENGEN_RESULT_UNKNOWN;
}

static gboolean
is_all_decided (const TengenMatch *self)
{
  for (guint i = 0; i < self->games->len; i++)
    if (!is_decided (g_ptr_array_index (self->games, i)))
      return FALSE;
  return TRUE;
}

static int
count_wins (const TengenMatch *self, int player)
{
  int wins = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      const TengenMatchGame *game = g_ptr_array_index (self->games, i);
      TengenStone stone = game->black == player   ? TENGEN_STONE_BLACK
                          : game->white == player ? TENGEN_STONE_WHITE
                                                  : TENGEN_STONE_NONE;

      if (stone != TENGEN_STONE_NONE && game->result.winner == stone)
        wins++;
    }
  return wins;
}

static gboolean
is_series_over (const TengenMatch *self)
{
  if (self->to_win > 0)
    for (int i = 0; i < (int) self->players->len; i++)
      if (count_wins (self, i) >= self->to_win)
        return TRUE;
  return (int) self->games->len >= self->n_rounds && is_all_decided (self);
}

void
tengen_match_count_meetings (const TengenMatch *self,
                             TengenMatchMeetings *meetings)
{
  g_return_if_fail (self != NULL && meetings != NULL);

  memset (meetings, 0, sizeof *meetings);
  for (guint i = 0; i < self->games->len; i++)
    {
      const TengenMatchGame *game = g_ptr_array_index (self->games, i);

      if (game->white == TENGEN_MATCH_NOBODY)
        continue;
      meetings->n[game->black][game->white]++;
      meetings->n[game->white][game->black]++;
    }
}

static gboolean
has_all_met (const TengenMatch *self)
{
  TengenMatchMeetings meetings;

  tengen_match_count_meetings (self, &meetings);
  for (int i = 0; i < (int) self->players->len; i++)
    for (int k = 0; k < i; k++)
      if (!tengen_match_get_player (self, i)->left &&
          !tengen_match_get_player (self, k)->left &&
          meetings.n[i][k] < self->n_rounds)
        return FALSE;
  return TRUE;
}

gboolean
tengen_match_is_over (const TengenMatch *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->games->len == 0)
    return FALSE;
  switch (self->kind)
    {
    case TENGEN_MATCH_SERIES:
      return is_series_over (self);
    case TENGEN_MATCH_ROUND_ROBIN:
      return is_all_decided (self) && has_all_met (self);
    case TENGEN_MATCH_SWISS:
      return is_all_decided (self) &&
             tengen_match_get_round (self) >= self->n_rounds;
    }
  g_assert_not_reached ();
}

gboolean
tengen_match_has_next (const TengenMatch *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (tengen_match_is_over (self))
    return FALSE;
  switch (self->kind)
    {
    case TENGEN_MATCH_SERIES:
      return (int) self->games->len < self->n_rounds;
    case TENGEN_MATCH_ROUND_ROBIN:
      return !has_all_met (self);
    case TENGEN_MATCH_SWISS:
      return tengen_match_get_round (self) < self->n_rounds;
    }
  g_assert_not_reached ();
}

/* --- Scores --- */

TengenMatchOutcome
tengen_match_get_outcome (const TengenMatch *self, int game, int player)
{
  const TengenMatchGame *found;
  TengenStone stone;

  g_return_val_if_fail (self != NULL, TENGEN_MATCH_OPEN);

  found = tengen_match_get_game (self, game);
  g_return_val_if_fail (found != NULL, TENGEN_MATCH_OPEN);
  g_return_val_if_fail (found->black == player || found->white == player,
                        TENGEN_MATCH_OPEN);

  stone = found->black == player ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE;
  if (!is_decided (found))
    return TENGEN_MATCH_OPEN;
  if (found->result.winner != TENGEN_STONE_NONE)
    return found->result.winner == stone ? TENGEN_MATCH_WON : TENGEN_MATCH_LOST;
  if (found->result.kind == TENGEN_RESULT_BOTH_LOST)
    return TENGEN_MATCH_LOST;
  return found->white == TENGEN_MATCH_NOBODY ? TENGEN_MATCH_RESTED
                                             : TENGEN_MATCH_DRAWN;
}

static int
score_points (const int points_x2[3], TengenMatchOutcome outcome)
{
  switch (outcome)
    {
    case TENGEN_MATCH_WON:
      return points_x2[0];
    case TENGEN_MATCH_DRAWN:
      return points_x2[1];
    case TENGEN_MATCH_LOST:
      return points_x2[2];
    case TENGEN_MATCH_OPEN:
    case TENGEN_MATCH_RESTED:
      return 0;
    }
  g_assert_not_reached ();
}

int
tengen_match_get_worth (const TengenMatch *self, TengenMatchOutcome outcome)
{
  static const int WINS_X2[] = { 2, 1, 0 };
  static const int DIFFERENCE_X2[] = { CREDIT_X2, 0, 0 };

  g_return_val_if_fail (self != NULL, 0);

  switch (self->scoring)
    {
    case TENGEN_MATCH_SCORE_WINS:
      return score_points (WINS_X2, outcome);
    case TENGEN_MATCH_SCORE_POINTS:
      return score_points (self->points_x2, outcome);
    case TENGEN_MATCH_SCORE_DIFFERENCE:
      return score_points (DIFFERENCE_X2, outcome);
    }
  g_assert_not_reached ();
}

int
tengen_match_score (const TengenMatch *self, int game, int player)
{
  const TengenResult *result;
  TengenMatchOutcome outcome;

  g_return_val_if_fail (self != NULL, 0);

  outcome = tengen_match_get_outcome (self, game, player);
  result = &tengen_match_get_game (self, game)->result;
  if (self->scoring == TENGEN_MATCH_SCORE_DIFFERENCE &&
      outcome == TENGEN_MATCH_WON && result->kind == TENGEN_RESULT_COUNT)
    return result->margin_x2;
  return tengen_match_get_worth (self, outcome);
}

/* --- What a game starts from --- */

static char *
make_rank (const TengenMatchPlayer *player)
{
  return tengen_match_rank_format (player->rank);
}

static void
exchange_times (TengenClockSetting *clock)
{
  TengenClockTime first = clock->seats[TENGEN_SEAT_FIRST];

  clock->seats[TENGEN_SEAT_FIRST] = clock->seats[TENGEN_SEAT_SECOND];
  clock->seats[TENGEN_SEAT_SECOND] = first;
}

/* Its seed is drawn when the game begins. */
static TengenGameComputer
make_computer (const TengenMatchPlayer *player)
{
  TengenGameComputer computer = { .level = player->level };

  tengen_game_computer_set_engine (&computer, player->engine);
  return computer;
}

TengenGameSetup *
tengen_match_make_setup (const TengenMatch *self, int game)
{
  const TengenMatchGame *found;
  const TengenMatchPlayer *black, *white;
  TengenGameSetup *setup;

  g_return_val_if_fail (self != NULL, NULL);

  found = tengen_match_get_game (self, game);
  g_return_val_if_fail (found != NULL && found->white != TENGEN_MATCH_NOBODY,
                        NULL);

  black = tengen_match_get_player (self, found->black);
  white = tengen_match_get_player (self, found->white);
  setup = tengen_game_setup_copy (self->setup);
  g_free (setup->black);
  setup->black = g_strdup (black->name);
  g_free (setup->white);
  setup->white = g_strdup (white->name);
  g_free (setup->black_rank);
  setup->black_rank = make_rank (black);
  g_free (setup->white_rank);
  setup->white_rank = make_rank (white);
  g_free (setup->match);
  setup->match = g_strdup_printf ("%s %d", self->id, game + 1);
  setup->handicap = found->handicap;
  setup->komi_x2 = found->komi_x2;
  setup->computers[TENGEN_SEAT_FIRST] = make_computer (black);
  setup->computers[TENGEN_SEAT_SECOND] = make_computer (white);
  if (self->kind == TENGEN_MATCH_SERIES && found->black != 0)
    exchange_times (&setup->clock);
  return setup;
}

gboolean
tengen_match_is_id (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return *text != '\0' && strlen (text) <= TENGEN_MATCH_MAX_ID &&
         text[strspn (text, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "-")] ==
             '\0';
}

gboolean
tengen_match_parse_game (const char *text, char **id, int *game)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", " ", 3);
  int number = 0;

  g_return_val_if_fail (id != NULL && game != NULL, FALSE);

  *id = NULL;
  *game = 0;
  if (g_strv_length (parts) != 2 || !tengen_match_is_id (parts[0]) ||
      !tengen_board_number_parse (parts[1], 1, TENGEN_MATCH_MAX_GAMES, &number))
    return FALSE;
  *id = g_strdup (parts[0]);
  *game = number - 1;
  return TRUE;
}
