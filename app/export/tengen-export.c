/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-export: boards for other programs, written in a worker
 */
#include "tengen-export.h"

#include "tengen-worker.h"

/**
 * Job:
 * @views: the boards
 * @export: how they are written
 * @title: owned by @export
 * @done: frames that are done, written by the worker
 *
 * What a worker has.
 */
typedef struct
{
  GPtrArray *views;
  TengenPaintExport export;
  char *title;
  int done;
} Job;

static void
job_free (Job *self)
{
  g_ptr_array_unref (self->views);
  g_free (self->title);
  g_free (self);
}

static gboolean
watch_cb (guint done, guint total, gpointer data)
{
  GTask *task = data;
  Job *self = g_task_get_task_data (task);

  g_atomic_int_set (&self->done, (int) done);
  return !g_cancellable_is_cancelled (g_task_get_cancellable (task));
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  const Job *self = data;
  GError *error = NULL;
  GByteArray *bytes = tengen_paint_export_write (
      &self->export, self->views, watch_cb, task, &error);

  if (bytes != NULL)
    g_task_return_pointer (task,
                           g_byte_array_free_to_bytes (bytes),
                           (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

GTask *
tengen_export_start (GPtrArray *views,
                     const TengenPaintExport *export,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer data)
{
  Job *self;
  GTask *task;

  g_return_val_if_fail (views != NULL && views->len > 0, NULL);
  g_return_val_if_fail (export != NULL, NULL);

  self = g_new0 (Job, 1);
  self->views = views;
  self->export = *export;
  self->title = g_strdup (export->title);
  self->export.title = self->title;
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, tengen_export_start);
  g_task_set_task_data (task, self, (GDestroyNotify) job_free);
  tengen_worker_run (task, write_worker);
  return task;
}

double
tengen_export_get_progress (GTask *job)
{
  Job *self;

  g_return_val_if_fail (G_IS_TASK (job), 0);

  self = g_task_get_task_data (job);
  return (double) g_atomic_int_get (&self->done) / self->views->len;
}

GBytes *
tengen_export_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
