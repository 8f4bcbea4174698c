/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-rules: the rule sets, and what each of them says
 *
 * Shape: a set is named by its id, or by its id and changed fields as records
 *        hold them: `japan komi=11`, `renju tara-5 declared`.
 */
#include "tengen-cli-game.h"

#include <string.h>

#include "tengen-cli-json.h"
#include "tengen-cli-names.h"
#include "tengen-cli-options.h"
#include "tengen-words-renju.h"
#include "tengen-words-rules.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* Before the id of an opening regulation. */
#define RENJU "renju"

typedef struct
{
  char **words;
  gboolean json;
} Options;

static void
clear_options (Options *options)
{
  g_strfreev (options->words);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, clear_options)

/* --- Go --- */

static void
print_family (TengenGoFamily family)
{
  g_autofree char *name = tengen_words_family (family);
  g_autofree char *line = tengen_words_family_line (family);

  g_print ("%s: %s\n\n", name, line);
}

static void
print_row (const TengenGoRules *rules)
{
  g_autofree char *name = tengen_words_rules (rules);
  g_autofree char *line = tengen_words_rules_line (rules);

  g_print ("  %-9s %s\n            %s\n", rules->id, name, line);
}

static void
print_go (void)
{
  guint n = tengen_go_rules_get_n_named ();

  for (guint i = 0; i < n; i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      TengenGoFamily family = tengen_go_rules_get_family (rules);

      if (i == 0 || family != tengen_go_rules_get_family (
                                  tengen_go_rules_get_named (i - 1)))
        {
          g_print (i == 0 ? "" : "\n");
          print_family (family);
        }
      print_row (rules);
    }
}

static void
print_fields (const TengenGoRules *rules)
{
  g_autoptr (GPtrArray) fields = tengen_words_rules_fields (rules);

  for (guint i = 0; i < fields->len; i++)
    {
      const TengenWordsField *field = g_ptr_array_index (fields, i);

      g_print ("%c %s: %s\n",
               field->is_changed ? '*' : ' ',
               field->name,
               field->value);
    }
}

static void
print_set (const TengenGoRules *rules)
{
  g_autofree char *text = tengen_go_rules_format (rules);
  g_autofree char *name = tengen_words_rules (rules);
  g_autofree char *family =
      tengen_words_family (tengen_go_rules_get_family (rules));
  g_autofree char *line = tengen_words_rules_line (rules);
  g_autofree char *clash = tengen_words_clash (tengen_go_rules_check (rules));

  g_print ("%s (%s)\n%s\n%s\n\n", name, family, text, line);
  print_fields (rules);
  if (*clash != '\0')
    /* something that does not hinder an answer */
    g_printerr (_ ("tengen-cli: warning: %s\n"), clash);
}

static void
add_names (TengenCliJson *json, const TengenGoRules *rules)
{
  g_autofree char *text = tengen_go_rules_format (rules);
  g_autofree char *name = tengen_words_rules (rules);
  g_autofree char *line = tengen_words_rules_line (rules);
  TengenGoFamily family = tengen_go_rules_get_family (rules);

  tengen_cli_json_text (json, "id", rules->id);
  tengen_cli_json_text (json, "rules", text);
  tengen_cli_json_text (json, "family", tengen_cli_name_family (family));
  tengen_cli_json_text (json, "name", name);
  tengen_cli_json_text (json, "line", line);
  tengen_cli_json_text (json, "unit", tengen_cli_name_unit (rules->unit));
  tengen_cli_json_half_points (json, "komi", rules->komi_x2);
}

static void
add_fields (TengenCliJson *json, const TengenGoRules *rules)
{
  g_autoptr (GPtrArray) fields = tengen_words_rules_fields (rules);

  tengen_cli_json_open (json, "fields", '[');
  for (guint i = 0; i < fields->len; i++)
    {
      const TengenWordsField *field = g_ptr_array_index (fields, i);

      tengen_cli_json_open (json, NULL, '{');
      tengen_cli_json_text (json, "name", field->name);
      tengen_cli_json_text (json, "value", field->value);
      tengen_cli_json_boolean (json, "changed", field->is_changed);
      tengen_cli_json_close (json, '}');
    }
  tengen_cli_json_close (json, ']');
}

static void
print_json_set (const TengenGoRules *rules)
{
  TengenCliJson *json = tengen_cli_json_new ();
  g_autofree char *clash = tengen_words_clash (tengen_go_rules_check (rules));

  tengen_cli_json_open (json, NULL, '{');
  add_names (json, rules);
  add_fields (json, rules);
  tengen_cli_json_text (json, "contradiction", *clash != '\0' ? clash : NULL);
  tengen_cli_json_close (json, '}');
  tengen_cli_json_print (json);
}

/* --- Renju --- */

static void
print_regulation (TengenRenjuRegulation regulation)
{
  TengenRenjuRules rules;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autofree char *line = tengen_words_renju_regulation_line (regulation);

  tengen_renju_rules_init (&rules, regulation);
  text = tengen_renju_rules_format (&rules);
  name = tengen_words_renju_regulation (&rules);
  g_print ("  " RENJU " %-9s %s\n                  %s\n", text, name, line);
}

static void
print_renju (void)
{
  g_print ("%s\n\n",
           _ ("Renju: five in a row wins, and Black has forbidden moves. The "
              "opening follows one of these regulations; “declared” behind it: "
              "fives and forbidden moves are declared."));
  for (int i = TENGEN_RENJU_FREE; i < TENGEN_RENJU_N_REGULATIONS; i++)
    print_regulation ((TengenRenjuRegulation) i);
}

static void
print_renju_rules (const TengenRenjuRules *rules)
{
  g_autofree char *text = tengen_renju_rules_format (rules);
  g_autofree char *name = tengen_words_renju_regulation (rules);
  g_autofree char *line =
      tengen_words_renju_regulation_line (rules->regulation);
  g_autofree char *ending = tengen_words_renju_ending_line (rules->declared);

  g_print ("%s\n" RENJU " %s\n%s\n%s\n", name, text, line, ending);
}

static void
add_renju_rules (TengenCliJson *json, const TengenRenjuRules *rules)
{
  g_autofree char *text = tengen_renju_rules_format (rules);
  g_autofree char *whole = g_strconcat (RENJU " ", text, NULL);
  g_autofree char *name = tengen_words_renju_regulation (rules);
  g_autofree char *line =
      tengen_words_renju_regulation_line (rules->regulation);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (
      json, "id", tengen_renju_regulation_get_info (rules->regulation)->id);
  tengen_cli_json_text (json, "rules", whole);
  tengen_cli_json_text (json, "family", RENJU);
  tengen_cli_json_text (json, "name", name);
  tengen_cli_json_text (json, "line", line);
  tengen_cli_json_boolean (json, "declared", rules->declared);
  tengen_cli_json_close (json, '}');
}

static void
add_renju (TengenCliJson *json)
{
  for (int i = TENGEN_RENJU_FREE; i < TENGEN_RENJU_N_REGULATIONS; i++)
    {
      TengenRenjuRules rules;

      tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
      add_renju_rules (json, &rules);
    }
}

static void
print_json_renju_rules (const TengenRenjuRules *rules)
{
  TengenCliJson *json = tengen_cli_json_new ();

  add_renju_rules (json, rules);
  tengen_cli_json_print (json);
}

static void
refuse_renju_rules (const char *text)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (int i = TENGEN_RENJU_FREE; i < TENGEN_RENJU_N_REGULATIONS; i++)
    g_string_append_printf (
        ids,
        "%s%s",
        i > TENGEN_RENJU_FREE ? ", " : "",
        tengen_renju_regulation_get_info ((TengenRenjuRegulation) i)->id);
  tengen_cli_game_refuse_rules ("rules " RENJU, text, ids->str);
}

static TengenCliStatus
tell_renju (const char *text, gboolean json)
{
  TengenRenjuRules rules;

  if (!g_utf8_validate (text, -1, NULL) ||
      !tengen_renju_rules_parse (text, &rules) ||
      rules.regulation == TENGEN_RENJU_NONE)
    {
      refuse_renju_rules (text);
      return TENGEN_CLI_USAGE;
    }
  if (json)
    print_json_renju_rules (&rules);
  else
    print_renju_rules (&rules);
  return TENGEN_CLI_OK;
}

/* --- The command --- */

/* All rule sets, or those of Renju. */
static void
list_json (gboolean go)
{
  TengenCliJson *json = tengen_cli_json_new ();

  tengen_cli_json_open (json, NULL, '[');
  for (guint i = 0; go && i < tengen_go_rules_get_n_named (); i++)
    {
      tengen_cli_json_open (json, NULL, '{');
      add_names (json, tengen_go_rules_get_named (i));
      tengen_cli_json_close (json, '}');
    }
  add_renju (json);
  tengen_cli_json_close (json, ']');
  tengen_cli_json_print (json);
}

static void
list (gboolean go)
{
  if (go)
    {
      print_go ();
      g_print ("\n");
    }
  print_renju ();
}

static TengenCliStatus
tell (const char *text, gboolean json)
{
  TengenGoRules rules;

  if (!tengen_cli_game_read_rules ("rules", text, &rules))
    return TENGEN_CLI_USAGE;
  if (json)
    print_json_set (&rules);
  else
    print_set (&rules);
  return TENGEN_CLI_OK;
}

static gboolean
read_options (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = { TENGEN_CLI_OPTION_JSON (&options->json),
                                   { G_OPTION_REMAINING,
                                     0,
                                     0,
                                     G_OPTION_ARG_STRING_ARRAY,
                                     &options->words,
                                     NULL,
                                     N_ ("[ID [FIELD=VALUE…]]") },
                                   { 0 } };

  return tengen_cli_options_parse (
      argc,
      argv,
      N_ ("Lists the rule sets, or tells all that one of them says. Fields "
          "can be\nchanged as records hold them; komi is in half points: "
          "japan komi=11.\nOf Renju: renju, renju tara-5 declared."),
      entries);
}

TengenCliStatus
tengen_cli_rules (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  g_autofree char *text = NULL;

  if (!read_options (&options, &argc, &argv))
    return TENGEN_CLI_USAGE;
  if (options.words != NULL)
    text = g_strjoinv (" ", options.words);
  if (text != NULL && g_str_has_prefix (text, RENJU " "))
    return tell_renju (text + strlen (RENJU " "), options.json);
  if (text != NULL && !g_str_equal (text, RENJU))
    return tell (text, options.json);
  if (options.json)
    list_json (text == NULL);
  else
    list (text == NULL);
  return TENGEN_CLI_OK;
}
