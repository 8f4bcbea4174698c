/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-lexer: the tokens of SGF text
 *
 * What:  see the header. Every byte is looked at a few times at most.
 */
#include "tengen-sgf-lexer.h"

#include <string.h>

/* What a byte can be part of. */
typedef enum
{
  CLASS_OTHER,
  CLASS_END,
  CLASS_BLANK,
  CLASS_CAPITAL,
  CLASS_SMALL,
  CLASS_MARK,
} Class;

/* Class of each byte; digits count as capitals, as some programs have names
 * with digits. */
static const guint8 classes[256] = {
  ['\0'] = CLASS_END,
  [' '] = CLASS_BLANK,
  ['\t' ... '\r'] = CLASS_BLANK,
  ['0' ... '9'] = CLASS_CAPITAL,
  ['A' ... 'Z'] = CLASS_CAPITAL,
  ['a' ... 'z'] = CLASS_SMALL,
  ['('] = CLASS_MARK,
  [')'] = CLASS_MARK,
  [';'] = CLASS_MARK,
  ['['] = CLASS_MARK,
};

static inline Class
class_of (const char *at)
{
  return (Class) classes[(guchar) *at];
}

static inline const char *
skip_blanks (const char *at)
{
  while (class_of (at) == CLASS_BLANK)
    at++;
  return at;
}

/* A word of letters and digits. */
typedef struct
{
  const char *end;
  gboolean capital;
  gboolean small;
} Word;

static inline Word
read_word (const char *at)
{
  Word word = { at, FALSE, FALSE };

  for (;; word.end++)
    {
      Class class = class_of (word.end);

      if (class == CLASS_CAPITAL)
        word.capital = TRUE;
      else if (class == CLASS_SMALL)
        word.small = TRUE;
      else
        return word;
    }
}

/* Whether a word is a name in front of a value. */
static inline gboolean
is_name (Word word)
{
  return word.capital && *skip_blanks (word.end) == '[';
}

/* Whether a word is a name whose value is missing, rather than a piece of
 * text: nothing but what may follow a property follows it. */
static gboolean
is_lone_name (Word word)
{
  const char *next = skip_blanks (word.end);

  if (!word.capital || word.small)
    return FALSE;
  return *next == '\0' || (class_of (next) == CLASS_MARK && *next != '[') ||
         is_name (read_word (next));
}

/* The first `]` or `\`, or the end. */
static inline const char *
find_value_mark (const char *at, const char *end)
{
  while (end - at >= 8)
    {
      guint64 word, marks;

      memcpy (&word, at, 8);
      word = GUINT64_FROM_LE (word);
      marks = tengen_sgf_lexer_match (word, ']') |
              tengen_sgf_lexer_match (word, '\\');
      if (marks != 0)
        return at + __builtin_ctzll (marks) / 8;
      at += 8;
    }
  while (at < end && *at != ']' && *at != '\\')
    at++;
  return at;
}

/* Reads the value that opens at the place of the lexer. */
static inline void
read_value (TengenSgfLexer *self, TengenSgfToken *token)
{
  const char *end = self->end;
  const char *at = self->at + 1;

  token->kind = TENGEN_SGF_TOKEN_VALUE;
  token->start = at;
  for (;;)
    {
      at = find_value_mark (at, end);
      if (at == end || *at == ']')
        break;
      /* An escape without a character stays outside of the value. */
      if (at + 1 == end)
        {
          end = at;
          break;
        }
      at += 2;
    }
  if (at == end)
    token->kind = TENGEN_SGF_TOKEN_OPEN_VALUE;
  token->length = (gsize) (at - token->start);
  self->at = token->kind == TENGEN_SGF_TOKEN_VALUE ? at + 1 : self->end;
}

/* Makes a token that reaches from the place of the lexer to @end. */
static inline void
take (TengenSgfLexer *self,
      TengenSgfToken *token,
      TengenSgfTokenKind kind,
      const char *end)
{
  token->kind = kind;
  token->start = self->at;
  token->length = (gsize) (end - self->at);
  self->at = end;
}

/* Reads text that is no token, from its first word or byte on. */
static void
read_stray (TengenSgfLexer *self, TengenSgfToken *token)
{
  const char *at = self->at;
  const char *end = at;

  while (class_of (at) != CLASS_END && class_of (at) != CLASS_MARK)
    {
      Word word = read_word (at);

      if (is_name (word))
        break;
      end = word.end > at ? word.end : at + 1;
      at = skip_blanks (end);
    }
  take (self, token, TENGEN_SGF_TOKEN_STRAY, end);
}

/* Reads a name, or stray text. */
static void
read_name (TengenSgfLexer *self, TengenSgfToken *token)
{
  Word word = read_word (self->at);

  token->small = word.small;
  if (is_name (word))
    take (self, token, TENGEN_SGF_TOKEN_NAME, word.end);
  else if (is_lone_name (word))
    take (self, token, TENGEN_SGF_TOKEN_LONE_NAME, word.end);
  else
    read_stray (self, token);
}

/* Reads a bracket, `;`, or a value. */
static inline void
read_mark (TengenSgfLexer *self, TengenSgfToken *token)
{
  TengenSgfTokenKind kind = TENGEN_SGF_TOKEN_NODE;

  if (*self->at == '[')
    {
      read_value (self, token);
      return;
    }
  if (*self->at == '(')
    kind = TENGEN_SGF_TOKEN_OPEN;
  else if (*self->at == ')')
    kind = TENGEN_SGF_TOKEN_CLOSE;
  take (self, token, kind, self->at + 1);
}

void
tengen_sgf_lexer_next (TengenSgfLexer *self, TengenSgfToken *token)
{
  self->at = skip_blanks (self->at);
  switch (class_of (self->at))
    {
    case CLASS_END:
      take (self, token, TENGEN_SGF_TOKEN_END, self->at);
      break;
    case CLASS_MARK:
      read_mark (self, token);
      break;
    case CLASS_CAPITAL:
    case CLASS_SMALL:
      read_name (self, token);
      break;
    case CLASS_OTHER:
    case CLASS_BLANK:
      read_stray (self, token);
      break;
    }
}

/* Whether a tree begins at @at. */
static gboolean
is_tree (const char *at)
{
  if (*at != '(')
    return FALSE;
  at = skip_blanks (at + 1);
  return *at == ';' || *at == '(' || *at == ')' || is_name (read_word (at));
}

void
tengen_sgf_lexer_next_outside (TengenSgfLexer *self, TengenSgfToken *token)
{
  const char *end;

  self->at = skip_blanks (self->at);
  end = self->at;
  if (*end == '\0')
    take (self, token, TENGEN_SGF_TOKEN_END, end);
  else if (*end == ')')
    take (self, token, TENGEN_SGF_TOKEN_CLOSE, end + 1);
  else if (is_tree (end))
    take (self, token, TENGEN_SGF_TOKEN_OPEN, end + 1);
  else
    {
      while (*end != '\0' && !is_tree (end))
        end++;
      take (self, token, TENGEN_SGF_TOKEN_STRAY, end);
    }
}
