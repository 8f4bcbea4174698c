/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-find: where a text stands in comments and names, and how often
 *
 * What:   the places of a text in another, and their count in a whole game.
 *         Case and width of letters and composition do not count.
 * Not:    going from node to node (tengen_walk_text).
 * Shape:  places do not overlap. A letter that is only found in part, as the
 *         ligature "fi" by "f", is found as a whole. Of a node the places in
 *         its name (N) come before those in its comment (C).
 */
#pragma once

#include "tengen-game.h"

G_BEGIN_DECLS

/**
 * TengenFindRange:
 * @start: the first character
 * @end: the character behind the last one
 *
 * A part of a text, in characters from its start.
 */
typedef struct
{
  guint start;
  guint end;
} TengenFindRange;

/* A count that goes through the nodes of a game step by step. */
typedef struct _TengenFindCount TengenFindCount;

/**
 * tengen_find_in_text:
 * @text: UTF-8
 * @wanted: what to look for, UTF-8
 *
 * Finds all places of a text. Nothing is found of an empty one.
 *
 * Returns: (transfer full) (element-type TengenFindRange): the places, in order
 */
GArray *tengen_find_in_text (const char *text,
                             const char *wanted) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_find_in_node:
 * @record: a record
 * @node: a linked node
 * @property: C or N
 * @wanted: what to look for, UTF-8
 *
 * Counts the places of a text in the comment or in the name of a node. Where a
 * node has several names, those of the first come first.
 *
 * Returns: a number of places
 */
guint tengen_find_in_node (const TengenRecord *record,
                           TengenNode node,
                           TengenProperty property,
                           const char *wanted);

/**
 * tengen_find_count_new:
 * @record: a record, which must stay as it is while the count is in use
 * @node: a linked node of the game
 * @wanted: what to look for, UTF-8
 *
 * Begins to count the places of a text in a game.
 *
 * Returns: (transfer full): a count that has seen nothing yet
 */
TengenFindCount *
tengen_find_count_new (const TengenRecord *record,
                       TengenNode node,
                       const char *wanted) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a count; does nothing for %NULL. */
void tengen_find_count_free (TengenFindCount *self);

/**
 * tengen_find_count_step:
 * @self: a count
 * @n_nodes: how many nodes to look at, above 0
 *
 * Goes on counting, in the order of the file. Cost: the texts of the nodes.
 *
 * Returns: %FALSE when all nodes were looked at
 */
gboolean tengen_find_count_step (TengenFindCount *self, guint n_nodes);

/* Tells how many places were found so far. */
guint tengen_find_count_get_total (const TengenFindCount *self);

/**
 * tengen_find_count_get_before:
 * @self: a count
 * @node: a node that was looked at
 *
 * Tells how many places are in the nodes before @node. Cost: the nodes with the
 * text.
 *
 * Returns: a number of places
 */
guint tengen_find_count_get_before (const TengenFindCount *self,
                                    TengenNode node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenFindCount, tengen_find_count_free)

G_END_DECLS
