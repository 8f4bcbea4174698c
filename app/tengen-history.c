/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history: every game that is played here is kept
 *
 * Shape: `followed` are the games that are open. A game that ended is written a
 *        moment later, since whoever ends it does more than one thing; one that
 *        is put away at once. `writings` wait for the one worker; the first of
 *        them is its. Those that failed are put behind the others, and tried
 *        again with the next game, or in a minute.
 */
#include "tengen-history.h"

#include <glib/gstdio.h>
#include <time.h>

#include "tengen-history-file.h"
#include "tengen-game-info.h"

#define RETRY_S 60

#define TRASH ".trash"
#define WEEK_SECONDS (7 * 24 * 60 * 60)

typedef struct
{
  TengenDocument *document;
  char *folder;
  char *name;
  char *expected;
  GBytes *bytes;
} Writing;

struct _TengenHistory
{
  GObject parent_instance;

  char *folder;
  GApplication *program;
  /* (element-type TengenDocument) */
  GPtrArray *followed;
  GQueue writings;
  GQueue failed;
  gboolean busy;
  gboolean failing;
  guint moment_id;
  guint retry_id;
};

G_DEFINE_FINAL_TYPE (TengenHistory, tengen_history, G_TYPE_OBJECT)

enum
{
  PROP_BUSY = 1,
  N_PROPS,
};

enum
{
  FAILED,
  KEPT,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void write_next (TengenHistory *self);

static void
writing_free (Writing *self)
{
  g_object_unref (self->document);
  g_free (self->folder);
  g_free (self->name);
  g_free (self->expected);
  g_bytes_unref (self->bytes);
  g_free (self);
}

static void
set_busy (TengenHistory *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  if (self->program != NULL && busy)
    g_application_hold (self->program);
  else if (self->program != NULL)
    g_application_release (self->program);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

/* Writing. */

static gboolean
retry_cb (gpointer data)
{
  TengenHistory *self = data;
  self->retry_id = 0;
  write_next (self);
  return G_SOURCE_REMOVE;
}

/* Whether what the game has become since waits already. */
static gboolean
is_outdated (TengenHistory *self, const Writing *writing)
{
  for (const GList *l = self->writings.head; l != NULL; l = l->next)
    if (((const Writing *) l->data)->document == writing->document)
      return TRUE;
  return FALSE;
}

static void
take_failure (TengenHistory *self, Writing *writing, const GError *error)
{
  if (is_outdated (self, writing))
    {
      writing_free (writing);
      return;
    }
  tengen_document_set_kept (writing->document, NULL, NULL);
  g_queue_push_tail (&self->failed, writing);
  if (self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (RETRY_S, retry_cb, self);
  if (!self->failing)
    {
      self->failing = TRUE;
      g_signal_emit (self, signals[FAILED], 0, error->message);
    }
}

static void
take_success (TengenHistory *self, Writing *writing, const char *name)
{
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, writing->bytes);
  tengen_document_set_kept (writing->document, name, checksum);
  writing_free (writing);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->failing = FALSE;
  g_signal_emit (self, signals[KEPT], 0, name);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenHistory *self = TENGEN_HISTORY (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_task_propagate_pointer (G_TASK (result), &error);
  Writing *writing = g_queue_pop_head (&self->writings);
  if (name == NULL)
    take_failure (self, writing, error);
  else
    take_success (self, writing, name);
  set_busy (self, FALSE);
  /* as long as it fails the others would, too */
  if (name != NULL || !g_queue_is_empty (&self->writings))
    write_next (self);
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  const Writing *writing = data;
  GError *error = NULL;
  char *name = tengen_history_file_write (writing->folder,
                                          writing->name,
                                          writing->expected,
                                          writing->bytes,
                                          &error);
  if (name != NULL)
    g_task_return_pointer (task, name, g_free);
  else
    g_task_return_error (task, error);
}

/* What was written since is what the file must hold. */
static void
write_next (TengenHistory *self)
{
  if (self->busy)
    return;
  if (g_queue_is_empty (&self->writings) && !g_queue_is_empty (&self->failed))
    g_queue_push_tail (&self->writings, g_queue_pop_head (&self->failed));
  Writing *writing = g_queue_peek_head (&self->writings);
  if (writing == NULL)
    return;
  g_free (writing->expected);
  writing->expected =
      g_strdup (tengen_document_get_kept_checksum (writing->document));
  set_busy (self, TRUE);
  g_autoptr (GTask) task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_source_tag (task, write_next);
  g_task_set_task_data (task, writing, NULL);
  g_task_run_in_thread (task, write_worker);
}

/* Which name. */

static gboolean
is_awaited (const GQueue *queue, const char *name)
{
  for (const GList *l = queue->head; l != NULL; l = l->next)
    if (g_str_equal (((const Writing *) l->data)->name, name))
      return TRUE;
  return FALSE;
}

static gboolean
is_taken (TengenHistory *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  return is_awaited (&self->writings, name) ||
         is_awaited (&self->failed, name) ||
         g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK);
}

static char *
make_name (TengenHistory *self, TengenDocument *document)
{
  const TengenGame *game =
      tengen_session_get_game (tengen_document_get_session (document));
  g_autofree char *date = tengen_info_get (tengen_game_get_record (game),
                                           tengen_game_get_root (game),
                                           TENGEN_PROPERTY_DT);
  g_autofree char *name =
      tengen_history_file_make_name (tengen_game_get_setup (game), date);
  for (guint i = 1; i < G_MAXUINT; i++)
    {
      g_autofree char *other = tengen_history_file_vary_name (name, i);
      if (!is_taken (self, other))
        return g_steal_pointer (&other);
    }
  return g_steal_pointer (&name);
}

/* Of a game that could not be written before only what it is now is. */
static void
drop_older (TengenHistory *self, TengenDocument *document)
{
  for (GList *l = self->failed.head; l != NULL; l = l->next)
    if (((Writing *) l->data)->document == document)
      {
        writing_free (l->data);
        g_queue_delete_link (&self->failed, l);
        return;
      }
}

static void
keep (TengenHistory *self, TengenDocument *document)
{
  if (!tengen_document_wants_keeping (document))
    return;
  drop_older (self, document);
  const char *name = tengen_document_get_kept_name (document);
  Writing *writing = g_new0 (Writing, 1);
  writing->document = g_object_ref (document);
  writing->folder = g_strdup (self->folder);
  writing->name = name != NULL ? g_strdup (name) : make_name (self, document);
  writing->bytes = tengen_document_write (document);
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, writing->bytes);
  tengen_document_note_kept (document, writing->name, checksum);
  g_queue_push_tail (&self->writings, writing);
  write_next (self);
}

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
      keep (self, g_ptr_array_index (self->followed, i));
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
  keep (self, document);
  g_signal_handlers_disconnect_by_data (tengen_document_get_session (document),
                                        self);
  g_signal_handlers_disconnect_by_data (document, self);
  g_ptr_array_remove (self->followed, document);
}

typedef struct
{
  TengenDocument *document;
  char *folder;
  GBytes *bytes;
} Finding;

static void
finding_free (Finding *self)
{
  g_object_unref (self->document);
  g_free (self->folder);
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
  g_task_return_pointer (
      task, tengen_history_file_find (finding->folder, finding->bytes), g_free);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TengenHistory *self = TENGEN_HISTORY (source);
  const Finding *finding = g_task_get_task_data (G_TASK (result));
  TengenDocument *document = finding->document;
  g_autofree char *name = g_task_propagate_pointer (G_TASK (result), NULL);
  if (name == NULL || tengen_document_get_kept_name (document) != NULL ||
      !g_ptr_array_find (self->followed, document, NULL))
    return;
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
  finding->folder = g_strdup (self->folder);
  finding->bytes = g_bytes_ref (bytes);
  g_autoptr (GTask) task = g_task_new (self, NULL, found_cb, NULL);
  g_task_set_source_tag (task, find_name);
  g_task_set_task_data (task, finding, (GDestroyNotify) finding_free);
  g_task_run_in_thread (task, find_worker);
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
  keep (self, document);
}

/* The object. */

static void
tengen_history_get_property (GObject *object,
                             guint property,
                             GValue *value,
                             GParamSpec *pspec)
{
  if (property == PROP_BUSY)
    g_value_set_boolean (value, TENGEN_HISTORY (object)->busy);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tengen_history_dispose (GObject *object)
{
  TengenHistory *self = TENGEN_HISTORY (object);
  g_clear_handle_id (&self->moment_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  g_queue_clear_full (&self->failed, (GDestroyNotify) writing_free);
  g_ptr_array_set_size (self->followed, 0);
  G_OBJECT_CLASS (tengen_history_parent_class)->dispose (object);
}

static void
tengen_history_finalize (GObject *object)
{
  TengenHistory *self = TENGEN_HISTORY (object);
  g_ptr_array_unref (self->followed);
  g_free (self->folder);
  G_OBJECT_CLASS (tengen_history_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name,
                       TENGEN_TYPE_HISTORY,
                       G_SIGNAL_RUN_LAST,
                       0,
                       NULL,
                       NULL,
                       NULL,
                       G_TYPE_NONE,
                       1,
                       G_TYPE_STRING);
}

static void
tengen_history_class_init (TengenHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tengen_history_get_property;
  object_class->dispose = tengen_history_dispose;
  object_class->finalize = tengen_history_finalize;
  properties[PROP_BUSY] = g_param_spec_boolean (
      "busy",
      NULL,
      NULL,
      FALSE,
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[FAILED] = add_signal ("failed");
  signals[KEPT] = add_signal ("kept");
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
  self->folder =
      folder != NULL
          ? g_strdup (folder)
          : g_build_filename (g_get_user_data_dir (), "tengen", "games", NULL);
  self->program = program;
  return self;
}

const char *
tengen_history_get_folder (TengenHistory *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), NULL);
  return self->folder;
}

char *
tengen_history_find_name (TengenHistory *self, GFile *file)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_autoptr (GFile) parent = g_file_get_parent (file);
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  if (parent == NULL || !tengen_files_same (parent, folder))
    return NULL;
  return g_file_get_basename (file);
}

gboolean
tengen_history_get_busy (TengenHistory *self)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), FALSE);
  return self->busy;
}

/* Taking away. */

char *
tengen_history_remove (TengenHistory *self, const char *name, GError **error)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *trash = g_build_filename (self->folder, TRASH, NULL);
  return tengen_history_file_move (path, trash, name, error);
}

gboolean
tengen_history_restore (TengenHistory *self,
                        const char *trashed,
                        const char *name,
                        GError **error)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (trashed != NULL && name != NULL, FALSE);
  g_autofree char *path = g_build_filename (self->folder, TRASH, trashed, NULL);
  g_autofree char *restored =
      tengen_history_file_move (path, self->folder, name, error);
  return restored != NULL;
}

/* Moving a file leaves the time at which it was written, but not the other. */
static void
remove_old (const char *trash)
{
  g_autoptr (GDir) dir = g_dir_open (trash, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (trash, name, NULL);
      GStatBuf info;
      if (g_stat (path, &info) == 0 &&
          time (NULL) - info.st_ctime > WEEK_SECONDS)
        g_unlink (path);
    }
}

void
tengen_history_purge (TengenHistory *self, const char *trashed)
{
  g_return_if_fail (TENGEN_IS_HISTORY (self));
  g_return_if_fail (trashed != NULL);
  g_autofree char *trash = g_build_filename (self->folder, TRASH, NULL);
  g_autofree char *path = g_build_filename (trash, trashed, NULL);
  g_unlink (path);
  remove_old (trash);
}
