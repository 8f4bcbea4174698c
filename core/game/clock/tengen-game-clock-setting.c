/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-clock-setting: what a clock can be set to, as text and back
 *
 * Shape: a row for each kind says which numbers it has; what the text leaves
 *        out is 0, so that valid settings and texts correspond.
 */
#include "tengen-game-clock-private.h"
#include "tengen-game-clock-record.h"

#include <string.h>

#define PERIOD_MIN_US TENGEN_CLOCK_SECOND
#define PERIOD_MAX_US (3600 * TENGEN_CLOCK_SECOND)
#define N_MAX 100

/* Digits behind the point of a second. */
#define DECIMALS 6

/* Between the seats. */
#define SEPARATOR " / "

/* A kind: its word, and which numbers follow it. */
typedef struct
{
  const char *word;
  gboolean has_main;
  gboolean needs_main;
  gboolean has_period;
  gboolean has_n;
} Row;

static const Row rows[] = {
  [TENGEN_CLOCK_NONE] = { "none", FALSE, FALSE, FALSE, FALSE },
  [TENGEN_CLOCK_ABSOLUTE] = { "absolute", TRUE, TRUE, FALSE, FALSE },
  [TENGEN_CLOCK_ROOM] = { "room", TRUE, FALSE, TRUE, FALSE },
  [TENGEN_CLOCK_JAPANESE] = { "japanese", TRUE, FALSE, TRUE, TRUE },
  [TENGEN_CLOCK_CANADIAN] = { "canadian", TRUE, FALSE, TRUE, TRUE },
  [TENGEN_CLOCK_FISCHER] = { "fischer", TRUE, TRUE, TRUE, FALSE },
  [TENGEN_CLOCK_BRONSTEIN] = { "bronstein", TRUE, TRUE, TRUE, FALSE },
};

static gboolean
is_within (gint64 number, gint64 least, gint64 most)
{
  return number >= least && number <= most;
}

static gboolean
is_time (const TengenClockTime *time)
{
  const Row *row;

  if ((guint) time->kind >= G_N_ELEMENTS (rows))
    return FALSE;
  row = &rows[time->kind];
  return is_within (time->main_us,
                    row->needs_main ? 1 : 0,
                    row->has_main ? TENGEN_CLOCK_MAX_US : 0) &&
         is_within (time->period_us,
                    row->has_period ? PERIOD_MIN_US : 0,
                    row->has_period ? PERIOD_MAX_US : 0) &&
         is_within (time->n, row->has_n ? 1 : 0, row->has_n ? N_MAX : 0);
}

gboolean
tengen_clock_time_equal (const TengenClockTime *one,
                         const TengenClockTime *other)
{
  return one->kind == other->kind && one->main_us == other->main_us &&
         one->period_us == other->period_us && one->n == other->n;
}

gboolean
tengen_clock_setting_equal (const TengenClockSetting *self,
                            const TengenClockSetting *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (self->seats); i++)
    if (!tengen_clock_time_equal (&self->seats[i], &other->seats[i]))
      return FALSE;
  return TRUE;
}

gboolean
tengen_clock_setting_is_none (const TengenClockSetting *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->seats[TENGEN_SEAT_FIRST].kind == TENGEN_CLOCK_NONE &&
         self->seats[TENGEN_SEAT_SECOND].kind == TENGEN_CLOCK_NONE;
}

gboolean
tengen_clock_setting_is_valid (const TengenClockSetting *self)
{
  static const TengenClockTime nothing;
  const TengenClockTime *first, *second;

  g_return_val_if_fail (self != NULL, FALSE);

  first = &self->seats[TENGEN_SEAT_FIRST];
  second = &self->seats[TENGEN_SEAT_SECOND];
  return tengen_clock_time_equal (&self->seats[TENGEN_SEAT_NONE], &nothing) &&
         is_time (first) && is_time (second) &&
         (first->kind == TENGEN_CLOCK_NONE) ==
             (second->kind == TENGEN_CLOCK_NONE);
}

void
tengen_clock_append_seconds (GString *text, gint64 us)
{
  gint64 part = us % TENGEN_CLOCK_SECOND;
  int decimals = DECIMALS;

  g_string_append_printf (text, "%" G_GINT64_FORMAT, us / TENGEN_CLOCK_SECOND);
  if (part == 0)
    return;
  for (; part % 10 == 0; part /= 10)
    decimals--;
  g_string_append_printf (text, ".%0*" G_GINT64_FORMAT, decimals, part);
}

static void
encode_time (const TengenClockTime *time, GString *text)
{
  const Row *row = &rows[time->kind];

  g_string_append (text, row->word);
  if (row->has_main)
    {
      g_string_append_c (text, ' ');
      tengen_clock_append_seconds (text, time->main_us);
    }
  if (row->has_period)
    {
      g_string_append_c (text, ' ');
      tengen_clock_append_seconds (text, time->period_us);
    }
  if (row->has_n)
    g_string_append_printf (text, " %d", time->n);
}

char *
tengen_clock_setting_encode (const TengenClockSetting *self)
{
  GString *text;

  g_return_val_if_fail (tengen_clock_setting_is_valid (self), NULL);

  text = g_string_new (NULL);
  encode_time (&self->seats[TENGEN_SEAT_FIRST], text);
  if (!tengen_clock_time_equal (&self->seats[TENGEN_SEAT_FIRST],
                                &self->seats[TENGEN_SEAT_SECOND]))
    {
      g_string_append (text, SEPARATOR);
      encode_time (&self->seats[TENGEN_SEAT_SECOND], text);
    }
  return g_string_free (text, FALSE);
}

/* Reads digits; more of them than any number here has are none. */
static gboolean
read_digits (const char **text, gint64 *number)
{
  const char *start = *text;

  *number = 0;
  for (; g_ascii_isdigit (**text); *text += 1)
    {
      if (*text - start >= 12)
        return FALSE;
      *number = *number * 10 + (**text - '0');
    }
  return *text > start;
}

gboolean
tengen_clock_parse_seconds (const char *text, gint64 *us)
{
  gint64 seconds = 0, unit = TENGEN_CLOCK_SECOND;

  if (!read_digits (&text, &seconds))
    return FALSE;
  *us = seconds * TENGEN_CLOCK_SECOND;
  if (*text == '\0')
    return TRUE;
  if (*text++ != '.' || *text == '\0')
    return FALSE;
  for (; g_ascii_isdigit (*text) && unit > 1; text++)
    {
      unit /= 10;
      *us += (*text - '0') * unit;
    }
  return *text == '\0';
}

static gboolean
read_count (const char *text, int *n)
{
  gint64 number = 0;

  if (!read_digits (&text, &number) || *text != '\0' || number > N_MAX)
    return FALSE;
  *n = (int) number;
  return TRUE;
}

/* Reads the numbers of a kind, all of them and no more. */
static gboolean
read_numbers (char **words, const Row *row, TengenClockTime *time)
{
  if (row->has_main && (*words == NULL ||
                        !tengen_clock_parse_seconds (*words++, &time->main_us)))
    return FALSE;
  if (row->has_period && (*words == NULL || !tengen_clock_parse_seconds (
                                                *words++, &time->period_us)))
    return FALSE;
  if (row->has_n && (*words == NULL || !read_count (*words++, &time->n)))
    return FALSE;
  return *words == NULL;
}

static gboolean
decode_time (const char *text, TengenClockTime *time)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 5);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (words[0] != NULL && strcmp (words[0], rows[i].word) == 0)
      {
        time->kind = (TengenClockKind) i;
        return read_numbers (words + 1, &rows[i], time);
      }
  return FALSE;
}

gboolean
tengen_clock_setting_decode (const char *text, TengenClockSetting *self)
{
  TengenClockSetting read = { 0 };
  g_auto (GStrv) seats = NULL;
  guint n;

  g_return_val_if_fail (text != NULL && self != NULL, FALSE);

  *self = read;
  seats = g_strsplit (text, SEPARATOR, 3);
  n = g_strv_length (seats);
  if (n < 1 || n > 2 || !decode_time (seats[0], &read.seats[1]) ||
      !decode_time (seats[n - 1], &read.seats[2]) ||
      !tengen_clock_setting_is_valid (&read))
    return FALSE;
  *self = read;
  return TRUE;
}
