/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-early-stop: a task on a copy of the board
 */
#include "tengen-early-stop.h"

#include "tengen-go-dead-early.h"
#include "tengen-worker.h"

gboolean
tengen_early_stop_is_wanted (const TengenPosition *position)
{
  const TengenGameSetup *setup;

  g_return_val_if_fail (position != NULL, FALSE);

  setup = tengen_position_get_setup (position);
  return tengen_position_get_phase (position) == TENGEN_PHASE_COUNT &&
         g_strcmp0 (setup->rules.id, "pure") == 0 &&
         setup->width == setup->height &&
         (setup->width == 7 || setup->width == 9);
}

static void
free_board (gpointer data)
{
  tengen_board_free (data);
}

static void
unref_bytes (gpointer data)
{
  g_bytes_unref (data);
}

static void
find_in_thread (GTask *task,
                gpointer source,
                gpointer data,
                GCancellable *cancellable)
{
  const TengenBoard *board = data;
  gsize n_points = (gsize) tengen_board_get_n_points (board);
  guint8 *early = g_malloc0 (n_points);

  tengen_go_dead_find_early (board, early);
  g_task_return_pointer (task, g_bytes_new_take (early, n_points), unref_bytes);
}

void
tengen_early_stop_start (const TengenBoard *board,
                         GObject *source,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (board != NULL && G_IS_OBJECT (source));

  task = g_task_new (source, NULL, callback, data);
  g_task_set_task_data (task, tengen_board_copy (board), free_board);
  tengen_worker_run (task, find_in_thread);
}

GBytes *
tengen_early_stop_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
