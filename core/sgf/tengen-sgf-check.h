/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-check: what is odd in a record that was read (棋譜の点検)
 *
 * What:   values that are not what their property asks for, properties where
 *         they may not stand, handicap and komi that cannot be meant.
 * Not:    the text's structure (tengen-sgf-reader), the rules of the game.
 * Source: SGF FF[4], property types and classes; what real files do.
 */
#pragma once

#include "tengen-sgf-oddity.h"

G_BEGIN_DECLS

/**
 * tengen_sgf_check:
 * @record: a record as it was read
 * @warnings: (element-type TengenSgfWarning): warnings to append to, at most
 *   %TENGEN_SGF_MAX_WARNINGS in all
 *
 * Looks at every value. Cost: linear.
 */
void tengen_sgf_check (const TengenRecord *record, GArray *warnings);

/**
 * tengen_sgf_find_place:
 * @record: a record as it was read
 * @node: a node
 * @place: (inout): a place found before in the same record, or one of zeros
 *
 * Tells where a node stands in the file, by its first value. Cost: the text
 * from the place before, if that is in front of it, else from the beginning.
 *
 * Returns: %FALSE if it is not from the file, or empty
 */
gboolean tengen_sgf_find_place (const TengenRecord *record,
                                TengenNode node,
                                TengenSgfPlace *place);

G_END_DECLS
