/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-game-handicap: handicap stones that Black puts where he likes
 *
 * What: turns, duties, refusals, 待った and undo, the record and the journal,
 *       and that a count knows no difference to fixed points.
 */
#include "game-describe.h"
#include "game-undo.h"

#include "tengen-go-handicap.h"

static TengenGameSetup *
make_setup (const char *rules, int size, int handicap)
{
  TengenGameSetup *setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  setup->handicap = handicap;
  setup->komi_x2 = tengen_go_rules_komi (&setup->rules, handicap);
  setup->free_handicap = TRUE;
  return setup;
}

static TengenGame *
start_free (const char *rules, int size, int handicap)
{
  g_autoptr (TengenGameSetup) setup = make_setup (rules, size, handicap);

  return tengen_game_new (setup);
}

static int
n_to_place (const TengenGame *game)
{
  return tengen_position_get_n_to_place (tengen_game_get_position (game));
}

static TengenDuty
duty (const TengenGame *game)
{
  return tengen_position_get_duty (tengen_game_get_position (game));
}

static TengenStone
to_move (const TengenGame *game)
{
  return tengen_position_get_to_move (tengen_game_get_position (game));
}

/* One after another, no moves, then White begins. */
static void
test_place (void)
{
  g_autoptr (TengenGame) game = start_free ("japan", 9, 3);
  const TengenPosition *position = tengen_game_get_position (game);
  g_autofree char *text = NULL;

  g_assert_cmpint (n_to_place (game), ==, 3);
  g_assert_cmpint (duty (game), ==, TENGEN_DUTY_PLACE);
  g_assert_cmpint (to_move (game), ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (tengen_position_get_actor (position), ==, TENGEN_SEAT_FIRST);
  play_all (game, "C3 E5");
  g_assert_cmpint (n_to_place (game), ==, 1);
  g_assert_cmpint (play (game, at (game, "E5")), ==, TENGEN_REASON_OCCUPIED);
  play_all (game, "A1");
  g_assert_cmpint (n_to_place (game), ==, 0);
  g_assert_cmpint (duty (game), ==, TENGEN_DUTY_NONE);
  g_assert_cmpint (to_move (game), ==, TENGEN_STONE_WHITE);
  g_assert_cmpuint (tengen_position_get_move (position), ==, 0);
  g_assert_cmpuint (
      tengen_record_get_n_nodes (tengen_game_get_record (game)), ==, 1);
  text = write_text (game);
  g_assert_nonnull (strstr (text, "HA[3]"));
  g_assert_nonnull (strstr (text, "TNH[free]"));
  g_assert_nonnull (strstr (text, "AB[cg][ee][ai]"));
  play_all (game, "G7 G3 pass pass");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
}

/* No other player and no other action is allowed; resigning is. */
static void
test_refused (void)
{
  g_autoptr (TengenGame) game = start_free ("3-1", 9, 2);
  TengenStone black = TENGEN_STONE_BLACK;

  play_all (game, "C3");
  g_assert_cmpint (play (game, TENGEN_POINT_PASS), ==, TENGEN_REASON_PLACE);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_VIRTUAL,
                        TENGEN_SEAT_FIRST,
                        black,
                        TENGEN_POINT_PASS,
                        0),
                   ==,
                   TENGEN_REASON_PLACE);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_PROPOSE,
                        TENGEN_SEAT_FIRST,
                        black,
                        TENGEN_POINT_NONE,
                        0),
                   ==,
                   TENGEN_REASON_PLACE);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_PLAY,
                        TENGEN_SEAT_SECOND,
                        TENGEN_STONE_WHITE,
                        at (game, "G7"),
                        0),
                   ==,
                   TENGEN_REASON_TURN);
  g_assert_cmpint (count_act (game, TENGEN_ACTION_RESIGN, TENGEN_SEAT_FIRST, 0),
                   ==,
                   TENGEN_REASON_NONE);
  g_assert_cmpint (n_to_place (game), ==, 0);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (n_to_place (game), ==, 1);
}

/* 待った takes the last stone off, until White has moved. */
static void
test_take_back (void)
{
  g_autoptr (TengenGame) game = start_free ("japan", 9, 2);

  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NO_MOVE);
  play_all (game, "C3 D4");
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (n_to_place (game), ==, 1);
  g_assert_cmpint (to_move (game), ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (n_to_place (game), ==, 2);
  play_all (game, "C3 G3 F5");
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (to_move (game), ==, TENGEN_STONE_WHITE);
  /* the old line stands on these stones */
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NO_MOVE);
  while (tengen_game_get_n_undo (game) > 0)
    plain (game, TENGEN_COMMAND_UNDO);
  g_assert_cmpint (n_to_place (game), ==, 2);
}

/* At every moment the game read back is the game that was written. */
static void
test_read (void)
{
  g_autoptr (TengenGame) game = start_free ("china", 9, 4);

  for (int i = 0; i < 6; i++)
    {
      g_autofree char *text = write_text (game);
      g_autoptr (TengenGame) again = open_text (text);
      g_autofree char *described = describe_game (game);
      g_autofree char *read = describe_game (again);

      g_assert_cmpstr (read, ==, described);
      g_assert_cmpint (
          play (game, (TengenPoint) (i * 7)), ==, TENGEN_REASON_NONE);
    }
}

/* Where a record says it and it cannot be, it means nothing. */
static void
test_hostile (void)
{
  static const char *const TEXTS[] = {
    "(;GM[1]SZ[9]HA[1]TNH[free])",
    "(;GM[1]SZ[9]HA[-5]TNH[free])",
    "(;GM[1]SZ[2]HA[9]TNH[free])",
    "(;GM[1]SZ[9]RU[x]TNR[pure]HA[3]TNH[free])",
    "(;GM[1]SZ[9]HA[3]TNH[elsewhere])",
    "(;GM[1]SZ[9]HA[3]TNH[free]AB[aa:ee])",
    "(;GM[1]SZ[9]HA[3]TNH[free]AB[aa];B[bb])",
    "(;GM[1]SZ[9]HA[3]TNH[free]PL[W])",
    "(;GM[4]SZ[15]HA[3]TNH[free]TNR[renju free])",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (TEXTS); i++)
    {
      g_autoptr (TengenGame) game = open_text (TEXTS[i]);

      g_assert_cmpint (n_to_place (game), ==, 0);
      g_assert_cmpint (duty (game), ==, TENGEN_DUTY_NONE);
    }
}

/* The same stones laid by the program and by Black are worth the same, under
 * every rule set. */
static void
test_count (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const TengenGoRules *rules = tengen_go_rules_get_named (i);
      g_autoptr (TengenGameSetup) setup = make_setup (rules->id, 9, 3);
      g_autoptr (TengenGame) free = NULL, fixed = NULL;
      g_autoptr (TengenGoCount) ours = NULL, theirs = NULL;
      TengenPoint points[TENGEN_GO_HANDICAP_MAX];

      if (rules->unit == TENGEN_GO_UNIT_STONES)
        continue;
      free = tengen_game_new (setup);
      setup->free_handicap = FALSE;
      fixed = tengen_game_new (setup);
      tengen_go_handicap_points (9, 3, points);
      for (int j = 0; j < 3; j++)
        g_assert_cmpint (play (free, points[j]), ==, TENGEN_REASON_NONE);
      play_all (free, "E5 F5 D4 B2");
      play_all (fixed, "E5 F5 D4 B2");
      ours = tengen_position_count (tengen_game_get_position (free));
      theirs = tengen_position_count (tengen_game_get_position (fixed));
      for (int side = TENGEN_STONE_BLACK; side <= TENGEN_STONE_WHITE; side++)
        g_assert_cmpint (ours->score_x2[side], ==, theirs->score_x2[side]);
      g_assert_cmpint (ours->margin_x2, ==, theirs->margin_x2);
      g_assert_cmpint (ours->winner, ==, theirs->winner);
    }
}

/* A random command, mostly a stone. */
static TengenCommand *
make_random (TengenGame *game)
{
  static const TengenActionKind KINDS[] = {
    TENGEN_ACTION_PLAY,   TENGEN_ACTION_PLAY,   TENGEN_ACTION_PLAY,
    TENGEN_ACTION_PLAY,   TENGEN_ACTION_PASS,   TENGEN_ACTION_VIRTUAL,
    TENGEN_ACTION_RESIGN, TENGEN_ACTION_RESUME, TENGEN_ACTION_TIME,
  };
  static const TengenCommandKind COMMANDS[] = {
    TENGEN_COMMAND_UNDO,
    TENGEN_COMMAND_REDO,
    TENGEN_COMMAND_TAKE_BACK,
    TENGEN_COMMAND_GOTO,
  };
  int dice = g_test_rand_int_range (0, 100);
  const TengenPosition *position = tengen_game_get_position (game);
  TengenCommand *command;

  if (dice < 40)
    {
      command = tengen_command_new (COMMANDS[dice % 4]);
      command->node = 1 + (TengenNode) g_test_rand_int_range (0, 5);
      return command;
    }
  command = tengen_command_new (TENGEN_COMMAND_ACT);
  command->action.kind = KINDS[dice % 9];
  command->action.stone = tengen_position_get_to_move (position);
  command->action.seat =
      tengen_position_get_seat (position, command->action.stone);
  command->action.point = (TengenPoint) g_test_rand_int_range (0, 25);
  return command;
}

/* Undone, redone, replayed and read back, with stones placed and taken off. */
static void
test_random (void)
{
  for (int i = 0; i < 200; i++)
    {
      int handicap = g_test_rand_int_range (2, 8);
      g_autoptr (TengenGame) game = start_free ("3-1", 5, handicap);
      g_autoptr (TengenGame) replay = start_free ("3-1", 5, handicap);
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *first = describe_game (game);
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autoptr (TengenGame) read = NULL;

      for (int j = 0; j < 40; j++)
        {
          g_autoptr (TengenCommand) command = make_random (game);
          g_autofree char *line = tengen_command_encode (command);
          g_autoptr (TengenReason) reason = tengen_game_do (game, command);

          if (reason == NULL)
            g_ptr_array_add (lines, g_steal_pointer (&line));
        }
      text = write_text (game);
      read = open_text (text);
      again = write_text (read);
      g_assert_cmpstr (again, ==, text);
      check_replayed (game, replay, lines, describe_game);
      check_all_undone (game, first, describe_game);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/handicap/place", test_place);
  g_test_add_func ("/game/handicap/refused", test_refused);
  g_test_add_func ("/game/handicap/take-back", test_take_back);
  g_test_add_func ("/game/handicap/read", test_read);
  g_test_add_func ("/game/handicap/hostile", test_hostile);
  g_test_add_func ("/game/handicap/count", test_count);
  g_test_add_func ("/game/handicap/random", test_random);
  return g_test_run ();
}
