/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-window: the games that were played here
 *
 * What:  the list of them; opens a game, takes its file away and puts it back;
 *        what was taken away is removed for good when the window goes, and with
 *        it what waits to be gone on with.
 */
#pragma once

#include "tengen-application.h"
#include "tengen-history-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_HISTORY_WINDOW (tengen_history_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenHistoryWindow,
                      tengen_history_window,
                      TENGEN,
                      HISTORY_WINDOW,
                      GtkApplicationWindow)

/**
 * tengen_history_window_new:
 * @application: the program
 *
 * Makes a window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenHistoryWindow *tengen_history_window_new (TengenApplication *application);

/**
 * tengen_history_window_get_view:
 * @self: a window
 *
 * Gives the list.
 *
 * Returns: (transfer none): the view
 */
TengenHistoryView *tengen_history_window_get_view (TengenHistoryWindow *self);

G_END_DECLS
