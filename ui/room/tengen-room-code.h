/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-code: a QR code
 *
 * What:  draws modules that the host worked out, black on white in any theme,
 *        each as many whole pixels as there is room for.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_ROOM_CODE (tengen_room_code_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenRoomCode, tengen_room_code, TENGEN, ROOM_CODE, GtkWidget)

/* Shows modules, @size of them each way, row by row; %NULL for nothing. */
void tengen_room_code_show (TengenRoomCode *self, int size, const char *bits);

/* Asks for room of so many pixels each way, at least. */
void tengen_room_code_set_least (TengenRoomCode *self, int least);

G_END_DECLS
