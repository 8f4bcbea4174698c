/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-match: matches of the program: their folders, their games
 *
 * Shape: folders that somebody holds are found again by their path.
 */
#include "tengen-application-match.h"

#include "tengen-application-private.h"
#include "tengen-match-table.h"
#include "tengen-shelf.h"
#include "tengen-window-private.h"

char *
tengen_application_get_matches (void)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", "matches", NULL);
}

/* One folder for all. */

static void
gone_cb (gpointer data, GObject *folder)
{
  g_ptr_array_remove_fast (data, folder);
}

static void
forget (gpointer folder, gpointer matches)
{
  g_object_weak_unref (folder, gone_cb, matches);
}

static void
free_matches (gpointer data)
{
  g_ptr_array_foreach (data, forget, data);
  g_ptr_array_unref (data);
}

/* (element-type TengenMatchFolder), borrowed */
static GPtrArray *
get_matches (TengenApplication *self)
{
  GPtrArray *matches = g_object_get_data (G_OBJECT (self), "matches");
  if (matches == NULL)
    {
      matches = g_ptr_array_new ();
      g_object_set_data_full (
          G_OBJECT (self), "matches", matches, free_matches);
    }
  return matches;
}

static TengenMatchFolder *
remember (TengenApplication *self, TengenMatchFolder *folder)
{
  GPtrArray *matches = get_matches (self);
  if (folder == NULL)
    return NULL;
  g_ptr_array_add (matches, folder);
  g_object_weak_ref (G_OBJECT (folder), gone_cb, matches);
  return folder;
}

static char *
get_folder_path (const char *path)
{
  g_autofree char *full = g_canonicalize_filename (path, NULL);
  if (g_file_test (full, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&full);
  return g_path_get_dirname (full);
}

static TengenMatchFolder *
find_open (TengenApplication *self, const char *path)
{
  GPtrArray *matches = get_matches (self);
  g_autofree char *wanted_path = get_folder_path (path);
  g_autoptr (GFile) wanted = g_file_new_for_path (wanted_path);
  for (guint i = 0; i < matches->len; i++)
    {
      TengenMatchFolder *folder = g_ptr_array_index (matches, i);
      g_autoptr (GFile) file =
          g_file_new_for_path (tengen_match_folder_get_path (folder));
      if (tengen_files_same (file, wanted))
        return g_object_ref (folder);
    }
  return NULL;
}

TengenMatchFolder *
tengen_application_open_match (TengenApplication *self,
                               const char *path,
                               GError **error)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);
  TengenMatchFolder *folder = find_open (self, path);
  if (folder != NULL)
    return folder;
  return remember (self, tengen_match_folder_open (path, error));
}

static gboolean
has_id (TengenMatchFolder *folder, const char *id)
{
  return g_str_equal (
      tengen_match_table_get (tengen_match_folder_get_table (folder))->id, id);
}

static TengenMatchFolder *
find_known (TengenApplication *self, const char *id)
{
  GPtrArray *matches = get_matches (self);
  for (guint i = 0; i < matches->len; i++)
    if (has_id (g_ptr_array_index (matches, i), id))
      return g_object_ref (g_ptr_array_index (matches, i));
  return NULL;
}

/* A folder that was copied from elsewhere has records and table. */
static TengenMatchFolder *
find_beside (TengenApplication *self, const char *id, GFile *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  if (path == NULL)
    return NULL;
  g_autofree char *parent = g_path_get_dirname (path);
  if (!tengen_match_folder_is (parent))
    return NULL;
  TengenMatchFolder *folder =
      tengen_application_open_match (self, parent, NULL);
  if (folder != NULL && !has_id (folder, id))
    g_clear_object (&folder);
  return folder;
}

TengenMatchFolder *
tengen_application_find_match (TengenApplication *self,
                               const char *id,
                               GFile *file)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);
  TengenMatchFolder *folder = find_beside (self, id, file);
  if (folder == NULL)
    folder = find_known (self, id);
  if (folder != NULL)
    return folder;
  g_autofree char *parent = tengen_application_get_matches ();
  g_autofree char *path = tengen_match_folder_find (parent, id);
  return path == NULL ? NULL : tengen_application_open_match (self, path, NULL);
}

TengenMatchFolder *
tengen_application_create_match (TengenApplication *self,
                                 TengenMatch *match,
                                 GError **error)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (match != NULL, NULL);
  g_autofree char *parent = tengen_application_get_matches ();
  return remember (self, tengen_match_folder_create (parent, match, error));
}

/* Showing a game. */

static TengenWindow *
find_shown (TengenApplication *self, const TengenGameSetup *setup)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data) && tengen_window_join_match (l->data, setup))
      return l->data;
  return NULL;
}

/* A look at the bytes spares reading records that are large. */
static gboolean
is_record_of (GBytes *base, const char *name)
{
  gsize length;
  const char *text = g_bytes_get_data (base, &length);
  if (g_strstr_len (text, (gssize) length, name) == NULL)
    return FALSE;
  g_autoptr (TengenLoaded) loaded = tengen_files_parse (base, 0, NULL, NULL);
  return loaded != NULL &&
         g_strcmp0 (tengen_game_get_setup (loaded->game)->match, name) == 0;
}

/* Journals of older programs name no run, and no match either. */
static gboolean
is_entry_of (const TengenShelfEntry *entry, const char *name)
{
  return entry->state < TENGEN_SHELF_ASIDE &&
         (entry->match != NULL ? g_str_equal (entry->match, name)
                               : entry->run == NULL);
}

/* The journal of a game that was put away, or was being played when the
 * program ended. */
static TengenJournal *
take_waiting (TengenApplication *self, const char *name)
{
  g_autoptr (GPtrArray) entries = tengen_shelf_list (self->shelf);
  for (guint i = 0; i < entries->len; i++)
    {
      const TengenShelfEntry *entry = g_ptr_array_index (entries, i);
      TengenJournal *journal = NULL;
      if (is_entry_of (entry, name))
        journal = tengen_journal_take (self->shelf, entry->id);
      if (journal == NULL)
        continue;
      g_autoptr (GBytes) base = tengen_journal_read_base (journal);
      if (entry->match != NULL || (base != NULL && is_record_of (base, name)))
        return journal;
      tengen_journal_leave (journal);
      g_object_unref (journal);
    }
  return NULL;
}

static TengenWindow *
show_waiting (TengenApplication *self, TengenWindow *window, const char *name)
{
  TengenRestored restored;
  TengenJournal *journal = take_waiting (self, name);
  TengenDocument *document =
      journal == NULL
          ? NULL
          : tengen_document_new_restored (journal, self->shelf, &restored);
  if (document == NULL)
    return NULL;
  window = tengen_application_show_document (self, window, document);
  tengen_window_tell_restored (window, restored);
  tengen_application_update_waiting (self);
  return window;
}

static gboolean
open_record (TengenApplication *self,
             TengenWindow *window,
             TengenMatchFolder *folder,
             const char *name)
{
  if (name == NULL)
    return FALSE;
  g_autoptr (GFile) file = g_file_new_build_filename (
      tengen_match_folder_get_path (folder), name, NULL);
  if (!g_file_query_exists (file, NULL))
    return FALSE;
  tengen_application_open_file (
      self, window != NULL ? GTK_WINDOW (window) : NULL, file);
  return TRUE;
}

TengenWindow *
tengen_application_play_match_game (TengenApplication *self,
                                    TengenWindow *window,
                                    TengenMatchFolder *folder,
                                    int game)
{
  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (TENGEN_IS_MATCH_FOLDER (folder), NULL);
  const TengenMatch *match =
      tengen_match_table_get (tengen_match_folder_get_table (folder));
  g_autoptr (TengenGameSetup) setup = tengen_match_make_setup (match, game);
  TengenWindow *shown = find_shown (self, setup);
  if (shown == NULL)
    shown = show_waiting (self, window, setup->match);
  if (shown != NULL)
    gtk_window_present (GTK_WINDOW (shown));
  else if (!open_record (
               self, window, folder, tengen_match_get_game (match, game)->file))
    shown = tengen_application_show_document (
        self, window, tengen_document_new (setup, self->shelf));
  return shown;
}
