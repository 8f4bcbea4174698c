/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-durable: bytes that must outlive the program and the machine
 */
#include "tengen-durable.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-worker.h"

typedef struct
{
  int fd;
  /* where it has to be */
  char *path;
  /* its folder is to be synced too */
  gboolean folder;
} Sync;

static void
sync_free (Sync *self)
{
  if (self->fd >= 0)
    close (self->fd);
  g_free (self->path);
  g_free (self);
}

/* What cannot be synced at all was never promised to be. */
static gboolean
is_refused (int number)
{
  return number != EINVAL && number != ENOTSUP;
}

static int
sync_folder (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *parent = g_path_get_dirname (folder);
  const char *name;
  int number = 0;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      if (!tengen_durable_sync_path (path))
        number = errno;
    }
  if (!tengen_durable_sync_path (folder) || !tengen_durable_sync_path (parent))
    number = errno;
  return number;
}

static void
sync_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  Sync *sync = data;
  int number = sync->folder ? sync_folder (sync->path) : 0;
  if (fdatasync (sync->fd) != 0 && is_refused (errno))
    number = errno;
  if (number == 0 && !tengen_durable_is_at (sync->fd, sync->path))
    number = errno;
  g_task_return_int (task, number);
}

gboolean
tengen_durable_is_at (int fd, const char *path)
{
  struct stat here, there;
  g_return_val_if_fail (path != NULL, FALSE);
  if (stat (path, &there) != 0 || fstat (fd, &here) != 0)
    return FALSE;
  errno = ENOENT;
  return here.st_ino == there.st_ino && here.st_dev == there.st_dev;
}

gboolean
tengen_durable_write (int fd, const char *data, gsize length)
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

static GBytes *
read_open (int fd, gsize most)
{
  struct stat info;
  gsize length = 0;
  ssize_t n = 0;
  if (fstat (fd, &info) != 0)
    return NULL;
  errno = S_ISDIR (info.st_mode) ? EISDIR : EFBIG;
  if (!S_ISREG (info.st_mode) || (guint64) info.st_size > most)
    return NULL;
  g_autofree char *data = g_try_malloc ((gsize) info.st_size + 1);
  if (data == NULL)
    return NULL;
  while (length < (gsize) info.st_size &&
         (n = read (fd, data + length, (gsize) info.st_size - length)) != 0)
    if (n > 0)
      length += (gsize) n;
    else if (errno != EINTR)
      return NULL;
  data[length] = '\0';
  return g_bytes_new_take (g_steal_pointer (&data), length);
}

GBytes *
tengen_durable_read_open (int fd, gsize most)
{
  if (lseek (fd, 0, SEEK_SET) != 0)
    return NULL;
  return read_open (fd, most);
}

gboolean
tengen_durable_is_lasting (int number)
{
  return number == ENOENT || number == ENOTDIR || number == EISDIR ||
         number == EFBIG || number == ELOOP || number == ENXIO;
}

GBytes *
tengen_durable_read (const char *path, gsize most)
{
  g_return_val_if_fail (path != NULL, NULL);
  /* a pipe is opened, but not waited for */
  int fd = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (fd < 0)
    return NULL;
  GBytes *bytes = read_open (fd, most);
  int number = errno;
  close (fd);
  errno = number;
  return bytes;
}

gboolean
tengen_durable_sync_path (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);
  int fd = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (fd < 0)
    return TRUE;
  int number = fsync (fd) == 0 || !is_refused (errno) ? 0 : errno;
  close (fd);
  errno = number;
  return number == 0;
}

void
tengen_durable_sync_async (int fd,
                           const char *path,
                           gboolean folder,
                           GObject *source,
                           GAsyncReadyCallback callback)
{
  Sync *sync = g_new0 (Sync, 1);
  sync->fd = fcntl (fd, F_DUPFD_CLOEXEC, 0);
  sync->path = g_strdup (path);
  sync->folder = folder;
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, NULL);
  g_task_set_source_tag (task, tengen_durable_sync_async);
  g_task_set_task_data (task, sync, (GDestroyNotify) sync_free);
  tengen_worker_run (task, sync_worker);
}

int
tengen_durable_sync_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), EINVAL);
  return (int) g_task_propagate_int (G_TASK (result), NULL);
}
