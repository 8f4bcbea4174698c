/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-layers: a view as render nodes
 *
 * What:  nodes of a few neighbouring points each, made anew only where the
 *        view became different, so that GTK draws only there; lines above.
 * Not:   ghost stone and cursor, which are no part of a view; they can be had
 *        as single pieces.
 */
#pragma once

#include "tengen-board-pictures.h"

G_BEGIN_DECLS

typedef struct TengenBoardLayers TengenBoardLayers;

/* Makes layers of nothing; the pictures outlive them. */
TengenBoardLayers *tengen_board_layers_new (TengenBoardPictures *pictures)
    G_GNUC_WARN_UNUSED_RESULT;

/* Frees layers; does nothing for %NULL. */
void tengen_board_layers_free (TengenBoardLayers *self);

/* Forgets all nodes: pictures, places or the size of the view changed. */
void tengen_board_layers_reset (TengenBoardLayers *self);

/* Tells that a point looks different now. */
void tengen_board_layers_touch (TengenBoardLayers *self,
                                const TengenView *view,
                                TengenPoint point);

/* Tells that lines or shapes look different now. */
void tengen_board_layers_touch_lines (TengenBoardLayers *self);

/**
 * tengen_board_layers_snapshot:
 * @self: layers
 * @view: what is to be seen
 * @snapshot: where to draw
 *
 * Draws the view with its ground. Cost: what was touched, then a few nodes a
 * row.
 */
void tengen_board_layers_snapshot (TengenBoardLayers *self,
                                   const TengenView *view,
                                   GtkSnapshot *snapshot);

/* Draws one piece on a point. */
void tengen_board_layers_append_piece (TengenBoardLayers *self,
                                       TengenPoint point,
                                       TengenPaintPiece piece,
                                       GtkSnapshot *snapshot);

/* Draws one line between points of the board. */
void tengen_board_layers_append_line (TengenBoardLayers *self,
                                      const TengenView *view,
                                      const TengenMarkupLine *line,
                                      GtkSnapshot *snapshot);

/* Draws a plate with a short text beside a point. */
void tengen_board_layers_append_tag (TengenBoardLayers *self,
                                     TengenPoint point,
                                     const char *name,
                                     GtkSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenBoardLayers, tengen_board_layers_free)

G_END_DECLS
