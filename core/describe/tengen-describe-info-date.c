/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-describe-info: dates of games (対局日), also by Japanese eras (元号)
 *
 * Source: SGF FF[4], DT with its short forms; the days on which eras began are
 *         those of the edicts, by the calendar in use since 1873.
 */
#include "tengen-describe-info.h"

#include <string.h>

/* Eras, the last one first. */
static const struct
{
  char letter;
  const char *name;
  TengenDate first;
} ERAS[] = {
  { 'R', "令和", { 2019, 5, 1 } },   { 'H', "平成", { 1989, 1, 8 } },
  { 'S', "昭和", { 1926, 12, 25 } }, { 'T', "大正", { 1912, 7, 30 } },
  { 'M', "明治", { 1868, 10, 23 } },
};

/* Words for year, month and day. */
static const char *const YEARS[] = { "年", "년", NULL };
static const char *const MONTHS[] = { "月", "월", NULL };
static const char *const DAYS[] = { "日", "号", "號", "일", NULL };

/* What separates dates of a list. */
static const char *const COMMAS[] = { ",", "、", "・", NULL };

static int
count_days (int year, int month)
{
  static const int DAYS_OF[] = {
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31
  };
  gboolean leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

  return DAYS_OF[month - 1] + (month == 2 && leap ? 1 : 0);
}

static gboolean
is_date (const TengenDate *date)
{
  if (date->year < 1 || date->year > 9999 || date->month < 0 ||
      date->month > 12 || date->day < 0 || (date->month == 0 && date->day != 0))
    return FALSE;
  return date->day == 0 || date->day <= count_days (date->year, date->month);
}

static int
compare (const TengenDate *a, const TengenDate *b)
{
  if (a->year != b->year)
    return a->year < b->year ? -1 : 1;
  if (a->month != b->month)
    return a->month < b->month ? -1 : 1;
  return a->day < b->day ? -1 : a->day > b->day;
}

/* Reading. */

static void
skip_blanks (const char **at)
{
  while (**at == ' ')
    (*at)++;
}

static gboolean
take (const char **at, const char *word)
{
  if (!g_str_has_prefix (*at, word))
    return FALSE;
  *at += strlen (word);
  return TRUE;
}

static gboolean
take_any (const char **at, const char *const *words)
{
  for (; *words != NULL; words++)
    if (take (at, *words))
      return TRUE;
  return FALSE;
}

/* Takes a Chinese digit off; -1 if there is none. */
static int
take_kanji (const char **at)
{
  static const char *const DIGITS[] = { "〇", "一", "二", "三", "四",
                                        "五", "六", "七", "八", "九" };

  for (int i = 0; i < (int) G_N_ELEMENTS (DIGITS); i++)
    if (take (at, DIGITS[i]))
      return i;
  return -1;
}

/* Takes 二〇二六, 十一 or 六十四 off; gives how many signs it had. */
static int
take_kanji_number (const char **at, int *number)
{
  const char *start = *at;
  gboolean tens = FALSE;
  int n = 0, sum = 0;

  for (; n < 5; n++)
    {
      int digit = take_kanji (at);

      if (digit < 0 && !tens && sum < 10 && take (at, "十"))
        {
          tens = TRUE;
          sum = sum == 0 ? 10 : 10 * sum;
        }
      else if (digit < 0)
        break;
      else
        sum = tens ? sum + digit : 10 * sum + digit;
    }
  if (n == 0 || n == 5)
    {
      *at = start;
      return 0;
    }
  *number = sum;
  return n;
}

/* Takes a number off; gives how many digits it had. */
static int
take_number (const char **at, int *number)
{
  const char *start = *at;
  int sum = 0;

  for (; g_ascii_isdigit (**at) && *at - start < 9; (*at)++)
    sum = 10 * sum + (**at - '0');
  if (*at == start)
    return take_kanji_number (at, number);
  *number = sum;
  return (int) (*at - start);
}

/* Takes an era's name or letter with a year off. */
static gboolean
take_era (const char **at, int *year)
{
  const char *start = *at;

  for (gsize i = 0; i < G_N_ELEMENTS (ERAS); i++)
    {
      gboolean named = take (at, ERAS[i].name);
      int number = 0;

      if (!named && (**at != ERAS[i].letter ||
                     !g_ascii_isdigit ((*at)[1] == '.' ? (*at)[2] : (*at)[1])))
        continue;
      if (!named)
        *at += (*at)[1] == '.' ? 2 : 1;
      skip_blanks (at);
      if (named && take (at, "元"))
        number = 1;
      else
        {
          int digits = take_number (at, &number);

          if (digits == 0 || digits > 3)
            break;
        }
      *year = ERAS[i].first.year + number - 1;
      return number > 0 && number < 100;
    }
  *at = start;
  return FALSE;
}

/* Takes a month or a day off: two digits at most. */
static gboolean
take_part (const char **at, int *part)
{
  const char *start = *at;
  int number = 0;
  int digits = take_number (at, &number);

  if (digits >= 1 && number <= 31 && (digits <= 2 || !g_ascii_isdigit (*start)))
    {
      *part = number;
      return TRUE;
    }
  *at = start;
  return FALSE;
}

/* Whether a date or a list may end there. */
static gboolean
is_end (const char *at)
{
  skip_blanks (&at);
  return *at == '\0' || take_any (&at, COMMAS);
}

/* Takes a day off, with its word or at an end. */
static gboolean
take_day (const char **at, int *day)
{
  const char *next = *at;
  int number = 0;

  skip_blanks (&next);
  if (!take_part (&next, &number))
    return FALSE;
  if (!is_end (next))
    {
      skip_blanks (&next);
      if (!take_any (&next, DAYS))
        return FALSE;
    }
  else
    take_any (&next, DAYS);
  *day = number;
  *at = next;
  return TRUE;
}

/* Takes 11月21日 off, or 11月. */
static gboolean
take_month_day (const char **at, TengenDate *date)
{
  const char *next = *at;
  int month = 0;

  skip_blanks (&next);
  if (!take_part (&next, &month))
    return FALSE;
  skip_blanks (&next);
  if (!take_any (&next, MONTHS))
    return FALSE;
  date->month = month;
  date->day = 0;
  take_day (&next, &date->day);
  *at = next;
  return TRUE;
}

/* Takes -11-21 or -11 off, with other signs between them too; FALSE if there
 * are more digits than a date has. */
static gboolean
take_parts (const char **at, TengenDate *date)
{
  static const char *const SIGNS[] = { "-", "/", ".", "‐", "–", "−", NULL };
  int *const parts[] = { &date->month, &date->day };
  const char *const *sign = SIGNS;

  while (*sign != NULL && !g_str_has_prefix (*at, *sign))
    sign++;
  for (gsize i = 0; *sign != NULL && i < G_N_ELEMENTS (parts); i++)
    {
      const char *next = *at;

      if (!take (&next, *sign))
        break;
      skip_blanks (&next);
      if (!take_part (&next, parts[i]))
        break;
      *at = next;
    }
  take (at, *sign != NULL ? *sign : "");
  return !g_ascii_isdigit (**at);
}

/* Takes 20261121 off. */
static gboolean
split_digits (int number, TengenDate *date)
{
  *date = (TengenDate){ number / 10000, number / 100 % 100, number % 100 };
  return date->year >= 1000 && date->month > 0 && date->day > 0;
}

/* Takes a date off that begins with its year. */
static gboolean
take_full (const char **at, TengenDate *date)
{
  const char *next = *at;
  gboolean named = FALSE, era;
  int digits;

  *date = (TengenDate){ 0 };
  era = take_era (&next, &date->year);
  if (era)
    named = (**at & 0x80) != 0;
  else
    {
      digits = take_number (&next, &date->year);
      if (digits == 8 && !split_digits (date->year, date))
        return FALSE;
      if (digits != 4 && digits != 8)
        return FALSE;
    }
  if (date->month == 0)
    {
      const char *sign = next;

      skip_blanks (&sign);
      if (take_any (&sign, YEARS))
        {
          next = sign;
          take_month_day (&next, date);
        }
      else if (!take_parts (&next, date) || (era && !named && date->month == 0))
        return FALSE;
    }
  if (!is_date (date))
    return FALSE;
  *at = next;
  return TRUE;
}

/* Months in English. */
static gboolean
take_english_month (const char **at, int *month)
{
  static const char *const NAMES[] = { "january", "february", "march",
                                       "april",   "may",      "june",
                                       "july",    "august",   "september",
                                       "october", "november", "december" };
  gsize length = 0;

  while (g_ascii_isalpha ((*at)[length]))
    length++;
  for (int i = 0; i < (int) G_N_ELEMENTS (NAMES); i++)
    if ((length == 3 || length == strlen (NAMES[i]) ||
         (length == 4 && i == 8)) &&
        g_ascii_strncasecmp (*at, NAMES[i], length) == 0)
      {
        *at += length + ((*at)[length] == '.' ? 1 : 0);
        *month = i + 1;
        return TRUE;
      }
  return FALSE;
}

/* Takes a day with st, nd, rd or th off. */
static void
take_english_day (const char **at, int *day)
{
  static const char *const ENDS[] = { "st", "nd", "rd", "th", NULL };

  if (take_part (at, day))
    take_any (at, ENDS);
}

/* Takes 8 May 1995, May 8, 1995 or May 1995 off. */
static gboolean
take_english (const char **at, TengenDate *date)
{
  const char *next = *at;

  *date = (TengenDate){ 0 };
  take_english_day (&next, &date->day);
  skip_blanks (&next);
  if (!take_english_month (&next, &date->month))
    return FALSE;
  skip_blanks (&next);
  if (date->day == 0)
    {
      take_english_day (&next, &date->day);
      if (date->day != 0 && *next != ',' && *next != ' ')
        return FALSE;
    }
  if (*next == ',')
    next++;
  skip_blanks (&next);
  if (!g_ascii_isdigit (*next) || take_number (&next, &date->year) != 4 ||
      !is_date (date))
    return FALSE;
  *at = next;
  return TRUE;
}

/* Takes what stands short for a date off: 11-22, 22 or 12 behind a date. */
static gboolean
take_short (const char **at, const TengenDate *before, TengenDate *date)
{
  const char *next = *at;
  TengenDate parts = { 0 };
  int number = 0;

  *date = *before;
  if (take_month_day (&next, date))
    ;
  else if (!take_part (&next, &number) || !take_parts (&next, &parts))
    return FALSE;
  else if (parts.day != 0)
    return FALSE;
  else if (parts.month != 0)
    {
      date->month = number;
      date->day = parts.month;
    }
  else if (before->day != 0)
    {
      date->day = number;
      take_any (&next, DAYS);
    }
  else
    date->month = number;
  if (!is_end (next) || before->month == 0 ||
      (date->day == 0) != (before->day == 0) || date->month == 0 ||
      !is_date (date) || compare (before, date) >= 0)
    return FALSE;
  *at = next;
  return TRUE;
}

GArray *
tengen_info_parse_dates (const char *text)
{
  GArray *dates = g_array_new (FALSE, FALSE, sizeof (TengenDate));
  g_autofree char *valid = NULL;
  g_autofree char *even = NULL;
  TengenDate date;
  const char *at;

  g_return_val_if_fail (text != NULL, dates);

  valid = g_utf8_make_valid (text, -1);
  even = g_utf8_normalize (valid, -1, G_NORMALIZE_NFKC);
  if (even == NULL)
    return dates;
  at = g_strstrip (even);
  if (!take_full (&at, &date) && !take_english (&at, &date))
    return dates;
  g_array_append_val (dates, date);
  skip_blanks (&at);
  while (take_any (&at, COMMAS))
    {
      TengenDate before = date;

      skip_blanks (&at);
      if (!take_full (&at, &date) && !take_short (&at, &before, &date))
        break;
      g_array_append_val (dates, date);
      skip_blanks (&at);
    }
  return dates;
}

/* Writing. */

/* Appends a date, without what it has in common with the one before. */
static void
append_date (GString *text, const TengenDate *date, const TengenDate *before)
{
  gboolean alike = before != NULL && before->year == date->year &&
                   before->month != 0 && date->month != 0 &&
                   (before->day == 0) == (date->day == 0);

  if (!alike)
    g_string_append_printf (text, "%04d", date->year);
  if (!alike && date->month != 0)
    g_string_append_c (text, '-');
  if (date->month != 0 &&
      (!alike || date->day == 0 || date->month != before->month))
    {
      g_string_append_printf (text, "%02d", date->month);
      if (date->day != 0)
        g_string_append_c (text, '-');
    }
  if (date->day != 0)
    g_string_append_printf (text, "%02d", date->day);
}

char *
tengen_info_write_dates (const GArray *dates)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (dates != NULL, g_string_free (text, FALSE));

  for (guint i = 0; i < dates->len; i++)
    {
      const TengenDate *date = &g_array_index (dates, TengenDate, i);

      if (i > 0)
        g_string_append_c (text, ',');
      append_date (text, date, i > 0 ? date - 1 : NULL);
    }
  return g_string_free (text, FALSE);
}

char
tengen_info_get_era (const TengenDate *date, int *year)
{
  TengenDate last;

  g_return_val_if_fail (date != NULL && year != NULL, 0);

  *year = 0;
  if (!is_date (date))
    return 0;
  last = *date;
  if (last.month == 0)
    last.month = 12;
  if (last.day == 0)
    last.day = count_days (last.year, last.month);
  for (gsize i = 0; i < G_N_ELEMENTS (ERAS); i++)
    if (compare (&last, &ERAS[i].first) >= 0)
      {
        *year = last.year - ERAS[i].first.year + 1;
        return ERAS[i].letter;
      }
  return 0;
}
