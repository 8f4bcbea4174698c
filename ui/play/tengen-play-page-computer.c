/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-page-computer: the computer as an opponent on the page
 *
 * Shape: the card tells at once that it thinks; the line under the board only
 *        where that takes long, with the button that ends it.
 */
#include "tengen-play-page-computer.h"

#include "tengen-play-page-actions.h"
#include "tengen-play-page-private.h"
#include "tengen-play-page-say.h"
#include "tengen-play-page-show.h"
#include "tengen-play-page-stop.h"
#include "tengen-session-external.h"
#include "tengen-session-watch.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

/* Thinking that takes longer than this is said. */
#define LONG_MS 1000

struct _TengenPlayComputerPart
{
  /* says that it is still thinking */
  guint source;
  gboolean said;
};

gboolean
tengen_play_page_awaits_computer (TengenPlayPage *self)
{
  return self->session != NULL &&
         tengen_session_awaits_computer (self->session);
}

static gboolean
is_thinking (TengenPlayPage *self)
{
  return self->session != NULL &&
         tengen_session_get_thinking (self->session) != TENGEN_STONE_NONE;
}

/* What an engine outside does is known from the engine; it cannot be hurried,
 * but stopped. */
static void
say_thinking (TengenPlayPage *self)
{
  const char *news = tengen_session_get_external_news (self->session);

  self->computer_part->said = TRUE;
  tengen_play_line_begin (self->line);
  if (news != NULL)
    tengen_play_line_set_button (
        self->line,
        0,
        tengen_words_context ("engine", "Stop"),
        "game.stop-engine",
        _ ("Ends the program that is to move; the game stays as it is"));
  else
    tengen_play_line_set_button (
        self->line,
        0,
        _ ("Move Now"),
        "game.hurry",
        _ ("The computer plays the best it has found so far (key: .)"));
  tengen_play_line_say (self->line,
                        TENGEN_PLAY_LINE_NOTE,
                        news != NULL ? news : _ ("The computer is thinking."));
  tengen_play_line_end (self->line);
}

static void
long_cb (gpointer data)
{
  TengenPlayPage *self = data;

  self->computer_part->source = 0;
  say_thinking (self);
}

static void
news_cb (TengenPlayPage *self)
{
  if (self->computer_part->said && is_thinking (self))
    say_thinking (self);
}

void
tengen_play_page_drop_computer (TengenPlayPage *self)
{
  g_clear_handle_id (&self->computer_part->source, g_source_remove);
}

static void
thinking_cb (TengenPlayPage *self)
{
  gboolean thinking = is_thinking (self);

  tengen_play_page_drop_computer (self);
  if (thinking)
    self->computer_part->source = g_timeout_add_once (LONG_MS, long_cb, self);
  else if (self->computer_part->said)
    tengen_play_page_say_state (self);
  self->computer_part->said = FALSE;
  if (tengen_play_page_show_strip (self))
    tengen_play_page_focus_strip (self);
  tengen_play_page_show_board (self);
  tengen_play_page_update_actions (self);
}

void
tengen_play_page_update_computer (TengenPlayPage *self)
{
  if (self->session != NULL)
    tengen_session_set_computer (self->session, !self->review);
}

/* There is advice now, or it is being looked for; the computer proposes to end;
 * two of them wait or go on. */
static void
told_cb (TengenPlayPage *self)
{
  tengen_play_page_show_board (self);
  tengen_play_page_say_state (self);
  tengen_play_page_update_actions (self);
}

void
tengen_play_page_follow_computer (TengenPlayPage *self, TengenSession *before)
{
  if (self->computer_part == NULL)
    self->computer_part = g_new0 (TengenPlayComputerPart, 1);
  if (before != NULL)
    {
      g_signal_handlers_disconnect_by_func (before, thinking_cb, self);
      g_signal_handlers_disconnect_by_func (before, told_cb, self);
      g_signal_handlers_disconnect_by_func (before, news_cb, self);
      tengen_session_set_computer (before, FALSE);
    }
  tengen_play_page_drop_computer (self);
  if (self->session == NULL)
    return;
  g_signal_connect_object (self->session,
                           "notify::thinking",
                           G_CALLBACK (thinking_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "notify::advising",
                           G_CALLBACK (told_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "notify::offers-void",
                           G_CALLBACK (told_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "notify::watch-paused",
                           G_CALLBACK (told_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "notify::external-fault",
                           G_CALLBACK (told_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session,
                           "notify::external-news",
                           G_CALLBACK (news_cb),
                           self,
                           G_CONNECT_SWAPPED);
  tengen_play_page_update_computer (self);
}

gboolean
tengen_play_page_is_watched (TengenPlayPage *self)
{
  return self->session != NULL && tengen_session_is_watched (self->session);
}

/* An engine outside gave no move. */
static gboolean
append_fault (TengenPlayPage *self, GString *text)
{
  const char *fault = tengen_session_get_external_fault (self->session);

  if (fault == NULL)
    return FALSE;
  tengen_words_append (text, fault);
  tengen_play_line_set_button (
      self->line,
      0,
      tengen_words_context ("engine", "Start Again"),
      "game.restart-engine",
      _ ("Starts the program anew and tells it the game"));
  tengen_play_line_set_button (
      self->line,
      1,
      tengen_words_context ("engine", "Let Tengen Play"),
      "game.replace-engine",
      _ ("Tengen’s own computer plays in its place"));
  return TRUE;
}

gboolean
tengen_play_page_append_offer (TengenPlayPage *self, GString *text)
{
  if (append_fault (self, text))
    return TRUE;
  if (tengen_session_get_watch_paused (self->session))
    tengen_words_append (text, _ ("The computers wait."));
  if (!tengen_session_offers_void (self->session))
    return FALSE;
  tengen_words_append (text,
                       _ ("The same position would come for the third time. "
                          "The computer proposes to end without result."));
  tengen_play_line_set_button (self->line,
                               0,
                               tengen_words_context ("void", "End"),
                               "game.void",
                               _ ("Ends the game without result"));
  tengen_play_line_set_button (self->line,
                               1,
                               tengen_words_context ("void", "Go On"),
                               "game.refuse-void",
                               _ ("The computer plays its move"));
  return TRUE;
}

/* --- Actions --- */

/* Two computers that wait make one move. */
static void
hurry_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  if (tengen_play_page_is_watched (self))
    tengen_session_step_watch (self->session);
  else
    tengen_session_hurry_computer (self->session);
}

static void
refuse_void_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_refuse_void (self->session);
}

static void
stop_engine_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tengen_session_stop_external (TENGEN_PLAY_PAGE (widget)->session);
}

static void
restart_engine_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_restart_external (self->session);
}

static void
replace_engine_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_play_page_leave (self, GTK_WIDGET (self->line));
  tengen_session_replace_external (self->session);
}

static void
watch_pause_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_session_set_watch_paused (
      self->session, !tengen_session_get_watch_paused (self->session));
}

static void
break_off_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TengenPlayPage *self = TENGEN_PLAY_PAGE (widget);

  tengen_session_set_watch_paused (self->session, TRUE);
  tengen_play_page_ask (self,
                        TENGEN_PLAY_QUESTION_BREAK_OFF,
                        _ ("End this game without result?"));
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "game.hurry", hurry_cb },
  { "game.refuse-void", refuse_void_cb },
  { "game.stop-engine", stop_engine_cb },
  { "game.restart-engine", restart_engine_cb },
  { "game.replace-engine", replace_engine_cb },
  { "game.watch-pause", watch_pause_cb },
  { "game.break-off", break_off_cb },
};

void
tengen_play_page_install_computer_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (
        widget_class, actions[i].name, NULL, actions[i].activate);
}

void
tengen_play_page_add_computer_keys (GtkShortcutController *controller)
{
  tengen_play_page_add_key (controller, "period", "game.hurry", NULL);
}

void
tengen_play_page_update_computer_actions (TengenPlayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean watched = tengen_play_page_is_watched (self);

  gboolean asked = self->session != NULL &&
                   tengen_session_get_external_news (self->session) != NULL;
  gboolean failed = self->session != NULL &&
                    tengen_session_get_external_fault (self->session) != NULL;

  gtk_widget_action_set_enabled (widget,
                                 "game.hurry",
                                 tengen_play_page_awaits_computer (self) &&
                                     !asked && !failed);
  gtk_widget_action_set_enabled (widget, "game.stop-engine", asked);
  gtk_widget_action_set_enabled (widget, "game.restart-engine", failed);
  gtk_widget_action_set_enabled (widget, "game.replace-engine", failed);
  gtk_widget_action_set_enabled (
      widget,
      "game.refuse-void",
      self->session != NULL && tengen_session_offers_void (self->session));
  gtk_widget_action_set_enabled (widget, "game.watch-pause", watched);
  gtk_widget_action_set_enabled (widget, "game.break-off", watched);
}
