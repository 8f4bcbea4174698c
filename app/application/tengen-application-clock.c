/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-application-clock: a clock without a game on the screen
 *
 * Shape: it is a game like any other, but without stones, so that it is saved
 *        and found again like any other.
 */
#include "tengen-application-private.h"

#include "tengen-speech.h"

/* Unless the last game had another time: 10分、切れたら 30秒の秒読み 3回 */
static const TengenClockTime usual = {
  .kind = TENGEN_CLOCK_JAPANESE,
  .main_us = 600 * TENGEN_CLOCK_SECOND,
  .period_us = 30 * TENGEN_CLOCK_SECOND,
  .n = 3,
};

static TengenDocument *
make_document (TengenApplication *self)
{
  g_autoptr (TengenGameSetup) last = tengen_settings_get_setup (
      tengen_program_get_settings (TENGEN_PROGRAM (self)));
  g_autoptr (TengenGameSetup) setup =
      tengen_game_setup_new (tengen_go_rules_find ("japan"), 19);

  setup->clock = last->clock;
  if (tengen_clock_setting_is_none (&last->clock))
    {
      setup->clock.seats[TENGEN_SEAT_FIRST] = usual;
      setup->clock.seats[TENGEN_SEAT_SECOND] = usual;
    }
  return tengen_document_new (setup,
                              tengen_program_get_shelf (TENGEN_PROGRAM (self)));
}

void
tengen_application_show_clock (TengenApplication *self)
{
  TengenWindow *window;

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  window = tengen_application_show_document (
      self, tengen_application_find_window (self), make_document (self));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.clock", NULL);
}

static void
clock_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tengen_application_show_clock (TENGEN_APPLICATION (data));
}

/* Where nothing can speak, the item of the menu cannot be chosen. */
static void
add_speech (TengenApplication *self)
{
  g_autoptr (TengenSpeech) speech = tengen_speech_new ();
  g_autoptr (GPropertyAction) action = NULL;
  gboolean available;

  g_object_get (speech, "available", &available, NULL);
  if (!available)
    return;
  action = g_property_action_new (
      "clock-speech",
      tengen_program_get_settings (TENGEN_PROGRAM (self)),
      "clock-speech");
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
}

void
tengen_application_add_clock_actions (TengenApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "clock-alone", .activate = clock_action },
  };

  g_return_if_fail (TENGEN_IS_APPLICATION (self));

  g_action_map_add_action_entries (
      G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_speech (self);
}
