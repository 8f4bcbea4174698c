/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-opponent-renju: what the computer does in a game of Renju
 *
 * Shape: games go through the commands of a game, which refuse what the rules
 *        do not allow; Black's stones are judged by the literal rules, too.
 */
#include "tengen-opponent-renju.h"

#include "renju-literal.h"
#include "renju-play.h"
#include "tengen-opponent.h"

/* A game of two sides, of the computer where a level is more than 0. */
static TengenGame *
start_levels (const char *words, int first, int second, guint64 seed)
{
  g_autoptr (TengenGameSetup) setup = NULL;
  TengenRenjuRules rules;

  g_assert_true (tengen_renju_rules_parse (words, &rules));
  setup = tengen_game_setup_new_renju (&rules);
  setup->computers[TENGEN_SEAT_FIRST] =
      (TengenGameComputer){ .level = first, .seed = seed, .playouts = 50 };
  setup->computers[TENGEN_SEAT_SECOND] =
      (TengenGameComputer){ .level = second, .seed = ~seed, .playouts = 50 };
  return tengen_game_new (setup);
}

static const TengenPosition *
here (const TengenGame *game)
{
  return tengen_game_get_position (game);
}

static TengenAction
find_action (const TengenGame *game)
{
  TengenAction action;
  g_autoptr (TengenOpponentTask) task = tengen_opponent_task_new (here (game));

  tengen_opponent_task_run (task, 5, NULL, NULL, &action);
  return action;
}

/* A black stone is none that the rules, word by word, forbid. */
static void
check_black (const TengenGame *game, TengenPoint point)
{
  guint8 stones[TENGEN_RENJU_POINTS];

  tengen_board_read (tengen_position_get_board (here (game)), stones);
  stones[point] = TENGEN_STONE_BLACK;
  g_assert_cmpuint (
      renju_literal_class (stones, point) & TENGEN_RENJU_FORBIDDEN, ==, 0);
}

/* Does what the computer wants; it is never refused. */
static TengenAction
step (TengenGame *game)
{
  TengenAction action;

  g_assert_nonnull (tengen_opponent_find (here (game)));
  action = find_action (game);
  if (action.kind == TENGEN_ACTION_PLAY && action.stone == TENGEN_STONE_BLACK)
    check_black (game, action.point);
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

/* --- Whole games --- */

/* Nobody resigns, nothing forbidden is done, and the game ends. */
static void
play_out (TengenGame *game)
{
  for (int i = 0; phase (game) == TENGEN_PHASE_PLAY; i++)
    {
      TengenActionKind kind = step (game).kind;

      g_assert_cmpint (i, <, 500);
      g_assert_cmpint (kind, !=, TENGEN_ACTION_RESIGN);
      g_assert_cmpint (kind, !=, TENGEN_ACTION_FORBIDDEN);
    }
  g_assert_cmpint (renju_of (game)->end, !=, TENGEN_RENJU_END_NONE);
  g_assert_cmpint (renju_of (game)->end, !=, TENGEN_RENJU_END_FORBIDDEN);
  g_assert_null (tengen_opponent_find (here (game)));
}

/* Every regulation, by turns in both ways to end, at levels of both kinds. */
static void
test_games (void)
{
  int n_games = g_getenv ("TENGEN_FULL") != NULL ? 12 : 1;

  for (int i = 0; i < TENGEN_RENJU_N_REGULATIONS; i++)
    for (int n = 0; n < n_games; n++)
      {
        TengenRenjuRules rules;
        g_autofree char *words = NULL;
        g_autoptr (TengenGame) game = NULL;
        g_autofree char *text = NULL;

        tengen_renju_rules_init (&rules, (TengenRenjuRegulation) i);
        rules.declared = (i + n) % 2;
        words = tengen_renju_rules_format (&rules);
        game = start_levels (words,
                             1 + (n + i) % 6,
                             1 + (2 * i + n) % 6,
                             (guint64) (i * 64 + n));
        play_out (game);
        text = write_text (game);
        g_test_message ("%s: %s", words, text);
      }
}

/* The same game, the same acts. */
static void
test_same (void)
{
  g_autoptr (TengenGame) first = start_levels ("tara-10", 2, 5, 7);
  g_autoptr (TengenGame) second = start_levels ("tara-10", 2, 5, 7);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  play_out (first);
  play_out (second);
  text = write_text (first);
  again = write_text (second);
  g_assert_cmpstr (text, ==, again);
}

/* --- Boards that are almost full --- */

/* Rows of two, and no row of five anywhere; in some rows three black stones on
 * both sides of an empty point, which makes seven of them. */
static char *
make_full_board (guint n_empty)
{
  GString *text = g_string_new ("AB");
  GString *white = g_string_new ("AW");

  for (int i = 0; i < TENGEN_RENJU_POINTS; i++)
    {
      int x = i % TENGEN_RENJU_SIZE, y = i / TENGEN_RENJU_SIZE;
      gboolean is_row = y % 4 == 2 && y < (int) n_empty * 4;

      if (is_row && x == 7)
        continue;
      if (is_row ? ABS (x - 7) <= 3 : (x + 2 * y) % 4 < 2)
        g_string_append_printf (text, "[%c%c]", 'a' + x, 'a' + y);
      else
        g_string_append_printf (white, "[%c%c]", 'a' + x, 'a' + y);
    }
  g_string_append (text, white->str);
  g_string_free (white, TRUE);
  return g_string_free (text, FALSE);
}

/* A game from such a board on. */
static TengenGame *
open_full (const char *rules, guint n_empty, const char *to_move)
{
  g_autofree char *board = make_full_board (n_empty);
  g_autofree char *text = g_strdup_printf (
      "(;GM[4]FF[4]SZ[15]TNR[renju %s]TNO[first level=1][second level=6]"
      "%sPL[%s])",
      rules,
      board,
      to_move);

  return open_text (text);
}

/* Black passes where all points are forbidden, White fills them. */
static void
test_only_forbidden (void)
{
  for (int declared = 0; declared < 2; declared++)
    {
      g_autoptr (TengenGame) game =
          open_full (declared ? "free declared" : "free", 4, "B");
      guint passes = 0;

      g_assert_cmpuint (
          tengen_board_count (tengen_position_get_board (here (game)),
                              TENGEN_STONE_NONE),
          ==,
          4);
      while (phase (game) == TENGEN_PHASE_PLAY)
        {
          TengenAction action = step (game);

          passes += action.kind == TENGEN_ACTION_PASS;
          g_assert_cmpint (action.kind,
                           ==,
                           action.stone == TENGEN_STONE_BLACK || passes > 4
                               ? TENGEN_ACTION_PASS
                               : TENGEN_ACTION_PLAY);
        }
      g_assert_cmpint (renju_of (game)->end, ==, TENGEN_RENJU_END_FULL);
      g_assert_cmpuint (passes, ==, declared ? 6 : 4);
    }
}

/* A draw is agreed to where nothing can be won, and not before the board is
 * half full. */
static void
test_draw (void)
{
  g_autoptr (TengenGame) full = open_full ("free declared", 0, "W");
  g_autoptr (TengenGame) black = open_full ("free", 3, "B");
  g_autoptr (TengenGame) white = open_full ("free", 3, "W");
  g_autoptr (TengenGame) begun = start_levels ("free", 0, 1, 1);
  g_autoptr (TengenGame) go = start_game ("pure", 7);

  g_assert_true (tengen_opponent_agrees_to_draw (here (full)));
  g_assert_true (tengen_opponent_agrees_to_draw (here (black)));
  g_assert_true (tengen_opponent_agrees_to_draw (here (white)));
  say_all (begun, "H8 A1 I8 O1 D4 O15");
  g_assert_false (tengen_opponent_agrees_to_draw (here (begun)));
  g_assert_false (tengen_opponent_agrees_to_draw (here (go)));
}

/* --- What is declared --- */

#define BLACK_FOUR "H8 A1 I8 A3 J8 A5 K8 A7 "
#define BOTH_FOUR "H8 A1 I8 A2 J8 A3 K8 A4 "
#define CROSS "H9 A1 H10 A3 G8 A5 I8 A7 "

/* What a computer does after words, and for which seat. */
static void
test_said (void)
{
  static const struct
  {
    const char *words;
    int first, second;
    TengenActionKind kind;
    TengenSeat seat;
  } cases[] = {
    { BLACK_FOUR, 1, 0, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST },
    /* its own five, in the turn of the person */
    { BLACK_FOUR "G8", 1, 0, TENGEN_ACTION_FIVE, TENGEN_SEAT_FIRST },
    { BLACK_FOUR "G8 A9", 1, 0, TENGEN_ACTION_FIVE, TENGEN_SEAT_FIRST },
    /* the five of the person */
    { BLACK_FOUR "G8", 0, 1, TENGEN_ACTION_PLAY, TENGEN_SEAT_SECOND },
    { BLACK_FOUR "G8 five.B", 0, 1, TENGEN_ACTION_ADMIT, TENGEN_SEAT_SECOND },
    /* a forbidden move, at once */
    { CROSS "H8", 0, 1, TENGEN_ACTION_FORBIDDEN, TENGEN_SEAT_SECOND },
    { CROSS "H8 A9", 1, 0, TENGEN_ACTION_PLAY, TENGEN_SEAT_FIRST },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TengenGame) game =
          start_levels ("none declared", cases[i].first, cases[i].second, 3);
      TengenAction action;

      g_test_message ("%s", cases[i].words);
      say_all (game, cases[i].words);
      g_assert_cmpint (
          tengen_opponent_find_seat (here (game)), ==, cases[i].seat);
      action = step (game);
      g_assert_cmpint (action.kind, ==, cases[i].kind);
      g_assert_cmpint (action.seat, ==, cases[i].seat);
      if (action.kind == TENGEN_ACTION_ADMIT)
        g_assert_cmpint (action.value, ==, 1);
    }
}

/* Nothing is said where endings are not declared, and a person is not spoken
 * for. */
static void
test_silent (void)
{
  g_autoptr (TengenGame) game = start_levels ("none", 0, 1, 3);
  g_autoptr (TengenGame) people = start_levels ("none declared", 0, 0, 3);
  g_autoptr (TengenGame) persons = start_levels ("none declared", 0, 1, 3);

  say_all (game, BLACK_FOUR "G8");
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
  g_assert_null (tengen_opponent_find (here (game)));
  say_all (people, BLACK_FOUR "G8");
  g_assert_null (tengen_opponent_find (here (people)));
  say_all (persons, BLACK_FOUR "G8 A9");
  g_assert_null (tengen_opponent_find (here (persons)));
}

/* A five that the person did not declare stands; the computer makes its own
 * where it can, and declares that, else it plays on. */
static void
test_both_fives (void)
{
  g_autoptr (TengenGame) game = start_levels ("none declared", 0, 1, 3);
  g_autoptr (TengenGame) other = start_levels ("none declared", 0, 6, 3);

  say_all (game, BOTH_FOUR "G8");
  g_assert_cmpint (step (game).point, ==, renju_at ("A5"));
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_FIVE);
  say_all (game, "admit.B");
  g_assert_cmpint (
      tengen_position_get_result (here (game)).winner, ==, TENGEN_STONE_WHITE);

  say_all (other, BLACK_FOUR "G8");
  g_assert_cmpint (step (other).kind, ==, TENGEN_ACTION_PLAY);
  say_all (other, "O15");
  g_assert_cmpint (step (other).kind, ==, TENGEN_ACTION_PLAY);
  say_all (other, "five.B");
  g_assert_cmpint (step (other).kind, ==, TENGEN_ACTION_ADMIT);
  g_assert_cmpint (
      tengen_position_get_result (here (other)).winner, ==, TENGEN_STONE_BLACK);
}

/* Two computers: one makes five, declares it, the other admits it. */
static void
test_two (void)
{
  g_autoptr (TengenGame) game = start_levels ("none declared", 1, 1, 3);

  say_all (game, BLACK_FOUR);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_PLAY);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_FIVE);
  g_assert_cmpint (step (game).kind, ==, TENGEN_ACTION_ADMIT);
  g_assert_cmpint (phase (game), ==, TENGEN_PHASE_OVER);
}

/* Two computers are broken off whenever it is asked for, a person and one are
 * not. */
static void
test_broken_off (void)
{
  g_autoptr (TengenGame) game = start_levels ("tara-10 declared", 1, 1, 3);
  g_autoptr (TengenGame) one = start_levels ("free", 1, 0, 3);
  g_autoptr (TengenGame) again = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < 3; i++)
    step (game);
  g_assert_cmpint (
      count_act (game, TENGEN_ACTION_VOID, 0, 0), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (
      tengen_position_get_result (here (game)).kind, ==, TENGEN_RESULT_VOID);
  text = write_text (game);
  again = open_text (text);
  g_assert_cmpint (
      go_to (again, tengen_game_get_live (again)), ==, TENGEN_REASON_NONE);
  g_assert_cmpint (phase (again), ==, TENGEN_PHASE_OVER);
  g_assert_cmpint (
      count_act (one, TENGEN_ACTION_VOID, 0, 0), ==, TENGEN_REASON_NO_CYCLE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/opponent-renju/games", test_games);
  g_test_add_func ("/opponent-renju/same", test_same);
  g_test_add_func ("/opponent-renju/only-forbidden", test_only_forbidden);
  g_test_add_func ("/opponent-renju/draw", test_draw);
  g_test_add_func ("/opponent-renju/said", test_said);
  g_test_add_func ("/opponent-renju/silent", test_silent);
  g_test_add_func ("/opponent-renju/both-fives", test_both_fives);
  g_test_add_func ("/opponent-renju/two", test_two);
  g_test_add_func ("/opponent-renju/broken-off", test_broken_off);
  return g_test_run ();
}
