/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-edit: primitive changes of a record, each with its inverse
 *
 * What: the four kinds of changes, and giving up what they added; see the
 *       header.
 * Not:  which changes make sense in a game (core/game).
 */
#include "tengen-record-edit.h"
#include "tengen-record-private.h"
#include "tengen-record-value.h"

#include <string.h>

/* Less of the edits' text that is of no use any more is not looked for: that
 * takes a look at all nodes. */
#define LEAST_WASTE (1u << 20)

/* The child before place @index, or none for place 0; makes LAST a number.
 * FALSE if there are not so many children. */
static gboolean
find_place (const TengenRecord *self,
            TengenNode parent,
            guint index,
            TengenNode *before)
{
  TengenNode next = self->nodes[parent].child;

  *before = TENGEN_NODE_NONE;
  if (index == TENGEN_CHANGE_LAST)
    {
      *before = tengen_record_get_last_child (self, parent);
      return TRUE;
    }
  for (; index > 0; index--)
    {
      if (next == TENGEN_NODE_NONE)
        return FALSE;
      *before = next;
      next = self->nodes[next].sibling;
    }
  return TRUE;
}

/* Hangs a detached node behind the child @before of @parent. */
static void
link_node (TengenRecord *self,
           TengenNode node,
           TengenNode parent,
           TengenNode before)
{
  TengenRecordNode *above = &self->nodes[parent];
  guint32 *joint =
      before == TENGEN_NODE_NONE ? &above->child : &self->nodes[before].sibling;
  TengenNode last = tengen_record_get_last_child (self, parent);
  TengenNode next = *joint;

  self->nodes[node].parent = parent;
  self->nodes[node].sibling = next;
  *joint = node;
  tengen_record_set_previous (
      self, node, before != TENGEN_NODE_NONE ? before : last);
  if (next != TENGEN_NODE_NONE)
    tengen_record_set_previous (self, next, node);
  else
    tengen_record_set_previous (self, above->child, node);
}

/* The place of a node that has a parent, as the inverse of its unlinking needs
 * it. The last node is recognized without counting, so that thousands of nodes
 * can be taken from one parent, or put back, from the front or from the
 * back. */
static guint
find_index (const TengenRecord *self, TengenNode node)
{
  TengenNode at = self->nodes[self->nodes[node].parent].child;
  guint index = 0;

  if (self->nodes[node].sibling == TENGEN_NODE_NONE)
    return TENGEN_CHANGE_LAST;
  for (; at != node; at = self->nodes[at].sibling)
    index++;
  return index;
}

/* Takes a node out of its parent's children. */
static void
unlink_node (TengenRecord *self, TengenNode node)
{
  TengenRecordNode *entry = &self->nodes[node];
  TengenRecordNode *above = &self->nodes[entry->parent];
  TengenNode previous = tengen_record_get_previous (self, node);
  TengenNode first = above->child;

  if (first == node)
    first = above->child = entry->sibling;
  else
    self->nodes[previous].sibling = entry->sibling;
  if (entry->sibling != TENGEN_NODE_NONE)
    tengen_record_set_previous (self, entry->sibling, previous);
  else if (first != TENGEN_NODE_NONE)
    tengen_record_set_previous (self, first, previous);
  entry->sibling = TENGEN_NODE_NONE;
  tengen_record_set_previous (self, node, TENGEN_NODE_NONE);
  entry->parent = TENGEN_NODE_DETACHED;
}

static TengenChange *
apply_add (TengenRecord *self, TengenChange *change)
{
  TengenNode before;

  if (change->parent >= self->n_nodes ||
      !find_place (self, change->parent, change->index, &before))
    return NULL;
  change->node = tengen_record_make_node (self);
  link_node (self, change->node, change->parent, before);
  return tengen_change_unlink (change->node);
}

static TengenChange *
apply_unlink (TengenRecord *self, const TengenChange *change)
{
  TengenNode parent;
  TengenChange *inverse;

  if (!tengen_record_has_node (self, change->node))
    return NULL;
  parent = self->nodes[change->node].parent;
  if (parent == TENGEN_NODE_DETACHED)
    return NULL;
  inverse = tengen_change_link (
      change->node, parent, find_index (self, change->node));
  unlink_node (self, change->node);
  return inverse;
}

/* Whether @node is @above or comes after it. */
static gboolean
is_after (const TengenRecord *self, TengenNode node, TengenNode above)
{
  /* The usual case, which would cost the depth of @node. */
  if (self->nodes[above].child == TENGEN_NODE_NONE)
    return node == above;
  while (node != TENGEN_NODE_NONE && node != TENGEN_NODE_DETACHED)
    {
      if (node == above)
        return TRUE;
      node = self->nodes[node].parent;
    }
  return FALSE;
}

static TengenChange *
apply_link (TengenRecord *self, const TengenChange *change)
{
  TengenNode before;

  if (!tengen_record_has_node (self, change->node) ||
      self->nodes[change->node].parent != TENGEN_NODE_DETACHED ||
      change->parent >= self->n_nodes ||
      is_after (self, change->parent, change->node) ||
      !find_place (self, change->parent, change->index, &before))
    return NULL;
  link_node (self, change->node, change->parent, before);
  return tengen_change_unlink (change->node);
}

/* Whether an identifier consists of capitals and digits. */
static gboolean
is_identifier (const char *name)
{
  if (name == NULL || *name == '\0')
    return FALSE;
  for (; *name != '\0'; name++)
    if (!g_ascii_isupper (*name) && !g_ascii_isdigit (*name))
      return FALSE;
  return TRUE;
}

/* The end of the value that opens at @text, or NULL if none opens or it does
 * not close. */
static const char *
skip_value (const char *text)
{
  if (*text != '[')
    return NULL;
  for (text++; *text != '\0' && *text != ']'; text++)
    if (*text == '\\' && text[1] != '\0')
      text++;
  return *text == ']' ? text + 1 : NULL;
}

/* How many properties a node has, how many of them have the name, and the
 * place of the first of these. */
typedef struct
{
  guint all;
  guint named;
  guint place;
} Count;

static Count
count_properties (const TengenRecord *self, TengenNode node, guint32 name)
{
  Count count = { 0 };

  for (guint32 at = self->nodes[node].property; at != 0;
       at = self->properties[at].next)
    {
      if (self->properties[at].name == name && count.named++ == 0)
        count.place = count.all;
      count.all++;
    }
  return count;
}

/* Whether @values is what SET may hold: groups of values, the further ones
 * behind rising places among the @n properties that the node then has. */
static gboolean
check_values (const char *values, guint place, guint n)
{
  gboolean further = FALSE;

  while (*values != '\0' || !further)
    {
      guint32 next = place;

      if (further && (!tengen_change_read_number (&values, &next) ||
                      next <= place || next > n))
        return FALSE;
      place = next;
      do
        values = skip_value (values);
      while (values != NULL && *values == '[');
      if (values == NULL)
        return FALSE;
      further = TRUE;
      n++;
    }
  return TRUE;
}

/* Appends the properties with a name as SET writes them. */
static char *
format_values (const TengenRecord *self, TengenNode node, guint32 name)
{
  GString *values = g_string_new (NULL);
  guint place = 0;

  for (guint32 at = self->nodes[node].property; at != 0; place++)
    {
      const TengenRecordProperty *property = &self->properties[at];

      at = property->next;
      if (property->name != name)
        continue;
      if (values->len > 0)
        g_string_append_printf (values, "%u", place);
      for (TengenValue value = property->value; value != 0;
           value = tengen_record_get_next_value (self, value))
        {
          gsize length;
          const char *raw = tengen_record_get_raw (self, value, &length);

          tengen_value_append (values, raw, length);
        }
    }
  return g_string_free (values, FALSE);
}

/* The bytes of the edits' text that a property has, brackets counted. */
static gsize
count_edited (const TengenRecord *self, const TengenRecordProperty *property)
{
  gsize bytes = 0;

  for (TengenValue value = property->value; value != 0;
       value = tengen_record_get_next_value (self, value))
    if ((self->values[value].offset & TENGEN_VALUE_EDITED) != 0)
      bytes += (self->values[value].length & ~TENGEN_VALUE_MORE) + 2;
  return bytes;
}

/* Gives the entries and the text of a property that was taken out back, if
 * nothing was made since: while the user types, each text takes the place of
 * the one before. */
static gboolean
give_back (TengenRecord *self, TengenNodeProperty index)
{
  const TengenRecordProperty *property = &self->properties[index];
  const TengenRecordValue *first = &self->values[property->value];
  gsize bytes = count_edited (self, property);

  if (index != self->n_properties - 1 ||
      (first->offset & TENGEN_VALUE_EDITED) == 0 ||
      (first->offset & ~TENGEN_VALUE_EDITED) - 1 + bytes != self->edits->len)
    return FALSE;
  g_string_truncate (self->edits, self->edits->len - bytes);
  self->n_values = property->value;
  self->n_properties = index;
  return TRUE;
}

/* Takes all properties with a name out of a node. */
static void
remove_properties (TengenRecord *self, TengenNode node, guint32 name)
{
  guint32 *joint = &self->nodes[node].property;

  while (*joint != 0)
    {
      TengenNodeProperty index = *joint;
      TengenRecordProperty *property = &self->properties[index];

      if (property->name != name)
        {
          joint = &property->next;
          continue;
        }
      *joint = property->next;
      if (!give_back (self, index))
        self->wasted += count_edited (self, property);
    }
}

/* Moves the values of a property into another text. */
static void
move_values (TengenRecord *self,
             const TengenRecordProperty *property,
             GString *text)
{
  for (TengenValue value = property->value; value != 0;
       value = tengen_record_get_next_value (self, value))
    {
      TengenRecordValue *entry = &self->values[value];
      gsize length;
      const char *raw = tengen_record_get_raw (self, value, &length);

      if ((entry->offset & TENGEN_VALUE_EDITED) == 0)
        continue;
      g_string_append_c (text, '[');
      entry->offset = (guint32) text->len | TENGEN_VALUE_EDITED;
      g_string_append_len (text, raw, (gssize) length);
      g_string_append_c (text, ']');
    }
}

/* Drops what no property has from the text of the edits, when that is much.
 * Nodes that are not linked now may be linked again. */
static void
drop_waste (TengenRecord *self)
{
  GString *text;

  if (self->wasted < LEAST_WASTE || self->wasted < self->edits->len / 2)
    return;
  text = g_string_sized_new (self->edits->len - self->wasted);
  for (TengenNode node = 1; node < self->n_nodes; node++)
    for (guint32 at = self->nodes[node].property; at != 0;
         at = self->properties[at].next)
      move_values (self, &self->properties[at], text);
  g_string_free (self->edits, TRUE);
  self->edits = text;
  self->wasted = 0;
}

/* Puts a property into a node at a place. */
static void
insert_property (TengenRecord *self,
                 TengenNode node,
                 TengenNodeProperty property,
                 guint place)
{
  guint32 *joint = &self->nodes[node].property;

  for (; place > 0 && *joint != 0; place--)
    joint = &self->properties[*joint].next;
  self->properties[property].next = *joint;
  *joint = property;
}

/* Makes a property of the group of values that stands at @at in the text of
 * the edits, and moves @at behind it. */
static TengenNodeProperty
make_group (TengenRecord *self, guint32 name, const char **at)
{
  TengenNodeProperty property = tengen_record_make_property (self, name);

  while (**at == '[')
    {
      const char *end = skip_value (*at);
      guint32 offset = (guint32) (*at + 1 - self->edits->str);

      g_assert (end != NULL);
      tengen_record_make_value (self,
                                property,
                                offset | TENGEN_VALUE_EDITED,
                                (guint32) (end - *at - 2));
      *at = end;
    }
  return property;
}

/* Puts the groups of @values, which were checked, into a node. */
static void
insert_values (TengenRecord *self,
               TengenNode node,
               guint32 name,
               guint32 place,
               const char *values)
{
  gsize start = self->edits->len;
  const char *at;

  g_string_append (self->edits, values);
  at = self->edits->str + start;
  while (*at != '\0')
    {
      if (*at != '[' && !tengen_change_read_number (&at, &place))
        g_assert_not_reached ();
      insert_property (self, node, make_group (self, name, &at), place);
    }
}

/* Gives a property values, or takes it out; leaves in @inverse, if there is one,
 * what takes this back. FALSE if they do not fit. */
static gboolean
set_property (TengenRecord *self,
              TengenNode node,
              guint32 name,
              guint index,
              const char *values,
              TengenChange *inverse)
{
  Count count = count_properties (self, node, name);
  guint place = count.named > 0 ? count.place : MIN (index, count.all);

  if (values != NULL &&
      (!g_utf8_validate (values, -1, NULL) ||
       !check_values (values, place, count.all - count.named) ||
       strlen (values) >= TENGEN_RECORD_TEXT_MAX - self->edits->len))
    return FALSE;
  if (inverse != NULL)
    {
      inverse->index = place;
      inverse->values =
          count.named > 0 ? format_values (self, node, name) : NULL;
    }
  if (count.named > 0)
    {
      remove_properties (self, node, name);
      drop_waste (self);
    }
  if (values != NULL)
    insert_values (self, node, name, place, values);
  return TRUE;
}

static TengenChange *
apply_set (TengenRecord *self, const TengenChange *change)
{
  TengenChange *inverse;
  guint32 name;

  if (!tengen_record_has_node (self, change->node) ||
      !is_identifier (change->name))
    return NULL;
  name = tengen_record_intern (self, change->name, strlen (change->name));
  inverse = tengen_change_set (change->node, change->name, NULL);
  if (set_property (
          self, change->node, name, change->index, change->values, inverse))
    return inverse;
  tengen_change_free (inverse);
  return NULL;
}

TengenChange *
tengen_record_apply (TengenRecord *self, TengenChange *change)
{
  g_return_val_if_fail (self != NULL && change != NULL, NULL);
  switch (change->kind)
    {
    case TENGEN_CHANGE_ADD:
      return apply_add (self, change);
    case TENGEN_CHANGE_UNLINK:
      return apply_unlink (self, change);
    case TENGEN_CHANGE_LINK:
      return apply_link (self, change);
    case TENGEN_CHANGE_SET:
      return apply_set (self, change);
    }
  g_return_val_if_reached (NULL);
}

gboolean
tengen_record_set (TengenRecord *self,
                   TengenNode node,
                   TengenProperty property,
                   const char *values)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (property != TENGEN_PROPERTY_OTHER, FALSE);

  return tengen_record_has_node (self, node) &&
         set_property (self,
                       node,
                       property,
                       TENGEN_CHANGE_LAST,
                       values != NULL && *values != '\0' ? values : NULL,
                       NULL);
}

void
tengen_record_set_text (TengenRecord *self,
                        TengenNode node,
                        TengenProperty property,
                        const char *text)
{
  g_autoptr (TengenChange) change =
      tengen_change_set_text (node, property, text);
  tengen_change_free (tengen_record_apply (self, change));
}

/* Gives up the properties of a node, the last ones first. */
static void
drop_properties (TengenRecord *self, TengenRecordNode *node)
{
  TengenNodeProperty reversed = 0;

  while (node->property != 0)
    {
      TengenNodeProperty first = node->property;

      node->property = self->properties[first].next;
      self->properties[first].next = reversed;
      reversed = first;
    }
  for (TengenNodeProperty at = reversed, next; at != 0; at = next)
    {
      next = self->properties[at].next;
      if (!give_back (self, at))
        self->wasted += count_edited (self, &self->properties[at]);
    }
}

void
tengen_record_drop (TengenRecord *self, guint n_nodes)
{
  g_return_if_fail (self != NULL && n_nodes < self->n_nodes);

  while (self->n_nodes > n_nodes + 1)
    {
      TengenRecordNode *last = &self->nodes[self->n_nodes - 1];

      g_return_if_fail (last->parent == TENGEN_NODE_DETACHED &&
                        last->child == TENGEN_NODE_NONE);
      drop_properties (self, last);
      self->n_nodes--;
    }
  drop_waste (self);
}
