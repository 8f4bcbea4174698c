/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-commands: a list of commands, one of which is run
 */
#include "tengen-cli-commands.h"

#include <string.h>

#include "tengen-cli-options.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

void
tengen_cli_commands_print (const TengenCliCommand *commands, guint n_commands)
{
  g_print ("\n%s\n", _ ("Commands:"));
  for (guint i = 0; i < n_commands; i++)
    g_print ("  %-8s %s\n", commands[i].name, _ (commands[i].help));
}

/* As it was typed behind the name of the program. */
static char *
name_command (const char *name)
{
  const char *before = strchr (g_get_prgname (), ' ');

  return before != NULL ? g_strdup_printf ("%s %s", before + 1, name)
                        : g_strdup (name);
}

static TengenCliStatus
complain (const char *name)
{
  g_autofree char *whole = name_command (name);

  if (g_utf8_validate (name, -1, NULL))
    tengen_cli_options_complain (_ ("there is no command “%s”"), whole);
  else
    tengen_cli_options_complain ("%s", _ ("there is no such command"));
  return TENGEN_CLI_USAGE;
}

static TengenCliStatus
run (const TengenCliCommand *command, int argc, char **argv)
{
  g_autofree char *name =
      g_strdup_printf ("%s %s", g_get_prgname (), command->name);

  g_set_prgname (name);
  return command->run (argc, argv);
}

TengenCliStatus
tengen_cli_commands_run (const TengenCliCommand *commands,
                         guint n_commands,
                         int argc,
                         char **argv,
                         void (*print_help) (void))
{
  g_return_val_if_fail (commands != NULL && argv != NULL, TENGEN_CLI_USAGE);

  if (argc < 2)
    {
      tengen_cli_options_complain ("%s", _ ("no command was given"));
      return TENGEN_CLI_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      print_help ();
      return TENGEN_CLI_OK;
    }
  for (guint i = 0; i < n_commands; i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      return run (&commands[i], argc - 1, argv + 1);
  return complain (argv[1]);
}
