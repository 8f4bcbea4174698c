/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-room-do: what can happen in a room, and what cannot
 */
#include "room-help.h"

#define SUM "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

static void
test_refused (void)
{
  static const struct
  {
    const char *line;
    TengenRoomFault fault;
  } CASES[] = {
    { "add :a 0", TENGEN_ROOM_FAULT_TWICE },
    { "add : 0", TENGEN_ROOM_FAULT_NAME },
    { "add :%20 0", TENGEN_ROOM_FAULT_NAME },
    { "add :12345678901234567890123456789012345678901 0",
      TENGEN_ROOM_FAULT_NAME },
    { "rename 0 :b", TENGEN_ROOM_FAULT_TWICE },
    { "rename 9 :x", TENGEN_ROOM_FAULT_MEMBER },
    { "remove 3", TENGEN_ROOM_FAULT_MEMBER },
    { "enter 0 16 :" SUM, TENGEN_ROOM_FAULT_NOT_NOW },
    { "enter 0 1 :short", TENGEN_ROOM_FAULT_NAME },
    { "hand 3 1", TENGEN_ROOM_FAULT_MEMBER },
    { "end 0", TENGEN_ROOM_FAULT_TABLE },
    { "game 0 a 0 0 1 1 24 0", TENGEN_ROOM_FAULT_TABLE },
    { "pair 0 1 1 0", TENGEN_ROOM_FAULT_FEW },
    { "pair 0 1 2 0 0", TENGEN_ROOM_FAULT_TWICE },
    { "pair 0 1 2 0 3", TENGEN_ROOM_FAULT_MEMBER },
    { "pair 7 1 2 0 1", TENGEN_ROOM_FAULT_NOT_NOW },
    { "seat 1 1 0 1 0", TENGEN_ROOM_FAULT_TWICE },
    { "seat 1 1 -1 1 -1", TENGEN_ROOM_FAULT_TWICE },
    { "seat 1 2 0 -1 1 1", TENGEN_ROOM_FAULT_FEW },
    { "seat 1 1 0 0", TENGEN_ROOM_FAULT_FEW },
    { "seat 1 1 0 1 7", TENGEN_ROOM_FAULT_MEMBER },
    { "show 0", TENGEN_ROOM_FAULT_TABLE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (TengenRoom) room = help_room ("a b c");
      TengenRoomFault fault = help_try (room, CASES[i].line);

      if (fault != CASES[i].fault)
        g_error ("%d: %s", fault, CASES[i].line);
      g_assert_cmpint (tengen_room_get_n_members (room), ==, 3);
      g_assert_cmpint (tengen_room_get_n_tables (room), ==, 0);
    }
}

static void
test_members (void)
{
  g_autoptr (TengenRoom) room = help_room ("a");

  for (int i = 1; i < TENGEN_ROOM_MAX_MEMBERS; i++)
    {
      g_autofree char *line = g_strdup_printf ("add :m%d 1", i);

      help_do (room, line);
    }
  g_assert_cmpint (help_try (room, "add :more 0"), ==, TENGEN_ROOM_FAULT_FULL);
  help_do (room, "hand 0 1");
  g_assert_true (tengen_room_get_member (room, 0)->hand);
  help_do (room, "rename 0 :z");
  g_assert_cmpstr (tengen_room_get_member (room, 0)->name, ==, "z");
  g_assert_cmpstr (
      tengen_match_get_player (tengen_room_get_match (room), 0)->name, ==, "z");
}

static void
test_game (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  g_autoptr (TengenRoomEvent) event =
      tengen_room_event_decode ("game 0 a 0 0 1 2 24 0");
  g_autoptr (TengenReason) reason = NULL;

  help_do (room, "seat 1 1 0 1 1");
  help_do (room, "game 0 a 0 0 1 1 24 0");
  g_assert_cmpint (
      help_try (room, "game 0 e 0 x 1 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  /* on a stone */
  event->command->action.stone = TENGEN_STONE_WHITE;
  event->command->action.seat = TENGEN_SEAT_SECOND;
  g_assert_cmpint (
      tengen_room_do (room, event, &reason), ==, TENGEN_ROOM_FAULT_RULES);
  g_assert_nonnull (reason);
  g_assert_cmpuint (tengen_room_get_table (room, 0)->n, ==, 1);
  /* the clock changes nothing on the board */
  help_try (room, "game 0 c 10 0 0 0");
  g_assert_cmpuint (tengen_room_get_table (room, 0)->n, ==, 1);
}

static void
test_pause (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");

  help_do (room, "seat 1 1 0 1 1");
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *on = g_strdup_printf ("pause %d 1", i == 0 ? -2 : 0);
      g_autofree char *off = g_strdup_printf ("pause %d 0", i == 0 ? -2 : 0);

      help_do (room, on);
      g_assert_cmpint (help_try (room, "game 0 a 0 0 1 1 24 0"),
                       ==,
                       TENGEN_ROOM_FAULT_PAUSED);
      g_assert_cmpint (
          help_try (room, "ask 0 1"), ==, TENGEN_ROOM_FAULT_PAUSED);
      help_do (room, off);
    }
  help_do (room, "game 0 a 0 0 1 1 24 0");
}

/* The program's own word of a count comes when it comes. */
static void
test_pause_judging (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  g_autoptr (TengenGame) game = NULL;

  help_do (room, "seat 1 1 0 1 1");
  game = tengen_room_take_game (room, 0);
  help_do (room, "pause -2 1");
  help_do (room, "game 0 a 0 3 0 0 24 1");
  g_assert_cmpint (
      help_try (room, "game 0 a 0 3 1 0 24 1"), ==, TENGEN_ROOM_FAULT_PAUSED);
}

static void
test_ask (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  const TengenRoomTable *table;

  help_do (room, "seat 1 1 0 1 1");
  table = tengen_room_get_table (room, 0);
  g_assert_cmpint (
      help_try (room, "answer 0 1"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  help_do (room, "game 0 a 0 0 1 1 24 0");
  help_do (room, "ask 0 1");
  g_assert_cmpint (table->asked, ==, TENGEN_SEAT_FIRST);
  g_assert_cmpint (help_try (room, "ask 0 2"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  help_do (room, "answer 0 1");
  help_do (room, "game 0 t 0");
  g_assert_cmpint (table->asked, ==, TENGEN_SEAT_NONE);
  g_assert_cmpuint (
      tengen_position_get_move (tengen_game_get_position (table->game)), ==, 0);
  /* who plays on has no question open */
  help_do (room, "game 0 a 0 0 1 1 24 0");
  help_do (room, "ask 0 1");
  help_do (room, "game 0 a 0 0 2 2 25 0");
  g_assert_cmpint (table->asked, ==, TENGEN_SEAT_NONE);
}

/* A draw can be asked for where there is no 待った; one question at a time. */
static void
test_wish (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  const TengenRoomTable *table;

  help_settings (room, "pure", TENGEN_ROOM_UNDO_NONE);
  help_do (room, "seat 1 1 0 1 1");
  table = tengen_room_get_table (room, 0);
  g_assert_cmpint (help_try (room, "ask 0 1"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  help_do (room, "ask 0 1 draw");
  g_assert_cmpint (table->asked, ==, TENGEN_SEAT_FIRST);
  g_assert_cmpint (table->wish, ==, TENGEN_ROOM_WISH_DRAW);
  g_assert_cmpint (
      help_try (room, "ask 0 2 void"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  help_do (room, "answer 0 0");
  help_do (room, "ask 0 2 void");
  g_assert_cmpint (table->asked, ==, TENGEN_SEAT_SECOND);
  g_assert_cmpint (table->wish, ==, TENGEN_ROOM_WISH_VOID);
}

/* A mark that is changed after the other had agreed is for the teacher. */
static void
test_dispute (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  const TengenRoomTable *table;

  help_settings (room, "japan", TENGEN_ROOM_UNDO_ASK);
  help_do (room, "seat 1 1 0 1 1");
  table = tengen_room_get_table (room, 0);
  help_do (room, "game 0 a 0 0 1 1 24 0");
  help_do (room, "game 0 a 0 1 2 2 65534 0");
  help_do (room, "game 0 a 0 1 1 1 65534 0");
  g_assert_cmpint (
      tengen_position_get_phase (tengen_game_get_position (table->game)),
      ==,
      TENGEN_PHASE_COUNT);
  help_do (room, "game 0 a 0 3 2 0 24 1");
  g_assert_false (table->disputed);
  help_do (room, "game 0 a 0 5 2 0 65535 1");
  g_assert_true (table->agreed[1]);
  /* who agrees at the same time agrees to the same */
  g_assert_cmpuint (table->n, ==, 4);
  help_do (room, "game 0 a 0 3 1 0 24 0");
  g_assert_true (table->disputed);
  g_assert_false (table->agreed[1]);
  help_do (room, "game 0 a 0 5 1 0 65535 1");
  g_assert_true (table->disputed);
  help_do (room, "game 0 a 0 5 2 0 65535 1");
  g_assert_false (table->disputed);
  /* nor does it take a mark */
  help_do (room, "game 0 a 0 5 1 0 65535 0");
  g_assert_true (table->disputed);
}

static void
test_result (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b c");
  const TengenMatch *match = tengen_room_get_match (room);

  help_do (room, "seat 1 1 0 1 1");
  g_assert_cmpint (
      help_try (room, "seat 1 1 0 1 2"), ==, TENGEN_ROOM_FAULT_BUSY);
  help_do (room, "result 0 :B+5 0");
  g_assert_cmpint (tengen_match_score (match, 0, 0), ==, 10);
  g_assert_false (tengen_match_get_game (match, 0)->by_hand);
  /* free again: the next round */
  help_do (room, "seat 1 1 0 1 2");
  g_assert_cmpint (tengen_match_get_round (match), ==, 2);
  help_do (room, "result 1 :W+R 1");
  g_assert_cmpint (tengen_match_score (match, 1, 2), ==, 40);
  g_assert_cmpint (
      help_try (room, "game 1 a 0 0 1 1 24 0"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  /* it was a mistake */
  help_do (room, "result 1 :? 1");
  help_do (room, "game 1 a 0 0 1 1 24 0");
  g_assert_cmpint (
      help_try (room, "result 1 :x 1"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  help_do (room, "end 1");
  g_assert_null (tengen_room_get_table (room, 1));
  g_assert_cmpint (
      tengen_match_get_game (match, 1)->result.kind, ==, TENGEN_RESULT_VOID);
}

static void
test_settings (void)
{
  g_autoptr (TengenRoom) room = help_room ("a b");
  g_autoptr (TengenRoomEvent) other =
      tengen_room_event_new (TENGEN_ROOM_SETTINGS);

  help_settings (room, "pure", TENGEN_ROOM_UNDO_NONE);
  help_settings (room, "pure", TENGEN_ROOM_UNDO_NONE);
  g_assert_cmpstr (tengen_room_get_match (room)->title, ==, "3年2組");
  help_do (room, "seat 1 1 0 1 -1");
  g_assert_cmpint (tengen_game_get_setup (tengen_room_get_table (room, 0)->game)
                       ->computers[TENGEN_SEAT_SECOND]
                       .level,
                   ==,
                   2);
  g_assert_cmpint (help_try (room, "ask 0 1"), ==, TENGEN_ROOM_FAULT_NOT_NOW);
  /* a room keeps its id */
  other->settings.id = g_strdup ("another");
  other->settings.title = g_strdup ("");
  other->settings.setup =
      tengen_game_setup_copy (tengen_room_get_settings (room)->setup);
  g_assert_cmpint (
      tengen_room_do (room, other, NULL), ==, TENGEN_ROOM_FAULT_NAME);
}

static void
test_close (void)
{
  g_autoptr (TengenRoom) room = help_room ("a");

  help_do (room, "show -2");
  help_do (room, "close");
  g_assert_true (tengen_room_is_closed (room));
  g_assert_cmpint (help_try (room, "add :b 0"), ==, TENGEN_ROOM_FAULT_CLOSED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-do/refused", test_refused);
  g_test_add_func ("/room-do/members", test_members);
  g_test_add_func ("/room-do/game", test_game);
  g_test_add_func ("/room-do/pause", test_pause);
  g_test_add_func ("/room-do/pause-judging", test_pause_judging);
  g_test_add_func ("/room-do/ask", test_ask);
  g_test_add_func ("/room-do/wish", test_wish);
  g_test_add_func ("/room-do/dispute", test_dispute);
  g_test_add_func ("/room-do/result", test_result);
  g_test_add_func ("/room-do/settings", test_settings);
  g_test_add_func ("/room-do/close", test_close);
  return g_test_run ();
}
