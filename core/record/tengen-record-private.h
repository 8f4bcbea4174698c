/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-private: the inside of a record, for the files of this room
 * only
 *
 * Shape:  tengen-record-arrays.
 * Memory: of what edits replaced, the text is given back once it is more than
 *         half of the edits' text, and the entries if they are the last ones,
 *         as in typing; other entries stay until the record is freed.
 */
#pragma once

#include "tengen-record-arrays.h"

G_BEGIN_DECLS

/* The texts of a record are shorter than this, so offsets fit in 31 bits. */
#define TENGEN_RECORD_TEXT_MAX (1u << 30)

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
  /* How much of it no property has any more. */
  gsize wasted;
  /* Unknown identifiers by number, and their numbers + 1 by name. */
  GPtrArray *names;
  GHashTable *name_numbers;
  GStringChunk *name_texts;
};

/* Tells whether any number is a node, linked or not. */
static inline gboolean
tengen_record_has_node (const TengenRecord *self, TengenNode node)
{
  return node != TENGEN_NODE_NONE && node < self->n_nodes;
}

/* Sets the link to the variation before, keeps the note. */
static inline void
tengen_record_set_previous (TengenRecord *self,
                            TengenNode node,
                            TengenNode previous)
{
  guint32 *field = &self->nodes[node].previous;

  *field = (*field & TENGEN_NODE_OPENED) | previous;
}

/* Gives the link without the note; none of a node without parent. */
static inline TengenNode
tengen_record_get_previous (const TengenRecord *self, TengenNode node)
{
  return self->nodes[node].previous & ~TENGEN_NODE_OPENED;
}

/* Gives the last node after a node, or of the games, or none. Cost: O(1). */
static inline TengenNode
tengen_record_get_last_child (const TengenRecord *self, TengenNode parent)
{
  TengenNode first = self->nodes[parent].child;

  return first == TENGEN_NODE_NONE ? first
                                   : tengen_record_get_previous (self, first);
}

/* Makes a detached node. Returns: the node. */
TengenNode tengen_record_make_node (TengenRecord *self);

/* Makes a property without values that belongs to no node yet. */
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

/* Reads a number, moves behind it. Returns: %FALSE if not 0 to %G_MAXUINT32. */
gboolean tengen_change_read_number (const char **text, guint32 *number);

G_END_DECLS
