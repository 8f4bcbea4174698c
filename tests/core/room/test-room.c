/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room: what a room is, and what its members may do
 */
#include "tengen-room.h"

#include "room-help.h"

static void
test_new (void)
{
  g_autoptr (TengenRoom) room = tengen_room_new ();
  const TengenRoomSettings *settings = tengen_room_get_settings (room);

  g_assert_cmpstr (settings->setup->rules.id, ==, "pure");
  g_assert_cmpint (settings->setup->width, ==, 7);
  g_assert_cmpint (settings->undo, ==, TENGEN_ROOM_UNDO_ASK);
  g_assert_cmpint (settings->breaks_s, ==, 300);
  g_assert_cmpint (tengen_room_get_n_members (room), ==, 0);
  g_assert_null (tengen_room_get_member (room, 0));
  g_assert_null (tengen_room_get_table (room, 0));
  g_assert_cmpint (tengen_room_find_table (room, 0), ==, TENGEN_ROOM_NONE);
  g_assert_cmpint (tengen_room_get_shown (room), ==, TENGEN_ROOM_NONE);
  g_assert_false (tengen_room_is_paused (room));
  g_assert_false (tengen_room_is_closed (room));
}

static void
test_tokens (void)
{
  static const char sum[] =
      "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
  g_autoptr (TengenRoom) room = help_room ("a b");
  g_autofree char *other = g_strdup (sum);

  other[TENGEN_ROOM_TOKEN_SUM - 1] = 'e';
  help_do (room,
           "enter 1 3 :0123456789abcdef0123456789abcdef0123456789abcdef"
           "0123456789abcdef");
  g_assert_cmpint (tengen_room_find_token (room, sum), ==, 1);
  g_assert_cmpint (tengen_room_get_member (room, 1)->picture, ==, 3);
  g_assert_cmpint (tengen_room_find_token (room, other), ==, TENGEN_ROOM_NONE);
  g_assert_cmpint (tengen_room_find_token (room, ""), ==, TENGEN_ROOM_NONE);
  help_do (room, "free 1");
  g_assert_cmpint (tengen_room_find_token (room, sum), ==, TENGEN_ROOM_NONE);
}

static void
test_names (void)
{
  g_autoptr (TengenRoom) room = help_room ("はるか そうた");

  g_assert_cmpint (tengen_room_find_name (room, "そうた"), ==, 1);
  /* as a keyboard for Japanese may write it */
  g_assert_cmpint (tengen_room_find_name (room, "　そうた　"), ==, 1);
  g_assert_cmpint (tengen_room_find_name (room, "　"), ==, TENGEN_ROOM_NONE);
  help_do (room, "remove 1");
  g_assert_cmpint (
      tengen_room_find_name (room, "そうた"), ==, TENGEN_ROOM_NONE);
  g_assert_null (tengen_room_get_member (room, 1));
  /* the same member comes again */
  help_do (room, "add :そうた　 0");
  g_assert_cmpint (tengen_room_find_name (room, "そうた"), ==, 1);
  g_assert_cmpint (tengen_room_get_n_members (room), ==, 2);
}

/* Whoever was removed before any game leaves a place, whoever played does not. */
static void
test_full (void)
{
  g_autoptr (TengenRoom) room = help_room ("はるか そうた みお");
  g_autoptr (TengenRoomEvent) late = tengen_room_event_decode ("add :late 1");

  help_do (room, "seat 1 1 0 1 1");
  for (int i = 3; i < TENGEN_ROOM_MAX_MEMBERS; i++)
    {
      g_autofree char *line = g_strdup_printf ("add :p%d 1", i);

      help_do (room, line);
    }
  g_assert_cmpint (
      tengen_room_do (room, late, NULL), ==, TENGEN_ROOM_FAULT_FULL);
  help_do (room, "remove 0");
  g_assert_true (tengen_room_has_played (room, 0));
  g_assert_cmpint (
      tengen_room_do (room, late, NULL), ==, TENGEN_ROOM_FAULT_FULL);
  help_do (room, "remove 2");
  g_assert_false (tengen_room_has_played (room, 2));
  g_assert_cmpint (
      tengen_room_do (room, late, NULL), ==, TENGEN_ROOM_FAULT_NONE);
  g_assert_cmpint (tengen_room_find_name (room, "late"), ==, 2);
  g_assert_cmpint (tengen_room_get_member (room, 2)->picture, ==, -1);
}

/* Judges a command of a member as the host does. */
static TengenRoomFault
check (const TengenRoom *room, int member, const char *line)
{
  g_autoptr (TengenCommand) command = tengen_command_decode (line);
  const TengenRoomTable *table = tengen_room_get_table (room, 0);

  g_assert_nonnull (command);
  return tengen_room_check_command (
      room, 0, member, tengen_game_get_position (table->game), command);
}

static void
test_seats (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c");

  help_do (room, "seat 1 1 0 1 1");
  g_assert_cmpint (tengen_room_get_seat (room, 0, 0), ==, TENGEN_SEAT_FIRST);
  g_assert_cmpint (tengen_room_get_seat (room, 0, 1), ==, TENGEN_SEAT_SECOND);
  g_assert_cmpint (tengen_room_get_seat (room, 0, 2), ==, TENGEN_SEAT_NONE);
  g_assert_cmpint (tengen_room_find_table (room, 1), ==, 0);
  /* Black by the first, by the second, by whoever looks on */
  g_assert_cmpint (check (room, 0, "a 0 0 1 1 24 0"), ==, 0);
  g_assert_cmpint (
      check (room, 1, "a 0 0 1 1 24 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  g_assert_cmpint (
      check (room, 1, "a 0 0 2 1 24 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  g_assert_cmpint (
      check (room, 2, "a 0 0 1 1 24 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  /* resigning needs no turn, but one's own seat */
  g_assert_cmpint (check (room, 1, "a 0 2 2 2 65535 0"), ==, 0);
  g_assert_cmpint (
      check (room, 0, "a 0 2 2 2 65535 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  /* a count is closed by the host, time is up by the clock */
  g_assert_cmpint (
      check (room, 0, "a 0 7 1 0 65535 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  g_assert_cmpint (
      check (room, 0, "a 0 25 1 0 65535 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  /* no undo behind the opponent's back, no editing, no clock */
  g_assert_cmpint (check (room, 0, "t 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  g_assert_cmpint (check (room, 0, "u 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  g_assert_cmpint (check (room, 0, "g 0 1"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  g_assert_cmpint (check (room, 0, "c 0 1 1 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
}

static void
test_free_undo (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");

  help_settings (room, "pure", TENGEN_ROOM_UNDO_FREE);
  help_do (room, "seat 1 1 0 1 1");
  g_assert_cmpint (check (room, 0, "t 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  help_do (room, "game 0 a 0 0 1 1 24 0");
  g_assert_cmpint (check (room, 0, "t 0"), ==, 0);
  g_assert_cmpint (check (room, 1, "t 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
}

static void
test_team (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c d e");

  help_do (room, "seat 1 2 0 1 3 2 3 4");
  g_assert_cmpint (check (room, 0, "a 0 0 1 1 24 0"), ==, 0);
  g_assert_cmpint (
      check (room, 1, "a 0 0 1 1 24 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  help_do (room, "game 0 a 0 0 1 1 24 0");
  help_do (room, "game 0 a 0 0 2 2 25 0");
  g_assert_cmpint (check (room, 1, "a 0 0 1 1 26 0"), ==, 0);
  g_assert_cmpint (
      check (room, 0, "a 0 0 1 1 26 0"), ==, TENGEN_ROOM_FAULT_SEAT);
  g_assert_cmpint (
      tengen_room_get_turn (room, 0, TENGEN_SEAT_SECOND, 5), ==, 4);
}

/* The numbers of the protocol's page. */
static void
test_hash (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  const TengenRoomTable *table;
  const TengenPosition *position;

  help_do (room, "seat 1 1 0 1 1");
  table = tengen_room_get_table (room, 0);
  position = tengen_game_get_position (table->game);
  g_assert_cmphex (
      tengen_room_hash (tengen_position_get_board (position),
                        TENGEN_STONE_BLACK),
      ==,
      help_hash ("................................................."
                 "B"));
  help_do (room, "game 0 a 0 0 1 1 0 0");
  g_assert_cmphex (
      tengen_room_hash (tengen_position_get_board (position),
                        TENGEN_STONE_WHITE),
      ==,
      help_hash ("B................................................"
                 "W"));
}

static void
test_take_game (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  g_autoptr (TengenGame) game = NULL;

  help_do (room, "seat 1 1 0 1 1");
  game = tengen_room_take_game (room, 0);
  g_assert_nonnull (game);
  g_assert_null (tengen_room_get_table (room, 0)->game);
  /* the session did it, the room counts it */
  help_do (room, "game 0 a 0 0 1 1 24 0");
  g_assert_cmpuint (tengen_room_get_table (room, 0)->n, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room/new", test_new);
  g_test_add_func ("/room/tokens", test_tokens);
  g_test_add_func ("/room/names", test_names);
  g_test_add_func ("/room/full", test_full);
  g_test_add_func ("/room/seats", test_seats);
  g_test_add_func ("/room/free-undo", test_free_undo);
  g_test_add_func ("/room/team", test_team);
  g_test_add_func ("/room/hash", test_hash);
  g_test_add_func ("/room/take-game", test_take_game);
  return g_test_run ();
}
