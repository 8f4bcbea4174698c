/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-sound-window: what the window of sounds changes and says, and that each
 * window of a game is heard once
 */
#include "app-window.h"

#include "tengen-sound-device.h"
#include "tengen-sound-window.h"

static void
play_cb (const char *file, double decibels, gpointer heard)
{
  g_autofree char *name = g_path_get_basename (file);

  g_string_append_printf (heard, "%s ", name);
}

static void
test_window (Fixture *f, gconstpointer data)
{
  g_autoptr (TengenSettings) settings = tengen_settings_new (NULL);
  g_autoptr (TengenSound) sound = tengen_sound_new (f->folder);
  g_autoptr (GString) heard = g_string_new (NULL);
  GtkWidget *window = tengen_sound_window_new (sound, settings);
  GtkSwitch *enabled = GTK_SWITCH (gtk_widget_get_template_child (
      window, TENGEN_TYPE_SOUND_WINDOW, "enabled"));
  GtkAdjustment *volume = GTK_ADJUSTMENT (gtk_widget_get_template_child (
      window, TENGEN_TYPE_SOUND_WINDOW, "volume"));
  GtkWidget *fault = GTK_WIDGET (gtk_widget_get_template_child (
      window, TENGEN_TYPE_SOUND_WINDOW, "fault"));
  gboolean sounds;
  int loud;

  gtk_window_present (GTK_WINDOW (window));
  gtk_switch_set_active (enabled, FALSE);
  gtk_adjustment_set_value (volume, 35);
  g_object_get (settings, "sounds", &sounds, "sound-volume", &loud, NULL);
  g_assert_false (sounds);
  g_assert_cmpint (loud, ==, 35);
  g_object_set (settings, "sounds", TRUE, "sound-volume", 90, NULL);
  g_assert_true (gtk_switch_get_active (enabled));
  g_assert_cmpint ((int) gtk_adjustment_get_value (volume), ==, 90);

  /* there is no file in the folder */
  if (tengen_sound_device_is_built ())
    {
      g_assert_false (gtk_widget_get_visible (fault));
      gtk_widget_activate_action (window, "sound.try", "i", TENGEN_SOUND_END);
      while (!gtk_widget_get_visible (fault))
        g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (fault)), !=, "");

  tengen_sound_set_player (sound, play_cb, heard);
  for (int kind = -1; kind <= TENGEN_SOUND_N_KINDS; kind++)
    gtk_widget_activate_action (window, "sound.try", "i", kind);
  g_assert_cmpstr (heard->str,
                   ==,
                   "stone-1.wav capture.wav pass.wav warning.wav tick.wav "
                   "end.wav ");
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

static TengenWindow *
get_other (TengenWindow *window)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (program));
  for (GList *l = windows; l != NULL; l = l->next)
    if (TENGEN_IS_WINDOW (l->data) && l->data != window)
      return l->data;
  return NULL;
}

/* Two windows, two games: one sound for each move. */
static void
test_games (Fixture *f, gconstpointer data)
{
  g_autoptr (GString) heard = g_string_new (NULL);
  TengenWindow *one = activate ();
  TengenSession *session = get_session (one);
  TengenSettings *settings = tengen_application_get_settings (program);
  TengenWindow *other;

  tengen_sound_set_player (
      tengen_application_get_sound (program), play_cb, heard);
  g_action_group_activate_action (G_ACTION_GROUP (program), "new-window", NULL);
  settle ();
  other = get_other (one);
  g_assert_nonnull (other);
  g_assert_true (tengen_session_pass (session));
  g_assert_cmpstr (heard->str, ==, "pass.wav ");
  g_assert_true (tengen_session_pass (get_session (other)));
  g_assert_cmpstr (heard->str, ==, "pass.wav pass.wav ");
  g_object_set (settings, "sounds", FALSE, NULL);
  g_assert_true (tengen_session_undo (session));
  g_assert_true (tengen_session_pass (session));
  g_assert_cmpstr (heard->str, ==, "pass.wav pass.wav ");
  g_object_set (settings, "sounds", TRUE, NULL);
}

static void
test_action (Fixture *f, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (program);
  g_autoptr (GVariant) on = NULL;

  activate ();
  g_action_group_activate_action (actions, "sound-settings", NULL);
  settle ();
  g_assert_true (TENGEN_IS_SOUND_WINDOW (program->sound_window));
  on = g_action_group_get_action_state (actions, "sounds");
  g_assert_true (g_variant_get_boolean (on));
  gtk_window_close (GTK_WINDOW (program->sound_window));
  settle ();
  g_assert_null (program->sound_window);
}

static void
add_tests (void)
{
  add ("/sound-window/window", test_window);
  add ("/sound-window/games", test_games);
  add ("/sound-window/action", test_action);
}

int
main (int argc, char **argv)
{
  return run_tests (argc, argv, add_tests);
}
