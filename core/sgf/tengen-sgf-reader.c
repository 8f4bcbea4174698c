/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-reader: bytes of an SGF file to a record
 *
 * What:   trees of tokens, limits, warnings; see the header.
 * Shape:  one pass over the tokens with a stack of open trees. Oddities are
 *         noted by their offset (tengen-sgf-oddity); lines and columns are
 *         counted at the end.
 */
#include "tengen-sgf-reader.h"
#include "tengen-sgf-charset.h"
#include "tengen-sgf-lexer.h"
#include "tengen-sgf-oddity.h"
#include "tengen-sgf-text.h"

#include <string.h>

#define MAX_VALUE (4u << 20)
#define MAX_NODES 2000000u

/* An open tree. */
typedef struct
{
  /* The last node of its line; before the first, the node before the tree. */
  TengenNode node;
  /* Whether it has a node of its own. */
  guint8 own;
  /* Whether trees in it were closed, and whether since its last node. */
  guint8 trees;
  guint8 behind;
} Tree;

typedef struct
{
  TengenRecord *record;
  const char *text;
  TengenSgfLexer lexer;
  /* The open trees, outermost first. */
  Tree *trees;
  guint n_trees;
  guint trees_size;
  TengenSgfOddities oddities;
  /* How many nodes there are. */
  guint n_nodes;
  /* The limit that was passed and where, or NULL. */
  const char *limit;
  gsize limit_offset;
} Reader;

G_DEFINE_QUARK (tengen - sgf - error - quark, tengen_sgf_error)

/* Notes something odd about a property, whose name may be "". */
static void
warn_about (Reader *self,
            TengenSgfFault fault,
            const char *at,
            const char *name)
{
  TengenSgfOddity oddity = { .fault = fault,
                             .offset = (guint32) (at - self->text) };

  if (self->n_trees > 0)
    oddity.node = self->trees[self->n_trees - 1].node;
  g_strlcpy (oddity.name, name, sizeof oddity.name);
  tengen_sgf_oddities_add (&self->oddities, &oddity);
}

static void
warn (Reader *self, TengenSgfFault fault, const char *at)
{
  warn_about (self, fault, at, "");
}

static void
stop (Reader *self, const char *limit, const char *at)
{
  self->limit = limit;
  self->limit_offset = (gsize) (at - self->text);
}

/* The innermost open tree. */
static inline Tree *
get_tree (Reader *self)
{
  return &self->trees[self->n_trees - 1];
}

static void
open_tree (Reader *self, const char *at)
{
  TengenNode before = TENGEN_NODE_NONE;

  if (self->n_trees == MAX_NODES)
    {
      stop (self, "more than 2000000 trees inside each other", at);
      return;
    }
  if (self->n_trees > 0)
    before = get_tree (self)->node;
  if (self->n_trees == self->trees_size)
    {
      self->trees_size = self->trees_size * 2 + 32;
      self->trees = g_renew (Tree, self->trees, self->trees_size);
    }
  self->trees[self->n_trees++] = (Tree){ .node = before };
}

static void
close_tree (Reader *self, const char *at)
{
  Tree tree = self->trees[--self->n_trees];
  gboolean empty = !tree.own && !tree.trees;

  if (empty)
    warn (self, TENGEN_SGF_FAULT_EMPTY_TREE, at);
  if (self->n_trees > 0 && !empty)
    {
      get_tree (self)->trees = TRUE;
      get_tree (self)->behind = TRUE;
    }
}

static inline void
add_node (Reader *self, const char *at)
{
  Tree *tree = get_tree (self);

  if (G_UNLIKELY (self->n_nodes == MAX_NODES))
    {
      stop (self, "more than 2000000 nodes", at);
      return;
    }
  self->n_nodes++;
  tree->node = tengen_record_build_node (self->record, tree->node);
  if (!tree->own && self->n_trees > 1)
    tengen_record_build_tree (self->record, tree->node);
  tree->own = TRUE;
  if (G_UNLIKELY (tree->behind))
    warn (self, TENGEN_SGF_FAULT_NODE_AFTER_TREE, at);
  tree->behind = FALSE;
}

/* Adds the node that is missing in front of a property. */
static void
add_missing_node (Reader *self, const char *at)
{
  gboolean first = !get_tree (self)->own;

  add_node (self, at);
  if (first && self->limit == NULL)
    warn (self, TENGEN_SGF_FAULT_NO_NODE, at);
}

/* Notes something odd about a property that was built. */
static void
warn_about_property (Reader *self,
                     TengenSgfFault fault,
                     const char *at,
                     TengenNodeProperty property)
{
  warn_about (self,
              fault,
              at,
              tengen_record_get_property_name (self->record, property));
}

/* Makes a property of a name with small letters, which are dropped. */
static TengenNodeProperty
build_long_name (Reader *self, const TengenSgfToken *token, gboolean *twice)
{
  g_autofree char *capitals = g_malloc (token->length);
  TengenNodeProperty property;
  gsize n = 0;

  for (gsize i = 0; i < token->length; i++)
    if (!g_ascii_islower (token->start[i]))
      capitals[n++] = token->start[i];
  property = tengen_record_build_property (
      self->record, get_tree (self)->node, capitals, n, twice);
  warn_about_property (
      self, TENGEN_SGF_FAULT_LOWER_CASE, token->start, property);
  return property;
}

/* Makes a property of a name. */
static inline TengenNodeProperty
build_property (Reader *self, const TengenSgfToken *token)
{
  TengenNodeProperty property;
  gboolean twice;

  if (G_UNLIKELY (token->kind == TENGEN_SGF_TOKEN_NAME && token->small))
    property = build_long_name (self, token, &twice);
  else
    property = tengen_record_build_property (self->record,
                                             get_tree (self)->node,
                                             token->start,
                                             token->length,
                                             &twice);
  if (G_UNLIKELY (twice))
    warn_about_property (
        self, TENGEN_SGF_FAULT_DUPLICATE, token->start, property);
  return property;
}

static inline void
add_value (Reader *self,
           TengenNodeProperty property,
           const TengenSgfToken *token)
{
  if (G_UNLIKELY (token->length > MAX_VALUE))
    {
      stop (self, "a value of more than 4 MiB", token->start);
      return;
    }
  if (G_UNLIKELY (token->kind == TENGEN_SGF_TOKEN_OPEN_VALUE))
    warn_about_property (
        self, TENGEN_SGF_FAULT_UNCLOSED_VALUE, token->start - 1, property);
  tengen_record_build_value (self->record,
                             property,
                             (gsize) (token->start - self->text),
                             token->length);
}

/* Gives a property whose value is missing an empty one. */
static void
add_missing_value (Reader *self,
                   TengenNodeProperty property,
                   const TengenSgfToken *token)
{
  gsize end = (gsize) (token->start - self->text) + token->length;

  warn_about_property (self, TENGEN_SGF_FAULT_NO_VALUE, token->start, property);
  tengen_record_build_value (self->record, property, end, 0);
}

/* Reads the next value, if a value comes next. */
static inline gboolean
take_value (Reader *self, TengenSgfToken *token)
{
  if (tengen_sgf_lexer_take_value (&self->lexer, token))
    return TRUE;
  tengen_sgf_lexer_skip_blanks (&self->lexer);
  if (*self->lexer.at != '[')
    return FALSE;
  tengen_sgf_lexer_next (&self->lexer, token);
  return TRUE;
}

/* Adds a property with its values. */
static inline void
add_property (Reader *self, const TengenSgfToken *name)
{
  const Tree *tree = get_tree (self);
  TengenNodeProperty property;
  TengenSgfToken value;

  if (G_UNLIKELY (!tree->own || tree->behind))
    add_missing_node (self, name->start);
  if (G_UNLIKELY (self->limit != NULL))
    return;
  property = build_property (self, name);
  if (G_UNLIKELY (name->kind == TENGEN_SGF_TOKEN_LONE_NAME))
    add_missing_value (self, property, name);
  while (self->limit == NULL && take_value (self, &value))
    add_value (self, property, &value);
}

/* Passes a value without a name over. */
static void
skip_value (Reader *self, const TengenSgfToken *token)
{
  warn (self, TENGEN_SGF_FAULT_NO_IDENTIFIER, token->start - 1);
  if (token->kind == TENGEN_SGF_TOKEN_OPEN_VALUE)
    warn (self, TENGEN_SGF_FAULT_UNCLOSED_VALUE, token->start - 1);
}

/* Reads the next token of a game, whatever it is; FALSE at the end. */
static gboolean
read_token (Reader *self)
{
  TengenSgfToken token;

  tengen_sgf_lexer_next (&self->lexer, &token);
  switch (token.kind)
    {
    case TENGEN_SGF_TOKEN_NAME:
    case TENGEN_SGF_TOKEN_LONE_NAME:
      add_property (self, &token);
      break;
    case TENGEN_SGF_TOKEN_END:
      warn (self, TENGEN_SGF_FAULT_UNCLOSED_TREE, token.start);
      return FALSE;
    case TENGEN_SGF_TOKEN_OPEN:
      open_tree (self, token.start);
      break;
    case TENGEN_SGF_TOKEN_CLOSE:
      close_tree (self, token.start);
      break;
    case TENGEN_SGF_TOKEN_NODE:
      add_node (self, token.start);
      break;
    case TENGEN_SGF_TOKEN_VALUE:
    case TENGEN_SGF_TOKEN_OPEN_VALUE:
      skip_value (self, &token);
      break;
    case TENGEN_SGF_TOKEN_STRAY:
      warn (self, TENGEN_SGF_FAULT_STRAY_TEXT, token.start);
      break;
    }
  return TRUE;
}

/* Reads one game, from its `(` to its `)`. */
static void
read_game (Reader *self, const char *at)
{
  TengenSgfToken token;

  open_tree (self, at);
  while (self->n_trees > 0 && self->limit == NULL)
    {
      if (tengen_sgf_lexer_take_mark (&self->lexer, ';'))
        add_node (self, self->lexer.at - 1);
      else if (tengen_sgf_lexer_take_name (&self->lexer, &token))
        add_property (self, &token);
      else if (tengen_sgf_lexer_take_mark (&self->lexer, ')'))
        close_tree (self, self->lexer.at - 1);
      else if (tengen_sgf_lexer_take_mark (&self->lexer, '('))
        open_tree (self, self->lexer.at - 1);
      else if (!read_token (self))
        break;
    }
  self->n_trees = 0;
}

/* Reads all games and what is between them. */
static void
read_games (Reader *self)
{
  gboolean first = TRUE;

  while (self->limit == NULL)
    {
      TengenSgfToken token;

      tengen_sgf_lexer_next_outside (&self->lexer, &token);
      if (token.kind == TENGEN_SGF_TOKEN_END)
        return;
      if (token.kind == TENGEN_SGF_TOKEN_OPEN)
        {
          read_game (self, token.start);
          first = FALSE;
        }
      else if (token.kind == TENGEN_SGF_TOKEN_CLOSE)
        warn (self, TENGEN_SGF_FAULT_EXTRA_CLOSE, token.start);
      else
        warn (self,
              first ? TENGEN_SGF_FAULT_TEXT_BEFORE
                    : TENGEN_SGF_FAULT_TEXT_BETWEEN,
              token.start);
    }
}

/* Says an error with its place. */
static void
fail (TengenSgfReading *reading,
      const char *text,
      gsize offset,
      TengenSgfError code,
      const char *what,
      GError **error)
{
  TengenSgfPlace place = { text, 1, 1 };

  tengen_sgf_place_move (&place, text + offset);
  reading->error_line = place.line;
  reading->error_column = place.column;
  g_set_error (error,
               TENGEN_SGF_ERROR,
               (int) code,
               "line %u, column %u: %s",
               place.line,
               place.column,
               what);
}

/* Notes what the choice of the charset found. */
static void
warn_about_text (Reader *self, const TengenSgfText *text)
{
  gsize value = 0, value_length;

  if (!text->certain)
    warn (self, TENGEN_SGF_FAULT_GUESSED, text->text);
  if (text->contradicted)
    {
      if (!tengen_sgf_charset_find (
              text->text, text->length, &value, &value_length))
        value = 0;
      warn (self, TENGEN_SGF_FAULT_CHARSET, text->text + value);
    }
  if (text->broken != TENGEN_SGF_TEXT_NOT_BROKEN)
    warn (self, TENGEN_SGF_FAULT_BYTES, text->text + text->broken);
  if (text->nul != TENGEN_SGF_TEXT_NO_NUL)
    warn (self, TENGEN_SGF_FAULT_NUL, text->text + text->nul);
}

/* Reads decoded text into a new record. */
static void
read_text (TengenSgfReading *reading, TengenSgfText *text, GError **error)
{
  g_autoptr (TengenRecord) record = tengen_record_new ();
  Reader self = { 0 };

  self.record = record;
  self.text = text->text;
  self.lexer.at = text->text;
  self.lexer.end = text->text + text->length;
  tengen_sgf_oddities_init (&self.oddities);
  warn_about_text (&self, text);
  tengen_record_take_text (record, g_steal_pointer (&text->text), text->length);
  read_games (&self);
  tengen_sgf_oddities_list (&self.oddities, self.text, reading->warnings);
  if (self.limit != NULL)
    fail (reading,
          self.text,
          self.limit_offset,
          TENGEN_SGF_ERROR_SIZE,
          self.limit,
          error);
  else if (self.n_nodes == 0)
    fail (reading, self.text, 0, TENGEN_SGF_ERROR_EMPTY, "no game", error);
  else
    reading->record = g_steal_pointer (&record);
  tengen_sgf_oddities_clear (&self.oddities);
  g_free (self.trees);
}

TengenSgfReading *
tengen_sgf_read (const char *data,
                 gsize length,
                 const char *charset,
                 GError **error)
{
  TengenSgfReading *reading;
  TengenSgfText text = { 0 };

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  reading = g_new0 (TengenSgfReading, 1);
  reading->warnings = g_array_new (FALSE, FALSE, sizeof (TengenSgfWarning));
  if (length > TENGEN_SGF_MAX_FILE)
    {
      fail (reading,
            "",
            0,
            TENGEN_SGF_ERROR_SIZE,
            "a file of more than 64 MiB",
            error);
      return reading;
    }
  if (tengen_sgf_text_decode (data, length, charset, &text))
    read_text (reading, &text, error);
  else
    fail (reading,
          text.text,
          text.length,
          TENGEN_SGF_ERROR_CHARSET,
          "bytes that are not of the charset",
          error);
  reading->charset = g_steal_pointer (&text.charset);
  reading->certain = text.certain;
  tengen_sgf_text_clear (&text);
  return reading;
}

void
tengen_sgf_reading_free (TengenSgfReading *self)
{
  if (self == NULL)
    return;
  tengen_record_free (self->record);
  g_array_unref (self->warnings);
  g_free (self->charset);
  g_free (self);
}

gboolean
tengen_sgf_fault_ends_reading (TengenSgfFault fault)
{
  return fault >= TENGEN_SGF_FAULT_MOVE_COLOUR &&
         fault <= TENGEN_SGF_FAULT_MOVE_UNREADABLE;
}
