/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-match: 待った by request, and the card of the result
 */
#pragma once

#include "tengen-play-page.h"

G_BEGIN_DECLS

/* Tells whether its game belongs to a match. */
gboolean tengen_play_page_is_match (TengenPlayPage *self);

/**
 * tengen_play_page_request_take_back:
 * @self: a page with a game of a match in which 待った is possible
 *
 * Asks the opponent, or both where play has ended.
 */
void tengen_play_page_request_take_back (TengenPlayPage *self);

/* Says that 待った, which was asked for, was refused. */
void tengen_play_page_refuse_take_back (TengenPlayPage *self);

/* Shows the card of the result, the buttons of players or of two computers. */
void tengen_play_page_show_result (TengenPlayPage *self);

G_END_DECLS
