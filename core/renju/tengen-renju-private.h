/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-renju-private: what the files of tengen-renju know of a board
 *
 * Shape:  codes and their sums are kept for all cells, including those of the
 *         frame, where they are never read. Judgements are kept for empty
 *         points.
 */
#pragma once

#include "tengen-renju-table.h"

G_BEGIN_DECLS

/**
 * TengenRenju:
 * @codes: the codes of the four lines of each cell, 16 bits each
 * @sums: for each cell what the table says of its four codes, added
 * @cells: what lies on each cell
 * @classes: for each empty point what a black stone makes of it, else 0
 * @watched: the empty points with threes on two lines or more, which count or
 *   do not by what other points are; as bits
 * @seen: for each watched point all points whose codes it was judged by, its
 *   own among them; as bits
 */
struct TengenRenju
{
  guint64 codes[TENGEN_RENJU_CELLS];
  guint16 sums[TENGEN_RENJU_CELLS];
  guint8 cells[TENGEN_RENJU_CELLS];
  guint8 classes[TENGEN_RENJU_POINTS];
  guint64 watched[TENGEN_RENJU_WORDS];
  guint64 seen[TENGEN_RENJU_POINTS][TENGEN_RENJU_WORDS];
};

/* Adds what the table says of the codes of four lines, 16 bits each. */
static inline guint
tengen_renju_table_add (guint64 codes)
{
  return (guint) tengen_renju_table_sums[codes & 0xFFFF] +
         tengen_renju_table_sums[codes >> 16 & 0xFFFF] +
         tengen_renju_table_sums[codes >> 32 & 0xFFFF] +
         tengen_renju_table_sums[codes >> 48];
}

G_END_DECLS
