/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-seat: a player in one line, in the review (検討)
 */
#include "tengen-play-seat.h"

#include "tengen-signal.h"
#include "tengen-widget.h"

struct _TengenPlaySeat
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *disc;
  GtkLabel *name;
  GtkLabel *rank;
  GtkLabel *count;
  GtkLabel *time;

  /* Owned */
  GSignalGroup *signals;
  char *text;
};

G_DEFINE_FINAL_TYPE (TengenPlaySeat, tengen_play_seat, GTK_TYPE_WIDGET)

enum
{
  PROP_CARD = 1,
  PROP_TEXT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
show_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
show_stone (TengenPlaySeat *self, int stone)
{
  gboolean white = stone == TENGEN_STONE_WHITE;

  gtk_widget_add_css_class (self->disc, white ? "white" : "black");
  gtk_widget_remove_css_class (self->disc, white ? "black" : "white");
}

static void
name_seat (TengenPlaySeat *self, const char *text, const char *spoken_time)
{
  g_free (self->text);
  self->text = spoken_time != NULL
                   ? g_strdup_printf ("%s %s", text, spoken_time)
                   : g_strdup (text);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

static void
card_cb (TengenPlaySeat *self)
{
  g_autoptr (TengenPlayCard) card = g_signal_group_dup_target (self->signals);
  g_autofree char *name = NULL;
  g_autofree char *rank = NULL;
  g_autofree char *count = NULL;
  g_autofree char *time = NULL;
  g_autofree char *spoken_time = NULL;
  g_autofree char *text = NULL;
  int stone;

  if (card == NULL)
    return;
  /* clang-format off */
  g_object_get (card,
                "stone", &stone,
                "name", &name,
                "rank", &rank,
                "count", &count,
                "time-left", &time,
                "time-left-spoken", &spoken_time,
                "text", &text,
                NULL);
  /* clang-format on */
  show_stone (self, stone);
  show_label (self->name, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), name);
  show_label (self->rank, rank);
  show_label (self->count, count);
  show_label (self->time, time);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->time), spoken_time);
  name_seat (self, text, spoken_time);
}

static void
tengen_play_seat_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  TengenPlaySeat *self = TENGEN_PLAY_SEAT (object);

  if (prop_id == PROP_CARD)
    g_value_take_object (value, g_signal_group_dup_target (self->signals));
  else if (prop_id == PROP_TEXT)
    g_value_set_string (value, self->text);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_seat_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  TengenPlaySeat *self = TENGEN_PLAY_SEAT (object);
  g_autoptr (GObject) before = NULL;

  if (prop_id != PROP_CARD)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  before = g_signal_group_dup_target (self->signals);
  if (before == g_value_get_object (value))
    return;
  g_signal_group_set_target (self->signals, g_value_get_object (value));
  card_cb (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
tengen_play_seat_dispose (GObject *object)
{
  TengenPlaySeat *self = TENGEN_PLAY_SEAT (object);

  g_clear_object (&self->signals);
  tengen_widget_dispose (object);
}

static void
tengen_play_seat_finalize (GObject *object)
{
  g_free (TENGEN_PLAY_SEAT (object)->text);
  G_OBJECT_CLASS (tengen_play_seat_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-seat.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeat, disc);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeat, name);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeat, rank);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeat, count);
  gtk_widget_class_bind_template_child (widget_class, TengenPlaySeat, time);
}

static void
tengen_play_seat_class_init (TengenPlaySeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_seat_get_property;
  object_class->set_property = tengen_play_seat_set_property;
  object_class->dispose = tengen_play_seat_dispose;
  object_class->finalize = tengen_play_seat_finalize;

  /* TengenPlaySeat:card: whose words these are */
  props[PROP_CARD] = g_param_spec_object (
      "card", NULL, NULL, TENGEN_TYPE_PLAY_CARD, TENGEN_PARAM_READWRITE);
  /* TengenPlaySeat:text: all of it in one sentence (read only) */
  props[PROP_TEXT] =
      g_param_spec_string ("text", NULL, NULL, NULL, TENGEN_PARAM_READABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatline");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_play_seat_init (TengenPlaySeat *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (TENGEN_TYPE_PLAY_CARD);
  g_signal_group_connect_swapped (
      self->signals, "notify::text", G_CALLBACK (card_cb), self);
}
