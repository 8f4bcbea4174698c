/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-view: counting by laying things out in rows (並べて数える)
 *
 * What:   a board beside rows of ten or five, white above black; with each tick
 *         a thing of each side goes from the board, or a lid, into its row,
 *         and two big numbers go up.
 * Not:    what is counted (core/go tally), how rows look (ui/paint rows), where
 *         it is opened.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-go-tally.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_TALLY_VIEW (tengen_tally_view_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenTallyView, tengen_tally_view, TENGEN, TALLY_VIEW, GtkWidget)

/* Properties (read, write, notified):
 *   row          int      things in a row: 10 (the start) or 5
 *   scale        double   how much larger the letters are than in a window (the
 *                         start: 1; 2 and more for a projector)
 *   buttons      boolean  has its row of buttons and its sentence (the start:
 *                         TRUE; a wall has keys and says the sentence itself)
 *   coordinates  int      as of tengen-board-view
 * Signals:
 *   changed ()   something else is counted or more or less of it is
 * Actions: tally.first, tally.back, tally.next, tally.next-ten, tally.last,
 *   tally.auto (ticks by itself to the last tick), tally.row (int: 5 or 10)
 * Keys while it has the focus: Space and Right next, Page Down ten at once, Left
 *   back, Page Up ten back, Home, End, A auto, 5 and 1 (or 0) the rows.
 */

/* Makes a view of nothing. */
GtkWidget *tengen_tally_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Takes over what is counted (nullable); nothing is laid out yet. */
void tengen_tally_view_set_tally (TengenTallyView *self, TengenGoTally *tally);

/* Gives what is counted. Returns: valid until the next set_tally. */
const TengenGoTally *tengen_tally_view_get_tally (TengenTallyView *self);

/**
 * tengen_tally_view_go:
 * @self: a view
 * @by: ticks on, or back below 0; %G_MAXINT and %G_MININT go to the ends
 *
 * Counts on or back. Things slide where animations are wanted.
 *
 * Returns: %FALSE if it was at that end already
 */
gboolean tengen_tally_view_go (TengenTallyView *self, int by);

/* Tells how many ticks, of @n_ticks, are counted. */
guint tengen_tally_view_get_tick (TengenTallyView *self, guint *n_ticks);

/**
 * tengen_tally_view_get_sentence:
 * @self: a view
 *
 * Says what is counted so far: 黒 24、白 23; at the end by how much one side
 * has more.
 *
 * Returns: (transfer full): a text
 */
char *tengen_tally_view_get_sentence (TengenTallyView *self)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
