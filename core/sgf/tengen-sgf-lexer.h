/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-lexer: the tokens of SGF text
 *
 * What:   brackets, names and values with their places; text that is none of
 *         these as tokens of its own.
 * Not:    trees and limits (tengen-sgf-reader), charsets (tengen-sgf-text).
 * Shape:  a token is a stretch of the text; nothing is copied.
 * Source: SGF FF[4], grammar.
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/**
 * TengenSgfTokenKind:
 * @TENGEN_SGF_TOKEN_END: the end of the text
 * @TENGEN_SGF_TOKEN_OPEN: `(`
 * @TENGEN_SGF_TOKEN_CLOSE: `)`
 * @TENGEN_SGF_TOKEN_NODE: `;`
 * @TENGEN_SGF_TOKEN_NAME: letters and digits in front of a value
 * @TENGEN_SGF_TOKEN_LONE_NAME: capitals and digits where a value is missing
 * @TENGEN_SGF_TOKEN_VALUE: what stands between `[` and `]`
 * @TENGEN_SGF_TOKEN_OPEN_VALUE: the same, when the text ends before the `]`
 * @TENGEN_SGF_TOKEN_STRAY: other text
 *
 * What a token is.
 */
typedef enum
{
  TENGEN_SGF_TOKEN_END,
  TENGEN_SGF_TOKEN_OPEN,
  TENGEN_SGF_TOKEN_CLOSE,
  TENGEN_SGF_TOKEN_NODE,
  TENGEN_SGF_TOKEN_NAME,
  TENGEN_SGF_TOKEN_LONE_NAME,
  TENGEN_SGF_TOKEN_VALUE,
  TENGEN_SGF_TOKEN_OPEN_VALUE,
  TENGEN_SGF_TOKEN_STRAY,
} TengenSgfTokenKind;

/**
 * TengenSgfToken:
 * @kind: what it is
 * @start: where it starts; of a value: behind the `[`
 * @length: its bytes; of a value: without the brackets
 * @small: (NAME): whether there are small letters among the letters
 *
 * A token.
 */
typedef struct
{
  TengenSgfTokenKind kind;
  const char *start;
  gsize length;
  gboolean small;
} TengenSgfToken;

/**
 * TengenSgfLexer:
 * @at: what comes next
 * @end: the end of the text, where a NUL stands; there is none before
 *
 * A place in a text.
 */
typedef struct
{
  const char *at;
  const char *end;
} TengenSgfLexer;

/**
 * tengen_sgf_lexer_next:
 * @self: a lexer inside of a tree
 * @token: (out): the token
 *
 * Reads the next token. Stray text reaches to the next bracket, `;`, or name
 * in front of a value.
 */
void tengen_sgf_lexer_next (TengenSgfLexer *self, TengenSgfToken *token);

/**
 * tengen_sgf_lexer_next_outside:
 * @self: a lexer outside of all trees
 * @token: (out): the token: END, OPEN, CLOSE or STRAY
 *
 * Reads the next token outside of trees. Stray text reaches to the next `(`
 * that begins a tree, that is, one in front of `;`, a bracket, or a name with
 * a value; a `)` is a token only where no text is before it.
 */
void tengen_sgf_lexer_next_outside (TengenSgfLexer *self,
                                    TengenSgfToken *token);

/* The usual tokens, without a call for each. Whatever is written in another
 * way is left to tengen_sgf_lexer_next(), which reads these too. */

/* Passes white space over. */
static inline void
tengen_sgf_lexer_skip_blanks (TengenSgfLexer *self)
{
  while (*self->at == ' ' || (guint8) (*self->at - '\t') < 5)
    self->at++;
}

/**
 * tengen_sgf_lexer_take_mark:
 * @self: a lexer inside of a tree
 * @mark: `;`, `(` or `)`
 *
 * Reads a token of one character.
 *
 * Returns: %FALSE if it is not there; nothing is read then
 */
static inline gboolean
tengen_sgf_lexer_take_mark (TengenSgfLexer *self, char mark)
{
  if (*self->at != mark)
    return FALSE;
  self->at++;
  return TRUE;
}

/**
 * tengen_sgf_lexer_take_name:
 * @self: a lexer inside of a tree
 * @token: (out): the token, if there is one
 *
 * Reads a name of one or two capitals right before its value.
 *
 * Returns: %FALSE if there is none; nothing is read then
 */
static inline gboolean
tengen_sgf_lexer_take_name (TengenSgfLexer *self, TengenSgfToken *token)
{
  const char *at = self->at;

  if ((guint8) (at[0] - 'A') >= 26)
    return FALSE;
  if (at[1] != '[' && ((guint8) (at[1] - 'A') >= 26 || at[2] != '['))
    return FALSE;
  token->kind = TENGEN_SGF_TOKEN_NAME;
  token->start = at;
  token->length = at[1] == '[' ? 1 : 2;
  token->small = FALSE;
  self->at = at + token->length;
  return TRUE;
}

/**
 * tengen_sgf_lexer_match:
 * @word: eight bytes
 * @byte: a byte
 *
 * Looks for a byte. Bytes of @word that are @byte have their high bit set in
 * the result; other bits are set only above the lowest of these.
 *
 * Returns: 0 if it is not there
 */
static inline guint64
tengen_sgf_lexer_match (guint64 word, guint8 byte)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 difference = word ^ ones * byte;

  return (difference - ones) & ~difference & ones << 7;
}

/**
 * tengen_sgf_lexer_take_value:
 * @self: a lexer inside of a tree
 * @token: (out): the token, if there is one
 *
 * Reads a value of up to seven bytes without escapes.
 *
 * Returns: %FALSE if there is none; nothing is read then
 */
static inline gboolean
tengen_sgf_lexer_take_value (TengenSgfLexer *self, TengenSgfToken *token)
{
  const char *start = self->at + 1;
  guint64 word, closes;

  if (*self->at != '[' || self->end - start < 8)
    return FALSE;
  memcpy (&word, start, 8);
  word = GUINT64_FROM_LE (word);
  closes = tengen_sgf_lexer_match (word, ']');
  /* Bits below the lowest that tells of a `]`: bytes before it. */
  if (closes == 0 ||
      (tengen_sgf_lexer_match (word, '\\') & (closes ^ (closes - 1))) != 0)
    return FALSE;
  token->kind = TENGEN_SGF_TOKEN_VALUE;
  token->start = start;
  token->length = (gsize) __builtin_ctzll (closes) / 8;
  self->at = start + token->length + 1;
  return TRUE;
}

G_END_DECLS
