/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-view: a match or event as a teacher runs it
 *
 * What:  three pages: who plays whom, the table of results, the players; the
 *        next round, undo, the table for a spreadsheet.
 * Not:   where the match is kept, playing its games (app).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-external-list.h"
#include "tengen-match-table.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_VIEW (tengen_match_view_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenMatchView, tengen_match_view, TENGEN, MATCH_VIEW, GtkWidget)

/* Properties:
 *   read-only  gboolean  (read, write) nothing can be changed
 * Signals:
 *   play (int game)     a person wants to play a game here
 *   record (int game)   a person wants to see its record
 * Actions: match.pair, match.drop-round, match.undo, match.copy (the table, for a
 *   spreadsheet), match.order (what decides places), match.play (i), match.record (i), match.page (s): rounds,
 *   standings or players
 */

/* Makes the view of a match. */
GtkWidget *tengen_match_view_new (TengenMatchTable *table);

/* Offers engines outside among the players. */
void tengen_match_view_set_externals (TengenMatchView *self,
                                      TengenExternalList *list);

/* Makes what switches between its pages, for the title bar. */
GtkWidget *tengen_match_view_make_switcher (TengenMatchView *self);

/* Gives its actions, for buttons and menus beside it (as `match`). */
GActionGroup *tengen_match_view_get_actions (TengenMatchView *self);

G_END_DECLS
