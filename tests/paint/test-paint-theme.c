/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-theme: that everything can be seen and read in every look
 *
 * Source: WCAG 2.1: 4.5 to 1 for text (1.4.3), 3 to 1 for signs (1.4.11).
 */
#include "tengen-paint-board.h"
#include "tengen-paint-grid.h"
#include "tengen-paint-piece.h"
#include "tengen-paint-pupil.h"
#include "tengen-paint-stone.h"
#include "tengen-paint-wood.h"
#include "tengen-test-canvas.h"

#define SIZE 400
#define TEXT 4.5
#define SIGN 3.0

typedef void (*Check) (const TengenPaintTheme *theme,
                       const TengenColour *ground);

/* Grounds and metrics of a style on a board of 9 lines. */
static cairo_t *
draw_ground (const TengenPaintStyle *style, TengenPaintMetrics *m)
{
  cairo_t *cr = canvas_new (SIZE, SIZE, 1);

  tengen_paint_metrics_init (m, SIZE, SIZE, 9, 9, TRUE, 1, 1);
  tengen_paint_wood (cr, m, tengen_paint_style_get_theme (style));
  tengen_paint_grid (cr, m, style, NULL, NULL);
  return cr;
}

/* The middle of all cells between the lines, taken together. */
static TengenColour
measure_ground (const TengenPaintStyle *style)
{
  TengenColour sum = { 0, 0, 0, 1 };
  TengenPaintMetrics m;
  cairo_t *cr = draw_ground (style, &m);

  for (int i = 0; i < 64; i++)
    {
      guint32 pixel = canvas_get (cr,
                                  m.left + (i % 8 + 0.5) * m.cell_width,
                                  m.top + (i / 8 + 0.5) * m.cell_height);

      sum.red += (pixel >> 16 & 0xFF) / 255.0 / 64;
      sum.green += (pixel >> 8 & 0xFF) / 255.0 / 64;
      sum.blue += (pixel & 0xFF) / 255.0 / 64;
    }
  cairo_destroy (cr);
  return sum;
}

static void
each_look (Check check)
{
  for (int id = 0; id < TENGEN_PAINT_THEME_LAST; id++)
    for (int dark = 0; dark <= 1; dark++)
      {
        TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
        TengenColour ground;

        style.theme = (TengenPaintThemeId) id;
        style.dark = dark;
        ground = measure_ground (&style);
        g_test_message ("look %d, dark %d", id, dark);
        check (tengen_paint_style_get_theme (&style), &ground);
      }
}

static void
expect_contrast (const TengenColour *a, const TengenColour *b, double least)
{
  g_assert_cmpfloat (tengen_paint_get_contrast (a, b), >=, least);
}

/* By itself, or by the thin edge around it. */
static void
expect_sign (const TengenColour *sign,
             const TengenColour *edge,
             const TengenColour *ground)
{
  g_assert_cmpfloat (MAX (tengen_paint_get_contrast (sign, ground),
                          tengen_paint_get_contrast (sign, edge)),
                     >=,
                     SIGN);
}

static void
check_ground (const TengenPaintTheme *theme, const TengenColour *ground)
{
  expect_contrast (&theme->line, ground, SIGN);
  expect_contrast (&theme->label, ground, TEXT);
  expect_contrast (&theme->ink_open, ground, TEXT);
  /* the edge of an area is drawn without an edge of its own */
  expect_contrast (&theme->cursor, ground, SIGN);
}

static void
check_stones (const TengenPaintTheme *theme, const TengenColour *ground)
{
  expect_contrast (&theme->ink_dark, &theme->shell, TEXT);
  expect_contrast (&theme->ink_dark, &theme->shell_edge, TEXT);
  expect_contrast (&theme->ink_light, &theme->slate, TEXT);
  expect_contrast (&theme->ink_light, &theme->slate_shine, TEXT);
  expect_contrast (&theme->slate, &theme->shell, TEXT);
  g_assert_cmpfloat (
      MAX (tengen_paint_get_contrast (&theme->slate, ground),
           theme->slate_line.alpha *
               tengen_paint_get_contrast (&theme->slate_line, ground)),
      >=,
      SIGN);
}

static void
check_signs (const TengenPaintTheme *theme, const TengenColour *ground)
{
  const TengenColour *grounds[] = { ground, &theme->shell, &theme->slate };

  for (gsize i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      expect_sign (&theme->signal, &theme->signal_edge, grounds[i]);
      expect_sign (&theme->right, &theme->signal_edge, grounds[i]);
      expect_sign (&theme->cursor, &theme->cursor_edge, grounds[i]);
      expect_sign (&theme->light, &theme->light_edge, grounds[i]);
    }
}

/* Names of shapes stand on plates. */
static void
check_plates (const TengenPaintTheme *theme, const TengenColour *ground)
{
  const TengenColour *plates[] = { &theme->signal, &theme->cursor };

  for (gsize i = 0; i < G_N_ELEMENTS (plates); i++)
    expect_contrast (
        tengen_paint_theme_get_ink (theme, plates[i]), plates[i], TEXT);
}

/* Read on its disc and seen on any ground, and taken for no stone: as light as
 * wood, and of its colour. */
static void
check_choice (const TengenPaintTheme *theme, const TengenColour *ground)
{
  expect_contrast (&theme->choice_ink, &theme->choice, TEXT);
  expect_sign (&theme->choice, &theme->choice_ink, ground);
  g_assert_cmpfloat (theme->choice.alpha, ==, 1);
  g_assert_cmpfloat (theme->choice.red - theme->choice.blue, >=, 0.2);
  g_assert_cmpfloat (theme->choice_ink.blue - theme->choice_ink.red, >=, 0.2);
}

static void
test_choice (void)
{
  each_look (check_choice);
  check_choice (tengen_paint_theme_get_print (),
                &tengen_paint_theme_get_print ()->wood_light);
}

static void
test_ground (void)
{
  each_look (check_ground);
}

static void
test_stones (void)
{
  each_look (check_stones);
}

static void
test_signs (void)
{
  each_look (check_signs);
}

static void
test_plates (void)
{
  each_look (check_plates);
}

static void
test_contrast (void)
{
  const TengenColour white = { 1, 1, 1, 1 };
  const TengenColour black = { 0, 0, 0, 1 };
  const TengenColour grey = { 0x76 / 255.0, 0x76 / 255.0, 0x76 / 255.0, 1 };

  g_assert_cmpfloat_with_epsilon (
      tengen_paint_get_contrast (&white, &black), 21, 1e-6);
  g_assert_cmpfloat_with_epsilon (
      tengen_paint_get_contrast (&grey, &white), 4.54, 0.01);
  g_assert_cmpfloat_with_epsilon (
      tengen_paint_get_contrast (&black, &black), 1, 1e-6);
}

/* How much of the larger outline of two stones is not part of both, in percent,
 * whatever their colours. */
static int
compare_outlines (const TengenPaintTheme *theme, double radius)
{
  TengenPaintMetrics m = { .scale = 1, .radius = radius, .line = 1 };
  double side = 2 * ceil (radius + 1);
  cairo_t *stones[2];
  int most = 0;
  int differ = 0;

  for (int i = 0; i < 2; i++)
    {
      stones[i] = canvas_new (side, side, 1);
      cairo_translate (stones[i], side / 2, side / 2);
      tengen_paint_piece (stones[i],
                          &m,
                          theme,
                          i == 0 ? TENGEN_PIECE_BLACK : TENGEN_PIECE_WHITE);
    }
  for (int i = 0; i < side * side; i++)
    {
      int x = i % (int) side;
      int y = i / (int) side;
      gboolean black = canvas_get (stones[0], x, y) >> 24 > 0x80;
      gboolean white = canvas_get (stones[1], x, y) >> 24 > 0x80;

      most += black || white;
      differ += black != white;
    }
  cairo_destroy (stones[0]);
  cairo_destroy (stones[1]);
  return 100 * differ / most;
}

/* Without any brightness too, and in small pictures. */
static void
test_outlines (void)
{
  const double radii[] = { 4, 9, 30 };

  for (gsize i = 0; i < G_N_ELEMENTS (radii); i++)
    {
      const TengenPaintTheme *theme =
          tengen_paint_theme_get (TENGEN_PAINT_THEME_DISTINCT, FALSE);

      g_assert_cmpint (compare_outlines (theme, radii[i]), >=, 10);
      theme = tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);
      g_assert_cmpint (compare_outlines (theme, radii[i]), <=, 2);
    }
}

/* Grounds without grain are of one colour, and all looks are different ones. */
static void
test_grounds (void)
{
  cairo_t *looks[TENGEN_PAINT_THEME_LAST];
  TengenPaintMetrics m;

  for (int id = 0; id < TENGEN_PAINT_THEME_LAST; id++)
    {
      TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
      guint32 one, other;

      style.theme = (TengenPaintThemeId) id;
      looks[id] = draw_ground (&style, &m);
      one = canvas_get (looks[id], m.left + 9, m.top + 9);
      other = canvas_get (looks[id], m.left + 299, m.top + 299);
      g_assert_cmpuint (one >> 24, ==, 0xFF);
      if (tengen_paint_style_get_theme (&style)->ground ==
          TENGEN_PAINT_GROUND_PLAIN)
        g_assert_cmphex (one, ==, other);
      else
        g_assert_cmphex (one, !=, other);
      for (int i = 0; i < id; i++)
        g_assert_cmpint (
            canvas_differ (looks[i], looks[id], 8), >, SIZE * SIZE / 2);
    }
  for (int id = 0; id < TENGEN_PAINT_THEME_LAST; id++)
    cairo_destroy (looks[id]);
}

/* How many points of a pupil's picture are lighter, or darker, than the other
 * colour of stone would be. */
static int
count_drawn (const TengenPaintTheme *theme, guint picture)
{
  cairo_t *with = canvas_new (100, 100, 1);
  cairo_t *without = canvas_new (100, 100, 1);
  gboolean black = picture % 2 == 0;
  int n = 0;

  cairo_translate (with, 50, 50);
  cairo_translate (without, 50, 50);
  tengen_paint_pupil (with, 48, theme, picture);
  tengen_paint_stone (without,
                      48,
                      theme,
                      black ? TENGEN_STONE_BLACK : TENGEN_STONE_WHITE,
                      (int) (picture % 4));
  for (int i = 0; i < 100 * 100; i++)
    {
      int difference = canvas_light (with, i % 100, i / 100) -
                       canvas_light (without, i % 100, i / 100);

      n += black ? difference > 100 : difference < -100;
    }
  cairo_destroy (with);
  cairo_destroy (without);
  return n;
}

/* Each picture of a pupil is seen on its stone. */
static void
test_pupils (void)
{
  for (int id = 0; id < TENGEN_PAINT_THEME_LAST; id++)
    for (guint picture = 0; picture < TENGEN_PAINT_PUPILS; picture++)
      {
        g_test_message ("theme %d, picture %u", id, picture);
        g_assert_cmpint (
            count_drawn (tengen_paint_theme_get (id, FALSE), picture), >, 200);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/contrast", test_contrast);
  g_test_add_func ("/theme/ground", test_ground);
  g_test_add_func ("/theme/stones", test_stones);
  g_test_add_func ("/theme/signs", test_signs);
  g_test_add_func ("/theme/plates", test_plates);
  g_test_add_func ("/theme/choice", test_choice);
  g_test_add_func ("/theme/outlines", test_outlines);
  g_test_add_func ("/theme/grounds", test_grounds);
  g_test_add_func ("/theme/pupils", test_pupils);
  return g_test_run ();
}
