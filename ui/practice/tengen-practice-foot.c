/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-practice-foot: what stands below an exercise
 */
#include "tengen-practice-foot.h"

#include "tengen-label.h"
#include "tengen-practice-circles.h"
#include "tengen-practice-ui.h"
#include "tengen-ruby-over.h"
#include "tengen-style.h"
#include "tengen-widget.h"

struct _TengenPracticeFoot
{
  GtkWidget parent_instance;

  /* Template widgets */
  GtkLabel *note;
  TengenPracticeCircles *circles;
  GtkWidget *next;
  GtkWidget *leave;
};

G_DEFINE_FINAL_TYPE (TengenPracticeFoot, tengen_practice_foot, GTK_TYPE_WIDGET)

/* What comes next, if it may. */
static gboolean
tengen_practice_foot_grab_focus (GtkWidget *widget)
{
  TengenPracticeFoot *self = TENGEN_PRACTICE_FOOT (widget);

  return gtk_widget_grab_focus (
      gtk_widget_is_sensitive (self->next) ? self->next : self->leave);
}

static void
tengen_practice_foot_class_init (TengenPracticeFootClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  widget_class->focus = tengen_widget_focus;
  widget_class->grab_focus = tengen_practice_foot_grab_focus;
  g_type_ensure (TENGEN_TYPE_PRACTICE_CIRCLES);
  tengen_practice_ui_get_resource ();
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tengen/Tengen/practice/tengen-practice-foot.ui");
  gtk_widget_class_bind_template_child (widget_class, TengenPracticeFoot, note);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeFoot, circles);
  gtk_widget_class_bind_template_child (widget_class, TengenPracticeFoot, next);
  gtk_widget_class_bind_template_child (
      widget_class, TengenPracticeFoot, leave);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tengen_practice_foot_init (TengenPracticeFoot *self)
{
  tengen_style_init ();
  tengen_style_add_resource ("/org/tengen/Tengen/practice/tengen-practice.css");
  gtk_widget_init_template (GTK_WIDGET (self));
  tengen_ruby_over_put (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_practice_foot_new (void)
{
  return g_object_new (TENGEN_TYPE_PRACTICE_FOOT, NULL);
}

void
tengen_practice_foot_show (TengenPracticeFoot *self,
                           guint done,
                           guint n,
                           const char *note)
{
  g_return_if_fail (TENGEN_IS_PRACTICE_FOOT (self));

  tengen_practice_circles_show (self->circles, done, n);
  tengen_label_show (self->note, note);
}
