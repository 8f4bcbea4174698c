/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-pictures: the small pictures of which a tree is put
 * together
 *
 * What:   sizes, colours, signs, badges and digits.
 * Not:    where they go (tengen-review-tree-draw).
 * Shape:  each picture is drawn once for a size, a scale and a ground, and
 *         copied from then on. A middle of a node is the middle of a pixel.
 */
#pragma once

#include <cairo.h>

#include "tengen-paint-theme.h"
#include "tengen-review-tree-signs.h"

G_BEGIN_DECLS

/* Steps of size: small, usual, large. */
#define TENGEN_REVIEW_ZOOMS 3
#define TENGEN_REVIEW_ZOOM_USUAL 1

/**
 * TengenReviewSizes:
 * @across: from column to column
 * @down: from row to row
 * @left: before the middle of the first column
 * @top: above the middle of the first row
 * @radius: of a stone
 * @ring: of the ring around the cursor
 * @text: height of letters
 * @numbers: moves have their numbers on them
 *
 * Sizes in pixels.
 */
typedef struct
{
  int across;
  int down;
  int left;
  int top;
  double radius;
  double ring;
  double text;
  gboolean numbers;
} TengenReviewSizes;

/**
 * TengenReviewColours:
 * @ground: what the tree lies on
 * @line: lines
 * @path: the current line
 * @grey: numbers at the edge
 * @black: black stones
 * @black_rim: their rim
 * @white: white stones
 * @white_rim: their rim
 * @cursor: the ring around the cursor
 * @good: good moves
 *
 * Colours, the roles of tengen-common.css.
 */
typedef struct
{
  TengenColour ground;
  TengenColour line;
  TengenColour path;
  TengenColour grey;
  TengenColour black;
  TengenColour black_rim;
  TengenColour white;
  TengenColour white_rim;
  TengenColour cursor;
  TengenColour good;
} TengenReviewColours;

typedef struct TengenReviewPictures TengenReviewPictures;

/* Gives the static sizes; @zoom: 0 to %TENGEN_REVIEW_ZOOMS - 1. */
const TengenReviewSizes *tengen_review_sizes_get (guint zoom);

/* Gives the static colours for a light or a dark desktop. */
const TengenReviewColours *tengen_review_colours_get (gboolean dark);

/* Makes pictures, none drawn yet. */
TengenReviewPictures *
tengen_review_pictures_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees them; does nothing for %NULL. */
void tengen_review_pictures_free (TengenReviewPictures *self);

/**
 * tengen_review_pictures_set:
 * @self: pictures
 * @zoom: a step of size
 * @scale: device pixels a pixel
 * @dark: whether the desktop is dark
 *
 * Says how things look; what is drawn is kept while that stays the same.
 */
void tengen_review_pictures_set (TengenReviewPictures *self,
                                 guint zoom,
                                 int scale,
                                 gboolean dark);

/**
 * tengen_review_pictures_copy_sign:
 * @self: pictures
 * @cr: where to
 * @sign: a kind of node
 * @x: its middle
 * @y: its middle
 *
 * Draws the sign of a node.
 */
void tengen_review_pictures_copy_sign (TengenReviewPictures *self,
                                       cairo_t *cr,
                                       TengenReviewSign sign,
                                       double x,
                                       double y);

/**
 * tengen_review_pictures_copy_badges:
 * @self: pictures
 * @cr: where to
 * @badges: bits of #TengenReviewBadge
 * @x: the middle of the node
 * @y: the middle of the node
 *
 * Draws the badges of a node.
 */
void tengen_review_pictures_copy_badges (
    TengenReviewPictures *self, cairo_t *cr, guint badges, double x, double y);

/**
 * tengen_review_pictures_write:
 * @self: pictures
 * @cr: where to
 * @text: digits and `+`, others are left out
 * @colour: a colour
 * @x: the middle of the text
 * @y: the middle of the text
 *
 * Writes a number.
 */
void tengen_review_pictures_write (TengenReviewPictures *self,
                                   cairo_t *cr,
                                   const char *text,
                                   const TengenColour *colour,
                                   double x,
                                   double y);

G_END_DECLS
