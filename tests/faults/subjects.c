/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * subjects: the kinds of files that the program keeps, for tests
 */
#include "subjects.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app-folder.h"
#include "faults.h"
#include "tengen-files.h"
#include "tengen-history-file.h"
#include "tengen-progress-file.h"
#include "match-flush.h"
#include "tengen-practice-store.h"
#include "tengen-pupils.h"
#include "tengen-save.h"
#include "tengen-settings-mirror.h"
#include "tengen-settings-schema.h"

#define LESSON "pure-go-first"

void
found_init (Found *self)
{
  self->known = NULL;
  self->told = g_string_new (NULL);
}

void
found_clear (Found *self)
{
  g_free (self->known);
  g_string_free (self->told, TRUE);
}

static void
set_known (Found *self, char *known)
{
  g_free (self->known);
  self->known = known;
}

static void
failed_cb (gpointer source, guint fault, const char *detail, Found *found)
{
  g_string_append_printf (found->told, "%u;", fault);
}

static void
take_error (Found *found, const GError *error)
{
  if (error != NULL)
    g_string_append_printf (found->told, "%s;", error->message);
}

/* --- What was done of the lessons --- */

static TengenLessonShelf *
get_library (void)
{
  static TengenLessonShelf *library;

  if (library == NULL)
    library = tengen_lesson_shelf_new ();
  return library;
}

static char *
get_progress_path (const char *folder)
{
  return g_build_filename (folder, "progress", NULL);
}

static void
do_step (TengenLessonShelf *shelf, guint index, guint stars)
{
  const TengenLesson *lesson =
      tengen_lesson_shelf_find (get_library (), LESSON);

  tengen_lesson_shelf_set_done (
      shelf, lesson, tengen_lesson_get_step (lesson, index), stars);
}

/* Does @n steps from @first on. */
static gboolean
learn (const char *folder, guint first, guint n, Found *found)
{
  g_autofree char *path = get_progress_path (folder);
  g_autoptr (TengenLessonShelf) shelf = tengen_lesson_shelf_new ();
  g_autoptr (TengenProgressFile) store = tengen_progress_file_new (shelf, path);
  gboolean kept;

  g_signal_connect (store, "failed", G_CALLBACK (failed_cb), found);
  tengen_progress_file_read (store);
  for (guint i = first; i < first + n; i++)
    do_step (shelf, i, 1 + i % 3);
  kept = tengen_progress_file_flush (store) && found->told->len == 0;
  set_known (
      found,
      tengen_lesson_progress_encode (tengen_lesson_shelf_get_progress (shelf)));
  return kept;
}

static void
look_at_progress (const char *folder, Found *found)
{
  learn (folder, 0, 0, found);
}

static gboolean
change_progress (const char *folder, Found *found)
{
  return learn (folder, 4, 1, found);
}

static void
make_progress (const char *folder)
{
  Found found;

  found_init (&found);
  g_assert_true (learn (folder, 0, 4, &found));
  found_clear (&found);
}

static const Subject progress = {
  .name = "progress",
  .make = make_progress,
  .get_path = get_progress_path,
  .look = look_at_progress,
  .change = change_progress,
};

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

      g_string_append_printf (text, "\n%s %u", pupil->nickname, pupil->picture);
    }
  return g_string_free (text, FALSE);
}

static gboolean
meet (const char *folder, const char *newcomer, Found *found)
{
  g_autoptr (TengenPupils) pupils = tengen_pupils_new (folder);
  g_autofree char *id = NULL;

  g_signal_connect (pupils, "failed", G_CALLBACK (failed_cb), found);
  tengen_pupils_read (pupils);
  if (newcomer != NULL)
    id = tengen_pupils_add (pupils, newcomer, 3);
  set_known (found, write_people (pupils));
  return newcomer == NULL || id != NULL;
}

static void
look_at_pupils (const char *folder, Found *found)
{
  meet (folder, NULL, found);
}

static gboolean
change_pupils (const char *folder, Found *found)
{
  return meet (folder, "来たばかり", found);
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

static const Subject pupils_list = {
  .name = "pupils",
  .make = make_pupils,
  .get_path = get_pupils_path,
  .look = look_at_pupils,
  .change = change_pupils,
};

/* --- What was tried of the exercises --- */

static char *
get_practice_path (const char *folder)
{
  return g_build_filename (folder, "pupils", "p1", "practice", NULL);
}

/* Tries @n positions from @first on. */
static gboolean
practise (const char *folder, guint first, guint n, Found *found)
{
  g_autofree char *path = get_practice_path (folder);
  g_autoptr (TengenPracticeStore) store =
      tengen_practice_store_new (path, "p1", 1);
  gboolean kept = TRUE;

  g_signal_connect (store, "failed", G_CALLBACK (failed_cb), found);
  tengen_practice_store_read (store);
  for (guint i = first; i < first + n; i++)
    {
      const TengenExerciseLogEntry entry = {
        .time = 1795654800 + i,
        .offset = 540,
        .kind = "net",
        .level = 5,
        .seed = i,
      };

      kept = tengen_practice_store_add (store, &entry) && kept;
    }
  set_known (
      found,
      tengen_exercise_log_encode (tengen_practice_store_get_log (store)));
  return kept;
}

static void
look_at_practice (const char *folder, Found *found)
{
  practise (folder, 0, 0, found);
}

static gboolean
change_practice (const char *folder, Found *found)
{
  return practise (folder, 4, 1, found);
}

static void
make_practice (const char *folder)
{
  Found found;

  found_init (&found);
  g_assert_true (practise (folder, 0, 4, &found));
  found_clear (&found);
}

static const Subject practice = {
  .name = "practice",
  .make = make_practice,
  .get_path = get_practice_path,
  .look = look_at_practice,
  .change = change_practice,
  .is_plain = TRUE,
};

/* --- The table of a match, and a record beside it --- */

/* The first one whose table is there. */
static char *
find_match (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (tengen_match_folder_is (path))
        return g_steal_pointer (&path);
    }
  return NULL;
}

static char *
get_table_path (const char *folder)
{
  g_autofree char *match = find_match (folder);

  return g_build_filename (match, "table.tengen", NULL);
}

/* Without comments: they say nothing of the match. */
static char *
write_match (TengenMatchFolder *match)
{
  g_autofree char *text = tengen_match_to_text (
      tengen_match_table_get (tengen_match_folder_get_table (match)));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *plain = g_string_new (NULL);

  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      g_string_append_printf (plain, "%s\n", lines[i]);
  return g_string_free (plain, FALSE);
}

static TengenMatchFolder *
open_match (const char *folder, Found *found)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = find_match (folder);
  TengenMatchFolder *match =
      path != NULL ? tengen_match_folder_open (path, &error) : NULL;
  gboolean changed = FALSE;

  take_error (found, error);
  set_known (found, match != NULL ? write_match (match) : g_strdup (""));
  if (match != NULL)
    g_object_get (match, "changed", &changed, NULL);
  if (changed)
    g_string_append (found->told, "changed;");
  return match;
}

static void
look_at_table (const char *folder, Found *found)
{
  g_autoptr (TengenMatchFolder) match = open_match (folder, found);
}

static void
take_failure (TengenMatchFolder *match, Found *found)
{
  g_autofree char *failure = NULL;

  g_object_get (match, "failure", &failure, NULL);
  if (failure != NULL)
    g_string_append_printf (found->told, "%s;", failure);
}

static gboolean
change_table (const char *folder, Found *found)
{
  g_autoptr (TengenMatchFolder) match = open_match (folder, found);
  gboolean kept;
  gboolean read_only;

  if (match == NULL)
    return FALSE;
  g_object_get (match, "read-only", &read_only, NULL);
  take_failure (match, found);
  if (read_only)
    return FALSE;
  set_match_title (match, "夏の大会");
  kept = flush_match_folder (match);
  take_failure (match, found);
  kept = kept && found->told->len == 0;
  set_known (found, write_match (match));
  return kept;
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
  g_assert_true (flush_match_folder (made));
}

static const Subject table = {
  .name = "table",
  .make = make_table,
  .get_path = get_table_path,
  .look = look_at_table,
  .change = change_table,
  .may_refuse = TRUE,
};

/* --- Records --- */

#define RECORD "(;GM[1]FF[4]CA[UTF-8]SZ[9];B[ee];W[gc])"
#define LONGER "(;GM[1]FF[4]CA[UTF-8]SZ[9];B[ee];W[gc];B[cg];W[gg])"

/* The bytes of the only file in a folder that a person would see. */
static void
look_at_bytes (const char *path, Found *found)
{
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  set_known (found, text != NULL ? g_steal_pointer (&text) : g_strdup (""));
}

static char *
get_record_path (const char *folder)
{
  return g_build_filename (folder, "game.sgf", NULL);
}

static void
look_at_record (const char *folder, Found *found)
{
  g_autofree char *path = get_record_path (folder);

  look_at_bytes (path, found);
}

static gboolean
save (const char *folder, const char *text, Found *found)
{
  g_autofree char *path = get_record_path (folder);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  gboolean kept = tengen_files_write (
      file, bytes, NULL, TENGEN_FILES_WRITE_PLAIN, NULL, &error);

  take_error (found, error);
  return kept;
}

static void
make_record (const char *folder)
{
  Found found;

  found_init (&found);
  g_assert_true (save (folder, RECORD, &found));
  found_clear (&found);
}

static gboolean
change_record (const char *folder, Found *found)
{
  gboolean kept = save (folder, LONGER, found);

  look_at_record (folder, found);
  return kept;
}

static const Subject record = {
  .name = "record",
  .make = make_record,
  .get_path = get_record_path,
  .look = look_at_record,
  .change = change_record,
  .is_plain = TRUE,
};

/* --- Records that are written in another way --- */

/* Another name that the file has; it is written in place. */
static void
make_linked (const char *folder)
{
  g_autofree char *path = get_record_path (folder);
  g_autofree char *other = g_build_filename (folder, "other.sgf", NULL);

  make_record (folder);
  if (!g_file_test (other, G_FILE_TEST_EXISTS))
    g_assert_cmpint (link (path, other), ==, 0);
}

/* Both names have the same bytes. */
static void
look_at_linked (const char *folder, Found *found)
{
  g_autofree char *other = g_build_filename (folder, "other.sgf", NULL);
  g_autofree char *text = NULL;

  look_at_record (folder, found);
  if (g_file_get_contents (other, &text, NULL, NULL) &&
      !g_str_equal (text, found->known))
    g_string_append (found->told, "no link any more;");
}

static gboolean
change_linked (const char *folder, Found *found)
{
  gboolean kept = save (folder, LONGER, found);

  look_at_linked (folder, found);
  return kept;
}

static const Subject linked = {
  .name = "linked",
  .make = make_linked,
  .get_path = get_record_path,
  .look = look_at_linked,
  .change = change_linked,
  .is_plain = TRUE,
};

static gboolean
has_text (const char *folder, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *there = NULL;

      if (g_file_get_contents (path, &there, NULL, NULL) &&
          g_str_equal (there, text))
        return TRUE;
    }
  return FALSE;
}

/* The old bytes are kept beside new ones, or where the folder refuses, in the
 * program's own. */
static void
look_at_old (const char *folder, Found *found)
{
  g_autofree char *saving = tengen_save_get_folder ();
  g_autofree char *kept = g_build_filename (saving, "old", NULL);

  look_at_record (folder, found);
  if (g_str_equal (found->known, LONGER) && !has_text (folder, RECORD) &&
      !has_text (kept, RECORD))
    g_string_append (found->told, "the old bytes are lost;");
}

static gboolean
change_old (const char *folder, Found *found)
{
  g_autofree char *path = get_record_path (folder);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new_static (LONGER, strlen (LONGER));
  g_autoptr (GError) error = NULL;
  gboolean kept = tengen_files_write (
      file, bytes, NULL, TENGEN_FILES_KEEP_OLD, NULL, &error);

  take_error (found, error);
  look_at_record (folder, found);
  return kept;
}

static const Subject old = {
  .name = "old",
  .make = make_record,
  .get_path = get_record_path,
  .look = look_at_old,
  .change = change_old,
  .is_plain = TRUE,
};

/* --- Records that the command line writes --- */

static void
make_source (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "in.sgf", NULL);

  make_record (folder);
  g_assert_true (g_file_set_contents (path, LONGER, -1, NULL));
}

/* A program that was killed takes this one with it. */
static gboolean
change_convert (const char *folder, Found *found)
{
  g_autofree char *from = g_build_filename (folder, "in.sgf", NULL);
  g_autofree char *to = get_record_path (folder);
  const char *words[] = { g_getenv ("TENGEN_CLI"), "convert", from, to, NULL };
  g_auto (GStrv) environment = faults_hand_over (g_get_environ ());
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL,
                (char **) words,
                environment,
                G_SPAWN_STDOUT_TO_DEV_NULL,
                NULL,
                NULL,
                NULL,
                &said,
                &status,
                &error);
  g_assert_no_error (error);
  faults_take_back ();
  if (WIFSIGNALED (status))
    raise (SIGKILL);
  g_string_append (found->told, said);
  look_at_record (folder, found);
  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

static const Subject convert = {
  .name = "convert",
  .make = make_source,
  .get_path = get_record_path,
  .look = look_at_record,
  .change = change_convert,
  .is_plain = TRUE,
  .is_program = TRUE,
};

/* --- The games played here --- */

static gboolean
keep (const char *folder, const char *before, const char *text, Found *found)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autofree char *expected =
      before != NULL
          ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, before, -1)
          : NULL;
  const char *const sums[] = { expected, NULL };
  g_autofree char *name =
      tengen_history_file_write (folder, "game.sgf", sums, bytes, &error);

  take_error (found, error);
  return name != NULL;
}

static void
make_kept (const char *folder)
{
  Found found;

  found_init (&found);
  g_assert_true (keep (folder, NULL, RECORD, &found));
  found_clear (&found);
}

/* A file that cannot be compared counts as another one's: then the game has
 * another name. */
static void
look_at_kept (const char *folder, Found *found)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (LONGER, strlen (LONGER));
  g_autofree char *name = tengen_history_file_find (folder, bytes);
  g_autofree char *path =
      name != NULL ? g_build_filename (folder, name, NULL) : NULL;

  if (path != NULL)
    look_at_bytes (path, found);
  else
    look_at_record (folder, found);
}

static gboolean
change_kept (const char *folder, Found *found)
{
  gboolean kept = keep (folder, RECORD, LONGER, found);

  look_at_kept (folder, found);
  return kept;
}

static const Subject kept_record = {
  .name = "history",
  .make = make_kept,
  .get_path = get_record_path,
  .look = look_at_kept,
  .change = change_kept,
  .is_plain = TRUE,
};

/* --- Settings --- */

/* Rule sets and names that a person made, a word, numbers. */
static const char *const values[][2] = {
  { "own-rules", "[('うちの碁', 'area komi=7.5'), ('教室', 'pure')]" },
  { "players", "[('花子', ''), ('太郎', '3k')]" },
  { "theme", "'dark'" },
  { "sound-volume", "35" },
  { "window-size", "(1024, 700)" },
  { "hints-seen", "['put-stone']" },
};

static char *
get_settings_path (const char *folder)
{
  return g_build_filename (folder, "keyfile", NULL);
}

static void
set_text (GSettings *store, const char *key, const char *text)
{
  g_autoptr (GVariant) value = g_settings_get_value (store, key);

  g_assert_true (g_settings_set_value (
      store,
      key,
      g_variant_parse (g_variant_get_type (value), text, NULL, NULL, NULL)));
}

static char *
write_settings (GSettings *store)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (GVariant) value = g_settings_get_value (store, values[i][0]);
      g_autofree char *print = g_variant_print (value, FALSE);

      g_string_append_printf (text, "%s\n", print);
    }
  return g_string_free (text, FALSE);
}

/* A program with settings in a key file; it sets the first @n values. */
static void
use_settings (const char *folder, gsize n, int volume, Found *found)
{
  g_autofree char *path = get_settings_path (folder);
  g_autofree char *other = g_build_filename (folder, "mirror", NULL);
  g_autofree char *aside = tengen_settings_mirror_clear_file (path);
  GSettingsSchema *schema = tengen_settings_schema_find ("org.tengen.Tengen");
  g_autoptr (GSettingsBackend) backend =
      g_keyfile_settings_backend_new (path, "/", NULL);
  g_autoptr (GSettings) store = g_settings_new_full (schema, backend, NULL);
  g_autoptr (TengenSettingsMirror) mirror =
      tengen_settings_mirror_new (store, other);

  if (!tengen_settings_mirror_check (mirror))
    g_string_append (found->told, "changed;");
  if ((n > 0 || volume > 0) && found->told->len > 0)
    tengen_settings_mirror_accept (mirror);
  for (gsize i = 0; i < n; i++)
    set_text (store, values[i][0], values[i][1]);
  if (volume > 0)
    g_settings_set_int (store, "sound-volume", volume);
  set_known (found, write_settings (store));
  g_settings_schema_unref (schema);
}

static void
look_at_settings (const char *folder, Found *found)
{
  use_settings (folder, 0, 0, found);
}

static gboolean
change_settings (const char *folder, Found *found)
{
  use_settings (folder, 0, 70, found);
  return TRUE;
}

static void
make_settings (const char *folder)
{
  Found found;

  found_init (&found);
  use_settings (folder, G_N_ELEMENTS (values), 0, &found);
  found_clear (&found);
}

static const Subject settings = {
  .name = "settings",
  .make = make_settings,
  .get_path = get_settings_path,
  .look = look_at_settings,
  .change = change_settings,
  .is_foreign = TRUE,
};

const Subject *const subjects[] = {
  &progress, &pupils_list, &practice,    &table,    &record, &linked,
  &old,      &convert,     &kept_record, &settings, NULL,
};
