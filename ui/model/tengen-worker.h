/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-worker: work in a thread for objects of the main thread
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * tengen_worker_run:
 * @task: a task
 * @work: what a thread does with it; it returns something of @task once
 *
 * Works as g_task_run_in_thread() does, but gives up the task, its source and
 * its data where the task was made. There the thread may be the last to hold
 * them, and a window or a journal whose owner is gone ends in the thread.
 */
void tengen_worker_run (GTask *task, GTaskThreadFunc work);

/**
 * tengen_worker_wait:
 * @ms: how long to wait at most, in milliseconds
 *
 * Waits until no thread works for tengen_worker_run(). A program calls it
 * before it exits: libraries free what they share then, fonts among it, and a
 * thread that draws would read it still. Nothing is cancelled here: the
 * owner of a task does that.
 *
 * Returns: %TRUE if all work has ended
 */
gboolean tengen_worker_wait (guint ms);

G_END_DECLS
