/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-place: in which folder a game played here is kept
 *
 * What:  the usual folder and others, and one text for a file in any of them:
 *        its name alone in the usual folder, its whole path elsewhere.
 * Not:   files (tengen-history-file).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tells the usual folder (transfer full): `$XDG_DATA_HOME/tengen/games`. */
char *tengen_history_place_get_usual (void) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether a folder exists and files can be made in it. */
gboolean tengen_history_place_is_writable (const char *folder);

/**
 * tengen_history_place_make_name:
 * @usual: the usual folder
 * @path: a file
 *
 * Gives the text for a file.
 *
 * Returns: (transfer full): a name or a path
 */
char *tengen_history_place_make_name (const char *usual, const char *path)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_history_place_get_path:
 * @usual: the usual folder
 * @name: what tengen_history_place_make_name() gave
 *
 * Gives the file for a text.
 *
 * Returns: (transfer full): a path
 */
char *tengen_history_place_get_path (const char *usual, const char *name)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
