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
#include "tengen-record-arrays.h"
#include "tengen-record-value.h"

#include <string.h>

/* A line that has as many bytes is ended at the next node or property. */
#define LINE_LENGTH 60
/* Values of fewer bytes are points and numbers. */
#define SHORT_VALUE 8
/* Behind what there is room for, a copy may spill as many bytes: short values
 * and names are copied with what follows them, which costs less than to choose
 * a way to copy one, two or three bytes. */
#define SPILL SHORT_VALUE

/* The text so far. Only inline functions get a pointer to it, so that all of it
 * stays in registers. */
typedef struct
{
  char *bytes;
  /* The end of the block, where the next byte goes, where the line begins. */
  char *end;
  char *at;
  char *line;
} Output;

typedef struct
{
  const TengenRecord *record;
  TengenRecordArrays arrays;
  /* The table of properties. */
  const TengenPropertyInfo *rows;
  /* What stands at the beginning of every first node. */
  const char *head;
  /* Whether AP is in the head. */
  gboolean has_application;
  /* The first nodes of the trees that were opened and not closed, outermost
   * first. */
  TengenNode *open;
  gsize n_open;
  gsize open_size;
} Writer;

/* Makes the block larger, for @length more bytes at least. */
static G_GNUC_NO_INLINE Output
grow (Output old, gsize length)
{
  gsize size = (gsize) (old.end - old.bytes);
  gsize used = (gsize) (old.at - old.bytes);
  gsize line = (gsize) (old.line - old.bytes);
  char *bytes;

  size += MAX (length, size);
  bytes = g_realloc (old.bytes, size);
  return (Output){ bytes, bytes + size, bytes + used, bytes + line };
}

/* Makes room for @length more bytes, and what may spill. */
static inline void
reserve (Output *self, gsize length)
{
  if (G_UNLIKELY ((gsize) (self->end - self->at) < length + SPILL))
    *self = grow (*self, length + SPILL);
}

static inline void
put (Output *self, const char *string)
{
  gsize length = strlen (string);

  reserve (self, length);
  memcpy (self->at, string, length);
  self->at += length;
}

static inline void
put_byte (Output *self, char byte)
{
  reserve (self, 1);
  *self->at++ = byte;
}

static inline void
end_line (Output *self)
{
  put_byte (self, '\n');
  self->line = self->at;
}

/* Ends the line if it is long. The byte is written in any case: which lines are
 * long cannot be predicted, so a branch would cost more. */
static inline void
fold (Output *self)
{
  gboolean is_long = self->at - self->line >= LINE_LENGTH;

  reserve (self, 1);
  *self->at = '\n';
  self->at += is_long;
  self->line = is_long ? self->at : self->line;
}

/* Finds where the line begins after a value. A line break far back need not be
 * found: the line is long then, whether the value began it or not. Nor does one
 * in a few bytes change much. */
static inline void
find_line (Output *self, gsize length)
{
  char *end = self->at - 1;
  char *at = end - MIN (length, LINE_LENGTH);

  for (;;)
    {
      at = memchr (at, '\n', (gsize) (end - at));
      if (at == NULL)
        return;
      at++;
      self->line = at;
    }
}

static inline void
put_value (const Writer *self, Output *out, const TengenRecordValue *value)
{
  gsize text = (value->offset & TENGEN_VALUE_EDITED) != 0;
  gsize offset = value->offset & ~TENGEN_VALUE_EDITED;
  gsize length = value->length & ~TENGEN_VALUE_MORE;
  const char *raw = self->arrays.texts[text] + offset;

  reserve (out, length + 2);
  *out->at++ = '[';
  if (length < SHORT_VALUE && offset + SPILL <= self->arrays.lengths[text])
    memcpy (out->at, raw, SPILL);
  else
    memcpy (out->at, raw, length);
  out->at += length;
  *out->at++ = ']';
  if (length >= SHORT_VALUE)
    find_line (out, length);
}

static inline void
put_name (const Writer *self, Output *out, guint32 number)
{
  const char *name;

  if (number >= TENGEN_PROPERTY_COUNT)
    {
      put (out, self->arrays.names[number - TENGEN_PROPERTY_COUNT]);
      return;
    }
  name = self->rows[number].name;
  reserve (out, sizeof self->rows->name);
  memcpy (out->at, name, sizeof self->rows->name);
  out->at += 1 + (name[1] != '\0') + (name[2] != '\0');
}

static inline void
put_property (const Writer *self,
              Output *out,
              const TengenRecordProperty *property)
{
  const TengenRecordValue *value = self->arrays.values + property->value;

  put_name (self, out, property->name);
  put_value (self, out, value);
  while ((value->length & TENGEN_VALUE_MORE) != 0)
    put_value (self, out, ++value);
}

/* Whether a property of a first node is in the head already. */
static gboolean
is_in_head (const Writer *self, guint32 name)
{
  return name == TENGEN_PROPERTY_FF || name == TENGEN_PROPERTY_CA ||
         (name == TENGEN_PROPERTY_AP && self->has_application);
}

/* What GM says, 1 where it says nothing. */
static int
get_game (const TengenRecord *record, TengenNode root)
{
  gsize length = 0;
  const char *raw =
      tengen_record_find_raw (record, root, TENGEN_PROPERTY_GM, &length);
  int game = 1;

  return raw == NULL || tengen_value_number (raw, length, &game) ? game : 0;
}

/* What a first node left to the default, which programs differ in. */
static const char *
get_default_game (const TengenRecord *record, TengenNode root)
{
  return tengen_record_find (record, root, TENGEN_PROPERTY_GM) == 0 ? "GM[1]"
                                                                    : "";
}

static const char *
get_default_size (const TengenRecord *record, TengenNode root)
{
  int game = get_game (record, root);

  if (tengen_record_find (record, root, TENGEN_PROPERTY_SZ) != 0)
    return "";
  return game == 1 ? "SZ[19]" : game == 4 ? "SZ[15]" : "";
}

/* Puts what every first node begins with. */
static inline void
put_head (const Writer *self, Output *out, TengenNode root)
{
  put (out, self->head);
  if (!self->has_application)
    return;
  put (out, get_default_game (self->record, root));
  put (out, get_default_size (self->record, root));
}

static inline void
put_node (const Writer *self, Output *out, TengenNode node, gboolean first)
{
  guint32 number = self->arrays.nodes[node].property;

  put_byte (out, ';');
  if (first)
    put_head (self, out, node);
  while (number != 0)
    {
      const TengenRecordProperty *property = &self->arrays.properties[number];

      number = property->next;
      if (first && is_in_head (self, property->name))
        continue;
      fold (out);
      put_property (self, out, property);
    }
}

/* Opens a tree in front of its first node. */
static inline void
open_tree (Writer *self, Output *out, TengenNode node)
{
  if (self->n_open == self->open_size)
    {
      self->open_size = self->open_size * 2 + 64;
      self->open = g_renew (TengenNode, self->open, self->open_size);
    }
  self->open[self->n_open++] = node;
  put_byte (out, '(');
}

/* Closes trees at the end of a line, up to one that another variation follows;
 * gives this, or none if the game is complete. */
static inline TengenNode
close_trees (Writer *self, Output *out)
{
  while (self->n_open > 1)
    {
      TengenNode next = self->arrays.nodes[self->open[--self->n_open]].sibling;

      put_byte (out, ')');
      if (next != TENGEN_NODE_NONE)
        return next;
    }
  self->n_open = 0;
  put_byte (out, ')');
  end_line (out);
  return TENGEN_NODE_NONE;
}

static inline void
put_game (Writer *self, Output *out, TengenNode root)
{
  const TengenRecordNode *nodes = self->arrays.nodes;
  TengenNode node = root;

  open_tree (self, out, root);
  while (node != TENGEN_NODE_NONE)
    {
      TengenNode next = nodes[node].child;
      gboolean end = next == TENGEN_NODE_NONE;

      put_node (self, out, node, node == root);
      if (end)
        next = close_trees (self, out);
      node = next;
      if (node == TENGEN_NODE_NONE)
        break;
      if (end || tengen_record_node_begins_tree (&nodes[node]))
        {
          end_line (out);
          open_tree (self, out, node);
        }
      else
        fold (out);
    }
}

/* Makes a block in which most records have room: as large as what there is to
 * read, and what the ends of lines and the heads may add. */
static Output
begin_output (const TengenRecordArrays *arrays)
{
  gsize length = arrays->lengths[0] + arrays->lengths[1];
  gsize size = length + length / 8 + 4096;
  char *bytes = g_malloc (size);

  return (Output){ bytes, bytes + size, bytes, bytes };
}

char *
tengen_sgf_write (const TengenRecord *record,
                  const char *application,
                  gsize *length)
{
  g_autofree char *head = NULL;
  Writer self = { .record = record };
  Output out;

  g_return_val_if_fail (record != NULL, NULL);
  if (application != NULL)
    {
      g_autofree char *raw = tengen_value_escape (application, FALSE);

      head = g_strconcat ("FF[4]CA[UTF-8]AP[", raw, "]", NULL);
    }
  self.head = head != NULL ? head : "FF[4]CA[UTF-8]";
  self.has_application = head != NULL;
  self.rows = tengen_property_get_info (TENGEN_PROPERTY_OTHER);
  tengen_record_get_arrays (record, &self.arrays);
  out = begin_output (&self.arrays);
  for (TengenNode game = self.arrays.nodes[0].child; game != TENGEN_NODE_NONE;
       game = self.arrays.nodes[game].sibling)
    put_game (&self, &out, game);
  g_free (self.open);
  put_byte (&out, '\0');
  if (length != NULL)
    *length = (gsize) (out.at - out.bytes) - 1;
  return out.bytes;
}
