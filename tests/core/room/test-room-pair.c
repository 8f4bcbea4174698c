/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-pair: who plays whom
 */
#include "room-help.h"

static const char EIGHT[] = "a b c d e f g h";

static void
end_round (TengenRoom *room, int from)
{
  for (int i = from; i < tengen_room_get_n_tables (room); i++)
    {
      g_autofree char *line = g_strdup_printf ("result %d :B+%d 0", i, i + 1);

      help_do (room, line);
    }
}

/* Counts at how many tables each sits, the computer away. */
static void
expect_each_once (const TengenRoom *room, int from, int n_members)
{
  int n[TENGEN_ROOM_MAX_MEMBERS] = { 0 };

  for (int i = from; i < tengen_room_get_n_tables (room); i++)
    for (int side = 0; side < 2; side++)
      {
        int member = tengen_room_get_table (room, i)->sides[side].members[0];

        if (member != TENGEN_ROOM_COMPUTER)
          n[member]++;
      }
  for (int i = 0; i < n_members; i++)
    g_assert_cmpint (n[i], ==, 1);
}

static void
test_lot (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c d e");
  g_autoptr (TengenRoom) other = help_room ("a b c d e");

  help_do (room, "pair 0 5 5 0 1 2 3 4");
  help_do (other, "pair 0 8 5 0 1 2 3 4");
  g_assert_cmpint (tengen_room_get_n_tables (room), ==, 3);
  expect_each_once (room, 0, 5);
  /* the odd one plays the computer */
  g_assert_cmpint (tengen_room_get_table (room, 2)->sides[1].members[0],
                   ==,
                   TENGEN_ROOM_COMPUTER);
  g_assert_cmpint (tengen_room_get_match_game (room, 2), ==, -1);
  help_do (other, "end 1");
  g_assert_null (tengen_room_get_table (other, 1));
  g_assert_cmpint (tengen_room_get_match_game (other, 1),
                   ==,
                   tengen_room_get_match_game (room, 1));
  g_assert_cmpint (
      help_try (room, "pair 0 5 5 0 1 2 3 4"), ==, TENGEN_ROOM_FAULT_BUSY);
  g_assert_cmpint (tengen_room_get_table (room, 0)->sides[0].members[0] * 10 +
                       tengen_room_get_table (room, 0)->sides[1].members[0],
                   !=,
                   tengen_room_get_table (other, 0)->sides[0].members[0] * 10 +
                       tengen_room_get_table (other, 0)->sides[1].members[0]);
}

static void
test_swiss (void)
{
  g_autoptr (TengenRoom) room = help_room (EIGHT);

  help_do (room, "pair 1 5 8 0 1 2 3 4 5 6 7");
  expect_each_once (room, 0, 8);
  g_assert_cmpint (tengen_room_get_n_tables (room), ==, 4);
  end_round (room, 0);
  /* one went home, the odd one has a bye and plays the computer */
  help_do (room, "pair 1 6 7 0 1 2 3 4 5 6");
  expect_each_once (room, 4, 7);
  g_assert_cmpint (tengen_room_get_n_tables (room), ==, 8);
  g_assert_cmpint (tengen_room_find_table (room, 7), <, 4);
  end_round (room, 4);
  help_do (room, "pair 1 7 8 0 1 2 3 4 5 6 7");
  expect_each_once (room, 8, 8);
}

static void
test_round_robin (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c d");
  TengenMatchMeetings meetings;

  for (int round = 0; round < 3; round++)
    {
      help_do (room, "pair 2 1 4 0 1 2 3");
      expect_each_once (room, 2 * round, 4);
      end_round (room, 2 * round);
    }
  tengen_match_count_meetings (tengen_room_get_match (room), &meetings);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < i; j++)
      g_assert_cmpint (meetings.n[i][j], ==, 1);
  g_assert_cmpint (
      help_try (room, "pair 2 1 4 0 1 2 3"), ==, TENGEN_ROOM_FAULT_OVER);
  g_assert_cmpint (tengen_room_get_n_tables (room), ==, 6);
}

/* What was refused leaves the event as it was. */
static void
test_open (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c d");

  help_do (room, "pair 1 1 2 0 1");
  g_assert_cmpint (
      help_try (room, "pair 1 1 2 2 3"), ==, TENGEN_ROOM_FAULT_OPEN);
  g_assert_cmpint (
      help_try (room, "pair 2 1 2 2 3"), ==, TENGEN_ROOM_FAULT_OPEN);
  g_assert_cmpint (tengen_room_get_match (room)->kind, ==, TENGEN_MATCH_SWISS);
  /* by hand others may play meanwhile; in that round they rested */
  help_do (room, "seat 1 1 2 1 3");
  g_assert_cmpint (
      tengen_match_get_round (tengen_room_get_match (room)), ==, 2);
}

static void
test_teams (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c d e");
  const TengenRoomTable *table;

  help_do (room, "pair 3 9 5 0 1 2 3 4");
  table = tengen_room_get_table (room, 0);
  g_assert_cmpint (table->sides[0].n, ==, 3);
  g_assert_cmpint (table->sides[1].n, ==, 2);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (tengen_room_get_seat (room, 0, i), !=, TENGEN_SEAT_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-pair/lot", test_lot);
  g_test_add_func ("/room-pair/swiss", test_swiss);
  g_test_add_func ("/room-pair/round-robin", test_round_robin);
  g_test_add_func ("/room-pair/open", test_open);
  g_test_add_func ("/room-pair/teams", test_teams);
  return g_test_run ();
}
