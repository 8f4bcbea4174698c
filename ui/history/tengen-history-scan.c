/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-scan: which records of games lie in the folders
 */
#include "tengen-history-scan.h"

#include <glib/gstdio.h>
#include <string.h>

#include "tengen-worker.h"

typedef struct
{
  char **games;
  char *matches;
} Scan;

typedef struct
{
  GPtrArray *found;
  guint first;
  guint n;
} Reading;

static void
scan_free (Scan *self)
{
  g_strfreev (self->games);
  g_free (self->matches);
  g_free (self);
}

static void
reading_free (Reading *self)
{
  g_ptr_array_unref (self->found);
  g_free (self);
}

static void
found_free (TengenHistoryFound *self)
{
  g_free (self->path);
  g_free (self->stamp);
  g_free (self);
}

/* Which files. */

static gboolean
is_record (const char *name)
{
  gsize length = strlen (name);

  return *name != '.' && length > 4 &&
         g_ascii_strcasecmp (name + length - 4, ".sgf") == 0;
}

/* A file that took another's place has another inode. */
static void
add_file (GPtrArray *found, const char *path, gboolean kept)
{
  GStatBuf info;
  TengenHistoryFound *file = NULL;

  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return;
  file = g_new0 (TengenHistoryFound, 1);
  file->path = g_strdup (path);
  file->modified = (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC +
                   info.st_mtim.tv_nsec / 1000;
  file->kept = kept;
  file->stamp = g_strdup_printf ("%" G_GINT64_FORMAT ".%09ld %" G_GINT64_FORMAT
                                 " %" G_GUINT64_FORMAT,
                                 (gint64) info.st_mtim.tv_sec,
                                 info.st_mtim.tv_nsec,
                                 (gint64) info.st_size,
                                 (guint64) info.st_ino);
  g_ptr_array_add (found, file);
}

static void
add_folder (GPtrArray *found, const char *folder, gboolean kept)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_record (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        add_file (found, path, kept);
      }
}

static void
add_matches (GPtrArray *found, const char *matches)
{
  g_autoptr (GDir) dir = g_dir_open (matches, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (*name != '.')
      {
        g_autofree char *folder = g_build_filename (matches, name, NULL);

        add_folder (found, folder, FALSE);
      }
}

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  const TengenHistoryFound *one = *(TengenHistoryFound *const *) a;
  const TengenHistoryFound *other = *(TengenHistoryFound *const *) b;

  if (one->modified != other->modified)
    return one->modified > other->modified ? -1 : 1;
  return strcmp (one->path, other->path);
}

static void
scan_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Scan *scan = data;
  GPtrArray *found =
      g_ptr_array_new_with_free_func ((GDestroyNotify) found_free);

  for (char **folder = scan->games; *folder != NULL; folder++)
    add_folder (found, *folder, TRUE);
  if (scan->matches != NULL)
    add_matches (found, scan->matches);
  g_ptr_array_sort (found, compare_newest_first);
  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

void
tengen_history_scan_async (const char *const *games,
                           const char *matches,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Scan *scan = NULL;

  g_return_if_fail (games != NULL);

  scan = g_new0 (Scan, 1);
  scan->games = g_strdupv ((char **) games);
  scan->matches = g_strdup (matches);
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, tengen_history_scan_async);
  g_task_set_task_data (task, scan, (GDestroyNotify) scan_free);
  tengen_worker_run (task, scan_worker);
}

GPtrArray *
tengen_history_scan_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* What is in them. */

static void
read_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Reading *reading = data;
  guint end = MIN (reading->first + reading->n, reading->found->len);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = reading->first;
       i < end && !g_cancellable_is_cancelled (cancellable);
       i++)
    {
      const TengenHistoryFound *file = g_ptr_array_index (reading->found, i);

      g_ptr_array_add (
          items,
          tengen_history_item_new (
              file->path, file->stamp, file->modified, file->kept));
    }
  g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
}

void
tengen_history_scan_read_async (GPtrArray *found,
                                guint first,
                                guint n,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading = NULL;

  g_return_if_fail (found != NULL);

  reading = g_new0 (Reading, 1);
  reading->found = g_ptr_array_ref (found);
  reading->first = first;
  reading->n = n;
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, tengen_history_scan_read_async);
  g_task_set_task_data (task, reading, (GDestroyNotify) reading_free);
  tengen_worker_run (task, read_worker);
}

static void
recent_worker (GTask *task,
               gpointer source,
               gpointer data,
               GCancellable *cancellable)
{
  char **paths = data;
  g_autoptr (GPtrArray) found =
      g_ptr_array_new_with_free_func ((GDestroyNotify) found_free);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; paths[i] != NULL; i++)
    add_file (found, paths[i], FALSE);
  for (guint i = 0; i < found->len && !g_cancellable_is_cancelled (cancellable);
       i++)
    {
      const TengenHistoryFound *file = g_ptr_array_index (found, i);

      g_ptr_array_add (items,
                       tengen_history_item_new_recent (
                           file->path, file->stamp, file->modified));
    }
  g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
}

void
tengen_history_scan_recent_async (const char *const *paths,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (paths != NULL);

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, tengen_history_scan_recent_async);
  g_task_set_task_data (
      task, g_strdupv ((char **) paths), (GDestroyNotify) g_strfreev);
  tengen_worker_run (task, recent_worker);
}

GPtrArray *
tengen_history_scan_read_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
