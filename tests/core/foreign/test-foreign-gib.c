/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GIB: what the files of the index have not.
 */
#include "foreign-check.h"

#define HEAD "\\HS\n\\[GAMEBLACKNAME=b\\]\n\\HE\n\\GS\n2 1 0\n9 0 &4\n"

static TengenSgfReading *
read_gib (const char *text)
{
  return read_good (text, strlen (text), NULL, TENGEN_FOREIGN_GIB);
}

/* Which of several fields counts. */
static void
test_fields (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_gib ("\\HS\n\\[GAMEBLACKNAME=x (y) (3D)\\]\n"
                "\\[GAMEWHITENAME=\\]\n\\[GAMEWHITENICK=nick\\]\n"
                "\\[WUSERINFO=WLV:27\\]\n\\[BUSERINFO=BID:id,BLV:0\\]\n"
                "\\[GAMENAME=a\nb\\]\n\\[GAMEGONGJE=75\\]\n"
                "\\[GAMETAG=T30-3-600,\tC2021:05:06:07:08\\]\n"
                "\\HE\n\\GS\nINI 0 1 0 &4\n\\GE\n");

  check_root (reading, TENGEN_PROPERTY_PB, "x (y)");
  check_root (reading, TENGEN_PROPERTY_BR, "3d");
  check_root (reading, TENGEN_PROPERTY_PW, "nick");
  check_root (reading, TENGEN_PROPERTY_WR, "1p");
  check_root (reading, TENGEN_PROPERTY_GN, "a b");
  check_root (reading, TENGEN_PROPERTY_KM, "7.5");
  check_root (reading, TENGEN_PROPERTY_DT, "2021-05-06");
  check_root (reading, TENGEN_PROPERTY_TM, "600");
  check_root (reading, TENGEN_PROPERTY_OT, "3x30 byo-yomi");
}

/* The tag first, then the part of the other field, then the field. */
static void
test_dates (void)
{
  static const struct
  {
    const char *head;
    const char *date;
  } rows[] = {
    { "\\[GAMEINFOSUB=GNAME:a,GDATE:2020- 8-21-22-55- 3,GPLC:b\\]\n"
      "\\[GAMEDATE=2019- 1- 2\\]\n",
      "2020-08-21" },
    { "\\[GAMEINFOSUB=GDATE:2020- 8-21-22-55- 3\\]\n"
      "\\[GAMETAG=C2018:12:31:23:59\\]\n",
      "2018-12-31" },
    { "\\[GAMEINFOSUB=GDATE:,GPLC:b\\]\n"
      "\\[GAMETAG=C0000:00:00\\]\n\\[GAMEDATE=2012年11月2日 下午 6:3\\]\n",
      "2012-11-02" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("\\HS\n%s\\HE\n\\GS\n\\GE\n", rows[i].head);
      g_autoptr (TengenSgfReading) reading = read_gib (text);

      check_root (reading, TENGEN_PROPERTY_DT, rows[i].date);
    }
}

/* A part without anything says as little as one that is not there. */
static void
test_empty_parts (void)
{
  g_autoptr (TengenSgfReading) reading =
      read_gib ("\\HS\n\\[GAMEINFOMAIN=GRLT:,ZIPSU: ,GONGJE:\\]\n"
                "\\[GAMETAG=G65,W0,Z35\\]\n\\HE\n\\GS\n\\GE\n");

  check_root (reading, TENGEN_PROPERTY_KM, "6.5");
  check_root (reading, TENGEN_PROPERTY_RE, "B+3.5");
}

/* A text of SGF may have what a field of GIB begins with. */
static void
test_sgf (void)
{
  static const char text[] = "\n(;GM[1]SZ[9]C[\\[GAME 1\\] of 3];B[ee])";
  TengenForeignForm form;
  g_autoptr (TengenSgfReading) reading =
      tengen_foreign_read (text, sizeof text - 1, NULL, NULL, &form, NULL);

  g_assert_cmpint (form, ==, TENGEN_FOREIGN_NONE);
  check_root (reading, TENGEN_PROPERTY_C, "[GAME 1] of 3");
}

static void
test_utf16 (void)
{
  static const char text[] = "\\HS\n\\[GAMEBLACKNAME=黒 (3D)\\]\n\\HE\n\\GS\n"
                             "STO 0 2 1 3 3\n\\GE\n";
  static const struct
  {
    const char *mark;
    const char *charset;
  } rows[] = { { "\xFF\xFE", "UTF-16LE" }, { "\xFE\xFF", "UTF-16BE" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gsize n;
      g_autofree char *wide =
          g_convert (text, -1, rows[i].charset, "UTF-8", NULL, &n, NULL);
      g_autofree char *data = g_malloc (n + 2);
      TengenForeignForm form;
      g_autoptr (TengenSgfReading) reading = NULL;

      memcpy (data, rows[i].mark, 2);
      memcpy (data + 2, wide, n);
      reading = tengen_foreign_read (data, n + 2, NULL, NULL, &form, NULL);
      g_assert_cmpint (form, ==, TENGEN_FOREIGN_GIB);
      g_assert_cmpstr (reading->charset, ==, rows[i].charset);
      check_root (reading, TENGEN_PROPERTY_PB, "黒");
      g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 2);
    }
}

static void
test_results (void)
{
  static const struct
  {
    const char *field;
    const char *result;
  } rows[] = {
    { "GAMEINFOMAIN=GRLT:1,ZIPSU:5", "W+0.5" },
    { "GAMEINFOMAIN=GRLT:0,ZIPSU:0", "B+" },
    { "GAMEINFOMAIN=GRLT:5,ZIPSU:0", "B+F" },
    { "GAMEINFOMAIN=GRLT:255,ZIPSU:0", NULL },
    { "GAMEINFOMAIN=GRLT:9,ZIPSU:0", NULL },
    { "GAMERESULT=white wins by resignation", "W+R" },
    { "GAMERESULT=black 4 points win", "B+4" },
    { "GAMERESULT=白11目胜", "W+11" },
    { "GAMERESULT=흑 시간승", "B+T" },
    { "GAMERESULT=", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("\\HS\n\\[%s\\]\n\\HE\n\\GS\n\\GE\n", rows[i].field);
      g_autoptr (TengenSgfReading) reading = read_gib (text);

      check_root (reading, TENGEN_PROPERTY_RE, rows[i].result);
    }
}

/* A move onto a stone is impossible, and one to where a stone was taken is
 * not. */
static void
test_taken (void)
{
  static const char moves[] = HEAD "STO 0 2 1 1 0\nSTO 0 3 2 0 0\n"
                                   "STO 0 4 1 0 1\nSTO 0 5 2 0 0\n"
                                   "STO 0 6 1 1 0\nSTO 0 7 2 5 5\n\\GE\n";
  g_autoptr (TengenSgfReading) reading = read_gib (moves);

  check_fault (reading, 1, TENGEN_SGF_FAULT_MOVE_TAKEN, 11, 11);
  g_assert_cmpuint (
      g_array_index (reading->warnings, TengenSgfWarning, 0).number, ==, 4);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 5);
}

static void
test_oddities (void)
{
  static const struct
  {
    const char *text;
    TengenSgfFault fault;
    guint line;
    guint column;
    guint n_nodes;
  } rows[] = {
    { HEAD "STO 0 2 1 1 0\nWIT 0 3\nSTO 0 3 2 4 4\n\\GE\n",
      TENGEN_SGF_FAULT_TAKEN_BACK,
      8,
      1,
      3 },
    { HEAD "STO 0 2 1 1 0\n", TENGEN_SGF_FAULT_END_CUT, 7, 1, 2 },
    { HEAD "STO 0 2 1 1", TENGEN_SGF_FAULT_MOVE_CUT, 7, 1, 1 },
    { HEAD "STO 0 2 1 1\nSTO 0 3 2 4 4\n\\GE\n",
      TENGEN_SGF_FAULT_MOVE_UNREADABLE,
      7,
      1,
      1 },
    { "\\HS\n\\[GAMENAME=a\\]\n", TENGEN_SGF_FAULT_NO_MOVES, 2, 1, 1 },
    { HEAD "INI 0 1 x &4\nSTO 0 2 1 4 4\n\\GE\n",
      TENGEN_SGF_FAULT_NO_HANDICAP,
      7,
      9,
      2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TengenSgfReading) reading = read_gib (rows[i].text);

      check_fault (reading, 1, rows[i].fault, rows[i].line, rows[i].column);
      g_assert_cmpuint (
          tengen_record_get_n_nodes (reading->record), ==, rows[i].n_nodes);
    }
}

/* A comment of a move that is not there goes to the last; a variation that is
 * damaged ends there, and the game is whole. */
static void
test_remarks (void)
{
  g_autoptr (TengenSgfReading) reading = read_gib (
      HEAD "STO 0 2 1 3 3\nSTO 0 3 2 4 4\n\\GE\n"
           "\\RS\n\\[REFSUSUN=99\\]\n\\[REFEXPLAIN=last\nline\\]\n\\RE\n"
           "\\RS\n\\[REFSUSUN=0\\]\n\\[REFEXPLAIN=first\\]\n\\RE\n"
           "\\RS\n\\[REFGIBO=\nSTO 0 2 1 3 3\nSKI 0 3\nSTO 0 3 1 5 5\n"
           "STO 0 4 1 50 5\nSTO 0 5 2 6 6\n\\]\n\\RE\n");
  g_autofree char *last =
      tengen_record_get_text (reading->record, 3, TENGEN_PROPERTY_C);

  check_root (reading, TENGEN_PROPERTY_C, "first");
  g_assert_cmpstr (last, ==, "last\nline");
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 5);
  check_fault (reading, 1, TENGEN_SGF_FAULT_MOVE_OFF_BOARD, 24, 11);
}

/* Where the game stopped at a wrong move, no variation puts another one, but
 * variations of the moves before it are all there. */
static void
test_remarks_of_damage (void)
{
  g_autoptr (TengenSgfReading) reading = read_gib (
      HEAD "STO 0 2 1 3 3\nSTO 0 3 3 4 4\n\\GE\n"
           "\\RS\n\\[REFGIBO=\nSTO 0 2 1 5 5\nSTO 0 3 2 6 6\n\\]\n\\RE\n"
           "\\RS\n\\[REFGIBO=\nSTO 0 2 1 3 3\nSTO 0 3 2 6 6\n\\]\n\\RE\n"
           "\\RS\n\\[REFGIBO=\nSTO 0 2 1 3 3\nSKI 0 3\n\\]\n\\RE\n");

  check_fault (reading, 1, TENGEN_SGF_FAULT_MOVE_COLOUR, 8, 9);
  g_assert_cmpuint (tengen_record_get_n_nodes (reading->record), ==, 4);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text;
    TengenForeignError code;
    const char *message;
    guint line;
    guint column;
  } rows[] = {
    { "[Error]:no game", TENGEN_FOREIGN_ERROR_SERVER, "[Error]:no game", 1, 1 },
    { "\\HS\n\\[GAMEINFOMAIN=LINE:40\\]\n\\GS\n",
      TENGEN_FOREIGN_ERROR_BOARD,
      "",
      2,
      21 },
    { "\\HS\n\\[GAMEINFOMAIN=GTIME:1,\nGRLT:3,LINE:0\\]\n\\GS\n",
      TENGEN_FOREIGN_ERROR_BOARD,
      "",
      3,
      13 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      TengenForeignForm form;
      g_autoptr (TengenSgfReading) reading = tengen_foreign_read (
          rows[i].text, strlen (rows[i].text), NULL, NULL, &form, &error);

      g_assert_error (error, TENGEN_FOREIGN_ERROR, (int) rows[i].code);
      g_assert_cmpstr (error->message, ==, rows[i].message);
      g_assert_cmpuint (reading->error_line, ==, rows[i].line);
      g_assert_cmpuint (reading->error_column, ==, rows[i].column);
      g_assert_null (reading->record);
      g_assert_cmpint (form, ==, TENGEN_FOREIGN_GIB);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-gib/fields", test_fields);
  g_test_add_func ("/foreign-gib/dates", test_dates);
  g_test_add_func ("/foreign-gib/empty-parts", test_empty_parts);
  g_test_add_func ("/foreign-gib/sgf", test_sgf);
  g_test_add_func ("/foreign-gib/utf16", test_utf16);
  g_test_add_func ("/foreign-gib/results", test_results);
  g_test_add_func ("/foreign-gib/taken", test_taken);
  g_test_add_func ("/foreign-gib/oddities", test_oddities);
  g_test_add_func ("/foreign-gib/remarks", test_remarks);
  g_test_add_func ("/foreign-gib/remarks-of-damage", test_remarks_of_damage);
  g_test_add_func ("/foreign-gib/refused", test_refused);
  return g_test_run ();
}
