/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-game-clock-record: TNT, TM and OT, BL and WL, OB and OW
 *
 * Source: SGF FF[4] for TM, BL, WL, OB, OW; OT as servers write it. The time of
 *         the online room has no usual text.
 */
#include "tengen-game-clock-record.h"

#include "tengen-game-clock-private.h"
#include "tengen-record-edit.h"
#include "tengen-record-value.h"

#include <string.h>

/* What is left is written in these. */
#define STEP_US (TENGEN_CLOCK_SECOND / 1000)

void
tengen_clock_read_setting (const TengenRecord *record,
                           TengenNode root,
                           TengenClockSetting *self)
{
  g_autofree char *text =
      tengen_record_get_text (record, root, TENGEN_PROPERTY_TNT);

  *self = (TengenClockSetting){ 0 };
  if (text != NULL)
    tengen_clock_setting_decode (g_strstrip (text), self);
}

/* Byoyomi in the words that other programs use. */
static char *
format_overtime (const TengenClockTime *time)
{
  g_autoptr (GString) period = g_string_new (NULL);

  tengen_clock_append_seconds (period, time->period_us);
  switch (time->kind)
    {
    case TENGEN_CLOCK_NONE:
    case TENGEN_CLOCK_ABSOLUTE:
      return NULL;
    case TENGEN_CLOCK_ROOM:
      return g_strdup_printf (time->main_us > 0
                                  ? "%s per move, inside the main time"
                                  : "%s per move",
                              period->str);
    case TENGEN_CLOCK_JAPANESE:
      return g_strdup_printf ("%dx%s byo-yomi", time->n, period->str);
    case TENGEN_CLOCK_CANADIAN:
      return g_strdup_printf ("%d/%s Canadian", time->n, period->str);
    case TENGEN_CLOCK_FISCHER:
      return g_strdup_printf ("%s fischer", period->str);
    case TENGEN_CLOCK_BRONSTEIN:
      return g_strdup_printf ("%s bronstein", period->str);
    }
  g_return_val_if_reached (NULL);
}

void
tengen_clock_write_setting (const TengenClockSetting *self,
                            TengenRecord *record,
                            TengenNode root)
{
  const TengenClockTime *first = &self->seats[TENGEN_SEAT_FIRST];
  TengenClockSetting both = { .seats = { { 0 }, *first, *first } };
  g_autoptr (GString) main_time = g_string_new (NULL);
  g_autofree char *own = tengen_clock_setting_encode (self);
  g_autofree char *overtime = format_overtime (first);

  if (tengen_clock_setting_is_none (self))
    return;
  tengen_record_set_text (record, root, TENGEN_PROPERTY_TNT, own);
  if (!tengen_clock_setting_equal (self, &both))
    return;
  tengen_clock_append_seconds (main_time, first->main_us);
  tengen_record_set_text (record, root, TENGEN_PROPERTY_TM, main_time->str);
  if (overtime != NULL)
    tengen_record_set_text (record, root, TENGEN_PROPERTY_OT, overtime);
}

/* Whether periods or moves are told beside what is left. */
static gboolean
tells_n (const TengenClock *self, TengenSeat seat)
{
  return self->setting.seats[seat].n > 0 && self->seats[seat].in_period;
}

void
tengen_clock_format_left (const TengenClock *self,
                          TengenSeat seat,
                          char **left,
                          char **n)
{
  GString *text = g_string_new ("[");
  gint64 us = tengen_clock_get_shown (self, seat);

  tengen_clock_append_seconds (text, (us + STEP_US - 1) / STEP_US * STEP_US);
  g_string_append_c (text, ']');
  *left = g_string_free (text, FALSE);
  *n = tells_n (self, seat) ? g_strdup_printf ("[%d]", self->seats[seat].n)
                            : NULL;
}

void
tengen_clock_read_left (TengenClock *self,
                        TengenSeat seat,
                        TengenStone stone,
                        const TengenRecord *record,
                        TengenNode node)
{
  gboolean black = stone == TENGEN_STONE_BLACK;
  const TengenClockTime *time = &self->setting.seats[seat];
  g_autofree char *text = tengen_record_get_text (
      record, node, black ? TENGEN_PROPERTY_BL : TENGEN_PROPERTY_WL);
  g_autofree char *periods = tengen_record_get_text (
      record, node, black ? TENGEN_PROPERTY_OB : TENGEN_PROPERTY_OW);
  gint64 us = 0;
  int n = 0;

  if (text == NULL || !tengen_clock_parse_seconds (g_strstrip (text), &us))
    return;
  if (periods != NULL && time->n > 0 &&
      tengen_value_number (periods, strlen (periods), &n))
    tengen_clock_set_left (self, seat, 0, us, n);
  else if (time->kind == TENGEN_CLOCK_ROOM && time->main_us == 0)
    tengen_clock_set_left (self, seat, 0, us, 0);
  else
    tengen_clock_set_left (self, seat, us, time->period_us, time->n);
}
