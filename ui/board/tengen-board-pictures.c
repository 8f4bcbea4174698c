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
#include <string.h>

#include "tengen-board-ground.h"
#include "tengen-paint-grid.h"
#include "tengen-paint-wood.h"

/* More numbers and labels than this are not kept. */
#define NUMBERS_MAX 2000
#define LABELS_MAX 1000

/**
 * Label:
 * @images: by stone and fit, made when asked for
 * @gaps: by fit, right where there is an image for an empty point
 *
 * How a label looks.
 */
typedef struct
{
  TengenBoardImage *images[TENGEN_STONE_WHITE + 1][TENGEN_FIT_LAST];
  TengenPaintGap gaps[TENGEN_FIT_LAST];
} Label;

struct TengenBoardPictures
{
  TengenPaintMetrics metrics;
  TengenPaintStyle style;
  /* %NULL until asked for. */
  cairo_surface_t *wood;
  cairo_surface_t *ground;
  GskRenderNode *margin;
  /* One byte a point, %NULL while all are seen. */
  guint8 *hidden;
  TengenBoardImage *pieces[TENGEN_PIECE_LAST];
  /* From 2 * number + (1 on black) to its TengenBoardImage. */
  GHashTable *numbers;
  /* From a text to its Label. */
  GHashTable *labels;
};

static void
free_image (gpointer data)
{
  tengen_board_image_free (data);
}

static void
free_label (gpointer data)
{
  Label *label = data;

  for (int stone = 0; stone <= TENGEN_STONE_WHITE; stone++)
    for (int fit = 0; fit < TENGEN_FIT_LAST; fit++)
      tengen_board_image_free (label->images[stone][fit]);
  g_free (label);
}

TengenBoardPictures *
tengen_board_pictures_new (void)
{
  TengenBoardPictures *self = g_new0 (TengenBoardPictures, 1);

  self->numbers = g_hash_table_new_full (NULL, NULL, NULL, free_image);
  self->labels =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_label);
  return self;
}

static void
drop_pieces (TengenBoardPictures *self)
{
  for (int i = 0; i < TENGEN_PIECE_LAST; i++)
    g_clear_pointer (&self->pieces[i], tengen_board_image_free);
  g_hash_table_remove_all (self->numbers);
  g_hash_table_remove_all (self->labels);
}

static void
drop_ground (TengenBoardPictures *self)
{
  g_clear_pointer (&self->margin, gsk_render_node_unref);
  g_clear_pointer (&self->ground, tengen_board_ground_drop);
}

void
tengen_board_pictures_free (TengenBoardPictures *self)
{
  if (self == NULL)
    return;
  drop_pieces (self);
  drop_ground (self);
  g_clear_pointer (&self->wood, tengen_board_ground_drop);
  g_hash_table_unref (self->numbers);
  g_hash_table_unref (self->labels);
  g_free (self->hidden);
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
  gboolean same_theme = tengen_paint_style_get_theme (&self->style) ==
                        tengen_paint_style_get_theme (style);
  gboolean pieces = same_theme && is_same_for_pieces (&self->metrics, metrics);
  gboolean wood =
      same_theme && tengen_paint_metrics_equal (&self->metrics, metrics);
  gboolean ground = wood && self->style.coordinates == style->coordinates;

  self->metrics = *metrics;
  self->style = *style;
  if (!pieces)
    drop_pieces (self);
  if (!ground)
    drop_ground (self);
  if (!wood)
    g_clear_pointer (&self->wood, tengen_board_ground_drop);
  return !pieces || !ground;
}

gboolean
tengen_board_pictures_set_hidden (TengenBoardPictures *self,
                                  const TengenView *view)
{
  gsize n = (gsize) view->width * view->height;
  gboolean any = memchr (view->hidden, 1, n) != NULL;

  if (!any && self->hidden == NULL)
    return FALSE;
  if (any && self->hidden != NULL &&
      memcmp (self->hidden, view->hidden, n) == 0)
    return FALSE;
  g_free (self->hidden);
  self->hidden = any ? g_memdup2 (view->hidden, n) : NULL;
  drop_ground (self);
  return TRUE;
}

const TengenPaintMetrics *
tengen_board_pictures_get_metrics (const TengenBoardPictures *self)
{
  return &self->metrics;
}

const TengenPaintTheme *
tengen_board_pictures_get_theme (const TengenBoardPictures *self)
{
  return tengen_paint_style_get_theme (&self->style);
}

double
tengen_board_pictures_get_reach (TengenBoardPictures *self)
{
  double reach = MAX (tengen_paint_number_reach (&self->metrics),
                      tengen_paint_label_reach (&self->metrics));

  for (int i = 0; i < TENGEN_PIECE_LAST; i++)
    reach = MAX (reach, tengen_paint_piece_reach (&self->metrics, i));
  return reach + 1 / self->metrics.scale;
}

/* --- Ground --- */

/* The ground with the shadow of the wood, in device pixels. */
static cairo_rectangle_int_t
get_bounds (TengenBoardPictures *self)
{
  const TengenPaintMetrics *m = &self->metrics;
  double around = ceil (0.02 * MAX (m->width, m->height)) + 2;
  cairo_rectangle_int_t bounds = {
    .x = (int) floor ((m->x - around) * m->scale),
    .y = (int) floor ((m->y - around) * m->scale),
    .width = (int) ceil ((m->width + 2 * around) * m->scale),
    .height = (int) ceil ((m->height + 2 * around) * m->scale),
  };

  return bounds;
}

/* The cells along one side, or more if a piece reaches over the last one. */
static void
get_extent (
    double first, double last, double cell, int reach, int *begin, int *length)
{
  int more = MAX ((int) cell / 2 + 1, reach);

  *begin = (int) floor (first) - more;
  *length = (int) floor (last) + more + 1 - *begin;
}

cairo_rectangle_int_t
tengen_board_pictures_get_area (TengenBoardPictures *self)
{
  const TengenPaintMetrics *m = &self->metrics;
  int reach = (int) ceil (tengen_board_pictures_get_reach (self) * m->scale);
  double across = m->cell_width * m->scale;
  double down = m->cell_height * m->scale;
  double left = m->left * m->scale;
  double top = m->top * m->scale;
  cairo_rectangle_int_t bounds = get_bounds (self);
  cairo_rectangle_int_t area;
  GdkRectangle both;

  get_extent (left,
              left + (m->columns - 1) * across,
              across,
              reach,
              &area.x,
              &area.width);
  get_extent (
      top, top + (m->rows - 1) * down, down, reach, &area.y, &area.height);
  gdk_rectangle_intersect (&area, &bounds, &both);
  return both;
}

static cairo_surface_t *
make_surface (TengenBoardPictures *self)
{
  cairo_rectangle_int_t bounds = get_bounds (self);
  double scale = self->metrics.scale;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, bounds.width, bounds.height);

  cairo_surface_set_device_scale (surface, scale, scale);
  return surface;
}

static cairo_t *
open_surface (TengenBoardPictures *self, cairo_surface_t *surface)
{
  cairo_rectangle_int_t bounds = get_bounds (self);
  double scale = self->metrics.scale;
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -bounds.x / scale, -bounds.y / scale);
  return cr;
}

static void
draw_wood (TengenBoardPictures *self, cairo_surface_t *surface)
{
  cairo_t *cr = open_surface (self, surface);

  tengen_paint_wood (
      cr, &self->metrics, tengen_paint_style_get_theme (&self->style));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

static TengenBoardGroundLook
get_look (TengenBoardPictures *self, gboolean has_lines)
{
  TengenBoardGroundLook look = {
    .metrics = self->metrics,
    .theme = tengen_paint_style_get_theme (&self->style),
    .has_lines = has_lines,
    .coordinates = has_lines ? self->style.coordinates : 0,
  };

  return look;
}

static cairo_surface_t *
make_wood (TengenBoardPictures *self)
{
  TengenBoardGroundLook look = get_look (self, FALSE);

  if (self->wood == NULL)
    self->wood = tengen_board_ground_find (&look);
  if (self->wood != NULL)
    return self->wood;
  self->wood = make_surface (self);
  draw_wood (self, self->wood);
  tengen_board_ground_share (&look, self->wood);
  return self->wood;
}

static void
copy_surface (cairo_surface_t *to, cairo_surface_t *from)
{
  guchar *data = cairo_image_surface_get_data (to);

  if (data == NULL)
    return;
  memcpy (data,
          cairo_image_surface_get_data (from),
          (gsize) cairo_image_surface_get_height (to) *
              cairo_image_surface_get_stride (to));
  cairo_surface_mark_dirty (to);
}

static void
draw_ground (TengenBoardPictures *self)
{
  cairo_t *cr;

  self->ground = make_surface (self);
  /* Wood takes long: where parts are hidden, others will be soon. */
  if (self->hidden != NULL || self->wood != NULL)
    copy_surface (self->ground, make_wood (self));
  else
    draw_wood (self, self->ground);
  cr = open_surface (self, self->ground);
  tengen_paint_grid (cr, &self->metrics, &self->style, self->hidden, NULL);
  cairo_destroy (cr);
  cairo_surface_flush (self->ground);
}

static cairo_surface_t *
make_ground (TengenBoardPictures *self)
{
  TengenBoardGroundLook look = get_look (self, TRUE);

  if (self->ground == NULL && self->hidden == NULL)
    self->ground = tengen_board_ground_find (&look);
  if (self->ground != NULL)
    return self->ground;
  draw_ground (self);
  if (self->hidden == NULL)
    tengen_board_ground_share (&look, self->ground);
  return self->ground;
}

static TengenBoardPixels
get_pixels (TengenBoardPictures *self, cairo_surface_t *surface)
{
  cairo_rectangle_int_t bounds = get_bounds (self);
  TengenBoardPixels pixels = {
    .data = (guint32 *) cairo_image_surface_get_data (surface),
    .stride = cairo_image_surface_get_stride (surface) / 4,
    .x = bounds.x,
    .y = bounds.y,
    .width = cairo_image_surface_get_width (surface),
    .height = cairo_image_surface_get_height (surface),
  };

  return pixels;
}

TengenBoardPixels
tengen_board_pictures_get_ground (TengenBoardPictures *self)
{
  return get_pixels (self, make_ground (self));
}

TengenBoardPixels
tengen_board_pictures_get_wood (TengenBoardPictures *self)
{
  return get_pixels (self, make_wood (self));
}

GskRenderNode *
tengen_board_pictures_get_margin (TengenBoardPictures *self)
{
  cairo_rectangle_int_t bounds = get_bounds (self);
  cairo_rectangle_int_t area = tengen_board_pictures_get_area (self);
  double scale = self->metrics.scale;
  cairo_t *cr;

  if (self->margin != NULL)
    return self->margin;
  self->margin = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT ((float) (bounds.x / scale),
                           (float) (bounds.y / scale),
                           (float) (bounds.width / scale),
                           (float) (bounds.height / scale)));
  cr = gsk_cairo_node_get_draw_context (self->margin);
  cairo_set_source_surface (
      cr, make_ground (self), bounds.x / scale, bounds.y / scale);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_rectangle (cr, bounds.x, bounds.y, bounds.width, bounds.height);
  cairo_rectangle (cr, area.x, area.y, area.width, area.height);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (cr);
  cairo_destroy (cr);
  return self->margin;
}

GskRenderNode *
tengen_board_pictures_make_bare (TengenBoardPictures *self,
                                 const cairo_rectangle_int_t *box)
{
  cairo_rectangle_int_t bounds = get_bounds (self);
  double scale = self->metrics.scale;
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) (box->x / scale),
                                               (float) (box->y / scale),
                                               (float) (box->width / scale),
                                               (float) (box->height / scale)));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (
      cr, make_ground (self), bounds.x / scale, bounds.y / scale);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* --- Pieces, numbers, labels --- */

/* Makes an image for what reaches so far from a crossing. */
static TengenBoardImage *
make_image (TengenBoardPictures *self, double reach)
{
  const TengenPaintMetrics *m = &self->metrics;
  double half = fmod (lround (m->line * m->scale), 2) / 2 / m->scale;

  return tengen_board_image_new (reach + half, m->scale);
}

const TengenBoardImage *
tengen_board_pictures_get_piece (TengenBoardPictures *self,
                                 TengenPaintPiece piece)
{
  const TengenPaintTheme *theme = tengen_paint_style_get_theme (&self->style);
  TengenBoardImage *image;
  cairo_t *cr;

  g_return_val_if_fail (piece < TENGEN_PIECE_LAST, NULL);

  if (self->pieces[piece] != NULL)
    return self->pieces[piece];
  image = make_image (self, tengen_paint_piece_reach (&self->metrics, piece));
  cr = tengen_board_image_begin (image);
  tengen_paint_piece (cr, &self->metrics, theme, piece);
  tengen_board_image_end (image, cr);
  self->pieces[piece] = image;
  /* A stone that throws a shadow is never one that can be seen through. */
  if (piece == TENGEN_PIECE_SHADOW)
    tengen_board_image_cut (
        image, tengen_board_pictures_get_piece (self, TENGEN_PIECE_BLACK));
  return image;
}

const TengenBoardImage *
tengen_board_pictures_get_number (TengenBoardPictures *self,
                                  int number,
                                  TengenStone stone)
{
  const TengenPaintTheme *theme = tengen_paint_style_get_theme (&self->style);
  gboolean on_black = stone == TENGEN_STONE_BLACK;
  gpointer key = GINT_TO_POINTER (2 * number + on_black);
  TengenBoardImage *image = g_hash_table_lookup (self->numbers, key);
  cairo_t *cr;

  if (image != NULL)
    return image;
  if (g_hash_table_size (self->numbers) >= NUMBERS_MAX)
    g_hash_table_remove_all (self->numbers);
  image = make_image (self, tengen_paint_number_reach (&self->metrics));
  cr = tengen_board_image_begin (image);
  tengen_paint_number (cr, &self->metrics, theme, number, stone);
  tengen_board_image_end (image, cr);
  g_hash_table_insert (self->numbers, key, image);
  return image;
}

static Label *
find_label (TengenBoardPictures *self, const char *text)
{
  Label *label = g_hash_table_lookup (self->labels, text);

  if (label != NULL)
    return label;
  if (g_hash_table_size (self->labels) >= LABELS_MAX)
    g_hash_table_remove_all (self->labels);
  label = g_new0 (Label, 1);
  g_hash_table_insert (self->labels, g_strdup (text), label);
  return label;
}

static TengenBoardImage *
make_label (TengenBoardPictures *self,
            Label *label,
            const char *text,
            TengenStone stone,
            TengenPaintFit fit)
{
  const TengenPaintTheme *theme = tengen_paint_style_get_theme (&self->style);
  TengenBoardImage *image =
      make_image (self, tengen_paint_label_reach (&self->metrics));
  cairo_t *cr = tengen_board_image_begin (image);

  if (stone == TENGEN_STONE_NONE)
    label->gaps[fit] = tengen_paint_get_gap (cr, &self->metrics, text, fit);
  tengen_paint_label (cr, &self->metrics, theme, text, stone, fit);
  tengen_board_image_end (image, cr);
  return image;
}

const TengenBoardImage *
tengen_board_pictures_get_label (TengenBoardPictures *self,
                                 const char *label,
                                 TengenStone stone,
                                 TengenPaintFit fit,
                                 TengenPaintGap *gap)
{
  Label *found;
  TengenBoardImage **image;

  g_return_val_if_fail (label != NULL && gap != NULL, NULL);
  g_return_val_if_fail (fit < TENGEN_FIT_LAST, NULL);

  found = find_label (self, label);
  image = &found->images[stone][fit];
  if (*image == NULL)
    *image = make_label (self, found, label, stone, fit);
  *gap = found->gaps[fit];
  return *image;
}
