/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-savings: what was being saved when a program ended
 *
 * Shape: a file that is opened is settled before it is read; all others, and
 *        what is to be told, can wait until the first files are shown, whose
 *        notices it goes below.
 */
#include "tengen-application-private.h"

#include "tengen-save.h"
#include "tengen-worker.h"

#define DELAY_MS 500

static void
settle_worker (GTask *task,
               gpointer source,
               gpointer data,
               GCancellable *cancellable)
{
  g_task_return_pointer (
      task, tengen_save_settle_all (), (GDestroyNotify) g_ptr_array_unref);
}

/* What finds no window is told at another start. */
static void
settled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (source);
  g_autoptr (GPtrArray) left = g_task_propagate_pointer (G_TASK (result), NULL);
  TengenWindow *window = tengen_application_find_window (self);
  if (window == NULL || left->len == 0)
    return;
  const TengenSaveLeft *first = g_ptr_array_index (left, 0);
  g_autofree char *text = tengen_save_left_describe (first);
  tengen_window_tell_too (window, text);
  tengen_save_left_set_told (first);
}

static gboolean
settle_cb (gpointer data)
{
  const TengenApplication *self = data;
  if (self->loading->len > 0)
    return G_SOURCE_CONTINUE;
  g_autoptr (GTask) task = g_task_new (data, NULL, settled_cb, NULL);
  g_task_set_source_tag (task, tengen_application_settle_savings);
  tengen_worker_run (task, settle_worker);
  return G_SOURCE_REMOVE;
}

void
tengen_application_settle_savings (TengenApplication *self)
{
  g_return_if_fail (TENGEN_IS_APPLICATION (self));
  g_timeout_add_full (
      G_PRIORITY_LOW, DELAY_MS, settle_cb, g_object_ref (self), g_object_unref);
}
