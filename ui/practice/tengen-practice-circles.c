/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-circles: a circle for each exercise of a day
 */
#include "tengen-practice-circles.h"

#include "tengen-widget.h"
#include "tengen-words-text.h"

#define _(s) tengen_words_text (s)

struct _TengenPracticeCircles
{
  GtkWidget parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (TengenPracticeCircles,
                     tengen_practice_circles,
                     GTK_TYPE_WIDGET)

static void
tengen_practice_circles_class_init (TengenPracticeCirclesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tengen_practice_circles_init (TengenPracticeCircles *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_set_homogeneous (self->box, TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));
}

static void
add_circle (TengenPracticeCircles *self, guint index, guint done)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  GtkWidget *circle = gtk_label_new (index < done    ? "✓"
                                     : index == done ? number
                                                     : NULL);

  gtk_widget_add_css_class (circle, "practice-circle");
  if (index < done)
    gtk_widget_add_css_class (circle, "done");
  else if (index == done)
    gtk_widget_add_css_class (circle, "next");
  gtk_widget_set_halign (circle, GTK_ALIGN_CENTER);
  gtk_box_append (self->box, circle);
}

void
tengen_practice_circles_show (TengenPracticeCircles *self, guint done, guint n)
{
  g_autofree char *said = NULL;
  GtkWidget *circle;

  g_return_if_fail (TENGEN_IS_PRACTICE_CIRCLES (self));
  g_return_if_fail (done <= n);

  while ((circle = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, circle);
  for (guint i = 0; i < n; i++)
    add_circle (self, i, done);
  /* TRANSLATORS: how many exercises of today are done, and how many there are */
  said = g_strdup_printf (_ ("%u of %u are done"), done, n);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
