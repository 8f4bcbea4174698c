/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-text: a match to the text of a key file
 *
 * Shape:  what was read is taken, and what is known is set anew in it: groups and
 *         keys that are not known stay where they are.
 */
#include "tengen-match-text.h"

#include "tengen-match-rank.h"
#include "tengen-match-text-private.h"
#include "tengen-record-seal.h"
#include "tengen-record-value.h"

#include <string.h>

#define MATCH TENGEN_MATCH_TEXT_MATCH
#define SETUP TENGEN_MATCH_TEXT_SETUP
#define END TENGEN_MATCH_TEXT_END

const TengenMatchTextName tengen_match_text_kinds[] = {
  { "series", TENGEN_MATCH_SERIES },
  { "round-robin", TENGEN_MATCH_ROUND_ROBIN },
  { "swiss", TENGEN_MATCH_SWISS },
  { NULL, 0 },
};

const TengenMatchTextName tengen_match_text_scorings[] = {
  { "wins", TENGEN_MATCH_SCORE_WINS },
  { "difference", TENGEN_MATCH_SCORE_DIFFERENCE },
  { "points", TENGEN_MATCH_SCORE_POINTS },
  { NULL, 0 },
};

const TengenMatchTextName tengen_match_text_sides[] = {
  { "kept", TENGEN_MATCH_SIDES_KEPT },
  { "exchanged", TENGEN_MATCH_SIDES_EXCHANGED },
  { NULL, 0 },
};

const TengenMatchTextName tengen_match_text_hows[] = {
  { "five", TENGEN_RESULT_FIVE },
  { "forbidden", TENGEN_RESULT_FORBIDDEN },
  { "both-lost", TENGEN_RESULT_BOTH_LOST },
  { NULL, 0 },
};

void
tengen_match_text_report_clear (TengenMatchTextReport *self)
{
  g_return_if_fail (self != NULL);

  self->fault = TENGEN_MATCH_TEXT_NONE;
  g_clear_pointer (&self->group, g_free);
  g_clear_pointer (&self->key, g_free);
}

/* --- Values --- */

static const char *
find_text (const TengenMatchTextName *names, int value)
{
  while (names->text != NULL && names->value != value)
    names++;
  return names->text;
}

static void
set_or_remove (GKeyFile *file,
               const char *group,
               const char *key,
               const char *text)
{
  if (text != NULL)
    g_key_file_set_string (file, group, key, text);
  else
    g_key_file_remove_key (file, group, key, NULL);
}

static void
set_flag (GKeyFile *file, const char *group, const char *key, gboolean flag)
{
  set_or_remove (file, group, key, flag ? "true" : NULL);
}

static void
set_half_points (GKeyFile *file, const char *group, const char *key, int x2)
{
  g_autofree char *text = tengen_value_write_half_points (x2);

  g_key_file_set_string (file, group, key, text);
}

/* --- Groups --- */

static void
write_points (GKeyFile *file, const TengenMatch *self)
{
  g_autofree char *win = tengen_value_write_half_points (self->points_x2[0]);
  g_autofree char *draw = tengen_value_write_half_points (self->points_x2[1]);
  g_autofree char *loss = tengen_value_write_half_points (self->points_x2[2]);
  g_autofree char *text = g_strdup_printf ("%s %s %s", win, draw, loss);

  g_key_file_set_string (file, MATCH, "points", text);
}

static gboolean
has_sides (const TengenMatch *self)
{
  for (guint i = 0; i < self->games->len; i++)
    if (tengen_match_get_game (self, (int) i)->sides !=
        TENGEN_MATCH_SIDES_UNSAID)
      return TRUE;
  return FALSE;
}

static gboolean
has_both_lost (const TengenMatch *self)
{
  for (guint i = 0; i < self->games->len; i++)
    if (tengen_match_get_game (self, (int) i)->result.kind ==
        TENGEN_RESULT_BOTH_LOST)
      return TRUE;
  return FALSE;
}

static gboolean
has_plans (const TengenMatch *self)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      const TengenMatchPlayer *player = tengen_match_get_player (self, (int) i);

      if (player->absences != 0 || player->byes != 0)
        return TRUE;
    }
  return FALSE;
}

/* What an older Tengen does not know: computers, then engines outside. */
static int
choose_minor (const TengenMatch *self)
{
  int minor = 0;

  for (guint i = 0; i < self->players->len; i++)
    {
      const TengenMatchPlayer *player = tengen_match_get_player (self, (int) i);

      if (*player->engine != '\0')
        return TENGEN_MATCH_MINOR;
      if (player->level > 0)
        minor = 1;
    }
  return minor;
}

static gboolean
has_old_kinds (const TengenMatchTies *ties)
{
  TengenMatchTies old;

  tengen_match_ties_init_old (&old);
  return tengen_match_ties_equal_kinds (ties, &old);
}

/* The lowest format that can hold a match. */
static int
choose_format (const TengenMatch *self)
{
  if (!has_old_kinds (&self->ties) ||
      self->ties.unplayed != TENGEN_MATCH_UNPLAYED_LEFT_OUT || self->bar != 0 ||
      has_plans (self) || has_both_lost (self))
    return 3;
  return has_sides (self) ? 2 : 1;
}

/* What an old table means is not written. */
static void
write_ties (GKeyFile *file, const TengenMatch *self)
{
  g_autofree char *kinds = tengen_match_ties_format (&self->ties);
  g_autofree char *bar = tengen_match_rank_format (self->bar);
  g_autofree char *floor = tengen_match_rank_format (self->floor);

  set_or_remove (
      file, MATCH, "ties", has_old_kinds (&self->ties) ? NULL : kinds);
  set_or_remove (file,
                 MATCH,
                 "unplayed",
                 self->ties.unplayed == TENGEN_MATCH_UNPLAYED_LEFT_OUT
                     ? NULL
                     : tengen_match_unplayed_get_word (self->ties.unplayed));
  set_or_remove (file, MATCH, "bar", bar);
  set_or_remove (file, MATCH, "floor", floor);
}

static void
write_match (GKeyFile *file, const TengenMatch *self)
{
  int minor = g_key_file_get_integer (file, MATCH, "minor", NULL);

  g_key_file_set_integer (file, MATCH, "format", choose_format (self));
  g_key_file_set_integer (
      file, MATCH, "minor", MAX (minor, choose_minor (self)));
  g_key_file_set_string (file, MATCH, "id", self->id);
  g_key_file_set_string (file, MATCH, "title", self->title);
  g_key_file_set_string (
      file, MATCH, "kind", find_text (tengen_match_text_kinds, self->kind));
  g_key_file_set_string (file,
                         MATCH,
                         "scoring",
                         find_text (tengen_match_text_scorings, self->scoring));
  write_points (file, self);
  g_key_file_set_integer (file, MATCH, "rounds", self->n_rounds);
  g_key_file_set_integer (file, MATCH, "to-win", self->to_win);
  set_flag (file, MATCH, "by-rank", self->by_rank);
  write_ties (file, self);
}

static void
write_setup (GKeyFile *file, const TengenGameSetup *setup)
{
  g_autofree char *rules = tengen_game_setup_format_rules (setup, NULL);
  g_autofree char *clock = tengen_clock_setting_encode (&setup->clock);

  g_key_file_set_string (file, SETUP, "rules", rules);
  set_or_remove (file, SETUP, "rules-name", setup->rules_name);
  g_key_file_set_integer (file, SETUP, "size", setup->width);
  g_key_file_set_integer (file, SETUP, "handicap", setup->handicap);
  set_half_points (file, SETUP, "komi", setup->komi_x2);
  set_flag (file, SETUP, "free-handicap", setup->free_handicap);
  g_key_file_set_string (file, SETUP, "clock", clock);
}

/* Writes rounds, with blanks between. */
static void
write_rounds (GKeyFile *file,
              const char *group,
              const char *key,
              guint64 rounds)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < TENGEN_MATCH_MAX_PLANNED; i++)
    if ((rounds >> i & 1) != 0)
      g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "", i + 1);
  set_or_remove (file, group, key, text->len > 0 ? text->str : NULL);
}

static void
write_player (GKeyFile *file, const TengenMatchPlayer *player, guint index)
{
  g_autofree char *group =
      g_strdup_printf (TENGEN_MATCH_TEXT_PLAYER "%u", index + 1);
  g_autofree char *rank = tengen_match_rank_format (player->rank);
  g_autofree char *level =
      player->level > 0 ? g_strdup_printf ("%d", player->level) : NULL;

  g_key_file_set_string (file, group, "name", player->name);
  set_or_remove (file, group, "rank", rank);
  set_flag (file, group, "left", player->left);
  set_or_remove (file, group, "computer", level);
  set_or_remove (
      file, group, "engine", *player->engine != '\0' ? player->engine : NULL);
  write_rounds (file, group, "absent", player->absences);
  write_rounds (file, group, "bye", player->byes);
}

static void
write_result (GKeyFile *file, const TengenResult *result, const char *group)
{
  g_autofree char *text = tengen_result_format (result);

  g_key_file_set_string (file, group, "result", text);
  set_or_remove (
      file, group, "how", find_text (tengen_match_text_hows, result->kind));
}

static void
write_game (GKeyFile *file, const TengenMatchGame *game, guint index)
{
  g_autofree char *group =
      g_strdup_printf (TENGEN_MATCH_TEXT_GAME "%u", index + 1);

  g_key_file_set_integer (file, group, "round", game->round);
  g_key_file_set_integer (file, group, "board", game->board);
  g_key_file_set_integer (file, group, "black", game->black + 1);
  if (game->white != TENGEN_MATCH_NOBODY)
    g_key_file_set_integer (file, group, "white", game->white + 1);
  else
    g_key_file_set_string (file, group, "white", "bye");
  g_key_file_set_integer (file, group, "handicap", game->handicap);
  set_half_points (file, group, "komi", game->komi_x2);
  write_result (file, &game->result, group);
  set_or_remove (
      file, group, "colours", find_text (tengen_match_text_sides, game->sides));
  set_flag (file, group, "by-hand", game->by_hand);
  set_or_remove (file, group, "file", game->file);
}

/* Takes away the groups of games that were dropped. */
static void
forget_games (GKeyFile *file, guint n_games)
{
  for (guint i = n_games;; i++)
    {
      g_autofree char *group =
          g_strdup_printf (TENGEN_MATCH_TEXT_GAME "%u", i + 1);

      if (!g_key_file_remove_group (file, group, NULL))
        return;
    }
}

static void
write_end (GKeyFile *file)
{
  g_key_file_remove_group (file, END, NULL);
  g_key_file_set_boolean (file, END, "complete", TRUE);
}

/* Blank lines would stand between the keys of a group and what is added to
 * it; there are new ones between groups. */
static char *
drop_blank_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *kept = g_string_new (NULL);

  for (int i = 0; lines[i] != NULL; i++)
    if (*g_strchomp (lines[i]) != '\0')
      g_string_append_printf (kept, "%s\n", lines[i]);
  return g_string_free (kept, FALSE);
}

/* Makes a separate key file with everything that the last one had. */
static GKeyFile *
copy_rest (GKeyFile *rest)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autofree char *dense = NULL;

  if (rest == NULL)
    return file;
  text = g_key_file_to_data (rest, NULL, NULL);
  dense = drop_blank_lines (text);
  g_key_file_load_from_data (file,
                             dense,
                             strlen (dense),
                             G_KEY_FILE_KEEP_COMMENTS |
                                 G_KEY_FILE_KEEP_TRANSLATIONS,
                             NULL);
  return file;
}

char *
tengen_match_to_text (const TengenMatch *self)
{
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  file = copy_rest (self->rest);
  write_match (file, self);
  write_setup (file, self->setup);
  for (guint i = 0; i < self->players->len; i++)
    write_player (file, g_ptr_array_index (self->players, i), i);
  for (guint i = 0; i < self->games->len; i++)
    write_game (file, g_ptr_array_index (self->games, i), i);
  forget_games (file, self->games->len);
  write_end (file);
  text = g_key_file_to_data (file, NULL, NULL);
  return tengen_seal_add (text);
}
