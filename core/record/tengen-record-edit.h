/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-edit: primitive changes of a record, each with its inverse
 *
 * What:   add, unlink and link a node; set the values of a property.
 * Not:    undo lists, names for the user, rules (core/game).
 * Shape:  a change is a value (tengen-record-change); applying it gives the
 *         change that takes it back. Sequences are taken back in reverse
 *         order.
 */
#pragma once

#include "tengen-record-change.h"

G_BEGIN_DECLS

/**
 * tengen_record_apply:
 * @self: a record
 * @change: a change; of ADD the node is filled in
 *
 * Makes one change. A change that does not fit (a node that is not there, a
 * link that would close a ring, an index beyond the children, a bad
 * identifier, unbalanced values) changes nothing.
 *
 * Cost: adding, unlinking and linking O(1) for the first and the last child,
 * else the children before the place; linking a node that has others after it
 * also the depth of the place. Setting: the node's properties.
 *
 * Returns: (transfer full) (nullable): the change that takes it back, or %NULL
 *   if it did not fit
 */
TengenChange *tengen_record_apply (TengenRecord *self, TengenChange *change)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_record_set:
 * @self: a record
 * @node: a node
 * @property: a property of the table
 * @values: (nullable): raw values in brackets; %NULL or "" takes it out
 *
 * Sets a property without the way back: for records that are being made, and
 * nodes that go again when it is taken back. What does not fit changes nothing,
 * as with tengen_record_apply().
 *
 * Returns: %FALSE if it does not fit
 */
gboolean tengen_record_set (TengenRecord *self,
                            TengenNode node,
                            TengenProperty property,
                            const char *values);

/**
 * tengen_record_set_text:
 * @self: a record
 * @node: a node
 * @property: a property of the table with text values
 * @text: (nullable): UTF-8 without escapes; %NULL or "" takes it out
 *
 * As tengen_record_set(), with one text.
 */
void tengen_record_set_text (TengenRecord *self,
                             TengenNode node,
                             TengenProperty property,
                             const char *text);

/**
 * tengen_record_drop:
 * @self: a record
 * @n_nodes: how many nodes to keep
 *
 * Takes the nodes that were added last out of the record with all that stands
 * in them, so that the next ADD gives their numbers again: those of a sequence
 * of changes that was taken back and will not be done anew. None of them may be
 * linked or have nodes after it.
 */
void tengen_record_drop (TengenRecord *self, guint n_nodes);

G_END_DECLS
