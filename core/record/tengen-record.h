/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record: the games of a file as trees (棋譜)
 *
 * What:   games, nodes, properties, values; walking and looking up.
 * Not:    changing them (tengen-record-edit), decoding values
 *         (tengen-record-value), text to record and back (core/sgf), rules.
 * Shape:  a node is a 32-bit index into one array, from 1; 0 is no node. Nodes
 *         that are taken out are unlinked, never reused. A value is (offset,
 *         length) into the file's UTF-8 text or into a second text to which
 *         edits append; values keep their escapes until they are asked for.
 * Memory: three arrays and two texts a record; nothing is allocated per node;
 *         20 bytes a node, 12 a property, 8 a value, and the text.
 */
#pragma once

#include "tengen-board-point.h"
#include "tengen-board-stone.h"
#include "tengen-record-property.h"

G_BEGIN_DECLS

typedef struct TengenRecord TengenRecord;

/* A node of a record. */
typedef guint32 TengenNode;
#define TENGEN_NODE_NONE 0u

/* A property of a node (identifier with its values); 0 is none. */
typedef guint32 TengenNodeProperty;

/* A value of a property; 0 is none. */
typedef guint32 TengenValue;

/* Makes a record without games. */
TengenRecord *tengen_record_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a record. No recursion; does nothing for %NULL. */
void tengen_record_free (TengenRecord *self);

/* Counts the games. Returns: 0 and up. */
guint tengen_record_get_n_games (const TengenRecord *self);

/* Gives the first node of a game, 0 to the number of games - 1. */
TengenNode tengen_record_get_game (const TengenRecord *self, guint index);

/* Tells how many nodes were ever made; nodes have the numbers 1 to this. */
guint tengen_record_get_n_nodes (const TengenRecord *self);

/* Tells whether there is a record and in it a node of this number. */
gboolean tengen_record_holds (const TengenRecord *self, TengenNode node);

/* Gives the node before, none for the first of a game. */
TengenNode tengen_record_get_parent (const TengenRecord *self, TengenNode node);

/* Gives the first node after: the main line; none at the end of a line. */
TengenNode tengen_record_get_child (const TengenRecord *self, TengenNode node);

/**
 * tengen_record_get_sibling:
 * @self: a record
 * @node: a node
 *
 * Gives the next variation (for the first node of a game: the next game).
 *
 * Returns: a node, or none
 */
TengenNode tengen_record_get_sibling (const TengenRecord *self,
                                      TengenNode node);

/**
 * tengen_record_get_index:
 * @self: a record
 * @node: a linked node
 *
 * Tells the place of a node among its siblings (of a root: among the games).
 * Cost: the siblings before it.
 *
 * Returns: 0 and up
 */
guint tengen_record_get_index (const TengenRecord *self, TengenNode node);

/* Tells whether a node is part of a game now. Cost: the node's depth. */
gboolean tengen_record_is_linked (const TengenRecord *self, TengenNode node);

/* Gives the first node of its game. Cost: the node's depth. */
TengenNode tengen_record_get_root (const TengenRecord *self, TengenNode node);

/**
 * tengen_record_list_path:
 * @self: a record
 * @node: a node
 *
 * Lists the nodes from the first one of its game to a node. Cost: its depth.
 *
 * Returns: (transfer full) (element-type TengenNode): @node is the last
 */
GArray *tengen_record_list_path (const TengenRecord *self,
                                 TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_record_find:
 * @self: a record
 * @node: a node
 * @property: a property of the table, not OTHER
 *
 * Finds a property in a node. Cost: the node's properties.
 *
 * Returns: the first one of that name, or 0
 */
TengenNodeProperty tengen_record_find (const TengenRecord *self,
                                       TengenNode node,
                                       TengenProperty property);

/* Finds the first property of that identifier in a node, or 0. */
TengenNodeProperty tengen_record_find_named (const TengenRecord *self,
                                             TengenNode node,
                                             const char *name);

/* Gives the first property of a node, in the order of the file, or 0. */
TengenNodeProperty tengen_record_get_property (const TengenRecord *self,
                                               TengenNode node);

/* Gives the next property of the same node, or 0. */
TengenNodeProperty
tengen_record_get_next_property (const TengenRecord *self,
                                 TengenNodeProperty property);

/* Gives its row of the table, %TENGEN_PROPERTY_OTHER if unknown. */
TengenProperty tengen_record_get_property_kind (const TengenRecord *self,
                                                TengenNodeProperty property);

/* Gives the identifier, valid while the record lives. */
const char *tengen_record_get_property_name (const TengenRecord *self,
                                             TengenNodeProperty property);

/* Gives the first value of a property. There is always one. */
TengenValue tengen_record_get_value (const TengenRecord *self,
                                     TengenNodeProperty property);

/* Gives the next value of the same property, or 0. */
TengenValue tengen_record_get_next_value (const TengenRecord *self,
                                          TengenValue value);

/**
 * tengen_record_has_move:
 * @self: a record
 * @node: a node of it
 * @stone: a side
 * @point: a point of the board or PASS
 * @width: columns of the board
 * @height: rows of the board
 *
 * Tells whether a node has that move of a side; what else it has is not asked.
 *
 * Returns: %TRUE if it has
 */
gboolean tengen_record_has_move (const TengenRecord *self,
                                 TengenNode node,
                                 TengenStone stone,
                                 TengenPoint point,
                                 int width,
                                 int height);

/**
 * tengen_record_read_setup:
 * @self: a record
 * @node: a node of it
 * @width: columns of the board
 * @height: rows of the board
 * @stones: (inout): what lies on each point, a #TengenStone each
 *
 * Puts the stones of a node's setup, in the order AB, AW, AE. What is not on
 * the board is passed over.
 *
 * Returns: %TRUE if the node has AB
 */
gboolean tengen_record_read_setup (const TengenRecord *self,
                                   TengenNode node,
                                   int width,
                                   int height,
                                   guint8 *stones);

/**
 * TengenValueIter:
 * @value: the value the iterator stands at
 * @raw: (array length=length): its bytes, see tengen_record_get_raw()
 * @length: their number
 *
 * Goes through the values of one property, or of all properties of a node that
 * have one name. An edit of the record ends its use.
 */
typedef struct
{
  TengenValue value;
  const char *raw;
  gsize length;
  /*< private >*/
  const TengenRecord *record;
  TengenNodeProperty property;
  TengenProperty kind;
} TengenValueIter;

/**
 * tengen_value_iter_init:
 * @self: (out): an iterator
 * @record: a record
 * @property: a property of a node, or 0, which has no values
 *
 * Stands before the first value of a property.
 */
void tengen_value_iter_init (TengenValueIter *self,
                             const TengenRecord *record,
                             TengenNodeProperty property);

/**
 * tengen_value_iter_init_kind:
 * @self: (out): an iterator
 * @record: a record
 * @node: a node
 * @kind: a property of the table, not OTHER
 *
 * Stands before the first value of the properties of that name, which a node
 * of a file may have several of.
 */
void tengen_value_iter_init_kind (TengenValueIter *self,
                                  const TengenRecord *record,
                                  TengenNode node,
                                  TengenProperty kind);

/* Goes to the next value; %FALSE if there is none. */
gboolean tengen_value_iter_next (TengenValueIter *self);

/* Goes to the next value that holds a point; %FALSE if there is none. */
gboolean tengen_value_iter_find_point (TengenValueIter *self,
                                       int width,
                                       int height,
                                       TengenPoint point);

/**
 * tengen_record_get_raw:
 * @self: a record
 * @value: a value
 * @length: (out): its bytes
 *
 * Gives a value as it stands between the brackets, with its escapes, in UTF-8,
 * not ended by NUL.
 *
 * Returns: (transfer none): the bytes, valid until the next edit
 */
const char *tengen_record_get_raw (const TengenRecord *self,
                                   TengenValue value,
                                   gsize *length);

/**
 * tengen_record_find_raw:
 * @self: a record
 * @node: a node
 * @property: a property of the table, not OTHER
 * @length: (out): its bytes, unset if there is no value
 *
 * Gives the first value that a node has of a property, which is the one that
 * counts, as tengen_record_get_raw() does.
 *
 * Returns: (transfer none) (nullable): the bytes, or %NULL
 */
const char *tengen_record_find_raw (const TengenRecord *self,
                                    TengenNode node,
                                    TengenProperty property,
                                    gsize *length);

/**
 * tengen_record_get_text:
 * @self: a record
 * @node: a node
 * @property: a property of the table
 *
 * Decodes a property as text or simple text, as the table says (with
 * tengen_value_text()). Texts that a node holds several times (C, GC) are
 * joined, one below the other; of all others the first value counts.
 *
 * Returns: (transfer full) (nullable): UTF-8, or %NULL if the node has none
 */
char *
tengen_record_get_text (const TengenRecord *self,
                        TengenNode node,
                        TengenProperty property) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the text of the file, UTF-8, and its length; %NULL if there is none. */
const char *tengen_record_get_source (const TengenRecord *self, gsize *length);

/* Tells where a value starts in the file. Returns: %FALSE for an edit's. */
gboolean tengen_record_get_offset (const TengenRecord *self,
                                   TengenValue value,
                                   gsize *offset);

/* Building, for the reader of core/sgf. */

/**
 * tengen_record_take_text:
 * @self: a record without games
 * @text: (transfer full): the whole UTF-8 text of a file
 * @length: its bytes, at most 1 GiB
 *
 * Gives the record the text into which values may point.
 */
void tengen_record_take_text (TengenRecord *self, char *text, gsize length);

/**
 * tengen_record_build_node:
 * @self: a record
 * @parent: the node before, or none for a new game
 *
 * Appends a node as the last child (the last game). Cost: O(1).
 *
 * Returns: the new node
 */
TengenNode tengen_record_build_node (TengenRecord *self, TengenNode parent);

/**
 * tengen_record_build_tree:
 * @self: a record
 * @node: a node that is not the first of a game
 *
 * Notes that the file has the node as the first of a tree of its own, which it
 * may have where there is no other variation.
 */
void tengen_record_build_tree (TengenRecord *self, TengenNode node);

/**
 * tengen_record_build_property:
 * @self: a record
 * @node: the node built last
 * @name: the identifier, need not end with NUL
 * @length: its bytes
 * @twice: (out) (optional): whether the node has one of that name already
 *
 * Appends a property to the node; its values follow. Cost: O(1).
 *
 * Returns: the new property, still without a value
 */
TengenNodeProperty tengen_record_build_property (TengenRecord *self,
                                                 TengenNode node,
                                                 const char *name,
                                                 gsize length,
                                                 gboolean *twice);

/**
 * tengen_record_build_value:
 * @self: a record
 * @property: a property of the node built last
 * @offset: where the value starts in the text given
 * @length: its bytes
 *
 * Appends a value to a property.
 */
void tengen_record_build_value (TengenRecord *self,
                                TengenNodeProperty property,
                                gsize offset,
                                gsize length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenRecord, tengen_record_free)

G_END_DECLS
