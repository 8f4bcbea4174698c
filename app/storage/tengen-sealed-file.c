/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-sealed-file: a key file of the user that must not be lost
 */
#include "tengen-sealed-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tengen-durable.h"
#include "tengen-record-seal.h"
#include "tengen-save.h"
#include "tengen-save-error.h"
#include "tengen-words.h"

/* Of what is kept; a file that was damaged can be of any size. */
#define LARGEST (16 * 1024 * 1024)
#define MOST_ASIDE 10000

char *
tengen_sealed_file_load (const char *path, gsize *length)
{
  GBytes *bytes;

  g_return_val_if_fail (path != NULL && length != NULL, NULL);

  bytes = tengen_durable_read (path, LARGEST);
  return bytes != NULL ? g_bytes_unref_to_data (bytes, length) : NULL;
}

/* --- Beside its place --- */

static gboolean
is_free (const char *path)
{
  GStatBuf info;

  return g_lstat (path, &info) != 0 && errno == ENOENT;
}

static char *
find_free (const char *whole)
{
  for (int i = 1; i < MOST_ASIDE; i++)
    {
      char *path = g_strdup_printf ("%s.%d", whole, i);

      if (is_free (path))
        return path;
      g_free (path);
    }
  errno = EEXIST;
  return NULL;
}

char *
tengen_sealed_file_set_aside (const char *path)
{
  g_autofree char *aside = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  aside = find_free (path);
  return aside != NULL && g_rename (path, aside) == 0 ? g_steal_pointer (&aside)
                                                      : NULL;
}

static gboolean
write_new (const char *path, const char *data, gsize length)
{
  int fd = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  gboolean done;
  int number;

  if (fd < 0)
    return FALSE;
  done = tengen_durable_write (fd, data, length) && fsync (fd) == 0;
  number = errno;
  if (close (fd) != 0 && done)
    {
      number = errno;
      done = FALSE;
    }
  if (!done)
    g_unlink (path);
  errno = number;
  return done;
}

static char *
copy_aside (const char *whole, const char *data, gsize length)
{
  g_autofree char *path = find_free (whole);

  return path != NULL && write_new (path, data, length)
             ? g_steal_pointer (&path)
             : NULL;
}

/* --- Reading --- */

/* A file of the same kind that is not understood is torn, or of later days. */
static gboolean
is_newer (const TengenSealedFile *self, const char *data, gsize length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  return g_key_file_load_from_data (
             file, data, length, G_KEY_FILE_NONE, NULL) &&
         g_key_file_get_integer (file, self->group, "format", NULL) >
             self->format;
}

static TengenSealedFileFault
fail (char **detail)
{
  *detail = tengen_words_errno (errno);
  return TENGEN_SEALED_FILE_FAULT_READ;
}

static TengenSealedFileFault
put_away (const char *path, char **detail)
{
  *detail = tengen_sealed_file_set_aside (path);
  return *detail != NULL ? TENGEN_SEALED_FILE_FAULT_TORN : fail (detail);
}

/* Something that will still be so the next time; a disk that fails now may have
 * the file again then. */
static gboolean
is_no_file (int number)
{
  return tengen_durable_is_lasting (number) || number == EACCES ||
         number == EPERM;
}

/* Makes sure that nothing of it is lost when it is written the next time. */
static TengenSealedFileFault
adopt (const char *path, const char *data, gsize length, char **detail)
{
  g_autofree char *sealed = tengen_seal_add (data);
  g_autofree char *aside = copy_aside (path, data, length);

  if (aside == NULL)
    return fail (detail);
  /* if that fails it will be told again */
  tengen_sealed_file_write (path, sealed, NULL);
  *detail = g_steal_pointer (&aside);
  return TENGEN_SEALED_FILE_FAULT_CHANGED;
}

TengenSealedFileFault
tengen_sealed_file_read (const TengenSealedFile *self,
                         const char *path,
                         gpointer *value,
                         char **detail)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  gsize length = 0;
  gsize head;
  TengenSeal seal;

  g_return_val_if_fail (self != NULL && path != NULL,
                        TENGEN_SEALED_FILE_FAULT_NONE);
  g_return_val_if_fail (value != NULL && detail != NULL,
                        TENGEN_SEALED_FILE_FAULT_NONE);

  *value = NULL;
  *detail = NULL;
  if (!tengen_save_settle (path, &error))
    {
      *detail = g_strdup (error->message);
      return TENGEN_SEALED_FILE_FAULT_READ;
    }
  data = tengen_sealed_file_load (path, &length);
  if (data == NULL)
    {
      if (errno == ENOENT)
        return TENGEN_SEALED_FILE_FAULT_NONE;
      return is_no_file (errno) ? put_away (path, detail) : fail (detail);
    }
  seal = tengen_seal_check (data, length, &head);
  *value = self->decode (data + head, length - head);
  if (*value == NULL)
    /* a newer Tengen has the seal right too */
    return seal != TENGEN_SEAL_BROKEN && is_newer (self, data, length)
               ? TENGEN_SEALED_FILE_FAULT_NEWER
               : put_away (path, detail);
  return seal == TENGEN_SEAL_BROKEN ? adopt (path, data, length, detail)
                                    : TENGEN_SEALED_FILE_FAULT_NONE;
}

gboolean
tengen_sealed_file_may_write (TengenSealedFileFault fault)
{
  return fault != TENGEN_SEALED_FILE_FAULT_NEWER &&
         fault != TENGEN_SEALED_FILE_FAULT_READ;
}

/* --- Writing --- */

gboolean
tengen_sealed_file_make_folder (const char *path)
{
  g_autofree char *parent = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;
  parent = g_path_get_dirname (path);
  if (g_str_equal (parent, path) || !tengen_sealed_file_make_folder (parent))
    return FALSE;
  if (g_mkdir (path, 0700) != 0)
    {
      /* another program was quicker, or it is something else */
      if (errno == EEXIST && !g_file_test (path, G_FILE_TEST_IS_DIR))
        errno = ENOTDIR;
      return errno == EEXIST;
    }
  tengen_durable_sync_path (parent);
  return TRUE;
}

/* A link into a folder that is not there, perhaps on a disk that is away. */
static gboolean
set_link_aside (const char *path)
{
  g_autofree char *aside = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return FALSE;
  aside = tengen_sealed_file_set_aside (path);
  return aside != NULL;
}

gboolean
tengen_sealed_file_write (const char *path, const char *text, GError **error)
{
  const TengenSaveWish wish = { .mode = 0600 };
  g_autoptr (GError) cause = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (!tengen_sealed_file_make_folder (folder))
    {
      tengen_save_set_error (error, errno);
      return FALSE;
    }
  bytes = g_bytes_new_static (text, strlen (text));
  if (tengen_save_write (path, bytes, &wish, NULL, &cause))
    return TRUE;
  if (cause->code == ENOENT && set_link_aside (path))
    return tengen_save_write (path, bytes, &wish, NULL, error);
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}
