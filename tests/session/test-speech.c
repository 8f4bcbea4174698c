/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-speech: texts that are read aloud
 *
 * Shape: a spd-say of the test's own notes with what it was called, an argument
 *        a line, and then goes on as if it spoke.
 */
#include "tengen-speech.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

/* What it was called with becomes one line at once, so that two that run at the
 * same time do not mix. */
#define SCRIPT                                                                 \
  "#!/bin/sh\n"                                                                \
  "line=\n"                                                                    \
  "for word; do line=\"$line|$word\"; done\n"                                  \
  "echo $$ >'%s/pid'\n"                                                        \
  "printf '%%s\\n' \"$line\" >>'%s/log'\n"                                     \
  "test \"$1\" != -w || test -e '%s/short' || exec sleep 60\n"

typedef struct
{
  char *folder;
  char *program;
  char *log;
  char *pid;
  /* where it is, texts are spoken at once */
  char *mark;
  char *path;
  TengenSpeech *speech;
} Fixture;

static void
set_up (Fixture *f, gconstpointer has_program)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *script = NULL;
  g_autofree char *path = NULL;

  f->folder = g_dir_make_tmp ("tengen-test-XXXXXX", &error);
  g_assert_no_error (error);
  f->program = g_build_filename (f->folder, "spd-say", NULL);
  f->log = g_build_filename (f->folder, "log", NULL);
  f->pid = g_build_filename (f->folder, "pid", NULL);
  f->mark = g_build_filename (f->folder, "short", NULL);
  script = g_strdup_printf (SCRIPT, f->folder, f->folder, f->folder);
  if (has_program != NULL)
    {
      g_file_set_contents (f->program, script, -1, &error);
      g_assert_no_error (error);
      g_chmod (f->program, 0700);
    }
  f->path = g_strdup (g_getenv ("PATH"));
  path = has_program != NULL ? g_strconcat (f->folder, ":", f->path, NULL)
                             : g_strdup (f->folder);
  g_setenv ("PATH", path, TRUE);
  f->speech = tengen_speech_new ();
}

static void
tear_down (Fixture *f, gconstpointer has_program)
{
  g_clear_object (&f->speech);
  g_setenv ("PATH", f->path, TRUE);
  g_remove (f->program);
  g_remove (f->mark);
  /* one that was just begun may still write */
  while (g_rmdir (f->folder) != 0)
    {
      g_remove (f->log);
      g_remove (f->pid);
    }
  g_free (f->folder);
  g_free (f->program);
  g_free (f->log);
  g_free (f->pid);
  g_free (f->mark);
  g_free (f->path);
}

static char *
read_log (Fixture *f)
{
  char *text = NULL;

  return g_file_get_contents (f->log, &text, NULL, NULL) ? text : g_strdup ("");
}

/* Waits until the last line of what was noted ends so. */
static void
wait_for (Fixture *f, const char *end)
{
  g_autofree char *line = g_strconcat (end, "\n", NULL);

  for (;;)
    {
      g_autofree char *text = read_log (f);

      if (g_str_has_suffix (text, line))
        return;
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static TengenLessonText *
make_text (const char *base, const char *reading)
{
  TengenLessonText *text = tengen_lesson_text_new ("ja");

  tengen_lesson_text_add (text, base, reading);
  return text;
}

static void
test_say (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_text ("黒", "くろ");
  g_autofree char *log = NULL;
  gboolean available;

  g_object_get (f->speech, "available", &available, NULL);
  g_assert_true (available);
  g_object_set (f->speech, "enabled", TRUE, NULL);
  tengen_speech_say (f->speech, text);
  wait_for (f, "くろ");
  log = read_log (f);
  g_assert_cmpstr (log, ==, "|-w|-N|tengen|-l|ja|--|くろ\n");
}

static void
test_off (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_text ("白", "しろ");
  g_autofree char *log = NULL;

  tengen_speech_say (f->speech, text);
  tengen_speech_read (f->speech, "en_GB", "-S is no option");
  wait_for (f, "-S is no option");
  log = read_log (f);
  g_assert_cmpstr (log, ==, "|-w|-N|tengen|-l|en-GB|--|-S is no option\n");
}

/* What is silent is not said, but nothing of what is gone is heard any more. */
static void
test_silent (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_text ("一", NULL);
  g_autoptr (TengenLessonText) silent = make_text ("二", NULL);

  silent->is_silent = TRUE;
  g_object_set (f->speech, "enabled", TRUE, NULL);
  tengen_speech_say (f->speech, silent);
  tengen_speech_say (f->speech, text);
  wait_for (f, "|-w|-N|tengen|-l|ja|--|一");
  tengen_speech_say (f->speech, silent);
  wait_for (f, "|-N|tengen|-S");
}

static void
test_stop (Fixture *f, gconstpointer data)
{
  g_autofree char *log = NULL;

  tengen_speech_stop (f->speech);
  tengen_speech_read (f->speech, "ja", "a");
  wait_for (f, "|a");
  tengen_speech_stop (f->speech);
  wait_for (f, "|-S");
  /* once is enough */
  tengen_speech_stop (f->speech);
  tengen_speech_read (f->speech, "ja", "b");
  wait_for (f, "|b");
  g_object_set (f->speech, "enabled", TRUE, NULL);
  g_object_set (f->speech, "enabled", FALSE, NULL);
  wait_for (f, "|-S");
  log = read_log (f);
  g_assert_cmpstr (log,
                   ==,
                   "|-w|-N|tengen|-l|ja|--|a\n"
                   "|-N|tengen|-S\n"
                   "|-w|-N|tengen|-l|ja|--|b\n"
                   "|-N|tengen|-S\n");
}

/* Waits until the last program is gone, and known to be. */
static void
wait_gone (Fixture *f)
{
  g_autofree char *pid = NULL;

  g_file_get_contents (f->pid, &pid, NULL, NULL);
  while (kill ((pid_t) g_ascii_strtoll (pid, NULL, 10), 0) == 0)
    g_usleep (1000);
  g_usleep (20000);
}

/* What has been spoken needs no end. */
static void
test_spoken (Fixture *f, gconstpointer data)
{
  g_autofree char *log = NULL;

  g_file_set_contents (f->mark, "", 0, NULL);
  tengen_speech_read (f->speech, "ja", "a");
  wait_for (f, "|a");
  wait_gone (f);
  tengen_speech_stop (f->speech);
  tengen_speech_read (f->speech, "ja", "b");
  wait_for (f, "|b");
  log = read_log (f);
  g_assert_null (strstr (log, "-S"));
}

/* Only the last of many is left running; no call waits for another, which would
 * take a minute. */
static void
test_quick (Fixture *f, gconstpointer data)
{
  gint64 start = g_get_monotonic_time ();

  for (int i = 0; i < 40; i++)
    {
      g_autofree char *text = g_strdup_printf ("text %d", i);

      tengen_speech_read (f->speech, "ja", text);
    }
  g_assert_cmpint (g_get_monotonic_time () - start, <, 30 * G_TIME_SPAN_SECOND);
  wait_for (f, "|text 39");
}

static void
test_long (Fixture *f, gconstpointer data)
{
  GString *text = g_string_new (NULL);
  g_autofree char *log = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append (text, "あ");
  tengen_speech_read (f->speech, "ja", text->str);
  wait_for (f, "あ");
  log = read_log (f);
  g_assert_true (g_utf8_validate (log, -1, NULL));
  /* whole characters of three bytes */
  g_assert_cmpuint (strlen (strstr (log, "あ")),
                    ==,
                    TENGEN_SPEECH_MOST / 3 * 3 + strlen ("\n"));
  g_string_free (text, TRUE);
}

static void
test_missing (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenLessonText) text = make_text ("黒", NULL);
  gboolean available;

  g_object_get (f->speech, "available", &available, NULL);
  g_assert_false (available);
  g_object_set (f->speech, "enabled", TRUE, NULL);
  tengen_speech_say (f->speech, text);
  tengen_speech_read (f->speech, "ja", "a");
  tengen_speech_stop (f->speech);
}

/* Gone since it was looked for. */
static void
test_gone (Fixture *f, gconstpointer data)
{
  g_assert_cmpint (g_remove (f->program), ==, 0);
  tengen_speech_read (f->speech, "ja", "a");
  tengen_speech_read (f->speech, "ja", "b");
  tengen_speech_stop (f->speech);
}

static void
test_write (void)
{
  g_autoptr (TengenLessonText) text = make_text ("次", "つぎ");
  g_autoptr (TengenLessonText) english = tengen_lesson_text_new ("en");
  g_autofree char *spoken = NULL;
  g_autofree char *in_english = NULL;
  g_autofree char *plain = NULL;

  tengen_lesson_text_add (text, "は", NULL);
  tengen_lesson_text_add (text, "H10", NULL)->point = 3;
  tengen_lesson_text_add (text, "と", NULL);
  tengen_lesson_text_add (text, "天元", "てんげん")->point = 4;
  tengen_lesson_text_add (text, "と", NULL);
  tengen_lesson_text_add (text, "ここ", NULL)->point = 5;
  spoken = tengen_speech_write (text);
  g_assert_cmpstr (spoken, ==, "つぎはエイチ 10とてんげんとここ");
  plain = tengen_lesson_text_get_plain (text);
  g_assert_cmpstr (plain, ==, "次はH10と天元とここ");

  tengen_lesson_text_add (english, "G7", NULL)->point = 3;
  tengen_lesson_text_add (english, " and G8", NULL);
  in_english = tengen_speech_write (english);
  g_assert_cmpstr (in_english, ==, "G 7 and G8");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, has_program)                                                 \
  g_test_add ("/speech/" #name,                                                \
              Fixture,                                                         \
              GINT_TO_POINTER (has_program),                                   \
              set_up,                                                          \
              test_##name,                                                     \
              tear_down)
  ADD (say, TRUE);
  ADD (off, TRUE);
  ADD (silent, TRUE);
  ADD (stop, TRUE);
  ADD (spoken, TRUE);
  ADD (quick, TRUE);
  ADD (long, TRUE);
  ADD (missing, FALSE);
  ADD (gone, TRUE);
#undef ADD
  g_test_add_func ("/speech/write", test_write);
  return g_test_run ();
}
