/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-repetition: which positions have been on the board (同形反復)
 *
 * What:   the complete record of the positions of one line of play, asked by
 *         hash in O(1) and taken back position by position.
 * Not:    comparing boards: an answer by hash is verified by the caller
 *         (tengen-go-play), who has the boards.
 * Shape:  an array of positions in order; positions of equal hash are chained
 *         from the latest to the earliest; a hash table finds the latest.
 * Source: 囲碁オンラインのルール (劫); 子空皆地・等子比空, 禁全同.
 */
#pragma once

#include "tengen-board-stone.h"

G_BEGIN_DECLS

typedef struct TengenGoRepetition TengenGoRepetition;

/* No position. */
#define TENGEN_GO_REPETITION_NONE G_MAXUINT

/**
 * TengenGoShape:
 * @hash: hash of the board
 * @to_move: the side to move then, a #TengenStone
 * @virtual_black: Black's stones beside the board
 * @virtual_white: White's stones beside the board
 * @depth: depth of the board's history then
 *
 * One position as it is remembered.
 */
typedef struct
{
  guint64 hash;
  TengenStone to_move;
  guint16 virtual_black;
  guint16 virtual_white;
  guint depth;
} TengenGoShape;

/**
 * tengen_go_repetition_new:
 *
 * Makes an empty record.
 *
 * Returns: (transfer full): a record
 */
TengenGoRepetition *tengen_go_repetition_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_go_repetition_free:
 * @self: (nullable) (transfer full): a record
 *
 * Frees a record.
 */
void tengen_go_repetition_free (TengenGoRepetition *self);

/**
 * tengen_go_repetition_push:
 * @self: a record
 * @shape: the position that is on the board now
 *
 * Adds a position: the first one before any action, then one after each
 * action. Cost: O(1).
 */
void tengen_go_repetition_push (TengenGoRepetition *self,
                                const TengenGoShape *shape);

/**
 * tengen_go_repetition_pop:
 * @self: a record with a position
 *
 * Takes the last position out. Cost: O(1).
 */
void tengen_go_repetition_pop (TengenGoRepetition *self);

/**
 * tengen_go_repetition_get_n:
 * @self: a record
 *
 * Counts the positions.
 *
 * Returns: 0 and up
 */
guint tengen_go_repetition_get_n (const TengenGoRepetition *self);

/**
 * tengen_go_repetition_get:
 * @self: a record
 * @index: 0 to the number of positions - 1
 *
 * Gives one position.
 *
 * Returns: (transfer none): valid until the next push
 */
const TengenGoShape *tengen_go_repetition_get (const TengenGoRepetition *self,
                                               guint index);

/**
 * tengen_go_repetition_set_start:
 * @self: a record
 * @start: index of the first position that counts
 *
 * Forgets the positions before @start without losing them, so that a
 * resumption can be taken back.
 */
void tengen_go_repetition_set_start (TengenGoRepetition *self, guint start);

/**
 * tengen_go_repetition_get_start:
 * @self: a record
 *
 * Tells which is the first position that counts.
 *
 * Returns: an index
 */
guint tengen_go_repetition_get_start (const TengenGoRepetition *self);

/**
 * tengen_go_repetition_find:
 * @self: a record
 * @hash: hash of a board
 *
 * Finds the latest position with that hash that counts. Cost: O(1), and the
 * positions added since the last question.
 *
 * Returns: its index, or %TENGEN_GO_REPETITION_NONE
 */
guint tengen_go_repetition_find (const TengenGoRepetition *self, guint64 hash);

/**
 * tengen_go_repetition_find_before:
 * @self: a record
 * @index: a position
 *
 * Finds the next earlier position of the same hash that counts.
 *
 * Returns: its index, or %TENGEN_GO_REPETITION_NONE
 */
guint tengen_go_repetition_find_before (const TengenGoRepetition *self,
                                        guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoRepetition, tengen_go_repetition_free)

G_END_DECLS
