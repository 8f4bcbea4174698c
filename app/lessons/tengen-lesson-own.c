/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-own: the teacher's own lessons
 *
 * Shape: what is to be read waits in a queue; one worker at a time reads, with a
 *        shelf that is its alone. The folder is looked through again when
 *        something happened in it, and what has another stamp is queued.
 */
#include "tengen-lesson-own.h"

#include "tengen-files.h"
#include "tengen-foreign.h"
#include "tengen-lesson-own-scan.h"
#include "tengen-save-error.h"
#include "tengen-file-watch.h"
#include "tengen-words.h"
#include "tengen-worker.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* Programs write in several steps. */
#define CALM_MS 300
/* What a file is shows at its start. */
#define START_BYTES 4096

struct _TengenLessonOwn
{
  GObject parent_instance;

  /* Owned */
  TengenLessonShelf *shelf;
  /* the worker's */
  TengenLessonShelf *reader;
  GFile *folder;
  GListStore *files;
  GCancellable *cancellable;
  GFileMonitor *monitor;
  TengenFileWatch *watch;
  TengenLessonFile *watched;
  /* names to stamps, as the folder was looked through last */
  GHashTable *stamps;
  /* of TengenLessonFile, owned */
  GQueue queue;
  gboolean reading;
  guint n_scans;
  guint calm_id;
};

G_DEFINE_FINAL_TYPE (TengenLessonOwn, tengen_lesson_own, G_TYPE_OBJECT)

/* --- The list --- */

static TengenLessonFile *
peek_file (TengenLessonOwn *self, guint index)
{
  /* the list keeps it */
  g_autoptr (TengenLessonFile) file =
      g_list_model_get_item (G_LIST_MODEL (self->files), index);

  return file;
}

static guint
count_files (TengenLessonOwn *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->files));
}

static TengenLessonFile *
find_file (TengenLessonOwn *self, GFile *file)
{
  for (guint i = 0; i < count_files (self); i++)
    {
      TengenLessonFile *other = peek_file (self, i);

      if (g_file_equal (tengen_lesson_file_get_file (other), file))
        return other;
    }
  return NULL;
}

static gboolean
is_inside (TengenLessonOwn *self, TengenLessonFile *file)
{
  return g_file_has_parent (tengen_lesson_file_get_file (file), self->folder);
}

static int
compare_files (gconstpointer a, gconstpointer b, gpointer data)
{
  TengenLessonOwn *self = data;
  TengenLessonFile *one = (TengenLessonFile *) a;
  TengenLessonFile *two = (TengenLessonFile *) b;
  gboolean inside = is_inside (self, one);

  if (inside != is_inside (self, two))
    return inside ? -1 : 1;
  return g_strcmp0 (tengen_lesson_file_get_name (one),
                    tengen_lesson_file_get_name (two));
}

static TengenLessonFile *
need_file (TengenLessonOwn *self, GFile *file)
{
  TengenLessonFile *there = find_file (self, file);
  g_autoptr (TengenLessonFile) made = NULL;

  if (there != NULL)
    return there;
  made = tengen_lesson_file_new (self->shelf, file);
  g_list_store_insert_sorted (self->files, made, compare_files, self);
  return made;
}

/* --- Ids --- */

static const char *
get_id (TengenLessonFile *file)
{
  const TengenLesson *lesson = tengen_lesson_file_get_lesson (file);

  return lesson != NULL ? lesson->id : NULL;
}

/* Gives the name of a file before this one with the same id. */
static const char *
find_twin (TengenLessonOwn *self, guint index)
{
  const char *id = get_id (peek_file (self, index));

  for (guint i = 0; id != NULL && i < index; i++)
    {
      TengenLessonFile *other = peek_file (self, i);

      if (g_strcmp0 (get_id (other), id) == 0)
        return tengen_lesson_file_get_name (other);
    }
  return NULL;
}

static void
find_twins (TengenLessonOwn *self)
{
  for (guint i = 0; i < count_files (self); i++)
    {
      TengenLessonFile *file = peek_file (self, i);

      if (is_inside (self, file))
        tengen_lesson_file_set_twin (file, find_twin (self, i));
    }
}

/* --- Reading --- */

static void read_next (TengenLessonOwn *self);

typedef struct
{
  TengenLessonShelf *reader;
  GFile *file;
} Job;

static void
job_free (Job *self)
{
  g_object_unref (self->reader);
  g_object_unref (self->file);
  g_free (self);
}

/* What is too large is found to be so by the reader. */
static void
read_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tengen_files_read_start (
      job->file, TENGEN_LESSON_MAX_BYTES + 1, cancellable, &error);

  g_task_return_pointer (
      task,
      tengen_lesson_reading_new (
          job->reader, bytes, error != NULL ? error->message : NULL),
      (GDestroyNotify) tengen_lesson_reading_free);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenLessonOwn *self = TENGEN_LESSON_OWN (source);
  g_autoptr (TengenLessonFile) file = data;
  g_autoptr (TengenLessonReading) reading =
      g_task_propagate_pointer (G_TASK (result), NULL);

  self->reading = FALSE;
  /* the result is no longer awaited */
  if (reading == NULL)
    return;
  tengen_lesson_file_take (file, g_steal_pointer (&reading));
  if (g_queue_is_empty (&self->queue))
    find_twins (self);
  read_next (self);
}

static void
read_next (TengenLessonOwn *self)
{
  TengenLessonFile *file = NULL;
  g_autoptr (GTask) task = NULL;
  Job *job = NULL;

  if (self->reading)
    return;
  file = g_queue_pop_head (&self->queue);
  if (file == NULL)
    return;
  job = g_new0 (Job, 1);
  job->reader = g_object_ref (self->reader);
  job->file = g_object_ref (tengen_lesson_file_get_file (file));
  task = g_task_new (self, self->cancellable, read_cb, file);
  g_task_set_source_tag (task, read_next);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  self->reading = TRUE;
  tengen_worker_run (task, read_worker);
}

/* What a person waits for goes before what only lies there. */
static void
queue_file (TengenLessonOwn *self, TengenLessonFile *file, gboolean first)
{
  GList *there = g_queue_find (&self->queue, file);

  if (there != NULL && !first)
    return;
  if (there != NULL)
    {
      g_queue_unlink (&self->queue, there);
      g_queue_push_head_link (&self->queue, there);
    }
  else if (first)
    g_queue_push_head (&self->queue, g_object_ref (file));
  else
    g_queue_push_tail (&self->queue, g_object_ref (file));
  read_next (self);
}

/* --- The folder --- */

/* What is not there any more is not listed. */
static void
drop_gone (TengenLessonOwn *self, const TengenLessonOwnScan *found)
{
  for (guint i = count_files (self); i > 0; i--)
    {
      TengenLessonFile *file = peek_file (self, i - 1);
      g_autofree char *name =
          g_file_get_basename (tengen_lesson_file_get_file (file));

      if (is_inside (self, file) && file != self->watched &&
          !g_hash_table_contains (found->stamps, name))
        g_list_store_remove (self->files, i - 1);
    }
}

static void
take_found (TengenLessonOwn *self, TengenLessonOwnScan *found)
{
  drop_gone (self, found);
  for (guint i = 0; found->names->pdata[i] != NULL; i++)
    {
      const char *name = found->names->pdata[i];
      g_autoptr (GFile) child = g_file_get_child (self->folder, name);
      TengenLessonFile *file = need_file (self, child);

      if (!tengen_lesson_file_is_read (file) ||
          g_strcmp0 (g_hash_table_lookup (self->stamps, name),
                     g_hash_table_lookup (found->stamps, name)) != 0)
        queue_file (self, file, FALSE);
    }
  g_hash_table_unref (self->stamps);
  self->stamps = g_hash_table_ref (found->stamps);
  if (!self->reading)
    find_twins (self);
}

static void
scan_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenLessonOwn) self = data;
  g_autoptr (TengenLessonOwnScan) found =
      tengen_lesson_own_scan_finish (result);

  self->n_scans--;
  if (found != NULL)
    take_found (self, found);
}

static void
scan (TengenLessonOwn *self)
{
  self->n_scans++;
  tengen_lesson_own_scan_async (self->folder,
                                TENGEN_LESSON_OWN_MOST,
                                self->cancellable,
                                scan_cb,
                                g_object_ref (self));
}

static gboolean
calm_cb (gpointer data)
{
  TengenLessonOwn *self = data;

  self->calm_id = 0;
  scan (self);
  return G_SOURCE_REMOVE;
}

static void
happened_cb (TengenLessonOwn *self)
{
  g_clear_handle_id (&self->calm_id, g_source_remove);
  self->calm_id = g_timeout_add (CALM_MS, calm_cb, self);
}

/* What was opened from elsewhere and is no lesson is not kept; a file of the
 * folder may have gone while it was shown. */
static void
let_go (TengenLessonOwn *self, TengenLessonFile *file)
{
  guint index = 0;

  if (file == NULL)
    return;
  if (is_inside (self, file))
    happened_cb (self);
  else if (tengen_lesson_file_get_lesson (file) == NULL &&
           g_list_store_find (self->files, file, &index))
    g_list_store_remove (self->files, index);
}

static void
watch_cb (TengenLessonOwn *self)
{
  queue_file (self, self->watched, TRUE);
}

/* --- The object --- */

static void
tengen_lesson_own_dispose (GObject *object)
{
  TengenLessonOwn *self = TENGEN_LESSON_OWN (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->calm_id, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  g_clear_object (&self->watch);
  g_clear_object (&self->watched);
  g_queue_clear_full (&self->queue, g_object_unref);
  G_OBJECT_CLASS (tengen_lesson_own_parent_class)->dispose (object);
}

static void
tengen_lesson_own_finalize (GObject *object)
{
  TengenLessonOwn *self = TENGEN_LESSON_OWN (object);

  g_object_unref (self->cancellable);
  g_object_unref (self->files);
  g_object_unref (self->folder);
  g_object_unref (self->reader);
  g_object_unref (self->shelf);
  g_hash_table_unref (self->stamps);
  G_OBJECT_CLASS (tengen_lesson_own_parent_class)->finalize (object);
}

static void
tengen_lesson_own_class_init (TengenLessonOwnClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_lesson_own_dispose;
  G_OBJECT_CLASS (klass)->finalize = tengen_lesson_own_finalize;
}

static void
tengen_lesson_own_init (TengenLessonOwn *self)
{
  self->reader = tengen_lesson_shelf_new ();
  tengen_lesson_shelf_set_notation (self->reader, tengen_words_notation ());
  self->files = g_list_store_new (TENGEN_TYPE_LESSON_FILE);
  self->cancellable = g_cancellable_new ();
  self->stamps = g_hash_table_new (g_str_hash, g_str_equal);
  self->watch = tengen_file_watch_new ();
  g_queue_init (&self->queue);
  g_signal_connect_object (
      self->watch, "changed", G_CALLBACK (watch_cb), self, G_CONNECT_SWAPPED);
}

TengenLessonOwn *
tengen_lesson_own_new (TengenLessonShelf *shelf, const char *folder)
{
  TengenLessonOwn *self = NULL;
  g_autofree char *usual = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_SHELF (shelf), NULL);

  self = g_object_new (TENGEN_TYPE_LESSON_OWN, NULL);
  usual = g_build_filename (g_get_user_data_dir (), "tengen", "lessons", NULL);
  self->shelf = g_object_ref (shelf);
  self->folder = g_file_new_for_path (folder != NULL ? folder : usual);
  return self;
}

void
tengen_lesson_own_start (TengenLessonOwn *self)
{
  g_return_if_fail (TENGEN_IS_LESSON_OWN (self));
  g_return_if_fail (self->monitor == NULL);

  self->monitor = g_file_monitor_directory (
      self->folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor,
                             "changed",
                             G_CALLBACK (happened_cb),
                             self,
                             G_CONNECT_SWAPPED);
  scan (self);
}

GListModel *
tengen_lesson_own_get_files (TengenLessonOwn *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_OWN (self), NULL);

  return G_LIST_MODEL (self->files);
}

gboolean
tengen_lesson_own_is_busy (TengenLessonOwn *self)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_OWN (self), FALSE);

  return self->reading || self->n_scans > 0;
}

TengenLessonFile *
tengen_lesson_own_open (TengenLessonOwn *self, GFile *file)
{
  TengenLessonFile *opened = NULL;

  g_return_val_if_fail (TENGEN_IS_LESSON_OWN (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  opened = need_file (self, file);
  queue_file (self, opened, TRUE);
  return opened;
}

TengenLessonFile *
tengen_lesson_own_find (TengenLessonOwn *self, const TengenLesson *lesson)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_OWN (self), NULL);

  for (guint i = 0; lesson != NULL && i < count_files (self); i++)
    {
      TengenLessonFile *file = peek_file (self, i);

      if (tengen_lesson_file_get_lesson (file) == lesson)
        return file;
    }
  return NULL;
}

void
tengen_lesson_own_watch (TengenLessonOwn *self, TengenLessonFile *file)
{
  g_return_if_fail (TENGEN_IS_LESSON_OWN (self));

  if (self->watched != file)
    let_go (self, self->watched);
  g_set_object (&self->watched, file);
  tengen_file_watch_set_file (
      self->watch, file != NULL ? tengen_lesson_file_get_file (file) : NULL);
}

GFile *
tengen_lesson_own_make_folder (TengenLessonOwn *self, GError **error)
{
  g_return_val_if_fail (TENGEN_IS_LESSON_OWN (self), NULL);

  if (g_mkdir_with_parents (g_file_peek_path (self->folder), 0700) == 0)
    return self->folder;
  tengen_save_set_error (error, errno);
  return NULL;
}

/* Games of other programs may be XML too. What may be slow to answer, as a
 * pipe or another machine, is not asked. */
static gboolean
is_game (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autoptr (GFileInputStream) stream = NULL;
  char start[START_BYTES];
  gsize length = 0;
  GStatBuf info;

  if (path == NULL || g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return FALSE;
  stream = g_file_read (file, NULL, NULL);
  return stream != NULL &&
         g_input_stream_read_all (G_INPUT_STREAM (stream),
                                  start,
                                  sizeof start,
                                  &length,
                                  NULL,
                                  NULL) &&
         tengen_foreign_find_form (start, length, NULL) != TENGEN_FOREIGN_NONE;
}

gboolean
tengen_lesson_own_is (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_autofree char *name = g_file_get_basename (file);
  gsize length = name != NULL ? strlen (name) : 0;
  return length > 4 && g_ascii_strcasecmp (name + length - 4, ".xml") == 0 &&
         !is_game (file);
}
