/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-match: matches on the command line
 */
#include "tengen-cli-match.h"

#include <string.h>

#include "tengen-cli-options.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)
#define N_(text) (text)

typedef struct
{
  const char *name;
  TengenCliStatus (*run) (int argc, char **argv);
  const char *help;
} Command;

static const Command commands[] = {
  { "new", tengen_cli_match_new, N_ ("make a match or an event") },
  { "show", tengen_cli_match_show, N_ ("tell standings and games") },
  { "pair", tengen_cli_match_pair, N_ ("pair the next round") },
  { "result", tengen_cli_match_result, N_ ("note the result of a game") },
};

static void
print_help (void)
{
  g_print ("%s\n", _ ("Usage: tengen-cli match COMMAND FOLDER [OPTION…]"));
  g_print ("\n%s\n", _ ("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-8s %s\n", commands[i].name, _ (commands[i].help));
  g_print (
      "\n%s\n",
      _ ("“tengen-cli match COMMAND --help” tells the options of a command.\n"
         "FOLDER holds table.tengen and the records, as the window writes "
         "them."));
}

static TengenCliStatus
run_command (int argc, char **argv)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[0], commands[i].name) == 0)
      {
        g_autofree char *name =
            g_strdup_printf ("tengen-cli match %s", argv[0]);

        g_set_prgname (name);
        return commands[i].run (argc, argv);
      }
  if (g_utf8_validate (argv[0], -1, NULL))
    tengen_cli_options_complain (_ ("there is no command “match %s”"), argv[0]);
  else
    tengen_cli_options_complain ("%s", _ ("there is no such command"));
  return TENGEN_CLI_USAGE;
}

TengenCliStatus
tengen_cli_match (int argc, char **argv)
{
  if (argc < 2)
    {
      tengen_cli_options_complain ("%s", _ ("no command was given"));
      return TENGEN_CLI_USAGE;
    }
  if (strcmp (argv[1], "--help") != 0 && strcmp (argv[1], "-h") != 0)
    return run_command (argc - 1, argv + 1);
  print_help ();
  return TENGEN_CLI_OK;
}
