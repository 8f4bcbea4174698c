/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-palette: the few colours of a GIF
 *
 * What:  counts the colours of pictures, chooses those that come nearest to
 *        all, finds the nearest of them.
 * Shape: first pictures are counted, then the colours are chosen, once.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* How many colours there are; of 256 one means: as before. */
#define TENGEN_PAINT_PALETTE_MAX 255

typedef struct TengenPaintPalette TengenPaintPalette;

/* Makes a palette without colours. */
TengenPaintPalette *tengen_paint_palette_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees it; does nothing for %NULL. */
void tengen_paint_palette_free (TengenPaintPalette *self);

/* Counts the colours of an image without transparency, before choosing. */
void tengen_paint_palette_count (TengenPaintPalette *self,
                                 cairo_surface_t *picture);

/**
 * tengen_paint_palette_choose:
 * @self: a palette that has counted something
 *
 * Chooses the colours: those counted are put together in groups, so that the
 * squares of the distances within each become small.
 *
 * Returns: how many, up to %TENGEN_PAINT_PALETTE_MAX
 */
guint tengen_paint_palette_choose (TengenPaintPalette *self);

/* Gives a colour, 0xRRGGBB, of a palette that has them. */
guint32 tengen_paint_palette_get (const TengenPaintPalette *self, guint index);

/**
 * tengen_paint_palette_find:
 * @self: a palette with colours
 * @pixel: 0xRRGGBB; what is above is ignored
 *
 * Finds the nearest colour; pixels that differ by 3 at most in a channel may be
 * taken for one.
 *
 * Returns: its index
 */
guint8 tengen_paint_palette_find (TengenPaintPalette *self, guint32 pixel);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TengenPaintPalette, tengen_paint_palette_free)

G_END_DECLS
