/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-files-save: writing
 *
 * What: follow links to the real place; a new file in the same folder; all
 *       bytes; fsync; rename over the old one; fsync of the folder. Whatever
 *       fails before the rename leaves the old file alone, and the new one is
 *       taken away.
 */
#include "tengen-files.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-disk.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

/* As many links in a row as the kernel follows. */
#define MOST_LINKS 40

typedef struct
{
  GFile *file;
  GBytes *bytes;
  char *expected;
  TengenFilesWriteFlags flags;
  char *kept;
} Writing;

static void
writing_free (Writing *self)
{
  g_object_unref (self->file);
  g_bytes_unref (self->bytes);
  g_free (self->expected);
  g_free (self->kept);
  g_free (self);
}

void
tengen_files_set_error (GError **error, int number)
{
  gboolean folder = number == EACCES || number == EPERM || number == EROFS ||
                    number == ENOENT || number == ENOTDIR || number == EISDIR ||
                    number == ELOOP;
  g_autofree char *text = NULL;
  if (number == ENOENT || number == ENOTDIR)
    text = g_strdup (_ ("The folder is not there any more."));
  else if (number == EACCES || number == EPERM)
    text = g_strdup (_ ("Nothing may be written in this place."));
  else
    text = tengen_words_errno (number);
  g_set_error_literal (error,
                       TENGEN_FILES_ERROR,
                       folder ? TENGEN_FILES_ERROR_FOLDER
                              : TENGEN_FILES_ERROR_WRITE,
                       text);
}

/* The place where the bytes shall be, also when a link points to no file. */
static char *
follow_links (const char *path, GError **error)
{
  char *place = g_strdup (path);
  for (int i = 0; i < MOST_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (place, NULL);
      if (link == NULL)
        return place;
      g_autofree char *folder = g_path_get_dirname (place);
      g_free (place);
      place = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                        : g_build_filename (folder, link, NULL);
    }
  g_free (place);
  tengen_files_set_error (error, ELOOP);
  return NULL;
}

static gboolean
check_unchanged (const char *place, const char *expected, GError **error)
{
  if (expected == NULL)
    return TRUE;
  g_autoptr (GFile) file = g_file_new_for_path (place);
  g_autofree char *checksum = tengen_files_get_checksum (file);
  if (checksum != NULL && g_str_equal (checksum, expected))
    return TRUE;
  g_set_error_literal (
      error,
      TENGEN_FILES_ERROR,
      TENGEN_FILES_ERROR_CHANGED,
      _ ("Another program has changed the file in the meantime."));
  return FALSE;
}

/* @mode is -1 where there is no file yet. */
static gboolean
check_place (const char *place, const char *expected, int *mode, GError **error)
{
  struct stat info;
  *mode = -1;
  if (stat (place, &info) != 0)
    {
      if (errno == ENOENT)
        return TRUE;
      tengen_files_set_error (error, errno);
      return FALSE;
    }
  int number = 0;
  if (S_ISDIR (info.st_mode))
    number = EISDIR;
  else if (!S_ISREG (info.st_mode))
    number = EPERM;
  /* renaming could replace it, but its owner protected it */
  else if (faccessat (AT_FDCWD, place, W_OK, AT_EACCESS) != 0)
    number = errno;
  if (number != 0)
    {
      tengen_files_set_error (error, number);
      return FALSE;
    }
  *mode = info.st_mode & 07777;
  return check_unchanged (place, expected, error);
}

static gboolean
fill_file (int fd, GBytes *bytes, int mode)
{
  if (mode >= 0 && fchmod (fd, (mode_t) mode) != 0)
    return FALSE;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  return tengen_disk_write (fd, data, length) && fsync (fd) == 0;
}

static gboolean
replace_file (const char *place, GBytes *bytes, int mode, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (place);
  g_autofree char *beside = g_build_filename (folder, ".tengen-XXXXXX", NULL);
  int fd = g_mkstemp_full (beside, O_WRONLY | O_CLOEXEC, 0666);
  if (fd < 0)
    {
      tengen_files_set_error (error, errno);
      return FALSE;
    }
  gboolean done = fill_file (fd, bytes, mode);
  int number = errno;
  if (close (fd) != 0 && done)
    {
      number = errno;
      done = FALSE;
    }
  if (done && g_rename (beside, place) != 0)
    {
      number = errno;
      done = FALSE;
    }
  if (!done)
    {
      g_unlink (beside);
      tengen_files_set_error (error, number);
      return FALSE;
    }
  tengen_disk_sync_path (folder);
  return TRUE;
}

static char *
make_kept_name (const char *place, guint number)
{
  if (number == 1)
    return g_strconcat (place, "~", NULL);
  return g_strdup_printf ("%s.~%u~", place, number);
}

static gboolean
holds (const char *path, GBytes *bytes)
{
  g_autofree char *data = NULL;
  gsize length;
  if (!g_file_get_contents (path, &data, &length, NULL))
    return FALSE;
  g_autoptr (GBytes) there = g_bytes_new_static (data, length);
  return g_bytes_equal (there, bytes);
}

/* A link never takes the place of another file. */
static gboolean
keep_as (const char *path, GBytes *bytes, int mode)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = g_build_filename (folder, ".tengen-XXXXXX", NULL);
  int fd = g_mkstemp_full (beside, O_WRONLY | O_CLOEXEC, 0600);
  if (fd < 0)
    return FALSE;
  gboolean done = fill_file (fd, bytes, mode) && close (fd) == 0 &&
                  link (beside, path) == 0;
  int number = errno;
  g_unlink (beside);
  errno = number;
  return done;
}

static char *
keep_old (const char *place, int mode, GError **error)
{
  g_autofree char *data = NULL;
  gsize length;
  if (!g_file_get_contents (place, &data, &length, NULL))
    {
      tengen_files_set_error (error, EIO);
      return NULL;
    }
  g_autoptr (GBytes) old = g_bytes_new_static (data, length);
  for (guint i = 1; i < G_MAXUINT; i++)
    {
      g_autofree char *path = make_kept_name (place, i);
      if (holds (path, old) || keep_as (path, old, mode))
        return g_steal_pointer (&path);
      if (errno != EEXIST)
        break;
    }
  tengen_files_set_error (error, errno);
  return NULL;
}

gboolean
tengen_files_write (GFile *file,
                    GBytes *bytes,
                    const char *expected,
                    TengenFilesWriteFlags flags,
                    char **kept,
                    GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);
  const char *path = g_file_peek_path (file);
  if (path == NULL)
    {
      tengen_files_set_error (error, EPERM);
      return FALSE;
    }
  g_autofree char *place = follow_links (path, error);
  int mode;
  if (kept != NULL)
    *kept = NULL;
  if (place == NULL || !check_place (place, expected, &mode, error))
    return FALSE;
  if ((flags & TENGEN_FILES_KEEP_OLD) != 0 && mode >= 0)
    {
      g_autofree char *name = keep_old (place, mode, error);
      if (name == NULL)
        return FALSE;
      if (kept != NULL)
        *kept = g_steal_pointer (&name);
    }
  return replace_file (place, bytes, mode, error);
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  Writing *writing = data;
  GError *error = NULL;
  if (tengen_files_write (writing->file,
                          writing->bytes,
                          writing->expected,
                          writing->flags,
                          &writing->kept,
                          &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tengen_files_write_async (GFile *file,
                          GBytes *bytes,
                          const char *expected,
                          TengenFilesWriteFlags flags,
                          GAsyncReadyCallback callback,
                          gpointer data)
{
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (bytes != NULL);
  Writing *writing = g_new0 (Writing, 1);
  writing->file = g_object_ref (file);
  writing->bytes = g_bytes_ref (bytes);
  writing->expected = g_strdup (expected);
  writing->flags = flags;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  g_task_set_source_tag (task, tengen_files_write_async);
  g_task_set_task_data (task, writing, (GDestroyNotify) writing_free);
  g_task_run_in_thread (task, write_worker);
}

gboolean
tengen_files_write_finish (GAsyncResult *result, char **kept, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);
  Writing *writing = g_task_get_task_data (G_TASK (result));
  if (kept != NULL)
    *kept = g_steal_pointer (&writing->kept);
  return g_task_propagate_boolean (G_TASK (result), error);
}
