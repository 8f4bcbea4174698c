/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-cli-json: writing JSON (RFC 8259)
 */
#include "tengen-cli-json.h"

#include <string.h>

#include "tengen-record-value.h"
#include "tengen-words-output.h"

/* An answer of many games is written piece by piece. */
#define PIECE (64u << 10)

struct TengenCliJson
{
  GString *text;  /* what is not written yet */
  gboolean comma; /* a value stands before the next one */
};

static void
append_character (GString *text, char c)
{
  switch (c)
    {
    case '"':
    case '\\':
      g_string_append_c (text, '\\');
      g_string_append_c (text, c);
      break;
    case '\n':
      g_string_append (text, "\\n");
      break;
    case '\t':
      g_string_append (text, "\\t");
      break;
    default:
      if ((guchar) c < 0x20)
        g_string_append_printf (text, "\\u%04x", (guint) (guchar) c);
      else
        g_string_append_c (text, c);
    }
}

static void
append_text (GString *text, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);
  const char *c;

  g_string_append_c (text, '"');
  for (c = valid; *c != '\0'; c++)
    append_character (text, *c);
  g_string_append_c (text, '"');
}

static void
begin_value (TengenCliJson *self, const char *key)
{
  if (self->comma)
    g_string_append (self->text, ", ");
  self->comma = TRUE;
  if (key == NULL)
    return;
  append_text (self->text, key);
  g_string_append (self->text, ": ");
}

TengenCliJson *
tengen_cli_json_new (void)
{
  TengenCliJson *self = g_new0 (TengenCliJson, 1);

  self->text = g_string_new (NULL);
  return self;
}

static char *
finish (TengenCliJson *self)
{
  GString *text = self->text;

  g_free (self);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

void
tengen_cli_json_print (TengenCliJson *self)
{
  g_autofree char *text = finish (self);

  tengen_words_output_write (text, strlen (text));
}

void
tengen_cli_json_open (TengenCliJson *self, const char *key, char bracket)
{
  begin_value (self, key);
  g_string_append_c (self->text, bracket);
  self->comma = FALSE;
}

void
tengen_cli_json_close (TengenCliJson *self, char bracket)
{
  g_string_append_c (self->text, bracket);
  self->comma = TRUE;
  if (self->text->len < PIECE)
    return;
  tengen_words_output_write (self->text->str, self->text->len);
  g_string_truncate (self->text, 0);
}

void
tengen_cli_json_text (TengenCliJson *self, const char *key, const char *text)
{
  begin_value (self, key);
  if (text == NULL)
    g_string_append (self->text, "null");
  else
    append_text (self->text, text);
}

void
tengen_cli_json_number (TengenCliJson *self, const char *key, int number)
{
  begin_value (self, key);
  g_string_append_printf (self->text, "%d", number);
}

void
tengen_cli_json_half_points (TengenCliJson *self,
                             const char *key,
                             int half_points)
{
  g_autofree char *number = tengen_value_write_half_points (half_points);

  begin_value (self, key);
  g_string_append (self->text, number);
}

void
tengen_cli_json_boolean (TengenCliJson *self, const char *key, gboolean value)
{
  begin_value (self, key);
  g_string_append (self->text, value ? "true" : "false");
}
