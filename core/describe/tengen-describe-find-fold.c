/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-find: folding texts to compare them
 *
 * Shape: a text is folded (NFKC, case) before it is compared. Characters that
 *        do not join with those beside them fold one by one: what each of them
 *        folds to is kept for the whole search, and all values are folded into
 *        one buffer. A value with any other goes the long way through GLib.
 *        To tell where something was found, a text is folded in pieces: a
 *        character with those that join with it. Pieces fold by themselves, so
 *        that all of them together are what the text folds to.
 * Source: Unicode Standard Annex 15 (what composes: marks and Hangul jamo).
 */
#include "tengen-describe-find-private.h"

#include "tengen-record-value.h"

#include <string.h>

/* Where a piece begins: in the folded text, and in characters of the text. */
typedef struct
{
  gsize folded;
  guint start;
} Piece;

static char *
fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *even = g_utf8_normalize (valid, -1, G_NORMALIZE_NFKC);
  g_autofree char *low = g_utf8_casefold (even, -1);

  return g_utf8_normalize (low, -1, G_NORMALIZE_NFKC);
}

static void
fill_bytes (char bytes[256])
{
  memset (bytes, 0, 256);
  for (int i = 1; i < 128; i++)
    bytes[i] = g_ascii_tolower ((char) i);
  bytes['\t'] = bytes['\v'] = bytes['\f'] = ' ';
  bytes['\\'] = bytes['\n'] = bytes['\r'] = 0;
}

/* Folds the bytes that need no look beside; gives how many. */
static gsize
fold_bytes (TengenFold *self, const char *at, gsize length)
{
  gsize start = self->folded->len, n = 0;

  while (n < length && self->bytes[(guint8) at[n]] != 0)
    n++;
  if (n == 0)
    return 0;
  g_string_set_size (self->folded, start + n);
  for (gsize i = 0; i < n; i++)
    self->folded->str[start + i] = self->bytes[(guint8) at[i]];
  return n;
}

/* Whether a character of three bytes folds to itself: the usual signs of
 * Chinese, Japanese and Korean. */
static gboolean
is_plain (const guint8 *at)
{
  gunichar c = ((gunichar) (at[0] & 0x0F) << 12) |
               ((gunichar) (at[1] & 0x3F) << 6) | (gunichar) (at[2] & 0x3F);

  return (at[0] & 0xF0) == 0xE0 && (at[1] & 0xC0) == 0x80 &&
         (at[2] & 0xC0) == 0x80 &&
         ((c >= 0x4E00 && c <= 0x9FEF) || (c >= 0x3001 && c <= 0x3020) ||
          (c >= 0x3041 && c <= 0x3096) || (c >= 0x30A1 && c <= 0x30FE) ||
          (c >= 0xAC00 && c <= 0xD7A3));
}

/* Takes over what folds to itself; gives how many bytes. */
static gsize
fold_plain (TengenFold *self, const char *at, gsize length)
{
  gsize n = 0;

  while (n + 3 <= length && is_plain ((const guint8 *) at + n))
    n += 3;
  g_string_append_len (self->folded, at, (gssize) n);
  return n;
}

/* Whether a character may join with the one before it, or is a part of a
 * syllable that may join with the next one. */
static gboolean
joins (gunichar c)
{
  return g_unichar_ismark (c) || (c >= 0x1100 && c <= 0x11FF) ||
         (c >= 0xA960 && c <= 0xA97F) || (c >= 0xD7B0 && c <= 0xD7FF);
}

/* What a character folds to; "" if that depends on others. */
static const char *
fold_alone (TengenFold *self, gunichar c)
{
  gpointer key = GUINT_TO_POINTER (c);
  const char *known = g_hash_table_lookup (self->known, key);
  char text[8] = "";
  char *folded;

  if (known != NULL)
    return known;
  g_unichar_to_utf8 (c, text);
  folded = fold (text);
  if (joins (c) || joins (g_utf8_get_char (folded)))
    *folded = '\0';
  g_hash_table_insert (self->known, key, folded);
  return folded;
}

/* How many bytes a line break has, 0 if there is none. */
static gsize
measure_break (const char *at, gsize length)
{
  if (length == 0 || (*at != '\n' && *at != '\r'))
    return 0;
  return length > 1 && (at[1] == '\n' || at[1] == '\r') && at[1] != *at ? 2 : 1;
}

/* Folds a line break, an escape or any character; gives how many bytes it was,
 * 0 if it has to be seen with others. */
static gsize
fold_other (TengenFold *self, const char *at, gsize length, gboolean simple)
{
  gsize bytes = measure_break (at, length);
  const char *folded;
  gunichar c;

  if (bytes > 0)
    {
      g_string_append_c (self->folded, simple ? ' ' : '\n');
      return bytes;
    }
  if (*at == '\\')
    {
      if (length == 1 || at[1] != '\\')
        return 1 + measure_break (at + 1, length - 1);
      g_string_append_c (self->folded, '\\');
      return 2;
    }
  c = g_utf8_get_char_validated (at, (gssize) length);
  if (c == 0 || c > 0x10FFFF)
    return 0;
  folded = fold_alone (self, c);
  g_string_append (self->folded, folded);
  return *folded == '\0' ? 0 : (gsize) g_utf8_skip[(guint8) *at];
}

/* Folds a raw value; FALSE if that needs to look further. */
static gboolean
fold_quickly (TengenFold *self, const char *raw, gsize length, gboolean simple)
{
  gsize at = 0;

  g_string_truncate (self->folded, 0);
  while (at < length)
    {
      gsize n = fold_bytes (self, raw + at, length - at);

      n += fold_plain (self, raw + at + n, length - at - n);
      if (n == 0)
        n = fold_other (self, raw + at, length - at, simple);
      if (n == 0)
        return FALSE;
      at += n;
    }
  return TRUE;
}

void
tengen_fold_init (TengenFold *self, const char *wanted)
{
  self->wanted = fold (wanted);
  self->wanted_length = strlen (self->wanted);
  self->folded = g_string_sized_new (256);
  self->known = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  fill_bytes (self->bytes);
}

void
tengen_fold_clear (TengenFold *self)
{
  g_free (self->wanted);
  g_string_free (self->folded, TRUE);
  g_hash_table_unref (self->known);
}

gboolean
tengen_fold_is_in_raw (TengenFold *self,
                       const char *raw,
                       gsize length,
                       gboolean simple)
{
  g_autofree char *text = NULL;
  g_autofree char *folded = NULL;

  if (self->wanted_length == 0)
    return FALSE;
  if (fold_quickly (self, raw, length, simple))
    return self->folded->len >= self->wanted_length &&
           strstr (self->folded->str, self->wanted) != NULL;
  text = tengen_value_text (raw, length, simple);
  folded = fold (text);
  return strstr (folded, self->wanted) != NULL;
}

/* Pieces. */

/* Folds the piece that begins at @at; gives where it ends. */
static const char *
fold_piece (TengenFold *self, const char *at)
{
  const char *end = g_utf8_next_char (at);
  const char *alone = NULL;
  g_autofree char *piece = NULL;
  g_autofree char *folded = NULL;

  while (*end != '\0' && (guint8) *end >= 0x80 &&
         *fold_alone (self, g_utf8_get_char (end)) == '\0')
    end = g_utf8_next_char (end);
  if (end == at + 1 && self->bytes[(guint8) *at] != 0)
    {
      g_string_append_c (self->folded, self->bytes[(guint8) *at]);
      return end;
    }
  if (end == g_utf8_next_char (at))
    alone = fold_alone (self, g_utf8_get_char (at));
  if (alone == NULL || *alone == '\0')
    {
      piece = g_strndup (at, (gsize) (end - at));
      alone = folded = fold (piece);
    }
  g_string_append (self->folded, alone);
  return end;
}

/* Folds a text; the last piece begins at its end. */
static GArray *
fold_pieces (TengenFold *self, const char *text)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  Piece piece = { 0, 0 };

  g_string_truncate (self->folded, 0);
  while (*text != '\0')
    {
      const char *end;

      piece.folded = self->folded->len;
      g_array_append_val (pieces, piece);
      end = fold_piece (self, text);
      piece.start += (guint) g_utf8_strlen (text, end - text);
      text = end;
    }
  piece.folded = self->folded->len;
  g_array_append_val (pieces, piece);
  return pieces;
}

/* Goes on from @index to the piece that a place in the folded text is in. */
static guint
find_piece (const GArray *pieces, guint index, gsize folded)
{
  while (index + 1 < pieces->len &&
         g_array_index (pieces, Piece, index + 1).folded <= folded)
    index++;
  return index;
}

/* A place that ends inside of a piece ends with it. */
static void
list_places (TengenFold *self, const GArray *pieces, GArray *ranges)
{
  const char *from = self->folded->str, *found;
  guint index = 0;

  while ((found = strstr (from, self->wanted)) != NULL)
    {
      gsize start = (gsize) (found - self->folded->str);
      TengenFindRange range;

      index = find_piece (pieces, index, start);
      range.start = g_array_index (pieces, Piece, index).start;
      index = find_piece (pieces, index, start + self->wanted_length - 1) + 1;
      range.end = g_array_index (pieces, Piece, index).start;
      g_array_append_val (ranges, range);
      from = self->folded->str + g_array_index (pieces, Piece, index).folded;
    }
}

GArray *
tengen_fold_list (TengenFold *self, const char *text)
{
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (TengenFindRange));
  g_autofree char *valid = NULL;
  g_autoptr (GArray) pieces = NULL;

  if (self->wanted_length == 0)
    return ranges;
  if (!g_utf8_validate (text, -1, NULL))
    text = valid = g_utf8_make_valid (text, -1);
  pieces = fold_pieces (self, text);
  list_places (self, pieces, ranges);
  return ranges;
}
