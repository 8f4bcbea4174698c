/* SPDX-FileCopyrightText: The Tengen authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-paint-export: boards as files: formats, sizes, parts, moving pictures
 */
#define _GNU_SOURCE
#include <gif_lib.h>
#include <string.h>

#include "tengen-paint-export.h"
#include "tengen-paint-part.h"
#include "tengen-test-canvas.h"

/* How far a pixel of a GIF may be from what was painted: mostly, at all. */
#define NEAR 14
#define FAR 60

static void
start (TengenPaintExport *export, TengenPaintExportFormat format, double size)
{
  *export = (TengenPaintExport){ .format = format,
                                 .size = size,
                                 .style = TENGEN_PAINT_STYLE_INIT,
                                 .delay_ms = 250,
                                 .last_ms = 1000,
                                 .loops = TRUE };
}

static GPtrArray *
views_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tengen_view_free);
}

/* Boards on which one stone after the other lies; the last is as before. */
static GPtrArray *
make_line (guint n)
{
  GPtrArray *views = views_new ();

  for (guint i = 0; i < n; i++)
    {
      TengenView *view =
          i > 0 ? tengen_view_copy (g_ptr_array_index (views, i - 1))
                : tengen_view_new (9, 9);
      guint point = (i * 31 + 4) % 81;

      if (i + 1 < n)
        {
          view->stones[point] = (guint8) (i % 2 + 1);
          view->numbers[point] = (guint16) (i + 1);
        }
      g_ptr_array_add (views, view);
    }
  return views;
}

/* --- Stills --- */

static void
test_formats (void)
{
  TengenPaintExportFormat format;

  g_assert_true (tengen_paint_export_find ("a.PNG", &format));
  g_assert_cmpint (format, ==, TENGEN_PAINT_EXPORT_PNG);
  g_assert_true (tengen_paint_export_find ("a.b.tex", &format));
  g_assert_cmpint (format, ==, TENGEN_PAINT_EXPORT_LATEX);
  g_assert_false (tengen_paint_export_find ("gif", &format));
  for (guint i = 0; i < TENGEN_PAINT_EXPORT_LAST; i++)
    {
      const char *ending = tengen_paint_export_get_ending (i);

      g_assert_true (tengen_paint_export_find (ending, &format));
      g_assert_cmpint (format, ==, (int) i);
    }
}

/* The longer side is exactly as large as was asked, at every size; the board
 * is cut to its wood, with as much around it at all sides. */
static void
test_sizes (void)
{
  static const int sizes[] = { 64, 100, 128, 257, 1024 };
  static const int boards[][2] = {
    { 19, 19 }, { 9, 9 }, { 9, 5 }, { 3, 12 }, { 15, 15 }
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        g_autoptr (TengenView) view =
            tengen_view_new (boards[i][0], boards[i][1]);
        TengenPaintExport export;
        double width, height;

        start (&export, TENGEN_PAINT_EXPORT_PNG, sizes[j]);
        tengen_paint_export_measure (&export, view, &width, &height);
        g_assert_cmpfloat (MAX (width, height), ==, sizes[j]);
        g_assert_cmpfloat (MIN (width, height), >, sizes[j] / 6.0);
        g_assert_true ((width > height) == (boards[i][0] > boards[i][1]));
      }
}

static void
check_corners (cairo_t *cr, double width, double height)
{
  guint32 paper = canvas_get (cr, 0, 0);

  g_assert_cmphex (canvas_get (cr, width - 1, 0), ==, paper);
  g_assert_cmphex (canvas_get (cr, 0, height - 1), ==, paper);
  g_assert_cmphex (canvas_get (cr, width - 1, height - 1), ==, paper);
}

/* A drawing is laid out at one size and made smaller: what is in it is at the
 * same places at every size. */
static void
test_shapes (void)
{
  g_autoptr (TengenView) view = tengen_view_new (9, 9);
  TengenPaintExport large, small;
  double width, height, other, same;

  start (&large, TENGEN_PAINT_EXPORT_SVG, 1200);
  start (&small, TENGEN_PAINT_EXPORT_SVG, 300);
  view->stones[40] = TENGEN_STONE_BLACK;
  tengen_paint_export_measure (&large, view, &width, &height);
  tengen_paint_export_measure (&small, view, &other, &same);
  g_assert_cmpfloat_with_epsilon (other, width / 4, 1e-6);
  g_assert_cmpfloat_with_epsilon (same, height / 4, 1e-6);
  {
    cairo_t *cr = canvas_new (other, same, 1);

    tengen_paint_export_draw (&small, view, cr);
    check_corners (cr, other, same);
    g_assert_cmpint (canvas_light (cr, other / 2, same / 2), <, 110);
    g_assert_cmpint (canvas_warmth (cr, other / 4, same / 4), >, 30);
    cairo_destroy (cr);
  }
}

/* A corner is larger than the whole, and where the board goes on there is wood
 * to the end. */
static void
test_part (void)
{
  static const int part[] = { 0, 4, 0, 4 };
  g_autoptr (TengenView) view = tengen_view_new (9, 9);
  TengenPaintExport export;
  double width, height;
  cairo_t *cr;

  view->stones[2 * 9 + 2] = TENGEN_STONE_BLACK;
  view->stones[8 * 9 + 8] = TENGEN_STONE_BLACK;
  tengen_view_cut (view, part);
  start (&export, TENGEN_PAINT_EXPORT_PNG, 300);
  export.style.coordinates = TENGEN_PAINT_NO_COORDINATES;
  tengen_paint_export_measure (&export, view, &width, &height);
  cr = canvas_new (width, height, 1);
  tengen_paint_export_draw (&export, view, cr);
  g_assert_cmpint (canvas_light (cr, width / 2, height / 2), <, 110);
  g_assert_cmpint (canvas_light (cr, width / 2 - 20, height / 2), <, 110);
  g_assert_cmpint (canvas_warmth (cr, width - 8, height / 3), >, 30);
  g_assert_cmpint (canvas_light (cr, width - 8, height - 8), >, 120);
  cairo_destroy (cr);
}

static void
test_find_part (void)
{
  static const int part[] = { 1, 2, 3, 4 };
  g_autoptr (TengenView) view = tengen_view_new (5, 7);
  TengenMarkupLine in = { .from = 16, .to = 22 };
  TengenMarkupLine out = { .from = 16, .to = 0 };
  int found[4];

  g_assert_true (tengen_view_is_whole (view));
  g_array_append_val (view->lines, out);
  g_array_append_val (view->lines, in);
  g_array_append_val (view->lines, out);
  tengen_view_cut (view, part);
  g_assert_false (tengen_view_is_whole (view));
  tengen_view_find_part (view, found);
  g_assert_cmpmem (found, sizeof found, part, sizeof part);
  g_assert_cmpuint (view->lines->len, ==, 1);
  g_assert_cmpint (g_array_index (view->lines, TengenMarkupLine, 0).to, ==, 22);
}

static void
test_text (void)
{
  g_autoptr (TengenView) view = tengen_view_new (20, 20);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) views = views_new ();
  g_autofree char *text = NULL;
  TengenPaintExport export;

  start (&export, TENGEN_PAINT_EXPORT_ASCII, 0);
  view->stones[0] = TENGEN_STONE_BLACK;
  view->dead[0] = 1;
  view->stones[1] = TENGEN_STONE_WHITE;
  view->marks[1] = TENGEN_VIEW_MARK_LAST;
  view->stones[2] = TENGEN_STONE_WHITE;
  view->hidden[2] = 1;
  text = tengen_paint_export_text (&export, view, NULL);
  g_assert_true (g_str_has_prefix (text, "$$Bc20\n"));
  g_assert_nonnull (strstr (text, "$$ | Z W . . "));
  export.format = TENGEN_PAINT_EXPORT_LATEX;
  g_ptr_array_add (views, g_steal_pointer (&view));
  g_assert_null (
      tengen_paint_export_write (&export, views, NULL, NULL, &error));
  g_assert_error (
      error, TENGEN_PAINT_EXPORT_ERROR, TENGEN_PAINT_EXPORT_ERROR_BOARD);
}

/* --- Moving pictures --- */

typedef struct
{
  const GByteArray *bytes;
  gsize at;
} Source;

static int
read_cb (GifFileType *file, GifByteType *data, int length)
{
  Source *source = file->UserData;
  gsize n = MIN ((gsize) length, source->bytes->len - source->at);

  memcpy (data, source->bytes->data + source->at, n);
  source->at += n;
  return (int) n;
}

/* Puts a frame upon the ones before, as a viewer does. */
static void
lay_frame (const GifFileType *gif, int index, guint32 *pixels)
{
  const SavedImage *image = &gif->SavedImages[index];
  const GifImageDesc *box = &image->ImageDesc;
  GraphicsControlBlock control;

  g_assert_cmpint (
      DGifSavedExtensionToGCB ((GifFileType *) gif, index, &control),
      ==,
      GIF_OK);
  g_assert_cmpint (control.DisposalMode, ==, DISPOSE_DO_NOT);
  for (int y = 0; y < box->Height; y++)
    for (int x = 0; x < box->Width; x++)
      {
        int value = image->RasterBits[y * box->Width + x];
        const GifColorType *colour = &gif->SColorMap->Colors[value];

        if (value == control.TransparentColor)
          continue;
        pixels[(box->Top + y) * gif->SWidth + box->Left + x] =
            (guint32) colour->Red << 16 | (guint32) colour->Green << 8 |
            colour->Blue;
      }
}

static int
get_difference (guint32 one, guint32 other)
{
  int most = 0;

  for (int shift = 0; shift < 24; shift += 8)
    most =
        MAX (most,
             ABS ((int) (one >> shift & 0xFF) - (int) (other >> shift & 0xFF)));
  return most;
}

/* A frame looks like the board painted alone. */
static void
check_frame (const TengenPaintExport *export,
             const GifFileType *gif,
             const TengenView *view,
             const guint32 *pixels)
{
  cairo_t *cr = canvas_new (gif->SWidth, gif->SHeight, 1);
  int n_far = 0, most = 0;

  tengen_paint_export_draw (export, view, cr);
  for (int y = 0; y < gif->SHeight; y++)
    for (int x = 0; x < gif->SWidth; x++)
      {
        int difference =
            get_difference (canvas_get (cr, x, y), pixels[y * gif->SWidth + x]);

        n_far += difference > NEAR;
        most = MAX (most, difference);
      }
  g_assert_cmpint (n_far * 100, <, gif->SWidth * gif->SHeight);
  g_assert_cmpint (most, <, FAR);
  cairo_destroy (cr);
}

static GifFileType *
decode (Source *source)
{
  int error = 0;
  GifFileType *gif = DGifOpen (source, read_cb, &error);

  g_assert_nonnull (gif);
  g_assert_cmpint (DGifSlurp (gif), ==, GIF_OK);
  return gif;
}

static int
get_delay (const GifFileType *gif, int index)
{
  GraphicsControlBlock control;

  DGifSavedExtensionToGCB ((GifFileType *) gif, index, &control);
  return control.DelayTime;
}

static void
check_film (TengenPaintThemeId theme, guint n, double size)
{
  g_autoptr (GPtrArray) views = make_line (n);
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree guint32 *pixels = NULL;
  TengenPaintExport export;
  Source source = { 0 };
  GifFileType *gif;

  start (&export, TENGEN_PAINT_EXPORT_GIF, size);
  export.style.theme = theme;
  bytes = tengen_paint_export_write (&export, views, NULL, NULL, &error);
  g_assert_no_error (error);
  source.bytes = bytes;
  gif = decode (&source);
  g_assert_cmpuint (gif->ImageCount, ==, n);
  g_assert_cmpint (MAX (gif->SWidth, gif->SHeight), ==, (int) size);
  pixels = g_new0 (guint32, gif->SWidth * gif->SHeight);
  for (int i = 0; i < gif->ImageCount; i++)
    {
      const GifImageDesc *box = &gif->SavedImages[i].ImageDesc;

      lay_frame (gif, i, pixels);
      check_frame (&export, gif, g_ptr_array_index (views, i), pixels);
      g_assert_cmpint (
          get_delay (gif, i), ==, i + 1 < gif->ImageCount ? 25 : 100);
      if (i > 0)
        g_assert_cmpint (
            box->Width * box->Height, <, gif->SWidth * gif->SHeight / 20);
    }
  g_assert_cmpint (gif->SavedImages[n - 1].ImageDesc.Width, ==, 1);
  DGifCloseFile (gif, NULL);
}

static void
test_film (void)
{
  check_film (TENGEN_PAINT_THEME_WOOD, 8, 240);
  check_film (TENGEN_PAINT_THEME_DARK, 3, 150);
}

/* Pictures that begin again say so, others do not. */
static void
test_loops (void)
{
  g_autoptr (GPtrArray) views = make_line (2);
  TengenPaintExport export;

  start (&export, TENGEN_PAINT_EXPORT_GIF, 64);
  for (int loops = 0; loops < 2; loops++)
    {
      g_autoptr (GByteArray) bytes = NULL;

      export.loops = loops;
      bytes = tengen_paint_export_write (&export, views, NULL, NULL, NULL);
      g_assert_true ((memmem (bytes->data, bytes->len, "NETSCAPE2.0", 11) !=
                      NULL) == (loops != 0));
    }
}

static gboolean
stop_cb (guint done, guint total, gpointer data)
{
  guint *seen = data;

  g_assert_cmpuint (done, ==, *seen);
  g_assert_cmpuint (total, ==, 5);
  return ++*seen < 3;
}

static void
test_stop (void)
{
  g_autoptr (GPtrArray) views = make_line (5);
  g_autoptr (GError) error = NULL;
  TengenPaintExport export;
  guint seen = 0;

  start (&export, TENGEN_PAINT_EXPORT_GIF, 64);
  g_assert_null (
      tengen_paint_export_write (&export, views, stop_cb, &seen, &error));
  g_assert_error (
      error, TENGEN_PAINT_EXPORT_ERROR, TENGEN_PAINT_EXPORT_ERROR_STOPPED);
  g_assert_cmpuint (seen, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paint/export/formats", test_formats);
  g_test_add_func ("/paint/export/sizes", test_sizes);
  g_test_add_func ("/paint/export/shapes", test_shapes);
  g_test_add_func ("/paint/export/part", test_part);
  g_test_add_func ("/paint/export/find-part", test_find_part);
  g_test_add_func ("/paint/export/text", test_text);
  g_test_add_func ("/paint/export/film", test_film);
  g_test_add_func ("/paint/export/loops", test_loops);
  g_test_add_func ("/paint/export/stop", test_stop);
  return g_test_run ();
}
