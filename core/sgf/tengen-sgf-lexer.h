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

G_END_DECLS
