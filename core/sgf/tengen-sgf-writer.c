/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-writer: a record to the text of an SGF file
 *
 * What:  see the header.
 * Shape: one growing block; the tree is walked along its lines, with a stack of
 *        the variations that are open.
 */
#include "tengen-sgf-writer.h"
#include "tengen-record-value.h"

#include <string.h>

/* A line that has as many bytes is ended at the next node or property. */
#define LINE_LENGTH 60
/* Values of fewer bytes are points and numbers. */
#define SHORT_VALUE 8

typedef struct
{
  const TengenRecord *record;
  /* What stands at the beginning of every first node. */
  const char *head;
  /* Whether AP is in the head. */
  gboolean has_application;
  char *bytes;
  gsize length;
  gsize size;
  /* Where the line begins. */
  gsize line;
  /* The first nodes of the trees that were opened and not closed, outermost
   * first. */
  TengenNode *open;
  gsize n_open;
  gsize open_size;
} Writer;

/* Makes room for @length more bytes. */
static inline void
reserve (Writer *self, gsize length)
{
  if (G_LIKELY (self->size - self->length >= length))
    return;
  self->size += MAX (length, self->size);
  self->bytes = g_realloc (self->bytes, self->size);
}

static inline void
put (Writer *self, const char *bytes, gsize length)
{
  reserve (self, length);
  memcpy (self->bytes + self->length, bytes, length);
  self->length += length;
}

static inline void
put_byte (Writer *self, char byte)
{
  reserve (self, 1);
  self->bytes[self->length++] = byte;
}

static inline void
end_line (Writer *self)
{
  put_byte (self, '\n');
  self->line = self->length;
}

/* Ends the line if it is long. */
static inline void
fold (Writer *self)
{
  if (self->length - self->line >= LINE_LENGTH)
    end_line (self);
}

/* Finds where the line begins after a value. A line break far back need not be
 * found: the line is long then, whether the value began it or not. Nor does one
 * in a few bytes change much. */
static inline void
find_line (Writer *self, gsize length)
{
  const char *end = self->bytes + self->length - 1;
  const char *at = end - MIN (length, LINE_LENGTH);

  if (length < SHORT_VALUE)
    return;
  for (;;)
    {
      at = memchr (at, '\n', (gsize) (end - at));
      if (at == NULL)
        return;
      at++;
      self->line = (gsize) (at - self->bytes);
    }
}

static inline void
put_value (Writer *self, TengenValue value)
{
  gsize length;
  const char *raw = tengen_record_get_raw (self->record, value, &length);
  char *at;

  reserve (self, length + 2);
  at = self->bytes + self->length;
  *at++ = '[';
  memcpy (at, raw, length);
  at[length] = ']';
  self->length += length + 2;
  find_line (self, length);
}

static inline void
put_property (Writer *self, TengenNodeProperty property)
{
  const char *name = tengen_record_get_property_name (self->record, property);

  /* Names are short: to measure them first would cost more. */
  for (; *name != '\0'; name++)
    put_byte (self, *name);
  for (TengenValue value = tengen_record_get_value (self->record, property);
       value != 0;
       value = tengen_record_get_next_value (self->record, value))
    put_value (self, value);
}

/* Whether a property of a first node is in the head already. */
static gboolean
is_in_head (const Writer *self, TengenNodeProperty property)
{
  TengenProperty kind =
      tengen_record_get_property_kind (self->record, property);

  return kind == TENGEN_PROPERTY_FF || kind == TENGEN_PROPERTY_CA ||
         (kind == TENGEN_PROPERTY_AP && self->has_application);
}

/* What GM says, 1 where it says nothing. */
static int
get_game (const TengenRecord *record, TengenNode root)
{
  TengenNodeProperty found =
      tengen_record_find (record, root, TENGEN_PROPERTY_GM);
  gsize length = 0;
  const char *raw;
  int game = 1;

  if (found == 0)
    return game;
  raw = tengen_record_get_raw (
      record, tengen_record_get_value (record, found), &length);
  return tengen_value_number (raw, length, &game) ? game : 0;
}

/* Says what a file left to the defaults: programs differ in these. */
static void
put_defaults (Writer *self, TengenNode root)
{
  int game = get_game (self->record, root);
  const char *size = game == 1 ? "SZ[19]" : game == 4 ? "SZ[15]" : "";

  if (tengen_record_find (self->record, root, TENGEN_PROPERTY_GM) == 0)
    put (self, "GM[1]", strlen ("GM[1]"));
  if (tengen_record_find (self->record, root, TENGEN_PROPERTY_SZ) == 0)
    put (self, size, strlen (size));
}

static void
put_node (Writer *self, TengenNode node, gboolean first)
{
  put_byte (self, ';');
  if (first)
    put (self, self->head, strlen (self->head));
  if (first && self->has_application)
    put_defaults (self, node);
  for (TengenNodeProperty property =
           tengen_record_get_property (self->record, node);
       property != 0;
       property = tengen_record_get_next_property (self->record, property))
    {
      if (first && is_in_head (self, property))
        continue;
      fold (self);
      put_property (self, property);
    }
}

/* Opens a tree in front of its first node. */
static void
open_tree (Writer *self, TengenNode node)
{
  if (self->n_open == self->open_size)
    {
      self->open_size = self->open_size * 2 + 64;
      self->open = g_renew (TengenNode, self->open, self->open_size);
    }
  self->open[self->n_open++] = node;
  put_byte (self, '(');
}

/* Closes trees at the end of a line, up to one that another variation follows;
 * gives this, or none if the game is complete. */
static TengenNode
close_trees (Writer *self)
{
  while (self->n_open > 1)
    {
      TengenNode next =
          tengen_record_get_sibling (self->record, self->open[--self->n_open]);

      put_byte (self, ')');
      if (next != TENGEN_NODE_NONE)
        return next;
    }
  self->n_open = 0;
  put_byte (self, ')');
  end_line (self);
  return TENGEN_NODE_NONE;
}

static void
put_game (Writer *self, TengenNode root)
{
  TengenNode node = root;

  open_tree (self, root);
  while (node != TENGEN_NODE_NONE)
    {
      TengenNode next = tengen_record_get_child (self->record, node);
      gboolean end = next == TENGEN_NODE_NONE;

      put_node (self, node, node == root);
      if (end)
        next = close_trees (self);
      node = next;
      if (node == TENGEN_NODE_NONE)
        break;
      if (end || tengen_record_begins_tree (self->record, node))
        {
          end_line (self);
          open_tree (self, node);
        }
      else
        fold (self);
    }
}

char *
tengen_sgf_write (const TengenRecord *record,
                  const char *application,
                  gsize *length)
{
  g_autofree char *head = NULL;
  Writer self = { .record = record, .size = 4096 };

  g_return_val_if_fail (record != NULL, NULL);
  if (application != NULL)
    {
      g_autofree char *raw = tengen_value_escape (application, FALSE);

      head = g_strconcat ("FF[4]CA[UTF-8]AP[", raw, "]", NULL);
    }
  self.head = head != NULL ? head : "FF[4]CA[UTF-8]";
  self.has_application = head != NULL;
  self.bytes = g_malloc (self.size);
  if (tengen_record_get_n_games (record) > 0)
    for (TengenNode game = tengen_record_get_game (record, 0);
         game != TENGEN_NODE_NONE;
         game = tengen_record_get_sibling (record, game))
      put_game (&self, game);
  g_free (self.open);
  put_byte (&self, '\0');
  if (length != NULL)
    *length = self.length - 1;
  return self.bytes;
}
