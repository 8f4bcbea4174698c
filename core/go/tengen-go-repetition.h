/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-go-repetition: which positions have been on the board (同形反復)
 *
 * What:   the complete record of the positions of one line of play, asked in
 *         O(1) and taken back position by position: where a position was
 *         before, with which side to move, first, and how often.
 * Not:    the rules of repetition (tengen-go-legal), the boards: callers that
 *         make a record say how two of them are compared.
 * Shape:  an array of positions in order, and for each of two ways to call
 *         positions the same (without and with the stones beside the board) a
 *         hash table with links from each position to earlier ones. Bits tell
 *         of most hashes that no position has them (a Bloom filter), so that
 *         the tables are seldom asked.
 * Source: 囲碁オンラインのルール (劫); 子空皆地・等子比空, 禁全同, 広義禁全同.
 */
#pragma once

#include "tengen-board-stone.h"

G_BEGIN_DECLS

typedef struct TengenGoRepetition TengenGoRepetition;

/* What a position takes at most, once both levels were asked. */
#define TENGEN_GO_REPETITION_BYTES 56

/* No position. */
#define TENGEN_GO_REPETITION_NONE G_MAXUINT

/**
 * TengenGoLevel:
 * @TENGEN_GO_LEVEL_BOARD: the stones on the board (盤内棋形)
 * @TENGEN_GO_LEVEL_WHOLE: and the number of stones beside it (全局棋形)
 * @TENGEN_GO_N_LEVELS: how many there are
 *
 * What two positions must have in common to be the same.
 */
typedef enum
{
  TENGEN_GO_LEVEL_BOARD,
  TENGEN_GO_LEVEL_WHOLE,
  TENGEN_GO_N_LEVELS,
} TengenGoLevel;

/**
 * TengenGoShape:
 * @hash: hash of the board
 * @depth: depth of the board's history then
 * @virtual_black: Black's stones beside the board
 * @virtual_white: White's stones beside the board
 * @to_move: the side to move then, a #TengenStone
 * @silent: not an appearance: no player has acted since the previous position
 *
 * One position of the record.
 */
typedef struct
{
  guint64 hash;
  guint depth;
  guint virtual_black;
  guint virtual_white;
  guint8 to_move;
  guint8 silent;
} TengenGoShape;

/**
 * TengenGoLink:
 * @mate: the latest earlier one that is the same
 * @other: the latest earlier one that is the same, but for the side to move
 * @apart: the latest earlier one that is the same, the side to move too, and
 *   from which the board has been changed since
 * @first: the earliest one that is the same, which may be itself
 * @count: how many appearances up to this one are the same, itself included
 *
 * What the record knows of a position at a level. NONE where there is no such
 * position since the record began.
 */
typedef struct
{
  guint mate;
  guint other;
  guint apart;
  guint first;
  guint count;
} TengenGoLink;

/**
 * TengenGoSameBoard:
 * @shape: a position
 * @other: another of the same hash
 * @data: what was given with the function
 *
 * Compares the boards of two positions.
 *
 * Returns: %TRUE if they are the same
 */
typedef gboolean (*TengenGoSameBoard) (const TengenGoShape *shape,
                                       const TengenGoShape *other,
                                       gconstpointer data);

/**
 * TengenGoRepetition:
 * @shapes: owned, in order
 * @n_shapes: how many
 * @room: how many there is room for
 * @n_stale: how many were taken out since @seen was made
 * @seen_mask: number of words in @seen, a power of two, less one
 * @seen: owned: two bits of a word for each hash; set for all positions, and
 *   for some that were taken out
 * @starts: guint: the positions with which the record began anew
 * @indexes: owned, by level: where positions are found
 * @same: compares boards
 * @data: of @same
 *
 * Open only so that adding a position and most questions take a few
 * instructions.
 */
struct TengenGoRepetition
{
  TengenGoShape *shapes;
  guint n_shapes;
  guint room;
  guint n_stale;
  guint seen_mask;
  guint64 *seen;
  GArray *starts;
  struct TengenGoRepetitionIndex *indexes;
  TengenGoSameBoard same;
  gconstpointer data;
};

/**
 * tengen_go_repetition_new:
 * @same: compares boards, called by the functions that look for positions
 * @data: passed to @same
 *
 * Makes an empty record.
 *
 * Returns: (transfer full): a record
 */
TengenGoRepetition *
tengen_go_repetition_new (TengenGoSameBoard same,
                          gconstpointer data) G_GNUC_WARN_UNUSED_RESULT;

/* Frees a record; does nothing for %NULL. */
void tengen_go_repetition_free (TengenGoRepetition *self);

/* Makes room for more positions. */
void tengen_go_repetition_grow (TengenGoRepetition *self);

/* Gives the bits of a hash within its word. */
static inline guint64
tengen_go_repetition_get_bits (guint64 hash)
{
  guint64 bit = 1;

  return bit << (hash & 63) | bit << (hash >> 6 & 63);
}

/* Notes that there is a position with a hash. */
static inline void
tengen_go_repetition_note (TengenGoRepetition *self, guint64 hash)
{
  self->seen[hash >> 12 & self->seen_mask] |=
      tengen_go_repetition_get_bits (hash);
}

/* Tells whether to look for a hash; a hash that is there is never missed. */
static inline gboolean
tengen_go_repetition_may_have (const TengenGoRepetition *self, guint64 hash)
{
  guint64 bits = tengen_go_repetition_get_bits (hash);

  return (self->seen[hash >> 12 & self->seen_mask] & bits) == bits;
}

/* Adds a position: the first before any action, then one after each action. */
static inline void
tengen_go_repetition_push (TengenGoRepetition *self, const TengenGoShape *shape)
{
  if (G_UNLIKELY (self->n_shapes == self->room))
    tengen_go_repetition_grow (self);
  tengen_go_repetition_note (self, shape->hash);
  self->shapes[self->n_shapes++] = *shape;
}

/**
 * tengen_go_repetition_pop:
 * @self: a record with a position
 *
 * Takes the last position out, with the restart at it if there was one. Cost:
 * O(1).
 */
void tengen_go_repetition_pop (TengenGoRepetition *self);

/**
 * tengen_go_repetition_restart:
 * @self: a record with a position
 *
 * Forgets the positions before the last one without losing them. The last one
 * counts as an appearance then.
 */
void tengen_go_repetition_restart (TengenGoRepetition *self);

/* Counts the positions. Returns: 0 and up. */
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

/* Tells which is the first position that counts. */
guint tengen_go_repetition_get_start (const TengenGoRepetition *self);

/**
 * tengen_go_repetition_find:
 * @self: a record
 * @level: what must be the same
 * @wanted: a position that need not be in the record; only its hash and stones
 *   beside the board are looked at
 *
 * Finds the latest position that counts and seems to be the same: its board is
 * still to be compared. Cost: O(1) on average, and once for each position added
 * since the last question at that level.
 *
 * Returns: its index, or %TENGEN_GO_REPETITION_NONE
 */
guint tengen_go_repetition_find (const TengenGoRepetition *self,
                                 TengenGoLevel level,
                                 const TengenGoShape *wanted);

/**
 * tengen_go_repetition_find_next:
 * @self: a record
 * @level: what must be the same
 * @index: a position that was found, whose board turned out to be another
 *
 * Goes on looking.
 *
 * Returns: an index, or %TENGEN_GO_REPETITION_NONE
 */
guint tengen_go_repetition_find_next (const TengenGoRepetition *self,
                                      TengenGoLevel level,
                                      guint index);

/**
 * tengen_go_repetition_look:
 * @self: a record
 * @level: what must be the same
 * @index: 0 to the number of positions - 1
 *
 * Tells what is known of a position. Cost: as tengen_go_repetition_find().
 *
 * Returns: where it was before
 */
TengenGoLink tengen_go_repetition_look (const TengenGoRepetition *self,
                                        TengenGoLevel level,
                                        guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenGoRepetition, tengen_go_repetition_free)

G_END_DECLS
