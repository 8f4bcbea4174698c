/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-classroom-pen: what is drawn by hand over a wall
 *
 * Shape: a stroke goes through the midpoints between pointer positions, as
 *        curves with those positions as control points. Each stroke keeps a
 *        picture of its own; that of the current stroke is redrawn.
 */
#include "tengen-classroom-pen.h"

#include "tengen-paint-theme.h"

/* Widths in heights of the wall. */
#define INK 0.0085
#define RIM 0.0035
/* The pointer has to go so far, in pixels. */
#define NEAR 1.5

/**
 * Stroke:
 * @places: (element-type graphene_point_t): in parts of the wall
 * @picture: (nullable): of the size there is
 */
typedef struct
{
  GArray *places;
  GskRenderNode *picture;
} Stroke;

struct _TengenClassroomPen
{
  GtkWidget parent_instance;

  /* (element-type Stroke): owned */
  GPtrArray *strokes;
};

G_DEFINE_FINAL_TYPE (TengenClassroomPen, tengen_classroom_pen, GTK_TYPE_WIDGET)

static void
stroke_free (gpointer data)
{
  Stroke *self = data;

  g_array_unref (self->places);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_free (self);
}

static void
forget_pictures (TengenClassroomPen *self)
{
  for (guint i = 0; i < self->strokes->len; i++)
    {
      Stroke *stroke = self->strokes->pdata[i];

      g_clear_pointer (&stroke->picture, gsk_render_node_unref);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- Drawing --- */

static graphene_point_t
get_place (const Stroke *stroke, guint i, float width, float height)
{
  graphene_point_t at = g_array_index (stroke->places, graphene_point_t, i);

  return GRAPHENE_POINT_INIT (at.x * width, at.y * height);
}

/* A curve of one corner, in the form that cairo has. */
static void
curve_to (cairo_t *cr, graphene_point_t corner, graphene_point_t to)
{
  double x, y;

  cairo_get_current_point (cr, &x, &y);
  cairo_curve_to (cr,
                  x + (corner.x - x) * 2 / 3,
                  y + (corner.y - y) * 2 / 3,
                  to.x + (corner.x - to.x) * 2 / 3,
                  to.y + (corner.y - to.y) * 2 / 3,
                  to.x,
                  to.y);
}

static void
make_path (cairo_t *cr, const Stroke *stroke, float width, float height)
{
  graphene_point_t at = get_place (stroke, 0, width, height);

  cairo_move_to (cr, at.x, at.y);
  for (guint i = 1; i < stroke->places->len; i++)
    {
      graphene_point_t next = get_place (stroke, i, width, height);

      curve_to (cr,
                at,
                GRAPHENE_POINT_INIT ((at.x + next.x) / 2, (at.y + next.y) / 2));
      at = next;
    }
  cairo_line_to (cr, at.x, at.y);
}

static void
find_bounds (const Stroke *stroke,
             float width,
             float height,
             graphene_rect_t *bounds)
{
  graphene_point_t first = get_place (stroke, 0, width, height);
  float reach = (float) (INK + 2 * RIM) * height;

  graphene_rect_init (bounds, first.x, first.y, 0, 0);
  for (guint i = 1; i < stroke->places->len; i++)
    {
      graphene_point_t at = get_place (stroke, i, width, height);

      graphene_rect_union (
          bounds, &GRAPHENE_RECT_INIT (at.x, at.y, 0, 0), bounds);
    }
  graphene_rect_inset (bounds, -reach, -reach);
}

static GskRenderNode *
make_picture (const Stroke *stroke, float width, float height)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  find_bounds (stroke, width, height, &bounds);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  make_path (cr, stroke, width, height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, (INK + 2 * RIM) * height);
  cairo_stroke_preserve (cr);
  tengen_paint_set_colour (cr, &theme->signal);
  cairo_set_line_width (cr, INK * height);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return node;
}

/* --- The widget --- */

static void
tengen_classroom_pen_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TengenClassroomPen *self = TENGEN_CLASSROOM_PEN (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);

  for (guint i = 0; i < self->strokes->len; i++)
    {
      Stroke *stroke = self->strokes->pdata[i];

      if (stroke->picture == NULL)
        stroke->picture = make_picture (stroke, width, height);
      gtk_snapshot_append_node (snapshot, stroke->picture);
    }
}

static void
tengen_classroom_pen_size_allocate (GtkWidget *widget,
                                    int width,
                                    int height,
                                    int baseline)
{
  forget_pictures (TENGEN_CLASSROOM_PEN (widget));
}

static void
tengen_classroom_pen_finalize (GObject *object)
{
  g_ptr_array_unref (TENGEN_CLASSROOM_PEN (object)->strokes);
  G_OBJECT_CLASS (tengen_classroom_pen_parent_class)->finalize (object);
}

static void
tengen_classroom_pen_class_init (TengenClassroomPenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tengen_classroom_pen_finalize;
  widget_class->snapshot = tengen_classroom_pen_snapshot;
  widget_class->size_allocate = tengen_classroom_pen_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "classroompen");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tengen_classroom_pen_init (TengenClassroomPen *self)
{
  self->strokes = g_ptr_array_new_with_free_func (stroke_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tengen_classroom_pen_new (void)
{
  return g_object_new (TENGEN_TYPE_CLASSROOM_PEN, NULL);
}

static graphene_point_t
take_place (TengenClassroomPen *self, double x, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return GRAPHENE_POINT_INIT (
      (float) (x / MAX (1, gtk_widget_get_width (widget))),
      (float) (y / MAX (1, gtk_widget_get_height (widget))));
}

void
tengen_classroom_pen_begin (TengenClassroomPen *self, double x, double y)
{
  Stroke *stroke;
  graphene_point_t at;

  g_return_if_fail (TENGEN_IS_CLASSROOM_PEN (self));

  at = take_place (self, x, y);
  stroke = g_new0 (Stroke, 1);
  stroke->places = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  g_array_append_val (stroke->places, at);
  g_ptr_array_add (self->strokes, stroke);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tengen_classroom_pen_draw (TengenClassroomPen *self, double x, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  Stroke *stroke;
  graphene_point_t at, last;

  g_return_if_fail (TENGEN_IS_CLASSROOM_PEN (self));

  if (self->strokes->len == 0)
    return;
  stroke = self->strokes->pdata[self->strokes->len - 1];
  last = get_place (stroke,
                    stroke->places->len - 1,
                    (float) gtk_widget_get_width (widget),
                    (float) gtk_widget_get_height (widget));
  if (ABS (last.x - x) < NEAR && ABS (last.y - y) < NEAR)
    return;
  at = take_place (self, x, y);
  g_array_append_val (stroke->places, at);
  g_clear_pointer (&stroke->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (widget);
}

void
tengen_classroom_pen_wipe (TengenClassroomPen *self)
{
  g_return_if_fail (TENGEN_IS_CLASSROOM_PEN (self));

  g_ptr_array_set_size (self->strokes, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
tengen_classroom_pen_count (TengenClassroomPen *self)
{
  g_return_val_if_fail (TENGEN_IS_CLASSROOM_PEN (self), 0);

  return self->strokes->len;
}
