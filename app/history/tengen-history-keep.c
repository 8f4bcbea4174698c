/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-keep: games are written into their files
 *
 * What:  a file for each game, always the same one; what could not be written.
 * Not:   when a game is written (tengen-history), what a file is called and how
 *        it is written (tengen-history-file).
 * Shape: `writings` wait for the one worker; the first of them is its. Those
 *        that failed are put behind the others, and tried again with the next
 *        game, or in a minute.
 */
#include "tengen-history-private.h"

#include "tengen-describe-info.h"
#include "tengen-history-file.h"
#include "tengen-history-place.h"
#include "tengen-worker.h"

#define RETRY_S 60

typedef struct
{
  TengenDocument *document;
  char *usual;
  char *folder;
  char *name;
  char **expected;
  GBytes *bytes;
} Writing;

static void write_next (TengenHistory *self);

static void
writing_free (Writing *self)
{
  g_object_unref (self->document);
  g_free (self->usual);
  g_free (self->folder);
  g_free (self->name);
  g_strfreev (self->expected);
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
      g_signal_emit_by_name (self, "failed", error->message);
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
  g_signal_emit_by_name (self, "displaced", writing->folder);
}

/* What waits of the same game goes where the game is now: another program may
 * have taken the name that was asked for. */
static void
redirect_waiting (TengenHistory *self,
                  const TengenDocument *document,
                  const char *path)
{
  for (GList *l = self->writings.head; l != NULL; l = l->next)
    {
      Writing *waiting = l->data;
      if (waiting->document != document)
        continue;
      g_free (waiting->folder);
      g_free (waiting->name);
      waiting->folder = g_path_get_dirname (path);
      waiting->name = g_path_get_basename (path);
    }
}

static void
take_success (TengenHistory *self, Writing *writing, const char *path)
{
  g_autofree char *name = tengen_history_place_make_name (self->usual, path);
  g_autofree char *checksum =
      g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, writing->bytes);
  tell_displaced (self, writing, path);
  tengen_document_set_kept (writing->document, name, checksum);
  redirect_waiting (self, writing->document, path);
  writing_free (writing);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->failing = FALSE;
  g_signal_emit_by_name (self, "kept", name);
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
  g_autofree char *name =
      tengen_history_file_write (folder,
                                 writing->name,
                                 (const char *const *) writing->expected,
                                 writing->bytes,
                                 error);
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
  g_strfreev (writing->expected);
  writing->expected = tengen_document_get_kept_sums (writing->document);
  set_busy (self, TRUE);
  g_autoptr (GTask) task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_source_tag (task, write_next);
  g_task_set_task_data (task, writing, NULL);
  tengen_worker_run (task, write_worker);
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

void
tengen_history_keep (TengenHistory *self, TengenDocument *document)
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

void
tengen_history_drop_failed (TengenHistory *self)
{
  g_queue_clear_full (&self->failed, (GDestroyNotify) writing_free);
}
