/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-computer: the computer at one or both seats of a session
 *
 * What:  thinks in a thread when the game waits for it, does what it found,
 *        agrees to the count.
 * Not:   what it does (core/opponent), what is seen of it (widgets).
 * Shape: off until a page turns it on, so that no other session of the same
 *        program thinks. It acts only where play stands; nothing is thought in
 *        an opponent's time.
 */
#pragma once

#include "tengen-opponent-count.h"
#include "tengen-session.h"

G_BEGIN_DECLS

/* What it finds at once is done after this time, so that a move is seen. */
#define TENGEN_SESSION_COMPUTER_LEAST_MS 400

/* How often it objects to a mark before play goes on. */
#define TENGEN_SESSION_COMPUTER_OBJECTIONS 2

/* Property of a session:
 *   thinking   int   the #TengenStone the computer thinks for, 0 while it does
 *                    not; notified
 * Signal:
 *   objected (uint point, int fault)   a player marked a chain so that no play
 *                    could justify it, see #TengenOpponentFault
 */

/**
 * tengen_session_set_computer:
 * @self: a session
 * @on: whether the computer acts where it has a seat; initially %FALSE
 *
 * Turns the computer on or off. While it is on, nothing else can act for its
 * seats (%TENGEN_REASON_COMPUTER), and taking back, undo and redo go on until a
 * person is to act.
 */
void tengen_session_set_computer (TengenSession *self, gboolean on);

/* Tells whether the computer is on and has a seat of this game. */
gboolean tengen_session_has_computer (TengenSession *self);

/**
 * tengen_session_get_opponent:
 * @self: a session
 * @seat: a seat
 *
 * Gives the computer that has a seat, whether it is on or not.
 *
 * Returns: (transfer none) (nullable): valid until the next command; %NULL for
 *   a person
 */
const TengenGameComputer *tengen_session_get_opponent (TengenSession *self,
                                                       TengenSeat seat);

/* Tells whether the computer is on and the game waits for it. */
gboolean tengen_session_awaits_computer (TengenSession *self);

/* Tells for which side it thinks, none while it does not. */
TengenStone tengen_session_get_thinking (TengenSession *self);

/* Draws the seed of a new game. */
guint64 tengen_session_draw_seed (void);

/* Lets it do at once the best that it has found so far (すぐ打つ). */
void tengen_session_hurry_computer (TengenSession *self);

G_END_DECLS
