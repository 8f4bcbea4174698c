/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-share: actions of the page for another window of its game
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_enable:
 * @self: a page
 * @action: the name of an action of the page without a parameter
 * @enabled: whether it is possible now
 *
 * Says so here and in the groups that other windows have.
 */
void tengen_play_page_enable (TengenPlayPage *self,
                              const char *action,
                              gboolean enabled);

/* Drops the groups; whatever still holds one can no longer act. */
void tengen_play_page_drop_shared (TengenPlayPage *self);

/* Allocates this file's part of a page. */
void tengen_play_page_make_shared (TengenPlayPage *self);

G_END_DECLS
