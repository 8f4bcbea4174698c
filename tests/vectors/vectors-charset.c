/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * vectors-charset: names of charsets as indexes of files have them
 */
#include "vectors-charset.h"

#include <string.h>

/* Names of charsets, reduced to small letters and digits, and the family that
 * they are of. */
static const struct
{
  const char *reduced;
  const char *family;
} families[] = {
  { "utf8sig", "utf8" },
  { "utf8bom", "utf8" },
  { "unicode", "utf16" },
  { "gb2312", "gb" },
  { "gbk", "gb" },
  { "euccn", "gb" },
  { "gb18030", "gb" },
  { "cp936", "gb" },
  { "hz", "gb" },
  { "shiftjis", "sjis" },
  { "sjis", "sjis" },
  { "xsjis", "sjis" },
  { "mskanji", "sjis" },
  { "cp932", "sjis" },
  { "ms932", "sjis" },
  { "windows31j", "sjis" },
  { "shiftjis2004", "sjis" },
  { "shiftjisx0213", "sjis" },
  { "big5", "big5" },
  { "big5hkscs", "big5" },
  { "cp950", "big5" },
  { "eucjp", "eucjp" },
  { "eucjpms", "eucjp" },
  { "eucjis2004", "eucjp" },
  { "cp949", "korean" },
  { "uhc", "korean" },
  { "euckr", "korean" },
  { "ksc56011987", "korean" },
  { "iso88591", "latin1" },
  { "latin1", "latin1" },
  { "cp1252", "latin1" },
  { "windows1252", "latin1" },
};

/* The family of a charset. */
static char *
get_family (const char *charset)
{
  g_autoptr (GString) reduced = g_string_new (NULL);

  for (; *charset != '\0'; charset++)
    if (g_ascii_isalnum (*charset))
      g_string_append_c (reduced, g_ascii_tolower (*charset));
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    if (strcmp (reduced->str, families[i].reduced) == 0)
      return g_strdup (families[i].family);
  if (g_str_has_prefix (reduced->str, "utf16"))
    return g_strdup ("utf16");
  if (g_str_has_prefix (reduced->str, "iso2022jp"))
    return g_strdup ("iso2022jp");
  return g_strdup (reduced->str);
}

gboolean
vectors_charset_is_same (const char *wanted, const char *got)
{
  g_autofree char *family = get_family (wanted);
  g_autofree char *other = get_family (got);

  if (strcmp (family, "ascii") == 0)
    return strcmp (other, "utf16") != 0;
  return strcmp (family, other) == 0;
}
