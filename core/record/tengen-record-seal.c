/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-record-seal: whether a text file is still as Tengen wrote it
 */
#include "tengen-record-seal.h"

#include <string.h>

#define MARK "# sum="
#define DIGITS 64

static gboolean
is_seal (const char *line, gsize length)
{
  return length >= strlen (MARK) && memcmp (line, MARK, strlen (MARK)) == 0;
}

static gsize
measure_line (const char *data, gsize length)
{
  const char *end = length > 0 ? memchr (data, '\n', length) : NULL;

  return end != NULL ? (gsize) (end - data) + 1 : length;
}

static char *
compute (const char *data, gsize length)
{
  return g_compute_checksum_for_data (
      G_CHECKSUM_SHA256, (const guchar *) data, length);
}

char *
tengen_seal_add (const char *text)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autofree char *sum = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  for (gsize n; *text != '\0'; text += n)
    {
      n = measure_line (text, strlen (text));
      if (!is_seal (text, n))
        g_string_append_len (rest, text, (gssize) n);
    }
  sum = compute (rest->str, rest->len);
  return g_strdup_printf (MARK "%s\n%s", sum, rest->str);
}

static gboolean
has_seal (const char *data, gsize length)
{
  for (gsize n; length > 0; data += n, length -= n)
    {
      n = measure_line (data, length);
      if (is_seal (data, n))
        return TRUE;
    }
  return FALSE;
}

TengenSeal
tengen_seal_check (const char *data, gsize length, gsize *head)
{
  g_autofree char *sum = NULL;
  gsize first;

  g_return_val_if_fail (data != NULL || length == 0, TENGEN_SEAL_NONE);

  first = is_seal (data, length) ? measure_line (data, length) : 0;
  if (head != NULL)
    *head = first;
  if (!has_seal (data, length))
    return TENGEN_SEAL_NONE;
  if (first != strlen (MARK) + DIGITS + 1 || data[first - 1] != '\n')
    return TENGEN_SEAL_BROKEN;
  sum = compute (data + first, length - first);
  return memcmp (sum, data + strlen (MARK), DIGITS) == 0 ? TENGEN_SEAL_WHOLE
                                                         : TENGEN_SEAL_BROKEN;
}
