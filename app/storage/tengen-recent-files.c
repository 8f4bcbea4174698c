/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-recent-files: the records that were opened or saved last
 */
#include "tengen-recent-files.h"

#define RECORD "application/x-go-sgf"
#define LESSON "application/x-tengen-lesson+xml"

static gboolean
add_cb (gpointer data)
{
  g_autofree char *uri = g_file_get_uri (G_FILE (data));
  g_autofree char *lower = g_ascii_strdown (uri, -1);
  g_autofree char *command = g_strconcat (
      g_get_prgname () != NULL ? g_get_prgname () : "tengen", " %u", NULL);
  GtkRecentData recent = {
    .mime_type = (char *) (g_str_has_suffix (lower, ".xml") ? LESSON : RECORD),
    .app_name = (char *) g_get_application_name (),
    .app_exec = command,
  };
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &recent);
  return G_SOURCE_REMOVE;
}

void
tengen_recent_files_add (GFile *file)
{
  g_return_if_fail (G_IS_FILE (file));
  g_idle_add_full (G_PRIORITY_LOW, add_cb, g_object_ref (file), g_object_unref);
}

static gboolean
is_record (GtkRecentInfo *info)
{
  g_autofree char *uri = g_ascii_strdown (gtk_recent_info_get_uri (info), -1);
  return g_strcmp0 (gtk_recent_info_get_mime_type (info), RECORD) == 0 ||
         g_str_has_suffix (uri, ".sgf") || g_str_has_suffix (uri, ".sgf.gz");
}

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  GDateTime *one = gtk_recent_info_get_modified ((GtkRecentInfo *) a);
  GDateTime *other = gtk_recent_info_get_modified ((GtkRecentInfo *) b);
  return g_date_time_compare (other, one);
}

GPtrArray *
tengen_recent_files_list (GtkRecentManager *manager)
{
  g_return_val_if_fail (GTK_IS_RECENT_MANAGER (manager), NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  GList *items = gtk_recent_manager_get_items (manager);
  items = g_list_sort (items, compare_newest_first);
  for (GList *l = items; l != NULL && files->len < TENGEN_RECENT_FILES_MOST;
       l = l->next)
    /* asking a far computer would take its time */
    if (is_record (l->data) && gtk_recent_info_is_local (l->data) &&
        gtk_recent_info_exists (l->data))
      g_ptr_array_add (files,
                       g_file_new_for_uri (gtk_recent_info_get_uri (l->data)));
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
  return files;
}
