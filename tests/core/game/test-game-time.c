/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-time: games with a clock
 */
#include "game-clock.h"
#include "renju-play.h"

/* The first move is free; each later one is paid by the player who makes it. */
static void
test_moves (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);

  check_clock (game, "turn 1 stands | 60 | 60");
  play_after (game, 100, "D4");
  check_clock (game, "turn 2 | 60 | 60");
  play_after (game, 5, "D5");
  check_clock (game, "turn 1 | 60 | 55");
  play_after (game, 7.25, "C4");
  check_clock (game, "turn 2 | 52.75 | 55");
}

static void
test_none (void)
{
  g_autoptr (TengenGame) game = start_timed ("none", NULL);

  g_assert_null (tengen_game_get_clock (game));
  for (int act = TENGEN_CLOCK_ACT_TICK; act <= TENGEN_CLOCK_ACT_TURN; act++)
    g_assert_cmpint (
        clock_after (game, 0, (TengenClockAct) act, TENGEN_SEAT_FIRST, 0),
        ==,
        TENGEN_REASON_NO_CLOCK);
}

/* Neither 待った nor undo gives time back. */
static void
test_back (void)
{
  g_autoptr (TengenGame) game = start_timed ("fischer 60 10", NULL);

  play_after (game, 0, "D4");
  play_after (game, 5, "D5");
  check_clock (game, "turn 1 | 70 | 65");
  send_after (game, 3, tengen_command_new (TENGEN_COMMAND_TAKE_BACK));
  check_clock (game, "turn 2 | 67 | 65");
  send_after (game, 1, tengen_command_new (TENGEN_COMMAND_UNDO));
  check_clock (game, "turn 1 | 67 | 64");
  send_after (game, 1, tengen_command_new (TENGEN_COMMAND_UNDO));
  check_clock (game, "turn 2 | 66 | 64");
  send_after (game, 1, tengen_command_new (TENGEN_COMMAND_REDO));
  check_clock (game, "turn 1 | 66 | 63");
}

/* What is refused takes no time: it is asked again with all of it. */
static void
test_refused (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);

  play_after (game, 0, "D4");
  g_assert_cmpint (play_after (game, 9, "D4"), ==, TENGEN_REASON_OCCUPIED);
  check_clock (game, "turn 2 | 60 | 60");
  play_after (game, 10, "D5");
  check_clock (game, "turn 1 | 60 | 50");
}

static void
test_paused (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);
  guint n;

  play_after (game, 0, "D4");
  n = tengen_game_get_n_undo (game);
  clock_after (game, 2, TENGEN_CLOCK_ACT_PAUSE, TENGEN_SEAT_NONE, 0);
  check_clock (game, "turn 2 paused | 60 | 58");
  g_assert_cmpint (play_after (game, 2, "D5"), ==, TENGEN_REASON_PAUSED);
  g_assert_cmpint (play_after (game, 2, "pass"), ==, TENGEN_REASON_PAUSED);
  clock_after (game, 50, TENGEN_CLOCK_ACT_START, TENGEN_SEAT_NONE, 0);
  check_clock (game, "turn 2 | 60 | 58");
  clock_after (game, 1, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_SECOND, 30 * SECOND);
  check_clock (game, "turn 2 | 60 | 87");
  g_assert_cmpuint (tengen_game_get_n_undo (game), ==, n);
  clock_after (game, 0, TENGEN_CLOCK_ACT_PAUSE, TENGEN_SEAT_NONE, 0);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_RESIGN,
                        TENGEN_SEAT_SECOND,
                        TENGEN_STONE_WHITE,
                        TENGEN_POINT_NONE,
                        0),
                   ==,
                   TENGEN_REASON_NONE);
}

/* One who looks at an earlier position plays no variation meanwhile, but may
 * when the game is over. */
static void
test_not_live (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);
  TengenNode root = tengen_game_get_root (game);

  play_after (game, 0, "D4");
  play_after (game, 0, "D5");
  g_assert_cmpint (go_to (game, root), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (play_after (game, 2, "C4"), ==, TENGEN_REASON_NOT_LIVE);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NOT_LIVE);
  clock_after (game, 5, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  check_clock (game, "turn 1 | 55 | 60");
  go_to (game, tengen_game_get_live (game));
  act (game,
       TENGEN_ACTION_RESIGN,
       TENGEN_SEAT_FIRST,
       TENGEN_STONE_BLACK,
       TENGEN_POINT_NONE,
       0);
  check_clock (game, "turn 0 | 55 | 60");
  go_to (game, root);
  g_assert_cmpint (play_after (game, 2, "C4"), ==, TENGEN_REASON_NONE);
  check_clock (game, "turn 0 | 55 | 60");
}

static TengenReasonCode
lose_on_time (TengenGame *game, double seconds, TengenSeat seat)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_ACT);

  command->action = (TengenAction){
    TENGEN_ACTION_TIME, seat, TENGEN_STONE_NONE, TENGEN_POINT_NONE, 0
  };
  return send_after (game, seconds, command);
}

/* A player who is out of time moves no more, even when the end was taken back,
 * until given some. */
static void
test_up (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);

  play_after (game, 0, "D4");
  g_assert_cmpint (play_after (game, 60, "D5"), ==, TENGEN_REASON_TIME_UP);
  check_clock (game, "turn 2 | 60 | 60");
  g_assert_cmpint (play_after (game, 59.999999, "D5"), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (
      lose_on_time (game, 61, TENGEN_SEAT_FIRST), ==, TENGEN_REASON_NONE);
  check_clock (game, "turn 0 | 0 up | 1e-06");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (play_after (game, 0, "C4"), ==, TENGEN_REASON_TIME_UP);
  clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_FIRST, SECOND);
  g_assert_cmpint (play_after (game, 0.5, "C4"), ==, TENGEN_REASON_NONE);
}

/* During the count neither clock runs; afterwards one does. */
static void
test_count (void)
{
  g_autoptr (TengenGame) game = start_timed ("japanese 0 30 2", NULL);

  play_after (game, 0, "D4");
  play_after (game, 10, "pass");
  play_after (game, 20, "pass");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
  check_clock (game, "turn 0 | 30 x2 | 30 x2");
  clock_after (game, 0, TENGEN_CLOCK_ACT_PAUSE, TENGEN_SEAT_NONE, 0);
  g_assert_cmpint (count_act (game, TENGEN_ACTION_AGREE, TENGEN_SEAT_FIRST, 1),
                   ==,
                   TENGEN_REASON_NONE);
  clock_after (game, 500, TENGEN_CLOCK_ACT_START, TENGEN_SEAT_NONE, 0);
  clock_after (game, 500, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  check_clock (game, "turn 0 | 30 x2 | 30 x2");
  g_assert_cmpint (count_act (game, TENGEN_ACTION_RESUME, TENGEN_SEAT_FIRST, 0),
                   ==,
                   TENGEN_REASON_NONE);
  clock_after (game, 1, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  g_assert_true (tengen_clock_is_running (tengen_game_get_clock (game)));
}

/* A turn ended on a board of wood stands until this board is played on. */
static void
test_wood (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);

  g_assert_cmpint (
      clock_after (game, 5, TENGEN_CLOCK_ACT_TURN, TENGEN_SEAT_SECOND, 0),
      ==,
      TENGEN_REASON_TURN);
  clock_after (game, 5, TENGEN_CLOCK_ACT_TURN, TENGEN_SEAT_FIRST, 0);
  check_clock (game, "turn 2 | 60 | 60");
  clock_after (game, 5, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  clock_after (game, 1, TENGEN_CLOCK_ACT_PAUSE, TENGEN_SEAT_NONE, 0);
  g_assert_cmpint (
      clock_after (game, 1, TENGEN_CLOCK_ACT_TURN, TENGEN_SEAT_SECOND, 0),
      ==,
      TENGEN_REASON_PAUSED);
  go_to (game, tengen_game_get_root (game));
  check_clock (game, "turn 2 paused | 60 | 54");
  clock_after (game, 0, TENGEN_CLOCK_ACT_START, TENGEN_SEAT_NONE, 0);
  clock_after (game, 4, TENGEN_CLOCK_ACT_TURN, TENGEN_SEAT_SECOND, 0);
  check_clock (game, "turn 1 | 60 | 50");
  g_assert_cmpint (
      lose_on_time (game, 0, TENGEN_SEAT_SECOND), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (
      clock_after (game, 1, TENGEN_CLOCK_ACT_TURN, TENGEN_SEAT_FIRST, 0),
      ==,
      TENGEN_REASON_OVER);
}

/* Handicap stones that Black chooses are no turns. */
static void
test_handicap (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  g_autoptr (TengenGame) game = NULL;

  setup->handicap = 2;
  setup->free_handicap = TRUE;
  g_assert_true (tengen_clock_setting_decode ("absolute 60", &setup->clock));
  game = tengen_game_new (setup);
  play_after (game, 100, "C3");
  play_after (game, 100, "G7");
  check_clock (game, "turn 2 stands | 60 | 60");
  play_after (game, 100, "E5");
  check_clock (game, "turn 1 | 60 | 60");
}

static TengenGame *
start_timed_renju (const char *renju, const char *clock)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;

  g_assert_true (tengen_renju_rules_parse (renju, &rules));
  setup = tengen_game_setup_new_renju (&rules);
  g_assert_true (tengen_clock_setting_decode (clock, &setup->clock));
  return tengen_game_new (setup);
}

/* Seats are persons: three stones of an opening are one turn, the clock goes
 * along with an exchange of colours. */
static void
test_renju (void)
{
  g_autoptr (TengenGame) game =
      start_timed_renju ("s26", "fischer 60 10 / absolute 50");
  g_autofree char *text = NULL;
  g_autoptr (TengenGame) read = NULL;

  play_after (game, 0, "H8");
  play_after (game, 1, "H9");
  check_clock (game, "turn 1 | 59 | 50");
  play_after (game, 1, "H10");
  check_clock (game, "turn 2 | 68 | 50");
  clock_after (game, 4, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  say (game, "swap");
  check_clock (game, "turn 1 | 68 | 46");
  play_after (game, 2, "A1");
  check_clock (game, "turn 2 | 76 | 46");
  play_after (game, 6, "A2");
  check_clock (game, "turn 1 | 76 | 40");
  text = write_text (game);
  g_assert_nonnull (strstr (text, "W[ao]WL[76]"));
  g_assert_nonnull (strstr (text, "B[an]BL[40]"));
  read = open_text (text);
  check_clock (read, "turn 1 paused | 76 | 40");
}

/* A five is a player's act like a stone: it is declared while there is time. */
static void
test_declared (void)
{
  g_autoptr (TengenGame) game =
      start_timed_renju ("s26 declared", "absolute 60");

  say_all (game, "H8 H9 I9 swap A1 J10 A3 K11 A5 G7");
  clock_after (game, 60, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
  g_assert_cmpint (say (game, "five.B"), ==, TENGEN_REASON_TIME_UP);
  clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_FIRST, SECOND);
  clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_SECOND, SECOND);
  g_assert_cmpint (say (game, "five.B"), ==, TENGEN_REASON_NONE);
}

/* In a match neither player alone undoes what was played. */
static void
test_match (void)
{
  g_autoptr (TengenGame) game = start_timed ("none", "spring 2");
  g_autoptr (TengenGame) other = start_timed ("none", NULL);
  TengenNode root = tengen_game_get_root (game);

  play_all (other, "D4");
  g_assert_true (tengen_game_can_undo (other));
  g_assert_false (tengen_game_can_undo (game));
  play_all (game, "D4 D5");
  g_assert_false (tengen_game_can_undo (game));
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_MATCH);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_MATCH);
  go_to (game, root);
  g_assert_true (tengen_game_can_undo (game));
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  g_assert_true (tengen_game_can_redo (game));
  act (game,
       TENGEN_ACTION_RESIGN,
       TENGEN_SEAT_SECOND,
       TENGEN_STONE_WHITE,
       TENGEN_POINT_NONE,
       0);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_MATCH);
  /* what is tried out afterwards belongs to neither player */
  go_to (game, root);
  play_all (game, "C3");
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_REDO), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (plain (game, TENGEN_COMMAND_UNDO), ==, TENGEN_REASON_MATCH);
}

static TengenReasonCode
edit (TengenGame *game, TengenChange *change)
{
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);

  g_ptr_array_add (command->changes, change);
  return send (game, command);
}

/* Nor does anybody change it, or try out beside it, before it is over; what was
 * played, and what came of it, stands then too. */
static void
test_match_edit (void)
{
  g_autoptr (TengenGame) game = start_timed ("none", "spring 2");
  TengenNode root = tengen_game_get_root (game);
  TengenNode first, last;

  play_all (game, "D4");
  first = tengen_game_get_live (game);
  play_all (game, "D5");
  last = tengen_game_get_live (game);
  g_assert_cmpint (
      edit (game, tengen_change_unlink (last)), ==, TENGEN_REASON_MATCH);
  g_assert_cmpint (edit (game, tengen_change_set (last, "AB", "[aa]")),
                   ==,
                   TENGEN_REASON_MATCH);
  g_assert_cmpint (edit (game, tengen_change_set (root, "RE", "[B+R]")),
                   ==,
                   TENGEN_REASON_MATCH);
  g_assert_cmpint (edit (game, tengen_change_add (root, TENGEN_CHANGE_LAST)),
                   ==,
                   TENGEN_REASON_MATCH);
  g_assert_cmpint (edit (game, tengen_change_set (last, "C", "[good]")),
                   ==,
                   TENGEN_REASON_NONE);
  go_to (game, first);
  g_assert_cmpint (play_after (game, 0, "C4"), ==, TENGEN_REASON_NOT_LIVE);
  go_to (game, last);
  act (game,
       TENGEN_ACTION_RESIGN,
       TENGEN_SEAT_FIRST,
       TENGEN_STONE_BLACK,
       TENGEN_POINT_NONE,
       0);
  g_assert_cmpint (
      edit (game, tengen_change_unlink (last)), ==, TENGEN_REASON_MATCH);
  g_assert_cmpint (edit (game, tengen_change_set (last, "TNA", NULL)),
                   ==,
                   TENGEN_REASON_MATCH);
  g_assert_cmpint (
      edit (game, tengen_change_add (root, 0)), ==, TENGEN_REASON_MATCH);
  g_assert_cmpint (edit (game, tengen_change_add (root, TENGEN_CHANGE_LAST)),
                   ==,
                   TENGEN_REASON_NONE);
  go_to (game, first);
  g_assert_cmpint (play_after (game, 0, "C4"), ==, TENGEN_REASON_NONE);
}

/* What a clock cannot be told. */
static void
test_broken (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);

  g_assert_cmpint (
      clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_NONE, 5),
      ==,
      TENGEN_REASON_BROKEN);
  g_assert_cmpint (
      clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_FIRST, -5),
      ==,
      TENGEN_REASON_BROKEN);
  g_assert_cmpint (
      clock_after (game, 0, TENGEN_CLOCK_ACT_TURN, TENGEN_SEAT_NONE, 0),
      ==,
      TENGEN_REASON_BROKEN);
  g_assert_cmpint (
      clock_after (game, -1e12, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0),
      ==,
      TENGEN_REASON_NONE);
  check_clock (game, "turn 1 stands | 60 | 60");
}

/* A clock that the record gets, loses or gets back by an edit is that one. */
static void
test_edit (void)
{
  g_autoptr (TengenGame) game = start_timed ("absolute 60", NULL);
  TengenCommand *command = tengen_command_new (TENGEN_COMMAND_EDIT);
  TengenNode root = tengen_game_get_root (game);

  play_after (game, 0, "D4");
  play_after (game, 20, "D5");
  g_ptr_array_add (command->changes,
                   tengen_change_set (root, "TNT", "[fischer 90 10]"));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  check_clock (game, "turn 1 paused | 60 | 40");
  g_assert_cmpint (tengen_game_get_clock (game)->setting.seats[1].kind,
                   ==,
                   TENGEN_CLOCK_FISCHER);
  plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (tengen_game_get_clock (game)->setting.seats[1].kind,
                   ==,
                   TENGEN_CLOCK_ABSOLUTE);
  command = tengen_command_new (TENGEN_COMMAND_EDIT);
  g_ptr_array_add (command->changes, tengen_change_set (root, "TNT", NULL));
  g_assert_cmpint (send (game, command), ==, TENGEN_REASON_NONE);
  g_assert_null (tengen_game_get_clock (game));
  g_assert_cmpint (play_after (game, 0, "C4"), ==, TENGEN_REASON_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/time/moves", test_moves);
  g_test_add_func ("/game/time/none", test_none);
  g_test_add_func ("/game/time/back", test_back);
  g_test_add_func ("/game/time/refused", test_refused);
  g_test_add_func ("/game/time/paused", test_paused);
  g_test_add_func ("/game/time/not-live", test_not_live);
  g_test_add_func ("/game/time/up", test_up);
  g_test_add_func ("/game/time/count", test_count);
  g_test_add_func ("/game/time/wood", test_wood);
  g_test_add_func ("/game/time/handicap", test_handicap);
  g_test_add_func ("/game/time/renju", test_renju);
  g_test_add_func ("/game/time/declared", test_declared);
  g_test_add_func ("/game/time/match", test_match);
  g_test_add_func ("/game/time/match-edit", test_match_edit);
  g_test_add_func ("/game/time/broken", test_broken);
  g_test_add_func ("/game/time/edit", test_edit);
  return g_test_run ();
}
