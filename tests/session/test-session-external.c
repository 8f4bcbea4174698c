/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-session-external: engines outside at the seats of a session
 */
#include "tengen-session-external.h"

#include "tengen-board-notation.h"
#include "tengen-session-clock.h"
#include "tengen-session-computer.h"
#include "tengen-sgf-reader.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  TengenExternalList *list;
  TengenSession *session;
  char *log;
  GString *news;
} Fixture;

static void
news_cb (TengenSession *session, GParamSpec *pspec, Fixture *self)
{
  const char *news = tengen_session_get_external_news (session);

  g_string_append_printf (self->news, "%s|", news != NULL ? news : "");
}

/* A game that has %s where the id of an engine belongs, whose faults are words
 * of tests/session/engine.py. */
static void
open_game (Fixture *self,
           const char *start,
           TengenExternalProtocol protocol,
           const char *faults)
{
  g_autofree char *script =
      g_test_build_filename (G_TEST_DIST, "session", "engine.py", NULL);
  g_autofree char *command = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = g_strsplit (start, "@", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading = NULL;
  const char *id;
  int fd = g_file_open_tmp ("engine-XXXXXX", &self->log, NULL);

  g_close (fd, NULL);
  command =
      g_strdup_printf ("'%s' %s %s %s",
                       script,
                       protocol == TENGEN_EXTERNAL_GTP ? "gtp" : "gomocup",
                       self->log,
                       faults);
  self->list = tengen_external_list_new ();
  id = tengen_external_list_add (
      self->list, "Parrot", protocol, command, &error);
  g_assert_no_error (error);
  text = g_strjoinv (id, parts);
  reading = tengen_sgf_read (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  self->session = tengen_session_new (
      tengen_game_open (g_steal_pointer (&reading->record), 0));
  self->news = g_string_new (NULL);
  g_signal_connect (
      self->session, "notify::external-news", G_CALLBACK (news_cb), self);
  tengen_session_set_externals (self->session, self->list);
  tengen_session_set_computer (self->session, TRUE);
}

static void
close_game (Fixture *self)
{
  gpointer left = self->session;

  g_object_add_weak_pointer (G_OBJECT (self->session), &left);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_object_unref (self->session);
  while (left != NULL)
    g_main_context_iteration (NULL, FALSE);
  g_object_unref (self->list);
  g_unlink (self->log);
  g_free (self->log);
  g_string_free (self->news, TRUE);
}

static void
wait_idle (Fixture *self)
{
  while (tengen_session_get_thinking (self->session) != TENGEN_STONE_NONE)
    g_main_context_iteration (NULL, TRUE);
}

static void
play (Fixture *self, const char *name)
{
  const TengenGameSetup *setup =
      tengen_game_get_setup (tengen_session_get_game (self->session));
  TengenPoint point = TENGEN_POINT_NONE;

  g_assert_true (tengen_notation_parse (tengen_game_setup_is_renju (setup)
                                            ? TENGEN_NOTATION_RENJU
                                            : TENGEN_NOTATION_A1,
                                        setup->width,
                                        setup->height,
                                        name,
                                        &point));
  tengen_session_play (self->session, point);
}

/* The moves so far. */
static void
check_moves (Fixture *self, const char *expected)
{
  const TengenPosition *position = tengen_session_get_position (self->session);
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  const GArray *moves = tengen_position_get_moves (position);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autofree char *name = tengen_notation_format (
          tengen_game_setup_is_renju (setup) ? TENGEN_NOTATION_RENJU
                                             : TENGEN_NOTATION_A1,
          setup->width,
          setup->height,
          g_array_index (moves, TengenMove, i).point);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", name);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
check_n_moves (Fixture *self, guint n)
{
  g_assert_cmpuint (
      tengen_position_get_move (tengen_session_get_position (self->session)),
      ==,
      n);
}

static void
check_fault (Fixture *self, const char *expected)
{
  g_assert_cmpstr (
      tengen_session_get_external_fault (self->session), ==, expected);
}

#define GO "(;SZ[9]TNR[china]TNO[second level=1 seed=1 engine=@])"
#define PURE "(;SZ[5]TNR[pure]TNO[second level=1 seed=1 engine=@]"

static void
test_game (void)
{
  Fixture self;

  open_game (&self, GO, TENGEN_EXTERNAL_GTP, "");
  g_assert_cmpstr (
      tengen_session_get_opponent (self.session, TENGEN_SEAT_SECOND)->engine,
      !=,
      "");
  play (&self, "E5");
  wait_idle (&self);
  check_moves (&self, "E5 A1");
  check_fault (&self, NULL);
  g_assert_cmpstr (
      self.news->str, ==, "Parrot is starting.|Parrot is thinking.||");
  /* two moves are taken back, and the engine goes along */
  tengen_session_take_back (self.session);
  check_moves (&self, "");
  play (&self, "A1");
  wait_idle (&self);
  check_moves (&self, "A1 B1");
  close_game (&self);
}

static void
test_renju (void)
{
  Fixture self;

  open_game (&self,
             "(;GM[4]SZ[15]TNR[renju free]TNO[second level=1 seed=1 "
             "engine=@])",
             TENGEN_EXTERNAL_GOMOCUP,
             "");
  play (&self, "H8");
  wait_idle (&self);
  check_moves (&self, "H8 I8");
  close_game (&self);
}

/* In Pure Go an engine does not resign, and what it passes over is filled: what
 * is safe first, then what Tengen finds. */
static void
test_fill (void)
{
  Fixture self;
  const GArray *moves;

  open_game (&self,
             PURE "AB[aa][ba][bb][ab][ac]AW[dc][dd][de][ed][ec])",
             TENGEN_EXTERNAL_GTP,
             "passes");
  play (&self, "C1");
  wait_idle (&self);
  /* nothing is safe there, and much is to be gained */
  moves =
      tengen_position_get_moves (tengen_session_get_position (self.session));
  g_assert_cmpuint (moves->len, ==, 2);
  g_assert_cmpuint (
      g_array_index (moves, TengenMove, 1).point, !=, TENGEN_POINT_PASS);
  close_game (&self);

  /* nothing is to be gained by White between its last two eyes */
  open_game (&self,
             PURE "AB[ab:ad][ba:be]AW[cb:ce][da:de][eb:ed])",
             TENGEN_EXTERNAL_GTP,
             "passes");
  play (&self, "C5");
  wait_idle (&self);
  check_moves (&self, "C5 pass");
  close_game (&self);

  open_game (&self,
             PURE "AW[da][db][dc][dd][de][eb][ed]AB[ba][bb][bc][bd][be])",
             TENGEN_EXTERNAL_GTP,
             "resigns");
  play (&self, "C3");
  wait_idle (&self);
  check_moves (&self, "C3 E5");
  close_game (&self);
}

static void
test_resigns (void)
{
  Fixture self;

  open_game (&self, GO, TENGEN_EXTERNAL_GTP, "resigns");
  play (&self, "E5");
  wait_idle (&self);
  g_assert_cmpint (
      tengen_position_get_phase (tengen_session_get_position (self.session)),
      ==,
      TENGEN_PHASE_OVER);
  close_game (&self);
}

/* What the rules forbid is no move, and costs the person nothing: the clock
 * stands, the stones lie as they did. */
static void
test_illegal (void)
{
  Fixture self;
  TengenClock clock;

  open_game (&self,
             "(;SZ[9]TNR[china]TNT[absolute 600]TNO[second level=1 seed=1 "
             "engine=@])",
             TENGEN_EXTERNAL_GTP,
             "illegal");
  g_assert_true (tengen_session_has_clock (self.session));
  tengen_session_start_clock (self.session);
  play (&self, "E5");
  wait_idle (&self);
  check_moves (&self, "E5");
  check_fault (&self, "Parrot wants to play at E5, which the rules forbid.");
  tengen_session_get_clock (self.session, &clock);
  g_assert_true (clock.paused);
  /* the person goes on with a move of another kind */
  tengen_session_take_back (self.session);
  check_moves (&self, "");
  check_fault (&self, NULL);
  close_game (&self);
}

/* Started again it is told the game. */
static void
test_restart (void)
{
  Fixture self;

  open_game (&self, GO, TENGEN_EXTERNAL_GTP, "once");
  play (&self, "A1");
  wait_idle (&self);
  check_moves (&self, "A1");
  check_fault (&self, "Parrot has ended by itself. It wrote: out of luck");
  tengen_session_restart_external (self.session);
  check_fault (&self, NULL);
  wait_idle (&self);
  check_moves (&self, "A1 B1");
  close_game (&self);
}

static void
check_white (Fixture *self, const char *name, const char *engine)
{
  const TengenGameSetup *setup =
      tengen_position_get_setup (tengen_session_get_position (self->session));

  g_assert_cmpstr (setup->white, ==, name);
  g_assert_cmpstr (setup->computers[TENGEN_SEAT_SECOND].engine, ==, engine);
  g_assert_cmpint (setup->computers[TENGEN_SEAT_SECOND].level, ==, 1);
}

/* What never gets better is played by the computer of Tengen, and the record
 * says so. */
static void
test_replace (void)
{
  Fixture self;
  g_autofree char *id = NULL;

  open_game (&self,
             "(;SZ[9]PW[Parrot]TNR[china]TNO[second level=1 seed=1 engine=@])",
             TENGEN_EXTERNAL_GTP,
             "crash");
  id = g_strdup (
      tengen_position_get_setup (tengen_session_get_position (self.session))
          ->computers[TENGEN_SEAT_SECOND]
          .engine);
  play (&self, "A1");
  wait_idle (&self);
  tengen_session_restart_external (self.session);
  wait_idle (&self);
  check_moves (&self, "A1");
  check_white (&self, "Parrot", id);
  tengen_session_replace_external (self.session);
  check_white (&self, "Parrot, then Tengen", "");
  wait_idle (&self);
  check_fault (&self, NULL);
  check_n_moves (&self, 2);
  play (&self, "J9");
  wait_idle (&self);
  check_n_moves (&self, 4);
  close_game (&self);
}

/* Once that is undone, the engine has the seat again; in a match the name
 * stays. */
static void
test_replace_undone (void)
{
  Fixture self;

  open_game (&self,
             "(;SZ[9]PW[Parrot]TNR[china]TNM[m 1]"
             "TNO[second level=1 seed=1 engine=@])",
             TENGEN_EXTERNAL_GTP,
             "once");
  play (&self, "A1");
  wait_idle (&self);
  check_fault (&self, "Parrot has ended by itself. It wrote: out of luck");
  tengen_session_replace_external (self.session);
  check_white (&self, "Parrot", "");
  g_assert_true (tengen_session_undo (self.session));
  wait_idle (&self);
  check_fault (&self, NULL);
  check_moves (&self, "A1 B1");
  close_game (&self);
}

/* A person stops what takes too long; taking back gives it up, too. */
static void
test_stop (void)
{
  Fixture self;

  open_game (&self, GO, TENGEN_EXTERNAL_GTP, "mute");
  play (&self, "A1");
  g_assert_cmpstr (tengen_session_get_external_news (self.session),
                   ==,
                   "Parrot is starting.");
  tengen_session_stop_external (self.session);
  g_assert_cmpint (
      tengen_session_get_thinking (self.session), ==, TENGEN_STONE_NONE);
  check_fault (&self, "Parrot was stopped.");
  tengen_session_restart_external (self.session);
  g_assert_cmpint (
      tengen_session_get_thinking (self.session), ==, TENGEN_STONE_WHITE);
  tengen_session_take_back (self.session);
  check_moves (&self, "");
  g_assert_null (tengen_session_get_external_news (self.session));
  close_game (&self);
}

/* An engine that is not here, and a list that is not there. */
static void
test_unknown (void)
{
  Fixture self;

  open_game (&self,
             "(;SZ[9]TNR[china]TNO[second level=1 seed=1 engine=nowhere])",
             TENGEN_EXTERNAL_GTP,
             "");
  play (&self, "A1");
  check_fault (&self, "There is no engine “nowhere” on this computer.");
  g_assert_cmpint (
      tengen_session_get_thinking (self.session), ==, TENGEN_STONE_NONE);
  close_game (&self);
  open_game (&self, GO, TENGEN_EXTERNAL_GTP, "crash");
  tengen_session_set_externals (self.session, NULL);
  play (&self, "A1");
  wait_idle (&self);
  check_fault (&self, NULL);
  check_n_moves (&self, 2);
  close_game (&self);
}

/* A game whose rules it does not know says so, and starts nothing. */
static void
test_rules (void)
{
  Fixture self;
  g_autofree char *told = NULL;

  open_game (&self,
             "(;SZ[9]TNR[2-2]TNO[second level=1 seed=1 engine=@])",
             TENGEN_EXTERNAL_GTP,
             "");
  play (&self, "A1");
  wait_idle (&self);
  check_fault (&self, "Parrot does not know these rules.");
  g_assert_true (g_file_get_contents (self.log, &told, NULL, NULL));
  g_assert_cmpstr (told, ==, "");
  close_game (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/external/game", test_game);
  g_test_add_func ("/session/external/renju", test_renju);
  g_test_add_func ("/session/external/fill", test_fill);
  g_test_add_func ("/session/external/resigns", test_resigns);
  g_test_add_func ("/session/external/illegal", test_illegal);
  g_test_add_func ("/session/external/restart", test_restart);
  g_test_add_func ("/session/external/replace", test_replace);
  g_test_add_func ("/session/external/replace-undone", test_replace_undone);
  g_test_add_func ("/session/external/stop", test_stop);
  g_test_add_func ("/session/external/unknown", test_unknown);
  g_test_add_func ("/session/external/rules", test_rules);
  return g_test_run ();
}
