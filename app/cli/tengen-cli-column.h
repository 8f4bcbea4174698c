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

/* Tells how many places a text in one line takes. */
int tengen_cli_column_measure (const char *text);

/* Prints a blank and a line at the right of a column @places wide at least. */
void tengen_cli_column_print_right (const char *text, int places);

/* Prints a blank and a line at the left of a column @places wide at least. */
void tengen_cli_column_print_left (const char *text, int places);

G_END_DECLS
