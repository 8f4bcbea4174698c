/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-score-doubts: the list たしかめてください
 *
 * Shape: a button for each chain, in two columns; touched only when the chains
 *        are others.
 */
#include "tengen-score-doubts.h"

#include "tengen-score-asks.h"
#include "tengen-score-resources.h"
#include "tengen-widget.h"

#define N_COLUMNS 2

struct _TengenScoreDoubts
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkGrid *grid;

  /* Owned */
  char *names; /* of all chains in the list, to see whether it changed */
};

G_DEFINE_FINAL_TYPE (TengenScoreDoubts, tengen_score_doubts, GTK_TYPE_WIDGET)

static void
tengen_score_doubts_finalize (GObject *object)
{
  g_free (TENGEN_SCORE_DOUBTS (object)->names);

  G_OBJECT_CLASS (tengen_score_doubts_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  tengen_score_get_resource ();
  gtk_widget_class_set_template_from_resource (
      klass, "/org/tengen/Tengen/score/tengen-score-doubts.ui");
  gtk_widget_class_bind_template_child (klass, TengenScoreDoubts, grid);
}

static void
tengen_score_doubts_class_init (TengenScoreDoubtsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tengen_widget_dispose;
  object_class->finalize = tengen_score_doubts_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  bind_template (widget_class);
}

static void
tengen_score_doubts_init (TengenScoreDoubts *self)
{
  GtkLayoutManager *layout;

  gtk_widget_init_template (GTK_WIDGET (self));
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

static GtkWidget *
add_button (TengenScoreDoubts *self, guint index, TengenPoint point)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_actionable_set_action_target (
      GTK_ACTIONABLE (button), "u", (guint) point);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "score.show-doubt");
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)),
                         GTK_ALIGN_START);
  gtk_grid_attach (self->grid,
                   button,
                   (int) (index % N_COLUMNS),
                   (int) (index / N_COLUMNS),
                   1,
                   1);
  return button;
}

/* Buttons are used again: making them takes longer than all the rest. */
static void
fill_grid (TengenScoreDoubts *self, const GArray *doubts, char **names)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->grid));
  GtkWidget *next;

  for (guint i = 0; i < doubts->len; i++)
    {
      TengenPoint point = g_array_index (doubts, TengenDoubt, i).point;

      if (button == NULL)
        button = add_button (self, i, point);
      gtk_button_set_label (GTK_BUTTON (button), names[i]);
      gtk_actionable_set_action_target (
          GTK_ACTIONABLE (button), "u", (guint) point);
      button = gtk_widget_get_next_sibling (button);
    }
  for (; button != NULL; button = next)
    {
      next = gtk_widget_get_next_sibling (button);
      gtk_grid_remove (self->grid, button);
    }
}

static void
show_list (TengenScoreDoubts *self,
           const GArray *doubts,
           const TengenGameSetup *setup,
           TengenNotation notation)
{
  g_auto (GStrv) names = g_new0 (char *, doubts->len + 1);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < doubts->len; i++)
    names[i] = tengen_score_asks_chain (
        &g_array_index (doubts, TengenDoubt, i), setup, notation);
  joined = g_strjoinv ("\n", names);
  if (g_strcmp0 (joined, self->names) == 0)
    return;
  g_free (self->names);
  self->names = g_steal_pointer (&joined);
  fill_grid (self, doubts, names);
}

/* Lights the button of the chain that is shown. */
static void
light_button (TengenScoreDoubts *self, TengenPoint shown)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->grid));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GVariant *target =
          gtk_actionable_get_action_target_value (GTK_ACTIONABLE (child));

      tengen_widget_set_class (
          child, "shown", g_variant_get_uint32 (target) == shown);
    }
}

void
tengen_score_doubts_set (TengenScoreDoubts *self,
                         const TengenGameSetup *setup,
                         TengenNotation notation,
                         const GArray *doubts,
                         TengenPoint shown)
{
  g_return_if_fail (TENGEN_IS_SCORE_DOUBTS (self));
  g_return_if_fail (setup != NULL && doubts != NULL);

  show_list (self, doubts, setup, notation);
  light_button (self, shown);
  gtk_widget_set_visible (GTK_WIDGET (self), doubts->len > 0);
}
