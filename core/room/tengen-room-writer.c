/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-writer: a message as text: writing
 */
#include "tengen-room-json.h"

#include <string.h>

struct TengenRoomWriter
{
  GString *text;
  char closing[TENGEN_ROOM_JSON_MAX_DEPTH];
  int depth;
};

static void
append_string (GString *text, const char *string)
{
  g_string_append_c (text, '"');
  for (const char *at = string; *at != '\0'; at++)
    {
      if (*at == '"' || *at == '\\')
        g_string_append_c (text, '\\');
      if ((guchar) *at < 0x20)
        g_string_append_printf (text, "\\u%04x", (guint) (guchar) *at);
      else
        g_string_append_c (text, *at);
    }
  g_string_append_c (text, '"');
}

/* Writes what comes before a value: a comma where one stands before, its key. */
static void
begin_value (TengenRoomWriter *self, const char *key)
{
  char last = self->text->str[self->text->len - 1];

  if (last != '{' && last != '[')
    g_string_append_c (self->text, ',');
  if (key == NULL)
    return;
  append_string (self->text, key);
  g_string_append_c (self->text, ':');
}

static void
open_parent (TengenRoomWriter *self, const char *key, const char *brackets)
{
  g_return_if_fail (self->depth < TENGEN_ROOM_JSON_MAX_DEPTH);

  begin_value (self, key);
  g_string_append_c (self->text, brackets[0]);
  self->closing[self->depth++] = brackets[1];
}

TengenRoomWriter *
tengen_room_writer_new (const char *kind)
{
  TengenRoomWriter *self = g_new0 (TengenRoomWriter, 1);

  self->text = g_string_new ("{");
  self->closing[self->depth++] = '}';
  tengen_room_writer_string (self, "t", kind);
  return self;
}

char *
tengen_room_writer_end (TengenRoomWriter *self)
{
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  while (self->depth > 0)
    tengen_room_writer_close (self);
  text = g_string_free (self->text, FALSE);
  g_free (self);
  return text;
}

void
tengen_room_writer_string (TengenRoomWriter *self,
                           const char *key,
                           const char *text)
{
  g_autofree char *valid = NULL;

  g_return_if_fail (self != NULL);

  if (text == NULL)
    return;
  begin_value (self, key);
  if (!g_utf8_validate (text, -1, NULL))
    text = valid = g_utf8_make_valid (text, -1);
  append_string (self->text, text);
}

void
tengen_room_writer_int (TengenRoomWriter *self, const char *key, gint64 number)
{
  g_return_if_fail (self != NULL);

  begin_value (self, key);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, number);
}

void
tengen_room_writer_bool (TengenRoomWriter *self, const char *key, gboolean is)
{
  g_return_if_fail (self != NULL);

  begin_value (self, key);
  g_string_append (self->text, is ? "true" : "false");
}

void
tengen_room_writer_open_array (TengenRoomWriter *self, const char *key)
{
  g_return_if_fail (self != NULL);

  open_parent (self, key, "[]");
}

void
tengen_room_writer_open_object (TengenRoomWriter *self, const char *key)
{
  g_return_if_fail (self != NULL);

  open_parent (self, key, "{}");
}

void
tengen_room_writer_close (TengenRoomWriter *self)
{
  g_return_if_fail (self != NULL && self->depth > 0);

  g_string_append_c (self->text, self->closing[--self->depth]);
}

static void
write_values (TengenRoomWriter *self, const TengenRoomJson *value)
{
  for (guint i = 0; i < tengen_room_json_get_n (value); i++)
    tengen_room_writer_value (self,
                              tengen_room_json_get_key (value, i),
                              tengen_room_json_get_at (value, i));
  tengen_room_writer_close (self);
}

void
tengen_room_writer_value (TengenRoomWriter *self,
                          const char *key,
                          const TengenRoomJson *value)
{
  gint64 number;

  g_return_if_fail (self != NULL);

  switch (tengen_room_json_get_kind (value))
    {
    case TENGEN_ROOM_JSON_NULL:
      break;
    case TENGEN_ROOM_JSON_FALSE:
    case TENGEN_ROOM_JSON_TRUE:
      tengen_room_writer_bool (self,
                               key,
                               tengen_room_json_get_kind (value) ==
                                   TENGEN_ROOM_JSON_TRUE);
      break;
    case TENGEN_ROOM_JSON_INTEGER:
      if (tengen_room_json_as_int (value, G_MININT64, G_MAXINT64, &number))
        tengen_room_writer_int (self, key, number);
      break;
    case TENGEN_ROOM_JSON_STRING:
      tengen_room_writer_string (self, key, tengen_room_json_as_string (value));
      break;
    case TENGEN_ROOM_JSON_ARRAY:
      tengen_room_writer_open_array (self, key);
      write_values (self, value);
      break;
    case TENGEN_ROOM_JSON_OBJECT:
      tengen_room_writer_open_object (self, key);
      write_values (self, value);
      break;
    }
}
