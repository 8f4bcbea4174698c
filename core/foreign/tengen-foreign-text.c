/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-text: bytes of a form of text as lines of UTF-8
 */
#include "tengen-foreign-text.h"

#include <string.h>

#include "tengen-sgf-convert.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-utf8.h"

/* As much of a file is looked at to know it. */
#define PEEK 4096u

/* A mark at the start of a file, and what it says. */
static const struct
{
  const char *bytes;
  gsize length;
  const char *charset;
} marks[] = {
  { "\xEF\xBB\xBF", 3, "UTF-8" },
  { "\xFF\xFE", 2, "UTF-16LE" },
  { "\xFE\xFF", 2, "UTF-16BE" },
};

/* Says where the first byte is that fits nothing. */
static void
warn_broken (TengenForeignDraft *draft, const char *text, gsize broken)
{
  TengenForeignLine line;

  tengen_foreign_line_init (&line, text, broken + 1);
  while (tengen_foreign_line_next (&line))
    if (text + broken >= line.start && text + broken < line.next)
      break;
  tengen_foreign_draft_warn (
      draft,
      TENGEN_SGF_FAULT_BYTES,
      line.number,
      tengen_foreign_line_get_column (&line, text + broken));
}

/* Takes a charset as it is; bytes that do not fit are said. */
static char *
convert (const char *data,
         gsize *length,
         const char *charset,
         gboolean certain,
         TengenForeignDraft *draft)
{
  TengenSgfConverted converted;

  if (!tengen_sgf_convert (data, *length, charset, G_MAXSIZE, &converted))
    return NULL;
  tengen_foreign_draft_set_charset (draft, charset, certain);
  if (converted.n_bad > 0)
    warn_broken (draft, converted.text, converted.first_bad);
  else if (!certain)
    tengen_foreign_draft_warn (draft, TENGEN_SGF_FAULT_GUESSED, 1, 1);
  *length = converted.length;
  return converted.text;
}

static char *
convert_marked (const char *data, gsize *length, TengenForeignDraft *draft)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (*length >= marks[i].length &&
        memcmp (data, marks[i].bytes, marks[i].length) == 0)
      {
        *length -= marks[i].length;
        return convert (
            data + marks[i].length, length, marks[i].charset, TRUE, draft);
      }
  return NULL;
}

static gboolean
fits (const char *data, gsize length, const char *charset)
{
  TengenSgfConverted converted;
  gboolean good = tengen_sgf_convert (data, length, charset, 0, &converted);

  if (!good)
    return FALSE;
  g_free (converted.text);
  return converted.n_bad == 0;
}

static char *
convert_chosen (const char *data,
                gsize *length,
                const char *charset,
                TengenForeignDraft *draft,
                GError **error)
{
  TengenSgfConverted converted;
  gsize most = tengen_sgf_count_high (data, *length) / TENGEN_SGF_GOOD_FOR_BAD;

  if (!tengen_sgf_convert (data, *length, charset, most, &converted))
    converted = (TengenSgfConverted){ .n_bad = G_MAXSIZE };
  if (converted.n_bad <= most)
    {
      g_free (converted.text);
      return convert (data, length, charset, TRUE, draft);
    }
  g_free (converted.text);
  tengen_foreign_draft_refuse (
      draft, 0, 0, error, TENGEN_FOREIGN_ERROR_CHARSET, NULL);
  return NULL;
}

char *
tengen_foreign_text_decode (const char *data,
                            gsize *length,
                            const char *charset,
                            gboolean named,
                            const char *const *order,
                            TengenForeignDraft *draft,
                            GError **error)
{
  char *text = convert_marked (data, length, draft);

  if (text != NULL)
    return text;
  if (charset != NULL)
    return convert_chosen (data, length, charset, draft, error);
  if (tengen_sgf_utf8_measure (data, *length) == *length)
    return convert (data, length, "UTF-8", TRUE, draft);
  for (guint i = 0; order[i] != NULL; i++)
    if (fits (data, *length, order[i]))
      return convert (data, length, order[i], named && i == 0, draft);
  return convert (data, length, order[0], named, draft);
}

char *
tengen_foreign_text_peek (const char *data, gsize length)
{
  gsize unit = 1;
  gsize low = 0;
  GString *text = g_string_new (NULL);

  length = MIN (length, PEEK);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (length >= marks[i].length &&
        memcmp (data, marks[i].bytes, marks[i].length) == 0)
      {
        data += marks[i].length;
        length -= marks[i].length;
        unit = i == 0 ? 1 : 2;
        low = i == 2 ? 1 : 0;
        break;
      }
  for (gsize i = 0; i + unit <= length; i += unit)
    {
      char c = data[i + low];

      if (c == '\0' || (unit == 2 && data[i + 1 - low] != '\0'))
        c = '?';
      if (text->len > 0 || !g_ascii_isspace (c))
        g_string_append_c (text, c);
    }
  return g_string_free (text, FALSE);
}

/* Lines. */

void
tengen_foreign_line_init (TengenForeignLine *self,
                          const char *text,
                          gsize length)
{
  *self =
      (TengenForeignLine){ .start = text, .next = text, .end = text + length };
}

gboolean
tengen_foreign_line_next (TengenForeignLine *self)
{
  const char *at = self->next;

  if (at == self->end)
    return FALSE;
  self->start = at;
  self->number++;
  while (at < self->end && *at != '\n' && *at != '\r')
    at++;
  self->length = (gsize) (at - self->start);
  if (at < self->end)
    at += *at == '\r' && at + 1 < self->end && at[1] == '\n' ? 2 : 1;
  self->next = at;
  while (self->length > 0 && g_ascii_isspace (self->start[self->length - 1]))
    self->length--;
  return TRUE;
}

guint
tengen_foreign_line_get_column (const TengenForeignLine *self, const char *at)
{
  guint column = 1;

  for (const char *c = self->start; c < at; c++)
    column += ((guchar) *c & 0xC0) != 0x80;
  /* inside of a character it is that one's */
  return at > self->start && at < self->end && ((guchar) *at & 0xC0) == 0x80
             ? column - 1
             : column;
}

gboolean
tengen_foreign_line_begins (const TengenForeignLine *self, const char *text)
{
  gsize length = strlen (text);

  return self->length >= length && memcmp (self->start, text, length) == 0;
}

void
tengen_foreign_line_warn (const TengenForeignLine *self,
                          const char *at,
                          TengenSgfFault fault,
                          TengenForeignDraft *draft)
{
  tengen_foreign_draft_warn (
      draft, fault, self->number, tengen_foreign_line_get_column (self, at));
}

gboolean
tengen_foreign_line_is_last (const TengenForeignLine *self)
{
  TengenForeignLine next = *self;

  while (tengen_foreign_line_next (&next))
    if (next.length > 0)
      return FALSE;
  return TRUE;
}
