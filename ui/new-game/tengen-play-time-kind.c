/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-time-kind: what the form for a time asks, for each kind of clock
 */
#include "tengen-play-time-kind.h"

#include "tengen-words.h"

#define _(s) tengen_words_text (s)

const char *
tengen_play_time_name_kind (TengenClockKind kind)
{
  switch (kind)
    {
    case TENGEN_CLOCK_NONE:
      return tengen_words_context ("clock", "None");
    case TENGEN_CLOCK_ABSOLUTE:
      return _ ("Main time only");
    case TENGEN_CLOCK_ROOM:
      return _ ("Byo-yomi of the online room");
    case TENGEN_CLOCK_JAPANESE:
      return _ ("Byo-yomi after the main time");
    case TENGEN_CLOCK_CANADIAN:
      return _ ("Canadian byo-yomi");
    case TENGEN_CLOCK_FISCHER:
      return _ ("Fischer: more for each move");
    case TENGEN_CLOCK_BRONSTEIN:
      return _ ("Bronstein: given back for each move");
    }
  g_return_val_if_reached ("");
}

const char *
tengen_play_time_name_period (TengenClockKind kind)
{
  if (kind == TENGEN_CLOCK_CANADIAN)
    return _ ("One Block");
  return kind == TENGEN_CLOCK_FISCHER || kind == TENGEN_CLOCK_BRONSTEIN
             ? _ ("For Each Move")
             : _ ("Byo-yomi");
}

gboolean
tengen_play_time_has_row (TengenClockKind kind, TengenPlayTimeRow row)
{
  if (row == TENGEN_PLAY_TIME_MAIN)
    return kind != TENGEN_CLOCK_NONE;
  if (row == TENGEN_PLAY_TIME_PERIOD)
    return kind != TENGEN_CLOCK_NONE && kind != TENGEN_CLOCK_ABSOLUTE;
  return kind == TENGEN_CLOCK_JAPANESE || kind == TENGEN_CLOCK_CANADIAN;
}

/* Without byoyomi there has to be main time. */
double
tengen_play_time_get_least_main (TengenClockKind kind)
{
  return kind == TENGEN_CLOCK_JAPANESE || kind == TENGEN_CLOCK_ROOM ||
                 kind == TENGEN_CLOCK_CANADIAN
             ? 0
             : 1;
}
