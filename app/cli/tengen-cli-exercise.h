/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-exercise: exercises on the command line
 *
 * What:   `exercise make`, `check`, `list`.
 * Shape:  each has its arguments read by itself, as any command.
 */
#pragma once

#include "tengen-cli.h"

G_BEGIN_DECLS

/* Makes exercises as SGF, as a lesson, or as pages to print. */
TengenCliStatus tengen_cli_exercise_make (int argc, char **argv);

/* Proves exercises of files anew. Returns: BAD_INPUT if any is wrong. */
TengenCliStatus tengen_cli_exercise_check (int argc, char **argv);

/* Lists the kinds of exercises with their levels. */
TengenCliStatus tengen_cli_exercise_list (int argc, char **argv);

G_END_DECLS
