/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-hints: advice, at a few tables at a time
 *
 * Shape: a search keeps a processor busy that moves, clocks and the log need,
 *        too. A table that waits has a number; the lowest is next.
 */
#include "tengen-room-host-private.h"

#include "tengen-session-advice.h"

/* How many tables are advised at the same time: half of the processors. */
static guint
count_most (void)
{
  return MAX (g_get_num_processors () / 2, 1);
}

/* The table that may be advised now, %NULL if there is none. One whose game went
 * on does not wait any more. */
static TengenRoomDesk *
find_next (TengenRoomHost *host)
{
  TengenRoomDesk *next = NULL;
  guint busy = 0;

  for (guint i = 0; i < host->desks->len; i++)
    {
      TengenRoomDesk *desk = host->desks->pdata[i];

      if (desk == NULL)
        continue;
      busy += tengen_session_is_advising (
          tengen_room_play_get_session (desk->play));
      if (desk->waits != 0 && !tengen_room_desk_is_hinted (desk, desk->hinted))
        desk->waits = 0;
      if (desk->waits != 0 && (next == NULL || desk->waits < next->waits))
        next = desk;
    }
  return busy < count_most () ? next : NULL;
}

void
tengen_room_hints_go_on (TengenRoomHost *host)
{
  TengenRoomDesk *desk;

  while ((desk = find_next (host)) != NULL)
    {
      desk->waits = 0;
      tengen_room_play_hint (desk->play);
      tengen_room_host_touch (host, desk->index);
    }
}

void
tengen_room_hints_ask (TengenRoomDesk *desk, TengenSeat seat)
{
  guint last = 0;

  for (guint i = 0; i < desk->host->desks->len; i++)
    {
      const TengenRoomDesk *other = desk->host->desks->pdata[i];

      last = MAX (last, other != NULL ? other->waits : 0);
    }
  desk->hinted = seat;
  desk->waits = last + 1;
  tengen_room_hints_go_on (desk->host);
  tengen_room_host_touch (desk->host, desk->index);
}
