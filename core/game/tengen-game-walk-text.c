/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-walk: looking for a text in comments and names
 *
 * Shape: a text is folded (NFKC, case) before it is compared. Characters that
 *        do not join with those beside them fold one by one: what each of them
 *        folds to is kept for the whole search, and all nodes are folded into
 *        one buffer. A value with any other goes the long way through GLib.
 * Source: Unicode Standard Annex 15 (what composes: marks and Hangul jamo).
 */
#include "tengen-game-walk-private.h"

#include "tengen-record-value.h"

#include <string.h>

typedef struct
{
  const TengenRecord *record;
  char *wanted;
  gsize wanted_length;
  GString *folded;
  /* What a byte folds to that is a character; 0 for one to be looked at. */
  char bytes[256];
  /* What a character folds to; "" for one that may join with others. */
  GHashTable *known;
} Search;

static char *
fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *even = g_utf8_normalize (valid, -1, G_NORMALIZE_NFKC);
  g_autofree char *low = g_utf8_casefold (even, -1);

  return g_utf8_normalize (low, -1, G_NORMALIZE_NFKC);
}

static void
fill_bytes (char *bytes)
{
  for (int i = 1; i < 128; i++)
    bytes[i] = g_ascii_tolower ((char) i);
  bytes['\t'] = bytes['\v'] = bytes['\f'] = ' ';
  bytes['\\'] = bytes['\n'] = bytes['\r'] = 0;
}

/* Folds the bytes that need no look beside; gives how many. */
static gsize
fold_bytes (Search *self, const char *at, gsize length)
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
fold_plain (Search *self, const char *at, gsize length)
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
fold_alone (Search *self, gunichar c)
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
fold_other (Search *self, const char *at, gsize length, gboolean simple)
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
fold_quickly (Search *self, const char *raw, gsize length, gboolean simple)
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

static gboolean
holds_value (Search *self, TengenValue value, gboolean simple)
{
  gsize length = 0;
  const char *raw = tengen_record_get_raw (self->record, value, &length);
  g_autofree char *text = NULL;
  g_autofree char *folded = NULL;

  if (fold_quickly (self, raw, length, simple))
    return self->folded->len >= self->wanted_length &&
           strstr (self->folded->str, self->wanted) != NULL;
  text = tengen_value_text (raw, length, simple);
  folded = fold (text);
  return strstr (folded, self->wanted) != NULL;
}

/* Whether the comment or the name of a node holds the text. */
static gboolean
holds (Search *self, TengenNode node)
{
  for (TengenNodeProperty at = tengen_record_get_property (self->record, node);
       at != 0;
       at = tengen_record_get_next_property (self->record, at))
    {
      TengenProperty kind = tengen_record_get_property_kind (self->record, at);

      if (kind != TENGEN_PROPERTY_C && kind != TENGEN_PROPERTY_N)
        continue;
      for (TengenValue value = tengen_record_get_value (self->record, at);
           value != 0;
           value = tengen_record_get_next_value (self->record, value))
        if (holds_value (self, value, kind == TENGEN_PROPERTY_N))
          return TRUE;
    }
  return FALSE;
}

TengenNode
tengen_walk_text (const TengenRecord *record,
                  TengenNode node,
                  const char *text,
                  TengenWalk walk)
{
  g_autoptr (GString) folded = g_string_sized_new (256);
  g_autoptr (GHashTable) known =
      g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GArray) nodes = NULL;
  g_autofree char *wanted = NULL;
  Search self = { .record = record, .folded = folded, .known = known };
  guint index = 0;

  g_return_val_if_fail (record != NULL && text != NULL, TENGEN_NODE_NONE);
  g_return_val_if_fail (node != TENGEN_NODE_NONE &&
                            node <= tengen_record_get_n_nodes (record),
                        TENGEN_NODE_NONE);

  wanted = fold (text);
  if (*wanted == '\0')
    return TENGEN_NODE_NONE;
  fill_bytes (self.bytes);
  self.wanted = wanted;
  self.wanted_length = strlen (wanted);
  nodes = tengen_walk_list (record, node, &index);
  for (guint i = 1; i <= nodes->len; i++)
    {
      guint step = walk == TENGEN_WALK_BACK ? nodes->len - i : i;
      TengenNode at =
          g_array_index (nodes, TengenNode, (index + step) % nodes->len);

      if (holds (&self, at))
        return at;
    }
  return TENGEN_NODE_NONE;
}
