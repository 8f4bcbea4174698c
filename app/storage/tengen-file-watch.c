/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-watch: tells when a file on disk becomes another
 */
#include "tengen-file-watch.h"

#include "tengen-files.h"
#include "tengen-signal.h"

/* Programs write in several steps. */
#define CALM_MS 300

struct _TengenFileWatch
{
  GObject parent_instance;

  GFile *file;
  GFileMonitor *monitor;
  GCancellable *cancellable;
  guint start_id;
  guint calm_id;
};

G_DEFINE_FINAL_TYPE (TengenFileWatch, tengen_file_watch, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
checksum_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenFileWatch) self = data;
  g_autofree char *checksum = tengen_files_get_checksum_finish (result);
  GCancellable *cancellable = g_task_get_cancellable (G_TASK (result));
  /* a file that is gone for now is no other one */
  if (checksum != NULL && !g_cancellable_is_cancelled (cancellable))
    g_signal_emit (self, signals[CHANGED], 0, checksum);
}

static gboolean
calm_cb (gpointer data)
{
  TengenFileWatch *self = TENGEN_FILE_WATCH (data);
  self->calm_id = 0;
  tengen_files_get_checksum_async (
      self->file, self->cancellable, checksum_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

void
tengen_file_watch_look (TengenFileWatch *self)
{
  g_return_if_fail (TENGEN_IS_FILE_WATCH (self));
  g_clear_handle_id (&self->calm_id, g_source_remove);
  if (self->file != NULL)
    self->calm_id = g_timeout_add (CALM_MS, calm_cb, self);
}

static gboolean
start_cb (gpointer data)
{
  TengenFileWatch *self = TENGEN_FILE_WATCH (data);
  self->start_id = 0;
  self->monitor =
      g_file_monitor_file (self->file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor,
                             "changed",
                             G_CALLBACK (tengen_file_watch_look),
                             self,
                             G_CONNECT_SWAPPED);
  tengen_file_watch_look (self);
  return G_SOURCE_REMOVE;
}

static void
stop (TengenFileWatch *self)
{
  g_clear_handle_id (&self->start_id, g_source_remove);
  g_clear_handle_id (&self->calm_id, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->file);
}

void
tengen_file_watch_set_file (TengenFileWatch *self, GFile *file)
{
  g_return_if_fail (TENGEN_IS_FILE_WATCH (self));
  if (self->file == file ||
      (self->file != NULL && file != NULL && g_file_equal (self->file, file)))
    return;
  stop (self);
  if (file == NULL)
    return;
  self->file = g_object_ref (file);
  self->cancellable = g_cancellable_new ();
  self->start_id = g_idle_add_full (G_PRIORITY_LOW, start_cb, self, NULL);
}

static void
tengen_file_watch_dispose (GObject *object)
{
  stop (TENGEN_FILE_WATCH (object));
  G_OBJECT_CLASS (tengen_file_watch_parent_class)->dispose (object);
}

static void
tengen_file_watch_class_init (TengenFileWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tengen_file_watch_dispose;
  /* TengenFileWatch::changed: the file may hold something else now */
  signals[CHANGED] =
      tengen_signal_new ("changed", TENGEN_TYPE_FILE_WATCH, 1, G_TYPE_STRING);
}

static void
tengen_file_watch_init (TengenFileWatch *self)
{
}

TengenFileWatch *
tengen_file_watch_new (void)
{
  return g_object_new (TENGEN_TYPE_FILE_WATCH, NULL);
}
