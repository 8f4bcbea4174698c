/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-pictures: what a board widget keeps drawn
 *
 * What:  an image of the ground as a render node, one image for each kind of
 *        piece and for each number, made by the painters when first asked for.
 * Not:   which piece lies where (tengen-board-layers).
 * Shape: images of device pixels, so that drawing one again is a copy. Pieces
 *        stay when only margins changed, as they do while a window is resized.
 */
#pragma once

#include <gtk/gtk.h>

#include "tengen-paint-board.h"
#include "tengen-paint-piece.h"

G_BEGIN_DECLS

typedef struct TengenBoardPictures TengenBoardPictures;

/**
 * tengen_board_pictures_new:
 *
 * Makes an empty store.
 *
 * Returns: (transfer full): a store
 */
TengenBoardPictures *tengen_board_pictures_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_board_pictures_free:
 * @self: (nullable) (transfer full): a store
 *
 * Frees a store with its nodes.
 */
void tengen_board_pictures_free (TengenBoardPictures *self);

/**
 * tengen_board_pictures_set_geometry:
 * @self: a store
 * @metrics: where things are
 * @style: how they are drawn
 *
 * Drops what would look different now.
 *
 * Returns: %TRUE if anything was dropped
 */
gboolean tengen_board_pictures_set_geometry (TengenBoardPictures *self,
                                             const TengenPaintMetrics *metrics,
                                             const TengenPaintStyle *style);

/**
 * tengen_board_pictures_get_metrics:
 * @self: a store
 *
 * Gives the geometry set last.
 *
 * Returns: (transfer none): the geometry
 */
const TengenPaintMetrics *
tengen_board_pictures_get_metrics (const TengenBoardPictures *self);

/**
 * tengen_board_pictures_get_ground:
 * @self: a store
 *
 * Gives the board without stones.
 *
 * Returns: (transfer none): a node at its place
 */
GskRenderNode *tengen_board_pictures_get_ground (TengenBoardPictures *self);

/**
 * TengenBoardImage:
 * @image: device pixels
 * @reach: from the middle of the point to each side of the image
 *
 * A piece or number. The middle of the image is the middle of the point.
 */
typedef struct
{
  cairo_surface_t *image;
  double reach;
} TengenBoardImage;

/**
 * tengen_board_pictures_get_piece:
 * @self: a store
 * @piece: a kind of piece
 *
 * Gives a piece.
 *
 * Returns: (transfer none): an image
 */
const TengenBoardImage *
tengen_board_pictures_get_piece (TengenBoardPictures *self,
                                 TengenPaintPiece piece);

/**
 * tengen_board_pictures_get_number:
 * @self: a store
 * @number: 1 and up
 * @stone: the stone below
 *
 * Gives a number.
 *
 * Returns: (transfer none): an image
 */
const TengenBoardImage *tengen_board_pictures_get_number (
    TengenBoardPictures *self, int number, TengenStone stone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenBoardPictures, tengen_board_pictures_free)

G_END_DECLS
