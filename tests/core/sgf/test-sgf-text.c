/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Charsets: which is taken, and what is read with it.
 */
#include "tengen-sgf-text.h"

#include <string.h>

/* UTF-8 in another charset. */
static char *
encode (const char *text, const char *charset, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *data = g_convert (text, -1, charset, "UTF-8", NULL, length, &error);

  g_assert_no_error (error);
  return data;
}

/* Whole files: the text, the charset its bytes are made in, what goes before
 * them, and the charset that is to be taken. */
static void
test_choice (void)
{
  static const struct
  {
    const char *text;
    const char *made;
    const char *mark;
    const char *charset;
    gboolean certain;
    gboolean contradicted;
  } cases[] = {
    { "(;GM[1])", "UTF-8", "", "UTF-8", TRUE, FALSE },
    { "(;CA[Shift_JIS]GM[1])", "UTF-8", "", "UTF-8", TRUE, FALSE },
    { "(;C[黒])", "UTF-8", "", "UTF-8", TRUE, FALSE },
    { "(;CA[UTF-8]C[黒])", "UTF-8", "", "UTF-8", TRUE, FALSE },
    { "(;CA[UTF-8]C[黒])", "UTF-8", "\xEF\xBB\xBF", "UTF-8", TRUE, FALSE },
    { "(;C[黒])", "UTF-16LE", "\xFF\xFE", "UTF-16LE", TRUE, FALSE },
    { "(;C[黒])", "UTF-16BE", "\xFE\xFF", "UTF-16BE", TRUE, FALSE },
    { "(;C[黒])", "UTF-16LE", "", "UTF-16LE", TRUE, FALSE },
    { "(;C[黒])", "UTF-16BE", "", "UTF-16BE", TRUE, FALSE },
    { "(;CA[UTF-8]C[黒])", "UTF-16LE", "\xFF\xFE", "UTF-16LE", TRUE, FALSE },
    { "(;CA[Shift_JIS]C[表ソ能予十])", "CP932", "", "CP932", TRUE, FALSE },
    { "(;C[表ソ\\]]CA[ sjis\n])", "CP932", "", "CP932", TRUE, FALSE },
    { "(;CA [Windows-31J]C[①])", "CP932", "", "CP932", TRUE, FALSE },
    { "(;CA[EUC-JP]C[囲碁])", "EUC-JP", "", "EUC-JP", TRUE, FALSE },
    { "(;CA[gb2312]C[围棋])", "GB18030", "", "GB18030", TRUE, FALSE },
    { "(;CA[Big5]C[功因圍棋])", "BIG5-HKSCS", "", "BIG5-HKSCS", TRUE, FALSE },
    { "(;CA[EUC-KR]C[바둑])", "CP949", "", "CP949", TRUE, FALSE },
    { "(;CA[ISO8859-1]C[Zürich])",
      "ISO-8859-1",
      "",
      "ISO-8859-1",
      TRUE,
      FALSE },
    { "(;C[囲碁])", "ISO-2022-JP", "", "ISO-2022-JP", TRUE, FALSE },
    { "(;C[表を読む能力])", "CP932", "", "CP932", FALSE, FALSE },
    { "(;C[围棋])", "GB18030", "", "", FALSE, FALSE },
    { "(;C[Zürich])", "ISO-8859-1", "", "", FALSE, FALSE },
    { "(;CA[UTF-8]C[表を読む能力])", "CP932", "", "CP932", FALSE, TRUE },
    { "(;CA[Shift_JIS]C[あ])", "UTF-8", "", "UTF-8", TRUE, TRUE },
    { "(;CA[no such charset]C[黒])", "UTF-8", "", "UTF-8", TRUE, TRUE },
    { "(;CA[UTF-16LE]C[黒黒])", "UTF-8", "", "UTF-8", TRUE, TRUE },
    { "(;CA[IBM037]C[黒])", "UTF-8", "", "UTF-8", TRUE, TRUE },
    { "(;CA[ISO646-NO]C[黒])", "UTF-8", "", "UTF-8", TRUE, TRUE },
    { "(;CA[ISO646-NO]C[\u00fc])", "ISO-8859-1", "", "", FALSE, TRUE },
    { "(;CA[]C[黒])", "UTF-8", "", "UTF-8", TRUE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length;
      g_autofree char *made = encode (cases[i].text, cases[i].made, &length);
      g_autoptr (GString) data = g_string_new (cases[i].mark);
      TengenSgfText text;

      g_string_append_len (data, made, (gssize) length);
      g_assert_true (
          tengen_sgf_text_decode (data->str, data->len, NULL, &text));
      g_assert_cmpint (text.contradicted, ==, cases[i].contradicted);
      g_assert_cmpint (text.certain, ==, cases[i].certain);
      g_assert_true (text.nul == TENGEN_SGF_TEXT_NO_NUL);
      g_assert_cmpuint (strlen (text.text), ==, text.length);
      if (*cases[i].charset != '\0')
        {
          g_assert_cmpstr (text.charset, ==, cases[i].charset);
          g_assert_cmpstr (text.text, ==, cases[i].text);
        }
      tengen_sgf_text_clear (&text);
    }
}

/* A charset that the person names is taken, or fails at the first byte that
 * it does not have. */
static void
test_named (void)
{
  static const char data[] = "(;CA[UTF-8]C[\x95\x5c])";
  TengenSgfText text;

  g_assert_true (
      tengen_sgf_text_decode (data, strlen (data), "shift_jis", &text));
  g_assert_cmpstr (text.text, ==, "(;CA[UTF-8]C[表])");
  g_assert_cmpstr (text.charset, ==, "CP932");
  g_assert_true (text.certain);
  g_assert_false (text.contradicted);
  tengen_sgf_text_clear (&text);

  g_assert_false (tengen_sgf_text_decode (data, strlen (data), "UTF-8", &text));
  g_assert_cmpuint (text.length, ==, 13);
  tengen_sgf_text_clear (&text);

  g_assert_false (
      tengen_sgf_text_decode ("(;C[\x95\x5c]C[\x95\xff])", 13, "CP932", &text));
  g_assert_cmpstr (text.text, ==, "(;C[表]C[");
  tengen_sgf_text_clear (&text);

  g_assert_false (tengen_sgf_text_decode ("(;C[\x95", 5, "CP932", &text));
  g_assert_cmpstr (text.text, ==, "(;C[");
  tengen_sgf_text_clear (&text);

  g_assert_false (tengen_sgf_text_decode (data, strlen (data), "none", &text));
  g_assert_cmpstr (text.text, ==, "");
  tengen_sgf_text_clear (&text);

  g_assert_false (tengen_sgf_text_decode (data, strlen (data), "", &text));
  tengen_sgf_text_clear (&text);
}

static void
test_nul (void)
{
  static const char ascii[] = "(;C[a\0b]\0)";
  static const char utf8[] = "(;C[黒\0\xe9\xbb\x92]\0\0)";
  static const char japanese[] = "(;CA[SJIS]C[\x95\x5c\0])";
  TengenSgfText text;

  g_assert_true (tengen_sgf_text_decode (ascii, sizeof ascii - 1, NULL, &text));
  g_assert_cmpstr (text.text, ==, "(;C[a b] )");
  g_assert_cmpuint (text.nul, ==, 5);
  tengen_sgf_text_clear (&text);

  g_assert_true (tengen_sgf_text_decode (utf8, sizeof utf8 - 1, NULL, &text));
  g_assert_cmpstr (text.text, ==, "(;C[黒 黒]  )");
  g_assert_cmpstr (text.charset, ==, "UTF-8");
  g_assert_cmpuint (text.nul, ==, 7);
  tengen_sgf_text_clear (&text);

  g_assert_true (
      tengen_sgf_text_decode (japanese, sizeof japanese - 1, NULL, &text));
  g_assert_cmpstr (text.text, ==, "(;CA[SJIS]C[表 ])");
  tengen_sgf_text_clear (&text);
}

/* Broken marks and empty files. */
static void
test_broken (void)
{
  TengenSgfText text;

  g_assert_true (tengen_sgf_text_decode ("", 0, NULL, &text));
  g_assert_cmpstr (text.text, ==, "");
  tengen_sgf_text_clear (&text);
  g_assert_true (tengen_sgf_text_decode (NULL, 0, NULL, &text));
  tengen_sgf_text_clear (&text);
  g_assert_true (tengen_sgf_text_decode ("\xEF\xBB\xBF", 3, NULL, &text));
  g_assert_cmpuint (text.length, ==, 0);
  tengen_sgf_text_clear (&text);
  g_assert_true (tengen_sgf_text_decode ("\xFF\xFE", 2, NULL, &text));
  g_assert_cmpuint (text.length, ==, 0);
  tengen_sgf_text_clear (&text);
  g_assert_false (tengen_sgf_text_decode ("\xFF\xFE(\0;", 5, NULL, &text));
  g_assert_cmpstr (text.text, ==, "(");
  tengen_sgf_text_clear (&text);
  g_assert_false (
      tengen_sgf_text_decode ("\xFE\xFF\0(\xD8\0\0;", 8, NULL, &text));
  g_assert_cmpstr (text.text, ==, "(");
  tengen_sgf_text_clear (&text);
  g_assert_false (
      tengen_sgf_text_decode ("\xEF\xBB\xBF(;C[\x95])", 9, NULL, &text));
  g_assert_cmpuint (text.length, ==, 4);
  tengen_sgf_text_clear (&text);
}

static void
test_find_charset (void)
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
      gboolean found = tengen_sgf_text_find_charset (
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
    { "koi8-r", "koi8-r" },
    { "", NULL },
    { "a\nb", NULL },
    { "黒", NULL },
    { "a name that is far too long to be that of a charset", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *charset =
          tengen_sgf_text_charset_name (cases[i].name, strlen (cases[i].name));

      g_assert_cmpstr (charset, ==, cases[i].charset);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-text/choice", test_choice);
  g_test_add_func ("/sgf-text/named", test_named);
  g_test_add_func ("/sgf-text/nul", test_nul);
  g_test_add_func ("/sgf-text/broken", test_broken);
  g_test_add_func ("/sgf-text/find-charset", test_find_charset);
  g_test_add_func ("/sgf-text/names", test_names);
  return g_test_run ();
}
