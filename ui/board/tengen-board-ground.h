/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-ground: pictures of empty boards that windows share
 *
 * What:  wood, and wood with its lines, once for all boards of a size and look
 *        that are open: it is the largest part of what a window costs.
 * Not:   drawing it (tengen-board-pictures), boards of which parts are hidden.
 * Shape: a list of what is in use now, a few entries; one thread.
 */
#pragma once

#include "tengen-paint-board.h"

G_BEGIN_DECLS

/* What a picture shows: boards are shared that agree in all of it. */
typedef struct
{
  TengenPaintMetrics metrics;
  const TengenPaintTheme *theme;
  gboolean has_lines;
  /* 0 without lines */
  int coordinates;
} TengenBoardGroundLook;

/**
 * tengen_board_ground_find:
 * @look: what it shows
 *
 * Finds a picture that another board has.
 *
 * Returns: (transfer full) (nullable): a picture for
 *   tengen_board_ground_drop(), %NULL if there is none yet
 */
cairo_surface_t *tengen_board_ground_find (const TengenBoardGroundLook *look);

/**
 * tengen_board_ground_share:
 * @look: what it shows
 * @picture: (transfer full): a picture that is drawn and stays as it is
 *
 * Lets other boards have a picture, until tengen_board_ground_drop().
 */
void tengen_board_ground_share (const TengenBoardGroundLook *look,
                                cairo_surface_t *picture);

/* Lets a picture (nullable) go; the last board that had it frees it. */
void tengen_board_ground_drop (cairo_surface_t *picture);

G_END_DECLS
