/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-estimate: what an estimate (目算) looks like on a board
 */
#include "tengen-paint-piece.h"
#include "tengen-test-canvas.h"

/* The only piece of a point in a layer, or LAST. */
static TengenPaintPiece
find_piece (const TengenView *view, int point, TengenPaintLayer layer)
{
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  int n = tengen_paint_list_pieces (view, (TengenPoint) point, layer, pieces);

  g_assert_cmpint (n, <=, 1);
  return n == 1 ? pieces[0] : TENGEN_PIECE_LAST;
}

static void
expect (const TengenView *view, int point, TengenPaintPiece wanted)
{
  g_assert_cmpint (find_piece (view, point, TENGEN_LAYER_MARKS), ==, wanted);
}

/* Empty points get small squares, filled or hollow. */
static void
test_points (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 3, ".........");

  view->estimate[1] = TENGEN_VIEW_ESTIMATE_LIKELY_BLACK;
  view->estimate[2] = TENGEN_VIEW_ESTIMATE_LIKELY_WHITE;
  view->estimate[3] = TENGEN_VIEW_ESTIMATE_BLACK;
  view->estimate[4] = TENGEN_VIEW_ESTIMATE_WHITE;
  expect (view, 0, TENGEN_PIECE_LAST);
  expect (view, 1, TENGEN_PIECE_LIKELY_BLACK);
  expect (view, 2, TENGEN_PIECE_LIKELY_WHITE);
  expect (view, 3, TENGEN_PIECE_SURE_BLACK);
  expect (view, 4, TENGEN_PIECE_SURE_WHITE);
}

/* Stones that would be taken are faint, throw no shadow and have the taker's
 * square; those that would stay are as ever. */
static void
test_stones (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 3, "XOXO.....");

  view->estimate[0] = TENGEN_VIEW_ESTIMATE_WHITE;
  view->estimate[1] = TENGEN_VIEW_ESTIMATE_LIKELY_BLACK;
  view->estimate[2] = TENGEN_VIEW_ESTIMATE_BLACK;
  view->estimate[3] = TENGEN_VIEW_ESTIMATE_UNSETTLED;
  g_assert_cmpint (
      find_piece (view, 0, TENGEN_LAYER_STONES), ==, TENGEN_PIECE_TAKEN_BLACK);
  g_assert_cmpint (
      find_piece (view, 1, TENGEN_LAYER_STONES), ==, TENGEN_PIECE_TAKEN_WHITE);
  g_assert_cmpint (
      find_piece (view, 0, TENGEN_LAYER_SHADOWS), ==, TENGEN_PIECE_LAST);
  g_assert_cmpint (
      find_piece (view, 2, TENGEN_LAYER_STONES), ==, TENGEN_PIECE_BLACK);
  g_assert_cmpint (
      find_piece (view, 2, TENGEN_LAYER_SHADOWS), ==, TENGEN_PIECE_SHADOW);
  expect (view, 0, TENGEN_PIECE_SURE_WHITE);
  expect (view, 1, TENGEN_PIECE_LIKELY_BLACK);
  expect (view, 2, TENGEN_PIECE_LAST);
  expect (view, 3, TENGEN_PIECE_DOUBT);
}

/* What else is written or marked on a point goes before. */
static void
test_marked (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 3, "X..X.....");

  for (int i = 0; i < 9; i++)
    view->estimate[i] = TENGEN_VIEW_ESTIMATE_WHITE;
  view->marks[0] = TENGEN_VIEW_MARK_LAST;
  view->marks[1] = TENGEN_VIEW_MARK_REFUSED;
  view->labels[2] = g_strdup ("A");
  view->dead[3] = 1;
  view->owner[4] = TENGEN_STONE_BLACK;
  expect (view, 0, TENGEN_PIECE_LAST_LIGHT);
  expect (view, 1, TENGEN_PIECE_REFUSED);
  expect (view, 2, TENGEN_PIECE_LAST);
  expect (view, 3, TENGEN_PIECE_DEAD_CROSS);
  expect (view, 4, TENGEN_PIECE_TERRITORY_BLACK);
  expect (view, 5, TENGEN_PIECE_SURE_WHITE);
}

/* A doubt is still seen around the last move, a number or a mark. */
static void
test_doubt_marked (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 3, "XOXO.....");
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];

  for (int i = 0; i < 4; i++)
    view->estimate[i] = TENGEN_VIEW_ESTIMATE_UNSETTLED;
  view->marks[0] = TENGEN_VIEW_MARK_LAST;
  view->numbers[1] = 7;
  view->labels[2] = g_strdup ("A");
  g_assert_cmpint (
      tengen_paint_list_pieces (view, 0, TENGEN_LAYER_MARKS, pieces), ==, 2);
  g_assert_cmpint (pieces[0], ==, TENGEN_PIECE_DOUBT_RING);
  g_assert_cmpint (pieces[1], ==, TENGEN_PIECE_LAST_LIGHT);
  expect (view, 1, TENGEN_PIECE_DOUBT_RING);
  expect (view, 2, TENGEN_PIECE_DOUBT_RING);
  expect (view, 3, TENGEN_PIECE_DOUBT);
}

/* Another estimate is another picture. */
static void
test_same (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 3, "X........");
  g_autoptr (TengenView) other = tengen_view_copy (view);

  other->estimate[4] = TENGEN_VIEW_ESTIMATE_BLACK;
  g_assert_false (tengen_view_is_same_at (view, other, 4));
  g_assert_true (tengen_view_is_same_at (view, other, 5));
  view->estimate[4] = TENGEN_VIEW_ESTIMATE_BLACK;
  g_assert_true (tengen_view_is_same_at (view, other, 4));
}

/* How dark a pixel of a piece drawn in the middle of a light ground is. */
static guint
look (TengenPaintPiece piece, int x)
{
  TengenPaintMetrics metrics;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, 41, 41);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;
  guint32 pixel;

  tengen_paint_metrics_init (&metrics, 400, 400, 9, 9, TRUE, 1.0, 1.0);
  cairo_set_source_rgb (cr, 0.85, 0.7, 0.45);
  cairo_paint (cr);
  cairo_translate (cr, 20.5, 20.5);
  tengen_paint_piece (cr,
                      &metrics,
                      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE),
                      piece);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) cairo_image_surface_get_data (surface);
  pixel = pixels[20 * cairo_image_surface_get_stride (surface) / 4 + 20 + x];
  cairo_surface_destroy (surface);
  return (pixel >> 8) & 0xFF;
}

/* Filled and hollow, black and white can be told apart. */
static void
test_looks (void)
{
  g_assert_cmpuint (look (TENGEN_PIECE_SURE_BLACK, 0), <, 0x40);
  g_assert_cmpuint (look (TENGEN_PIECE_SURE_BLACK, 3), <, 0x40);
  g_assert_cmpuint (look (TENGEN_PIECE_LIKELY_BLACK, 0), >, 0x70);
  g_assert_cmpuint (look (TENGEN_PIECE_LIKELY_BLACK, 4), <, 0x40);
  g_assert_cmpuint (look (TENGEN_PIECE_SURE_WHITE, 0), >, 0xE0);
  g_assert_cmpuint (look (TENGEN_PIECE_LIKELY_WHITE, 0), <, 0xC0);
  g_assert_cmpuint (look (TENGEN_PIECE_LIKELY_WHITE, 4), >, 0xE0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/paint-estimate/points", test_points);
  g_test_add_func ("/paint-estimate/stones", test_stones);
  g_test_add_func ("/paint-estimate/marked", test_marked);
  g_test_add_func ("/paint-estimate/doubt-marked", test_doubt_marked);
  g_test_add_func ("/paint-estimate/same", test_same);
  g_test_add_func ("/paint-estimate/looks", test_looks);
  return g_test_run ();
}
