/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-window-count: the windows of a game's count: scoring dialog, steps,
 * rows, comparison
 *
 * Shape: each is made when it is first wanted, and goes when another game takes
 *        the place of this one.
 */
#include "tengen-window-private.h"

#include "tengen-ruby-over.h"
#include "tengen-score-compare.h"
#include "tengen-score-steps.h"
#include "tengen-score-window.h"
#include "tengen-shortcuts.h"
#include "tengen-tally-window.h"

/* Keys of the program work in all windows, boards of all go to a classroom
 * alike, and all have readings if games have. */
static void
join (TengenWindow *self, GtkWidget *window)
{
  tengen_window_share_classroom (window);
  gtk_window_set_application (
      GTK_WINDOW (window), GTK_APPLICATION (tengen_window_get_program (self)));
  tengen_shortcuts_add (GTK_WINDOW (window), "score");
  tengen_ruby_over_put (window, TRUE);
}

/* Where the window stands upright, so does what opens over it. */
static void
stand_as (GtkWidget *window, GtkWidget *below)
{
  int width = gtk_widget_get_width (below);
  int height = gtk_widget_get_height (below);

  if (!gtk_widget_get_mapped (window) && height > width)
    gtk_window_set_default_size (GTK_WINDOW (window), width, height);
}

/* Over the windows of the count from which it can be asked for: as a sister of
 * theirs it could open below them. */
static void
present_over (TengenWindow *self, GtkWidget *window)
{
  GtkWidget *askers[] = { self->compare_window, self->score_window };
  GtkWidget *below = GTK_WIDGET (self);

  for (gsize i = G_N_ELEMENTS (askers); i-- > 0;)
    if (askers[i] != NULL && askers[i] != window &&
        gtk_widget_get_mapped (askers[i]))
      below = askers[i];
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (below));
  stand_as (window, GTK_WIDGET (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_steps (TengenWindow *self,
            const TengenGoRules *rules,
            TengenScoreKomi komi)
{
  if (self->steps_window == NULL)
    {
      GtkWidget *window = GTK_WIDGET (tengen_score_steps_new (
          GTK_WINDOW (self), tengen_window_get_session (self)));
      join (self, window);
      g_set_weak_pointer (&self->steps_window, window);
    }
  tengen_score_steps_set_rules (
      TENGEN_SCORE_STEPS (self->steps_window), rules, komi);
  present_over (self, self->steps_window);
}

static void
steps_cb (TengenWindow *self)
{
  show_steps (self, NULL, TENGEN_SCORE_KOMI_GAME);
}

static void
compared_steps_cb (TengenWindow *self, gpointer rules, int komi)
{
  show_steps (self, rules, (TengenScoreKomi) komi);
}

static void
show_tally (TengenWindow *self)
{
  if (self->tally_window == NULL)
    {
      GtkWidget *window = GTK_WIDGET (tengen_tally_window_new (
          GTK_WINDOW (self), tengen_window_get_session (self)));
      join (self, window);
      g_set_weak_pointer (&self->tally_window, window);
    }
  present_over (self, self->tally_window);
}

static void
show_compare (TengenWindow *self)
{
  if (self->compare_window == NULL)
    {
      GtkWidget *window = GTK_WIDGET (tengen_score_compare_new (
          GTK_WINDOW (self), tengen_window_get_session (self)));
      g_signal_connect_object (window,
                               "steps",
                               G_CALLBACK (compared_steps_cb),
                               self,
                               G_CONNECT_SWAPPED);
      join (self, window);
      g_set_weak_pointer (&self->compare_window, window);
    }
  present_over (self, self->compare_window);
}

static GtkWidget *
make_score_window (TengenWindow *self)
{
  GtkWidget *window = GTK_WIDGET (tengen_score_window_new (
      GTK_WINDOW (self), tengen_window_get_session (self)));
  join (self, window);
  g_signal_connect_object (
      window, "steps", G_CALLBACK (steps_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      window, "tally", G_CALLBACK (show_tally), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (
      window, "compare", G_CALLBACK (show_compare), self, G_CONNECT_SWAPPED);
  return window;
}

void
tengen_window_show_count (TengenWindow *self)
{
  g_return_if_fail (TENGEN_IS_WINDOW (self));
  if (self->score_window == NULL)
    g_set_weak_pointer (&self->score_window, make_score_window (self));
  stand_as (self->score_window, GTK_WIDGET (self));
  gtk_window_present (GTK_WINDOW (self->score_window));
}

static void
close_window (GtkWidget **place)
{
  GtkWidget *window = *place;
  if (window == NULL)
    return;
  g_clear_weak_pointer (place);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
tengen_window_close_counts (TengenWindow *self)
{
  close_window (&self->score_window);
  close_window (&self->steps_window);
  close_window (&self->tally_window);
  close_window (&self->compare_window);
}

static void
steps_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_steps (TENGEN_WINDOW (widget), NULL, TENGEN_SCORE_KOMI_GAME);
}

static void
tally_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_tally (TENGEN_WINDOW (widget));
}

static void
compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_compare (TENGEN_WINDOW (widget));
}

void
tengen_window_install_counts (GtkWidgetClass *klass)
{
  /* TengenWindow|win.count-steps: shows how the position is counted */
  gtk_widget_class_install_action (
      klass, "win.count-steps", NULL, steps_action);
  /* TengenWindow|win.tally: lays out what is counted in rows */
  gtk_widget_class_install_action (klass, "win.tally", NULL, tally_action);
  /* TengenWindow|win.compare: counts the position under all rule sets */
  gtk_widget_class_install_action (klass, "win.compare", NULL, compare_action);
}

void
tengen_window_update_counts (TengenWindow *self)
{
  const TengenPosition *position =
      tengen_game_get_position (tengen_window_get_game (self));
  gboolean counted = tengen_position_get_counters (position) != NULL;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.count-steps", counted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.tally", counted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.compare", counted);
}
