/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-ruby-link: a term or point of a text, for keyboard and screen readers
 */
#include "tengen-ruby-link.h"

struct _TengenRubyLink
{
  GtkWidget parent_instance;

  int span;
};

G_DEFINE_FINAL_TYPE (TengenRubyLink, tengen_ruby_link, GTK_TYPE_WIDGET)

static const guint KEYS[] = { GDK_KEY_Return,
                              GDK_KEY_ISO_Enter,
                              GDK_KEY_KP_Enter,
                              GDK_KEY_space,
                              GDK_KEY_KP_Space };

static void
tengen_ruby_link_class_init (TengenRubyLinkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* TengenRubyLink::activate: it is followed */
  gtk_widget_class_set_activate_signal (
      widget_class,
      g_signal_new ("activate",
                    G_TYPE_FROM_CLASS (klass),
                    G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                    0,
                    NULL,
                    NULL,
                    NULL,
                    G_TYPE_NONE,
                    0));
  for (gsize i = 0; i < G_N_ELEMENTS (KEYS); i++)
    gtk_widget_class_add_binding_signal (
        widget_class, KEYS[i], 0, "activate", NULL);
  gtk_widget_class_set_css_name (widget_class, "rubylink");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LINK);
}

static void
tengen_ruby_link_init (TengenRubyLink *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_ruby_link_new (int span, const char *name)
{
  TengenRubyLink *self = g_object_new (TENGEN_TYPE_RUBY_LINK, NULL);

  self->span = span;
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

int
tengen_ruby_link_get_span (TengenRubyLink *self)
{
  g_return_val_if_fail (TENGEN_IS_RUBY_LINK (self), -1);

  return self->span;
}
