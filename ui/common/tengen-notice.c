/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-notice: a bar with a sentence, up to two buttons and a way to close
 */
#include "tengen-notice.h"

#include "tengen-announce.h"
#include "tengen-common-resources.h"
#include "tengen-words-text.h"

#define MAX_BUTTONS 2
/* What a notice says may hold names from files. */
#define MOST_LETTERS 1000

struct _TengenNotice
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *revealer;
  GtkLabel *label;
  GtkBox *buttons;

  /* Borrowed: had the focus before, cleared when it goes */
  GtkWidget *before;

  /* Owned */
  guint n_buttons;
};

G_DEFINE_FINAL_TYPE (TengenNotice, tengen_notice, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_DISMISSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
remove_buttons (TengenNotice *self)
{
  GtkWidget *button;

  while ((button = gtk_widget_get_first_child (GTK_WIDGET (self->buttons))) !=
         NULL)
    gtk_box_remove (self->buttons, button);
  self->n_buttons = 0;
}

/* Unless it was taken elsewhere meanwhile. */
static void
give_focus_back (TengenNotice *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->before != NULL && focus != NULL &&
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->before);
  g_clear_weak_pointer (&self->before);
}

static void
close_cb (TengenNotice *self)
{
  tengen_notice_dismiss (self);
}

/* The action comes first: dismissing takes the button away. */
static void
button_cb (GtkButton *button, TengenNotice *self)
{
  g_autofree char *action =
      g_strdup (g_object_get_data (G_OBJECT (button), "action"));
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  tengen_notice_dismiss (self);
  if (parent != NULL &&
      g_action_parse_detailed_name (action, &name, &target, NULL))
    gtk_widget_activate_action_variant (parent, name, target);
}

static void
tengen_notice_dispose (GObject *object)
{
  TengenNotice *self = TENGEN_NOTICE (object);

  g_clear_weak_pointer (&self->before);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (tengen_notice_parent_class)->dispose (object);
}

static void
tengen_notice_class_init (TengenNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_notice_dispose;

  /* TengenNotice::dismissed: it was closed */
  signals[SIGNAL_DISMISSED] = g_signal_new ("dismissed",
                                            G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST,
                                            0,
                                            NULL,
                                            NULL,
                                            NULL,
                                            G_TYPE_NONE,
                                            0);

  tengen_common_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/common/tengen-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, revealer);
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, label);
  gtk_widget_class_bind_template_child (widget_class, TengenNotice, buttons);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "notice");
}

static void
tengen_notice_init (TengenNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tengen_notice_new (void)
{
  return g_object_new (TENGEN_TYPE_NOTICE, NULL);
}

void
tengen_notice_show (TengenNotice *self, const char *text)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  give_focus_back (self);
  shown = tengen_words_shorten (text, MOST_LETTERS);
  remove_buttons (self);
  gtk_label_set_label (self->label, shown);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  tengen_announce (GTK_WIDGET (self->label), shown);
}

void
tengen_notice_append (TengenNotice *self, const char *text)
{
  const char *before;
  g_autofree char *both = NULL;

  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (text != NULL);

  before = tengen_notice_get_text (self);
  if (before == NULL)
    {
      tengen_notice_show (self, text);
      return;
    }
  both = g_strjoin ("\n", before, text, NULL);
  gtk_label_set_label (self->label, both);
  tengen_announce (GTK_WIDGET (self->label), text);
}

void
tengen_notice_add_button (TengenNotice *self,
                          const char *label,
                          const char *detailed_action)
{
  GtkWidget *button;

  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (label != NULL && detailed_action != NULL);
  g_return_if_fail (self->n_buttons < MAX_BUTTONS);

  button = gtk_button_new_with_label (label);
  g_object_set_data_full (
      G_OBJECT (button), "action", g_strdup (detailed_action), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_cb), self, 0);
  gtk_box_append (self->buttons, button);
  self->n_buttons++;
}

void
tengen_notice_take_focus (TengenNotice *self)
{
  GtkRoot *root;

  g_return_if_fail (TENGEN_IS_NOTICE (self));
  g_return_if_fail (self->n_buttons > 0);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root == NULL)
    return;
  g_set_weak_pointer (&self->before, gtk_root_get_focus (root));
  gtk_widget_grab_focus (
      gtk_widget_get_first_child (GTK_WIDGET (self->buttons)));
}

void
tengen_notice_dismiss (TengenNotice *self)
{
  g_return_if_fail (TENGEN_IS_NOTICE (self));

  if (tengen_notice_get_text (self) == NULL)
    return;
  give_focus_back (self);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  remove_buttons (self);
  gtk_label_set_label (self->label, "");
  tengen_announce (GTK_WIDGET (self->label), "");
  g_signal_emit (self, signals[SIGNAL_DISMISSED], 0);
}

const char *
tengen_notice_get_text (TengenNotice *self)
{
  g_return_val_if_fail (TENGEN_IS_NOTICE (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self))
             ? gtk_label_get_label (self->label)
             : NULL;
}
