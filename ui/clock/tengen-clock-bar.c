/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-clock-bar: a thin bar that gets shorter as time goes by
 */
#include "tengen-clock-bar.h"

#include "tengen-widget.h"

struct _TengenClockBar
{
  GtkWidget parent_instance;

  GtkWidget *fill;
  double part;
};

G_DEFINE_FINAL_TYPE (TengenClockBar, tengen_clock_bar, GTK_TYPE_WIDGET)

static int
get_length (double part, int width)
{
  return (int) (part * width + 0.5);
}

static void
tengen_clock_bar_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? 4 : 16;
  *natural = *minimum;
}

static void
tengen_clock_bar_size_allocate (GtkWidget *widget,
                                int width,
                                int height,
                                int baseline)
{
  TengenClockBar *self = TENGEN_CLOCK_BAR (widget);
  int length = get_length (self->part, width);
  GtkAllocation place = { 0, 0, length, height };

  gtk_widget_set_child_visible (self->fill, length > 0);
  if (length > 0)
    gtk_widget_size_allocate (self->fill, &place, -1);
}

static void
tengen_clock_bar_class_init (TengenClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_widget_dispose;
  widget_class->measure = tengen_clock_bar_measure;
  widget_class->size_allocate = tengen_clock_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "clockbar");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tengen_clock_bar_init (TengenClockBar *self)
{
  self->fill = g_object_new (
      GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->fill, "fill");
  gtk_widget_set_parent (self->fill, GTK_WIDGET (self));
}

void
tengen_clock_bar_set_part (TengenClockBar *self, double part)
{
  int width;
  gboolean differs;

  g_return_if_fail (TENGEN_IS_CLOCK_BAR (self));

  width = gtk_widget_get_width (GTK_WIDGET (self));
  differs = get_length (part, width) != get_length (self->part, width);
  self->part = part;
  if (differs)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}
