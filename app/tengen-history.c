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
#include "tengen-history-place.h"
#include "tengen-game-info.h"

#define RETRY_S 60

#define TRASH ".trash"
#define WEEK_SECONDS (7 * 24 * 60 * 60)

typedef struct
{
  TengenDocument *document;
  char *usual;
  char *folder;
  char *name;
  char *expected;
  GBytes *bytes;
} Writing;

struct _TengenHistory
{
  GObject parent_instance;

  /* of this user; names of files are as seen from there */
  char *usual;
  /* where new games go is the first, the usual one is among them */
  char **folders;
  GApplication *program;
  /* (element-type TengenDocument) */
  GPtrArray *followed;
  GQueue writings;
  GQueue failed;
  gboolean busy;
  gboolean failing;
  gboolean displaced;
  guint moment_id;
  guint retry_id;
};

G_DEFINE_FINAL_TYPE (TengenHistory, tengen_history, G_TYPE_OBJECT)

enum
{
  PROP_BUSY = 1,
  PROP_FOLDERS,
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

static void write_next (TengenHistory *self);

static void
writing_free (Writing *self)
{
  g_object_unref (self->document);
  g_free (self->usual);
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

/* Told once, until another folder is chosen. */
static void
tell_displaced (TengenHistory *self, const Writing *writing, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  if (self->displaced || g_str_equal (folder, writing->folder))
    return;
  self->displaced = TRUE;
  g_signal_emit (self, signals[DISPLACED], 0, writing->folder);
}

static void
take_success (TengenHistory *self, Writing *writing, const char *path)
{
  g_autofree char *name = tengen_history_place_make_name (self->usual, path);
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, writing->bytes);
  tell_displaced (self, writing, path);
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
  g_autofree char *path = g_task_propagate_pointer (G_TASK (result), &error);
  Writing *writing = g_queue_pop_head (&self->writings);
  if (path == NULL)
    take_failure (self, writing, error);
  else
    take_success (self, writing, path);
  set_busy (self, FALSE);
  /* as long as it fails the others would, too */
  if (path != NULL || !g_queue_is_empty (&self->writings))
    write_next (self);
}

static char *
write_in (const Writing *writing, const char *folder, GError **error)
{
  g_autofree char *name = tengen_history_file_write (
      folder, writing->name, writing->expected, writing->bytes, error);
  return name != NULL ? g_build_filename (folder, name, NULL) : NULL;
}

/* A folder that was chosen may be gone, with the disk it was on: it is not made
 * anew, the game goes where games usually are. */
static char *
write_somewhere (const Writing *writing, GError **error)
{
  char *path = NULL;
  if (!g_str_equal (writing->folder, writing->usual) &&
      tengen_history_place_is_writable (writing->folder))
    path = write_in (writing, writing->folder, NULL);
  return path != NULL ? path : write_in (writing, writing->usual, error);
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  GError *error = NULL;
  char *path = write_somewhere (data, &error);
  if (path != NULL)
    g_task_return_pointer (task, path, g_free);
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
  g_autofree char *path = g_build_filename (self->folders[0], name, NULL);
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

static char *
find_path (TengenHistory *self, TengenDocument *document)
{
  const char *name = tengen_document_get_kept_name (document);
  if (name != NULL)
    return tengen_history_place_get_path (self->usual, name);
  g_autofree char *made = make_name (self, document);
  return g_build_filename (self->folders[0], made, NULL);
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
  g_autofree char *path = find_path (self, document);
  g_autofree char *name = tengen_history_place_make_name (self->usual, path);
  Writing *writing = g_new0 (Writing, 1);
  writing->document = g_object_ref (document);
  writing->usual = g_strdup (self->usual);
  writing->folder = g_path_get_dirname (path);
  writing->name = g_path_get_basename (path);
  writing->bytes = tengen_document_write (document);
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, writing->bytes);
  tengen_document_note_kept (document, name, checksum);
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
  else if (property == PROP_FOLDERS)
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
  g_queue_clear_full (&self->failed, (GDestroyNotify) writing_free);
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
  GParamFlags flags =
      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);
  properties[PROP_FOLDERS] =
      g_param_spec_boxed ("folders", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[FAILED] = add_signal ("failed");
  signals[KEPT] = add_signal ("kept");
  signals[DISPLACED] = add_signal ("displaced");
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
  g_autofree char *path = tengen_history_get_path (self, name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *trash = g_build_filename (folder, TRASH, NULL);
  g_autofree char *trashed =
      tengen_history_file_move (path, trash, base, error);
  return trashed != NULL ? g_build_filename (trash, trashed, NULL) : NULL;
}

gboolean
tengen_history_restore (TengenHistory *self,
                        const char *trashed,
                        const char *name,
                        GError **error)
{
  g_return_val_if_fail (TENGEN_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (trashed != NULL && name != NULL, FALSE);
  g_autofree char *path = tengen_history_get_path (self, name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *restored =
      tengen_history_file_move (trashed, folder, base, error);
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
  g_autofree char *trash = g_path_get_dirname (trashed);
  g_unlink (trashed);
  remove_old (trash);
}
