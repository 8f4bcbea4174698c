/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-files-save: writing
 *
 * What: in a worker, with errors as reading has them.
 * Not:   how nothing is lost (tengen-save).
 */
#include "tengen-files.h"

#include <errno.h>

#include "tengen-save.h"
#include "tengen-words.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)

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
  const TengenSaveWish wish = { .expected = expected,
                                .mode = 0666,
                                .keep_old =
                                    (flags & TENGEN_FILES_KEEP_OLD) != 0 };
  const char *path = g_file_peek_path (file);
  g_autoptr (GError) cause = NULL;
  if (kept != NULL)
    *kept = NULL;
  if (path == NULL)
    tengen_files_set_error (error, EPERM);
  else if (tengen_save_write (path, bytes, &wish, kept, &cause))
    return TRUE;
  else if (cause->code == TENGEN_SAVE_NO_COPY)
    g_set_error_literal (
        error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_WRITE, cause->message);
  else if (cause->code != TENGEN_SAVE_CHANGED)
    tengen_files_set_error (error, cause->code);
  else
    g_set_error_literal (
        error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_CHANGED, cause->message);
  return FALSE;
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
  tengen_worker_run (task, write_worker);
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
