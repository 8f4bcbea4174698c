/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tengen-label.h"

GtkWidget *
tengen_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
tengen_label_show (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

GtkWidget *
tengen_heading_new (const char *markup, int level, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING,
                                   "xalign",
                                   0.0,
                                   "wrap",
                                   TRUE,
                                   NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}

GtkWidget *
tengen_card_new (GtkWidget *content)
{
  GtkWidget *card = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (card), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (card), content);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  return card;
}
