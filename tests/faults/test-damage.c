/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-damage: damaged copies of what is kept
 *
 * What:  each file is damaged in many ways and read: what comes out is equal to
 *        what was written, or a fault is told and the damaged bytes are still
 *        there; either way the program goes on and keeps what is done next.
 * Shape: with TENGEN_FULL there are more seeds. Needs no display.
 */
#include <locale.h>

#include "app-folder.h"
#include "damage.h"
#include "replay.h"
#include "subjects.h"

static gboolean
has_bytes (const char *path, const GString *bytes)
{
  g_autofree char *data = NULL;
  gsize length;

  return g_file_get_contents (path, &data, &length, NULL) &&
         length == bytes->len && memcmp (data, bytes->str, length) == 0;
}

/* Whether a file of these bytes is there under its name or beside it. */
static gboolean
is_kept (const char *path, const GString *bytes)
{
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *other =
          i == 0 ? g_strdup (path) : g_strdup_printf ("%s.%d", path, i);

      if (has_bytes (other, bytes))
        return TRUE;
    }
  return FALSE;
}

/* Goes on: what is done now is there the next time, and nothing is told
 * again. */
static void
go_on (const Subject *subject, const char *folder, const char *what)
{
  Found first, second;

  found_init (&first);
  found_init (&second);
  subject->change (folder, &first);
  subject->look (folder, &second);
  if (!g_str_equal (first.known, second.known) || second.told->len > 0)
    {
      g_test_message (
          "%s: %s\n%s\n%s", what, second.told->str, first.known, second.known);
      g_test_fail ();
    }
  found_clear (&first);
  found_clear (&second);
}

typedef struct
{
  const Subject *subject;
  char *folder;
  char *path;
  Replay *pristine;
  GString *whole;
  /* what is known of the whole */
  char *known;
  int n_equal;
  int n_told;
} Trial;

static void
trial_start (Trial *self, const Subject *subject)
{
  gsize length;
  char *data;
  Found found;

  self->subject = subject;
  self->folder = folder_new ();
  subject->make (self->folder);
  self->path = subject->get_path (self->folder);
  g_assert_true (g_file_get_contents (self->path, &data, &length, NULL));
  self->whole = g_string_new_len (data, (gssize) length);
  g_free (data);
  found_init (&found);
  self->pristine = replay_new (self->folder);
  subject->look (self->folder, &found);
  g_assert_cmpstr (found.told->str, ==, "");
  self->known = g_strdup (found.known);
  found_clear (&found);
  self->n_equal = 0;
  self->n_told = 0;
}

/* As it was before any damage. */
static void
trial_reset (Trial *self)
{
  folder_remove (self->folder);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
  replay_make (self->pristine, REPLAY_ALL, self->folder);
}

static void
trial_end (Trial *self)
{
  folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
  replay_free (self->pristine);
  g_string_free (self->whole, TRUE);
  g_free (self->known);
}

static void
try_bytes (Trial *self, guint seed)
{
  const char *kind;
  GString *made =
      damage_bytes (self->whole->str, self->whole->len, seed, &kind);
  g_autofree char *what =
      g_strdup_printf ("%s, seed %u, %s", self->subject->name, seed, kind);
  Found found;
  gboolean equal;

  trial_reset (self);
  g_assert_true (
      g_file_set_contents (self->path, made->str, (gssize) made->len, NULL));
  found_init (&found);
  self->subject->look (self->folder, &found);
  equal = g_str_equal (found.known, self->known);
  self->n_equal += equal ? 1 : 0;
  self->n_told += found.told->len > 0 ? 1 : 0;
  if (!equal && found.told->len == 0)
    {
      g_test_message ("%s: nothing was told of\n%s", what, made->str);
      g_test_fail ();
    }
  if (found.told->len > 0 && !is_kept (self->path, made))
    {
      g_test_message ("%s: the damaged bytes are gone", what);
      g_test_fail ();
    }
  if (!self->subject->may_refuse || *found.known != '\0')
    go_on (self->subject, self->folder, what);
  found_clear (&found);
  g_string_free (made, TRUE);
}

static void
test_bytes (gconstpointer data)
{
  const guint n = g_getenv ("TENGEN_FULL") != NULL ? 512 : 32;
  Trial trial;

  trial_start (&trial, data);
  for (guint seed = 0; seed < n; seed++)
    try_bytes (&trial, seed);
  g_test_message ("%s: seeds 0 to %u: %d equal, %d told",
                  trial.subject->name,
                  n - 1,
                  trial.n_equal,
                  trial.n_told);
  trial_end (&trial);
}

/* Something else lies in the place of the file. */
static void
test_places (gconstpointer data)
{
  Trial trial;

  trial_start (&trial, data);
  for (int place = 0; place < DAMAGE_N_PLACES; place++)
    {
      g_autofree char *what =
          g_strdup_printf ("%s, place %d", trial.subject->name, place);
      gint64 start = g_get_monotonic_time ();
      Found found;

      trial_reset (&trial);
      damage_place (trial.path, (DamagePlace) place);
      found_init (&found);
      trial.subject->look (trial.folder, &found);
      /* a link to nothing is a file that is not there yet */
      if (place != DAMAGE_DANGLING && !g_str_equal (found.known, trial.known) &&
          found.told->len == 0)
        {
          g_test_message ("%s: nothing was told", what);
          g_test_fail ();
        }
      if (!trial.subject->may_refuse || *found.known != '\0')
        go_on (trial.subject, trial.folder, what);
      g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
      found_clear (&found);
    }
  trial_end (&trial);
}

int
main (int argc, char **argv)
{
  g_autofree char *state = folder_new ();
  int status;

  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  for (gsize i = 0; subjects[i] != NULL; i++)
    {
      g_autofree char *bytes =
          g_strconcat ("/damage/bytes/", subjects[i]->name, NULL);
      g_autofree char *places =
          g_strconcat ("/damage/places/", subjects[i]->name, NULL);

      if (subjects[i]->is_plain)
        continue;
      g_test_add_data_func (bytes, subjects[i], test_bytes);
      g_test_add_data_func (places, subjects[i], test_places);
    }
  status = g_test_run ();
  folder_remove (state);
  return status;
}
