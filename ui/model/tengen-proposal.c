/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-proposal: a task on a copy of the board
 */
#include "tengen-proposal.h"

#include "tengen-worker.h"

static void
clear_proposal (gpointer data)
{
  TengenProposal *self = data;

  tengen_board_free (self->board);
  g_free (self->life);
}

void
tengen_proposal_unref (TengenProposal *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, clear_proposal);
}

TengenProposal *
tengen_proposal_new (const TengenBoard *board,
                     TengenNode stop,
                     TengenGoKoFights ko_fights,
                     TengenJudge judge,
                     gboolean adopt)
{
  TengenProposal *self;

  g_return_val_if_fail (board != NULL && judge != NULL, NULL);

  self = g_atomic_rc_box_new0 (TengenProposal);
  self->board = tengen_board_copy (board);
  self->stop = stop;
  self->ko_fights = ko_fights;
  self->judge = judge;
  self->adopt = adopt;
  self->life = g_malloc0 ((gsize) tengen_board_get_n_points (board));
  return self;
}

static void
release (gpointer data)
{
  tengen_proposal_unref (data);
}

static void
judge_in_thread (GTask *task,
                 gpointer source,
                 gpointer data,
                 GCancellable *cancellable)
{
  TengenProposal *self = data;

  /* quick stops and resumes give up more work than threads can begin */
  if (g_task_return_error_if_cancelled (task))
    return;
  self->judge (self->board, self->ko_fights, self->life, NULL);
  g_task_return_pointer (task, g_atomic_rc_box_acquire (self), release);
}

void
tengen_proposal_start (TengenProposal *self,
                       GObject *source,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL && G_IS_OBJECT (source));

  task = g_task_new (source, cancellable, callback, NULL);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self), release);
  tengen_worker_run (task, judge_in_thread);
}

TengenProposal *
tengen_proposal_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
