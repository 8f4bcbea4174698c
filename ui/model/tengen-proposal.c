/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-proposal: a task on a copy of the board
 */
#include "tengen-proposal.h"

#include "tengen-go-dead.h"

static void
free_proposal (gpointer data)
{
  TengenProposal *proposal = data;

  tengen_board_free (proposal->board);
  g_free (proposal->dead);
  g_free (proposal);
}

static void
propose_in_thread (GTask *task,
                   gpointer source,
                   gpointer data,
                   GCancellable *cancellable)
{
  TengenProposal *proposal = data;

  tengen_go_dead_find_certain (proposal->board, proposal->dead);
  g_task_return_boolean (task, TRUE);
}

void
tengen_proposal_start (GObject *source,
                       const TengenBoard *board,
                       TengenNode stop,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = NULL;
  TengenProposal *proposal;

  g_return_if_fail (G_IS_OBJECT (source) && board != NULL);

  proposal = g_new0 (TengenProposal, 1);
  proposal->board = tengen_board_copy (board);
  proposal->stop = stop;
  proposal->dead = g_malloc0 ((gsize) tengen_board_get_n_points (board));
  task = g_task_new (source, cancellable, callback, NULL);
  g_task_set_task_data (task, proposal, free_proposal);
  g_task_run_in_thread (task, propose_in_thread);
}

const TengenProposal *
tengen_proposal_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return NULL;
  return g_task_get_task_data (G_TASK (result));
}
