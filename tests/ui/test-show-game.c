/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-show-game: a game before a class: comments sentence by sentence, moves,
 * refusals, forbidden points, the count
 */
#include "show.h"

#include "score-game.h"
#include "tengen-show-game.h"
#include "tengen-words.h"

/* Black's second move has a comment; a variation lies beside White's. */
#define RECORD                                                                 \
  "(;GM[1]FF[4]SZ[5]TNR[pure]PB[Hanako]PW[Taro]"                               \
  ";B[cc];W[bc];B[bb]C[Above it. Look!]LB[aa:x];W[ac];B[ad])"

/* A game against the computer. */
#define AGAINST "(;GM[1]FF[4]SZ[5]TNR[pure]TNO[second level=1 seed=1];B[cc])"

typedef struct
{
  TengenSession *session;
  TengenShow *show;
} Fixture;

static TengenSession *
open_record (const char *text)
{
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);

  g_assert_nonnull (reading);
  return tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
}

static void
set_up (Fixture *fixture, gconstpointer record)
{
  fixture->session = open_record (record);
  tengen_session_step (fixture->session, G_MININT);
  fixture->show = tengen_show_game_new (fixture->session);
}

static void
tear_down (Fixture *fixture, gconstpointer record)
{
  g_object_unref (fixture->show);
  score_drop (fixture->session);
}

static void
forward (Fixture *fixture, const char *expected)
{
  assert_act (fixture->show, TENGEN_SHOW_FORWARD, expected);
}

static void
back (Fixture *fixture, const char *expected)
{
  assert_act (fixture->show, TENGEN_SHOW_BACK, expected);
}

static void
press (Fixture *fixture, TengenPoint point, gboolean done, const char *expected)
{
  g_assert_cmpint (tengen_show_press (fixture->show, point, 1), ==, done);
  assert_heard (fixture->show, expected);
}

static void
test_walk (Fixture *fixture, gconstpointer data)
{
  assert_heard (fixture->show, "Black to play.");
  assert_none (fixture->show, TENGEN_SHOW_BACK);
  forward (fixture, "Black C3. White to play.");
  forward (fixture, "White B3. Black to play.");
  forward (fixture, "Above it.");
  forward (fixture, "Look!");
  forward (fixture, "White A3. Black to play.");
  forward (fixture, "Black A2. White to play.");
  assert_none (fixture->show, TENGEN_SHOW_FORWARD);
  back (fixture, "White A3. Black to play.");
  back (fixture, "Look!");
  back (fixture, "Above it.");
  assert_act (fixture->show, TENGEN_SHOW_FIRST, "Black to play.");
  assert_act (fixture->show, TENGEN_SHOW_NEXT, "Black A2. White to play.");
  assert_act (fixture->show, TENGEN_SHOW_PREVIOUS, "Black to play.");
  assert_act (fixture->show, TENGEN_SHOW_LAST, "Black A2. White to play.");
}

static void
test_against (Fixture *fixture, gconstpointer data)
{
  assert_heard (fixture->show, "Black to play.");
  forward (fixture, "Black C3. The computer plays White.");
}

static void
test_labels (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TengenView) view = NULL;
  g_autofree char *title = tengen_show_make_title (fixture->show);

  g_assert_true (tengen_session_step (fixture->session, 3));
  view = tengen_show_make_view (fixture->show);
  g_assert_cmpstr (view->labels[0], ==, "x");
  g_assert_nonnull (strstr (title, "Hanako"));
}

/* A click elsewhere than at the end is a variation; undo takes it away. */
static void
test_variation (Fixture *fixture, gconstpointer data)
{
  const TengenRecord *record =
      tengen_game_get_record (tengen_session_get_game (fixture->session));
  guint before = tengen_record_get_n_nodes (record);

  forward (fixture, "Black C3. White to play.");
  press (fixture, 0, TRUE, "White A5. Black to play.");
  g_assert_cmpuint (tengen_record_get_n_nodes (record), ==, before + 1);
  assert_act (fixture->show, TENGEN_SHOW_UNDO, "Black C3. White to play.");
  back (fixture, "Black to play.");
  forward (fixture, "Black C3. White to play.");
  forward (fixture, "White B3. Black to play.");
}

static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TengenView) view = NULL;

  forward (fixture, "Black C3. White to play.");
  press (fixture, 12, FALSE, "✕ Not allowed: There is already a stone here.");
  view = tengen_show_make_view (fixture->show);
  g_assert_cmpint (view->marks[12], !=, TENGEN_VIEW_MARK_LAST);
  forward (fixture, "Play on an empty point.");
  forward (fixture, "Black C3. White to play.");
  forward (fixture, "White B3. Black to play.");
}

static void
test_passes (Fixture *fixture, gconstpointer data)
{
  guint n_pages = 0;

  assert_act (fixture->show, TENGEN_SHOW_LAST, "Black A2. White to play.");
  assert_act (fixture->show, TENGEN_SHOW_PASS, "White passed. Black to play.");
  assert_act (
      fixture->show, TENGEN_SHOW_PASS, "Play has stopped. Let us count.");
  assert_none (fixture->show, TENGEN_SHOW_PASS);
  forward (fixture, "As it stands: Black wins by 1 stone");
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_FORWARD));
  g_assert_cmpuint (tengen_show_get_place (fixture->show, &n_pages), ==, 1);
  g_assert_cmpuint (n_pages, >, 1);
  g_assert_true (tengen_show_act (fixture->show, TENGEN_SHOW_FIRST));
  back (fixture, "White passed. Black to play.");
}

/* --- Renju --- */

/* H10 makes two threes. */
#define RENJU "(;GM[4]FF[4]SZ[15]AB[hi][hj][gh][fh]AW[aa][oo][ao][oa]PL[B])"
#define TWO_THREES 112

static void
test_forbidden (Fixture *fixture, gconstpointer data)
{
  const TengenBoard *board = tengen_position_get_board (
      tengen_session_get_position (fixture->session));
  g_autoptr (TengenView) view = NULL;

  press (fixture,
         TWO_THREES,
         TRUE,
         "H8 is forbidden (double-three): Two threes arise at once.");
  view = tengen_show_make_view (fixture->show);
  g_assert_cmpuint (view->shapes->len, >=, 2);
  g_assert_cmpint (tengen_board_get (board, TWO_THREES), ==, 0);
  forward (fixture, "Black loses there. Pressed once more it is played.");
  g_assert_true (tengen_show_press (fixture->show, TWO_THREES, 1));
  g_assert_cmpint (tengen_position_get_phase (
                       tengen_session_get_position (fixture->session)),
                   ==,
                   TENGEN_PHASE_OVER);
  assert_none (fixture->show, TENGEN_SHOW_PASS);
  g_assert_cmpint (
      tengen_show_get_notation (fixture->show), ==, TENGEN_NOTATION_RENJU);
}

static void
add (const char *path,
     const char *record,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, record, set_up, test, tear_down);
}

/* Points have the names that the user likes, and those of Renju there. */
static void
test_notation (Fixture *fixture, gconstpointer data)
{
  gboolean renju = g_str_equal (data, RENJU);

  tengen_words_set_notation (TENGEN_NOTATION_JAPANESE);
  g_assert_cmpint (tengen_show_get_notation (fixture->show),
                   ==,
                   renju ? TENGEN_NOTATION_RENJU : TENGEN_NOTATION_JAPANESE);
  if (!renju)
    forward (fixture, "Black 3の三. White to play.");
  tengen_words_set_notation (-1);
  g_assert_cmpint (tengen_show_get_notation (fixture->show),
                   ==,
                   renju ? TENGEN_NOTATION_RENJU : TENGEN_NOTATION_A1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/show/game/walk", RECORD, test_walk);
  add ("/show/game/against-the-computer", AGAINST, test_against);
  add ("/show/game/labels", RECORD, test_labels);
  add ("/show/game/variation", RECORD, test_variation);
  add ("/show/game/refusal", RECORD, test_refusal);
  add ("/show/game/passes", RECORD, test_passes);
  add ("/show/game/forbidden", RENJU, test_forbidden);
  add ("/show/game/notation", RECORD, test_notation);
  add ("/show/game/notation/renju", RENJU, test_notation);
  return g_test_run ();
}
