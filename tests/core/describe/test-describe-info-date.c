/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-describe-info-date: dates and eras as files have them
 */
#include "tengen-describe-info.h"

/* Dates. */

static void
test_dates (void)
{
  static const struct
  {
    const char *text;
    const char *expected;
  } CASES[] = {
    /* FF[4] */
    { "2026-11-21", "2026-11-21" },
    { "1995-05", "1995-05" },
    { "1983", "1983" },
    { "1996-05,06", "1996-05,06" },
    { "1996-05-06,07,08", "1996-05-06,07,08" },
    { "1996,1997", "1996,1997" },
    { "1996-12-27,28,1997-01-03,04", "1996-12-27,28,1997-01-03,04" },
    { "1992-09-30,10-01", "1992-09-30,10-01" },
    { "1992-09-30,10-01,02", "1992-09-30,10-01,02" },
    { "2019-02-28,2020-02-29,2021-01-10,11,12,02-03",
      "2019-02-28,2020-02-29,2021-01-10,11,12,02-03" },
    { "1995-09-06, 07", "1995-09-06,07" },
    { "1997-05-05,1997-05-06", "1997-05-05,06" },
    { "1996-05,1996-06,1997-01-02", "1996-05,06,1997-01-02" },
    { "0850-01-02", "0850-01-02" },
    /* with more behind, and incomplete */
    { "1982-", "1982" },
    { "1971-09-", "1971-09" },
    { "1975-09-10/11", "1975-09-10" },
    { "2009-3-12", "2009-03-12" },
    { "2018-01-09 17:01:05", "2018-01-09" },
    { "2024-01-02T10:00:00Z", "2024-01-02" },
    { "2014.05.01 12:30", "2014-05-01" },
    { "2014-05-01, 12:30", "2014-05-01" },
    { "2014-05-01, 3rd round", "2014-05-01" },
    { "2014-05-03,01", "2014-05-03" },
    { "1680-00-00", "1680" },
    { "1680-05-00", "1680-05" },
    /* other signs */
    { "2026/11/21", "2026-11-21" },
    { "2026.11.21", "2026-11-21" },
    { " 20261121 ", "2026-11-21" },
    { "2026年11月21日", "2026-11-21" },
    { "2026年11月21日(土)", "2026-11-21" },
    { "2026 年 11 月 21 日", "2026-11-21" },
    { "２０２６年１１月２１日", "2026-11-21" },
    { "２０２６／１１／２１", "2026-11-21" },
    { "2026年11月", "2026-11" },
    { "2026年", "2026" },
    { "2026年11月21日、22日", "2026-11-21,22" },
    { "1996年5月6,7日", "1996-05-06,07" },
    { "1996年5月30日・6月1日", "1996-05-30,06-01" },
    { "二〇二六年十一月二十一日", "2026-11-21" },
    { "2026년 11월 21일", "2026-11-21" },
    { "8 May 1995", "1995-05-08" },
    { "29th September 2012", "2012-09-29" },
    { "May 8, 1995", "1995-05-08" },
    { "Sept. 1995", "1995-09" },
    /* eras */
    { "令和8年11月21日", "2026-11-21" },
    { "令和元年5月1日", "2019-05-01" },
    { "平成31年4月30日", "2019-04-30" },
    { "昭和八年十月十六日", "1933-10-16" },
    { "昭和六十四年一月七日", "1989-01-07" },
    { "大正15年", "1926" },
    { "明治３３年１月", "1900-01" },
    { "㋿8年11月21日", "2026-11-21" },
    { "R8.11.21", "2026-11-21" },
    { "H31/4/30", "2019-04-30" },
    { "S38-5-6", "1963-05-06" },
    { "R.8.11.21", "2026-11-21" },
    /* no dates */
    { "", "" },
    { "196", "" },
    { "-", "" },
    { "?", "" },
    { "unknown", "" },
    { "R8", "" },
    { "May", "" },
    { "May 8", "" },
    { "05/06/1995", "" },
    { "1996-13-01", "" },
    { "1996-02-30", "" },
    { "1995-02-29", "" },
    { "1900-02-29", "" },
    { "1996-051", "" },
    { "1996-05-061", "" },
    { "12345", "" },
    { "96-05-06", "" },
    { "20261321", "" },
    { "0000-01-01", "" },
    { "\xE3\x81", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (GArray) dates = tengen_info_parse_dates (CASES[i].text);
      g_autofree char *text = tengen_info_write_dates (dates);

      g_assert_cmpstr (text, ==, CASES[i].expected);
    }
}

static int
compare_dates (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (TengenDate));
}

/* What is written is read as the same dates. */
static void
test_dates_random (void)
{
  for (int round = 0; round < 5000; round++)
    {
      g_autoptr (GArray) dates =
          g_array_new (FALSE, FALSE, sizeof (TengenDate));
      g_autoptr (GArray) read = NULL;
      g_autofree char *text = NULL;
      int year = g_test_rand_int_range (1900, 1910);
      gboolean months = g_test_rand_bit ();

      for (int month = 1; month <= 12; month++)
        for (int day = 1; day <= 28; day += 9)
          {
            TengenDate date = { year, month, months ? 0 : day };

            if (g_test_rand_int_range (0, 5) == 0)
              g_array_append_val (dates, date);
            if (months)
              break;
          }
      if (dates->len == 0)
        continue;
      text = tengen_info_write_dates (dates);
      read = tengen_info_parse_dates (text);
      g_assert_cmpuint (read->len, ==, dates->len);
      for (guint i = 0; i < dates->len; i++)
        g_assert_cmpint (compare_dates (&g_array_index (dates, TengenDate, i),
                                        &g_array_index (read, TengenDate, i)),
                         ==,
                         0);
    }
}

static void
test_era (void)
{
  static const struct
  {
    TengenDate date;
    char era;
    int year;
  } CASES[] = {
    { { 2026, 11, 21 }, 'R', 8 },  { { 2019, 5, 1 }, 'R', 1 },
    { { 2019, 4, 30 }, 'H', 31 },  { { 2019, 4, 0 }, 'H', 31 },
    { { 2019, 5, 0 }, 'R', 1 },    { { 2019, 0, 0 }, 'R', 1 },
    { { 1989, 1, 8 }, 'H', 1 },    { { 1989, 1, 7 }, 'S', 64 },
    { { 1989, 1, 0 }, 'H', 1 },    { { 1926, 12, 25 }, 'S', 1 },
    { { 1926, 12, 24 }, 'T', 15 }, { { 1912, 7, 30 }, 'T', 1 },
    { { 1912, 7, 29 }, 'M', 45 },  { { 1868, 10, 23 }, 'M', 1 },
    { { 1868, 10, 22 }, 0, 0 },    { { 1868, 0, 0 }, 'M', 1 },
    { { 1867, 0, 0 }, 0, 0 },      { { 1868, 9, 0 }, 0, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      int year = -1;

      g_assert_cmpint (
          tengen_info_get_era (&CASES[i].date, &year), ==, CASES[i].era);
      g_assert_cmpint (year, ==, CASES[i].year);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/info/dates", test_dates);
  g_test_add_func ("/info/dates/random", test_dates_random);
  g_test_add_func ("/info/era", test_era);
  return g_test_run ();
}
