/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-text: the text of a key file to a match
 *
 * Shape:  each reader gives FALSE and notes group and key at the first value that
 *         cannot be; a key that is missing has the value of a new match, where it
 *         has one; the tie-breaks are then those of before there was a choice.
 */
#include "tengen-match-text.h"

#include "tengen-board-number.h"
#include "tengen-match-mcmahon.h"
#include "tengen-match-rank.h"
#include "tengen-match-text-private.h"
#include "tengen-record-key-file.h"
#include "tengen-record-seal.h"
#include "tengen-record-value.h"

#include <string.h>

#define MATCH TENGEN_MATCH_TEXT_MATCH
#define SETUP TENGEN_MATCH_TEXT_SETUP
#define END TENGEN_MATCH_TEXT_END

/* More of these is no table of a class. */
#define MOST_HANDICAP 99
#define MOST_KOMI_X2 1000
#define MOST_POINTS_X2 2000
#define LONGEST_FILE 255

typedef struct
{
  GKeyFile *file;
  TengenMatchTextReport *report;
} Reader;

/* --- Values --- */

static gboolean
fail (Reader *self, const char *group, const char *key)
{
  tengen_match_text_report_clear (self->report);
  self->report->fault = TENGEN_MATCH_TEXT_VALUE;
  self->report->group = g_strdup (group);
  self->report->key = g_strdup (key);
  return FALSE;
}

/* Gives %NULL for a key that is missing or no text. */
static char *
get_text (const Reader *self, const char *group, const char *key)
{
  char *text = tengen_record_key_file_get_text (self->file, group, key);

  return text != NULL ? g_strstrip (text) : NULL;
}

static gboolean
has (const Reader *self, const char *group, const char *key)
{
  return g_key_file_has_key (self->file, group, key, NULL);
}

/* A missing key leaves the number as it is; while there are no players yet, no
 * number of a player is valid. */
static gboolean
read_int (Reader *self,
          const char *group,
          const char *key,
          int least,
          int most,
          int *number)
{
  g_autofree char *text = get_text (self, group, key);

  if (!has (self, group, key))
    return TRUE;
  return (text != NULL &&
          tengen_board_number_parse (text, least, most, number)) ||
         fail (self, group, key);
}

static gboolean
need (Reader *self, const char *group, const char *key)
{
  return has (self, group, key) || fail (self, group, key);
}

static gboolean
read_flag (Reader *self, const char *group, const char *key, gboolean *flag)
{
  g_autofree char *text = get_text (self, group, key);

  if (!has (self, group, key))
    return TRUE;
  if (g_strcmp0 (text, "true") != 0 && g_strcmp0 (text, "false") != 0)
    return fail (self, group, key);
  *flag = strcmp (text, "true") == 0;
  return TRUE;
}

static gboolean
read_name (Reader *self,
           const char *group,
           const char *key,
           const TengenMatchTextName *names,
           int *value)
{
  g_autofree char *text = get_text (self, group, key);

  while (names->text != NULL && g_strcmp0 (names->text, text) != 0)
    names++;
  if (names->text == NULL)
    return fail (self, group, key);
  *value = names->value;
  return TRUE;
}

static gboolean
parse_half_points (const char *text, int least, int most, int *x2)
{
  gboolean exact = FALSE;
  int read = 0;

  if (text == NULL ||
      !tengen_value_half_points (text, strlen (text), &read, &exact) ||
      !exact || read < least || read > most)
    return FALSE;
  *x2 = read;
  return TRUE;
}

static gboolean
read_komi (Reader *self, const char *group, int *x2)
{
  g_autofree char *text = get_text (self, group, "komi");

  if (!has (self, group, "komi"))
    return TRUE;
  return parse_half_points (text, -MOST_KOMI_X2, MOST_KOMI_X2, x2) ||
         fail (self, group, "komi");
}

/* --- Setup --- */

static gboolean
read_clock (Reader *self, TengenClockSetting *clock)
{
  g_autofree char *text = get_text (self, SETUP, "clock");

  if (!has (self, SETUP, "clock"))
    return TRUE;
  if (text == NULL || !tengen_clock_setting_decode (text, clock) ||
      !tengen_clock_setting_is_valid (clock))
    return fail (self, SETUP, "clock");
  return TRUE;
}

static TengenGameSetup *
read_setup (Reader *self)
{
  g_autofree char *rules = get_text (self, SETUP, "rules");
  g_autoptr (TengenGameSetup) setup = NULL;
  int size = 19;

  if (!read_int (self, SETUP, "size", 2, 25, &size))
    return NULL;
  if (rules != NULL)
    setup = tengen_game_setup_new_parsed (rules, size);
  if (setup == NULL)
    {
      fail (self, SETUP, "rules");
      return NULL;
    }
  setup->rules_name =
      tengen_record_key_file_get_text (self->file, SETUP, "rules-name");
  if (!read_int (self, SETUP, "handicap", 0, MOST_HANDICAP, &setup->handicap) ||
      !read_komi (self, SETUP, &setup->komi_x2) ||
      !read_flag (self, SETUP, "free-handicap", &setup->free_handicap) ||
      !read_clock (self, &setup->clock))
    return NULL;
  return g_steal_pointer (&setup);
}

/* --- Match --- */

static gboolean
read_points (Reader *self, TengenMatch *match)
{
  g_autofree char *text = get_text (self, MATCH, "points");
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", " ", 4);

  if (!has (self, MATCH, "points"))
    return TRUE;
  if (g_strv_length (parts) != G_N_ELEMENTS (match->points_x2))
    return fail (self, MATCH, "points");
  for (gsize i = 0; i < G_N_ELEMENTS (match->points_x2); i++)
    if (!parse_half_points (parts[i], 0, MOST_POINTS_X2, &match->points_x2[i]))
      return fail (self, MATCH, "points");
  return TRUE;
}

static gboolean
read_ties (Reader *self, TengenMatch *match)
{
  g_autofree char *kinds = get_text (self, MATCH, "ties");
  g_autofree char *unplayed = get_text (self, MATCH, "unplayed");

  tengen_match_ties_init_old (&match->ties);
  if (has (self, MATCH, "ties") &&
      (kinds == NULL || !tengen_match_ties_parse (&match->ties, kinds)))
    return fail (self, MATCH, "ties");
  if (has (self, MATCH, "unplayed") &&
      (unplayed == NULL ||
       !tengen_match_unplayed_parse (unplayed, &match->ties.unplayed)))
    return fail (self, MATCH, "unplayed");
  return TRUE;
}

static gboolean
read_rank (Reader *self, const char *group, const char *key, int *rank)
{
  g_autofree char *text = get_text (self, group, key);

  if (!has (self, group, key))
    return TRUE;
  return (text != NULL && tengen_match_rank_parse (text, rank)) ||
         fail (self, group, key);
}

/* Needs kind and scoring. */
static gboolean
read_groups_by_rank (Reader *self, TengenMatch *match)
{
  int bar = 0, floor = 0;

  return read_rank (self, MATCH, "bar", &bar) &&
         read_rank (self, MATCH, "floor", &floor) &&
         (tengen_match_set_groups (match, bar, floor) ||
          fail (self, MATCH, bar != 0 ? "bar" : "floor"));
}

static gboolean
read_terms (Reader *self, TengenMatch *match)
{
  g_autofree char *title =
      tengen_record_key_file_get_text (self->file, MATCH, "title");
  int scoring = match->scoring;

  if (has (self, MATCH, "title") && title == NULL)
    return fail (self, MATCH, "title");
  if (has (self, MATCH, "scoring") &&
      !read_name (self, MATCH, "scoring", tengen_match_text_scorings, &scoring))
    return FALSE;
  match->scoring = (TengenMatchScoring) scoring;
  if (title != NULL)
    {
      g_free (match->title);
      match->title = g_steal_pointer (&title);
    }
  return read_points (self, match) &&
         read_int (self,
                   MATCH,
                   "rounds",
                   1,
                   TENGEN_MATCH_MAX_GAMES,
                   &match->n_rounds) &&
         read_int (self,
                   MATCH,
                   "to-win",
                   0,
                   TENGEN_MATCH_MAX_GAMES,
                   &match->to_win) &&
         read_flag (self, MATCH, "by-rank", &match->by_rank) &&
         read_ties (self, match) && read_groups_by_rank (self, match);
}

static TengenMatch *
read_head (Reader *self)
{
  g_autofree char *id = get_text (self, MATCH, "id");
  g_autoptr (TengenGameSetup) setup = NULL;
  g_autoptr (TengenMatch) match = NULL;
  int kind = 0;

  if (id == NULL || !tengen_match_is_id (id))
    {
      fail (self, MATCH, "id");
      return NULL;
    }
  if (!read_name (self, MATCH, "kind", tengen_match_text_kinds, &kind))
    return NULL;
  setup = read_setup (self);
  if (setup == NULL)
    return NULL;
  match = tengen_match_new (id, (TengenMatchKind) kind, setup);
  return read_terms (self, match) ? g_steal_pointer (&match) : NULL;
}

/* --- Players --- */

/* Reads rounds with blanks between, none of them twice. */
static gboolean
read_rounds (Reader *self, const char *group, const char *key, guint64 *rounds)
{
  g_autofree char *text = get_text (self, group, key);
  g_auto (GStrv) parts =
      g_strsplit (text != NULL ? text : "", " ", TENGEN_MATCH_MAX_PLANNED + 1);

  if (!has (self, group, key))
    return TRUE;
  for (int i = 0; parts[i] != NULL; i++)
    {
      int round = 0;

      if (!tengen_board_number_parse (
              parts[i], 1, TENGEN_MATCH_MAX_PLANNED, &round) ||
          (*rounds >> (round - 1) & 1) != 0)
        return fail (self, group, key);
      *rounds |= G_GUINT64_CONSTANT (1) << (round - 1);
    }
  return *rounds != 0 || fail (self, group, key);
}

static guint64
find_byes (const TengenMatch *match)
{
  guint64 byes = 0;

  for (int i = 0; i < (int) match->players->len; i++)
    byes |= tengen_match_get_player (match, i)->byes;
  return byes;
}

/* In a series there are neither absences nor byes, in a round robin no byes; a
 * round has at most one chosen bye, for a player who is present. */
static gboolean
read_plans (Reader *self,
            const TengenMatch *match,
            const char *group,
            TengenMatchPlayer *player)
{
  guint64 others = find_byes (match);

  if (!read_rounds (self, group, "absent", &player->absences) ||
      !read_rounds (self, group, "bye", &player->byes))
    return FALSE;
  if (player->absences != 0 && match->kind == TENGEN_MATCH_SERIES)
    return fail (self, group, "absent");
  if (player->byes != 0 && match->kind != TENGEN_MATCH_SWISS)
    return fail (self, group, "bye");
  return (player->byes & (others | player->absences)) == 0 ||
         fail (self, group, "bye");
}

static gboolean
read_player (Reader *self, TengenMatch *match, const char *group)
{
  g_autofree char *name = get_text (self, group, "name");
  g_autofree char *engine = get_text (self, group, "engine");
  TengenMatchPlayer *player;
  int rank = 0;
  int level = 0;

  if (!read_rank (self, group, "rank", &rank))
    return FALSE;
  if (name == NULL ||
      tengen_match_add_player (match, name, rank) != TENGEN_MATCH_FAULT_NONE)
    return fail (self, group, "name");
  player = tengen_match_get_player (match, (int) match->players->len - 1);
  if (!read_flag (self, group, "left", &player->left) ||
      !read_int (
          self, group, "computer", 1, TENGEN_GAME_COMPUTER_LEVELS, &level))
    return FALSE;
  tengen_match_set_computer (match,
                             (int) match->players->len - 1,
                             level,
                             engine != NULL ? engine : "");
  return read_plans (self, match, group, player);
}

/* --- Games --- */

static gboolean
is_file_name (const char *name)
{
  return *name != '\0' && *name != '.' && strlen (name) <= LONGEST_FILE &&
         strpbrk (name, "/\\") == NULL;
}

static gboolean
read_file (Reader *self, const char *group, char **file)
{
  g_autofree char *name =
      tengen_record_key_file_get_text (self->file, group, "file");

  if (!has (self, group, "file"))
    return TRUE;
  if (name == NULL || !is_file_name (name))
    return fail (self, group, "file");
  *file = g_steal_pointer (&name);
  return TRUE;
}

static gboolean
read_how (Reader *self, const char *group, TengenResult *result)
{
  int how = 0;

  if (!has (self, group, "how"))
    return TRUE;
  if (!read_name (self, group, "how", tengen_match_text_hows, &how))
    return FALSE;
  /* RE has no word for what both have lost, and says nothing of it */
  if (how == TENGEN_RESULT_BOTH_LOST ? result->kind != TENGEN_RESULT_UNKNOWN
                                     : result->winner == TENGEN_STONE_NONE)
    return fail (self, group, "how");
  *result = (TengenResult){ (TengenResultKind) how, result->winner, 0 };
  return TRUE;
}

static gboolean
read_result (Reader *self, const char *group, TengenResult *result)
{
  g_autofree char *text = get_text (self, group, "result");

  if (has (self, group, "result") &&
      (text == NULL || !tengen_result_parse (text, result)))
    return fail (self, group, "result");
  return read_how (self, group, result);
}

static gboolean
read_sides (Reader *self, const char *group, TengenMatchSides *found)
{
  int sides = 0;

  if (!has (self, group, "colours"))
    return TRUE;
  if (!read_name (self, group, "colours", tengen_match_text_sides, &sides))
    return FALSE;
  *found = (TengenMatchSides) sides;
  return TRUE;
}

static gboolean
read_white (Reader *self, TengenMatch *match, const char *group, int *white)
{
  g_autofree char *text = get_text (self, group, "white");

  *white = 0;
  if (g_strcmp0 (text, "bye") != 0)
    return read_int (self, group, "white", 1, (int) match->players->len, white);
  return TRUE;
}

/* In the file players are counted from 1, and 0 is no player. */
static gboolean
read_pair (Reader *self,
           TengenMatch *match,
           const char *group,
           TengenMatchGame *game)
{
  int n = (int) match->players->len;

  if (!need (self, group, "black") || !need (self, group, "white") ||
      !read_int (self, group, "black", 1, n, &game->black) ||
      !read_white (self, match, group, &game->white))
    return FALSE;
  game->black--;
  game->white--;
  return game->black != game->white || fail (self, group, "white");
}

static gboolean
is_there (const TengenMatch *match, int round, int player)
{
  for (int i = (int) match->games->len - 1; i >= 0; i--)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, i);

      if (game->round != round)
        return FALSE;
      if (game->black == player || game->white == player)
        return TRUE;
    }
  return FALSE;
}

/* Rounds follow each other, and no player plays twice in one. */
static gboolean
check_place (Reader *self,
             const TengenMatch *match,
             const char *group,
             const TengenMatchGame *game)
{
  if (game->round < tengen_match_get_round (match))
    return fail (self, group, "round");
  if (is_there (match, game->round, game->black))
    return fail (self, group, "black");
  if (game->white != TENGEN_MATCH_NOBODY &&
      is_there (match, game->round, game->white))
    return fail (self, group, "white");
  return TRUE;
}

/* Two alone have none; of a bye only a forfeit that was won, or a rest. */
static gboolean
check_bye (Reader *self,
           const TengenMatch *match,
           const char *group,
           const TengenMatchGame *game)
{
  const TengenResult *result = &game->result;

  if (game->white != TENGEN_MATCH_NOBODY)
    return TRUE;
  if (match->kind == TENGEN_MATCH_SERIES)
    return fail (self, group, "white");
  if (result->kind == TENGEN_RESULT_VOID ||
      (result->kind == TENGEN_RESULT_FORFEIT &&
       result->winner == TENGEN_STONE_BLACK))
    return TRUE;
  return fail (self, group, "result");
}

static gboolean
fill_game (Reader *self,
           TengenMatch *match,
           const char *group,
           TengenMatchGame *game)
{
  const int most = TENGEN_MATCH_MAX_GAMES;

  return need (self, group, "round") &&
         read_int (self, group, "round", 1, most, &game->round) &&
         read_int (self, group, "board", 1, most, &game->board) &&
         read_pair (self, match, group, game) &&
         read_int (
             self, group, "handicap", 0, MOST_HANDICAP, &game->handicap) &&
         read_komi (self, group, &game->komi_x2) &&
         read_result (self, group, &game->result) &&
         read_sides (self, group, &game->sides) &&
         read_flag (self, group, "by-hand", &game->by_hand) &&
         read_file (self, group, &game->file) &&
         check_place (self, match, group, game) &&
         check_bye (self, match, group, game);
}

static gboolean
read_game (Reader *self, TengenMatch *match, const char *group)
{
  TengenMatchGame *game = g_new0 (TengenMatchGame, 1);

  game->board = 1;
  game->handicap = match->setup->handicap;
  game->komi_x2 = match->setup->komi_x2;
  if (match->games->len < TENGEN_MATCH_MAX_GAMES &&
      fill_game (self, match, group, game))
    {
      g_ptr_array_add (match->games, game);
      return TRUE;
    }
  g_free (game->file);
  g_free (game);
  return FALSE;
}

/* --- The file --- */

typedef gboolean (*ReadGroup) (Reader *self,
                               TengenMatch *match,
                               const char *group);

/* Reads the groups of a prefix with the numbers 1, 2 and so on; a number that
 * does not follow the others cannot be. */
static gboolean
read_groups (Reader *self,
             TengenMatch *match,
             const char *prefix,
             ReadGroup read)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->file, NULL);
  guint n = 0;

  for (guint i = 0; groups[i] != NULL; i++)
    n += g_str_has_prefix (groups[i], prefix) ? 1 : 0;
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *group = g_strdup_printf ("%s%u", prefix, i);

      if (!g_key_file_has_group (self->file, group))
        return fail (self, group, NULL);
      if (!read (self, match, group))
        return FALSE;
    }
  return TRUE;
}

static TengenMatchTextFault
check_format (GKeyFile *file)
{
  int format = g_key_file_get_integer (file, MATCH, "format", NULL);

  if (format <= 0)
    return TENGEN_MATCH_TEXT_SYNTAX;
  if (format > TENGEN_MATCH_FORMAT)
    return TENGEN_MATCH_TEXT_NEWER;
  return g_key_file_get_boolean (file, END, "complete", NULL)
             ? TENGEN_MATCH_TEXT_NONE
             : TENGEN_MATCH_TEXT_CUT;
}

static TengenMatchTextFault
load (GKeyFile *file, const char *text, gsize length)
{
  GKeyFileFlags flags = G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS;

  if (length == 0 || !g_utf8_validate_len (text, length, NULL) ||
      !g_key_file_load_from_data (file, text, length, flags, NULL))
    return TENGEN_MATCH_TEXT_SYNTAX;
  return check_format (file);
}

/* A duplicate key is ambiguous, and GLib would keep both: removing one later
 * would leave the other. */
static gboolean
check_group (Reader *self, const char *group)
{
  g_auto (GStrv) keys = g_key_file_get_keys (self->file, group, NULL, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; keys[i] != NULL; i++)
    if (!g_hash_table_add (seen, keys[i]))
      return fail (self, group, keys[i]);
  return TRUE;
}

static gboolean
check_groups (Reader *self)
{
  g_auto (GStrv) groups = g_key_file_get_groups (self->file, NULL);

  for (int i = 0; groups[i] != NULL; i++)
    if (!check_group (self, groups[i]))
      return FALSE;
  return TRUE;
}

TengenMatch *
tengen_match_from_text (const char *text,
                        gsize length,
                        TengenMatchTextReport *report)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (TengenMatch) match = NULL;
  Reader self = { file, report };
  TengenSeal seal;
  gsize head;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (report != NULL, NULL);

  seal = tengen_seal_check (text, length, &head);
  *report = (TengenMatchTextReport){
    .fault = load (file, text + head, length - head),
    .changed = seal == TENGEN_SEAL_BROKEN,
  };
  if (report->fault != TENGEN_MATCH_TEXT_NONE || !check_groups (&self))
    return NULL;
  match = read_head (&self);
  if (match == NULL ||
      !read_groups (&self, match, TENGEN_MATCH_TEXT_PLAYER, read_player) ||
      !read_groups (&self, match, TENGEN_MATCH_TEXT_GAME, read_game))
    return NULL;
  match->rest = g_key_file_ref (file);
  return g_steal_pointer (&match);
}
