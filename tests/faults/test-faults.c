/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-faults: writing while the disk fails, the program is killed or the power
 * goes
 *
 * What:  each kind of file is changed while each call in turn fails with each
 *        errno, while the program is killed at each call, and with the folder
 *        rebuilt as a power cut leaves it after each call. The old or the new
 *        content is there whole; a failure is told; what was taken for kept is
 *        there.
 * Shape: a table (which file) x (which call) x (what happens); without
 *        TENGEN_FULL a sample of it. Needs no display.
 */
#include <errno.h>
#include <locale.h>
#include <string.h>
#include <sys/wait.h>

#include "app-folder.h"
#include "faults.h"
#include "replay.h"
#include "subjects.h"
#include "tengen-save.h"

/* All is below it: files, and the state of the program. */
static char *folder;

typedef struct
{
  const Subject *subject;
  /* the folder as it is before the change, the file, and what is known of it */
  Replay *pristine;
  GString *whole;
  char *before;
  char *after;
  /* (element-type utf8): of the files that exist afterwards */
  GHashTable *names;
  /* calls of the change */
  int n_calls;
} Trial;

static gboolean
is_full (void)
{
  return g_getenv ("TENGEN_FULL") != NULL;
}

/* A start settles first what was being saved. */
static char *
look (const Subject *subject, char **told)
{
  g_autoptr (GPtrArray) left = tengen_save_settle_all ();
  Found found;
  char *known;

  found_init (&found);
  for (guint i = 0; i < left->len; i++)
    {
      g_autofree char *said =
          tengen_save_left_describe (g_ptr_array_index (left, i));

      g_string_append_printf (found.told, "%s;", said);
    }
  subject->look (folder, &found);
  known = g_strdup (found.known);
  if (told != NULL)
    *told = g_strdup (found.told->str);
  found_clear (&found);
  return known;
}

static gboolean
change (const Subject *subject, char **told)
{
  Found found;
  gboolean kept;

  found_init (&found);
  kept = subject->change (folder, &found);
  if (told != NULL)
    *told = g_strdup (found.told->str);
  found_clear (&found);
  return kept;
}

static void
empty (void)
{
  folder_remove (folder);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
}

static void
reset (Trial *self)
{
  empty ();
  replay_make (self->pristine, REPLAY_ALL, folder);
}

static GString *
read_whole (const char *path)
{
  char *data = NULL;
  gsize length = 0;
  GString *text;

  g_file_get_contents (path, &data, &length, NULL);
  text = g_string_new_len (data, (gssize) length);
  g_free (data);
  return text;
}

static void
list_names (const char *place, GHashTable *names)
{
  g_autoptr (GDir) dir = g_dir_open (place, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place, name, NULL);

      list_names (path, names);
      g_hash_table_add (names, g_strdup (name));
    }
}

static void
trial_start (Trial *self, const Subject *subject)
{
  g_autofree char *path = NULL;

  empty ();
  self->subject = subject;
  subject->make (folder);
  self->pristine = replay_new (folder);
  path = subject->get_path (folder);
  self->whole = read_whole (path);
  self->before = look (subject, NULL);
  faults_arm (folder, FAULT_ALL, 0, FALSE, FAULT_NOTHING);
  g_assert_true (change (subject, NULL));
  self->n_calls = faults_disarm ();
  self->after = look (subject, NULL);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  list_names (folder, self->names);
  g_assert_cmpstr (self->before, !=, self->after);
  g_assert_cmpint (self->n_calls, >, 3);
}

static void
trial_end (Trial *self)
{
  replay_free (self->pristine);
  g_string_free (self->whole, TRUE);
  g_free (self->before);
  g_free (self->after);
  g_hash_table_unref (self->names);
}

G_GNUC_PRINTF (2, 3)
static void
complain (const Trial *self, const char *format, ...)
{
  va_list rest;
  g_autofree char *text = NULL;

  va_start (rest, format);
  text = g_strdup_vprintf (format, rest);
  va_end (rest);
  g_test_message ("%s: %s", self->subject->name, text);
  g_test_fail ();
}

/* --- Calls that fail --- */

/* A file that may not be read is set aside, with all that is in it. */
static gboolean
is_aside (const Trial *self)
{
  g_autofree char *path = self->subject->get_path (folder);
  g_autofree char *other = g_strconcat (path, ".1", NULL);
  g_autoptr (GString) aside = read_whole (other);

  return g_string_equal (aside, self->whole);
}

/* What must hold after a change that was @kept or not. */
static void
check_after (const Trial *self,
             gboolean kept,
             const char *told,
             const char *what)
{
  g_autofree char *torn = NULL;
  g_autofree char *known = look (self->subject, &torn);

  if (*torn != '\0')
    complain (self, "%s: found damaged: %s", what, torn);
  else if (!g_str_equal (known, self->after) &&
           (kept || !g_str_equal (known, self->before)) &&
           (*told == '\0' || !is_aside (self)))
    complain (self, "%s: %s, but it is\n%s", what, kept ? "kept" : told, known);
  if (!kept && *told == '\0')
    complain (self, "%s: nothing was told", what);
}

/* Nothing that was only begun lies about: all names are those of before and
 * after, or such a name with a number, or the folder of old bytes. */
static void
check_litter (const Trial *self, const char *what)
{
  g_autoptr (GHashTable) names =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer name;

  list_names (folder, names);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_hash_table_contains (self->names, name) &&
        !g_str_equal (name, "old") &&
        !g_regex_match_simple ("([.]|[(])[0-9]+[)]?([.]sgf)?$", name, 0, 0))
      complain (self, "%s: %s lies about", what, (const char *) name);
}

static void
fail_once (Trial *self, int at, gboolean on, int number)
{
  g_autofree char *what = g_strdup_printf (
      "call %d%s: errno %d", at, on ? " and later" : "", number);
  g_autofree char *told = NULL;
  gboolean kept;

  reset (self);
  faults_arm (folder, FAULT_ALL, at, on, number);
  kept = change (self->subject, &told);
  faults_disarm ();
  check_after (self, kept, told, what);
  /* where unlink fails too, nothing can be taken away */
  if (!on)
    check_litter (self, what);
  if (!change (self->subject, NULL))
    complain (self, "%s: nothing works afterwards", what);
}

static void
test_errors (gconstpointer data)
{
  static const int numbers[] = { ENOSPC, EIO, EROFS, EDQUOT, EACCES };
  const int step = is_full () ? 1 : 5;
  Trial trial;

  trial_start (&trial, data);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (int at = 1 + (int) i % step; at <= trial.n_calls; at += step)
      {
        fail_once (&trial, at, FALSE, numbers[i]);
        fail_once (&trial, at, TRUE, numbers[i]);
      }
  trial_end (&trial);
}

/* Each write takes half of what it is given. */
static void
test_short (gconstpointer data)
{
  Trial trial;
  g_autofree char *known = NULL;

  trial_start (&trial, data);
  reset (&trial);
  faults_arm (folder, 1u << FAULT_WRITE, 1, TRUE, FAULT_SHORT);
  g_assert_true (change (trial.subject, NULL));
  g_assert_cmpint (faults_disarm (), >, 1);
  known = look (trial.subject, NULL);
  g_assert_cmpstr (known, ==, trial.after);
  trial_end (&trial);
}

/* A file system that knows no locks: all goes on. */
static void
test_no_locks (gconstpointer data)
{
  Trial trial;
  g_autofree char *known = NULL;

  trial_start (&trial, data);
  reset (&trial);
  faults_arm (folder, 1u << FAULT_LOCK, 1, TRUE, ENOLCK);
  g_assert_true (change (trial.subject, NULL));
  faults_disarm ();
  known = look (trial.subject, NULL);
  g_assert_cmpstr (known, ==, trial.after);
  trial_end (&trial);
}

/* --- Kills --- */

/* This program again, with only one thing to do. */
static int
run_child (const Trial *self, const char *doing, int at)
{
  g_autofree char *number = g_strdup_printf ("%d", at);
  const char *words[] = { "/proc/self/exe",    doing,  number,
                          self->subject->name, folder, NULL };
  int status;
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL,
                (char **) words,
                NULL,
                G_SPAWN_STDOUT_TO_DEV_NULL,
                NULL,
                NULL,
                NULL,
                NULL,
                &status,
                &error);
  g_assert_no_error (error);
  return status;
}

static int
do_and_die (const char *doing, const char *at, const char *name)
{
  for (gsize i = 0; subjects[i] != NULL; i++)
    if (g_str_equal (subjects[i]->name, name))
      {
        faults_arm (folder, FAULT_ALL, atoi (at), FALSE, FAULT_KILL);
        if (g_str_equal (doing, "--change"))
          return change (subjects[i], NULL) ? 0 : 1;
        subjects[i]->make (folder);
        return 0;
      }
  return 2;
}

static void
test_kills (gconstpointer data)
{
  Trial trial;
  int n = 0;

  trial_start (&trial, data);
  for (int at = 1; at <= trial.n_calls; at += is_full () ? 1 : 9)
    {
      g_autofree char *what = g_strdup_printf ("killed at call %d", at);
      int status;

      reset (&trial);
      status = run_child (&trial, "--change", at);
      if (!WIFSIGNALED (status))
        complain (&trial, "%s: it lives, %d", what, status);
      n++;
      check_after (&trial, FALSE, "killed", what);
      if (!change (trial.subject, NULL))
        complain (&trial, "%s: nothing works afterwards", what);
    }
  g_test_message ("%s: %d kills", trial.subject->name, n);
  trial_end (&trial);
}

/* While all is made for the first time. */
static void
test_kills_first (gconstpointer data)
{
  Trial trial;
  int n = 0;
  int n_calls;

  trial_start (&trial, data);
  empty ();
  faults_arm (folder, FAULT_ALL, 0, FALSE, FAULT_NOTHING);
  trial.subject->make (folder);
  n_calls = faults_disarm ();
  for (int at = 1; at <= n_calls; at += is_full () ? 1 : 1 + n_calls / 3)
    {
      g_autofree char *torn = NULL;
      g_autofree char *known = NULL;
      int status;

      empty ();
      status = run_child (&trial, "--make", at);
      n++;
      known = look (trial.subject, &torn);
      if (!WIFSIGNALED (status) || *torn != '\0')
        complain (&trial, "killed at call %d: %d, %s", at, status, torn);
      trial.subject->make (folder);
      if (!change (trial.subject, NULL))
        complain (&trial, "killed at call %d: nothing works then", at);
    }
  g_test_message ("%s: %d kills", trial.subject->name, n);
  trial_end (&trial);
}

/* --- Power cuts --- */

static void
check_cut (
    Trial *self, const Replay *replay, int cut, gboolean kept, const char *what)
{
  empty ();
  replay_make (replay, (ReplayCut) cut, folder);
  check_after (self, kept, "cut off", what);
}

static void
test_power (gconstpointer data)
{
  Trial trial;
  g_autoptr (Replay) replay = NULL;
  g_autoptr (GPtrArray) events = NULL;
  int n = 0;

  trial_start (&trial, data);
  reset (&trial);
  replay = replay_new (folder);
  faults_record (folder);
  g_assert_true (change (trial.subject, NULL));
  events = faults_take ();
  for (guint i = 0; i < events->len; i++)
    {
      replay_step (replay, events, i);
      for (int cut = 0; cut < REPLAY_N_CUTS; cut++)
        {
          g_autofree char *what = g_strdup_printf (
              "power cut %d after %u of %u", cut, i + 1, events->len);

          n++;
          check_cut (&trial, replay, cut, i + 1 == events->len, what);
        }
    }
  g_test_message ("%s: %d power cuts", trial.subject->name, n);
  trial_end (&trial);
}

/* The first file of its kind, with the folders that are made for it. */
static void
test_first (gconstpointer data)
{
  Trial trial;
  g_autoptr (Replay) replay = NULL;
  g_autoptr (GPtrArray) events = NULL;

  trial_start (&trial, data);
  empty ();
  replay = replay_new (folder);
  faults_record (folder);
  trial.subject->make (folder);
  events = faults_take ();
  g_free (trial.before);
  trial.before = look (trial.subject, NULL);
  g_free (trial.after);
  trial.after = g_strdup (trial.before);
  for (guint i = 0; i < events->len; i++)
    replay_step (replay, events, i);
  for (int cut = 0; cut < REPLAY_N_CUTS; cut++)
    {
      g_autofree char *what =
          g_strdup_printf ("power cut %d after all is made", cut);

      check_cut (&trial, replay, cut, TRUE, what);
    }
  trial_end (&trial);
}

static void
add (const Subject *subject, const char *name, GTestDataFunc test)
{
  g_autofree char *path =
      g_strdup_printf ("/faults/%s/%s", name, subject->name);

  g_test_add_data_func (path, subject, test);
}

/* GLib remembers the first one. */
static void
use_folder (char *path)
{
  g_autofree char *state = g_build_filename (path, "state", NULL);

  folder = path;
  g_setenv ("XDG_STATE_HOME", state, TRUE);
}

int
main (int argc, char **argv)
{
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  if (argc == 5)
    {
      use_folder (g_strdup (argv[4]));
      return do_and_die (argv[1], argv[2], argv[3]);
    }
  use_folder (folder_new ());
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (gsize i = 0; subjects[i] != NULL; i++)
    {
      add (subjects[i], "kills", test_kills);
      add (subjects[i], "kills-first", test_kills_first);
      if (subjects[i]->is_foreign)
        continue;
      if (!subjects[i]->is_program)
        {
          add (subjects[i], "no-locks", test_no_locks);
          add (subjects[i], "power", test_power);
          add (subjects[i], "power-first", test_first);
        }
      add (subjects[i], "errors", test_errors);
      add (subjects[i], "short-writes", test_short);
    }
  status = g_test_run ();
  folder_remove (folder);
  g_free (folder);
  return status;
}
