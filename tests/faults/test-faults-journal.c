/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-faults-journal: a game that is played while the disk fails, the program
 * is killed or the power goes
 *
 * What:  a game is begun, left, taken up again and played on. A program that is
 *        killed at any call has all commands that were done before; a power cut
 *        takes at most what was not synced; whatever fails, play goes on, and
 *        all is there once the disk works again.
 * Shape: what is known after each command is a state; all that is ever found is
 *        one of them. Needs no display.
 */
#include <errno.h>
#include <locale.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app-shelf.h"
#include "faults.h"
#include "replay.h"
#include "tengen-document.h"

/* Before and after the game is taken up again. */
#define FIRST 3
#define ALL 7

static const TengenPoint points[ALL + 1] = { 12, 7, 11, 13, 17, 6, 16, 18 };

/* What is known after each command, and how much was done by then. */
typedef struct
{
  char *states[ALL + 1];
  /* events until the command had returned */
  guint done[ALL + 1];
  /* and until it was synced; G_MAXUINT where another one follows at once */
  guint synced[ALL + 1];
} Course;

static gboolean
is_full (void)
{
  return g_getenv ("TENGEN_FULL") != NULL;
}

static char *
describe (TengenDocument *document)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  g_autoptr (GBytes) bytes = tengen_document_write (document);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strdup_printf (
      "%u %.*s", tengen_game_get_cursor (game), (int) length, text);
}

static TengenDocument *
begin (const char *shelf)
{
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("pure"), 5);

  return tengen_document_new (setup, shelf);
}

/* The game as a new program finds it, if any. */
static TengenDocument *
take_up (const char *shelf, TengenRestored *restored)
{
  g_autoptr (TengenJournal) journal = take_last (shelf);

  *restored = TENGEN_RESTORED_WHOLE;
  return journal != NULL ? tengen_document_new_restored (
                               g_steal_pointer (&journal), shelf, restored)
                         : NULL;
}

/* As a program that is killed leaves it. */
static void
drop (TengenDocument *document)
{
  g_object_run_dispose (G_OBJECT (document));
  settle ();
  g_object_unref (document);
}

static gboolean
play (TengenDocument *document, int index)
{
  return tengen_session_play (tengen_document_get_session (document),
                              points[index]);
}

static void
wait_synced (void)
{
  gboolean synced;

  for (;;)
    {
      faults_get_n_events ("log", &synced);
      if (synced)
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Plays it while it is recorded; without @course it says on its standard output
 * what was done: a byte for each command. */
static void
play_all (const char *shelf, Course *course)
{
  TengenDocument *document = begin (shelf);
  TengenRestored restored;

  for (int i = 0; i < ALL; i++)
    {
      if (i == FIRST)
        {
          drop (document);
          document = take_up (shelf, &restored);
          if (document == NULL)
            return;
        }
      play (document, i);
      if (course == NULL)
        {
          g_assert_cmpint (write (STDOUT_FILENO, "x", 1), ==, 1);
          continue;
        }
      course->done[i + 1] = faults_get_n_events (NULL, NULL);
      /* the last two follow each other */
      if (i != ALL - 2)
        wait_synced ();
      course->synced[i + 1] =
          i != ALL - 2 ? faults_get_n_events (NULL, NULL) : G_MAXUINT;
      course->states[i + 1] = describe (document);
    }
  drop (document);
}

static void
course_clear (Course *self)
{
  for (int i = 0; i <= ALL; i++)
    g_free (self->states[i]);
}

/* Which state is found; 0 for none that can be gone on with, -1 for what never
 * was. */
static int
find_state (const Course *course, const char *shelf, gboolean go_on)
{
  TengenRestored restored;
  TengenDocument *document = take_up (shelf, &restored);
  g_autofree char *text = NULL;
  int found = -1;

  if (document == NULL)
    return 0;
  text = describe (document);
  for (int i = 0; i <= ALL; i++)
    if (g_strcmp0 (text, course->states[i]) == 0)
      found = i;
  if (go_on && found < ALL && !play (document, found))
    found = -1;
  drop (document);
  return found;
}

/* What must be there after @n events. */
static int
count_due (const guint *marks, guint n)
{
  int due = 0;

  for (int i = 1; i <= ALL; i++)
    if (marks[i] <= n)
      due = i;
  return due;
}

static GPtrArray *
record (const char *folder, Course *course)
{
  memset (course, 0, sizeof *course);
  faults_record (folder);
  play_all (folder, course);
  return faults_take ();
}

/* --- Power cuts --- */

static void
test_power (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *place = folder_new ();
  g_autoptr (Replay) replay = replay_new (folder);
  g_autoptr (GPtrArray) events = NULL;
  Course course;
  const guint step = is_full () ? 1 : 3;

  events = record (folder, &course);
  for (guint i = 0; i < events->len; i++)
    {
      replay_step (replay, events, i);
      for (int cut = 0; cut < REPLAY_N_CUTS; cut++)
        {
          int due = count_due (cut == REPLAY_ALL ? course.done : course.synced,
                               i + 1);
          int found;

          if ((i + (guint) cut) % step != 0)
            continue;
          folder_remove (place);
          replay_make (replay, (ReplayCut) cut, place);
          found = find_state (&course, place, TRUE);
          if (found >= due)
            continue;
          g_test_message ("cut %d after event %u of %u: state %d, not %d",
                          cut,
                          i + 1,
                          events->len,
                          found,
                          due);
          g_test_fail ();
        }
    }
  g_test_message ("%u events", events->len);
  course_clear (&course);
  folder_remove (place);
  folder_remove (folder);
}

/* --- Kills --- */

static int
play_and_die (const char *at, const char *folder)
{
  faults_arm (folder, FAULT_ALL, atoi (at), FALSE, FAULT_KILL);
  play_all (folder, NULL);
  return 0;
}

/* Tells how many commands were done before it died, -1 if it did not. */
static int
run_child (const char *folder, int at)
{
  g_autofree char *number = g_strdup_printf ("%d", at);
  const char *words[] = { "/proc/self/exe", "--play", number, folder, NULL };
  g_autofree char *done = NULL;
  int status;
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL,
                (char **) words,
                NULL,
                G_SPAWN_DEFAULT,
                NULL,
                NULL,
                &done,
                NULL,
                &status,
                &error);
  g_assert_no_error (error);
  if (WIFSIGNALED (status))
    return (int) strlen (done);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  return -1;
}

static void
test_kills (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GPtrArray) events = NULL;
  Course course;
  int n = 0;

  events = record (folder, &course);
  for (int at = 1; at < 1000; at += is_full () ? 1 : 9)
    {
      int done;
      int found;

      folder_remove (folder);
      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
      done = run_child (folder, at);
      if (done < 0)
        break;
      n++;
      found = find_state (&course, folder, FALSE);
      if (found < done)
        {
          g_test_message (
              "killed at call %d: state %d, not %d", at, found, done);
          g_test_fail ();
        }
    }
  g_test_message ("%d kills", n);
  course_clear (&course);
  folder_remove (folder);
}

/* --- Calls that fail --- */

/* The disk fails from a call on, or once, and works again in the end: whatever
 * was told, the game was played and is there. */
static void
fail_at (const Course *course, int at, gboolean on, int number)
{
  g_autofree char *shelf = folder_new ();
  TengenDocument *document = begin (shelf);
  int found;

  faults_arm (shelf, FAULT_ALL, at, on, number);
  for (int i = 0; i < ALL - 1; i++)
    if (!play (document, i))
      g_test_fail ();
  faults_disarm ();
  play (document, ALL - 1);
  drop (document);
  found = find_state (course, shelf, FALSE);
  if (found != ALL)
    {
      g_test_message (
          "call %d, errno %d, %s: state %d", at, number, on ? "on" : "", found);
      g_test_fail ();
    }
  folder_remove (shelf);
}

static void
test_errors (void)
{
  static const int numbers[] = { ENOSPC, EIO, EROFS, EDQUOT, EACCES };
  const int step = is_full () ? 1 : 7;
  g_autofree char *folder = folder_new ();
  g_autoptr (GPtrArray) events = NULL;
  Course course;
  int n_calls;

  faults_arm (folder, FAULT_ALL, 0, FALSE, FAULT_NOTHING);
  events = record (folder, &course);
  n_calls = faults_disarm ();
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (int at = 1 + (int) i % step; at <= n_calls; at += step)
      {
        fail_at (&course, at, FALSE, numbers[i]);
        fail_at (&course, at, TRUE, numbers[i]);
      }
  course_clear (&course);
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_autofree char *state = folder_new ();
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    return play_and_die (argv[2], argv[3]);
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  g_test_add_func ("/faults/journal/power", test_power);
  g_test_add_func ("/faults/journal/kills", test_kills);
  g_test_add_func ("/faults/journal/errors", test_errors);
  status = g_test_run ();
  folder_remove (state);
  return status;
}
