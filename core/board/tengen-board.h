/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board: stones on a board, chains (一団), liberties (呼吸点), undo
 *
 * What:   putting, playing and taking stones with exact liberties; going back
 *         change by change; a Zobrist hash of what lies there.
 * Not:    legality, turns, prisoners: no game's rules are known here.
 * Shape:  width x height, each 1 to TENGEN_BOARD_MAX; the padded layout inside
 *         is private.
 * Memory: boards are independent of each other; no global state.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"

G_BEGIN_DECLS

typedef struct TengenBoard TengenBoard;

/**
 * TengenBoardTry:
 * @hash: hash of the board as it would be
 * @taken: opponent's stones that would be taken
 * @own: own stones (the new one too) that would go, 0 unless it is suicide
 *
 * What a move would do, see tengen_board_try().
 */
typedef struct
{
  guint64 hash;
  int taken;
  int own;
} TengenBoardTry;

/* Makes an empty board; @width and @height: 1 to %TENGEN_BOARD_MAX. */
TengenBoard *tengen_board_new (int width, int height) G_GNUC_WARN_UNUSED_RESULT;

/* Copies the stones, not the history: the copy cannot be undone further. */
TengenBoard *
tengen_board_copy (const TengenBoard *self) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a board; does nothing for %NULL. */
void tengen_board_free (TengenBoard *self);

/* Gives the number of columns. */
int tengen_board_get_width (const TengenBoard *self);

/* Gives the number of rows. */
int tengen_board_get_height (const TengenBoard *self);

/* Gives the number of points, width x height. */
int tengen_board_get_n_points (const TengenBoard *self);

/* Tells what lies on a point, or %TENGEN_STONE_NONE. */
TengenStone tengen_board_get (const TengenBoard *self, TengenPoint point);

/* Copies all points, row by row from the top left; @stones has room for all. */
void tengen_board_read (const TengenBoard *self, guint8 *stones);

/* Counts the stones of a colour on the board. Cost: O(1). */
int tengen_board_count (const TengenBoard *self, TengenStone stone);

/**
 * tengen_board_get_hash:
 * @self: a board
 *
 * Gives the Zobrist hash of the stones. It depends on width, height and the
 * stones alone, so that equal boards have equal hashes in every process.
 *
 * Returns: 64 bits
 */
guint64 tengen_board_get_hash (const TengenBoard *self);

/* Compares size and stones, not history. */
gboolean tengen_board_equal (const TengenBoard *self, const TengenBoard *other);

/**
 * tengen_board_put:
 * @self: a board
 * @point: a point of it
 * @stone: what shall lie there, %TENGEN_STONE_NONE to clear it
 *
 * Sets one point as it is, taking nothing: chains may be left without
 * liberties. It is one change for tengen_board_undo(), also when nothing
 * became different.
 */
void tengen_board_put (TengenBoard *self, TengenPoint point, TengenStone stone);

/**
 * tengen_board_put_all:
 * @self: a board
 * @stones: what shall lie on each point
 *
 * Sets all points as they are, taking nothing.
 * Cost: the board, however many points become different.
 *
 * Returns: how many changes for tengen_board_undo() it is; 0 when nothing
 *   became different
 */
guint tengen_board_put_all (TengenBoard *self, const guint8 *stones);

/**
 * tengen_board_play:
 * @self: a board
 * @point: a point of it; a stone that lies there is replaced
 * @stone: %TENGEN_STONE_BLACK or %TENGEN_STONE_WHITE
 * @own: (out) (optional): own stones that went, the new one too (suicide)
 *
 * Puts a stone, takes the opponent's neighbouring chains without liberties,
 * then the own chain if it has none. One change for tengen_board_undo().
 * Chains left without liberties by tengen_board_put() are judged when a stone
 * is played (on another) beside them, not before.
 * Cost: the chains touched.
 *
 * Returns: number of opponent's stones taken
 */
int tengen_board_play (TengenBoard *self,
                       TengenPoint point,
                       TengenStone stone,
                       int *own);

/**
 * tengen_board_try:
 * @self: a board
 * @point: an empty point of it
 * @stone: %TENGEN_STONE_BLACK or %TENGEN_STONE_WHITE
 * @result: (out): what tengen_board_play() would do
 *
 * Tells what a move would do, without doing it.
 * Cost: O(1) without captures, else the stones taken.
 */
void tengen_board_try (const TengenBoard *self,
                       TengenPoint point,
                       TengenStone stone,
                       TengenBoardTry *result);

/* Tells how many changes can be undone. */
guint tengen_board_get_depth (const TengenBoard *self);

/**
 * tengen_board_get_history:
 * @self: a board
 *
 * Adds up what undoing takes. A change adds the same whatever was before it:
 * setting all points counts the chains even where they need not be kept.
 *
 * Returns: bytes
 */
gsize tengen_board_get_history (const TengenBoard *self);

/**
 * tengen_board_undo:
 * @self: a board with a depth above 0
 *
 * Takes the last change back, exactly. Cost: what the change changed.
 */
void tengen_board_undo (TengenBoard *self);

/**
 * tengen_board_read_at:
 * @self: a board
 * @depth: 0 to the present depth
 * @stones: (out caller-allocates): room for all points
 *
 * Copies out the stones as they lay when the depth was @depth, without
 * changing the board. Cost: the changes in between, 255 at most, plus the
 * board.
 */
void
tengen_board_read_at (const TengenBoard *self, guint depth, guint8 *stones);

/**
 * tengen_board_is_same_at:
 * @self: a board
 * @depth: 0 to the present depth
 * @other: 0 to the present depth
 *
 * Tells whether the same stones lay on the board at two depths. Cost: as
 * tengen_board_read_at(), once if the depths are near each other, else twice.
 *
 * Returns: %TRUE if they did
 */
gboolean
tengen_board_is_same_at (const TengenBoard *self, guint depth, guint other);

/**
 * tengen_board_get_chain:
 * @self: a board
 * @point: a point with a stone
 *
 * Names the chain of a stone: the same value for all its stones, until the
 * next change.
 *
 * Returns: one of the chain's points
 */
TengenPoint tengen_board_get_chain (const TengenBoard *self, TengenPoint point);

/* Counts the stones of the chain of a stone. Cost: O(1). */
int tengen_board_get_chain_size (const TengenBoard *self, TengenPoint point);

/**
 * tengen_board_get_liberties:
 * @self: a board
 * @point: a point with a stone
 *
 * Counts the liberties of a chain, each point once. Cost: O(1).
 *
 * Returns: 0 and up; 0 only after tengen_board_put()
 */
int tengen_board_get_liberties (const TengenBoard *self, TengenPoint point);

/**
 * tengen_board_list_chain:
 * @self: a board
 * @point: a point with a stone
 * @points: (out caller-allocates): room for all points
 *
 * Lists the stones of a chain, @point first.
 *
 * Returns: how many
 */
int tengen_board_list_chain (const TengenBoard *self,
                             TengenPoint point,
                             TengenPoint *points);

/**
 * tengen_board_list_liberties:
 * @self: a board
 * @point: a point with a stone
 * @points: (out caller-allocates): room for all points
 *
 * Lists the liberties of a chain in rising order.
 *
 * Returns: how many
 */
int tengen_board_list_liberties (const TengenBoard *self,
                                 TengenPoint point,
                                 TengenPoint *points);

/* Lists 0 to 4 neighbours along the lines in @points. Returns: how many. */
int tengen_board_list_neighbours (const TengenBoard *self,
                                  TengenPoint point,
                                  TengenPoint *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenBoard, tengen_board_free)

G_END_DECLS
