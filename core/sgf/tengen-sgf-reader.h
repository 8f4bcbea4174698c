/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-reader: bytes of an SGF file to a record
 *
 * What:   charset, tokens, trees; what was odd, as warnings with places.
 * Not:    files, meaning of moves, rules.
 * Source: SGF FF[4]; leniency as real files need it.
 */
#pragma once

#include "tengen-record.h"

G_BEGIN_DECLS

/* Larger files are not read, bytes. */
#define TENGEN_SGF_MAX_FILE (64u << 20)

/* No more warnings than this are kept of a file. */
#define TENGEN_SGF_MAX_WARNINGS 1000u

#define TENGEN_SGF_ERROR (tengen_sgf_error_quark ())

/**
 * TengenSgfError:
 * @TENGEN_SGF_ERROR_EMPTY: no game in it
 * @TENGEN_SGF_ERROR_CHARSET: no way to read it as text
 * @TENGEN_SGF_ERROR_SIZE: over a limit (64 MiB, 2 million nodes, 4 MiB a value)
 */
typedef enum
{
  TENGEN_SGF_ERROR_EMPTY,
  TENGEN_SGF_ERROR_CHARSET,
  TENGEN_SGF_ERROR_SIZE,
} TengenSgfError;

/**
 * TengenSgfFault:
 * @TENGEN_SGF_FAULT_TEXT_BEFORE: text before the first game
 * @TENGEN_SGF_FAULT_TEXT_BETWEEN: text between or after games
 * @TENGEN_SGF_FAULT_STRAY_TEXT: text between tokens
 * @TENGEN_SGF_FAULT_UNCLOSED_VALUE: a value without `]`
 * @TENGEN_SGF_FAULT_UNCLOSED_TREE: a tree without `)`
 * @TENGEN_SGF_FAULT_EXTRA_CLOSE: a `)` too much
 * @TENGEN_SGF_FAULT_EMPTY_TREE: `()`
 * @TENGEN_SGF_FAULT_NO_VALUE: an identifier without value
 * @TENGEN_SGF_FAULT_NO_IDENTIFIER: a value without identifier
 * @TENGEN_SGF_FAULT_NO_NODE: a property before the first `;`
 * @TENGEN_SGF_FAULT_NODE_AFTER_TREE: a node, or a property as if of a new
 *   node, behind a variation
 * @TENGEN_SGF_FAULT_LOWER_CASE: an identifier with lower-case letters
 * @TENGEN_SGF_FAULT_DUPLICATE: a property twice in a node
 * @TENGEN_SGF_FAULT_CHARSET: the charset named does not fit the bytes
 * @TENGEN_SGF_FAULT_NUL: a NUL byte in the text
 * @TENGEN_SGF_FAULT_BYTES: bytes that are no characters of the charset; each
 *   became U+FFFD
 * @TENGEN_SGF_FAULT_GUESSED: the file names no charset; it was guessed
 * @TENGEN_SGF_FAULT_MORE: there is more that is odd, beyond the limit of
 *   warnings
 * @TENGEN_SGF_FAULT_MOVE_COLOUR: (from here on of core/foreign; this and the
 *   next four end the reading) a move of neither colour
 * @TENGEN_SGF_FAULT_MOVE_OFF_BOARD: a move that is off the board
 * @TENGEN_SGF_FAULT_MOVE_TAKEN: a move to a point with a stone
 * @TENGEN_SGF_FAULT_MOVE_CUT: the file ends in the middle of a move
 * @TENGEN_SGF_FAULT_MOVE_UNREADABLE: no move where a move is due
 * @TENGEN_SGF_FAULT_MOVE_COUNT: the head gives another number of moves
 * @TENGEN_SGF_FAULT_MOVE_ORDER: a move has another number than is due
 * @TENGEN_SGF_FAULT_NO_MOVES: a head without the part that has the moves
 * @TENGEN_SGF_FAULT_HEAD_CUT: the file ends in its head
 * @TENGEN_SGF_FAULT_END_CUT: the mark that ends the moves is missing
 * @TENGEN_SGF_FAULT_NO_SIZE: the size of the board is not given; 19 is taken
 * @TENGEN_SGF_FAULT_NO_HANDICAP: a number of handicap stones that has no
 *   places; none are put
 * @TENGEN_SGF_FAULT_BRANCH_CUT: a variation is announced and missing
 * @TENGEN_SGF_FAULT_TEXT_CUT: the file ends in a text
 * @TENGEN_SGF_FAULT_TEXT_LONG: a text over 1 MiB; its end is left out
 * @TENGEN_SGF_FAULT_NODE_UNKNOWN: a text or a variation of a move that is not
 *   there; it is left out
 * @TENGEN_SGF_FAULT_TAKEN_BACK: moves were taken back; the record may not show
 *   which
 * @TENGEN_SGF_FAULT_OTHER_RULES: five in a row was played, not Renju
 * @TENGEN_SGF_FAULT_LEFT_OUT: more moves than are read; @number were left out
 * @TENGEN_SGF_FAULT_POINT: (from here on of tengen_sgf_check) a point that is
 *   not on the board
 * @TENGEN_SGF_FAULT_NUMBER: no number, colour or emphasis where one belongs
 * @TENGEN_SGF_FAULT_PAIR: no pair where one belongs
 * @TENGEN_SGF_FAULT_CONTENT: content where none belongs
 * @TENGEN_SGF_FAULT_IDENTIFIER: an identifier with a digit in it
 * @TENGEN_SGF_FAULT_POINT_TWICE: a point twice in setup or marks of a node
 * @TENGEN_SGF_FAULT_TWO_MOVES: B and W, or one of them twice, in one node
 * @TENGEN_SGF_FAULT_MOVE_AND_SETUP: move and setup in one node
 * @TENGEN_SGF_FAULT_MOVE_IN_ROOT: a move in the first node
 * @TENGEN_SGF_FAULT_ROOT_PROPERTY: a property of the first node elsewhere
 * @TENGEN_SGF_FAULT_INFO_TWICE: game info that stood before on the path
 * @TENGEN_SGF_FAULT_SIZE: no size of a board
 * @TENGEN_SGF_FAULT_HANDICAP: HA and the stones of the first node disagree
 * @TENGEN_SGF_FAULT_KOMI: KM in hundredths or in 子
 * @TENGEN_SGF_FAULT_TIME: TM that is no number of seconds
 * @TENGEN_SGF_FAULT_RESULT: RE that is no result as FF[4] writes it
 * @TENGEN_SGF_FAULT_DATE: DT that is no date as FF[4] writes it
 *
 * What was odd in a file and how it was taken, see tengen_sgf_read(),
 * tengen_foreign_read() and tengen_sgf_check().
 */
typedef enum
{
  TENGEN_SGF_FAULT_TEXT_BEFORE,
  TENGEN_SGF_FAULT_TEXT_BETWEEN,
  TENGEN_SGF_FAULT_STRAY_TEXT,
  TENGEN_SGF_FAULT_UNCLOSED_VALUE,
  TENGEN_SGF_FAULT_UNCLOSED_TREE,
  TENGEN_SGF_FAULT_EXTRA_CLOSE,
  TENGEN_SGF_FAULT_EMPTY_TREE,
  TENGEN_SGF_FAULT_NO_VALUE,
  TENGEN_SGF_FAULT_NO_IDENTIFIER,
  TENGEN_SGF_FAULT_NO_NODE,
  TENGEN_SGF_FAULT_NODE_AFTER_TREE,
  TENGEN_SGF_FAULT_LOWER_CASE,
  TENGEN_SGF_FAULT_DUPLICATE,
  TENGEN_SGF_FAULT_CHARSET,
  TENGEN_SGF_FAULT_NUL,
  TENGEN_SGF_FAULT_BYTES,
  TENGEN_SGF_FAULT_GUESSED,
  TENGEN_SGF_FAULT_MORE,
  TENGEN_SGF_FAULT_MOVE_COLOUR,
  TENGEN_SGF_FAULT_MOVE_OFF_BOARD,
  TENGEN_SGF_FAULT_MOVE_TAKEN,
  TENGEN_SGF_FAULT_MOVE_CUT,
  TENGEN_SGF_FAULT_MOVE_UNREADABLE,
  TENGEN_SGF_FAULT_MOVE_COUNT,
  TENGEN_SGF_FAULT_MOVE_ORDER,
  TENGEN_SGF_FAULT_NO_MOVES,
  TENGEN_SGF_FAULT_HEAD_CUT,
  TENGEN_SGF_FAULT_END_CUT,
  TENGEN_SGF_FAULT_NO_SIZE,
  TENGEN_SGF_FAULT_NO_HANDICAP,
  TENGEN_SGF_FAULT_BRANCH_CUT,
  TENGEN_SGF_FAULT_TEXT_CUT,
  TENGEN_SGF_FAULT_TEXT_LONG,
  TENGEN_SGF_FAULT_NODE_UNKNOWN,
  TENGEN_SGF_FAULT_TAKEN_BACK,
  TENGEN_SGF_FAULT_OTHER_RULES,
  TENGEN_SGF_FAULT_LEFT_OUT,
  TENGEN_SGF_FAULT_POINT,
  TENGEN_SGF_FAULT_NUMBER,
  TENGEN_SGF_FAULT_PAIR,
  TENGEN_SGF_FAULT_CONTENT,
  TENGEN_SGF_FAULT_IDENTIFIER,
  TENGEN_SGF_FAULT_POINT_TWICE,
  TENGEN_SGF_FAULT_TWO_MOVES,
  TENGEN_SGF_FAULT_MOVE_AND_SETUP,
  TENGEN_SGF_FAULT_MOVE_IN_ROOT,
  TENGEN_SGF_FAULT_ROOT_PROPERTY,
  TENGEN_SGF_FAULT_INFO_TWICE,
  TENGEN_SGF_FAULT_SIZE,
  TENGEN_SGF_FAULT_HANDICAP,
  TENGEN_SGF_FAULT_KOMI,
  TENGEN_SGF_FAULT_TIME,
  TENGEN_SGF_FAULT_RESULT,
  TENGEN_SGF_FAULT_DATE,
} TengenSgfFault;

/**
 * TengenSgfWarning:
 * @fault: what is odd
 * @line: line in the file, from 1
 * @column: character in that line, from 1
 * @node: the node it is in, or none
 * @name: the identifier it is about, cut where it is longer; "" for none
 * @number: (of core/foreign) moves that were read before a fault that ends the
 *   reading, or how many were left out; else 0
 *
 * One oddity with its place.
 */
typedef struct
{
  TengenSgfFault fault;
  guint line;
  guint column;
  TengenNode node;
  char name[8];
  guint number;
} TengenSgfWarning;

/**
 * TengenSgfReading:
 * @record: (nullable): the games, %NULL on error
 * @warnings: (element-type TengenSgfWarning): oddities, in order, at
 *   most %TENGEN_SGF_MAX_WARNINGS
 * @charset: the charset taken, an iconv name such as `UTF-8`
 * @certain: %FALSE where the charset was guessed, so that the bytes can be read
 *   otherwise too and saving may write what was never meant; %TRUE where the
 *   file or a person named it, and for ASCII, UTF-8, UTF-16 and ISO-2022-JP,
 *   which the bytes prove
 * @error_line: line of an error, from 1, or 0
 * @error_column: its character, from 1, or 0
 *
 * What reading gave.
 */
typedef struct
{
  TengenRecord *record;
  GArray *warnings;
  char *charset;
  gboolean certain;
  guint error_line;
  guint error_column;
} TengenSgfReading;

/* Names the error domain. */
GQuark tengen_sgf_error_quark (void);

/* Tells whether what stands behind a fault was not read. */
gboolean tengen_sgf_fault_ends_reading (TengenSgfFault fault);

/**
 * tengen_sgf_read:
 * @data: the bytes of a file
 * @length: how many
 * @charset: (nullable): a charset to read it with, or %NULL to find out
 * @error: return location for a %TENGEN_SGF_ERROR
 *
 * Reads a file. What can be read is read: text outside of trees and stray text
 * is passed over, open values and trees are closed at the end, lower-case
 * letters of identifiers are dropped, a property before the first `;` begins
 * the first node, a node behind a variation belongs to the node before the
 * variation, an identifier without value gets an empty one, a value without
 * identifier is passed over, NUL bytes are blanks; a property given twice in a
 * node stays twice, in order. Each of these is a warning. So is a charset that
 * was guessed, at the first character, unless all is ASCII; and that there is
 * more beyond the limit of warnings, which is then the last one.
 *
 * No recursion; cost is linear in @length.
 *
 * Returns: (transfer full): the reading; its record is %NULL when @error is set
 */
TengenSgfReading *tengen_sgf_read (const char *data,
                                   gsize length,
                                   const char *charset,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_sgf_reading_free:
 * @self: (nullable) (transfer full): a reading
 *
 * Frees a reading; a record that was stolen from it (set to %NULL) stays.
 */
void tengen_sgf_reading_free (TengenSgfReading *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenSgfReading, tengen_sgf_reading_free)

G_END_DECLS
