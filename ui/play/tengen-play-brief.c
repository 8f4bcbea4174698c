/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-brief: a player above a board that is alone
 */
#include "tengen-play-brief.h"

#include "tengen-signal.h"
#include "tengen-widget.h"

struct _TengenPlayBrief
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *disc;
  GtkLabel *who;
  GtkWidget *turn;
  GtkLabel *count;

  /* Owned */
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (TengenPlayBrief, tengen_play_brief, GTK_TYPE_WIDGET)

enum
{
  PROP_CARD = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Where there is no number, who it is may take its line too. */
static void
show_count (TengenPlayBrief *self, const char *count)
{
  gtk_label_set_label (self->count, count != NULL ? count : "");
  gtk_widget_set_visible (GTK_WIDGET (self->count), count != NULL);
  gtk_label_set_wrap (self->who, count == NULL);
  gtk_label_set_lines (self->who, count == NULL ? 2 : 1);
}

static void
card_cb (TengenPlayBrief *self)
{
  g_autoptr (TengenPlayCard) card = g_signal_group_dup_target (self->signals);
  g_autofree char *who = NULL;
  g_autofree char *count = NULL;
  g_autofree char *word = NULL;
  gboolean turn;
  int stone;

  if (card == NULL)
    return;
  /* clang-format off */
  g_object_get (card,
                "stone", &stone,
                "who", &who,
                "count", &count,
                "turn", &turn,
                "turn-word", &word,
                NULL);
  /* clang-format on */
  tengen_widget_set_class (self->disc, "white", stone == TENGEN_STONE_WHITE);
  tengen_widget_set_class (self->disc, "black", stone == TENGEN_STONE_BLACK);
  gtk_label_set_label (self->who, who);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->who), who);
  gtk_label_set_label (GTK_LABEL (self->turn), word);
  gtk_widget_set_visible (self->turn, turn);
  show_count (self, count);
}

static void
tengen_play_brief_get_property (GObject *object,
                                guint prop_id,
                                GValue *value,
                                GParamSpec *pspec)
{
  TengenPlayBrief *self = TENGEN_PLAY_BRIEF (object);

  if (prop_id == PROP_CARD)
    g_value_take_object (value, g_signal_group_dup_target (self->signals));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_brief_set_property (GObject *object,
                                guint prop_id,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TengenPlayBrief *self = TENGEN_PLAY_BRIEF (object);
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
tengen_play_brief_dispose (GObject *object)
{
  TengenPlayBrief *self = TENGEN_PLAY_BRIEF (object);

  g_clear_object (&self->signals);
  tengen_widget_dispose (object);
}

static void
tengen_play_brief_class_init (TengenPlayBriefClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_brief_get_property;
  object_class->set_property = tengen_play_brief_set_property;
  object_class->dispose = tengen_play_brief_dispose;

  /* TengenPlayBrief:card: whose words these are */
  props[PROP_CARD] = g_param_spec_object (
      "card", NULL, NULL, TENGEN_TYPE_PLAY_CARD, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-brief.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayBrief, disc);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayBrief, who);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayBrief, turn);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayBrief, count);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_play_brief_init (TengenPlayBrief *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (TENGEN_TYPE_PLAY_CARD);
  g_signal_group_connect_swapped (
      self->signals, "notify::text", G_CALLBACK (card_cb), self);
}
