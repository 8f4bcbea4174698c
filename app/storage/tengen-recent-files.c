/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-recent-files: the records that were opened or saved last
 */
#include "tengen-recent-files.h"

#define RECORD "application/x-go-sgf"
#define LESSON "application/x-tengen-lesson+xml"

/* What records of other programs are to the desktop. The names of some end as
 * those of quite other files do: of these only what was opened here is known,
 * by its type. */
static const struct
{
  const char *ending;
  const char *type;
  gboolean shared;
} foreign[] = {
  { ".gib", "application/x-go-gib", FALSE },
  { ".ngf", "application/x-go-ngf", FALSE },
  { ".ugf", "application/x-go-ugf", FALSE },
  { ".ugi", "application/x-go-ugf", FALSE },
  { ".psq", "application/x-piskvork", FALSE },
  { ".lib", "application/x-renlib", TRUE },
  { ".pos", "application/x-renlib-position", TRUE },
  { ".rif", "application/x-renjunet-rif+xml", TRUE },
  { ".xml", "application/x-jago+xml", TRUE },
};

/* The index in that table, -1 for none; @lower is a name in small letters. */
static int
find_foreign (const char *lower)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autofree char *packed = g_strconcat (foreign[i].ending, ".gz", NULL);
      if (g_str_has_suffix (lower, foreign[i].ending) ||
          g_str_has_suffix (lower, packed))
        return (int) i;
    }
  return -1;
}

static const char *
find_type (const char *lower)
{
  int index = find_foreign (lower);
  return index >= 0 ? foreign[index].type : RECORD;
}

static void
add (GFile *file, const char *type)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *command = g_strconcat (
      g_get_prgname () != NULL ? g_get_prgname () : "tengen", " %u", NULL);
  GtkRecentData recent = {
    .mime_type = (char *) type,
    .app_name = (char *) g_get_application_name (),
    .app_exec = command,
  };
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &recent);
}

static gboolean
add_record_cb (gpointer data)
{
  g_autofree char *uri = g_file_get_uri (G_FILE (data));
  g_autofree char *lower = g_ascii_strdown (uri, -1);
  add (G_FILE (data), find_type (lower));
  return G_SOURCE_REMOVE;
}

static gboolean
add_lesson_cb (gpointer data)
{
  add (G_FILE (data), LESSON);
  return G_SOURCE_REMOVE;
}

void
tengen_recent_files_add (GFile *file)
{
  g_return_if_fail (G_IS_FILE (file));
  g_idle_add_full (
      G_PRIORITY_LOW, add_record_cb, g_object_ref (file), g_object_unref);
}

void
tengen_recent_files_add_lesson (GFile *file)
{
  g_return_if_fail (G_IS_FILE (file));
  g_idle_add_full (
      G_PRIORITY_LOW, add_lesson_cb, g_object_ref (file), g_object_unref);
}

static gboolean
is_record (GtkRecentInfo *info)
{
  g_autofree char *uri = g_ascii_strdown (gtk_recent_info_get_uri (info), -1);
  const char *type = gtk_recent_info_get_mime_type (info);
  int index = find_foreign (uri);
  if (index >= 0)
    return !foreign[index].shared || g_strcmp0 (type, foreign[index].type) == 0;
  return g_strcmp0 (type, RECORD) == 0 || g_str_has_suffix (uri, ".sgf") ||
         g_str_has_suffix (uri, ".sgf.gz");
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
