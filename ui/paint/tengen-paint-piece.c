/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tengen-paint-piece: the single things that lie on a board
 *
 * Shape: three tables in thought: what a point of a view needs, how each mark
 *        is traced, with which pen. Sizes are parts of a stone's radius.
 */
#include "tengen-paint-piece.h"

#include <math.h>

#include "tengen-paint-stone.h"
#include "tengen-paint-text.h"

/* How much is left of stones that are not quite there. */
#define GHOST 0.55
#define DEAD 0.50

static TengenPaintPiece
choose_mark (TengenViewMark mark, TengenStone below)
{
  int light = below == TENGEN_STONE_BLACK ? 1 : 0;

  switch (mark)
    {
    case TENGEN_VIEW_MARK_NONE:
      break;
    case TENGEN_VIEW_MARK_LAST:
      return TENGEN_PIECE_LAST_DARK + light;
    case TENGEN_VIEW_MARK_CIRCLE:
      return TENGEN_PIECE_CIRCLE_DARK + light;
    case TENGEN_VIEW_MARK_CROSS:
      return TENGEN_PIECE_CROSS_DARK + light;
    case TENGEN_VIEW_MARK_SQUARE:
      return TENGEN_PIECE_SQUARE_DARK + light;
    case TENGEN_VIEW_MARK_TRIANGLE:
      return TENGEN_PIECE_TRIANGLE_DARK + light;
    case TENGEN_VIEW_MARK_SELECTED:
      return TENGEN_PIECE_SELECTED_DARK + light;
    case TENGEN_VIEW_MARK_REFUSED:
      return TENGEN_PIECE_REFUSED;
    case TENGEN_VIEW_MARK_EVIDENCE:
    case TENGEN_VIEW_MARK_EVIDENCE_LAST:
      return TENGEN_PIECE_EVIDENCE;
    }
  return TENGEN_PIECE_LAST;
}

static int
list_stone (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  TengenStone stone = view->stones[point];
  /* A scatter that has no pattern the eye would find along lines. */
  int shell = (point * 7 + point / view->width * 5) % TENGEN_PAINT_SHELLS;

  if (stone == TENGEN_STONE_NONE)
    return 0;
  if (view->dead[point] != 0)
    pieces[0] = stone == TENGEN_STONE_BLACK ? TENGEN_PIECE_DEAD_BLACK
                                            : TENGEN_PIECE_DEAD_WHITE;
  else if (stone == TENGEN_STONE_BLACK)
    pieces[0] = TENGEN_PIECE_BLACK;
  else
    pieces[0] = TENGEN_PIECE_WHITE + shell;
  return 1;
}

static int
list_marks (const TengenView *view, TengenPoint point, TengenPaintPiece *pieces)
{
  TengenStone stone = view->stones[point];
  TengenPaintPiece mark = choose_mark (view->marks[point], stone);
  gboolean dead = stone != TENGEN_STONE_NONE && view->dead[point] != 0;
  int n = 0;

  if (dead)
    pieces[n++] = TENGEN_PIECE_DEAD_CROSS;
  if (view->owner[point] != TENGEN_STONE_NONE)
    pieces[n++] = view->owner[point] == TENGEN_STONE_BLACK
                      ? TENGEN_PIECE_TERRITORY_BLACK
                      : TENGEN_PIECE_TERRITORY_WHITE;
  if (stone != TENGEN_STONE_NONE && !dead && view->seki[point] != 0)
    pieces[n++] = stone == TENGEN_STONE_BLACK ? TENGEN_PIECE_SEKI_LIGHT
                                              : TENGEN_PIECE_SEKI_DARK;
  /* The last move is of no interest where stones are being marked. */
  if (mark != TENGEN_PIECE_LAST &&
      (n == 0 || view->marks[point] != TENGEN_VIEW_MARK_LAST))
    pieces[n++] = mark;
  if (view->marks[point] == TENGEN_VIEW_MARK_EVIDENCE_LAST)
    pieces[n++] = choose_mark (TENGEN_VIEW_MARK_LAST, stone);
  return n;
}

int
tengen_paint_list_pieces (const TengenView *view,
                          TengenPoint point,
                          TengenPaintLayer layer,
                          TengenPaintPiece *pieces)
{
  g_return_val_if_fail (view != NULL && pieces != NULL, 0);
  g_return_val_if_fail (point < view->width * view->height, 0);

  switch (layer)
    {
    case TENGEN_LAYER_SHADOWS:
      if (view->stones[point] == TENGEN_STONE_NONE || view->dead[point] != 0)
        return 0;
      pieces[0] = TENGEN_PIECE_SHADOW;
      return 1;
    case TENGEN_LAYER_STONES:
      return list_stone (view, point, pieces);
    case TENGEN_LAYER_MARKS:
      return list_marks (view, point, pieces);
    case TENGEN_LAYER_LAST:
      break;
    }
  return 0;
}

int
tengen_paint_get_number (const TengenView *view,
                         TengenPoint point,
                         TengenStone *stone)
{
  g_return_val_if_fail (view != NULL && stone != NULL, 0);
  g_return_val_if_fail (point < view->width * view->height, 0);

  *stone = view->stones[point];
  /* A dead stone is too faint for a number; squares would cover it. */
  if (view->dead[point] != 0 || view->owner[point] != TENGEN_STONE_NONE)
    return 0;
  return view->numbers[point];
}

static void
draw_faint (cairo_t *cr,
            double radius,
            const TengenPaintTheme *theme,
            TengenStone stone,
            double opacity)
{
  cairo_push_group (cr);
  tengen_paint_stone (cr, radius, theme, stone, 0);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, opacity);
}

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

/* A square whose edges are edges of device pixels. */
static void
draw_territory (cairo_t *cr,
                const TengenPaintMetrics *m,
                const TengenPaintTheme *theme,
                TengenStone owner)
{
  int across = (int) lround (0.56 * m->radius * m->scale);
  int parity = (int) lround (m->line * m->scale) % 2;
  double half;
  double pen = MAX (1, floor (m->line * m->scale * 0.8)) / m->scale;

  across = MAX (across, 3);
  half = (across % 2 == parity ? across : across + 1) / 2.0 / m->scale;
  cairo_rectangle (cr, -half, -half, 2 * half, 2 * half);
  tengen_paint_set_colour (
      cr, owner == TENGEN_STONE_BLACK ? &theme->ink_light : &theme->ink_dark);
  cairo_fill (cr);
  half -= pen;
  cairo_rectangle (cr, -half, -half, 2 * half, 2 * half);
  tengen_paint_set_colour (cr,
                           owner == TENGEN_STONE_BLACK ? &theme->slate_edge
                                                       : &theme->shell_shine);
  cairo_fill (cr);
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

static void
draw_mark (cairo_t *cr,
           double r,
           const TengenPaintTheme *theme,
           TengenPaintPiece piece)
{
  gboolean light = (piece - TENGEN_PIECE_SEKI_DARK) % 2 == 1;
  TengenPaintPiece dark = light ? piece - 1 : piece;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (0.12 * r, 1.1));
  tengen_paint_set_colour (cr, light ? &theme->ink_light : &theme->ink_dark);
  trace_mark (cr, r, dark);
  if (dark == TENGEN_PIECE_SELECTED_DARK)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

static void
draw_stone_piece (cairo_t *cr,
                  double r,
                  const TengenPaintTheme *theme,
                  TengenPaintPiece piece)
{
  if (piece == TENGEN_PIECE_SHADOW)
    tengen_paint_stone_shadow (cr, r, theme);
  else if (piece == TENGEN_PIECE_BLACK)
    tengen_paint_stone (cr, r, theme, TENGEN_STONE_BLACK, 0);
  else if (piece <= TENGEN_PIECE_WHITE_LAST)
    tengen_paint_stone (
        cr, r, theme, TENGEN_STONE_WHITE, piece - TENGEN_PIECE_WHITE);
  else if (piece == TENGEN_PIECE_GHOST_BLACK)
    draw_faint (cr, r, theme, TENGEN_STONE_BLACK, GHOST);
  else if (piece == TENGEN_PIECE_GHOST_WHITE)
    draw_faint (cr, r, theme, TENGEN_STONE_WHITE, GHOST);
  else if (piece == TENGEN_PIECE_DEAD_BLACK)
    draw_faint (cr, r, theme, TENGEN_STONE_BLACK, DEAD);
  else
    draw_faint (cr, r, theme, TENGEN_STONE_WHITE, DEAD);
}

void
tengen_paint_piece (cairo_t *cr,
                    const TengenPaintMetrics *metrics,
                    const TengenPaintTheme *theme,
                    TengenPaintPiece piece)
{
  double r;

  g_return_if_fail (metrics != NULL && theme != NULL);
  g_return_if_fail (piece < TENGEN_PIECE_LAST);

  r = metrics->radius;
  cairo_save (cr);
  cairo_new_path (cr);
  if (piece <= TENGEN_PIECE_DEAD_WHITE)
    draw_stone_piece (cr, r, theme, piece);
  else if (piece == TENGEN_PIECE_TERRITORY_BLACK)
    draw_territory (cr, metrics, theme, TENGEN_STONE_BLACK);
  else if (piece == TENGEN_PIECE_TERRITORY_WHITE)
    draw_territory (cr, metrics, theme, TENGEN_STONE_WHITE);
  else if (piece == TENGEN_PIECE_CURSOR)
    draw_cursor (cr, metrics, theme);
  else if (piece < TENGEN_PIECE_SEKI_DARK)
    draw_signal (cr, r, theme, piece);
  else
    draw_mark (cr, r, theme, piece);
  cairo_restore (cr);
}

/* Height of digits for their count, in radii: the eye wants one and two alike.
 */
static double
choose_digit_size (int number)
{
  if (number < 10)
    return 1.12;
  if (number < 100)
    return 1.02;
  return 0.86;
}

void
tengen_paint_number (cairo_t *cr,
                     const TengenPaintMetrics *metrics,
                     const TengenPaintTheme *theme,
                     int number,
                     TengenStone stone)
{
  double r = metrics->radius;
  double size = choose_digit_size (number) * r;
  PangoLayout *layout = tengen_paint_text_new (cr, size, PANGO_WEIGHT_MEDIUM);
  g_autofree char *text = g_strdup_printf ("%d", number);
  PangoRectangle ink;
  double across;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  across = (double) ink.width / PANGO_SCALE;
  cairo_save (cr);
  tengen_paint_set_colour (
      cr, stone == TENGEN_STONE_BLACK ? &theme->ink_light : &theme->ink_dark);
  /* A wide font is made smaller rather than let out of the stone. */
  if (across > 1.56 * r)
    cairo_scale (cr, 1.56 * r / across, 1.56 * r / across);
  cairo_move_to (cr,
                 -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                 -(ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  cairo_restore (cr);
  g_object_unref (layout);
}

static double
round_reach (const TengenPaintMetrics *m, double reach)
{
  return ceil (reach * m->scale) / m->scale;
}

double
tengen_paint_piece_reach (const TengenPaintMetrics *metrics,
                          TengenPaintPiece piece)
{
  double r;

  g_return_val_if_fail (metrics != NULL, 0);

  r = metrics->radius;
  if (piece == TENGEN_PIECE_SHADOW)
    return round_reach (metrics, 1.28 * r + 0.5);
  if (piece == TENGEN_PIECE_CURSOR)
    return round_reach (
        metrics, MAX (metrics->cell_width, metrics->cell_height) / 2 + 2);
  if (piece <= TENGEN_PIECE_DEAD_WHITE)
    return round_reach (metrics, r + 0.5);
  return round_reach (metrics, 1.1 * r + 2);
}

double
tengen_paint_number_reach (const TengenPaintMetrics *metrics)
{
  g_return_val_if_fail (metrics != NULL, 0);

  return round_reach (metrics, 0.82 * metrics->radius + 1);
}
