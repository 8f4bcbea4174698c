/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-shortcuts: the way from a window to the list of its keys
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tengen_shortcuts_show:
 * @parent: the window whose keys are asked for
 * @section: which keys: `play`, `clock`, `match`, `review`, `renju`, `score`,
 *   `lesson`, `classroom`, `print`
 *
 * Shows the window, one for each parent.
 */
void tengen_shortcuts_show (GtkWindow *parent, const char *section);

/**
 * tengen_shortcuts_install:
 * @klass: a class of windows
 * @section: (transfer none): which keys it has; a static text
 *
 * Adds the action `win.shortcuts` that shows the keys, with its own key.
 */
void tengen_shortcuts_install (GtkWidgetClass *klass, const char *section);

/**
 * tengen_shortcuts_add:
 * @window: a window of a room that knows nothing of the program
 * @section: (transfer none): which keys it has; a static text
 *
 * Adds such an action to one window.
 */
void tengen_shortcuts_add (GtkWindow *window, const char *section);

G_END_DECLS
