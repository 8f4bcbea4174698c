/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-chalk-tally: the points of a team in chalk
 */
#include "tengen-chalk-tally.h"

#include <math.h>

#include "tengen-classroom-em.h"
#include "tengen-paint-chalk.h"

/* Size of a 正 by that of the letters. */
#define SIZE 1.15

/* Points that there is always room for, and those that it grows for. */
#define ROOM 5
#define MOST_ROOM 20

/* How long it takes to write a stroke. */
#define STROKE_US 260000

static const TengenColour CHALK = { 0.97, 0.95, 0.90, 1 };

struct _TengenChalkTally
{
  GtkWidget parent_instance;

  int points;
  double written; /* as much of them is seen */
  gint64 since_us;
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (TengenChalkTally, tengen_chalk_tally, GTK_TYPE_WIDGET)

static double
get_size (TengenChalkTally *self)
{
  return tengen_classroom_em (GTK_WIDGET (self)) * SIZE;
}

static void
tengen_chalk_tally_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  TengenChalkTally *self = TENGEN_CHALK_TALLY (widget);
  double size = get_size (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = (int) ceil (size);
      return;
    }
  *minimum = (int) ceil (tengen_paint_chalk_get_width (ROOM, size));
  *natural = (int) ceil (tengen_paint_chalk_get_width (
      CLAMP (self->points, ROOM, MOST_ROOM), size));
}

static void
tengen_chalk_tally_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenChalkTally *self = TENGEN_CHALK_TALLY (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double size = get_size (self);
  double wanted = tengen_paint_chalk_get_width (self->points, size);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  cairo_t *cr;

  if (wanted > width)
    size *= width / wanted;
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_translate (cr, 0, (height - size) / 2);
  tengen_paint_chalk (self->written, size, &CHALK, cr);
  cairo_destroy (cr);
}

static void
stop (TengenChalkTally *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->written = self->points;
}

static void
tengen_chalk_tally_dispose (GObject *object)
{
  stop (TENGEN_CHALK_TALLY (object));
  G_OBJECT_CLASS (tengen_chalk_tally_parent_class)->dispose (object);
}

static void
tengen_chalk_tally_class_init (TengenChalkTallyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tengen_chalk_tally_dispose;
  widget_class->measure = tengen_chalk_tally_measure;
  widget_class->snapshot = tengen_chalk_tally_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chalktally");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tengen_chalk_tally_init (TengenChalkTally *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TengenChalkTally *self = TENGEN_CHALK_TALLY (widget);
  gint64 now_us = gdk_frame_clock_get_frame_time (clock);
  double part;

  if (self->since_us == 0)
    self->since_us = now_us;
  part = (double) (now_us - self->since_us) / STROKE_US;
  gtk_widget_queue_draw (widget);
  if (part < 1)
    {
      self->written = self->points - 1 + part;
      return G_SOURCE_CONTINUE;
    }
  self->tick_id = 0;
  self->written = self->points;
  return G_SOURCE_REMOVE;
}

static gboolean
is_animated (TengenChalkTally *self)
{
  gboolean animated;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations",
                &animated,
                NULL);
  return animated && gtk_widget_get_mapped (GTK_WIDGET (self));
}

void
tengen_chalk_tally_set_points (TengenChalkTally *self, int points)
{
  gboolean is_next;

  g_return_if_fail (TENGEN_IS_CHALK_TALLY (self) && points >= 0);

  if (self->points == points)
    return;
  is_next = points == self->points + 1;
  self->points = points;
  stop (self);
  if (is_next && is_animated (self))
    {
      self->written = points - 1;
      self->since_us = 0;
      self->tick_id =
          gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
