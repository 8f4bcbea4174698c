/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-matches: the windows of matches and events
 */
#include "tengen-application-matches.h"

#include "tengen-application-match.h"
#include "tengen-match-window.h"
#include "tengen-matches-window.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

#define ENDING ".tengen"

typedef struct
{
  GFile *folder;
  TengenNotice *notice;
} Showing;

static TengenMatchesWindow *
present_list (TengenApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  TengenMatchesWindow *window = NULL;

  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_MATCHES_WINDOW (l->data))
      window = l->data;
  if (window == NULL)
    window = tengen_matches_window_new (self);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static TengenMatchWindow *
find_window (TengenApplication *self, TengenMatchFolder *folder)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_MATCH_WINDOW (l->data) &&
        tengen_match_window_get_folder (l->data) == folder)
      return l->data;
  return NULL;
}

static void
matches_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  present_list (TENGEN_APPLICATION (data));
}

static void
match_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_application_show_match (TENGEN_APPLICATION (data),
                                 g_variant_get_string (parameter, NULL));
}

void
tengen_application_add_match_actions (TengenApplication *self)
{
  static const GActionEntry actions[] = {
    { .name = "matches", .activate = matches_action },
    { .name = "match", .activate = match_action, .parameter_type = "s" },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  g_action_map_add_action_entries (
      G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

gboolean
tengen_application_is_match (GFile *file)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  path = g_file_get_path (file);
  return path != NULL &&
         (g_str_has_suffix (path, ENDING) || tengen_match_folder_is (path));
}

gboolean
tengen_application_show_match (TengenApplication *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenMatchFolder) folder = NULL;
  TengenMatchWindow *window;

  g_return_val_if_fail (TENGEN_IS_APPLICATION (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  folder = tengen_application_open_match (self, path, &error);
  if (folder == NULL)
    {
      tengen_matches_window_tell (present_list (self), path, error->message);
      return FALSE;
    }
  window = find_window (self, folder);
  if (window == NULL)
    window = tengen_match_window_new (self, folder);
  gtk_window_present (GTK_WINDOW (window));
  return TRUE;
}

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
tengen_application_show_folder (GtkWindow *window,
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
