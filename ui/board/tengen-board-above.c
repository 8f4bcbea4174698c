/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-above: what crosses the board above all stones, as render nodes
 *
 * Shape: a node is as large as what is drawn in it, so that GTK draws no more.
 */
#include "tengen-board-above.h"

#include <math.h>

#include "tengen-paint-line.h"
#include "tengen-paint-shape.h"

static void
add_to_bounds (TengenBoardPictures *pictures,
               TengenPoint from,
               TengenPoint to,
               double reach,
               graphene_rect_t *bounds)
{
  const TengenPaintMetrics *m = tengen_board_pictures_get_metrics (pictures);
  double from_x, from_y, to_x, to_y;
  graphene_rect_t box;

  tengen_paint_metrics_get_center (m, from, &from_x, &from_y);
  tengen_paint_metrics_get_center (m, to, &to_x, &to_y);
  graphene_rect_init (&box,
                      (float) (floor (MIN (from_x, to_x)) - reach),
                      (float) (floor (MIN (from_y, to_y)) - reach),
                      (float) (ceil (fabs (to_x - from_x)) + 2 * reach + 1),
                      (float) (ceil (fabs (to_y - from_y)) + 2 * reach + 1));
  if (bounds->size.width == 0)
    *bounds = box;
  else
    graphene_rect_union (bounds, &box, bounds);
}

static graphene_rect_t
find_bounds (TengenBoardPictures *pictures, const TengenView *view)
{
  const TengenPaintMetrics *m = tengen_board_pictures_get_metrics (pictures);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  for (guint i = 0; i < view->lines->len; i++)
    {
      const TengenMarkupLine *line =
          &g_array_index (view->lines, TengenMarkupLine, i);

      add_to_bounds (pictures,
                     line->from,
                     line->to,
                     tengen_paint_lines_reach (m, view),
                     &bounds);
    }
  for (guint i = 0; i < view->shapes->len; i++)
    {
      const TengenViewShape *shape =
          &g_array_index (view->shapes, TengenViewShape, i);

      add_to_bounds (pictures,
                     shape->from,
                     shape->to,
                     tengen_paint_shape_reach (m),
                     &bounds);
    }
  return bounds;
}

GskRenderNode *
tengen_board_above_make (TengenBoardPictures *pictures, const TengenView *view)
{
  const TengenPaintMetrics *m;
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  g_return_val_if_fail (pictures != NULL && view != NULL, NULL);

  m = tengen_board_pictures_get_metrics (pictures);
  bounds = find_bounds (pictures, view);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  tengen_paint_lines (cr, m, tengen_board_pictures_get_theme (pictures), view);
  tengen_paint_shapes (cr, m, tengen_board_pictures_get_theme (pictures), view);
  cairo_destroy (cr);
  return node;
}

GskRenderNode *
tengen_board_above_make_line (TengenBoardPictures *pictures,
                              const TengenView *view,
                              const TengenMarkupLine *line)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  const TengenPaintMetrics *m;
  GskRenderNode *node;
  cairo_t *cr;

  g_return_val_if_fail (pictures != NULL && view != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);

  m = tengen_board_pictures_get_metrics (pictures);
  add_to_bounds (
      pictures, line->from, line->to, tengen_paint_line_reach (m), &bounds);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  tengen_paint_line (
      cr, m, tengen_board_pictures_get_theme (pictures), view, line);
  cairo_destroy (cr);
  return node;
}

GskRenderNode *
tengen_board_above_make_tag (TengenBoardPictures *pictures,
                             TengenPoint point,
                             const char *name)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  const TengenPaintMetrics *m;
  GskRenderNode *node;
  cairo_t *cr;

  g_return_val_if_fail (pictures != NULL && name != NULL, NULL);

  m = tengen_board_pictures_get_metrics (pictures);
  add_to_bounds (pictures, point, point, tengen_paint_shape_reach (m), &bounds);
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  tengen_paint_tag (
      cr, m, tengen_board_pictures_get_theme (pictures), point, name);
  cairo_destroy (cr);
  return node;
}
