/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-annotate-private: what the files of tengen-annotate share
 *
 * Shape: an edit reads the record as it is, so that it says once at most what
 *        becomes of a property of a node.
 */
#pragma once

#include "tengen-annotate.h"

G_BEGIN_DECLS

/**
 * TengenEditRewrite:
 * @raw: a raw value
 * @length: its bytes
 * @data: what the caller gave
 * @instead: values in brackets are appended to it that are to stand in the
 *   place of this one
 *
 * Says what becomes of a value.
 *
 * Returns: %FALSE if it stays as it is; then nothing was appended
 */
typedef gboolean (*TengenEditRewrite) (const char *raw,
                                       gsize length,
                                       gpointer data,
                                       GString *instead);

/* Makes an edit without changes. @name: a constant; @node: the new cursor. */
TengenEdit *tengen_edit_new (const char *name,
                             TengenNode node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_add:
 * @self: an edit
 * @change: (nullable) (transfer full): a change, %NULL for none
 *
 * Appends a change; if it places a property that exists already, that property
 * is taken out first.
 */
void tengen_edit_add (TengenEdit *self, TengenChange *change);

/* Ends the making (transfer full). Returns: the edit, %NULL if it is empty. */
TengenEdit *tengen_edit_finish (TengenEdit *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_rewrite:
 * @self: (nullable): the edit to which the change is added, %NULL if it is the
 *   only one
 * @record: a record
 * @node: a node
 * @property: a property of the table
 * @rewrite: (nullable): what becomes of each of its values, %NULL for nothing
 * @data: for @rewrite
 * @more: (nullable): values in brackets to stand behind the others
 *
 * Makes the change of a list; values that stay and properties that stand
 * several times are as they were, empty ones go.
 *
 * Returns: (transfer full) (nullable): the change, %NULL if there is none
 */
TengenChange *tengen_edit_rewrite (TengenEdit *self,
                                   const TengenRecord *record,
                                   TengenNode node,
                                   TengenProperty property,
                                   TengenEditRewrite rewrite,
                                   gpointer data,
                                   const char *more) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_replace:
 * @record: a record
 * @node: a node
 * @property: a property of the table that has one value
 * @values: (nullable): the value in brackets, %NULL to take it out
 *
 * Makes the change of the value that counts: the first one. What a file holds
 * behind it stays.
 *
 * Returns: (transfer full) (nullable): the change, %NULL if there is none
 */
TengenChange *
tengen_edit_replace (const TengenRecord *record,
                     TengenNode node,
                     TengenProperty property,
                     const char *values) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_edit_read_points:
 * @record: a record
 * @node: a node
 * @property: a property of the table that lists points
 * @setup: the board
 * @points: (inout): 1 is set for each point that is listed
 *
 * Reads all lists of that name of a node.
 *
 * Returns: %FALSE if a value is neither empty nor a point of the board
 */
gboolean tengen_edit_read_points (const TengenRecord *record,
                                  TengenNode node,
                                  TengenProperty property,
                                  const TengenGameSetup *setup,
                                  guint8 *points);

/**
 * TengenEditPoint:
 * @width: columns of the board
 * @height: rows of the board
 * @point: a point of it
 *
 * What tengen_edit_take_point() takes out.
 */
typedef struct
{
  int width;
  int height;
  TengenPoint point;
} TengenEditPoint;

/**
 * tengen_edit_take_point:
 * @raw: a raw value
 * @length: its bytes
 * @data: a #TengenEditPoint
 * @instead: (inout): values in brackets
 *
 * Takes a point out of a list; of a rectangle the other points are written
 * out. A #TengenEditRewrite.
 *
 * Returns: %FALSE if the value does not hold the point
 */
gboolean tengen_edit_take_point (const char *raw,
                                 gsize length,
                                 gpointer data,
                                 GString *instead);

/**
 * TengenEditPlace:
 * @record: a record
 * @node: the node that is edited
 * @setup: its board
 * @point: a point of it
 *
 * What an edit of one point works on.
 */
typedef struct
{
  const TengenRecord *record;
  TengenNode node;
  const TengenGameSetup *setup;
  TengenEditPoint point;
} TengenEditPlace;

/* Gives the place of a point. Returns: %FALSE if there is no such point. */
gboolean tengen_edit_find_place (const TengenPosition *position,
                                 TengenPoint point,
                                 TengenEditPlace *place);

/* Reads one point. Returns: %FALSE if it is none, or a rectangle of several. */
gboolean tengen_edit_read_point (const char *raw,
                                 gsize length,
                                 const TengenEditPoint *board,
                                 TengenPoint *point);

/* Writes a point as a value in brackets. Returns: (transfer full): the text. */
char *tengen_edit_format_point (const TengenEditPoint *place)
    G_GNUC_WARN_UNUSED_RESULT;

/**
 * TengenEditRenewal:
 * @name: (nullable): gives the identifier that a property of the table changes
 *   to, or %NULL if it keeps its own
 * @value: rewrites one raw value of a property
 * @data: for @value
 *
 * What becomes of every property of a game.
 */
typedef struct
{
  const char *(*name) (TengenProperty kind);
  void (*value) (gconstpointer data,
                 TengenProperty kind,
                 const char *name,
                 GString *text);
  gconstpointer data;
} TengenEditRenewal;

/**
 * tengen_edit_renew:
 * @self: an edit
 * @record: a record
 * @root: the first node of a game
 * @renewal: what becomes of properties
 *
 * Adds the changes that write all nodes of a game anew. Properties keep their
 * places in a node.
 */
void tengen_edit_renew (TengenEdit *self,
                        const TengenRecord *record,
                        TengenNode root,
                        const TengenEditRenewal *renewal);

/* Tells whether a node holds a move. */
gboolean tengen_edit_has_move (const TengenRecord *record, TengenNode node);

G_END_DECLS
