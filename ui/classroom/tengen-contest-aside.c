/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-contest-aside: below an exercise on the wall
 */
#include "tengen-contest-aside.h"

#include "tengen-contest-card.h"
#include "tengen-signal.h"
#include "tengen-style.h"
#include "tengen-teams-ui.h"

struct _TengenContestAside
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkBox *box;
  GtkBox *slot;
  GtkBox *cards;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (TengenContestAside, tengen_contest_aside, GTK_TYPE_WIDGET)

enum
{
  NEXT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
next_cb (TengenContestAside *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
tengen_contest_aside_dispose (GObject *object)
{
  TengenContestAside *self = TENGEN_CONTEST_ASIDE (object);

  if (self->box != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->box));
  self->box = NULL;
  G_OBJECT_CLASS (tengen_contest_aside_parent_class)->dispose (object);
}

static void
tengen_contest_aside_class_init (TengenContestAsideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_contest_aside_dispose;
  /* TengenContestAside::next: the way on was pressed */
  signals[NEXT] = tengen_signal_new ("next", TENGEN_TYPE_CONTEST_ASIDE, 0);
  tengen_teams_ui_get_resource ();
  tengen_style_add_resource (
      "/org/tengen/Tengen/classroom/tengen-classroom-teams.css");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/classroom/tengen-contest-aside.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenContestAside, box);
  gtk_widget_class_bind_template_child (widget_class, TengenContestAside, slot);
  gtk_widget_class_bind_template_child (
      widget_class, TengenContestAside, cards);
  gtk_widget_class_bind_template_child (widget_class, TengenContestAside, next);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_contest_aside_init (TengenContestAside *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_contest_aside_new (TengenTeams *teams)
{
  TengenContestAside *self;

  g_return_val_if_fail (teams == NULL || TENGEN_IS_TEAMS (teams), NULL);

  self = g_object_new (TENGEN_TYPE_CONTEST_ASIDE, NULL);
  if (teams == NULL)
    return GTK_WIDGET (self);
  gtk_box_append (self->cards,
                  tengen_contest_card_new (teams, TENGEN_STONE_BLACK));
  gtk_box_append (self->cards,
                  tengen_contest_card_new (teams, TENGEN_STONE_WHITE));
  gtk_widget_set_visible (GTK_WIDGET (self->cards), TRUE);
  return GTK_WIDGET (self);
}

void
tengen_contest_aside_set_answers (TengenContestAside *self, GtkWidget *answers)
{
  GtkWidget *before;

  g_return_if_fail (TENGEN_IS_CONTEST_ASIDE (self));

  before = gtk_widget_get_first_child (GTK_WIDGET (self->slot));
  if (before != answers && before != NULL)
    gtk_box_remove (self->slot, before);
  if (before != answers && answers != NULL)
    gtk_box_append (self->slot, answers);
  gtk_widget_set_visible (GTK_WIDGET (self->slot), answers != NULL);
}

void
tengen_contest_aside_show (TengenContestAside *self,
                           const TengenExerciseRelay *relay)
{
  g_return_if_fail (TENGEN_IS_CONTEST_ASIDE (self));

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    tengen_contest_card_show (TENGEN_CONTEST_CARD (card), relay);
}

void
tengen_contest_aside_set_next (TengenContestAside *self,
                               const char *label,
                               gboolean sensitive)
{
  g_return_if_fail (TENGEN_IS_CONTEST_ASIDE (self) && label != NULL);

  gtk_button_set_label (self->next, label);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next), sensitive);
}
