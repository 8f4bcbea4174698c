/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-game: a position of a game of a file
 */
#include "tengen-cli-game.h"

#include <string.h>

#include "tengen-cli-options.h"
#include "tengen-record-edit.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

/* How many warnings of a file are told beside an answer. */
#define WARNINGS_MAX 5

/* Before the id of an opening regulation. */
#define RENJU "renju "

/* Komi belongs to the game, whatever its rules; but where stones are counted
 * (純碁) there is none, and a set whose komi was changed says it itself. */
static void
set_rules (TengenRecord *record, TengenNode root, const TengenGoRules *rules)
{
  const TengenGoRules *named = tengen_go_rules_find (rules->id);
  g_autofree char *text = tengen_go_rules_format (rules);

  tengen_record_set_text (record, root, TENGEN_PROPERTY_TNR, text);
  tengen_record_set_text (
      record, root, TENGEN_PROPERTY_RU, tengen_go_rules_get_text (rules));
  if (rules->unit == TENGEN_GO_UNIT_STONES ||
      (named != NULL && rules->komi_x2 != named->komi_x2))
    tengen_record_set_text (record, root, TENGEN_PROPERTY_KM, NULL);
}

void
tengen_cli_game_refuse_rules (const char *option,
                              const char *text,
                              const char *ids)
{
  if (g_utf8_validate (text, -1, NULL))
    tengen_cli_options_complain (
        _ ("%s: there is no rule set “%s”; there are %s"), option, text, ids);
  else
    tengen_cli_options_complain (
        _ ("%s: there is no such rule set; there are %s"), option, ids);
}

gboolean
tengen_cli_game_read_rules (const char *option,
                            const char *text,
                            TengenGoRules *rules)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  if (g_utf8_validate (text, -1, NULL) && tengen_go_rules_parse (text, rules))
    return TRUE;
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    g_string_append_printf (
        ids, "%s%s", i > 0 ? ", " : "", tengen_go_rules_get_named (i)->id);
  tengen_cli_game_refuse_rules (option, text, ids->str);
  return FALSE;
}

/* With what could be said instead: all rule sets, or those of Renju. */
static void
refuse_setup (const char *option, const char *text)
{
  gboolean renju = g_ascii_strncasecmp (text, RENJU, strlen (RENJU) - 1) == 0;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; !renju && i < tengen_go_rules_get_n_named (); i++)
    g_ptr_array_add (names, g_strdup (tengen_go_rules_get_named (i)->id));
  for (guint i = TENGEN_RENJU_NONE + 1; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;
      g_autofree char *name = NULL;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      name = tengen_renju_rules_format (&rules);
      g_ptr_array_add (names, g_strconcat (RENJU, name, NULL));
    }
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);
  tengen_cli_game_refuse_rules (option, text, list);
}

TengenGameSetup *
tengen_cli_game_read_setup (const char *option, const char *text, int size)
{
  TengenGameSetup *setup = g_utf8_validate (text, -1, NULL)
                               ? tengen_game_setup_new_parsed (text, size)
                               : NULL;

  if (setup == NULL)
    refuse_setup (option, text);
  return setup;
}

static gboolean
is_go (const TengenCliGame *self)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_read (self->file->reading->record, self->root);

  return setup == NULL || setup->game == 1;
}

static gboolean
choose_rules (TengenCliGame *self, const char *text)
{
  TengenGoRules rules;

  if (text == NULL)
    return TRUE;
  if (!tengen_cli_game_read_rules ("--rules", text, &rules))
    return FALSE;
  if (!is_go (self))
    {
      tengen_cli_options_complain ("%s",
                                   _ ("--rules: these are for games of Go"));
      return FALSE;
    }
  set_rules (self->file->reading->record, self->root, &rules);
  return TRUE;
}

static gboolean
choose_game (TengenCliGame *self, int number)
{
  const TengenRecord *record = self->file->reading->record;
  guint n = tengen_record_get_n_games (record);

  if (number >= 1 && (guint) number <= n)
    {
      self->root = tengen_record_get_game (record, number - 1);
      return TRUE;
    }
  tengen_cli_options_complain (
      tengen_words_plural ("--game: the file holds %u game",
                           "--game: the file holds %u games",
                           n),
      n);
  return FALSE;
}

static gboolean
choose_move (TengenCliGame *self, int number)
{
  const TengenRecord *record = self->file->reading->record;
  TengenPosition *position = self->position;
  TengenNode node = self->root;
  guint n;

  while (number < 0 || tengen_position_get_move (position) < (guint) number)
    {
      node = tengen_record_get_child (record, node);
      if (node == TENGEN_NODE_NONE)
        break;
      tengen_position_goto (position, node);
    }
  n = tengen_position_get_move (position);
  if (number < 0 || n >= (guint) number)
    return TRUE;
  tengen_cli_game_complain_moves ("--move", n);
  return FALSE;
}

void
tengen_cli_game_complain_moves (const char *option, guint n)
{
  tengen_cli_options_complain (
      /* TRANSLATORS: an option, how many moves there are */
      tengen_words_plural (
          "%s: the main line has %u move", "%s: the main line has %u moves", n),
      option,
      n);
}

guint
tengen_cli_game_count_moves (const TengenCliGame *self)
{
  const TengenRecord *record = self->file->reading->record;
  TengenNode node = tengen_position_get_node (self->position);
  g_autoptr (TengenPosition) position = NULL;
  TengenNode end = node;

  /* where the line was played to its end already, that is not done again */
  if (tengen_record_get_child (record, node) == TENGEN_NODE_NONE)
    return tengen_position_get_move (self->position);
  position = tengen_position_new (record, self->root);
  for (; node != TENGEN_NODE_NONE;
       node = tengen_record_get_child (record, node))
    end = node;
  tengen_position_goto (position, end);
  return tengen_position_get_move (position);
}

gboolean
tengen_cli_choice_check_move (const TengenCliChoice *self)
{
  if (self->move >= 0 || self->move == TENGEN_CLI_MOVE_LAST)
    return TRUE;
  tengen_cli_options_complain ("%s", _ ("--move: there are no moves below 0"));
  return FALSE;
}

static gboolean
check_choice (const TengenCliChoice *choice)
{
  if (choice->files != NULL && g_strv_length (choice->files) == 1)
    return tengen_cli_choice_check_move (choice);
  tengen_cli_options_complain ("%s", _ ("one file must be named"));
  return FALSE;
}

TengenCliGame *
tengen_cli_game_open (const TengenCliChoice *choice, TengenCliStatus *status)
{
  g_autoptr (TengenCliGame) self = g_new0 (TengenCliGame, 1);

  *status = TENGEN_CLI_USAGE;
  if (!check_choice (choice))
    return NULL;
  *status = TENGEN_CLI_BAD_INPUT;
  self->file = tengen_cli_file_read (choice->files[0]);
  if (self->file == NULL)
    return NULL;
  tengen_cli_file_warn (self->file, WARNINGS_MAX);
  *status = TENGEN_CLI_USAGE;
  if (!choose_game (self, choice->game) || !choose_rules (self, choice->rules))
    return NULL;
  self->position =
      tengen_position_new (self->file->reading->record, self->root);
  if (self->position == NULL ||
      !tengen_game_setup_has_board (tengen_position_get_setup (self->position)))
    {
      tengen_cli_file_complain (
          self->file->name,
          0,
          0,
          _ ("This is no game whose board can be shown."));
      *status = TENGEN_CLI_BAD_INPUT;
      return NULL;
    }
  return choose_move (self, choice->move) ? g_steal_pointer (&self) : NULL;
}

void
tengen_cli_game_free (TengenCliGame *self)
{
  if (self == NULL)
    return;
  tengen_position_free (self->position);
  tengen_cli_file_free (self->file);
  g_free (self);
}

TengenNotation
tengen_cli_game_get_notation (const TengenGameSetup *setup)
{
  return tengen_game_setup_is_renju (setup) ? TENGEN_NOTATION_RENJU
                                            : TENGEN_NOTATION_A1;
}

char *
tengen_cli_game_name_point (const TengenCliGame *self, TengenPoint point)
{
  const TengenGameSetup *setup = tengen_position_get_setup (self->position);

  return tengen_notation_format (
      tengen_cli_game_get_notation (setup), setup->width, setup->height, point);
}

void
tengen_cli_game_add_setup (TengenCliJson *json, const TengenGameSetup *setup)
{
  tengen_cli_json_number (json, "width", setup->width);
  tengen_cli_json_number (json, "height", setup->height);
  if (tengen_game_setup_is_renju (setup))
    {
      g_autofree char *rules = tengen_renju_rules_format (&setup->renju);

      tengen_cli_json_text (json, "rules", rules);
      tengen_cli_json_boolean (json, "rules_assumed", setup->rules_assumed);
      return;
    }
  tengen_cli_json_text (json, "rules", setup->rules.id);
  tengen_cli_json_boolean (json, "rules_assumed", setup->rules_assumed);
  tengen_cli_json_number (json, "handicap", setup->handicap);
  tengen_cli_json_half_points (json, "komi", setup->komi_x2);
}

void
tengen_cli_choice_clear (TengenCliChoice *self)
{
  g_strfreev (self->files);
  g_free (self->rules);
}
