/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-words-output: what a program writes to a terminal or a pipe
 *
 * What:  texts in the charset of the locale; an answer that could not be
 *        written is none, and the program says so and ends with status 1.
 * Not:   files that are named (each command says how that went).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_words_output_init:
 * @program: (transfer none): the program's name, for as long as it runs
 *
 * Takes over g_print(), g_printerr() and the end of the program, and ignores
 * SIGPIPE. Called before anything is opened: no file may get the number of a
 * standard stream that is closed, or what is printed would be written into it.
 */
void tengen_words_output_init (const char *program);

/**
 * tengen_words_output_write:
 * @bytes: bytes as they are
 * @length: how many
 *
 * Writes to standard output.
 *
 * Returns: %FALSE if it failed, which is said at the end of the program
 */
gboolean tengen_words_output_write (const void *bytes, gsize length);

G_END_DECLS
