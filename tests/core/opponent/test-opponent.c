/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-opponent: what the computer does at each kind of turn
 */
#include "tengen-opponent.h"

#include "game-open.h"

/* A game of two computers. */
static TengenGame *
start (const char *rules, int size, int level)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
    setup->computers[seat] =
        (TengenGameComputer){ .level = level, .seed = 40 + (guint64) seat };
  return tengen_game_new (setup);
}

/* Opens a text where play stands; the second seat is the computer's. */
static TengenGame *
open_live (const char *root, const char *moves)
{
  g_autofree char *text = g_strdup_printf (
      "(;%sTNO[first level=3][second level=3 seed=5]%s)", root, moves);
  TengenGame *game = open_text (text);

  g_assert_cmpint (
      go_to (game, tengen_game_get_live (game)), ==, TENGEN_REASON_NONE);
  return game;
}

static TengenAction
find_action (const TengenGame *game)
{
  TengenAction action;
  g_autoptr (TengenOpponentTask) task = NULL;

  g_assert_nonnull (tengen_opponent_find (here (game)));
  task = tengen_opponent_task_new (here (game));
  tengen_opponent_task_run (task, 0, NULL, NULL, &action);
  return action;
}

/* Does what the computer wants; it is never refused. */
static TengenAction
step (TengenGame *game)
{
  TengenAction action = find_action (game);

  g_assert_cmpint (act (game,
                        action.kind,
                        action.seat,
                        action.stone,
                        action.point,
                        action.value),
                   ==,
                   TENGEN_REASON_NONE);
  return action;
}

/* Only the seat of a computer is played, and only where there is play. */
static void
test_find (void)
{
  g_autoptr (TengenGame) people = start_game ("pure", 7);
  g_autoptr (TengenGame) white =
      open_text ("(;SZ[5]TNR[pure]TNO[second level=2];B[cc];W[])");
  g_autoptr (TengenGame) other = open_text ("(;GM[4]SZ[19]TNO[first level=2])");

  g_assert_null (tengen_opponent_find (here (people)));
  g_assert_cmpint (go_to (white, 1), ==, TENGEN_REASON_NONE);
  g_assert_null (tengen_opponent_find (here (white)));
  g_assert_cmpint (go_to (white, 2), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (tengen_opponent_find (here (white))->level, ==, 2);
  g_assert_cmpint (go_to (white, 3), ==, TENGEN_REASON_NONE);
  play_all (white, "pass");
  g_assert_cmpint (phase (white), ==, TENGEN_PHASE_COUNT);
  g_assert_null (tengen_opponent_find (here (white)));
  g_assert_null (tengen_opponent_find (here (other)));
}

/* Where captures decide, games end by them, or by a side that cannot move; no
 * one is ever asked to count. */
static void
test_captures (void)
{
  for (int goal = 1; goal <= 5; goal += 2)
    for (int level = 1; level <= 5; level++)
      {
        TengenGoRules rules = *tengen_go_rules_find ("pure");
        g_autoptr (TengenGameSetup) setup = NULL;
        g_autoptr (TengenGame) game = NULL;
        TengenResultKind kind;

        tengen_go_rules_set_goal (&rules, goal);
        setup = tengen_game_setup_new (&rules, 5);
        for (int seat = TENGEN_SEAT_FIRST; seat <= TENGEN_SEAT_SECOND; seat++)
          setup->computers[seat] =
              (TengenGameComputer){ .level = level,
                                    .seed = 70 + (guint64) seat };
        game = tengen_game_new (setup);
        while (phase (game) == TENGEN_PHASE_PLAY)
          g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_PLAY);
        g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
        kind = tengen_position_get_result (here (game)).kind;
        g_assert_true (kind == TENGEN_RESULT_CAPTURES ||
                       kind == TENGEN_RESULT_STUCK);
        g_assert_null (tengen_opponent_find (here (game)));
      }
}

/* Each set is played to its end, from a board on which little happens. */
static void
test_all_sets (void)
{
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      const char *rules = tengen_go_rules_get_named (i)->id;
      g_autoptr (TengenGame) game = start (rules, 4, 3);
      guint n = 0;

      while (phase (game) == TENGEN_PHASE_PLAY && n++ < 200)
        step (game);
      g_test_message ("%s: %u", rules, n);
      g_assert_cmpint (phase (game), ==, TENGEN_PHASE_COUNT);
    }
}

/* The same game, the same move: after taking back, and in a record that was
 * read anew. */
static void
test_same (void)
{
  g_autoptr (TengenGame) game = start ("pure", 5, 4);
  g_autoptr (TengenGame) again = NULL;
  g_autofree char *text = NULL;
  TengenAction first, second;

  for (int i = 0; i < 6; i++)
    step (game);
  first = find_action (game);
  step (game);
  g_assert_cmpint (
      plain (game, TENGEN_COMMAND_TAKE_BACK), ==, TENGEN_REASON_NONE);
  second = find_action (game);
  g_assert_cmpint (first.point, ==, second.point);
  text = write_text (game);
  again = open_text (text);
  g_assert_cmpint (
      go_to (again, tengen_game_get_cursor (game)), ==, TENGEN_REASON_NONE);
  second = find_action (again);
  g_assert_cmpint (first.point, ==, second.point);
}

/* A full board but for two eyes of each side: under rules without passes the
 * computer proposes to stop, and accepts a proposal; after a refusal it puts the
 * stone beside the board that it must, and the opponent plays on the board,
 * though nothing is left. */
static void
test_proposals (void)
{
  g_autoptr (TengenGame) game =
      open_live ("SZ[5]TNR[3-1]AB[ba:be][ab][ad][ae][ca][cc][ce]"
                 "AW[da:de][eb][ed][ee][cb][cd]PL[B]",
                 "");
  TengenAction action;

  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_PROPOSE);
  g_assert_cmpint (
      tengen_position_get_duty (here (game)), ==, TENGEN_DUTY_ANSWER);
  action = find_action (game);
  g_assert_cmpint (action.kind, ==, TENGEN_ACTION_ACCEPT);
  g_assert_cmpint (action.seat, ==, TENGEN_SEAT_SECOND);
  g_assert_cmpint (act (game,
                        TENGEN_ACTION_REFUSE,
                        TENGEN_SEAT_SECOND,
                        TENGEN_STONE_WHITE,
                        TENGEN_POINT_NONE,
                        0),
                   ==,
                   TENGEN_REASON_NONE);
  action = step (game);
  g_assert_cmpint (action.kind, ==, TENGEN_ACTION_VIRTUAL);
  g_assert_cmpint (action.seat, ==, TENGEN_SEAT_FIRST);
  g_assert_cmpint (
      tengen_position_get_duty (here (game)), ==, TENGEN_DUTY_BOARD);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_PLAY);
}

/* With moves left a proposal is refused, and a move on the board follows. */
static void
test_refusal (void)
{
  g_autoptr (TengenGame) game =
      open_live ("SZ[5]TNR[3-1]", ";B[cc]TNC[propose W]");

  g_assert_cmpint (
      tengen_position_get_duty (here (game)), ==, TENGEN_DUTY_ANSWER);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_REFUSE);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_VIRTUAL);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_PLAY);
}

/* Free handicap stones lie on the usual points. */
static void
test_handicap (void)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  g_autoptr (TengenGame) game = NULL;

  setup->handicap = 4;
  setup->free_handicap = TRUE;
  setup->computers[TENGEN_SEAT_FIRST].level = 3;
  game = tengen_game_new (setup);
  for (int i = 0; i < 4; i++)
    step (game);
  g_assert_null (tengen_opponent_find (here (game)));
  for (int i = 0; i < 4; i++)
    {
      static const char *const POINTS[] = { "C3", "C7", "G3", "G7" };

      g_assert_cmpint (
          tengen_board_get (tengen_position_get_board (here (game)),
                            at (game, POINTS[i])),
          ==,
          TENGEN_STONE_BLACK);
    }
}

/* A record may put any level on any board. */
static void
test_boards (void)
{
  static const char *const SIZES[] = { "1",    "2",    "1:2",  "5:1", "3:52",
                                       "52:3", "20:7", "19:2", "52" };
  static const char *const RULES[] = { "pure", "japan", "3-1", "2-1", "ing" };

  for (gsize i = 0; i < G_N_ELEMENTS (SIZES) * G_N_ELEMENTS (RULES); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("(;SZ[%s]TNR[%s]TNO[first level=10 playouts=20]"
                           "[second level=9 playouts=20])",
                           SIZES[i / G_N_ELEMENTS (RULES)],
                           RULES[i % G_N_ELEMENTS (RULES)]);
      g_autoptr (TengenGame) game = open_text (text);

      for (int j = 0; j < 5 && phase (game) == TENGEN_PHASE_PLAY; j++)
        step (game);
    }
}

/* A large board has fewer levels, but not for an engine outside. */
static void
test_level (void)
{
  static const struct
  {
    const char *text;
    int level;
  } games[] = {
    { "(;SZ[19]TNR[pure]TNO[first level=10])", 10 },
    { "(;SZ[20]TNR[pure]TNO[first level=10])", 4 },
    { "(;SZ[52:9]TNR[pure]TNO[first level=10])", 4 },
    { "(;SZ[52]TNR[pure]TNO[first level=3])", 3 },
    { "(;SZ[52]TNR[pure]TNO[first level=10 engine=gnugo])", 10 },
    { "(;SZ[52]TNR[pure]TNO[second level=10])", 0 },
    { "(;GM[4]SZ[15]TNR[renju s26]TNO[first level=10])", 10 },
    { "(;GM[2]TNO[first level=10])", 10 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TengenGame) game = open_text (games[i].text);

      g_assert_cmpint (tengen_opponent_get_level (tengen_game_get_setup (game),
                                                  TENGEN_SEAT_FIRST),
                       ==,
                       games[i].level);
    }
}

/* A game keeps the budget it began with. */
static void
test_budget (void)
{
  static const struct
  {
    const char *values;
    guint budget;
  } games[] = {
    { "level=3", 0 },
    { "level=3 playouts=70", 0 },
    { "level=10 playouts=70", 70 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("(;SZ[5]TNR[pure]TNO[first %s])", games[i].values);
      g_autoptr (TengenGame) game = open_text (text);
      g_autoptr (TengenOpponentTask) task =
          tengen_opponent_task_new (here (game));
      TengenAction action;

      g_assert_cmpuint (
          tengen_opponent_task_get_budget (task), ==, games[i].budget);
      tengen_opponent_task_run (task, 1, NULL, NULL, &action);
      g_assert_cmpuint (
          tengen_opponent_task_get_playouts (task), ==, games[i].budget / 2);
    }
}

/* Another level than the seat's: the strongest, with all of its budget. */
static void
test_strongest (void)
{
  g_autoptr (TengenGame) weak =
      open_text ("(;SZ[5]TNR[pure]TNO[first level=3 playouts=70])");
  g_autoptr (TengenGame) strong =
      open_text ("(;SZ[5]TNR[pure]TNO[first level=10])");
  g_autoptr (TengenOpponentTask) task = tengen_opponent_task_new (here (weak));
  g_autoptr (TengenOpponentTask) other =
      tengen_opponent_task_new (here (strong));

  g_assert_cmpuint (tengen_opponent_task_get_budget (task), ==, 0);
  tengen_opponent_task_set_strongest (task);
  g_assert_cmpuint (tengen_opponent_task_get_budget (task), >, 70);
  g_assert_cmpuint (tengen_opponent_task_get_budget (task),
                    ==,
                    tengen_opponent_task_get_budget (other));
}

/* Before a position comes for the third time the computer looks for another
 * move, and where that costs more than a stone it proposes to end. */
static void
test_third (void)
{
  g_autoptr (TengenGame) third =
      open_text ("(;SZ[2]TNR[pure]TNO[first level=9])");
  TengenAction action;

  play_all (third, "B1 A2 A1 B2 B1 A1 B1 A2 A1 B2 B1 A1");
  action = find_action (third);
  g_assert_cmpint (action.kind, ==, TENGEN_ACTION_VOID);
  g_assert_cmpint (action.point, ==, at (third, "B1"));
}

/* A search that is to end gives a move all the same. */
static gboolean
stop (guint playouts, gpointer data)
{
  return FALSE;
}

static void
test_stopped (void)
{
  g_autoptr (TengenGame) game = start ("china", 9, 10);
  g_autoptr (TengenOpponentTask) task = tengen_opponent_task_new (here (game));
  TengenAction action;

  tengen_opponent_task_run (task, 0, stop, NULL, &action);
  g_assert_cmpint (action.kind, ==, TENGEN_ACTION_PLAY);
  g_assert_cmpint (act (game,
                        action.kind,
                        action.seat,
                        action.stone,
                        action.point,
                        action.value),
                   ==,
                   TENGEN_REASON_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opponent/find", test_find);
  g_test_add_func ("/opponent/all-sets", test_all_sets);
  g_test_add_func ("/opponent/captures", test_captures);
  g_test_add_func ("/opponent/same", test_same);
  g_test_add_func ("/opponent/proposals", test_proposals);
  g_test_add_func ("/opponent/refusal", test_refusal);
  g_test_add_func ("/opponent/handicap", test_handicap);
  g_test_add_func ("/opponent/boards", test_boards);
  g_test_add_func ("/opponent/level", test_level);
  g_test_add_func ("/opponent/budget", test_budget);
  g_test_add_func ("/opponent/strongest", test_strongest);
  g_test_add_func ("/opponent/third", test_third);
  g_test_add_func ("/opponent/stopped", test_stopped);
  return g_test_run ();
}
