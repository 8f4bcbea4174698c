/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-worker: work in a thread for objects of the main thread
 *
 * Shape: the thread runs a task around the task, which holds nothing; a task
 *        that is returned from a foreign thread ends in its own context. The
 *        work that has not ended is counted, so that a program can wait for it.
 */
#include "tengen-worker.h"

static GMutex mutex;
static GCond ended;
/* guarded by the mutex */
static int n_open;

typedef struct
{
  GTask *task;
  GTaskThreadFunc work;
} Job;

static void
count (int more)
{
  g_mutex_lock (&mutex);
  n_open += more;
  if (n_open == 0)
    g_cond_broadcast (&ended);
  g_mutex_unlock (&mutex);
}

static void
work_in_thread (GTask *around,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const Job *job = data;

  job->work (job->task,
             g_task_get_source_object (job->task),
             g_task_get_task_data (job->task),
             g_task_get_cancellable (job->task));
  g_task_return_boolean (around, TRUE);
  count (-1);
}

static void
worked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Job *job = data;

  g_object_unref (job->task);
  g_free (job);
}

void
tengen_worker_run (GTask *task, GTaskThreadFunc work)
{
  g_autoptr (GTask) around = NULL;
  Job *job;

  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (work != NULL);

  job = g_new0 (Job, 1);
  job->task = g_object_ref (task);
  job->work = work;
  around = g_task_new (NULL, NULL, worked_cb, job);
  g_task_set_source_tag (around, tengen_worker_run);
  g_task_set_task_data (around, job, NULL);
  count (1);
  g_task_run_in_thread (around, work_in_thread);
}

gboolean
tengen_worker_wait (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * (G_USEC_PER_SEC / 1000);
  gboolean has_ended;

  g_mutex_lock (&mutex);
  while (n_open > 0 && g_cond_wait_until (&ended, &mutex, end))
    ;
  has_ended = n_open == 0;
  g_mutex_unlock (&mutex);
  return has_ended;
}
