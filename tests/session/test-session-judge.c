/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-judge: what the program marks where play stops, and when
 */
#include "judge-gate.h"

#include "tengen-sgf-reader.h"

#include <string.h>

/* Chains that nothing certain can be said of: A7; C5, D5; E3; G1. */
#define STONES "AB[aa][cc][dc]AW[ee][gg]"
#define A7 0
#define C5 16
#define D5 17
#define E3 32
#define G1 48

/* White's E7 lies in a room of Black, who lives for certain. */
#define CERTAIN                                                                \
  "AB[ab][bb][cb][db][eb][fb][gb][ba][da][fa][bc][dd]AW[ea][cd][ce]"
#define E7 4
#define B6 8

typedef struct
{
  TengenSession *session;
  GString *heard;
} Fixture;

static void
judging_cb (TengenSession *session, GParamSpec *pspec, Fixture *self)
{
  g_string_append (self->heard,
                   tengen_session_is_judging (session) ? "judging "
                                                       : "judged ");
}

static void
word_cb (TengenSession *session, Fixture *self)
{
  GSignalInvocationHint *hint = g_signal_get_invocation_hint (session);

  g_string_append_printf (self->heard, "%s ", g_signal_name (hint->signal_id));
}

static void
open_game (Fixture *self, const char *rules, const char *rest)
{
  g_autofree char *text = g_strdup_printf ("(;SZ[7]TNR[%s]%s)", rules, rest);
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, NULL);
  TengenGame *game = tengen_game_open (g_steal_pointer (&reading->record), 0);

  self->session = tengen_session_new (game);
  self->heard = g_string_new (NULL);
  gate_begin (self->session);
  tengen_session_goto (self->session, tengen_game_get_live (game));
  g_signal_connect (
      self->session, "notify::judging", G_CALLBACK (judging_cb), self);
  g_signal_connect (self->session, "changed", G_CALLBACK (word_cb), self);
  g_signal_connect (self->session, "stopped", G_CALLBACK (word_cb), self);
}

static void
stop (Fixture *self)
{
  g_assert_true (tengen_session_pass (self->session));
  g_string_truncate (self->heard, 0);
  g_assert_true (tengen_session_pass (self->session));
}

/* The thread lets go of the session a little later. */
static void
close_game (Fixture *self)
{
  gpointer left = self->session;

  gate_set_open (TRUE);
  g_object_add_weak_pointer (G_OBJECT (self->session), &left);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_object_unref (self->session);
  while (left != NULL)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
  g_string_free (self->heard, TRUE);
}

static void
hear (Fixture *self, const char *wanted)
{
  g_assert_cmpstr (self->heard->str, ==, wanted);
  g_string_truncate (self->heard, 0);
}

static TengenGoMark
get_mark (Fixture *self, TengenPoint point)
{
  return tengen_position_get_mark (tengen_session_get_position (self->session),
                                   point);
}

static guint
get_marks_left (Fixture *self)
{
  return tengen_position_get_marks_left (
      tengen_session_get_position (self->session));
}

/* The doubts as points, colours and sizes. */
static void
check_doubts (Fixture *self, const char *wanted)
{
  g_autoptr (GArray) doubts = tengen_session_list_doubts (self->session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < doubts->len; i++)
    {
      const TengenDoubt *doubt = &g_array_index (doubts, TengenDoubt, i);

      g_string_append_printf (text,
                              "%d%c%d ",
                              doubt->point,
                              doubt->stone == TENGEN_STONE_BLACK ? 'B' : 'W',
                              doubt->n_stones);
    }
  g_assert_cmpstr (text->str, ==, wanted);
}

/* What is certain is marked before anyone is told that play stopped; all of it
 * is one change. */
static void
test_certain (void)
{
  Fixture self;

  open_game (&self, "japan", CERTAIN);
  stop (&self);
  g_assert_cmpint (get_mark (&self, E7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&self, B6), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpuint (get_marks_left (&self), ==, 0);
  hear (&self, "changed changed judging stopped ");
  gate_pass (self.session);
  /* all alive, it says; what is certain stays */
  hear (&self, "judged ");
  g_assert_cmpint (get_mark (&self, E7), ==, TENGEN_GO_MARK_DEAD);
  close_game (&self);
}

static void
test_answer (void)
{
  Fixture self;

  open_game (&self, "japan", STONES);
  gate.life[A7] = TENGEN_GO_LIFE_DEAD;
  gate.life[E3] = TENGEN_GO_LIFE_SEKI;
  gate.life[C5] = gate.life[D5] = TENGEN_GO_LIFE_DOUBTFUL;
  stop (&self);
  hear (&self, "changed judging stopped ");
  check_doubts (&self, "");
  gate_pass (self.session);
  hear (&self, "changed judged ");
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&self, E3), ==, TENGEN_GO_MARK_SEKI);
  g_assert_cmpint (get_mark (&self, D5), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (get_mark (&self, G1), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpuint (get_marks_left (&self), ==, 0);
  g_assert_cmpint (gate.ko_fights, ==, TENGEN_GO_KO_FIGHTS_BARRED);
  check_doubts (&self, "16B2 ");
  close_game (&self);
}

/* Where eyes in seki count, seki is nothing to be marked, nor a doubt. */
static void
test_seki_eyes (void)
{
  Fixture self;

  open_game (&self, "china", STONES);
  gate.life[E3] = TENGEN_GO_LIFE_SEKI;
  stop (&self);
  gate_pass (self.session);
  g_assert_cmpint (get_mark (&self, E3), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (gate.ko_fights, ==, TENGEN_GO_KO_FIGHTS_PLAYED);
  check_doubts (&self, "");
  close_game (&self);
}

/* What a person said before the answer came stays: also that a chain lives. */
static void
test_person_first (void)
{
  Fixture self;
  const TengenPosition *position;

  open_game (&self, "japan", STONES);
  for (int i = 0; i < 49; i++)
    gate.life[i] = TENGEN_GO_LIFE_DEAD;
  stop (&self);
  tengen_session_mark (self.session, C5, TENGEN_GO_MARK_SEKI);
  tengen_session_toggle (self.session, E3);
  tengen_session_mark (self.session, E3, TENGEN_GO_MARK_ALIVE);
  tengen_session_mark (self.session, G1, TENGEN_GO_MARK_ALIVE);
  gate_pass (self.session);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&self, D5), ==, TENGEN_GO_MARK_SEKI);
  g_assert_cmpint (get_mark (&self, E3), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_cmpint (get_mark (&self, G1), ==, TENGEN_GO_MARK_ALIVE);
  check_doubts (&self, "");
  /* taken back, it is what the program would have said: to be checked */
  position = tengen_session_get_position (self.session);
  while (tengen_position_get_marks_left (position) > 0)
    g_assert_true (tengen_session_unmark (self.session));
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  check_doubts (&self, "16B2 32W1 48W1 ");
  close_game (&self);
}

/* A doubt is settled by a mark or by saying that it lives, until that is taken
 * back; both have to agree anew. */
static void
test_confirm (void)
{
  Fixture self;

  open_game (&self, "china", STONES);
  gate.life[A7] = gate.life[E3] = TENGEN_GO_LIFE_DOUBTFUL;
  stop (&self);
  gate_pass (self.session);
  check_doubts (&self, "0B1 32W1 ");
  tengen_session_agree (self.session, TENGEN_SEAT_FIRST, TRUE);
  g_assert_true (tengen_session_mark (self.session, A7, TENGEN_GO_MARK_ALIVE));
  g_assert_false (tengen_position_get_agreed (
      tengen_session_get_position (self.session), TENGEN_SEAT_FIRST));
  check_doubts (&self, "32W1 ");
  tengen_session_mark (self.session, E3, TENGEN_GO_MARK_DEAD);
  check_doubts (&self, "");
  tengen_session_unmark (self.session);
  check_doubts (&self, "32W1 ");
  tengen_session_undo (self.session);
  check_doubts (&self, "");
  tengen_session_undo (self.session);
  tengen_session_undo (self.session);
  check_doubts (&self, "0B1 32W1 ");
  close_game (&self);
}

/* An answer to a stop that no longer exists marks nothing; the next stop is
 * judged anew. */
static void
test_gone (void)
{
  Fixture self;

  open_game (&self, "china", STONES);
  gate.life[A7] = TENGEN_GO_LIFE_DEAD;
  gate.life[E3] = TENGEN_GO_LIFE_DOUBTFUL;
  stop (&self);
  tengen_session_resume (self.session, TENGEN_SEAT_NONE);
  g_assert_false (tengen_session_is_judging (self.session));
  gate_set_open (TRUE);
  while (g_strrstr (self.heard->str, "judged") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_ALIVE);
  check_doubts (&self, "");
  stop (&self);
  gate_pass (self.session);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  check_doubts (&self, "32W1 ");
  g_assert_cmpuint (gate.n_asked, ==, 2);
  close_game (&self);
}

/* Two stops in quick succession: only the second one is adopted. */
static void
test_overtaken (void)
{
  Fixture self;

  open_game (&self, "china", STONES);
  gate.life[A7] = TENGEN_GO_LIFE_DEAD;
  stop (&self);
  tengen_session_undo (self.session);
  g_assert_true (tengen_session_play (self.session, 1));
  g_assert_true (tengen_session_pass (self.session));
  g_assert_true (tengen_session_pass (self.session));
  gate_pass (self.session);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  close_game (&self);
}

/* A player who stops and resumes without waiting gets the last answer; not all
 * stops given up before a thread began with them are judged. */
static void
test_hurry (void)
{
  enum
  {
    N_STOPS = 40
  };
  Fixture self;

  open_game (&self, "china", STONES);
  gate.life[A7] = TENGEN_GO_LIFE_DEAD;
  for (int i = 0; i < N_STOPS; i++)
    {
      tengen_session_resume (self.session, TENGEN_SEAT_NONE);
      stop (&self);
    }
  gate_pass (self.session);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  close_game (&self);
  g_assert_cmpuint (gate.n_asked, <, N_STOPS);
}

/* The answer comes after what a player said: undoing that takes away no more
 * than that. */
static void
test_undone_before (void)
{
  Fixture self;

  open_game (&self, "japan", STONES);
  gate.life[A7] = TENGEN_GO_LIFE_DEAD;
  gate.life[E3] = TENGEN_GO_LIFE_SEKI;
  gate.life[C5] = gate.life[D5] = TENGEN_GO_LIFE_DOUBTFUL;
  stop (&self);
  tengen_session_mark (self.session, C5, TENGEN_GO_MARK_ALIVE);
  gate_pass (self.session);
  check_doubts (&self, "");
  g_assert_true (tengen_session_undo (self.session));
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&self, E3), ==, TENGEN_GO_MARK_SEKI);
  check_doubts (&self, "16B2 ");
  g_assert_true (tengen_session_redo (self.session));
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  check_doubts (&self, "");
  close_game (&self);
}

/* A record opened in its count has its doubts again; its marks stay. */
static void
test_reopened (void)
{
  Fixture self;

  open_game (
      &self, "japan", STONES ";B[];W[]TNC[auto dead ee][alive cc][agree B]");
  gate.life[A7] = TENGEN_GO_LIFE_DOUBTFUL;
  gate.life[G1] = TENGEN_GO_LIFE_DEAD;
  gate.life[C5] = gate.life[D5] = TENGEN_GO_LIFE_DOUBTFUL;
  g_assert_false (tengen_session_is_judging (self.session));
  tengen_session_judge (self.session);
  tengen_session_judge (self.session);
  hear (&self, "judging ");
  gate_pass (self.session);
  hear (&self, "judged ");
  g_assert_cmpuint (gate.n_asked, ==, 1);
  g_assert_cmpint (get_mark (&self, E3), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&self, G1), ==, TENGEN_GO_MARK_ALIVE);
  g_assert_true (tengen_position_get_agreed (
      tengen_session_get_position (self.session), TENGEN_SEAT_FIRST));
  check_doubts (&self, "0B1 48W1 ");
  tengen_session_judge (self.session);
  tengen_session_step (self.session, -1);
  tengen_session_judge (self.session);
  check_doubts (&self, "");
  tengen_session_step (self.session, 1);
  tengen_session_judge (self.session);
  check_doubts (&self, "0B1 48W1 ");
  g_assert_cmpuint (gate.n_asked, ==, 1);
  close_game (&self);
}

/* Rules that take no dead stones off have nothing to be judged. */
static void
test_no_dead (void)
{
  Fixture self;

  open_game (&self, "pure", STONES);
  stop (&self);
  tengen_session_judge (self.session);
  g_assert_false (tengen_session_is_judging (self.session));
  hear (&self, "changed stopped ");
  close_game (&self);
}

static void
line_cb (TengenSession *session, const char *line, GPtrArray *lines)
{
  g_ptr_array_add (lines, g_strdup (line));
}

/* What was marked comes back from the journal without judging anew. */
static void
test_replay (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  Fixture self, again;

  open_game (&self, "japan", CERTAIN);
  gate.life[23] = gate.life[30] = TENGEN_GO_LIFE_SEKI;
  g_signal_connect (self.session, "line", G_CALLBACK (line_cb), lines);
  stop (&self);
  gate_pass (self.session);
  g_assert_cmpint (get_mark (&self, 23), ==, TENGEN_GO_MARK_SEKI);
  g_signal_handlers_disconnect_by_data (self.session, lines);
  close_game (&self);
  open_game (&again, "japan", CERTAIN);
  for (guint i = 0; i < lines->len; i++)
    g_assert_true (tengen_session_replay (again.session, lines->pdata[i]));
  g_assert_cmpint (get_mark (&again, E7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&again, 30), ==, TENGEN_GO_MARK_SEKI);
  g_assert_cmpuint (get_marks_left (&again), ==, 0);
  g_assert_cmpuint (gate.n_asked, ==, 0);
  close_game (&again);
}

/* The end comes before the answer: it is given after the journal was read. */
static void
test_replay_before (void)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  Fixture self, again;

  open_game (&self, "japan", STONES);
  g_signal_connect (self.session, "line", G_CALLBACK (line_cb), lines);
  stop (&self);
  tengen_session_mark (self.session, C5, TENGEN_GO_MARK_ALIVE);
  g_signal_handlers_disconnect_by_data (self.session, lines);
  close_game (&self);
  open_game (&again, "japan", STONES);
  gate.life[A7] = gate.life[C5] = gate.life[D5] = TENGEN_GO_LIFE_DEAD;
  for (guint i = 0; i < lines->len; i++)
    g_assert_true (tengen_session_replay (again.session, lines->pdata[i]));
  g_assert_false (tengen_session_is_judging (again.session));
  tengen_session_judge (again.session);
  gate_pass (again.session);
  g_assert_cmpint (get_mark (&again, A7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&again, D5), ==, TENGEN_GO_MARK_ALIVE);
  check_doubts (&again, "");
  close_game (&again);
}

/* A stop is undone before the answer comes, and redone: it is marked as if the
 * player had waited, once nothing is left to redo. */
static void
test_come_back (void)
{
  Fixture self;

  open_game (&self, "japan", STONES);
  gate.life[A7] = TENGEN_GO_LIFE_DEAD;
  stop (&self);
  tengen_session_mark (self.session, G1, TENGEN_GO_MARK_SEKI);
  tengen_session_undo (self.session);
  tengen_session_undo (self.session);
  gate_set_open (TRUE);
  while (g_strrstr (self.heard->str, "judged") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tengen_session_redo (self.session));
  tengen_session_judge (self.session);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_ALIVE);
  check_doubts (&self, "0B1 ");
  g_assert_true (tengen_session_redo (self.session));
  tengen_session_judge (self.session);
  g_assert_cmpint (get_mark (&self, A7), ==, TENGEN_GO_MARK_DEAD);
  g_assert_cmpint (get_mark (&self, G1), ==, TENGEN_GO_MARK_SEKI);
  check_doubts (&self, "");
  g_assert_cmpuint (gate.n_asked, ==, 1);
  close_game (&self);
}

/* The judge of the program itself: all of an empty room is alive or dead, and
 * the answer comes. */
static void
test_own_judge (void)
{
  Fixture self;

  open_game (&self, "china", CERTAIN);
  tengen_session_get_judging (self.session)->judge = NULL;
  stop (&self);
  while (tengen_session_is_judging (self.session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (get_mark (&self, E7), ==, TENGEN_GO_MARK_DEAD);
  close_game (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/judge/certain", test_certain);
  g_test_add_func ("/session/judge/answer", test_answer);
  g_test_add_func ("/session/judge/seki-eyes", test_seki_eyes);
  g_test_add_func ("/session/judge/person-first", test_person_first);
  g_test_add_func ("/session/judge/confirm", test_confirm);
  g_test_add_func ("/session/judge/gone", test_gone);
  g_test_add_func ("/session/judge/overtaken", test_overtaken);
  g_test_add_func ("/session/judge/hurry", test_hurry);
  g_test_add_func ("/session/judge/undone-before", test_undone_before);
  g_test_add_func ("/session/judge/reopened", test_reopened);
  g_test_add_func ("/session/judge/no-dead", test_no_dead);
  g_test_add_func ("/session/judge/replay", test_replay);
  g_test_add_func ("/session/judge/replay-before", test_replay_before);
  g_test_add_func ("/session/judge/come-back", test_come_back);
  g_test_add_func ("/session/judge/own", test_own_judge);
  return g_test_run ();
}
