/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history: every game that is played here is kept
 *
 * Shape: `followed` are the games that are open. A game that ended is written a
 *        moment later, since ending it takes more than one command; a game that
 *        is put away is written at once.
 */
#include "tengen-history-private.h"

#include "tengen-history-file.h"
#include "tengen-history-place.h"
#include "tengen-signal.h"
#include "tengen-worker.h"

G_DEFINE_FINAL_TYPE (TengenHistory, tengen_history, G_TYPE_OBJECT)

enum
{
  PROP_FOLDERS = 1,
  N_PROPS,
};

enum
{
  FAILED,
  KEPT,
  DISPLACED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* Following. */

static gboolean
is_over (TengenDocument *document)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  return tengen_game_get_result (game).kind != TENGEN_RESULT_UNKNOWN;
}

static gboolean
moment_cb (gpointer data)
{
  TengenHistory *self = data;
  self->moment_id = 0;
  for (guint i = 0; i < self->followed->len; i++)
    if (is_over (g_ptr_array_index (self->followed, i)))
      tengen_history_keep (self, g_ptr_array_index (self->followed, i));
  return G_SOURCE_REMOVE;
}

static void
changed_cb (TengenHistory *self, TengenSession *session)
{
  const TengenGame *game = tengen_session_get_game (session);
  if (self->moment_id == 0 &&
      tengen_game_get_result (game).kind != TENGEN_RESULT_UNKNOWN)
    self->moment_id = g_idle_add_full (G_PRIORITY_LOW, moment_cb, self, NULL);
}

static void
closing_cb (TengenHistory *self, TengenDocument *document)
{
  tengen_history_keep (self, document);
  g_signal_handlers_disconnect_by_data (tengen_document_get_session (document),
                                        self);
  g_signal_handlers_disconnect_by_data (document, self);
  g_ptr_array_remove (self->followed, document);
}

typedef struct
{
  TengenDocument *document;
  char **folders;
  GBytes *bytes;
} Finding;

static void
finding_free (Finding *self)
{
  g_object_unref (self->document);
  g_strfreev (self->folders);
  g_bytes_unref (self->bytes);
  g_free (self);
}

static void
find_worker (GTask *task,
             gpointer source,
             gpointer data,
             GCancellable *cancellable)
{
  const Finding *finding = data;
  char *path = NULL;
  for (char **folder = finding->folders; *folder != NULL && path == NULL;
       folder++)
    {
      g_autofree char *name =
          tengen_history_file_find (*folder, finding->bytes);
      if (name != NULL)
        path = g_build_filename (*folder, name, NULL);
    }
  g_task_return_pointer (task, path, g_free);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenHistory *self = TENGEN_HISTORY (source);
  const Finding *finding = g_task_get_task_data (G_TASK (result));
  TengenDocument *document = finding->document;
  g_autofree char *path = g_task_propagate_pointer (G_TASK (result), NULL);
  if (path == NULL || tengen_document_get_kept_name (document) != NULL ||
      !g_ptr_array_find (self->followed, document, NULL))
    return;
  g_autofree char *name = tengen_history_place_make_name (self->usual, path);
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, finding->bytes);
  tengen_document_set_kept (document, name, checksum);
}

/* A game that was saved elsewhere, and is opened from there, goes on in its
 * old file here. */
static void
find_name (TengenHistory *self, TengenDocument *document)
{
  GBytes *bytes = tengen_document_get_bytes (document);
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  if (bytes == NULL || tengen_document_get_kept_name (document) != NULL ||
      !tengen_game_is_own (game))
    return;
  Finding *finding = g_new0 (Finding, 1);
  finding->document = g_object_ref (document);
  finding->folders = g_strdupv (self->folders);
  finding->bytes = g_bytes_ref (bytes);
  g_autoptr (GTask) task = g_task_new (self, NULL, found_cb, NULL);
  g_task_set_source_tag (task, find_name);
  g_task_set_task_data (task, finding, (GDestroyNotify) finding_free);
  tengen_worker_run (task, find_worker);
}

void
tengen_history_follow (TengenHistory *self, TengenDocument *document)
{
  g_return_if_fail (TENGEN_IS_HISTORY (self));
  g_return_if_fail (TENGEN_IS_DOCUMENT (document));
  g_ptr_array_add (self->followed, g_object_ref (document));
  g_signal_connect_object (tengen_document_get_session (document),
                           "changed",
                           G_CALLBACK (changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (
      document, "closing", G_CALLBACK (closing_cb), self, G_CONNECT_SWAPPED);
  find_name (self, document);
  tengen_history_keep (self, document);
}

/* The object. */

static void
tengen_history_get_property (GObject *object,
                             guint property,
                             GValue *value,
                             GParamSpec *pspec)
{
  if (property == PROP_FOLDERS)
    g_value_set_boxed (value, TENGEN_HISTORY (object)->folders);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_history_dispose (GObject *object)
{
  TengenHistory *self = TENGEN_HISTORY (object);
  g_clear_handle_id (&self->moment_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  tengen_history_drop_failed (self);
  g_ptr_array_set_size (self->followed, 0);
  G_OBJECT_CLASS (tengen_history_parent_class)->dispose (object);
}

static void
tengen_history_finalize (GObject *object)
{
  TengenHistory *self = TENGEN_HISTORY (object);
  g_ptr_array_unref (self->followed);
  g_free (self->usual);
  g_strfreev (self->folders);
  G_OBJECT_CLASS (tengen_history_parent_class)->finalize (object);
}

static void
tengen_history_class_init (TengenHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_history_get_property;
  object_class->dispose = tengen_history_dispose;
  object_class->finalize = tengen_history_finalize;
  GParamFlags flags = TENGEN_PARAM_READABLE;
  properties[PROP_FOLDERS] =
      g_param_spec_boxed ("folders", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[FAILED] =
      tengen_signal_new ("failed", TENGEN_TYPE_HISTORY, 1, G_TYPE_STRING);
  signals[KEPT] =
      tengen_signal_new ("kept", TENGEN_TYPE_HISTORY, 1, G_TYPE_STRING);
  signals[DISPLACED] =
      tengen_signal_new ("displaced", TENGEN_TYPE_HISTORY, 1, G_TYPE_STRING);
}

static void
tengen_history_init (TengenHistory *self)
{
  g_queue_init (&self->writings);
  g_queue_init (&self->failed);
  self->followed = g_ptr_array_new_with_free_func (g_object_unref);
}

TengenHistory *
tengen_history_new (const char *folder, GApplication *program)
{
  TengenHistory *self = g_object_new (TENGEN_TYPE_HISTORY, NULL);
  self->usual =
      folder != NULL ? g_strdup (folder) : tengen_history_place_get_usual ();
  self->folders = g_new0 (char *, 2);
  self->folders[0] = g_strdup (self->usual);
  self->program = program;
  return self;
}

static void
add_folder (GPtrArray *folders, const char *folder)
{
  if (*folder != '\0' &&
      !g_ptr_array_find_with_equal_func (folders, folder, g_str_equal, NULL))
    g_ptr_array_add (folders, g_strdup (folder));
}

void
tengen_history_set_folders (TengenHistory *self,
                            const char *folder,
                            const char *const *earlier)
{
  g_return_if_fail (TENGEN_IS_HISTORY (self));
  g_return_if_fail (folder != NULL && earlier != NULL);
  g_autoptr (GPtrArray) folders = g_ptr_array_new_with_free_func (g_free);
  add_folder (folders, folder);
  add_folder (folders, self->usual);
  for (gsize i = 0; earlier[i] != NULL; i++)
    add_folder (folders, earlier[i]);
  g_ptr_array_add (folders, NULL);
  g_strfreev (self->folders);
  self->folders =
      (char **) g_ptr_array_free (g_steal_pointer (&folders), FALSE);
  self->displaced = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDERS]);
}

const char *const *
tengen_history_get_folders (TengenHistory *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), NULL);
  return (const char *const *) self->folders;
}

char *
tengen_history_get_path (TengenHistory *self, const char *name)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);
  return tengen_history_place_get_path (self->usual, name);
}

char *
tengen_history_find_name (TengenHistory *self, GFile *file)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_autoptr (GFile) parent = g_file_get_parent (file);
  g_autofree char *base = g_file_get_basename (file);
  for (char **path = self->folders; *path != NULL && parent != NULL; path++)
    {
      g_autoptr (GFile) folder = g_file_new_for_path (*path);
      g_autofree char *whole = g_build_filename (*path, base, NULL);
      if (tengen_files_same (parent, folder))
        return tengen_history_place_make_name (self->usual, whole);
    }
  return NULL;
}
