/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-renju-read: bytes as what players do in a game of Renju
 *
 * Shape: `hh` puts the stone that is due on a point; a capital letter does
 *        something else, some with bytes behind it: P pass, R resign, T time
 *        (seat), S stay, W swap, F fifths, M more, N (number), O offer and X
 *        withdraw (point), V five and B forbidden (seat), Y admit, Z contest,
 *        D draw, U undo, Q redo, K take back, G (node) goto, L to where play
 *        stands, J any action (kind, seat, stone, point, value); `*` and the
 *        rest of the line an edit (fuzz-edit). Other bytes are nothing.
 */
#pragma once

#include "fuzz-edit.h"

/**
 * FuzzRenjuInput:
 * @at: the bytes that are left
 * @end: behind the last one
 * @edit: what edits leave for later ones
 *
 * What is done.
 */
typedef struct
{
  const char *at;
  const char *end;
  FuzzEdit edit;
} FuzzRenjuInput;

/**
 * fuzz_renju_read:
 * @self: bytes
 * @game: a game of Renju
 *
 * Reads the next command.
 *
 * Returns: (transfer full) (nullable): the command, or %NULL for bytes that
 *   are none
 */
TengenCommand *fuzz_renju_read (FuzzRenjuInput *self, const TengenGame *game)
    G_GNUC_WARN_UNUSED_RESULT;
