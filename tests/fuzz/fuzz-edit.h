/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fuzz-edit: what a user may do to a record, chosen by bytes
 *
 * Shape: the bytes of a line are taken one after another: what is done, the
 *        node, the point and so on; where none is left they are 0. So every
 *        line is something that a user could have done.
 */
#pragma once

#include "tengen-game.h"

/**
 * FuzzEdit:
 * @kept: (nullable): what was copied last
 *
 * What lines leave for later ones.
 */
typedef struct
{
  TengenRecord *kept;
} FuzzEdit;

/**
 * fuzz_edit_read:
 * @self: what lines before left
 * @game: a game
 * @line: any bytes
 *
 * Chooses an edit of a game, or a node to go to.
 *
 * Returns: (transfer full) (nullable): the command, or %NULL if there is
 *   nothing to do
 */
TengenCommand *fuzz_edit_read (FuzzEdit *self,
                               const TengenGame *game,
                               const char *line) G_GNUC_WARN_UNUSED_RESULT;

/**
 * fuzz_edit_clear:
 * @self: what lines left
 *
 * Frees it.
 */
void fuzz_edit_clear (FuzzEdit *self);
