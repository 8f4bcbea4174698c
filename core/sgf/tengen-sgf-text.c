/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-text: bytes of a file to UTF-8 text (文字コード)
 *
 * What:   the choice of the charset and the conversion; see the header.
 * Shape:  each way to read the bytes is tried in turn; the first that converts
 *         without error is taken.
 */
#include "tengen-sgf-text.h"

#include <string.h>

/* How far into a file CA is looked for. */
#define CHARSET_REACH 65536
/* The longest name of a charset. */
#define CHARSET_NAME_MAX 40

/* Names in files, reduced to small letters and digits, and what they are read
 * with. */
static const struct
{
  const char *reduced;
  const char *charset;
} charset_names[] = {
  { "utf8", "UTF-8" },          { "ascii", "UTF-8" },
  { "usascii", "UTF-8" },       { "sjis", "CP932" },
  { "xsjis", "CP932" },         { "mskanji", "CP932" },
  { "shiftjis", "CP932" },      { "windows31j", "CP932" },
  { "cp932", "CP932" },         { "ms932", "CP932" },
  { "eucjp", "EUC-JP" },        { "xeucjp", "EUC-JP" },
  { "ujis", "EUC-JP" },         { "iso2022jp", "ISO-2022-JP" },
  { "jis", "ISO-2022-JP" },     { "gb2312", "GB18030" },
  { "gbk", "GB18030" },         { "euccn", "GB18030" },
  { "gb18030", "GB18030" },     { "cp936", "GB18030" },
  { "big5", "BIG5-HKSCS" },     { "big5hkscs", "BIG5-HKSCS" },
  { "cp950", "BIG5-HKSCS" },    { "euckr", "CP949" },
  { "cp949", "CP949" },         { "ksc5601", "CP949" },
  { "iso88591", "ISO-8859-1" }, { "latin1", "ISO-8859-1" },
  { "windows1252", "CP1252" },  { "cp1252", "CP1252" },
};

/* The charsets that are tried in this order when nothing tells which it is. */
static const char *const guesses[] = {
  "CP932", "EUC-JP", "GB18030", "ISO-8859-1"
};

char *
tengen_sgf_text_charset_name (const char *name, gsize length)
{
  char reduced[CHARSET_NAME_MAX + 1];
  gsize n = 0;

  g_return_val_if_fail (name != NULL, NULL);
  if (length == 0 || length > CHARSET_NAME_MAX)
    return NULL;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isgraph (name[i]) && name[i] != ' ')
        return NULL;
      if (g_ascii_isalnum (name[i]))
        reduced[n++] = g_ascii_tolower (name[i]);
    }
  reduced[n] = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (charset_names); i++)
    if (strcmp (reduced, charset_names[i].reduced) == 0)
      return g_strdup (charset_names[i].charset);
  return g_strndup (name, length);
}

/* Whether the value that opens at @open belongs to CA. */
static gboolean
is_charset_value (const char *data, gsize open)
{
  gsize at = open;

  while (at > 0 && g_ascii_isspace (data[at - 1]))
    at--;
  return at >= 2 && data[at - 1] == 'A' && data[at - 2] == 'C' &&
         (at == 2 || !g_ascii_isalnum (data[at - 3]));
}

/* Where the value that starts at @at closes. */
static gsize
find_close (const char *data, gsize length, gsize at)
{
  for (; at < length && data[at] != ']'; at++)
    if (data[at] == '\\')
      at++;
  return MIN (at, length);
}

/* Finds the value of CA. With @skip, other values are passed over; without,
 * also a CA inside of one is found. */
static gboolean
find_charset (const char *data,
              gsize length,
              gboolean skip,
              gsize *value,
              gsize *value_length)
{
  for (gsize at = 0; at < length; at++)
    {
      gsize close;

      if (data[at] != '[')
        continue;
      close = find_close (data, length, at + 1);
      if (close < length && is_charset_value (data, at))
        {
          *value = at + 1;
          *value_length = close - at - 1;
          return TRUE;
        }
      at = skip ? close : at;
    }
  return FALSE;
}

gboolean
tengen_sgf_text_find_charset (const char *data,
                              gsize length,
                              gsize *value,
                              gsize *value_length)
{
  g_return_val_if_fail (value != NULL && value_length != NULL, FALSE);
  length = MIN (length, CHARSET_REACH);
  /* Trailing bytes that look like \ or ] can hide it from the first look. */
  if (!find_charset (data, length, TRUE, value, value_length) &&
      !find_charset (data, length, FALSE, value, value_length))
    return FALSE;
  while (*value_length > 0 && g_ascii_isspace (data[*value]))
    {
      (*value)++;
      (*value_length)--;
    }
  while (*value_length > 0 &&
         g_ascii_isspace (data[*value + *value_length - 1]))
    (*value_length)--;
  return TRUE;
}

/* Whether there are only ASCII bytes without escapes to other charsets. */
static gboolean
is_plain (const char *data, gsize length)
{
  const guint64 high = G_GUINT64_CONSTANT (0x8080808080808080);
  gsize at = 0;

  for (; at + 8 <= length; at += 8)
    {
      guint64 word;

      memcpy (&word, data + at, 8);
      if ((word & high) != 0)
        return FALSE;
    }
  for (; at < length; at++)
    if ((data[at] & 0x80) != 0)
      return FALSE;
  return length == 0 || memchr (data, '\033', length) == NULL;
}

/* Whether the bytes are UTF-8, NUL allowed; tells how many are. */
static gboolean
is_utf8 (const char *data, gsize length, gsize *good)
{
  const char *at = data;
  const char *end = data + length;

  while (!g_utf8_validate_len (at, (gsize) (end - at), &at))
    {
      if (*at != '\0')
        break;
      at++;
    }
  *good = (gsize) (at - data);
  return at == end;
}

/* Takes over a block as the text. */
static void
take_text (TengenSgfText *self,
           char *text,
           gsize length,
           const char *charset,
           gboolean certain)
{
  g_free (self->text);
  g_free (self->charset);
  self->text = text;
  self->length = length;
  self->charset = g_strdup (charset);
  self->certain = certain;
}

/* Takes a copy of bytes that are UTF-8. */
static void
copy_text (TengenSgfText *self, const char *data, gsize length)
{
  char *text = g_malloc (length + 1);

  if (length > 0)
    memcpy (text, data, length);
  text[length] = '\0';
  take_text (self, text, length, "UTF-8", TRUE);
}

/* Converts from @charset; without success, the text is what came before the
 * first byte that does not fit. */
static gboolean
convert (TengenSgfText *self,
         const char *data,
         gsize length,
         const char *charset,
         gboolean certain)
{
  gsize read = 0, written = 0;
  char *text;

  if (strcmp (charset, "UTF-8") == 0)
    {
      copy_text (self, data, length);
      return is_utf8 (data, length, &self->length);
    }
  text = g_convert (
      data, (gssize) length, "UTF-8", charset, &read, &written, NULL);
  if (text == NULL && read > 0 && read < length)
    text =
        g_convert (data, (gssize) read, "UTF-8", charset, NULL, &written, NULL);
  if (text == NULL)
    {
      copy_text (self, "", 0);
      return FALSE;
    }
  take_text (self, text, written, charset, certain);
  return read == length;
}

/* Whether the first bytes have a NUL in every second place from @first. */
static gboolean
has_nuls (const char *data, gsize length, gsize first)
{
  gsize n = 0;

  length = MIN (length & ~(gsize) 1, 64);
  for (gsize at = first; at < length; at += 2)
    n += data[at] == '\0' ? 1 : 0;
  return length >= 4 && n * 4 > length && data[1 - first] != '\0';
}

/* Reads UTF-8 or UTF-16 with its mark, and UTF-16 without; FALSE if it is
 * none of these. */
static gboolean
try_marked (TengenSgfText *self,
            const char *data,
            gsize length,
            gboolean *converted)
{
  if (length >= 3 && memcmp (data, "\xEF\xBB\xBF", 3) == 0)
    *converted = convert (self, data + 3, length - 3, "UTF-8", TRUE);
  else if (length >= 2 && memcmp (data, "\xFF\xFE", 2) == 0)
    *converted = convert (self, data + 2, length - 2, "UTF-16LE", TRUE);
  else if (length >= 2 && memcmp (data, "\xFE\xFF", 2) == 0)
    *converted = convert (self, data + 2, length - 2, "UTF-16BE", TRUE);
  else if (has_nuls (data, length, 0))
    *converted = convert (self, data, length, "UTF-16BE", TRUE);
  else if (has_nuls (data, length, 1))
    *converted = convert (self, data, length, "UTF-16LE", TRUE);
  else
    return FALSE;
  return TRUE;
}

/* Reads with the charset that the file names. */
static gboolean
try_named (TengenSgfText *self, const char *data, gsize length)
{
  g_autofree char *charset = NULL;
  gsize value, value_length;

  if (!tengen_sgf_text_find_charset (data, length, &value, &value_length) ||
      value_length == 0)
    return FALSE;
  charset = tengen_sgf_text_charset_name (data + value, value_length);
  /* A charset without ASCII in it makes something else of the name itself. */
  if (charset != NULL && convert (self, data, length, charset, TRUE) &&
      tengen_sgf_text_find_charset (
          self->text, self->length, &value, &value_length))
    return TRUE;
  self->contradicted = TRUE;
  return FALSE;
}

/* Reads with the first charset that fits. */
static void
guess (TengenSgfText *self, const char *data, gsize length)
{
  gsize good;

  if (is_plain (data, length) || is_utf8 (data, length, &good))
    {
      gboolean escapes =
          g_strstr_len (data, (gssize) length, "\033$") != NULL ||
          g_strstr_len (data, (gssize) length, "\033(");

      if (!escapes || !convert (self, data, length, "ISO-2022-JP", TRUE))
        copy_text (self, data, length);
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (guesses); i++)
    if (convert (self, data, length, guesses[i], FALSE))
      return;
}

/* Makes blanks of NUL bytes: the texts of a record have none. */
static void
replace_nuls (TengenSgfText *self)
{
  char *at = memchr (self->text, '\0', self->length);

  self->nul = at == NULL ? TENGEN_SGF_TEXT_NO_NUL : (gsize) (at - self->text);
  while (at != NULL)
    {
      *at = ' ';
      at = memchr (at, '\0', self->length - (gsize) (at - self->text));
    }
}

gboolean
tengen_sgf_text_decode (const char *data,
                        gsize length,
                        const char *charset,
                        TengenSgfText *text)
{
  gboolean converted = TRUE;

  g_return_val_if_fail (data != NULL || length == 0, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  *text = (TengenSgfText){ 0 };
  if (charset != NULL)
    {
      g_autofree char *name =
          tengen_sgf_text_charset_name (charset, strlen (charset));

      converted = name != NULL && convert (text, data, length, name, TRUE);
    }
  else if (!try_marked (text, data, length, &converted))
    {
      if (is_plain (data, length))
        copy_text (text, data, length);
      else if (!try_named (text, data, length))
        guess (text, data, length);
    }
  if (text->text == NULL)
    copy_text (text, "", 0);
  replace_nuls (text);
  return converted;
}

void
tengen_sgf_text_clear (TengenSgfText *self)
{
  g_return_if_fail (self != NULL);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->charset, g_free);
}
