/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-relay: a game of two teams whose people play in turn (リレー)
 *
 * What:   a session of its own, a lock after each move until the next person
 *         has come, which person of a team that is, the end of a game of
 *         captures (石取りゲーム).
 * Not:    GTK, files; names and points (tengen-teams).
 * Shape:  everything but the lock is a function of the moves: a move taken back
 *         was never there. The lock keeps a second click or an eager hand from
 *         playing for the next person.
 */
#pragma once

#include "tengen-describe-capture.h"
#include "tengen-session.h"
#include "tengen-teams.h"

G_BEGIN_DECLS

/* Stones that can be the goal of a game of captures. */
#define TENGEN_RELAY_MOST_STONES 20

/**
 * TengenRelayState:
 * @TENGEN_RELAY_PLAY: a person is to play
 * @TENGEN_RELAY_WAIT: a move was made; the next person is to come
 * @TENGEN_RELAY_WON: a team has taken as many stones as were wanted
 * @TENGEN_RELAY_STOPPED: both have passed, which they cannot in a game of
 *   captures
 *
 * How it stands.
 */
typedef enum
{
  TENGEN_RELAY_PLAY,
  TENGEN_RELAY_WAIT,
  TENGEN_RELAY_WON,
  TENGEN_RELAY_STOPPED,
} TengenRelayState;

#define TENGEN_TYPE_RELAY (tengen_relay_get_type ())
G_DECLARE_FINAL_TYPE (TengenRelay, tengen_relay, TENGEN, RELAY, GObject)

/* Signals:
 *   changed ()                 the game, the lock or the teams changed
 *   refused (gpointer reason)  a TengenReason, (transfer none)
 */

/**
 * tengen_relay_new:
 * @teams: the teams
 * @size: side of the board, 2 to 25
 * @goal: stones that have to be taken, up to %TENGEN_RELAY_MOST_STONES; 0 for a
 *   game of Pure Go (純碁)
 *
 * Begins a game. Of captures: suicide and retaking a ko at once are not
 * allowed, and one passes only who cannot play; the other team can then: a point
 * where neither may play does not exist.
 *
 * Returns: (transfer full): a game
 */
TengenRelay *tengen_relay_new (TengenTeams *teams,
                               int size,
                               int goal) G_GNUC_WARN_UNUSED_RESULT;

/* Gives its session, to be asked only. */
TengenSession *tengen_relay_get_session (TengenRelay *self);

/* Gives the teams. */
TengenTeams *tengen_relay_get_teams (TengenRelay *self);

/* Tells how many stones have to be taken. */
int tengen_relay_get_goal (TengenRelay *self);

/* Tells how it stands. */
TengenRelayState tengen_relay_get_state (TengenRelay *self);

/* Tells which team is to play, also while the next person is to come. */
TengenStone tengen_relay_get_turn (TengenRelay *self);

/**
 * tengen_relay_get_person:
 * @self: a game
 * @stone: a colour
 *
 * Tells which person of a team plays its next stone. Numbers go round.
 *
 * Returns: 1 and up, 0 where people are not counted
 */
int tengen_relay_get_person (TengenRelay *self, TengenStone stone);

/* Tells what was taken, and who has won by that. */
void tengen_relay_get_capture (TengenRelay *self, TengenCapture *capture);

/**
 * tengen_relay_play:
 * @self: a game
 * @point: a point
 *
 * Plays for the team whose turn it is. What the rules do not allow emits
 * "refused".
 *
 * Returns: %FALSE if it was not done
 */
gboolean tengen_relay_play (TengenRelay *self, TengenPoint point);

/* Tells whether the team whose turn it is may pass now. */
gboolean tengen_relay_can_pass (TengenRelay *self);

/* Passes for the team whose turn it is. Returns: %FALSE if it was not done. */
gboolean tengen_relay_pass (TengenRelay *self);

/**
 * tengen_relay_next:
 * @self: a game
 *
 * Says that the next person has arrived (次の人).
 *
 * Returns: %FALSE if the game was not waiting for a person
 */
gboolean tengen_relay_next (TengenRelay *self);

/* Tells whether there is a win that was not noted yet. */
gboolean tengen_relay_can_note (TengenRelay *self);

/**
 * tengen_relay_note:
 * @self: a game
 *
 * Gives the team that has won a point (勝ちを記す), once for each end.
 *
 * Returns: %FALSE if there is nothing to note
 */
gboolean tengen_relay_note (TengenRelay *self);

/* Tells whether there is a move to be taken back. */
gboolean tengen_relay_can_take_back (TengenRelay *self);

/**
 * tengen_relay_take_back:
 * @self: a game
 *
 * Takes the last move back (待った); the same person plays again.
 *
 * Returns: %FALSE if there is none
 */
gboolean tengen_relay_take_back (TengenRelay *self);

G_END_DECLS
