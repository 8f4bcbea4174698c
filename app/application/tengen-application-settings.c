/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-settings: what the settings change everywhere, and their
 * window
 */
#include "tengen-application-private.h"

#include "tengen-board-look.h"
#include "tengen-preferences-window.h"
#include "tengen-settings-mirror.h"
#include "tengen-text-look.h"
#include "tengen-text-window.h"
#include "tengen-words-text.h"
#include "tengen-words.h"

#define _(text) tengen_words_text (text)

static void
follow_look (TengenSettings *settings)
{
  static const char *const names[][2] = {
    { "theme", "theme" },
    { "motion", "motion" },
    { "confirm-placing", "two-step" },
    { "cell-ratio", "cell-ratio" },
    { "coordinates", "coordinates" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_bind_property (settings,
                            names[i][0],
                            tengen_board_look_get_default (),
                            names[i][1],
                            G_BINDING_SYNC_CREATE);
}

void
tengen_application_follow_texts (TengenApplication *self)
{
  static const char *const names[][2] = {
    { "lesson-readings", "readings" },
    { "lesson-text-scale", "text-scale" },
    { "game-readings", "in-games" },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  if (self->follows_texts)
    return;
  self->follows_texts = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_bind_property (tengen_program_get_settings (TENGEN_PROGRAM (self)),
                            names[i][0],
                            tengen_text_look_get_default (),
                            names[i][1],
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

/* Games have texts with readings only where that was chosen. */
static void
game_readings_cb (TengenApplication *self)
{
  gboolean on;

  g_object_get (tengen_program_get_settings (TENGEN_PROGRAM (self)),
                "game-readings",
                &on,
                NULL);
  if (on)
    tengen_application_follow_texts (self);
}

/* --- Settings that are not as they were left --- */

static char *
write_fault (const char *aside)
{
  g_autofree char *name =
      aside != NULL ? g_filename_display_name (aside) : NULL;

  return name == NULL
             ? g_strdup (_ ("Another program has changed the settings, or they "
                            "are damaged."))
             /* TRANSLATORS: path of a file */
             : g_strdup_printf (_ ("The settings could not be read. The old "
                                   "file is kept as “%s”."),
                                name);
}

/* What was damaged is told once, what can be had again at each start until one
 * of the buttons is used. FALSE if there is nothing to tell. */
static gboolean
tell_fault (TengenApplication *self, TengenNotice *notice)
{
  gboolean changed = !tengen_settings_check (
      tengen_program_get_settings (TENGEN_PROGRAM (self)));
  const char *aside = tengen_settings_mirror_clear_way ();
  g_autofree char *text = NULL;

  if (!changed && (aside == NULL || self->settings_told))
    return FALSE;
  text = write_fault (aside);
  tengen_notice_show (notice, text);
  if (changed)
    {
      tengen_notice_add_button (
          notice, _ ("Use the Earlier Settings"), "app.restore-settings");
      tengen_notice_add_button (
          notice, _ ("Keep These Settings"), "app.accept-settings");
    }
  else if (g_file_test (aside, G_FILE_TEST_IS_REGULAR))
    tengen_text_window_add_button (notice, aside);
  self->settings_told = TRUE;
  return TRUE;
}

static void
restore_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_settings_restore (tengen_program_get_settings (data));
}

static void
accept_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_settings_accept (tengen_program_get_settings (data));
}

static void
dismissed_cb (TengenApplication *self, TengenNotice *notice)
{
  g_signal_handlers_disconnect_by_func (notice, dismissed_cb, self);
  if (!self->settings_told)
    tell_fault (self, notice);
}

/* What a window tells already comes first. */
static gboolean
check_cb (gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  TengenWindow *window = tengen_application_find_window (self);
  TengenNotice *notice;

  self->check_id = 0;
  /* from now on they are followed */
  tengen_settings_check (tengen_program_get_settings (TENGEN_PROGRAM (self)));
  if (window == NULL)
    return G_SOURCE_REMOVE;
  notice = tengen_window_get_notice (window);
  if (tengen_notice_get_text (notice) == NULL)
    tell_fault (self, notice);
  else
    g_signal_connect_object (notice,
                             "dismissed",
                             G_CALLBACK (dismissed_cb),
                             self,
                             G_CONNECT_SWAPPED);
  return G_SOURCE_REMOVE;
}

/* --- Their window --- */

static void
show_window_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TengenApplication *self = TENGEN_APPLICATION (data);
  GtkApplication *application = GTK_APPLICATION (self);
  GtkWindow *active = gtk_application_get_active_window (application);

  if (self->preferences == NULL)
    g_set_weak_pointer (&self->preferences,
                        tengen_preferences_window_new (
                            tengen_program_get_settings (TENGEN_PROGRAM (self)),
                            tengen_program_get_sound (TENGEN_PROGRAM (self))));
  if (active != GTK_WINDOW (self->preferences))
    gtk_window_set_transient_for (GTK_WINDOW (self->preferences), active);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self->preferences), TRUE);
  gtk_window_set_application (GTK_WINDOW (self->preferences), application);
  gtk_window_present (GTK_WINDOW (self->preferences));
  tell_fault (self,
              tengen_preferences_window_get_notice (
                  TENGEN_PREFERENCES_WINDOW (self->preferences)));
}

/* What is changed during play, too. */
static void
add_property_actions (TengenApplication *self)
{
  static const char *const names[] = { "coordinates", "numbers" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPropertyAction) action = g_property_action_new (
          names[i],
          tengen_program_get_settings (TENGEN_PROGRAM (self)),
          names[i]);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

void
tengen_application_start_settings (TengenApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "preferences", .activate = show_window_action },
    { .name = "restore-settings", .activate = restore_action },
    { .name = "accept-settings", .activate = accept_action },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  follow_look (tengen_program_get_settings (TENGEN_PROGRAM (self)));
  g_signal_connect_object (tengen_program_get_settings (TENGEN_PROGRAM (self)),
                           "notify::game-readings",
                           G_CALLBACK (game_readings_cb),
                           self,
                           G_CONNECT_SWAPPED);
  game_readings_cb (self);
  g_action_map_add_action_entries (
      G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_property_actions (self);
  self->check_id =
      g_timeout_add_full (G_PRIORITY_LOW, 400, check_cb, self, NULL);
}
