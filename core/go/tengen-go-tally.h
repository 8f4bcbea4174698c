/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-tally: a count as single things that are laid out one by one
 *
 * What:   what is counted for each side, in the order it is counted, and how
 *         long the row of each side is when so many of them are laid out
 *         (10 個ずつ 並べて 数える).
 * Not:    how it is drawn (ui/paint rows), the procedure of a rule set
 *         (tengen-go-steps).
 * Shape:  things of both sides go in pairs, one tick a pair, as long as both
 *         have more of a kind. What is subtracted takes things off the end of
 *         the row again, so that a row is always as long as its side's number.
 */
#pragma once

#include "tengen-go-account.h"

G_BEGIN_DECLS

/**
 * TengenGoTallyItem:
 * @side: for whom it counts
 * @code: of which line of the written sum it is a part
 * @point: where it lies on the board; NONE for what lies in a lid or is only
 *   said
 * @value_x2: half points, negative for what is subtracted
 * @tick: with which tick it is counted, from 0
 *
 * A thing that is counted. Stones, points, prisoners are a thing each; what is
 * agreed or paid (komi, bonuses, taxes, the equal number) is one thing.
 */
typedef struct
{
  TengenStone side;
  TengenAccountCode code;
  TengenPoint point;
  int value_x2;
  guint tick;
} TengenGoTallyItem;

/**
 * TengenGoTally:
 * @width: columns of the board
 * @height: rows of the board
 * @stones: a #TengenStone for each point: the board that is counted, dead
 *   stones off
 * @items: (element-type TengenGoTallyItem): in the order they are counted
 * @n_ticks: how many ticks there are
 * @unit: what is counted
 *
 * All that is counted.
 */
typedef struct
{
  int width;
  int height;
  guint8 *stones;
  GArray *items;
  guint n_ticks;
  TengenGoUnit unit;
} TengenGoTally;

/**
 * TengenGoTallyPiece:
 * @item: index of the thing, or -1 for what is missing: more was subtracted
 *   than there was
 * @start_x2: where in its row it begins, half points
 * @length_x2: how long it is there
 *
 * A thing in the row of its side.
 */
typedef struct
{
  int item;
  int start_x2;
  int length_x2;
} TengenGoTallyPiece;

/**
 * tengen_go_tally_new:
 * @board: the position when play stopped
 * @count: its count
 * @account: the written sum of that count
 *
 * Takes a written sum apart. The things of a side add up to its total.
 *
 * Stones are taken in reading order, territory area by area, neighbours
 * together. No point is counted twice for a side; dead stones lie in the lid.
 * Cost: O(points).
 *
 * Returns: (transfer full): the things
 */
TengenGoTally *
tengen_go_tally_new (const TengenBoard *board,
                     const TengenGoCount *count,
                     const TengenAccount *account) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_tally_new_area:
 * @board: the position when play stopped
 * @count: its count
 *
 * Takes stones, territory and eyes in seki, whether the rules count them or
 * not.
 *
 * Returns: (transfer full): the things
 */
TengenGoTally *
tengen_go_tally_new_area (const TengenBoard *board,
                          const TengenGoCount *count) G_GNUC_WARN_UNUSED_RESULT;

/* Takes all stones on a board, of any game. */
TengenGoTally *
tengen_go_tally_new_stones (const TengenBoard *board) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a tally; does nothing for %NULL. */
void tengen_go_tally_free (TengenGoTally *self);

/* Compares what is counted, in its order, and on which stones. */
gboolean tengen_go_tally_equal (const TengenGoTally *self,
                                const TengenGoTally *other);

/**
 * tengen_go_tally_narrow:
 * @self: a tally
 * @side: whose things stay, NONE for both sides'
 * @codes: of which lines: bits 1 << #TengenAccountCode
 *
 * Leaves everything else out and counts the ticks anew.
 */
void
tengen_go_tally_narrow (TengenGoTally *self, TengenStone side, guint codes);

/* Tells how many things are counted after so many ticks; too many mean all. */
guint tengen_go_tally_count (const TengenGoTally *self, guint ticks);

/**
 * tengen_go_tally_sum:
 * @self: a tally
 * @ticks: how many ticks are counted
 * @sum_x2: (out): half points by colour, indexed with #TengenStone
 *
 * Adds up what is counted after so many ticks.
 */
void
tengen_go_tally_sum (const TengenGoTally *self, guint ticks, int sum_x2[3]);

/* Tells whether anything is counted for black or white. */
gboolean tengen_go_tally_has_side (const TengenGoTally *self, TengenStone side);

/* Finds how long the longer row ever becomes, in half points. */
int tengen_go_tally_find_room (const TengenGoTally *self);

/**
 * tengen_go_tally_lay_out:
 * @self: a tally
 * @side: black or white
 * @ticks: how many ticks are counted
 *
 * Lays a side's things out in a row. What is subtracted shortens the row from
 * its end, an equal number of stones from its beginning.
 *
 * Invariant: pieces follow each other without gaps from 0; their lengths add up
 * to the side's sum, what is missing counted as negative.
 *
 * Returns: (transfer full) (element-type TengenGoTallyPiece): the row
 */
GArray *tengen_go_tally_lay_out (const TengenGoTally *self,
                                 TengenStone side,
                                 guint ticks) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoTally, tengen_go_tally_free)

G_END_DECLS
