/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-matches: the windows of matches and events
 */
#include "tengen-application-private.h"

#include "tengen-match-window.h"
#include "tengen-matches-window.h"

#define ENDING ".tengen"

static TengenMatchesWindow *
present_list (TengenApplication *self)
{
  TengenMatchesWindow *window =
      tengen_application_find (self, TENGEN_TYPE_MATCHES_WINDOW);

  if (window == NULL)
    window = tengen_matches_window_new (TENGEN_PROGRAM (self));
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
  tengen_program_show_match (TENGEN_PROGRAM (data),
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

static gboolean
show_match (TengenProgram *program, const char *path)
{
  TengenApplication *self = TENGEN_APPLICATION (program);
  g_autoptr (GError) error = NULL;
  g_autoptr (TengenMatchFolder) folder = tengen_match_folders_open (
      tengen_program_get_matches (program), path, &error);
  TengenMatchWindow *window;

  if (folder == NULL)
    {
      tengen_matches_window_tell (present_list (self), path, error->message);
      return FALSE;
    }
  window = find_window (self, folder);
  if (window == NULL)
    window = tengen_match_window_new (program, folder);
  gtk_window_present (GTK_WINDOW (window));
  return TRUE;
}

void
tengen_application_install_matches (TengenProgramClass *klass)
{
  klass->show_match = show_match;
}
