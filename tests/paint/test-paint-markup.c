/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-markup: what a record draws, by looking at its pixels: lines,
 * arrows, dimmed and hidden points, moves that may follow
 */
#include "tengen-paint-board.h"
#include "tengen-paint-line.h"
#include "tengen-paint-piece.h"
#include "tengen-test-canvas.h"

#define SIZE 400

static TengenPaintMetrics
get_metrics (int columns, int rows)
{
  TengenPaintMetrics m;

  tengen_paint_metrics_init (&m, SIZE, SIZE, columns, rows, TRUE, 1, 1);
  return m;
}

static void
add_line (TengenView *view, int from, int to, gboolean arrow)
{
  TengenMarkupLine line = { .from = (TengenPoint) from,
                            .to = (TengenPoint) to,
                            .arrow = arrow };

  g_array_append_val (view->lines, line);
}

/* More blue than red: nothing else on a board has that colour. */
static gboolean
is_blue (cairo_t *cr, double x, double y)
{
  return canvas_warmth (cr, x, y) < -25;
}

/* From a black stone over a white one, wood, and along a line of the board. */
static void
test_line (void)
{
  for (int dark = 0; dark <= 1; dark++)
    for (int arrow = 0; arrow <= 1; arrow++)
      {
        g_autoptr (TengenView) view = canvas_view (7, 1, "X.OX...");
        TengenPaintMetrics m = get_metrics (7, 1);
        cairo_t *cr;
        double x, y;

        add_line (view, 0, 6, arrow);
        cr = canvas_paint (SIZE, view, dark);
        for (int i = 1; i < 6; i++)
          {
            tengen_paint_metrics_get_center (&m, (TengenPoint) i, &x, &y);
            g_assert_true (is_blue (cr, x, y));
            g_assert_false (is_blue (cr, x, y + 0.5 * m.radius));
          }
        /* An edge parts it from black stones. */
        tengen_paint_metrics_get_center (&m, 3, &x, &y);
        g_assert_cmpint (canvas_light (cr, x, y + 0.1 * m.radius), >, 100);
        tengen_paint_metrics_get_center (&m, 0, &x, &y);
        g_assert_true (is_blue (cr, x, y) == !arrow);
        cairo_destroy (cr);
      }
}

/* A head is at the end only and does not lie on what stands there. */
static void
test_arrow_head (void)
{
  g_autoptr (TengenView) view = canvas_view (5,
                                             5,
                                             "....."
                                             "....."
                                             "....."
                                             "....."
                                             ".....");
  TengenPaintMetrics m = get_metrics (5, 5);
  cairo_t *cr;
  double x, y;

  view->labels[14] = g_strdup ("A");
  add_line (view, 10, 14, TRUE);
  cr = canvas_paint (SIZE, view, FALSE);
  tengen_paint_metrics_get_center (&m, 14, &x, &y);
  g_assert_false (is_blue (cr, x - 0.5 * m.radius, y));
  g_assert_true (is_blue (cr, x - 1.0 * m.radius, y));
  g_assert_true (is_blue (cr, x - 1.45 * m.radius, y + 0.2 * m.radius));
  tengen_paint_metrics_get_center (&m, 10, &x, &y);
  g_assert_true (is_blue (cr, x + 0.5 * m.radius, y));
  g_assert_false (is_blue (cr, x + 0.7 * m.radius, y + 0.2 * m.radius));
  cairo_destroy (cr);
}

/* Lines beyond the bound cost nothing; a plate, which is red, tells of them. */
static void
test_most_lines (void)
{
  g_autoptr (TengenView) view = tengen_view_new (52, 52);
  TengenPaintMetrics m = get_metrics (52, 52);
  cairo_t *all, *bound, *more;
  double x, y;

  for (int i = 0; i < TENGEN_PAINT_LINES_MOST; i++)
    add_line (view, i, 2000 + i, TRUE);
  all = canvas_paint (SIZE, view, FALSE);
  add_line (view, 51 * 52, 51 * 52 + 10, TRUE);
  bound = canvas_paint (SIZE, view, FALSE);
  for (int i = 0; i < 1000 * 1000; i++)
    add_line (view, i % 2704, 50 * 52, TRUE);
  more = canvas_paint (SIZE, view, FALSE);
  tengen_paint_metrics_get_center (&m, 51 * 52 + 10, &x, &y);
  x += 0.5 * m.cell_width;
  y -= 0.5 * m.cell_height;
  g_assert_cmpint (canvas_differ (all, bound, 0), >, 0);
  g_assert_cmpint (canvas_warmth (bound, x, y), !=, canvas_warmth (all, x, y));
  g_assert_cmpint (canvas_differ (bound, more, 0), >, 0);
  /* the plate alone is new */
  for (int px = 0; px < SIZE; px += 3)
    for (int py = 0; py < SIZE; py += 3)
      if (fabs (px - x) > 4 * m.radius + 8 || fabs (py - y) > m.radius + 8)
        g_assert_cmpint (
            canvas_light (all, px, py), ==, canvas_light (more, px, py));
  cairo_destroy (all);
  cairo_destroy (bound);
  cairo_destroy (more);
}

static void
test_line_reach (void)
{
  for (int n = 3; n <= 52; n += 7)
    {
      g_autoptr (TengenView) view = tengen_view_new (n, n);
      TengenPaintMetrics m = get_metrics (n, n);
      cairo_t *cr = canvas_new (SIZE, SIZE, 1);
      cairo_t *clear = canvas_new (SIZE, SIZE, 1);
      TengenMarkupLine line = { .from = 0, .to = (TengenPoint) (n * n - 1) };
      double reach = tengen_paint_line_reach (&m);

      for (line.arrow = FALSE; line.arrow <= TRUE; line.arrow++)
        tengen_paint_line (cr,
                           &m,
                           tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, 0),
                           view,
                           &line);
      g_assert_cmpint (canvas_differ (cr, clear, 0), >, 0);
      cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
      cairo_rectangle (cr,
                       floor (m.left) - reach,
                       floor (m.top) - reach,
                       (n - 1) * m.cell_width + 2 * reach + 1,
                       (n - 1) * m.cell_height + 2 * reach + 1);
      cairo_fill (cr);
      g_assert_cmpint (canvas_differ (cr, clear, 0), ==, 0);
      cairo_destroy (cr);
      cairo_destroy (clear);
    }
}

/* Dimmed black stones are lighter, white ones less so than before. */
static void
test_dimmed (void)
{
  for (int dark = 0; dark <= 1; dark++)
    {
      g_autoptr (TengenView) view = canvas_view (3, 1, "XO.");
      TengenPaintMetrics m = get_metrics (3, 1);
      cairo_t *before = canvas_paint (SIZE, view, dark);
      cairo_t *after;
      double x, y;

      view->dimmed[0] = view->dimmed[1] = view->dimmed[2] = 1;
      after = canvas_paint (SIZE, view, dark);
      tengen_paint_metrics_get_center (&m, 0, &x, &y);
      g_assert_cmpint (
          canvas_light (after, x, y), >, canvas_light (before, x, y) + 50);
      tengen_paint_metrics_get_center (&m, 1, &x, &y);
      g_assert_cmpint (
          canvas_light (after, x, y), <, canvas_light (before, x, y) - 15);
      /* Still two stones. */
      tengen_paint_metrics_get_center (&m, 0, &x, &y);
      g_assert_cmpint (canvas_light (after, x, y) + 25,
                       <,
                       canvas_light (after, x + m.cell_width, y));
      cairo_destroy (before);
      cairo_destroy (after);
    }
}

/* Hidden points with everything on them look like hidden empty ones; only the
 * two upper left points of each side are seen. */
static void
test_hidden (void)
{
  g_autoptr (TengenView) full = tengen_view_new (7, 7);
  g_autoptr (TengenView) empty = tengen_view_new (7, 7);
  TengenPaintMetrics m = get_metrics (7, 7);
  cairo_t *a, *b;
  double x, y;

  for (int i = 0; i < 49; i++)
    if (i % 7 > 1 || i / 7 > 1)
      {
        full->hidden[i] = empty->hidden[i] = 1;
        full->stones[i] = (guint8) (i % 3);
        full->marks[i] = (guint8) (i % 10);
        full->numbers[i] = (guint16) i;
        full->dimmed[i] = 1;
        full->next[i] = TENGEN_STONE_BLACK;
        full->owner[i] = (guint8) (i % 2);
        full->labels[i] = g_strdup ("A");
      }
  add_line (full, 0, 48, TRUE);
  add_line (full, 40, 41, FALSE);
  a = canvas_paint (SIZE, full, FALSE);
  b = canvas_paint (SIZE, empty, FALSE);
  g_assert_cmpint (canvas_differ (a, b, 0), ==, 0);
  tengen_paint_metrics_get_center (&m, 24, &x, &y);
  g_assert_cmpint (canvas_light (a, x, y), >, 130);
  /* Lines go on for less than half a cell. */
  tengen_paint_metrics_get_center (&m, 8, &x, &y);
  g_assert_cmpint (canvas_light (a, x + 0.4 * m.cell_width, y), <, 80);
  g_assert_cmpint (canvas_light (a, x + 0.6 * m.cell_width, y), >, 130);
  cairo_destroy (a);
  cairo_destroy (b);
}

/* Smaller and flatter than a stone; the first stronger than the others. */
static void
test_next (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintMetrics m = get_metrics (5, 5);
  cairo_t *cr;
  double x, y, beside;

  view->next[6] = TENGEN_STONE_BLACK;
  view->next[8] = TENGEN_STONE_BLACK + TENGEN_VIEW_NEXT_MAIN;
  view->next[16] = TENGEN_STONE_WHITE;
  view->next[18] = TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_MAIN;
  view->stones[12] = TENGEN_STONE_WHITE;
  view->next[12] = TENGEN_STONE_BLACK;
  cr = canvas_paint (SIZE, view, FALSE);
  tengen_paint_metrics_get_center (&m, 6, &x, &y);
  beside = 0.18 * m.radius;
  g_assert_cmpint (canvas_light (cr, x + beside, y + beside), >, 60);
  g_assert_cmpint (
      canvas_light (cr, x + beside, y + beside),
      >,
      canvas_light (cr, x + 2 * m.cell_width + beside, y + beside) + 25);
  /* Wood beside it, within what a stone would cover. */
  g_assert_cmpint (
      canvas_warmth (cr, x + 0.55 * m.radius, y + 0.55 * m.radius), >, 40);
  tengen_paint_metrics_get_center (&m, 16, &x, &y);
  g_assert_cmpint (
      canvas_light (cr, x + beside, y + beside),
      <,
      canvas_light (cr, x + 2 * m.cell_width + beside, y + beside) - 8);
  /* Nothing on a stone. */
  tengen_paint_metrics_get_center (&m, 12, &x, &y);
  g_assert_cmpint (canvas_light (cr, x, y), >, 205);
  cairo_destroy (cr);
}

/* What follows in another place has corners, where a disc has none. */
static void
test_joined (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintMetrics m = get_metrics (5, 5);
  cairo_t *cr;
  double x, y;

  view->next[6] = TENGEN_STONE_BLACK + TENGEN_VIEW_NEXT_JOINED;
  view->next[8] = TENGEN_STONE_BLACK;
  view->next[16] = TENGEN_STONE_WHITE + TENGEN_VIEW_NEXT_JOINED;
  view->next[18] = TENGEN_STONE_BLACK + TENGEN_VIEW_NEXT_JOINED;
  view->stones[18] = TENGEN_STONE_WHITE;
  cr = canvas_paint (SIZE, view, FALSE);
  tengen_paint_metrics_get_center (&m, 6, &x, &y);
  g_assert_cmpint (canvas_light (cr, x + 0.18 * m.radius, y + 0.18 * m.radius),
                   <,
                   canvas_light (cr, x + 0.38 * m.radius, y + 0.38 * m.radius) -
                       40);
  g_assert_cmpint (canvas_light (cr, x + 0.18 * m.radius, y + 0.18 * m.radius),
                   <,
                   canvas_light (cr,
                                 x + 2 * m.cell_width + 0.38 * m.radius,
                                 y + 0.38 * m.radius) -
                       40);
  tengen_paint_metrics_get_center (&m, 16, &x, &y);
  g_assert_cmpint (canvas_light (cr, x + 0.18 * m.radius, y + 0.18 * m.radius),
                   >,
                   canvas_light (cr, x + 0.38 * m.radius, y + 0.38 * m.radius) +
                       10);
  tengen_paint_metrics_get_center (&m, 18, &x, &y);
  g_assert_cmpint (canvas_light (cr, x, y), >, 205);
  cairo_destroy (cr);
}

/* Everything at once on boards of all shapes and in rooms of all sizes. */
static void
test_shapes (void)
{
  static const int sizes[][2] = { { 1, 1 },  { 2, 1 },  { 1, 9 },
                                  { 13, 9 }, { 3, 52 }, { 52, 52 } };
  GRand *rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int size = 20; size <= 420; size += 200)
      {
        int n = sizes[i][0] * sizes[i][1];
        TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
        g_autoptr (TengenView) view =
            tengen_view_new (sizes[i][0], sizes[i][1]);
        cairo_t *cr = canvas_new (size, size, 1);

        for (int k = 0; k < n; k++)
          {
            view->stones[k] = (guint8) g_rand_int_range (rand, 0, 3);
            view->marks[k] = (guint8) g_rand_int_range (rand, 0, 10);
            view->next[k] = (guint8) g_rand_int_range (rand, 0, 3);
            if (view->next[k] != 0 && k % 2 == 0)
              view->next[k] += TENGEN_VIEW_NEXT_JOINED;
            view->hidden[k] = g_rand_int_range (rand, 0, 5) == 0;
            view->dimmed[k] = g_rand_int_range (rand, 0, 5) == 0;
            if (g_rand_int_range (rand, 0, 8) == 0)
              view->labels[k] = g_strdup ("甲A");
            if (n > 1 && k % 50 == 0)
              add_line (view, k, g_rand_int_range (rand, 0, n), k % 3 == 0);
          }
        tengen_paint_board (cr, size, size, view, &style);
        g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
        cairo_destroy (cr);
      }
  g_rand_free (rand);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/markup/line", test_line);
  g_test_add_func ("/markup/arrow-head", test_arrow_head);
  g_test_add_func ("/markup/most-lines", test_most_lines);
  g_test_add_func ("/markup/line-reach", test_line_reach);
  g_test_add_func ("/markup/dimmed", test_dimmed);
  g_test_add_func ("/markup/hidden", test_hidden);
  g_test_add_func ("/markup/next", test_next);
  g_test_add_func ("/markup/joined", test_joined);
  g_test_add_func ("/markup/shapes", test_shapes);
  return g_test_run ();
}
