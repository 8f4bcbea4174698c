/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-pane: the tree of moves with its bars, menu and keys
 *
 * Shape: the menu is made when it is asked for first.
 */
#include "tengen-review-tree-pane.h"

#include "tengen-review-resources.h"

struct _TengenReviewTreePane
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *frame;
  TengenReviewTree *tree;
  GMenuModel *branch_menu;

  /* the menu at the tree, once it was asked for */
  GtkWidget *popover;
};

G_DEFINE_FINAL_TYPE (TengenReviewTreePane,
                     tengen_review_tree_pane,
                     GTK_TYPE_WIDGET)

static void
make_popover (TengenReviewTreePane *self)
{
  if (self->popover != NULL)
    return;
  self->popover = gtk_popover_menu_new_from_model (self->branch_menu);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_widget_set_parent (self->popover, self->frame);
}

/* The menu is about the cursor: it goes to where it was asked for. */
static void
menu_cb (TengenReviewTreePane *self,
         guint node,
         double x,
         double y,
         TengenReviewTree *tree)
{
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GdkRectangle place = { 0, 0, 1, 1 };
  g_autoptr (TengenSession) session = NULL;

  g_object_get (tree, "session", &session, NULL);
  if (session == NULL)
    return;
  if (node != tengen_game_get_cursor (tengen_session_get_game (session)))
    tengen_session_goto (session, node);
  make_popover (self);
  if (gtk_widget_compute_point (GTK_WIDGET (tree), self->frame, &at, &at))
    {
      place.x = (int) at.x;
      place.y = (int) at.y;
    }
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &place);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
tengen_review_tree_pane_dispose (GObject *object)
{
  TengenReviewTreePane *self = TENGEN_REVIEW_TREE_PANE (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENGEN_TYPE_REVIEW_TREE_PANE);
  G_OBJECT_CLASS (tengen_review_tree_pane_parent_class)->dispose (object);
}

static void
tengen_review_tree_pane_class_init (TengenReviewTreePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_review_tree_pane_dispose;

  g_type_ensure (TENGEN_TYPE_REVIEW_TREE);
  tengen_review_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/review/tengen-review-tree-pane.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewTreePane, frame);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewTreePane, tree);
  gtk_widget_class_bind_template_child (
      widget_class, TengenReviewTreePane, branch_menu);
  gtk_widget_class_bind_template_callback (widget_class, menu_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* Ctrl+C and its like are about the game wherever the keyboard is; with Shift
 * they are about the variation. */
static void
add_keys (TengenReviewTreePane *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Delete|KP_Delete"),
                        gtk_named_action_new ("review.delete")));
  gtk_widget_add_controller (GTK_WIDGET (self->tree), controller);
}

static void
tengen_review_tree_pane_init (TengenReviewTreePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
}

GtkWidget *
tengen_review_tree_pane_new (void)
{
  return g_object_new (TENGEN_TYPE_REVIEW_TREE_PANE, NULL);
}

TengenReviewTree *
tengen_review_tree_pane_get_tree (TengenReviewTreePane *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_TREE_PANE (self), NULL);

  return self->tree;
}

GMenuModel *
tengen_review_tree_pane_get_menu (TengenReviewTreePane *self)
{
  g_return_val_if_fail (TENGEN_IS_REVIEW_TREE_PANE (self), NULL);

  return self->branch_menu;
}

void
tengen_review_tree_pane_set_session (TengenReviewTreePane *self,
                                     TengenSession *session)
{
  g_return_if_fail (TENGEN_IS_REVIEW_TREE_PANE (self));

  tengen_review_tree_set_session (self->tree, session);
}
