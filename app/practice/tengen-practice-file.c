/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-file: a file of problems, and what a log tells of them
 */
#include "tengen-practice-file.h"

#include "tengen-files.h"
#include "tengen-foreign.h"
#include "tengen-save-unpack.h"
#include "tengen-words-foreign.h"

#include <string.h>

/* --- The file --- */

static char *
make_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (base != NULL ? base : "");
  char *name = tengen_unpack_strip_name (shown);

  if (g_str_has_suffix (name, ".sgf") && strlen (name) > 4)
    name[strlen (name) - 4] = '\0';
  return name;
}

static TengenRecord *
parse (GBytes *bytes, const char *name, char **error)
{
  g_autoptr (GError) cause = NULL;
  TengenForeignForm form;
  g_autoptr (TengenSgfReading) reading = NULL;
  gsize length = 0;
  const char *data = g_bytes_get_data (bytes, &length);

  reading = tengen_foreign_read (
      data != NULL ? data : "", length, name, NULL, &form, &cause);
  if (reading->record == NULL)
    *error = tengen_words_foreign_error (cause, form);
  return g_steal_pointer (&reading->record);
}

static TengenRecord *
read_record (GFile *file, char **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = tengen_files_read (file, NULL, &cause);
  g_autoptr (GBytes) text = NULL;
  g_autofree char *name = g_file_get_basename (file);

  if (bytes != NULL)
    text = tengen_unpack (bytes, TENGEN_FILES_LARGEST, &cause);
  if (text != NULL)
    return parse (text, name, error);
  *error = g_strdup (cause->message);
  return NULL;
}

static char *
make_stamp (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file,
      G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
      G_FILE_QUERY_INFO_NONE,
      NULL,
      NULL);

  if (info == NULL)
    return NULL;
  return g_strdup_printf ("%s %" G_GOFFSET_FORMAT,
                          g_file_info_get_etag (info),
                          g_file_info_get_size (info));
}

TengenPracticeFile *
tengen_practice_file_new (GFile *file)
{
  TengenPracticeFile *self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_atomic_rc_box_new0 (TengenPracticeFile);
  self->file = g_object_ref (file);
  self->name = make_name (file);
  self->stamp = make_stamp (file);
  self->skipped = g_array_new (FALSE, FALSE, sizeof (TengenExerciseProblem));
  self->record = read_record (file, &self->error);
  self->problems =
      self->record != NULL
          ? tengen_exercise_problem_list (self->record, self->skipped)
          : g_array_new (FALSE, FALSE, sizeof (TengenExerciseProblem));
  return self;
}

TengenPracticeFile *
tengen_practice_file_renew (GFile *file, const GPtrArray *before)
{
  g_autofree char *stamp = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stamp = make_stamp (file);
  for (guint i = 0; before != NULL && stamp != NULL && i < before->len; i++)
    {
      TengenPracticeFile *old = g_ptr_array_index (before, i);

      if (g_file_equal (old->file, file) && g_strcmp0 (old->stamp, stamp) == 0)
        return tengen_practice_file_ref (old);
    }
  return tengen_practice_file_new (file);
}

TengenPracticeFile *
tengen_practice_file_ref (TengenPracticeFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TengenPracticeFile *self = data;

  g_object_unref (self->file);
  g_free (self->name);
  tengen_record_free (self->record);
  g_array_unref (self->problems);
  g_array_unref (self->skipped);
  g_free (self->error);
  g_free (self->stamp);
}

void
tengen_practice_file_unref (TengenPracticeFile *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, clear);
}

/* --- The log --- */

static gboolean
is_of_file (const TengenExerciseLogEntry *entry)
{
  return g_str_equal (entry->kind, TENGEN_EXERCISE_PROBLEM_KIND);
}

/* The keys that are solved. */
static GHashTable *
gather_solved (const TengenExerciseLog *log)
{
  GHashTable *solved = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < log->entries->len; i++)
    {
      TengenExerciseLogEntry *entry =
          &g_array_index (log->entries, TengenExerciseLogEntry, i);

      if (is_of_file (entry) && entry->result != TENGEN_EXERCISE_LOG_SHOWN)
        g_hash_table_add (solved, &entry->seed);
    }
  return solved;
}

static guint64
get_key (const TengenPracticeFile *self, guint index)
{
  return g_array_index (self->problems, TengenExerciseProblem, index).key;
}

static gboolean
is_in (const TengenPracticeFile *self, GHashTable *solved, guint index)
{
  guint64 key = get_key (self, index);

  return g_hash_table_contains (solved, &key);
}

gboolean *
tengen_practice_file_list_solved (const TengenPracticeFile *self,
                                  const TengenExerciseLog *log)
{
  g_autoptr (GHashTable) keys = NULL;
  gboolean *solved;

  g_return_val_if_fail (self != NULL && log != NULL, NULL);

  keys = gather_solved (log);
  solved = g_new0 (gboolean, MAX (self->problems->len, 1));
  for (guint i = 0; i < self->problems->len; i++)
    solved[i] = is_in (self, keys, i);
  return solved;
}

guint
tengen_practice_file_count_solved (const TengenPracticeFile *self,
                                   const TengenExerciseLog *log)
{
  g_autofree gboolean *solved = tengen_practice_file_list_solved (self, log);
  guint n = 0;

  g_return_val_if_fail (solved != NULL, 0);

  for (guint i = 0; i < self->problems->len; i++)
    n += (guint) solved[i];
  return n;
}

/* The problem tried last, -1 for none. */
static int
find_last (const TengenPracticeFile *self, const TengenExerciseLog *log)
{
  for (guint i = log->entries->len; i > 0; i--)
    {
      const TengenExerciseLogEntry *entry =
          &g_array_index (log->entries, TengenExerciseLogEntry, i - 1);

      for (guint k = 0; is_of_file (entry) && k < self->problems->len; k++)
        if (get_key (self, k) == entry->seed)
          return (int) k;
    }
  return -1;
}

guint
tengen_practice_file_find_start (const TengenPracticeFile *self,
                                 const TengenExerciseLog *log)
{
  g_autoptr (GHashTable) solved = NULL;
  guint n, first;

  g_return_val_if_fail (self != NULL && log != NULL, 0);

  n = self->problems->len;
  first = (guint) (find_last (self, log) + 1);
  solved = gather_solved (log);
  for (guint i = 0; i < n; i++)
    if (!is_in (self, solved, (first + i) % n))
      return (first + i) % n;
  return 0;
}
