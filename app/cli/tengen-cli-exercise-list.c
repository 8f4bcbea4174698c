/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-exercise-list: the kinds of exercises with their levels
 */
#include "tengen-cli-exercise.h"

#include "tengen-cli-json.h"
#include "tengen-cli-options.h"
#include "tengen-words-exercise.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

/* How what is asked for is called for programs. */
static const char *const asks[] = {
  [TENGEN_EXERCISE_ASK_MOVE] = "move",
  [TENGEN_EXERCISE_ASK_POINTS] = "points",
  [TENGEN_EXERCISE_ASK_NUMBER] = "number",
  [TENGEN_EXERCISE_ASK_YES] = "yes",
};

static void
print_kind (TengenExerciseKind kind)
{
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  g_autofree char *name = tengen_words_exercise_kind (kind);
  g_autofree char *levels =
      info->lowest == info->highest
          ? g_strdup_printf ("%d", info->lowest)
          : g_strdup_printf ("%d–%d", info->lowest, info->highest);

  g_print ("%-11s %-5s %s\n", info->id, levels, name);
}

static void
add_kind (TengenCliJson *json, TengenExerciseKind kind)
{
  const TengenExerciseKindInfo *info = tengen_exercise_kind_get_info (kind);
  g_autofree char *name = tengen_words_exercise_kind (kind);

  tengen_cli_json_open (json, NULL, '{');
  tengen_cli_json_text (json, "id", info->id);
  tengen_cli_json_text (json, "name", name);
  tengen_cli_json_text (json, "game", info->is_renju ? "renju" : "go");
  tengen_cli_json_text (json, "asks", asks[info->ask]);
  tengen_cli_json_number (json, "lowest", info->lowest);
  tengen_cli_json_number (json, "highest", info->highest);
  tengen_cli_json_close (json, '}');
}

static void
print_json (void)
{
  TengenCliJson *json = tengen_cli_json_new ();

  tengen_cli_json_open (json, NULL, '[');
  for (int i = 0; i < TENGEN_EXERCISE_KINDS; i++)
    add_kind (json, (TengenExerciseKind) i);
  tengen_cli_json_close (json, ']');
  tengen_cli_json_print (json);
}

TengenCliStatus
tengen_cli_exercise_list (int argc, char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = { TENGEN_CLI_OPTION_JSON (&json), { 0 } };

  if (!tengen_cli_options_parse_only (
          &argc,
          &argv,
          N_ ("Lists the kinds of exercises with their levels."),
          entries))
    return TENGEN_CLI_USAGE;
  if (json)
    print_json ();
  else
    for (int i = 0; i < TENGEN_EXERCISE_KINDS; i++)
      print_kind ((TengenExerciseKind) i);
  return TENGEN_CLI_OK;
}
