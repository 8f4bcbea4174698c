/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-journal-lock: a journal belongs to one program at a time
 */
#include "tengen-journal-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-save-owner.h"

int
tengen_journal_open_in (const char *folder, const char *name, int flags)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  return open (path, flags | O_NONBLOCK | O_CLOEXEC, 0600);
}

/* Asking whether a journal is locked locks it for a moment. */
static GMutex lock_mutex;

/* Where locks cannot be had, as on some network drives, the file says who has
 * the journal: a program of this computer that runs. */
static gboolean
has_owner (int fd)
{
  char text[400] = "";
  ssize_t n = pread (fd, text, sizeof text - 1, 0);
  return n > 0 && tengen_save_owner_is_there (text);
}

/* A journal had to do without a lock. */
static gboolean unlocked;

static gboolean
write_owner (int fd)
{
  unlocked = TRUE;
  const char *text = tengen_save_owner_describe ();
  gsize length = strlen (text);
  return ftruncate (fd, 0) == 0 &&
         pwrite (fd, text, length, 0) == (ssize_t) length;
}

/* EBADF: NFS locks only what can be written. */
static gboolean
has_no_locks (int number)
{
  return number == ENOLCK || number == ENOSYS || number == EOPNOTSUPP ||
         number == EBADF;
}

static gboolean
lock (int fd)
{
  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    return TRUE;
  if (!has_no_locks (errno))
    return FALSE;
  /* of a disk that takes nothing the file is open for reading only */
  if (!has_owner (fd))
    return write_owner (fd) || errno == EBADF || errno == EINVAL;
  errno = EWOULDBLOCK;
  return FALSE;
}

gboolean
tengen_journal_is_read_only (int number)
{
  return number == EROFS || number == EACCES || number == EPERM;
}

static int
open_lock (const char *folder, int flags)
{
  int fd = tengen_journal_open_in (folder, "lock", O_RDWR | flags);
  int number = errno;
  if (fd >= 0 || !tengen_journal_is_read_only (number))
    return fd;
  fd = tengen_journal_open_in (folder, "lock", O_RDONLY);
  if (fd < 0)
    errno = number;
  return fd;
}

int
tengen_journal_lock (const char *folder)
{
  struct stat info;
  int fd = open_lock (folder, O_CREAT);
  g_mutex_lock (&lock_mutex);
  /* who removed the journal held the lock until then: the file has no name */
  gboolean taken =
      fd >= 0 && lock (fd) && fstat (fd, &info) == 0 && info.st_nlink > 0;
  int number = errno;
  g_mutex_unlock (&lock_mutex);
  if (taken)
    return fd;
  if (fd >= 0)
    close (fd);
  errno = number;
  return -1;
}

void
tengen_journal_unlock (int fd)
{
  struct stat info;
  if (fstat (fd, &info) == 0 && info.st_size > 0)
    (void) !ftruncate (fd, 0);
  close (fd);
}

gboolean
tengen_journal_is_open (const char *shelf, const char *id)
{
  g_return_val_if_fail (shelf != NULL && id != NULL, FALSE);
  g_autofree char *folder = g_build_filename (shelf, id, NULL);
  int fd = open_lock (folder, 0);
  if (fd < 0)
    return FALSE;
  g_mutex_lock (&lock_mutex);
  gboolean open = flock (fd, LOCK_EX | LOCK_NB) != 0 &&
                  (!has_no_locks (errno) || has_owner (fd));
  close (fd);
  g_mutex_unlock (&lock_mutex);
  return open;
}

gboolean
tengen_journal_had_no_locks (void)
{
  return unlocked;
}
