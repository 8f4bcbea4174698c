/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-walk: the row to walk through a game: first, back, forward, last
 *
 * Shape: the slider never moves by itself: what a person does with it becomes
 *        a step in the session, and the session moves the slider.
 */
#include "tengen-play-walk.h"

struct _TengenPlayWalk
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkRange *scale;
  GtkLabel *where;

  /* Owned */
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (TengenPlayWalk, tengen_play_walk, GTK_TYPE_WIDGET)

static void
show_where (TengenPlayWalk *self, guint cursor, guint last)
{
  g_autofree char *text = g_strdup_printf ("%u / %u", cursor, last);

  gtk_label_set_label (self->where, text);
  gtk_range_set_range (self->scale, 0, MAX (last, 1));
  gtk_range_set_value (self->scale, cursor);
  gtk_widget_set_sensitive (GTK_WIDGET (self->scale), last > 0);
}

static void
changed_cb (TengenPlayWalk *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  guint cursor = 0;
  guint last = 0;

  if (session != NULL)
    last =
        tengen_game_get_line (tengen_session_get_game (session), &cursor)->len -
        1;
  show_where (self, cursor, last);
}

static gboolean
change_value_cb (GtkRange *scale,
                 GtkScrollType scroll,
                 double value,
                 TengenPlayWalk *self)
{
  g_autoptr (TengenSession) session = g_signal_group_dup_target (self->signals);
  const GArray *line;
  guint cursor;
  int wanted;

  if (session == NULL)
    return TRUE;
  line = tengen_game_get_line (tengen_session_get_game (session), &cursor);
  wanted = (int) (CLAMP (value, 0, line->len - 1) + 0.5);
  if (wanted != (int) cursor)
    tengen_session_step (session, wanted - (int) cursor);
  return TRUE;
}

static void
tengen_play_walk_dispose (GObject *object)
{
  TengenPlayWalk *self = TENGEN_PLAY_WALK (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_walk_parent_class)->dispose (object);
}

static void
tengen_play_walk_class_init (TengenPlayWalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_walk_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-walk.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, box);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, scale);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, where);
  gtk_widget_class_bind_template_callback (widget_class, change_value_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "walk");
}

static void
tengen_play_walk_init (TengenPlayWalk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (TENGEN_TYPE_SESSION);
  g_signal_group_connect_swapped (
      self->signals, "changed", G_CALLBACK (changed_cb), self);
  show_where (self, 0, 0);
}

void
tengen_play_walk_set_session (TengenPlayWalk *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_WALK (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  changed_cb (self);
}

const char *
tengen_play_walk_get_text (TengenPlayWalk *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_WALK (self), NULL);

  return gtk_label_get_label (self->where);
}

GtkRange *
tengen_play_walk_get_scale (TengenPlayWalk *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_WALK (self), NULL);

  return self->scale;
}
