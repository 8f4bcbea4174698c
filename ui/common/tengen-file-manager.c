/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-file-manager: a folder in the file manager of the desktop
 */
#include "tengen-file-manager.h"

#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

typedef struct
{
  GFile *folder;
  TengenNotice *notice;
} Showing;

static void
launched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Showing *showing = data;
  g_autofree char *path = g_file_get_parse_name (showing->folder);
  g_autofree char *text = g_strdup_printf (
      _ ("No program can show the folder. It is here: %s"), path);

  /* the window may have been closed meanwhile */
  if (!g_app_info_launch_default_for_uri_finish (result, NULL) &&
      gtk_widget_get_root (GTK_WIDGET (showing->notice)) != NULL)
    tengen_notice_show (showing->notice, text);
  g_object_unref (showing->folder);
  g_object_unref (showing->notice);
  g_free (showing);
}

void
tengen_file_manager_show (GtkWindow *window,
                          GFile *folder,
                          TengenNotice *notice)
{
  g_autoptr (GdkAppLaunchContext) context = NULL;
  g_autofree char *uri = NULL;
  Showing *showing;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (G_IS_FILE (folder) && TENGEN_IS_NOTICE (notice));

  context = gdk_display_get_app_launch_context (
      gtk_widget_get_display (GTK_WIDGET (window)));
  uri = g_file_get_uri (folder);
  showing = g_new0 (Showing, 1);
  showing->folder = g_object_ref (folder);
  showing->notice = g_object_ref (notice);
  g_app_info_launch_default_for_uri_async (
      uri, G_APP_LAUNCH_CONTEXT (context), NULL, launched_cb, showing);
}
