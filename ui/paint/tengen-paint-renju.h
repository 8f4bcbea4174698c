/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-renju: what a board shows of Renju (連珠)
 *
 * What:  fifth moves on offer, the area an opening allows, forbidden points,
 *        the shapes that ended a game or that a proof speaks of, all put into
 *        a view.
 * Not:   how they are drawn (tengen-paint-piece, tengen-paint-shape), what they
 *        are (core/renju).
 */
#pragma once

#include "tengen-paint-view.h"
#include "tengen-renju-reason.h"

G_BEGIN_DECLS

/**
 * TengenViewForbidden:
 * @TENGEN_VIEW_FORBIDDEN_ALWAYS: each forbidden point has a small cross
 * @TENGEN_VIEW_FORBIDDEN_TOUCHED: only below the pointer or cursor
 * @TENGEN_VIEW_FORBIDDEN_NEVER: none has
 *
 * When forbidden points (禁点) are shown.
 */
typedef enum
{
  TENGEN_VIEW_FORBIDDEN_ALWAYS,
  TENGEN_VIEW_FORBIDDEN_TOUCHED,
  TENGEN_VIEW_FORBIDDEN_NEVER,
} TengenViewForbidden;

/**
 * tengen_view_add_renju:
 * @self: a view of the position
 * @position: a position of any game
 *
 * Adds what belongs to a picture of Renju wherever it is seen: fifth moves on
 * offer, with letters, and the row or the forbidden shapes that ended the game.
 */
void tengen_view_add_renju (TengenView *self, const TengenPosition *position);

/**
 * tengen_view_add_area:
 * @self: a view of the position
 * @position: a position of any game
 *
 * Adds the area that the opening allows for the next stone, if it is not the
 * whole board.
 */
void tengen_view_add_area (TengenView *self, const TengenPosition *position);

/**
 * tengen_view_add_forbidden:
 * @self: a view of the position
 * @position: a position of any game
 * @when: when they are shown
 *
 * Adds the forbidden points while it is Black's turn and the game ends by
 * itself. Cost: what tengen_renju_map() costs.
 */
void tengen_view_add_forbidden (TengenView *self,
                                const TengenPosition *position,
                                TengenViewForbidden when);

/**
 * tengen_view_add_explanation:
 * @self: a view of the position
 * @reason: what a black stone on a point is
 *
 * Adds the stone, half transparent if none is there, and its shapes; a
 * forbidden stone is crossed out.
 */
void tengen_view_add_explanation (TengenView *self,
                                  const TengenRenjuReason *reason);

/**
 * tengen_view_add_proof:
 * @self: a view of the position
 * @step: a picture of a proof
 *
 * Adds the stones that are put in mind, half transparent and numbered, and what
 * the step is about.
 */
void tengen_view_add_proof (TengenView *self, const TengenRenjuProofStep *step);

G_END_DECLS
