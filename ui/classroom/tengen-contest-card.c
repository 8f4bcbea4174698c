/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-contest-card: a team that solves exercises
 */
#include "tengen-contest-card.h"

#include "tengen-label.h"
#include "tengen-stone-row.h"
#include "tengen-team-name.h"
#include "tengen-teams-ui.h"
#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)
#define C_(c, s) tengen_words_context (c, s)

struct _TengenContestCard
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *box;
  GtkBox *head;
  GtkLabel *turn;
  GtkLabel *points;
  GtkLabel *person;

  /* Owned */
  TengenTeams *teams;
  TengenStone stone;
};

G_DEFINE_FINAL_TYPE (TengenContestCard, tengen_contest_card, GTK_TYPE_WIDGET)

static void
tengen_contest_card_dispose (GObject *object)
{
  TengenContestCard *self = TENGEN_CONTEST_CARD (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  g_clear_object (&self->teams);
  G_OBJECT_CLASS (tengen_contest_card_parent_class)->dispose (object);
}

static void
tengen_contest_card_class_init (TengenContestCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_contest_card_dispose;
  tengen_teams_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-contest-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenContestCard, box);
  gtk_widget_class_bind_template_child (widget_class, TengenContestCard, head);
  gtk_widget_class_bind_template_child (widget_class, TengenContestCard, turn);
  gtk_widget_class_bind_template_child (
      widget_class, TengenContestCard, points);
  gtk_widget_class_bind_template_child (
      widget_class, TengenContestCard, person);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tengen_contest_card_init (TengenContestCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_contest_card_new (TengenTeams *teams, TengenStone stone)
{
  TengenContestCard *self;
  GtkWidget *disc, *name;

  g_return_val_if_fail (TENGEN_IS_TEAMS (teams), NULL);

  self = g_object_new (TENGEN_TYPE_CONTEST_CARD, NULL);
  self->teams = g_object_ref (teams);
  self->stone = stone;
  disc = tengen_stone_row_new (stone, 1);
  tengen_stone_row_set_stones (TENGEN_STONE_ROW (disc), 1);
  name = tengen_team_name_new (teams, stone);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_halign (name, GTK_ALIGN_START);
  gtk_box_prepend (self->head, name);
  gtk_box_prepend (self->head, disc);
  return GTK_WIDGET (self);
}

static gboolean
is_on_turn (TengenContestCard *self, const TengenExerciseRelay *relay)
{
  return relay->state != TENGEN_EXERCISE_RELAY_OVER &&
         relay->turn == self->stone;
}

/* What stands beside the name. */
static const char *
get_word (TengenContestCard *self, const TengenExerciseRelay *relay)
{
  if (is_on_turn (self, relay))
    return _ ("Now");
  return relay->state == TENGEN_EXERCISE_RELAY_OVER &&
                 tengen_exercise_relay_get_leader (relay) == self->stone
             ? _ ("Won")
             : "";
}

static void
show_person (TengenContestCard *self, const TengenExerciseRelay *relay)
{
  int members = tengen_teams_get_members (self->teams, self->stone);
  guint person = tengen_exercise_relay_get_person (
      relay, self->stone, (guint) MAX (members, 0));
  gboolean on_turn = is_on_turn (self, relay);
  g_autofree char *text = g_strdup_printf (
      on_turn ? _ ("Person %d") : _ ("Then person %d"), (int) person);

  gtk_label_set_label (self->person, text);
  tengen_widget_set_class (GTK_WIDGET (self->person), "dim", !on_turn);
  gtk_widget_set_visible (GTK_WIDGET (self->person),
                          person > 0 &&
                              relay->state != TENGEN_EXERCISE_RELAY_OVER);
}

void
tengen_contest_card_show (TengenContestCard *self,
                          const TengenExerciseRelay *relay)
{
  const char *word;
  guint n;
  g_autofree char *points = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (TENGEN_IS_CONTEST_CARD (self) && relay != NULL);

  word = get_word (self, relay);
  n = relay->points[self->stone];
  /* TRANSLATORS: points of a team, beside its name where there is little room;
   * the unit only where it is short: 3点 */
  points = g_strdup_printf (C_ ("points of a team", "%u"), n);
  spoken = g_strdup_printf (
      /* TRANSLATORS: what a team has won */
      tengen_words_plural ("%u point", "%u points", n),
      n);
  tengen_label_show (self->turn, word);
  tengen_widget_set_class (GTK_WIDGET (self->box), "turn", *word != '\0');
  gtk_label_set_label (self->points, points);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self->points), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  show_person (self, relay);
}
