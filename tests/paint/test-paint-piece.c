/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-piece: which pieces a point needs, and how far they reach
 */
#include "tengen-paint-label.h"
#include "tengen-paint-piece.h"
#include "tengen-test-canvas.h"

static TengenPaintMetrics
get_metrics (double size, double scale)
{
  TengenPaintMetrics metrics;

  tengen_paint_metrics_init (&metrics, size, size, 9, 9, TRUE, 1.07, scale);
  return metrics;
}

/* Writes the pieces of a point as text: a layer, a colon, its pieces. */
static char *
describe (const TengenView *view, int point)
{
  GString *text = g_string_new (NULL);

  for (int layer = 0; layer < TENGEN_LAYER_LAST; layer++)
    {
      TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
      int n =
          tengen_paint_list_pieces (view, (TengenPoint) point, layer, pieces);

      for (int i = 0; i < n; i++)
        g_string_append_printf (text, "%d:%d ", layer, pieces[i]);
    }
  return g_string_free (text, FALSE);
}

static void
check (const TengenView *view, int point, const char *format, ...)
{
  g_autofree char *seen = describe (view, point);
  g_autofree char *wanted = NULL;
  va_list args;

  va_start (args, format);
  wanted = g_strdup_vprintf (format, args);
  va_end (args);
  g_assert_cmpstr (seen, ==, wanted);
}

static void
test_list (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 3, ".XOxwb...");

  check (view, 0, "%s", "");
  check (view, 1, "1:%d 2:%d ", TENGEN_PIECE_SHADOW, TENGEN_PIECE_BLACK);
  check (view,
         3,
         "2:%d 3:%d 3:%d ",
         TENGEN_PIECE_DEAD_BLACK,
         TENGEN_PIECE_DEAD_CROSS,
         TENGEN_PIECE_TERRITORY_WHITE);
  check (view, 4, "3:%d ", TENGEN_PIECE_TERRITORY_WHITE);
  check (view, 5, "3:%d ", TENGEN_PIECE_TERRITORY_BLACK);
  view->claimed[5] = 1;
  check (view,
         5,
         "3:%d 3:%d ",
         TENGEN_PIECE_TERRITORY_BLACK,
         TENGEN_PIECE_CIRCLE_OPEN);
}

static void
test_marks (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 1, ".XX");

  view->marks[0] = TENGEN_VIEW_MARK_TRIANGLE;
  view->marks[1] = TENGEN_VIEW_MARK_LAST;
  check (view, 0, "3:%d ", TENGEN_PIECE_TRIANGLE_OPEN);
  view->ghosts[0] = TENGEN_STONE_WHITE;
  check (view,
         0,
         "2:%d 3:%d ",
         TENGEN_PIECE_GHOST_WHITE,
         TENGEN_PIECE_TRIANGLE_DARK);
  check (view,
         1,
         "1:%d 2:%d 3:%d ",
         TENGEN_PIECE_SHADOW,
         TENGEN_PIECE_BLACK,
         TENGEN_PIECE_LAST_LIGHT);
  view->seki[1] = 1;
  check (view,
         1,
         "1:%d 2:%d 3:%d ",
         TENGEN_PIECE_SHADOW,
         TENGEN_PIECE_BLACK,
         TENGEN_PIECE_SEKI_LIGHT);
  view->marks[2] = TENGEN_VIEW_MARK_EVIDENCE;
  check (view,
         2,
         "1:%d 2:%d 3:%d ",
         TENGEN_PIECE_SHADOW,
         TENGEN_PIECE_BLACK,
         TENGEN_PIECE_EVIDENCE);
}

/* A stone that is asked about has a question mark, and light around it; dead,
 * it has been answered. */
static void
test_doubt (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 1, ".Xw");

  for (int i = 0; i < 3; i++)
    view->doubtful[i] = 1;
  view->lit[1] = 1;
  view->marks[1] = TENGEN_VIEW_MARK_LAST;
  check (view, 0, "%s", "");
  check (view,
         1,
         "1:%d 2:%d 3:%d 3:%d ",
         TENGEN_PIECE_SHADOW,
         TENGEN_PIECE_BLACK,
         TENGEN_PIECE_LIT,
         TENGEN_PIECE_DOUBT);
  check (view, 2, "3:%d ", TENGEN_PIECE_TERRITORY_WHITE);
}

/* Light leaves what else is on the point. */
static void
test_lit (void)
{
  g_autoptr (TengenView) view = canvas_view (2, 1, ".X");

  view->lit[0] = view->lit[1] = 1;
  view->marks[1] = TENGEN_VIEW_MARK_LAST;
  check (view, 0, "3:%d ", TENGEN_PIECE_LIT);
  check (view,
         1,
         "1:%d 2:%d 3:%d 3:%d ",
         TENGEN_PIECE_SHADOW,
         TENGEN_PIECE_BLACK,
         TENGEN_PIECE_LIT,
         TENGEN_PIECE_LAST_LIGHT);
}

static void
check_sign (TengenViewSign sign,
            TengenViewMark mark,
            TengenPaintPiece first,
            TengenPaintPiece second)
{
  g_autoptr (TengenView) view = canvas_view (1, 1, ".");
  TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];
  int n;

  view->signs[0] = (guint8) sign;
  view->marks[0] = (guint8) mark;
  n = tengen_paint_list_pieces (view, 0, TENGEN_LAYER_MARKS, pieces);
  g_assert_cmpint (n, ==, second == TENGEN_PIECE_LAST ? 1 : 2);
  g_assert_cmpint (pieces[0], ==, first);
  if (n == 2)
    g_assert_cmpint (pieces[1], ==, second);
}

/* Signs of a lesson differ by their form; they go around what is there. */
static void
test_signs (void)
{
  check_sign (TENGEN_VIEW_SIGN_RIGHT,
              TENGEN_VIEW_MARK_NONE,
              TENGEN_PIECE_RIGHT,
              TENGEN_PIECE_RIGHT_DOT);
  check_sign (TENGEN_VIEW_SIGN_RIGHT,
              TENGEN_VIEW_MARK_LAST,
              TENGEN_PIECE_LAST_OPEN,
              TENGEN_PIECE_RIGHT);
  check_sign (TENGEN_VIEW_SIGN_WRONG,
              TENGEN_VIEW_MARK_NONE,
              TENGEN_PIECE_WRONG,
              TENGEN_PIECE_LAST);
  check_sign (TENGEN_VIEW_SIGN_WRONG,
              TENGEN_VIEW_MARK_CIRCLE,
              TENGEN_PIECE_CIRCLE_OPEN,
              TENGEN_PIECE_WRONG_RIM);
  check_sign (TENGEN_VIEW_SIGN_SOLUTION,
              TENGEN_VIEW_MARK_NONE,
              TENGEN_PIECE_SOLUTION,
              TENGEN_PIECE_LAST);
}

/* A choice is a disc unless a stone lies there. */
static void
test_choice (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 1, "...");

  for (TengenPoint i = 0; i < 3; i++)
    tengen_view_add_choice (view, i, "A");
  view->stones[1] = TENGEN_STONE_BLACK;
  view->ghosts[2] = TENGEN_STONE_WHITE;
  check (view, 0, "3:%d ", TENGEN_PIECE_CHOICE);
  check (view, 1, "1:%d 2:%d ", TENGEN_PIECE_SHADOW, TENGEN_PIECE_BLACK);
  check (view, 2, "2:%d ", TENGEN_PIECE_GHOST_WHITE);
}

static void
test_shells (void)
{
  g_autoptr (TengenView) view = tengen_view_new (9, 9);
  int seen[TENGEN_PAINT_SHELLS] = { 0 };

  for (int i = 0; i < 81; i++)
    {
      TengenPaintPiece pieces[TENGEN_PAINT_PIECES_MAX];

      view->stones[i] = TENGEN_STONE_WHITE;
      tengen_paint_list_pieces (
          view, (TengenPoint) i, TENGEN_LAYER_STONES, pieces);
      g_assert_cmpint (pieces[0], >=, TENGEN_PIECE_WHITE);
      g_assert_cmpint (pieces[0], <=, TENGEN_PIECE_WHITE_LAST);
      seen[pieces[0] - TENGEN_PIECE_WHITE]++;
    }
  for (int i = 0; i < TENGEN_PAINT_SHELLS; i++)
    g_assert_cmpint (seen[i], >, 10);
}

static void
test_number (void)
{
  g_autoptr (TengenView) view = canvas_view (3, 1, "XOx");
  TengenStone stone;

  view->numbers[1] = 42;
  view->numbers[2] = 43;
  g_assert_cmpint (tengen_paint_get_number (view, 0, &stone), ==, 0);
  g_assert_cmpint (tengen_paint_get_number (view, 1, &stone), ==, 42);
  g_assert_cmpint (stone, ==, TENGEN_STONE_WHITE);
  g_assert_cmpint (tengen_paint_get_number (view, 2, &stone), ==, 0);
}

/* Draws on a canvas far too large and looks for ink beyond a radius. */
static double
measure_ink (cairo_t *cr, double size)
{
  double farthest = 0;

  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      if (canvas_get (cr, x, y) >> 24 > 4)
        farthest =
            MAX (farthest,
                 MAX (fabs (x + 0.5 - size / 2), fabs (y + 0.5 - size / 2)));
  return farthest;
}

static void
test_reach (void)
{
  for (int size = 120; size <= 900; size += 390)
    {
      TengenPaintMetrics m = get_metrics (size, 1);

      for (int piece = 0; piece < TENGEN_PIECE_LAST; piece++)
        {
          cairo_t *cr = canvas_new (300, 300, 1);
          double ink;

          cairo_translate (cr, 150, 150);
          tengen_paint_piece (
              cr,
              &m,
              tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE),
              piece);
          ink = measure_ink (cr, 300);
          g_assert_cmpfloat (ink, >, 0);
          g_assert_cmpfloat (ink, <=, tengen_paint_piece_reach (&m, piece));
          cairo_destroy (cr);
        }
    }
}

/* Numbers of up to four digits stay within the stone. */
static void
test_number_fits (void)
{
  static const int numbers[] = { 1, 8, 10, 88, 100, 361, 888, 9999 };

  for (int size = 200; size <= 800; size += 200)
    for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
      {
        TengenPaintMetrics m = get_metrics (size, 1);
        cairo_t *cr = canvas_new (200, 200, 1);
        double ink;

        cairo_translate (cr, 100, 100);
        tengen_paint_number (
            cr,
            &m,
            tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE),
            numbers[i],
            TENGEN_STONE_BLACK);
        ink = measure_ink (cr, 200);
        g_assert_cmpfloat (ink, >, 0);
        g_assert_cmpfloat (ink, <=, tengen_paint_number_reach (&m));
        cairo_destroy (cr);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/piece/list", test_list);
  g_test_add_func ("/piece/marks", test_marks);
  g_test_add_func ("/piece/doubt", test_doubt);
  g_test_add_func ("/piece/lit", test_lit);
  g_test_add_func ("/piece/signs", test_signs);
  g_test_add_func ("/piece/choice", test_choice);
  g_test_add_func ("/piece/shells", test_shells);
  g_test_add_func ("/piece/number", test_number);
  g_test_add_func ("/piece/reach", test_reach);
  g_test_add_func ("/piece/number-fits", test_number_fits);
  return g_test_run ();
}
