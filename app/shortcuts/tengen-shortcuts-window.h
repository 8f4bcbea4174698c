/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts-window: the window that lists the keys
 *
 * What:  the keys of one window at a time, in one column or two as there is
 *        room; those of all windows when the user searches for a key.
 * Not:   which window shows it (tengen-shortcuts). GTK's own window of this kind
 *        has columns of a fixed width, which an upright screen cuts.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_SHORTCUTS_WINDOW (tengen_shortcuts_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenShortcutsWindow,
                      tengen_shortcuts_window,
                      TENGEN,
                      SHORTCUTS_WINDOW,
                      GtkWindow)

/* Makes a window that is not shown yet. */
GtkWidget *tengen_shortcuts_window_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the keys of one window, whatever was looked for. */
void tengen_shortcuts_window_set_section (TengenShortcutsWindow *self,
                                          const char *section);

G_END_DECLS
