/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-panel: the count in figures, words and rows of stones
 */
#include "tengen-score-panel.h"

#include "tengen-color-scheme.h"
#include "tengen-score-account.h"
#include "tengen-score-notes.h"
#include "tengen-score-rows.h"

struct _TengenScorePanel
{
  GtkWidget parent_instance;

  /* Template widgets */
  TengenScoreAccount *account;
  GtkLabel *dame;
  GtkWidget *rows_box;
  TengenScoreRows *rows;
  GtkLabel *rows_text;
  GtkLabel *fillable;
};

G_DEFINE_FINAL_TYPE (TengenScorePanel, tengen_score_panel, GTK_TYPE_WIDGET)

/* Shows a text, or takes no room when there is none. */
static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
update_rows (TengenScorePanel *self, int black, int white)
{
  g_autofree char *text = tengen_score_notes_rows (black, white);

  gtk_label_set_label (self->rows_text, text);
  tengen_score_rows_set (self->rows, black, white);
}

static void
tengen_score_panel_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tengen_score_panel_parent_class)->dispose (object);
}

static void
tengen_score_panel_class_init (TengenScorePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_score_panel_dispose;

  g_type_ensure (TENGEN_TYPE_SCORE_ACCOUNT);
  g_type_ensure (TENGEN_TYPE_SCORE_ROWS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/score/tengen-score-panel.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenScorePanel, account);
  gtk_widget_class_bind_template_child (widget_class, TengenScorePanel, dame);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScorePanel, rows_box);
  gtk_widget_class_bind_template_child (widget_class, TengenScorePanel, rows);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScorePanel, rows_text);
  gtk_widget_class_bind_template_child (
      widget_class, TengenScorePanel, fillable);
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

GtkWidget *
tengen_score_panel_new (void)
{
  return g_object_new (TENGEN_TYPE_SCORE_PANEL, NULL);
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
  g_autofree char *dame = NULL;
  g_autofree char *fillable = NULL;

  g_return_if_fail (TENGEN_IS_SCORE_PANEL (self));
  g_return_if_fail (position != NULL);

  setup = tengen_position_get_setup (position);
  count = tengen_position_count (position);
  account = tengen_account_new (count, &setup->rules);
  dame = tengen_score_notes_dame (
      count, &setup->rules, setup->width, setup->height, notation);
  fillable = tengen_score_notes_fillable (n_black, n_white);
  tengen_score_account_set (self->account, account, setup);
  tengen_score_account_set_final (
      self->account, tengen_position_get_phase (position) == TENGEN_PHASE_OVER);
  show_text (self->dame, dame);
  show_text (self->fillable, fillable);
  update_rows (self,
               count->stones[TENGEN_STONE_BLACK],
               count->stones[TENGEN_STONE_WHITE]);
  gtk_widget_set_visible (self->rows_box, !setup->rules.territory);
}

const char *
tengen_score_panel_get_result (TengenScorePanel *self)
{
  g_return_val_if_fail (TENGEN_IS_SCORE_PANEL (self), NULL);

  return tengen_score_account_get_result (self->account);
}
