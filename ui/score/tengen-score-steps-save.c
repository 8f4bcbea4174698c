/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-steps-save: steps of a count as files
 */
#include "tengen-score-steps-save.h"

#include "tengen-save.h"
#include "tengen-worker.h"

typedef struct
{
  TengenPaintSteps *steps;
  guint index;
  TengenPaintStyle style;
  GFile *file;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  tengen_paint_steps_unref (job->steps);
  g_object_unref (job->file);
  g_free (job);
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  const Job *job = data;
  g_autofree char *name = g_file_get_basename (job->file);
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;

  bytes = tengen_paint_steps_write (
      job->steps, job->index, &job->style, tengen_paint_format_find (name));
  if (bytes == NULL)
    {
      g_task_return_new_error (
          task, G_IO_ERROR, G_IO_ERROR_FAILED, "cannot be painted");
      return;
    }
  if (tengen_save_write_file (job->file, bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tengen_score_steps_write_async (gpointer source,
                                TengenPaintSteps *steps,
                                guint index,
                                const TengenPaintStyle *style,
                                GFile *file,
                                GAsyncReadyCallback callback,
                                gpointer data)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, callback, data);
  Job *job;

  g_return_if_fail (style != NULL && G_IS_FILE (file));

  g_task_set_source_tag (task, tengen_score_steps_write_async);
  if (steps == NULL)
    {
      g_task_return_new_error (
          task, G_IO_ERROR, G_IO_ERROR_NOT_INITIALIZED, "no count");
      return;
    }
  job = g_new0 (Job, 1);
  job->steps = tengen_paint_steps_ref (steps);
  job->index = index;
  job->style = *style;
  job->file = g_object_ref (file);
  g_task_set_task_data (task, job, free_job);
  tengen_worker_run (task, write_worker);
}
