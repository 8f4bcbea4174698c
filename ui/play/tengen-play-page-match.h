/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-match: 待った by request, and the card of the result
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/**
 * tengen_play_page_is_match:
 * @self: a page with a session
 *
 * Tells whether its game belongs to a match.
 *
 * Returns: %FALSE for a casual game
 */
gboolean tengen_play_page_is_match (TengenPlayPage *self);

/**
 * tengen_play_page_request_take_back:
 * @self: a page with a game of a match in which 待った is possible
 *
 * Asks the opponent, or both where play has ended.
 */
void tengen_play_page_request_take_back (TengenPlayPage *self);

/**
 * tengen_play_page_refuse_take_back:
 * @self: a page whose opponent was asked
 *
 * Says that 待った was refused.
 */
void tengen_play_page_refuse_take_back (TengenPlayPage *self);

/* Shows the card of the result, the buttons of players or of two computers. */
void tengen_play_page_show_result (TengenPlayPage *self);

G_END_DECLS
