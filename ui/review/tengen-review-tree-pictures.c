/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-review-tree-pictures: the small pictures of which a tree is put
 * together
 */
#include "tengen-review-tree-pictures.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define N_SIGNS (TENGEN_REVIEW_SIGN_EMPTY + 1)
#define N_BADGES 16
#define GLYPHS "0123456789+"
#define N_GLYPHS 11

/**
 * Glyph:
 * @image: a mask
 * @advance: how far it is to the next one
 *
 * A letter.
 */
typedef struct
{
  cairo_surface_t *image;
  double advance;
} Glyph;

struct TengenReviewPictures
{
  const TengenReviewSizes *sizes;
  const TengenReviewColours *colours;
  int scale;
  cairo_surface_t *signs[N_SIGNS];
  cairo_surface_t *badges[N_BADGES];
  Glyph glyphs[N_GLYPHS];
};

static const TengenReviewSizes all_sizes[TENGEN_REVIEW_ZOOMS] = {
  { 16, 24, 20, 30, 6.5, 9.5, 9, FALSE },
  { 24, 38, 30, 38, 9.5, 13.5, 10, FALSE },
  { 36, 50, 36, 46, 14.5, 18.5, 12, TRUE },
};

#define RGB(hex)                                                               \
  {                                                                            \
    ((hex) >> 16) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) &255) / 255.0, 1 \
  }

static const TengenReviewColours light_colours = {
  .ground = RGB (0xffffff),
  .line = RGB (0xa89d8b),
  .path = RGB (0x2b2620),
  .grey = RGB (0x75695a),
  .black = RGB (0x2b2620),
  .black_rim = RGB (0x2b2620),
  .white = RGB (0xffffff),
  .white_rim = RGB (0x2b2620),
  .cursor = RGB (0xc8452d),
  .good = RGB (0x3a7d5d),
};

static const TengenReviewColours dark_colours = {
  .ground = RGB (0x322e29),
  .line = RGB (0x7d7366),
  .path = RGB (0xece5d8),
  .grey = RGB (0xb0a596),
  .black = RGB (0x14110e),
  .black_rim = RGB (0xb0a596),
  .white = RGB (0xece5d8),
  .white_rim = RGB (0xece5d8),
  .cursor = RGB (0xef8a70),
  .good = RGB (0x7fc0a0),
};

const TengenReviewSizes *
tengen_review_sizes_get (guint zoom)
{
  g_return_val_if_fail (zoom < TENGEN_REVIEW_ZOOMS, &all_sizes[0]);

  return &all_sizes[zoom];
}

const TengenReviewColours *
tengen_review_colours_get (gboolean dark)
{
  return dark ? &dark_colours : &light_colours;
}

TengenReviewPictures *
tengen_review_pictures_new (void)
{
  TengenReviewPictures *self = g_new0 (TengenReviewPictures, 1);

  self->sizes = tengen_review_sizes_get (TENGEN_REVIEW_ZOOM_USUAL);
  self->colours = tengen_review_colours_get (FALSE);
  self->scale = 1;
  return self;
}

static void
forget (TengenReviewPictures *self)
{
  for (guint i = 0; i < N_SIGNS; i++)
    g_clear_pointer (&self->signs[i], cairo_surface_destroy);
  for (guint i = 0; i < N_BADGES; i++)
    g_clear_pointer (&self->badges[i], cairo_surface_destroy);
  for (guint i = 0; i < N_GLYPHS; i++)
    g_clear_pointer (&self->glyphs[i].image, cairo_surface_destroy);
}

void
tengen_review_pictures_free (TengenReviewPictures *self)
{
  if (self == NULL)
    return;
  forget (self);
  g_free (self);
}

void
tengen_review_pictures_set (TengenReviewPictures *self,
                            guint zoom,
                            int scale,
                            gboolean dark)
{
  const TengenReviewSizes *sizes = tengen_review_sizes_get (zoom);
  const TengenReviewColours *colours = tengen_review_colours_get (dark);

  g_return_if_fail (self != NULL);

  if (self->sizes == sizes && self->colours == colours && self->scale == scale)
    return;
  forget (self);
  self->sizes = sizes;
  self->colours = colours;
  self->scale = scale;
}

static cairo_surface_t *
make_image (TengenReviewPictures *self,
            cairo_format_t format,
            double width,
            double height)
{
  cairo_surface_t *image =
      cairo_image_surface_create (format,
                                  (int) ceil (width) * self->scale,
                                  (int) ceil (height) * self->scale);

  cairo_surface_set_device_scale (image, self->scale, self->scale);
  return image;
}

/* --- Signs --- */

static void
fill_and_rim (cairo_t *cr, const TengenColour *fill, const TengenColour *rim)
{
  tengen_paint_set_colour (cr, fill);
  cairo_fill_preserve (cr);
  tengen_paint_set_colour (cr, rim);
  cairo_stroke (cr);
}

static void
draw_stone (TengenReviewPictures *self,
            cairo_t *cr,
            gboolean black,
            gboolean pass)
{
  const TengenReviewColours *colours = self->colours;
  double radius = self->sizes->radius;

  cairo_arc (cr, 0, 0, radius - 0.5, 0, 2 * G_PI);
  fill_and_rim (cr,
                black ? &colours->black : &colours->white,
                black ? &colours->black_rim : &colours->white_rim);
  if (!pass)
    return;
  /* a stone that was not put: a bar across it */
  tengen_paint_set_colour (cr, black ? &colours->white : &colours->black);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, -radius * 0.5, 0);
  cairo_line_to (cr, radius * 0.5, 0);
  cairo_stroke (cr);
}

static void
draw_setup (TengenReviewPictures *self, cairo_t *cr)
{
  double half = floor (self->sizes->radius * 0.75);

  cairo_rectangle (cr, -half, -half, 2 * half, 2 * half);
  fill_and_rim (cr, &self->colours->ground, &self->colours->path);
  /* half of it black, as both colours may be put */
  cairo_move_to (cr, -half, half);
  cairo_line_to (cr, half, half);
  cairo_line_to (cr, half, -half);
  cairo_close_path (cr);
  tengen_paint_set_colour (cr, &self->colours->path);
  cairo_fill (cr);
}

static void
draw_empty (TengenReviewPictures *self, cairo_t *cr)
{
  double half = floor (self->sizes->radius * 0.65);

  cairo_move_to (cr, -half, 0);
  cairo_line_to (cr, 0, -half);
  cairo_line_to (cr, half, 0);
  cairo_line_to (cr, 0, half);
  cairo_close_path (cr);
  fill_and_rim (cr, &self->colours->ground, &self->colours->path);
}

static void
draw_sign (TengenReviewPictures *self, cairo_t *cr, TengenReviewSign sign)
{
  cairo_set_line_width (cr, 1);
  switch (sign)
    {
    case TENGEN_REVIEW_SIGN_BLACK:
      draw_stone (self, cr, TRUE, FALSE);
      break;
    case TENGEN_REVIEW_SIGN_WHITE:
      draw_stone (self, cr, FALSE, FALSE);
      break;
    case TENGEN_REVIEW_SIGN_BLACK_PASS:
      draw_stone (self, cr, TRUE, TRUE);
      break;
    case TENGEN_REVIEW_SIGN_WHITE_PASS:
      draw_stone (self, cr, FALSE, TRUE);
      break;
    case TENGEN_REVIEW_SIGN_SETUP:
      draw_setup (self, cr);
      break;
    case TENGEN_REVIEW_SIGN_EMPTY:
      draw_empty (self, cr);
      break;
    }
}

/* Half the side of pictures around the middle of a node. */
static double
get_reach (const TengenReviewPictures *self)
{
  return self->sizes->across / 2 + 0.5;
}

static void
copy (cairo_t *cr, cairo_surface_t *image, double left, double top)
{
  cairo_set_source_surface (cr, image, left, top);
  cairo_paint (cr);
}

void
tengen_review_pictures_copy_sign (TengenReviewPictures *self,
                                  cairo_t *cr,
                                  TengenReviewSign sign,
                                  double x,
                                  double y)
{
  double reach = get_reach (self);

  if (self->signs[sign] == NULL)
    {
      cairo_t *draw;

      self->signs[sign] =
          make_image (self, CAIRO_FORMAT_ARGB32, 2 * reach, 2 * reach);
      draw = cairo_create (self->signs[sign]);
      cairo_translate (draw, reach, reach);
      draw_sign (self, draw, sign);
      cairo_destroy (draw);
    }
  copy (cr, self->signs[sign], x - reach, y - reach);
}

/* --- Badges --- */

/* An arrow head: up for good, down for bad. */
static void
draw_wedge (cairo_t *cr, double x, double y, double size, gboolean up)
{
  double way = up ? -size : size;

  cairo_move_to (cr, x - size, y - way * 0.8);
  cairo_line_to (cr, x + size, y - way * 0.8);
  cairo_line_to (cr, x, y + way);
  cairo_close_path (cr);
}

/* What is said stands to the right, above what a move is worth, below what is
 * written: there strokes come and go nowhere. */
static void
draw_badges (TengenReviewPictures *self, cairo_t *cr, guint badges)
{
  const TengenReviewColours *colours = self->colours;
  double side = self->sizes->radius;
  double size = MAX (2.5, side * 0.3);

  cairo_set_line_width (cr, 1);
  if ((badges & TENGEN_REVIEW_BADGE_COMMENT) != 0)
    {
      cairo_arc (cr, side * 0.75, side + size, size, 0, 2 * G_PI);
      tengen_paint_set_colour (cr, &colours->grey);
      cairo_fill (cr);
    }
  if ((badges & TENGEN_REVIEW_BADGE_MARKS) != 0)
    {
      cairo_arc (cr, -side * 0.75, side + size, size - 0.5, 0, 2 * G_PI);
      tengen_paint_set_colour (cr, &colours->grey);
      cairo_stroke (cr);
    }
  if ((badges & TENGEN_REVIEW_BADGE_GOOD) != 0)
    {
      draw_wedge (cr, side * 0.75, -side - size, size + 0.5, TRUE);
      tengen_paint_set_colour (cr, &colours->good);
      cairo_fill (cr);
    }
  if ((badges & TENGEN_REVIEW_BADGE_BAD) != 0)
    {
      draw_wedge (cr, -side * 0.75, -side - size, size + 0.5, FALSE);
      tengen_paint_set_colour (cr, &colours->cursor);
      cairo_fill (cr);
    }
}

void
tengen_review_pictures_copy_badges (
    TengenReviewPictures *self, cairo_t *cr, guint badges, double x, double y)
{
  double wide = get_reach (self);
  double high = self->sizes->down / 2 + 0.5;

  g_return_if_fail (badges < N_BADGES);

  if (badges == 0)
    return;
  if (self->badges[badges] == NULL)
    {
      cairo_t *draw;

      self->badges[badges] =
          make_image (self, CAIRO_FORMAT_ARGB32, 2 * wide, 2 * high);
      draw = cairo_create (self->badges[badges]);
      cairo_translate (draw, wide, high);
      draw_badges (self, draw, badges);
      cairo_destroy (draw);
    }
  copy (cr, self->badges[badges], x - wide, y - high);
}

/* --- Digits --- */

static void
draw_glyph (TengenReviewPictures *self, Glyph *glyph, char letter)
{
  cairo_surface_t *none = make_image (self, CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (none);
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  PangoRectangle box;

  pango_font_description_set_absolute_size (font,
                                            self->sizes->text * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, &letter, 1);
  pango_layout_get_extents (layout, NULL, &box);
  glyph->advance = (double) box.width / PANGO_SCALE;
  glyph->image = make_image (self,
                             CAIRO_FORMAT_A8,
                             glyph->advance + 2,
                             (double) box.height / PANGO_SCALE);
  cairo_destroy (cr);
  cr = cairo_create (glyph->image);
  cairo_translate (cr, 1, 0);
  pango_cairo_update_layout (cr, layout);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
  cairo_surface_destroy (none);
  pango_font_description_free (font);
  g_object_unref (layout);
}

static const Glyph *
get_glyph (TengenReviewPictures *self, char letter)
{
  const char *place = strchr (GLYPHS, letter);
  Glyph *glyph;

  if (place == NULL || letter == '\0')
    return NULL;
  glyph = &self->glyphs[place - GLYPHS];
  if (glyph->image == NULL)
    draw_glyph (self, glyph, letter);
  return glyph;
}

void
tengen_review_pictures_write (TengenReviewPictures *self,
                              cairo_t *cr,
                              const char *text,
                              const TengenColour *colour,
                              double x,
                              double y)
{
  double width = 0;

  for (const char *at = text; *at != '\0'; at++)
    {
      const Glyph *glyph = get_glyph (self, *at);

      width += glyph != NULL ? glyph->advance : 0;
    }
  tengen_paint_set_colour (cr, colour);
  x = round (x - width / 2) - 1;
  for (const char *at = text; *at != '\0'; at++)
    {
      const Glyph *glyph = get_glyph (self, *at);

      if (glyph == NULL)
        continue;
      cairo_mask_surface (
          cr,
          glyph->image,
          x,
          round (y - cairo_image_surface_get_height (glyph->image) / 2.0 /
                         self->scale));
      x += glyph->advance;
    }
}
