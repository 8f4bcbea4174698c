/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The charset that a file names.
 */
#include "tengen-sgf-charset.h"

#include <string.h>

static void
test_find (void)
{
  static const struct
  {
    const char *data;
    const char *found;
  } cases[] = {
    { "(;CA[UTF-8])", "UTF-8" },
    { "(;GM[1]CA\n[ x ])", "x" },
    { "(;C[CA[no\\] CA[no\\]]CA[yes])", "yes" },
    { "(;PB[a\\]CA[yes])", "yes" },
    { "(;CA[])", "" },
    { "CA[x]", "x" },
    { "(;GM[1](;B[aa]CA[x]))", "x" },
    { "(;C[\x95\\]CA[SJIS]C[\x95])", "SJIS" },
    { "(;C[\x95\\]CA[no such thing]CA[SJIS])", "SJIS" },
    { "(;C[\x95\\]CA[no such thing]C[\x95\\]CA[SJIS]C[\x95])", "SJIS" },
    { "(;C[\x95]CA[no such thing\x95])", "no such thing\x95" },
    { "(;GCA[no])", NULL },
    { "(;CB[no])", NULL },
    { "(;CA", NULL },
    { "(;CA[", NULL },
    { "", NULL },
    { "A[x]", NULL },
    { "[x]", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize value = 0, length = 0;
      gboolean found = tengen_sgf_charset_find (
          cases[i].data, strlen (cases[i].data), &value, &length);

      g_assert_cmpint (found, ==, cases[i].found != NULL);
      if (found)
        g_assert_cmpmem (cases[i].data + value,
                         length,
                         cases[i].found,
                         strlen (cases[i].found));
    }
}

static void
test_names (void)
{
  static const struct
  {
    const char *name;
    const char *charset;
  } cases[] = {
    { "UTF8", "UTF-8" },
    { "utf_8", "UTF-8" },
    { "US-ASCII", "UTF-8" },
    { "SJIS", "CP932" },
    { "x-sjis", "CP932" },
    { "MS_KANJI", "CP932" },
    { "Shift_JIS", "CP932" },
    { "shift jis", "CP932" },
    { "Windows-31J", "CP932" },
    { "EUC_JP", "EUC-JP" },
    { "iso-2022-jp", "ISO-2022-JP" },
    { "GB2312", "GB18030" },
    { "gbk", "GB18030" },
    { "EUC-CN", "GB18030" },
    { "Big5", "BIG5-HKSCS" },
    { "EUC-KR", "CP949" },
    { "ISO8859_1", "ISO-8859-1" },
    { "latin1", "ISO-8859-1" },
    { "koi8-r", "KOI8-R" },
    { "KS_C_5601-1987", "CP949" },
    { "x-gbk", "GB18030" },
    { "Big5-ETen", "BIG5-HKSCS" },
    { "ISO_8859-15", "ISO-8859-15" },
    { "windows-1251", "CP1251" },
    { "Cp1250", "CP1250" },
    { "windows-x", "windows-x" },
    { "cp", "cp" },
    { "EUC-TW", "EUC-TW" },
    { "", NULL },
    { "a\nb", NULL },
    { "黒", NULL },
    { "a name that is far too long to be that of a charset", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *charset =
          tengen_sgf_charset_get_name (cases[i].name, strlen (cases[i].name));

      g_assert_cmpstr (charset, ==, cases[i].charset);
    }
}

/* A CA far behind in the first node is found, one in a long text only where it
 * is near. */
static void
test_far (void)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  g_autofree char *good = g_strdup_printf ("(;GC[%s]CA[SJIS])", text);
  g_autofree char *later = g_strdup_printf ("(;GC[%s];CA[SJIS])", text);
  gsize value, length;

  g_assert_true (
      tengen_sgf_charset_find (good, strlen (good), &value, &length));
  g_assert_cmpmem (good + value, length, "SJIS", 4);
  g_assert_false (
      tengen_sgf_charset_find (later, strlen (later), &value, &length));
}

/* Many beginnings of values take no long time. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gsize value, length;

  while (text->len < 1000000)
    g_string_append (text, "CA[");
  g_assert_false (
      tengen_sgf_charset_find (text->str, text->len, &value, &length));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-charset/find", test_find);
  g_test_add_func ("/sgf-charset/far", test_far);
  g_test_add_func ("/sgf-charset/many", test_many);
  g_test_add_func ("/sgf-charset/names", test_names);
  return g_test_run ();
}
