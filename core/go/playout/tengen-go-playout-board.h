/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-playout-board: a board for playouts
 *
 * What:   playing moves as fast as can be, legality with the simple ko, chains
 *         in atari, a hash.
 * Not:    exact liberties, undo, other rules of repetition: tengen-board and
 *         tengen-go-play. No game that is kept is played on it.
 * Shape:  the padded layout of tengen-board-plan, so that no step needs an
 *         edge test. A chain is a ring through `nexts`, its head names it. An
 *         empty point is a chain of its own, so that a move changes the cells
 *         of all four neighbours alike. tengen-go-playout-cell says what these are.
 *         The empty points stand in an array in which each knows its place.
 * Memory: one block for the largest board; assigning copies what the size
 *         needs, 1.7 KiB on 9x9.
 */
#pragma once

#include "tengen-board.h"
#include "tengen-board-plan.h"
#include "tengen-go-playout-cell.h"

G_BEGIN_DECLS

/* A square of the padded layout; 0 lies outside of the board and stands for no
 * point and for a pass. */
typedef guint16 TengenGoPlayoutPoint;

/* What lies outside of the board, beside the values of TengenStone. */
#define TENGEN_GO_PLAYOUT_EDGE 4

/* Squares of the largest board; diagonal ones of points are among them. */
#define TENGEN_GO_PLAYOUT_SQUARES TENGEN_BOARD_PLAN_SQUARES

/* The place of a point that is not among the empty ones. */
#define TENGEN_GO_PLAYOUT_NO_PLACE G_MAXUINT16

/**
 * TengenGoPlayoutBoard:
 * @plan: (owned): layout and keys
 * @hash: as that of tengen-board for the same stones
 * @steps: to the neighbours: N W E S
 * @n_empty: how many points @empty has
 * @ko: where who moves next must not take back, or 0
 * @n_stones: on the board, by colour
 * @empty: the empty points less those closed, in no order
 * @cells: of a head, the liberties; of an empty point, what is around, edges
 *   as stones of both
 * @heads: of a stone, what names its chain; any other square is its own head
 * @nexts: the next stone of the chain, in a ring
 * @sizes: of a head, the stones of its chain
 * @places: of an empty point, where it stands in @empty
 * @stones: by square: a TengenStone or %TENGEN_GO_PLAYOUT_EDGE
 *
 * A position for playouts. Fields may be read, but only the functions here
 * change them.
 */
typedef struct
{
  TengenBoardPlan *plan;
  guint64 hash;
  int steps[4];
  guint n_empty;
  TengenGoPlayoutPoint ko;
  guint16 n_stones[3];
  TengenGoPlayoutCell cells[TENGEN_GO_PLAYOUT_SQUARES];
  TengenGoPlayoutPoint heads[TENGEN_GO_PLAYOUT_SQUARES];
  TengenGoPlayoutPoint nexts[TENGEN_GO_PLAYOUT_SQUARES];
  guint16 sizes[TENGEN_GO_PLAYOUT_SQUARES];
  guint16 places[TENGEN_GO_PLAYOUT_SQUARES];
  TengenGoPlayoutPoint empty[TENGEN_BOARD_MAX_POINTS];
  guint8 stones[TENGEN_GO_PLAYOUT_SQUARES];
} TengenGoPlayoutBoard;

/* Makes an empty board; @width and @height: 1 to %TENGEN_BOARD_MAX. */
TengenGoPlayoutBoard *
tengen_go_playout_board_new (int width, int height) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a board; does nothing for %NULL. */
void tengen_go_playout_board_free (TengenGoPlayoutBoard *self);

/**
 * tengen_go_playout_board_load:
 * @self: a board
 * @stones: a #TengenStone for each #TengenPoint; no chain is without liberties
 *
 * Sets all points as they lie, without ko. The empty points then stand in
 * rising order, none is closed.
 */
void tengen_go_playout_board_load (TengenGoPlayoutBoard *self,
                                   const guint8 *stones);

/**
 * tengen_go_playout_board_assign:
 * @self: a board
 * @other: another of the same size
 *
 * Makes a board like another, also in the order of the empty points, ko and
 * what is closed. Cost: the squares that the size has.
 */
void tengen_go_playout_board_assign (TengenGoPlayoutBoard *self,
                                     const TengenGoPlayoutBoard *other);

/**
 * tengen_go_playout_board_join:
 * @self: a board
 * @point: a stone just put, a chain of its own
 * @joins: which neighbours are of its colour, as bits
 *
 * Makes one chain of a stone and those around it; a part of
 * tengen_go_playout_board_play().
 */
void tengen_go_playout_board_join (TengenGoPlayoutBoard *self,
                                   TengenGoPlayoutPoint point,
                                   guint joins);

/**
 * tengen_go_playout_board_take:
 * @self: a board
 * @point: a stone just put
 * @gone: which neighbours are opponent's stones without liberties, as bits
 *
 * Takes chains off the board; a part of tengen_go_playout_board_play().
 *
 * Returns: number of stones taken
 */
guint tengen_go_playout_board_take (TengenGoPlayoutBoard *self,
                                    TengenGoPlayoutPoint point,
                                    guint gone);

/* Finds the square of a point: the same point in the padded layout. */
static inline TengenGoPlayoutPoint
tengen_go_playout_board_pad (const TengenGoPlayoutBoard *self,
                             TengenPoint point)
{
  return self->plan->squares[point];
}

/* Finds the point of a square; %TENGEN_POINT_NONE outside of the board. */
static inline TengenPoint
tengen_go_playout_board_unpad (const TengenGoPlayoutBoard *self,
                               TengenGoPlayoutPoint point)
{
  return self->plan->points[point];
}

/* Tells what lies on a square; outside of the board %TENGEN_GO_PLAYOUT_EDGE. */
static inline guint
tengen_go_playout_board_get (const TengenGoPlayoutBoard *self,
                             TengenGoPlayoutPoint point)
{
  return self->stones[point];
}

/**
 * tengen_go_playout_board_get_touches:
 * @self: a board
 * @point: a point with a stone
 *
 * Counts the liberties of a chain, each as often as stones of it touch it.
 *
 * Returns: at least the number of liberties, at most 4 times as much
 */
static inline guint
tengen_go_playout_board_get_touches (const TengenGoPlayoutBoard *self,
                                     TengenGoPlayoutPoint point)
{
  return tengen_go_playout_cell_count (self->cells[self->heads[point]]);
}

/* Finds the liberty of a chain in atari (当たり); 0 if there are more. */
static inline TengenGoPlayoutPoint
tengen_go_playout_board_get_atari (const TengenGoPlayoutBoard *self,
                                   TengenGoPlayoutPoint point)
{
  return (TengenGoPlayoutPoint) tengen_go_playout_cell_get_only (
      self->cells[self->heads[point]]);
}

/**
 * tengen_go_playout_board_has_only:
 * @self: a board
 * @point: a point with a stone
 * @liberty: a liberty of its chain
 *
 * Tells whether a chain has no other liberty.
 *
 * Returns: %TRUE if a stone of the opponent there would take it
 */
static inline gboolean
tengen_go_playout_board_has_only (const TengenGoPlayoutBoard *self,
                                  TengenGoPlayoutPoint point,
                                  TengenGoPlayoutPoint liberty)
{
  return tengen_go_playout_cell_is_only (self->cells[self->heads[point]],
                                         liberty);
}

/* Counts the empty points beside an empty one, 0 to 4. Cost: one load. */
static inline guint
tengen_go_playout_board_count_empty (const TengenGoPlayoutBoard *self,
                                     TengenGoPlayoutPoint point)
{
  return tengen_go_playout_cell_count (self->cells[point]);
}

/**
 * tengen_go_playout_board_count_around:
 * @self: a board
 * @point: an empty point
 * @stone: %TENGEN_STONE_BLACK or %TENGEN_STONE_WHITE
 *
 * Counts the squares along the lines that hold such a stone or lie outside of
 * the board. Cost: one load.
 *
 * Returns: 0 to 4
 */
static inline guint
tengen_go_playout_board_count_around (const TengenGoPlayoutBoard *self,
                                      TengenGoPlayoutPoint point,
                                      TengenStone stone)
{
  return tengen_go_playout_cell_count_stones (self->cells[point], stone);
}

/**
 * tengen_go_playout_board_is_legal_closely:
 * @self: a board
 * @stone: the colour that would play
 * @point: an empty point without empty points around
 *
 * Tells whether a move takes something or has another liberty, and is not the
 * ko; a part of tengen_go_playout_board_is_legal().
 *
 * Returns: %TRUE if it may be played
 */
gboolean
tengen_go_playout_board_is_legal_closely (const TengenGoPlayoutBoard *self,
                                          TengenStone stone,
                                          TengenGoPlayoutPoint point);

/**
 * tengen_go_playout_board_is_legal:
 * @self: a board
 * @stone: the colour that would play
 * @point: an empty point
 *
 * Tells whether a move is legal: no suicide, of however many stones, and not
 * the ko. The ko is forbidden to the one whose stone was just taken.
 *
 * Returns: %TRUE if it may be played
 */
static inline gboolean
tengen_go_playout_board_is_legal (const TengenGoPlayoutBoard *self,
                                  TengenStone stone,
                                  TengenGoPlayoutPoint point)
{
  return tengen_go_playout_board_count_empty (self, point) > 0 ||
         tengen_go_playout_board_is_legal_closely (self, stone, point);
}

/**
 * tengen_go_playout_board_is_eye:
 * @self: a board
 * @stone: a colour
 * @point: an empty point
 *
 * Tells whether a point is an eye (眼) by its looks: own stones or edges along
 * the lines, and on the diagonals at most one of the opponent's; none beside
 * the edge.
 *
 * Returns: %TRUE if it is
 */
static inline gboolean
tengen_go_playout_board_is_eye (const TengenGoPlayoutBoard *self,
                                TengenStone stone,
                                TengenGoPlayoutPoint point)
{
  const guint8 *north, *south;
  guint other = tengen_stone_other (stone);

  if (tengen_go_playout_board_count_around (self, point, stone) < 4)
    return FALSE;
  north = self->stones + point + self->steps[0];
  south = self->stones + point + self->steps[3];
  return (north[-1] == other) + (north[1] == other) + (south[-1] == other) +
             (south[1] == other) +
             ((north[-1] | north[1] | south[-1] | south[1]) >> 2) <
         2;
}

/**
 * tengen_go_playout_board_close:
 * @self: a board
 * @point: an empty point
 *
 * Takes a point out of the array of empty points, so that it is not drawn for
 * a move. It stays empty and a liberty of what touches it; playing on it is
 * allowed. It is open again when it was played on and became empty.
 */
static inline void
tengen_go_playout_board_close (TengenGoPlayoutBoard *self,
                               TengenGoPlayoutPoint point)
{
  guint place = self->places[point];
  TengenGoPlayoutPoint last;

  if (place == TENGEN_GO_PLAYOUT_NO_PLACE)
    return;
  last = self->empty[--self->n_empty];
  self->empty[place] = last;
  self->places[last] = (guint16) place;
  self->places[point] = TENGEN_GO_PLAYOUT_NO_PLACE;
}

/**
 * tengen_go_playout_board_play:
 * @self: a board
 * @stone: the colour that plays
 * @point: an empty point where it is legal, closed or not; 0 to pass
 *
 * Plays a move; either way the ko before it is free again.
 *
 * Returns: number of stones taken
 */
static inline guint
tengen_go_playout_board_play (TengenGoPlayoutBoard *self,
                              TengenStone stone,
                              TengenGoPlayoutPoint point)
{
  TengenStone other = tengen_stone_other (stone);
  TengenGoPlayoutCell change = tengen_go_playout_cell_stone (stone) -
                               tengen_go_playout_cell_touch (point);
  guint n_other, joins = 0, gone = 0, taken = 0;

  self->ko = 0;
  if (point == 0)
    return 0;
  n_other = tengen_go_playout_board_count_around (self, point, other);
  tengen_go_playout_board_close (self, point);
  self->stones[point] = stone;
  self->n_stones[stone]++;
  self->hash ^= tengen_board_plan_key (self->plan, point, stone);
  for (int i = 0; i < 4; i++)
    self->cells[self->heads[point + self->steps[i]]] += change;
  /* Without branches: those guessed wrong would take most of the time. */
  for (int i = 0; i < 4; i++)
    {
      TengenGoPlayoutPoint near = point + self->steps[i];
      gboolean is_out = tengen_go_playout_board_get_touches (self, near) == 0;

      joins |= (guint) (self->stones[near] == stone) << i;
      gone |= (guint) ((self->stones[near] == other) & is_out) << i;
    }
  if (joins != 0)
    tengen_go_playout_board_join (self, point, joins);
  if (gone != 0)
    {
      taken = tengen_go_playout_board_take (self, point, gone);
      if (taken == 1 && n_other == 4)
        self->ko = point + self->steps[__builtin_ctz (gone)];
    }
  return taken;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoPlayoutBoard,
                               tengen_go_playout_board_free)

G_END_DECLS
