/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-proof-eyes: two eyes, or no room for them, at a glance (二眼)
 *
 * What:   whether a chain is pass-alive, whether a side leaves no room for two
 *         eyes, and which points that rests on.
 * Not:    the points of a whole board that are alive (tengen-go-alive).
 * Source: D. B. Benson, Life in the Game of Go (1976).
 */
#pragma once

#include "tengen-engine-proof-line.h"

G_BEGIN_DECLS

/**
 * tengen_engine_proof_eyes_are_two:
 * @self: a line
 * @point: a stone inside
 * @zone: (nullable): what it rests on is added if so
 *
 * Asks whether the chain there is pass-alive, alone, with others, or joined to
 * stones that are so from the start.
 *
 * Returns: %TRUE if so; %FALSE also if there are too many chains
 */
gboolean tengen_engine_proof_eyes_are_two (const TengenEngineProofLine *self,
                                           TengenPoint point,
                                           TengenEngineProofZone *zone);

/**
 * tengen_engine_proof_eyes_have_no_room:
 * @self: a line
 * @stone: the side that encloses
 * @zone: (nullable): what it rests on is added if so
 *
 * Asks whether the other side can never have two eyes inside, nor join stones
 * there to such: each room is enclosed by pass-alive stones, and within at most
 * one eye is to be had even if the enclosing side only passes.
 *
 * Returns: %TRUE if so
 */
gboolean
tengen_engine_proof_eyes_have_no_room (const TengenEngineProofLine *self,
                                       TengenStone stone,
                                       TengenEngineProofZone *zone);

/**
 * tengen_engine_proof_eyes_mark_safe:
 * @self: a line
 * @stone: a colour
 * @safe: (out caller-allocates): for each point 1 if a pass-alive stone of it
 *   lies there
 * @zone: (nullable): what that rests on is added
 *
 * Marks all pass-alive stones of a colour.
 */
void tengen_engine_proof_eyes_mark_safe (const TengenEngineProofLine *self,
                                         TengenStone stone,
                                         guint8 *safe,
                                         TengenEngineProofZone *zone);

G_END_DECLS
