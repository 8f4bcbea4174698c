/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-walk: walking through a game: actions with keys
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Installs the actions that walk through the game. */
void tengen_play_page_install_walk_actions (GtkWidgetClass *widget_class);

/* Gives them their keys. */
void tengen_play_page_add_walk_keys (GtkShortcutController *controller);

/* Enables those of them that are possible now. */
void tengen_play_page_update_walk_actions (TengenPlayPage *self);

/* Allocates this file's part of a page. */
void tengen_play_page_make_numbers (TengenPlayPage *self);

/* Numbers count from no node any more. */
void tengen_play_page_forget_numbers (TengenPlayPage *self);

/* The property `numbers`. */
TengenViewNumbers tengen_play_page_get_numbers (TengenPlayPage *self);

/* Sets the property `numbers`. */
void tengen_play_page_set_numbers (TengenPlayPage *self,
                                   TengenViewNumbers numbers);

/* Gives the node that FROM counts from, none if it is not on the path. */
TengenNode tengen_play_page_get_from (TengenPlayPage *self);

G_END_DECLS
