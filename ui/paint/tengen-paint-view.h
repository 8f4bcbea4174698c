/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-view: what is to be seen on a board
 *
 * What:   a plain value that painters and the board widget draw: stones,
 *         numbers, marks, territory. The window, pictures and paper use it.
 * Not:    how it is drawn, where it comes from is only view_new_position().
 * Shape:  arrays with one entry a point, row by row from the top left.
 */
#pragma once

#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * TengenViewMark:
 * @TENGEN_VIEW_MARK_NONE: no mark
 * @TENGEN_VIEW_MARK_LAST: the last move
 * @TENGEN_VIEW_MARK_CIRCLE: a circle
 * @TENGEN_VIEW_MARK_CROSS: a cross
 * @TENGEN_VIEW_MARK_SQUARE: a square
 * @TENGEN_VIEW_MARK_TRIANGLE: a triangle
 * @TENGEN_VIEW_MARK_SELECTED: a filled square
 * @TENGEN_VIEW_MARK_REFUSED: where one may not play (朱 cross)
 * @TENGEN_VIEW_MARK_EVIDENCE: a stone that proves it (朱 ring)
 * @TENGEN_VIEW_MARK_EVIDENCE_LAST: such a stone that is the last move too
 */
typedef enum
{
  TENGEN_VIEW_MARK_NONE,
  TENGEN_VIEW_MARK_LAST,
  TENGEN_VIEW_MARK_CIRCLE,
  TENGEN_VIEW_MARK_CROSS,
  TENGEN_VIEW_MARK_SQUARE,
  TENGEN_VIEW_MARK_TRIANGLE,
  TENGEN_VIEW_MARK_SELECTED,
  TENGEN_VIEW_MARK_REFUSED,
  TENGEN_VIEW_MARK_EVIDENCE,
  TENGEN_VIEW_MARK_EVIDENCE_LAST,
} TengenViewMark;

/**
 * TengenView:
 * @width: columns
 * @height: rows
 * @stones: #TengenStone
 * @dead: 1 where a stone is marked dead: drawn faint with a cross
 * @seki: 1 where a stone is marked as seki
 * @owner: #TengenStone whose territory a point is: a small square
 * @marks: #TengenViewMark
 * @numbers: move numbers on stones, 0 for none
 * @atari: 1 where the stone's chain has one liberty (for spoken names)
 *
 * What is to be seen.
 */
typedef struct
{
  int width;
  int height;
  guint8 *stones;
  guint8 *dead;
  guint8 *seki;
  guint8 *owner;
  guint8 *marks;
  guint16 *numbers;
  guint8 *atari;
} TengenView;

/**
 * TengenViewNumbers:
 * @TENGEN_VIEW_NUMBERS_NONE: no move numbers
 * @TENGEN_VIEW_NUMBERS_LAST: on the last few moves
 * @TENGEN_VIEW_NUMBERS_ALL: on all stones
 */
typedef enum
{
  TENGEN_VIEW_NUMBERS_NONE,
  TENGEN_VIEW_NUMBERS_LAST,
  TENGEN_VIEW_NUMBERS_ALL,
} TengenViewNumbers;

/* How many moves NUMBERS_LAST shows. */
#define TENGEN_VIEW_LAST_NUMBERS 5

/**
 * tengen_view_new:
 * @width: columns
 * @height: rows
 *
 * Makes a view of an empty board.
 *
 * Returns: (transfer full): a view
 */
TengenView *tengen_view_new (int width, int height) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_view_new_position:
 * @position: a position
 * @numbers: which move numbers
 *
 * Makes a view of a position: stones, the last move marked (where it has no
 * number), numbers, stones in atari; in the phases COUNT and OVER (after a
 * count) dead stones, seki and territory too.
 *
 * Returns: (transfer full): a view
 */
TengenView *
tengen_view_new_position (const TengenPosition *position,
                          TengenViewNumbers numbers) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_view_add_reason:
 * @self: a view
 * @reason: a refusal
 *
 * Marks the point refused and the stones that prove it.
 */
void tengen_view_add_reason (TengenView *self, const TengenReason *reason);

/**
 * tengen_view_copy:
 * @self: a view
 *
 * Copies a view.
 *
 * Returns: (transfer full): a view
 */
TengenView *tengen_view_copy (const TengenView *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_view_free:
 * @self: (nullable) (transfer full): a view
 *
 * Frees a view.
 */
void tengen_view_free (TengenView *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenView, tengen_view_free)

G_END_DECLS
