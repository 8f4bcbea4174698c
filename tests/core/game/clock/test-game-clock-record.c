/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-clock-record: the clock in files
 */
#include "game-clock.h"

/* The text of a game in one line. */
static char *
write_line (const TengenGame *game)
{
  g_autofree char *text = write_text (game);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strjoinv ("", lines);
}

static void
check_has (const TengenGame *game, const char *part)
{
  g_autofree char *text = write_line (game);

  if (strstr (text, part) == NULL)
    g_error ("%s is not in %s", part, text);
}

/* What the first node says, to other programs too. */
static void
test_setting (void)
{
  static const struct
  {
    const char *clock;
    const char *record;
  } ROWS[] = {
    { "absolute 600", "TNT[absolute 600]TM[600]" },
    { "japanese 600 30 3", "TM[600]OT[3x30 byo-yomi]" },
    { "canadian 0 300 15", "TM[0]OT[15/300 Canadian]" },
    { "fischer 300.5 10", "TM[300.5]OT[10 fischer]" },
    { "bronstein 300 10", "TM[300]OT[10 bronstein]" },
    { "room 600 30", "TM[600]OT[30 per move, inside the main time]" },
    { "room 0 30", "TM[0]OT[30 per move]" },
    { "absolute 600 / absolute 300", "TNT[absolute 600 / absolute 300]" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ROWS); i++)
    {
      g_autoptr (TengenGame) game = start_timed (ROWS[i].clock, NULL);
      g_autofree char *text = write_text (game);
      g_autoptr (TengenGame) read = open_text (text);
      g_autofree char *clock =
          tengen_clock_setting_encode (&tengen_game_get_setup (read)->clock);

      check_has (game, ROWS[i].record);
      g_assert_cmpint (strstr (text, "TM[") != NULL,
                       ==,
                       strchr (ROWS[i].clock, '/') == NULL);
      g_assert_cmpstr (clock, ==, ROWS[i].clock);
      g_assert_false (tengen_game_get_clock (read)->started);
    }
}

/* What each node gets, with its move. */
static void
test_left (void)
{
  g_autoptr (TengenGame) game = start_timed ("japanese 20 10 3", NULL);
  g_autofree char *before = NULL;
  g_autofree char *again = NULL;
  g_autofree char *text = NULL;

  play_after (game, 0, "D4");
  before = write_text (game);
  play_after (game, 5.0004, "D5");
  check_has (game, ";B[dd]BL[20];W[dc]WL[15]");
  play_after (game, 30, "C4");
  check_has (game, ";B[cd]BL[10]OB[2]");
  play_after (game, 14, "pass");
  check_has (game, ";W[]WL[1])");
  text = write_line (game);
  for (int i = 0; i < 3; i++)
    plain (game, TENGEN_COMMAND_UNDO);
  again = write_text (game);
  g_assert_cmpstr (again, ==, before);
  for (int i = 0; i < 3; i++)
    plain (game, TENGEN_COMMAND_REDO);
  check_has (game, strchr (text, ';'));
}

/* A move played again has what is left now, not what was left then. */
static void
test_again (void)
{
  g_autoptr (TengenGame) game = start_timed ("japanese 5 10 3", NULL);

  play_after (game, 0, "D4");
  play_after (game, 6, "D5");
  check_has (game, ";W[dc]WL[10]OW[3]");
  plain (game, TENGEN_COMMAND_TAKE_BACK);
  clock_after (game, 0, TENGEN_CLOCK_ACT_ADD, TENGEN_SEAT_SECOND, 9 * SECOND);
  play_after (game, 2, "D5");
  check_has (game, ";W[dc]WL[7])");
}

/* A saved game goes on with what was left, paused. */
static void
test_open (void)
{
  g_autoptr (TengenGame) game = start_timed ("canadian 20 60 5", NULL);
  g_autofree char *text = NULL;
  g_autofree char *over_text = NULL;
  g_autoptr (TengenGame) read = NULL;
  g_autoptr (TengenGame) over = NULL;

  play_after (game, 0, "D4");
  play_after (game, 30, "D5");
  play_after (game, 8.5, "C4");
  text = write_text (game);
  read = open_text (text);
  check_clock (read, "turn 2 paused | 11.5 | 50 x4");
  g_assert_cmpint (play_after (read, 100, "C5"), ==, TENGEN_REASON_PAUSED);
  clock_after (read, 100, TENGEN_CLOCK_ACT_START, TENGEN_SEAT_NONE, 0);
  play_after (read, 10, "C5");
  check_clock (read, "turn 1 | 11.5 | 40 x3");
  act (read,
       TENGEN_ACTION_RESIGN,
       TENGEN_SEAT_FIRST,
       TENGEN_STONE_BLACK,
       TENGEN_POINT_NONE,
       0);
  over_text = write_text (read);
  over = open_text (over_text);
  check_clock (over, "turn 0 | 11.5 | 40 x3");
}

/* What every kind has left is read as it was written. */
static void
test_kinds (void)
{
  static const char *const KINDS[] = {
    "absolute 30",     "room 30 20",   "room 10 20",     "room 0 30",
    "japanese 5 20 2", "fischer 30 3", "bronstein 30 3", "canadian 0 60 2",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (KINDS); i++)
    {
      g_autoptr (TengenGame) game = start_timed (KINDS[i], NULL);
      g_autofree char *text = NULL;
      g_autofree char *wanted = NULL;
      g_autofree char *found = NULL;
      g_autoptr (TengenGame) read = NULL;

      play_after (game, 0, "D4");
      play_after (game, 7, "D5");
      play_after (game, 9, "C4");
      play_after (game, 8, "C5");
      clock_after (game, 0, TENGEN_CLOCK_ACT_PAUSE, TENGEN_SEAT_NONE, 0);
      wanted = describe_clock (game);
      text = write_text (game);
      read = open_text (text);
      found = describe_clock (read);
      g_assert_cmpstr (found, ==, wanted);
    }
}

/* A record of others says what it was played with, and has no clock. */
static void
test_foreign (void)
{
  g_autoptr (TengenGame) game =
      open_text ("(;GM[1]SZ[7]TM[600]OT[3x30 byo-yomi]BR[2d]WR[3k]"
                 ";B[dd]BL[500];W[dc]WL[4]OW[2])");
  const TengenGameSetup *setup = tengen_game_get_setup (game);

  g_assert_null (tengen_game_get_clock (game));
  g_assert_true (tengen_clock_setting_is_none (&setup->clock));
  g_assert_cmpstr (setup->black_rank, ==, "2d");
  g_assert_cmpstr (setup->white_rank, ==, "3k");
}

static void
test_setup (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  g_autoptr (TengenGameSetup) copy = NULL;
  g_autoptr (TengenGame) game = NULL;
  const TengenGameSetup *read;

  setup->black_rank = g_strdup ("初段");
  setup->white_rank = g_strdup ("5k");
  setup->match = g_strdup ("spring-1 3");
  tengen_clock_setting_decode ("room 600 30", &setup->clock);
  copy = tengen_game_setup_copy (setup);
  game = tengen_game_new (copy);
  read = tengen_game_get_setup (game);
  g_assert_cmpstr (read->black_rank, ==, "初段");
  g_assert_cmpstr (read->white_rank, ==, "5k");
  g_assert_cmpstr (read->match, ==, "spring-1 3");
  g_assert_true (tengen_clock_setting_equal (&read->clock, &setup->clock));
}

/* Any text may stand in a file. */
static void
test_hostile (void)
{
  static const char *const TEXTS[] = {
    "(;GM[1]SZ[7]TNT[absolute 60];B[dd]BL[-5])",
    "(;GM[1]SZ[7]TNT[absolute 60];B[dd]BL[nan])",
    "(;GM[1]SZ[7]TNT[absolute 60];B[dd]BL[99999999999999999999])",
    "(;GM[1]SZ[7]TNT[absolute 60];B[dd]BL[999999999])",
    "(;GM[1]SZ[7]TNT[absolute 60];B[dd]BL[0]OB[5])",
    "(;GM[1]SZ[7]TNT[japanese 60 30 3];B[dd]BL[0]OB[3])",
    "(;GM[1]SZ[7]TNT[japanese 60 30 3];B[dd]BL[0]OB[-2147483648])",
    "(;GM[1]SZ[7]TNT[japanese 60 30 3];B[dd]BL[900]OB[2147483647])",
    "(;GM[1]SZ[7]TNT[canadian 60 30 3];B[dd]BL[900]OB[0])",
    "(;GM[1]SZ[7]TNT[room 0 30];B[dd]BL[900]OB[9])",
    "(;GM[1]SZ[7]TNT[fischer 60 30];B[]BL[];W[]WL[ 3 ]OW[x])",
    "(;GM[1]SZ[7]TNT[fischer 60 30][absolute 3]B[dd]BL[1];BL[2];WL[3]BL[4])",
    "(;GM[4]TNT[fischer 60 30]TNM[ 1];B[hh]BL[1];W[hi]BL[2]WL[2])",
    "(;GM[2]SZ[7]TNT[fischer 60 30]TNM[a 0];B[dd]BL[1])",
    "(;GM[1]SZ[7]TNT[hourglass 60]TNM[a b 1];B[dd]BL[1])",
    "(;GM[1]SZ[7]TNT[])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      g_autoptr (TengenGame) game = open_text (TEXTS[i]);
      const TengenClock *clock = tengen_game_get_clock (game);

      g_assert_null (tengen_game_get_setup (game)->match);
      if (clock == NULL)
        continue;
      clock_after (game, 1, TENGEN_CLOCK_ACT_START, TENGEN_SEAT_NONE, 0);
      clock_after (game, 1e9, TENGEN_CLOCK_ACT_TICK, TENGEN_SEAT_NONE, 0);
      for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
        {
          gint64 left = tengen_clock_get_left (clock, (TengenSeat) seat);

          g_assert_cmpint (left, >=, 0);
          g_assert_cmpint (left, <=, TENGEN_CLOCK_MAX_US + 3600 * SECOND);
          g_assert_cmpint (clock->seats[seat].n, >=, 0);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock-record/setting", test_setting);
  g_test_add_func ("/clock-record/left", test_left);
  g_test_add_func ("/clock-record/again", test_again);
  g_test_add_func ("/clock-record/open", test_open);
  g_test_add_func ("/clock-record/kinds", test_kinds);
  g_test_add_func ("/clock-record/foreign", test_foreign);
  g_test_add_func ("/clock-record/setup", test_setup);
  g_test_add_func ("/clock-record/hostile", test_hostile);
  return g_test_run ();
}
