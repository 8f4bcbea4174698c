/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-build: putting entries into a record
 *
 * What:  making nodes, properties and values, and appending them as the reader
 *        of core/sgf finds them.
 * Not:   changes that can be taken back (tengen-record-edit).
 * Shape: the arrays get room for a text's usual number of entries at once, so
 *        that they rarely move while a file is read; room that is not used was
 *        never touched and is no memory.
 */
#include "tengen-record-private.h"

#include <string.h>

/* The bytes of text that stand for a node, a property and a value in dense
 * files; the more a file has of comments, the fewer entries there are. */
#define BYTES_A_NODE 4
#define BYTES_A_PROPERTY 6
#define BYTES_A_VALUE 6

/* No more nodes are made room for ahead than this. */
#define MAX_NODES_AHEAD 2000002u

/* A record of hundreds of thousands of nodes is to stay small. */
G_STATIC_ASSERT (sizeof (TengenRecordNode) == 20);
G_STATIC_ASSERT (sizeof (TengenRecordProperty) == 12);
G_STATIC_ASSERT (sizeof (TengenRecordValue) == 8);

/* Gives an array room for at least one more entry. */
static G_GNUC_NO_INLINE gpointer
grow (gpointer entries, guint *size, gsize entry_size)
{
  *size += *size / 2 + 16;
  return g_realloc_n (entries, *size, entry_size);
}

/* Gives an array that is nearly empty room for @n more entries. */
static gpointer
reserve (gpointer entries, guint *size, gsize n, gsize entry_size)
{
  *size += (guint) n;
  return g_realloc_n (entries, *size, entry_size);
}

static inline TengenNode
make_node (TengenRecord *self, TengenNode parent)
{
  TengenNode node = self->n_nodes++;

  if (G_UNLIKELY (node == self->nodes_size))
    self->nodes =
        grow (self->nodes, &self->nodes_size, sizeof (TengenRecordNode));
  self->nodes[node] = (TengenRecordNode){ .parent = parent };
  return node;
}

TengenNode
tengen_record_make_node (TengenRecord *self)
{
  return make_node (self, TENGEN_NODE_DETACHED);
}

static inline TengenNodeProperty
make_property (TengenRecord *self, guint32 name)
{
  TengenNodeProperty property = self->n_properties++;

  if (G_UNLIKELY (property == self->properties_size))
    self->properties = grow (self->properties,
                             &self->properties_size,
                             sizeof (TengenRecordProperty));
  self->properties[property] = (TengenRecordProperty){ .name = name };
  return property;
}

TengenNodeProperty
tengen_record_make_property (TengenRecord *self, guint32 name)
{
  return make_property (self, name);
}

static inline TengenValue
make_value (TengenRecord *self,
            TengenNodeProperty property,
            guint32 offset,
            guint32 length)
{
  TengenValue value = self->n_values++;
  TengenRecordProperty *owner = &self->properties[property];

  if (G_UNLIKELY (value == self->values_size))
    self->values =
        grow (self->values, &self->values_size, sizeof (TengenRecordValue));
  self->values[value] =
      (TengenRecordValue){ .offset = offset, .length = length };
  if (owner->value == 0)
    owner->value = value;
  else
    self->values[value - 1].length |= TENGEN_VALUE_MORE;
  return value;
}

TengenValue
tengen_record_make_value (TengenRecord *self,
                          TengenNodeProperty property,
                          guint32 offset,
                          guint32 length)
{
  return make_value (self, property, offset, length);
}

/* The number of an identifier that is not in the table; makes one. */
static guint32
intern_unknown (TengenRecord *self, const char *name, gsize length)
{
  g_autofree char *key = g_strndup (name, length);
  gpointer known = g_hash_table_lookup (self->name_numbers, key);

  if (known == NULL)
    {
      char *kept = g_string_chunk_insert (self->name_texts, key);

      g_ptr_array_add (self->names, kept);
      known = GUINT_TO_POINTER (self->names->len);
      g_hash_table_insert (self->name_numbers, kept, known);
    }
  return TENGEN_PROPERTY_COUNT + GPOINTER_TO_UINT (known) - 1;
}

static inline guint32
intern (TengenRecord *self, const char *name, gsize length)
{
  TengenProperty known = tengen_property_find (name, length);

  if (G_LIKELY (known != TENGEN_PROPERTY_OTHER))
    return known;
  return intern_unknown (self, name, length);
}

guint32
tengen_record_intern (TengenRecord *self, const char *name, gsize length)
{
  return intern (self, name, length);
}

void
tengen_record_take_text (TengenRecord *self, char *text, gsize length)
{
  g_return_if_fail (self != NULL && text != NULL);
  g_return_if_fail (self->text == NULL && self->n_nodes == 1);
  g_return_if_fail (length <= TENGEN_RECORD_TEXT_MAX);
  self->text = text;
  self->length = length;
  self->nodes = reserve (self->nodes,
                         &self->nodes_size,
                         MIN (length / BYTES_A_NODE, MAX_NODES_AHEAD),
                         sizeof (TengenRecordNode));
  self->properties = reserve (self->properties,
                              &self->properties_size,
                              length / BYTES_A_PROPERTY,
                              sizeof (TengenRecordProperty));
  self->values = reserve (self->values,
                          &self->values_size,
                          length / BYTES_A_VALUE,
                          sizeof (TengenRecordValue));
}

TengenNode
tengen_record_build_node (TengenRecord *self, TengenNode parent)
{
  TengenNode node, first;

  g_return_val_if_fail (self != NULL && parent < self->n_nodes,
                        TENGEN_NODE_NONE);
  node = make_node (self, parent);
  first = self->nodes[parent].child;
  if (first == TENGEN_NODE_NONE)
    first = self->nodes[parent].child = node;
  else
    {
      TengenNode last = tengen_record_get_previous (self, first);

      self->nodes[last].sibling = node;
      self->nodes[node].previous = last;
    }
  tengen_record_set_previous (self, first, node);
  self->last_property = 0;
  return node;
}

void
tengen_record_build_tree (TengenRecord *self, TengenNode node)
{
  g_return_if_fail (tengen_record_has_node (self, node));
  self->nodes[node].previous |= TENGEN_NODE_OPENED;
}

/* Notes that the node built last has a property; tells whether it had one of
 * that name. */
static inline gboolean
see (TengenRecord *self, guint32 name)
{
  TengenNode node = self->n_nodes - 1;
  gboolean twice;

  if (G_UNLIKELY (name >= self->seen_size))
    {
      guint size = MAX (name + 1, TENGEN_PROPERTY_COUNT) * 2;

      self->seen = g_renew (TengenNode, self->seen, size);
      memset (self->seen + self->seen_size,
              0,
              (size - self->seen_size) * sizeof (TengenNode));
      self->seen_size = size;
    }
  twice = self->seen[name] == node;
  self->seen[name] = node;
  return twice;
}

TengenNodeProperty
tengen_record_build_property (TengenRecord *self,
                              TengenNode node,
                              const char *name,
                              gsize length,
                              gboolean *twice)
{
  TengenNodeProperty property;
  guint32 number;
  gboolean seen;

  g_return_val_if_fail (tengen_record_has_node (self, node), 0);
  g_return_val_if_fail (node == self->n_nodes - 1, 0);
  number = intern (self, name, length);
  property = make_property (self, number);
  if (self->last_property == 0)
    self->nodes[node].property = property;
  else
    self->properties[self->last_property].next = property;
  self->last_property = property;
  seen = see (self, number);
  if (twice != NULL)
    *twice = seen;
  return property;
}

void
tengen_record_build_value (TengenRecord *self,
                           TengenNodeProperty property,
                           gsize offset,
                           gsize length)
{
  g_return_if_fail (property != 0 && property == self->last_property);
  g_return_if_fail (length <= self->length && offset <= self->length - length);
  make_value (self, property, (guint32) offset, (guint32) length);
}
