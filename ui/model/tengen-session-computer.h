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
 *   offers-void   boolean   the computer proposes 無勝負; notified when it does
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

/**
 * tengen_session_offers_void:
 * @self: a session
 *
 * Tells whether the computer proposes to end the game without result, as a
 * position would come back for the third time. tengen_session_end_void()
 * accepts that.
 *
 * Returns: %TRUE if it does
 */
gboolean tengen_session_offers_void (TengenSession *self);

/* Refuses that: the computer plays its move. */
void tengen_session_refuse_void (TengenSession *self);

/**
 * tengen_session_is_at_odds:
 * @self: a session
 *
 * Tells whether a person and the computer find no count that both agree to:
 * play went on and stopped again, and a mark still cannot stand.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_session_is_at_odds (TengenSession *self);

/**
 * tengen_session_take_proposal:
 * @self: a session at odds
 *
 * Ends the game by the count as the program proposes it, without the marks of
 * players. tengen_session_end_void() ends it without result.
 */
void tengen_session_take_proposal (TengenSession *self);

/* Draws the seeds of the computers in a new game. */
void tengen_session_draw_seeds (TengenGameSetup *setup);

/**
 * tengen_session_make_computer_setup:
 * @offered: a game that a lesson offers
 *
 * Makes the setup of a game that begins now: its computers have names and
 * seeds.
 *
 * Returns: (transfer full): a setup
 */
TengenGameSetup *tengen_session_make_computer_setup (
    const TengenGameSetup *offered) G_GNUC_WARN_UNUSED_RESULT;

/* Lets it do at once the best that it has found so far (すぐ打つ). */
void tengen_session_hurry_computer (TengenSession *self);

G_END_DECLS
