/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-column: texts below each other in a terminal
 *
 * Shape: kanji and kana take two places, marks that join a letter none.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_cli_column_measure:
 * @text: a text in one line
 *
 * Tells how many places it takes.
 *
 * Returns: places
 */
int tengen_cli_column_measure (const char *text);

/**
 * tengen_cli_column_print_right:
 * @text: a text in one line
 * @places: how wide the column is at least
 *
 * Prints a blank and a text at the right of its column.
 */
void tengen_cli_column_print_right (const char *text, int places);

/**
 * tengen_cli_column_print_left:
 * @text: a text in one line
 * @places: how wide the column is at least
 *
 * Prints a blank and a text at the left of its column.
 */
void tengen_cli_column_print_left (const char *text, int places);

G_END_DECLS
