/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-renju: boards and points of Renju as test vectors write them
 */
#pragma once

#include "vectors.h"

#include "tengen-renju.h"

G_BEGIN_DECLS

/**
 * vectors_read_renju_board:
 * @tally: told if it is none
 * @letters: 225 of `.XO`, row by row from the top
 *
 * Reads a board.
 *
 * Returns: (transfer full) (nullable): the board, %NULL if it is none
 */
TengenRenju *vectors_read_renju_board (VectorsTally *tally,
                                       const char *letters);

/* Reads a point such as H8; FALSE if it is none. */
gboolean vectors_read_renju_point (const char *text, TengenPoint *point);

G_END_DECLS
