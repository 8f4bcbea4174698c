/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-charset: the charset that a file names in CA
 *
 * What: see the header.
 */
#include "tengen-sgf-charset.h"

#include <string.h>

/* How far into a file CA is looked for. */
#define CHARSET_REACH 65536
/* The longest name of a charset. */
#define CHARSET_NAME_MAX 40
/* The longest value of CA where its place is not sure. */
#define VALUE_REACH 128

/* Names in files, reduced to small letters and digits, and what they are read
 * with. */
static const struct
{
  const char *reduced;
  const char *charset;
} charset_names[] = {
  { "utf8", "UTF-8" },
  { "unicode", "UTF-8" },
  { "ascii", "UTF-8" },
  { "usascii", "UTF-8" },
  { "ansix341968", "UTF-8" },
  { "sjis", "CP932" },
  { "xsjis", "CP932" },
  { "mskanji", "CP932" },
  { "shiftjis", "CP932" },
  { "xshiftjis", "CP932" },
  { "csshiftjis", "CP932" },
  { "windows31j", "CP932" },
  { "windows932", "CP932" },
  { "cp932", "CP932" },
  { "ms932", "CP932" },
  { "eucjp", "EUC-JP" },
  { "xeucjp", "EUC-JP" },
  { "eucjpms", "EUC-JP" },
  { "ujis", "EUC-JP" },
  { "iso2022jp", "ISO-2022-JP" },
  { "jis", "ISO-2022-JP" },
  { "gb2312", "GB18030" },
  { "gb231280", "GB18030" },
  { "xgbk", "GB18030" },
  { "gbk", "GB18030" },
  { "gb", "GB18030" },
  { "euccn", "GB18030" },
  { "xeuccn", "GB18030" },
  { "gb18030", "GB18030" },
  { "cp936", "GB18030" },
  { "ms936", "GB18030" },
  { "windows936", "GB18030" },
  { "big5", "BIG5-HKSCS" },
  { "xbig5", "BIG5-HKSCS" },
  { "big5hkscs", "BIG5-HKSCS" },
  { "cnbig5", "BIG5-HKSCS" },
  { "big5eten", "BIG5-HKSCS" },
  { "cp950", "BIG5-HKSCS" },
  { "ms950", "BIG5-HKSCS" },
  { "windows950", "BIG5-HKSCS" },
  { "euckr", "CP949" },
  { "xeuckr", "CP949" },
  { "uhc", "CP949" },
  { "cp949", "CP949" },
  { "ms949", "CP949" },
  { "windows949", "CP949" },
  { "ksc5601", "CP949" },
  { "ksc56011987", "CP949" },
  { "ksx1001", "CP949" },
  { "latin1", "ISO-8859-1" },
  { "l1", "ISO-8859-1" },
  { "latin2", "ISO-8859-2" },
  { "latin9", "ISO-8859-15" },
  { "koi8r", "KOI8-R" },
  { "koi8u", "KOI8-U" },
};

/* The names of families: what follows is the number of a member. */
static const struct
{
  const char *reduced;
  const char *charset;
} family_names[] = {
  { "iso8859", "ISO-8859-" },
  { "windows", "CP" },
  { "win", "CP" },
  { "cp", "CP" },
};

/* The iconv name of a name in small letters and digits, or NULL. */
static char *
find_name (const char *reduced)
{
  for (gsize i = 0; i < G_N_ELEMENTS (charset_names); i++)
    if (strcmp (reduced, charset_names[i].reduced) == 0)
      return g_strdup (charset_names[i].charset);
  for (gsize i = 0; i < G_N_ELEMENTS (family_names); i++)
    if (g_str_has_prefix (reduced, family_names[i].reduced))
      {
        const char *number = reduced + strlen (family_names[i].reduced);

        if (*number != '\0' && strspn (number, "0123456789") == strlen (number))
          return g_strconcat (family_names[i].charset, number, NULL);
      }
  return NULL;
}

/* Keeps the letters and digits of a name, as small ones; FALSE if it cannot be
 * one. */
static gboolean
reduce_name (const char *name, gsize length, char reduced[CHARSET_NAME_MAX + 1])
{
  gsize n = 0;

  if (length == 0 || length > CHARSET_NAME_MAX)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isgraph (name[i]) && name[i] != ' ')
        return FALSE;
      if (g_ascii_isalnum (name[i]))
        reduced[n++] = g_ascii_tolower (name[i]);
    }
  reduced[n] = '\0';
  return TRUE;
}

char *
tengen_sgf_charset_get_name (const char *name, gsize length)
{
  char reduced[CHARSET_NAME_MAX + 1];
  char *charset;

  g_return_val_if_fail (name != NULL, NULL);
  if (!reduce_name (name, length, reduced))
    return NULL;
  charset = find_name (reduced);
  return charset != NULL ? charset : g_strndup (name, length);
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

/* A value of CA: where it is, white space left out. */
typedef struct
{
  gsize start;
  gsize length;
} Value;

/* Whether the value that opens at @open is one of CA. */
static gboolean
take_value (const char *data, gsize length, gsize open, Value *value)
{
  gsize start = open + 1;
  gsize end;

  if (!is_charset_value (data, open))
    return FALSE;
  end = find_close (data, length, start);
  if (end == length)
    return FALSE;
  while (start < end && g_ascii_isspace (data[start]))
    start++;
  while (end > start && g_ascii_isspace (data[end - 1]))
    end--;
  *value = (Value){ start, end - start };
  return TRUE;
}

/* Finds CA in the first node, passing values over. */
static gboolean
find_in_node (const char *data, gsize length, Value *value)
{
  gboolean node = FALSE;

  for (gsize at = 0; at < length; at++)
    {
      if (node && (data[at] == ';' || data[at] == '(' || data[at] == ')'))
        return FALSE;
      if (data[at] == ';')
        node = TRUE;
      if (data[at] != '[')
        continue;
      if (take_value (data, length, at, value))
        return TRUE;
      at = find_close (data, length, at + 1);
    }
  return FALSE;
}

/* Whether a value is a name that is known. */
static gboolean
is_known (const char *data, const Value *value)
{
  char reduced[CHARSET_NAME_MAX + 1];
  g_autofree char *charset = NULL;

  if (!reduce_name (data + value->start, value->length, reduced))
    return FALSE;
  charset = find_name (reduced);
  return charset != NULL;
}

/* Finds CA anywhere, rather one with a name that is known. */
static gboolean
find_anywhere (const char *data, gsize length, Value *value)
{
  gboolean found = FALSE;

  length = MIN (length, CHARSET_REACH);
  for (gsize at = 0; at < length; at++)
    {
      Value other;

      /* What is longer is no name, and looking far each time takes long. */
      if (data[at] != '[' ||
          !take_value (data, MIN (length, at + VALUE_REACH), at, &other))
        continue;
      if (!found || is_known (data, &other))
        *value = other;
      if (is_known (data, &other))
        return TRUE;
      found = TRUE;
    }
  return found;
}

gboolean
tengen_sgf_charset_find (const char *data,
                         gsize length,
                         gsize *value,
                         gsize *value_length)
{
  Value found;

  g_return_val_if_fail (value != NULL && value_length != NULL, FALSE);
  if (!find_in_node (data, length, &found) &&
      !find_anywhere (data, length, &found))
    return FALSE;
  *value = found.start;
  *value_length = found.length;
  return TRUE;
}
