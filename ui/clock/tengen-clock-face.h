/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-face: the clock of one player
 *
 * What:  digits, a sign for what the clock does, periods as dots and in words,
 *        a bar. It is shown only in games with a clock.
 * Not:   whose it is and whose turn it is (tengen-play-card, tengen-clock-half).
 * Shape: while time goes by only the digits are redrawn. Users of screen
 *        readers get a new text only when the state changes, and every ten
 *        seconds, not every second.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-session-clock.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_CLOCK_FACE (tengen_clock_face_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenClockFace, tengen_clock_face, TENGEN, CLOCK_FACE, GtkWidget)

/* Properties:
 *   stone  int       (read, write, notified) the TengenStone of the player
 *   big    gboolean  (read, write, notified) the digits are as large as there
 *                    is room
 */

/* Shows a player's clock of a game (nullable) and follows it. */
void tengen_clock_face_set_session (TengenClockFace *self,
                                    TengenSession *session);

G_END_DECLS
