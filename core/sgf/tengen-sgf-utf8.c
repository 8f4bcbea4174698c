/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-utf8: whether bytes are UTF-8
 *
 * What: see the header.
 */
#include "tengen-sgf-utf8.h"

#include <string.h>

/* Whether a byte continues a character. */
static inline gboolean
is_tail (guint8 byte)
{
  return (byte & 0xC0) == 0x80;
}

/* How many bytes the character at @at has; 0 if it is none. Overlong forms,
 * surrogates and what is beyond U+10FFFF are told by the second byte. */
static inline gsize
measure_character (const guint8 *at, gsize left)
{
  guint8 lead = at[0];

  if (lead < 0x80)
    return 1;
  if (lead < 0xC2 || left < 2)
    return 0;
  if (lead < 0xE0)
    return is_tail (at[1]) ? 2 : 0;
  if (left < 3 || !is_tail (at[1]) || !is_tail (at[2]))
    return 0;
  if (lead < 0xF0)
    return (lead == 0xE0 && at[1] < 0xA0) || (lead == 0xED && at[1] >= 0xA0)
               ? 0
               : 3;
  if (left < 4 || !is_tail (at[3]) || lead > 0xF4)
    return 0;
  return (lead == 0xF0 && at[1] < 0x90) || (lead == 0xF4 && at[1] >= 0x90) ? 0
                                                                           : 4;
}

/* How many bytes there are of characters of three bytes, such as kana and
 * kanji, one after the other; each is looked at as one word. */
static inline gsize
skip_three (const guint8 *at, gsize left)
{
  gsize n = 0;

  while (left - n >= 4)
    {
      guint32 word;

      memcpy (&word, at + n, 4);
      word = GUINT32_FROM_LE (word);
      if ((word & 0xC0C0F0) != 0x8080E0 || at[n] == 0xE0 || at[n] == 0xED)
        break;
      n += 3;
    }
  return n;
}

/* The bytes from the start that are ASCII, a few less at the end. */
static inline gsize
skip_ascii (const guint8 *at, gsize left)
{
  const guint64 high = G_GUINT64_CONSTANT (0x8080808080808080);
  gsize n = 0;

  for (; left - n >= 16; n += 16)
    {
      guint64 words[2];

      memcpy (words, at + n, 16);
      if (((words[0] | words[1]) & high) != 0)
        break;
    }
  return n;
}

gsize
tengen_sgf_utf8_measure (const char *data, gsize length)
{
  const guint8 *bytes = (const guint8 *) data;
  gsize at = 0;

  g_return_val_if_fail (data != NULL || length == 0, 0);

  while (at < length)
    {
      gsize n;

      at += skip_ascii (bytes + at, length - at);
      /* What comes is either not ASCII or near the end; characters that are
       * not ASCII come in runs. */
      while (at < length && bytes[at] < 0x80)
        at++;
      for (; at < length && bytes[at] >= 0x80; at += n)
        {
          n = skip_three (bytes + at, length - at);
          if (n > 0)
            continue;
          n = measure_character (bytes + at, length - at);
          if (n == 0)
            return at;
        }
    }
  return at;
}
