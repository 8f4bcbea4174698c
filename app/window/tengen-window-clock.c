/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-clock: the clock of a window's game
 */
#include "tengen-window-clock.h"

#include "tengen-clock-voice.h"
#include "tengen-clock-window.h"
#include "tengen-play-time.h"
#include "tengen-window-private.h"
#include "tengen-words-text.h"

#define _(text) tengen_words_text (text)

struct TengenWindowClock
{
  /* Borrowed */
  GtkApplication *program;
  TengenClockVoice *voice;
  GSignalGroup *signals;
  /* the clock alone, and what chooses its time; GTK's, cleared when they go */
  GtkWidget *alone;
  GtkWidget *time;
  /* 0 for none */
  guint inhibit;
};

/* --- What is followed --- */

static void
keep_awake (TengenWindow *self, gboolean awake)
{
  TengenWindowClock *clock = self->clock;

  if (awake == (clock->inhibit != 0))
    return;
  if (awake)
    clock->inhibit = gtk_application_inhibit (clock->program,
                                              GTK_WINDOW (self),
                                              GTK_APPLICATION_INHIBIT_IDLE,
                                              _ ("A game’s clock is running"));
  else
    {
      gtk_application_uninhibit (clock->program, clock->inhibit);
      clock->inhibit = 0;
    }
}

/* The computer is not touched while a player is thinking. */
static void
clock_cb (TengenWindow *self)
{
  TengenSession *session = tengen_window_get_session (self);
  TengenClock now;
  gboolean runs = FALSE;

  if (tengen_session_has_clock (session))
    {
      tengen_session_get_clock (session, &now);
      runs = tengen_clock_is_running (&now);
    }
  keep_awake (self, runs);
}

static TengenClockVoice *
make_voice (TengenWindow *self)
{
  g_autoptr (TengenSpeech) speech = tengen_speech_new ();

  g_object_bind_property (
      tengen_program_get_settings (tengen_window_get_program (self)),
      "clock-speech",
      speech,
      "enabled",
      G_BINDING_SYNC_CREATE);
  return tengen_clock_voice_new (speech);
}

static TengenWindowClock *
make_clock (TengenWindow *self)
{
  TengenWindowClock *clock = g_new0 (TengenWindowClock, 1);

  clock->program = GTK_APPLICATION (tengen_window_get_program (self));
  clock->voice = make_voice (self);
  clock->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      clock->signals, "clock", G_CALLBACK (clock_cb), self);
  g_signal_group_connect_swapped (
      clock->signals, "changed", G_CALLBACK (clock_cb), self);
  return clock;
}

/* --- The clock alone --- */

/* Only for a game that has not begun. */
static gboolean
can_set_time (TengenWindow *self)
{
  const TengenGame *game = tengen_window_get_game (self);

  return tengen_game_get_setup (game)->match == NULL &&
         tengen_document_get_place (self->document) == NULL &&
         tengen_game_get_live (game) == tengen_game_get_root (game);
}

static void
show_alone (TengenWindow *self)
{
  TengenSession *session = tengen_window_get_session (self);
  TengenWindowClock *clock = self->clock;
  TengenClockWindow *window = TENGEN_CLOCK_WINDOW (clock->alone);

  if (!tengen_session_has_clock (session))
    {
      gtk_window_close (GTK_WINDOW (window));
      return;
    }
  tengen_clock_pair_set_session (tengen_clock_window_get_pair (window),
                                 session);
  tengen_play_time_set (
      TENGEN_PLAY_TIME (clock->time),
      &tengen_game_get_setup (tengen_window_get_game (self))->clock);
  gtk_widget_set_visible (clock->time, can_set_time (self));
}

/* Another time is another game. */
static void
time_changed_cb (TengenWindow *self, TengenPlayTime *time)
{
  const TengenClockSetting *chosen = tengen_play_time_get (time);
  g_autoptr (TengenGameSetup) setup = tengen_game_setup_copy (
      tengen_game_get_setup (tengen_window_get_game (self)));

  if (tengen_clock_setting_is_none (chosen))
    {
      tengen_play_time_set (time, &setup->clock);
      return;
    }
  setup->clock = *chosen;
  tengen_window_replace_document (
      self,
      tengen_document_new (
          setup, tengen_program_get_shelf (tengen_window_get_program (self))));
}

static void
make_alone (TengenWindow *self)
{
  TengenWindowClock *clock = self->clock;
  TengenClockWindow *window = tengen_clock_window_new (
      tengen_window_get_program (self), GTK_WINDOW (self));
  GtkWidget *time = g_object_new (TENGEN_TYPE_PLAY_TIME, NULL);

  g_signal_connect_object (
      time, "changed", G_CALLBACK (time_changed_cb), self, G_CONNECT_SWAPPED);
  tengen_clock_pair_set_extra (tengen_clock_window_get_pair (window), time);
  g_set_weak_pointer (&clock->alone, GTK_WIDGET (window));
  g_set_weak_pointer (&clock->time, time);
}

void
tengen_window_follow_clock (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));

  if (self->clock == NULL)
    self->clock = make_clock (self);
  g_signal_group_set_target (self->clock->signals,
                             tengen_window_get_session (self));
  tengen_clock_voice_set_session (self->clock->voice,
                                  tengen_window_get_session (self));
  if (self->clock->alone != NULL)
    show_alone (self);
  clock_cb (self);
}

void
tengen_window_leave_clock (TengenWindow *self)
{
  TengenWindowClock *clock;

  g_return_if_fail (TENGEN_IS_WINDOW (self));

  if (self->clock == NULL)
    return;
  keep_awake (self, FALSE);
  clock = g_steal_pointer (&self->clock);
  if (clock->alone != NULL)
    gtk_window_destroy (GTK_WINDOW (clock->alone));
  g_clear_weak_pointer (&clock->alone);
  g_clear_weak_pointer (&clock->time);
  g_signal_group_set_target (clock->signals, NULL);
  g_object_unref (clock->signals);
  g_object_unref (clock->voice);
  g_free (clock);
}

/* --- Actions --- */

static void
pause_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (
      GTK_WIDGET (TENGEN_WINDOW (widget)->page), "game.clock-pause", NULL);
}

/* Time is given to a colour, whichever seat has it. */
static void
add_time_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenSession *session = tengen_window_get_session (TENGEN_WINDOW (widget));
  int stone, seconds;

  g_variant_get (parameter, "(ii)", &stone, &seconds);
  tengen_session_add_time (
      session,
      tengen_position_get_seat (tengen_session_get_position (session),
                                (TengenStone) stone),
      seconds * TENGEN_CLOCK_SECOND);
}

static void
alone_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TengenWindow *self = TENGEN_WINDOW (widget);

  tengen_play_page_flush (self->page);
  if (self->clock->alone == NULL)
    make_alone (self);
  show_alone (self);
  gtk_window_present (GTK_WINDOW (self->clock->alone));
}

void
tengen_window_update_clock (TengenWindow *self)
{
  GtkWidget *widget;
  TengenClock now;
  gboolean has, on;

  g_return_if_fail (TENGEN_IS_WINDOW (self));

  widget = GTK_WIDGET (self);
  has = tengen_session_has_clock (tengen_window_get_session (self));
  if (has)
    tengen_session_get_clock (tengen_window_get_session (self), &now);
  on = has && now.turn != TENGEN_SEAT_NONE;
  gtk_widget_action_set_enabled (widget, "win.clock", has);
  gtk_widget_action_set_enabled (widget, "win.clock-pause", on);
  gtk_widget_action_set_enabled (widget, "win.add-time", on);
}

void
tengen_window_install_clock (GtkWidgetClass *klass)
{
  /* TengenWindow|win.clock-pause: stops the clock, or sets it going */
  gtk_widget_class_install_action (
      klass, "win.clock-pause", NULL, pause_action);
  /* TengenWindow|win.add-time: more time: a TengenStone, seconds */
  gtk_widget_class_install_action (
      klass, "win.add-time", "(ii)", add_time_action);
  /* TengenWindow|win.clock: the clock alone, over the whole screen */
  gtk_widget_class_install_action (klass, "win.clock", NULL, alone_action);
  gtk_widget_class_add_binding_action (
      klass, GDK_KEY_F12, 0, "win.clock", NULL);
}
