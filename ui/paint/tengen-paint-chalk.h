/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-chalk: points as counted with chalk (正の字)
 *
 * What: a stroke for each point; five strokes are a 正.
 * Not:  the blackboard, names, numbers.
 */
#pragma once

#include "tengen-paint-theme.h"

G_BEGIN_DECLS

/* Tells how much room points take, 0 for none; @em: size of a 正. */
double tengen_paint_chalk_get_width (int points, double em);

/**
 * tengen_paint_chalk:
 * @points: how many points; of the last stroke as much as there is behind the
 *   point is drawn
 * @em: size of a 正
 * @colour: of the chalk
 * @cr: where to draw, from 0,0
 *
 * Draws points.
 */
void tengen_paint_chalk (double points,
                         double em,
                         const TengenColour *colour,
                         cairo_t *cr);

G_END_DECLS
