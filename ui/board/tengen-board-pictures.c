/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-board-pictures: what a board widget keeps drawn
 *
 * Shape: images lie on whole device pixels: a crossing may be in the middle of
 *        one, then an image around it begins half a pixel further out.
 */
#include "tengen-board-pictures.h"

#include <math.h>

struct TengenBoardPictures
{
  TengenPaintMetrics metrics;
  TengenPaintStyle style;
  GskRenderNode *ground;
  TengenBoardImage pieces[TENGEN_PIECE_LAST];
  /* From 2 * number + (1 on black) to its TengenBoardImage. */
  GHashTable *numbers;
};

static void
free_image (gpointer data)
{
  TengenBoardImage *image = data;

  cairo_surface_destroy (image->image);
  g_free (image);
}

TengenBoardPictures *
tengen_board_pictures_new (void)
{
  TengenBoardPictures *self = g_new0 (TengenBoardPictures, 1);

  self->numbers = g_hash_table_new_full (NULL, NULL, NULL, free_image);
  return self;
}

static void
drop_pieces (TengenBoardPictures *self)
{
  for (int i = 0; i < TENGEN_PIECE_LAST; i++)
    g_clear_pointer (&self->pieces[i].image, cairo_surface_destroy);
  g_hash_table_remove_all (self->numbers);
}

void
tengen_board_pictures_free (TengenBoardPictures *self)
{
  if (self == NULL)
    return;
  drop_pieces (self);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_hash_table_unref (self->numbers);
  g_free (self);
}

static gboolean
is_same_for_pieces (const TengenPaintMetrics *a, const TengenPaintMetrics *b)
{
  return a->scale == b->scale && a->radius == b->radius && a->line == b->line &&
         a->cell_width == b->cell_width && a->cell_height == b->cell_height;
}

gboolean
tengen_board_pictures_set_geometry (TengenBoardPictures *self,
                                    const TengenPaintMetrics *metrics,
                                    const TengenPaintStyle *style)
{
  gboolean same_theme = self->style.dark == style->dark;
  gboolean pieces = same_theme && is_same_for_pieces (&self->metrics, metrics);
  gboolean ground = same_theme &&
                    tengen_paint_metrics_equal (&self->metrics, metrics) &&
                    self->style.coordinates == style->coordinates;

  self->metrics = *metrics;
  self->style = *style;
  if (!pieces)
    drop_pieces (self);
  if (!ground)
    g_clear_pointer (&self->ground, gsk_render_node_unref);
  return !pieces || !ground;
}

const TengenPaintMetrics *
tengen_board_pictures_get_metrics (const TengenBoardPictures *self)
{
  return &self->metrics;
}

static cairo_surface_t *
make_image (TengenBoardPictures *self, double width, double height)
{
  double scale = self->metrics.scale;
  cairo_surface_t *image =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                  (int) lround (width * scale),
                                  (int) lround (height * scale));

  cairo_surface_set_device_scale (image, scale, scale);
  return image;
}

static void
draw_ground (TengenBoardPictures *self,
             cairo_surface_t *image,
             const graphene_rect_t *bounds)
{
  cairo_t *cr = cairo_create (image);

  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  tengen_paint_ground (cr, &self->metrics, &self->style);
  cairo_destroy (cr);
}

GskRenderNode *
tengen_board_pictures_get_ground (TengenBoardPictures *self)
{
  const TengenPaintMetrics *m = &self->metrics;
  graphene_rect_t bounds;
  cairo_surface_t *image;
  double around;
  cairo_t *cr;

  if (self->ground != NULL)
    return self->ground;
  /* Room for the shadow of the wood. */
  around = ceil (0.02 * MAX (m->width, m->height)) + 2;
  graphene_rect_init (&bounds,
                      (float) (m->x - around),
                      (float) (m->y - around),
                      (float) (m->width + 2 * around),
                      (float) (m->height + 2 * around));
  image = make_image (self, bounds.size.width, bounds.size.height);
  draw_ground (self, image, &bounds);
  self->ground = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (self->ground);
  cairo_set_source_surface (cr, image, bounds.origin.x, bounds.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (image);
  return self->ground;
}

/* Makes room for a thing that reaches so far, and a context around its middle.
 */
static cairo_t *
begin_image (TengenBoardPictures *self, TengenBoardImage *image, double reach)
{
  const TengenPaintMetrics *m = &self->metrics;
  cairo_t *cr;

  image->reach = reach + fmod (lround (m->line * m->scale), 2) / 2 / m->scale;
  image->image = make_image (self, 2 * image->reach, 2 * image->reach);
  cr = cairo_create (image->image);
  cairo_translate (cr, image->reach, image->reach);
  return cr;
}

const TengenBoardImage *
tengen_board_pictures_get_piece (TengenBoardPictures *self,
                                 TengenPaintPiece piece)
{
  const TengenPaintTheme *theme = tengen_paint_theme_get (self->style.dark);
  TengenBoardImage *image;
  cairo_t *cr;

  g_return_val_if_fail (piece < TENGEN_PIECE_LAST, NULL);

  image = &self->pieces[piece];
  if (image->image != NULL)
    return image;
  cr = begin_image (
      self, image, tengen_paint_piece_reach (&self->metrics, piece));
  tengen_paint_piece (cr, &self->metrics, theme, piece);
  cairo_destroy (cr);
  return image;
}

const TengenBoardImage *
tengen_board_pictures_get_number (TengenBoardPictures *self,
                                  int number,
                                  TengenStone stone)
{
  const TengenPaintTheme *theme = tengen_paint_theme_get (self->style.dark);
  gboolean on_black = stone == TENGEN_STONE_BLACK;
  gpointer key = GINT_TO_POINTER (2 * number + on_black);
  TengenBoardImage *image = g_hash_table_lookup (self->numbers, key);
  cairo_t *cr;

  if (image != NULL)
    return image;
  image = g_new0 (TengenBoardImage, 1);
  cr = begin_image (self, image, tengen_paint_number_reach (&self->metrics));
  tengen_paint_number (cr, &self->metrics, theme, number, stone);
  cairo_destroy (cr);
  g_hash_table_insert (self->numbers, key, image);
  return image;
}
