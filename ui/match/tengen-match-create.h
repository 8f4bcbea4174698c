/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-create: creating a match or an event
 *
 * What:  title, names, who meets whom, how often, how results count, handicaps,
 *        and the game to be played.
 * Not:   choosing that game (the window of a new game, app), keeping the match.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_CREATE (tengen_match_create_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchCreate, tengen_match_create, TENGEN, MATCH_CREATE, GtkWidget)

/* Signals:
 *   create ()        all is said: tengen_match_create_make() gives a match
 *   choose-game ()   a person wants to choose another game
 *   cancel ()        never mind
 */

/**
 * tengen_match_create_set_setup:
 * @self: a page
 * @setup: what each game starts from; names, ranks, handicap and seats are of no
 *   matter
 *
 * Says which game is played.
 */
void tengen_match_create_set_setup (TengenMatchCreate *self,
                                    const TengenGameSetup *setup);

/* Gives the game that is played. */
const TengenGameSetup *tengen_match_create_get_setup (TengenMatchCreate *self);

/**
 * tengen_match_create_make:
 * @self: a page
 * @id: id of the match
 *
 * Makes the match; what is missing is said on the page.
 *
 * Returns: (transfer full) (nullable): a match, or %NULL while something is wrong
 */
TengenMatch *tengen_match_create_make (TengenMatchCreate *self, const char *id)
    G_GNUC_WARN_UNUSED_RESULT;

/* Says why it could not be made; may be %NULL. */
void tengen_match_create_say (TengenMatchCreate *self, const char *text);

/* Forgets title and names, for the next one. */
void tengen_match_create_clear (TengenMatchCreate *self);

G_END_DECLS
