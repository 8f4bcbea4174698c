/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-commands: a list of commands, one of which is run
 *
 * Shape: the program has such a list, and so has a command with commands of its
 *        own; the name of the program grows by what was run.
 */
#pragma once

#include "tengen-cli.h"

G_BEGIN_DECLS

/**
 * TengenCliCommand:
 * @name: what is typed
 * @run: does it; the first argument is the command itself
 * @help: what it does, an English text
 *
 * A command.
 */
typedef struct
{
  const char *name;
  TengenCliStatus (*run) (int argc, char **argv);
  const char *help;
} TengenCliCommand;

/* Lists them for a help text. */
void tengen_cli_commands_print (const TengenCliCommand *commands,
                                guint n_commands);

/**
 * tengen_cli_commands_run:
 * @commands: (array length=n_commands): commands
 * @n_commands: how many
 * @argc: number of arguments, 1 and up
 * @argv: what was run so far, a command and its arguments
 * @print_help: for `--help`
 *
 * Runs the command that is named, or says that there is none.
 *
 * Returns: what the command returns; USAGE if there is none
 */
TengenCliStatus tengen_cli_commands_run (const TengenCliCommand *commands,
                                         guint n_commands,
                                         int argc,
                                         char **argv,
                                         void (*print_help) (void));

G_END_DECLS
