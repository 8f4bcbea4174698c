/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record: the games of a file as trees (棋譜)
 *
 * What: walking and looking up; see the header.
 * Not:  building (tengen-record-build) and changes (tengen-record-edit), which
 *       see the same private struct.
 */
#include "tengen-record-private.h"
#include "tengen-record-value.h"

#include <string.h>

TengenRecord *
tengen_record_new (void)
{
  TengenRecord *self = g_new0 (TengenRecord, 1);

  self->edits = g_string_new (NULL);
  self->names = g_ptr_array_new ();
  self->name_numbers = g_hash_table_new (g_str_hash, g_str_equal);
  self->name_texts = g_string_chunk_new (256);
  tengen_record_make_node (self);
  self->nodes[0].parent = 0;
  tengen_record_make_property (self, TENGEN_PROPERTY_OTHER);
  tengen_record_make_value (self, 0, 0, 0);
  return self;
}

void
tengen_record_free (TengenRecord *self)
{
  if (self == NULL)
    return;
  g_free (self->nodes);
  g_free (self->properties);
  g_free (self->values);
  g_free (self->seen);
  g_free (self->text);
  g_string_free (self->edits, TRUE);
  g_hash_table_unref (self->name_numbers);
  g_ptr_array_unref (self->names);
  g_string_chunk_free (self->name_texts);
  g_free (self);
}

guint
tengen_record_get_n_games (const TengenRecord *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);
  for (TengenNode game = self->nodes[0].child; game != TENGEN_NODE_NONE;
       game = self->nodes[game].sibling)
    n++;
  return n;
}

TengenNode
tengen_record_get_game (const TengenRecord *self, guint index)
{
  TengenNode game;

  g_return_val_if_fail (self != NULL, TENGEN_NODE_NONE);
  game = self->nodes[0].child;
  while (index > 0 && game != TENGEN_NODE_NONE)
    {
      game = self->nodes[game].sibling;
      index--;
    }
  g_return_val_if_fail (game != TENGEN_NODE_NONE, TENGEN_NODE_NONE);
  return game;
}

guint
tengen_record_get_n_nodes (const TengenRecord *self)
{
  g_return_val_if_fail (self != NULL, 0);
  return self->n_nodes - 1;
}

gboolean
tengen_record_holds (const TengenRecord *self, TengenNode node)
{
  return self != NULL && tengen_record_has_node (self, node);
}

TengenNode
tengen_record_get_parent (const TengenRecord *self, TengenNode node)
{
  TengenNode parent;

  g_return_val_if_fail (tengen_record_has_node (self, node), TENGEN_NODE_NONE);
  parent = self->nodes[node].parent;
  return parent == TENGEN_NODE_DETACHED ? TENGEN_NODE_NONE : parent;
}

TengenNode
tengen_record_get_child (const TengenRecord *self, TengenNode node)
{
  g_return_val_if_fail (tengen_record_has_node (self, node), TENGEN_NODE_NONE);
  return self->nodes[node].child;
}

TengenNode
tengen_record_get_sibling (const TengenRecord *self, TengenNode node)
{
  g_return_val_if_fail (tengen_record_has_node (self, node), TENGEN_NODE_NONE);
  return self->nodes[node].sibling;
}

guint
tengen_record_get_index (const TengenRecord *self, TengenNode node)
{
  guint index = 0;
  TengenNode at;

  g_return_val_if_fail (tengen_record_has_node (self, node), 0);
  g_return_val_if_fail (self->nodes[node].parent != TENGEN_NODE_DETACHED, 0);
  at = self->nodes[self->nodes[node].parent].child;
  for (; at != node; at = self->nodes[at].sibling)
    index++;
  return index;
}

/* The node above which there is no other. */
static TengenNode
find_top (const TengenRecord *self, TengenNode node)
{
  TengenNode parent = self->nodes[node].parent;

  while (parent != TENGEN_NODE_NONE && parent != TENGEN_NODE_DETACHED)
    {
      node = parent;
      parent = self->nodes[node].parent;
    }
  return node;
}

gboolean
tengen_record_is_linked (const TengenRecord *self, TengenNode node)
{
  g_return_val_if_fail (tengen_record_has_node (self, node), FALSE);
  return self->nodes[find_top (self, node)].parent == TENGEN_NODE_NONE;
}

TengenNode
tengen_record_get_root (const TengenRecord *self, TengenNode node)
{
  g_return_val_if_fail (tengen_record_has_node (self, node), TENGEN_NODE_NONE);
  return find_top (self, node);
}

GArray *
tengen_record_list_path (const TengenRecord *self, TengenNode node)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (TengenNode));
  guint n = 0;

  g_return_val_if_fail (self != NULL, path);

  for (TengenNode at = node; at != TENGEN_NODE_NONE; n++)
    at = tengen_record_get_parent (self, at);
  g_array_set_size (path, n);
  for (; n > 0; node = tengen_record_get_parent (self, node))
    g_array_index (path, TengenNode, --n) = node;
  return path;
}

TengenNodeProperty
tengen_record_find (const TengenRecord *self,
                    TengenNode node,
                    TengenProperty property)
{
  TengenNodeProperty at;

  g_return_val_if_fail (tengen_record_has_node (self, node), 0);
  g_return_val_if_fail (property != TENGEN_PROPERTY_OTHER, 0);
  at = self->nodes[node].property;
  while (at != 0 && self->properties[at].name != property)
    at = self->properties[at].next;
  return at;
}

TengenNodeProperty
tengen_record_find_named (const TengenRecord *self,
                          TengenNode node,
                          const char *name)
{
  TengenNodeProperty at;

  g_return_val_if_fail (tengen_record_has_node (self, node), 0);
  g_return_val_if_fail (name != NULL, 0);
  at = self->nodes[node].property;
  while (at != 0 &&
         strcmp (tengen_record_get_property_name (self, at), name) != 0)
    at = self->properties[at].next;
  return at;
}

TengenNodeProperty
tengen_record_get_property (const TengenRecord *self, TengenNode node)
{
  g_return_val_if_fail (tengen_record_has_node (self, node), 0);
  return self->nodes[node].property;
}

/* Whether there is such a property. */
static gboolean
has_property (const TengenRecord *self, TengenNodeProperty property)
{
  return property != 0 && property < self->n_properties;
}

TengenNodeProperty
tengen_record_get_next_property (const TengenRecord *self,
                                 TengenNodeProperty property)
{
  g_return_val_if_fail (has_property (self, property), 0);
  return self->properties[property].next;
}

TengenProperty
tengen_record_get_property_kind (const TengenRecord *self,
                                 TengenNodeProperty property)
{
  guint32 name;

  g_return_val_if_fail (has_property (self, property), TENGEN_PROPERTY_OTHER);
  name = self->properties[property].name;
  return name < TENGEN_PROPERTY_COUNT ? (TengenProperty) name
                                      : TENGEN_PROPERTY_OTHER;
}

const char *
tengen_record_get_property_name (const TengenRecord *self,
                                 TengenNodeProperty property)
{
  guint32 name;

  g_return_val_if_fail (has_property (self, property), "");
  name = self->properties[property].name;
  if (name < TENGEN_PROPERTY_COUNT)
    return tengen_property_get_info ((TengenProperty) name)->name;
  return g_ptr_array_index (self->names, name - TENGEN_PROPERTY_COUNT);
}

TengenValue
tengen_record_get_value (const TengenRecord *self, TengenNodeProperty property)
{
  g_return_val_if_fail (has_property (self, property), 0);
  return self->properties[property].value;
}

TengenValue
tengen_record_get_next_value (const TengenRecord *self, TengenValue value)
{
  g_return_val_if_fail (value != 0 && value < self->n_values, 0);
  return (self->values[value].length & TENGEN_VALUE_MORE) != 0 ? value + 1 : 0;
}

gboolean
tengen_record_has_move (const TengenRecord *self,
                        TengenNode node,
                        TengenStone stone,
                        TengenPoint point,
                        int width,
                        int height)
{
  TengenNodeProperty found = tengen_record_find (
      self,
      node,
      stone == TENGEN_STONE_BLACK ? TENGEN_PROPERTY_B : TENGEN_PROPERTY_W);
  const char *raw;
  gsize length = 0;
  TengenPoint move;

  if (found == 0)
    return FALSE;
  raw = tengen_record_get_raw (
      self, tengen_record_get_value (self, found), &length);
  return tengen_value_move (raw, length, width, height, &move) && move == point;
}

void
tengen_value_iter_init (TengenValueIter *self,
                        const TengenRecord *record,
                        TengenNodeProperty property)
{
  g_return_if_fail (self != NULL && record != NULL);

  *self = (TengenValueIter){ .record = record, .property = property };
}

void
tengen_value_iter_init_kind (TengenValueIter *self,
                             const TengenRecord *record,
                             TengenNode node,
                             TengenProperty kind)
{
  g_return_if_fail (kind != TENGEN_PROPERTY_OTHER);

  tengen_value_iter_init (
      self, record, tengen_record_find (record, node, kind));
  self->kind = kind;
}

/* The next property of the name that is gone through, or 0. */
static TengenNodeProperty
find_next (const TengenValueIter *self)
{
  TengenNodeProperty at = self->property;

  if (self->kind == TENGEN_PROPERTY_OTHER)
    return 0;
  do
    at = tengen_record_get_next_property (self->record, at);
  while (at != 0 &&
         tengen_record_get_property_kind (self->record, at) != self->kind);
  return at;
}

gboolean
tengen_value_iter_next (TengenValueIter *self)
{
  if (self->value != 0)
    {
      self->value = tengen_record_get_next_value (self->record, self->value);
      if (self->value == 0)
        self->property = find_next (self);
    }
  if (self->value == 0 && self->property != 0)
    self->value = tengen_record_get_value (self->record, self->property);
  if (self->value == 0)
    return FALSE;
  self->raw = tengen_record_get_raw (self->record, self->value, &self->length);
  return TRUE;
}

gboolean
tengen_value_iter_find_point (TengenValueIter *self,
                              int width,
                              int height,
                              TengenPoint point)
{
  while (tengen_value_iter_next (self))
    if (tengen_value_covers (self->raw, self->length, width, height, point))
      return TRUE;
  return FALSE;
}

/* Puts what the values of one property hold; tells whether there are any. */
static gboolean
put_stones (const TengenRecord *self,
            TengenNode node,
            TengenProperty kind,
            TengenStone stone,
            int width,
            int height,
            guint8 *stones)
{
  TengenValueIter iter;
  gboolean any = FALSE;

  tengen_value_iter_init_kind (&iter, self, node, kind);
  while (tengen_value_iter_next (&iter))
    {
      TengenPoint from, to;
      int n, rows;

      any = TRUE;
      if (!tengen_value_rectangle (
              iter.raw, iter.length, width, height, &from, &to))
        continue;
      n = tengen_point_x (to, width) - tengen_point_x (from, width) + 1;
      rows = tengen_point_y (to, width) - tengen_point_y (from, width) + 1;
      for (int y = 0; y < rows; y++)
        memset (stones + from + y * width, (int) stone, (gsize) n);
    }
  return any;
}

gboolean
tengen_record_read_setup (const TengenRecord *self,
                          TengenNode node,
                          int width,
                          int height,
                          guint8 *stones)
{
  static const struct
  {
    TengenProperty property;
    TengenStone stone;
  } setup[] = { { TENGEN_PROPERTY_AB, TENGEN_STONE_BLACK },
                { TENGEN_PROPERTY_AW, TENGEN_STONE_WHITE },
                { TENGEN_PROPERTY_AE, TENGEN_STONE_NONE } };
  gboolean black = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (setup); i++)
    if (put_stones (self,
                    node,
                    setup[i].property,
                    setup[i].stone,
                    width,
                    height,
                    stones))
      black |= setup[i].stone == TENGEN_STONE_BLACK;
  return black;
}

const char *
tengen_record_get_raw (const TengenRecord *self,
                       TengenValue value,
                       gsize *length)
{
  const TengenRecordValue *entry;

  g_return_val_if_fail (value != 0 && value < self->n_values, "");
  g_return_val_if_fail (length != NULL, "");
  entry = &self->values[value];
  *length = entry->length & ~TENGEN_VALUE_MORE;
  if ((entry->offset & TENGEN_VALUE_EDITED) != 0)
    return self->edits->str + (entry->offset & ~TENGEN_VALUE_EDITED);
  return self->text + entry->offset;
}

const char *
tengen_record_find_raw (const TengenRecord *self,
                        TengenNode node,
                        TengenProperty property,
                        gsize *length)
{
  TengenNodeProperty found = tengen_record_find (self, node, property);

  return found == 0 ? NULL
                    : tengen_record_get_raw (
                          self, tengen_record_get_value (self, found), length);
}

/* Appends the text of a value on a line of its own; nothing for an empty one.
 */
static void
append_line (const TengenRecord *self, TengenValue value, GString *text)
{
  gsize length;
  const char *raw = tengen_record_get_raw (self, value, &length);
  g_autofree char *line = tengen_value_text (raw, length, FALSE);

  if (text->len > 0 && *line != '\0')
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* All that a node says as a text of several lines. */
static char *
join_texts (const TengenRecord *self, TengenNodeProperty first)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint32 name = self->properties[first].name;

  for (TengenNodeProperty at = first; at != 0; at = self->properties[at].next)
    if (self->properties[at].name == name)
      for (TengenValue value = self->properties[at].value; value != 0;
           value = tengen_record_get_next_value (self, value))
        append_line (self, value, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tengen_record_get_text (const TengenRecord *self,
                        TengenNode node,
                        TengenProperty property)
{
  TengenNodeProperty found = tengen_record_find (self, node, property);
  const char *raw;
  gsize length;

  if (found == 0)
    return NULL;
  if (tengen_property_get_info (property)->type == TENGEN_PROPERTY_TYPE_TEXT)
    return join_texts (self, found);
  raw = tengen_record_get_raw (
      self, tengen_record_get_value (self, found), &length);
  return tengen_value_text (raw, length, TRUE);
}

const char *
tengen_record_get_source (const TengenRecord *self, gsize *length)
{
  g_return_val_if_fail (self != NULL && length != NULL, NULL);

  *length = self->length;
  return self->text;
}

gboolean
tengen_record_get_offset (const TengenRecord *self,
                          TengenValue value,
                          gsize *offset)
{
  g_return_val_if_fail (self != NULL && offset != NULL, FALSE);
  g_return_val_if_fail (value != 0 && value < self->n_values, FALSE);

  if ((self->values[value].offset & TENGEN_VALUE_EDITED) != 0)
    return FALSE;
  *offset = self->values[value].offset;
  return TRUE;
}

void
tengen_record_get_arrays (const TengenRecord *self, TengenRecordArrays *arrays)
{
  g_return_if_fail (self != NULL && arrays != NULL);

  *arrays = (TengenRecordArrays){
    .nodes = self->nodes,
    .properties = self->properties,
    .values = self->values,
    .names = (const char *const *) self->names->pdata,
    .texts = { self->text != NULL ? self->text : "", self->edits->str },
    .lengths = { self->length, self->edits->len },
  };
}
