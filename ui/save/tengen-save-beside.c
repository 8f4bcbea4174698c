/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-beside: a new file that takes the place of another one
 *
 * Shape: the file has no name until it is whole and synced, so that a kill
 *        leaves nothing; where the file system cannot do that, and for the
 *        moment before the rename, it has a hidden name. That is noted as a
 *        link in the folder of savings, and the file is locked: what is noted
 *        and not locked is litter.
 */
#define _GNU_SOURCE
#include "tengen-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* Earlier versions of Tengen named their files alike, without a note. */
#define BESIDE ".tengen-"
#define NOTE "litter-"
#define N_LETTERS 6
#define MOST_TRIES 100

static gboolean
is_beside (const char *name)
{
  return g_str_has_prefix (name, BESIDE) &&
         strlen (name) == strlen (BESIDE) + N_LETTERS;
}

gboolean
tengen_save_beside_is_note (const char *name)
{
  return g_str_has_prefix (name, NOTE);
}

/* Without the note, the file is swept away later all the same. */
static void
add_note (TengenSaveBeside *self, const char *letters)
{
  g_autofree char *saving = tengen_save_get_folder ();
  g_autofree char *name = g_strconcat (NOTE, letters, NULL);

  self->note = g_build_filename (saving, name, NULL);
  if (g_mkdir_with_parents (saving, 0700) != 0 ||
      symlink (self->path, self->note) != 0)
    g_clear_pointer (&self->note, g_free);
}

static void
take_name (TengenSaveBeside *self)
{
  static const char all[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  char letters[N_LETTERS + 1] = "";
  g_autofree char *name = NULL;

  for (int i = 0; i < N_LETTERS; i++)
    letters[i] = all[g_random_int_range (0, (int) strlen (all))];
  name = g_strconcat (BESIDE, letters, NULL);
  self->path = g_build_filename (self->folder, name, NULL);
  add_note (self, letters);
}

static void
forget_name (TengenSaveBeside *self)
{
  if (self->note != NULL)
    unlink (self->note);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->path, g_free);
}

/* Faults of the disk stay what they are. */
static int
link_file (int fd, const char *path)
{
  g_autofree char *file = g_strdup_printf ("/proc/self/fd/%d", fd);

  if (linkat (AT_FDCWD, file, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0)
    return 0;
  return errno == EEXIST || errno == ENOSPC || errno == EDQUOT ||
                 errno == EIO || errno == EROFS
             ? errno
             : TENGEN_SAVE_NAMELESS;
}

/* A program that sweeps may have come before the lock. */
static int
make_file (TengenSaveBeside *self, guint mode)
{
  struct stat info;

  self->fd = open (self->path,
                   O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
                   (mode_t) mode);
  if (self->fd < 0)
    return errno;
  tengen_save_lock (self->fd);
  if (fstat (self->fd, &info) == 0 && info.st_nlink == 1)
    return 0;
  close (self->fd);
  self->fd = -1;
  return EEXIST;
}

/* Of what has no name yet, or of what is made with one. */
static int
give_name (TengenSaveBeside *self, guint mode)
{
  int number = EEXIST;

  for (int i = 0; number == EEXIST && i < MOST_TRIES; i++)
    {
      take_name (self);
      number = self->fd >= 0 ? link_file (self->fd, self->path)
                             : make_file (self, mode);
      if (number != 0)
        forget_name (self);
    }
  return number;
}

int
tengen_save_beside_open (TengenSaveBeside *self,
                         const char *folder,
                         guint mode,
                         gboolean named)
{
  *self = (TengenSaveBeside){ .folder = g_strdup (folder), .fd = -1 };
  if (!named)
    self->fd = open (folder, O_TMPFILE | O_RDWR | O_CLOEXEC, (mode_t) mode);
  if (self->fd < 0)
    return give_name (self, mode);
  tengen_save_lock (self->fd);
  return 0;
}

int
tengen_save_beside_put (TengenSaveBeside *self,
                        const char *place,
                        gboolean over)
{
  int number = 0;

  if (self->path == NULL && !over)
    return link_file (self->fd, place);
  if (self->path == NULL)
    number = give_name (self, 0);
  if (number == 0 && over)
    number = rename (self->path, place) == 0 ? 0 : errno;
  else if (number == 0)
    number = tengen_save_take_name (self->path, place);
  if (number == 0)
    forget_name (self);
  return number;
}

/* Unless it has become the file after all, as a server may not have told. */
static void
make_empty (const TengenSaveBeside *self)
{
  struct stat info;
  struct stat named;

  if (fstat (self->fd, &info) == 0 && lstat (self->path, &named) == 0 &&
      info.st_nlink == 1 && info.st_dev == named.st_dev &&
      info.st_ino == named.st_ino)
    (void) !ftruncate (self->fd, 0);
}

void
tengen_save_beside_close (TengenSaveBeside *self)
{
  if (self->path != NULL && (unlink (self->path) == 0 || errno == ENOENT))
    forget_name (self);
  else if (self->path != NULL)
    make_empty (self);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->folder, g_free);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
}

/* --- Litter --- */

/* Where nothing can be locked, when no program can be at it any more. @noted: it
 * cannot be of a version that does not lock its files. */
static gboolean
is_litter (int fd, gboolean noted)
{
  struct stat info;
  gboolean old;
  int lock;

  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode))
    return FALSE;
  old = tengen_save_is_old (&info);
  if (!noted && (!old || info.st_uid != geteuid ()))
    return FALSE;
  lock = tengen_save_lock (fd);
  return lock == 0 || (old && lock != EWOULDBLOCK);
}

static gboolean
sweep (const char *path, gboolean noted)
{
  int fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  gboolean gone = fd < 0 && errno == ENOENT;

  if (fd >= 0 && is_litter (fd, noted))
    gone = unlink (path) == 0;
  if (fd >= 0)
    close (fd);
  return gone;
}

void
tengen_save_beside_sweep (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_beside (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        sweep (path, FALSE);
      }
}

void
tengen_save_beside_sweep_noted (const char *note)
{
  g_autofree char *path = g_file_read_link (note, NULL);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;

  if (path != NULL && is_beside (name) && sweep (path, TRUE))
    unlink (note);
}
