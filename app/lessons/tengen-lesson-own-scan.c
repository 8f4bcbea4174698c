/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-lesson-own-scan: which lesson files lie in a folder
 */
#include "tengen-lesson-own-scan.h"

#include <string.h>

#include "tengen-worker.h"

/* A file that another program moved to this name has another inode. */
#define ATTRIBUTES "standard::*,time::modified,time::modified-usec,unix::inode"

typedef struct
{
  GFile *folder;
  guint most;
} Task;

static void
task_free (Task *self)
{
  g_object_unref (self->folder);
  g_free (self);
}

void
tengen_lesson_own_scan_free (TengenLessonOwnScan *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->names);
  g_hash_table_unref (self->stamps);
  g_free (self);
}

static gboolean
is_lesson (GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);
  gsize length = strlen (name);

  return g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR &&
         *name != '.' && length > 4 &&
         g_ascii_strcasecmp (name + length - 4, ".xml") == 0;
}

static char *
make_stamp (GFileInfo *info)
{
  return g_strdup_printf (
      "%" G_GUINT64_FORMAT ".%06u %" G_GOFFSET_FORMAT " %" G_GUINT64_FORMAT,
      g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED),
      g_file_info_get_attribute_uint32 (info,
                                        G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC),
      g_file_info_get_size (info),
      g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static TengenLessonOwnScan *
scan (GFile *folder, guint most, GCancellable *cancellable)
{
  TengenLessonOwnScan *self = g_new0 (TengenLessonOwnScan, 1);
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
      folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  GFileInfo *info = NULL;

  self->names = g_ptr_array_new_with_free_func (g_free);
  self->stamps =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  while (files != NULL &&
         g_file_enumerator_iterate (files, &info, NULL, cancellable, NULL) &&
         info != NULL)
    if (is_lesson (info))
      {
        const char *name = g_file_info_get_name (info);

        g_ptr_array_add (self->names, g_strdup (name));
        g_hash_table_insert (self->stamps, g_strdup (name), make_stamp (info));
      }
  g_ptr_array_sort (self->names, compare_names);
  if (self->names->len > most)
    g_ptr_array_set_size (self->names, (int) most);
  g_ptr_array_add (self->names, NULL);
  return self;
}

static void
scan_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Task *job = data;

  g_task_return_pointer (task,
                         scan (job->folder, job->most, cancellable),
                         (GDestroyNotify) tengen_lesson_own_scan_free);
}

void
tengen_lesson_own_scan_async (GFile *folder,
                              guint most,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Task *job = NULL;

  g_return_if_fail (G_IS_FILE (folder));

  task = g_task_new (NULL, cancellable, callback, data);
  job = g_new0 (Task, 1);
  job->folder = g_object_ref (folder);
  job->most = most;
  g_task_set_source_tag (task, tengen_lesson_own_scan_async);
  g_task_set_task_data (task, job, (GDestroyNotify) task_free);
  tengen_worker_run (task, scan_worker);
}

TengenLessonOwnScan *
tengen_lesson_own_scan_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
