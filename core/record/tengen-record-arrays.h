/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-arrays: what a record consists of, to be read as a whole
 *
 * What:  the entries, and where they lie. Code that goes through a whole
 *        record, such as the writer of core/sgf, would spend most of its time
 *        in calls that look up one number each.
 * Not:   looking up single things (tengen-record), changes
 *        (tengen-record-edit).
 * Shape: arrays addressed by 32-bit numbers; entry 0 of each is no entry.
 *        Node 0 serves as the parent of all games: its children are the first
 *        nodes of the games.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/* Parent of a node that was unlinked. */
#define TENGEN_NODE_DETACHED G_MAXUINT32

/* Set in @previous of a node in front of which the file opened a tree. */
#define TENGEN_NODE_OPENED 0x80000000u

/* Set in the offset of a value that lies in the text of the edits. */
#define TENGEN_VALUE_EDITED 0x80000000u

/* Set in the length of a value that is followed by another one of the same
 * property, which is the next entry. */
#define TENGEN_VALUE_MORE 0x80000000u

/**
 * TengenRecordNode:
 * @parent: the node before, 0 for the first of a game, or
 *   %TENGEN_NODE_DETACHED
 * @child: the first node after, or 0
 * @previous: the variation before; of the first one, the last one; the high
 *   bit is a note of its own
 * @sibling: the next variation, or 0
 * @property: the first property, or 0
 *
 * A node.
 */
typedef struct
{
  guint32 parent;
  guint32 child;
  guint32 previous;
  guint32 sibling;
  guint32 property;
} TengenRecordNode;

/**
 * TengenRecordProperty:
 * @next: the next property of the same node, or 0
 * @value: the first value
 * @name: a row of the table, or TENGEN_PROPERTY_COUNT + number of an unknown
 *   identifier
 *
 * A property of a node.
 */
typedef struct
{
  guint32 next;
  guint32 value;
  guint32 name;
} TengenRecordProperty;

/**
 * TengenRecordValue:
 * @offset: where it starts; the high bit chooses the text
 * @length: its bytes; the high bit tells that the next entry belongs to the
 *   same property
 *
 * A value of a property.
 */
typedef struct
{
  guint32 offset;
  guint32 length;
} TengenRecordValue;

/**
 * TengenRecordArrays:
 * @nodes: the nodes
 * @properties: the properties
 * @values: the values
 * @names: the unknown identifiers by number
 * @texts: the text of the file and the text of the edits, never %NULL
 * @lengths: the bytes of each text
 *
 * Where the entries of a record lie.
 */
typedef struct
{
  const TengenRecordNode *nodes;
  const TengenRecordProperty *properties;
  const TengenRecordValue *values;
  const char *const *names;
  const char *texts[2];
  gsize lengths[2];
} TengenRecordArrays;

/* Shows where all entries of a record lie, until the next edit. */
void tengen_record_get_arrays (const TengenRecord *self,
                               TengenRecordArrays *arrays);

/**
 * tengen_record_node_begins_tree:
 * @self: a first node after another one
 *
 * Tells whether a node is written as the first of a tree: there are other
 * variations, or the file had it so.
 *
 * Returns: %FALSE if it just goes on
 */
static inline gboolean
tengen_record_node_begins_tree (const TengenRecordNode *self)
{
  return self->sibling != TENGEN_NODE_NONE ||
         (self->previous & TENGEN_NODE_OPENED) != 0;
}

G_END_DECLS
