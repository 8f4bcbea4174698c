/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-image: small pictures of pixels, and laying one over another
 *
 * What:   a picture around a crossing (a piece, a number, a label) that is laid
 *         over a part of the board many times.
 * Shape:  premultiplied pixels as cairo has them. For each row it is known
 *         where there is anything and where it hides what is below, so that
 *         most of a stone is copied and nothing is looked at that is clear.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenBoardPixels:
 * @data: pixels, row by row
 * @stride: pixels from row to row
 * @x: device pixels left of the first one
 * @y: device pixels above the first one
 * @width: columns of pixels
 * @height: rows of pixels
 *
 * A part of the board to draw on.
 */
typedef struct
{
  guint32 *data;
  int stride;
  int x;
  int y;
  int width;
  int height;
} TengenBoardPixels;

typedef struct TengenBoardImage TengenBoardImage;

/**
 * tengen_board_image_new:
 * @reach: from the middle to each side
 * @scale: device pixels in a unit; @reach is a whole number of halves of them
 *
 * Makes a clear image.
 *
 * Returns: (transfer full): an image
 */
TengenBoardImage *
tengen_board_image_new (double reach, double scale) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_board_image_free (TengenBoardImage *self);

/* Begins to draw. Returns: a context whose 0,0 is the middle. */
cairo_t *
tengen_board_image_begin (TengenBoardImage *self) G_GNUC_WARN_UNUSED_RESULT;

/* Ends drawing for good, and frees the context. */
void tengen_board_image_end (TengenBoardImage *self, cairo_t *cr);

/* Leaves out what is never seen because @above always lies upon it. */
void tengen_board_image_cut (TengenBoardImage *self,
                             const TengenBoardImage *above);

/* Tells how far it reaches from its middle. */
double tengen_board_image_get_reach (const TengenBoardImage *self);

/* Gives it as cairo has it. */
cairo_surface_t *tengen_board_image_get_surface (const TengenBoardImage *self);

/**
 * tengen_board_image_lay:
 * @self: an image
 * @pixels: a part of the board
 * @x: where its left edge goes, in device pixels of the board
 * @y: where its top edge goes
 *
 * Lays it over what is there, as far as it is within the part.
 */
void tengen_board_image_lay (const TengenBoardImage *self,
                             TengenBoardPixels *pixels,
                             int x,
                             int y);

G_END_DECLS
