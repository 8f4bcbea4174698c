/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-estimate: two short lines below the board about the estimate (目算)
 *
 * What:   the points of both sides, who is ahead, and which chains are not
 *         settled. It keeps its room while it is shown, so that the board does
 *         not move. Each answer is announced to screen readers while it is
 *         shown.
 * Not:    estimating (tengen-estimate), the squares on the board (the page).
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-notation.h"
#include "tengen-estimate.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_ESTIMATE (tengen_play_estimate_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayEstimate, tengen_play_estimate, TENGEN, PLAY_ESTIMATE, GtkWidget)

/**
 * tengen_play_estimate_update:
 * @self: the lines
 * @estimate: an estimate
 * @notation: how points are named
 *
 * Says what the estimate says now; nothing is shown while it is not active. The
 * last answer stays until the next one arrives, and fades if that takes long.
 */
void tengen_play_estimate_update (TengenPlayEstimate *self,
                                  TengenEstimate *estimate,
                                  TengenNotation notation);

G_END_DECLS
