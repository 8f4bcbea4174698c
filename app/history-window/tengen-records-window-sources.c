/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-records-window-sources: where the games of the list come from
 *
 * Shape: each source is read in workers, from when the window is opened until it
 *        goes. Another source is one more list for the model.
 */
#include "tengen-records-window-private.h"

#include "tengen-history-scan.h"
#include "tengen-recent-files.h"

/* --- Recent files --- */

/* What was played here stands in its own section. */
static gboolean
is_elsewhere (TengenRecordsWindow *self, GFile *file)
{
  const char *const *folders = tengen_history_get_folders (self->history);
  for (gsize i = 0; folders[i] != NULL; i++)
    {
      g_autoptr (GFile) folder = g_file_new_for_path (folders[i]);
      if (g_file_has_prefix (file, folder))
        return FALSE;
    }
  return TRUE;
}

static char **
list_recent (TengenRecordsWindow *self)
{
  g_autoptr (GPtrArray) files =
      tengen_recent_files_list (gtk_recent_manager_get_default ());
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  for (guint i = 0; i < files->len; i++)
    {
      g_autofree char *path = g_file_get_path (files->pdata[i]);
      if (path != NULL && is_elsewhere (self, files->pdata[i]))
        g_strv_builder_add (paths, path);
    }
  return g_strv_builder_end (paths);
}

/* What has not changed keeps its row. */
static gboolean
is_same (GListModel *old, GPtrArray *items)
{
  if (g_list_model_get_n_items (old) != items->len)
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (TengenHistoryItem) item = g_list_model_get_item (old, i);
      if (!g_str_equal (tengen_history_item_get_path (item),
                        tengen_history_item_get_path (items->pdata[i])) ||
          !g_str_equal (tengen_history_item_get_stamp (item),
                        tengen_history_item_get_stamp (items->pdata[i])))
        return FALSE;
    }
  return TRUE;
}

static void
recent_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TengenRecordsWindow) self = data;
  g_autoptr (GPtrArray) items = tengen_history_scan_read_finish (result);
  if (items == NULL || g_cancellable_is_cancelled (self->cancellable))
    return;
  self->recent_read = TRUE;
  if (!is_same (G_LIST_MODEL (self->recent), items))
    g_list_store_splice (self->recent,
                         0,
                         g_list_model_get_n_items (G_LIST_MODEL (self->recent)),
                         items->pdata,
                         items->len);
  tengen_records_window_update (self);
}

static void
look_recent (TengenRecordsWindow *self)
{
  g_auto (GStrv) paths = list_recent (self);
  tengen_history_scan_recent_async ((const char *const *) paths,
                                    self->cancellable,
                                    recent_cb,
                                    g_object_ref (self));
}

/* --- All --- */

static void
folders_cb (TengenRecordsWindow *self)
{
  tengen_history_list_set_folders (self->played,
                                   tengen_history_get_folders (self->history));
  look_recent (self);
}

static void
listed_cb (TengenRecordsWindow *self)
{
  tengen_records_window_update (self);
  tengen_records_window_update_room (self);
}

static void
connect (TengenRecordsWindow *self,
         gpointer object,
         const char *signal,
         GCallback callback)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED);
}

/* Changes within the folder of a match are seen when the user comes back. */
static void
follow (TengenRecordsWindow *self)
{
  connect (self, self->waiting, "listed", G_CALLBACK (listed_cb));
  connect (self,
           self->played,
           "notify::reading",
           G_CALLBACK (tengen_records_window_update));
  connect (self,
           gtk_recent_manager_get_default (),
           "changed",
           G_CALLBACK (look_recent));
  connect (self, self->history, "notify::folders", G_CALLBACK (folders_cb));
  g_signal_connect_object (self->played,
                           "hidden-changed",
                           G_CALLBACK (tengen_history_model_look),
                           self->model,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history,
                           "kept",
                           G_CALLBACK (tengen_history_list_look),
                           self->played,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self,
                           "notify::is-active",
                           G_CALLBACK (tengen_history_list_look),
                           self->played,
                           G_CONNECT_SWAPPED);
}

void
tengen_records_window_start (TengenRecordsWindow *self)
{
  TengenProgram *program =
      TENGEN_PROGRAM (gtk_window_get_application (GTK_WINDOW (self)));
  g_autofree char *matches = tengen_match_folders_get_place ();
  self->cancellable = g_cancellable_new ();
  self->waiting = g_object_ref (tengen_program_get_waiting (program));
  self->history = g_object_ref (tengen_program_get_history (program));
  self->played = tengen_history_list_new (
      tengen_history_get_folders (self->history), matches);
  self->recent = g_list_store_new (TENGEN_TYPE_HISTORY_ITEM);
  tengen_history_model_add (self->model,
                            tengen_waiting_get_items (self->waiting));
  tengen_history_model_add (self->model, G_LIST_MODEL (self->recent));
  tengen_history_model_add (self->model,
                            tengen_history_list_get_items (self->played));
  follow (self);
  look_recent (self);
  tengen_waiting_look (self->waiting);
  listed_cb (self);
}

void
tengen_records_window_stop (TengenRecordsWindow *self)
{
  if (self->played == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  tengen_history_list_stop (self->played);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->played);
  g_clear_object (&self->recent);
  g_clear_object (&self->history);
  g_clear_object (&self->waiting);
}

gboolean
tengen_records_window_is_settled (TengenRecordsWindow *self)
{
  return self->recent_read && tengen_waiting_get_listed (self->waiting);
}

gboolean
tengen_records_window_get_reading (TengenRecordsWindow *self)
{
  return !tengen_records_window_is_settled (self) ||
         tengen_history_list_get_reading (self->played);
}
