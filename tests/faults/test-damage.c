/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-damage: damaged copies of what is kept
 *
 * What:  each file is damaged in many ways and read: what comes out is equal to
 *        what was written, or a fault is told and the damaged bytes are still
 *        there; either way the program goes on and keeps what is done next.
 * Shape: a subject is a kind of files; with TENGEN_FULL there are more seeds.
 *        Needs no display.
 */
#include <locale.h>

#include "app-folder.h"
#include "damage.h"
#include "tengen-lesson-store.h"
#include "tengen-match-folder.h"
#include "tengen-pupils.h"

#define LESSON "pure-go-first"

/* What a program found and said. */
typedef struct
{
  /* all that it knows of the file, as text */
  char *known;
  /* what it told, "" for nothing */
  GString *told;
} Found;

typedef struct
{
  const char *name;
  /* Writes the file of @folder as the program does, with much in it. */
  void (*make) (const char *folder);
  char *(*get_path) (const char *folder);
  /* Reads it as a new program does; @add does one thing more with it then,
   * which must be known the next time. */
  void (*look) (const char *folder, gboolean add, Found *found);
  /* A fault keeps it from being changed until a person mended it. */
  gboolean may_refuse;
} Subject;

static void
failed_cb (gpointer source, guint fault, const char *detail, Found *found)
{
  g_string_append_printf (found->told, "%u;", fault);
}

/* --- What was done of the lessons --- */

static TengenLessonShelf *library;

static char *
get_progress_path (const char *folder)
{
  return g_build_filename (folder, "progress", NULL);
}

static void
do_step (TengenLessonShelf *shelf, guint index, guint stars)
{
  const TengenLesson *lesson = tengen_lesson_shelf_find (library, LESSON);

  tengen_lesson_shelf_set_done (
      shelf, lesson, tengen_lesson_get_step (lesson, index), stars);
}

static void
look_at_progress (const char *folder, gboolean add, Found *found)
{
  g_autofree char *path = get_progress_path (folder);
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLessonStore) store = tengen_lesson_store_new (shelf, path);

  g_signal_connect (store, "failed", G_CALLBACK (failed_cb), found);
  tengen_lesson_store_read (store);
  if (add)
    {
      do_step (shelf, 4, 3);
      g_assert_true (tengen_lesson_store_flush (store));
    }
  found->known =
      tengen_lesson_progress_encode (tengen_lesson_shelf_get_progress (shelf));
}

static void
make_progress (const char *folder)
{
  g_autofree char *path = get_progress_path (folder);
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenLessonStore) store = tengen_lesson_store_new (shelf, path);

  tengen_lesson_store_read (store);
  for (guint i = 0; i < 4; i++)
    do_step (shelf, i, 1 + i % 3);
  g_assert_true (tengen_lesson_store_flush (store));
}

/* --- The list of people --- */

static char *
get_pupils_path (const char *folder)
{
  return g_build_filename (folder, "pupils", "pupils", NULL);
}

static char *
write_people (TengenPupils *pupils)
{
  const GPtrArray *all = tengen_pupils_get_all (pupils);
  const TengenLessonPupil *current = tengen_pupils_get_current (pupils);
  GString *text = g_string_new (current != NULL ? current->id : "nobody");

  for (guint i = 0; i < all->len; i++)
    {
      const TengenLessonPupil *pupil = g_ptr_array_index (all, i);

      g_string_append_printf (
          text, "\n%s %s %u", pupil->id, pupil->nickname, pupil->picture);
    }
  return g_string_free (text, FALSE);
}

static void
look_at_pupils (const char *folder, gboolean add, Found *found)
{
  g_autoptr (TengenPupils) pupils = tengen_pupils_new (folder);

  g_signal_connect (pupils, "failed", G_CALLBACK (failed_cb), found);
  tengen_pupils_read (pupils);
  if (add)
    {
      g_autofree char *id = tengen_pupils_add (pupils, "来たばかり", 3);

      g_assert_nonnull (id);
    }
  found->known = write_people (pupils);
}

static void
make_pupils (const char *folder)
{
  static const char *const names[] = { "はな", "太郎", "三郎", "Anna", "李" };
  g_autoptr (TengenPupils) pupils = tengen_pupils_new (folder);
  g_autofree char *gone = NULL;

  tengen_pupils_read (pupils);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *id = tengen_pupils_add (pupils, names[i], i);

      g_assert_nonnull (id);
    }
  gone = tengen_pupils_add (pupils, "前の生徒", 1);
  g_assert_true (tengen_pupils_take_away (pupils, gone));
}

/* --- The table of a match --- */

static TengenMatchFolder *
open_match (const char *folder, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *path = NULL;

  path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  return tengen_match_folder_open (path, error);
}

static char *
get_table_path (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  return g_build_filename (folder, g_dir_read_name (dir), "table.tengen", NULL);
}

/* Without comments: they say nothing of the match. */
static char *
write_match (const TengenMatch *match)
{
  g_autofree char *text = tengen_match_to_text (match);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *plain = g_string_new (NULL);

  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      g_string_append_printf (plain, "%s\n", lines[i]);
  return g_string_free (plain, FALSE);
}

static void
look_at_table (const char *folder, gboolean add, Found *found)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenMatchFolder) match = open_match (folder, &error);
  TengenMatchTable *table;
  gboolean changed;

  if (match == NULL)
    {
      g_string_append_printf (found->told, "%s;", error->message);
      found->known = g_strdup ("");
      return;
    }
  g_object_get (match, "changed", &changed, NULL);
  if (changed)
    g_string_append (found->told, "changed;");
  table = tengen_match_folder_get_table (match);
  if (add)
    tengen_match_table_set_title (table, "夏の大会");
  g_assert_true (tengen_match_folder_flush (match));
  found->known = write_match (tengen_match_table_get (table));
}

static void
make_table (const char *folder)
{
  static const char *const names[] = { "花子", "太郎", "三郎", "Anna" };
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 9);
  TengenMatch *match =
      tengen_match_new ("20260101-test", TENGEN_MATCH_SWISS, setup);
  g_autoptr (TengenMatchFolder) made = NULL;

  g_free (match->title);
  match->title = g_strdup ("春の大会");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    tengen_match_add_player (match, names[i], (int) i);
  made = tengen_match_folder_create (folder, match, NULL);
  g_assert_nonnull (made);
  tengen_match_table_pair (tengen_match_folder_get_table (made));
  g_assert_true (tengen_match_folder_flush (made));
}

/* --- All of them --- */

static const Subject subjects[] = {
  { "progress", make_progress, get_progress_path, look_at_progress, FALSE },
  { "pupils", make_pupils, get_pupils_path, look_at_pupils, FALSE },
  { "table", make_table, get_table_path, look_at_table, TRUE },
};

static void
found_init (Found *self)
{
  self->known = NULL;
  self->told = g_string_new (NULL);
}

static void
found_clear (Found *self)
{
  g_free (self->known);
  g_string_free (self->told, TRUE);
}

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
  subject->look (folder, TRUE, &first);
  subject->look (folder, FALSE, &second);
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
  subject->look (self->folder, FALSE, &found);
  g_assert_cmpstr (found.told->str, ==, "");
  self->known = g_strdup (found.known);
  found_clear (&found);
  self->n_equal = 0;
  self->n_told = 0;
}

/* Takes away what the last damage left, so that the next begins anew. */
static void
trial_clean (Trial *self)
{
  g_chmod (self->path, 0600);
  folder_remove (self->path);
  for (int i = 1; i < 4; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%d", self->path, i);

      folder_remove (aside);
    }
}

static void
trial_end (Trial *self)
{
  folder_remove (self->folder);
  g_free (self->folder);
  g_free (self->path);
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

  g_assert_true (
      g_file_set_contents (self->path, made->str, (gssize) made->len, NULL));
  found_init (&found);
  self->subject->look (self->folder, FALSE, &found);
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
  trial_clean (self);
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

      g_assert_true (g_file_set_contents (
          trial.path, trial.whole->str, (gssize) trial.whole->len, NULL));
      damage_place (trial.path, (DamagePlace) place);
      found_init (&found);
      trial.subject->look (trial.folder, FALSE, &found);
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
      trial_clean (&trial);
    }
  trial_end (&trial);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  g_test_set_nonfatal_assertions ();
  library = tengen_lesson_shelf_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      g_autofree char *bytes =
          g_strconcat ("/damage/bytes/", subjects[i].name, NULL);
      g_autofree char *places =
          g_strconcat ("/damage/places/", subjects[i].name, NULL);

      g_test_add_data_func (bytes, &subjects[i], test_bytes);
      g_test_add_data_func (places, &subjects[i], test_places);
    }
  status = g_test_run ();
  g_object_unref (library);
  return status;
}
