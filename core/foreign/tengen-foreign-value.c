/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-foreign-value: what the servers' forms have in common
 */
#include "tengen-foreign-value.h"

#include <string.h>

/* The kinds of ranks, in the order in which they are looked for. */
static const struct
{
  const char *written;
  char kind;
} kinds[] = {
  { "段P", 'p' }, { "단P", 'p' }, { "DP", 'p' }, { "P", 'p' },
  { "段", 'd' },  { "단", 'd' },  { "D", 'd' },  { "級", 'k' },
  { "级", 'k' },  { "급", 'k' },  { "K", 'k' },
};

/* Digits, the kind, `*` or `?`. */
static char *
read_rank (const char *rank)
{
  const char *at = rank;
  const char *mark;

  while (g_ascii_isdigit (*at))
    at++;
  if (at == rank || at - rank > 2)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (at, kinds[i].written))
      {
        mark = at + strlen (kinds[i].written);
        if (*mark != '\0' && strcmp (mark, "*") != 0 && strcmp (mark, "?") != 0)
          return NULL;
        return g_strdup_printf (
            "%.*s%c%s", (int) (at - rank), rank, kinds[i].kind, mark);
      }
  return NULL;
}

char *
tengen_foreign_rank_parse (const char *text, gsize length)
{
  g_autofree char *wide = NULL;
  g_autofree char *folded = NULL;

  if (length > 32)
    return NULL;
  /* digits of full width are digits */
  wide = g_utf8_normalize (text, (gssize) length, G_NORMALIZE_NFKC);
  if (wide == NULL)
    return NULL;
  folded = g_ascii_strup (g_strstrip (wide), -1);
  return read_rank (folded);
}

void
tengen_foreign_rank_set (TengenForeignDraft *draft,
                         guint node,
                         const char *name,
                         const char *text,
                         gsize length)
{
  g_autofree char *rank = tengen_foreign_rank_parse (text, length);

  if (rank != NULL)
    tengen_foreign_draft_set (draft, node, name, rank, -1);
  else
    tengen_foreign_draft_set (draft, node, name, text, (gssize) length);
}

/* The next number of a date: digits, with blanks for zeros in front. */
static gboolean
read_part (const char **at, const char *end, gsize most, int *number)
{
  gsize n = 0;

  *number = 0;
  while (*at < end && !g_ascii_isdigit (**at))
    (*at)++;
  for (; *at < end && g_ascii_isdigit (**at) && n < most; (*at)++, n++)
    *number = 10 * *number + (**at - '0');
  return n > 0;
}

char *
tengen_foreign_date_parse (const char *text, gsize length)
{
  const char *at = text;
  const char *end = text + length;
  int year, month, day;

  if (!read_part (&at, end, 4, &year) || year < 1000 ||
      !read_part (&at, end, 2, &month) || !read_part (&at, end, 2, &day) ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return NULL;
  return g_strdup_printf ("%04d-%02d-%02d", year, month, day);
}

char *
tengen_foreign_decimal_format (gint64 number, gint64 unit)
{
  gint64 part = ABS (number % unit);
  GString *text = g_string_new (number < 0 ? "-" : NULL);

  g_string_append_printf (
      text, "%" G_GINT64_FORMAT, (gint64) ABS (number / unit));
  if (part != 0)
    g_string_append_c (text, '.');
  for (; part != 0; part = part % unit)
    {
      unit /= 10;
      g_string_append_c (text, (char) ('0' + part / unit));
    }
  return g_string_free (text, FALSE);
}

/* The places in the order in which they are taken: 0 the near line from the
 * left or the top, 1 the middle, 2 the far line. */
static const guint8 corners[4][2] = { { 2, 0 }, { 0, 2 }, { 0, 0 }, { 2, 2 } };
static const guint8 sides[4][2] = { { 0, 1 }, { 2, 1 }, { 1, 0 }, { 1, 2 } };

static void
put (TengenForeignDraft *draft, guint node, int size, const guint8 *place)
{
  int near = size < 13 ? 2 : 3;
  const int lines[] = { near, size / 2, size - 1 - near };

  tengen_foreign_draft_add_point (
      draft, node, "AB", lines[place[0]], lines[place[1]]);
}

gboolean
tengen_foreign_handicap_put (TengenForeignDraft *draft,
                             guint node,
                             int size,
                             int n)
{
  static const guint8 centre[2] = { 1, 1 };
  g_autofree char *number = g_strdup_printf ("%d", n);

  if (n == 0 || n == 1)
    return TRUE;
  if (n < 0 || n > 9 || size < 7 || (n > 4 && size % 2 == 0))
    return FALSE;
  tengen_foreign_draft_set (draft, node, "HA", number, -1);
  for (int i = 0; i < MIN (n, 4); i++)
    put (draft, node, size, corners[i]);
  for (int i = 0; i < (n >= 8 ? 4 : n >= 6 ? 2 : 0); i++)
    put (draft, node, size, sides[i]);
  if (n == 5 || n == 7 || n == 9)
    put (draft, node, size, centre);
  return TRUE;
}

gboolean
tengen_foreign_digits_read (const char **at, const char *end, int *number)
{
  const char *c = *at;
  gboolean minus;
  int n = 0;
  int value = 0;

  while (c < end && (*c == ' ' || *c == '\t'))
    c++;
  minus = c < end && *c == '-';
  if (c < end && (*c == '-' || *c == '+'))
    c++;
  for (; c < end && g_ascii_isdigit (*c) && n < 9; c++, n++)
    value = 10 * value + (*c - '0');
  if (n == 0 || (c < end && g_ascii_isdigit (*c)))
    return FALSE;
  *at = c;
  *number = minus ? -value : value;
  return TRUE;
}

gboolean
tengen_foreign_decimal_read (const char **at, const char *end, int *hundredths)
{
  const char *c = *at;
  gboolean minus;
  int unit = 10;
  int number;

  while (c < end && (*c == ' ' || *c == '\t'))
    c++;
  minus = c < end && *c == '-';
  if (!tengen_foreign_digits_read (&c, end, &number) || ABS (number) > 999999)
    return FALSE;
  number = 100 * ABS (number);
  if (end - c >= 2 && (*c == '.' || *c == ',') && g_ascii_isdigit (c[1]))
    for (c++; c < end && g_ascii_isdigit (*c); c++, unit /= 10)
      number += unit * (*c - '0');
  *at = c;
  *hundredths = minus ? -number : number;
  return TRUE;
}
