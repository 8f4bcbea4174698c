/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-clock: the clock of the game that is played
 *
 * Shape: the faces follow the clock themselves; the line under the board says
 *        what it does when that changes, and what it warns of.
 */
#include "tengen-play-page-clock.h"

#include "tengen-clock-look.h"
#include "tengen-play-page-actions.h"
#include "tengen-play-page-computer.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-show.h"
#include "tengen-words-clock.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* What the clock of the game does. */
typedef enum
{
  TENGEN_PLAY_CLOCK_NONE,
  TENGEN_PLAY_CLOCK_READY,
  TENGEN_PLAY_CLOCK_RUNS,
  TENGEN_PLAY_CLOCK_PAUSED,
} TengenPlayClock;

struct _TengenPlayClockPart
{
  /* what was last said of it, and that the computer was away */
  TengenPlayClock clock;
  gboolean away;
};

/* What a clock does at the node where play stands. */
static TengenPlayClock
find_clock (TengenPlayPage *self)
{
  TengenClock now;

  if (self->session == NULL || !tengen_session_has_clock (self->session))
    return TENGEN_PLAY_CLOCK_NONE;
  tengen_session_get_clock (self->session, &now);
  if (now.turn == TENGEN_SEAT_NONE)
    return TENGEN_PLAY_CLOCK_NONE;
  if (now.paused)
    return TENGEN_PLAY_CLOCK_PAUSED;
  return now.started ? TENGEN_PLAY_CLOCK_RUNS : TENGEN_PLAY_CLOCK_READY;
}

gboolean
tengen_play_page_append_clock (TengenPlayPage *self, GString *text)
{
  self->clock_part->clock = find_clock (self);
  if (self->clock_part->clock != TENGEN_PLAY_CLOCK_PAUSED)
    self->clock_part->away = FALSE;
  if (self->clock_part->clock == TENGEN_PLAY_CLOCK_READY)
    tengen_words_append (text, _ ("The clock starts with the first move."));
  if (self->clock_part->clock != TENGEN_PLAY_CLOCK_PAUSED)
    return FALSE;
  tengen_words_append (text,
                       self->clock_part->away ? tengen_words_clock_away ()
                                              : _ ("The clock is stopped."));
  tengen_play_line_set_button (self->line,
                               0,
                               tengen_words_context ("clock", "Go On"),
                               "game.clock-pause",
                               _ ("Sets the clock going again (key: F4)"));
  return TRUE;
}

void
tengen_play_page_update_clock_action (TengenPlayPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self),
                                 "game.clock-pause",
                                 find_clock (self) != TENGEN_PLAY_CLOCK_NONE ||
                                     tengen_play_page_is_watched (self));
}

/* Commands of the clock change nothing else of the game. */
static void
clock_cb (TengenPlayPage *self)
{
  if (find_clock (self) != self->clock_part->clock)
    tengen_play_page_show_all (self);
}

/* What must be answered, and why a move was refused, stays. */
static void
warned_cb (TengenPlayPage *self, int warning, int seconds)
{
  g_autofree char *text = NULL;

  if (warning == TENGEN_CLOCK_WARNING_AWAY)
    {
      self->clock_part->away = TRUE;
      tengen_play_page_show_all (self);
      return;
    }
  text = tengen_clock_look_warning (self->session, warning, seconds);
  if (text != NULL &&
      tengen_play_line_get_kind (self->line) == TENGEN_PLAY_LINE_NOTE)
    tengen_play_line_say (self->line, TENGEN_PLAY_LINE_NOTE, text);
}

void
tengen_play_page_make_clock (TengenPlayPage *self)
{
  self->clock_part = g_new0 (TengenPlayClockPart, 1);
  g_signal_group_connect_swapped (
      self->signals, "clock", G_CALLBACK (clock_cb), self);
  g_signal_group_connect_swapped (
      self->signals, "clock-warned", G_CALLBACK (warned_cb), self);
}

static void
pause_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  if (tengen_play_page_is_watched (self))
    gtk_widget_activate_action (widget, "game.watch-pause", NULL);
  else if (find_clock (self) == TENGEN_PLAY_CLOCK_RUNS)
    tengen_session_pause_clock (self->session);
  else
    tengen_session_start_clock (self->session);
}

void
tengen_play_page_install_clock_action (GtkWidgetClass *widget_class)
{
  /* TengenPlayPage|game.clock-pause: stops the clock, or sets it going */
  gtk_widget_class_install_action (
      widget_class, "game.clock-pause", NULL, pause_cb);
}

void
tengen_play_page_add_clock_keys (GtkShortcutController *controller)
{
  tengen_play_page_add_key (controller, "F4|Pause", "game.clock-pause", NULL);
}
