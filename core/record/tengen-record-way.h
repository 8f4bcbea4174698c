/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-way: where a node is, for another record of the same games
 *
 * What:  the way to a node in numbers, and the node that a way leads to.
 * Not:   the nodes on it (tengen_record_list_path): they mean something in one
 *        record only.
 * Shape: (element-type guint): which game, then which child of each node.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * tengen_record_list_way:
 * @self: a record
 * @node: a linked node
 *
 * Lists the way to a node. Cost: its depth and the siblings of each node on it.
 *
 * Returns: (transfer full) (element-type guint): at least one number
 */
GArray *tengen_record_list_way (const TengenRecord *self,
                                TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_record_find_way:
 * @self: a record, may be another one than the way was listed from
 * @way: (element-type guint): a way
 *
 * Follows a way as far as there are nodes.
 *
 * Returns: the last node on it, or none if there is no such game
 */
TengenNode tengen_record_find_way (const TengenRecord *self, const GArray *way);

G_END_DECLS
