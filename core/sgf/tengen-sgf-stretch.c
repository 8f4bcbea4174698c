/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-stretch: where the reading of bytes depends on the charset
 *
 * What: see the header.
 */
#include "tengen-sgf-stretch.h"
#include "tengen-sgf-convert.h"

#include <string.h>

/* How much ASCII is shown on either side, and parts two stretches. */
#define AROUND 16u
/* What no end is found in is cut, as a file of noise. */
#define TOO_LONG (8u << 10)

/* Whether a byte is always a character of its own: the second and later bytes
 * of others are `0` to `9` or from `@` on. */
static gboolean
is_alone (char byte)
{
  return (guint8) byte < '@' && !g_ascii_isdigit (byte);
}

/* Where the next byte is that depends on the charset. */
static gsize
find_mark (const char *data, gsize length)
{
  gsize plain = tengen_sgf_skip_ascii (data, length);
  const char *escape = plain > 0 ? memchr (data, '\033', plain) : NULL;

  return escape != NULL ? (gsize) (escape - data) : plain;
}

gboolean
tengen_sgf_stretch_next (const char *data,
                         gsize length,
                         gsize most,
                         TengenSgfStretch *stretch)
{
  gsize from, first, last, at;
  /* Inside of the double bytes of ISO-2022-JP, which look like ASCII. */
  gboolean escaped = FALSE;

  g_return_val_if_fail (data != NULL || length == 0, FALSE);
  g_return_val_if_fail (stretch != NULL && stretch->end <= length, FALSE);
  from = stretch->end;
  first = from + find_mark (data + from, length - from);
  if (first == length)
    return FALSE;
  stretch->start = MAX (from, first - MIN (first, AROUND));
  last = first;
  for (at = first; at < length; at++)
    {
      if (data[at] == '\033')
        {
          escaped = at + 1 < length && data[at + 1] == '$';
          at = last = MIN (at + 2, length - 1);
        }
      else if (data[at] == '\n')
        escaped = FALSE;
      if ((data[at] & 0x80) != 0 || escaped)
        last = at;
      else if (is_alone (data[at]) &&
               (at - last >= AROUND || at - stretch->start >= most))
        break;
      if (at - stretch->start >= most + TOO_LONG)
        break;
    }
  stretch->end = MIN (at + 1, length);
  return TRUE;
}
