/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-layers: a view as render nodes
 *
 * Shape: a tile is the ground with all that lies on it, and with what reaches
 *        into it from its neighbours. Its pixels are put together here, so
 *        that GTK has few nodes to compare, copies each pixel once, and draws
 *        only tiles that are new. What is above the stones and crosses the
 *        board is one node more.
 *        Nodes are shared with the frames GTK keeps, so that comparing is
 *        comparing pointers; a picture in a node is never changed.
 */
#include "tengen-board-layers.h"

#include <math.h>
#include <string.h>

#include "tengen-board-above.h"
#include "tengen-board-tile.h"

/* GTK's GL renderer finds textures by the address of a node for a frame or two
 * after the node is gone; so long an address must not come again. */
#define KEPT_FRAMES 5

struct TengenBoardLayers
{
  TengenBoardPictures *pictures;
  gboolean has_raster;
  TengenBoardRaster raster;
  /* %NULL until they are made. */
  GskRenderNode *tiles[TENGEN_BOARD_TILES_MAX];
  GskRenderNode *lines;
  /* Nodes that are drawn no more, by frame. */
  GPtrArray *retired[KEPT_FRAMES];
  int frame;
};

TengenBoardLayers *
tengen_board_layers_new (TengenBoardPictures *pictures)
{
  TengenBoardLayers *self;

  g_return_val_if_fail (pictures != NULL, NULL);

  self = g_new0 (TengenBoardLayers, 1);
  self->pictures = pictures;
  for (int i = 0; i < KEPT_FRAMES; i++)
    self->retired[i] =
        g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  return self;
}

/* Takes a node that may have been drawn. */
static void
retire (TengenBoardLayers *self, GskRenderNode *node)
{
  if (node != NULL)
    g_ptr_array_add (self->retired[self->frame], node);
}

static void
begin_frame (TengenBoardLayers *self)
{
  self->frame = (self->frame + 1) % KEPT_FRAMES;
  g_ptr_array_set_size (self->retired[self->frame], 0);
}

void
tengen_board_layers_reset (TengenBoardLayers *self)
{
  for (int i = 0; i < TENGEN_BOARD_TILES_MAX; i++)
    retire (self, g_steal_pointer (&self->tiles[i]));
  tengen_board_layers_touch_lines (self);
  self->has_raster = FALSE;
}

void
tengen_board_layers_free (TengenBoardLayers *self)
{
  if (self == NULL)
    return;
  tengen_board_layers_reset (self);
  for (int i = 0; i < KEPT_FRAMES; i++)
    g_ptr_array_unref (self->retired[i]);
  g_free (self);
}

void
tengen_board_layers_touch (TengenBoardLayers *self,
                           const TengenView *view,
                           TengenPoint point)
{
  const TengenBoardRaster *r = &self->raster;
  int across = tengen_board_tile_count_across (view->width);
  int x, y;

  g_return_if_fail (point < view->width * view->height);

  /* Without a geometry nothing was drawn yet. */
  if (!self->has_raster)
    return;
  x = tengen_point_x (point, view->width);
  y = tengen_point_y (point, view->width);
  for (int row = MAX (y - r->below, 0);
       row <= MIN (y + r->below, view->height - 1);
       row++)
    for (int i = MAX (x - r->beside, 0) / TENGEN_BOARD_TILE_ACROSS;
         i <= MIN (x + r->beside, view->width - 1) / TENGEN_BOARD_TILE_ACROSS;
         i++)
      retire (self, g_steal_pointer (&self->tiles[row * across + i]));
}

void
tengen_board_layers_touch_lines (TengenBoardLayers *self)
{
  retire (self, g_steal_pointer (&self->lines));
}

/* --- Putting a tile together --- */

/* Copies what is in a box of the board, as far as it is within both. */
static void
copy_box (TengenBoardPixels *to,
          const TengenBoardPixels *from,
          const cairo_rectangle_int_t *box)
{
  cairo_rectangle_int_t all = { to->x, to->y, to->width, to->height };
  cairo_rectangle_int_t part;

  if (!gdk_rectangle_intersect (&all, box, &part))
    return;
  for (int y = part.y; y < part.y + part.height; y++)
    memcpy (to->data + (gsize) (y - to->y) * to->stride + (part.x - to->x),
            from->data + (gsize) (y - from->y) * from->stride +
                (part.x - from->x),
            sizeof (guint32) * (gsize) part.width);
}

static void
lay_image (TengenBoardLayers *self,
           TengenBoardPixels *pixels,
           TengenPoint point,
           const TengenBoardImage *image)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  double reach = tengen_board_image_get_reach (image);
  double x, y;

  tengen_paint_metrics_get_center (m, point, &x, &y);
  tengen_board_image_lay (image,
                          pixels,
                          (int) lround ((x - reach) * m->scale),
                          (int) lround ((y - reach) * m->scale));
}

/* Takes away the lines below the label of an empty point. */
static void
clear_gap (TengenBoardLayers *self,
           const TengenView *view,
           TengenPoint point,
           TengenBoardPixels *pixels)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  TengenStone stone;
  TengenPaintFit fit;
  const char *label = tengen_paint_get_label (view, point, &stone, &fit);
  cairo_rectangle_int_t box;
  TengenBoardPixels wood;
  TengenPaintGap gap;
  double x, y;

  if (label == NULL || stone != TENGEN_STONE_NONE)
    return;
  tengen_board_pictures_get_label (self->pictures, label, stone, fit, &gap);
  tengen_paint_metrics_get_center (m, point, &x, &y);
  box.x = (int) lround ((x - gap.x) * m->scale);
  box.y = (int) lround ((y - gap.y) * m->scale);
  box.width = (int) lround (2 * gap.x * m->scale);
  box.height = (int) lround (2 * gap.y * m->scale);
  wood = tengen_board_pictures_get_wood (self->pictures);
  if (box.width > 0)
    copy_box (pixels, &wood, &box);
}

static void
lay_words (TengenBoardLayers *self,
           const TengenView *view,
           TengenPoint point,
           TengenPaintLayer layer,
           TengenBoardPixels *pixels)
{
  TengenStone stone = TENGEN_STONE_NONE;
  TengenPaintFit fit = TENGEN_FIT_POINT;
  const char *label = NULL;
  TengenPaintGap gap;
  int number = 0;

  if (layer == TENGEN_LAYER_STONES)
    number = tengen_paint_get_number (view, point, &stone);
  if (layer == TENGEN_LAYER_MARKS)
    label = tengen_paint_get_label (view, point, &stone, &fit);
  if (number > 0)
    lay_image (
        self,
        pixels,
        point,
        tengen_board_pictures_get_number (self->pictures, number, stone));
  if (label != NULL)
    lay_image (self,
               pixels,
               point,
               tengen_board_pictures_get_label (
                   self->pictures, label, stone, fit, &gap));
}

static void
lay_layer (TengenBoardLayers *self,
           const TengenView *view,
           TengenPoint point,
           TengenPaintLayer layer,
           TengenBoardPixels *pixels)
{
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  int n = tengen_paint_list_pieces (view, point, layer, pieces);

  for (int i = 0; i < n; i++)
    lay_image (self,
               pixels,
               point,
               tengen_board_pictures_get_piece (self->pictures, pieces[i]));
  lay_words (self, view, point, layer, pixels);
}

/* Draws the points of a tile and those near enough to be seen in it. */
static void
lay_points (TengenBoardLayers *self,
            const TengenView *view,
            const TengenBoardTile *tile,
            TengenBoardPixels *pixels)
{
  const TengenBoardRaster *r = &self->raster;
  int left = MAX (tile->from - r->beside, 0);
  int right = MIN (tile->to + r->beside, view->width);
  int top = MAX (tile->row - r->below, 0);
  int bottom = MIN (tile->row + r->below + 1, view->height);

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      clear_gap (self, view, tengen_point_make (view->width, x, y), pixels);
  for (int layer = 0; layer < TENGEN_LAYER_LAST; layer++)
    for (int y = top; y < bottom; y++)
      for (int x = left; x < right; x++)
        lay_layer (
            self, view, tengen_point_make (view->width, x, y), layer, pixels);
}

/* Whether a tile shows nothing but the ground. */
static gboolean
is_bare (const TengenBoardLayers *self,
         const TengenView *view,
         const TengenBoardTile *tile)
{
  const TengenBoardRaster *r = &self->raster;
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  TengenPaintFit fit;
  TengenStone stone;

  for (int y = MAX (tile->row - r->below, 0);
       y < MIN (tile->row + r->below + 1, view->height);
       y++)
    for (int x = MAX (tile->from - r->beside, 0);
         x < MIN (tile->to + r->beside, view->width);
         x++)
      {
        TengenPoint point = tengen_point_make (view->width, x, y);

        for (int layer = 0; layer < TENGEN_LAYER_LAST; layer++)
          if (tengen_paint_list_pieces (view, point, layer, pieces) > 0)
            return FALSE;
        if (tengen_paint_get_number (view, point, &stone) > 0 ||
            tengen_paint_get_label (view, point, &stone, &fit) != NULL)
          return FALSE;
      }
  return TRUE;
}

/* Whether the wood is opaque everywhere below a tile: then GTK need not look
 * at what is below. */
static gboolean
is_on_wood (const TengenBoardLayers *self, const cairo_rectangle_int_t *box)
{
  const TengenPaintMetrics *m =
      tengen_board_pictures_get_metrics (self->pictures);
  double edge = m->corner + 2 / m->scale;

  return box->x >= (m->x + edge) * m->scale &&
         box->y >= (m->y + edge) * m->scale &&
         box->x + box->width <= (m->x + m->width - edge) * m->scale &&
         box->y + box->height <= (m->y + m->height - edge) * m->scale;
}

static GskRenderNode *
make_node (TengenBoardLayers *self,
           cairo_surface_t *image,
           const cairo_rectangle_int_t *box)
{
  double scale = tengen_board_pictures_get_metrics (self->pictures)->scale;
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) (box->x / scale),
                                               (float) (box->y / scale),
                                               (float) (box->width / scale),
                                               (float) (box->height / scale)));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_surface_set_device_scale (image, scale, scale);
  cairo_set_source_surface (cr, image, box->x / scale, box->y / scale);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* Copies a box of the ground; it is clear where there was no memory for one. */
static TengenBoardPixels
make_pixels (const TengenBoardPixels *ground, const cairo_rectangle_int_t *box)
{
  TengenBoardPixels pixels = { .x = box->x,
                               .y = box->y,
                               .width = box->width,
                               .height = box->height,
                               .stride = box->width };
  gsize n = (gsize) box->width * box->height;

  if (ground->data == NULL)
    {
      pixels.data = g_new0 (guint32, n);
      return pixels;
    }
  /* an image that cairo allocates is cleared before it is written */
  pixels.data = g_new (guint32, n);
  copy_box (&pixels, ground, box);
  return pixels;
}

/* Takes the pixels. */
static cairo_surface_t *
make_picture (const TengenBoardPixels *pixels, gboolean opaque)
{
  static const cairo_user_data_key_t key;
  cairo_surface_t *picture = cairo_image_surface_create_for_data (
      (unsigned char *) pixels->data,
      opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      pixels->width,
      pixels->height,
      pixels->stride * (int) sizeof (guint32));

  cairo_surface_set_user_data (picture, &key, pixels->data, g_free);
  return picture;
}

static GskRenderNode *
make_tile (TengenBoardLayers *self, const TengenView *view, int index)
{
  TengenBoardPixels ground = tengen_board_pictures_get_ground (self->pictures);
  cairo_surface_t *picture;
  TengenBoardPixels pixels;
  GskRenderNode *node;
  TengenBoardTile tile;

  tengen_board_tile_init (&tile, &self->raster, view, index);
  if (tile.box.width == 0 || tile.box.height == 0)
    return gsk_container_node_new (NULL, 0);
  if (is_bare (self, view, &tile))
    return tengen_board_pictures_make_bare (self->pictures, &tile.box);
  pixels = make_pixels (&ground, &tile.box);
  if (ground.data != NULL)
    lay_points (self, view, &tile, &pixels);
  picture = make_picture (&pixels, is_on_wood (self, &tile.box));
  node = make_node (self, picture, &tile.box);
  cairo_surface_destroy (picture);
  return node;
}

/* --- Public --- */

void
tengen_board_layers_snapshot (TengenBoardLayers *self,
                              const TengenView *view,
                              GtkSnapshot *snapshot)
{
  int n = tengen_board_tile_count_across (view->width) * view->height;
  GskRenderNode *margin = tengen_board_pictures_get_margin (self->pictures);

  begin_frame (self);
  if (!self->has_raster)
    {
      tengen_board_raster_init (&self->raster, self->pictures);
      self->has_raster = TRUE;
    }
  gtk_snapshot_append_node (snapshot, margin);
  retire (self, gsk_render_node_ref (margin));
  for (int i = 0; i < n; i++)
    {
      if (self->tiles[i] == NULL)
        self->tiles[i] = make_tile (self, view, i);
      gtk_snapshot_append_node (snapshot, self->tiles[i]);
    }
  if (self->lines == NULL && view->lines->len + view->shapes->len > 0)
    self->lines = tengen_board_above_make (self->pictures, view);
  if (self->lines != NULL)
    gtk_snapshot_append_node (snapshot, self->lines);
}

static void
append_once (TengenBoardLayers *self,
             GskRenderNode *node,
             GtkSnapshot *snapshot)
{
  gtk_snapshot_append_node (snapshot, node);
  retire (self, node);
}

void
tengen_board_layers_append_piece (TengenBoardLayers *self,
                                  TengenPoint point,
                                  TengenPaintPiece piece,
                                  GtkSnapshot *snapshot)
{
  const TengenBoardImage *image =
      tengen_board_pictures_get_piece (self->pictures, piece);
  double reach = tengen_board_image_get_reach (image);
  GskRenderNode *node;
  double x, y;
  cairo_t *cr;

  tengen_paint_metrics_get_center (
      tengen_board_pictures_get_metrics (self->pictures), point, &x, &y);
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) (x - reach),
                                                  (float) (y - reach),
                                                  (float) (2 * reach),
                                                  (float) (2 * reach)));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (
      cr, tengen_board_image_get_surface (image), x - reach, y - reach);
  cairo_paint (cr);
  cairo_destroy (cr);
  append_once (self, node, snapshot);
}

void
tengen_board_layers_append_line (TengenBoardLayers *self,
                                 const TengenView *view,
                                 const TengenMarkupLine *line,
                                 GtkSnapshot *snapshot)
{
  append_once (self,
               tengen_board_above_make_line (self->pictures, view, line),
               snapshot);
}

void
tengen_board_layers_append_tag (TengenBoardLayers *self,
                                TengenPoint point,
                                const char *name,
                                GtkSnapshot *snapshot)
{
  append_once (self,
               tengen_board_above_make_tag (self->pictures, point, name),
               snapshot);
}
