/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-new: the small window in which a new game is chosen
 *
 * What:  純碁 with a size only, 囲碁 with size, rules, handicap and komi, 連珠
 *        with opening regulation and ending, and the names, whose order can be
 *        decided by lot; filled with the settings of last time, Enter starts.
 * Not:   making the game, remembering the settings (app), deciding who has
 *        Black (tengen-renju-colours).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-game-setup.h"
#include "tengen-rule-shelf.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_NEW (tengen_play_new_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayNew, tengen_play_new, TENGEN, PLAY_NEW, GtkWindow)

/* Signals:
 *   start (gpointer setup)   a const TengenGameSetup (transfer none) to play;
 *                            the window closes itself
 */

/**
 * tengen_play_new_new:
 * @parent: (nullable): the window it stands before
 * @shelf: the rule sets to choose from
 * @last: (nullable): the settings of last time; 純碁 on 9 x 9 without
 *
 * Makes the window; present it with gtk_window_present().
 *
 * Returns: (transfer none): the window, owned by GTK
 */
TengenPlayNew *tengen_play_new_new (GtkWindow *parent,
                                    TengenRuleShelf *shelf,
                                    const TengenGameSetup *last);

/**
 * tengen_play_new_get_setup:
 * @self: a window
 *
 * Gives the choice as it stands.
 *
 * Returns: (transfer full): a setup
 */
TengenGameSetup *
tengen_play_new_get_setup (TengenPlayNew *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
