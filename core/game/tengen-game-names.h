/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-names: whose name stands under which colour
 *
 * What:  the first node names the players by their colours at the end of the
 *        main line, as every other program reads it; in an opening of Renju
 *        colours are exchanged on the way.
 * Shape: the main line is followed as far as its opening goes, a few nodes.
 */
#pragma once

#include "tengen-game-setup.h"

G_BEGIN_DECLS

/**
 * tengen_names_are_swapped:
 * @record: a record
 * @root: the first node of a game of it
 * @setup: its setup
 *
 * Tells whether who began with Black has White at the end of the main line.
 *
 * Returns: %TRUE after an odd number of exchanges
 */
gboolean tengen_names_are_swapped (const TengenRecord *record,
                                   TengenNode root,
                                   const TengenGameSetup *setup);

/**
 * tengen_names_find_swapped:
 * @record: a record
 * @root: the first node of a game of it
 * @setup: its setup
 * @swapped: (out): whether who began with Black ends with White
 *
 * Finds out whether colours were exchanged, where the record says so: of another
 * program's record, which has the moves alone, nothing is known.
 *
 * Returns: %FALSE if the record does not tell
 */
gboolean tengen_names_find_swapped (const TengenRecord *record,
                                    TengenNode root,
                                    const TengenGameSetup *setup,
                                    gboolean *swapped);

G_END_DECLS
