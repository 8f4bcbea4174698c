/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-dead-region: the part of a board in which a chain is read about
 *
 * What:  the points connected with a chain through empty points and unsettled
 *        stones, and what holds for a chain at a glance there.
 * Not:   moves (tengen-go-dead-line), proofs (tengen-go-dead-proof).
 * Shape: the points stay the same while stones come and go on the board;
 *        around them lie settled stones, which cannot be taken, and the edge.
 */
#pragma once

#include "tengen-board.h"

G_BEGIN_DECLS

/* The largest region, in points. */
#define TENGEN_GO_DEAD_REGION_MAX 255

/**
 * TengenGoDeadRegion:
 * @board: the board looked at (borrowed)
 * @settled: for each point of the board 1 if its stone is settled (borrowed)
 * @n_points: how many points
 * @n_empty: how many of them were empty when it was found
 * @points: the points in rising order
 * @index: for each point of the board its place in @points, or
 *   %TENGEN_GO_DEAD_REGION_MAX outside of the region
 * @n_neighbours: for each of @points
 * @neighbours: for each of @points
 * @beside: for each of @points the set of colours (1 << stone) of settled
 *   stones beside it
 */
typedef struct
{
  const TengenBoard *board;
  const guint8 *settled;
  int n_points;
  int n_empty;
  TengenPoint points[TENGEN_GO_DEAD_REGION_MAX];
  guint8 index[TENGEN_BOARD_MAX_POINTS];
  guint8 n_neighbours[TENGEN_GO_DEAD_REGION_MAX];
  TengenPoint neighbours[TENGEN_GO_DEAD_REGION_MAX][4];
  guint8 beside[TENGEN_GO_DEAD_REGION_MAX];
} TengenGoDeadRegion;

/**
 * tengen_go_dead_region_find:
 * @self: (out): the region
 * @board: a board, kept by reference
 * @settled: for each point 1 if its stone is settled, kept by reference
 * @target: a point with an unsettled stone
 *
 * Finds the region around a chain.
 *
 * Returns: %TRUE, or %FALSE if it has more than
 *   %TENGEN_GO_DEAD_REGION_MAX points; @self is then undefined
 */
gboolean tengen_go_dead_region_find (TengenGoDeadRegion *self,
                                     const TengenBoard *board,
                                     const guint8 *settled,
                                     TengenPoint target);

/**
 * tengen_go_dead_region_is_settled:
 * @self: a region
 * @point: a point with a stone
 *
 * Asks whether the chain there has a settled stone among its stones.
 * Cost: the chain.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_go_dead_region_is_settled (const TengenGoDeadRegion *self,
                                           TengenPoint point);

/**
 * tengen_go_dead_region_count_ways:
 * @self: a region
 * @point: a point of it with a stone
 *
 * Counts the liberties of the chain there that lie beside settled stones of its
 * side, or stones joined to such: one move there settles it.
 *
 * Returns: how many, 2 at most
 */
int tengen_go_dead_region_count_ways (const TengenGoDeadRegion *self,
                                      TengenPoint point);

/**
 * tengen_go_dead_region_is_hopeless:
 * @self: a region
 * @point: a point of it with a stone
 *
 * Asks whether the chain there cannot live: it is enclosed by settled stones of
 * the other side and stones joined to such, no settled stone of its own side is
 * within, and at most one eye is to be had, as nearly all points within lie
 * beside the walls.
 * Cost: the region.
 *
 * Returns: %TRUE if so
 */
gboolean tengen_go_dead_region_is_hopeless (const TengenGoDeadRegion *self,
                                            TengenPoint point);

/**
 * tengen_go_dead_region_has_eyes:
 * @self: a region
 * @point: a point of it with a stone
 *
 * Asks whether the chain there is unconditionally alive, alone or with others
 * and with the settled chains of its side.
 * Cost: the region.
 * Source: D. B. Benson, Life in the Game of Go (1976).
 *
 * Returns: %TRUE if so; %FALSE also if too many chains stand there
 */
gboolean tengen_go_dead_region_has_eyes (const TengenGoDeadRegion *self,
                                         TengenPoint point);

G_END_DECLS
