/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-pupil: pictures for people: stones with a sign
 *
 * What:  a black or a white stone with a simple drawing; all of them differ by
 *        their drawing, not by a colour.
 * Not:   what the drawings are called (ui/lesson).
 */
#pragma once

#include "tengen-paint-theme.h"

G_BEGIN_DECLS

/* How many pictures there are. */
#define TENGEN_PAINT_PUPILS 16

/**
 * tengen_paint_pupil:
 * @cr: where to draw; the middle of the stone is 0,0
 * @radius: of the stone
 * @theme: colours
 * @picture: below %TENGEN_PAINT_PUPILS; any other number is a stone without a
 *   sign
 *
 * Draws a picture.
 */
void tengen_paint_pupil (cairo_t *cr,
                         double radius,
                         const TengenPaintTheme *theme,
                         guint picture);

/* Draws a picture on a stone of the side that somebody plays. */
void tengen_paint_pupil_as (cairo_t *cr,
                            double radius,
                            const TengenPaintTheme *theme,
                            guint picture,
                            gboolean black);

G_END_DECLS
