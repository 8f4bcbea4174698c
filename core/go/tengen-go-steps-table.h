/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-steps-table: the board, bowls and lids a count is carried out on
 *
 * What:   moves stones between points, bowls, lids and the place beside the
 *         board, and chooses which points they go to or come from.
 * Not:    in which order it is done (tengen-go-steps).
 * Shape:  choices are made by the smallest key, so the same position is always
 *         handled in the same way.
 */
#pragma once

#include "tengen-go-steps.h"

G_BEGIN_DECLS

/**
 * TengenGoTable:
 * @width: columns
 * @height: rows
 * @n_points: width x height
 * @seki_eyes: eyes of stones in seki are territory
 * @has_bowls: stones come from bowls or go there
 * @stones: a #TengenStone for each point
 * @owner: a #TengenGoOwner for each point
 * @region: for each point of a territory its number, as the territories were
 *   before stones were put in
 * @size: points of each of these territories
 * @eye: the colour whose living group needs this point as an eye, or none
 * @filled: the stone on this point was put there by the count
 * @over: stones that found no room, by colour
 * @lid: stones of each colour in their captor's lid
 * @beside: stones of each colour beside the board
 * @bowl: stones in each bowl
 * @shifts: (element-type TengenGoShift): what was moved since the last step
 *
 * What a count is carried out on.
 */
typedef struct
{
  int width;
  int height;
  int n_points;
  gboolean seki_eyes;
  gboolean has_bowls;
  guint8 *stones;
  guint8 *owner;
  guint16 *region;
  guint16 *size;
  guint8 *eye;
  guint8 *filled;
  int over[3];
  int lid[3];
  int beside[3];
  int bowl[3];
  GArray *shifts;
} TengenGoTable;

/**
 * tengen_go_table_new:
 * @board: the position when play stopped
 *
 * Lays a position out; lids, bowls and the place beside the board are empty,
 * all points neutral.
 *
 * Returns: (transfer full): a table
 */
TengenGoTable *
tengen_go_table_new (const TengenBoard *board) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a table; does nothing for %NULL. */
void tengen_go_table_free (TengenGoTable *self);

/**
 * tengen_go_table_divide:
 * @self: a table, dead stones off
 * @owner: a #TengenGoOwner for each point
 *
 * Gives each point its owner, and finds the territories and two eye points for
 * each living group, which stay free as long as there is other room.
 */
void tengen_go_table_divide (TengenGoTable *self, const guint8 *owner);

/**
 * tengen_go_table_move:
 * @self: a table
 * @from: a point with a stone of @stone, or a place beside the board
 * @to: an empty point, or a place beside the board
 * @stone: a colour
 *
 * Moves one stone. A point it leaves gets no owner by that.
 */
void tengen_go_table_move (TengenGoTable *self,
                           TengenPoint from,
                           TengenPoint to,
                           TengenStone stone);

/**
 * tengen_go_table_fill:
 * @self: a table that was divided
 * @from: a place beside the board
 * @stone: a colour
 * @n: 0 and up
 *
 * Puts stones into their own territory: small territories first, each from its
 * corners and edges on, eye points last. Those that find no room stay beside
 * the board and count as over.
 */
void tengen_go_table_fill (TengenGoTable *self,
                           TengenPoint from,
                           TengenStone stone,
                           int n);

/**
 * tengen_go_table_take_own:
 * @self: a table that was divided
 * @stone: a colour
 * @n: 0 and up
 *
 * Takes stones off their own territory into the bowl: first those beside the
 * board that are over; then those the count put there; then those that touch
 * neither the opponent nor a neutral point; then any. If there are none at all,
 * the rest is under (negative over): points that could not be made free.
 */
void tengen_go_table_take_own (TengenGoTable *self, TengenStone stone, int n);

/**
 * tengen_go_table_take_border:
 * @self: a table that was divided
 * @stone: a colour
 * @n: 0 and up
 * @is_filled: they go into their own territory; if not, into the bowl
 *
 * Takes stones off the border between the colours; their points are neutral
 * then. First those that touch the opponent but not their own territory, then
 * those that touch the opponent, a neutral point, and any.
 *
 * Returns: how many there were to take
 */
int tengen_go_table_take_border (TengenGoTable *self,
                                 TengenStone stone,
                                 int n,
                                 gboolean is_filled);

/**
 * tengen_go_table_square:
 * @self: a table that was divided
 * @stone: a colour
 *
 * Moves stones that the count put into the largest territory with such stones
 * into territories that have none, so that these have full tens free. The sum
 * of free points stays.
 */
void tengen_go_table_square (TengenGoTable *self, TengenStone stone);

/* Tells whether a point is empty and this side's own. */
gboolean tengen_go_table_is_free (const TengenGoTable *self,
                                  int point,
                                  TengenStone stone);

/* Counts the empty points that are this side's own. */
int tengen_go_table_count_free (const TengenGoTable *self, TengenStone stone);

/* Counts a colour's stones on the board. */
int tengen_go_table_count_stones (const TengenGoTable *self, TengenStone stone);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoTable, tengen_go_table_free)

G_END_DECLS
