/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-desk: what can be done with one game of a match
 *
 * What:  playing it here, opening its record, entering its result, letting its
 *        players exchange places.
 * Not:   which game that is (tengen-match-rounds), playing.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_DESK (tengen_match_desk_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchDesk, tengen_match_desk, TENGEN, MATCH_DESK, GtkWidget)

/* Actions: match-desk.swap ((bib)): its Black or else White, another game, its
 *   Black or else White. Above it have to be: match.play (i), match.record (i).
 */

/* Says of which match its games are; called once. */
void tengen_match_desk_set_table (TengenMatchDesk *self,
                                  TengenMatchTable *table);

/* Shows a game as it is now, -1 for none; @read_only: it cannot be changed. */
void
tengen_match_desk_show (TengenMatchDesk *self, int game, gboolean read_only);

/* Gives the focus to what is likely to be wanted of the game that is shown. */
void tengen_match_desk_focus (TengenMatchDesk *self);

G_END_DECLS
