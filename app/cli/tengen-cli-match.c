/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match: matches on the command line
 */
#include "tengen-cli-match.h"

#include "tengen-cli-commands.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const TengenCliCommand commands[] = {
  { "new", tengen_cli_match_new, N_ ("make a match or an event") },
  { "show", tengen_cli_match_show, N_ ("tell standings and games") },
  { "pair", tengen_cli_match_pair, N_ ("pair the next round") },
  { "player",
    tengen_cli_match_player,
    N_ ("note absences, chosen byes, and who leaves") },
  { "result", tengen_cli_match_result, N_ ("note the result of a game") },
};

static void
print_help (void)
{
  g_print ("%s\n", _ ("Usage: tengen-cli match COMMAND FOLDER [OPTION…]"));
  tengen_cli_commands_print (commands, G_N_ELEMENTS (commands));
  g_print (
      "\n%s\n",
      _ ("“tengen-cli match COMMAND --help” tells the options of a command.\n"
         "FOLDER holds table.tengen and the records, as the window writes "
         "them."));
}

TengenCliStatus
tengen_cli_match (int argc, char **argv)
{
  return tengen_cli_commands_run (
      commands, G_N_ELEMENTS (commands), argc, argv, print_help);
}
