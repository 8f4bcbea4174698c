/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session: what widgets hear, as text
 */
#include "judge-gate.h"

#include "tengen-board-notation.h"
#include "tengen-go-propose.h"
#include "tengen-sgf-reader.h"

#include <string.h>

typedef struct
{
  TengenSession *session;
  GString *heard;
  guint n_changes;
  GPtrArray *lines;
} Fixture;

static void
changed_cb (TengenSession *session, Fixture *fixture)
{
  g_string_append_printf (fixture->heard, "changed%u ", ++fixture->n_changes);
}

static void
refused_cb (TengenSession *session, gpointer reason, Fixture *fixture)
{
  const TengenReason *why = reason;

  g_string_append_printf (fixture->heard, "refused%d ", why->code);
}

static void
line_cb (TengenSession *session, const char *line, Fixture *fixture)
{
  g_string_append_printf (fixture->heard, "line%u ", fixture->n_changes + 1);
  g_ptr_array_add (fixture->lines, g_strdup (line));
}

static void
word_cb (TengenSession *session, Fixture *fixture)
{
  GSignalInvocationHint *hint = g_signal_get_invocation_hint (session);

  g_string_append_printf (
      fixture->heard, "%s ", g_signal_name (hint->signal_id));
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
  fixture->heard = g_string_new (NULL);
  fixture->lines = g_ptr_array_new_with_free_func (g_free);
  fixture->session = tengen_session_new (start_game (rules, 7));
  g_signal_connect (
      fixture->session, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect (
      fixture->session, "refused", G_CALLBACK (refused_cb), fixture);
  g_signal_connect (fixture->session, "line", G_CALLBACK (line_cb), fixture);
  g_signal_connect (fixture->session, "stopped", G_CALLBACK (word_cb), fixture);
  g_signal_connect (
      fixture->session, "replaced", G_CALLBACK (word_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer rules)
{
  /* the thread of a proposal lets go of its task a little later */
  while (G_OBJECT (fixture->session)->ref_count > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
  g_assert_finalize_object (fixture->session);
  g_ptr_array_unref (fixture->lines);
  g_string_free (fixture->heard, TRUE);
}

static void
hear (Fixture *fixture, const char *wanted)
{
  g_assert_cmpstr (fixture->heard->str, ==, wanted);
  g_string_truncate (fixture->heard, 0);
}

static TengenPoint
at (const char *name)
{
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (
      tengen_notation_parse (TENGEN_NOTATION_A1, 7, 7, name, &point));
  return point;
}

static void
test_play (Fixture *fixture, gconstpointer rules)
{
  g_assert_true (tengen_session_play (fixture->session, at ("D4")));
  hear (fixture, "line1 changed1 ");
  g_assert_false (tengen_session_play (fixture->session, at ("D4")));
  hear (fixture, "refused1 ");
  g_assert_true (tengen_session_pass (fixture->session));
  hear (fixture, "line2 changed2 ");
  g_assert_true (tengen_session_take_back (fixture->session));
  g_assert_true (tengen_session_undo (fixture->session));
  g_assert_true (tengen_session_redo (fixture->session));
  g_assert_false (tengen_session_redo (fixture->session));
  hear (fixture, "line3 changed3 line4 changed4 line5 changed5 refused16 ");
}

static void
test_step (Fixture *fixture, gconstpointer rules)
{
  tengen_session_play (fixture->session, at ("D4"));
  tengen_session_play (fixture->session, at ("C3"));
  tengen_session_play (fixture->session, at ("E5"));
  g_string_truncate (fixture->heard, 0);
  g_assert_true (tengen_session_step (fixture->session, -2));
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (fixture->session)),
      ==,
      1);
  g_assert_true (tengen_session_step (fixture->session, G_MAXINT));
  g_assert_false (tengen_session_step (fixture->session, 1));
  g_assert_true (tengen_session_step (fixture->session, G_MININT));
  g_assert_false (tengen_session_step (fixture->session, -1));
  hear (fixture, "line4 changed4 line5 changed5 line6 changed6 ");
}

static void
iterate_until_marked (Fixture *fixture, TengenPoint point)
{
  while (
      tengen_position_get_mark (tengen_session_get_position (fixture->session),
                                point) != TENGEN_GO_MARK_DEAD)
    g_main_context_iteration (NULL, TRUE);
}

/* A stone in a corner of a board that is all White's. */
static void
play_lost_stone (Fixture *fixture)
{
  static const char *const WHITE[] = { "A6", "B6", "C6", "D6", "D7",
                                       "B4", "C4", "D4", "D5", "A4",
                                       "F6", "F5", "F4", "F7", "E4" };

  for (gsize i = 0; i < G_N_ELEMENTS (WHITE); i++)
    {
      if (i == 0)
        tengen_session_play (fixture->session, at ("B7"));
      else
        tengen_session_pass (fixture->session);
      g_assert_true (tengen_session_play (fixture->session, at (WHITE[i])));
    }
}

static void
test_count (Fixture *fixture, gconstpointer rules)
{
  const TengenPosition *position;

  play_lost_stone (fixture);
  tengen_session_pass (fixture->session);
  g_string_truncate (fixture->heard, 0);
  g_assert_true (tengen_session_pass (fixture->session));
  g_assert_nonnull (strstr (fixture->heard->str, "stopped"));
  iterate_until_marked (fixture, at ("B7"));
  position = tengen_session_get_position (fixture->session);
  g_assert_cmpuint (tengen_position_get_marks_left (position), ==, 0);
  g_assert_true (tengen_session_toggle (fixture->session, at ("B7")));
  g_assert_cmpint (
      tengen_position_get_mark (position, at ("B7")), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_true (tengen_session_unmark (fixture->session));
  g_assert_false (tengen_session_unmark (fixture->session));
  g_assert_cmpint (
      tengen_position_get_mark (position, at ("B7")), ==, TENGEN_GO_MARK_DEAD);
  g_assert_false (tengen_session_finish (fixture->session));
  tengen_session_agree (fixture->session, TENGEN_SEAT_FIRST, TRUE);
  tengen_session_agree (fixture->session, TENGEN_SEAT_SECOND, TRUE);
  g_assert_true (tengen_session_finish (fixture->session));
  g_assert_cmpint (tengen_position_get_phase (position), ==, TENGEN_PHASE_OVER);
}

/* Proposals, answers and stones beside the board, heard of. */
static void
test_proposal (Fixture *fixture, gconstpointer rules)
{
  TengenSession *session = fixture->session;
  const TengenPosition *position;

  g_assert_false (tengen_session_answer (session, TRUE));
  g_assert_false (tengen_session_pass (session));
  hear (fixture, "refused22 refused18 ");
  tengen_session_play (session, at ("D4"));
  g_assert_true (tengen_session_propose (session));
  g_assert_true (tengen_session_answer (session, FALSE));
  g_assert_true (tengen_session_virtual (session));
  g_assert_false (tengen_session_virtual (session));
  g_assert_true (tengen_session_play (session, at ("C3")));
  g_string_truncate (fixture->heard, 0);
  g_assert_true (tengen_session_propose (session));
  g_assert_true (tengen_session_answer (session, TRUE));
  hear (fixture, "line6 changed6 line7 changed7 stopped ");
  position = tengen_session_get_position (session);
  g_assert_cmpint (
      tengen_position_get_phase (position), ==, TENGEN_PHASE_COUNT);
  g_assert_true (tengen_session_set_term (
      session, TENGEN_ACTION_BALANCE, TENGEN_STONE_NONE, 2));
  g_assert_false (tengen_session_end_void (session));
  g_assert_false (tengen_session_set_term (
      session, TENGEN_ACTION_EQUAL, TENGEN_STONE_NONE, 9));
}

static TengenStone
get_claim (Fixture *fixture, const char *name)
{
  return tengen_position_get_claim (
      tengen_session_get_position (fixture->session), at (name));
}

/* Clicks on a neutral point: Black's, White's, neutral. */
static void
test_claims (Fixture *fixture, gconstpointer rules)
{
  TengenSession *session = fixture->session;

  tengen_session_play (session, at ("D4"));
  tengen_session_play (session, at ("C3"));
  tengen_session_pass (session);
  tengen_session_pass (session);
  g_assert_true (tengen_session_toggle (session, at ("A1")));
  g_assert_cmpint (get_claim (fixture, "A1"), ==, TENGEN_STONE_BLACK);
  g_assert_true (tengen_session_toggle (session, at ("A1")));
  g_assert_cmpint (get_claim (fixture, "A1"), ==, TENGEN_STONE_WHITE);
  g_assert_true (tengen_session_toggle (session, at ("A1")));
  g_assert_cmpint (get_claim (fixture, "A1"), ==, TENGEN_STONE_NONE);
  g_assert_true (tengen_session_claim (session, at ("B1"), TENGEN_STONE_WHITE));
  g_assert_true (tengen_session_unmark (session));
  g_assert_cmpint (get_claim (fixture, "B1"), ==, TENGEN_STONE_NONE);
  g_assert_true (tengen_session_toggle (session, at ("D4")));
  g_assert_cmpint (tengen_position_get_mark (
                       tengen_session_get_position (session), at ("D4")),
                   ==,
                   TENGEN_GO_MARK_DEAD);
}

/* 四気のセキ, all stones said to live: the liberties that one side has alone are
 * claimed by the program, and taken back with the pass that stopped play. */
static void
test_proposed_claims (Fixture *fixture, gconstpointer rules)
{
  static const char TEXT[] = "(;SZ[7]TNR[1-1]AB[cb][db][eb][fb][gb][cc][gc][cd]"
                             "[dd][ed][fd][gd]AW[ac][bc][aa])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (TEXT, strlen (TEXT), NULL, NULL);
  TengenSession *session = fixture->session;
  g_autofree guint8 *claims = g_malloc0 (49);
  guint8 stones[49];
  int n;

  tengen_session_set_game (
      session, tengen_game_open (g_steal_pointer (&reading->record), 0));
  tengen_board_read (
      tengen_position_get_board (tengen_session_get_position (session)),
      stones);
  n = tengen_go_propose_claims (stones, 7, 7, claims);
  g_assert_cmpint (n, >, 0);
  gate_begin (session);
  tengen_session_pass (session);
  tengen_session_pass (session);
  gate_pass (session);
  for (int i = 0; i < 49; i++)
    g_assert_cmpint (
        tengen_position_get_claim (tengen_session_get_position (session),
                                   (TengenPoint) i),
        ==,
        claims[i]);
  g_assert_cmpuint (
      tengen_position_get_marks_left (tengen_session_get_position (session)),
      ==,
      0);
  tengen_session_undo (session);
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (session)),
      ==,
      TENGEN_PHASE_PLAY);
}

/* What a journal wrote gives the same game again. */
static void
test_replay (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (TengenSession) other = tengen_session_new (start_game (rules, 7));
  const TengenGame *game = tengen_session_get_game (fixture->session);

  play_lost_stone (fixture);
  tengen_session_pass (fixture->session);
  tengen_session_pass (fixture->session);
  iterate_until_marked (fixture, at ("B7"));
  tengen_session_resume (fixture->session, TENGEN_SEAT_NONE);
  tengen_session_play (fixture->session, at ("G1"));
  for (guint i = 0; i < fixture->lines->len; i++)
    g_assert_true (tengen_session_replay (other, fixture->lines->pdata[i]));
  g_assert_false (tengen_session_replay (other, "nonsense"));
  g_assert_cmpuint (tengen_game_get_cursor (tengen_session_get_game (other)),
                    ==,
                    tengen_game_get_cursor (game));
  g_assert_true (tengen_board_equal (
      tengen_position_get_board (tengen_session_get_position (other)),
      tengen_position_get_board (
          tengen_session_get_position (fixture->session))));
}

static void
test_set_game (Fixture *fixture, gconstpointer rules)
{
  tengen_session_set_game (fixture->session, start_game ("japan", 19));
  hear (fixture, "replaced changed1 ");
}

static void
test_properties (Fixture *fixture, gconstpointer rules)
{
  gboolean can_undo = TRUE, can_play = FALSE, can_take_back = TRUE;
  int phase = -1;

  g_object_get (fixture->session,
                "can-undo",
                &can_undo,
                "can-play",
                &can_play,
                "can-take-back",
                &can_take_back,
                "phase",
                &phase,
                NULL);
  g_assert_false (can_undo);
  g_assert_true (can_play);
  g_assert_false (can_take_back);
  g_assert_cmpint (phase, ==, TENGEN_PHASE_PLAY);
  tengen_session_resign (fixture->session, TENGEN_SEAT_NONE);
  g_object_get (fixture->session, "can-play", &can_play, NULL);
  g_assert_false (can_play);
}

/* A record with two games, the first one opened. */
static TengenGame *
open_two (void)
{
  static const char TEXT[] = "(;SZ[7];B[dd];W[cc])(;SZ[9];B[aa])";
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (TEXT, strlen (TEXT), NULL, NULL);

  return tengen_game_open (g_steal_pointer (&reading->record), 0);
}

static void
count_cb (TengenSession *session, guint *n)
{
  *n += 1;
}

/* Another game of the record is heard of as another game, in the journal too. */
static void
test_switch (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (TengenSession) other = tengen_session_new (open_two ());
  guint n_replaced = 0;

  tengen_session_set_game (fixture->session, open_two ());
  g_string_truncate (fixture->heard, 0);
  g_assert_true (tengen_session_goto (fixture->session, 3));
  hear (fixture, "line2 changed2 ");
  g_assert_true (tengen_session_goto (fixture->session, 5));
  hear (fixture, "line3 replaced changed3 ");
  g_assert_true (tengen_session_play (fixture->session, at ("B2")));
  g_assert_true (tengen_session_undo (fixture->session));
  hear (fixture, "line4 changed4 line5 changed5 ");
  g_assert_true (tengen_session_undo (fixture->session));
  hear (fixture, "line6 replaced changed6 ");
  g_assert_true (tengen_session_redo (fixture->session));
  hear (fixture, "line7 replaced changed7 ");
  g_signal_connect (other, "replaced", G_CALLBACK (count_cb), &n_replaced);
  for (guint i = 0; i < fixture->lines->len; i++)
    g_assert_true (tengen_session_replay (other, fixture->lines->pdata[i]));
  g_assert_cmpuint (
      tengen_game_get_root (tengen_session_get_game (other)),
      ==,
      tengen_game_get_root (tengen_session_get_game (fixture->session)));
  g_assert_cmpuint (
      tengen_game_get_cursor (tengen_session_get_game (other)), ==, 5);
  g_assert_cmpuint (n_replaced, ==, 3);
}

static void
notify_cb (TengenSession *session, GParamSpec *pspec, Fixture *fixture)
{
  g_string_append_printf (fixture->heard, "%s ", pspec->name);
}

/* Menus can follow what would be undone. */
static void
test_names (Fixture *fixture, gconstpointer rules)
{
  const TengenGame *game = tengen_session_get_game (fixture->session);

  g_assert_null (tengen_game_get_undo_name (game));
  g_signal_connect (
      fixture->session, "notify::can-undo", G_CALLBACK (notify_cb), fixture);
  tengen_session_play (fixture->session, at ("D4"));
  hear (fixture, "line1 can-undo changed1 ");
  g_assert_cmpstr (tengen_game_get_undo_name (game), ==, "play");
  tengen_session_undo (fixture->session);
  g_assert_cmpstr (tengen_game_get_redo_name (game), ==, "play");
}

/* What has no board cannot be played. */
static void
test_no_board (Fixture *fixture, gconstpointer rules)
{
  g_autoptr (GPtrArray) changes =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_change_free);
  gboolean can_play = TRUE;

  g_ptr_array_add (changes, tengen_change_set (1, "GM", "[3]"));
  g_assert_true (tengen_session_edit (fixture->session, "info", changes));
  g_object_get (fixture->session, "can-play", &can_play, NULL);
  g_assert_false (can_play);
  g_assert_false (tengen_session_play (fixture->session, 0));
  g_assert_true (tengen_session_undo (fixture->session));
  g_assert_true (tengen_session_play (fixture->session, 0));
}

#define ADD(path, rules, test)                                                 \
  g_test_add (path, Fixture, rules, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/session/play", "pure", test_play);
  ADD ("/session/step", "pure", test_step);
  ADD ("/session/count", "china", test_count);
  ADD ("/session/replay", "china", test_replay);
  ADD ("/session/set-game", "pure", test_set_game);
  ADD ("/session/properties", "japan", test_properties);
  ADD ("/session/switch", "pure", test_switch);
  ADD ("/session/names", "pure", test_names);
  ADD ("/session/no-board", "pure", test_no_board);
  ADD ("/session/proposal", "3-1", test_proposal);
  ADD ("/session/claims", "1-1", test_claims);
  ADD ("/session/proposed-claims", "1-1", test_proposed_claims);
  return g_test_run ();
}
