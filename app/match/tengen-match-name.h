/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-name: names of files and folders that every file system takes
 *
 * What:  titles and names of people as parts of names on disk, also on sticks
 *        and in folders that other systems read.
 * Not:   where the files are (tengen-match-folder).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The longest name that every file system takes, some of which encrypt it. */
#define TENGEN_MATCH_NAME_MOST 143

/**
 * tengen_match_name_clean:
 * @text: any text
 * @most: bytes at most
 *
 * Makes a part of a name: letters of any language as they are, what some file
 * system does not take as `_`, no dot or blank at either end, never empty, none
 * of the names that stand for devices.
 *
 * Returns: (transfer full): UTF-8
 */
char *tengen_match_name_clean (const char *text,
                               gsize most) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_name_number:
 * @stem: a name without its ending
 * @ending: what follows, or an empty text
 * @number: 1 for the first
 *
 * Makes a name, the second and later with their number: `stem (2).sgf`.
 *
 * Returns: (transfer full): a name
 */
char *tengen_match_name_number (const char *stem,
                                const char *ending,
                                guint number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
