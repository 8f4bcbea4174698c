/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-gif: moving pictures
 *
 * Source: GIF89a; giflib writes the blocks. That a picture begins again is said
 *         by an extension of Netscape's that all programs know.
 */
#include "tengen-paint-gif.h"

#include <gif_lib.h>
#include <string.h>

#define COLOUR_BITS 8
#define N_COLOURS (1 << COLOUR_BITS)
/* The colour of what is as before. */
#define AS_BEFORE (N_COLOURS - 1)

struct TengenPaintGif
{
  GifFileType *file;
  TengenPaintPalette *palette;
  int width;
  int height;
  guint32 *before; /* the frame before, NULL before the first one */
  guint8 *row;
  gboolean failed;
};

/* What is different from the frame before. */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} Box;

static int
write_cb (GifFileType *file, const GifByteType *data, int length)
{
  g_byte_array_append (file->UserData, data, (guint) length);
  return length;
}

static ColorMapObject *
make_map (const TengenPaintPalette *palette, guint n)
{
  GifColorType colours[N_COLOURS] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      guint32 colour = tengen_paint_palette_get (palette, i);

      colours[i] = (GifColorType){ .Red = (GifByteType) (colour >> 16),
                                   .Green = (GifByteType) (colour >> 8),
                                   .Blue = (GifByteType) colour };
    }
  return GifMakeMapObject (N_COLOURS, colours);
}

static gboolean
put_loop (GifFileType *file)
{
  static const GifByteType forever[] = { 1, 0, 0 };

  return EGifPutExtensionLeader (file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock (file, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock (file, sizeof forever, forever) == GIF_OK &&
         EGifPutExtensionTrailer (file) == GIF_OK;
}

static gboolean
put_head (TengenPaintGif *self, guint n_colours, gboolean loops)
{
  ColorMapObject *map = make_map (self->palette, n_colours);
  gboolean done;

  if (map == NULL)
    return FALSE;
  EGifSetGifVersion (self->file, true);
  done =
      EGifPutScreenDesc (
          self->file, self->width, self->height, COLOUR_BITS, 0, map) == GIF_OK;
  GifFreeMapObject (map);
  return done && (!loops || put_loop (self->file));
}

TengenPaintGif *
tengen_paint_gif_new (int width,
                      int height,
                      TengenPaintPalette *palette,
                      guint n_colours,
                      gboolean loops,
                      GByteArray *bytes)
{
  TengenPaintGif *self;

  g_return_val_if_fail (width > 0 && width <= G_MAXUINT16, NULL);
  g_return_val_if_fail (height > 0 && height <= G_MAXUINT16, NULL);
  g_return_val_if_fail (palette != NULL && bytes != NULL, NULL);

  self = g_new0 (TengenPaintGif, 1);
  self->palette = palette;
  self->width = width;
  self->height = height;
  self->row = g_new (guint8, width);
  self->file = EGifOpen (bytes, write_cb, NULL);
  self->failed = self->file == NULL || !put_head (self, n_colours, loops);
  return self;
}

/* --- Frames --- */

static gboolean
is_row_same (const TengenPaintGif *self, const guint32 *pixels, int y)
{
  gsize at = (gsize) y * self->width;

  return memcmp (self->before + at, pixels + at, 4 * (gsize) self->width) == 0;
}

static gboolean
is_column_same (const TengenPaintGif *self,
                const guint32 *pixels,
                int x,
                const Box *box)
{
  for (int y = box->top; y < box->bottom; y++)
    if (self->before[(gsize) y * self->width + x] !=
        pixels[(gsize) y * self->width + x])
      return FALSE;
  return TRUE;
}

/* Where nothing is different it is a single pixel: a frame has one at least. */
static Box
find_box (const TengenPaintGif *self, const guint32 *pixels)
{
  Box box = { .right = self->width, .bottom = self->height };

  if (self->before == NULL)
    return box;
  while (box.bottom > 1 && is_row_same (self, pixels, box.bottom - 1))
    box.bottom--;
  while (box.top < box.bottom - 1 && is_row_same (self, pixels, box.top))
    box.top++;
  while (box.right > 1 && is_column_same (self, pixels, box.right - 1, &box))
    box.right--;
  while (box.left < box.right - 1 &&
         is_column_same (self, pixels, box.left, &box))
    box.left++;
  return box;
}

static gboolean
put_control (TengenPaintGif *self, guint delay_ms)
{
  GraphicsControlBlock control = {
    .DisposalMode = DISPOSE_DO_NOT,
    .DelayTime = (int) MIN ((delay_ms + 5) / 10, G_MAXUINT16),
    .TransparentColor = self->before != NULL ? AS_BEFORE : NO_TRANSPARENT_COLOR,
  };
  GifByteType block[4];

  EGifGCBToExtension (&control, block);
  return EGifPutExtension (
             self->file, GRAPHICS_EXT_FUNC_CODE, sizeof block, block) == GIF_OK;
}

static gboolean
put_row (TengenPaintGif *self, const guint32 *pixels, int y, const Box *box)
{
  gsize at = (gsize) y * self->width;

  for (int x = box->left; x < box->right; x++)
    self->row[x - box->left] =
        self->before != NULL && self->before[at + x] == pixels[at + x]
            ? AS_BEFORE
            : tengen_paint_palette_find (self->palette, pixels[at + x]);
  return EGifPutLine (self->file, self->row, box->right - box->left) == GIF_OK;
}

static gboolean
put_frame (TengenPaintGif *self, const guint32 *pixels, guint delay_ms)
{
  Box box = find_box (self, pixels);

  if (!put_control (self, delay_ms) || EGifPutImageDesc (self->file,
                                                         box.left,
                                                         box.top,
                                                         box.right - box.left,
                                                         box.bottom - box.top,
                                                         false,
                                                         NULL) != GIF_OK)
    return FALSE;
  for (int y = box.top; y < box.bottom; y++)
    if (!put_row (self, pixels, y, &box))
      return FALSE;
  return TRUE;
}

/* The colours of an image, without what else is in its rows. */
static guint32 *
copy_pixels (const TengenPaintGif *self, cairo_surface_t *frame)
{
  guint32 *pixels = g_new (guint32, (gsize) self->width * self->height);
  int stride = cairo_image_surface_get_stride (frame);
  const guchar *data;

  cairo_surface_flush (frame);
  data = cairo_image_surface_get_data (frame);
  for (int y = 0; y < self->height; y++)
    {
      const guint32 *row = (const guint32 *) (data + (gsize) y * stride);

      for (int x = 0; x < self->width; x++)
        pixels[(gsize) y * self->width + x] = row[x] & 0xFFFFFF;
    }
  return pixels;
}

gboolean
tengen_paint_gif_add (TengenPaintGif *self,
                      cairo_surface_t *frame,
                      guint delay_ms)
{
  guint32 *pixels;

  g_return_val_if_fail (self != NULL && frame != NULL, FALSE);
  g_return_val_if_fail (cairo_image_surface_get_width (frame) == self->width &&
                            cairo_image_surface_get_height (frame) ==
                                self->height,
                        FALSE);

  if (self->failed)
    return FALSE;
  pixels = copy_pixels (self, frame);
  self->failed = !put_frame (self, pixels, delay_ms);
  g_free (self->before);
  self->before = pixels;
  return !self->failed;
}

gboolean
tengen_paint_gif_end (TengenPaintGif *self)
{
  gboolean whole;

  if (self == NULL)
    return FALSE;
  whole = !self->failed;
  if (self->file != NULL && EGifCloseFile (self->file, NULL) != GIF_OK)
    whole = FALSE;
  g_free (self->before);
  g_free (self->row);
  g_free (self);
  return whole;
}
