/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-mark: marks, signals and small signs
 *
 * Shape: each is a path and a pen. What has to stand out on any ground has a
 *        thin edge of another colour; marks of a record are of one ink.
 */
#include "tengen-paint-mark.h"

#include <math.h>

/* How much of the veil lies where an opening allows no stone. */
#define BARRED 0.72

/* The disc of a choice, in radii: 0.8 of a cell wide. */
#define CHOICE_RADIUS 0.83

/* Device pixels below which an edge hides whose a square is. */
#define EDGED 6

/* How much a square stands out from the ground without an edge, at least. */
#define STANDS_OUT 1.15

/* Strokes the path in a colour over a wider, fainter one. */
static void
stroke_edged (cairo_t *cr,
              double pen,
              double edge,
              const TengenColour *colour,
              const TengenColour *around)
{
  cairo_set_line_width (cr, pen + 2 * edge);
  tengen_paint_set_colour (cr, around);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, colour);
  cairo_stroke (cr);
}

static void
trace_cross (cairo_t *cr, double from, double to)
{
  for (int i = 0; i < 4; i++)
    {
      double x = i % 2 == 0 ? 1 : -1;
      double y = i < 2 ? 1 : -1;

      cairo_move_to (cr, x * from, y * from);
      cairo_line_to (cr, x * to, y * to);
    }
}

static void
trace_circle (cairo_t *cr, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
trace_corners (cairo_t *cr, double x, double y, double arm)
{
  for (int i = 0; i < 4; i++)
    {
      double right = i % 2 == 0 ? 1 : -1;
      double down = i < 2 ? 1 : -1;

      cairo_move_to (cr, right * (x - arm), down * y);
      cairo_line_to (cr, right * x, down * y);
      cairo_line_to (cr, right * x, down * (y - arm));
    }
}

static void
fill_square (cairo_t *cr, double half, const TengenColour *colour)
{
  cairo_rectangle (cr, -half, -half, 2 * half, 2 * half);
  tengen_paint_set_colour (cr, colour);
  cairo_fill (cr);
}

/* A square whose edges are edges of device pixels. A small square has an edge
 * only where it would not be visible, as white on paper. */
static void
draw_territory (cairo_t *cr,
                const TengenPaintMetrics *m,
                const TengenPaintTheme *theme,
                TengenStone owner)
{
  gboolean black = owner == TENGEN_STONE_BLACK;
  const TengenColour *colour = black ? &theme->slate_edge : &theme->shell_shine;
  int across = (int) lround (0.56 * m->radius * m->scale);
  int parity = (int) lround (m->line * m->scale) % 2;
  double half;
  double pen = MAX (1, floor (m->line * m->scale * 0.8)) / m->scale;

  across = MAX (across, 3);
  half = (across % 2 == parity ? across : across + 1) / 2.0 / m->scale;
  if (across >= EDGED ||
      tengen_paint_get_contrast (colour, &theme->wood_light) < STANDS_OUT)
    {
      fill_square (cr, half, black ? &theme->ink_light : &theme->ink_dark);
      half -= pen;
    }
  fill_square (cr, half, colour);
}

/* A square whose edges are edges of device pixels, with a thin edge of the
 * other ink. It is filled where it is sure, else a little larger with wood in
 * it, of the shade that stands out: hollow is to be seen from the last row. */
static void
draw_estimate (cairo_t *cr,
               const TengenPaintMetrics *m,
               const TengenPaintTheme *theme,
               TengenPaintPiece piece)
{
  gboolean sure = piece >= TENGEN_PIECE_SURE_BLACK;
  gboolean black = (piece - TENGEN_PIECE_LIKELY_BLACK) % 2 == 0;
  double r = m->radius * m->scale;
  int parity = (int) lround (m->line * m->scale) % 2;
  int across = (int) lround (MAX (0.52 * r, 6)) + (sure ? 0 : 2);
  double half = (across % 2 == parity ? across : across + 1) / 2.0 / m->scale;
  double edge = MAX (1, floor (m->line * m->scale * 0.8)) / m->scale;
  double rim = MAX (2, floor (0.16 * r)) / m->scale;
  /* Of the wood, if that is light. */
  const TengenColour *light =
      tengen_paint_theme_get_ink (theme, &theme->veil) == &theme->ink_dark
          ? &theme->veil
          : &theme->ink_light;

  fill_square (cr, half + edge, black ? light : &theme->ink_dark);
  fill_square (cr, half, black ? &theme->slate_edge : &theme->shell_shine);
  if (!sure)
    fill_square (
        cr, half - rim, black ? &theme->wood_light : &theme->wood_dark);
}

static void
draw_signal (cairo_t *cr,
             double r,
             const TengenPaintTheme *theme,
             TengenPaintPiece piece)
{
  double pen = MAX (0.16 * r, 1.5);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (piece == TENGEN_PIECE_EVIDENCE)
    trace_circle (cr, 0.97 * r);
  else if (piece == TENGEN_PIECE_REFUSED)
    trace_cross (cr, 0, 0.50 * r);
  else if (piece == TENGEN_PIECE_FORBIDDEN)
    trace_cross (cr, 0, 0.42 * r);
  else
    trace_cross (cr, 0, 0.58 * r);
  if (piece == TENGEN_PIECE_DEAD_CROSS)
    pen *= 0.8;
  stroke_edged (cr, pen, 0.035 * r, &theme->signal, &theme->signal_edge);
}

static void
draw_cursor (cairo_t *cr,
             const TengenPaintMetrics *m,
             const TengenPaintTheme *theme)
{
  double pen = MAX (2, floor (0.07 * m->cell_width + 0.5));
  double x = 0.5 * m->cell_width - pen / 2;
  double y = 0.5 * m->cell_height - pen / 2;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  trace_corners (cr, x, y, 0.22 * MIN (m->cell_width, m->cell_height));
  stroke_edged (cr, pen, 1, &theme->cursor, &theme->cursor_edge);
}

/* A hook and a dot: no font has to be there for it. */
static void
trace_question (cairo_t *cr, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -0.15 * r, 0.19 * r, G_PI, 2.35 * G_PI);
  cairo_curve_to (cr, 0.03 * r, 0.07 * r, 0, 0.09 * r, 0, 0.19 * r);
  /* a line to the current point: a dot, with round ends */
  cairo_move_to (cr, 0, 0.38 * r);
  cairo_line_to (cr, 0, 0.38 * r);
}

/* The same on stones of both colours: a disc of ink in a light ring. */
static void
draw_doubt (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  trace_circle (cr, 0.66 * r);
  tengen_paint_set_colour (cr, &theme->ink_light);
  cairo_fill (cr);
  trace_circle (cr, 0.58 * r);
  tengen_paint_set_colour (cr, &theme->cursor);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (0.13 * r, 1.1));
  trace_question (cr, r);
  tengen_paint_set_colour (cr,
                           tengen_paint_theme_get_ink (theme, &theme->cursor));
  cairo_stroke (cr);
}

/* The same colours around a number, a mark or the last move. */
static void
draw_doubt_ring (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  trace_circle (cr, 0.90 * r);
  stroke_edged (cr,
                MAX (0.11 * r, 1.7),
                MAX (0.05 * r, 0.9),
                &theme->cursor,
                &theme->ink_light);
}

/* Light, with ink on both sides of it to be seen on wood and shell. */
static void
draw_lit (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  trace_circle (cr, 0.97 * r);
  stroke_edged (cr,
                MAX (0.15 * r, 2),
                MAX (0.06 * r, 1),
                &theme->light,
                &theme->light_edge);
}

/* What an answer is worth: a ring, a cross, a broken ring. */
static void
draw_sign (cairo_t *cr,
           double r,
           const TengenPaintTheme *theme,
           TengenPaintPiece piece)
{
  double pen = MAX (0.16 * r, 1.8);
  double edge = MAX (0.045 * r, 0.8);
  double dash = 0.97 * r * G_PI / 6;

  if (piece == TENGEN_PIECE_WRONG || piece == TENGEN_PIECE_WRONG_RIM)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      trace_cross (cr, piece == TENGEN_PIECE_WRONG ? 0 : 0.46 * r, 0.66 * r);
      stroke_edged (cr, 1.15 * pen, edge, &theme->signal, &theme->signal_edge);
      return;
    }
  if (piece == TENGEN_PIECE_SOLUTION)
    cairo_set_dash (cr, &dash, 1, 0);
  trace_circle (cr, piece == TENGEN_PIECE_RIGHT_DOT ? 0.08 * r : 0.97 * r);
  stroke_edged (cr, pen, edge, &theme->right, &theme->signal_edge);
}

static void
trace_mark (cairo_t *cr, double r, TengenPaintPiece dark)
{
  if (dark == TENGEN_PIECE_LAST_DARK)
    trace_circle (cr, 0.34 * r);
  else if (dark == TENGEN_PIECE_CIRCLE_DARK)
    trace_circle (cr, 0.54 * r);
  else if (dark == TENGEN_PIECE_CROSS_DARK)
    trace_cross (cr, 0, 0.42 * r);
  else if (dark == TENGEN_PIECE_SQUARE_DARK)
    cairo_rectangle (cr, -0.43 * r, -0.43 * r, 0.86 * r, 0.86 * r);
  else if (dark == TENGEN_PIECE_SELECTED_DARK)
    cairo_rectangle (cr, -0.34 * r, -0.34 * r, 0.68 * r, 0.68 * r);
  else
    {
      /* A triangle stands on its base, a diamond (seki) on its tip. */
      gboolean seki = dark == TENGEN_PIECE_SEKI_DARK;

      cairo_move_to (cr, 0, (seki ? -0.42 : -0.62) * r);
      cairo_line_to (cr, (seki ? 0.42 : 0.54) * r, seki ? 0 : 0.31 * r);
      cairo_line_to (cr, seki ? 0 : -0.54 * r, (seki ? 0.42 : 0.31) * r);
      if (seki)
        cairo_line_to (cr, -0.42 * r, 0);
      cairo_close_path (cr);
    }
}

/* Which of the pieces of a mark it is: on shell, on slate, on the board. */
static int
get_ground (TengenPaintPiece piece)
{
  return piece < TENGEN_PIECE_LAST_DARK
             ? (int) piece - TENGEN_PIECE_SEKI_DARK
             : ((int) piece - TENGEN_PIECE_LAST_DARK) % 3;
}

static void
draw_mark (cairo_t *cr,
           double r,
           const TengenPaintTheme *theme,
           TengenPaintPiece piece)
{
  const TengenColour *inks[] = { &theme->ink_dark,
                                 &theme->ink_light,
                                 &theme->ink_open };
  int ground = get_ground (piece);
  TengenPaintPiece dark = piece - ground;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (0.12 * r, 1.1));
  tengen_paint_set_colour (cr, inks[ground]);
  trace_mark (cr, r, dark);
  if (dark == TENGEN_PIECE_SELECTED_DARK)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

static void
set_faint (cairo_t *cr, const TengenColour *colour, double opacity)
{
  cairo_set_source_rgba (
      cr, colour->red, colour->green, colour->blue, colour->alpha * opacity);
}

/* Fills and strokes the shape that was traced, of a move that may follow. */
static void
paint_next (cairo_t *cr,
            const TengenPaintTheme *theme,
            double pen,
            double fill,
            gboolean white,
            gboolean is_main)
{
  const TengenColour *body = white ? &theme->shell : &theme->slate_edge;

  if (fill > 0)
    {
      set_faint (cr, body, fill + (white ? 0.16 : 0));
      cairo_fill_preserve (cr);
    }
  cairo_set_line_width (cr, white ? pen + 1.2 : pen);
  set_faint (cr, &theme->ink_open, is_main ? 0.85 : 0.45);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, pen);
  if (white)
    set_faint (cr, body, is_main ? 1 : 0.75);
  if (white)
    cairo_stroke_preserve (cr);
  cairo_new_path (cr);
}

/* A flat disc too small for a stone, or a ring around what stands there. */
static void
draw_next (cairo_t *cr,
           double r,
           const TengenPaintTheme *theme,
           TengenPaintPiece piece)
{
  int kind = (int) piece - TENGEN_PIECE_NEXT_BLACK;
  gboolean is_main = kind / 2 % 2 == 1;
  gboolean ring = kind >= 4;

  trace_circle (cr, ring ? 0.84 * r : (is_main ? 0.44 : 0.36) * r);
  paint_next (cr,
              theme,
              MAX ((is_main ? 0.12 : 0.09) * r, 1),
              ring ? 0 : (is_main ? 0.72 : 0.36),
              kind % 2 == 1,
              is_main);
}

/* The same as a square on its corner, which no stone is. */
static void
draw_joined (cairo_t *cr,
             double r,
             const TengenPaintTheme *theme,
             TengenPaintPiece piece)
{
  int kind = (int) piece - TENGEN_PIECE_JOINED_BLACK;
  gboolean rim = kind >= 2;
  double arm = (rim ? 0.98 : 0.52) * r;

  cairo_move_to (cr, 0, -arm);
  cairo_line_to (cr, arm, 0);
  cairo_line_to (cr, 0, arm);
  cairo_line_to (cr, -arm, 0);
  cairo_close_path (cr);
  paint_next (
      cr, theme, MAX (0.11 * r, 1.1), rim ? 0 : 0.5, kind % 2 == 1, TRUE);
}

/* Wide enough to hide the crossing, too small for a stone. */
static void
draw_choice (cairo_t *cr, double r, const TengenPaintTheme *theme)
{
  double pen = MAX (0.10 * r, 1.5);

  trace_circle (cr, CHOICE_RADIUS * r);
  tengen_paint_set_colour (cr, &theme->choice);
  cairo_fill (cr);
  trace_circle (cr, CHOICE_RADIUS * r - pen / 2);
  cairo_set_line_width (cr, pen);
  tengen_paint_set_colour (cr, &theme->choice_ink);
  cairo_stroke (cr);
}

/* The cell of a point, so that neighbours join without a seam. */
static void
get_cell (const TengenPaintMetrics *m, double *left, double *top)
{
  double half = fmod (round (m->line * m->scale), 2) / 2 / m->scale;

  *left = -(floor (m->cell_width * m->scale / 2) / m->scale + half);
  *top = -(floor (m->cell_height * m->scale / 2) / m->scale + half);
}

static void
draw_veil (cairo_t *cr,
           const TengenPaintMetrics *m,
           const TengenPaintTheme *theme,
           double strength)
{
  double left, top;

  get_cell (m, &left, &top);
  cairo_rectangle (cr, left, top, m->cell_width, m->cell_height);
  set_faint (cr, &theme->veil, strength);
  cairo_fill (cr);
}

/* A line within the cell, along one of its edges. */
static void
draw_edge (cairo_t *cr,
           const TengenPaintMetrics *m,
           const TengenPaintTheme *theme,
           TengenPaintPiece piece)
{
  double pen = MAX (round (0.05 * m->cell_width * m->scale), 1) / m->scale;
  double width = m->cell_width;
  double height = m->cell_height;
  double left, top;

  get_cell (m, &left, &top);
  if (piece == TENGEN_PIECE_AREA_RIGHT)
    left += width - pen;
  if (piece == TENGEN_PIECE_AREA_BOTTOM)
    top += height - pen;
  if (piece == TENGEN_PIECE_AREA_LEFT || piece == TENGEN_PIECE_AREA_RIGHT)
    width = pen;
  else
    height = pen;
  cairo_rectangle (cr, left, top, width, height);
  tengen_paint_set_colour (cr, &theme->cursor);
  cairo_fill (cr);
}

void
tengen_paint_mark (cairo_t *cr,
                   const TengenPaintMetrics *metrics,
                   const TengenPaintTheme *theme,
                   TengenPaintPiece piece)
{
  double r = metrics->radius;

  if (piece == TENGEN_PIECE_TERRITORY_BLACK)
    draw_territory (cr, metrics, theme, TENGEN_STONE_BLACK);
  else if (piece == TENGEN_PIECE_TERRITORY_WHITE)
    draw_territory (cr, metrics, theme, TENGEN_STONE_WHITE);
  else if (piece >= TENGEN_PIECE_LIKELY_BLACK &&
           piece <= TENGEN_PIECE_SURE_WHITE)
    draw_estimate (cr, metrics, theme, piece);
  else if (piece == TENGEN_PIECE_LIT)
    draw_lit (cr, r, theme);
  else if (piece >= TENGEN_PIECE_RIGHT && piece <= TENGEN_PIECE_SOLUTION)
    draw_sign (cr, r, theme, piece);
  else if (piece == TENGEN_PIECE_DOUBT)
    draw_doubt (cr, r, theme);
  else if (piece == TENGEN_PIECE_DOUBT_RING)
    draw_doubt_ring (cr, r, theme);
  else if (piece == TENGEN_PIECE_CURSOR)
    draw_cursor (cr, metrics, theme);
  else if (piece == TENGEN_PIECE_VEIL)
    draw_veil (cr, metrics, theme, 1);
  else if (piece == TENGEN_PIECE_BARRED)
    draw_veil (cr, metrics, theme, BARRED);
  else if (piece > TENGEN_PIECE_BARRED && piece <= TENGEN_PIECE_AREA_BOTTOM)
    draw_edge (cr, metrics, theme, piece);
  else if (piece == TENGEN_PIECE_CHOICE)
    draw_choice (cr, r, theme);
  else if (piece < TENGEN_PIECE_CURSOR)
    draw_signal (cr, r, theme, piece);
  else if (piece < TENGEN_PIECE_JOINED_BLACK)
    draw_next (cr, r, theme, piece);
  else if (piece < TENGEN_PIECE_CHOICE)
    draw_joined (cr, r, theme, piece);
  else
    draw_mark (cr, r, theme, piece);
}
