/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-goal: how a new game of Pure Go (純碁) is won: by stones on the
 *                   board, or by taking stones first (石取り)
 */
#include "tengen-play-goal.h"

#include "tengen-announce.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

/* What the buttons stand for, and their names in the template. */
static const struct
{
  int goal;
  const char *name;
} goals[] = { { 0, "count" }, { 1, "one" }, { 3, "three" }, { 5, "five" } };

#define N_GOALS G_N_ELEMENTS (goals)

struct _TengenPlayGoal
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkToggleButton *buttons[N_GOALS];
  GtkLabel *line;

  int goal;
};

G_DEFINE_FINAL_TYPE (TengenPlayGoal, tengen_play_goal, GTK_TYPE_WIDGET)

enum
{
  PROP_GOAL = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static char *
say_goal (int goal)
{
  TengenGoRules rules = *tengen_go_rules_find ("pure");

  tengen_go_rules_set_goal (&rules, goal);
  return tengen_words_rules_line (&rules);
}

static void
set_goal (TengenPlayGoal *self, int goal)
{
  g_autofree char *line = say_goal (goal);

  gtk_label_set_label (self->line, line);
  if (self->goal == goal)
    return;
  self->goal = goal;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GOAL]);
}

static void
toggled_cb (TengenPlayGoal *self, GtkToggleButton *button)
{
  for (gsize i = 0; i < N_GOALS; i++)
    if (button == self->buttons[i] && gtk_toggle_button_get_active (button))
      set_goal (self, goals[i].goal);
}

static void
tengen_play_goal_get_property (GObject *object,
                               guint prop_id,
                               GValue *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_GOAL)
    g_value_set_int (value, TENGEN_PLAY_GOAL (object)->goal);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_goal_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  if (prop_id == PROP_GOAL)
    tengen_play_goal_set (TENGEN_PLAY_GOAL (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tengen_play_goal_class_init (TengenPlayGoalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tengen_play_goal_get_property;
  object_class->set_property = tengen_play_goal_set_property;
  object_class->dispose = tengen_widget_dispose;

  /* TengenPlayGoal:goal: stones that have to be taken, 0 for the count */
  props[PROP_GOAL] = g_param_spec_int (
      "goal", NULL, NULL, 0, TENGEN_GO_GOAL_MAX, 0, TENGEN_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-goal.ui");
  for (gsize i = 0; i < N_GOALS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class,
        goals[i].name,
        FALSE,
        (gssize) (G_STRUCT_OFFSET (TengenPlayGoal, buttons) +
                  i * sizeof (GtkToggleButton *)));
  gtk_widget_class_bind_template_child (widget_class, TengenPlayGoal, line);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
}

static void
tengen_play_goal_init (TengenPlayGoal *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < N_GOALS; i++)
    {
      g_autofree char *line = say_goal (goals[i].goal);

      tengen_announce_describe (GTK_WIDGET (self->buttons[i]), line);
    }
  set_goal (self, 0);
}

void
tengen_play_goal_set (TengenPlayGoal *self, int goal)
{
  g_return_if_fail (TENGEN_IS_PLAY_GOAL (self));
  g_return_if_fail (goal >= 0 && goal <= TENGEN_GO_GOAL_MAX);

  for (gsize i = 0; i < N_GOALS; i++)
    gtk_toggle_button_set_active (self->buttons[i], goals[i].goal == goal);
  set_goal (self, goal);
}

int
tengen_play_goal_get (TengenPlayGoal *self)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_GOAL (self), 0);

  return self->goal;
}
