/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-text: bytes of a file to UTF-8 text (文字コード)
 *
 * What:   the choice of the charset and the conversion; see the header.
 * Shape:  the ways to read the bytes are tried in turn, from what is sure to
 *         what is likely.
 */
#include "tengen-sgf-text.h"
#include "tengen-sgf-charset.h"
#include "tengen-sgf-convert.h"
#include "tengen-sgf-guess.h"
#include "tengen-sgf-utf8.h"

#include <string.h>

/* How much better another reading of the same bytes must look than the one
 * that the file names. */
#define DOUBT 60
/* As many bytes may be bad as a charset may have at most that is taken though
 * they are: one in so many that are not ASCII. */
#define GOOD_FOR_BAD 12u

/* Bytes that are looked at. */
typedef struct
{
  const char *data;
  gsize length;
} Bytes;

/* Takes a text over, and frees the one before. */
static void
take_text (TengenSgfText *self,
           const TengenSgfConverted *converted,
           const char *charset,
           gboolean certain)
{
  g_free (self->text);
  g_free (self->charset);
  self->text = converted->text;
  self->length = converted->length;
  self->broken =
      converted->n_bad > 0 ? converted->first_bad : TENGEN_SGF_TEXT_NOT_BROKEN;
  self->charset = g_strdup (charset);
  self->certain = certain;
}

/* Takes a copy of bytes that are UTF-8. */
static void
copy_text (TengenSgfText *self, Bytes bytes)
{
  TengenSgfConverted converted = { .length = bytes.length };

  converted.text = g_malloc (bytes.length + 1);
  if (bytes.length > 0)
    memcpy (converted.text, bytes.data, bytes.length);
  converted.text[bytes.length] = '\0';
  take_text (self, &converted, "UTF-8", TRUE);
}

/* Whether `\\` and `]` can be second bytes. */
static gboolean
has_brackets_inside (const char *charset)
{
  return strcmp (charset, "CP932") == 0 || strcmp (charset, "GB18030") == 0 ||
         strcmp (charset, "BIG5-HKSCS") == 0;
}

/* Takes mended bytes in place of those as they are, if that gives a better
 * structure. */
static void
try_mended (Bytes bytes,
            const char *charset,
            TengenSgfEscapes escapes,
            gsize *breaks,
            TengenSgfConverted *converted)
{
  TengenSgfConverted other;
  gsize length, other_breaks;
  g_autofree char *mended = NULL;

  if (*breaks == 0)
    return;
  mended = tengen_sgf_mend_escapes (
      bytes.data, bytes.length, charset, escapes, &length);
  if (mended == NULL ||
      !tengen_sgf_convert (mended, length, charset, length, &other))
    return;
  other_breaks = tengen_sgf_count_breaks (other.text, other.length);
  if (other_breaks < *breaks)
    {
      g_free (converted->text);
      *converted = other;
      *breaks = other_breaks;
    }
  else
    g_free (other.text);
}

/* Looks whether brackets were misled by bytes inside of characters. */
static void
mend (Bytes bytes, const char *charset, TengenSgfConverted *converted)
{
  gsize breaks;

  if (!has_brackets_inside (charset))
    return;
  breaks = tengen_sgf_count_breaks (converted->text, converted->length);
  try_mended (bytes, charset, TENGEN_SGF_ESCAPES_BYTES, &breaks, converted);
  try_mended (bytes, charset, TENGEN_SGF_ESCAPES_CUT, &breaks, converted);
}

/* Converts, if not more than @max_bad bytes do not fit. */
static gboolean
convert (Bytes bytes,
         const char *charset,
         gsize max_bad,
         TengenSgfConverted *converted)
{
  if (!tengen_sgf_convert (
          bytes.data, bytes.length, charset, max_bad, converted))
    return FALSE;
  if (converted->n_bad <= max_bad)
    return TRUE;
  g_clear_pointer (&converted->text, g_free);
  return FALSE;
}

/* Whether the first bytes have a NUL in every second place from @first. */
static gboolean
has_nuls (Bytes bytes, gsize first)
{
  gsize length = MIN (bytes.length & ~(gsize) 1, 64);
  gsize n = 0;

  for (gsize at = first; at < length; at += 2)
    n += bytes.data[at] == '\0' ? 1 : 0;
  return length >= 4 && n * 4 > length && bytes.data[1 - first] != '\0';
}

/* The charset that a mark or NUL bytes prove, or NULL. */
static const char *
find_mark (Bytes bytes, gsize *n)
{
  *n = 0;
  if (bytes.length >= 3 && memcmp (bytes.data, "\xEF\xBB\xBF", 3) == 0)
    {
      *n = 3;
      return "UTF-8";
    }
  if (bytes.length >= 2 && memcmp (bytes.data, "\xFF\xFE", 2) == 0)
    {
      *n = 2;
      return "UTF-16LE";
    }
  if (bytes.length >= 2 && memcmp (bytes.data, "\xFE\xFF", 2) == 0)
    {
      *n = 2;
      return "UTF-16BE";
    }
  if (has_nuls (bytes, 0))
    return "UTF-16BE";
  return has_nuls (bytes, 1) ? "UTF-16LE" : NULL;
}

/* How sure it is that bytes are UTF-8. */
typedef enum
{
  UTF8_NOT,
  /* Characters of two bytes that can come of another charset by chance. */
  UTF8_ODD,
  /* Letters of two bytes, as in western words. */
  UTF8_LETTERS,
  UTF8_SURE,
} Utf8;

/* Whether a character of two bytes is likely where all have two: Latin, Greek
 * and Cyrillic letters, and signs that stand alone. */
static gboolean
is_likely (gunichar c, gboolean alone)
{
  if (c < 0xC0 || c == 0xD7 || c == 0xF7)
    return alone && c >= 0xA0;
  return c < 0x250 || (c >= 0x370 && c < 0x530);
}

/* Judges bytes that are UTF-8 as a whole. */
static Utf8
judge_characters (Bytes bytes)
{
  const char *at = bytes.data;
  const char *end = at + bytes.length;
  Utf8 utf8 = UTF8_LETTERS;

  while (at < end)
    {
      gsize plain = tengen_sgf_skip_ascii (at, (gsize) (end - at));
      gunichar c;

      at += plain;
      if (at == end)
        break;
      c = g_utf8_get_char (at);
      at = g_utf8_next_char (at);
      if (c >= 0x800)
        return UTF8_SURE;
      if (!is_likely (c, plain > 0 && (at == end || (*at & 0x80) == 0)))
        utf8 = UTF8_ODD;
    }
  return utf8;
}

static Utf8
judge_utf8 (Bytes bytes)
{
  gsize good = tengen_sgf_utf8_measure (bytes.data, bytes.length);

  return good == bytes.length ? judge_characters (bytes) : UTF8_NOT;
}

/* Whether there are bytes that ISO-8859-1 has for controls only. */
static gboolean
has_controls (Bytes bytes)
{
  for (gsize at = 0; at < bytes.length; at++)
    if (((guint8) bytes.data[at] & 0xE0) == 0x80)
      return TRUE;
  return FALSE;
}

/* Whether bytes that have controls in ISO-8859-1 are likelier East Asian than
 * western: programs write that name, which stands for none, on any text. */
static gboolean
is_misnamed (Bytes bytes)
{
  TengenSgfGuess guess = tengen_sgf_guess (bytes.data, bytes.length);

  return guess.n_bad == 0 && guess.score > 0 &&
         strcmp (guess.charset, "CP1252") != 0;
}

/* What the file names, or NULL. */
static char *
get_named (Bytes bytes)
{
  char *charset;
  gsize value, length;

  if (!tengen_sgf_charset_find (bytes.data, bytes.length, &value, &length) ||
      length == 0)
    return NULL;
  charset = tengen_sgf_charset_get_name (bytes.data + value, length);
  if (g_strcmp0 (charset, "ISO-8859-1") != 0 || !has_controls (bytes) ||
      is_misnamed (bytes))
    return charset;
  g_free (charset);
  return g_strdup ("CP1252");
}

/* Whether a charset is one of bytes, in which nearly anything can be read. */
static gboolean
takes_all (const char *charset)
{
  return g_str_has_prefix (charset, "ISO-8859-") ||
         g_str_has_prefix (charset, "CP125");
}

/* Whether bytes show that they are not of the charset named, though they fit
 * it: they are UTF-8, plainly East Asian text, or no text at all in it. */
static gboolean
is_doubtful (Bytes bytes, const char *charset, Utf8 utf8)
{
  int score;

  if (utf8 < UTF8_LETTERS && !takes_all (charset))
    return FALSE;
  if (strcmp (charset, "ISO-8859-1") == 0 && has_controls (bytes))
    return TRUE;
  score = tengen_sgf_guess_score (bytes.data, bytes.length, charset);
  if (utf8 == UTF8_SURE)
    return score < DOUBT;
  if (utf8 == UTF8_LETTERS)
    return score < (takes_all (charset) ? 0 : -DOUBT);
  return score < 0 && tengen_sgf_guess_is_east_asian (bytes.data, bytes.length);
}

static void
take_mended (TengenSgfText *self,
             Bytes bytes,
             const char *charset,
             TengenSgfConverted *converted)
{
  mend (bytes, charset, converted);
  take_text (self, converted, charset, TRUE);
  self->contradicted = FALSE;
}

/* Reads with the charset that the file names. */
static gboolean
try_named (TengenSgfText *self, Bytes bytes, const char *charset, Utf8 utf8)
{
  TengenSgfConverted converted;
  gsize value, length;

  self->contradicted = TRUE;
  if (!convert (bytes, charset, 0, &converted))
    return FALSE;
  /* A charset without ASCII in it makes something else of the name itself. */
  if (!tengen_sgf_charset_find (
          converted.text, converted.length, &value, &length) ||
      is_doubtful (bytes, charset, utf8))
    {
      g_free (converted.text);
      return FALSE;
    }
  take_mended (self, bytes, charset, &converted);
  return TRUE;
}

/* Reads with the charset that the file names though some bytes are damaged. */
static gboolean
try_damaged (TengenSgfText *self, Bytes bytes, const char *charset)
{
  gsize high = tengen_sgf_count_high (bytes.data, bytes.length);
  TengenSgfConverted converted;

  if (!convert (bytes, charset, high / GOOD_FOR_BAD, &converted))
    return FALSE;
  /* Where all bytes fit, it was rejected for a better reason. */
  if (converted.n_bad == 0)
    {
      g_free (converted.text);
      return FALSE;
    }
  take_mended (self, bytes, charset, &converted);
  return TRUE;
}

/* Reads ISO-2022-JP, known by its escapes. */
static gboolean
try_escapes (TengenSgfText *self, Bytes bytes)
{
  TengenSgfConverted converted;

  if ((g_strstr_len (bytes.data, (gssize) bytes.length, "\033$") == NULL &&
       g_strstr_len (bytes.data, (gssize) bytes.length, "\033(") == NULL) ||
      !convert (bytes, "ISO-2022-JP", bytes.length / 100, &converted))
    return FALSE;
  take_text (self, &converted, "ISO-2022-JP", TRUE);
  return TRUE;
}

/* Reads with the charset that is likeliest. */
static void
guess (TengenSgfText *self, Bytes bytes, Utf8 utf8)
{
  TengenSgfGuess best = tengen_sgf_guess (bytes.data, bytes.length);
  gsize high = tengen_sgf_count_high (bytes.data, bytes.length);
  TengenSgfConverted converted;

  if (utf8 == UTF8_ODD && best.score <= DOUBT)
    {
      copy_text (self, bytes);
      return;
    }
  if (strcmp (best.charset, "CP1252") == 0 && !has_controls (bytes))
    best.charset = "ISO-8859-1";
  if (!convert (bytes, best.charset, 1 + high / GOOD_FOR_BAD, &converted))
    {
      best.charset = "ISO-8859-1";
      tengen_sgf_convert (
          bytes.data, bytes.length, best.charset, high, &converted);
    }
  mend (bytes, best.charset, &converted);
  take_text (self, &converted, best.charset, FALSE);
}

/* Finds the charset of bytes out that are not all plain, and reads with it. */
static void
choose_charset (TengenSgfText *self, Bytes bytes, gboolean escapes)
{
  g_autofree char *named = get_named (bytes);
  Utf8 utf8 = judge_utf8 (bytes);

  if (utf8 != UTF8_NOT && !escapes && g_strcmp0 (named, "UTF-8") == 0)
    copy_text (self, bytes);
  else if (named != NULL && try_named (self, bytes, named, utf8))
    return;
  else if (escapes && try_escapes (self, bytes))
    return;
  else if (utf8 >= UTF8_LETTERS)
    copy_text (self, bytes);
  else if (named == NULL || !try_damaged (self, bytes, named))
    guess (self, bytes, utf8);
}

/* Finds the charset out and reads with it. */
static void
choose (TengenSgfText *self, Bytes bytes)
{
  gboolean ascii =
      tengen_sgf_skip_ascii (bytes.data, bytes.length) == bytes.length;
  gboolean escapes = ascii && bytes.length > 0 &&
                     memchr (bytes.data, '\033', bytes.length) != NULL;

  if (ascii && !escapes)
    copy_text (self, bytes);
  else
    choose_charset (self, bytes, escapes);
}

/* Reads with a charset that a person names. */
static gboolean
take_charset (TengenSgfText *self, Bytes bytes, const char *name)
{
  g_autofree char *charset = tengen_sgf_charset_get_name (name, strlen (name));
  gsize max_bad = tengen_sgf_count_high (bytes.data, bytes.length) /
                  TENGEN_SGF_GOOD_FOR_BAD;
  TengenSgfConverted converted;
  gsize n;

  if (charset == NULL)
    return FALSE;
  if (g_strcmp0 (charset, find_mark (bytes, &n)) == 0)
    bytes = (Bytes){ bytes.data + n, bytes.length - n };
  if (!tengen_sgf_convert (
          bytes.data, bytes.length, charset, max_bad, &converted))
    return FALSE;
  if (converted.n_bad > max_bad)
    {
      converted.length = converted.first_bad;
      converted.text[converted.length] = '\0';
      converted.n_bad = 0;
      take_text (self, &converted, charset, TRUE);
      return FALSE;
    }
  mend (bytes, charset, &converted);
  take_text (self, &converted, charset, TRUE);
  return TRUE;
}

/* Reads what has a mark; FALSE if the bytes are something else all the same.
 */
static gboolean
try_marked (TengenSgfText *self, Bytes bytes, const char *charset)
{
  gsize high = tengen_sgf_count_high (bytes.data, bytes.length);
  gsize max_bad = bytes.length;
  TengenSgfConverted converted;

  if (strcmp (charset, "UTF-8") == 0)
    {
      if (tengen_sgf_utf8_measure (bytes.data, bytes.length) == bytes.length)
        {
          copy_text (self, bytes);
          return TRUE;
        }
      max_bad = 1 + high / GOOD_FOR_BAD;
    }
  if (!convert (bytes, charset, max_bad, &converted))
    return FALSE;
  take_text (self, &converted, charset, TRUE);
  return TRUE;
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
  Bytes bytes = { data, length };
  gboolean converted = TRUE;
  const char *mark;
  gsize n;

  g_return_val_if_fail (data != NULL || length == 0, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  *text = (TengenSgfText){ .broken = TENGEN_SGF_TEXT_NOT_BROKEN };
  mark = find_mark (bytes, &n);
  if (charset != NULL)
    converted = take_charset (text, bytes, charset);
  else
    {
      bytes = (Bytes){ data + n, length - n };
      if (mark == NULL || !try_marked (text, bytes, mark))
        choose (text, bytes);
    }
  if (text->text == NULL)
    copy_text (text, (Bytes){ "", 0 });
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
