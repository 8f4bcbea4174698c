/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-keep: new files, and old bytes as new files
 *
 * Shape: a new file never takes the place of another one.
 */
#define _GNU_SOURCE
#include "tengen-save-private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Bytes of a name before the end, where the folder is the program's own. */
#define LONGEST 200

/* --- Names --- */

/* Where no single call does it: a link, else a file created exclusively, which
 * is empty for a moment. */
static int
link_name (const char *from, const char *to)
{
  int fd;
  int number;

  if (link (from, to) == 0)
    {
      unlink (from);
      return 0;
    }
  if (errno == EEXIST || errno == ENOENT || errno == ENOSPC || errno == EDQUOT)
    return errno;
  fd = open (to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0)
    return errno;
  close (fd);
  if (rename (from, to) == 0)
    return 0;
  number = errno;
  unlink (to);
  return number;
}

int
tengen_save_take_name (const char *from, const char *to)
{
  g_return_val_if_fail (from != NULL && to != NULL, EINVAL);

  if (renameat2 (AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
    return 0;
  return errno == EINVAL || errno == ENOSYS ? link_name (from, to) : errno;
}

/* --- New files --- */

typedef struct
{
  const char *place; /* with @info: what it shall be like, or NULL */
  const struct stat *info;
  guint mode;
} Like;

/* What cannot be had as it was is for the eyes of the owner only. */
static int
make_like (const Like *like, int fd)
{
  const struct timespec *times = NULL;

  if (like->place == NULL)
    return 0;
  if (!tengen_save_make_like (like->place, like->info, fd) &&
      fchmod (fd, like->info->st_mode & 0700) != 0)
    return errno;
  times = (const struct timespec[]){ like->info->st_atim, like->info->st_mtim };
  (void) !futimens (fd, times);
  return 0;
}

static int
put_under_name (TengenSaveBeside *beside,
                TengenSaveName name,
                gconstpointer data,
                char **made)
{
  int number = EEXIST;

  for (guint i = 1; number == EEXIST && i < G_MAXUINT; i++)
    {
      g_autofree char *free_name = name (data, i);
      g_autofree char *path =
          free_name != NULL ? g_build_filename (beside->folder, free_name, NULL)
                            : NULL;

      if (path == NULL)
        break;
      number = tengen_save_beside_put (beside, path, FALSE);
      if (number == 0)
        *made = g_steal_pointer (&free_name);
    }
  return number;
}

static int
create (const char *folder,
        const Like *like,
        TengenSaveName name,
        gconstpointer data,
        GBytes *bytes,
        gboolean named,
        char **made)
{
  g_auto (TengenSaveBeside) beside = { .fd = -1 };
  int number = tengen_save_beside_open (&beside, folder, like->mode, named);

  if (number == 0)
    number = tengen_save_fill (beside.fd, bytes);
  if (number == 0)
    number = make_like (like, beside.fd);
  if (number == 0)
    number = tengen_save_sync (beside.fd);
  if (number == 0)
    number = put_under_name (&beside, name, data, made);
  if (number == TENGEN_SAVE_NAMELESS)
    return create (folder, like, name, data, bytes, TRUE, made);
  return number == 0 ? tengen_save_sync_path (folder) : number;
}

char *
tengen_save_create (const char *folder,
                    TengenSaveName name,
                    gconstpointer data,
                    GBytes *bytes,
                    guint mode,
                    GError **error)
{
  Like like = { .mode = mode };
  g_autofree char *made = NULL;
  int number;

  g_return_val_if_fail (folder != NULL && name != NULL, NULL);
  g_return_val_if_fail (bytes != NULL, NULL);

  number = create (folder, &like, name, data, bytes, FALSE, &made);
  if (number == 0)
    {
      tengen_save_beside_sweep (folder);
      return g_steal_pointer (&made);
    }
  tengen_save_set_error (error, number);
  return NULL;
}

/* --- Old bytes --- */

static char *
name_old (gconstpointer data, guint number)
{
  const char *base = data;

  return number == 1 ? g_strconcat (base, "~", NULL)
                     : g_strdup_printf ("%s.~%u~", base, number);
}

static gboolean
holds (const char *path, GBytes *bytes)
{
  struct stat info;
  g_autoptr (GBytes) there = NULL;

  return lstat (path, &info) == 0 && S_ISREG (info.st_mode) &&
         (gsize) info.st_size == g_bytes_get_size (bytes) &&
         tengen_save_read (path, NULL, &there) == 0 &&
         g_bytes_equal (there, bytes);
}

/* The file that has these bytes already, if there is one. */
static char *
find_old (const char *folder, const char *base, GBytes *old)
{
  struct stat info;

  for (guint i = 1; i < G_MAXUINT; i++)
    {
      g_autofree char *name = name_old (base, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (lstat (path, &info) != 0)
        return NULL;
      if (holds (path, old))
        return g_steal_pointer (&path);
    }
  return NULL;
}

static int
keep_in (const char *folder,
         const char *base,
         const Like *like,
         GBytes *old,
         char **kept)
{
  g_autofree char *name = NULL;
  int number;

  *kept = find_old (folder, base, old);
  if (*kept != NULL)
    return 0;
  number = create (folder, like, name_old, base, old, FALSE, &name);
  if (number == 0)
    *kept = g_build_filename (folder, name, NULL);
  return number;
}

static int
keep_elsewhere (const char *base,
                const Like *like,
                GBytes *old,
                char **kept,
                char **refused)
{
  g_autofree char *saving = tengen_save_get_folder ();
  g_autofree char *folder = g_build_filename (saving, "old", NULL);
  g_autofree char *begin = g_strndup (base, LONGEST);
  int number = g_mkdir_with_parents (folder, 0700) == 0
                   ? keep_in (folder, begin, like, old, kept)
                   : errno;

  if (number != 0)
    *refused = g_steal_pointer (&folder);
  return number;
}

int
tengen_save_keep (const char *place,
                  const struct stat *info,
                  GBytes *old,
                  char **kept,
                  char **refused)
{
  const Like like = { place, info, 0600 };
  g_autofree char *folder = g_path_get_dirname (place);
  g_autofree char *base = g_path_get_basename (place);
  int number = keep_in (folder, base, &like, old, kept);

  if (!tengen_save_is_refusal (number) && number != ENAMETOOLONG)
    return number;
  return keep_elsewhere (base, &like, old, kept, refused);
}
