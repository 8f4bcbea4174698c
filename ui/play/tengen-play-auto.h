/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-auto: walks through a game by itself (自動再生)
 *
 * What:   one move forward in each interval, until the line ends, or anything
 *         else happens to the game.
 * Not:    buttons (tengen-play-walk).
 */
#pragma once

#include "tengen-session.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_AUTO (tengen_play_auto_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayAuto, tengen_play_auto, TENGEN, PLAY_AUTO, GObject)

/* The interval in seconds. */
#define TENGEN_PLAY_AUTO_MIN 0.2
#define TENGEN_PLAY_AUTO_MAX 10.0

/* Properties (notified):
 *   playing   boolean   (read only) it walks
 *   interval  double    (read, write) seconds from move to move, 0.2 to 10
 */

/* Makes one without a game, at one move a second. */
TengenPlayAuto *tengen_play_auto_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Stops, and takes another game; @session may be %NULL. */
void tengen_play_auto_set_session (TengenPlayAuto *self,
                                   TengenSession *session);

/* Starts to walk; at the end of the line there is nowhere to go. */
void tengen_play_auto_start (TengenPlayAuto *self);

/* Stops where it is. */
void tengen_play_auto_stop (TengenPlayAuto *self);

/* Tells whether it walks. */
gboolean tengen_play_auto_get_playing (TengenPlayAuto *self);

G_END_DECLS
