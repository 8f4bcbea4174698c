/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests tengen-worker: what a task holds ends in the thread that made it, and
 * errors, values and cancellables pass.
 */
#define _GNU_SOURCE
#include <sched.h>

#include "tengen-worker.h"

/* On one processor the thread that is woken goes first: with
 * g_task_run_in_thread() two of five sources end in the other. */
#define N_TASKS 400

static GThread *main_thread;

typedef struct
{
  guint n_gone;
  guint n_elsewhere;
  guint n_called;
  int value;
  GError *error;
} Seen;

static void
gone_cb (gpointer data, GObject *source)
{
  Seen *seen = data;

  seen->n_elsewhere += g_thread_self () != main_thread;
  g_atomic_int_inc (&seen->n_gone);
  g_main_context_wakeup (NULL);
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_assert_true (g_thread_self () != main_thread);
  if (data != NULL)
    g_task_return_new_error (
        task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", (const char *) data);
  else
    g_task_return_int (task, 7);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Seen *seen = data;

  g_assert_true (g_thread_self () == main_thread);
  g_clear_error (&seen->error);
  seen->value = (int) g_task_propagate_int (G_TASK (result), &seen->error);
  seen->n_called++;
}

/* Begins a task whose source only the task holds. */
static void
begin (Seen *seen, GCancellable *cancellable, const char *fault)
{
  GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GTask) task = g_task_new (source, cancellable, done_cb, seen);

  g_object_weak_ref (source, gone_cb, seen);
  g_object_unref (source);
  g_task_set_task_data (task, g_strdup (fault), g_free);
  tengen_worker_run (task, work);
}

static void
wait_gone (Seen *seen, guint n)
{
  while ((guint) g_atomic_int_get (&seen->n_gone) < n)
    g_main_context_iteration (NULL, TRUE);
}

static void
stay_on_one_processor (void)
{
  cpu_set_t here;

  CPU_ZERO (&here);
  CPU_SET (sched_getcpu (), &here);
  g_assert_cmpint (sched_setaffinity (0, sizeof here, &here), ==, 0);
}

static void
test_ends (void)
{
  Seen seen = { 0 };

  stay_on_one_processor ();
  for (guint i = 0; i < N_TASKS; i++)
    {
      begin (&seen, NULL, NULL);
      wait_gone (&seen, i + 1);
      g_assert_cmpuint (seen.n_called, ==, i + 1);
    }
  g_assert_cmpuint (seen.n_elsewhere, ==, 0);
  g_assert_cmpint (seen.value, ==, 7);
}

static void
test_error (void)
{
  Seen seen = { 0 };

  begin (&seen, NULL, "why");
  wait_gone (&seen, 1);
  g_assert_error (seen.error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_cmpstr (seen.error->message, ==, "why");
  g_clear_error (&seen.error);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Seen seen = { 0 };

  g_cancellable_cancel (cancellable);
  begin (&seen, cancellable, NULL);
  wait_gone (&seen, 1);
  g_assert_error (seen.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&seen.error);
}

static void
wait_for_go (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  while (!g_cancellable_is_cancelled (cancellable))
    g_thread_yield ();
  g_task_return_int (task, 1);
}

/* It can be waited for while no main loop turns. */
static void
test_wait (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Seen seen = { 0 };
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done_cb, &seen);

  g_assert_true (tengen_worker_wait (0));
  tengen_worker_run (task, wait_for_go);
  g_assert_false (tengen_worker_wait (0));
  g_assert_false (tengen_worker_wait (20));
  g_cancellable_cancel (cancellable);
  g_assert_true (tengen_worker_wait (20000));
  g_assert_cmpuint (seen.n_called, ==, 0);
  while (seen.n_called == 0)
    g_main_context_iteration (NULL, TRUE);
  g_clear_error (&seen.error);
}

int
main (int argc, char *argv[])
{
  main_thread = g_thread_self ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/worker/ends", test_ends);
  g_test_add_func ("/worker/error", test_error);
  g_test_add_func ("/worker/cancelled", test_cancelled);
  g_test_add_func ("/worker/wait", test_wait);
  return g_test_run ();
}
