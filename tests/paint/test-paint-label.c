/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-label: labels on points: what is written, and that it fits
 */
#include <string.h>

#include "tengen-paint-board.h"
#include "tengen-paint-label.h"
#include "tengen-test-canvas.h"

#define SIZE 300

static void
expect_short (const char *label, const char *wanted)
{
  g_autofree char *text = tengen_paint_shorten_label (label);

  g_assert_cmpstr (text, ==, wanted);
}

static void
test_shorten (void)
{
  g_autofree char *accents = g_strnfill (4000, 'x');

  expect_short ("A", "A");
  expect_short ("ABC", "ABC");
  expect_short ("ABCD", "AB…");
  expect_short ("黒有利", "黒有利");
  expect_short ("黒が有利", "黒が…");
  expect_short ("  B \n second line", "B");
  expect_short ("", "");
  expect_short (" \t", "");
  /* か with a mark of its own, and an e with an accent, are one letter each. */
  expect_short ("か\xe3\x82\x99"
                "e\xcc\x81x",
                "か\xe3\x82\x99"
                "e\xcc\x81x");
  expect_short (accents, "xx…");
  expect_short ("\xff\xfe", "\xef\xbf\xbd\xef\xbf\xbd");
}

/* A letter with very many accents ends somewhere. */
static void
test_shorten_marks (void)
{
  GString *label = g_string_new ("e");
  g_autofree char *text = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append (label, "\xcc\x81");
  text = tengen_paint_shorten_label (label->str);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), <, 200);
  g_string_free (label, TRUE);
}

static void
test_choice (void)
{
  g_autoptr (TengenView) view = canvas_view (4, 1, "X.O.");
  TengenPaintFit fit;
  TengenStone stone;

  view->numbers[0] = 12;
  g_assert_cmpint (tengen_paint_get_number (view, 0, &stone), ==, 12);
  g_assert_null (tengen_paint_get_label (view, 0, &stone, &fit));
  view->labels[0] = g_strdup ("A");
  g_assert_cmpint (tengen_paint_get_number (view, 0, &stone), ==, 0);
  g_assert_cmpstr (tengen_paint_get_label (view, 0, &stone, &fit), ==, "A");
  g_assert_cmpint (stone, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (fit, ==, TENGEN_FIT_POINT);
  view->marks[0] = TENGEN_VIEW_MARK_CIRCLE;
  tengen_paint_get_label (view, 0, &stone, &fit);
  g_assert_cmpint (fit, ==, TENGEN_FIT_MARK);
  view->labels[1] = g_strdup ("B");
  view->next[1] = TENGEN_STONE_BLACK;
  tengen_paint_get_label (view, 1, &stone, &fit);
  g_assert_cmpint (fit, ==, TENGEN_FIT_RING);
  tengen_view_add_choice (view, 3, "C");
  g_assert_cmpstr (tengen_paint_get_label (view, 3, &stone, &fit), ==, "C");
  g_assert_cmpint (fit, ==, TENGEN_FIT_CHOICE);
  view->stones[3] = TENGEN_STONE_WHITE;
  tengen_paint_get_label (view, 3, &stone, &fit);
  g_assert_cmpint (fit, ==, TENGEN_FIT_POINT);
  view->hidden[1] = 1;
  g_assert_null (tengen_paint_get_label (view, 1, &stone, &fit));
}

/* Letters of any kind stay within what they are said to reach, on all boards,
 * and their gap within the cell. */
static void
test_fits (void)
{
  static const char *const labels[] = { "A",        "g",         "W",  "WWW",
                                        "1",        "100",       "黒", "黒有利",
                                        "long one", "e\xcc\x81", "|" };
  static const int lines[] = { 2, 9, 19, 52 };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (guint k = 0; k < G_N_ELEMENTS (labels); k++)
      for (int fit = 0; fit < TENGEN_FIT_LAST; fit++)
        {
          TengenPaintMetrics m;
          TengenPaintGap gap;
          cairo_t *cr = canvas_new (200, 200, 1);
          double reach;

          tengen_paint_metrics_init (
              &m, 690, 690, lines[i], lines[i], TRUE, 1, 1);
          reach = tengen_paint_label_reach (&m);
          cairo_translate (cr, 100.5, 100.5);
          tengen_paint_label (
              cr,
              &m,
              tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE),
              labels[k],
              TENGEN_STONE_NONE,
              fit);
          gap = tengen_paint_get_gap (cr, &m, labels[k], fit);
          if (fit == TENGEN_FIT_CHOICE)
            g_assert_cmpfloat (gap.x + gap.y, ==, 0);
          else
            g_assert_cmpfloat (MIN (gap.x, gap.y), >, 0);
          g_assert_cmpfloat (gap.x, <, 0.62 * m.cell_width + 1);
          g_assert_cmpfloat (gap.y, <, 0.62 * m.cell_height + 1);
          cairo_identity_matrix (cr);
          cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
          cairo_rectangle (
              cr, 100 - reach, 100 - reach, 2 * reach + 1, 2 * reach + 1);
          cairo_fill (cr);
          {
            cairo_t *clear = canvas_new (200, 200, 1);

            g_assert_cmpint (canvas_differ (cr, clear, 8), ==, 0);
            cairo_destroy (clear);
          }
          cairo_destroy (cr);
        }
}

/* Around a letter the lines are gone and the wood is what it was. */
static void
test_gap (void)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintMetrics m;
  cairo_t *without, *with;
  TengenPaintGap gap;
  double x, y;

  tengen_paint_metrics_init (&m, SIZE, SIZE, 5, 5, TRUE, 1, 1);
  tengen_paint_metrics_get_center (&m, 12, &x, &y);
  without = canvas_paint (SIZE, view, FALSE);
  view->labels[12] = g_strdup ("A");
  with = canvas_paint (SIZE, view, FALSE);
  gap = tengen_paint_get_gap (with, &m, "A", TENGEN_FIT_POINT);
  g_assert_cmpint (canvas_differ (without, with, 8), >, 50);
  g_assert_cmpint (canvas_light (without, x + gap.x - 2, y), <, 80);
  g_assert_cmpint (canvas_light (with, x + gap.x - 2, y), >, 130);
  g_assert_cmpint (canvas_light (with, x, y - gap.y + 1), >, 130);
  g_assert_cmpint (canvas_light (with, x + gap.x + 2, y), <, 80);
  g_assert_cmpint (canvas_light (with, x, y + gap.y + 2), <, 80);
  cairo_destroy (without);
  cairo_destroy (with);
}

/* What is seen of a point to choose, in all looks: the crossing is hidden, the
 * disc has its rim, and what is written stays between. */
static void
check_choice (TengenPaintThemeId theme, gboolean dark, const char *text)
{
  g_autoptr (TengenView) view = tengen_view_new (5, 5);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  TengenPaintMetrics m;
  cairo_t *empty = canvas_new (SIZE, SIZE, 1);
  cairo_t *written = canvas_new (SIZE, SIZE, 1);
  double x, y;

  style.theme = theme;
  style.dark = dark;
  tengen_view_add_choice (view, 12, "");
  tengen_paint_board (empty, SIZE, SIZE, view, &style);
  tengen_view_add_choice (view, 12, text);
  tengen_paint_board (written, SIZE, SIZE, view, &style);
  tengen_paint_board_measure (&m, SIZE, SIZE, view, &style);
  tengen_paint_metrics_get_center (&m, 12, &x, &y);
  g_assert_cmpint (canvas_warmth (empty, x, y), >=, 50);
  g_assert_cmpint (canvas_warmth (empty, x + 0.6 * m.radius, y), >=, 50);
  g_assert_cmpint (canvas_warmth (empty, x + 0.78 * m.radius, y), <=, -40);
  g_assert_cmpint (canvas_warmth (empty, x, y - 0.78 * m.radius), <=, -40);
  g_assert_cmpint (canvas_differ (empty, written, 40), >, 20);
  for (int i = 0; i < 360; i++)
    {
      double across = cos (i * G_PI / 180) * 0.85 * m.radius;
      double down = sin (i * G_PI / 180) * 0.85 * m.radius;

      g_assert_cmphex (canvas_get (empty, x + across, y + down),
                       ==,
                       canvas_get (written, x + across, y + down));
    }
  cairo_destroy (empty);
  cairo_destroy (written);
}

static void
test_choice_looks (void)
{
  static const char *const texts[] = { "A", "W", "12", "100", "○", "✕" };

  for (int theme = 0; theme < TENGEN_PAINT_THEME_LAST; theme++)
    for (int dark = 0; dark <= 1; dark++)
      for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
        check_choice (theme, dark, texts[i]);
}

/* Light letters on black stones, dark ones on white. */
static void
test_contrast (void)
{
  for (int dark = 0; dark <= 1; dark++)
    {
      g_autoptr (TengenView) view = canvas_view (2, 1, "XO");
      TengenPaintMetrics m;
      cairo_t *cr;
      double x, y;

      view->labels[0] = g_strdup ("I");
      view->labels[1] = g_strdup ("I");
      cr = canvas_paint (SIZE, view, dark);
      tengen_paint_metrics_init (&m, SIZE, SIZE, 2, 1, TRUE, 1, 1);
      tengen_paint_metrics_get_center (&m, 0, &x, &y);
      g_assert_cmpint (canvas_light (cr, x, y), >, 160);
      tengen_paint_metrics_get_center (&m, 1, &x, &y);
      g_assert_cmpint (canvas_light (cr, x, y), <, 90);
      cairo_destroy (cr);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/label/shorten", test_shorten);
  g_test_add_func ("/label/choice-looks", test_choice_looks);
  g_test_add_func ("/label/shorten-marks", test_shorten_marks);
  g_test_add_func ("/label/choice", test_choice);
  g_test_add_func ("/label/fits", test_fits);
  g_test_add_func ("/label/gap", test_gap);
  g_test_add_func ("/label/contrast", test_contrast);
  return g_test_run ();
}
