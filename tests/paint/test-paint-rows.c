/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-rows: places in rows, looks, what is seen of a tally
 */
#include "tengen-paint-rows.h"

#include "board-picture.h"
#include "tengen-test-canvas.h"

#define WIDTH 420
#define HEIGHT 300

static const TengenGoCounters none = { .first_passer = TENGEN_STONE_NONE };

static void
draw_part (const TengenPaintRows *self,
           const TengenPaintTheme *theme,
           const TengenGoTally *tally,
           const TengenPaintRowsPart *part,
           cairo_t *cr)
{
  cairo_save (cr);
  cairo_translate (cr, part->box.x, part->box.y);
  tengen_paint_rows_thing (self, theme, part->look, &part->box, cr);
  if (part->numbered)
    tengen_paint_rows_number (
        self,
        theme,
        &g_array_index (tally->items, TengenGoTallyItem, part->item),
        &part->box,
        cr);
  cairo_restore (cr);
}

/* Trays and all that is laid out in them; at the end the frame too, as a view of
 * a tally draws them. */
static void
draw_rows (const TengenPaintRows *self,
           const TengenPaintTheme *theme,
           const TengenColour *ink,
           const TengenGoTally *tally,
           guint ticks,
           cairo_t *cr)
{
  g_autoptr (GArray) parts = tengen_paint_rows_list (self, tally, ticks);

  tengen_paint_rows_trays (self, theme, ink, cr);
  for (guint i = 0; i < parts->len; i++)
    draw_part (
        self, theme, tally, &g_array_index (parts, TengenPaintRowsPart, i), cr);
  if (ticks >= tally->n_ticks)
    tengen_paint_rows_rest (self, theme, tally, cr);
}

static TengenGoTally *
make_tally (const char *picture, const char *rules_text, int komi_x2)
{
  g_autoptr (TengenBoard) board = tengen_picture_parse (picture, NULL);
  g_autoptr (TengenGoCount) count = NULL;
  g_autoptr (TengenAccount) account = NULL;
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  count = tengen_go_count_new (board, &rules, &none, NULL, komi_x2, 0);
  account = tengen_account_new (count, &rules);
  return tengen_go_tally_new (board, count, account);
}

/* 14 black stones and 4 white ones. */
static TengenGoTally *
make_stones (void)
{
  return make_tally ("XXXXXXX/XXXXXXX/......./OOOO...", "pure", 0);
}

static void
test_places (void)
{
  g_autoptr (TengenGoTally) tally = make_stones ();
  TengenPaintRows rows;
  TengenPaintRowsBox first, below, last, next;

  tengen_paint_rows_init (&rows, tally, 10, WIDTH, HEIGHT, 1);
  g_assert_cmpint (rows.n_trays, ==, 2);
  g_assert_cmpint (rows.n_sides, ==, 2);
  tengen_paint_rows_get_box (&rows, TENGEN_STONE_WHITE, 0, 2, &first);
  tengen_paint_rows_get_box (&rows, TENGEN_STONE_BLACK, 0, 2, &below);
  tengen_paint_rows_get_box (&rows, TENGEN_STONE_BLACK, 18, 5, &last);
  tengen_paint_rows_get_box (&rows, TENGEN_STONE_BLACK, 20, 3, &next);
  g_assert_cmpfloat (below.x, ==, first.x);
  g_assert_cmpfloat (below.y, ==, first.y + rows.cell);
  g_assert_cmpfloat (last.x, ==, first.x + 9 * rows.cell);
  g_assert_cmpint (last.length_x2, ==, 2);
  g_assert_cmpfloat (next.x, ==, first.x);
  g_assert_cmpfloat (next.y, >, below.y + rows.cell);
  g_assert_cmpfloat (next.width, ==, 1.5 * rows.cell);
}

/* Everything is in the room, whatever its shape, and as large as can be. */
static void
test_fit (void)
{
  g_autoptr (TengenGoTally) tally = make_stones ();

  for (int width = 100; width < 900; width += 90)
    for (int row = 5; row <= 10; row += 5)
      {
        TengenPaintRowsBox box;
        TengenPaintRows rows;
        int last = 2 * row * ((27 + 2 * row) / (2 * row)) - 2;

        tengen_paint_rows_init (&rows, tally, row, width, 200, 2);
        tengen_paint_rows_get_box (&rows, TENGEN_STONE_BLACK, last, 2, &box);
        g_assert_cmpfloat (rows.x, >=, 0);
        g_assert_cmpfloat (rows.y, >=, 0);
        g_assert_cmpfloat (box.x + box.width, <=, width);
        g_assert_cmpfloat (box.y + box.height, <=, 200);
        g_assert_true (rows.cell * (rows.across * row + 2) > width ||
                       rows.cell * 3.5 * rows.n_trays / rows.across > 120);
      }
}

/* One side alone has a row of its own. */
static void
test_one_side (void)
{
  g_autoptr (TengenGoTally) tally = make_stones ();
  TengenPaintRows rows;

  tengen_go_tally_narrow (tally, TENGEN_STONE_BLACK, ~0u);
  tengen_paint_rows_init (&rows, tally, 5, WIDTH, HEIGHT, 1);
  g_assert_cmpint (rows.n_sides, ==, 1);
  g_assert_cmpint (rows.first, ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (rows.n_trays, ==, 3);
}

static int
light_at (cairo_t *cr, const TengenPaintRows *rows, TengenStone side, int x2)
{
  TengenPaintRowsBox box;

  tengen_paint_rows_get_box (rows, side, x2, 2, &box);
  return canvas_light (cr, box.x + box.width / 2, box.y + box.height / 2);
}

/* What is counted lies in its row and nothing else does. */
static void
test_seen (void)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);
  g_autoptr (TengenGoTally) tally = make_stones ();
  cairo_t *cr = canvas_new (WIDTH, HEIGHT, 1);
  TengenPaintRows rows;

  tengen_paint_rows_init (&rows, tally, 10, WIDTH, HEIGHT, 1);
  draw_rows (&rows, theme, &theme->ink_dark, tally, 3, cr);
  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (light_at (cr, &rows, TENGEN_STONE_BLACK, 2 * i), <, 110);
      g_assert_cmpint (light_at (cr, &rows, TENGEN_STONE_WHITE, 2 * i), >, 225);
    }
  cairo_destroy (cr);
  cr = canvas_new (WIDTH, HEIGHT, 1);
  draw_rows (&rows, theme, &theme->ink_dark, tally, 14, cr);
  g_assert_cmpint (light_at (cr, &rows, TENGEN_STONE_BLACK, 26), <, 110);
  g_assert_cmpint (light_at (cr, &rows, TENGEN_STONE_WHITE, 6), >, 225);
  cairo_destroy (cr);
}

/* The frame around what is more is seen at the end only. */
static void
test_rest (void)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);
  g_autoptr (TengenGoTally) tally = make_stones ();
  cairo_t *with = canvas_new (WIDTH, HEIGHT, 1);
  cairo_t *without = canvas_new (WIDTH, HEIGHT, 1);
  TengenPaintRowsBox box;
  TengenPaintRows rows;

  tengen_paint_rows_init (&rows, tally, 10, WIDTH, HEIGHT, 1);
  draw_rows (&rows, theme, &theme->ink_dark, tally, 13, without);
  draw_rows (&rows, theme, &theme->ink_dark, tally, 14, with);
  tengen_paint_rows_get_box (&rows, TENGEN_STONE_BLACK, 8, 12, &box);
  g_assert_cmpint (canvas_warmth (with, box.x + box.width / 2, box.y), <, 0);
  g_assert_cmpint (canvas_warmth (without, box.x + box.width / 2, box.y), >, 0);
  cairo_destroy (with);
  cairo_destroy (without);
}

/* Komi is one plate; it goes on in the next tray, with its number once. */
static void
test_plate (void)
{
  g_autoptr (TengenGoTally) tally =
      make_tally ("XX.OO/XX.OO/XX.OO/XX.OO", "china", 15);
  TengenPaintRows rows;
  g_autoptr (GArray) parts = NULL;
  guint n_numbers = 0;

  tengen_paint_rows_init (&rows, tally, 5, WIDTH, HEIGHT, 1);
  parts = tengen_paint_rows_list (&rows, tally, G_MAXUINT);
  for (guint i = 0; i < parts->len; i++)
    {
      const TengenPaintRowsPart *part =
          &g_array_index (parts, TengenPaintRowsPart, i);

      if (!part->numbered)
        continue;
      n_numbers++;
      g_assert_cmpint (part->look, ==, TENGEN_ROWS_LOOK_PLATE_WHITE);
      g_assert_cmpint (part->box.length_x2, ==, 10);
    }
  g_assert_cmpuint (n_numbers, ==, 1);
}

static int
has_ink (TengenPaintRowsLook look, double width)
{
  const TengenPaintTheme *theme =
      tengen_paint_theme_get (TENGEN_PAINT_THEME_WOOD, FALSE);
  const TengenPaintRows rows = { .row = 10, .cell = 40, .scale = 1 };
  const TengenPaintRowsBox box = { .width = width, .height = 40 };
  cairo_t *empty = canvas_new (40, 40, 1);
  cairo_t *cr = canvas_new (40, 40, 1);
  int n;

  tengen_paint_rows_thing (&rows, theme, look, &box, cr);
  n = canvas_differ (cr, empty, 8);
  for (int y = 0; y < 40; y++)
    for (int x = (int) width; x < 40; x++)
      g_assert_cmpuint (canvas_get (cr, x + 0.5, y + 0.5) >> 24, ==, 0);
  cairo_destroy (empty);
  cairo_destroy (cr);
  return n;
}

/* A half is drawn as a half, and never beside its place. */
static void
test_looks (void)
{
  for (TengenPaintRowsLook look = 0; look < TENGEN_ROWS_LOOK_LAST; look++)
    {
      int whole = has_ink (look, 40);
      int half = has_ink (look, 20);

      g_assert_cmpint (whole, >, 100);
      g_assert_cmpint (half, >, whole / 4);
      g_assert_cmpint (half, <, whole * 3 / 4);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/rows/places", test_places);
  g_test_add_func ("/paint/rows/fit", test_fit);
  g_test_add_func ("/paint/rows/one-side", test_one_side);
  g_test_add_func ("/paint/rows/seen", test_seen);
  g_test_add_func ("/paint/rows/rest", test_rest);
  g_test_add_func ("/paint/rows/plate", test_plate);
  g_test_add_func ("/paint/rows/looks", test_looks);
  return g_test_run ();
}
