/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-external-engine: engines outside, honest ones and others
 */
#include "tengen-external-engine.h"

#include "tengen-board-notation.h"
#include "tengen-sgf-reader.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

typedef struct
{
  TengenExternalEngine *engine;
  char *log;
  GString *steps;
  TengenPoint point;
  gboolean resigns;
  GError *error;
  gboolean done;
} Fixture;

static void
step_cb (TengenExternalEngine *engine, int step, Fixture *self)
{
  g_string_append_printf (self->steps, "%d", step);
}

/* An engine whose faults are words of tests/session/engine.py. */
static void
set_up (Fixture *self, TengenExternalProtocol protocol, const char *faults)
{
  TengenExternalEntry entry = { .id = (char *) "parrot",
                                .name = (char *) "Parrot",
                                .protocol = protocol };
  g_autofree char *script =
      g_test_build_filename (G_TEST_DIST, "session", "engine.py", NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = g_strsplit (faults, " ", -1);
  g_auto (GStrv) arguments = NULL;
  int fd = g_file_open_tmp ("engine-XXXXXX", &self->log, NULL);

  g_close (fd, NULL);
  g_strv_builder_add_many (builder,
                           "-B",
                           script,
                           protocol == TENGEN_EXTERNAL_GTP ? "gtp" : "gomocup",
                           self->log,
                           NULL);
  g_strv_builder_addv (builder, (const char **) words);
  arguments = g_strv_builder_end (builder);
  entry.path = (char *) "/usr/bin/python3";
  entry.arguments = arguments;
  self->engine = tengen_external_engine_new (&entry);
  tengen_external_engine_set_grace (self->engine, 3000);
  self->steps = g_string_new (NULL);
  g_signal_connect (self->engine, "step", G_CALLBACK (step_cb), self);
}

static void
tear_down (Fixture *self)
{
  g_clear_object (&self->engine);
  g_unlink (self->log);
  g_free (self->log);
  g_string_free (self->steps, TRUE);
  g_clear_error (&self->error);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *self = data;

  self->point = tengen_external_engine_choose_finish (
      TENGEN_EXTERNAL_ENGINE (source), result, &self->resigns, &self->error);
  self->done = TRUE;
}

/* The end of the main line of a game, as White or Black has to play on. */
static TengenExternalTask *
read_task (const char *text, guint seconds)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenSgfReading) reading =
      tengen_sgf_read (text, strlen (text), NULL, &error);
  TengenNode node = tengen_record_get_game (reading->record, 0);
  g_autoptr (TengenPosition) position =
      tengen_position_new (reading->record, node);
  TengenNode next;

  g_assert_no_error (error);
  while ((next = tengen_record_get_child (reading->record, node)) != 0)
    node = next;
  tengen_position_goto (position, node);
  return tengen_external_task_new (
      position, tengen_position_get_actor (position), seconds);
}

static void
ask (Fixture *self, const char *text)
{
  self->done = FALSE;
  g_clear_error (&self->error);
  tengen_external_engine_choose_async (
      self->engine, read_task (text, 1), chosen_cb, self);
}

static void
wait (Fixture *self)
{
  while (!self->done)
    g_main_context_iteration (NULL, TRUE);
}

static char *
answer (Fixture *self, const char *text)
{
  ask (self, text);
  wait (self);
  return self->error != NULL
             ? g_strdup (self->error->message)
             : tengen_notation_format (strstr (text, "GM[4]") != NULL
                                           ? TENGEN_NOTATION_RENJU
                                           : TENGEN_NOTATION_A1,
                                       strstr (text, "GM[4]") != NULL ? 15 : 9,
                                       strstr (text, "GM[4]") != NULL ? 15 : 9,
                                       self->point);
}

static void
check_answer (Fixture *self, const char *text, const char *expected)
{
  g_autofree char *got = answer (self, text);

  g_assert_cmpstr (got, ==, expected);
}

/* What the engine was told since the last time, in one line. */
static void
check_told (Fixture *self, const char *expected)
{
  g_autofree char *told = NULL;

  g_assert_true (g_file_get_contents (self->log, &told, NULL, NULL));
  g_strdelimit (told, "\n", ',');
  g_assert_cmpstr (told, ==, expected);
  g_assert_true (g_file_set_contents (self->log, "", 0, NULL));
}

#define GO "(;SZ[9]TNR[china]KM[6.5]"
#define GREETING "started,protocol_version,name,version,list_commands,"

static void
test_gtp (void)
{
  Fixture self = { 0 };
  g_autofree char *name = NULL;

  set_up (&self, TENGEN_EXTERNAL_GTP, "");
  check_answer (&self, GO ";B[ai])", "B1");
  g_assert_cmpstr (self.steps->str, ==, "1234");
  name = tengen_external_engine_describe (self.engine);
  g_assert_cmpstr (name, ==, "Parrot 0.1");
  check_told (&self,
              GREETING "boardsize 9,clear_board,komi 6.5,play b A1,"
                       "time_settings 0 1 1,genmove w,");
  /* it goes on, is told no more than what is new */
  check_answer (&self, GO ";B[ai];W[bi];B[])", "C1");
  check_told (&self, "play b pass,genmove w,");
  /* two moves were taken back, another one was played */
  check_answer (&self, GO ";B[ai];W[bi];B[ia])", "C1");
  check_told (&self, "undo,undo,play b J9,genmove w,");
  /* another game */
  check_answer (&self, "(;SZ[9]TNR[pure])", "A1");
  check_told (&self, "boardsize 9,clear_board,komi 0.0,genmove b,");
  tear_down (&self);
}

/* Rules that can be told are asked back. */
static void
test_gtp_rules (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "kata");
  check_answer (&self, "(;SZ[9]TNR[pure])", "A1");
  check_told (&self,
              GREETING
              "boardsize 9,clear_board,kata-set-rules "
              "{\"ko\":\"SIMPLE\",\"scoring\":\"AREA\",\"tax\":\"ALL\","
              "\"suicide\":false,\"hasButton\":false,"
              "\"whiteHandicapBonus\":\"0\"},kata-get-rules,"
              "komi 0.0,time_settings 0 1 1,genmove b,");
  tear_down (&self);

  set_up (&self, TENGEN_EXTERNAL_GTP, "deaf");
  check_answer (&self,
                "(;SZ[9]TNR[pure])",
                "Parrot does not know these rules. It wrote: "
                "{\"friendlyPassOk\": false, \"hasButton\": false, "
                "\"ko\": \"SIMPLE\", \"scoring\": \"AREA\", "
                "\"suicide\": false, \"tax\": \"SEKI\", "
                "\"whiteHandicapBonus\": \"0\"}");
  tear_down (&self);
}

/* Handicap, stones put in between, and no command for taking back. */
static void
test_gtp_stones (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "forgets");
  check_answer (&self, "(;SZ[9]TNR[china]HA[2]KM[0.5]AB[gc][cg])", "A1");
  check_told (&self,
              GREETING "boardsize 9,clear_board,komi 0.5,"
                       "set_free_handicap G7 C3,time_settings 0 1 1,"
                       "genmove w,");
  check_answer (
      &self, "(;SZ[9]TNR[china]HA[2]KM[0.5]AB[gc][cg];W[aa];B[ba])", "A1");
  check_told (&self,
              "clear_board,set_free_handicap G7 C3,play w A9,play b B9,"
              "genmove w,");
  check_answer (&self, GO ";B[ai];AE[ai]AW[bi]PL[B])", "A1");
  check_told (&self, "boardsize 9,clear_board,komi 6.5,play w B1,genmove b,");
  tear_down (&self);
}

static void
test_gtp_ends (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "passes");
  check_answer (&self, GO ";B[ai])", "pass");
  tear_down (&self);
  set_up (&self, TENGEN_EXTERNAL_GTP, "resigns");
  check_answer (&self, GO ";B[ai])", "pass");
  g_assert_true (self.resigns);
  tear_down (&self);
}

static void
test_gomocup (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GOMOCUP, "");
  check_answer (&self, "(;GM[4]SZ[15]TNR[renju free];B[hh])", "I8");
  g_assert_cmpstr (self.steps->str, ==, "1234");
  check_told (&self,
              "started,START 15,INFO rule 4,INFO max_memory 134217728,"
              "INFO timeout_match 0,INFO timeout_turn 1000,BOARD,7,7,2,DONE,");
  check_answer (&self, "(;GM[4]SZ[15]TNR[renju free];B[hh];W[ih];B[gh])", "J8");
  check_told (&self, "BOARD,7,7,2,8,7,1,6,7,2,DONE,");
  tear_down (&self);
}

/* Each fault is one sentence, at once or in the time that is set, and the same
 * engine is started again by the next question. */
static void
test_faults (void)
{
  static const struct
  {
    const char *fault;
    TengenExternalError code;
    const char *sentence;
  } rows[] = {
    { "crash",
      TENGEN_EXTERNAL_ERROR_ENDED,
      "Parrot has ended by itself. It wrote: out of luck" },
    { "garbage",
      TENGEN_EXTERNAL_ERROR_GARBAGE,
      "Parrot answers what is no move. It wrote: I think therefore I am" },
    { "flood", TENGEN_EXTERNAL_ERROR_GARBAGE, "Parrot writes without end." },
    { "silent", TENGEN_EXTERNAL_ERROR_SILENT, "Parrot does not answer." },
    { "refuse",
      TENGEN_EXTERNAL_ERROR_REFUSED,
      "Parrot refuses “boardsize 9”. It wrote: unacceptable size" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Fixture self = { 0 };
      g_autofree char *got = NULL;

      set_up (&self, TENGEN_EXTERNAL_GTP, rows[i].fault);
      if (rows[i].code == TENGEN_EXTERNAL_ERROR_SILENT)
        tengen_external_engine_set_grace (self.engine, 100);
      got = answer (&self, GO ";B[ai])");
      g_assert_cmpstr (got, ==, rows[i].sentence);
      g_assert_error (self.error, TENGEN_EXTERNAL_ERROR, (int) rows[i].code);
      tear_down (&self);
    }
}

static void
test_gomocup_faults (void)
{
  Fixture self = { 0 };
  g_autofree char *garbage = NULL;
  g_autofree char *refused = NULL;

  set_up (&self, TENGEN_EXTERNAL_GOMOCUP, "garbage");
  garbage = answer (&self, "(;GM[4]SZ[15]TNR[renju free];B[hh])");
  g_assert_cmpstr (
      garbage, ==, "Parrot answers what is no move. It wrote: here");
  tear_down (&self);
  set_up (&self, TENGEN_EXTERNAL_GOMOCUP, "refuse");
  refused = answer (&self, "(;GM[4]SZ[15]TNR[renju free];B[hh])");
  g_assert_cmpstr (
      refused, ==, "Parrot refuses “START 15”. It wrote: ERROR size");
  tear_down (&self);
}

/* What fails once is started again, and told all moves. */
static void
test_restart (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "once");
  check_answer (
      &self, GO ";B[ai])", "Parrot has ended by itself. It wrote: out of luck");
  g_assert_cmpstr (self.steps->str, ==, "123");
  check_answer (&self, GO ";B[ai])", "B1");
  g_assert_cmpstr (self.steps->str, ==, "1231234");
  tear_down (&self);
}

/* One that loads is waited for, however little time there is, and what it says
 * meanwhile is known. */
static void
test_slow (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "slow");
  tengen_external_engine_set_grace (self.engine, 1);
  ask (&self, GO ";B[ai])");
  while (tengen_external_engine_get_said (self.engine) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (
      tengen_external_engine_get_said (self.engine), ==, "loading");
  g_assert_cmpstr (self.steps->str, ==, "1");
  /* from here on it answers as fast as it can */
  tengen_external_engine_set_grace (self.engine, 3000);
  wait (&self);
  g_assert_no_error (self.error);
  tear_down (&self);
}

/* An answer that comes too late is for a question that was given up: the next
 * one is asked when it has come. */
static void
test_late (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "late");
  ask (&self, GO ";B[ai])");
  while (strchr (self.steps->str, '3') == NULL)
    g_main_context_iteration (NULL, TRUE);
  tengen_external_engine_give_up (self.engine);
  wait (&self);
  g_assert_error (self.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  check_answer (&self, GO ";B[ii])", "A1");
  check_told (&self,
              GREETING "boardsize 9,clear_board,komi 6.5,play b A1,"
                       "time_settings 0 1 1,genmove w,undo,undo,play b J1,"
                       "genmove w,");
  tear_down (&self);
}

/* What it writes unasked stops neither it nor us. */
static void
test_loud (void)
{
  Fixture self = { 0 };

  set_up (&self, TENGEN_EXTERNAL_GTP, "loud");
  check_answer (&self, GO ";B[ai])", "B1");
  tear_down (&self);
}

static void
test_start (void)
{
  TengenExternalEntry entry = { .id = (char *) "none",
                                .name = (char *) "None",
                                .path = (char *) "/nonexistent/engine",
                                .arguments = (char *[]){ NULL } };
  Fixture self = { 0 };
  g_autofree char *got = NULL;

  self.engine = tengen_external_engine_new (&entry);
  self.steps = g_string_new (NULL);
  got = answer (&self, GO ";B[ai])");
  g_assert_true (g_str_has_prefix (got, "None cannot be started. It wrote: "));
  g_assert_error (
      self.error, TENGEN_EXTERNAL_ERROR, TENGEN_EXTERNAL_ERROR_START);
  tear_down (&self);
}

/* The programs it started end with it. */
static void
test_children (void)
{
  Fixture self = { 0 };
  g_autofree char *told = NULL;
  const char *child = NULL;
  pid_t pid;

  set_up (&self, TENGEN_EXTERNAL_GTP, "child");
  ask (&self, GO ";B[ai])");
  while (child == NULL)
    {
      g_clear_pointer (&told, g_free);
      g_main_context_iteration (NULL, FALSE);
      g_assert_true (g_file_get_contents (self.log, &told, NULL, NULL));
      child = strstr (told, "child ");
      if (child != NULL && strchr (child, '\n') == NULL)
        child = NULL;
    }
  pid = (pid_t) g_ascii_strtoll (child + strlen ("child "), NULL, 10);
  g_assert_cmpint (kill (pid, 0), ==, 0);
  tengen_external_engine_stop (self.engine);
  wait (&self);
  g_assert_error (self.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  for (guint i = 0; i < 5000; i++)
    {
      g_autofree char *path = g_strdup_printf ("/proc/%d/stat", (int) pid);
      g_autofree char *stat = NULL;

      /* it has ended, even where it is not collected yet */
      if (!g_file_get_contents (path, &stat, NULL, NULL) ||
          strstr (stat, ") Z ") != NULL)
        break;
      g_assert_cmpuint (i, <, 4999);
      g_usleep (1000);
    }
  tear_down (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/external/engine/gtp", test_gtp);
  g_test_add_func ("/external/engine/gtp-rules", test_gtp_rules);
  g_test_add_func ("/external/engine/gtp-stones", test_gtp_stones);
  g_test_add_func ("/external/engine/gtp-ends", test_gtp_ends);
  g_test_add_func ("/external/engine/gomocup", test_gomocup);
  g_test_add_func ("/external/engine/faults", test_faults);
  g_test_add_func ("/external/engine/gomocup-faults", test_gomocup_faults);
  g_test_add_func ("/external/engine/restart", test_restart);
  g_test_add_func ("/external/engine/slow", test_slow);
  g_test_add_func ("/external/engine/late", test_late);
  g_test_add_func ("/external/engine/loud", test_loud);
  g_test_add_func ("/external/engine/start", test_start);
  g_test_add_func ("/external/engine/children", test_children);
  return g_test_run ();
}
