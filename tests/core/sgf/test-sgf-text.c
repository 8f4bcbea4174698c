/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Charsets: which is taken, and what is read with it.
 */
#include "tengen-sgf-text.h"
#include "tengen-sgf-reader.h"

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
    { "(;CA[ISO-2022-JP]C[囲碁\n五目])",
      "ISO-2022-JP",
      "",
      "ISO-2022-JP",
      TRUE,
      FALSE },
    { "(;CA[EUC-JP]C[①囲碁])", "EUC-JP-MS", "", "EUC-JP", TRUE, FALSE },
    { "(;C[バッハ・①です])", "EUC-JP-MS", "", "EUC-JP", FALSE, FALSE },
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
      g_assert_true (text.broken == TENGEN_SGF_TEXT_NOT_BROKEN);
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
}

/* Bytes that do not fit are told, and the rest is read. */
static void
test_damaged (void)
{
  static const struct
  {
    const char *data;
    /* 0 where there is no NUL. */
    gsize length;
    const char *text;
    gsize broken;
    const char *charset;
  } cases[] = {
    { "\xFF\xFE(\0;", 5, "(\uFFFD", 1, "UTF-16LE" },
    { "\xFE\xFF\0(\xD8\0\0;", 8, "(\uFFFD;", 1, "UTF-16BE" },
    { "\xEF\xBB\xBF(;C[\x95])", 0, "(;C[\uFFFD])", 4, "UTF-8" },
    { "(;C[\xE9\xBB\x92\xE7\x99\xBD\xE9\xBB\x92\xE7\x99\xBD"
      "\xE9\xBB\x92\xE7\x99\xBD\xE5\x9B])",
      0,
      "(;C[黒白黒白黒白\uFFFD\uFFFD])",
      22,
      "UTF-8" },
    { "(;CA[SJIS]C[\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82 "
      "\x82\xA0])",
      0,
      "(;CA[SJIS]C[ああああああ\uFFFD あ])",
      30,
      "CP932" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length =
          cases[i].length > 0 ? cases[i].length : strlen (cases[i].data);
      TengenSgfText text;

      g_assert_true (
          tengen_sgf_text_decode (cases[i].data, length, NULL, &text));
      g_assert_cmpstr (text.text, ==, cases[i].text);
      g_assert_cmpstr (text.charset, ==, cases[i].charset);
      g_assert_cmpuint (text.broken, ==, cases[i].broken);
      tengen_sgf_text_clear (&text);
    }
}

/* What a file names is not taken where the bytes are plainly something else,
 * and is taken where they may be. */
static void
test_doubt (void)
{
  static const struct
  {
    const char *text;
    const char *made;
    const char *charset;
    gboolean contradicted;
  } cases[] = {
    { "(;CA[ISO-8859-1]C[黒の中押し勝ち])", "UTF-8", "UTF-8", TRUE },
    { "(;CA[ISO-8859-1]C[黒番の中押し勝ち])", "CP932", "CP932", TRUE },
    { "(;CA[ISO-8859-1]C[黒番の中押し勝ち])", "EUC-JP", "EUC-JP", TRUE },
    { "(;CA[Windows-1252]C[“Zürich” — §5])", "CP1252", "CP1252", FALSE },
    /* a few names are enough where they cannot be what is named */
    { "(;CA[ISO-8859-1]PB[一力 遼]PW[芝野虎丸])", "CP932", "CP932", TRUE },
    { "(;CA[ISO-8859-1]PB[髙尾紳路]EV[第①局])", "CP932", "CP932", TRUE },
    { "(;CA[ANSI]PB[一力 遼]PW[芝野虎丸])", "CP932", "CP932", TRUE },
    { "(;CA[ANSI]C[“Zürich”])", "CP1252", "CP1252", TRUE },
    { "(;CA[ISO-8859-1]C[“Zürich”])", "CP1252", "CP1252", FALSE },
    { "(;CA[ISO-8859-1]C[Zürich])", "UTF-8", "UTF-8", TRUE },
    { "(;CA[GB2312]C[黑中盘胜])", "UTF-8", "UTF-8", TRUE },
    { "(;CA[GB2312]PB[梅])", "GB18030", "GB18030", FALSE },
    { "(;CA[EUC-KR]PB[이창호])", "CP949", "CP949", FALSE },
    { "(;CA[KOI8-R]PB[Иван])", "KOI8-R", "KOI8-R", FALSE },
    { "(;CA[ISO-2022-JP]PB[張栩①ｱ])", "UTF-8", "UTF-8", TRUE },
    { "(;PB[Иван])", "UTF-8", "UTF-8", FALSE },
    /* short records of the Nihon Ki-in, which name none */
    { "(;SZ[19]PB[党毅飛]PW[一力 遼])", "CP932", "CP932", FALSE },
    { "(;SZ[19]PB[髙尾紳路 九段]EV[第①局])", "CP932", "CP932", FALSE },
    { "(;PB[Öğüt]C[5·5])", "UTF-8", "UTF-8", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length;
      g_autofree char *data = encode (cases[i].text, cases[i].made, &length);
      TengenSgfText text;

      g_assert_true (tengen_sgf_text_decode (data, length, NULL, &text));
      g_assert_cmpstr (text.text, ==, cases[i].text);
      g_assert_cmpstr (text.charset, ==, cases[i].charset);
      g_assert_cmpint (text.contradicted, ==, cases[i].contradicted);
      g_assert_true (text.broken == TENGEN_SGF_TEXT_NOT_BROKEN);
      tengen_sgf_text_clear (&text);
    }
}

/* Puts a `\` in front of each `\` and `]` of a value, also of those that are
 * second bytes. */
static void
append_by_byte (GString *data, const char *name, const char *value, gsize n)
{
  g_string_append (data, name);
  g_string_append_c (data, '[');
  for (gsize i = 0; i < n; i++)
    {
      if (value[i] == '\\' || value[i] == ']')
        g_string_append_c (data, '\\');
      g_string_append_c (data, value[i]);
    }
  g_string_append_c (data, ']');
}

/* Files of programs that know bytes only are read as they were meant. */
static void
test_escapes (void)
{
  static const struct
  {
    const char *charset;
    const char *text;
    gboolean named;
  } cases[] = {
    { "CP932", "表ソ能を読む十", TRUE },
    { "CP932", "[表]のソ能を読む", FALSE },
    { "CP932", "かの―輸\\を読む", TRUE },
    { "CP932", "院‐輸出のことである", FALSE },
    { "GB18030", "\u4e97乗\u4e97 [x] 的是一\u4e98", TRUE },
    { "GB18030", "围棋\u4e5a的是一", TRUE },
    { "BIG5-HKSCS", "功因許蓋", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gsize length;
      g_autofree char *value =
          encode (cases[i].text, cases[i].charset, &length);
      g_autoptr (GString) data = g_string_new ("(;");
      g_autoptr (TengenSgfReading) reading = NULL;
      g_autofree char *name = NULL;
      g_autofree char *comment = NULL;

      if (cases[i].named)
        append_by_byte (
            data, "CA", cases[i].charset, strlen (cases[i].charset));
      append_by_byte (data, "PB", value, length);
      append_by_byte (data, "C", value, length);
      g_string_append (data, ";B[aa])");
      reading = tengen_sgf_read (data->str, data->len, NULL, NULL);
      g_test_message ("%s", cases[i].text);
      g_assert_nonnull (reading->record);
      g_assert_cmpstr (reading->charset, ==, cases[i].charset);
      g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 2);
      name = tengen_record_get_text (reading->record, 1, TENGEN_PROPERTY_PB);
      comment = tengen_record_get_text (reading->record, 1, TENGEN_PROPERTY_C);
      g_assert_cmpstr (name, ==, cases[i].text);
      g_assert_cmpstr (comment, ==, cases[i].text);
    }
}

/* Half a character at the end of a value does not take its bracket along. */
static void
test_cut (void)
{
  static const char data[] = "(;CA[SJIS]PB[\x8E\xD0\x8E]PW[\x94\x92"
                             "]C[\x95\x5C];B[aa])";
  TengenSgfText text;

  g_assert_true (tengen_sgf_text_decode (data, strlen (data), NULL, &text));
  g_assert_cmpstr (text.text, ==, "(;CA[SJIS]PB[社\uFFFD]PW[白]C[表];B[aa])");
  g_assert_cmpuint (text.broken, ==, 16);
  tengen_sgf_text_clear (&text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sgf-text/choice", test_choice);
  g_test_add_func ("/sgf-text/named", test_named);
  g_test_add_func ("/sgf-text/nul", test_nul);
  g_test_add_func ("/sgf-text/broken", test_broken);
  g_test_add_func ("/sgf-text/damaged", test_damaged);
  g_test_add_func ("/sgf-text/doubt", test_doubt);
  g_test_add_func ("/sgf-text/escapes", test_escapes);
  g_test_add_func ("/sgf-text/cut", test_cut);
  return g_test_run ();
}
