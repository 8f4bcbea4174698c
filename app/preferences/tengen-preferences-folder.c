/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-preferences-folder: where games played here are kept
 */
#include "tengen-preferences-private.h"

#include "tengen-file-picker.h"
#include "tengen-history-place.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

static char *
get_folder (TengenPreferencesWindow *self)
{
  char *folder = NULL;

  g_object_get (self->settings, "games-folder", &folder, NULL);
  return folder;
}

static char *
describe_place (const char *folder)
{
  g_autofree char *usual = tengen_history_place_get_usual ();
  const char *place = *folder != '\0' ? folder : usual;
  g_autofree char *shown = g_filename_display_name (place);

  if (*folder != '\0' && !tengen_history_place_is_writable (folder))
    /* TRANSLATORS: a folder, on a line of its own */
    return g_strdup_printf (
        _ ("%s\nThis folder cannot be written to now, so games are kept in the "
           "usual place."),
        shown);
  /* TRANSLATORS: a folder, on a line of its own */
  return g_strdup_printf (
      _ ("%s\nGames that are elsewhere already are not moved; they stay in the "
         "list."),
      shown);
}

static void
update (TengenPreferencesWindow *self)
{
  g_autofree char *folder = get_folder (self);
  g_autofree char *text = describe_place (folder);

  g_object_set (self->folder_row, "text", text, NULL);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "preferences.usual-folder", *folder != '\0');
}

static gboolean
can_keep (const char *path)
{
  return path != NULL && g_utf8_validate (path, -1, NULL) &&
         tengen_history_place_is_writable (path);
}

void
tengen_preferences_window_take_folder (TengenPreferencesWindow *self,
                                       GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (can_keep (path))
    g_object_set (self->settings, "games-folder", path, NULL);
  else
    tengen_notice_show (self->notice,
                        _ ("Games cannot be kept there: nothing can be written "
                           "into that folder. It stays as it was."));
}

static void
picked_cb (GFile *file, gpointer data)
{
  g_autoptr (TengenPreferencesWindow) self = data;

  if (file != NULL)
    tengen_preferences_window_take_folder (self, file);
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tengen_file_picker_choose_folder (
      GTK_WINDOW (widget), picked_cb, g_object_ref (widget));
}

static void
usual_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_object_set (
      TENGEN_PREFERENCES_WINDOW (widget)->settings, "games-folder", "", NULL);
}

void
tengen_preferences_window_install_folder (GtkWidgetClass *klass)
{
  /* TengenPreferencesWindow|preferences.choose-folder: asks for a folder */
  gtk_widget_class_install_action (
      klass, "preferences.choose-folder", NULL, choose_action);
  /* TengenPreferencesWindow|preferences.usual-folder: goes back to the usual */
  gtk_widget_class_install_action (
      klass, "preferences.usual-folder", NULL, usual_action);
}

void
tengen_preferences_window_follow_folder (TengenPreferencesWindow *self)
{
  g_signal_connect_object (self->settings,
                           "notify::games-folder",
                           G_CALLBACK (update),
                           self,
                           G_CONNECT_SWAPPED);
  update (self);
}
