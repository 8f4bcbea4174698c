/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-show-copy: a game that goes on from stones that are only seen
 */
#pragma once

#include "tengen-game.h"
#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * tengen_show_copy:
 * @view: a board that is seen
 * @is_renju: it is one of Renju
 *
 * Makes a game with its stones: of Renju, else of Pure Go (純碁). The side that
 * did not put the last stone is to move; where that is not marked the one with
 * fewer stones, or Black.
 *
 * Returns: (transfer full): a game
 */
TengenGame *tengen_show_copy (const TengenView *view,
                              gboolean is_renju) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
