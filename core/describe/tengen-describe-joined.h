/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-joined: positions that other orders of moves reach too
 *
 * What:   the nodes of a game's tree where the same stones lie and the same
 *         side is to move, and the moves that follow there.
 * Not:    positions that are the same when the board is turned.
 * Shape:  an index made once, step by step, of 64-bit keys; it only says where
 *         to look. What it finds is played again from the first node and
 *         compared stone by stone, so that neither equal keys nor an index
 *         that is older than the record join what is not the same: an old one
 *         merely finds less. Nodes that change no stone and no turn are part
 *         of the node before them. Nodes on one line are not joined: no other
 *         order of moves leads from one to the other.
 * Memory: 4 bytes a node of the record; 20 while the index is made.
 */
#pragma once

#include "tengen-describe-markup.h"

G_BEGIN_DECLS

/* An index of the positions of a game. */
typedef struct _TengenJoined TengenJoined;

/**
 * tengen_joined_new:
 * @record: a record, which must outlive the index
 * @root: the first node of a game of it
 *
 * Begins an index. The record may be edited once it is made; while it is being
 * made it must stay as it is. In a game without a board nothing is joined.
 *
 * Returns: (transfer full): an index that has seen nothing yet
 */
TengenJoined *tengen_joined_new (const TengenRecord *record,
                                 TengenNode root) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an index; does nothing for %NULL. */
void tengen_joined_free (TengenJoined *self);

/**
 * tengen_joined_step:
 * @self: an index
 * @n_nodes: how many nodes to look at, above 0
 *
 * Goes on making the index. What follows after some ten thousands of nodes in
 * one line, or after megabytes of boards set up, is left out.
 *
 * Returns: %FALSE when it is made
 */
gboolean tengen_joined_step (TengenJoined *self, guint n_nodes);

/**
 * tengen_joined_list_places:
 * @self: an index
 * @node: a linked node of the game
 * @most: how many are listed, at most
 *
 * Lists the other nodes with the position of a node, in the order of the file
 * as it was when the index was made, going round at the end. Nothing is found
 * while the index is being made. Cost: the paths to them.
 *
 * Returns: (transfer full) (element-type TengenNode): nodes
 */
GArray *tengen_joined_list_places (const TengenJoined *self,
                                   TengenNode node,
                                   guint most) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_joined_list_next:
 * @self: an index
 * @node: a linked node of the game
 * @places: (element-type TengenNode): what tengen_joined_list_places() gave
 *
 * Lists the moves of the side to move that follow at the places and not at the
 * node itself; of those on one point the first. Cost: the path to the node, and
 * the variations.
 *
 * Returns: (transfer full) (element-type TengenMarkupNext): moves
 */
GArray *
tengen_joined_list_next (const TengenJoined *self,
                         TengenNode node,
                         const GArray *places) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenJoined, tengen_joined_free)

G_END_DECLS
