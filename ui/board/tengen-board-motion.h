/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-motion: stones that settle and stones that lift off
 *
 * What:  drawn for a moment above a board that already shows the final state: a
 *        stone that was put down comes to rest, captured stones rise and fade.
 * Not:   what is on the board, what can be done there, what is spoken: all of
 *        that changes at once.
 * Shape: the frame clock ticks only while something moves. A jump to another
 *        position is not animated.
 */
#pragma once

#include "tengen-board-layers.h"

G_BEGIN_DECLS

/* From beginning to end. */
#define TENGEN_BOARD_MOTION_US (140 * G_TIME_SPAN_MILLISECOND)

typedef struct TengenBoardMotion TengenBoardMotion;

/* Makes a motion of nothing on a widget, which outlives it. */
TengenBoardMotion *
tengen_board_motion_new (GtkWidget *board) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a motion; does nothing for %NULL. */
void tengen_board_motion_free (TengenBoardMotion *self);

/* Allows motion or forbids it; what moves is then at rest. */
void tengen_board_motion_set_enabled (TengenBoardMotion *self,
                                      gboolean enabled);

/* Tells whether it is allowed. It also needs a desktop with animations. */
gboolean tengen_board_motion_get_enabled (const TengenBoardMotion *self);

/**
 * tengen_board_motion_follow:
 * @self: a motion
 * @from: what was seen
 * @to: what is to be seen
 *
 * Moves the stones in which two views differ, if that can be one move, played
 * or taken back. What moved before is at rest, unless no stone is another.
 */
void tengen_board_motion_follow (TengenBoardMotion *self,
                                 const TengenView *from,
                                 const TengenView *to);

/* Brings everything to rest at once. */
void tengen_board_motion_stop (TengenBoardMotion *self);

/* Tells whether anything moves. */
gboolean tengen_board_motion_is_moving (const TengenBoardMotion *self);

/* Draws what moves above the board, @layers. */
void tengen_board_motion_snapshot (TengenBoardMotion *self,
                                   TengenBoardLayers *layers,
                                   const TengenPaintMetrics *metrics,
                                   GtkSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenBoardMotion, tengen_board_motion_free)

G_END_DECLS
