/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ranks, dates, numbers and handicap stones of the servers' forms.
 */
#include "tengen-foreign-value.h"

#include <string.h>

#include "tengen-record-value.h"

static void
test_ranks (void)
{
  static const char *const rows[][2] = {
    { "9DP", "9p" }, { "7D*", "7d*" }, { "3d?", "3d?" },  { "5段P", "5p" },
    { "2級", "2k" }, { "４단", "4d" }, { "18급", "18k" }, { " 1K ", "1k" },
    { "5p", "5p" },  { "3단P", "3p" }, { "guest", NULL }, { "九段", NULL },
    { "", NULL },    { "100k", NULL }, { "3dan", NULL },  { "D3", NULL },
    { "3", NULL },   { "3d**", NULL }, { "7级*", "7k*" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *rank =
          tengen_foreign_rank_parse (rows[i][0], strlen (rows[i][0]));

      g_assert_cmpstr (rank, ==, rows[i][1]);
    }
}

static void
test_dates (void)
{
  static const char *const rows[][2] = {
    { "20210506 [07:08]", "2021-05-06" },
    { "20210506", "2021-05-06" },
    { "2021:05:06:07:08", "2021-05-06" },
    { "2020- 8-21-22-55- 3", "2020-08-21" },
    { "2012年11月22日 下午 6:3", "2012-11-22" },
    { "2006-9-5", "2006-09-05" },
    { "2021-02-30", NULL },
    { "2021", NULL },
    { "yesterday", NULL },
    { "", NULL },
    { "99-1-1", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *date =
          tengen_foreign_date_parse (rows[i][0], strlen (rows[i][0]));

      g_assert_cmpstr (date, ==, rows[i][1]);
    }
}

static void
test_decimals (void)
{
  static const struct
  {
    gint64 number;
    gint64 unit;
    const char *text;
  } rows[] = {
    { 65, 10, "6.5" },     { 0, 10, "0" },       { 60, 10, "6" },
    { -550, 100, "-5.5" }, { 725, 100, "7.25" }, { -5, 10, "-0.5" },
    { 705, 100, "7.05" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          tengen_foreign_decimal_format (rows[i].number, rows[i].unit);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_digits (void)
{
  static const struct
  {
    const char *text;
    gboolean found;
    int number;
    const char *rest;
  } rows[] = {
    { " 12 3", TRUE, 12, " 3" },
    { "-1", TRUE, -1, "" },
    { "+7x", TRUE, 7, "x" },
    { "x", FALSE, 0, NULL },
    { "-", FALSE, 0, NULL },
    { "", FALSE, 0, NULL },
    { "999999999", TRUE, 999999999, "" },
    { "1000000000", FALSE, 0, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *at = rows[i].text;
      int number = 0;
      gboolean found =
          tengen_foreign_digits_read (&at, at + strlen (at), &number);

      g_assert_cmpint (found, ==, rows[i].found);
      if (!found)
        continue;
      g_assert_cmpint (number, ==, rows[i].number);
      g_assert_cmpstr (at, ==, rows[i].rest);
    }
}

/* The stones as SGF has them, in the order in which they are put. */
static void
test_handicap (void)
{
  static const struct
  {
    int size;
    int n;
    const char *stones;
  } rows[] = {
    { 19, 0, "" },
    { 19, 1, "" },
    { 19, 2, "HA[2]AB[pd][dp]" },
    { 19, 3, "HA[3]AB[pd][dp][dd]" },
    { 19, 5, "HA[5]AB[pd][dp][dd][pp][jj]" },
    { 19, 6, "HA[6]AB[pd][dp][dd][pp][dj][pj]" },
    { 19, 7, "HA[7]AB[pd][dp][dd][pp][dj][pj][jj]" },
    { 19, 8, "HA[8]AB[pd][dp][dd][pp][dj][pj][jd][jp]" },
    { 19, 9, "HA[9]AB[pd][dp][dd][pp][dj][pj][jd][jp][jj]" },
    { 13, 2, "HA[2]AB[jd][dj]" },
    { 9, 4, "HA[4]AB[gc][cg][cc][gg]" },
    { 19, 10, NULL },
    { 19, -1, NULL },
    { 5, 2, NULL },
    { 18, 5, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TengenForeignDraft *draft = tengen_foreign_draft_new ();
      guint root =
          tengen_foreign_draft_add_game (draft, 1, rows[i].size, rows[i].size);
      gboolean put =
          tengen_foreign_handicap_put (draft, root, rows[i].size, rows[i].n);
      g_autoptr (TengenSgfReading) reading =
          tengen_foreign_draft_finish (draft, NULL);
      g_autofree char *wanted =
          g_strdup_printf ("(;FF[4]CA[UTF-8]GM[1]SZ[%d]%s)",
                           rows[i].size,
                           rows[i].stones != NULL ? rows[i].stones : "");
      gsize length;
      const char *source = tengen_record_get_source (reading->record, &length);

      g_assert_cmpint (put, ==, rows[i].stones != NULL);
      g_assert_cmpmem (source, length, wanted, strlen (wanted));
    }
}

static void
test_set (void)
{
  TengenForeignDraft *draft = tengen_foreign_draft_new ();
  guint root = tengen_foreign_draft_add_game (draft, 1, 9, 9);
  g_autoptr (TengenSgfReading) reading = NULL;
  g_autofree char *black = NULL;
  g_autofree char *white = NULL;

  tengen_foreign_rank_set (draft, root, "BR", "3D", 2);
  tengen_foreign_rank_set (draft, root, "WR", "guest", 5);
  reading = tengen_foreign_draft_finish (draft, NULL);
  black = tengen_record_get_text (reading->record,
                                  tengen_record_get_game (reading->record, 0),
                                  TENGEN_PROPERTY_BR);
  white = tengen_record_get_text (reading->record,
                                  tengen_record_get_game (reading->record, 0),
                                  TENGEN_PROPERTY_WR);
  g_assert_cmpstr (black, ==, "3d");
  g_assert_cmpstr (white, ==, "guest");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign-value/ranks", test_ranks);
  g_test_add_func ("/foreign-value/dates", test_dates);
  g_test_add_func ("/foreign-value/decimals", test_decimals);
  g_test_add_func ("/foreign-value/digits", test_digits);
  g_test_add_func ("/foreign-value/handicap", test_handicap);
  g_test_add_func ("/foreign-value/set", test_set);
  return g_test_run ();
}
