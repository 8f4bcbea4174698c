/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * app-folder: a folder of a test's own, and waiting for workers
 */
#pragma once

#include "main-loop.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/* Makes a folder under the temporary one. */
static inline char *
folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("tengen-test-XXXXXX", &error);
  g_assert_no_error (error);
  return path;
}

/* Removes a folder with all that is in it. */
static inline void
folder_remove (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);
      folder_remove (child);
    }
  g_remove (path);
}

/* Counts what is in a folder; hidden names too. */
static inline guint
folder_count (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;
  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static inline void
folder_write (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static inline char *
folder_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Writes a text file as an editor does. */
static inline void
folder_edit (const char *path, const char *from, const char *to)
{
  g_autofree char *text = folder_read (path);
  g_auto (GStrv) parts = g_strsplit (text, from, -1);
  g_autofree char *changed = g_strjoinv (to, parts);
  g_assert_cmpuint (g_strv_length (parts), >, 1);
  folder_write (path, changed);
}

/* A callback that keeps its result for wait_for(). */
static inline void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static inline GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return *result;
}
