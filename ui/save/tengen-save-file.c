/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-save-file: files of this and of other machines, in a worker
 */
#include "tengen-save.h"

gboolean
tengen_save_write_file (GFile *file, GBytes *bytes, GError **error)
{
  const TengenSaveWish wish = { .mode = 0666 };
  g_autoptr (GError) cause = NULL;
  g_autofree char *text = NULL;
  gsize length;
  const char *data;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  if (g_file_peek_path (file) != NULL)
    return tengen_save_write (
        g_file_peek_path (file), bytes, &wish, NULL, error);
  data = g_bytes_get_data (bytes, &length);
  if (g_file_replace_contents (file,
                               data,
                               length,
                               NULL,
                               FALSE,
                               G_FILE_CREATE_NONE,
                               NULL,
                               NULL,
                               &cause))
    return TRUE;
  text = tengen_save_explain (cause);
  g_set_error_literal (error, TENGEN_SAVE_ERROR, 0, text);
  return FALSE;
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  GError *error = NULL;

  if (tengen_save_write_file (G_FILE (source), data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tengen_save_write_file_async (GFile *file,
                              GBytes *bytes,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (bytes != NULL);

  task = g_task_new (file, NULL, callback, data);
  g_task_set_source_tag (task, tengen_save_write_file_async);
  g_task_set_task_data (
      task, g_bytes_ref (bytes), (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, write_worker);
}

gboolean
tengen_save_write_file_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
