/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-change: a primitive change of a record as a value
 *
 * What:   making changes, writing them as words of a line and reading these.
 * Not:    making them happen (tengen-record-edit).
 * Memory: a change owns its texts.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/**
 * TengenChangeKind:
 * @TENGEN_CHANGE_ADD: make a node under @parent at @index; its inverse is
 *   UNLINK
 * @TENGEN_CHANGE_UNLINK: take @node with all after it out; its inverse is LINK
 * @TENGEN_CHANGE_LINK: put an unlinked @node under @parent at @index; its
 *   inverse is UNLINK. Moving among siblings is UNLINK, then LINK
 * @TENGEN_CHANGE_SET: give the property @name of @node the values @values, or
 *   take it out; its inverse is SET
 */
typedef enum
{
  TENGEN_CHANGE_ADD,
  TENGEN_CHANGE_UNLINK,
  TENGEN_CHANGE_LINK,
  TENGEN_CHANGE_SET,
} TengenChangeKind;

/**
 * TengenChange:
 * @kind: what is done
 * @node: the node; for ADD it is filled in when the change is applied
 * @parent: (ADD, LINK): the node before; none for a game
 * @index: (ADD, LINK): place among the children, at most their number, or
 *   %TENGEN_CHANGE_LAST behind all of them;
 *   (SET): place among the node's properties when the property is new, at
 *   the end if there are fewer
 * @name: (SET): the identifier
 * @values: (SET) (nullable): the raw values in brackets, `[dd][pp]`, or %NULL
 *   to take the property out. Where it is to stand several times in the node,
 *   each further one follows behind its place, `[first]4[second]`
 *
 * One primitive change. SET makes all properties of that name what @values
 * says, whatever a file held; they begin where the first one stood.
 */
typedef struct
{
  TengenChangeKind kind;
  TengenNode node;
  TengenNode parent;
  guint index;
  char *name;
  char *values;
} TengenChange;

/* A place at the end. */
#define TENGEN_CHANGE_LAST G_MAXUINT

/**
 * tengen_change_add:
 * @parent: the node before, or none for a game
 * @index: place among the children
 *
 * Makes the change that adds a node.
 *
 * Returns: (transfer full): a change
 */
TengenChange *tengen_change_add (TengenNode parent,
                                 guint index) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the change that takes a linked node out. */
TengenChange *tengen_change_unlink (TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_change_link:
 * @node: an unlinked node
 * @parent: the node before, or none for a game
 * @index: place among the children
 *
 * Makes the change that puts a node back.
 *
 * Returns: (transfer full): a change
 */
TengenChange *tengen_change_link (TengenNode node,
                                  TengenNode parent,
                                  guint index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_change_set:
 * @node: a node
 * @name: an identifier, capitals and digits
 * @values: (nullable): raw values in brackets, or %NULL
 *
 * Makes the change that sets a property; a new one goes to the end.
 *
 * Returns: (transfer full): a change
 */
TengenChange *tengen_change_set (TengenNode node,
                                 const char *name,
                                 const char *values) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_change_set_text:
 * @node: a node
 * @property: a property of the table with text values
 * @text: (nullable): UTF-8 without escapes; %NULL or "" takes it out
 *
 * Makes the change that sets a property to one text.
 *
 * Returns: (transfer full): a change
 */
TengenChange *
tengen_change_set_text (TengenNode node,
                        TengenProperty property,
                        const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a change; does nothing for %NULL. */
void tengen_change_free (TengenChange *self);

/**
 * tengen_change_encode:
 * @self: a change
 * @line: text to append to
 *
 * Appends the change as words without line breaks: a kind letter, numbers, the
 * name, and the values escaped so that blanks and line breaks survive.
 */
void tengen_change_encode (const TengenChange *self, GString *line);

/**
 * tengen_change_decode:
 * @text: (inout): where a change starts; moved behind it
 *
 * Reads what tengen_change_encode() wrote.
 *
 * Returns: (transfer full) (nullable): a change, or %NULL if there is none
 */
TengenChange *
tengen_change_decode (const char **text) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenChange, tengen_change_free)

G_END_DECLS
