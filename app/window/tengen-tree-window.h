/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-tree-window: the tree of a game's moves in a window of its own
 *
 * What:  the tree that the panel of the review lends, as large as the window;
 *        it follows whatever game the window of the game shows. The menu of
 *        variations and the keys do what they do in that window.
 * Not:   when it comes and goes (tengen-window-tree), the size that is
 *        remembered (tengen-settings).
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_TREE_WINDOW (tengen_tree_window_get_type ())
G_DECLARE_FINAL_TYPE (TengenTreeWindow,
                      tengen_tree_window,
                      TENGEN,
                      TREE_WINDOW,
                      GtkApplicationWindow)

/**
 * tengen_tree_window_new:
 * @application: the program
 * @page: the page of a game in review whose tree is not lent yet; it outlives the
 *   window
 *
 * Makes a window with the tree of that game.
 *
 * Returns: (transfer none): a window of the program
 */
TengenTreeWindow *tengen_tree_window_new (GtkApplication *application,
                                          TengenPlayPage *page);

/* Says in the title bar whose tree it is; @title has any length. */
void tengen_tree_window_set_game (TengenTreeWindow *self, const char *title);

G_END_DECLS
