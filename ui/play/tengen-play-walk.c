/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-walk: the row to walk through a game: first, back, forward, last
 *
 * Shape: the slider never moves by itself: what a person does with it becomes
 *        a step in the session, and the session moves the slider.
 */
#include "tengen-play-walk.h"

#include "tengen-announce.h"
#include "tengen-board-number.h"
#include "tengen-describe-walk.h"
#include "tengen-fold-layout.h"
#include "tengen-sign.h"
#include "tengen-widget.h"
#include "tengen-words.h"

#define _(s) tengen_words_text (s)

struct _TengenPlayWalk
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkRange *scale;
  GtkLabel *where;
  GtkWidget *back_ten;
  GtkWidget *forward_ten;
  GtkMenuButton *number;
  GtkPopover *popover;
  GtkEditable *entry;
  GtkLabel *answer;
  GtkWidget *auto_box;
  GtkWidget *auto_button;
  TengenSign *auto_sign;
  GtkWidget *interval;
  GtkLabel *interval_label;
  GtkSpinButton *spin;

  /* Owned */
  TengenPlayAuto *walker;
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
  gtk_widget_set_sensitive (GTK_WIDGET (self->number), last > 0);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
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

/* --- A number that is typed --- */

/* With an input method on, digits come in full width. */
static gboolean
parse_number (const char *text, guint *number)
{
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  int value = 0;

  if (plain == NULL ||
      !tengen_board_number_parse (g_strstrip (plain), 0, G_MAXINT, &value))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

gboolean
tengen_play_walk_go_to (TengenPlayWalk *self, const char *text)
{
  g_autoptr (TengenSession) session = NULL;
  const TengenGame *game;
  TengenNode node = TENGEN_NODE_NONE;
  guint number;

  g_return_val_if_fail (TENGEN_IS_PLAY_WALK (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  session = g_signal_group_dup_target (self->signals);
  if (session == NULL || !parse_number (text, &number))
    return FALSE;
  game = tengen_session_get_game (session);
  node = tengen_walk_move (game, number);
  if (node == TENGEN_NODE_NONE)
    return FALSE;
  if (node != tengen_game_get_cursor (game))
    tengen_session_goto (session, node);
  return TRUE;
}

static void
entry_cb (TengenPlayWalk *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  if (tengen_play_walk_go_to (self, text))
    gtk_popover_popdown (self->popover);
  else
    {
      gtk_label_set_label (self->answer, _ ("There is no such move."));
      tengen_announce (GTK_WIDGET (self->answer), _ ("There is no such move."));
    }
}

static void
show_cb (TengenPlayWalk *self)
{
  gtk_label_set_label (self->answer, "");
  gtk_editable_set_text (self->entry, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/* --- Autoplay --- */

static void
playing_cb (TengenPlayWalk *self)
{
  gboolean playing = tengen_play_auto_get_playing (self->walker);
  const char *name =
      playing ? _ ("Stop Autoplay") : _ ("Walk Through the Game by Itself");
  g_autofree char *tip = g_strdup_printf (_ ("%s (%s)"), name, "F5");

  g_object_set (self->auto_sign,
                "shape",
                playing ? TENGEN_SIGN_PAUSE : TENGEN_SIGN_AUTO,
                NULL);
  gtk_widget_set_tooltip_text (self->auto_button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->auto_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name,
                                  -1);
}

static void
interval_cb (TengenPlayWalk *self)
{
  g_autofree char *text = NULL;
  double interval;

  g_object_get (self->walker, "interval", &interval, NULL);
  /* Translators: a few seconds, as short as can be */
  text = g_strdup_printf (_ ("%.1f s"), interval);
  gtk_label_set_label (self->interval_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->interval),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Seconds from move to move"),
                                  -1);
  tengen_announce_describe (GTK_WIDGET (self->interval), text);
}

static void
init_walker (TengenPlayWalk *self)
{
  self->walker = tengen_play_auto_new ();
  g_object_bind_property (gtk_spin_button_get_adjustment (self->spin),
                          "value",
                          self->walker,
                          "interval",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->walker,
                           "notify::playing",
                           G_CALLBACK (playing_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->walker,
                           "notify::interval",
                           G_CALLBACK (interval_cb),
                           self,
                           G_CONNECT_SWAPPED);
  playing_cb (self);
  interval_cb (self);
}

static void
tengen_play_walk_dispose (GObject *object)
{
  TengenPlayWalk *self = TENGEN_PLAY_WALK (object);

  g_clear_object (&self->signals);
  if (self->walker != NULL)
    tengen_play_auto_set_session (self->walker, NULL);
  g_clear_object (&self->walker);
  tengen_widget_dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, scale);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, where);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, back_ten);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayWalk, forward_ten);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, number);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, popover);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, entry);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, answer);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, auto_box);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayWalk, auto_button);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayWalk, auto_sign);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, interval);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPlayWalk, interval_label);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayWalk, spin);
}

static void
tengen_play_walk_class_init (TengenPlayWalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_walk_dispose;

  g_type_ensure (TENGEN_TYPE_FOLD_LAYOUT);
  g_type_ensure (TENGEN_TYPE_SIGN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-walk.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, change_value_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
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
  init_walker (self);
  tengen_play_walk_set_review (self, FALSE);
  show_where (self, 0, 0);
}

void
tengen_play_walk_set_session (TengenPlayWalk *self, TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_PLAY_WALK (self));
  g_return_if_fail (session == NULL || TENGEN_IS_SESSION (session));

  g_signal_group_set_target (self->signals, session);
  tengen_play_auto_set_session (self->walker, session);
  changed_cb (self);
}

void
tengen_play_walk_set_review (TengenPlayWalk *self, gboolean review)
{
  g_return_if_fail (TENGEN_IS_PLAY_WALK (self));

  /* more buttons need their room */
  tengen_widget_set_class (GTK_WIDGET (self), "many", review);
  gtk_widget_set_visible (self->back_ten, review);
  gtk_widget_set_visible (self->forward_ten, review);
  gtk_widget_set_visible (self->auto_box, review);
}

TengenPlayAuto *
tengen_play_walk_get_auto (TengenPlayWalk *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_WALK (self), NULL);

  return self->walker;
}

void
tengen_play_walk_ask (TengenPlayWalk *self)
{
  g_return_if_fail (TENGEN_IS_PLAY_WALK (self));

  if (gtk_widget_get_sensitive (GTK_WIDGET (self->number)))
    gtk_menu_button_popup (self->number);
}
