/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-panel: the count in figures, words and rows of stones
 */
#include "tengen-score-panel.h"

#include "tengen-color-scheme.h"
#include "tengen-label.h"
#include "tengen-ruby-over.h"
#include "tengen-score-account.h"
#include "tengen-score-doubts.h"
#include "tengen-score-notes.h"
#include "tengen-score-resources.h"
#include "tengen-score-rows.h"
#include "tengen-score-terms.h"
#include "tengen-signal.h"
#include "tengen-widget.h"
#include "tengen-words-rules.h"

struct _TengenScorePanel
{
  GtkWidget parent_instance;

  /* Template widgets */
  TengenScoreAccount *account;
  TengenScoreDoubts *doubts;
  GtkLabel *points;
  GtkLabel *komi;
  TengenScoreTerms *terms;
  GtkLabel *dame;
  GtkWidget *rows_box;
  TengenScoreRows *rows;
  GtkLabel *rows_text;
  GtkLabel *fillable;
};

G_DEFINE_FINAL_TYPE (TengenScorePanel, tengen_score_panel, GTK_TYPE_WIDGET)

enum
{
  TERM,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
update_rows (TengenScorePanel *self, int black, int white)
{
  g_autofree char *text = tengen_score_notes_rows (black, white);

  gtk_label_set_label (self->rows_text, text);
  tengen_score_rows_set (self->rows, black, white);
}

/* What the sum alone does not say. */
static void
update_notes (TengenScorePanel *self,
              const TengenGameSetup *setup,
              const TengenGoCount *count,
              TengenNotation notation)
{
  g_autofree char *points = tengen_score_notes_points (count);
  g_autofree char *komi = tengen_words_komi_note (setup, count);
  g_autofree char *dame = tengen_score_notes_dame (
      count, &setup->rules, setup->width, setup->height, notation);

  tengen_label_show (self->points, points);
  tengen_label_show (self->komi, komi);
  tengen_label_show (self->dame, dame);
}

static void
term_cb (TengenScorePanel *self, int kind, int stone, int value)
{
  g_signal_emit (self, signals[TERM], 0, kind, stone, value);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (TENGEN_TYPE_SCORE_ACCOUNT);
  g_type_ensure (TENGEN_TYPE_SCORE_DOUBTS);
  g_type_ensure (TENGEN_TYPE_SCORE_ROWS);
  g_type_ensure (TENGEN_TYPE_SCORE_TERMS);
  tengen_score_get_resource ();
  g_type_ensure (TENGEN_TYPE_RUBY_OVER);
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/score/tengen-score-panel.ui");
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, account);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, doubts);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, points);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, komi);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, terms);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, dame);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, rows_box);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, rows);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, rows_text);
  gtk_widget_class_bind_template_child (klass, TengenScorePanel, fillable);
  gtk_widget_class_bind_template_callback (klass, term_cb);
}

static void
tengen_score_panel_class_init (TengenScorePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;

  /**
   * TengenScorePanel::term:
   * @kind: a #TengenActionKind
   * @stone: a #TengenStone
   * @value: a value
   *
   * Is emitted when a term of the count was set by hand, see
   * TengenScoreTerms::term.
   */
  signals[TERM] = tengen_signal_new (
      "term", G_TYPE_FROM_CLASS (klass), 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  bind_template (widget_class);
}

static void
tengen_score_panel_init (TengenScorePanel *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  g_object_bind_property (tengen_color_scheme_get_default (),
                          "dark",
                          self->rows,
                          "dark",
                          G_BINDING_SYNC_CREATE);
}

void
tengen_score_panel_set (TengenScorePanel *self,
                        const TengenPosition *position,
                        TengenNotation notation,
                        int n_black,
                        int n_white)
{
  const TengenGameSetup *setup;
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  g_autofree char *fillable = NULL;

  g_return_if_fail (TENGEN_IS_SCORE_PANEL (self));
  g_return_if_fail (position != NULL);

  setup = tengen_position_get_setup (position);
  count = tengen_position_count (position);
  account = tengen_account_new (count, &setup->rules);
  fillable = tengen_score_notes_fillable (n_black, n_white);
  tengen_score_account_set (self->account, account, setup);
  tengen_score_account_set_final (
      self->account, tengen_position_get_phase (position) == TENGEN_PHASE_OVER);
  update_notes (self, setup, count, notation);
  tengen_score_terms_set (self->terms, position, count);
  tengen_label_show (self->fillable, fillable);
  update_rows (self,
               count->stones[TENGEN_STONE_BLACK],
               count->stones[TENGEN_STONE_WHITE]);
  gtk_widget_set_visible (self->rows_box, !setup->rules.territory);
}

void
tengen_score_panel_set_doubts (TengenScorePanel *self,
                               const TengenGameSetup *setup,
                               TengenNotation notation,
                               const GArray *doubts,
                               TengenPoint shown)
{
  g_return_if_fail (TENGEN_IS_SCORE_PANEL (self));

  tengen_score_doubts_set (self->doubts, setup, notation, doubts, shown);
}

const char *
tengen_score_panel_get_result (TengenScorePanel *self)
{
  g_return_val_if_fail (TENGEN_IS_SCORE_PANEL (self), NULL);

  return tengen_score_account_get_result (self->account);
}
