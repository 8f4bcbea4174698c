/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-part: all that a black stone makes, with what becomes of it
 *
 * What:   rows, fours and threes, and what only looks like one, each with its
 *         tries.
 * Not:    reasons of the tries, and what of all this is needed
 *         (tengen-renju-reason).
 * Source: International Rules of Renju, chapter 3 and 9.3.
 */
#pragma once

#include "tengen-renju-reason.h"

G_BEGIN_DECLS

/**
 * tengen_renju_part_gather:
 * @board: a board
 * @point: a point with a black stone
 *
 * Lists what a stone makes: first what counts, then the look-alikes; of each
 * the rows, the fours, the threes, by direction. Four stones look like a four
 * if five would be six, three like a three if both of their ends are empty.
 *
 * Returns: (transfer full) (element-type TengenRenjuPart): parts, whose tries
 *   have no reason yet
 */
GPtrArray *
tengen_renju_part_gather (const TengenRenju *board,
                          TengenPoint point) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
