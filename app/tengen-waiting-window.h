/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-window: unfinished games and unsaved changes (続きから)
 *
 * What:  the list of all of them in groups, searched while one types; goes on
 *        with one, shows one as text, writes one as a record, throws one away
 *        and puts it back. Says when they take much room.
 * Not:   what lies on the shelf (tengen-waiting).
 */
#pragma once

#include "tengen-application.h"
#include "tengen-waiting-item.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_WAITING_WINDOW (tengen_waiting_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenWaitingWindow,
                      tengen_waiting_window,
                      TENGEN,
                      WAITING_WINDOW,
                      GtkApplicationWindow)

/* Actions: waiting.continue, waiting.show-text, waiting.write,
 *   waiting.write-largest, waiting.throw-away, waiting.undo, waiting.search
 */

/**
 * tengen_waiting_window_new:
 * @application: the program
 *
 * Makes a window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenWaitingWindow *tengen_waiting_window_new (TengenApplication *application);

/**
 * tengen_waiting_window_get_shown:
 * @self: a window
 *
 * Gives the items that are shown now; the one that is selected is what the
 * actions are about.
 *
 * Returns: (transfer none): a model of #TengenWaitingItem
 */
GtkSingleSelection *tengen_waiting_window_get_shown (TengenWaitingWindow *self);

/**
 * tengen_waiting_window_search:
 * @self: a window
 * @text: what is looked for
 *
 * Shows some of the items, as if a person had written that.
 */
void tengen_waiting_window_search (TengenWaitingWindow *self, const char *text);

/**
 * tengen_waiting_window_write:
 * @self: a window
 * @items: (element-type TengenWaitingItem): what to write
 * @place: a file for one of them, or a folder
 *
 * Writes records, as when a person has chosen the place.
 */
void tengen_waiting_window_write (TengenWaitingWindow *self,
                                  GPtrArray *items,
                                  GFile *place);

/**
 * tengen_waiting_window_get_told:
 *
 * Gives what is said above the list, of what was done or of the room.
 */
const char *tengen_waiting_window_get_told (TengenWaitingWindow *self,
                                            gboolean room);

G_END_DECLS
