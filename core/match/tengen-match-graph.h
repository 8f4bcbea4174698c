/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-graph: as many pairs as possible of players who may meet
 *
 * What:   a largest matching in a graph, by augmenting paths with contracted
 *         odd cycles.
 * Not:    which players may meet or had better meet (tengen-match-pair-swiss).
 * Shape:  a small value that can be copied: to try a pair, copy it, take the
 *         pair and see.
 * Source: J. Edmonds, Paths, Trees, and Flowers, 1965.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One bit each in an edge set. */
#define TENGEN_MATCH_GRAPH_MAX 64

/* No player, as a mate. */
#define TENGEN_MATCH_GRAPH_FREE (-1)

/**
 * TengenMatchGraph:
 * @n: how many players there are, to %TENGEN_MATCH_GRAPH_MAX
 * @edges: (by player): possible opponents, as bits; both ways
 * @mates: (by player): the mate, or %TENGEN_MATCH_GRAPH_FREE
 *
 * Which players may be paired, and which are. A player who is taken away has no
 * edges.
 */
typedef struct
{
  int n;
  guint64 edges[TENGEN_MATCH_GRAPH_MAX];
  int mates[TENGEN_MATCH_GRAPH_MAX];
} TengenMatchGraph;

/* Makes a graph without edges, all free; @n: 0 to %TENGEN_MATCH_GRAPH_MAX. */
void tengen_match_graph_init (TengenMatchGraph *self, int n);

/* Lets two be paired. */
void tengen_match_graph_join (TengenMatchGraph *self, int a, int b);

/**
 * tengen_match_graph_fill:
 * @self: a graph
 *
 * Makes as many pairs as can be made; who is paired already stays so, with this
 * mate or another.
 *
 * Returns: how many pairs there are
 */
int tengen_match_graph_fill (TengenMatchGraph *self);

/* Takes one away; its mate is free afterwards. */
void tengen_match_graph_remove (TengenMatchGraph *self, int a);

G_END_DECLS
