/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-reader: bytes of an SGF file to a record
 *
 * What:   trees of tokens, limits, warnings; see the header.
 * Shape:  one pass over the tokens with a stack of open trees. Oddities are
 *         noted by their offset; lines and columns are counted at the end.
 */
#include "tengen-sgf-reader.h"
#include "tengen-sgf-lexer.h"
#include "tengen-sgf-text.h"

#include <string.h>

#define MAX_FILE (64u << 20)
#define MAX_VALUE (4u << 20)
#define MAX_NODES 2000000u
#define MAX_WARNINGS 1000u

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

/* Something odd, by its place in the text. */
typedef struct
{
  TengenSgfFault fault;
  gsize offset;
} Oddity;

typedef struct
{
  TengenRecord *record;
  const char *text;
  TengenSgfLexer lexer;
  /* The open trees, outermost first. */
  Tree *trees;
  guint n_trees;
  guint trees_size;
  GArray *oddities;
  /* For each row of the table the node in which it was seen last; the same
   * for names that are not in the table. */
  TengenNode seen[TENGEN_PROPERTY_COUNT];
  GHashTable *seen_names;
  /* The limit that was passed and where, or NULL. */
  const char *limit;
  gsize limit_offset;
} Reader;

G_DEFINE_QUARK (tengen - sgf - error - quark, tengen_sgf_error)

static void
warn (Reader *self, TengenSgfFault fault, const char *at)
{
  Oddity oddity = { fault, (gsize) (at - self->text) };

  if (self->oddities->len < MAX_WARNINGS)
    g_array_append_val (self->oddities, oddity);
}

static void
stop (Reader *self, const char *limit, const char *at)
{
  self->limit = limit;
  self->limit_offset = (gsize) (at - self->text);
}

/* The innermost open tree. */
static Tree *
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

static void
add_node (Reader *self, const char *at)
{
  Tree *tree = get_tree (self);

  if (tengen_record_get_n_nodes (self->record) == MAX_NODES)
    {
      stop (self, "more than 2000000 nodes", at);
      return;
    }
  if (tree->behind)
    warn (self, TENGEN_SGF_FAULT_NODE_AFTER_TREE, at);
  tree->node = tengen_record_build_node (self->record, tree->node);
  tree->own = TRUE;
  tree->behind = FALSE;
}

/* Notes a property in the node built last; whether it was there already. */
static gboolean
note_property (Reader *self, TengenNodeProperty property)
{
  TengenNode node = tengen_record_get_n_nodes (self->record);
  TengenProperty kind =
      tengen_record_get_property_kind (self->record, property);
  gpointer name;
  gboolean twice;

  if (kind != TENGEN_PROPERTY_OTHER)
    {
      twice = self->seen[kind] == node;
      self->seen[kind] = node;
      return twice;
    }
  /* Names are interned, so the pointer stands for the text. */
  name = (gpointer) tengen_record_get_property_name (self->record, property);
  twice =
      g_hash_table_lookup (self->seen_names, name) == GUINT_TO_POINTER (node);
  g_hash_table_insert (self->seen_names, name, GUINT_TO_POINTER (node));
  return twice;
}

/* Makes a property of a name; small letters are dropped. */
static TengenNodeProperty
build_property (Reader *self, const TengenSgfToken *token)
{
  TengenNode node = get_tree (self)->node;
  g_autofree char *capitals = NULL;
  gsize n = 0;

  if (token->kind != TENGEN_SGF_TOKEN_NAME || !token->small)
    return tengen_record_build_property (
        self->record, node, token->start, token->length);
  capitals = g_malloc (token->length);
  for (gsize i = 0; i < token->length; i++)
    if (!g_ascii_islower (token->start[i]))
      capitals[n++] = token->start[i];
  warn (self, TENGEN_SGF_FAULT_LOWER_CASE, token->start);
  return tengen_record_build_property (self->record, node, capitals, n);
}

static void
add_value (Reader *self,
           TengenNodeProperty property,
           const TengenSgfToken *token)
{
  gsize offset = (gsize) (token->start - self->text);

  if (token->length > MAX_VALUE)
    {
      stop (self, "a value of more than 4 MiB", token->start);
      return;
    }
  if (token->kind == TENGEN_SGF_TOKEN_OPEN_VALUE)
    warn (self, TENGEN_SGF_FAULT_UNCLOSED_VALUE, token->start - 1);
  tengen_record_build_value (self->record, property, offset, token->length);
}

/* Whether a token is a value, closed or not. */
static gboolean
is_value (const TengenSgfToken *token)
{
  return token->kind == TENGEN_SGF_TOKEN_VALUE ||
         token->kind == TENGEN_SGF_TOKEN_OPEN_VALUE;
}

/* Adds a property with its values; @token is its name and becomes what comes
 * behind. */
static void
add_property (Reader *self, TengenSgfToken *token)
{
  const char *start = token->start;
  gsize end = (gsize) (start - self->text) + token->length;
  TengenNodeProperty property;

  if (!get_tree (self)->own)
    warn (self, TENGEN_SGF_FAULT_NO_NODE, start);
  if (!get_tree (self)->own || get_tree (self)->behind)
    add_node (self, start);
  if (self->limit != NULL)
    return;
  property = build_property (self, token);
  if (note_property (self, property))
    warn (self, TENGEN_SGF_FAULT_DUPLICATE, start);
  if (token->kind == TENGEN_SGF_TOKEN_LONE_NAME)
    {
      warn (self, TENGEN_SGF_FAULT_NO_VALUE, start);
      tengen_record_build_value (self->record, property, end, 0);
    }
  tengen_sgf_lexer_next (&self->lexer, token);
  while (is_value (token) && self->limit == NULL)
    {
      add_value (self, property, token);
      tengen_sgf_lexer_next (&self->lexer, token);
    }
}

/* Passes a value without a name over. */
static void
skip_value (Reader *self, const TengenSgfToken *token)
{
  warn (self, TENGEN_SGF_FAULT_NO_IDENTIFIER, token->start - 1);
  if (token->kind == TENGEN_SGF_TOKEN_OPEN_VALUE)
    warn (self, TENGEN_SGF_FAULT_UNCLOSED_VALUE, token->start - 1);
}

/* Reads one game, from its `(` to its `)`. */
static void
read_game (Reader *self, const char *at)
{
  TengenSgfToken token;

  open_tree (self, at);
  tengen_sgf_lexer_next (&self->lexer, &token);
  while (self->n_trees > 0 && self->limit == NULL)
    {
      switch (token.kind)
        {
        case TENGEN_SGF_TOKEN_NAME:
        case TENGEN_SGF_TOKEN_LONE_NAME:
          add_property (self, &token);
          continue;
        case TENGEN_SGF_TOKEN_END:
          warn (self, TENGEN_SGF_FAULT_UNCLOSED_TREE, token.start);
          return;
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
      if (self->n_trees > 0)
        tengen_sgf_lexer_next (&self->lexer, &token);
    }
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

/* A place in the text, as people count. */
typedef struct
{
  const char *at;
  guint line;
  guint column;
} Place;

/* Moves a place forward to @to. LF, CR and CRLF end a line. */
static void
move_place (Place *self, const char *to)
{
  for (; self->at < to; self->at++)
    {
      gboolean pair = *self->at == '\r' && self->at[1] == '\n';

      if (*self->at == '\n' || (*self->at == '\r' && !pair))
        {
          self->line++;
          self->column = 1;
        }
      else if ((*self->at & 0xC0) != 0x80)
        self->column++;
    }
}

/* Orders oddities by their place. */
static int
compare_oddities (gconstpointer a, gconstpointer b)
{
  const Oddity *left = a;
  const Oddity *right = b;

  return (left->offset > right->offset) - (left->offset < right->offset);
}

/* Makes warnings of the oddities. */
static void
list_warnings (Reader *self, GArray *warnings)
{
  Place place = { self->text, 1, 1 };

  g_array_sort (self->oddities, compare_oddities);
  for (guint i = 0; i < self->oddities->len; i++)
    {
      const Oddity *oddity = &g_array_index (self->oddities, Oddity, i);
      TengenSgfWarning warning = { .fault = oddity->fault };

      move_place (&place, self->text + oddity->offset);
      warning.line = place.line;
      warning.column = place.column;
      g_array_append_val (warnings, warning);
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
  Place place = { text, 1, 1 };

  move_place (&place, text + offset);
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

  if (text->contradicted)
    {
      if (!tengen_sgf_text_find_charset (
              text->text, text->length, &value, &value_length))
        value = 0;
      warn (self, TENGEN_SGF_FAULT_CHARSET, text->text + value);
    }
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
  self.oddities = g_array_new (FALSE, FALSE, sizeof (Oddity));
  self.seen_names = g_hash_table_new (NULL, NULL);
  warn_about_text (&self, text);
  tengen_record_take_text (record, g_steal_pointer (&text->text), text->length);
  read_games (&self);
  list_warnings (&self, reading->warnings);
  if (self.limit != NULL)
    fail (reading,
          self.text,
          self.limit_offset,
          TENGEN_SGF_ERROR_SIZE,
          self.limit,
          error);
  else if (tengen_record_get_n_nodes (record) == 0)
    fail (reading, self.text, 0, TENGEN_SGF_ERROR_EMPTY, "no game", error);
  else
    reading->record = g_steal_pointer (&record);
  g_array_unref (self.oddities);
  g_hash_table_unref (self.seen_names);
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
  if (length > MAX_FILE)
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
