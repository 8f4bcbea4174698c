/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-walk: walking through a game: actions with keys
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_install_walk_actions:
 * @widget_class: the class of the page
 *
 * Installs the actions that walk through the game.
 */
void tengen_play_page_install_walk_actions (GtkWidgetClass *widget_class);

/**
 * tengen_play_page_add_walk_keys:
 * @controller: the controller of the page's keys
 *
 * Gives them their keys.
 */
void tengen_play_page_add_walk_keys (GtkShortcutController *controller);

/**
 * tengen_play_page_update_walk_actions:
 * @self: a page
 *
 * Enables those of them that are possible now.
 */
void tengen_play_page_update_walk_actions (TengenPlayPage *self);

G_END_DECLS
