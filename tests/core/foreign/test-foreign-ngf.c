/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * NGF: what the files of the index have not.
 */
#include "foreign-check.h"

#define HEAD "t\n19\nw 7D*\nb 5DP\ns\n0\n0\n6\n20210506\n5\n\n"

static TengenSgfReading *
read_ngf (const char *text)
{
  return read_good (text, strlen (text), NULL, TENGEN_FOREIGN_NGF);
}

static void
test_head (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_ngf ("\n13\nDan 3D Jr  3K?\n  2d\n\n3\n0\n7\n20210506\n10\n"
                "White loses on time\n0\n");
  g_autoptr (TengenSgfReading) even = read_ngf (
      "title\n19\n小林\u3000九段\n5D\ns\n0\n0\n7.25\n99999999\nx\n\n0\n");

  check_text (reading, 0, TENGEN_PROPERTY_GN, NULL);
  check_text (reading, 0, TENGEN_PROPERTY_SZ, "13");
  check_text (reading, 0, TENGEN_PROPERTY_PW, "Dan 3D Jr");
  check_text (reading, 0, TENGEN_PROPERTY_WR, "3k?");
  check_text (reading, 0, TENGEN_PROPERTY_PB, NULL);
  check_text (reading, 0, TENGEN_PROPERTY_BR, "2d");
  check_text (reading, 0, TENGEN_PROPERTY_HA, "3");
  check_text (reading, 0, TENGEN_PROPERTY_KM, "7");
  check_text (reading, 0, TENGEN_PROPERTY_TM, "600");
  check_text (reading, 0, TENGEN_PROPERTY_RE, "B+T");
  g_assert_cmpuint (reading->warnings->len, ==, 0);
  check_text (even, 0, TENGEN_PROPERTY_PW, "小林");
  check_text (even, 0, TENGEN_PROPERTY_WR, "九段");
  check_text (even, 0, TENGEN_PROPERTY_PB, "5D");
  check_text (even, 0, TENGEN_PROPERTY_KM, "7.25");
  check_text (even, 0, TENGEN_PROPERTY_DT, NULL);
  check_text (even, 0, TENGEN_PROPERTY_TM, NULL);
  check_text (even, 0, TENGEN_PROPERTY_RE, NULL);
}

/* The older form: other places, and the result in the last comment. */
static void
test_older (void)
{
  g_autoptr (TengenSgfReading) reading = read_ngf (
      "GI韩国\nGI朴 初段\nGI李 五段\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\n"
      "GI6\nGI2\nPMABBREER\nPMACWEEEE\nGI1\nIDB[1] 黑好\n[1]白坏[EndTxt]\n"
      "IDB[2] 黑中盘胜(现场消息)[EndTxt]\n");

  check_text (reading, 0, TENGEN_PROPERTY_GN, "韩国");
  check_text (reading, 0, TENGEN_PROPERTY_SZ, "19");
  check_text (reading, 0, TENGEN_PROPERTY_PW, "朴");
  check_text (reading, 0, TENGEN_PROPERTY_WR, "初段");
  check_text (reading, 0, TENGEN_PROPERTY_BR, "五段");
  check_text (reading, 0, TENGEN_PROPERTY_DT, "2006-09-05");
  check_text (reading, 0, TENGEN_PROPERTY_KM, "6.5");
  check_text (reading, 0, TENGEN_PROPERTY_RE, "B+R");
  check_text (reading, 1, TENGEN_PROPERTY_C, "黑好\n[1]白坏");
  check_text (reading, 2, TENGEN_PROPERTY_C, "黑中盘胜(现场消息)");
  g_assert_cmpuint (reading->warnings->len, ==, 0);
}

/* The words of the head tell the charset. */
static void
test_charsets (void)
{
  static const struct
  {
    const char *charset;
    const char *white;
    const char *result;
    gboolean certain;
  } rows[] = {
    { "GB18030", "聂 9段", "黑中盘胜", TRUE },
    { "CP949", "조훈현 9단", "흑 불계승", TRUE },
    { "CP932", "髙尾 9段", "黒2目半勝ち", TRUE },
    { "BIG5-HKSCS", "張 9段", "黑中盤勝", TRUE },
    { "GB18030", "聂", "", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("t\n19\n%s\nb\n\n0\n0\n6\n20210506\n5\n%s\n1\n"
                           "PMABBQEEQ\n",
                           rows[i].white,
                           rows[i].result);
      gsize length;
      g_autofree char *bytes =
          g_convert (text, -1, rows[i].charset, "UTF-8", NULL, &length, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (TengenSgfReading) reading =
          tengen_foreign_read (bytes, length, NULL, NULL, NULL, &error);
      g_autofree char *name =
          g_strndup (rows[i].white, strcspn (rows[i].white, " "));

      g_assert_no_error (error);
      g_test_message ("%s", rows[i].charset);
      g_assert_cmpstr (reading->charset, ==, rows[i].charset);
      g_assert_cmpint (reading->certain, ==, rows[i].certain);
      check_text (reading, 0, TENGEN_PROPERTY_PW, name);
    }
}

/* A mark of UTF-16 goes before everything else. */
static void
test_marks (void)
{
  static const char text[] = HEAD "1\nPMABBQEEQ\n";
  static const char *const charsets[] = { "UTF-16LE", "UTF-16BE" };

  for (gsize i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      gsize length;
      g_autofree char *marked = g_strconcat ("\uFEFF", text, NULL);
      g_autofree char *bytes =
          g_convert (marked, -1, charsets[i], "UTF-8", NULL, &length, NULL);
      TengenForeignForm form;
      g_autoptr (TengenSgfReading) reading =
          tengen_foreign_read (bytes, length, NULL, NULL, &form, NULL);

      g_assert_cmpint (form, ==, TENGEN_FOREIGN_NGF);
      g_assert_cmpstr (reading->charset, ==, charsets[i]);
      check_text (reading, 0, TENGEN_PROPERTY_PB, "b");
    }
}

/* What is wrong ends the reading where it is. */
static void
test_faults (void)
{
  static const struct
  {
    const char *moves;
    TengenSgfFault fault;
    guint line;
    guint column;
    guint n_moves;
  } rows[] = {
    { "2\nPMABBQEEQ\nPMACWQEEQ\n", TENGEN_SGF_FAULT_MOVE_TAKEN, 14, 6, 1 },
    { "2\nPMABBQEEQ\nPMACWUEEU\n", TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 14, 6, 1 },
    { "2\nPMABBQEEQ\nPMACWEAAE\n", TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 14, 7, 1 },
    { "2\nPMABBQEEQ\nPMACW4EE4\n", TENGEN_SGF_FAULT_MOVE_UNREADABLE, 14, 6, 1 },
    { "2\nPMABBQEEQ\nPM\nPMADBDDDD\n",
      TENGEN_SGF_FAULT_MOVE_UNREADABLE,
      14,
      3,
      1 },
    { "2\nPMABBQEEQ\nPMACW\n\n", TENGEN_SGF_FAULT_MOVE_CUT, 14, 6, 1 },
    { "2\nPMABBQEEQ\nP", TENGEN_SGF_FAULT_MOVE_CUT, 14, 2, 1 },
    { "2\nPMABBQEEQ\nQMACWDDDD\nPMADBDDDD\n",
      TENGEN_SGF_FAULT_MOVE_UNREADABLE,
      14,
      1,
      1 },
    { "3\nPMABBQEEQ\nPMACWDDDD\n", TENGEN_SGF_FAULT_MOVE_COUNT, 12, 1, 2 },
    { "1\nPMABBQEEQ\nIDB[1] text", TENGEN_SGF_FAULT_TEXT_CUT, 14, 1, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, rows[i].moves, NULL);
      g_autoptr (TengenSgfReading) reading = read_ngf (text);

      g_test_message ("%" G_GSIZE_FORMAT, i);
      check_fault (reading, 1, rows[i].fault, rows[i].line, rows[i].column);
      g_assert_cmpuint (
          tengen_record_get_n_nodes (reading->record), ==, 1 + rows[i].n_moves);
    }
}

/* Passes may be counted or not, and what is behind the moves is none. */
static void
test_passes (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_ngf (HEAD "1\nPMABBQEEQ\nPMACWAAAA\nthe end\n");

  g_assert_cmpuint (reading->warnings->len, ==, 0);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 3);
}

/* Without a whole head the moves are read all the same. */
static void
test_moves_alone (void)
{
  g_autoptr (TengenSgfReading) reading = read_ngf ("t\nPMABBQEEQ\nPMACWEEEE\n");

  check_fault (reading, 1, TENGEN_SGF_FAULT_NO_SIZE, 1, 1);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 3);
}

static void
test_refused (void)
{
  static const char text[] = "t\n  40\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (text, strlen (text), NULL, NULL, NULL, &error);

  g_assert_error (error, TENGEN_FOREIGN_ERROR, TENGEN_FOREIGN_ERROR_BOARD);
  g_assert_null (reading->record);
  g_assert_cmpuint (reading->error_line, ==, 2);
  g_assert_cmpuint (reading->error_column, ==, 3);
}

/* A number on the second line of a comment of SGF is no sign. */
static void
test_not (void)
{
  static const char sgf[] = "(;C[a\n19\n]GM[1])";
  static const char prose[] = "a\nb\n19\n";

  g_assert_cmpint (tengen_foreign_find_form (sgf, strlen (sgf), NULL),
                   ==,
                   TENGEN_FOREIGN_NONE);
  g_assert_cmpint (tengen_foreign_find_form (prose, strlen (prose), NULL),
                   ==,
                   TENGEN_FOREIGN_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-ngf/head", test_head);
  g_test_add_func ("/foreign-ngf/older", test_older);
  g_test_add_func ("/foreign-ngf/charsets", test_charsets);
  g_test_add_func ("/foreign-ngf/marks", test_marks);
  g_test_add_func ("/foreign-ngf/faults", test_faults);
  g_test_add_func ("/foreign-ngf/passes", test_passes);
  g_test_add_func ("/foreign-ngf/moves-alone", test_moves_alone);
  g_test_add_func ("/foreign-ngf/refused", test_refused);
  g_test_add_func ("/foreign-ngf/not", test_not);
  return g_test_run ();
}
