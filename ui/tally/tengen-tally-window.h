/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tally-window: a game's count laid out in rows (並べて数える)
 *
 * What: a window around the view, for the position of a session under the
 *       game's own rules.
 * Not:  counting (tengen-tally-view).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session.h"
#include "tengen-tally-view.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_TALLY_WINDOW (tengen_tally_window_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenTallyWindow, tengen_tally_window, TENGEN, TALLY_WINDOW, GtkWindow)

/* Actions: tally.close, and those of the view.
 */

/**
 * tengen_tally_window_new:
 * @parent: (nullable): the window it belongs to
 * @session: (nullable): whose position at the cursor is counted
 *
 * Makes the window; gtk_window_present() opens it. It counts anew when the
 * session changes.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
TengenTallyWindow *tengen_tally_window_new (GtkWindow *parent,
                                            TengenSession *session);

G_END_DECLS
