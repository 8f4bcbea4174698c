/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-link: from a game that is played to the table of its match
 *
 * What:  notes the result when the game ends, takes it back when the end is
 *        taken back, writes the record beside the table.
 * Not:   finding the match, what a window shows of it (tengen-window-match).
 * Shape: only what happens while the link is there goes into the table: a
 *        record of long ago that is opened does not undo what a teacher has
 *        entered by hand. Colours may be exchanged in an opening of Renju: the
 *        table knows the winner by the colour of the start, and is told who
 *        ended with which colour.
 */
#pragma once

#include "tengen-document.h"
#include "tengen-match-folder.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_LINK (tengen_match_link_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchLink, tengen_match_link, TENGEN, MATCH_LINK, GObject)

/* Signals:
 *   failed (const char *reason)  the record could not be written, or the table
 *                                is open elsewhere; tried again with every
 *                                change, and told once until it works again
 */

/**
 * tengen_match_link_new:
 * @folder: a match
 * @game: a game of it
 * @document: where it is played
 *
 * Follows a game. If it is over and the table does not know, it does soon: in
 * tengen_match_link_start().
 *
 * Returns: (transfer full): a link
 */
TengenMatchLink *
tengen_match_link_new (TengenMatchFolder *folder,
                       int game,
                       TengenDocument *document) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_match_link_start:
 * @self: a link whose signal has a handler
 *
 * Makes up for what the table has missed, as after the program was killed.
 */
void tengen_match_link_start (TengenMatchLink *self);

/* Gives the match. */
TengenMatchFolder *tengen_match_link_get_folder (TengenMatchLink *self);

/* Tells which game of the match it is. */
int tengen_match_link_get_game (TengenMatchLink *self);

/**
 * tengen_match_link_is_there:
 * @self: a link
 *
 * Tells whether the table still has the game; a round that was paired anew has
 * others. Then nothing is noted.
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_match_link_is_there (TengenMatchLink *self);

/* Tells whether the end cannot be taken back any more. */
gboolean tengen_match_link_is_final (TengenMatchLink *self);

G_END_DECLS
