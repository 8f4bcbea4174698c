/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-zoom: a part of the board, enlarged
 *
 * Shape: the middle of the part is kept as a share of the wood, so that the
 *        same part is seen after the window changed its size. Moving the part
 *        draws nothing anew: the same nodes are moved.
 */
#include "tengen-board-zoom.h"

#include <math.h>

#include "tengen-board-private.h"

/* Around a point that is to be seen, in cells. */
#define AROUND 1.6
#define STEP 0.5
#define MAP_MAX 110.0
#define MAP_PART 0.24
#define MAP_GAP 8.0

static const TengenPaintMetrics *
get_metrics (TengenBoardView *self)
{
  return tengen_board_pictures_get_metrics (self->pictures);
}

gboolean
tengen_board_zoom_is_whole (TengenBoardView *self)
{
  return self->zoom.factor <= 1;
}

static gboolean
has_coordinates (TengenBoardView *self)
{
  return self->style.coordinates != TENGEN_PAINT_NO_COORDINATES;
}

/* --- Geometry --- */

double
tengen_board_zoom_get_strip (double label)
{
  return ceil (2.4 * label);
}

/* The same board as a whole, with its coordinates. */
static void
find_whole (TengenBoardView *self,
            int width,
            int height,
            TengenPaintMetrics *metrics)
{
  tengen_paint_style_measure (&self->style,
                              width,
                              height,
                              self->view,
                              has_coordinates (self) ? self->label_scale : 0,
                              metrics);
}

/* Coordinates stand beside the part: above it and to the left. */
static void
find_port (TengenBoardView *self, int width, int height, double label)
{
  double strip = tengen_board_zoom_get_strip (label);

  self->zoom.label = label;
  graphene_rect_init (&self->zoom.port,
                      (float) strip,
                      (float) strip,
                      (float) MAX (width - strip, 1),
                      (float) MAX (height - strip, 1));
}

/* Where the part is wider or taller than the wood, it ends with it. */
static void
shrink_port (TengenBoardView *self, const TengenPaintMetrics *m)
{
  graphene_rect_t *port = &self->zoom.port;
  float dx = (float) (MAX (port->size.width - ceil (m->width), 0) / 2);
  float dy = (float) (MAX (port->size.height - ceil (m->height), 0) / 2);

  graphene_rect_inset (port, floorf (dx), floorf (dy));
}

/* Keeps the part within the wood; all of it stands in the middle. */
static double
keep_within (double middle, double wood, double room)
{
  double half = MIN (room / 2 / wood, 0.5);

  return CLAMP (middle, half, 1 - half);
}

static void
place_part (TengenBoardView *self, const TengenPaintMetrics *m)
{
  TengenBoardZoom *zoom = &self->zoom;
  const graphene_rect_t *port = &zoom->port;

  zoom->middle_x = keep_within (zoom->middle_x, m->width, port->size.width);
  zoom->middle_y = keep_within (zoom->middle_y, m->height, port->size.height);
  zoom->dx = tengen_paint_metrics_snap (m,
                                        port->origin.x + port->size.width / 2 -
                                            m->x - zoom->middle_x * m->width);
  zoom->dy = tengen_paint_metrics_snap (m,
                                        port->origin.y + port->size.height / 2 -
                                            m->y - zoom->middle_y * m->height);
}

void
tengen_board_zoom_find (TengenBoardView *self,
                        int width,
                        int height,
                        TengenPaintMetrics *metrics)
{
  TengenBoardZoom *zoom = &self->zoom;

  find_whole (self, width, height, metrics);
  zoom->dx = zoom->dy = 0;
  if (tengen_board_zoom_is_whole (self))
    return;
  find_port (self, width, height, metrics->label);
  tengen_paint_style_measure (&self->style,
                              zoom->port.size.width * zoom->factor,
                              zoom->port.size.height * zoom->factor,
                              self->view,
                              0,
                              metrics);
  shrink_port (self, metrics);
  place_part (self, metrics);
}

void
tengen_board_zoom_get_map (TengenBoardView *self, graphene_rect_t *map)
{
  const TengenPaintMetrics *m = get_metrics (self);
  const graphene_rect_t *port = &self->zoom.port;
  double height =
      MIN (MAP_MAX, MAP_PART * MIN (port->size.width, port->size.height));
  double width = height * m->width / m->height;

  graphene_rect_init (map,
                      (float) (port->origin.x + MAP_GAP),
                      (float) (port->origin.y + MAP_GAP),
                      (float) width,
                      (float) height);
  if (self->zoom.middle_x < 0.5)
    map->origin.x += (float) (port->size.width - width - 2 * MAP_GAP);
  if (self->zoom.middle_y < 0.5)
    map->origin.y += (float) (port->size.height - height - 2 * MAP_GAP);
}

gboolean
tengen_board_zoom_is_on_map (TengenBoardView *self, double x, double y)
{
  graphene_rect_t map;

  tengen_board_zoom_get_map (self, &map);
  return graphene_rect_contains_point (
      &map, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

gboolean
tengen_board_zoom_shows (TengenBoardView *self, double x, double y)
{
  return tengen_board_zoom_is_whole (self) ||
         (graphene_rect_contains_point (
              &self->zoom.port, &GRAPHENE_POINT_INIT ((float) x, (float) y)) &&
          !tengen_board_zoom_is_on_map (self, x, y));
}

gboolean
tengen_board_zoom_is_moving (TengenBoardView *self, guint button)
{
  return !tengen_board_zoom_is_whole (self) && button == GDK_BUTTON_MIDDLE;
}

/* --- Another part --- */

void
tengen_board_zoom_set_middle (TengenBoardView *self, double x, double y)
{
  self->zoom.middle_x = x;
  self->zoom.middle_y = y;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lets a place on the board, in cells from its first point, be at a place of
 * the widget once the geometry is found for the factor. */
static void
keep_place (
    TengenBoardView *self, double across, double down, double x, double y)
{
  TengenBoardZoom *zoom = &self->zoom;
  TengenBoardZoom seen = *zoom;
  const graphene_rect_t *port = &zoom->port;
  TengenPaintMetrics m;
  double left, top;

  tengen_board_zoom_find (self,
                          gtk_widget_get_width (GTK_WIDGET (self)),
                          gtk_widget_get_height (GTK_WIDGET (self)),
                          &m);
  left = x - m.left - across * m.cell_width + m.x;
  top = y - m.top - down * m.cell_height + m.y;
  seen.middle_x = (port->origin.x + port->size.width / 2 - left) / m.width;
  seen.middle_y = (port->origin.y + port->size.height / 2 - top) / m.height;
  *zoom = seen;
  tengen_board_zoom_set_middle (self, seen.middle_x, seen.middle_y);
}

void
tengen_board_zoom_at (TengenBoardView *self, double factor, double x, double y)
{
  const TengenPaintMetrics *m = get_metrics (self);

  factor = CLAMP (factor, 1, TENGEN_BOARD_ZOOM_MAX);
  if (factor == self->zoom.factor || (factor > 1 && !self->zoom.allowed))
    return;
  self->zoom.factor = factor;
  self->zoom.hold = TENGEN_BOARD_HOLD_NONE;
  if (self->has_geometry)
    keep_place (self,
                (x - self->zoom.dx - m->left) / m->cell_width,
                (y - self->zoom.dy - m->top) / m->cell_height,
                x,
                y);
}

void
tengen_board_zoom_init (TengenBoardView *self)
{
  self->zoom.factor = 1;
  self->zoom.middle_x = self->zoom.middle_y = 0.5;
}

void
tengen_board_zoom_set_allowed (TengenBoardView *self, gboolean allowed)
{
  if (self->zoom.allowed == allowed)
    return;
  self->zoom.allowed = allowed;
  if (!allowed)
    tengen_board_zoom_at (self, 1, 0, 0);
  g_object_notify (G_OBJECT (self), "zoomable");
}

/* The point is moved to the middle, so that what is around it is seen. */
void
tengen_board_zoom_set_factor (TengenBoardView *self, double factor)
{
  TengenPoint point = tengen_board_view_get_touched (self);
  double x = 0;
  double y = 0;

  if (tengen_board_zoom_is_whole (self) &&
      tengen_board_view_get_point_center (self, point, &x, &y))
    {
      self->zoom.dx = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - x;
      self->zoom.dy = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - y;
    }
  tengen_board_zoom_at (self,
                        factor,
                        gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                        gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

/* By how much a length has to move to lie between two others. */
static double
find_move (double at, double around, double begin, double end)
{
  if (at - around < begin)
    return at - around - begin;
  return MAX (at + around - end, 0);
}

void
tengen_board_zoom_reveal (TengenBoardView *self, TengenPoint point)
{
  const TengenPaintMetrics *m = get_metrics (self);
  const graphene_rect_t *port = &self->zoom.port;
  double x, y, dx, dy;

  if (tengen_board_zoom_is_whole (self) ||
      !tengen_board_view_get_point_center (self, point, &x, &y))
    return;
  dx = find_move (x,
                  MIN (AROUND * m->cell_width, port->size.width / 2),
                  port->origin.x,
                  port->origin.x + port->size.width);
  dy = find_move (y,
                  MIN (AROUND * m->cell_height, port->size.height / 2),
                  port->origin.y,
                  port->origin.y + port->size.height);
  if (dx != 0 || dy != 0)
    tengen_board_zoom_set_middle (self,
                                  self->zoom.middle_x + dx / m->width,
                                  self->zoom.middle_y + dy / m->height);
}

void
tengen_board_zoom_follow (TengenBoardView *self, const TengenView *old)
{
  int n = self->view->width * self->view->height;

  if (tengen_board_zoom_is_whole (self))
    return;
  for (int i = 0; i < n; i++)
    if (self->view->marks[i] == TENGEN_VIEW_MARK_LAST &&
        old->marks[i] != TENGEN_VIEW_MARK_LAST)
      tengen_board_zoom_reveal (self, (TengenPoint) i);
}

/* --- Drawing --- */

void
tengen_board_zoom_begin (TengenBoardView *self, GtkSnapshot *snapshot)
{
  if (tengen_board_zoom_is_whole (self))
    return;
  gtk_snapshot_push_clip (snapshot, &self->zoom.port);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT ((float) self->zoom.dx, (float) self->zoom.dy));
}

void
tengen_board_zoom_end (TengenBoardView *self, GtkSnapshot *snapshot)
{
  graphene_rect_t map;

  if (tengen_board_zoom_is_whole (self))
    return;
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  if (self->zoom.label > 0)
    tengen_board_zoom_draw_labels (self, snapshot);
  tengen_board_zoom_get_map (self, &map);
  tengen_board_zoom_draw_map (self, &map, snapshot);
}

/* --- Steps --- */

void
tengen_board_view_zoom (TengenBoardView *self, int steps)
{
  double factor;

  g_return_if_fail (TENGEN_IS_BOARD_VIEW (self));

  factor = steps == 0 ? 1 : self->zoom.factor + STEP * steps;
  tengen_board_zoom_set_factor (self, factor);
}
