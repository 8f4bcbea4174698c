/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-place: in which folder a game played here is kept
 */
#include "tengen-history-place.h"

#include <glib/gstdio.h>
#include <unistd.h>

char *
tengen_history_place_get_usual (void)
{
  return g_build_filename (g_get_user_data_dir (), "tengen", "games", NULL);
}

gboolean
tengen_history_place_is_writable (const char *folder)
{
  g_return_val_if_fail (folder != NULL, FALSE);

  return g_file_test (folder, G_FILE_TEST_IS_DIR) &&
         g_access (folder, W_OK | X_OK) == 0;
}

char *
tengen_history_place_make_name (const char *usual, const char *path)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (usual != NULL && path != NULL, NULL);

  folder = g_path_get_dirname (path);
  return g_str_equal (folder, usual) ? g_path_get_basename (path)
                                     : g_strdup (path);
}

char *
tengen_history_place_get_path (const char *usual, const char *name)
{
  g_return_val_if_fail (usual != NULL && name != NULL, NULL);

  return g_path_is_absolute (name) ? g_strdup (name)
                                   : g_build_filename (usual, name, NULL);
}
