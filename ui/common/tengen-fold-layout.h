/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-fold-layout: two halves of a panel, below or beside each other
 *
 * What:  the first child above the second where there is little width, as in a
 *        panel beside a board; beside it where there is much, as in a panel
 *        below a board.
 * Shape: nothing is kept: the available width decides each time.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TENGEN_TYPE_FOLD_LAYOUT (tengen_fold_layout_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenFoldLayout, tengen_fold_layout, TENGEN, FOLD_LAYOUT, GtkLayoutManager)

/* Properties (read, write, notified):
 *   spacing      int     between the two (the start: 12)
 *   part-below   double  the part of the height that the first wants where both
 *                        grow and are below each other, 0 to 1 (the start: 0.5)
 *   part-beside  double  the same of the width where they are beside each other
 *   whole        gboolean they are beside each other only where each has all the
 *                        width that it asks for, and where it had it since the
 *                        width last changed (the start: FALSE)
 * Signals:
 *   shared ()            the two, and their handle, have got their places
 */

/**
 * TengenFoldSplit:
 * @movable: there is more room than both need at least, and both can use it: one
 *   that does not grow in height has what it asks for
 * @beside: they are beside each other, not below
 * @position: height or width of the first
 * @least: the smallest that @position can be
 * @most: the largest
 * @room: height or width of both
 *
 * How two halves share their room.
 */
typedef struct
{
  gboolean movable;
  gboolean beside;
  int position;
  int least;
  int most;
  int room;
} TengenFoldSplit;

/* Tells how the room was shared the last time. */
void tengen_fold_layout_get_split (TengenFoldLayout *self,
                                   TengenFoldSplit *split);

/**
 * tengen_fold_layout_move_split:
 * @self: a layout
 * @position: what height or width the first shall have; cut to what it can
 *
 * Moves the border of the two, and keeps what part the first has from now on.
 */
void tengen_fold_layout_move_split (TengenFoldLayout *self, int position);

G_END_DECLS
