/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-player-shelf: the players who have played here
 *
 * What:   names with their last known rank, most recent player first.
 * Not:    GTK; where they are stored: the code that stores them binds "saved".
 * Shape:  no name twice, at most %TENGEN_PLAYER_SHELF_MAX; ranks as they stand
 *         in records (`3k`), empty for none.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Beyond this many, the least recent players are forgotten. */
#define TENGEN_PLAYER_SHELF_MAX 64

#define TENGEN_TYPE_PLAYER_SHELF (tengen_player_shelf_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayerShelf, tengen_player_shelf, TENGEN, PLAYER_SHELF, GObject)

/* Properties:
 *   saved  GVariant "a(ss)"  name and rank of each; what cannot be a name is
 *                            left out
 */

/* Makes a shelf without players. */
TengenPlayerShelf *tengen_player_shelf_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Counts the players. Returns: 0 to %TENGEN_PLAYER_SHELF_MAX. */
guint tengen_player_shelf_get_n (TengenPlayerShelf *self);

/**
 * tengen_player_shelf_get:
 * @self: a shelf
 * @index: which one, 0 for the most recent player
 * @rank: (out) (optional) (transfer none): the rank, empty for none
 *
 * Gives a player.
 *
 * Returns: (transfer none): the name, valid until the shelf changes
 */
const char *tengen_player_shelf_get (TengenPlayerShelf *self,
                                     guint index,
                                     const char **rank);

/**
 * tengen_player_shelf_find_rank:
 * @self: a shelf
 * @name: a name; blanks around it do not matter
 *
 * Looks up which rank a player had last.
 *
 * Returns: (transfer none) (nullable): the rank, empty for none, or %NULL for
 *   an unknown player
 */
const char *tengen_player_shelf_find_rank (TengenPlayerShelf *self,
                                           const char *name);

/* Notes that a player plays (both nullable); no name is no player. */
void tengen_player_shelf_note (TengenPlayerShelf *self,
                               const char *name,
                               const char *rank);

/* Forgets a player. Returns: %FALSE if there is none of this name. */
gboolean tengen_player_shelf_remove (TengenPlayerShelf *self, const char *name);

G_END_DECLS
