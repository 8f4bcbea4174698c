/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * score-window: an open scoring dialog for tests
 *
 * Not: a test; included by them.
 */
#pragma once

#include "main-loop.h"
#include "score-game.h"

#include "tengen-board-view.h"
#include "tengen-score-panel.h"
#include "tengen-score-resume.h"
#include "tengen-score-window.h"
#include "widget-keys.h"

typedef struct
{
  TengenSession *session;
  TengenScoreWindow *window;
} Fixture;

static inline void
show_window (Fixture *self)
{
  self->window = tengen_score_window_new (NULL, self->session);
  gtk_window_present (GTK_WINDOW (self->window));
}

static inline void
open_window (Fixture *self, const char *rules, const char *picture)
{
  self->session = score_stop (rules, picture);
  show_window (self);
}

static inline void
close_all (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  score_drop (self->session);
}

static inline gpointer
get_part (gpointer widget, GType type, const char *name)
{
  GObject *part =
      gtk_widget_get_template_child (GTK_WIDGET (widget), type, name);

  g_assert_nonnull (part);
  return part;
}

static inline gpointer
get_child (Fixture *self, const char *name)
{
  return get_part (self->window, TENGEN_TYPE_SCORE_WINDOW, name);
}

static inline const TengenView *
get_view (Fixture *self)
{
  return tengen_board_view_get_view (get_child (self, "board"));
}

static inline const char *
get_result (Fixture *self)
{
  return tengen_score_panel_get_result (get_child (self, "panel"));
}

static inline const char *
get_sentence (Fixture *self)
{
  GtkWidget *label = get_child (self, "sentence");

  if (!gtk_widget_get_visible (label))
    return "";
  return gtk_label_get_label (GTK_LABEL (label));
}

static inline void
click (Fixture *self, guint point)
{
  g_signal_emit_by_name (
      get_child (self, "board"), "activated", point, GDK_BUTTON_PRIMARY, 1);
}

static inline void
act (Fixture *self, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
}

/* Runs a key of the window as GTK would. */
static inline gboolean
press_key (Fixture *self, guint key, GdkModifierType state)
{
  return run_shortcut (self->window, key, state);
}

/* Clicks the button 対局に戻る or one of its choices. */
static inline void
click_resume (Fixture *self, const char *name)
{
  g_signal_emit_by_name (
      get_part (get_child (self, "resume"), TENGEN_TYPE_SCORE_RESUME, name),
      "clicked");
}

static inline const char *
get_text (GtkLabel *label)
{
  return gtk_label_get_label (label);
}
