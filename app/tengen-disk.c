/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-disk: bytes that must outlive the program and the machine
 */
#include "tengen-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

typedef struct
{
  int fd;
  /* NULL when the file alone is to be synced */
  char *folder;
} Sync;

static void
sync_free (Sync *self)
{
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->folder);
  g_free (self);
}

/* A folder that was removed meanwhile needs no sync. */
static void
sync_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *parent = g_path_get_dirname (folder);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      tengen_disk_sync_path (path);
    }
  tengen_disk_sync_path (folder);
  tengen_disk_sync_path (parent);
}

static void
sync_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  Sync *sync = data;
  if (sync->folder != NULL)
    sync_folder (sync->folder);
  /* what cannot be synced at all was never promised to be */
  if (fdatasync (sync->fd) == 0 || errno == EINVAL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task,
                             G_IO_ERROR,
                             g_io_error_from_errno (errno),
                             "%s",
                             g_strerror (errno));
}

gboolean
tengen_disk_write (int fd, const char *data, gsize length)
{
  while (length > 0)
    {
      ssize_t n = write (fd, data, length);
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      data += n;
      length -= (gsize) n;
    }
  return TRUE;
}

void
tengen_disk_sync_path (const char *path)
{
  g_return_if_fail (path != NULL);
  int fd = open (path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return;
  (void) !fsync (fd);
  close (fd);
}

void
tengen_disk_sync_async (int fd,
                        const char *folder,
                        GObject *source,
                        GAsyncReadyCallback callback)
{
  Sync *sync = g_new0 (Sync, 1);
  sync->fd = fcntl (fd, F_DUPFD_CLOEXEC, 0);
  sync->folder = g_strdup (folder);
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, NULL);
  g_task_set_source_tag (task, tengen_disk_sync_async);
  g_task_set_task_data (task, sync, (GDestroyNotify) sync_free);
  g_task_run_in_thread (task, sync_worker);
}

gboolean
tengen_disk_sync_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
