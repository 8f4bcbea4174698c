/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-change: a primitive change of a record as a value
 *
 * What: see the header.
 */
#include "tengen-record-change.h"
#include "tengen-record-private.h"
#include "tengen-record-value.h"

#include <string.h>

/* Kind letters of the encoded form, by kind. */
static const char kind_letters[] = "AULS";

static TengenChange *
new_change (TengenChangeKind kind, TengenNode node)
{
  TengenChange *self = g_new0 (TengenChange, 1);

  self->kind = kind;
  self->node = node;
  return self;
}

TengenChange *
tengen_change_add (TengenNode parent, guint index)
{
  TengenChange *self = new_change (TENGEN_CHANGE_ADD, TENGEN_NODE_NONE);

  self->parent = parent;
  self->index = index;
  return self;
}

TengenChange *
tengen_change_unlink (TengenNode node)
{
  return new_change (TENGEN_CHANGE_UNLINK, node);
}

TengenChange *
tengen_change_link (TengenNode node, TengenNode parent, guint index)
{
  TengenChange *self = new_change (TENGEN_CHANGE_LINK, node);

  self->parent = parent;
  self->index = index;
  return self;
}

TengenChange *
tengen_change_set (TengenNode node, const char *name, const char *values)
{
  TengenChange *self;

  g_return_val_if_fail (name != NULL, NULL);
  self = new_change (TENGEN_CHANGE_SET, node);
  self->index = TENGEN_CHANGE_LAST;
  self->name = g_strdup (name);
  self->values = g_strdup (values);
  return self;
}

TengenChange *
tengen_change_set_text (TengenNode node,
                        TengenProperty property,
                        const char *text)
{
  const TengenPropertyInfo *info = tengen_property_get_info (property);
  g_autofree char *raw = NULL;
  g_autofree char *values = NULL;

  g_return_val_if_fail (property != TENGEN_PROPERTY_OTHER, NULL);
  if (text != NULL && *text != '\0')
    {
      raw = tengen_value_escape (text, FALSE);
      values = g_strconcat ("[", raw, "]", NULL);
    }
  return tengen_change_set (node, info->name, values);
}

void
tengen_change_free (TengenChange *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->values);
  g_free (self);
}

gboolean
tengen_change_read_number (const char **text, guint32 *number)
{
  const char *at = *text;
  guint64 sum = 0;

  for (; g_ascii_isdigit (*at) && sum <= G_MAXUINT32; at++)
    sum = sum * 10 + (guint64) (*at - '0');
  if (at == *text || sum > G_MAXUINT32)
    return FALSE;
  *text = at;
  *number = (guint32) sum;
  return TRUE;
}

/* The bytes that stand escaped in a word, and the letters for them. */
static const char escaped_bytes[] = " \n\r\t\\";
static const char escape_letters[] = "bnrt\\";

/* Appends a text as one word. */
static void
append_word (GString *line, const char *text)
{
  for (; *text != '\0'; text++)
    {
      const char *found = strchr (escaped_bytes, *text);

      if (found == NULL)
        {
          g_string_append_c (line, *text);
          continue;
        }
      g_string_append_c (line, '\\');
      g_string_append_c (line, escape_letters[found - escaped_bytes]);
    }
}

void
tengen_change_encode (const TengenChange *self, GString *line)
{
  g_return_if_fail (self != NULL && line != NULL);
  g_string_append_printf (line,
                          "%c %u %u %u",
                          kind_letters[self->kind],
                          self->node,
                          self->parent,
                          self->index);
  if (self->kind != TENGEN_CHANGE_SET)
    return;
  g_string_append_c (line, ' ');
  append_word (line, self->name);
  g_string_append (line, self->values == NULL ? " -" : " =");
  if (self->values != NULL)
    append_word (line, self->values);
}

/* Reads a number behind a blank. */
static gboolean
decode_number (const char **at, guint32 *number)
{
  if (**at != ' ')
    return FALSE;
  (*at)++;
  return tengen_change_read_number (at, number);
}

/* Reads a word to its end, with the escapes decoded; NULL if one is bad. */
static char *
decode_word (const char **at)
{
  GString *word = g_string_new (NULL);

  for (; **at != '\0' && **at != ' ' && **at != '\n'; (*at)++)
    {
      const char *found = NULL;

      if (**at == '\\' && (*at)[1] != '\0')
        found = strchr (escape_letters, (*at)[1]);
      if (**at == '\\' && found == NULL)
        {
          g_string_free (word, TRUE);
          return NULL;
        }
      if (found != NULL)
        (*at)++;
      g_string_append_c (
          word, found != NULL ? escaped_bytes[found - escape_letters] : **at);
    }
  return g_string_free (word, FALSE);
}

/* Reads the words that only SET has. */
static gboolean
decode_set (TengenChange *self, const char **at)
{
  if (**at != ' ')
    return FALSE;
  (*at)++;
  self->name = decode_word (at);
  if (self->name == NULL || **at != ' ')
    return FALSE;
  (*at)++;
  if (**at != '-' && **at != '=')
    return FALSE;
  if (*(*at)++ == '-')
    return TRUE;
  self->values = decode_word (at);
  return self->values != NULL;
}

TengenChange *
tengen_change_decode (const char **text)
{
  g_autoptr (TengenChange) self = new_change (TENGEN_CHANGE_ADD, 0);
  const char *at, *kind;

  g_return_val_if_fail (text != NULL && *text != NULL, NULL);
  at = *text + strspn (*text, " ");
  kind = *at != '\0' ? strchr (kind_letters, *at) : NULL;
  if (kind == NULL)
    return NULL;
  self->kind = (TengenChangeKind) (kind - kind_letters);
  at++;
  if (!decode_number (&at, &self->node) ||
      !decode_number (&at, &self->parent) ||
      !decode_number (&at, &self->index) ||
      (self->kind == TENGEN_CHANGE_SET && !decode_set (self, &at)) ||
      (*at != '\0' && *at != ' ' && *at != '\n'))
    return NULL;
  *text = at;
  return g_steal_pointer (&self);
}
