/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-gif: moving pictures
 *
 * What:   frames as the bytes of a GIF: of each frame only the rectangle that
 *         is different from the one before, and of that only what is.
 * Not:    what is painted (tengen-paint-export).
 * Memory: two frames, and the file as it grows.
 */
#pragma once

#include "tengen-paint-palette.h"

G_BEGIN_DECLS

typedef struct TengenPaintGif TengenPaintGif;

/**
 * tengen_paint_gif_new:
 * @width: of all frames, up to 65535
 * @height: likewise
 * @palette: colours that were chosen; must outlive the picture
 * @n_colours: how many those are
 * @loops: whether it begins again at the end
 * @bytes: where the file grows; must outlive the picture
 *
 * Begins a picture.
 *
 * Returns: (transfer full): a picture
 */
TengenPaintGif *
tengen_paint_gif_new (int width,
                      int height,
                      TengenPaintPalette *palette,
                      guint n_colours,
                      gboolean loops,
                      GByteArray *bytes) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tengen_paint_gif_add:
 * @self: a picture
 * @frame: an image of 4 bytes a pixel, without transparency, of its size
 * @delay_ms: how long it is seen; told in hundredths of a second
 *
 * Adds a frame.
 *
 * Returns: %FALSE if that cannot be; nothing can be added then
 */
gboolean tengen_paint_gif_add (TengenPaintGif *self,
                               cairo_surface_t *frame,
                               guint delay_ms);

/**
 * tengen_paint_gif_end:
 * @self: (nullable) (transfer full): a picture
 *
 * Ends a picture; one that failed too.
 *
 * Returns: %TRUE if the file is whole
 */
gboolean tengen_paint_gif_end (TengenPaintGif *self);

G_END_DECLS
