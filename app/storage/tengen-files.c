/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-files: reading
 */
#include "tengen-files.h"

#include <stdlib.h>

#include "tengen-save-unpack.h"
#include "tengen-save.h"
#include "tengen-sgf-reader.h"
#include "tengen-words.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)

G_DEFINE_QUARK (tengen - files - error - quark, tengen_files_error)

/* The reasons a person can do something about get a sentence of their own. */
static void
set_read_error (GError **error, const GError *cause)
{
  g_autofree char *text = NULL;
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    text = g_strdup (_ ("There is no such file."));
  else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    text = g_strdup (_ ("You may not read this file."));
  else if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    text = g_strdup (_ ("This is not a file."));
  else if (cause->domain == TENGEN_SGF_ERROR)
    text = tengen_words_sgf_error (cause);
  else
    text = tengen_save_explain (cause);
  g_set_error_literal (
      error, TENGEN_FILES_ERROR, TENGEN_FILES_ERROR_READ, text);
}

/* Pipes and devices would never end: only plain files are read, and no half
 * saved ones. */
static GFileInfo *
query_plain (GFile *file, GCancellable *cancellable, GError **error)
{
  const char *path = g_file_peek_path (file);
  if (path != NULL && !tengen_save_settle (path, error))
    return NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (
      file,
      G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
      G_FILE_QUERY_INFO_NONE,
      cancellable,
      error);
  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (
          error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "no plain file");
      return NULL;
    }
  return g_steal_pointer (&info);
}

static GBytes *
read_bytes (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = query_plain (file, cancellable, error);
  if (info == NULL)
    return NULL;
  if (g_file_info_get_size (info) > TENGEN_FILES_LARGEST)
    {
      g_set_error_literal (
          error, TENGEN_SGF_ERROR, TENGEN_SGF_ERROR_SIZE, "over 64 MiB");
      return NULL;
    }
  return g_file_load_bytes (file, cancellable, NULL, error);
}

GBytes *
tengen_files_read (GFile *file, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_autoptr (GError) cause = NULL;
  GBytes *bytes = read_bytes (file, cancellable, &cause);
  if (bytes == NULL)
    set_read_error (error, cause);
  return bytes;
}

static GBytes *
read_start (GFile *file, gsize most, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = query_plain (file, cancellable, error);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *data = g_malloc (most);
  gsize length = 0;
  if (info != NULL)
    stream = g_file_read (file, cancellable, error);
  if (stream == NULL ||
      !g_input_stream_read_all (
          G_INPUT_STREAM (stream), data, most, &length, cancellable, error))
    return NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);
  return tengen_unpack_start (bytes, most);
}

GBytes *
tengen_files_read_start (GFile *file,
                         gsize most,
                         GCancellable *cancellable,
                         GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (most > 0, NULL);
  g_autoptr (GError) cause = NULL;
  GBytes *bytes = read_start (file, most, cancellable, &cause);
  if (bytes == NULL)
    set_read_error (error, cause);
  return bytes;
}

char *
tengen_files_get_checksum (GFile *file)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_autoptr (GBytes) bytes = read_bytes (file, NULL, NULL);
  if (bytes == NULL)
    return NULL;
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static void
checksum_worker (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  g_task_return_pointer (
      task, tengen_files_get_checksum (G_FILE (data)), g_free);
}

void
tengen_files_get_checksum_async (GFile *file,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data)
{
  g_return_if_fail (G_IS_FILE (file));
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, tengen_files_get_checksum_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  tengen_worker_run (task, checksum_worker);
}

char *
tengen_files_get_checksum_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

gboolean
tengen_files_same (GFile *a, GFile *b)
{
  g_return_val_if_fail (G_IS_FILE (a) && G_IS_FILE (b), FALSE);
  if (g_file_equal (a, b))
    return TRUE;
  const char *path_a = g_file_peek_path (a);
  const char *path_b = g_file_peek_path (b);
  if (path_a == NULL || path_b == NULL)
    return FALSE;
  char *real_a = realpath (path_a, NULL);
  char *real_b = realpath (path_b, NULL);
  gboolean same =
      real_a != NULL && real_b != NULL && g_str_equal (real_a, real_b);
  free (real_a);
  free (real_b);
  return same;
}
