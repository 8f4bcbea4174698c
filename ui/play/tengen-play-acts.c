/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-play-acts: the buttons of what can be done besides playing a stone
 *
 * Shape: one action of the rules stands in a row with taking back and
 *        resigning; two or more have a row of their own above them.
 */
#include "tengen-play-acts.h"

#include "tengen-words-rules.h"

#define _(s) tengen_words_text (s)

static const struct
{
  TengenActionKind kind;
  guint acts;
  const char *action;
  const char *key;
} acts[] = {
  { TENGEN_ACTION_VIRTUAL, TENGEN_GO_ACT_VIRTUAL, "game.virtual", "V" },
  { TENGEN_ACTION_PASS,
    TENGEN_GO_ACT_ABSTAIN | TENGEN_GO_ACT_PASS_STONE,
    "game.pass",
    "P" },
  { TENGEN_ACTION_PROPOSE, TENGEN_GO_ACT_PROPOSE, "game.propose", "O" },
};

#define N_ACTS G_N_ELEMENTS (acts)

struct _TengenPlayActs
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *box;
  GtkBox *above;
  GtkBox *row;

  /* Children of one of the two rows */
  GtkWidget *buttons[N_ACTS];
  GtkLabel *labels[N_ACTS];
};

G_DEFINE_FINAL_TYPE (TengenPlayActs, tengen_play_acts, GTK_TYPE_WIDGET)

static guint
find_act (TengenActionKind kind)
{
  for (guint i = 0; i < N_ACTS; i++)
    if (acts[i].kind == kind)
      return i;
  g_return_val_if_reached (0);
}

gboolean
tengen_play_acts_has (const TengenGoRules *rules, TengenActionKind kind)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  return (rules->acts & acts[find_act (kind)].acts) != 0;
}

TengenReason *
tengen_play_acts_check (const TengenPosition *position, TengenActionKind kind)
{
  TengenStone stone = tengen_position_get_to_move (position);
  TengenAction action = { .kind = kind };

  if (kind == TENGEN_ACTION_ACCEPT || kind == TENGEN_ACTION_REFUSE)
    stone = tengen_stone_other (stone);
  action.stone = stone;
  action.seat = tengen_position_get_seat (position, stone);
  action.point =
      kind == TENGEN_ACTION_PASS ? TENGEN_POINT_PASS : TENGEN_POINT_NONE;
  return tengen_position_check (position, &action);
}

char *
tengen_play_acts_tip (const TengenPosition *position,
                      TengenActionKind kind,
                      const char *key)
{
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  g_autoptr (TengenReason) reason = tengen_play_acts_check (position, kind);
  g_autofree char *line = reason == NULL ? tengen_words_act_line (kind, rules)
                                         : tengen_words_reason (reason, rules);

  if (key == NULL || reason != NULL)
    return g_steal_pointer (&line);
  return g_strdup_printf (_ ("%s (%s)"), line, key);
}

/* --- The widget --- */

/* A longer name would make the panel wider; the tooltip says it all. */
#define NAME_CHARS 18

static void
make_button (TengenPlayActs *self, guint i)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), acts[i].action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  self->buttons[i] = button;
  self->labels[i] = GTK_LABEL (label);
  gtk_box_append (self->above, button);
}

static guint
count_acts (const TengenGoRules *rules)
{
  guint n = 0;

  for (guint i = 0; i < N_ACTS; i++)
    n += tengen_play_acts_has (rules, acts[i].kind);
  return n;
}

static void
move_button (GtkWidget *button, GtkBox *to, gboolean first)
{
  GtkBox *from = GTK_BOX (gtk_widget_get_parent (button));

  if (from == to)
    return;
  g_object_ref (button);
  gtk_box_remove (from, button);
  if (first)
    gtk_box_prepend (to, button);
  else
    gtk_box_append (to, button);
  g_object_unref (button);
}

/* The longer name of a pass that hands over a stone has more room. */
static void
place_buttons (TengenPlayActs *self, const TengenGoRules *rules)
{
  gboolean one_row = count_acts (rules) <= 1;

  for (guint i = 0; i < N_ACTS; i++)
    move_button (self->buttons[i], one_row ? self->row : self->above, one_row);
  gtk_widget_set_visible (GTK_WIDGET (self->above), !one_row);
  gtk_box_set_homogeneous (
      self->row, !one_row || (rules->acts & TENGEN_GO_ACT_PASS_STONE) == 0);
}

/* What is banned by an earlier position can be pressed: then that is shown. */
static void
show_banned (GtkWidget *button, const TengenReason *reason)
{
  if (reason != NULL && reason->node != TENGEN_NODE_NONE)
    gtk_widget_add_css_class (button, "banned");
  else
    gtk_widget_remove_css_class (button, "banned");
}

static void
show_act (TengenPlayActs *self, guint i, const TengenPosition *position)
{
  const TengenGoRules *rules = &tengen_position_get_setup (position)->rules;
  GtkWidget *button = self->buttons[i];
  g_autoptr (TengenReason) reason = NULL;
  g_autofree char *name = NULL;
  g_autofree char *tip = NULL;

  gtk_widget_set_visible (button, tengen_play_acts_has (rules, acts[i].kind));
  if (!gtk_widget_get_visible (button))
    return;
  name = tengen_words_act (acts[i].kind, rules);
  tip = tengen_play_acts_tip (position, acts[i].kind, acts[i].key);
  reason = tengen_play_acts_check (position, acts[i].kind);
  gtk_label_set_label (self->labels[i], name);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  show_banned (button, reason);
}

static void
tengen_play_acts_dispose (GObject *object)
{
  TengenPlayActs *self = TENGEN_PLAY_ACTS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_play_acts_parent_class)->dispose (object);
}

static void
tengen_play_acts_class_init (TengenPlayActsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_play_acts_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/play/tengen-play-acts.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, box);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, above);
  gtk_widget_class_bind_template_child (widget_class, TengenPlayActs, row);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "acts");
}

static void
tengen_play_acts_init (TengenPlayActs *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_ACTS; i++)
    make_button (self, i);
}

void
tengen_play_acts_update (TengenPlayActs *self, const TengenPosition *position)
{
  g_return_if_fail (TENGEN_IS_PLAY_ACTS (self));
  g_return_if_fail (position != NULL);

  place_buttons (self, &tengen_position_get_setup (position)->rules);
  for (guint i = 0; i < N_ACTS; i++)
    show_act (self, i, position);
}

GtkWidget *
tengen_play_acts_get_button (TengenPlayActs *self, TengenActionKind kind)
{
  g_return_val_if_fail (TENGEN_IS_PLAY_ACTS (self), NULL);

  return self->buttons[find_act (kind)];
}
