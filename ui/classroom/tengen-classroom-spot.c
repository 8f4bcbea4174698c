/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-spot: a large soft disc where the pointer is
 */
#include "tengen-classroom-spot.h"

#include "tengen-board-look.h"
#include "tengen-color-scheme.h"
#include "tengen-paint-theme.h"

/* Its radius in heights of the wall. */
#define RADIUS 0.055

struct _TengenClassroomSpot
{
  GtkWidget parent_instance;

  double x;
  double y;
};

G_DEFINE_FINAL_TYPE (TengenClassroomSpot,
                     tengen_classroom_spot,
                     GTK_TYPE_WIDGET)

static GdkRGBA
make_color (double opacity)
{
  const TengenPaintTheme *theme = tengen_paint_theme_get (
      tengen_board_look_get_theme (), tengen_color_scheme_get_dark ());

  return (GdkRGBA){ (float) theme->cursor.red,
                    (float) theme->cursor.green,
                    (float) theme->cursor.blue,
                    (float) opacity };
}

/* Faint within, strongest shortly before its soft rim. */
static void
tengen_classroom_spot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenClassroomSpot *self = TENGEN_CLASSROOM_SPOT (widget);
  float radius = (float) (RADIUS * gtk_widget_get_height (widget));
  float x = (float) self->x;
  float y = (float) self->y;
  const GskColorStop stops[] = {
    { 0.0f, make_color (0.10) },  { 0.74f, make_color (0.14) },
    { 0.84f, make_color (0.62) }, { 0.92f, make_color (0.62) },
    { 1.0f, make_color (0) },
  };

  gtk_snapshot_append_radial_gradient (
      snapshot,
      &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius),
      &GRAPHENE_POINT_INIT (x, y),
      radius,
      radius,
      0,
      1,
      stops,
      G_N_ELEMENTS (stops));
}

static void
tengen_classroom_spot_class_init (TengenClassroomSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tengen_classroom_spot_snapshot;
  gtk_widget_class_set_css_name (widget_class, "classroomspot");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tengen_classroom_spot_init (TengenClassroomSpot *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_classroom_spot_new (void)
{
  return g_object_new (TENGEN_TYPE_CLASSROOM_SPOT, NULL);
}

void
tengen_classroom_spot_show_at (TengenClassroomSpot *self, double x, double y)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_SPOT (self));

  gtk_widget_set_child_visible (GTK_WIDGET (self), TRUE);
  self->x = x;
  self->y = y;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
