/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-session-watch: two computers that play each other
 *
 * What:  pause, one move at a time, pace, breaking the game off.
 * Not:   thinking (tengen-session-computer), buttons (widgets).
 * Shape: what is set here lasts as long as the session; no record contains it.
 *        A game that is not new waits until it is told to go on, and so does
 *        one in which something was undone.
 */
#pragma once

#include "tengen-session-computer.h"

G_BEGIN_DECLS

/**
 * TengenPace:
 * @TENGEN_PACE_SLOW: two seconds a move at least
 * @TENGEN_PACE_MEDIUM: one second
 * @TENGEN_PACE_FAST: as fast as it can be followed
 *
 * How fast two computers move.
 */
typedef enum
{
  TENGEN_PACE_SLOW,
  TENGEN_PACE_MEDIUM,
  TENGEN_PACE_FAST,
} TengenPace;

/* Property of a session:
 *   watch-paused   boolean   two computers wait; notified
 */

/* Tells whether the computer is on and has both seats. */
gboolean tengen_session_is_watched (TengenSession *self);

/* Lets two computers wait, or go on. A clock waits with them. */
void tengen_session_set_watch_paused (TengenSession *self, gboolean paused);

/* Tells whether two computers wait. */
gboolean tengen_session_get_watch_paused (TengenSession *self);

/* Lets the computer whose turn it is act once, and then wait. */
void tengen_session_step_watch (TengenSession *self);

/* Sets how fast two computers move. */
void tengen_session_set_pace (TengenSession *self, TengenPace pace);

/* Tells how fast two computers move. */
TengenPace tengen_session_get_pace (TengenSession *self);

G_END_DECLS
