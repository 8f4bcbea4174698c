/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-writer: a record to the text of an SGF file
 *
 * What:  see the header.
 * Shape: one growing block; the tree is walked by its links.
 */
#include "tengen-sgf-writer.h"
#include "tengen-record-value.h"

#include <string.h>

/* A line that has as many bytes is ended at the next node or property. */
#define LINE_LENGTH 60

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
} Writer;

static void
put (Writer *self, const char *bytes, gsize length)
{
  if (self->size - self->length < length)
    {
      self->size += MAX (length, self->size);
      self->bytes = g_realloc (self->bytes, self->size);
    }
  memcpy (self->bytes + self->length, bytes, length);
  self->length += length;
}

static void
put_byte (Writer *self, char byte)
{
  put (self, &byte, 1);
}

static void
end_line (Writer *self)
{
  put_byte (self, '\n');
  self->line = self->length;
}

/* Ends the line if it is long. */
static void
fold (Writer *self)
{
  if (self->length - self->line >= LINE_LENGTH)
    end_line (self);
}

static void
put_value (Writer *self, TengenValue value)
{
  gsize length;
  const char *raw = tengen_record_get_raw (self->record, value, &length);

  put_byte (self, '[');
  put (self, raw, length);
  put_byte (self, ']');
  for (gsize i = length; i > 0; i--)
    if (raw[i - 1] == '\n')
      {
        self->line = self->length - 1 - (length - i);
        break;
      }
}

static void
put_property (Writer *self, TengenNodeProperty property)
{
  const char *name = tengen_record_get_property_name (self->record, property);

  put (self, name, strlen (name));
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

static void
put_node (Writer *self, TengenNode node, gboolean first)
{
  put_byte (self, ';');
  if (first)
    put (self, self->head, strlen (self->head));
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

/* Whether there are other nodes beside a node that is not the first. */
static gboolean
is_variation (const TengenRecord *record, TengenNode node)
{
  TengenNode parent = tengen_record_get_parent (record, node);
  TengenNode main_line = tengen_record_get_child (record, parent);

  return tengen_record_get_sibling (record, main_line) != TENGEN_NODE_NONE;
}

/* Goes back from the end of a line, closing variations, to the next variation
 * that is still to be written; none if the game is complete. */
static TengenNode
close_variations (Writer *self, TengenNode node, TengenNode root)
{
  while (node != root)
    {
      TengenNode next = tengen_record_get_sibling (self->record, node);

      if (is_variation (self->record, node))
        put_byte (self, ')');
      if (next != TENGEN_NODE_NONE)
        return next;
      node = tengen_record_get_parent (self->record, node);
    }
  return TENGEN_NODE_NONE;
}

static void
put_game (Writer *self, TengenNode root)
{
  TengenNode node = root;

  put_byte (self, '(');
  while (node != TENGEN_NODE_NONE)
    {
      TengenNode child = tengen_record_get_child (self->record, node);

      put_node (self, node, node == root);
      node = child != TENGEN_NODE_NONE ? child
                                       : close_variations (self, node, root);
      if (node == TENGEN_NODE_NONE)
        break;
      if (is_variation (self->record, node))
        {
          end_line (self);
          put_byte (self, '(');
        }
      else
        fold (self);
    }
  put_byte (self, ')');
  end_line (self);
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
  put_byte (&self, '\0');
  if (length != NULL)
    *length = self.length - 1;
  return self.bytes;
}
