/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-relay: two teams at a board: turns, the lock, captures, the score
 */
#include "tengen-board-notation.h"
#include "tengen-relay.h"

#define BLACK TENGEN_STONE_BLACK
#define WHITE TENGEN_STONE_WHITE

typedef struct
{
  TengenTeams *teams;
  TengenRelay *relay;
  guint n_changed;
  TengenReasonCode refused;
} Fixture;

static void
changed_cb (TengenRelay *relay, Fixture *f)
{
  f->n_changed++;
}

static void
refused_cb (TengenRelay *relay, TengenReason *reason, Fixture *f)
{
  f->refused = reason->code;
}

static void
start (Fixture *f, int size, int goal)
{
  *f = (Fixture){ .teams = tengen_teams_new () };
  f->relay = tengen_relay_new (f->teams, size, goal);
  g_signal_connect (f->relay, "changed", G_CALLBACK (changed_cb), f);
  g_signal_connect (f->relay, "refused", G_CALLBACK (refused_cb), f);
}

static void
end (Fixture *f)
{
  g_assert_finalize_object (f->relay);
  g_assert_finalize_object (f->teams);
}

static gboolean
play (Fixture *f, const char *name)
{
  const TengenGameSetup *setup = tengen_game_get_setup (
      tengen_session_get_game (tengen_relay_get_session (f->relay)));
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (
      TENGEN_NOTATION_A1, setup->width, setup->height, name, &point));
  return point == TENGEN_POINT_PASS ? tengen_relay_pass (f->relay)
                                    : tengen_relay_play (f->relay, point);
}

/* Plays on, the next person comes at once. */
static void
play_all (Fixture *f, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      tengen_relay_next (f->relay);
      g_assert_true (play (f, *word));
    }
}

/* A second click, and one for the next person, do nothing. */
static void
test_lock (void)
{
  Fixture f;

  start (&f, 7, 3);
  g_assert_false (tengen_relay_next (f.relay));
  g_assert_true (play (&f, "D4"));
  g_assert_cmpuint (f.n_changed, ==, 1);
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_WAIT);
  g_assert_cmpint (tengen_relay_get_turn (f.relay), ==, WHITE);
  g_assert_false (play (&f, "D3"));
  g_assert_false (play (&f, "D4"));
  g_assert_cmpint (f.refused, ==, TENGEN_REASON_NONE);
  g_assert_true (tengen_relay_next (f.relay));
  g_assert_cmpuint (f.n_changed, ==, 2);
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_PLAY);
  g_assert_false (play (&f, "D4"));
  g_assert_cmpint (f.refused, ==, TENGEN_REASON_OCCUPIED);
  g_assert_true (play (&f, "D3"));
  end (&f);
}

/* A handler that is told of a stone finds the board locked. */
static void
locked_cb (TengenRelay *relay, gboolean *locked)
{
  *locked = tengen_relay_get_state (relay) == TENGEN_RELAY_WAIT;
}

static void
test_lock_first (void)
{
  Fixture f;
  gboolean locked = FALSE;

  start (&f, 7, 3);
  g_signal_connect (f.relay, "changed", G_CALLBACK (locked_cb), &locked);
  play (&f, "D4");
  g_assert_true (locked);
  end (&f);
}

/* Members take turns; a team that is not counted has no numbers. */
static void
test_people (void)
{
  Fixture f;

  start (&f, 7, 3);
  g_assert_cmpint (tengen_relay_get_person (f.relay, BLACK), ==, 0);
  tengen_teams_set_members (f.teams, BLACK, 2);
  g_assert_cmpuint (f.n_changed, ==, 1);
  g_assert_cmpint (tengen_relay_get_person (f.relay, BLACK), ==, 1);
  play_all (&f, "A1 G7");
  g_assert_cmpint (tengen_relay_get_person (f.relay, BLACK), ==, 2);
  g_assert_cmpint (tengen_relay_get_person (f.relay, WHITE), ==, 0);
  play_all (&f, "C1 G5");
  g_assert_cmpint (tengen_relay_get_person (f.relay, BLACK), ==, 1);
  end (&f);
}

/* The player who took back plays again at once. */
static void
test_take_back (void)
{
  Fixture f;

  start (&f, 7, 3);
  g_assert_false (tengen_relay_take_back (f.relay));
  tengen_teams_set_members (f.teams, BLACK, 5);
  play (&f, "D4");
  g_assert_true (tengen_relay_take_back (f.relay));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_PLAY);
  g_assert_cmpint (tengen_relay_get_turn (f.relay), ==, BLACK);
  g_assert_cmpint (tengen_relay_get_person (f.relay, BLACK), ==, 1);
  g_assert_true (play (&f, "D4"));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_WAIT);
  end (&f);
}

/* The first of three stones ends a game that wants one. */
static void
test_won (void)
{
  Fixture f;
  TengenCapture capture;

  start (&f, 7, 1);
  play_all (&f, "B1 A1 A2");
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_WON);
  g_assert_cmpint (tengen_relay_get_turn (f.relay), ==, TENGEN_STONE_NONE);
  tengen_relay_get_capture (f.relay, &capture);
  g_assert_cmpint (capture.winner, ==, BLACK);
  g_assert_false (tengen_relay_next (f.relay));
  g_assert_false (play (&f, "G7"));
  g_assert_false (tengen_relay_can_pass (f.relay));
  g_assert_true (tengen_relay_take_back (f.relay));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_PLAY);
  g_assert_true (play (&f, "A4"));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_WAIT);
  end (&f);
}

/* A win gives a point when it is noted, once. */
static void
test_note (void)
{
  Fixture f;

  start (&f, 7, 1);
  g_assert_false (tengen_relay_note (f.relay));
  play_all (&f, "B1 A1 A2");
  g_assert_cmpint (tengen_teams_get_points (f.teams, BLACK), ==, 0);
  g_assert_true (tengen_relay_note (f.relay));
  g_assert_cmpint (tengen_teams_get_points (f.teams, BLACK), ==, 1);
  g_assert_false (tengen_relay_note (f.relay));
  tengen_relay_take_back (f.relay);
  g_assert_false (tengen_relay_can_note (f.relay));
  g_assert_cmpint (tengen_teams_get_points (f.teams, BLACK), ==, 1);
  end (&f);
}

/* No team passes in a game of captures as long as it can play. */
static void
test_pass (void)
{
  Fixture f;

  start (&f, 7, 3);
  g_assert_false (tengen_relay_can_pass (f.relay));
  g_assert_false (play (&f, "pass"));
  end (&f);
}

/* White has only suicide left; Black can still play.
 *
 *   . O X
 *   X X X
 *   . X .
 */
static void
test_stuck (void)
{
  Fixture f;

  start (&f, 3, 5);
  play_all (&f, "B2 A3 A2 B3 B1 C3 C2 B3 C3");
  tengen_relay_next (f.relay);
  g_assert_true (tengen_relay_can_pass (f.relay));
  g_assert_true (play (&f, "pass"));
  tengen_relay_next (f.relay);
  g_assert_cmpint (tengen_relay_get_turn (f.relay), ==, BLACK);
  g_assert_false (tengen_relay_can_pass (f.relay));
  end (&f);
}

static void
test_pure (void)
{
  Fixture f;

  start (&f, 7, 0);
  play_all (&f, "D4 pass");
  tengen_relay_next (f.relay);
  g_assert_true (tengen_relay_can_pass (f.relay));
  g_assert_true (play (&f, "pass"));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_STOPPED);
  g_assert_false (tengen_relay_note (f.relay));
  g_assert_true (tengen_relay_take_back (f.relay));
  g_assert_cmpint (tengen_relay_get_state (f.relay), ==, TENGEN_RELAY_PLAY);
  end (&f);
}

static void
test_names (void)
{
  static const struct
  {
    const char *given;
    const char *kept;
  } CASES[] = {
    { "さくら", "さくら" },
    { "  1組 ", "1組" },
    { "   ", NULL },
    { "あいうえおかきくけこさしすせそ", "あいうえおかきくけこさし" },
    { NULL, NULL },
  };
  g_autoptr (TengenTeams) teams = tengen_teams_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      tengen_teams_set_name (teams, WHITE, CASES[i].given);
      g_assert_cmpstr (tengen_teams_get_name (teams, WHITE), ==, CASES[i].kept);
      g_assert_null (tengen_teams_get_name (teams, BLACK));
    }
}

static void
check_points (TengenTeams *teams, int black, int white)
{
  g_assert_cmpint (tengen_teams_get_points (teams, BLACK), ==, black);
  g_assert_cmpint (tengen_teams_get_points (teams, WHITE), ==, white);
}

/* Every change of points has its way back, wiping too. */
static void
test_points (void)
{
  g_autoptr (TengenTeams) teams = tengen_teams_new ();

  g_assert_false (tengen_teams_undo (teams));
  g_assert_false (tengen_teams_wipe (teams));
  g_assert_false (tengen_teams_add_points (teams, BLACK, -1));
  g_assert_true (tengen_teams_add_points (teams, BLACK, 1));
  g_assert_true (tengen_teams_add_points (teams, WHITE, 99));
  g_assert_false (tengen_teams_add_points (teams, WHITE, 1));
  g_assert_true (tengen_teams_wipe (teams));
  check_points (teams, 0, 0);
  g_assert_true (tengen_teams_undo (teams));
  check_points (teams, 1, 99);
  g_assert_true (tengen_teams_undo (teams));
  check_points (teams, 1, 0);
  g_assert_true (tengen_teams_undo (teams));
  check_points (teams, 0, 0);
  g_assert_false (tengen_teams_can_undo (teams));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/relay/lock", test_lock);
  g_test_add_func ("/relay/lock-first", test_lock_first);
  g_test_add_func ("/relay/people", test_people);
  g_test_add_func ("/relay/take-back", test_take_back);
  g_test_add_func ("/relay/won", test_won);
  g_test_add_func ("/relay/note", test_note);
  g_test_add_func ("/relay/pass", test_pass);
  g_test_add_func ("/relay/stuck", test_stuck);
  g_test_add_func ("/relay/pure", test_pure);
  g_test_add_func ("/teams/names", test_names);
  g_test_add_func ("/teams/points", test_points);
  return g_test_run ();
}
