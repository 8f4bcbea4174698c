/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-hint: a card with a sentence for who does something the first time
 */
#include "tengen-hint.h"

#include "tengen-announce.h"
#include "tengen-common-resources.h"
#include "tengen-help.h"
#include "tengen-sign.h"

struct _TengenHint
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *card;
  GtkLabel *label;

  /* Owned; NULL before it is shown */
  char *page;
};

G_DEFINE_FINAL_TYPE (TengenHint, tengen_hint, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
close_cb (TengenHint *self)
{
  tengen_hint_hide (self);
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

static void
more_cb (TengenHint *self)
{
  tengen_help_show (self->page);
}

static void
tengen_hint_dispose (GObject *object)
{
  TengenHint *self = TENGEN_HINT (object);

  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_pointer (&self->page, g_free);
  G_OBJECT_CLASS (tengen_hint_parent_class)->dispose (object);
}

static void
tengen_hint_class_init (TengenHintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_hint_dispose;

  /* TengenHint::closed: a person has closed it */
  signals[SIGNAL_CLOSED] = g_signal_new ("closed",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0,
                                         NULL,
                                         NULL,
                                         NULL,
                                         G_TYPE_NONE,
                                         0);

  tengen_common_get_resource ();
  g_type_ensure (TENGEN_TYPE_SIGN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/common/tengen-hint.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenHint, card);
  gtk_widget_class_bind_template_child (widget_class, TengenHint, label);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hint");
}

static void
tengen_hint_init (TengenHint *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_hint_new (void)
{
  return g_object_new (TENGEN_TYPE_HINT, NULL);
}

void
tengen_hint_show (TengenHint *self, const char *text, const char *page)
{
  g_return_if_fail (TENGEN_IS_HINT (self));
  g_return_if_fail (text != NULL && page != NULL);

  g_free (self->page);
  self->page = g_strdup (page);
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  tengen_announce (GTK_WIDGET (self->label), text);
}

void
tengen_hint_hide (TengenHint *self)
{
  g_return_if_fail (TENGEN_IS_HINT (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
