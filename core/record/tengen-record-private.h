/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-private: the inside of a record, for the files of this room
 * only
 *
 * Shape:  arrays addressed by 32-bit numbers; entry 0 of each is no entry.
 *         Node 0 serves as the parent of all games: its children are the first
 *         nodes of the games.
 * Memory: entries are never given back before the record is.
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

/* The texts of a record are shorter than this, so offsets fit in 31 bits. */
#define TENGEN_RECORD_TEXT_MAX (1u << 30)

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

struct TengenRecord
{
  TengenRecordNode *nodes;
  TengenRecordProperty *properties;
  TengenRecordValue *values;
  /* Used and allocated entries, entry 0 counted. */
  guint n_nodes, nodes_size;
  guint n_properties, properties_size;
  guint n_values, values_size;
  /* While building: the last property of the node built last, and for each
   * number of an identifier the node in which it was built last. */
  guint32 last_property;
  TengenNode *seen;
  guint seen_size;
  /* The text of the file; NULL when there is none. */
  char *text;
  gsize length;
  /* The text to which edits append. */
  GString *edits;
  /* Unknown identifiers by number, and their numbers + 1 by name. */
  GPtrArray *names;
  GHashTable *name_numbers;
  GStringChunk *name_texts;
};

/**
 * tengen_record_has_node:
 * @self: a record
 * @node: any number
 *
 * Tells whether there is such a node, linked or not.
 *
 * Returns: %FALSE for none and for numbers beyond the last node
 */
static inline gboolean
tengen_record_has_node (const TengenRecord *self, TengenNode node)
{
  return node != TENGEN_NODE_NONE && node < self->n_nodes;
}

/**
 * tengen_record_set_previous:
 * @self: a record
 * @node: a node
 * @previous: the variation before, as the field says
 *
 * Sets the link, keeps the note.
 */
static inline void
tengen_record_set_previous (TengenRecord *self,
                            TengenNode node,
                            TengenNode previous)
{
  guint32 *field = &self->nodes[node].previous;

  *field = (*field & TENGEN_NODE_OPENED) | previous;
}

/**
 * tengen_record_get_previous:
 * @self: a record
 * @node: a node
 *
 * Gives the link without the note.
 *
 * Returns: a node, or none of a node without parent
 */
static inline TengenNode
tengen_record_get_previous (const TengenRecord *self, TengenNode node)
{
  return self->nodes[node].previous & ~TENGEN_NODE_OPENED;
}

/**
 * tengen_record_get_last_child:
 * @self: a record
 * @parent: a node, or none for the games
 *
 * Gives the last node after a node. Cost: O(1).
 *
 * Returns: a node, or none
 */
static inline TengenNode
tengen_record_get_last_child (const TengenRecord *self, TengenNode parent)
{
  TengenNode first = self->nodes[parent].child;

  return first == TENGEN_NODE_NONE ? first
                                   : tengen_record_get_previous (self, first);
}

/**
 * tengen_record_make_node:
 * @self: a record
 *
 * Makes a detached node.
 *
 * Returns: the node
 */
TengenNode tengen_record_make_node (TengenRecord *self);

/**
 * tengen_record_make_property:
 * @self: a record
 * @name: number of the identifier, from tengen_record_intern()
 *
 * Makes a property without values that belongs to no node yet.
 *
 * Returns: the property
 */
TengenNodeProperty tengen_record_make_property (TengenRecord *self,
                                                guint32 name);

/**
 * tengen_record_make_value:
 * @self: a record
 * @property: the property that a value was made for last, or a new one
 * @offset: where it starts, with the bit for the text of the edits
 * @length: its bytes
 *
 * Appends a value to a property.
 *
 * Returns: the value
 */
TengenValue tengen_record_make_value (TengenRecord *self,
                                      TengenNodeProperty property,
                                      guint32 offset,
                                      guint32 length);

/**
 * tengen_record_intern:
 * @self: a record
 * @name: an identifier, need not end with NUL
 * @length: its bytes
 *
 * Gives an identifier its number.
 *
 * Returns: a row of the table, or a number from TENGEN_PROPERTY_COUNT
 */
guint32
tengen_record_intern (TengenRecord *self, const char *name, gsize length);

/**
 * tengen_change_read_number:
 * @text: (inout): digits; moved behind them
 * @number: (out): the number
 *
 * Reads a number as changes hold them.
 *
 * Returns: %FALSE if there is none, or one beyond %G_MAXUINT32
 */
gboolean tengen_change_read_number (const char **text, guint32 *number);

G_END_DECLS
