/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-pictures: what a board widget keeps drawn
 *
 * What:  images of the ground, of each kind of piece, each number and label,
 *        made by the painters when first asked for.
 * Not:   which piece lies where (tengen-board-layers).
 * Shape: images of device pixels, so that drawing one again is a copy. Pieces
 *        stay when only margins changed, as they do while a window is resized.
 *        Wood without lines is kept only after it was asked for.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-board-image.h"
#include "tengen-paint-board.h"
#include "tengen-paint-label.h"
#include "tengen-paint-piece.h"

G_BEGIN_DECLS

typedef struct TengenBoardPictures TengenBoardPictures;

/* Makes an empty store. */
TengenBoardPictures *tengen_board_pictures_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a store with its nodes; does nothing for %NULL. */
void tengen_board_pictures_free (TengenBoardPictures *self);

/* Drops what would look different now. Returns: whether anything was. */
gboolean tengen_board_pictures_set_geometry (TengenBoardPictures *self,
                                             const TengenPaintMetrics *metrics,
                                             const TengenPaintStyle *style);

/* Gives the geometry set last. */
const TengenPaintMetrics *
tengen_board_pictures_get_metrics (const TengenBoardPictures *self);

/**
 * tengen_board_pictures_set_hidden:
 * @self: a store
 * @view: what is to be seen
 *
 * Takes the points that are not drawn, which the ground leaves out.
 *
 * Returns: %TRUE if they are others than before
 */
gboolean tengen_board_pictures_set_hidden (TengenBoardPictures *self,
                                           const TengenView *view);

/* Gives the look it uses. */
const TengenPaintTheme *
tengen_board_pictures_get_theme (const TengenBoardPictures *self);

/* Tells how far from the middle of its point anything may reach. */
double tengen_board_pictures_get_reach (TengenBoardPictures *self);

/* Gives the part of the board on which anything may lie, in device pixels. */
cairo_rectangle_int_t
tengen_board_pictures_get_area (TengenBoardPictures *self);

/* Gives the board without stones. */
TengenBoardPixels tengen_board_pictures_get_ground (TengenBoardPictures *self);

/* Gives the board without lines. */
TengenBoardPixels tengen_board_pictures_get_wood (TengenBoardPictures *self);

/* Gives the ground around the area on which anything lies. */
GskRenderNode *tengen_board_pictures_get_margin (TengenBoardPictures *self);

/**
 * tengen_board_pictures_make_bare:
 * @self: a store
 * @box: device pixels within the ground
 *
 * Makes a node that shows a part of the ground, without pixels of its own.
 *
 * Returns: (transfer full): a node
 */
GskRenderNode *tengen_board_pictures_make_bare (
    TengenBoardPictures *self,
    const cairo_rectangle_int_t *box) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the image of a kind of piece. */
const TengenBoardImage *
tengen_board_pictures_get_piece (TengenBoardPictures *self,
                                 TengenPaintPiece piece);

/* Gives the image of a number, 1 and up, on a stone. */
const TengenBoardImage *tengen_board_pictures_get_number (
    TengenBoardPictures *self, int number, TengenStone stone);

/**
 * tengen_board_pictures_get_label:
 * @self: a store
 * @label: a label
 * @stone: the stone below, or none
 * @fit: how much room it has
 * @gap: (out): how much of the lines it keeps free on an empty point
 *
 * Gives a label.
 *
 * Returns: (transfer none): an image
 */
const TengenBoardImage *
tengen_board_pictures_get_label (TengenBoardPictures *self,
                                 const char *label,
                                 TengenStone stone,
                                 TengenPaintFit fit,
                                 TengenPaintGap *gap);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenBoardPictures, tengen_board_pictures_free)

G_END_DECLS
