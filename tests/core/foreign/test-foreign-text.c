/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The charset of a form of text, and its lines.
 */
#include "tengen-foreign-text.h"

#include <string.h>

static const char *const order[] = { "CP949", "CP932", NULL };

typedef struct
{
  const char *bytes;
  gsize length;
  const char *chosen;
  gboolean named;
  const char *text;
  const char *charset;
  gboolean certain;
  /* the first warning, or -1 */
  int fault;
  guint column;
} Case;

static void
check_case (const Case *row)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;
  gsize length = row->length;
  g_autofree char *text = tengen_foreign_text_decode (
      row->bytes, &length, row->chosen, row->named, order, draft, &error);
  const TengenSgfWarning *warning;

  reading = tengen_foreign_draft_finish (draft, NULL);
  g_assert_cmpstr (text, ==, row->text);
  if (row->text == NULL)
    {
      g_assert_error (
          error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_CHARSET);
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, strlen (row->text));
  g_assert_cmpstr (reading->charset, ==, row->charset);
  g_assert_cmpint (reading->certain, ==, row->certain);
  g_assert_cmpuint (reading->warnings->len, ==, row->fault < 0 ? 0 : 1);
  if (row->fault < 0)
    return;
  warning = &g_array_index (reading->warnings, TengenSgfWarning, 0);
  g_assert_cmpint (warning->fault, ==, row->fault);
  g_assert_cmpuint (warning->column, ==, row->column);
}

static void
test_decode (void)
{
  static const Case cases[] = {
    { "abc", 3, NULL, FALSE, "abc", "UTF-8", TRUE, -1, 0 },
    { "\xEF\xBB\xBF"
      "a",
      4,
      "CP932",
      TRUE,
      "a",
      "UTF-8",
      TRUE,
      -1,
      0 },
    { "\xFF\xFE"
      "a\0b\0",
      6,
      NULL,
      FALSE,
      "ab",
      "UTF-16LE",
      TRUE,
      -1,
      0 },
    { "\xFE\xFF"
      "\0a\0b",
      6,
      NULL,
      FALSE,
      "ab",
      "UTF-16BE",
      TRUE,
      -1,
      0 },
    { "\xE9\xBB\x92", 3, NULL, FALSE, "黒", "UTF-8", TRUE, -1, 0 },
    /* 이 in CP949 */
    { "\xC0\xCC", 2, NULL, TRUE, "이", "CP949", TRUE, -1, 0 },
    { "\xC0\xCC",
      2,
      NULL,
      FALSE,
      "이",
      "CP949",
      FALSE,
      TENGEN_SGF_FAULT_GUESSED,
      1 },
    /* 表 in CP932, whose second byte is no part of a character of CP949 */
    { "\x95\x5C",
      2,
      NULL,
      FALSE,
      "表",
      "CP932",
      FALSE,
      TENGEN_SGF_FAULT_GUESSED,
      1 },
    { "\xC0\xCC", 2, "CP932", FALSE, "ﾀﾌ", "CP932", TRUE, -1, 0 },
    /* fits none: the first is taken */
    { "ab\xFF\xFF",
      4,
      NULL,
      FALSE,
      "ab\uFFFD\uFFFD",
      "CP949",
      FALSE,
      TENGEN_SGF_FAULT_BYTES,
      3 },
    { "ab\xFF\xFF", 4, "CP932", FALSE, NULL, NULL, FALSE, -1, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("row %zu", i);
      check_case (&cases[i]);
    }
}

static void
test_peek (void)
{
  static const struct
  {
    const char *data;
    gsize length;
    const char *text;
  } rows[] = {
    { "", 0, "" },
    { "\r\n <a b\0\n", 9, "<a b?\n" },
    { "\xEF\xBB\xBF\tx", 5, "x" },
    { "\xFF\xFE<\0a\0\xD2\x9E>", 9, "<a?" },
    { "\xFE\xFF\0 \0<\0a", 8, "<a" },
  };
  g_autofree char *many = g_strnfill (5000, 'x');
  g_autofree char *few = tengen_foreign_text_peek (many, 5000);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          tengen_foreign_text_peek (rows[i].data, rows[i].length);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
  g_assert_cmpuint (strlen (few), ==, 4096);
}

static void
test_lines (void)
{
  static const char text[] = "one \r\ntwo\rthree\n\n\r\n  黒x";
  static const struct
  {
    const char *text;
    guint number;
  } rows[] = {
    { "one", 1 }, { "two", 2 }, { "three", 3 },
    { "", 4 },    { "", 5 },    { "  黒x", 6 },
  };
  TengenForeignLine line;

  tengen_foreign_line_init (&line, text, strlen (text));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (tengen_foreign_line_next (&line));
      g_assert_cmpmem (
          line.start, line.length, rows[i].text, strlen (rows[i].text));
      g_assert_cmpuint (line.number, ==, rows[i].number);
      g_assert_cmpint (tengen_foreign_line_is_last (&line), ==, i == 5);
    }
  g_assert_cmpuint (
      tengen_foreign_line_get_column (&line, strchr (line.start, 'x')), ==, 4);
  g_assert_true (tengen_foreign_line_begins (&line, "  "));
  g_assert_false (tengen_foreign_line_begins (&line, "  黒x "));
  g_assert_false (tengen_foreign_line_next (&line));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-text/decode", test_decode);
  g_test_add_func ("/foreign-text/peek", test_peek);
  g_test_add_func ("/foreign-text/lines", test_lines);
  return g_test_run ();
}
