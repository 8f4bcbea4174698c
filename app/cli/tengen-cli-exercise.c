/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-exercise: exercises on the command line
 */
#include "tengen-cli-exercise.h"

#include "tengen-cli-commands.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

static const TengenCliCommand commands[] = {
  { "make", tengen_cli_exercise_make, N_ ("make exercises from a number") },
  { "check", tengen_cli_exercise_check, N_ ("prove exercises anew") },
  { "list", tengen_cli_exercise_list, N_ ("list the kinds of exercises") },
};

static void
print_help (void)
{
  g_print ("%s\n", _ ("Usage: tengen-cli exercise COMMAND [OPTION…]"));
  tengen_cli_commands_print (commands, G_N_ELEMENTS (commands));
  g_print ("\n%s\n",
           _ ("“tengen-cli exercise COMMAND --help” tells the options of a "
              "command."));
}

TengenCliStatus
tengen_cli_exercise (int argc, char **argv)
{
  return tengen_cli_commands_run (
      commands, G_N_ELEMENTS (commands), argc, argv, print_help);
}
