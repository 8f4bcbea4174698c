/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-qr: a text as a QR code
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tengen_room_qr_encode:
 * @text: a text
 * @size: (out): modules of a side
 *
 * Makes a QR code of which 15 % may be lost.
 *
 * Returns: (transfer full) (nullable): row by row, `1` for what is dark, without
 *   a margin; %NULL if @text is too long
 */
char *tengen_room_qr_encode (const char *text,
                             int *size) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
