/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-awake: keeps the computer from falling asleep while a room is open
 *
 * Shape: asks logind, as the teacher's window, which could ask its desktop, may
 *        be closed meanwhile. Where there is no logind nothing happens.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct TengenRoomAwake TengenRoomAwake;

/**
 * tengen_room_awake_new:
 * @why: what the system says where somebody wants it to sleep
 *
 * Asks for it, without waiting.
 *
 * Returns: (transfer full): what is to be freed when the computer may sleep
 */
TengenRoomAwake *
tengen_room_awake_new (const char *why) G_GNUC_WARN_UNUSED_RESULT;

/* Lets the computer sleep; does nothing for %NULL. */
void tengen_room_awake_free (TengenRoomAwake *self);

G_END_DECLS
