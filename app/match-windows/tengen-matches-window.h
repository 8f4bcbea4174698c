/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-matches-window: the matches and events of this computer (番勝負・大会)
 *
 * What:  those in the user's folder, the newest first; opening one from
 *        elsewhere; making a new one.
 * Not:   what is in one (tengen-match-window).
 */
#pragma once

#include "tengen-program.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_MATCHES_WINDOW (tengen_matches_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenMatchesWindow,
                      tengen_matches_window,
                      TENGEN,
                      MATCHES_WINDOW,
                      GtkApplicationWindow)

/* Actions: win.new-event, win.open-match, win.open-folder (of all matches),
 *   win.back (to the list)
 */

/* Makes the window, there is one. Returns: the window, owned by GTK. */
TengenMatchesWindow *tengen_matches_window_new (TengenProgram *program);

/* Says that a match cannot be opened. */
void tengen_matches_window_tell (TengenMatchesWindow *self,
                                 const char *path,
                                 const char *reason);

G_END_DECLS
