/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-scan: which matches are in a folder
 */
#include "tengen-match-scan.h"

#include <glib/gstdio.h>

#include "tengen-match-folder.h"
#include "tengen-words-match.h"
#include "tengen-words-text.h"
#include "tengen-worker.h"

#define _(text) tengen_words_text (text)

static void
entry_free (TengenMatchEntry *self)
{
  g_free (self->path);
  g_free (self->title);
  g_free (self->about);
  g_free (self);
}

static gint64
get_time (const char *path)
{
  g_autofree char *table = tengen_match_folder_make_table_path (path);
  GStatBuf info;

  if (g_stat (table, &info) != 0)
    return 0;
  return (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC +
         info.st_mtim.tv_nsec / 1000;
}

/* Of the round that is played now. */
static guint
count_decided (const TengenMatch *match, guint *n)
{
  const int round = tengen_match_get_round (match);
  guint decided = 0;

  *n = 0;
  for (guint i = 0; i < match->games->len; i++)
    {
      const TengenMatchGame *game = tengen_match_get_game (match, (int) i);

      if (game->white == TENGEN_MATCH_NOBODY || game->round != round)
        continue;
      (*n)++;
      if (game->result.kind != TENGEN_RESULT_UNKNOWN)
        decided++;
    }
  return decided;
}

static char *
write_progress (const TengenMatch *match)
{
  guint n;
  guint decided = count_decided (match, &n);

  if (tengen_match_is_over (match))
    return g_strdup (_ ("finished"));
  if (n == 0)
    return g_strdup (_ ("not begun"));
  return match->kind == TENGEN_MATCH_SERIES
             ? g_strdup_printf (_ ("game %d"), tengen_match_get_round (match))
             : g_strdup_printf (_ ("round %d, %u of %u games decided"),
                                tengen_match_get_round (match),
                                decided,
                                n);
}

static char *
write_about (const TengenMatch *match)
{
  g_autofree char *progress = write_progress (match);
  g_autofree char *players = g_strdup_printf (
      tengen_words_plural ("%u player", "%u players", match->players->len),
      match->players->len);
  GString *text = g_string_new (tengen_words_match_kind (match->kind));

  tengen_words_append_part (text, players);
  tengen_words_append_part (text, progress);
  return g_string_free (text, FALSE);
}

static TengenMatchEntry *
read_entry (const char *path)
{
  TengenMatchEntry *entry = g_new0 (TengenMatchEntry, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenMatch) match =
      tengen_match_folder_read (path, NULL, NULL, &error);

  entry->path = g_strdup (path);
  entry->time = get_time (path);
  entry->is_good = match != NULL;
  entry->title = match != NULL ? tengen_words_match_title (match)
                               : g_filename_display_basename (path);
  entry->about =
      match != NULL ? write_about (match) : g_strdup (error->message);
  return entry;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const TengenMatchEntry *one = *(const TengenMatchEntry *const *) a;
  const TengenMatchEntry *other = *(const TengenMatchEntry *const *) b;

  if (one->time != other->time)
    return one->time > other->time ? -1 : 1;
  return g_strcmp0 (one->path, other->path);
}

static void
worker (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *parent = data;
  g_autoptr (GPtrArray) entries =
      g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  g_autoptr (GDir) dir = g_dir_open (parent, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL &&
         !g_cancellable_is_cancelled (cancellable))
    {
      g_autofree char *path = g_build_filename (parent, name, NULL);

      if (tengen_match_folder_is (path))
        g_ptr_array_add (entries, read_entry (path));
    }
  g_ptr_array_sort (entries, compare);
  g_task_return_pointer (
      task, g_steal_pointer (&entries), (GDestroyNotify) g_ptr_array_unref);
}

void
tengen_match_scan_async (const char *parent,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (parent != NULL);

  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, tengen_match_scan_async);
  g_task_set_task_data (task, g_strdup (parent), g_free);
  tengen_worker_run (task, worker);
}

GPtrArray *
tengen_match_scan_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
