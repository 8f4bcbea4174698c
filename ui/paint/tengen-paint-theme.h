/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-theme: how boards look: wood, paper, dark, classroom, distinct
 *
 * What: one struct with every colour the painters use and what ground and
 *       stones are made of; by day and by night, and for printers.
 * Not:  colours of windows and buttons (ui/common).
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
 * TengenPaintThemeId:
 * @TENGEN_PAINT_THEME_WOOD: 木: kaya, slate and shell
 * @TENGEN_PAINT_THEME_PAPER: 紙: as in books
 * @TENGEN_PAINT_THEME_DARK: ダーク: dark wood with light lines
 * @TENGEN_PAINT_THEME_CLASSROOM: 教室: flat and strong, for a projector
 * @TENGEN_PAINT_THEME_DISTINCT: 見分けやすい: stones told apart by their shape,
 *   not by their brightness
 * @TENGEN_PAINT_THEME_LAST: no theme: how many there are
 *
 * The looks a person can choose from.
 */
typedef enum
{
  TENGEN_PAINT_THEME_WOOD,
  TENGEN_PAINT_THEME_PAPER,
  TENGEN_PAINT_THEME_DARK,
  TENGEN_PAINT_THEME_CLASSROOM,
  TENGEN_PAINT_THEME_DISTINCT,
  TENGEN_PAINT_THEME_LAST,
} TengenPaintThemeId;

/**
 * TengenPaintGround:
 * @TENGEN_PAINT_GROUND_WOOD: wood with its grain
 * @TENGEN_PAINT_GROUND_PLAIN: one colour
 * @TENGEN_PAINT_GROUND_NONE: nothing: lines on the bare paper of a printer
 *
 * What a board is made of.
 */
typedef enum
{
  TENGEN_PAINT_GROUND_WOOD,
  TENGEN_PAINT_GROUND_PLAIN,
  TENGEN_PAINT_GROUND_NONE,
} TengenPaintGround;

/**
 * TengenPaintStones:
 * @TENGEN_PAINT_STONES_SOFT: slate and shell in soft light, with shadows
 * @TENGEN_PAINT_STONES_FLAT: discs; white ones have a line around them
 * @TENGEN_PAINT_STONES_DISTINCT: black ones are squares with round corners,
 *   white ones discs with a ring within
 *
 * What stones look like.
 */
typedef enum
{
  TENGEN_PAINT_STONES_SOFT,
  TENGEN_PAINT_STONES_FLAT,
  TENGEN_PAINT_STONES_DISTINCT,
} TengenPaintStones;

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
 * @slate_line: a thin line around black stones, on dark ground
 * @shell_shine: white stones (蛤) where they shine
 * @shell: white stones elsewhere
 * @shell_edge: white stones at the far rim
 * @shell_rim: a thin line around white stones
 * @shell_grain: the growth lines of the shell
 * @shadow: the shadow of stones and board
 * @ink_dark: numbers and marks on white stones
 * @ink_light: numbers and marks on black stones
 * @ink_open: marks and labels where there is no stone
 * @signal: 朱: refused, evidence, dead
 * @signal_edge: a thin line around it, to stand out on any ground
 * @veil: over dimmed points
 * @cursor: 藍: the keyboard's place, lines and arrows
 * @cursor_edge: a thin line around it
 * @light: a ring of light around stones that are asked about
 * @light_edge: a thin line around it
 * @right: green: a right answer
 * @choice: wood: the disc of a point to choose or to read
 * @choice_ink: 藍: its rim and what is written on it
 * @ground: what the board is made of
 * @stones: what stones look like
 * @bold: whether lines are thick and coordinates large
 *
 * The look of a board.
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
  TengenColour slate_line;
  TengenColour shell_shine;
  TengenColour shell;
  TengenColour shell_edge;
  TengenColour shell_rim;
  TengenColour shell_grain;
  TengenColour shadow;
  TengenColour ink_dark;
  TengenColour ink_light;
  TengenColour ink_open;
  TengenColour signal;
  TengenColour signal_edge;
  TengenColour veil;
  TengenColour cursor;
  TengenColour cursor_edge;
  TengenColour light;
  TengenColour light_edge;
  TengenColour right;
  TengenColour choice;
  TengenColour choice_ink;
  TengenPaintGround ground;
  TengenPaintStones stones;
  gboolean bold;
} TengenPaintTheme;

/**
 * tengen_paint_theme_get:
 * @id: which look
 * @dark: whether the desktop is dark
 *
 * Gives a look. Those that are made for one light are the same for both.
 *
 * Returns: (transfer none): a static struct
 */
const TengenPaintTheme *tengen_paint_theme_get (TengenPaintThemeId id,
                                                gboolean dark);

/* Gives the colours for printers: black on white. */
const TengenPaintTheme *tengen_paint_theme_get_print (void);

/* Makes a colour the source. */
void tengen_paint_set_colour (cairo_t *cr, const TengenColour *colour);

/* Makes a box with round corners the path. */
void tengen_paint_trace_rounded (cairo_t *cr,
                                 double x,
                                 double y,
                                 double width,
                                 double height,
                                 double radius);

/**
 * tengen_paint_get_contrast:
 * @a: a colour
 * @b: another
 *
 * Reckons how well two opaque colours are told apart by their brightness.
 * Source: WCAG 2.1, contrast ratio.
 *
 * Returns: 1 (not at all) to 21
 */
double tengen_paint_get_contrast (const TengenColour *a, const TengenColour *b);

/* Gives dark or light ink, whichever is better to read on @ground. */
const TengenColour *tengen_paint_theme_get_ink (const TengenPaintTheme *self,
                                                const TengenColour *ground);

G_END_DECLS
