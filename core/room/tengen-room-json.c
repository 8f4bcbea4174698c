/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-json: a message as text: reading
 */
#include "tengen-room-json.h"

#include <string.h>

#include "tengen-board-number.h"

struct TengenRoomJson
{
  TengenRoomJsonKind kind;
  gint64 integer;
  char *string;
  char *key;      /* (nullable): within an object */
  GArray *values; /* (nullable) (element-type TengenRoomJson) */
};

typedef struct
{
  const char *at;
  const char *end;
  int depth;
} Reader;

static gboolean read_value (Reader *self, TengenRoomJson *value);

static void
clear_value (TengenRoomJson *self)
{
  g_free (self->string);
  g_free (self->key);
  g_clear_pointer (&self->values, g_array_unref);
}

static void
skip_blanks (Reader *self)
{
  while (self->at < self->end && strchr (" \t\r\n", *self->at) != NULL)
    self->at++;
}

/* Skips blanks and a character that has to follow. */
static gboolean
skip (Reader *self, char c)
{
  skip_blanks (self);
  if (self->at == self->end || *self->at != c)
    return FALSE;
  self->at++;
  return TRUE;
}

/* --- Strings --- */

static gboolean
read_four (Reader *self, gunichar *unit)
{
  *unit = 0;
  for (int i = 0; i < 4; i++)
    {
      if (self->at == self->end || !g_ascii_isxdigit (*self->at))
        return FALSE;
      *unit = *unit * 16 + (gunichar) g_ascii_xdigit_value (*self->at++);
    }
  return TRUE;
}

/* Reads what follows \u: a character, or the two halves of one. */
static gboolean
read_unicode (Reader *self, GString *text)
{
  gunichar unit, low;

  if (!read_four (self, &unit))
    return FALSE;
  if (unit >= 0xd800 && unit < 0xdc00)
    {
      if (self->end - self->at < 2 || memcmp (self->at, "\\u", 2) != 0)
        return FALSE;
      self->at += 2;
      if (!read_four (self, &low) || low < 0xdc00 || low > 0xdfff)
        return FALSE;
      unit = 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
    }
  if (unit == 0 || !g_unichar_validate (unit))
    return FALSE;
  g_string_append_unichar (text, unit);
  return TRUE;
}

static gboolean
read_escape (Reader *self, GString *text)
{
  static const char letters[] = "\"\\/bfnrt";
  static const char meant[] = "\"\\/\b\f\n\r\t";
  const char *found;
  char c;

  if (self->at == self->end)
    return FALSE;
  c = *self->at++;
  if (c == 'u')
    return read_unicode (self, text);
  found = c != '\0' ? strchr (letters, c) : NULL;
  if (found == NULL)
    return FALSE;
  g_string_append_c (text, meant[found - letters]);
  return TRUE;
}

/* Reads a string; gives its text, or NULL. */
static char *
read_string (Reader *self)
{
  g_autoptr (GString) text = NULL;

  if (!skip (self, '"'))
    return NULL;
  text = g_string_new (NULL);
  while (self->at < self->end)
    {
      char c = *self->at++;

      if (c == '"')
        return g_string_free (g_steal_pointer (&text), FALSE);
      if ((guchar) c < 0x20)
        return NULL;
      if (c != '\\')
        g_string_append_c (text, c);
      else if (!read_escape (self, text))
        return NULL;
    }
  return NULL;
}

/* --- Numbers and words --- */

static gboolean
read_integer (Reader *self, TengenRoomJson *value)
{
  const char *start = self->at;
  g_autofree char *digits = NULL;

  if (*self->at == '-')
    self->at++;
  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;
  digits = g_strndup (start, (gsize) (self->at - start));
  /* no zeros in front, and no "-0" either */
  if (strlen (digits) > 1 && strchr (digits, '0') == digits + (*digits == '-'))
    return FALSE;
  value->kind = TENGEN_ROOM_JSON_INTEGER;
  return tengen_board_number_parse_wide (
      digits, G_MININT64, G_MAXINT64, &value->integer);
}

static gboolean
read_word (Reader *self, TengenRoomJson *value)
{
  static const struct
  {
    const char *word;
    TengenRoomJsonKind kind;
  } words[] = {
    { "null", TENGEN_ROOM_JSON_NULL },
    { "false", TENGEN_ROOM_JSON_FALSE },
    { "true", TENGEN_ROOM_JSON_TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i].word);

      if ((gsize) (self->end - self->at) >= length &&
          memcmp (self->at, words[i].word, length) == 0)
        {
          self->at += length;
          value->kind = words[i].kind;
          return TRUE;
        }
    }
  return FALSE;
}

/* --- Arrays and objects --- */

static const TengenRoomJson *
find_key (const GArray *values, const char *key)
{
  for (guint i = 0; i < values->len; i++)
    {
      const TengenRoomJson *value = &g_array_index (values, TengenRoomJson, i);

      if (strcmp (value->key, key) == 0)
        return value;
    }
  return NULL;
}

static gboolean
read_key (Reader *self, const GArray *values, TengenRoomJson *value)
{
  value->key = read_string (self);
  return value->key != NULL && values->len < TENGEN_ROOM_JSON_MAX_KEYS &&
         find_key (values, value->key) == NULL && skip (self, ':');
}

/* Reads the values up to @close. */
static gboolean
read_values (Reader *self, TengenRoomJson *parent, char close)
{
  if (skip (self, close))
    return TRUE;
  do
    {
      TengenRoomJson value = { 0 };
      gboolean whole = (parent->kind != TENGEN_ROOM_JSON_OBJECT ||
                        read_key (self, parent->values, &value)) &&
                       read_value (self, &value);

      /* what was read of it goes with the parent */
      g_array_append_val (parent->values, value);
      if (!whole)
        return FALSE;
    }
  while (skip (self, ','));
  return skip (self, close);
}

static gboolean
read_parent (Reader *self, TengenRoomJson *value, TengenRoomJsonKind kind)
{
  gboolean whole;

  if (self->depth == TENGEN_ROOM_JSON_MAX_DEPTH)
    return FALSE;
  self->at++;
  self->depth++;
  value->kind = kind;
  value->values = g_array_new (FALSE, FALSE, sizeof (TengenRoomJson));
  g_array_set_clear_func (value->values, (GDestroyNotify) clear_value);
  whole =
      read_values (self, value, kind == TENGEN_ROOM_JSON_OBJECT ? '}' : ']');
  self->depth--;
  return whole;
}

static gboolean
read_value (Reader *self, TengenRoomJson *value)
{
  skip_blanks (self);
  if (self->at == self->end)
    return FALSE;
  switch (*self->at)
    {
    case '{':
      return read_parent (self, value, TENGEN_ROOM_JSON_OBJECT);
    case '[':
      return read_parent (self, value, TENGEN_ROOM_JSON_ARRAY);
    case '"':
      value->kind = TENGEN_ROOM_JSON_STRING;
      value->string = read_string (self);
      return value->string != NULL;
    default:
      if (*self->at == '-' || g_ascii_isdigit (*self->at))
        return read_integer (self, value);
      return read_word (self, value);
    }
}

TengenRoomJson *
tengen_room_json_read (const char *data, gsize length)
{
  g_autoptr (TengenRoomJson) self = NULL;
  Reader reader = { 0 };

  if (length > TENGEN_ROOM_MESSAGE_MAX ||
      !g_utf8_validate_len (data, length, NULL))
    return NULL;
  self = g_new0 (TengenRoomJson, 1);
  reader.at = data;
  reader.end = data + length;
  if (!read_value (&reader, self) || self->kind != TENGEN_ROOM_JSON_OBJECT)
    return NULL;
  skip_blanks (&reader);
  return reader.at == reader.end ? g_steal_pointer (&self) : NULL;
}

void
tengen_room_json_free (TengenRoomJson *self)
{
  if (self == NULL)
    return;
  clear_value (self);
  g_free (self);
}

/* --- Asking --- */

TengenRoomJsonKind
tengen_room_json_get_kind (const TengenRoomJson *self)
{
  return self != NULL ? self->kind : TENGEN_ROOM_JSON_NULL;
}

const TengenRoomJson *
tengen_room_json_get (const TengenRoomJson *self, const char *key)
{
  g_return_val_if_fail (key != NULL, NULL);

  return tengen_room_json_get_kind (self) == TENGEN_ROOM_JSON_OBJECT
             ? find_key (self->values, key)
             : NULL;
}

guint
tengen_room_json_get_n (const TengenRoomJson *self)
{
  return self != NULL && self->values != NULL ? self->values->len : 0;
}

const TengenRoomJson *
tengen_room_json_get_at (const TengenRoomJson *self, guint index)
{
  return index < tengen_room_json_get_n (self)
             ? &g_array_index (self->values, TengenRoomJson, index)
             : NULL;
}

const char *
tengen_room_json_get_key (const TengenRoomJson *self, guint index)
{
  const TengenRoomJson *value = tengen_room_json_get_at (self, index);

  return value != NULL ? value->key : NULL;
}

const char *
tengen_room_json_as_string (const TengenRoomJson *self)
{
  return self != NULL ? self->string : NULL;
}

gboolean
tengen_room_json_as_int (const TengenRoomJson *self,
                         gint64 least,
                         gint64 most,
                         gint64 *number)
{
  g_return_val_if_fail (number != NULL, FALSE);

  if (tengen_room_json_get_kind (self) != TENGEN_ROOM_JSON_INTEGER ||
      self->integer < least || self->integer > most)
    return FALSE;
  *number = self->integer;
  return TRUE;
}

const char *
tengen_room_json_get_string (const TengenRoomJson *self, const char *key)
{
  return tengen_room_json_as_string (tengen_room_json_get (self, key));
}

gint64
tengen_room_json_get_int (const TengenRoomJson *self,
                          const char *key,
                          gint64 least,
                          gint64 most,
                          gint64 fallback)
{
  gint64 number = fallback;

  tengen_room_json_as_int (
      tengen_room_json_get (self, key), least, most, &number);
  return number;
}

gboolean
tengen_room_json_get_bool (const TengenRoomJson *self, const char *key)
{
  return tengen_room_json_get_kind (tengen_room_json_get (self, key)) ==
         TENGEN_ROOM_JSON_TRUE;
}
