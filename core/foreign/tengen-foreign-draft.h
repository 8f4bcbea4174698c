/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-draft: a record under construction
 *
 * What:   games, moves, texts in any order; what was odd; SGF of it all.
 * Not:    what the bytes of a form mean (tengen-foreign-gib and others).
 * Shape:  a node is a number from 1; 0 is none, and adding to it does nothing:
 *         so is what a full draft gives for a new node. Columns and rows count
 *         from 0, from the left and from the top.
 * Memory: 28 bytes a node, 12 a property, 12 a value, and the texts.
 */
#pragma once

#include "tengen-board-stone.h"
#include "tengen-foreign.h"

G_BEGIN_DECLS

typedef struct TengenForeignDraft TengenForeignDraft;

/* Makes a draft without games. */
TengenForeignDraft *tengen_foreign_draft_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a draft; does nothing for %NULL. */
void tengen_foreign_draft_free (TengenForeignDraft *self);

/**
 * tengen_foreign_draft_add_game:
 * @self: a draft
 * @game: the number of the game in SGF (GM): 1 for Go, 4 for Renju
 * @width: columns of the board, 1 to %TENGEN_BOARD_MAX
 * @height: its rows, in the same range
 *
 * Begins a game. Nodes are of the game that was begun last.
 *
 * Returns: its first node, or 0 if the draft is full
 */
guint tengen_foreign_draft_add_game (TengenForeignDraft *self,
                                     int game,
                                     int width,
                                     int height);

/**
 * tengen_foreign_draft_add_move:
 * @self: a draft
 * @parent: the node before, or 0
 * @stone: whose move it is
 * @x: the column, or -1 for a pass
 * @y: the row
 *
 * Appends a move as the last variation after a node. A full draft counts what
 * it leaves out.
 *
 * Returns: the node, or 0
 */
guint tengen_foreign_draft_add_move (
    TengenForeignDraft *self, guint parent, TengenStone stone, int x, int y);

/* Appends a node that carries a text only; 0 if the draft is full. */
guint tengen_foreign_draft_add_node (TengenForeignDraft *self, guint parent);

/* Finds the node after a node that has this move (x of -1: a pass), or 0. */
guint tengen_foreign_draft_find_move (const TengenForeignDraft *self,
                                      guint parent,
                                      TengenStone stone,
                                      int x,
                                      int y);

/* Gives the node before, or 0. */
guint tengen_foreign_draft_get_parent (const TengenForeignDraft *self,
                                       guint node);

/* Gives the first node after, or 0. */
guint tengen_foreign_draft_get_child (const TengenForeignDraft *self,
                                      guint node);

/* Gives whose move it is, NONE of a node without a move. */
TengenStone tengen_foreign_draft_get_stone (const TengenForeignDraft *self,
                                            guint node);

/**
 * tengen_foreign_draft_has_stone:
 * @self: a draft
 * @node: a node
 * @x: a column of the board
 * @y: a row of the board
 *
 * Tells whether a stone stands on a point after the moves up to a node, as far
 * as that is known: the board follows the first line of the game only.
 *
 * Returns: %TRUE if a move there is impossible
 */
gboolean tengen_foreign_draft_has_stone (const TengenForeignDraft *self,
                                         guint node,
                                         int x,
                                         int y);

/**
 * tengen_foreign_draft_set:
 * @self: a draft
 * @node: a node, or 0
 * @name: an identifier of SGF, one or two capitals
 * @value: UTF-8, need not end with NUL; white space at its ends is left out
 * @length: its bytes, or -1
 *
 * Gives a node a property with a text, unless the text is blank; a further
 * text of that name goes below the first (C), or is left out.
 */
void tengen_foreign_draft_set (TengenForeignDraft *self,
                               guint node,
                               const char *name,
                               const char *value,
                               gssize length);

/* Adds a stone of the setup (AB, AW) or a mark (TR, CR, MA, SQ) to a node. */
void tengen_foreign_draft_add_point (
    TengenForeignDraft *self, guint node, const char *name, int x, int y);

/* Adds a label of a point to a node; a blank one is left out. */
void tengen_foreign_draft_add_label (TengenForeignDraft *self,
                                     guint node,
                                     int x,
                                     int y,
                                     const char *text,
                                     gssize length);

/**
 * tengen_foreign_draft_warn:
 * @self: a draft
 * @fault: what is odd
 * @line: where, from 1; 0 if it is nowhere
 * @column: the character, from 1
 *
 * Notes an oddity. A fault that ends the reading gets the number of moves in
 * the first line of its game, of the first game when the draft is read.
 */
void tengen_foreign_draft_warn (TengenForeignDraft *self,
                                TengenSgfFault fault,
                                guint line,
                                guint column);

/**
 * tengen_foreign_draft_refuse:
 * @self: a draft
 * @line: where, from 1
 * @column: the character, from 1
 * @error: return location for the error
 * @code: why nothing is opened
 * @message: (nullable): what belongs to the code, see #TengenForeignError
 *
 * Says where and why a file is refused.
 *
 * Returns: %FALSE
 */
gboolean tengen_foreign_draft_refuse (TengenForeignDraft *self,
                                      guint line,
                                      guint column,
                                      GError **error,
                                      TengenForeignError code,
                                      const char *message);

/* Notes which charset was taken, and whether that is certain. */
void tengen_foreign_draft_set_charset (TengenForeignDraft *self,
                                       const char *charset,
                                       gboolean certain);

/**
 * tengen_foreign_draft_finish:
 * @self: (transfer full): a draft; of one without a game the reading has no
 *   record
 * @error: return location for a %TENGEN_SGF_ERROR
 *
 * Makes a reading of a draft.
 *
 * Returns: (transfer full): the reading
 */
TengenSgfReading *
tengen_foreign_draft_finish (TengenForeignDraft *self,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenForeignDraft, tengen_foreign_draft_free)

G_END_DECLS
