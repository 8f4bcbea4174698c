/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-layers: a view as render nodes
 *
 * Shape: a strip is up to STRIP points of a row. Its node plays back copies of
 *        images: fewer nodes than points make comparing frames and walking
 *        through them quick, short strips keep what is drawn again small.
 *        Nodes are shared with the frames GTK keeps, so that comparing is
 *        comparing pointers.
 */
#include "tengen-board-layers.h"

#include <string.h>

#define STRIP 7
#define N_STRIPS (TENGEN_BOARD_MAX * ((TENGEN_BOARD_MAX + STRIP - 1) / STRIP))
#define N_LAYERS TENGEN_LAYER_LAST

/**
 * Copy:
 * @image: what
 * @x: where its left edge goes
 * @y: where its top edge goes
 *
 * An image at its place.
 */
typedef struct
{
  const TengenBoardImage *image;
  double x;
  double y;
} Copy;

struct TengenBoardLayers
{
  TengenBoardPictures *pictures;
  /* %NULL for nothing. */
  GskRenderNode *nodes[N_LAYERS][N_STRIPS];
  /* Whether the nodes of a strip are right. */
  guint8 fresh[N_STRIPS];
};

TengenBoardLayers *
tengen_board_layers_new (TengenBoardPictures *pictures)
{
  TengenBoardLayers *self;

  g_return_val_if_fail (pictures != NULL, NULL);

  self = g_new0 (TengenBoardLayers, 1);
  self->pictures = pictures;
  return self;
}

void
tengen_board_layers_reset (TengenBoardLayers *self)
{
  for (int layer = 0; layer < N_LAYERS; layer++)
    for (int i = 0; i < N_STRIPS; i++)
      g_clear_pointer (&self->nodes[layer][i], gsk_render_node_unref);
  memset (self->fresh, 0, sizeof self->fresh);
}

void
tengen_board_layers_free (TengenBoardLayers *self)
{
  if (self == NULL)
    return;
  tengen_board_layers_reset (self);
  g_free (self);
}

static int
count_strips (int columns)
{
  return (columns + STRIP - 1) / STRIP;
}

void
tengen_board_layers_touch (TengenBoardLayers *self,
                           const TengenView *view,
                           TengenPoint point)
{
  int x, y;

  g_return_if_fail (point < view->width * view->height);

  x = tengen_point_x (point, view->width);
  y = tengen_point_y (point, view->width);
  self->fresh[y * count_strips (view->width) + x / STRIP] = 0;
}

static void
add_copy (TengenBoardLayers *self,
          const TengenBoardImage *image,
          TengenPoint point,
          Copy *copy)
{
  tengen_paint_metrics_get_center (
      tengen_board_pictures_get_metrics (self->pictures),
      point,
      &copy->x,
      &copy->y);
  copy->image = image;
  copy->x -= image->reach;
  copy->y -= image->reach;
}

/* Lists the images of one layer of a point. */
static int
list_copies (TengenBoardLayers *self,
             const TengenView *view,
             TengenPoint point,
             TengenPaintLayer layer,
             Copy *copies)
{
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  int n = tengen_paint_list_pieces (view, point, layer, pieces);
  TengenStone stone = TENGEN_STONE_NONE;
  int number = 0;

  for (int i = 0; i < n; i++)
    add_copy (self,
              tengen_board_pictures_get_piece (self->pictures, pieces[i]),
              point,
              &copies[i]);
  if (layer == TENGEN_LAYER_STONES)
    number = tengen_paint_get_number (view, point, &stone);
  if (number > 0)
    add_copy (self,
              tengen_board_pictures_get_number (self->pictures, number, stone),
              point,
              &copies[n++]);
  return n;
}

static GskRenderNode *
make_node (const Copy *copies, int n)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GskRenderNode *node;
  cairo_t *cr;

  for (int i = 0; i < n; i++)
    {
      float side = (float) (2 * copies[i].image->reach);
      graphene_rect_t box = GRAPHENE_RECT_INIT (
          (float) copies[i].x, (float) copies[i].y, side, side);

      if (i == 0)
        bounds = box;
      else
        graphene_rect_union (&bounds, &box, &bounds);
    }
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  for (int i = 0; i < n; i++)
    {
      cairo_set_source_surface (
          cr, copies[i].image->image, copies[i].x, copies[i].y);
      cairo_paint (cr);
    }
  cairo_destroy (cr);
  return node;
}

static void
refresh_strip (TengenBoardLayers *self, const TengenView *view, int strip)
{
  Copy copies[STRIP * (TENGEN_PAINT_PIECES_MAX + 1)];
  int across = count_strips (view->width);
  int from = strip % across * STRIP;
  int to = MIN (from + STRIP, view->width);

  for (int layer = 0; layer < N_LAYERS; layer++)
    {
      int n = 0;

      for (int x = from; x < to; x++)
        n += list_copies (self,
                          view,
                          tengen_point_make (view->width, x, strip / across),
                          layer,
                          copies + n);
      g_clear_pointer (&self->nodes[layer][strip], gsk_render_node_unref);
      if (n > 0)
        self->nodes[layer][strip] = make_node (copies, n);
    }
  self->fresh[strip] = 1;
}

void
tengen_board_layers_snapshot (TengenBoardLayers *self,
                              const TengenView *view,
                              GtkSnapshot *snapshot)
{
  int n = count_strips (view->width) * view->height;

  for (int i = 0; i < n; i++)
    if (self->fresh[i] == 0)
      refresh_strip (self, view, i);
  for (int layer = 0; layer < N_LAYERS; layer++)
    for (int i = 0; i < n; i++)
      if (self->nodes[layer][i] != NULL)
        gtk_snapshot_append_node (snapshot, self->nodes[layer][i]);
}

void
tengen_board_layers_append_piece (TengenBoardLayers *self,
                                  TengenPoint point,
                                  TengenPaintPiece piece,
                                  GtkSnapshot *snapshot)
{
  GskRenderNode *node;
  Copy copy;

  add_copy (self,
            tengen_board_pictures_get_piece (self->pictures, piece),
            point,
            &copy);
  node = make_node (&copy, 1);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}
