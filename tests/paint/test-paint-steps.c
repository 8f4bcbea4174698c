/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-steps: steps of a count as boards, heaps, pages and files
 */
#include "tengen-paint-steps.h"

#include <string.h>

#include "cff-leak.h"
#include "board-picture.h"
#include "tengen-paint-steps-tray.h"
#include "tengen-test-canvas.h"

static TengenPaintSteps *
make_steps (const char *rules_text)
{
  const TengenGoCounters past = { .prisoners = { 0, 2, 0 } };
  g_autoptr (TengenBoard) board =
      tengen_picture_parse (".X.XO/XXXXO/..XO./XXXOO/OOOO.", NULL);
  TengenGoRules rules;

  g_assert_true (tengen_go_rules_parse (rules_text, &rules));
  return tengen_paint_steps_new (
      board, tengen_go_count_new (board, &rules, &past, NULL, 0, 0), &rules);
}

static guint
find_step (const TengenPaintSteps *self, TengenGoStepCode code)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (tengen_paint_steps_get (self, i)->code == code)
      return i;
  g_assert_not_reached ();
}

static void
test_view (void)
{
  g_autoptr (TengenPaintSteps) self = make_steps ("japan");
  guint back = find_step (self, TENGEN_GO_STEP_BACK);
  g_autoptr (TengenView) stop = tengen_paint_steps_make_view (self, 0);
  g_autoptr (TengenView) land = tengen_paint_steps_make_view (
      self, find_step (self, TENGEN_GO_STEP_TERRITORY));
  g_autoptr (TengenView) filled = tengen_paint_steps_make_view (self, back);
  int n_put = 0;

  g_assert_cmpint (stop->owner[0], ==, TENGEN_STONE_NONE);
  g_assert_cmpint (land->owner[0], ==, TENGEN_STONE_BLACK);
  g_assert_cmpint (land->owner[14], ==, TENGEN_STONE_WHITE);
  for (int i = 0; i < 25; i++)
    if (filled->marks[i] == TENGEN_VIEW_MARK_CIRCLE)
      {
        g_assert_cmpint (filled->stones[i], ==, TENGEN_STONE_BLACK);
        g_assert_cmpint (filled->owner[i], ==, TENGEN_STONE_NONE);
        n_put++;
      }
  g_assert_cmpint (n_put, ==, 2);
}

/* Stones lie in full rows of ten, and all of them fit. */
static void
test_fit (void)
{
  for (int n = 0; n < 400; n += 7)
    {
      const int counts[] = { n, 0, n / 2 };
      int columns;
      double size = tengen_paint_steps_tray_fit (counts, 3, 300, 120, &columns);
      int rows = (n + columns - 1) / columns + (n / 2 + columns - 1) / columns;

      g_assert_cmpint (columns % 10, ==, 0);
      g_assert_cmpfloat (size, >, 0);
      g_assert_cmpfloat (size * columns, <=, 300.001);
      g_assert_cmpfloat (size * rows, <=, 120.001);
    }
}

static void
test_tray (void)
{
  g_autoptr (TengenPaintSteps) self = make_steps ("japan");
  const TengenGoStep *stop = tengen_paint_steps_get (self, 0);
  const TengenGoStep *back =
      tengen_paint_steps_get (self, find_step (self, TENGEN_GO_STEP_BACK));
  const TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *full = canvas_new (400, 100, 1);
  cairo_t *empty = canvas_new (400, 100, 1);
  g_autofree char *text = tengen_paint_steps_tray_text (stop);

  tengen_paint_steps_tray (stop, &style, NULL, 400, 100, full);
  tengen_paint_steps_tray (back, &style, NULL, 400, 100, empty);
  g_assert_nonnull (strchr (text, '2'));
  /* two black stones in White's lid, to the right, and none after it */
  g_assert_cmpint (canvas_light (full, 212 + 11, 20 + 11), <, 90);
  g_assert_cmpuint (canvas_get (full, 212 + 11, 20 + 11) >> 24, ==, 255);
  g_assert_cmpuint (canvas_get (full, 212 + 55, 20 + 11) >> 24, ==, 0);
  g_assert_cmpuint (canvas_get (empty, 212 + 11, 20 + 11) >> 24, ==, 0);
  cairo_destroy (full);
  cairo_destroy (empty);
}

/* On a dark ground black stones have an edge that is seen. */
static void
test_dark_tray (void)
{
  g_autoptr (TengenPaintSteps) self = make_steps ("japan");
  const TengenGoStep *stop = tengen_paint_steps_get (self, 0);
  TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *cr = canvas_new (400, 100, 1);

  style.dark = TRUE;
  tengen_paint_steps_tray (stop, &style, NULL, 400, 100, cr);
  g_assert_cmpint (canvas_light (cr, 212 + 11, 20 + 11), <, 90);
  g_assert_cmpint (canvas_light (cr, 212 + 11, 20 + 1), >, 110);
  g_assert_cmpint (canvas_light (cr, 212 + 1, 20 + 11), >, 110);
  cairo_destroy (cr);
}

/* Points as bright as a white stone. */
static int
count_bright (const TengenGoStep *step)
{
  const TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *cr = canvas_new (400, 100, 1);
  int n = 0;

  tengen_paint_steps_tray (step, &style, NULL, 400, 100, cr);
  for (int i = 0; i < 400 * 100; i++)
    n += canvas_get (cr, i % 400, i / 400) >> 24 == 255 &&
         canvas_light (cr, i % 400, i / 400) > 200;
  cairo_destroy (cr);
  return n;
}

/* Stones beside the board are of the side that put them there. */
static void
test_beside (void)
{
  TengenGoStep step = { .bowl = { 0, -1, -1 } };
  int white;

  step.beside[TENGEN_STONE_WHITE] = 4;
  white = count_bright (&step);
  step.beside[TENGEN_STONE_WHITE] = 0;
  step.beside[TENGEN_STONE_BLACK] = 4;
  g_assert_cmpint (white, >, 100);
  g_assert_cmpint (count_bright (&step), <, white / 4);
}

static void
check_bytes (const TengenPaintSteps *self,
             guint index,
             TengenPaintFormat format,
             const char *start)
{
  const TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  g_autoptr (GBytes) bytes =
      tengen_paint_steps_write (self, index, &style, format);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_cmpuint (size, >, 1000);
  g_assert_true (memcmp (data, start, strlen (start)) == 0);
}

static void
test_write (void)
{
  g_autoptr (TengenPaintSteps) self = make_steps ("1-2");

  check_bytes (self, 0, TENGEN_PAINT_FORMAT_PNG, "\x89PNG");
  check_bytes (self, self->steps->len - 1, TENGEN_PAINT_FORMAT_SVG, "<?xml");
  check_bytes (self, 0, TENGEN_PAINT_FORMAT_PDF, "%PDF");
}

/* Every set can be painted to its end. */
static void
test_all_rules (void)
{
  const TengenPaintStyle style = TENGEN_PAINT_STYLE_INIT;
  cairo_t *cr = canvas_new (128, 90, 1);

  cairo_scale (cr, 0.1, 0.1);
  for (guint i = 0; i < tengen_go_rules_get_n_named (); i++)
    {
      g_autoptr (TengenPaintSteps) self =
          make_steps (tengen_go_rules_get_named (i)->id);

      tengen_paint_steps_page (self, self->steps->len - 1, &style, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
    }
  cairo_destroy (cr);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/steps/view", test_view);
  g_test_add_func ("/paint/steps/fit", test_fit);
  g_test_add_func ("/paint/steps/tray", test_tray);
  g_test_add_func ("/paint/steps/tray/dark", test_dark_tray);
  g_test_add_func ("/paint/steps/tray/beside", test_beside);
  g_test_add_func ("/paint/steps/write", test_write);
  g_test_add_func ("/paint/steps/all-rules", test_all_rules);
  return g_test_run ();
}
