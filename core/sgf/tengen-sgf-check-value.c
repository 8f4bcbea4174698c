/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sgf-check-value: whether a value is as FF[4] writes it
 *
 * What: see the header.
 */
#include "tengen-sgf-check-value.h"
#include "tengen-board-point.h"
#include "tengen-record-value.h"

#include <string.h>

/* Komi from this on is meant in hundredths, in half points. */
#define HUNDREDTHS_X2 200
/* No value of these kinds is longer. */
#define LONGEST 255

gboolean
tengen_sgf_check_size (const char *raw, gsize length, int *width, int *height)
{
  gsize colon;
  int columns, rows;

  g_return_val_if_fail (raw != NULL, FALSE);
  g_return_val_if_fail (width != NULL && height != NULL, FALSE);

  if (tengen_value_split (raw, length, &colon))
    {
      if (!tengen_value_number (raw, colon, &columns) ||
          !tengen_value_number (raw + colon + 1, length - colon - 1, &rows))
        return FALSE;
    }
  else if (tengen_value_number (raw, length, &columns))
    rows = columns;
  else
    return FALSE;
  if (columns < 1 || columns > TENGEN_BOARD_MAX || rows < 1 ||
      rows > TENGEN_BOARD_MAX)
    return FALSE;
  *width = columns;
  *height = rows;
  return TRUE;
}

/* A value without blanks around it, for looking at. */
static char *
copy_trimmed (const char *raw, gsize length)
{
  return g_strstrip (g_strndup (raw, MIN (length, LONGEST)));
}

/* Whether a text is digits, with or without a fraction. */
static gboolean
is_unsigned_real (const char *text)
{
  gsize whole = strspn (text, "0123456789");
  gsize fraction = 0;

  text += whole;
  if (*text == '.')
    {
      fraction = strspn (text + 1, "0123456789");
      text += 1 + fraction;
    }
  return whole + fraction > 0 && *text == '\0';
}

gboolean
tengen_sgf_check_real (const char *raw, gsize length)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (raw != NULL, FALSE);
  if (length > LONGEST)
    return FALSE;
  text = copy_trimmed (raw, length);
  return is_unsigned_real (*text == '+' || *text == '-' ? text + 1 : text);
}

gboolean
tengen_sgf_check_komi (const char *raw, gsize length)
{
  int half_points;
  gboolean exact = TRUE;

  g_return_val_if_fail (raw != NULL, FALSE);
  return tengen_value_half_points (raw, length, &half_points, &exact) &&
         exact && ABS (half_points) < HUNDREDTHS_X2;
}

gboolean
tengen_sgf_check_result (const char *raw, gsize length)
{
  static const char *const whole[] = { "0", "Draw", "Void", "?" };
  static const char *const ends[] = { "",     "R",       "Resign", "T",
                                      "Time", "Forfeit", "F" };
  g_autofree char *text = NULL;

  g_return_val_if_fail (raw != NULL, FALSE);
  if (length > LONGEST)
    return FALSE;
  text = copy_trimmed (raw, length);
  for (gsize i = 0; i < G_N_ELEMENTS (whole); i++)
    if (g_ascii_strcasecmp (text, whole[i]) == 0)
      return TRUE;
  if (strchr ("BWbw", text[0]) == NULL || text[0] == '\0' || text[1] != '+')
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (g_ascii_strcasecmp (text + 2, ends[i]) == 0)
      return TRUE;
  return is_unsigned_real (text + 2);
}

/* Reads @n digits as a number from @lowest to @highest. */
static gboolean
take_digits (const char **text, gsize n, int lowest, int highest)
{
  int number = 0;

  for (gsize i = 0; i < n; i++)
    {
      if (!g_ascii_isdigit ((*text)[i]))
        return FALSE;
      number = number * 10 + ((*text)[i] - '0');
    }
  *text += n;
  return number >= lowest && number <= highest;
}

/* Reads -MM or -DD. */
static gboolean
take_part (const char **text, int highest)
{
  if (**text != '-')
    return FALSE;
  (*text)++;
  return take_digits (text, 2, 1, highest);
}

/* Whether a text is YYYY, YYYY-MM or YYYY-MM-DD; whether all but the first
 * date of a list may be shorter: MM-DD, MM, DD. */
static gboolean
is_date (const char *text, gboolean first)
{
  if (strspn (text, "0123456789") == 4)
    {
      take_digits (&text, 4, 0, 9999);
      if (*text == '\0')
        return TRUE;
      if (!take_part (&text, 12))
        return FALSE;
      return *text == '\0' || (take_part (&text, 31) && *text == '\0');
    }
  if (first || !take_digits (&text, 2, 1, 31))
    return FALSE;
  return *text == '\0' || (take_part (&text, 31) && *text == '\0');
}

gboolean
tengen_sgf_check_date (const char *raw, gsize length)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (raw != NULL, FALSE);
  if (length > LONGEST)
    return FALSE;
  text = copy_trimmed (raw, length);
  parts = g_strsplit (text, ",", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (!is_date (g_strstrip (parts[i]), i == 0))
      return FALSE;
  return parts[0] != NULL;
}
