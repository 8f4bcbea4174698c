/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-rows: what a show counts, laid out in rows in place of its board
 *
 * What:   the counting helper (tengen-tally-view) with the keys of a presenter.
 * Not:    what is counted.
 * Shape:  part of a show, which it tells when something else is counted; the
 *         widget is made when it is first wanted.
 */
#pragma once

#include "tengen-go-tally.h"
#include "tengen-show.h"

G_BEGIN_DECLS

typedef struct TengenShowRows TengenShowRows;

/* Makes it, with nothing laid out. */
TengenShowRows *
tengen_show_rows_new (TengenShow *show) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_show_rows_free (TengenShowRows *self);

/**
 * tengen_show_rows_set:
 * @self: it
 * @tally: (nullable) (transfer full): what is counted; %NULL goes back to the
 *   board
 *
 * Begins to lay something out, or ends; telling of it is left to the show.
 */
void tengen_show_rows_set (TengenShowRows *self, TengenGoTally *tally);

/* Tells whether something is laid out. */
gboolean tengen_show_rows_is_on (const TengenShowRows *self);

/* Gives what is seen in place of the board while it is on, else %NULL. */
GtkWidget *tengen_show_rows_get_widget (const TengenShowRows *self);

/* Says what is counted so far (transfer full). */
TengenLessonText *tengen_show_rows_make_text (const TengenShowRows *self)
    G_GNUC_WARN_UNUSED_RESULT;

/* Tells which acts walk through the rows while it is on. */
gboolean tengen_show_rows_takes (TengenShowAct act);

/* Tells whether an act that it takes finds anything more that way. */
gboolean tengen_show_rows_can (const TengenShowRows *self, TengenShowAct act);

/**
 * tengen_show_rows_act:
 * @self: it, on
 * @act: an act that it takes
 *
 * Counts on or back: one, ten, all; the show tells of it.
 *
 * Returns: %FALSE at the end
 */
gboolean tengen_show_rows_act (TengenShowRows *self, TengenShowAct act);

G_END_DECLS
