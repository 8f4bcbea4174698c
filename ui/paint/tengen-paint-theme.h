/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-theme: the colours of a board, by day and by night, and on paper
 *
 * What: one struct with every colour the painters use, filled three times.
 * Not:  colours of windows and buttons (data/css), which is light.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * TengenColour:
 * @red: 0 to 1
 * @green: 0 to 1
 * @blue: 0 to 1
 * @alpha: 0 (not seen) to 1
 *
 * A colour, not premultiplied.
 */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} TengenColour;

/**
 * TengenPaintTheme:
 * @paper: what the board lies on
 * @wood_light: kaya (榧) where the light falls
 * @wood_dark: kaya away from the light
 * @grain: how strongly the grain is seen, 0 to 1
 * @wood_edge: the thin dark rim of the wood
 * @wood_shine: the lit rim at the upper left
 * @line: lines, frame and stars
 * @label: coordinates
 * @slate_shine: black stones (那智黒) where they shine
 * @slate: black stones elsewhere
 * @slate_edge: black stones at the far rim
 * @slate_rim: a thin light at the rim, to part stones that touch
 * @shell_shine: white stones (蛤) where they shine
 * @shell: white stones elsewhere
 * @shell_edge: white stones at the far rim
 * @shell_rim: a thin line around white stones
 * @shell_grain: the growth lines of the shell
 * @shadow: the shadow of stones and board
 * @ink_dark: numbers and marks on white stones and wood
 * @ink_light: numbers and marks on black stones
 * @signal: 朱: refused, evidence, dead
 * @signal_edge: a thin line around it, to stand out on any ground
 * @veil: over dimmed points
 * @cursor: 藍: the keyboard's place, lines and arrows
 * @cursor_edge: a thin line around it
 * @light: a ring of light around stones that are asked about
 * @right: green: a right answer
 * @is_flat: for printers: stones are plain discs, nothing has a shadow, there
 *   is no wood
 *
 * All colours of a board.
 */
typedef struct
{
  TengenColour paper;
  TengenColour wood_light;
  TengenColour wood_dark;
  double grain;
  TengenColour wood_edge;
  TengenColour wood_shine;
  TengenColour line;
  TengenColour label;
  TengenColour slate_shine;
  TengenColour slate;
  TengenColour slate_edge;
  TengenColour slate_rim;
  TengenColour shell_shine;
  TengenColour shell;
  TengenColour shell_edge;
  TengenColour shell_rim;
  TengenColour shell_grain;
  TengenColour shadow;
  TengenColour ink_dark;
  TengenColour ink_light;
  TengenColour signal;
  TengenColour signal_edge;
  TengenColour veil;
  TengenColour cursor;
  TengenColour cursor_edge;
  TengenColour light;
  TengenColour right;
  gboolean is_flat;
} TengenPaintTheme;

/**
 * tengen_paint_theme_get:
 * @dark: whether the desktop is dark
 *
 * Gives the colours.
 *
 * Returns: (transfer none): a static struct
 */
const TengenPaintTheme *tengen_paint_theme_get (gboolean dark);

/**
 * tengen_paint_theme_get_print:
 *
 * Gives the colours for printers: black on white.
 *
 * Returns: (transfer none): a static struct
 */
const TengenPaintTheme *tengen_paint_theme_get_print (void);

/**
 * tengen_paint_set_colour:
 * @cr: a cairo context
 * @colour: a colour
 *
 * Makes a colour the source.
 */
void tengen_paint_set_colour (cairo_t *cr, const TengenColour *colour);

G_END_DECLS
