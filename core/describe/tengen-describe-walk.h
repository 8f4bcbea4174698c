/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-walk: where to go in a tree of moves
 *
 * What:   the node for "next variation", "next comment", "the move that put
 *         this stone" and the like. None of them recurses.
 * Not:    going there (tengen-game).
 * Shape:  functions of a record and a node; TENGEN_NODE_NONE says that there
 *         is nowhere to go.
 */
#pragma once

#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * TengenWalk:
 * @TENGEN_WALK_BACK: towards the first node
 * @TENGEN_WALK_ON: away from it
 *
 * A direction.
 */
typedef enum
{
  TENGEN_WALK_BACK = -1,
  TENGEN_WALK_ON = 1,
} TengenWalk;

/**
 * tengen_walk_order:
 * @record: a record
 * @node: a linked node
 * @walk: a direction
 *
 * Gives the next node of the same game in the order of the file (a node before
 * its children, the main line first).
 *
 * Returns: a node or none
 */
TengenNode tengen_walk_order (const TengenRecord *record,
                              TengenNode node,
                              TengenWalk walk);

/* Goes along first children, past @most of them at the most. */
TengenNode
tengen_walk_along (const TengenRecord *record, TengenNode node, guint most);

/* Tells whether a linked node has variations beside it. */
gboolean tengen_walk_has_variations (const TengenRecord *record,
                                     TengenNode node);

/**
 * tengen_walk_variation:
 * @record: a record
 * @node: a linked node
 * @walk: to the variation before or behind
 *
 * Goes to the neighbour among the variations: of the node itself where it has
 * neighbours, else of the nearest node before it that has.
 *
 * Returns: a node or none
 */
TengenNode tengen_walk_variation (const TengenRecord *record,
                                  TengenNode node,
                                  TengenWalk walk);

/**
 * tengen_walk_branch:
 * @record: a record
 * @node: a linked node
 * @walk: a direction
 *
 * Finds the nearest node with several children: before @node, or after it
 * along first children.
 *
 * Returns: a node or none
 */
TengenNode tengen_walk_branch (const TengenRecord *record,
                               TengenNode node,
                               TengenWalk walk);

/* Finds the last node of a linked node's path that is on the main line. */
TengenNode tengen_walk_main (const TengenRecord *record, TengenNode node);

/**
 * tengen_walk_comment:
 * @record: a record
 * @node: a linked node
 * @walk: a direction
 *
 * Finds the nearest node with a comment, in the order of the file.
 *
 * Returns: a node or none
 */
TengenNode tengen_walk_comment (const TengenRecord *record,
                                TengenNode node,
                                TengenWalk walk);

/**
 * tengen_walk_may_find_comment:
 * @record: a record
 * @node: a linked node
 * @n_nodes: how many nodes are looked at, at most
 *
 * Tells whether tengen_walk_comment() might find a comment further on. Cost:
 * O(n_nodes) and the depth of the tree.
 *
 * Returns: %FALSE if none follows; %TRUE if one does, or if none is among the
 * nodes looked at and more follow
 */
gboolean tengen_walk_may_find_comment (const TengenRecord *record,
                                       TengenNode node,
                                       guint n_nodes);

/**
 * tengen_walk_text:
 * @record: a record
 * @node: a linked node
 * @text: what to look for, UTF-8, not empty
 * @walk: a direction
 *
 * Finds the nearest node whose comment or name holds a text, in the order of
 * the file, going round at the end; @node itself comes last. Case and width of
 * letters and composition do not count.
 *
 * Returns: a node or none
 */
TengenNode tengen_walk_text (const TengenRecord *record,
                             TengenNode node,
                             const char *text,
                             TengenWalk walk);

/* Finds a move in the current line by number, 0 for the first node; or none. */
TengenNode tengen_walk_move (const TengenGame *game, guint number);

/* Finds the node that put the stone that lies there; none without a stone. */
TengenNode tengen_walk_stone (const TengenPosition *position,
                              TengenPoint point);

/**
 * tengen_walk_play:
 * @position: a position
 * @point: a point
 *
 * Finds the node in the line and the tree after @position where a player plays
 * on a point: along the children, the main line first, nearest first.
 *
 * Returns: a node or none
 */
TengenNode tengen_walk_play (const TengenPosition *position, TengenPoint point);

G_END_DECLS
