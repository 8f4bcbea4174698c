/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-convert: bytes of one known charset to UTF-8
 *
 * What:   see the header.
 * Shape:  iconv in a loop; where it stops at a byte, a second converter for a
 *         larger version of the charset is asked, then U+FFFD is put.
 */
#include "tengen-sgf-convert.h"
#include "tengen-sgf-utf8.h"

#include <errno.h>
#include <string.h>

#define NO_CONVERTER ((GIConv) -1)
#define REPLACEMENT "\xEF\xBF\xBD"

/* Larger versions of charsets, and how many bytes a character has that only
 * these know. As browsers do, the five bytes that Windows-1252 leaves open are
 * read as controls, so that nothing of a file is lost with it. */
static const struct
{
  const char *charset;
  const char *larger;
  gsize least;
} larger_charsets[] = {
  { "EUC-JP", "EUC-JP-MS", 2 },
  { "BIG5-HKSCS", "CP950", 2 },
  { "CP1252", "ISO-8859-1", 1 },
};

/* A conversion that goes on. */
typedef struct
{
  GIConv converter;
  GIConv larger;
  /* The fewest bytes of a character that only the larger charset has. */
  gsize least;
  /* What is passed over where nothing fits. */
  gsize unit;
  char *from;
  gsize n_from;
  GString *to;
} Conversion;

gsize
tengen_sgf_skip_ascii (const char *data, gsize length)
{
  const guint64 high = G_GUINT64_CONSTANT (0x8080808080808080);
  guint64 words[4];
  gsize at = 0;

  for (; at + sizeof words <= length; at += sizeof words)
    {
      memcpy (words, data + at, sizeof words);
      if (((words[0] | words[1] | words[2] | words[3]) & high) != 0)
        break;
    }
  while (at < length && (data[at] & 0x80) == 0)
    at++;
  return at;
}

gsize
tengen_sgf_count_high (const char *data, gsize length)
{
  gsize n = 0;

  for (gsize at = 0; at < length; at++)
    n += (guint8) data[at] >> 7;
  return n;
}

/* UTF-8 that may not be whole. */
static void
convert_utf8 (const char *data,
              gsize length,
              gsize max_bad,
              GString *to,
              TengenSgfConverted *converted)
{
  while (TRUE)
    {
      gsize good = tengen_sgf_utf8_measure (data, length);

      g_string_append_len (to, data, (gssize) good);
      data += good;
      length -= good;
      if (length == 0)
        return;
      if (converted->n_bad++ == 0)
        converted->first_bad = to->len;
      g_string_append (to, REPLACEMENT);
      data++;
      length--;
      if (converted->n_bad > max_bad)
        return;
    }
}

/* Converts as far as the bytes fit. */
static void
convert_some (Conversion *self)
{
  gboolean flushed = FALSE;

  while (!flushed)
    {
      gsize used = self->to->len;
      gsize room = self->n_from * 2 + 16;
      gsize left = room;
      char *at;
      gsize result;

      g_string_set_size (self->to, used + room);
      at = self->to->str + used;
      result =
          g_iconv (self->converter, &self->from, &self->n_from, &at, &left);
      /* Some charsets keep the last character back until they are asked. */
      if (result != (gsize) -1)
        {
          result = g_iconv (self->converter, NULL, NULL, &at, &left);
          flushed = TRUE;
        }
      g_string_set_size (self->to, used + room - left);
      if (result == (gsize) -1 && errno != E2BIG)
        return;
    }
}

/* Converts one character with the larger version of the charset. */
static gboolean
convert_larger (Conversion *self)
{
  char out[16];
  gsize most = MIN (self->n_from, 4);

  if (self->larger == NO_CONVERTER)
    return FALSE;
  for (gsize n = self->least; n <= most; n++)
    {
      char *from = self->from;
      char *at = out;
      gsize n_from = n, left = sizeof out;

      if (g_iconv (self->larger, &from, &n_from, &at, &left) != (gsize) -1 &&
          n_from == 0)
        {
          g_string_append_len (self->to, out, at - out);
          self->from += n;
          self->n_from -= n;
          return TRUE;
        }
    }
  return FALSE;
}

static void
convert_all (Conversion *self, gsize max_bad, TengenSgfConverted *converted)
{
  while (converted->n_bad <= max_bad)
    {
      convert_some (self);
      if (self->n_from == 0)
        return;
      if (convert_larger (self))
        continue;
      if (converted->n_bad++ == 0)
        converted->first_bad = self->to->len;
      g_string_append (self->to, REPLACEMENT);
      self->unit = MIN (self->unit, self->n_from);
      self->from += self->unit;
      self->n_from -= self->unit;
    }
}

/* Whether a text has the bytes of @sequence at @at. */
static gboolean
has_sequence (const char *data, gsize length, gsize at, const char *sequence)
{
  gsize n = strlen (sequence);

  return length - at >= n && memcmp (data + at, sequence, n) == 0;
}

/* The set that an escape of ISO-2022-JP at @at turns to: a for ASCII, k for
 * half-width katakana, j for JIS X 0208, s for JIS X 0212; 0 for none. */
static char
find_set (const char *data, gsize length, gsize at, gsize *n)
{
  static const struct
  {
    const char *sequence;
    char set;
  } sets[] = {
    { "\033(B", 'a' },  { "\033(J", 'a' },  { "\033(H", 'a' },
    { "\033(I", 'k' },  { "\033$@", 'j' },  { "\033$B", 'j' },
    { "\033$(B", 'j' }, { "\033$(D", 's' },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    if (has_sequence (data, length, at, sets[i].sequence))
      {
        *n = strlen (sets[i].sequence);
        return sets[i].set;
      }
  return 0;
}

/* Makes EUC-JP of ISO-2022-JP: the same codes, told apart by high bits. Ends of
 * lines go back to ASCII. */
static GString *
make_euc (const char *data, gsize length)
{
  GString *euc = g_string_sized_new (length + 1);
  char set = 'a';

  for (gsize at = 0; at < length; at++)
    {
      gsize n = 1;
      char found = data[at] == '\033' ? find_set (data, length, at, &n) : 0;

      set = data[at] == '\n' ? 'a' : found != 0 ? found : set;
      if (found != 0)
        {
          at += n - 1;
          continue;
        }
      if (set == 'a' || data[at] <= ' ')
        {
          g_string_append_c (euc, data[at]);
          continue;
        }
      if (set != 'j')
        g_string_append_c (euc, set == 'k' ? '\x8E' : '\x8F');
      g_string_append_c (euc, (char) (data[at] | 0x80));
      if (set != 'k' && at + 1 < length && data[at + 1] > ' ')
        g_string_append_c (euc, (char) (data[++at] | 0x80));
    }
  return euc;
}

/* Opens the converter of a larger version, if there is one. */
static void
open_larger (Conversion *self, const char *charset)
{
  self->larger = NO_CONVERTER;
  for (gsize i = 0; i < G_N_ELEMENTS (larger_charsets); i++)
    if (strcmp (charset, larger_charsets[i].charset) == 0)
      {
        self->larger = g_iconv_open ("UTF-8", larger_charsets[i].larger);
        self->least = larger_charsets[i].least;
      }
}

/* Hands the text over. */
static void
finish (GString *to, TengenSgfConverted *converted)
{
  converted->length = to->len;
  if (converted->n_bad == 0)
    converted->first_bad = to->len;
  converted->text = g_string_free (to, FALSE);
}

gboolean
tengen_sgf_convert (const char *data,
                    gsize length,
                    const char *charset,
                    gsize max_bad,
                    TengenSgfConverted *converted)
{
  Conversion self = { .n_from = length };

  g_return_val_if_fail (data != NULL || length == 0, FALSE);
  g_return_val_if_fail (charset != NULL && converted != NULL, FALSE);
  *converted = (TengenSgfConverted){ 0 };
  if (strcmp (charset, "UTF-8") == 0)
    {
      self.to = g_string_sized_new (length + 1);
      convert_utf8 (data, length, max_bad, self.to, converted);
      finish (self.to, converted);
      return TRUE;
    }
  if (strcmp (charset, "ISO-2022-JP") == 0)
    {
      g_autoptr (GString) euc = make_euc (data, length);

      return tengen_sgf_convert (
          euc->str, euc->len, "EUC-JP", max_bad, converted);
    }
  self.converter = g_iconv_open ("UTF-8", charset);
  if (self.converter == NO_CONVERTER)
    return FALSE;
  open_larger (&self, charset);
  self.unit = g_str_has_prefix (charset, "UTF-16") ? 2 : 1;
  /* iconv takes the bytes as if it would change them, but does not. */
  self.from = (char *) data;
  self.to = g_string_sized_new (length + length / 2 + 16);
  convert_all (&self, max_bad, converted);
  finish (self.to, converted);
  g_iconv_close (self.converter);
  if (self.larger != NO_CONVERTER)
    g_iconv_close (self.larger);
  return TRUE;
}

/* Whether a byte begins a character of more bytes. */
static gboolean
is_lead (guint8 byte, gboolean japanese)
{
  if (japanese)
    return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
  return byte >= 0x81 && byte <= 0xFE;
}

char *
tengen_sgf_mend_escapes (const char *data,
                         gsize length,
                         const char *charset,
                         TengenSgfEscapes escapes,
                         gsize *mended)
{
  gboolean japanese;
  g_autofree char *bytes = NULL;
  gboolean any = FALSE;
  gsize n = 0;

  g_return_val_if_fail (data != NULL || length == 0, NULL);
  g_return_val_if_fail (charset != NULL && mended != NULL, NULL);
  japanese = strcmp (charset, "CP932") == 0;
  bytes = g_malloc (length + 1);
  for (gsize at = 0; at < length; at++)
    {
      bytes[n++] = data[at];
      if (!is_lead ((guint8) data[at], japanese) || at + 1 == length)
        continue;
      if (escapes == TENGEN_SGF_ESCAPES_CUT && data[at + 1] == ']')
        {
          bytes[n - 1] = '\xFF';
          any = TRUE;
          continue;
        }
      at++;
      if (escapes == TENGEN_SGF_ESCAPES_BYTES && data[at] == '\\' &&
          at + 1 < length && (data[at + 1] == '\\' || data[at + 1] == ']'))
        {
          at++;
          any = TRUE;
        }
      bytes[n++] = data[at];
    }
  bytes[n] = '\0';
  *mended = n;
  return any ? g_steal_pointer (&bytes) : NULL;
}

/* Whether a node or a property seems to begin at @at. */
static gboolean
seems_structure (const char *text, gsize length, gsize at)
{
  gsize n = 0;

  while (at < length && g_ascii_isspace (text[at]))
    at++;
  if (at < length && text[at] == ';')
    return TRUE;
  while (at + n < length && n < 3 && g_ascii_isupper (text[at + n]))
    n++;
  return n > 0 && at + n < length && text[at + n] == '[';
}

/* Whether the `[` at @at, inside of a value, has a name before it. */
static gboolean
seems_opening (const char *text, gsize at)
{
  gsize n = 0;

  while (n < at && n < 3 && g_ascii_isupper (text[at - 1 - n]))
    n++;
  return n == 1 || n == 2;
}

/* Where the value closes whose `[` is at @at; the length if it does not. Counts
 * the brackets inside that seem to close it or to open another. */
static gsize
find_close (const char *text, gsize length, gsize at, gsize *breaks)
{
  for (at++; at < length && text[at] != ']'; at++)
    if (text[at] == '[')
      *breaks += seems_opening (text, at) ? 1 : 0;
    else if (text[at] == '\\')
      {
        at++;
        if (at < length && text[at] == ']' &&
            seems_structure (text, length, at + 1))
          (*breaks)++;
      }
  return MIN (at, length);
}

gsize
tengen_sgf_count_breaks (const char *text, gsize length)
{
  gsize breaks = 0, depth = 0;
  /* What came last: a name, a value, or something else. */
  char last = '(';

  for (gsize at = 0; at < length; at++)
    {
      char c = text[at];

      if (g_ascii_isspace (c) || (depth == 0 && c != '('))
        continue;
      if (last == 'n' && c != '[' && !g_ascii_isalnum (c))
        breaks++;
      if (c == '[')
        {
          breaks += last == 'n' || last == 'v' ? 0 : 1;
          at = find_close (text, length, at, &breaks);
          breaks += at == length ? 1 : 0;
          last = 'v';
          continue;
        }
      if (c == '(')
        depth++;
      else if (c == ')')
        depth--;
      else if (c != ';' && !g_ascii_isalnum (c))
        breaks++;
      last = g_ascii_isalnum (c) ? 'n' : c;
    }
  return breaks + depth;
}
