/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-answer: what has to be said before the count is right
 */
#include "tengen-score-answer.h"

#include "tengen-ruby-over.h"
#include "tengen-score-asks.h"
#include "tengen-score-resources.h"
#include "tengen-widget.h"

struct _TengenScoreAnswer
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *judging;
  GtkWidget *odds_box;
  GtkWidget *answer_box;
  GtkLabel *chain;
  GtkWidget *alive_button;
  GtkWidget *dead_button;
  GtkWidget *seki_button;
  GtkWidget *left_box;
  GtkLabel *left;
};

G_DEFINE_FINAL_TYPE (TengenScoreAnswer, tengen_score_answer, GTK_TYPE_WIDGET)

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_score_get_resource ();
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/score/tengen-score-answer.ui");
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, judging);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, odds_box);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, answer_box);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, chain);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, alive_button);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, dead_button);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, seki_button);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, left_box);
  gtk_widget_class_bind_template_child (klass, TengenScoreAnswer, left);
}

static void
tengen_score_answer_class_init (TengenScoreAnswerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
tengen_score_answer_init (TengenScoreAnswer *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

/* Shows whether an answer is the one that was given. */
static void
show_given (GtkWidget *button, gboolean given)
{
  tengen_widget_set_class (button, "given", given);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               given ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                     : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* Shows what has been said of a chain so far, or that nothing has. */
static void
show_chain (TengenScoreAnswer *self,
            const TengenPosition *position,
            TengenNotation notation,
            const TengenDoubt *chain)
{
  const TengenGameSetup *setup = tengen_position_get_setup (position);
  TengenGoMark mark = tengen_position_get_mark (position, chain->point);
  gboolean settled =
      tengen_position_get_said (position, TENGEN_ACTION_MARK, chain->point) ==
      TENGEN_SAID_BY_PLAYER;
  g_autofree char *name = tengen_score_asks_chain (chain, setup, notation);

  gtk_label_set_label (self->chain, name);
  show_given (self->alive_button, settled && mark == TENGEN_GO_MARK_ALIVE);
  show_given (self->dead_button, mark == TENGEN_GO_MARK_DEAD);
  show_given (self->seki_button, mark == TENGEN_GO_MARK_SEKI);
  gtk_widget_set_visible (self->seki_button, !setup->rules.seki_eyes);
}

void
tengen_score_answer_set (TengenScoreAnswer *self,
                         const TengenPosition *position,
                         TengenNotation notation,
                         guint n_left,
                         TengenPoint shown,
                         gboolean judging,
                         gboolean at_odds)
{
  TengenDoubt chain = { 0 };
  g_autofree char *left = NULL;
  gboolean any;

  g_return_if_fail (TENGEN_IS_SCORE_ANSWER (self));
  g_return_if_fail (position != NULL);

  any = tengen_score_asks_find (position, shown, &chain);
  if (any)
    show_chain (self, position, notation, &chain);
  left = tengen_score_asks_head (n_left);
  gtk_label_set_label (self->left, left);
  gtk_widget_set_visible (self->judging, judging);
  gtk_widget_set_visible (self->answer_box, any);
  gtk_widget_set_visible (self->left_box, n_left > 0);
  gtk_widget_set_visible (self->odds_box, at_odds);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          judging || n_left > 0 || any || at_odds);
}
