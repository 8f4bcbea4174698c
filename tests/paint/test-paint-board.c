/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-board: the whole picture, by looking at its pixels
 */
#include "tengen-paint-board.h"
#include "tengen-paint-grid.h"
#include "tengen-paint-piece.h"
#include "tengen-paint-wood.h"
#include "tengen-test-canvas.h"

#define SIZE 300

static const char picture[] = ".X.O."
                              "XXOOw"
                              ".XOxw"
                              ".XOO."
                              "bX.OO";

static TengenPaintMetrics
get_metrics (const TengenView *view, const TengenPaintStyle *style)
{
  TengenPaintMetrics metrics;

  tengen_paint_metrics_init (&metrics,
                             SIZE,
                             SIZE,
                             view->width,
                             view->height,
                             style->coordinates != TENGEN_PAINT_NO_COORDINATES,
                             style->cell_ratio,
                             style->scale);
  return metrics;
}

static cairo_t *
paint (const TengenView *view, const TengenPaintStyle *style)
{
  cairo_t *cr = canvas_new (SIZE, SIZE, style->scale);

  tengen_paint_board (cr, SIZE, SIZE, view, style);
  return cr;
}

static void
check_point (cairo_t *cr, const TengenPaintMetrics *m, int point, char what)
{
  double x, y, beside;

  tengen_paint_metrics_get_center (m, (TengenPoint) point, &x, &y);
  beside = 0.35 * m->radius;
  if (what == 'X')
    g_assert_cmpint (canvas_light (cr, x, y), <, 70);
  else if (what == 'O')
    g_assert_cmpint (canvas_light (cr, x, y), >, 205);
  else if (what == '.')
    {
      g_assert_cmpint (canvas_light (cr, x, y), <, 110);
      g_assert_cmpint (canvas_light (cr, x + beside, y + beside), >, 120);
      g_assert_cmpint (canvas_warmth (cr, x + beside, y + beside), >, 40);
    }
  else if (what == 'b')
    g_assert_cmpint (canvas_light (cr, x, y), <, 40);
  else
    g_assert_cmpint (canvas_light (cr, x, y), >, 225);
}

static void
check_points (const TengenPaintStyle *style)
{
  g_autoptr (TengenView) view = canvas_view (5, 5, picture);
  TengenPaintMetrics m = get_metrics (view, style);
  cairo_t *cr = paint (view, style);

  for (int i = 0; i < 25; i++)
    check_point (cr, &m, i, picture[i]);
  cairo_destroy (cr);
}

static void
test_points (void)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  for (int dark = 0; dark <= 1; dark++)
    for (int scale = 1; scale <= 2; scale++)
      for (int labels = -1; labels <= 3; labels++)
        {
          style.dark = dark;
          style.scale = scale;
          style.coordinates = labels;
          style.cell_ratio = labels == 0 ? 1 : 1.07;
          check_points (&style);
        }
}

/* Brightness of the pixels around a point, up to one away. */
static int
get_light_around (cairo_t *cr, const TengenPaintMetrics *m, int point)
{
  int sum = 0;
  double x, y;

  tengen_paint_metrics_get_center (m, (TengenPoint) point, &x, &y);
  for (int i = 0; i < 9; i++)
    sum += canvas_light (
        cr, x + (i % 3 - 1) / m->scale, y + (i / 3 - 1) / m->scale);
  return sum / 9;
}

/* On the small boards of lists a square is as bright as its owner's stones, not
 * as an edge around it. */
static void
test_small_squares (void)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  for (int theme = 0; theme < TENGEN_PAINT_THEME_LAST; theme++)
    for (int dark = 0; dark <= 1; dark++)
      {
        g_autoptr (TengenView) view = tengen_view_new (19, 19);
        const int size = 112;
        cairo_t *cr = canvas_new (size, size, 1);
        TengenPaintMetrics m;
        int black, white, lines;

        style.theme = theme;
        style.dark = dark;
        view->owner[20] = TENGEN_STONE_BLACK;
        view->owner[24] = TENGEN_STONE_WHITE;
        tengen_paint_board_measure (&m, size, size, view, &style);
        tengen_paint_board (cr, size, size, view, &style);
        black = get_light_around (cr, &m, 20);
        lines = get_light_around (cr, &m, 22);
        white = get_light_around (cr, &m, 24);
        g_test_message ("%d: %d, %d, %d", theme, black, lines, white);
        g_assert_cmpint (black, <, 40);
        g_assert_cmpint (black, <, lines);
        /* on white paper it has an edge, or it would not be seen */
        if (theme != TENGEN_PAINT_THEME_PAPER || dark)
          g_assert_cmpint (white, >, 200);
        else
          g_assert_cmpint (white, >, black);
        cairo_destroy (cr);
      }
}

/* Lines are as dark as their ink on whole pixels and leave no grey beside. */
static void
test_crisp (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  for (int scale = 1; scale <= 3; scale++)
    {
      TengenPaintMetrics m;
      cairo_t *cr;
      double x, y, pixel;

      style.scale = scale;
      pixel = 1.0 / scale;
      m = get_metrics (view, &style);
      cr = paint (view, &style);
      tengen_paint_metrics_get_center (&m, 6, &x, &y);
      x = x - m.line / 2 + pixel / 2;
      y += m.cell_height / 2;
      g_assert_cmpint (canvas_light (cr, x, y), <, 45);
      g_assert_cmpint (canvas_light (cr, x + m.line - pixel, y), <, 45);
      g_assert_cmpint (canvas_light (cr, x - pixel, y), >, 150);
      g_assert_cmpint (canvas_light (cr, x + m.line, y), >, 150);
      cairo_destroy (cr);
    }
}

/* A full board changes nothing outside of the wood. */
static void
test_stones_stay_on_wood (void)
{
  static const int sizes[][2] = {
    { 1, 1 }, { 2, 3 }, { 5, 5 }, { 19, 19 }, { 52, 7 }
  };
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int labels = -1; labels <= 0; labels++)
      {
        g_autoptr (TengenView) view =
            tengen_view_new (sizes[i][0], sizes[i][1]);
        TengenPaintMetrics m;
        cairo_t *full = canvas_new (SIZE, SIZE, 1);
        cairo_t *clear = canvas_new (SIZE, SIZE, 1);

        style.coordinates = labels;
        m = get_metrics (view, &style);
        for (int k = 0; k < view->width * view->height; k++)
          {
            view->stones[k] = (guint8) (k % 2 + 1);
            view->marks[k] = TENGEN_VIEW_MARK_EVIDENCE;
          }
        tengen_paint_stones (full, &m, view, &style);
        g_assert_cmpint (canvas_differ (full, clear, 0), >, 0);
        cairo_rectangle (full, m.x, m.y, m.width, m.height);
        cairo_set_operator (full, CAIRO_OPERATOR_CLEAR);
        cairo_fill (full);
        g_assert_cmpint (canvas_differ (full, clear, 0), ==, 0);
        cairo_destroy (full);
        cairo_destroy (clear);
      }
}

/* Where coordinates changed a picture: from the left, %FALSE for nowhere. */
static gboolean
find_labels (cairo_t *with, cairo_t *without, int row, double to, int *from)
{
  for (*from = 0; *from < to; (*from)++)
    if (canvas_get (with, *from, row) != canvas_get (without, *from, row))
      return TRUE;
  return FALSE;
}

/* Row labels of three kanji on the largest board, however large the text is:
 * they stay on the wood and clear of the stones of the first column. */
static void
check_row_labels (int width, int height, double labels)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenPaintMetrics m;
  cairo_t *with = canvas_new (width, height, 1);
  cairo_t *without = canvas_new (width, height, 1);
  int found = 0, from;

  tengen_paint_metrics_init (&m, width, height, 25, 25, labels, 1, 1);
  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  tengen_paint_grid (without, &m, &style, NULL, NULL);
  style.coordinates = TENGEN_NOTATION_JAPANESE;
  tengen_paint_grid (with, &m, &style, NULL, NULL);
  for (int row = (int) m.top; row < height; row++)
    {
      g_test_message ("%dx%d, text x%g, row %d", width, height, labels, row);
      if (!find_labels (with, without, row, m.left, &from))
        continue;
      found++;
      g_assert_cmpfloat (from, >, m.x + 1);
      /* the line itself is the same in both: nothing reaches it */
      for (int x = (int) (m.left - m.radius) + 1; x < (int) m.left; x++)
        g_assert_cmphex (
            canvas_get (with, x, row), ==, canvas_get (without, x, row));
    }
  g_assert_cmpint (found, >, 100);
  cairo_destroy (with);
  cairo_destroy (without);
}

static void
test_row_labels (void)
{
  static const int sizes[][2] = {
    { 616, 580 }, { 460, 640 }, { 800, 430 }, { 910, 860 }, { 320, 320 }
  };
  static const double labels[] = { 1, 1.25, 1.5 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint k = 0; k < G_N_ELEMENTS (labels); k++)
      check_row_labels (sizes[i][0], sizes[i][1], labels[k]);
}

static void
draw_kept (cairo_t *cr, cairo_surface_t *kept, double x, double y, double reach)
{
  cairo_set_source_surface (cr, kept, x - reach, y - reach);
  cairo_paint (cr);
}

/* Draws a layer from images of the pieces, as a widget does. */
static void
draw_layer (cairo_t *cr,
            const TengenView *view,
            const TengenPaintMetrics *m,
            const TengenPaintTheme *theme,
            TengenPaintLayer layer)
{
  double half = fmod (round (m->line * m->scale), 2) / 2 / m->scale;

  for (int i = 0; i < view->width * view->height; i++)
    {
      TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
      int n = tengen_paint_list_pieces (view, (TengenPoint) i, layer, pieces);
      double x, y;

      g_assert_cmpint (n, <=, TENGEN_PAINT_PIECES_MAX);
      tengen_paint_metrics_get_center (m, (TengenPoint) i, &x, &y);
      for (int k = 0; k < n; k++)
        {
          double reach = tengen_paint_piece_reach (m, pieces[k]) + half;
          cairo_t *kept = canvas_new (2 * reach, 2 * reach, m->scale);

          cairo_translate (kept, reach, reach);
          tengen_paint_piece (kept, m, theme, pieces[k]);
          draw_kept (cr, cairo_get_target (kept), x, y, reach);
          cairo_destroy (kept);
        }
    }
}

static void
test_two_ways (void)
{
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;

  for (int scale = 1; scale <= 2; scale++)
    for (int dark = 0; dark <= 1; dark++)
      {
        g_autoptr (TengenView) view = canvas_view (5, 5, picture);
        TengenPaintMetrics m;
        cairo_t *whole, *parts;

        style.scale = scale;
        style.dark = dark;
        style.paper = FALSE;
        for (int i = 0; i < 9; i++)
          view->marks[i * 2] = (guint8) i;
        view->seki[1] = 1;
        m = get_metrics (view, &style);
        whole = paint (view, &style);
        parts = canvas_new (SIZE, SIZE, scale);
        tengen_paint_wood (parts, &m, tengen_paint_style_get_theme (&style));
        tengen_paint_grid (parts, &m, &style, NULL, NULL);
        for (int layer = 0; layer < TENGEN_LAYER_LAST; layer++)
          draw_layer (parts,
                      view,
                      &m,
                      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, dark),
                      layer);
        g_assert_cmpint (canvas_differ (whole, parts, 3), ==, 0);
        cairo_destroy (whole);
        cairo_destroy (parts);
      }
}

/* Takes away what is left of and above all stones. */
static void
clear_margin (cairo_t *cr, const TengenPaintMetrics *m)
{
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_rectangle (cr, 0, 0, m->left - m->radius, SIZE);
  cairo_rectangle (cr, 0, 0, SIZE, m->top - m->radius);
  cairo_fill (cr);
}

static void
test_labels (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenPaintMetrics m = get_metrics (view, &style);
  cairo_t *with = canvas_new (SIZE, SIZE, 1);
  cairo_t *without = canvas_new (SIZE, SIZE, 1);

  tengen_paint_wood (with, &m, tengen_paint_style_get_theme (&style));
  tengen_paint_grid (with, &m, &style, NULL, NULL);
  style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  tengen_paint_wood (without, &m, tengen_paint_style_get_theme (&style));
  tengen_paint_grid (without, &m, &style, NULL, NULL);
  g_assert_cmpint (canvas_differ (with, without, 8), >, 60);
  clear_margin (with, &m);
  clear_margin (without, &m);
  g_assert_cmpint (canvas_differ (with, without, 0), ==, 0);
  cairo_destroy (with);
  cairo_destroy (without);
}

static void
test_paper (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *cr = paint (view, &style);

  g_assert_cmphex (canvas_get (cr, 0, 0), ==, 0xFFFAF7F1);
  cairo_destroy (cr);
  style.paper = FALSE;
  cr = paint (view, &style);
  g_assert_cmphex (canvas_get (cr, 0, 0), ==, 0);
  cairo_destroy (cr);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/points", test_points);
  g_test_add_func ("/board/small-squares", test_small_squares);
  g_test_add_func ("/board/crisp", test_crisp);
  g_test_add_func ("/board/stones-stay-on-wood", test_stones_stay_on_wood);
  g_test_add_func ("/board/row-labels", test_row_labels);
  g_test_add_func ("/board/two-ways", test_two_ways);
  g_test_add_func ("/board/labels", test_labels);
  g_test_add_func ("/board/paper", test_paper);
  return g_test_run ();
}
