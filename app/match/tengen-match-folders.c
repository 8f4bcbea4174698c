/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-folders: the matches that are open
 */
#include "tengen-match-folders.h"

#include "tengen-files.h"
#include "tengen-match-table.h"

struct _TengenMatchFolders
{
  /* (element-type TengenMatchFolder): borrowed, each leaves when it goes */
  GPtrArray *open;
};

char *
tengen_match_folders_get_place (void)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", "matches", NULL);
}

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

TengenMatchFolders *
tengen_match_folders_new (void)
{
  TengenMatchFolders *self = g_new0 (TengenMatchFolders, 1);
  self->open = g_ptr_array_new ();
  return self;
}

void
tengen_match_folders_free (TengenMatchFolders *self)
{
  g_ptr_array_foreach (self->open, forget, self->open);
  g_ptr_array_unref (self->open);
  g_free (self);
}

static TengenMatchFolder *
remember (TengenMatchFolders *self, TengenMatchFolder *folder)
{
  GPtrArray *matches = self->open;
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
find_open (TengenMatchFolders *self, const char *path)
{
  GPtrArray *matches = self->open;
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
tengen_match_folders_open (TengenMatchFolders *self,
                           const char *path,
                           GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);
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
find_known (TengenMatchFolders *self, const char *id)
{
  GPtrArray *matches = self->open;
  for (guint i = 0; i < matches->len; i++)
    if (has_id (g_ptr_array_index (matches, i), id))
      return g_object_ref (g_ptr_array_index (matches, i));
  return NULL;
}

/* A folder that was copied from elsewhere has records and table. */
static TengenMatchFolder *
find_beside (TengenMatchFolders *self, const char *id, GFile *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  if (path == NULL)
    return NULL;
  g_autofree char *parent = g_path_get_dirname (path);
  if (!tengen_match_folder_is (parent))
    return NULL;
  TengenMatchFolder *folder = tengen_match_folders_open (self, parent, NULL);
  if (folder != NULL && !has_id (folder, id))
    g_clear_object (&folder);
  return folder;
}

TengenMatchFolder *
tengen_match_folders_find (TengenMatchFolders *self,
                           const char *id,
                           GFile *file)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);
  TengenMatchFolder *folder = find_beside (self, id, file);
  if (folder == NULL)
    folder = find_known (self, id);
  if (folder != NULL)
    return folder;
  g_autofree char *parent = tengen_match_folders_get_place ();
  g_autofree char *path = tengen_match_folder_find (parent, id);
  return path == NULL ? NULL : tengen_match_folders_open (self, path, NULL);
}

TengenMatchFolder *
tengen_match_folders_create (TengenMatchFolders *self,
                             TengenMatch *match,
                             GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (match != NULL, NULL);
  g_autofree char *parent = tengen_match_folders_get_place ();
  return remember (self, tengen_match_folder_create (parent, match, error));
}
