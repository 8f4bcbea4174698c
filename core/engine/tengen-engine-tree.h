/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-engine-tree: what was found out about moves and answers
 *
 * What:   nodes with their statistics, which move to try next, bounded memory.
 * Not:    positions and playouts (tengen-engine).
 * Shape:  all nodes stand in one array, the children of a node side by side; a
 *         node is known by its index. 0 is the root, which has no parent,
 *         so that 0 also says that there are no children.
 * Source: UCT (Kocsis, Szepesvári 2006); all moves as first, RAVE (Gelly,
 *         Silver 2007).
 */
#pragma once

#include "tengen-engine-number.h"
#include "tengen-go-playout-board.h"

G_BEGIN_DECLS

/* The best that a playout can bring. A sum of a million playouts has room in
 * 32 bits. */
#define TENGEN_ENGINE_REWARD_MAX 4000
#define TENGEN_ENGINE_PLAYOUTS_MAX 1000000

/* Nodes at most: 48 MiB. */
#define TENGEN_ENGINE_NODES_MAX (48 * 1024 * 1024 / 32)

/**
 * TengenEngineNode:
 * @sum: rewards for the side that made the move, those of @prior included
 * @visits: playouts through the node
 * @rave_sum: rewards of playouts in which that side came to the point later
 * @rave_visits: how many
 * @lead_sum: Black's leads in these playouts, half points
 * @children: index of the first child, 0 as long as there is none
 * @n_children: how many
 * @point: the move, 0 for a pass
 * @prior: playouts that knowledge stands for; %TENGEN_ENGINE_REWARD_MAX times
 *   it at most is in @sum
 * @is_barred: the move repeats a position and is not allowed
 *
 * A move. 32 bytes.
 */
typedef struct
{
  guint32 sum;
  guint32 visits;
  guint32 rave_sum;
  guint32 rave_visits;
  gint32 lead_sum;
  guint32 children;
  guint16 n_children;
  TengenGoPlayoutPoint point;
  guint8 prior;
  guint8 is_barred;
} TengenEngineNode;

typedef struct TengenEngineTree TengenEngineTree;

/**
 * tengen_engine_tree_new:
 * @curiosity: how much a move with few visits is preferred: rewards, up to
 *   %TENGEN_ENGINE_REWARD_MAX, that are added to the mean of a move that was
 *   visited once in two playouts
 *
 * Makes a tree with a root.
 *
 * Returns: (transfer full): a tree
 */
TengenEngineTree *
tengen_engine_tree_new (guint curiosity) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a tree. */
void tengen_engine_tree_free (TengenEngineTree *self);

/* Forgets everything but a root without visits. */
void tengen_engine_tree_clear (TengenEngineTree *self);

/* Gives a node by its index; valid until children are added. */
TengenEngineNode *tengen_engine_tree_get (TengenEngineTree *self, guint32 node);

/**
 * tengen_engine_tree_add:
 * @self: a tree
 * @node: a node without children
 * @children: (array length=n): moves from there
 * @n: how many, 1 and up
 *
 * Gives children to a node.
 *
 * Returns: %FALSE if there is no room for them; nothing has changed then
 */
gboolean tengen_engine_tree_add (TengenEngineTree *self,
                                 guint32 node,
                                 const TengenEngineNode *children,
                                 guint n);

/**
 * tengen_engine_tree_select:
 * @self: a tree
 * @node: a node with children
 *
 * Chooses the child to try next: a high mean of its playouts, of those in
 * which the move came later as long as there are few, and few visits. Cost: a
 * division for each child.
 *
 * Returns: the child, or 0 if all are barred
 */
guint32 tengen_engine_tree_select (const TengenEngineTree *self, guint32 node);

/**
 * tengen_engine_tree_reward:
 * @self: a tree
 * @node: a node
 * @reward: for the side that made its move, 0 to %TENGEN_ENGINE_REWARD_MAX
 * @lead: Black's lead, half points
 *
 * Counts a playout through a node.
 */
void tengen_engine_tree_reward (TengenEngineTree *self,
                                guint32 node,
                                guint reward,
                                int lead);

/**
 * tengen_engine_tree_reward_later:
 * @self: a tree
 * @node: a node with children
 * @first: for each square the side that came to it first after the node, or
 *   none
 * @stone: the side to move at the node
 * @reward: for that side
 *
 * Counts a playout for all children whose move that side made later.
 */
void tengen_engine_tree_reward_later (TengenEngineTree *self,
                                      guint32 node,
                                      const guint8 *first,
                                      TengenStone stone,
                                      guint reward);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenEngineTree, tengen_engine_tree_free)

G_END_DECLS
