/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-watch: the buttons beside a game of two computers
 */
#include "tengen-play-watch.h"

#include "tengen-session-watch.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

#define N_PACES (TENGEN_PACE_FAST + 1)

struct _TengenPlayWatch
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkButton *pause;
  GtkToggleButton *slow;
  GtkToggleButton *medium;
  GtkToggleButton *fast;

  /* Owned; NULL before the first game */
  TengenSession *session;
};

G_DEFINE_FINAL_TYPE (TengenPlayWatch, tengen_play_watch, GTK_TYPE_WIDGET)

static GtkToggleButton *
get_button (TengenPlayWatch *self, TengenPace pace)
{
  GtkToggleButton *const buttons[N_PACES] = {
    [TENGEN_PACE_SLOW] = self->slow,
    [TENGEN_PACE_MEDIUM] = self->medium,
    [TENGEN_PACE_FAST] = self->fast,
  };

  return buttons[pace];
}

static void
pace_cb (TengenPlayWatch *self)
{
  for (guint pace = 0; pace < N_PACES && self->session != NULL; pace++)
    if (gtk_toggle_button_get_active (get_button (self, (TengenPace) pace)))
      tengen_session_set_pace (self->session, (TengenPace) pace);
}

static void
tengen_play_watch_dispose (GObject *object)
{
  g_clear_object (&TENGEN_PLAY_WATCH (object)->session);
  tengen_widget_dispose (object);
}

static void
tengen_play_watch_class_init (TengenPlayWatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_watch_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-watch.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWatch, pause);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWatch, slow);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWatch, medium);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWatch, fast);
  gtk_widget_class_bind_template_callback (widget_class, pace_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_watch_init (TengenPlayWatch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tengen_play_watch_update (TengenPlayWatch *self, TengenSession *session)
{
  gboolean paused;

  g_return_if_fail (TENGEN_IS_PLAY_WATCH (self));
  g_return_if_fail (TENGEN_IS_SESSION (session));

  g_set_object (&self->session, session);
  paused = tengen_session_get_watch_paused (session);
  gtk_button_set_label (self->pause,
                        paused ? tengen_words_context ("computers", "Go On")
                               : tengen_words_context ("computers", "Pause"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause),
                               paused ? _ ("The computers play on (key: F4)")
                                      : _ ("The computers wait (key: F4)"));
  gtk_toggle_button_set_active (
      get_button (self, tengen_session_get_pace (session)), TRUE);
}
