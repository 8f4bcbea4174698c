/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-dialogue: the commands of another program on standard input
 *
 * What:  lines cut into words, until the input ends or a command ends it.
 * Not:   what the words mean and what is answered.
 */
#pragma once

#include <glib.h>

#include "tengen-board-point.h"

G_BEGIN_DECLS

/* Words of a line at most, further ones are dropped: a command with a stone for
 * each point of the largest board. */
#define TENGEN_CLI_DIALOGUE_WORDS (TENGEN_BOARD_MAX_POINTS + 2)

/**
 * TengenCliDialogueAnswer:
 * @words: the words of a line, 1 at least; %NULL behind them
 * @n: how many
 * @data: what was given with the function
 *
 * Answers a line on standard output.
 *
 * Returns: %FALSE if no other line is to be read
 */
typedef gboolean (*TengenCliDialogueAnswer) (char **words,
                                             int n,
                                             gpointer data);

/**
 * tengen_cli_dialogue_run:
 * @separators: what lies between words; tabs count as blanks
 * @answer: answers a line
 * @data: for @answer
 *
 * Has each line with a word in it answered; answers are flushed at once.
 *
 * A line ends at a `#`; other control characters and what is beyond 64 KiB of
 * it are dropped.
 */
void tengen_cli_dialogue_run (const char *separators,
                              TengenCliDialogueAnswer answer,
                              gpointer data);

G_END_DECLS
