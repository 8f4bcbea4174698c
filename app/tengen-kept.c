/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-kept: a key file of the user that must not be lost
 */
#include "tengen-kept.h"

#include <errno.h>
#include <glib/gstdio.h>

#include "tengen-save-error.h"
#include "tengen-words.h"

/* Gives it a name that is free, so that nothing of it is lost. */
static char *
set_aside (const char *whole)
{
  for (int i = 1; i < 100; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s.%d", whole, i);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      if (g_rename (whole, path) != 0)
        break;
      return g_path_get_basename (path);
    }
  return NULL;
}

/* A file of the same kind that is not understood is torn, or of later days. */
static gboolean
is_newer (const TengenKept *self, const char *data, gsize length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  return g_key_file_load_from_data (
             file, data, length, G_KEY_FILE_NONE, NULL) &&
         g_key_file_get_integer (file, self->group, "format", NULL) >
             self->format;
}

/* What to do with a text that this program does not understand. */
static TengenKeptFault
put_away (const TengenKept *self,
          const char *path,
          const char *data,
          gsize length,
          char **detail)
{
  if (is_newer (self, data, length))
    return TENGEN_KEPT_FAULT_NEWER;
  *detail = set_aside (path);
  if (*detail != NULL)
    return TENGEN_KEPT_FAULT_TORN;
  *detail = tengen_words_errno (errno);
  return TENGEN_KEPT_FAULT_READ;
}

TengenKeptFault
tengen_kept_read (const TengenKept *self,
                  const char *path,
                  gpointer *value,
                  char **detail)
{
  g_autofree char *data = NULL;
  gsize length = 0;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (self != NULL && path != NULL, TENGEN_KEPT_FAULT_NONE);
  g_return_val_if_fail (value != NULL && detail != NULL,
                        TENGEN_KEPT_FAULT_NONE);

  *value = NULL;
  *detail = NULL;
  if (!g_file_get_contents (path, &data, &length, &error))
    {
      if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
        return TENGEN_KEPT_FAULT_NONE;
      *detail = tengen_save_explain (error);
      return TENGEN_KEPT_FAULT_READ;
    }
  *value = self->decode (data, length);
  return *value != NULL ? TENGEN_KEPT_FAULT_NONE
                        : put_away (self, path, data, length, detail);
}

gboolean
tengen_kept_write (const char *path, const char *text, GError **error)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      tengen_save_set_error (error, errno);
      return FALSE;
    }
  return g_file_set_contents_full (path,
                                   text,
                                   -1,
                                   G_FILE_SET_CONTENTS_CONSISTENT |
                                       G_FILE_SET_CONTENTS_DURABLE,
                                   0600,
                                   error);
}
