/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-window: the window of one match or event
 *
 * What:  its table with what can be done with it; whether it can be changed.
 * Not:   the list of matches (tengen-matches-window).
 */
#pragma once

#include "tengen-program.h"
#include "tengen-match-folder.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCH_WINDOW (tengen_match_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenMatchWindow,
                      tengen_match_window,
                      TENGEN,
                      MATCH_WINDOW,
                      GtkApplicationWindow)

/* Actions: win.copy-path, win.open-folder */

/* Makes a window, owned by GTK. */
TengenMatchWindow *tengen_match_window_new (TengenProgram *program,
                                            TengenMatchFolder *folder);

/* Gives its match. */
TengenMatchFolder *tengen_match_window_get_folder (TengenMatchWindow *self);

G_END_DECLS
