/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-estimate: when a position is judged, and what becomes of the answer
 *
 * Shape: the judge waits at a gate until the test lets it through, so that the
 *        test decides what happens in between.
 */
#include "tengen-estimate.h"

#include "tengen-annotate.h"

#define SIZE 7

/* The gate; all but the lock belongs to the thread that holds the lock. */
static struct
{
  GMutex lock;
  GCond moved;
  gboolean open;
  int passes;
  int asked;
  int inside;
  int most_inside;
  TengenGoKoFights ko_fights;
} gate;

typedef struct
{
  TengenSession *session;
  TengenEstimate *estimate;
  guint n_changed;
} Fixture;

/* The left half is Black's, the right half White's, all stones live but those
 * in the first row, which are doubtful. */
static int
judge (const TengenBoard *board,
       TengenGoKoFights ko_fights,
       guint8 *life,
       gint8 *share)
{
  g_mutex_lock (&gate.lock);
  gate.asked++;
  gate.ko_fights = ko_fights;
  gate.inside++;
  gate.most_inside = MAX (gate.most_inside, gate.inside);
  g_cond_broadcast (&gate.moved);
  while (!gate.open && gate.passes == 0)
    g_cond_wait (&gate.moved, &gate.lock);
  gate.passes -= gate.open ? 0 : 1;
  gate.inside--;
  g_mutex_unlock (&gate.lock);
  for (int i = 0; i < SIZE * SIZE; i++)
    {
      share[i] = i % SIZE < SIZE / 2 ? 90 : -90;
      if (i < SIZE &&
          tengen_board_get (board, (TengenPoint) i) != TENGEN_STONE_NONE)
        life[i] = TENGEN_GO_LIFE_DOUBTFUL;
    }
  return 0;
}

static void
open_gate (gboolean open)
{
  g_mutex_lock (&gate.lock);
  gate.open = open;
  g_cond_broadcast (&gate.moved);
  g_mutex_unlock (&gate.lock);
}

static void
let_one_through (void)
{
  g_mutex_lock (&gate.lock);
  gate.passes++;
  g_cond_broadcast (&gate.moved);
  g_mutex_unlock (&gate.lock);
}

static int
get_asked (void)
{
  int asked;

  g_mutex_lock (&gate.lock);
  asked = gate.asked;
  g_mutex_unlock (&gate.lock);
  return asked;
}

/* Lets the main loop go on until the judge was asked so often. */
static void
wait_asked (int wanted)
{
  while (get_asked () < wanted)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static void
wait_state (Fixture *fixture, TengenEstimateState wanted)
{
  while (tengen_estimate_get_state (fixture->estimate) != wanted)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

/* Threads let go of their tasks a little later. */
static void
wait_idle (Fixture *fixture)
{
  while (g_main_context_pending (NULL) ||
         G_OBJECT (fixture->estimate)->ref_count > 1 ||
         G_OBJECT (fixture->session)->ref_count > 2)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static TengenGame *
start_game (const char *rules, int size)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find (rules), size);

  return tengen_game_new (setup);
}

static void
set_up (Fixture *fixture, gconstpointer rules)
{
  gate.open = FALSE;
  gate.passes = gate.asked = gate.inside = gate.most_inside = 0;
  fixture->session = tengen_session_new (start_game (rules, SIZE));
  fixture->estimate = tengen_estimate_new (judge);
  tengen_estimate_set_session (fixture->estimate, fixture->session);
  g_signal_connect_swapped (
      fixture->estimate, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer rules)
{
  open_gate (TRUE);
  wait_idle (fixture);
  tengen_estimate_set_session (fixture->estimate, NULL);
  g_assert_finalize_object (fixture->estimate);
  g_assert_finalize_object (fixture->session);
}

static void
play (Fixture *fixture, int x, int y)
{
  g_assert_true (
      tengen_session_play (fixture->session, tengen_point_make (SIZE, x, y)));
}

static void
expect_state (Fixture *fixture, TengenEstimateState wanted)
{
  g_assert_cmpint (tengen_estimate_get_state (fixture->estimate), ==, wanted);
}

/* While it is off nothing is judged, whatever happens. */
static void
test_off (Fixture *fixture, gconstpointer rules)
{
  open_gate (TRUE);
  play (fixture, 1, 3);
  play (fixture, 5, 3);
  tengen_session_step (fixture->session, -1);
  wait_idle (fixture);
  g_assert_cmpint (get_asked (), ==, 0);
  g_assert_cmpuint (fixture->n_changed, ==, 0);
  g_assert_false (tengen_estimate_get_active (fixture->estimate));
  expect_state (fixture, TENGEN_ESTIMATE_OFF);
  g_assert_null (tengen_estimate_get_answer (fixture->estimate));
}

/* Once it is on, each new board is judged, and only new ones. */
static void
test_on (Fixture *fixture, gconstpointer rules)
{
  TengenGoRules used;
  g_autoptr (TengenGoCount) count = NULL;
  const TengenEstimateAnswer *answer;

  play (fixture, 1, 3);
  play (fixture, 5, 3);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  g_assert_cmpuint (fixture->n_changed, ==, 1);
  expect_state (fixture, TENGEN_ESTIMATE_WORKING);
  g_assert_null (tengen_estimate_count (fixture->estimate, &used));
  let_one_through ();
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  answer = tengen_estimate_get_answer (fixture->estimate);
  g_assert_cmpint (answer->whose[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (answer->whose[SIZE - 1], ==, TENGEN_STONE_WHITE);
  count = tengen_estimate_count (fixture->estimate, &used);
  g_assert_cmpint (count->territory[TENGEN_STONE_BLACK], ==, 3 * 7 - 1);
  g_assert_cmpint (count->territory[TENGEN_STONE_WHITE], ==, 4 * 7 - 1);

  /* a pass changes no stone */
  g_assert_true (tengen_session_pass (fixture->session));
  expect_state (fixture, TENGEN_ESTIMATE_READY);
  wait_idle (fixture);
  g_assert_cmpint (get_asked (), ==, 1);
}

/* An answer of a board that is gone is dropped; the old one stays so long. */
static void
test_outdated (Fixture *fixture, gconstpointer rules)
{
  const TengenEstimateAnswer *answer;

  play (fixture, 1, 3);
  play (fixture, 5, 3);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  let_one_through ();
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  answer = tengen_estimate_get_answer (fixture->estimate);
  play (fixture, 2, 3);
  wait_asked (2);
  play (fixture, 4, 3);
  let_one_through ();
  wait_asked (3);
  expect_state (fixture, TENGEN_ESTIMATE_WORKING);
  g_assert_true (tengen_estimate_get_answer (fixture->estimate) == answer);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  let_one_through ();
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  g_assert_cmpuint (fixture->n_changed, ==, 3);
  answer = tengen_estimate_get_answer (fixture->estimate);
  g_assert_cmpint (
      tengen_board_get (answer->board, tengen_point_make (SIZE, 4, 3)),
      ==,
      TENGEN_STONE_WHITE);
}

/* However quickly a user goes through a game, one board is judged at a time. */
static void
test_one_at_a_time (Fixture *fixture, gconstpointer rules)
{
  for (int y = 0; y < SIZE; y++)
    {
      play (fixture, 1, y);
      play (fixture, 5, y);
    }
  tengen_session_step (fixture->session, G_MININT);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_asked (1);
  while (tengen_session_step (fixture->session, 1))
    while (g_main_context_iteration (NULL, FALSE))
      ;
  g_assert_cmpint (get_asked (), ==, 1);
  open_gate (TRUE);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  wait_idle (fixture);
  g_assert_cmpint (get_asked (), ==, 2);
  g_assert_cmpint (gate.most_inside, ==, 1);
}

/* Off is off at once; what is still at work goes for nothing. */
static void
test_off_meanwhile (Fixture *fixture, gconstpointer rules)
{
  play (fixture, 1, 3);
  play (fixture, 5, 3);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_asked (1);
  tengen_estimate_set_active (fixture->estimate, FALSE);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  open_gate (TRUE);
  wait_idle (fixture);
  expect_state (fixture, TENGEN_ESTIMATE_OFF);
  g_assert_null (tengen_estimate_get_answer (fixture->estimate));
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  g_assert_cmpint (get_asked (), ==, 1);
}

/* A match: no help, and none that begins by itself after it. */
static void
test_help (Fixture *fixture, gconstpointer rules)
{
  open_gate (TRUE);
  play (fixture, 1, 3);
  play (fixture, 5, 3);
  g_assert_true (tengen_session_get_help_allowed (fixture->session));
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  g_object_set (fixture->session, "help-allowed", FALSE, NULL);
  expect_state (fixture, TENGEN_ESTIMATE_OFF);
  g_assert_null (tengen_estimate_get_answer (fixture->estimate));
  g_assert_false (tengen_estimate_can (fixture->estimate));
  tengen_estimate_set_active (fixture->estimate, TRUE);
  g_assert_false (tengen_estimate_get_active (fixture->estimate));
  play (fixture, 3, 3);
  wait_idle (fixture);
  g_assert_cmpint (get_asked (), ==, 1);
  tengen_session_set_help_allowed (fixture->session, TRUE);
  g_assert_true (tengen_estimate_can (fixture->estimate));
  g_assert_false (tengen_estimate_get_active (fixture->estimate));
}

/* Chains that are not settled are listed once each, the largest first. */
static void
test_doubts (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (GArray) doubts = NULL;
  const TengenDoubt *doubt;

  open_gate (TRUE);
  play (fixture, 0, 0);
  play (fixture, 6, 0);
  play (fixture, 2, 0);
  play (fixture, 5, 3);
  play (fixture, 3, 0);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  doubts = tengen_estimate_list_doubts (fixture->estimate);
  g_assert_cmpuint (doubts->len, ==, 3);
  doubt = &g_array_index (doubts, TengenDoubt, 0);
  g_assert_cmpint (doubt->point, ==, 2);
  g_assert_cmpint (doubt->stone, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (doubt->n_stones, ==, 2);
  g_assert_cmpint (g_array_index (doubts, TengenDoubt, 1).point, ==, 0);
  g_assert_cmpint (g_array_index (doubts, TengenDoubt, 2).point, ==, 6);
}

/* With stones of one side nothing can be told; while both count, and after a
 * count, nothing is. */
static void
test_states (Fixture *fixture, gconstpointer rules)
{
  open_gate (TRUE);
  play (fixture, 1, 3);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_state (fixture, TENGEN_ESTIMATE_EARLY);
  play (fixture, 5, 3);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  tengen_session_pass (fixture->session);
  tengen_session_pass (fixture->session);
  expect_state (fixture, TENGEN_ESTIMATE_COUNTED);
  tengen_session_resume (fixture->session, TENGEN_SEAT_NONE);
  expect_state (fixture, TENGEN_ESTIMATE_READY);
  /* who resigns has not counted */
  tengen_session_resign (fixture->session, TENGEN_SEAT_NONE);
  expect_state (fixture, TENGEN_ESTIMATE_READY);
}

static void
choose_rules (Fixture *fixture, const char *values)
{
  const TengenGame *game = tengen_session_get_game (fixture->session);
  g_autoptr (GPtrArray) changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);

  g_ptr_array_add (
      changes, tengen_change_set (tengen_game_get_root (game), "TNR", values));
  g_assert_true (tengen_session_edit (fixture->session, "info", changes));
}

/* What a ko is worth depends on the rules; other rules, another answer. */
static void
test_rules (Fixture *fixture, gconstpointer rules)
{
  open_gate (TRUE);
  play (fixture, 1, 3);
  play (fixture, 5, 3);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  g_assert_cmpint (gate.ko_fights, ==, TENGEN_GO_KO_FIGHTS_BARRED);
  choose_rules (fixture, "[china]");
  wait_state (fixture, TENGEN_ESTIMATE_WORKING);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  g_assert_cmpint (gate.ko_fights, ==, TENGEN_GO_KO_FIGHTS_PLAYED);
  g_assert_cmpint (get_asked (), ==, 2);
}

/* Another game in the same session keeps it on, another session does not. */
static void
test_replaced (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (TengenSession) other = tengen_session_new (start_game ("pure", 5));

  open_gate (TRUE);
  play (fixture, 1, 3);
  play (fixture, 5, 3);
  tengen_estimate_set_active (fixture->estimate, TRUE);
  wait_state (fixture, TENGEN_ESTIMATE_READY);
  tengen_session_set_game (fixture->session, start_game ("china", SIZE));
  g_assert_true (tengen_estimate_get_active (fixture->estimate));
  wait_state (fixture, TENGEN_ESTIMATE_EARLY);
  tengen_estimate_set_session (fixture->estimate, other);
  g_assert_false (tengen_estimate_get_active (fixture->estimate));
  expect_state (fixture, TENGEN_ESTIMATE_OFF);
  tengen_estimate_set_session (fixture->estimate, NULL);
  g_assert_false (tengen_estimate_can (fixture->estimate));
}

#define ADD(path, test)                                                        \
  g_test_add (path, Fixture, "japan", set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/estimate/off", test_off);
  ADD ("/estimate/on", test_on);
  ADD ("/estimate/outdated", test_outdated);
  ADD ("/estimate/one-at-a-time", test_one_at_a_time);
  ADD ("/estimate/off-meanwhile", test_off_meanwhile);
  ADD ("/estimate/help", test_help);
  ADD ("/estimate/doubts", test_doubts);
  ADD ("/estimate/states", test_states);
  ADD ("/estimate/rules", test_rules);
  ADD ("/estimate/replaced", test_replaced);
  return g_test_run ();
}
