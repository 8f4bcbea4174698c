/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-waiting-write: unfinished games to files
 */
#include "tengen-waiting-write.h"

#include <string.h>

#include "tengen-document.h"
#include "tengen-save.h"
#include "tengen-save-unpack.h"
#include "tengen-words-text.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)

typedef struct
{
  char *shelf;
  GFile *place;
  char **ids;
  char **names;
  guint n;
} Writing;

static void
writing_free (Writing *self)
{
  g_free (self->shelf);
  g_object_unref (self->place);
  g_strfreev (self->ids);
  g_strfreev (self->names);
  g_free (self);
}

char *
tengen_waiting_write_make_name (TengenWaitingItem *item)
{
  g_return_val_if_fail (TENGEN_IS_WAITING_ITEM (item), NULL);
  const TengenJournalShelfEntry *entry = tengen_waiting_item_get_entry (item);
  const char *title = tengen_waiting_item_get_title (item);
  if (entry->file != NULL)
    {
      g_autofree char *plain = tengen_unpack_strip_name (title);
      return g_str_has_suffix (plain, ".sgf")
                 ? g_steal_pointer (&plain)
                 : g_strconcat (plain, ".sgf", NULL);
    }
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (
      entry->time / G_GINT64_CONSTANT (1000000000));
  g_autofree char *day = g_date_time_format (time, "%Y-%m-%d");
  g_auto (GStrv) words = g_strsplit (title, "　", -1);
  g_autofree char *name = g_strjoinv ("", words);
  g_strdelimit (name, " \t\r\n/\\:", '-');
  return g_strconcat (day, "-", name, ".sgf", NULL);
}

/* NAME.sgf, NAME-2.sgf, NAME-3.sgf. */
static char *
number_name (gconstpointer data, guint number)
{
  const char *name = data;
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".sgf"));
  return number == 1 ? g_strdup (name)
                     : g_strdup_printf ("%s-%u.sgf", stem, number);
}

static GBytes *
make_record (const char *shelf, const char *id, GError **error)
{
  g_autoptr (TengenJournal) journal = tengen_journal_take (shelf, id);
  GBytes *bytes = NULL;
  if (journal != NULL)
    {
      bytes = tengen_document_write_journal (journal);
      tengen_journal_leave (journal);
    }
  if (bytes == NULL)
    g_set_error_literal (error,
                         TENGEN_FILES_ERROR,
                         TENGEN_FILES_ERROR_READ,
                         journal == NULL
                             ? _ ("That game is not there any more.")
                             : _ ("Nothing of its record can be read."));
  return bytes;
}

static gboolean
write_next (Writing *self, gboolean folder, GError **error)
{
  g_autoptr (GBytes) bytes =
      make_record (self->shelf, self->ids[self->n], error);
  if (bytes == NULL)
    return FALSE;
  if (!folder)
    return tengen_save_write_file (self->place, bytes, error);
  g_autofree char *name = tengen_save_create (g_file_peek_path (self->place),
                                              number_name,
                                              self->names[self->n],
                                              bytes,
                                              0666,
                                              error);
  return name != NULL;
}

static void
write_worker (GTask *task,
              gpointer source,
              gpointer data,
              GCancellable *cancellable)
{
  Writing *self = data;
  GError *error = NULL;
  const char *path = g_file_peek_path (self->place);
  gboolean folder = path != NULL && g_file_test (path, G_FILE_TEST_IS_DIR);
  while (self->ids[self->n] != NULL && write_next (self, folder, &error))
    self->n++;
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
tengen_waiting_write_async (const char *shelf,
                            GPtrArray *items,
                            GFile *place,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_return_if_fail (shelf != NULL && items != NULL && G_IS_FILE (place));
  Writing *self = g_new0 (Writing, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  self->shelf = g_strdup (shelf);
  self->place = g_object_ref (place);
  self->ids = g_new0 (char *, items->len + 1);
  self->names = g_new0 (char *, items->len + 1);
  for (guint i = 0; i < items->len; i++)
    {
      TengenWaitingItem *item = g_ptr_array_index (items, i);
      self->ids[i] = g_strdup (tengen_waiting_item_get_entry (item)->id);
      self->names[i] = tengen_waiting_write_make_name (item);
    }
  g_task_set_source_tag (task, tengen_waiting_write_async);
  g_task_set_task_data (task, self, (GDestroyNotify) writing_free);
  tengen_worker_run (task, write_worker);
}

gboolean
tengen_waiting_write_finish (GAsyncResult *result, guint *n, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);
  g_return_val_if_fail (n != NULL, FALSE);
  *n = ((const Writing *) g_task_get_task_data (G_TASK (result)))->n;
  return g_task_propagate_boolean (G_TASK (result), error);
}
