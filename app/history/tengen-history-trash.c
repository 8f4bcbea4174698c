/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-history-trash: taking games away, and putting them back
 *
 * Shape: what is taken away lies in a folder beside the others, so that it can
 *        be put back, until it goes for good; what was left there by a program
 *        that stopped goes after a week.
 */
#include "tengen-history.h"

#include <glib/gstdio.h>
#include <time.h>

#include "tengen-history-file.h"

#define TRASH ".trash"
#define WEEK_SECONDS (7 * 24 * 60 * 60)

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
