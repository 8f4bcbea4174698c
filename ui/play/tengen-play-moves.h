/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-moves: the moves of the current line, as a list model
 *
 * What:  one item for each move or pass of the line, with the stones it took,
 *        or what was decided after it in an opening of Renju.
 * Not:   where the cursor is shown (tengen-play-list), texts of points.
 * Shape: a row is a function of its node and the record; rows that stay the
 *        same stay the same objects, so that a list redraws only what changed.
 */
#pragma once

#include <gio/gio.h>

#include "tengen-game.h"

G_BEGIN_DECLS

#define TENGEN_TYPE_PLAY_MOVE (tengen_play_move_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayMove, tengen_play_move, TENGEN, PLAY_MOVE, GObject)

#define TENGEN_TYPE_PLAY_MOVES (tengen_play_moves_get_type ())
G_DECLARE_FINAL_TYPE (
    TengenPlayMoves, tengen_play_moves, TENGEN, PLAY_MOVES, GObject)

/**
 * TengenPlayMoveInfo:
 * @node: the node of the move
 * @index: its place in the line, the first node of the game is 0
 * @number: the number of the move, from 1
 * @stone: the side that moved
 * @point: where, or PASS
 * @taken: how many stones it took
 * @is_virtual: the stone was put beside the board; @point is PASS
 * @is_exchange: (an opening of Renju): colours were exchanged after it
 * @declared: (an opening of Renju): the number of fifth moves that was said
 *   after it, 0 if none was
 * @offers: (an opening of Renju): fifth moves that were offered after it
 *
 * A row of the list.
 */
typedef struct
{
  TengenNode node;
  guint index;
  guint number;
  TengenStone stone;
  TengenPoint point;
  int taken;
  gboolean is_virtual;
  gboolean is_exchange;
  int declared;
  int offers;
} TengenPlayMoveInfo;

/* Gives what is known of a move. */
const TengenPlayMoveInfo *tengen_play_move_get_info (TengenPlayMove *self);

/* Makes an empty model. Returns: a #GListModel of #TengenPlayMove. */
TengenPlayMoves *tengen_play_moves_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Says that the next game it is shown is another one. */
void tengen_play_moves_forget (TengenPlayMoves *self);

/**
 * tengen_play_moves_update:
 * @self: a model
 * @game: (nullable): a game
 *
 * Shows the line of a game as it is now. Cost: nothing while neither record
 * nor line changed, else the moves of the line.
 */
void tengen_play_moves_update (TengenPlayMoves *self, const TengenGame *game);

/* Finds the item of the last move up to a place; %G_MAXUINT for none. */
guint tengen_play_moves_find (TengenPlayMoves *self, guint index);

G_END_DECLS
