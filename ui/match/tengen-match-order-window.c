/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-match-order-window: what decides places in an event that is led
 */
#include "tengen-match-order-window.h"

#include "tengen-help.h"
#include "tengen-match-groups.h"
#include "tengen-match-order.h"
#include "tengen-match-ui.h"
#include "tengen-style.h"

struct _TengenMatchOrderWindow
{
  GtkWindow parent_instance;

  /* Template widgets */
  TengenMatchOrder *order;
  TengenMatchGroups *groups;

  /* Owned */
  TengenMatchTable *table;
};

G_DEFINE_FINAL_TYPE (TengenMatchOrderWindow,
                     tengen_match_order_window,
                     GTK_TYPE_WINDOW)

static void
show (TengenMatchOrderWindow *self)
{
  const TengenMatch *match = tengen_match_table_get (self->table);

  tengen_match_order_set (self->order, &match->ties);
  tengen_match_groups_show (self->groups, match);
}

static void
order_cb (TengenMatchOrderWindow *self)
{
  TengenMatchTies ties;

  tengen_match_order_get (self->order, &ties);
  tengen_match_table_set_ties (self->table, &ties);
}

static void
groups_cb (TengenMatchOrderWindow *self)
{
  int bar, floor;

  tengen_match_groups_get (self->groups, &bar, &floor);
  tengen_match_table_set_groups (self->table, bar, floor);
}

static void
tengen_match_order_window_dispose (GObject *object)
{
  TengenMatchOrderWindow *self = TENGEN_MATCH_ORDER_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self),
                               TENGEN_TYPE_MATCH_ORDER_WINDOW);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (tengen_match_order_window_parent_class)->dispose (object);
}

static void
tengen_match_order_window_class_init (TengenMatchOrderWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_match_order_window_dispose;
  g_type_ensure (TENGEN_TYPE_MATCH_ORDER);
  g_type_ensure (TENGEN_TYPE_MATCH_GROUPS);
  tengen_match_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/match/tengen-match-order-window.ui");
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchOrderWindow, order);
  gtk_widget_class_bind_template_child (
      widget_class, TengenMatchOrderWindow, groups);
  gtk_widget_class_bind_template_callback (widget_class, order_cb);
  gtk_widget_class_bind_template_callback (widget_class, groups_cb);
  gtk_widget_class_add_binding_action (
      widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tengen_match_order_window_init (TengenMatchOrderWindow *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/match/tengen-match.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_help_add_button (GTK_WINDOW (self), "match-order");
}

TengenMatchOrderWindow *
tengen_match_order_window_new (GtkWindow *parent, TengenMatchTable *table)
{
  TengenMatchOrderWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TENGEN_IS_MATCH_TABLE (table), NULL);

  self = g_object_new (
      TENGEN_TYPE_MATCH_ORDER_WINDOW, "transient-for", parent, NULL);
  self->table = g_object_ref (table);
  g_signal_connect_object (
      table, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return self;
}
