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

G_END_DECLS
