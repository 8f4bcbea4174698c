/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-show: what of a game is shown in a picture
 *
 * What:  numbers, marks, moves that may follow, a part of the board; as one view
 *        or as one for each move of a line.
 * Not:   how it is drawn (tengen-paint-board), files (tengen-paint-export).
 */
#pragma once

#include "tengen-paint-view.h"

G_BEGIN_DECLS

/**
 * TengenPaintShow:
 * @numbers: which numbers are on the stones
 * @first: (FROM): the first move that is numbered, from 1
 * @marks: marks and labels of the record
 * @variations: with @marks: the moves that may follow too
 * @is_part: only a part of the board
 * @part: (@is_part): first and last column, first and last row
 *
 * What is shown.
 */
typedef struct
{
  TengenViewNumbers numbers;
  guint first;
  gboolean marks;
  gboolean variations;
  gboolean is_part;
  int part[4];
} TengenPaintShow;

/* Makes the view of a position. */
TengenView *tengen_paint_show_make (const TengenPaintShow *self,
                                    const TengenPosition *position)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_show_count:
 * @position: a position
 *
 * Counts the moves of its line: those up to it, and the first moves after it
 * to the end. Cost: all of them are played.
 *
 * Returns: 0 and up
 */
guint tengen_paint_show_count (const TengenPosition *position);

/**
 * tengen_paint_show_count_views:
 * @position: a position of the line
 * @from: how many moves are played at first
 * @to: how many at last, at least @from
 *
 * Tells how many views tengen_paint_show_list() makes. Cost: the line is played
 * once.
 *
 * Returns: a number from 1
 */
guint tengen_paint_show_count_views (const TengenPosition *position,
                                     guint from,
                                     guint to);

/**
 * tengen_paint_show_get_most:
 * @position: a position
 *
 * Tells how many views of its board tengen_paint_show_list() may make: each of
 * them is in memory at once, so the larger the board the fewer.
 *
 * Returns: 295 (52x52) and up; 2216 for 19x19
 */
guint tengen_paint_show_get_most (const TengenPosition *position);

/**
 * tengen_paint_show_list:
 * @self: what is shown
 * @position: a position of the line
 * @from: how many moves are played at first
 * @to: how many at last, at least @from; with no more views between them than
 *   tengen_paint_show_get_most() allows
 *
 * Makes the views of a line, one move after the other; fewer where the line is
 * shorter. Cost: the line is played once.
 *
 * Returns: (transfer full) (element-type TengenView): 1 view at least
 */
GPtrArray *tengen_paint_show_list (const TengenPaintShow *self,
                                   const TengenPosition *position,
                                   guint from,
                                   guint to) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
