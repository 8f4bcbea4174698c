/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-walk-private: what the files of tengen-describe-walk share
 */
#pragma once

#include "tengen-describe-walk.h"

G_BEGIN_DECLS

/**
 * tengen_walk_list:
 * @record: a record
 * @node: a linked node
 * @index: (out): the place of @node
 *
 * Lists all nodes of the game of a node in the order of the file.
 *
 * Returns: (transfer full) (element-type TengenNode): the nodes
 */
GArray *tengen_walk_list (const TengenRecord *record,
                          TengenNode node,
                          guint *index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
