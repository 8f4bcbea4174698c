/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-room-pair: who plays whom, and the tables they sit down at
 */
#include <string.h>

#include "tengen-board-random.h"
#include "tengen-match-pair.h"
#include "tengen-match-plan.h"
#include "tengen-room-private.h"

/* --- A table --- */

/* Names a side: its members; a name longer than fits is cut. */
static char *
name_side (const TengenRoom *self, const TengenRoomSide *side)
{
  GString *names = g_string_new (NULL);

  for (int i = 0; i < side->n; i++)
    {
      const TengenRoomMember *member =
          tengen_room_get_member (self, side->members[i]);

      if (member == NULL)
        continue;
      if (names->len > 0)
        g_string_append (names, ", ");
      g_string_append (names, member->name);
    }
  return g_string_free (names, FALSE);
}

static void
set_computer (const TengenRoom *self,
              TengenGameSetup *setup,
              const TengenRoomSide *sides,
              guint32 seed)
{
  for (int i = 0; i < 2; i++)
    if (sides[i].members[0] == TENGEN_ROOM_COMPUTER)
      {
        setup->computers[TENGEN_SEAT_FIRST + i].level = self->settings.level;
        setup->computers[TENGEN_SEAT_FIRST + i].seed = seed;
      }
}

/* What a game starts from that belongs to no round of the event. */
static TengenGameSetup *
make_setup (const TengenRoom *self, const TengenRoomSide *sides, guint32 seed)
{
  TengenGameSetup *setup = tengen_game_setup_copy (self->settings.setup);

  g_free (setup->black);
  setup->black = name_side (self, &sides[0]);
  g_free (setup->white);
  setup->white = name_side (self, &sides[1]);
  memset (setup->computers, 0, sizeof setup->computers);
  set_computer (self, setup, sides, seed);
  return setup;
}

static void
add_table (TengenRoom *self,
           const TengenRoomSide *sides,
           TengenGameSetup *setup,
           int match_game)
{
  TengenRoomTable *table = g_new0 (TengenRoomTable, 1);

  memcpy (table->sides, sides, sizeof table->sides);
  table->game = tengen_game_new (setup);
  table->match_game = match_game;
  g_ptr_array_add (self->tables, table);
  tengen_game_setup_free (setup);
}

static TengenRoomSide
make_side (int member)
{
  TengenRoomSide side = { .n = 1 };

  side.members[0] = (gint16) member;
  return side;
}

/* Puts up the table of a game of the event; who has a bye plays the computer. */
static void
seat_match_game (TengenRoom *self, int index, guint32 seed)
{
  const TengenMatchGame *game = tengen_match_get_game (self->match, index);
  TengenRoomSide sides[2] = { make_side (game->black),
                              make_side (game->white) };

  if (game->white != TENGEN_MATCH_NOBODY)
    add_table (
        self, sides, tengen_match_make_setup (self->match, index), index);
  else if (game->result.kind == TENGEN_RESULT_FORFEIT)
    {
      sides[1] = make_side (TENGEN_ROOM_COMPUTER);
      add_table (self, sides, make_setup (self, sides, seed), -1);
    }
}

/* The round in which two can meet: the last, if neither has a game in it. */
static int
find_round (const TengenRoom *self, int black, int white)
{
  int round = tengen_match_get_round (self->match);

  for (guint i = 0; i < self->match->games->len; i++)
    {
      const TengenMatchGame *game =
          tengen_match_get_game (self->match, (int) i);

      if (game->round == round &&
          (game->black == black || game->white == black ||
           game->black == white || game->white == white))
        return round + 1;
    }
  return MAX (round, 1);
}

static void
seat_pair (TengenRoom *self, int round, int black, int white, guint32 seed)
{
  TengenRoomSide sides[2] = { make_side (black), make_side (white) };

  if (black != TENGEN_ROOM_COMPUTER && white != TENGEN_ROOM_COMPUTER &&
      tengen_match_add_game (self->match, round, black, white) ==
          TENGEN_MATCH_FAULT_NONE)
    seat_match_game (self, (int) self->match->games->len - 1, seed);
  else
    add_table (self, sides, make_setup (self, sides, seed), -1);
}

void
tengen_room_seat (TengenRoom *self, const TengenRoomSide *sides, guint32 seed)
{
  int black = sides[0].members[0];
  int white = sides[1].members[0];

  if (sides[0].n > 1 || sides[1].n > 1)
    add_table (self, sides, make_setup (self, sides, seed), -1);
  else
    seat_pair (self, find_round (self, black, white), black, white, seed);
}

/* --- Many --- */

static TengenRoomFault
tell (TengenMatchFault fault)
{
  switch ((int) fault)
    {
    case TENGEN_MATCH_FAULT_NONE:
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_MATCH_FAULT_OPEN:
      return TENGEN_ROOM_FAULT_OPEN;
    case TENGEN_MATCH_FAULT_FEW:
      return TENGEN_ROOM_FAULT_FEW;
    default:
      return TENGEN_ROOM_FAULT_OVER;
    }
}

static gboolean
is_in (const GArray *members, int member)
{
  for (guint i = 0; i < members->len; i++)
    if (g_array_index (members, gint16, i) == member)
      return TRUE;
  return FALSE;
}

/* Lets the event pair a round of those who are here. */
static TengenMatchFault
pair_match (TengenMatch *match,
            TengenMatchKind kind,
            const TengenRoomEvent *event)
{
  int round = tengen_match_get_round (match) + 1;

  if (round > TENGEN_MATCH_MAX_PLANNED)
    return TENGEN_MATCH_FAULT_OVER;
  if (match->kind != kind)
    {
      match->kind = kind;
      match->n_rounds = 1;
    }
  if (kind == TENGEN_MATCH_SWISS)
    match->n_rounds = MAX (match->n_rounds, round);
  for (int i = 0; i < (int) match->players->len; i++)
    if (!tengen_match_get_player (match, i)->left &&
        tengen_match_is_absent (match, i, round) == is_in (event->members, i) &&
        tengen_match_set_absent (match, i, round, !is_in (event->members, i)) !=
            TENGEN_MATCH_FAULT_NONE)
      return TENGEN_MATCH_FAULT_ROUND;
  return tengen_match_pair (match, event->seed);
}

static TengenRoomFault
pair_event (TengenRoom *self,
            TengenMatchKind kind,
            const TengenRoomEvent *event)
{
  TengenMatch *match = tengen_match_copy (self->match);
  guint n = match->games->len;
  TengenMatchFault fault = pair_match (match, kind, event);

  if (fault != TENGEN_MATCH_FAULT_NONE)
    {
      tengen_match_free (match);
      return tell (fault);
    }
  tengen_match_free (self->match);
  self->match = match;
  for (guint i = n; i < match->games->len; i++)
    seat_match_game (self, (int) i, event->seed + i);
  return TENGEN_ROOM_FAULT_NONE;
}

/* Draws the order of those who are paired. */
static GArray *
shuffle (const TengenRoomEvent *event)
{
  TengenBoardRandom chance = { .state = event->seed };
  GArray *order = g_array_copy (event->members);

  for (guint i = order->len; i > 1; i--)
    {
      guint other = tengen_board_random_below (&chance, i);
      gint16 member = g_array_index (order, gint16, i - 1);

      g_array_index (order, gint16, i - 1) =
          g_array_index (order, gint16, other);
      g_array_index (order, gint16, other) = member;
    }
  return order;
}

static void
pair_by_lot (TengenRoom *self, const TengenRoomEvent *event)
{
  g_autoptr (GArray) order = shuffle (event);
  int round = tengen_match_get_round (self->match) + 1;

  for (guint i = 0; i < order->len; i += 2)
    seat_pair (self,
               round,
               g_array_index (order, gint16, i),
               i + 1 < order->len ? g_array_index (order, gint16, i + 1)
                                  : TENGEN_ROOM_COMPUTER,
               event->seed + i);
}

static void
pair_teams (TengenRoom *self, const TengenRoomEvent *event)
{
  g_autoptr (GArray) order = shuffle (event);
  TengenRoomSide sides[2] = { { 0 }, { 0 } };

  for (guint i = 0; i < order->len; i++)
    {
      TengenRoomSide *side = &sides[i % 2];

      side->members[side->n++] = g_array_index (order, gint16, i);
    }
  tengen_room_seat (self, sides, event->seed);
}

static guint
count_tables (const TengenRoomEvent *event)
{
  return event->number == TENGEN_ROOM_PAIR_RELAY ? 1
                                                 : event->members->len / 2 + 1;
}

TengenRoomFault
tengen_room_check_pair (const TengenRoom *self, const TengenRoomEvent *event)
{
  if (event->number < 0 || event->number > TENGEN_ROOM_PAIR_RELAY)
    return TENGEN_ROOM_FAULT_NOT_NOW;
  if (event->members == NULL || event->members->len < 2)
    return TENGEN_ROOM_FAULT_FEW;
  if (self->tables->len + count_tables (event) > TENGEN_ROOM_MAX_TABLES)
    return TENGEN_ROOM_FAULT_FULL;
  for (guint i = 0; i < event->members->len; i++)
    {
      int member = g_array_index (event->members, gint16, i);

      if (tengen_room_get_member (self, member) == NULL)
        return TENGEN_ROOM_FAULT_MEMBER;
      if (tengen_room_is_busy (self, member))
        return TENGEN_ROOM_FAULT_BUSY;
      for (guint j = 0; j < i; j++)
        if (g_array_index (event->members, gint16, j) == member)
          return TENGEN_ROOM_FAULT_TWICE;
    }
  return TENGEN_ROOM_FAULT_NONE;
}

TengenRoomFault
tengen_room_pair (TengenRoom *self, const TengenRoomEvent *event)
{
  switch ((TengenRoomPairing) event->number)
    {
    case TENGEN_ROOM_PAIR_LOT:
      pair_by_lot (self, event);
      return TENGEN_ROOM_FAULT_NONE;
    case TENGEN_ROOM_PAIR_SWISS:
      return pair_event (self, TENGEN_MATCH_SWISS, event);
    case TENGEN_ROOM_PAIR_ROUND_ROBIN:
      return pair_event (self, TENGEN_MATCH_ROUND_ROBIN, event);
    case TENGEN_ROOM_PAIR_RELAY:
      pair_teams (self, event);
      return TENGEN_ROOM_FAULT_NONE;
    }
  g_assert_not_reached ();
}

/* --- By hand --- */

static gboolean
has_computer (const TengenRoomSide *side)
{
  for (int i = 0; i < side->n; i++)
    if (side->members[i] == TENGEN_ROOM_COMPUTER)
      return TRUE;
  return FALSE;
}

/* Whether those of a side are members, once each, and free. */
static TengenRoomFault
check_side (const TengenRoom *self, const TengenRoomSide *side)
{
  for (int i = 0; i < side->n; i++)
    {
      int member = side->members[i];

      if (member == TENGEN_ROOM_COMPUTER)
        continue;
      if (tengen_room_get_member (self, member) == NULL)
        return TENGEN_ROOM_FAULT_MEMBER;
      if (tengen_room_is_busy (self, member))
        return TENGEN_ROOM_FAULT_BUSY;
      for (int j = 0; j < i; j++)
        if (side->members[j] == member)
          return TENGEN_ROOM_FAULT_TWICE;
    }
  return TENGEN_ROOM_FAULT_NONE;
}

/* Whether a member, or the computer, has both sides. */
static gboolean
share_member (const TengenRoomSide *sides)
{
  for (int i = 0; i < sides[0].n; i++)
    for (int j = 0; j < sides[1].n; j++)
      if (sides[0].members[i] == sides[1].members[j])
        return TRUE;
  return FALSE;
}

TengenRoomFault
tengen_room_check_sides (const TengenRoom *self, const TengenRoomSide *sides)
{
  TengenRoomFault fault;

  if (self->tables->len >= TENGEN_ROOM_MAX_TABLES)
    return TENGEN_ROOM_FAULT_FULL;
  for (int i = 0; i < 2; i++)
    {
      if (sides[i].n < 1 || (has_computer (&sides[i]) && sides[i].n > 1))
        return TENGEN_ROOM_FAULT_FEW;
      fault = check_side (self, &sides[i]);
      if (fault != TENGEN_ROOM_FAULT_NONE)
        return fault;
    }
  return share_member (sides) ? TENGEN_ROOM_FAULT_TWICE
                              : TENGEN_ROOM_FAULT_NONE;
}
