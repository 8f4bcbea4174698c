/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts: the window that lists the keys
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_shortcuts_new:
 * @parent: the window whose keys are asked for
 *
 * Makes the window; its property `section-name` says which keys it shows:
 * `play`, `clock`, `match`, `review`, `renju`, `lesson`, `classroom`.
 *
 * Returns: (transfer none): a window, owned by GTK
 */
GtkWidget *tengen_shortcuts_new (GtkWindow *parent);

/**
 * tengen_shortcuts_show:
 * @parent: the window whose keys are asked for
 * @section: which keys
 *
 * Shows the window, one for each parent.
 */
void tengen_shortcuts_show (GtkWindow *parent, const char *section);

G_END_DECLS
