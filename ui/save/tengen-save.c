/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save: new bytes of a file in place of the old ones, nothing lost
 */
#define _GNU_SOURCE
#include "tengen-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* As many links in a row as the kernel follows. */
#define MOST_LINKS 40
/* How often a file is looked at anew that others write at the same time. */
#define MOST_TRIES 3
/* A file that is taken into memory; records have 64 MiB at most. */
#define LARGEST ((off_t) 1 << 30)

typedef struct
{
  const char *place;
  GBytes *bytes;
  const TengenSaveWish *wish;
  /* the file as it was */
  gboolean exists;
  struct stat info;
  GBytes *old_bytes; /* %NULL: not read */
  /* the program's own folder, if that was the fault */
  char *refused;
} Save;

/* --- Calls that go on until all is done --- */

int
tengen_save_fill (int fd, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  gsize done = 0;

  while (done < length)
    {
      ssize_t n = pwrite (fd, data + done, length - done, (off_t) done);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return n < 0 ? errno : ENOSPC;
      done += (gsize) n;
    }
  return 0;
}

int
tengen_save_overwrite (int fd, GBytes *bytes)
{
  int number = tengen_save_fill (fd, bytes);

  if (number == 0 && ftruncate (fd, (off_t) g_bytes_get_size (bytes)) != 0)
    number = errno;
  return number == 0 ? tengen_save_sync (fd) : number;
}

int
tengen_save_sync (int fd)
{
  if (fsync (fd) == 0 || errno == EINVAL || errno == ENOTSUP)
    return 0;
  return errno;
}

int
tengen_save_sync_path (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC);
  int number;

  if (fd < 0)
    return errno == EACCES ? 0 : errno;
  number = tengen_save_sync (fd);
  close (fd);
  return number;
}

static int
read_all (int fd, char *data, gsize length, GBytes **bytes)
{
  gsize done = 0;
  ssize_t n = 1;

  while (done < length && n != 0)
    {
      n = read (fd, data + done, length - done);
      if (n < 0 && errno != EINTR)
        {
          g_free (data);
          return errno;
        }
      done += n > 0 ? (gsize) n : 0;
    }
  *bytes = g_bytes_new_take (data, done);
  return 0;
}

static int
read_plain (int fd, struct stat *info, GBytes **bytes)
{
  char *data;

  if (fstat (fd, info) != 0)
    return errno;
  if (!S_ISREG (info->st_mode))
    return EPERM;
  if (info->st_size > LARGEST)
    return EFBIG;
  data = g_try_malloc ((gsize) info->st_size + 1);
  return data != NULL ? read_all (fd, data, (gsize) info->st_size, bytes)
                      : ENOMEM;
}

int
tengen_save_read (const char *path, struct stat *info, GBytes **bytes)
{
  int fd = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat own;
  int number;

  if (fd < 0)
    return errno;
  number = read_plain (fd, info != NULL ? info : &own, bytes);
  close (fd);
  return number;
}

int
tengen_save_lock (int fd)
{
  return flock (fd, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
}

/* Whether nothing was done to a file between two looks at it. */
static gboolean
is_same (const struct stat *a, const struct stat *b)
{
  return a->st_dev == b->st_dev && a->st_ino == b->st_ino &&
         a->st_nlink == b->st_nlink && a->st_size == b->st_size &&
         a->st_mtim.tv_sec == b->st_mtim.tv_sec &&
         a->st_mtim.tv_nsec == b->st_mtim.tv_nsec &&
         a->st_ctim.tv_sec == b->st_ctim.tv_sec &&
         a->st_ctim.tv_nsec == b->st_ctim.tv_nsec;
}

/* No saving takes so long. */
gboolean
tengen_save_is_old (const struct stat *info)
{
  return info->st_mtim.tv_sec < g_get_real_time () / G_USEC_PER_SEC - 60 * 60;
}

gboolean
tengen_save_is_refusal (int number)
{
  return number == EACCES || number == EPERM || number == EROFS ||
         number == EBUSY || number == EXDEV;
}

char *
tengen_save_get_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "tengen", "saving", NULL);
}

/* --- The file as it was --- */

static char *
make_absolute (const char *path)
{
  g_autofree char *here = NULL;

  if (g_path_is_absolute (path))
    return g_strdup (path);
  here = g_get_current_dir ();
  return g_build_filename (here, path, NULL);
}

/* The place where the bytes shall be, also when a link points to no file;
 * %NULL where links lead in a circle. */
static char *
follow_links (const char *path)
{
  g_autofree char *place = make_absolute (path);

  for (int i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (place, NULL);
      g_autofree char *folder = g_path_get_dirname (place);

      if (link == NULL)
        return g_steal_pointer (&place);
      g_free (place);
      place = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                        : g_build_filename (folder, link, NULL);
    }
  return NULL;
}

/* Renaming could replace a file that its owner protected. */
static int
look (Save *self)
{
  self->exists = stat (self->place, &self->info) == 0;
  if (!self->exists)
    return errno == ENOENT ? 0 : errno;
  if (S_ISDIR (self->info.st_mode))
    return EISDIR;
  if (!S_ISREG (self->info.st_mode))
    return EPERM;
  return faccessat (AT_FDCWD, self->place, W_OK, AT_EACCESS) == 0 ? 0 : errno;
}

static int
read_old (Save *self)
{
  g_clear_pointer (&self->old_bytes, g_bytes_unref);
  return tengen_save_read (self->place, &self->info, &self->old_bytes);
}

static gboolean
is_as_expected (const Save *self)
{
  g_autofree char *sum = NULL;

  if (self->wish->expected == NULL)
    return TRUE;
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, self->old_bytes);
  return g_str_equal (sum, self->wish->expected);
}

/* --- A new file in its place --- */

static int
put_in_place (Save *self, TengenSaveBeside *beside)
{
  struct stat now;
  int number;

  if (self->exists &&
      (stat (self->place, &now) != 0 || !is_same (&self->info, &now)))
    return TENGEN_SAVE_AGAIN;
  number = tengen_save_beside_put (beside, self->place, self->exists);
  if (self->exists && tengen_save_is_refusal (number))
    return TENGEN_SAVE_IN_PLACE;
  return number == EEXIST ? TENGEN_SAVE_AGAIN : number;
}

static int
replace_from (Save *self, const char *folder, gboolean named)
{
  g_auto (TengenSaveBeside) beside = { .fd = -1 };
  int number = tengen_save_beside_open (
      &beside, folder, self->exists ? 0600 : self->wish->mode, named);

  if (number != 0)
    return self->exists && tengen_save_is_refusal (number)
               ? TENGEN_SAVE_IN_PLACE
               : number;
  number = tengen_save_fill (beside.fd, self->bytes);
  if (number == 0 && self->exists &&
      !tengen_save_make_like (self->place, &self->info, beside.fd))
    return TENGEN_SAVE_IN_PLACE;
  if (number == 0)
    number = tengen_save_sync (beside.fd);
  return number == 0 ? put_in_place (self, &beside) : number;
}

/* A name that was made there could neither be given on nor removed. */
static gboolean
keeps_all_names (const char *folder)
{
  struct statx info;

  return statx (AT_FDCWD, folder, 0, STATX_TYPE, &info) == 0 &&
         (info.stx_attributes & STATX_ATTR_APPEND) != 0;
}

/* Other names of the file would stay with the old bytes. */
static int
replace (Save *self)
{
  g_autofree char *folder = g_path_get_dirname (self->place);
  int number = TENGEN_SAVE_IN_PLACE;

  if (!self->exists || (self->info.st_nlink == 1 && !keeps_all_names (folder)))
    number = replace_from (self, folder, FALSE);
  if (number == TENGEN_SAVE_NAMELESS)
    number = replace_from (self, folder, TRUE);
  if (number != 0)
    return number;
  tengen_save_beside_sweep (folder);
  return tengen_save_sync_path (folder);
}

/* --- In place --- */

/* What does not fit is found out before a byte is touched, where the file
 * system can tell. */
static int
make_room (const Save *self, int fd)
{
  off_t length = (off_t) g_bytes_get_size (self->bytes);

  if (length <= self->info.st_size ||
      fallocate (fd, FALLOC_FL_KEEP_SIZE, 0, length) == 0)
    return 0;
  return errno == ENOSPC || errno == EDQUOT || errno == EFBIG ? errno : 0;
}

/* The old bytes had room before. */
static int
overwrite (const Save *self, TengenSaveRecord *record, int fd)
{
  int number = make_room (self, fd);

  if (number == 0)
    number = tengen_save_overwrite (fd, self->bytes);
  if (number == 0 || tengen_save_overwrite (fd, self->old_bytes) == 0)
    tengen_save_record_remove (record);
  return number;
}

static int
write_open (Save *self, int fd)
{
  g_auto (TengenSaveRecord) record = { .fd = -1 };
  struct stat now;
  int number;

  if (fstat (fd, &now) != 0)
    return errno;
  if (!is_same (&self->info, &now))
    return TENGEN_SAVE_AGAIN;
  number = tengen_save_record_make (
      &record, self->place, self->old_bytes, self->bytes);
  if (number != 0)
    self->refused = tengen_save_get_folder ();
  return number == 0 ? overwrite (self, &record, fd) : number;
}

static int
write_in_place (Save *self)
{
  int number = self->old_bytes != NULL ? 0 : read_old (self);
  int fd;

  if (number != 0)
    return number;
  fd = open (self->place, O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0)
    return errno;
  number = write_open (self, fd);
  if (close (fd) != 0 && number == 0)
    number = errno;
  return number;
}

/* --- Saving --- */

/* What the old bytes are needed for. */
static int
use_old (Save *self, char **kept)
{
  int number = 0;

  if (!self->exists || (self->wish->expected == NULL && !self->wish->keep_old))
    return 0;
  number = read_old (self);
  if (number != 0 || g_bytes_equal (self->old_bytes, self->bytes))
    return number;
  if (!is_as_expected (self))
    return TENGEN_SAVE_CHANGED;
  g_clear_pointer (kept, g_free);
  return self->wish->keep_old ? tengen_save_keep (self->place,
                                                  &self->info,
                                                  self->old_bytes,
                                                  kept,
                                                  &self->refused)
                              : 0;
}

static int
save (Save *self, char **kept)
{
  int number = look (self);

  if (number == 0)
    number = use_old (self, kept);
  if (number == 0)
    number = replace (self);
  return number == TENGEN_SAVE_IN_PLACE ? write_in_place (self) : number;
}

static int
save_in_turn (Save *self, char **kept)
{
  int number = TENGEN_SAVE_AGAIN;

  tengen_save_left_free (
      tengen_save_settle_place (self->place, self->wish->expected));
  for (int i = 0; number == TENGEN_SAVE_AGAIN && i < MOST_TRIES; i++)
    number = save (self, kept);
  g_clear_pointer (&self->old_bytes, g_bytes_unref);
  return number == TENGEN_SAVE_AGAIN ? TENGEN_SAVE_CHANGED : number;
}

/* The file and its folder have no fault then. */
static void
set_error (const Save *self, int number, GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *why = NULL;

  if (self->refused == NULL)
    {
      tengen_save_set_error (error, number);
      return;
    }
  folder = g_filename_display_name (self->refused);
  why = tengen_words_errno (number);
  g_set_error (error,
               TENGEN_SAVE_ERROR,
               TENGEN_SAVE_NO_COPY,
               /* TRANSLATORS: a folder, a sentence that says why */
               _ ("Saving this file needs the folder “%s”, which cannot be "
                  "used. %s"),
               folder,
               why);
}

gboolean
tengen_save_write (const char *path,
                   GBytes *bytes,
                   const TengenSaveWish *wish,
                   char **kept,
                   GError **error)
{
  g_autofree char *place = NULL;
  g_autofree char *old_place = NULL;
  Save self = { .bytes = bytes, .wish = wish };
  int number = ELOOP;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);
  g_return_val_if_fail (wish != NULL, FALSE);

  place = follow_links (path);
  self.place = place;
  if (place != NULL)
    number = save_in_turn (&self, &old_place);
  if (kept != NULL)
    *kept = g_steal_pointer (&old_place);
  if (number != 0)
    set_error (&self, number, error);
  g_free (self.refused);
  return number == 0;
}
