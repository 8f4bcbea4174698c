/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-clock-voice: time counted aloud, one thing at a time
 *
 * Shape: a spd-say of the test's own notes what it is to say, and goes on as if
 *        it spoke for a long time.
 */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "clock-time.h"
#include "tengen-clock-voice.h"

#define SCRIPT                                                                 \
  "#!/bin/sh\n"                                                                \
  "for word; do last=\"$word\"; done\n"                                        \
  "echo \"$last\" >>'%s/log'\n"                                                \
  "test \"$1\" != -w || exec sleep 60\n"

static const TengenClockTime byoyomi = {
  .kind = TENGEN_CLOCK_JAPANESE,
  .period_us = 30 * TENGEN_CLOCK_SECOND,
  .n = 1,
};

typedef struct
{
  char *folder;
  char *program;
  char *log;
  char *path;
  TengenSpeech *speech;
  TengenClockVoice *voice;
  TengenSession *session;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *script = NULL;
  g_autofree char *path = NULL;

  f->folder = g_dir_make_tmp ("tengen-test-XXXXXX", NULL);
  f->program = g_build_filename (f->folder, "spd-say", NULL);
  f->log = g_build_filename (f->folder, "log", NULL);
  script = g_strdup_printf (SCRIPT, f->folder);
  g_assert_true (g_file_set_contents (f->program, script, -1, NULL));
  g_chmod (f->program, 0700);
  f->path = g_strdup (g_getenv ("PATH"));
  path = g_strconcat (f->folder, ":", f->path, NULL);
  g_setenv ("PATH", path, TRUE);
  f->speech = tengen_speech_new ();
  f->voice = tengen_clock_voice_new (f->speech);
  f->session = make_timed_session (&byoyomi);
  tengen_clock_voice_set_session (f->voice, f->session);
  tengen_session_end_turn (f->session, TENGEN_SEAT_FIRST);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->voice);
  g_clear_object (&f->speech);
  g_assert_finalize_object (f->session);
  g_setenv ("PATH", f->path, TRUE);
  g_remove (f->program);
  /* one that was just begun may still write */
  while (g_rmdir (f->folder) != 0)
    g_remove (f->log);
  g_free (f->folder);
  g_free (f->program);
  g_free (f->log);
  g_free (f->path);
}

/* Waits until that was said, and nothing after it. */
static void
wait_for (Fixture *f, const char *said)
{
  g_autofree char *text = NULL;

  while (g_strcmp0 (text, said) != 0)
    {
      g_clear_pointer (&text, g_free);
      g_file_get_contents (f->log, &text, NULL, NULL);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
test_off (Fixture *f, gconstpointer data)
{
  pass_time (f->session, 15 * TENGEN_CLOCK_SECOND);
  g_assert_false (g_file_test (f->log, G_FILE_TEST_EXISTS));
}

/* While one thing is said the next is left out. */
static void
test_late (Fixture *f, gconstpointer data)
{
  g_object_set (f->speech, "enabled", TRUE, NULL);
  pass_time (f->session, 10 * TENGEN_CLOCK_SECOND);
  wait_for (f, "10 s\n");
  g_assert_true (tengen_speech_is_reading (f->speech));
  pass_time (f->session, 15 * TENGEN_CLOCK_SECOND);
  wait_for (f, "10 s\n");
}

/* But a warning is said at once. */
static void
test_warning (Fixture *f, gconstpointer data)
{
  g_object_set (f->speech, "enabled", TRUE, NULL);
  pass_time (f->session, 10 * TENGEN_CLOCK_SECOND);
  wait_for (f, "10 s\n");
  pass_time (f->session, 20 * TENGEN_CLOCK_SECOND);
  wait_for (f, "10 s\nWhite, your time is up.\n");
}

/* The last ten seconds are those of whoever is to move. */
static void
test_other_time (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  g_autoptr (TengenSession) session = NULL;

  setup->clock.seats[TENGEN_SEAT_FIRST] = byoyomi;
  setup->clock.seats[TENGEN_SEAT_FIRST].period_us = 15 * TENGEN_CLOCK_SECOND;
  setup->clock.seats[TENGEN_SEAT_SECOND] = byoyomi;
  session = tengen_session_new (tengen_game_new (setup));
  tengen_session_set_time_source (session, read_time, NULL);
  tengen_clock_voice_set_session (f->voice, session);
  tengen_session_end_turn (session, TENGEN_SEAT_FIRST);
  g_object_set (f->speech, "enabled", TRUE, NULL);
  pass_time (session, 10 * TENGEN_CLOCK_SECOND);
  wait_for (f, "10 s\n");
  tengen_clock_voice_set_session (f->voice, NULL);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add ("/clock-voice/off", Fixture, NULL, set_up, test_off, tear_down);
  g_test_add ("/clock-voice/late", Fixture, NULL, set_up, test_late, tear_down);
  g_test_add (
      "/clock-voice/warning", Fixture, NULL, set_up, test_warning, tear_down);
  g_test_add ("/clock-voice/other-time",
              Fixture,
              NULL,
              set_up,
              test_other_time,
              tear_down);
  return g_test_run ();
}
